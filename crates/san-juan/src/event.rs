//! What happened, as the players are told; what a seat does not see is left out.

use crate::{
    cards::Cards,
    components::{Card, Good, Role},
    position::Step,
    standstill::{Cause, Standstill},
};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What happened. `cards` is told to the seat itself only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// The governor.
        governor: Seat,
    },
    /// A role was taken.
    RoleTaken {
        /// Who.
        seat: Seat,
        /// Which.
        role: Role,
    },
    /// With two players: the library was used for the first role, or saved.
    LibraryDecided {
        /// Who.
        seat: Seat,
        /// Used now?
        used: bool,
    },
    /// An offer was declined, or nothing done on a turn.
    Declined {
        /// Who.
        seat: Seat,
        /// At which step.
        step: Step,
    },
    /// A building was built.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// For how many cards.
        price: u8,
        /// Over which building.
        over: Option<Card>,
    },
    /// A good was lost under a new building.
    GoodLost {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A card of a price was paid from the hand.
    Paid {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// A card of a price was paid with a good.
    PaidGood {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A good was produced.
    Produced {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A price card was turned over.
    PricesTurned {
        /// Its prices.
        prices: [u8; 5],
    },
    /// A good was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
        /// For how many cards.
        price: u8,
    },
    /// A sold good was tucked under the harbor.
    Harbored {
        /// Whose.
        seat: Seat,
    },
    /// A card was put on a customs office.
    CustomsFilled {
        /// Whose.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Drawn cards were kept.
    Kept {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Cards were discarded face down.
    Discarded {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// A card was tucked under chapel or bank.
    Tucked {
        /// Who.
        seat: Seat,
        /// Under which building.
        under: Card,
        /// Which.
        cards: Option<Cards>,
    },
    /// A building made its owner draw a card.
    Bonus {
        /// Who.
        seat: Seat,
        /// Which building.
        card: Card,
    },
    /// A gold mine revealed cards.
    Mined {
        /// Who.
        seat: Seat,
        /// What was revealed.
        revealed: Cards,
    },
    /// A goldsmith revealed a card.
    Smithed {
        /// Who.
        seat: Seat,
        /// What was revealed.
        card: Card,
    },
    /// A revealed card was taken into the hand.
    TookRevealed {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The discard became the deck.
    Reshuffled,
    /// The game will end by itself.
    StandstillNear {
        /// Why and when.
        standstill: Standstill,
    },
    /// The game is over.
    GameOver {
        /// Why the game has come to a standstill (otherwise: somebody has twelve buildings).
        standstill: Option<Cause>,
    },
}

/// The event as an observer sees it.
pub(crate) fn seen_by(event: &Event, observer: Option<Seat>) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::Paid { seat, cards, .. }
        | Event::Drew { seat, cards, .. }
        | Event::Kept { seat, cards, .. }
        | Event::Discarded { seat, cards, .. }
        | Event::Tucked { seat, cards, .. }
            if observer != Some(*seat) =>
        {
            *cards = None;
        }
        _ => {}
    }
    seen
}
