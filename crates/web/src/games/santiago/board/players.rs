//! The players: the reader's own screen with what lies behind it, and the others, who fold on small screens.

use super::{Player, Seen, Stock};
use crate::games::board::{Place, Tip, panel, spot};
use crate::{art, games::santiago::art as drawn};
use maud::{Markup, html};

/// An opponent: a summary line that always shows, and what may fold.
pub(super) fn opponent(seen: Seen, player: &Player) -> Markup {
    html! {
        details class=(panel(player.seat, seen.table.current == player.seat)) {
            summary .panel-head {
                (who(seen, player))
                @if let Some(stock) = &player.stock {
                    span .wealth {
                        (amount(drawn::peso(), seen.count("pesos", stock.pesos), stock.pesos))
                        (amount(art::vp(), seen.count("victory-points", stock.points), stock.points))
                    }
                }
            }
            div .panel-body {
                @if let Some(stock) = &player.stock { (wares(seen, stock)) }
                div .standing {
                    (broker(seen, player))
                    @if player.stock.is_none() { (hidden(seen)) }
                }
                (property(seen, player))
            }
        }
    }
}

/// The reader's own things. A spectator sees a screen here, too.
pub(super) fn own(seen: Seen, player: &Player) -> Markup {
    html! {
        section class={ "own " (panel(player.seat, seen.table.current == player.seat)) } aria-label=(player.name) {
            div .panel-head {
                (who(seen, player))
                (broker(seen, player))
                (property(seen, player))
            }
            div .panel-body {
                @match &player.stock {
                    Some(stock) => (shelf(seen, stock)),
                    None => (hidden(seen)),
                }
            }
        }
    }
}

/// Mark, name, whose turn it is, clock.
fn who(seen: Seen, player: &Player) -> Markup {
    html! {
        span .who {
            (art::seat(player.seat))
            b .name { (player.name) }
            @if player.bot { span .tag { (seen.say("bot")) } }
            @if seen.table.active == player.seat {
                span .wheel title=(seen.say("at-the-wheel")) { (drawn::car()) span .sr { (seen.say("at-the-wheel")) } }
            }
            @if let Some(clock) = &player.clock { span .clock { (clock) } }
        }
    }
}

fn amount(drawing: Markup, label: String, n: u32) -> Markup {
    html! { span .amount title=(label) { (drawing) b { (n) } span .sr { (label) } } }
}

/// A screen: what lies behind it is not shown.
fn hidden(seen: Seen) -> Markup {
    html! {
        span .behind.has-tip {
            (drawn::screen())
            span .sr { (seen.say("screen")) }
            span .tip aria-hidden="true" { b { (seen.say("screen")) } span { (seen.say("screen-rule")) } }
        }
    }
}

/// An opponent's goods, where the table shows them.
fn wares(seen: Seen, stock: &Stock) -> Markup {
    html! {
        div .wares role="group" aria-label=(seen.say("goods")) {
            @for (good, n) in drawn::GOODS.iter().zip(stock.goods) {
                @let label = seen.label(&seen.say(&format!("good-{good}.many")), n);
                span class=(if n == 0 { "amount none" } else { "amount" }) title=(label) {
                    (seen.good(good)) b { (n) } span .sr { (label) }
                }
            }
        }
    }
}

/// The reader's pesos, points and goods: places where actions belong.
fn shelf(seen: Seen, stock: &Stock) -> Markup {
    let chips = [
        ("pesos", drawn::peso(), stock.pesos, "pesos"),
        ("points", art::vp(), stock.points, "victory-points"),
    ];
    html! {
        div .shelf role="group" aria-label=(seen.say("screen-own")) {
            @for (kind, drawing, n, counted) in chips {
                @let tip = Tip {
                    title: seen.say(&format!("own-{kind}")),
                    text: seen.say(&format!("own-{kind}-rule")),
                    more: vec![seen.count(counted, n)],
                };
                (spot(seen, Place::still(&format!("own-{kind}")), "keep chips", tip, html! { (drawing) b { (n) } }))
            }
            @for (good, n) in drawn::GOODS.iter().zip(stock.goods) {
                @let text = seen.say(if *good == "wood" { "own-wood-rule" } else { "own-good-rule" });
                @let more = std::iter::once(seen.count("pieces", n)).chain(wanted(seen, good)).collect();
                @let tip = Tip { title: seen.say(&format!("good-{good}.many")), text, more };
                (spot(seen, Place::still(&format!("own-{good}")), if n == 0 { "keep none" } else { "keep" }, tip, html! {
                    span .heaped { @for _ in 0..n.clamp(1, 5) { (seen.good(good)) } }
                    b { (n) }
                    span .keep-name { (seen.say(&format!("good-{good}"))) }
                }))
            }
        }
    }
}

/// How many of a good the ship wants.
fn wanted(seen: Seen, good: &str) -> Option<String> {
    let die = seen.table.dice.iter().find(|die| die.good == good)?;
    if seen.table.demand != super::Demand::Loaded {
        return None;
    }
    Some(match die.shows {
        Some(0) => seen.say("demand-met"),
        Some(n) => seen.count("wanted", n),
        None => seen.say("not-in-demand"),
    })
}

/// Where the broker stands.
fn broker(seen: Seen, player: &Player) -> Markup {
    html! {
        p .errand.has-tip {
            (drawn::broker(player.seat))
            @match &player.broker {
                Some(building) => { (drawn::building(building)) span { (seen.say(&format!("building-{building}"))) } },
                None => span .dim { (seen.say("broker-off")) },
            }
            span .tip aria-hidden="true" { b { (seen.say("broker")) } span { (seen.say("broker-rule")) } }
        }
    }
}

/// The buildings owned, and the markers that are left.
fn property(seen: Seen, player: &Player) -> Markup {
    html! {
        p .property.has-tip {
            @for building in &player.owns {
                span .deed { (drawn::building(building)) span .deed-name { (seen.say(&format!("building-{building}"))) } }
            }
            @for _ in 0..player.markers { (drawn::marker(player.seat)) }
            span .sr { (seen.count("markers-left", player.markers)) }
            span .tip aria-hidden="true" {
                b { (seen.count("markers-left", player.markers)) }
                @if !player.owns.is_empty() {
                    @let names: Vec<String> =
                        player.owns.iter().map(|building| seen.say(&format!("building-{building}"))).collect();
                    span { (names.join(" · ")) }
                }
                span { (seen.say("markers-rule")) }
            }
        }
    }
}
