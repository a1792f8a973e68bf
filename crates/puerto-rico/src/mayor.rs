//! The mayor: colonists come from the ship, and everybody places all their colonists again.
//!
//! At a player's turn all their colonists are lifted (they stand in San Juan) and placed again one at a time, by kind
//! of place; with the option `together` all do so at the same time ([`crate::together`]). A player with at least as many colonists as circles has nothing to decide.

use crate::{
    action::{Actions, YES_OR_NO, at},
    components::*,
    event::Event,
    player::{CROWDED, Player},
    position::{Position, Step},
    round,
    scoring::Ending,
    together,
};
use game::{Row, Seat, Sink, choose_in_word, several};

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
    if set == 0 { p.offered } else { Actions::block(at::Place, set) }
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
    if together::begins(p) { place_together(p, sink) } else { place_from(p, Some(p.chooser), sink) }
}

/// Goes to the first player from here on who has something to decide; after the last, the ship is refilled.
#[inline]
fn place_from<S: Sink<Event>>(p: &mut Position, first: Option<Seat>, sink: &mut S) {
    let mut next = first;
    while let Some(seat) = next {
        p.mover = seat;
        if prepare(p, sink) {
            return;
        }
        next = p.next_mover();
    }
    refill(p, sink);
}

/// All who have something to decide place at the same time.
#[inline(never)]
fn place_together<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    for seat in p.chooser.clockwise(p.players()) {
        p.mover = seat;
        p.step = Step::Place;
        prepare(p, sink);
    }
    go_on_together(p, sink);
}

/// Goes to the first player after the chooser who still has something to decide; after the last, the ship is refilled.
#[inline(never)]
fn go_on_together<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    match together::first(p) {
        Some(seat) => together::turn_to(p, seat),
        None => refill(p, sink),
    }
}

/// Lifts the colonists of the player to act and asks, or places them where there is nothing to decide.
#[inline]
fn prepare<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    let seat = p.mover;
    let player = p.moving_mut();
    if player.colonists < player.spots {
        player.lift();
        return offer(p, sink);
    }
    player.fill();
    let san_juan = player.san_juan;
    sink.tell(|| Event::AllPlaced { seat, san_juan });
    false
}

/// Asks where the next colonist goes. If a single place is left, all go there.
#[inline]
fn offer<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    let places = options(p);
    if several(places) {
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

/// Puts a colonist of this player down on one of these free places, if the same player goes on with a choice, and returns
/// the free places then. Otherwise nothing is done.
#[inline(always)]
fn put_and_stay(player: &mut Player, free: u64, at: usize) -> Option<u64> {
    if player.san_juan == 1 {
        return None;
    }
    let without = free & !(1 << at);
    let choice = several(without);
    if at < CROWDED {
        let crew = player.crew[at] + 1;
        let full = crew == player.circles[at];
        if full && !choice {
            return None;
        }
        player.crew[at] = crew;
        player.san_juan -= 1;
        Some(if full { without } else { free })
    } else {
        if !choice {
            return None;
        }
        player.manned |= 1 << (at - Tile::COUNT);
        player.san_juan -= 1;
        Some(without)
    }
}

/// The places that are legal now, and nothing else is, a bit each.
#[inline]
fn legal_places(p: &Position) -> u64 {
    const _: () = assert!(at::Place + Place::COUNT <= 64, "all places lie in the first word of a set");
    p.offered.0[0] >> at::Place
}

/// Puts down the colonists of the player to act, one after the other where `pick` says, as long as that player goes on and
/// no more than `most`. (More than half of all decisions in random games are these, and in between
/// nothing changes but the free places.)
#[inline]
pub(crate) fn place_at_random<S: Sink<Event>>(
    p: &mut Position,
    most: u32,
    mut pick: impl FnMut(u32) -> u32,
    sink: &mut S,
) -> Row {
    let (seat, mut free, mut placed) = (p.mover, legal_places(p), 0);
    let player = p.moving_mut();
    while placed < most {
        placed += 1;
        let (_, at) = choose_in_word(free, &mut pick);
        match put_and_stay(player, free, at) {
            Some(left) => {
                free = left;
                sink.tell(|| Event::Placed { seat, place: Place::new(at) });
            }
            None => {
                place_and_go_on(p, Place::new(at), sink);
                return Row::of_choices(placed);
            }
        }
    }
    p.offered.0[0] = free << at::Place;
    Row::of_choices(placed)
}

/// Puts a colonist down on a legal place; after the last one the next player goes on.
#[inline]
pub(crate) fn place<S: Sink<Event>>(p: &mut Position, place: Place, sink: &mut S) {
    let (seat, free) = (p.mover, legal_places(p));
    match put_and_stay(p.moving_mut(), free, place.index()) {
        Some(left) => {
            p.offered.0[0] = left << at::Place;
            sink.tell(|| Event::Placed { seat, place });
        }
        None => place_and_go_on(p, place, sink),
    }
}

/// The same where this may have been the last, or leaves no choice.
#[inline(never)]
fn place_and_go_on<S: Sink<Event>>(p: &mut Position, place: Place, sink: &mut S) {
    let seat = p.mover;
    let player = p.moving_mut();
    player.put(place, 1);
    player.san_juan -= 1;
    sink.tell(|| Event::Placed { seat, place });
    if offer(p, sink) {
        return;
    }
    if together::begins(p) { go_on_together(p, sink) } else { place_from(p, p.next_mover(), sink) }
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
