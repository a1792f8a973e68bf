//! What happened, as the log tells it.

use crate::{
    cards::Cards,
    event::Event,
    position::Step,
    standstill::{Cause, Standstill},
    talk::{good_name, list, name, role_name, the},
};
use game::{Phrase, Seat, phrase};

/// The sentence for an event.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::RoundBegan { governor } => phrase!("event-round", who = *governor),
        Event::RoleTaken { seat, role } => phrase!("event-take", who = *seat, role = role_name(*role)),
        Event::LibraryDecided { seat, used } => {
            phrase!(if *used { "event-library-used" } else { "event-library-saved" }, who = *seat)
        }
        Event::Declined { seat, step } => {
            let id = match step {
                Step::Build => "event-no-build",
                Step::Produce => "event-no-produce",
                Step::Sell => "event-no-sell",
                Step::Draw | Step::Prospect => "event-no-draw",
                Step::Office => "event-no-office",
                Step::Chapel | Step::Bank => "event-no-tuck",
                _ => "event-no-power",
            };
            phrase!(id, who = *seat)
        }
        Event::Built { seat, card, price, over: None } => {
            phrase!("event-build", who = *seat, card = the(*card), price = *price)
        }
        Event::Built { seat, card, price, over: Some(over) } => {
            phrase!("event-build-over", who = *seat, card = the(*card), price = *price, over = the(*over))
        }
        Event::GoodLost { seat, good } => phrase!("event-good-lost", who = *seat, good = good_name(*good)),
        Event::PaidGood { seat, good } => phrase!("event-pay-good", who = *seat, good = good_name(*good)),
        Event::Produced { seat, good } => phrase!("event-produce", who = *seat, good = good_name(*good)),
        Event::PricesTurned { prices: [indigo, sugar, tobacco, coffee, silver] } => phrase!(
            "event-prices",
            indigo = *indigo,
            sugar = *sugar,
            tobacco = *tobacco,
            coffee = *coffee,
            silver = *silver
        ),
        Event::Sold { seat, good, price } => {
            phrase!("event-sell", who = *seat, good = good_name(*good), price = *price)
        }
        Event::Harbored { seat } => phrase!("event-harbor", who = *seat),
        Event::CustomsFilled { seat } => phrase!("event-customs", who = *seat),
        Event::Paid { seat, count, cards } => counted("event-pay", "event-pay-own", *seat, *count, cards),
        Event::Drew { seat, count, cards } => counted("event-draw", "event-draw-own", *seat, *count, cards),
        Event::Kept { seat, count, cards } => counted("event-keep", "event-keep-own", *seat, *count, cards),
        Event::Discarded { seat, count, cards } => {
            counted("event-discard", "event-discard-own", *seat, *count, cards)
        }
        Event::Tucked { seat, under, cards: None } => phrase!("event-tuck", who = *seat, under = the(*under)),
        Event::Tucked { seat, under, cards: Some(cards) } => {
            phrase!("event-tuck-own", who = *seat, under = the(*under), cards = list(cards))
        }
        Event::Bonus { seat, card } => phrase!("event-bonus", who = *seat, card = the(*card)),
        Event::Mined { seat, revealed } => phrase!("event-mine", who = *seat, cards = list(revealed)),
        Event::Smithed { seat, card } => phrase!("event-smith", who = *seat, card = name(*card)),
        Event::TookRevealed { seat, card } => phrase!("event-take-revealed", who = *seat, card = name(*card)),
        Event::Reshuffled => Phrase::new("event-reshuffle"),
        Event::StandstillNear { standstill: Standstill { cause: Cause::NothingBuilt, rounds } } => {
            phrase!("event-standstill-near-nothing-built", rounds = *rounds)
        }
        Event::StandstillNear { standstill: Standstill { cause: Cause::NoCards, rounds } } => {
            phrase!("event-standstill-near-no-cards", rounds = *rounds)
        }
        Event::GameOver { standstill: None } => Phrase::new("event-over"),
        Event::GameOver { standstill: Some(Cause::NothingBuilt) } => {
            Phrase::new("event-standstill-nothing-built")
        }
        Event::GameOver { standstill: Some(Cause::NoCards) } => Phrase::new("event-standstill-no-cards"),
    }
}

fn counted(seen: &'static str, own: &'static str, seat: Seat, count: u8, cards: &Option<Cards>) -> Phrase {
    match cards {
        None => phrase!(seen, who = seat, count = count),
        Some(cards) => phrase!(own, who = seat, count = count, cards = list(cards)),
    }
}
