//! The settler: each may lay a plantation on the island; hacienda, construction hut and hospice.

use crate::{
    action::{YES_OR_NO, at},
    components::*,
    event::Event,
    plantations,
    position::{Position, Step},
    round,
};
use game::{Chance, Sink};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    if !offer(p) {
        next(p, chance, sink);
    }
}

#[inline]
fn offer(p: &mut Position) -> bool {
    p.ask(Step::Hacienda, at::DrawPlantation, hacienda_options(p))
        || p.ask(Step::Settle, at::Load, options(p))
}

/// After the hacienda: the normal pick.
#[inline]
pub(crate) fn go_on<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    if !p.ask(Step::Settle, at::Load, options(p)) {
        next(p, chance, sink);
    }
}

/// An occupied hacienda draws while the island has room and there is a tile anywhere.
#[inline]
pub(crate) fn hacienda_options(p: &Position) -> u64 {
    let player = p.moving();
    if player.uses(Building::Hacienda) && player.island < ISLAND_SPACES && plantations::can_draw(p) {
        YES_OR_NO
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
    tiles << (at::Settle - at::Load) | 1 << (at::Pass - at::Load)
}

/// A colonist onto the tile just taken, if there is one anywhere.
#[inline]
pub(crate) fn hospice_options(p: &Position) -> u64 {
    if p.moving().uses(Building::Hospice) && p.has_colonist() { YES_OR_NO } else { 0 }
}

/// Draws with the hacienda; the tile must be laid.
#[inline]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let tile = plantations::draw(p, chance, sink);
    let seat = p.mover;
    p.moving_mut().add_tile(tile);
    sink.tell(|| Event::Drawn { seat, tile });
    go_on(p, chance, sink);
}

/// Lays a face-up plantation or a quarry; the hospice may follow.
#[inline]
pub(crate) fn settle<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    tile: Tile,
    chance: &mut C,
    sink: &mut S,
) {
    match tile.grows() {
        Some(good) => *p.row.of_mut(good) -= 1,
        None => p.quarries -= 1,
    }
    let seat = p.mover;
    p.moving_mut().add_tile(tile);
    sink.tell(|| Event::Settled { seat, tile });
    if p.ask(Step::Hospice, at::TakeColonist, hospice_options(p)) {
        p.phase.fresh = Place::tile(tile).index() as u8;
    } else {
        next(p, chance, sink);
    }
}

/// The hospice's colonist.
#[inline]
pub(crate) fn accept<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let (seat, place) = (p.mover, Place::new(p.phase.fresh.into()));
    p.fetch_colonist(place);
    sink.tell(|| Event::ColonistPlaced { seat, place });
    next(p, chance, sink);
}

/// The next player with room on the island; after the last, a new row.
#[inline]
pub(crate) fn next<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.phase.fresh = 0;
    while let Some(seat) = p.next_mover() {
        p.mover = seat;
        if offer(p) {
            return;
        }
    }
    plantations::discard_row(p);
    plantations::lay_row(p, chance, sink);
    round::end_role(p, sink);
}
