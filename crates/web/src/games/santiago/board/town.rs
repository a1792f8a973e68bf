//! The town: four districts by flower, three buildings each, with their owners and the brokers.

use super::signs::signs;
use super::{House, Seen};
use crate::games::board::{Place, Tip, spot};
use crate::games::santiago::art as drawn;
use maud::{Markup, html};

/// The districts.
pub(super) fn districts(seen: Seen) -> Markup {
    html! {
        div .town role="group" aria-label=(seen.say("town")) {
            @for district in &seen.table.districts {
                @let name = seen.say(&format!("district-{}", district.flower));
                @let wanted = if district.wanted { " wanted" } else { "" };
                div class={ "district in-" (district.flower) (wanted) } role="group" aria-label=(name) {
                    p .district-head { (seen.flower(&district.flower)) span { (name) } }
                    @for house in &district.buildings { (one(seen, &district.flower, house)) }
                }
            }
        }
    }
}

fn one(seen: Seen, flower: &str, house: &House) -> Markup {
    let id = &house.building;
    let name = seen.say(&format!("building-{id}"));
    let mut more = vec![match house.owner {
        Some(owner) => seen.named("owned-by", owner),
        None => seen.say("owned-by-nobody"),
    }];
    if let Some(seat) = house.broker {
        more.push(seen.named("broker-of", seat));
    }
    match house.useful {
        Some(0) => more.push(seen.say("no-use-now")),
        Some(n) => more.push(seen.count("uses-now", n)),
        None => {}
    }
    let text =
        format!("{} ({})", seen.say(&format!("building-{id}.help")), seen.say(&format!("district-{flower}")));
    let mut class = String::from("house");
    for (yes, add) in [(house.open, " open"), (house.broker.is_some(), " taken")] {
        if yes {
            class.push_str(add);
        }
    }
    spot(
        seen,
        Place::still(&format!("building-{id}")),
        &class,
        Tip { title: name.clone(), text, more },
        html! {
            (drawn::building(id))
            span .house-name { (name) }
            (signs(seen, &house.signs))
            span .pieces data-vt-home={ "building-" (id) } {
                @if let Some(owner) = house.owner {
                    span data-vt={ "marker-" (owner) "-" (id) } { (drawn::marker(owner)) }
                }
                @if let Some(seat) = house.broker { span data-vt={ "broker-" (seat) } { (drawn::broker(seat)) } }
            }
        },
    )
}
