//! Doubloons by source, and places.

use crate::{player::Earning, position::Position};
use game::{Score, Seat, places_by};

/// Doubloons by source.
pub(crate) fn score(p: &Position, seat: Seat) -> Score {
    let mut score = Score::default();
    score.0[..Earning::COUNT].copy_from_slice(&p.player(seat).earned);
    score
}

/// The player who showed the perfect combination comes first; then doubloons count; ties are shared.
pub(crate) fn places(p: &Position) -> Vec<u8> {
    let values: Vec<_> =
        Seat::all(p.players()).map(|seat| (p.is_perfect(seat), p.player(seat).doubloons)).collect();
    places_by(&values)
}
