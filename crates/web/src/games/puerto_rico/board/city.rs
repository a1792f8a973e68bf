//! A city: twelve spaces for buildings, large ones over two of them.

use super::island::circle;
use super::{House, Player, Seen};
use crate::games::board::{Tip, spot};
use crate::games::puerto_rico::art as drawn;
use maud::{Markup, html};

const SPACES: usize = 12;

/// The city of `player`; `own` is the reader's, where actions belong.
pub(super) fn city(seen: Seen, player: &Player, own: bool) -> Markup {
    let used: usize = player.city.iter().map(|house| if house.large { 2 } else { 1 }).sum();
    html! {
        div .city role="group" aria-label=(seen.say("city")) {
            @for house in &player.city { (one(seen, player, house, own)) }
            @for _ in used..SPACES { span .space {} }
        }
    }
}

fn one(seen: Seen, player: &Player, house: &House, own: bool) -> Markup {
    let name = seen.say(&format!("building-{}", house.building));
    let place = format!("city-{}-{}", player.seat, house.building);
    let tip = Tip {
        title: name.clone(),
        text: seen.say(&format!("building-{}-rule", house.building)),
        more: vec![format!("{}/{} {}", house.colonists, house.circles, seen.say("colonists"))],
    };
    let mut class = String::from("home");
    if house.large {
        class.push_str(" large");
    }
    if house.colonists == 0 {
        class.push_str(" idle");
    }
    spot(
        seen,
        &place,
        &class,
        tip,
        html! {
            (drawn::building(&house.building))
            @if own { span .home-name { (name) } }
            span .men {
                @for at in 0..house.circles { (circle(at < house.colonists)) }
            }
        },
    )
}
