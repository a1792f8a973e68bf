//! What sets are worth: the line within reach, the pay for different resources and for relics.

use crate::components::*;

/// How many cards of the line a set of identical resources reaches, whatever the line's length.
#[inline]
pub const fn reach(class: Class, cards: u8) -> u8 {
    REACH[class.index()][(cards - LEAST_IDENTICAL) as usize]
}

/// What a set of different resources pays; under Natives a doubloon a card.
#[inline]
pub const fn different_pay(cards: u8, natives: bool) -> u8 {
    if cards < LEAST_DIFFERENT {
        0
    } else if natives {
        cards
    } else {
        DIFFERENT_PAY[cards as usize]
    }
}

/// What relics pay, sold together.
#[inline]
pub const fn relic_pay(relics: u8) -> u8 {
    RELIC_PAY[relics as usize]
}
