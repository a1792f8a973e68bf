//! Placing colonists at the same time (option `together`).
//!
//! Nobody's colonists are in anybody's way, so all players may place at once. There is one exception: the ship is
//! refilled by the empty circles in the cities, and if the supply falls short the game ends. While the players could still
//! decide that by where they place, a later player knows more; so they place in turn.
//!
//! Whether it is so follows from what placing does not change: everybody's colonists and circles, and the supply. Who
//! still has to place follows from the boards. So a position needs to remember nothing, and `mover`, for whom the
//! legal actions are kept, is the first after the chooser who still has to place.

use crate::{
    action::{Action, Actions, at},
    event::Event,
    mayor,
    position::{Position, Step},
};
use game::{Seat, Seats, Sink};

/// Do all place at the same time in this mayor phase?
#[inline]
pub(crate) fn begins(p: &Position) -> bool {
    p.together() && end_is_settled(p)
}

/// Is it certain, wherever colonists are placed, whether the game ends because the supply falls short?
fn end_is_settled(p: &Position) -> bool {
    let (mut fewest, mut most) = (0, 0);
    for player in &p.seats[..p.players().into()] {
        let empty = player.spots.saturating_sub(player.colonists);
        fewest += empty.saturating_sub(player.island);
        most += empty.min(player.spots - player.island);
    }
    let least = p.table().colonist_ship;
    p.ending.is_some() || p.colonist_supply >= most.max(least) || p.colonist_supply < fewest.max(least)
}

/// Who still has a colonist and a circle for it, where all place at the same time.
pub(crate) fn placing(p: &Position) -> Seats {
    let mut seats = Seats::NONE;
    for seat in Seat::all(p.players()) {
        let player = p.player(seat);
        if player.san_juan > 0 && player.colonists < player.spots {
            seats.insert(seat);
        }
    }
    seats
}

/// Who is to act in a game with this option that is not over.
pub(crate) fn acting(p: &Position) -> Seats {
    if p.step == Step::Place && begins(p) { placing(p) } else { Seats::only(p.mover) }
}

/// The first after the chooser who still has to place.
pub(crate) fn first(p: &Position) -> Option<Seat> {
    let placing = placing(p);
    p.chooser.clockwise(p.players()).find(|&seat| placing.contains(seat))
}

/// Puts the question to this player.
pub(crate) fn turn_to(p: &mut Position, seat: Seat) {
    p.mover = seat;
    p.ask(Step::Place, at::Place, mayor::options(p));
}

/// The position with the question put to this player, who is not the one for whom the legal actions are kept;
/// nothing if it is not to act.
fn turned(p: &Position, seat: Seat) -> Option<Position> {
    (p.step == Step::Place && p.acting().contains(seat)).then(|| {
        let mut turned = *p;
        turn_to(&mut turned, seat);
        turned
    })
}

/// What a player may do for whom no legal actions are kept.
#[cold]
pub(crate) fn legal(p: &Position, seat: Seat) -> Actions {
    turned(p, seat).map_or(Actions::default(), |turned| turned.offered)
}

/// The part of it that has one order for each placement.
#[cold]
pub(crate) fn canonical(p: &Position, seat: Seat) -> Actions {
    turned(p, seat).map_or(Actions::default(), |turned| mayor::canonical(&turned))
}

/// The same player as [`legal`] places a colonist, as it may.
#[cold]
pub(crate) fn play<S: Sink<Event>>(p: &mut Position, seat: Seat, action: Action, sink: &mut S) {
    let (Action::Place(place), Some(mut next)) = (action, turned(p, seat)) else {
        unreachable!("who has no turn of their own places colonists, and nothing else")
    };
    mayor::place(&mut next, place, sink);
    // Somebody else still has to place, so the phase goes on.
    if let Some(seat) = first(&next) {
        turn_to(&mut next, seat);
    }
    *p = next;
}
