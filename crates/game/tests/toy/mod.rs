//! "Smugglers", a small game with everything the test kit looks for: a deck, secret hands, a simultaneous secret choice,
//! a draw, a payment in any order. A test can break one promise of the contract in its own thread.
//!
//! Two to four play four rounds. In each, all who have cards offer one of them face down at once; the offers are turned
//! up, a kind offered once is worth two points, and they are discarded. Then each in turn draws two cards, or builds
//! for two cards of the hand (three points), or passes. A player who can neither draw nor build passes without being asked.

mod rules;
mod sets;
mod words;

use game::Bag;
use serde::{Deserialize, Serialize};

pub use sets::Set;

/// What is broken. A value of the thread and not a type parameter: the whole test kit would else be compiled once for
/// every flaw.
pub mod flaw {
    use std::cell::Cell;

    thread_local! {
        static NOW: Cell<u8> = const { Cell::new(NONE) };
    }

    /// The flaw the game has in this thread.
    pub fn now() -> u8 {
        NOW.get()
    }

    /// Gives the game this flaw in this thread.
    pub fn set(flaw: u8) {
        NOW.set(flaw);
    }

    macro_rules! flaws {
        ($($name:ident)*) => { flaws!(@ 0u8; $($name)*); };
        (@ $at:expr; $name:ident $($rest:ident)*) => {
            pub const $name: u8 = $at;
            flaws!(@ $at + 1; $($rest)*);
        };
        (@ $at:expr;) => {};
    }
    flaws! {
        NONE
        LEAKS_CARD_IN_VIEW LEAKS_CARD_IN_EVENT LEAKS_CHOICE_IN_EVENT LEAKS_HAND_BY_TURN
        LOSES_CARD UNSORTED ILLEGAL_ACCEPTED NOTHING_LEGAL CHANGES_ON_ERROR ASKS_CHANCE_ON_ERROR WRONG_ERROR
        ORDER_MATTERS REVEAL_NOT_DECLARED PASS_DECLARED CANONICAL_MISSES CANONICAL_INVENTS
        ENDLESS UNKNOWN_ENDING WRONG_PLACES HIDDEN_FUTURE IMAGINES_OTHER_HAND
        INDEX_WRONG NOTATION_UNTIDY JSON_LOSES OUTSIDE_UNCHECKED OUTSIDE_FIRST_REASON TWIN_NAMES
        ASKS_FORCED NO_REASON BAD_SENTENCE NAN_FEATURE UNWRITTEN_FEATURE LISTENING_MATTERS PANICS
        CHOOSES_ANOTHER VIEW_UNCHECKED
    }
}

/// Kinds of cards, how many of each there are, and how many rounds.
pub const KINDS: usize = Card::COUNT;
pub const OF_EACH: u8 = 8;
pub const ROUNDS: u8 = 4;
pub const SEATS: usize = 4;
pub const PRICE: u8 = 2;

/// The game.
#[derive(Copy, Clone, Default, Debug)]
pub struct Toy;

/// The whole truth.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Table", into = "Table")]
pub struct Position(pub Table);

/// Its parts, not yet validated.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub players: u8,
    /// The place of the option "short" in its values: two rounds instead of four.
    pub short: u8,
    pub round: u8,
    pub deck: Bag<KINDS>,
    pub discard: [u8; KINDS],
    pub hands: [[u8; KINDS]; SEATS],
    pub offers: [Option<u8>; SEATS],
    pub points: [u8; SEATS],
    pub phase: Phase,
    /// The card on top of the deck, for the flaw that holds a future.
    pub top: Option<u8>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Offer,
    Turn {
        seat: u8,
    },
    /// Cards are given one by one; canonically, in the order of their kinds.
    Pay {
        seat: u8,
        left: u8,
        least: u8,
    },
    Over,
}

/// What an observer knows. (Written and read as it is, but checked when read: hence the derived functions are its own.)
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct View {
    pub observer: Option<u8>,
    pub players: u8,
    pub short: u8,
    pub round: u8,
    pub deck: u32,
    pub discard: [u8; KINDS],
    pub sizes: [u8; SEATS],
    pub hand: [u8; KINDS],
    pub offered: [bool; SEATS],
    pub offer: Option<u8>,
    pub points: [u8; SEATS],
    pub phase: Phase,
    pub leak: u8,
}

game::kinds! {
    /// A kind of cards.
    pub enum Card {
        /// Brown.
        Rum = "rum",
        /// Red.
        Silk = "silk",
        /// Green.
        Tea = "tea",
    }
}

game::actions! {
    /// What a smuggler may do.
    pub enum Action {
        /// Offer a card.
        Offer(card: Card) = "offer {card}",
        /// Draw two cards.
        Draw = "draw",
        /// Build.
        Build = "build",
        /// Do nothing.
        Pass = "pass",
        /// Pay with a card.
        Pay(card: Card) = "pay {card}",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Offered { seat: u8, card: Option<u8> },
    TurnedUp { offers: [Option<u8>; SEATS] },
    Drew { seat: u8, card: Option<u8> },
    Paid { seat: u8, card: u8 },
    Built { seat: u8 },
    Passed { seat: u8 },
}
