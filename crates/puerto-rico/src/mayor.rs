//! The mayor: colonists come from the ship, and everybody places all of theirs anew.
//!
//! At a player's turn all their colonists are lifted (they stand in San Juan) and placed again one at a time, by kind
//! of place. Whoever has at least as many colonists as circles has nothing to decide.

use crate::{
    action::{Actions, YES_OR_NO, at},
    components::*,
    event::Event,
    player::CROWDED,
    position::{Ending, Position, Step},
    round,
};
use game::{Seat, Sink};

/// The chooser's privilege comes first.
#[inline]
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if !p.ask(Step::Privilege, at::TakeColonist, privilege_options(p)) {
        deal(p, sink);
    }
}

/// One more colonist from the supply, not the ship.
#[inline]
pub(crate) fn privilege_options(p: &Position) -> u64 {
    if p.colonist_supply > 0 { YES_OR_NO } else { 0 }
}

/// Any place with a free circle, while there are colonists to place.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    let player = p.moving();
    if player.san_juan == 0 { 0 } else { player.free_places().into() }
}

/// One order for each placement: from the first place to the last. All colonists were lifted before, so the last place
/// with a colonist is the last that was filled; the rest must still fit from there on. After an order in which they do
/// not, anything goes.
pub(crate) fn canonical(p: &Position) -> Actions {
    let player = p.moving();
    let before_last = player.manned_places().checked_ilog2().map_or(0, |last| (1 << last) - 1);
    let mut places = player.free_places() & !before_last;
    let (mut set, mut room) = (0u64, 0);
    while places != 0 {
        let place = Place::new(places.ilog2() as usize);
        places &= !(1 << place.index());
        room += player.circles_at(place) - player.colonists_at(place);
        if room >= player.san_juan {
            set |= 1 << place.index();
        }
    }
    if set == 0 { p.legal } else { Actions::block(at::Place, set) }
}

/// The privilege is taken.
#[inline]
pub(crate) fn accept<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.colonist_supply -= 1;
    let seat = p.mover;
    let player = p.moving_mut();
    player.colonists += 1;
    player.san_juan += 1;
    sink.tell(|| Event::ExtraColonist { seat });
    deal(p, sink);
}

/// The ship's colonists, one at a time from the chooser clockwise.
#[inline]
pub(crate) fn deal<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let players = p.players();
    let (each, mut rest) = (p.colonist_ship / players, p.colonist_ship % players);
    p.colonist_ship = 0;
    let mut seat = p.chooser;
    for _ in 0..players {
        let count = each + u8::from(rest > 0);
        rest = rest.saturating_sub(1);
        let player = p.player_mut(seat);
        player.colonists += count;
        player.san_juan += count;
        if count > 0 {
            sink.tell(|| Event::ColonistsArrived { seat, count });
        }
        seat = seat.next(players);
    }
    place_from(p, Some(p.chooser), sink);
}

/// Goes to the first player from here on who has something to decide; after the last, the ship is refilled.
#[inline]
fn place_from<S: Sink<Event>>(p: &mut Position, first: Option<Seat>, sink: &mut S) {
    let mut next = first;
    while let Some(seat) = next {
        p.mover = seat;
        let player = p.moving_mut();
        if player.colonists < player.spots {
            player.lift();
            if offer(p, sink) {
                return;
            }
        } else {
            player.fill();
            let san_juan = player.san_juan;
            sink.tell(|| Event::AllPlaced { seat, san_juan });
        }
        next = p.next_mover();
    }
    refill(p, sink);
}

/// Asks where the next colonist goes. If a single place is left, all go there.
#[inline]
fn offer<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    let places = options(p);
    if places & places.wrapping_sub(1) != 0 {
        return p.ask(Step::Place, at::Place, places);
    }
    let seat = p.mover;
    while p.moving().san_juan > 0 {
        let place = Place::new(places.trailing_zeros() as usize);
        p.moving_mut().put(place, 1);
        p.moving_mut().san_juan -= 1;
        sink.tell(|| Event::Placed { seat, place });
    }
    false
}

/// Puts a colonist down, if that is legal and the same player goes on with a choice, and brings the legal actions up to
/// date. Otherwise nothing is done, and the answer is false.
#[inline]
pub(crate) fn place_and_stay<S: Sink<Event>>(p: &mut Position, place: Place, sink: &mut S) -> bool {
    const _: () = assert!(at::Place + Place::COUNT <= 64, "all places lie in the first word of a set");
    let (seat, legal, at) = (p.mover, p.legal.0[0], place.index());
    let bit = 1 << (at::Place + at);
    let player = p.moving_mut();
    if legal & bit == 0 || player.san_juan == 1 {
        return false;
    }
    let without = legal & !bit;
    let several = without & without.wrapping_sub(1) != 0;
    if at < CROWDED {
        let crew = player.crew[at] + 1;
        let full = crew == player.circles[at];
        if full && !several {
            return false;
        }
        player.crew[at] = crew;
        player.san_juan -= 1;
        p.legal.0[0] = if full { without } else { legal };
    } else {
        if !several {
            return false;
        }
        player.manned |= 1 << (at - Tile::COUNT);
        player.san_juan -= 1;
        p.legal.0[0] = without;
    }
    sink.tell(|| Event::Placed { seat, place });
    true
}

/// Puts a colonist down; after the last one the next player goes on.
#[inline]
pub(crate) fn place<S: Sink<Event>>(p: &mut Position, place: Place, sink: &mut S) {
    let seat = p.mover;
    let player = p.moving_mut();
    player.put(place, 1);
    player.san_juan -= 1;
    sink.tell(|| Event::Placed { seat, place });
    if !offer(p, sink) {
        place_from(p, p.next_mover(), sink);
    }
}

/// As many colonists as there are empty circles on buildings, at least one for each player.
#[inline]
fn refill<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let players = usize::from(p.players());
    let empty: u8 = p.seats[..players].iter().map(|player| player.empty_building_circles()).sum();
    let needed = empty.max(p.table().colonist_ship);
    let short = p.colonist_supply < needed;
    let count = needed.min(p.colonist_supply);
    p.colonist_supply -= count;
    p.colonist_ship = count;
    sink.tell(|| Event::ShipRefilled { count });
    if short && p.end_after_round(Ending::Colonists) {
        sink.tell(|| Event::LastRound { ending: Ending::Colonists });
    }
    round::end_role(p, sink);
}
