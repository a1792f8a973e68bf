//! Why an action is not allowed: a sentence for every way of being refused, with the numbers of this moment.

use crate::{
    action::{Action, Gift, Serving, Way},
    car,
    components::{Building, CASINO_PESOS, Cuban, CubanEffect, Good, LOWEST_VALUE, MARKERS},
    position::{Buildings, Step, bit},
    talk::{cuban, goods, place_here, the_building},
    view::View,
};
use game::{ActionSet, Arg, Illegal, Phrase, Seat, phrase};

/// Why this seat may not do this now; `None` if it may.
pub(crate) fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    if view.step() == Step::Over {
        return Some(Phrase::from(&Illegal::Over));
    }
    if view.decider() != Some(seat) {
        return Some(Phrase::from(&Illegal::NotYourTurn));
    }
    if view.position.offered.contains(action.index()) {
        return None;
    }
    let reason = match view.step() {
        Step::Car => drive(view, seat, action),
        Step::Cuban => at_cuban(view, seat, action),
        Step::Robbery => give(action),
        Step::Broker => broker(view, action),
        Step::Building { building, lawyer } => in_building(view, seat, building, lawyer, action),
        Step::Casino { buying, .. } => casino(buying, action),
        Step::Delivery => delivery(view, seat, action),
        Step::Demand => demand(action),
        Step::Over => None,
    };
    Some(reason.unwrap_or_else(|| not_now(view)))
}

/// It belongs to another moment: say what this one is for.
fn not_now(view: &View) -> Phrase {
    match view.step() {
        Step::Car => Phrase::new("why-step-car"),
        Step::Cuban => phrase!("why-step-effect", place = place_here(view)),
        Step::Robbery => Phrase::new("why-step-robbery"),
        Step::Broker => Phrase::new("why-step-broker"),
        Step::Building { .. } | Step::Casino { .. } => {
            phrase!("why-step-effect", place = place_here(view))
        }
        Step::Delivery => Phrase::new("why-step-delivery"),
        Step::Demand => Phrase::new("why-step-demand"),
        Step::Over => Phrase::from(&Illegal::Over),
    }
}

fn lacks(good: Good) -> Option<Phrase> {
    Some(phrase!("why-lacks-good", good = goods(2, good)))
}

fn supply_lacks(good: Good) -> Option<Phrase> {
    Some(phrase!("why-supply-lacks", good = goods(2, good)))
}

fn drive(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let Action::Drive(stops) = action else { return None };
    let (price, pesos) = (car::price(stops), view.pesos(seat));
    Some(phrase!("why-too-far", price = price, pesos = pesos, missing = price.saturating_sub(pesos)))
}

fn at_cuban(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let effect = view.cuban(view.car())?.data().effect;
    match (effect, action) {
        (CubanEffect::Goods(_, good), Action::Use) | (CubanEffect::AnyGood, Action::Take(good)) => {
            supply_lacks(good)
        }
        (CubanEffect::Robbery, Action::Use) => Some(Phrase::new("why-nobody-to-rob")),
        (CubanEffect::Law, Action::Claim(building)) => Some(match view.owner(building) {
            Some(owner) => phrase!("why-owned", building = the_building(building), owner = owner),
            None => phrase!("why-no-marker", markers = MARKERS),
        }),
        (CubanEffect::Law, Action::UseOwn(building)) => Some(match view.owner(building) {
            Some(owner) if owner == seat => phrase!("why-no-use", building = the_building(building)),
            _ => phrase!("why-not-own", building = the_building(building)),
        }),
        (CubanEffect::AnyGood | CubanEffect::Law, Action::Use) => Some(Phrase::new("why-name-it")),
        _ => None,
    }
}

fn give(action: Action) -> Option<Phrase> {
    match action {
        Action::Give(Gift::Peso) => Some(Phrase::new("why-no-peso")),
        Action::Give(Gift::Point) => Some(Phrase::new("why-no-point")),
        Action::Give(Gift::Good(good)) => lacks(good),
        _ => None,
    }
}

fn broker(view: &View, action: Action) -> Option<Phrase> {
    let Action::Go(building) = action else { return None };
    let needed = view.cuban(view.car()).and_then(Cuban::flower)?;
    let flower = |id: &str| Arg::term("flower-", id);
    let there = view.flower(building);
    Some(match view.visitor(building) {
        _ if there != needed => phrase!(
            "why-other-flower",
            building = the_building(building),
            flower = flower(there.id()),
            needed = flower(needed.id())
        ),
        Some(who) if who != view.active() => {
            phrase!("why-occupied", building = the_building(building), who = who)
        }
        _ => phrase!("why-own-broker", building = the_building(building)),
    })
}

