//! Chapter: the end. Points, goods turned into points, and ties.

use crate::{
    components::{GOODS_PER_POINT, SHIPS},
    position::{Player, Position, Step},
};
use game::{Score, Seat, kinds, places_by};

kinds! {
    /// A category of the score.
    pub enum Category {
        /// Chips collected.
        Chips = "chips",
        /// Goods left, turned into points.
        Goods = "goods",
    }
}

kinds! {
    /// Why the game is over.
    pub enum Ending {
        /// The seventh ship has left.
        LastShip = "last-ship",
        /// No ship would leave.
        Standstill = "standstill",
    }
}

/// All goods of a player, wood included.
fn goods(player: &Player) -> u16 {
    player.goods.iter().map(|&count| u16::from(count)).sum()
}

pub(crate) fn score(position: &Position, seat: Seat) -> Score {
    let player = &position.players[seat.index()];
    let mut score = Score::default();
    score.0[Category::Chips.index()] = player.points as i16;
    score.0[Category::Goods.index()] = (goods(player) / GOODS_PER_POINT) as i16;
    score
}

/// Most points; then most goods left after they were turned into points; then most pesos; then shared.
pub(crate) fn places(position: &Position) -> Vec<u8> {
    let rank = |seat: Seat| {
        let player = &position.players[seat.index()];
        (score(position, seat).total(), goods(player) % GOODS_PER_POINT, player.pesos)
    };
    places_by(&Seat::all(position.players()).map(rank).collect::<Vec<_>>())
}

pub(crate) fn ending(position: &Position) -> Option<Ending> {
    let ending = if position.ship > SHIPS { Ending::LastShip } else { Ending::Standstill };
    (position.step == Step::Over).then_some(ending)
}
