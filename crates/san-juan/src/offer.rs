//! What the player to act may do, as a position keeps it: a window of 64 actions that follow one another in the dense
//! index, and beside it, at a few steps, the cards of one more family.

use crate::{
    action::{Action, Actions, Power, at},
    components::Good,
};
use game::{Bits, choose_in_word, nth_in_word};

/// What the player to act may do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Offer {
    /// The actions from index `from` on.
    pub bits: u64,
    /// Cards beside them: to be covered, tucked or exchanged.
    pub cards: u64,
    /// Where the window begins.
    pub from: u8,
    /// Where the family of those cards begins; 0 where there is none.
    pub family: u8,
}

// What is offered together lies in one window.
const _: () = assert!(at::Use + (Power::GoldMine as usize) < 64);
const _: () = assert!(at::PayGood + Good::COUNT - at::Pay <= 64);
const _: () = assert!(at::Tuck <= u8::MAX as usize);

impl Offer {
    /// Nothing.
    pub const NONE: Offer = Offer { bits: 0, cards: 0, from: 0, family: 0 };

    /// Actions of the first window: building, roles, passing, drawing, producing, selling, mining.
    #[inline]
    pub const fn low(bits: u64) -> Offer {
        Offer { bits, ..Offer::NONE }
    }

    /// Actions from index `from` on.
    #[inline]
    pub const fn window(from: usize, bits: u64) -> Offer {
        Offer { bits, from: from as u8, ..Offer::NONE }
    }

    /// Using a building, or something else instead.
    #[inline]
    pub const fn use_or(power: Power, instead: usize) -> Offer {
        Offer::window(at::Take, 1 << (at::Use + power as usize - at::Take) | 1 << (instead - at::Take))
    }

    /// These cards of a family, too.
    #[inline]
    pub const fn beside(self, family: usize, cards: u64) -> Offer {
        Offer { cards, family: family as u8, ..self }
    }

    /// Is this action offered?
    #[inline]
    pub const fn contains(&self, index: usize) -> bool {
        let (place, card) =
            (index.wrapping_sub(self.from as usize), index.wrapping_sub(self.family as usize));
        place < 64 && self.bits >> place & 1 == 1 || card < 64 && self.cards >> card & 1 == 1
    }

    /// None, one, or (answering 2) several?
    #[inline]
    pub const fn few(&self) -> u32 {
        let (bits, cards) = (self.bits, self.cards);
        if self.several() { 2 } else { (bits | cards != 0) as u32 }
    }

    /// Is there a choice?
    #[inline]
    pub const fn several(&self) -> bool {
        let (bits, cards) = (self.bits, self.cards);
        bits & bits.wrapping_sub(1) != 0 || cards != 0 && (bits != 0 || cards & (cards - 1) != 0)
    }

    /// How many actions, and one of them: see [`game::Rules::choose`].
    #[inline]
    pub fn choose(&self, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        // Longer than any index that could come out, so that nobody has to ask whether it is too large.
        static ACTIONS: [Action; u8::MAX as usize + 1 + 64] = {
            let mut actions = [Action::Pass; u8::MAX as usize + 1 + 64];
            let mut index = 0;
            while index < Action::COUNT {
                actions[index] = Action::ALL[index];
                index += 1;
            }
            actions
        };

        if self.cards != 0 {
            // The cards come last.
            let (first, second) = (self.bits.count_ones(), self.cards.count_ones());
            let n = if first + second > 1 { below(first + second) } else { 0 };
            let index = if n < first {
                usize::from(self.from) + nth_in_word(self.bits, n)
            } else {
                usize::from(self.family) + nth_in_word(self.cards, n - first)
            };
            return (first + second, ACTIONS[index]);
        }
        let (count, place) = choose_in_word(self.bits, below);
        (count, ACTIONS[usize::from(self.from) + place])
    }

    /// The set of these actions.
    #[inline]
    pub const fn actions(&self) -> Actions {
        let mut words = Bits([0; Actions::WORDS]);
        words.put(self.from as usize, self.bits);
        words.put(self.family as usize, self.cards);
        words
    }
}
