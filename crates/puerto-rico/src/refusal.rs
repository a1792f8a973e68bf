//! Why an action is not allowed: a sentence for every way of being refused.

use crate::{
    PuertoRico,
    action::Action,
    components::*,
    position::{Position, Step},
    talk::{building, good, of_good, place, the_building, the_role},
};
use game::{ActionSet, Arg, Phrase, Rules, Seat, phrase};

/// Why this seat may not do this now; `None` if it may.
pub(crate) fn why_not(p: &Position, seat: Seat, action: Action) -> Option<Phrase> {
    if p.is_over() {
        return Some(phrase!("illegal-over"));
    }
    if !p.acting().contains(seat) {
        return Some(phrase!("illegal-not-your-turn"));
    }
    if PuertoRico::legal(p, seat).contains(action.index()) {
        return None;
    }
    let not_now = || phrase!("why-not-now", step = Arg::term("step-", p.step.id()));
    Some(match (action, p.step) {
        (Action::Take(card), Step::Role) => take(p, card),
        (Action::Settle(tile), Step::Settle) => settle(p, tile),
        (Action::Place(kind), Step::Place) => {
            let circles = p.player(seat).circles_at(kind);
            let id = if circles == 0 { "why-no-such-place" } else { "why-place-full" };
            phrase!(id, place = place(kind))
        }
        (Action::Build(kind), Step::Build) => build(p, seat, kind),
        (Action::Extra(kind), Step::Extra) => {
            let produced = p.phase.produced >> kind.index() & 1 == 1;
            phrase!(if produced { "why-supply-empty" } else { "why-not-produced" }, good = of_good(kind))
        }
        (Action::Sell(kind), Step::Trade) => {
            let id = if p.player(seat).goods.get(kind) == 0 { "why-no-barrel" } else { "why-house-has-kind" };
            phrase!(id, good = of_good(kind))
        }
        (Action::Load(kind, ship), Step::Load) => load(p, seat, kind, ship),
        (Action::Wharf(kind), Step::Load) => {
            if !p.player(seat).uses(Building::Wharf) {
                phrase!("why-no-wharf")
            } else if p.has_used_wharf(seat) {
                phrase!("why-wharf-used")
            } else {
                phrase!("why-no-barrel", good = of_good(kind))
            }
        }
        (Action::Pass, Step::Load) => phrase!("why-must-load"),
        (Action::TakeBothBonuses, Step::Bonus) => phrase!("why-one-bonus"),
        (Action::Store(kind) | Action::Keep(kind), Step::Store | Step::Keep) => {
            let stored = p.phase.stored >> kind.index() & 1 == 1;
            if p.player(seat).goods.get(kind) == 0 {
                phrase!("why-no-barrel", good = of_good(kind))
            } else if stored {
                phrase!("why-already-stored", good = of_good(kind))
            } else if p.step == Step::Keep {
                phrase!("why-no-warehouse")
            } else {
                not_now()
            }
        }
        _ => not_now(),
    })
}

fn take(p: &Position, card: Role) -> Phrase {
    let id = if p.is_taken(card) { "why-role-taken" } else { "why-role-not-in-play" };
    phrase!(id, role = the_role(card))
}

fn settle(p: &Position, tile: Tile) -> Phrase {
    match tile.grows() {
        Some(kind) => phrase!("why-no-plantation", good = of_good(kind)),
        None if p.quarries == 0 => phrase!("why-no-quarry-left"),
        None => phrase!("why-no-quarry"),
    }
}

fn build(p: &Position, seat: Seat, kind: Building) -> Phrase {
    let (player, named) = (p.player(seat), the_building(kind));
    let price = u16::from(p.price(seat, kind));
    if player.has(kind) {
        phrase!("why-building-owned", building = named)
    } else if p.stock(kind) == 0 {
        phrase!("why-building-sold-out", building = building(kind))
    } else if player.free_city() < kind.data().size {
        phrase!("why-city-full", building = named, needs = kind.data().size, free = player.free_city())
    } else {
        let missing = price.saturating_sub(player.doubloons);
        phrase!("why-too-expensive", building = named, price = price, missing = missing)
    }
}

fn load(p: &Position, seat: Seat, kind: Good, ship: Ship) -> Phrase {
    if p.player(seat).goods.get(kind) == 0 {
        return phrase!("why-no-barrel", good = of_good(kind));
    }
    if !p.ships().any(|other| other == ship) {
        return phrase!("why-no-such-ship", ship = ship.size());
    }
    match p.cargo(ship) {
        Some((carried, _)) if carried == kind => phrase!("why-ship-full", ship = ship.size()),
        Some((carried, _)) => phrase!("why-ship-carries", ship = ship.size(), carried = good(carried)),
        None => match p.ships().find(|&other| p.cargo(other).is_some_and(|(carried, _)| carried == kind)) {
            Some(other) => phrase!("why-other-ship-carries", good = of_good(kind), ship = other.size()),
            None => phrase!("why-another-takes-more", ship = ship.size(), good = of_good(kind)),
        },
    }
}
