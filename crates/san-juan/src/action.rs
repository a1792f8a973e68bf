//! What a player may do: the actions, their dense index, their notation, and sets of them.

use crate::components::*;
use game::{Bits, Notation};
use std::{fmt, sync::LazyLock};

/// What a player may do. Actions name kinds, not places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Build (builder), on a free place or over the building just covered.
    Build(Card),
    /// Take a role.
    Take(Role),
    /// Do nothing, use nothing.
    Pass,
    /// Stop producing, selling, exchanging or tucking.
    Done,
    /// Draw so many cards (councillor 2, 5 or 8; prospector 1 or 2).
    Draw(u8),
    /// Use the gold mine, goldsmith, harbor or library.
    Use(Power),
    /// With two players: keep the library for the second role.
    SaveLibrary,
    /// Produce a good (producer); never [`Good::Import`].
    Produce(Good),
    /// Pay one card of the price.
    Pay(Card),
    /// Pay one card of the price with a good (black market).
    PayGood(Good),
    /// Sell a good (trader).
    Sell(Good),
    /// Cover an own building with the one to be built (crane).
    Cover(Card),
    /// Keep a drawn card.
    Keep(Card),
    /// Discard a hand card.
    Discard(Card),
    /// Tuck a hand card under the chapel or bank.
    Tuck(Card),
}

/// A building whose power is a choice of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// Reveal four cards.
    GoldMine,
    /// Reveal a card.
    Goldsmith,
    /// Tuck a sold good.
    Harbor,
    /// Have the privilege twice.
    Library,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 4] = [Power::GoldMine, Power::Goldsmith, Power::Harbor, Power::Library];

    /// The building.
    pub const fn card(self) -> Card {
        match self {
            Power::GoldMine => Card::GoldMine,
            Power::Goldsmith => Card::Goldsmith,
            Power::Harbor => Card::Harbor,
            Power::Library => Card::Library,
        }
    }
}

/// How many cards a role may draw.
pub const DRAWS: [u8; 4] = [1, 2, 5, 8];

/// Where each family of actions begins in the dense index. What a step offers lies close together: see [`crate::offer`].
pub(crate) mod at {
    use super::*;
    pub const BUILD: usize = 0;
    pub const TAKE: usize = BUILD + Card::COUNT;
    pub const PASS: usize = TAKE + Role::COUNT;
    pub const DONE: usize = PASS + 1;
    pub const DRAW: usize = DONE + 1;
    pub const PRODUCE: usize = DRAW + DRAWS.len();
    pub const SELL: usize = PRODUCE + PRODUCTION_KINDS;
    pub const USE: usize = SELL + Good::COUNT;
    pub const SAVE_LIBRARY: usize = USE + Power::ALL.len();
    pub const PAY: usize = SAVE_LIBRARY + 1;
    pub const PAY_GOOD: usize = PAY + DECK_KINDS;
    pub const DISCARD: usize = PAY_GOOD + Good::COUNT;
    pub const KEEP: usize = DISCARD + DECK_KINDS;
    pub const COVER: usize = KEEP + DECK_KINDS;
    pub const TUCK: usize = COVER + Card::COUNT;
    pub const END: usize = TUCK + DECK_KINDS;
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = at::END;

