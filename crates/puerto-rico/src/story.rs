//! What happened, as the log tells it.

use crate::{
    event::Event,
    position::Step,
    speech::{building, good, place, role, tile, with_amounts},
};
use game::{Arg, Phrase, phrase};

/// The sentence for an event.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::RowLaid { tiles } => with_amounts(phrase!("event-row-laid"), *tiles),
        Event::Reshuffled => phrase!("event-reshuffled"),
        Event::RoleTaken { seat, role: card, doubloons } => {
            phrase!("event-role-taken", who = *seat, role = role(*card), coins = *doubloons)
        }
        Event::Drawn { seat, tile: drawn } => phrase!("event-drawn", who = *seat, tile = tile(*drawn)),
        Event::Settled { seat, tile: taken } => phrase!("event-settled", who = *seat, tile = tile(*taken)),
        Event::ColonistPlaced { seat, place: on } => {
            phrase!("event-colonist-placed", who = *seat, place = place(*on))
        }
        Event::ExtraColonist { seat } => phrase!("event-extra-colonist", who = *seat),
        Event::Declined { seat, step } => {
            let id = match step {
                Step::Hacienda => "event-declined-hacienda",
                Step::Settle => "event-declined-settle",
                Step::Hospice => "event-declined-hospice",
                Step::Privilege => "event-declined-privilege",
                Step::Build => "event-declined-build",
                Step::University => "event-declined-university",
                Step::Produce => "event-declined-produce",
                Step::Extra => "event-declined-extra",
                Step::Trade => "event-declined-trade",
                Step::Store => "event-declined-store",
                Step::Load | Step::Role | Step::Place | Step::Keep | Step::Over => "event-declined-load",
            };
            phrase!(id, who = *seat)
        }
        Event::ColonistsArrived { seat, count } => {
            phrase!("event-colonists-arrived", who = *seat, count = *count)
        }
        Event::Placed { seat, place: on } => phrase!("event-placed", who = *seat, place = place(*on)),
        Event::AllPlaced { seat, san_juan } => phrase!("event-all-placed", who = *seat, left = *san_juan),
        Event::ShipRefilled { count } => phrase!("event-ship-refilled", count = *count),
        Event::Built { seat, building: built, price } => {
            phrase!("event-built", who = *seat, building = building(*built), price = *price)
        }
        Event::Produced { seat, goods, factory } => {
            with_amounts(phrase!("event-produced", who = *seat, factory = *factory), *goods)
        }
        Event::ExtraTaken { seat, good: kind } => {
            phrase!("event-extra-taken", who = *seat, good = good(*kind))
        }
        Event::Sold { seat, good: kind, price } => {
            phrase!("event-sold", who = *seat, good = good(*kind), price = *price)
        }
        Event::HouseEmptied => phrase!("event-house-emptied"),
        Event::Loaded { seat, good: kind, ship, barrels, points } => phrase!(
            "event-loaded",
            who = *seat,
            good = good(*kind),
            ship = ship.size(),
            barrels = *barrels,
            points = *points
        ),
        Event::Wharfed { seat, good: kind, barrels, points } => {
            phrase!("event-wharfed", who = *seat, good = good(*kind), barrels = *barrels, points = *points)
        }
        Event::Stored { seat, good: kind, barrels } => {
            phrase!("event-stored", who = *seat, good = good(*kind), barrels = *barrels)
        }
        Event::Kept { seat, good: kind } => phrase!("event-kept", who = *seat, good = good(*kind)),
        Event::Lost { seat, goods } => with_amounts(phrase!("event-lost", who = *seat), *goods),
        Event::Sailed { ship, good: kind } => phrase!("event-sailed", ship = ship.size(), good = good(*kind)),
        Event::Prospected { seat, doubloons } => {
            phrase!("event-prospected", who = *seat, doubloons = *doubloons)
        }
        Event::LastRound { ending } => phrase!("event-last-round", why = Arg::term("ending-", ending.id())),
        Event::RoundBegan { governor } => phrase!("event-round-began", who = *governor),
        Event::GameOver { ending } => phrase!("event-game-over", why = Arg::term("ending-", ending.id())),
    }
}
