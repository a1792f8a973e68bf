//! The street: ten stops around the town, what each costs the reader now, and the car.

use super::{
    flower,
    signs::{of_cuban, signs},
};
use crate::{
    games::{
        board::{self, Place, Sheet, Tip, look, pieces_at, spot},
        santiago::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use maud::{Markup, html};
use santiago::{
    Step, View,
    components::{Building, Cuban, CubanEffect, STOPS},
};

/// A stop of the street.
#[derive(Hash)]
struct Stop {
    place: String,
    /// `None` at the harbour.
    cuban: Option<Cuban>,
    face_down: bool,
    car: bool,
    /// How far, what it costs the reader, whether that can be paid.
    distance: u8,
    price: u16,
    affordable: bool,
    /// How often the car drives over the harbour on the way.
    crossings: u8,
    /// The car gets there and finds the Cuban face down.
    inactive: bool,
    /// How many of the good given here the supply holds, where that is fewer than the tile says.
    short: Option<u8>,
}

/// The stops, and the prices on the kerb.
#[derive(Hash)]
struct Street {
    /// The harbour first, then the Cubans clockwise.
    stops: Vec<Stop>,
    fares: Fares,
}

/// Do the prices count?
#[derive(PartialEq, Eq, Hash)]
enum Fares {
    /// The reader drives.
    Now,
    Later,
    /// The game is over.
    Never,
}

type Seen<'a> = board::Seen<'a, Street>;

/// The stops. The style sheet lays them around the town by their class.
pub(super) fn part(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    let fares = match view.step() {
        Step::Over => Fares::Never,
        Step::Car if scene.seat.is_none_or(|seat| seat == view.active()) => Fares::Now,
        _ => Fares::Later,
    };
    let street = Street { stops: stops(scene, view), fares };
    sheet.part("stops", street, &["effect", "cuban-", "drive-"], |seen| {
        html! { div .stops { @for (at, stop) in seen.shown.stops.iter().enumerate() { (one(seen, at, stop)) } } }
    })
}

/// The stops with the reader's prices; for spectators those of the player whose turn it is.
fn stops(scene: &Scene, view: &View) -> Vec<Stop> {
    let drives = view.drives(scene.seat.unwrap_or(view.active()));
    let stop = |stop: u8| {
        let distance = distance(view, stop);
        let drive = &drives[usize::from(distance) - 1];
        let cuban = view.cuban(stop);
        Stop {
            place: stop_place(view, stop),
            cuban,
            face_down: cuban.is_some_and(|cuban| view.face_down(cuban)),
            car: stop == view.car(),
            distance,
            price: drive.price,
            // What a spectator is shown must not tell the driver's pesos.
            affordable: scene.seat.is_none() || drive.affordable,
            crossings: drive.crossings,
            inactive: drive.inactive,
            short: cuban.and_then(|cuban| short(view, cuban)),
        }
    };
    (0..STOPS).map(stop).collect()
}

/// How many of a Cuban's good the supply holds, if that is not enough.
fn short(view: &View, cuban: Cuban) -> Option<u8> {
    match cuban.data().effect {
        CubanEffect::Goods(count, good) if view.supply(good) < count => Some(view.supply(good)),
        _ => None,
    }
}

/// How far the car is from a stop: a whole round from where it stands.
fn distance(view: &View, stop: u8) -> u8 {
    match (stop + STOPS - view.car()) % STOPS {
        0 => STOPS,
        stops => stops,
    }
}

/// The place of a stop: where a drive ends, an effect is used, or a tile turned down, whichever is asked.
pub fn stop_place(view: &View, stop: u8) -> String {
    match (view.step(), view.cuban(stop)) {
        (Step::Cuban, _) if stop == view.car() => "effect".into(),
        (Step::Building { building: Building::Newspaper, .. }, Some(cuban)) => {
            format!("cuban-{}", cuban.id())
        }
        _ => format!("drive-{}", distance(view, stop)),
    }
}

fn one(seen: Seen, at: usize, stop: &Stop) -> Markup {
    let side = match at {
        1..=4 => "south",
        6..=9 => "north",
        _ => "flank",
    };
    let ground = match stop.cuban {
        Some(cuban) => cuban.flower().map_or("none", |flower| flower.id()),
        None => "port",
    };
    let class = look(
        &format!("stop {side} at-{at} in-{ground}"),
        [
            ("here", stop.car),
            ("down", stop.face_down),
            ("port", stop.cuban.is_none()),
            ("far", !stop.affordable),
        ],
    );
    let face = match stop.cuban {
        None => html! {
            (drawn::anchor())
            span .stop-name { b { (seen.say("stop-harbour")) } small { (seen.say("delivery")) } }
            span .stop-flower { (drawn::star()) }
        },
        Some(cuban) => {
            let id = cuban.id();
            let role = if stop.face_down { "inactive".into() } else { format!("cuban-{id}.role") };
            html! {
                @if stop.face_down { (drawn::face_down()) } @else { (drawn::cuban(id)) }
                span .stop-name { b { (seen.say(&format!("cuban-{id}"))) } small { (seen.say(&role)) } }
                (signs(seen, &of_cuban(cuban)))
                @if let Some(one) = cuban.flower() { span .stop-flower { (flower(seen, one)) } }
            }
        }
    };
    let about = stop.cuban.map_or("harbour".into(), |cuban| format!("cuban-{}", cuban.id()));
    spot(
        seen,
        Place::from(&stop.place).about(about),
        &class,
        tip(seen, stop),
        html! {
            (face)
            span .kerb {
                @if stop.car {
                    span .parked { (pieces_at(at, "car", 1, drawn::car())) span .sr { (seen.say("car-here")) } }
                }
                @if seen.shown.fares != Fares::Never { (price(seen, stop)) }
            }
        },
    )
}

/// What the way costs, on the kerb.
fn price(seen: Seen, stop: &Stop) -> Markup {
    let class = if seen.shown.fares == Fares::Now { "fare" } else { "fare later" };
    html! {
        span class=(class) aria-hidden="true" {
            @if stop.price == 0 { b { (seen.say("free")) } } @else { b { (stop.price) } (drawn::peso()) }
            @if stop.crossings > 0 { span .crossing { (drawn::flag()) } }
        }
    }
}

fn tip(seen: Seen, stop: &Stop) -> Tip {
    let mut more = Vec::new();
    if let Some(flower) = stop.cuban.and_then(Cuban::flower) {
        more.push(seen.say(&format!("district-{}", flower.id())));
    }
    if stop.face_down {
        more.push(seen.say(if stop.inactive { "inactive" } else { "up-again" }));
    }
    if let Some(left) = stop.short {
        more.push(seen.count("left", left));
    }
    more.push(seen.count("stops-away", stop.distance));
    more.push(if stop.price == 0 { seen.say("free") } else { seen.count("pesos", stop.price) });
    if stop.crossings > 0 {
        more.push(seen.count("crossing", stop.crossings));
    }
    let Some(cuban) = stop.cuban else {
        return Tip { title: seen.say("stop-harbour"), text: seen.say("stop-harbour-rule"), more };
    };
    let say = |what: &str| seen.say(&format!("cuban-{}{what}", cuban.id()));
    let text =
        if stop.face_down { format!("{} {}", seen.say("inactive-rule"), say(".help")) } else { say(".help") };
    Tip { title: format!("{}, {}", say(""), say(".role")), text, more }
}
