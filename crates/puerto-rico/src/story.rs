//! What happened, as the log tells it.

use crate::{
    event::Event,
    position::Step,
    talk::{a_tile, amounts, of_good, on_place, the_building, the_role},
};
use game::{Arg, Phrase, phrase};

/// The sentence for an event.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::RowLaid { tiles } => phrase!("event-row-laid", count = tiles.total(), goods = amounts(*tiles)),
        Event::Reshuffled => phrase!("event-reshuffled"),
        Event::RoleTaken { seat, role, doubloons } => {
            phrase!("event-role-taken", who = *seat, role = the_role(*role), coins = *doubloons)
        }
        Event::Drawn { seat, tile } => phrase!("event-drawn", who = *seat, tile = a_tile(*tile)),
        Event::Settled { seat, tile } => phrase!("event-settled", who = *seat, tile = a_tile(*tile)),
        Event::ColonistPlaced { seat, place } => {
            phrase!("event-colonist-placed", who = *seat, place = on_place(*place))
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
                Step::Bonus => "event-declined-bonus",
                Step::Store => "event-declined-store",
                Step::Load | Step::Role | Step::Place | Step::Keep | Step::Over => "event-declined-load",
            };
            phrase!(id, who = *seat)
        }
        Event::ColonistsArrived { seat, count } => {
            phrase!("event-colonists-arrived", who = *seat, count = *count)
        }
        Event::Placed { seat, place } => phrase!("event-placed", who = *seat, place = on_place(*place)),
        Event::AllPlaced { seat, san_juan } => phrase!("event-all-placed", who = *seat, left = *san_juan),
        Event::ShipRefilled { count } => phrase!("event-ship-refilled", count = *count),
        Event::Built { seat, building, price } => {
            phrase!("event-built", who = *seat, building = the_building(*building), price = *price)
        }
        Event::Produced { seat, goods, factory } => {
            phrase!("event-produced", who = *seat, goods = amounts(*goods), factory = *factory)
        }
        Event::ExtraTaken { seat, good } => {
            phrase!("event-extra-taken", who = *seat, good = of_good(*good))
        }
        Event::Sold { seat, good, price } => {
            phrase!("event-sold", who = *seat, good = of_good(*good), price = *price)
        }
        Event::HouseEmptied => phrase!("event-house-emptied"),
        Event::Loaded { seat, good, ship, barrels, points } => phrase!(
            "event-loaded",
            who = *seat,
            good = of_good(*good),
            ship = ship.size(),
            barrels = *barrels,
            points = *points
        ),
        Event::Wharfed { seat, good, barrels, points } => {
            phrase!("event-wharfed", who = *seat, good = of_good(*good), barrels = *barrels, points = *points)
        }
        Event::BonusTaken { seat, points, offered } => {
            phrase!("event-bonus-taken", who = *seat, points = *points, offered = *offered)
        }
        Event::Stored { seat, good, barrels } => {
            phrase!("event-stored", who = *seat, good = of_good(*good), barrels = *barrels)
        }
        Event::Kept { seat, good } => phrase!("event-kept", who = *seat, good = of_good(*good)),
        Event::Lost { seat, goods } => phrase!("event-lost", who = *seat, goods = amounts(*goods)),
        Event::Sailed { ship, good } => phrase!("event-sailed", ship = ship.size(), good = of_good(*good)),
        Event::Prospected { seat, doubloons } => {
            phrase!("event-prospected", who = *seat, doubloons = *doubloons)
        }
        Event::LastRound { ending } => phrase!("event-last-round", why = Arg::term("ending-", ending.id())),
        Event::RoundBegan { governor } => phrase!("event-round-began", who = *governor),
        Event::GameOver { ending } => phrase!("event-game-over", why = Arg::term("ending-", ending.id())),
    }
}