/// The buildings an action belongs to.
fn buildings_of(action: Action) -> Buildings {
    let set = |buildings: &[Building]| buildings.iter().fold(0, |set, &building| set | bit(building));
    match action {
        Action::Use => set(&[Building::Bank, Building::Church, Building::Sawmill, Building::Newspaper]),
        Action::Exchange { good: Good::Sugar, .. } => set(&[Building::Distillery]),
        Action::Exchange { .. } => set(&[Building::CigarFactory]),
        Action::Swap { .. } => set(&[Building::BlackMarket]),
        Action::Serve(_) => set(&[Building::Cafe]),
        Action::Clear(_) => set(&[Building::CustomsOffice]),
        Action::Buy | Action::Sell => set(&[Building::Casino]),
        Action::Flag(_) => set(&[Building::HarborMaster]),
        Action::Deliver { .. } => set(&[Building::Office]),
        Action::TurnDown(_) => set(&[Building::Newspaper]),
        _ => 0,
    }
}

fn in_building(view: &View, seat: Seat, building: Building, lawyer: bool, action: Action) -> Option<Phrase> {
    if action == Action::Skip && lawyer {
        return Some(phrase!("why-lawyer-chosen", building = the_building(building)));
    }
    if buildings_of(action) & bit(building) == 0 {
        return None;
    }
    let has = |good: Good| view.goods(seat, good);
    match action {
        Action::Use => lacks(Good::Wood),
        Action::Exchange { count, good } => {
            let take = if good == Good::Sugar { Good::Rum } else { Good::Cigars };
            Some(if has(good) < count {
                phrase!("why-has-only", count = has(good), good = goods(has(good), good))
            } else {
                phrase!("why-supply-only", count = view.supply(take), good = goods(view.supply(take), take))
            })
        }
        Action::Swap { give, take } => {
            if has(give) == 0 {
                lacks(give)
            } else {
                supply_lacks(take)
            }
        }
        Action::Serve(serving) => {
            let lacks_rum = serving != Serving::Cigars && has(Good::Rum) == 0;
            lacks(if lacks_rum { Good::Rum } else { Good::Cigars })
        }
        Action::Clear(good) => not_wanted(good),
        Action::Buy => Some(phrase!("why-casino-pesos", pesos = CASINO_PESOS)),
        Action::Sell => Some(Phrase::new("why-no-point")),
        Action::Flag(Way::Left) => Some(phrase!("why-lowest-value", value = LOWEST_VALUE)),
        Action::Deliver { count, good } => {
            if count > 1 {
                Some(Phrase::new("why-office-one"))
            } else if has(good) == 0 {
                lacks(good)
            } else {
                not_wanted(good)
            }
        }
        Action::TurnDown(tile) => Some(phrase!("why-face-down", cuban = cuban(tile))),
        _ => None,
    }
}

fn casino(buying: bool, action: Action) -> Option<Phrase> {
    match (buying, action) {
        (true, Action::Sell) | (false, Action::Buy) => Some(Phrase::new("why-one-direction")),
        (_, Action::Skip) => Some(Phrase::new("why-casino-begun")),
        _ => None,
    }
}

fn not_wanted(good: Good) -> Option<Phrase> {
    Some(phrase!("why-not-wanted", good = goods(2, good)))
}

fn delivery(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let (count, good, delivered) = match action {
        Action::Deliver { count, good } => (count, good, good),
        Action::DeliverWood { count, instead_of } => (count, instead_of, Good::Wood),
        _ => return None,
    };
    let (demand, has) = (view.demand(good).unwrap_or_default(), view.goods(seat, delivered));
    if demand == 0 {
        return not_wanted(good);
    }
    Some(if demand < count {
        phrase!("why-wants-only", count = demand, good = goods(demand, good))
    } else {
        phrase!("why-has-only", count = has, good = goods(has, delivered))
    })
}

fn demand(action: Action) -> Option<Phrase> {
    match action {
        Action::LeaveOut(good) => Some(phrase!("why-only-demand", good = goods(2, good))),
        _ => None,
    }
}
