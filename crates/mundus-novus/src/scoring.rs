//! The end: doubloons by source, places, and why a game is over.

use crate::position::Position;
use game::{Score, Seat, kinds, places_by};

kinds! {
    /// A category of the score: where doubloons come from.
    pub enum Category {
        /// Sets of different resources.
        Different = "different",
        /// Relics sold.
        Relics = "relics",
        /// Income of developments.
        Income = "income",
        /// Shipyards.
        Shipyards = "shipyards",
        /// Francisco de Orellana.
        Orellana = "orellana",
        /// Paid for events (Francisco de Coronado): what is spent, counted below zero.
        Coronado = "coronado",
    }
}

kinds! {
    /// Why the game is over.
    pub enum Ending {
        /// Somebody showed the perfect combination.
        Perfect = "perfect",
        /// Somebody has 75 doubloons.
        Doubloons = "doubloons",
        /// The line of developments could not be refilled.
        Line = "line",
    }
}

/// Doubloons by source.
pub(crate) fn score(p: &Position, seat: Seat) -> Score {
    let mut score = Score::default();
    score.0[..Category::COUNT].copy_from_slice(&p.player(seat).earned);
    score
}

/// The player who showed the perfect combination comes first; then doubloons count; ties are shared.
pub(crate) fn places(p: &Position) -> Vec<u8> {
    let values: Vec<_> =
        Seat::all(p.players()).map(|seat| (p.is_perfect(seat), p.player(seat).doubloons)).collect();
    places_by(&values)
}
