//! The harbour: the cargo ships and the colonist ship, seen from above.

use crate::{
    games::{
        board::{self, Sheet, Tip, pieces, spot},
        puerto_rico::art as drawn,
    },
    regions::Region,
};
use maud::{Markup, html};
use puerto_rico::{Good, Ship, View};

/// What is in the harbour.
#[derive(Hash)]
struct Harbor {
    ships: Vec<(Ship, Option<(Good, u8)>)>,
    colonists: u8,
    colonists_left: u8,
}

type Seen<'a> = board::Seen<'a, Harbor>;

/// The ships on their water.
pub(super) fn part(view: &View, sheet: &Sheet) -> Region<'static> {
    let harbor = Harbor {
        ships: view.ships().map(|ship| (ship, view.cargo(ship))).collect(),
        colonists: view.colonist_ship(),
        colonists_left: view.colonist_supply(),
    };
    sheet.part("harbour", harbor, &["ship-", "colonist-ship"], |seen| {
        html! {
            div .harbour role="group" aria-label=(seen.say("harbour")) {
                @for &(ship, cargo) in &seen.shown.ships { (one(seen, ship, cargo)) }
                (colonists(seen))
            }
        }
    })
}

fn one(seen: Seen, ship: Ship, cargo: Option<(Good, u8)>) -> Markup {
    let size = ship.size();
    let mut more = Vec::new();
    if let Some((good, loaded)) = cargo {
        more.push(format!("{loaded}/{size} {}", seen.say(&format!("good-{}", good.id()))));
    }
    let tip = Tip { title: seen.count("cargo-ship", size), text: seen.say("cargo-ship-rule"), more };
    let full = cargo.is_some_and(|(_, loaded)| loaded == size);
    spot(
        seen,
        &format!("ship-{size}"),
        if full { "vessel full" } else { "vessel" },
        tip,
        html! {
            (drawn::hull())
            b .vessel-size { (size) }
            span .slots {
                @if let Some((good, loaded)) = cargo {
                    (pieces(format!("barrel-{}", good.id()), loaded, html! {
                        @for _ in 0..loaded { (drawn::barrel(good.id())) }
                    }))
                }
                @for _ in cargo.map_or(0, |(_, loaded)| loaded)..size { span .slot {} }
            }
        },
    )
}

fn colonists(seen: Seen) -> Markup {
    let aboard = seen.shown.colonists;
    let tip = Tip {
        title: seen.say("colonist-ship"),
        text: seen.say("colonist-ship-rule"),
        more: vec![seen.count("aboard", aboard), seen.count("colonists-left", seen.shown.colonists_left)],
    };
    spot(
        seen,
        "colonist-ship",
        "vessel settlers",
        tip,
        html! {
            (drawn::hull())
            b .vessel-size { (aboard) }
            span .slots {
                (pieces("colonist", aboard, html! { @for _ in 0..aboard.min(10) { (drawn::colonist()) } }))
            }
        },
    )
}
