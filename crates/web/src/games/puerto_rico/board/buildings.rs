//! The building market: four columns, what a building costs the reader now, copies left.

use super::{Offer, Seen};
use crate::games::board::{Tip, spot};
use crate::{art, games::puerto_rico::art as drawn};
use maud::{Markup, html};

/// The four columns. The column number is the worth of its buildings and the most quarries that count.
pub(super) fn market(seen: Seen) -> Markup {
    html! {
        div .market role="group" aria-label=(seen.say("buildings")) {
            @for column in 1..=4 {
                div .column data-column=(column) {
                    p .column-head {
                        span title=(seen.count("worth", column)) { (art::vp()) b { (column) } }
                        span title=(seen.count("quarries-count", column)) { (drawn::tile("quarry")) "≤" b { (column) } }
                    }
                    @for offer in seen.table.market.iter().filter(|offer| offer.column == column) {
                        (one(seen, offer))
                    }
                }
            }
        }
    }
}

fn one(seen: Seen, offer: &Offer) -> Markup {
    let name = seen.say(&format!("building-{}", offer.building));
    let price = if offer.price == offer.cost {
        seen.count("price", offer.price)
    } else {
        format!("{} ({})", seen.count("price-now", offer.price), seen.count("price", offer.cost))
    };
    let mut class = String::from("offer");
    for (yes, add) in [(offer.large, " large"), (offer.mine, " mine"), (offer.copies == 0, " none")] {
        if yes {
            class.push_str(add);
        }
    }
    let tip = Tip {
        title: name.clone(),
        text: seen.say(&format!("building-{}-rule", offer.building)),
        more: vec![price, seen.count("left", offer.copies)],
    };
    spot(
        seen,
        &format!("building-{}", offer.building),
        &class,
        tip,
        html! {
            (drawn::building(&offer.building))
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
