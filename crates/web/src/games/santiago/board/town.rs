//! The town: four districts by flower, three buildings each, with their owners and the brokers.

use super::{
    flower,
    signs::{of_building, signs},
};
use crate::{
    games::{
        board::{self, Sheet, Tip, look, pieces_at, spot},
        santiago::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::{ActionSet, Seat};
use maud::{Markup, html};
use santiago::{
    Step, View,
    components::{Building, Cuban, Flower},
    position::buildings_in,
};

/// Three buildings under a flower.
#[derive(Hash)]
struct District {
    flower: Flower,
    /// The broker goes here after the Cuban where the car stands.
    wanted: bool,
    houses: Vec<House>,
}

/// A building of the town.
#[derive(Hash)]
struct House {
    building: Building,
    owner: Option<(Seat, String)>,
    broker: Option<(Seat, String)>,
    /// Its effect is being used.
    open: bool,
    /// Would it be useful to the reader now, and up to how many times; `None` when it is another's turn.
    useful: Option<u32>,
}

type Seen<'a> = board::Seen<'a, Vec<District>>;

/// The districts.
pub(super) fn part(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    let districts: Vec<District> =
        Flower::ALL.into_iter().map(|flower| district(scene, view, flower)).collect();
    sheet.part("town", districts, &["building-"], |seen| {
        html! {
            div .town role="group" aria-label=(seen.say("town")) {
                @for district in seen.shown {
                    @let id = district.flower.id();
                    @let name = seen.say(&format!("district-{id}"));
                    div class=(look(&format!("district in-{id}"), [("wanted", district.wanted)])) role="group" aria-label=(name) {
                        p .district-head { (flower(seen, district.flower)) span { (name) } }
                        @for house in &district.houses { (one(seen, district.flower, house)) }
                    }
                }
            }
        }
    })
}

fn district(scene: &Scene, view: &View, flower: Flower) -> District {
    let wanted =
        view.step() == Step::Broker && view.cuban(view.car()).and_then(Cuban::flower) == Some(flower);
    let named = |seat: Seat| (seat, scene.name(seat));
    let houses = buildings_in(view.district(flower)).map(|building| {
        let active = scene.seat == Some(view.active()) && view.step() != Step::Over;
        House {
            building,
            owner: view.owner(building).map(named),
            broker: view.visitor(building).map(named),
            open: open_building(view) == Some(building),
            useful: active.then(|| view.effects(building).len() as u32),
        }
    });
    District { flower, wanted, houses: houses.collect() }
}

/// The building whose effect is being used.
pub fn open_building(view: &View) -> Option<Building> {
    match view.step() {
        Step::Building { building, .. } => Some(building),
        Step::Casino { .. } => Some(Building::Casino),
        _ => None,
    }
}

fn one(seen: Seen, flower: Flower, house: &House) -> Markup {
    let id = house.building.id();
    let name = seen.say(&format!("building-{id}"));
    let mut more = vec![match &house.owner {
        Some((_, owner)) => seen.words.named("owned-by", owner),
        None => seen.say("owned-by-nobody"),
    }];
    more.extend(house.broker.as_ref().map(|(_, broker)| seen.words.named("broker-of", broker)));
    more.extend(house.useful.map(|times| match times {
        0 => seen.say("no-use-now"),
        times => seen.count("uses-now", times),
    }));
    let district = seen.say(&format!("district-{}", flower.id()));
    let text = format!("{} ({district})", seen.say(&format!("building-{id}.help")));
    spot(
        seen,
        &format!("building-{id}"),
        &look("house", [("open", house.open), ("taken", house.broker.is_some())]),
        Tip { title: name.clone(), text, more },
        html! {
            (drawn::building(id))
            span .house-name { (name) }
            (signs(seen, &of_building(house.building)))
            span .pieces {
                @if let Some((owner, _)) = &house.owner {
                    @let owner = owner.number();
                    (pieces_at(id, format!("marker-{owner}"), 1, drawn::marker(owner.into())))
                }
                @if let Some((seat, _)) = &house.broker {
                    @let seat = seat.number();
                    (pieces_at(id, format!("broker-{seat}"), 1, drawn::broker(seat.into())))
                }
            }
        },
    )
}
