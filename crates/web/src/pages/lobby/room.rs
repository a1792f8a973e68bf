//! The room where people take their chairs: seats, bots, the invitation, the start.

use super::{join::invitation, new::program_rule};
use crate::{App, art, regions::Region, visitor::Visitor};
use game::phrase;
use maud::{Markup, html};
use table::{Holder, Table, people::NAME_LIMIT};

/// The regions of a table that has not begun.
pub fn room(app: &App, visitor: &Visitor, table: &Table) -> Vec<Region<'static>> {
    vec![Region::new("chairs", chairs(app, visitor, table)), Region::new("options", options(visitor, table))]
}

fn chairs(app: &App, visitor: &Visitor, table: &Table) -> Markup {
    let words = visitor.tongue_of(table.game());
    let t = |id: &str| words.t(id);
    let id = table.id();
    let owner = visitor.is(&table.created().owner);
    let seated =
        table.holders().iter().any(|holder| holder.person().is_some_and(|person| visitor.is(person)));
    let free = table.holders().iter().filter(|holder| holder.is_open()).count();
    html! {
        section .card {
            h2 { (t("room-chairs")) }
            ul .seats {
                @for (at, holder) in table.holders().iter().enumerate() {
                    @let chair = at + 1;
                    li .free[holder.is_open()] {
                        (art::seat(chair))
                        @match holder {
                            Holder::Open => {
                                span { (t("room-free")) }
                                @if owner {
                                    form method="post" action={ "/table/" (id) "/bot" } data-live {
                                        input type="hidden" name="chair" value=(chair);
                                        button .btn.small name="bot" value=(bots::usual(table.game())) { (t("room-add-bot")) }
                                        @for program in app.programs.offered(Some(&table.created().owner), table.game().id()) {
                                            button .btn.small name="program" value=(program.id) {
                                                (words.say(&phrase!("room-add-program", name = program.name.clone())))
                                            }
                                        }
                                    }
                                }
                            }
                            Holder::Person { person, name, program_of } => {
                                b { (name) }
                                @if let Some(owner) = program_of {
                                    span .tag { (words.say(&phrase!("program-tag", owner = owner.clone()))) }
                                }
                                @if visitor.is(person) { span .tag.on { (t("room-you")) } }
                                @else if app.bulletin.is_present(id, person) { span .tag { (t("here")) } }
                                @else { span .tag { (t("away")) } }
                                @if visitor.is(person) || owner {
                                    form method="post" action={ "/table/" (id) "/leave" } data-live {
                                        button .btn.small.quiet name="chair" value=(chair) {
                                            (t(if visitor.is(person) { "room-leave" } else { "room-remove" }))
                                        }
                                    }
                                }
                            }
                            Holder::Bot { bot, name, .. } => {
                                b { (name) }
                                span .tag { (t(&format!("bot-{bot}"))) }
                                @if owner {
                                    form method="post" action={ "/table/" (id) "/leave" } data-live {
                                        button .btn.small.quiet name="chair" value=(chair) { (t("room-remove")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if free > 0 && !seated && table.created().options.open {
                @let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
                form .row method="post" action={ "/table/" (id) "/sit" } {
                    input name="name" value=(name) required maxlength=(NAME_LIMIT) aria-label=(t("new-name"))
                        placeholder=(t("new-name"));
                    button .btn.primary { (t("join-sit")) }
                }
            }
            @if owner {
                form .row.end method="post" action={ "/table/" (id) "/start" } {
                    @if free > 0 { span .dim { (words.say(&phrase!("room-waiting", count = free))) } }
                    button .btn.primary disabled[free > 0] { (t("room-start")) }
                }
            } @else {
                p .dim { (t("room-owner-starts")) }
            }
        }
    }
}

fn options(visitor: &Visitor, table: &Table) -> Markup {
    let words = visitor.tongue_of(table.game());
    html! {
        section .card {
            h2 { (words.t("new-rules")) }
            ul {
                @for (option, value) in &table.setup().options {
                    li { (words.t(&format!("option-{option}"))) ": " b { (words.t(&format!("option-{option}-{value}"))) } }
                }
            }
            @if table.created().options.coach { p { (words.t("coach-allowed")) } }
            @if table.holders().iter().any(|holder| holder.program_of().is_some()) {
                p { (words.say(&program_rule(&table.created().options))) }
            }
            p .hint { (words.t("seed-hash")) " " code { (table.created().seed_hash) } }
        }
    }
}

/// The invitation: only for those who sit there, and for the owner.
pub fn invite(app: &App, visitor: &Visitor, table: &Table) -> Option<Markup> {
    let person = visitor.person.as_ref()?;
    if !table.concerned().contains(&person.id) {
        return None;
    }
    let code = &table.created().options.code;
    let link = format!("{}/join/{}/{code}", app.address_for(visitor), table.id());
    Some(html! {
        section .card {
            h2 { (visitor.t("room-invite")) }
            p { (visitor.t("room-invite-text")) }
            (invitation(visitor, &link))
        }
    })
}
