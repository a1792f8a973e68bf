//! The room where people take their chairs: seats, bots, the invitation, the start.

use super::{
    clock,
    join::invitation,
    new::{bots_by_kind, program_rule, stars},
    talk,
};
use crate::{App, art, pages::people::name_of, regions::Region, speech::Tongue, visitor::Visitor};
use bots::Level;
use game::phrase;
use maud::{Markup, html};
use table::{Holder, Table, people::NAME_LIMIT};

/// The regions of a table that has not begun.
pub fn room(app: &App, visitor: &Visitor, table: &Table) -> [Region<'static>; 3] {
    [
        Region::new("chairs", chairs(app, visitor, table)),
        Region::new("options", options(visitor, table)),
        talk::said(app, visitor, table),
    ]
}

/// The room as it stands on its page.
pub fn laid_out(app: &App, visitor: &Visitor, table: &Table, friends: &Markup) -> Markup {
    let [chairs, options, said] = room(app, visitor, table).map(|region| region.markup(&app.drawn));
    html! {
        div .lobby {
            div .stack { (chairs) (talk::talk(visitor, table, &said)) }
            div .stack {
                @if let Some(invite) = invite(app, visitor, table) { (invite) (friends) }
                (options)
            }
        }
    }
}

fn chairs(app: &App, visitor: &Visitor, table: &Table) -> Markup {
    let words = visitor.tongue_of(table.game());
    let t = |id: &str| words.t(id);
    let id = table.id();
    let owner = visitor.is(&table.created().owner);
    let seated =
        table.holders().iter().any(|holder| holder.person().is_some_and(|person| visitor.is(person)));
    let free = table.holders().iter().filter(|holder| holder.is_open()).count();
    let drawn = table.created().options.draw_seats;
    html! {
        section .card {
            h2 { (t("room-chairs")) }
            @if owner && table.has_free_number() { (players(&words, table)) }
            ul .seats {
                @for (at, holder) in table.holders().iter().enumerate() {
                    @let chair = at + 1;
                    li .free[holder.is_open()] {
                        (art::seat(chair))
                        @if owner && !drawn && !holder.is_open() { (up_and_down(&words, table, chair, holder.name())) }
                        @match holder {
                            Holder::Open => {
                                span { (t("room-free")) }
                                @if let Some(mine) = own_chair(visitor, table).filter(|_| !drawn) {
                                    form method="post" action={ "/table/" (id) "/move" } data-live {
                                        input type="hidden" name="from" value=(mine);
                                        button .btn.small name="to" value=(chair)
                                            aria-label={ (t("room-sit-here")) ", " (words.say(&phrase!("room-seat-number", chair = chair))) } {
                                            (t("room-sit-here"))
                                        }
                                    }
                                }
                                @if owner {
                                    form .row method="post" action={ "/table/" (id) "/bot" } data-live {
                                        input type="hidden" name="chair" value=(chair);
                                        (level(&words, table, bots::usual(table.game()), chair, false))
                                        button .btn.small { (t("room-add-bot")) }
                                        @for program in app.programs.offered(Some(&table.created().owner), table.game().id()) {
                                            button .btn.small name="program" value=(program.id) {
                                                (words.say(&phrase!("room-add-program", name = program.name.clone())))
                                            }
                                        }
                                    }
                                }
                            }
                            Holder::Person { person, name, program_of } => {
                                b { (name_of(app, &words, person, name)) }
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
                                @if owner {
                                    form .row method="post" action={ "/table/" (id) "/bot" } data-live {
                                        input type="hidden" name="chair" value=(chair);
                                        (level(&words, table, bot, chair, true))
                                        noscript { button .btn.small { (t("room-change")) } }
                                        button .btn.small.quiet formaction={ "/table/" (id) "/leave" } { (t("room-remove")) }
                                    }
                                } @else {
                                    (named(&words, bot))
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
                    @if free > 1 && !drawn {
                        select name="chair" aria-label=(t("room-seat")) {
                            @for (at, _) in table.holders().iter().enumerate().filter(|(_, holder)| holder.is_open()) {
                                option value=(at + 1) { (words.say(&phrase!("room-seat-number", chair = at + 1))) }
                            }
                        }
                    }
                    button .btn.primary { (t("join-sit")) }
                }
            }
            @if !table.is_past() { (draw(&words, table, owner)) }
            @if owner {
                form .row.end method="post" action={ "/table/" (id) "/start" } {
                    @if free > 0 { span .dim { (words.say(&phrase!("room-waiting", count = free))) } }
                    button .btn.primary disabled[free > 0] { (t("room-start")) }
                }
            } @else if !table.is_past() {
                p .dim { (t("room-owner-starts")) }
            }
        }
    }
}

/// How many play, for the owner to change.
fn players(words: &Tongue, table: &Table) -> Markup {
    let (traits, now) = (table.game().traits(), table.setup().players);
    let seated = table.holders().iter().filter(|holder| holder.person().is_some()).count();
    html! {
        form .row method="post" action={ "/table/" (table.id()) "/players" } data-live role="group" aria-labelledby="how-many" {
            span #how-many .label { (words.t("new-players")) }
            div .choice {
                @for players in traits.least_players..=traits.most_players {
                    button .btn.small name="players" value=(players) aria-pressed=(players == now)
                        disabled[usize::from(players) < seated] { (players) }
                }
            }
        }
    }
}

/// The chair of this visitor; who holds several goes nowhere.
fn own_chair(visitor: &Visitor, table: &Table) -> Option<usize> {
    let holders = table.holders().iter().enumerate();
    let mut mine = holders.filter(|(_, holder)| holder.person().is_some_and(|person| visitor.is(person)));
    let only = mine.next().map(|(at, _)| at + 1);
    only.filter(|_| mine.next().is_none())
}

/// For the owner: the player who sits here changes places with the neighbour.
fn up_and_down(words: &Tongue, table: &Table, chair: usize, name: &str) -> Markup {
    let moved = |id: &'static str| words.say(&phrase!(id, name = name.to_string()));
    html! {
        form .updown method="post" action={ "/table/" (table.id()) "/move" } data-live {
            input type="hidden" name="from" value=(chair);
            button .btn.small.quiet name="to" value=(chair - 1) disabled[chair == 1] aria-label=(moved("room-up"))
                title=(moved("room-up")) { "↑" }
            button .btn.small.quiet name="to" value=(chair + 1) disabled[chair == table.holders().len()]
                aria-label=(moved("room-down")) title=(moved("room-down")) { "↓" }
        }
    }
}

/// Whether seats are drawn, for all to know and for the owner to change.
fn draw(words: &Tongue, table: &Table, owner: bool) -> Markup {
    let drawn = table.created().options.draw_seats;
    html! {
        @if drawn || owner {
            div .row {
                @if drawn { span .dim { (words.t("room-drawn")) } }
                // A game that is continued has its seats.
                @if owner && table.created().opening.is_none() {
                    form method="post" action={ "/table/" (table.id()) "/draw" } data-live {
                        button .btn.small name="draw" value=(if drawn { "off" } else { "on" }) {
                            (words.t(if drawn { "room-arrange" } else { "room-draw" }))
                        }
                    }
                }
            }
        }
    }
}

/// A bot as those see it who cannot change it.
fn named(words: &Tongue, bot: &str) -> Markup {
    let level = Level::ALL.into_iter().find(|level| level.name() == bot);
    html! {
        @if let Some(level) = level { span .stars aria-hidden="true" { (stars(level)) } }
        span .tag { (words.t(&format!("bot-{bot}"))) }
    }
}

/// The choice of a bot for a chair; where one sits already, choosing another is enough.
fn level(words: &Tongue, table: &Table, now: &str, chair: usize, at_once: bool) -> Markup {
    html! {
        select name="bot" data-submit[at_once] aria-label=(words.say(&phrase!("room-level", chair = chair))) {
            (bots_by_kind(words, table.game(), "{}", now))
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
                    li { (words.t(&format!("option-{option}"))) (words.t("colon")) " " b { (words.t(&format!("option-{option}-{value}"))) } }
                }
                (clock::agreed(&words, &table.created().options))
            }
            (clock::ways(&words, table.clock()))
            @if table.created().options.rated { p { (words.t("people-rated")) } }
            @if table.created().options.coach { p { (words.t("coach-allowed")) } }
            @if table.holders().iter().any(|holder| holder.program_of().is_some()) {
                p { (words.say(&program_rule(&table.created().options))) }
            }
            p .hint { (words.t("seed-hash")) " " code { (table.created().seed_hash) } }
        }
    }
}

/// The invitation: only for those who sit there, and for the owner.
fn invite(app: &App, visitor: &Visitor, table: &Table) -> Option<Markup> {
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
