//! The talk before a game.

use crate::{App, pages::table::said as said_line, regions::Region, visitor::Visitor};
use maud::{Markup, html};
use table::{Table, people::CHAT_LIMIT};

/// How much of it stands on the page.
const RECENT: usize = 50;

/// What people said, newest first, as at the table: what has just been said is in sight.
pub fn said(app: &App, visitor: &Visitor, table: &Table) -> Region<'static> {
    let heard = table.talk().filter(|(_, person, ..)| !visitor.mutes(person));
    let recent: Vec<_> = heard.rev().take(RECENT).collect();
    Region::new(
        "chat",
        html! {
            ul .chat.scroll-y data-keep="chat" tabindex="0" aria-label=(visitor.t("table-talk")) {
                @if recent.is_empty() { li .dim { (visitor.t("table-nobody-said")) } }
                @for one in recent { (said_line(app, visitor.tongue(), one)) }
            }
        },
    )
}

/// The box they stand in. The field is no part of the region: nobody's half-written line is to be replaced.
pub fn talk(visitor: &Visitor, table: &Table, said: &Markup) -> Markup {
    let concerned = visitor.person.as_ref().is_some_and(|person| table.concerned().contains(&person.id));
    html! {
        section .card {
            h2 { (visitor.t("table-talk")) }
            (said)
            @if concerned {
                form .chat-form method="post" action={ "/table/" (table.id()) "/chat" } data-live data-clear {
                    input name="text" required maxlength=(CHAT_LIMIT) autocomplete="off" aria-label=(visitor.t("table-say"))
                        placeholder=(visitor.t("table-say"));
                    button .btn { (visitor.t("table-send")) }
                }
            } @else {
                p .hint { (visitor.t("room-talk-seated")) }
            }
        }
    }
}
