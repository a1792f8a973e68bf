//! Characters whose power is a question of its own. (The others stand where they act: Coronado in the events, Ponce and
//! Pizarro in the Supply, las Casas and Valdivia in the offer, Almagro and de la Cosa in the progression.)

use crate::{components::*, position::Position};
use game::{Seat, several};

/// What Orellana earns with the market as it is: three alike, or three resources in a row.
#[inline]
pub(crate) fn orellana(p: &Position, seat: Seat) -> u8 {
    if !p.player(seat).wins(Character::Orellana) {
        return 0;
    }
    let kinds = p.market.kinds();
    let alike = !several(kinds.into());
    let first = kinds.trailing_zeros();
    // In a row: neighbouring numbers, relics not among them.
    let row = first as usize + MARKET <= Resource::PLAIN && kinds == ((1 << MARKET) - 1) << first;
    if alike || row { ORELLANA } else { 0 }
}
