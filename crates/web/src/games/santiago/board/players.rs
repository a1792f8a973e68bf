//! The players: the reader's own screen with what lies behind it, and the others, who fold on small screens.

use super::{
    piece,
    ship::{Demand, Die, dice},
};
use crate::{
    art,
    games::{
        board::{Plate, Seen, Tip, amount, pieces, spot, thing},
        santiago::art as drawn,
    },
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use santiago::{
    Step, View,
    components::{Building, Good, MARKERS},
    position::buildings_in,
};

/// What a player's panel shows.
#[derive(Hash)]
pub(super) struct Player {
    plate: Plate,
    /// Is it this player's turn?
    driver: bool,
    /// `None` behind a screen the reader may not look behind.
    stock: Option<Stock>,
    broker: Option<Building>,
    owns: Vec<Building>,
}

/// What lies behind a screen.
#[derive(Hash)]
struct Stock {
    goods: [u8; Good::COUNT],
    pesos: u16,
    points: u16,
}

impl Player {
    /// The player in this seat as the reader sees them: what they own with the draft, whose turn it is without.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Player {
        let over = view.step() == Step::Over;
        let open = scene.seat == Some(seat) || view.open_stocks() || over;
        Player {
            plate: Plate::of(scene, seat, view.decider() == Some(seat)),
            driver: !over && view.active() == seat,
            stock: open.then(|| Stock {
                goods: Good::ALL.map(|good| drafted.goods(seat, good)),
                pesos: drafted.pesos(seat),
                points: drafted.points(seat),
            }),
            broker: view.broker(seat),
            owns: buildings_in(view.owned(seat)).collect(),
        }
    }
}

/// What else the reader's own panel shows: what the ship wants.
#[derive(Hash)]
pub(super) struct Own {
    player: Player,
    dice: Vec<Die>,
    demand: Demand,
}

impl Own {
    /// The reader's things, or those of the seat a spectator looks at.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Own {
        Own { player: Player::of(scene, view, drafted, seat), dice: dice(view), demand: Demand::of(view) }
    }
}

/// An opponent: a summary line that always shows, and what may fold.
pub(super) fn opponent(seen: Seen<Player>) -> Markup {
    let player = seen.shown;
    html! {
        details class=(player.plate.panel()) {
            summary .panel-head {
                (who(seen, player))
                @if let Some(stock) = &player.stock {
                    span .wealth {
                        (amount(pieces("peso", stock.pesos, drawn::peso()), seen.count("pesos", stock.pesos), stock.pesos))
                        (amount(pieces("vp", stock.points, art::vp()), seen.count("victory-points", stock.points), stock.points))
                    }
                }
            }
            div .panel-body {
                @if let Some(stock) = &player.stock { (wares(seen, stock)) }
                div .standing {
                    (broker(seen, player))
                    @if player.stock.is_none() { (hidden(seen, &player.plate)) }
                }
                (property(seen, player))
            }
        }
    }
}

/// The reader's own things. A spectator sees a screen here, too.
pub(super) fn own(seen: Seen<Own>) -> Markup {
    let player = &seen.shown.player;
    html! {
        section class={ "own " (player.plate.panel()) } aria-label=(player.plate.name) {
            div .panel-head {
                (who(seen, player))
                (broker(seen, player))
                (property(seen, player))
            }
            div .panel-body {
                @match &player.stock {
                    Some(stock) => (shelf(seen, stock)),
                    None => (hidden(seen, &player.plate)),
                }
            }
        }
    }
}

/// Mark, name, whose turn it is.
fn who<T>(seen: Seen<T>, player: &Player) -> Markup {
    player.plate.who(seen, html! {
        @if player.driver {
            span .wheel title=(seen.say("at-the-wheel")) { (drawn::car()) span .sr { (seen.say("at-the-wheel")) } }
        }
    })
}

/// A screen: what lies behind it is not shown.
fn hidden<T>(seen: Seen<T>, plate: &Plate) -> Markup {
    let tip = Tip { title: seen.say("screen"), text: seen.say("screen-rule"), more: Vec::new() };
    let drawing = html! { (drawn::screen()) span .sr { (tip.title) } };
    html! {
        span .behind data-bank="good peso vp" {
            (thing("", &format!("screen-{}", plate.seat.number()), "screen", &tip, drawing))
        }
    }
}

