//! The ring: every player's place around the market, with the cards laid out there; the exchanges are drawn between them.

use super::{Deed, Phase, Place, Player, Secret, Seen, Tip, cards, chain, spot};
use crate::{art, games::mundus_novus::art as drawn};
use maud::{Markup, html};

/// The places clockwise from the reader's, around the middle.
pub(super) fn ring(seen: Seen) -> Markup {
    let table = seen.table;
    let (me, count) = (table.me.max(1), table.players.len());
    html! {
        div .ring data-players=(count) role="group" aria-label=(seen.say("mn-ring")) {
            (phases(seen))
            div .field {
                (chain::drawn(seen))
                (middle(seen))
                @for step in 0..count { (station(seen, step, &table.players[(me - 1 + step) % count])) }
            }
        }
    }
}

/// Where in the round we are.
fn phases(seen: Seen) -> Markup {
    html! {
        ol .phases aria-label=(seen.count("mn-round", seen.table.round)) {
            @for phase in Phase::ALL {
                li aria-current=[(phase == seen.table.phase).then_some("step")] { (seen.say(&format!("mn-phase-{}", phase.id()))) }
            }
        }
    }
}

/// The market, what was taken, what lies face up, what is announced.
fn middle(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .centre {
            @if !table.display.is_empty() {
                p .caption { (seen.say("mn-display")) }
                div .cards { @for (resource, n) in &table.display { (pile(seen, "display", resource, *n)) } }
            }
            @if !table.announcements.is_empty() { (announcements(seen)) }
            p .caption { (seen.say("mn-market")) }
            div .cards.stalls {
                @for (at, resource) in table.market.iter().enumerate() {
                    @let place = format!("market-{resource}");
                    @let tip = Tip { text: seen.say("mn-market-rule"), ..cards::tip(seen, resource, Vec::new()) };
                    (spot(seen, Place::several(place.clone(), place, format!("market-{at}-{resource}")),
                        &cards::look(resource, "mid"), tip, cards::face(resource)))
                }
            }
            @if let Some(taken) = &table.taken {
                div .just-taken {
                    @let tip = Tip { text: seen.say("mn-taken-rule"), ..cards::tip(seen, taken, Vec::new()) };
                    (spot(seen, "taken", &cards::look(taken, "mid"), tip, cards::face(taken)))
                    span .caption { (seen.say("mn-taken")) }
                }
            }
            @if table.announced > 0 && table.phase == Phase::Trade {
                p .announced { (seen.count("mn-announced", table.announced)) }
            }
        }
    }
}

/// The numbers the Trade Master may announce.
fn announcements(seen: Seen) -> Markup {
    html! {
        p .caption { (seen.say("mn-announce")) }
        div .cards {
            @for n in &seen.table.announcements {
                @let tip = Tip {
                    title: seen.count("mn-announced", *n),
                    text: seen.say("mn-announce-rule"),
                    more: Vec::new(),
                };
                @let at = format!("announcement-{n}");
                (spot(seen, Place { moves: false, ..Place::several("announcement".into(), at.clone(), at) }, "number", tip,
                    html! { b { (n) } }))
            }
        }
    }
}

/// Cards of one kind.
fn pile(seen: Seen, place: &str, resource: &str, n: u32) -> Markup {
    let tip = cards::tip(seen, resource, vec![seen.count("mn-cards", n)]);
    spot(
        seen,
        &format!("{place}-{resource}"),
        &cards::look(resource, "mid"),
        tip,
        html! { (cards::face(resource)) @if n > 1 { i .times { "×" (n) } } },
    )
}

fn station(seen: Seen, step: usize, player: &Player) -> Markup {
    let table = seen.table;
    let seat = player.seat;
    let acting = if table.acting.contains(&seat) { " acting" } else { "" };
    html! {
        div class={ "station at-" (step) " seat-" (seat) (acting) } data-vt-home={ "station-" (seat) } {
            (plate(seen, player))
            div .laid {
                @match (player.secret, table.phase) {
                    (Secret::Nothing, Phase::Trade) => {
                        @for (resource, n) in &player.laid { (pile(seen, &format!("laid-{seat}"), resource, *n)) }
                    },
                    (Secret::Nothing, Phase::Progression) => (deeds(seen, player)),
                    (Secret::Nothing, _) => {},
                    (secret, _) => (backs(seen, player, secret)),
                }
            }
        }
    }
}

/// Mark, name, total; where the Trade Master names somebody it is a button.
fn plate(seen: Seen, player: &Player) -> Markup {
    let seat = player.seat;
    let master = seen.table.master == seat;
    let mut more = Vec::new();
    if master {
        more.push(seen.say("mn-master"));
    }
    if let Some(total) = player.total {
        more.push(seen.count("mn-total", total));
    }
    let text = if master { seen.say("mn-master-rule") } else { String::new() };
    let tip = Tip { title: seen.name(seat).to_string(), text, more };
    spot(
        seen,
        Place::still(&format!("seat-{seat}")),
        "plate-name",
        tip,
        html! {
            (art::seat(seat))
            b .name { (player.name) }
            @if master { (drawn::master()) }
            @if let Some(total) = player.total { span .sum { (total) } }
        },
    )
}

/// Cards face down: as many as are asked for, except where that number is the owner's secret.
fn backs(seen: Seen, player: &Player, secret: Secret) -> Markup {
    let table = seen.table;
    let said = seen.say(if secret == Secret::Chosen { "mn-chosen" } else { "mn-choosing" });
    html! {
        span class=(if secret == Secret::Chosen { "backs chosen" } else { "backs" }) title=(said) {
            @match player.backs {
                Some(count) => @for _ in 0..count { (drawn::back()) },
                None => { (drawn::back()) b { "≤" (table.announced) } },
            }
        }
        span .hush { (said) }
    }
}

/// What was played in this progression.
fn deeds(seen: Seen, player: &Player) -> Markup {
    html! {
        ul .deeds {
            @for deed in &player.deeds {
                li {
                    @match deed {
                        Deed::Identical(resource, n) => { (n) "×" (cards::chip(seen, resource)) },
                        Deed::Developed(id) => {
                            @let name = seen.say(&format!("development-{id}"));
                            span .got title=(name) { (drawn::development(id)) span .sr { (name) } }
                        },
                        Deed::Different(n, pay) => { (n) "≠ " (cards::doubloons(seen, *pay)) },
                        Deed::Relics(n, pay) => { (n) "×" (cards::chip(seen, "relic")) (cards::doubloons(seen, *pay)) },
                        Deed::Paid(pay) => { "+" (cards::doubloons(seen, *pay)) },
                        Deed::Perfect => { b { (seen.say("mn-perfect")) } },
                    }
                }
            }
        }
    }
}
