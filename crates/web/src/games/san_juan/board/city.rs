//! A city: up to twelve cards, goods on those that make them, and what the crane could do.

use super::cards;
use super::{House, Player, Seen};
use crate::games::board::{Place, spot};
use crate::games::san_juan::art as san_juan;
use maud::{Markup, html};

const SPACES: u32 = 12;
/// So many prices of the crane fit on a card; the rest is said when it is pointed at.
const PRICES_SHOWN: usize = 3;

/// The city of `player` in cards of a size, `mid` or `small`.
pub(super) fn city(seen: Seen, player: &Player, size: &str) -> Markup {
    html! {
        div .town role="group" aria-label=(seen.say("city")) {
            @for house in &player.city { (one(seen, player, house, size)) }
            @for _ in player.buildings..SPACES { span .lot {} }
        }
    }
}

fn one(seen: Seen, player: &Player, house: &House, size: &str) -> Markup {
    let face = &house.face;
    let own = seen.table.me == player.seat;
    let id = format!("city-{}-{}-{}", player.seat, face.card, house.copy);
    let place = if own {
        let place = format!("building-{}", face.card);
        Place::several(place.clone(), format!("{place}-{}", house.copy), id)
    } else {
        Place::from(&id)
    };
    let mut tip = cards::tip(seen, face, false);
    if let Some(good) = &house.good {
        tip.more.push(match house.full {
            true => seen.name_of("good", good),
            false => seen.say("sj-empty"),
        });
    }
    if let Some(price) = house.sale {
        tip.more.push(seen.count("sj-sale", price));
    }
    if !house.over.is_empty() {
        let prices: Vec<_> = house
            .over
            .iter()
            .map(|(card, price)| format!("{} {price}", seen.say(&format!("card-{card}"))))
            .collect();
        tip.more.push(format!("{} {}", seen.say("sj-over"), prices.join(", ")));
        if house.loses_good {
            tip.more.push(seen.say("sj-loses-good"));
        }
    }
    let mut class = cards::class_of(face, size);
    if house.covering {
        class.push_str(" covering");
    }
    spot(
        seen,
        place,
        &class,
        tip,
        html! {
            (cards::drawing(seen, face, false))
            @if let Some(good) = house.good.as_ref().filter(|_| house.full) {
                span .lying { (san_juan::back()) (san_juan::good(good)) @if let Some(price) = house.sale { b { (price) } } }
            }
            @if !house.over.is_empty() {
                span .over {
                    @for (card, price) in house.over.iter().take(PRICES_SHOWN) {
                        span { (san_juan::card(card)) b { (price) } }
                    }
                    @if house.over.len() > PRICES_SHOWN { "…" }
                }
            }
        },
    )
}
