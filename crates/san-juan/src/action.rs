//! What a player may do: the families of actions, in the order of their indices. What a step offers lies close together:
//! see [`crate::offer`].

use crate::components::*;
use game::{Bits, kinds};

game::actions! {
    /// What a player may do. Actions name kinds, not places.
    pub enum Action {
        /// Build (builder), on a free place or over the building just covered.
        Build(card: Card) = "build {card}",
        /// Take a role.
        Take(role: Role) = "take {role}",
        /// Do nothing, use nothing.
        Pass = "pass",
        /// Stop producing, selling, exchanging or tucking.
        Done = "done",
        /// Draw this many cards (councillor 2, 5 or 8; prospector 1 or 2).
        Draw(count: u8) in draws = "draw {count}",
        /// Produce a good (producer); never [`Good::Import`].
        Produce(good: Good) in [..PRODUCTION_KINDS] = "produce {good}",
        /// Sell a good (trader).
        Sell(good: Good) = "sell {good}",
        /// Use the gold mine, goldsmith, harbor or library.
        Use(power: Power) = "use {power}",
        /// With two players: keep the library for the second role.
        SaveLibrary = "save library",
        /// Pay one card of the price.
        Pay(card: Card) in [..DECK_KINDS] = "pay with {card}",
        /// Pay one card of the price with a good (black market).
        PayGood(good: Good) = "pay with good {good}",
        /// Discard a hand card.
        Discard(card: Card) in [..DECK_KINDS] = "discard {card}",
        /// Keep a drawn card.
        Keep(card: Card) in [..DECK_KINDS] = "keep {card}",
        /// Cover an own building with the one to be built (crane).
        Cover(card: Card) = "cover {card}",
        /// Tuck a hand card under the chapel or bank.
        Tuck(card: Card) in [..DECK_KINDS] = "tuck {card}",
    }
}

kinds! {
    /// A building whose power is a choice of its own.
    pub enum Power {
        /// Reveal four cards.
        GoldMine = "gold-mine",
        /// Reveal a card.
        Goldsmith = "goldsmith",
        /// Tuck a sold good.
        Harbor = "harbor",
        /// Have the privilege twice.
        Library = "library",
    }
}

impl Power {
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

/// How many cards a role may draw, in this order.
mod draws {
    use crate::components::{COUNCILLOR_DRAW, COUNCILLOR_PRIVILEGE};

    const DRAWS: [u8; 4] = [
        1,
        COUNCILLOR_DRAW,
        COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE,
        COUNCILLOR_DRAW + 2 * COUNCILLOR_PRIVILEGE,
    ];
    pub const COUNT: usize = DRAWS.len();

    pub const fn nth(n: usize) -> u8 {
        DRAWS[n]
    }

    #[inline]
    pub const fn index(count: u8) -> usize {
        const INDEX: [u8; u8::MAX as usize + 1] = {
            let mut index = [u8::MAX; u8::MAX as usize + 1];
            let mut place = 0;
            while place < DRAWS.len() {
                index[DRAWS[place] as usize] = place as u8;
                place += 1;
            }
            index
        };
        INDEX[count as usize] as usize
    }
}

/// A set of actions.
pub type Actions = Bits<{ Action::COUNT.div_ceil(64) }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_has_an_index_beyond_all_sets() {
        for impossible in [Action::Pay(Card::Cathedral), Action::Produce(Good::Import), Action::Draw(3)] {
            assert_eq!(impossible.index(), usize::MAX);
        }
    }
}
