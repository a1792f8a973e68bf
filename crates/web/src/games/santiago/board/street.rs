//! The street: ten stops around the town, what each costs the reader now, and the car.

use super::signs::signs;
use super::{Seen, Stop};
use crate::games::board::{Place, Tip, spot};
use crate::games::santiago::art as drawn;
use maud::{Markup, html};

/// The stops, the harbour first, clockwise. The style sheet lays them around the town by their class.
pub(super) fn stops(seen: Seen) -> Markup {
    html! { div .stops { @for (at, stop) in seen.table.stops.iter().enumerate() { (one(seen, at, stop)) } } }
}

fn one(seen: Seen, at: usize, stop: &Stop) -> Markup {
    let side = match at {
        1..=4 => "south",
        6..=9 => "north",
        _ => "flank",
    };
    let mut class = format!("stop {side} at-{at}");
    let flower = stop.flower.as_deref().unwrap_or(if stop.cuban.is_some() { "none" } else { "port" });
    class.push_str(&format!(" in-{flower}"));
    for (yes, add) in [
        (stop.car, " here"),
        (stop.face_down, " down"),
        (stop.cuban.is_none(), " port"),
        (!stop.affordable, " far"),
    ] {
        if yes {
            class.push_str(add);
        }
    }
    let face = match &stop.cuban {
        None => html! {
            (drawn::anchor())
            span .stop-name { b { (seen.say("stop-harbour")) } small { (seen.say("delivery")) } }
            span .stop-flower { (drawn::star()) }
        },
        Some(cuban) => html! {
            @if stop.face_down { (drawn::face_down()) } @else { (drawn::cuban(cuban)) }
            span .stop-name {
                b { (seen.say(&format!("cuban-{cuban}"))) }
                small { (seen.say(&if stop.face_down { "inactive".into() } else { format!("cuban-{cuban}.role") })) }
            }
            (signs(seen, &stop.signs))
            @if let Some(flower) = &stop.flower { span .stop-flower { (seen.flower(flower)) } }
        },
    };
    spot(
        seen,
        Place::still(&stop.place),
        &class,
        tip(seen, stop),
        html! {
            (face)
            span .kerb data-vt-home={ "stop-" (at) } {
                @if stop.car { span .parked data-vt="car" { (drawn::car()) span .sr { (seen.say("car-here")) } } }
                @if seen.table.active != 0 { (price(seen, stop)) }
            }
        },
    )
}

/// What the way costs, on the kerb.
fn price(seen: Seen, stop: &Stop) -> Markup {
    let class = if seen.table.driving { "fare" } else { "fare later" };
    html! {
        span class=(class) aria-hidden="true" {
            @if stop.price == 0 { b { (seen.say("free")) } } @else { b { (stop.price) } (drawn::peso()) }
            @if stop.crossings > 0 { span .crossing { (drawn::flag()) } }
        }
    }
}

fn tip(seen: Seen, stop: &Stop) -> Tip {
    let mut more = Vec::new();
    if let Some(flower) = &stop.flower {
        more.push(seen.say(&format!("district-{flower}")));
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
    match &stop.cuban {
        None => Tip { title: seen.say("stop-harbour"), text: seen.say("stop-harbour-rule"), more },
        Some(cuban) => Tip {
            title: format!(
                "{}, {}",
                seen.say(&format!("cuban-{cuban}")),
                seen.say(&format!("cuban-{cuban}.role"))
            ),
            text: if stop.face_down {
                format!("{} {}", seen.say("inactive-rule"), seen.say(&format!("cuban-{cuban}.help")))
            } else {
                seen.say(&format!("cuban-{cuban}.help"))
            },
            more,
        },
    }
}
