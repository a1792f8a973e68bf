//! A city: twelve spaces for buildings, large ones over two of them.

use super::{island::circle, players::Seen};
use crate::games::{
    board::{Tip, look, pieces, pieces_at, spot},
    puerto_rico::art as drawn,
};
use maud::{Markup, html};
use puerto_rico::{Building, components::CITY_SPACES};

/// The city of a player; the reader's own shows the names of its buildings.
pub(super) fn city(seen: Seen) -> Markup {
    let city = &seen.shown.city;
    let used: u8 = city.iter().map(|(building, ..)| building.data().size).sum();
    html! {
        div .city role="group" aria-label=(seen.say("city")) {
            @for &(building, circles, colonists) in city { (one(seen, building, circles, colonists)) }
            @for _ in used..CITY_SPACES { span .space {} }
        }
    }
}

fn one(seen: Seen, building: Building, circles: u8, colonists: u8) -> Markup {
    let plate = &seen.shown.plate;
    let id = building.id();
    let name = seen.say(&format!("building-{id}"));
    let tip = Tip {
        title: name.clone(),
        text: seen.say(&format!("building-{id}-rule")),
        more: vec![format!("{colonists}/{circles} {}", seen.say("colonists"))],
    };
    spot(
        seen,
        &format!("city-{}-{id}", plate.seat.number()),
        &look("home", [("large", building.data().size > 1), ("idle", colonists == 0)]),
        tip,
        html! {
            (pieces(format!("building-{id}"), 1, drawn::building(id)))
            @if plate.mine { span .home-name { (name) } }
            span .men {
                (pieces_at(id, "colonist", colonists, html! { @for at in 0..circles { (circle(at < colonists)) } }))
            }
        },
    )
}
