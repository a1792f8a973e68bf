//! What the player to act may do, as a position keeps it: a window of 64 actions that follow one another in the dense
//! index, and beside it, at a few steps, the cards of one more family. Where both begin is the step's.

use crate::{
    action::{Action, Actions, Power, at},
    components::Good,
    position::Step,
};
use game::{Bits, choose_in_word, nth_in_word, several};

/// What the player to act may do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Offer {
    /// The actions of the window.
    pub bits: u64,
    /// Cards beside them: to be covered, tucked or exchanged.
    pub cards: u64,
}

// What is offered together lies in one window.
const _: () = assert!(at::Use + (Power::GoldMine as usize) < 64);
const _: () = assert!(at::PayGood + Good::COUNT - at::Pay <= 64);

impl Step {
    /// The index where the window of this step begins.
    #[inline]
    const fn window_start(self) -> usize {
        match self {
            Step::Pay => at::Pay,
            Step::Keep | Step::GoldKeep => at::Keep,
            Step::Draft | Step::Limit | Step::Discard => at::Discard,
            Step::Library | Step::Harbor | Step::Goldsmith => at::Take,
            _ => 0,
        }
    }

    /// The index where the family of the cards beside it begins.
    #[inline]
    const fn family_start(self) -> usize {
        match self {
            Step::Office => at::Discard,
            Step::Chapel | Step::Bank => at::Tuck,
            _ => at::Cover,
        }
    }
}

/// The highest index where the window or the cards of any step begin.
const HIGHEST_START: usize = {
    let (mut highest, mut at) = (0, 0);
    while at < Step::COUNT {
        let (window, family) = (Step::ALL[at].window_start(), Step::ALL[at].family_start());
        let start = if window > family { window } else { family };
        if start > highest {
            highest = start;
        }
        at += 1;
    }
    highest
};

impl Offer {
    /// Nothing.
    pub const NONE: Offer = Offer { bits: 0, cards: 0 };

    /// Actions of the step's window.
    #[inline]
    pub const fn window(bits: u64) -> Offer {
        Offer { bits, cards: 0 }
    }

    /// Using a building, or something else instead.
    #[inline]
    pub const fn use_or(power: Power, instead: usize) -> Offer {
        Offer::window(1 << (at::Use + power as usize - at::Take) | 1 << (instead - at::Take))
    }

    /// Is this action offered at this step?
    #[inline]
    pub const fn contains(&self, step: Step, index: usize) -> bool {
        let (place, card) =
            (index.wrapping_sub(step.window_start()), index.wrapping_sub(step.family_start()));
        place < 64 && self.bits >> place & 1 == 1 || card < 64 && self.cards >> card & 1 == 1
    }

    /// None, one, or (2) several?
    #[inline]
    pub const fn few(&self) -> u32 {
        let (bits, cards) = (self.bits, self.cards);
        if self.several() { 2 } else { (bits | cards != 0) as u32 }
    }

    /// Is there a choice?
    #[inline]
    pub const fn several(&self) -> bool {
        let (bits, cards) = (self.bits, self.cards);
        several(bits) || cards != 0 && (bits != 0 || several(cards))
    }

    /// How many actions, and one of them: see [`game::Rules::choose`].
    #[inline]
    pub fn choose(&self, step: Step, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        // Long enough for any place (64 is that of a word without bits) after the highest start, so that no index need be
        // checked. Beyond the last action nothing is ever looked up.
        const LENGTH: usize = HIGHEST_START + 64 + 1;
        static ACTIONS: [Action; LENGTH] = {
            let mut actions = [Action::Pass; LENGTH];
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
                step.window_start() + nth_in_word(self.bits, n)
            } else {
                step.family_start() + nth_in_word(self.cards, n - first)
            };
            return (first + second, ACTIONS[index]);
        }
        let (count, place) = choose_in_word(self.bits, below);
        (count, ACTIONS[step.window_start() + place])
    }

    /// The set of these actions at this step.
    #[inline]
    pub const fn actions(&self, step: Step) -> Actions {
        let mut words = Bits([0; Actions::WORDS]);
        words.put(step.window_start(), self.bits);
        words.put(step.family_start(), self.cards);
        words
    }
}
