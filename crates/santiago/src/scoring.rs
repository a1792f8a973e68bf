//! Chapter: the end. Points, goods turned into points, and ties.

use crate::{
    components::{GOODS_PER_POINT, SHIPS},
    position::{Phase, Player, Position},
};
use game::{Score, Seat, places_by};

/// The score categories: chips collected, and goods left turned into points.
pub const CATEGORIES: &[&str] = &["chips", "goods"];
/// The ways to end: the seventh ship has left, or no ship would leave.
pub const ENDINGS: &[&str] = &["last-ship", "standstill"];

/// All goods of a player, wood included.
fn goods(player: &Player) -> u16 {
    player.goods.iter().map(|&count| u16::from(count)).sum()
}

pub(crate) fn score(position: &Position, seat: Seat) -> Score {
    let player = &position.players[seat.index()];
    let mut score = Score::default();
    score.0[0] = player.points as i16;
    score.0[1] = (goods(player) / GOODS_PER_POINT) as i16;
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

pub(crate) fn ending(position: &Position) -> Option<&'static str> {
    (position.phase == Phase::Over).then(|| ENDINGS[usize::from(position.ship <= SHIPS)])
}
