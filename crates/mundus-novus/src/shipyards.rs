//! Shipyards: at the end of their owner's progression, a doubloon for each opponent with more caravels, for each shipyard.

use crate::position::Position;
use game::Seat;

/// What the shipyards of this player pay now.
#[inline]
pub(crate) fn pay(p: &Position, seat: Seat) -> u8 {
    let player = p.player(seat);
    if player.shipyards == 0 {
        return 0;
    }
    let larger = |other: &&crate::Player| other.caravel_count > player.caravel_count;
    player.shipyards * p.players[..p.players().into()].iter().filter(larger).count() as u8
}
