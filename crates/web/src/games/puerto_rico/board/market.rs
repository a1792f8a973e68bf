//! The trading house with its four slots, and what the supply still holds.

use crate::{
    art,
    games::{
        board::{self, Sheet, Tip, pieces, spot},
        puerto_rico::art as drawn,
    },
    regions::Region,
};
use maud::{Markup, html};
use puerto_rico::{Counts, Good, View, components::HOUSE_SLOTS};

/// Each piece by itself, cheapest kind first.
pub fn each(counts: Counts) -> impl Iterator<Item = Good> {
    counts.iter().flat_map(|(good, n)| std::iter::repeat_n(good, n.into()))
}

/// The trading house, with the barrels sold there.
pub(super) fn trading_house(view: &View, sheet: &Sheet) -> Region<'static> {
    sheet.part("trading-house", view.trading_house(), &["trading-house"], |seen| {
        let sold: Vec<Good> = each(*seen.shown).collect();
        let more = sold.iter().map(|good| seen.say(&format!("good-{}", good.id()))).collect();
        let tip = Tip { title: seen.say("trading-house"), text: seen.say("trading-house-rule"), more };
        let place = spot(
            seen,
            "trading-house",
            "trading",
            tip,
            html! {
                (drawn::trading_house())
                span .slots {
                    @for slot in 0..usize::from(HOUSE_SLOTS) {
                        @match sold.get(slot) {
                            Some(good) => (pieces(format!("barrel-{}", good.id()), 1, drawn::barrel(good.id()))),
                            None => span .slot {},
                        }
                    }
                }
                span .caption { (seen.say("trading-house")) }
            },
        );
        html! { div .part { (place) } }
    })
}

/// What the supply holds.
#[derive(Hash)]
struct Supply {
    goods: Counts,
    colonists: u8,
    points: u16,
}

/// The supply: barrels, colonists, victory points.
pub(super) fn supply(view: &View, sheet: &Sheet) -> Region<'static> {
    let supply = Supply { goods: view.supply(), colonists: view.colonist_supply(), points: view.vp_supply() };
    sheet.part("supply", supply, &["supply-"], |seen| {
        let Supply { goods, colonists, points } = *seen.shown;
        html! {
            div .supply data-bank="coin" role="group" aria-label=(seen.say("supply")) {
                @for good in Good::ALL {
                    @let id = good.id();
                    (heap(seen, (id, format!("barrel-{id}")), seen.say(&format!("good-{id}")), goods.get(good).into(), drawn::barrel(id)))
                }
                (heap(seen, ("colonists", "colonist".into()), seen.say("colonists"), colonists.into(), drawn::colonist()))
                (heap(seen, ("vp", "vp".into()), seen.say("points"), points, art::vp()))
            }
        }
    })
}

fn heap(
    seen: board::Seen<Supply>,
    (id, kind): (&str, String),
    title: String,
    left: u16,
    drawing: Markup,
) -> Markup {
    let class = if left == 0 { "heap none" } else { "heap" };
    let tip = Tip { title, text: String::new(), more: vec![seen.count("left", left)] };
    spot(seen, &format!("supply-{id}"), class, tip, html! { (pieces(kind, left, drawing)) b { (left) } })
}