    /// All actions, by index.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action::Pass; Action::COUNT];
        let mut n = 0;
        while n < Card::COUNT {
            let card = Card::ALL[n];
            all[at::BUILD + n] = Action::Build(card);
            all[at::COVER + n] = Action::Cover(card);
            if n < DECK_KINDS {
                all[at::PAY + n] = Action::Pay(card);
                all[at::KEEP + n] = Action::Keep(card);
                all[at::DISCARD + n] = Action::Discard(card);
                all[at::TUCK + n] = Action::Tuck(card);
            }
            n += 1;
        }
        n = 0;
        while n < Role::COUNT {
            all[at::TAKE + n] = Action::Take(Role::ALL[n]);
            n += 1;
        }
        n = 0;
        while n < Good::COUNT {
            all[at::PAY_GOOD + n] = Action::PayGood(Good::ALL[n]);
            all[at::SELL + n] = Action::Sell(Good::ALL[n]);
            if n < PRODUCTION_KINDS {
                all[at::PRODUCE + n] = Action::Produce(Good::ALL[n]);
            }
            n += 1;
        }
        n = 0;
        while n < DRAWS.len() {
            all[at::DRAW + n] = Action::Draw(DRAWS[n]);
            n += 1;
        }
        n = 0;
        while n < Power::ALL.len() {
            all[at::USE + n] = Action::Use(Power::ALL[n]);
            n += 1;
        }
        all[at::DONE] = Action::Done;
        all[at::SAVE_LIBRARY] = Action::SaveLibrary;
        all
    };

    /// The dense index. An action that names what cannot be (paying with the cathedral, producing imports, drawing
    /// three cards) has an index beyond all sets.
    #[inline]
    pub const fn index(self) -> usize {
        const NONE: usize = usize::MAX;
        const fn deck(from: usize, card: Card) -> usize {
            if card.index() < DECK_KINDS { from + card.index() } else { NONE }
        }
        match self {
            Action::Build(card) => at::BUILD + card.index(),
            Action::Take(role) => at::TAKE + role.index(),
            Action::Pass => at::PASS,
            Action::Done => at::DONE,
            Action::Draw(count) => Action::draw_index(count),
            Action::Produce(Good::Import) => NONE,
            Action::Use(power) => at::USE + power as usize,
            Action::SaveLibrary => at::SAVE_LIBRARY,
            Action::Produce(good) => at::PRODUCE + good.index(),
            Action::Pay(card) => deck(at::PAY, card),
            Action::PayGood(good) => at::PAY_GOOD + good.index(),
            Action::Sell(good) => at::SELL + good.index(),
            Action::Cover(card) => at::COVER + card.index(),
            Action::Keep(card) => deck(at::KEEP, card),
            Action::Discard(card) => deck(at::DISCARD, card),
            Action::Tuck(card) => deck(at::TUCK, card),
        }
    }

    /// Where drawing so many cards stands in the dense index; beyond all sets if nobody draws so many.
    #[inline]
    pub(crate) const fn draw_index(count: u8) -> usize {
        const INDEX: [u16; u8::MAX as usize + 1] = {
            let mut index = [u16::MAX; u8::MAX as usize + 1];
            let mut place = 0;
            while place < DRAWS.len() {
                index[DRAWS[place] as usize] = (at::DRAW + place) as u16;
                place += 1;
            }
            index
        };
        INDEX[count as usize] as usize
    }

    /// The action with this text.
    pub fn parse(text: &str) -> Option<Action> {
        notation().index(text).map(|index| Action::ALL[index])
    }
}

/// The notation: what a player can read and type, and what records hold.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Action::Build(card) => write!(f, "build {}", card.id()),
            Action::Take(role) => write!(f, "take {}", role.id()),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Draw(count) => write!(f, "draw {count}"),
            Action::Use(power) => write!(f, "use {}", power.card().id()),
            Action::SaveLibrary => f.write_str("save library"),
            Action::Produce(good) => write!(f, "produce {}", good.id()),
            Action::Pay(card) => write!(f, "pay with {}", card.id()),
            Action::PayGood(good) => write!(f, "pay with good {}", good.id()),
            Action::Sell(good) => write!(f, "sell {}", good.id()),
            Action::Cover(card) => write!(f, "cover {}", card.id()),
            Action::Keep(card) => write!(f, "keep {}", card.id()),
            Action::Discard(card) => write!(f, "discard {}", card.id()),
            Action::Tuck(card) => write!(f, "tuck {}", card.id()),
        }
    }
}

/// All texts, both ways.
pub(crate) fn notation() -> &'static Notation {
    static NOTATION: LazyLock<Notation> =
        LazyLock::new(|| Notation::new(Action::ALL.iter().map(|action| action.to_string())));
    &NOTATION
}

/// A set of actions.
pub type Actions = Bits<{ Action::COUNT.div_ceil(64) }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_has_its_action_and_text() {
        for (index, action) in Action::ALL.into_iter().enumerate() {
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(Action::parse(&action.to_string()), Some(action));
        }
        assert_eq!(Action::Pay(Card::Cathedral).index(), usize::MAX);
        assert_eq!(Action::Produce(Good::Import).index(), usize::MAX);
        assert!(Action::Draw(3).index() >= Action::COUNT);
    }
}
