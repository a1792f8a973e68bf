//! The settler: each may lay a plantation on the island; hacienda, construction hut and hospice.

use crate::{
    action::at,
    components::*,
    event::Event,
    plantations,
    position::{Position, Step},
    round,
};
use game::{Chance, Sink};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin(p: &mut Position) {
    begin_turn(p);
}

#[inline]
fn begin_turn(p: &mut Position) {
    p.step = if p.moving().uses(Building::Hacienda) { Step::Hacienda } else { Step::Settle };
}

/// An occupied hacienda draws while the island has room and there is a tile anywhere.
#[inline]
pub(crate) fn hacienda_options(p: &Position) -> u64 {
    let player = p.moving();
    if player.uses(Building::Hacienda) && player.island < ISLAND_SPACES && plantations::can_draw(p) {
        1 << at::DRAW | 1 << at::NO_DRAW
    } else {
        0
    }
}

/// May the player to act take a quarry?
#[inline]
pub(crate) fn may_quarry(p: &Position) -> bool {
    p.quarries > 0 && (p.privileged() || p.moving().uses(Building::ConstructionHut))
}

/// Any face-up plantation, or a quarry for chooser and hut; nobody has to.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    let tiles = u64::from(p.row.kinds()) | u64::from(may_quarry(p)) << Tile::Quarry as u64;
    if p.moving().island == ISLAND_SPACES || tiles == 0 {
        return 0;
    }
    tiles << (at::SETTLE - 64) | 1 << (at::PASS - 64)
}

/// A colonist onto the tile just taken, if there is one anywhere.
#[inline]
pub(crate) fn hospice_options(p: &Position) -> u64 {
    if p.moving().uses(Building::Hospice) && p.has_colonist() {
        1 << at::COLONIST | 1 << at::NO_COLONIST
    } else {
        0
    }
}

/// Draws with the hacienda; the tile must be laid.
#[inline]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let tile = plantations::draw(p, chance, sink);
    let seat = p.mover;
    p.moving_mut().add_tile(tile);
    p.step = Step::Settle;
    sink.tell(|| Event::Drawn { seat, tile });
}

/// Lays a face-up plantation or a quarry; true if the hospice asks something, false if the turn is over.
#[inline]
pub(crate) fn settle<S: Sink<Event>>(p: &mut Position, tile: Tile, sink: &mut S) -> bool {
    match tile.grows() {
        Some(good) => *p.row.of_mut(good) -= 1,
        None => p.quarries -= 1,
    }
    let seat = p.mover;
    let player = p.moving_mut();
    player.add_tile(tile);
    let hospice = player.uses(Building::Hospice);
    sink.tell(|| Event::Settled { seat, tile });
    let asks = hospice && p.has_colonist();
    if asks {
        p.phase.fresh = Place::tile(tile).index() as u8;
        p.step = Step::Hospice;
    }
    asks
}

/// The hospice's colonist; the turn is over.
#[inline]
pub(crate) fn accept<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    let (seat, place) = (p.mover, Place::new(p.phase.fresh.into()));
    p.fetch_colonist(place);
    sink.tell(|| Event::ColonistPlaced { seat, place });
    false
}

/// The next player; after the last, a new row.
#[inline]
pub(crate) fn next<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.phase.fresh = 0;
    match p.next_mover() {
        Some(seat) => {
            p.mover = seat;
            begin_turn(p);
        }
        None => {
            plantations::discard_row(p);
            plantations::lay_row(p, chance, sink);
            round::end_role(p, sink);
        }
    }
}
