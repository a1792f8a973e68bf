//! The building market: four columns, what a building costs the reader now, copies left.

use crate::{
    art,
    games::{
        board::{self, Sheet, Tip, pieces, spot},
        puerto_rico::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Building, Role, Step, View, components::MOST_QUARRIES};

/// A building on offer: what it costs, and what the reader would pay now.
#[derive(Hash)]
struct Offer {
    building: Building,
    cost: u8,
    price: u8,
    copies: u8,
    mine: bool,
}

type Seen<'a> = board::Seen<'a, Vec<Offer>>;

/// The four columns. The column number is the worth of its buildings and the most quarries that count.
pub(super) fn part(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    let offers: Vec<Offer> =
        Building::ALL.into_iter().map(|building| offer(view, scene.seat, building)).collect();
    sheet.part("market", offers, &["building-"], |seen| {
        html! {
            div .market role="group" aria-label=(seen.say("buildings")) {
                @for column in 1..=MOST_QUARRIES as u8 {
                    div .column data-column=(column) {
                        p .column-head {
                            span title=(seen.count("worth", column)) { (art::vp()) b { (column) } }
                            span title=(seen.count("quarries-count", column)) { (drawn::tile("quarry")) "≤" b { (column) } }
                        }
                        @for offer in seen.shown.iter().filter(|offer| offer.building.data().points == column) {
                            (one(seen, offer))
                        }
                    }
                }
            }
        }
    })
}

fn offer(view: &View, reader: Option<Seat>, building: Building) -> Offer {
    let cost = view.listed_price(building);
    Offer {
        building,
        cost,
        price: reader.map_or(cost, |reader| price(view, reader, building)),
        copies: view.stock(building),
        mine: reader.is_some_and(|reader| view.player(reader).has(building)),
    }
}

/// What a building costs the reader: with the builder's discount only while the builder is at work, and what it says when
/// the game is over.
pub(super) fn price(view: &View, reader: Seat, building: Building) -> u8 {
    if view.is_over() {
        view.listed_price(building)
    } else if view.role() == Some(Role::Builder) && view.step() == Step::Build {
        view.price(reader, building)
    } else {
        view.price_without_privilege(reader, building)
    }
}

fn one(seen: Seen, offer: &Offer) -> Markup {
    let id = offer.building.id();
    let name = seen.say(&format!("building-{id}"));
    let price = if offer.price == offer.cost {
        seen.count("price", offer.price)
    } else {
        format!("{} ({})", seen.count("price-now", offer.price), seen.count("price", offer.cost))
    };
    let class = board::look(
        "offer",
        [("large", offer.building.data().size > 1), ("mine", offer.mine), ("none", offer.copies == 0)],
    );
    let tip = Tip {
        title: name.clone(),
        text: seen.say(&format!("building-{id}-rule")),
        more: vec![price, seen.count("left", offer.copies)],
    };
    spot(
        seen,
        &format!("building-{id}"),
        &class,
        tip,
        html! {
            (pieces(format!("building-{id}"), offer.copies, drawn::building(id)))
            span .offer-name { (name) }
            span .copies { @for _ in 0..offer.copies { i {} } }
            span .price {
                @if offer.price != offer.cost { s { (offer.cost) } }
                b { (offer.price) }
                (art::doubloon())
            }
        },
    )
}