/// An opponent's goods, where the table shows them.
fn wares<T>(seen: Seen<T>, stock: &Stock) -> Markup {
    html! {
        div .wares role="group" aria-label=(seen.say("goods")) {
            @for (good, n) in Good::ALL.into_iter().zip(stock.goods) {
                @let label = seen.label(&seen.say(&format!("good-{}.many", good.id())), n);
                span class=(if n == 0 { "amount none" } else { "amount" }) title=(label) {
                    (pieces(format!("good-{}", good.id()), n, piece(seen, good))) b { (n) } span .sr { (label) }
                }
            }
        }
    }
}

/// The reader's pesos, points and goods: places where actions belong.
fn shelf(seen: Seen<Own>, stock: &Stock) -> Markup {
    let chips = [
        ("pesos", "peso", drawn::peso(), stock.pesos, "pesos"),
        ("points", "vp", art::vp(), stock.points, "victory-points"),
    ];
    html! {
        div .shelf role="group" aria-label=(seen.say("screen-own")) {
            @for (kind, piece, drawing, n, counted) in chips {
                @let tip = Tip {
                    title: seen.say(&format!("own-{kind}")),
                    text: seen.say(&format!("own-{kind}-rule")),
                    more: vec![seen.count(counted, n)],
                };
                (spot(seen, &format!("own-{kind}"), "keep chips", tip, html! { (pieces(piece, n, drawing)) b { (n) } }))
            }
            @for (good, n) in Good::ALL.into_iter().zip(stock.goods) {
                @let id = good.id();
                @let text = seen.say(if good == Good::Wood { "own-wood-rule" } else { "own-good-rule" });
                @let more = std::iter::once(seen.count("pieces", n)).chain(wanted(seen, good)).collect();
                @let tip = Tip { title: seen.say(&format!("good-{id}.many")), text, more };
                (spot(seen, &format!("own-{id}"), if n == 0 { "keep none" } else { "keep" }, tip, html! {
                    span .heaped {
                        (pieces(format!("good-{id}"), n, html! { @for _ in 0..n.clamp(1, 5) { (piece(seen, good)) } }))
                    }
                    b { (n) }
                    span .keep-name { (seen.say(&format!("good-{id}"))) }
                }))
            }
        }
    }
}

/// How many of a good the ship wants.
fn wanted(seen: Seen<Own>, good: Good) -> Option<String> {
    let (_, shows) = seen.shown.dice.iter().find(|(of, _)| *of == good)?;
    if seen.shown.demand != Demand::Loaded {
        return None;
    }
    Some(match *shows {
        Some(0) => seen.say("demand-met"),
        Some(n) => seen.count("wanted", n),
        None => seen.say("not-in-demand"),
    })
}

/// A building with its name.
fn building<T>(seen: Seen<T>, building: Building) -> String {
    seen.say(&format!("building-{}", building.id()))
}

/// Where the broker stands.
fn broker<T>(seen: Seen<T>, player: &Player) -> Markup {
    let seat = player.plate.seat.number();
    let drawing = html! {
        (pieces(format!("broker-{seat}"), u8::from(player.broker.is_none()), drawn::broker(seat.into())))
        @match player.broker {
            Some(at) => { (drawn::building(at.id())) span { (building(seen, at)) } },
            None => span .dim { (seen.say("broker-off")) },
        }
    };
    let tip = Tip { title: seen.say("broker"), text: seen.say("broker-rule"), more: Vec::new() };
    thing("errand", &format!("broker-{seat}"), "broker", &tip, drawing)
}

/// The buildings owned, and the markers that are left.
fn property<T>(seen: Seen<T>, player: &Player) -> Markup {
    let left = MARKERS - player.owns.len() as u32;
    let seat = player.plate.seat.number();
    let tip = Tip {
        title: seen.count("markers-left", left),
        text: seen.say("markers-rule"),
        more: player.owns.iter().map(|&one| building(seen, one)).collect(),
    };
    let drawing = html! {
        @for &one in &player.owns {
            span .deed { (drawn::building(one.id())) span .deed-name { (building(seen, one)) } }
        }
        (pieces(format!("marker-{seat}"), left, html! { @for _ in 0..left { (drawn::marker(seat.into())) } }))
        span .sr { (tip.title) }
    };
    thing("property", &format!("property-{seat}"), "property", &tip, drawing)
}
