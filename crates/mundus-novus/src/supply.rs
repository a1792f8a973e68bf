//! Supply: cards for everybody, and one more for each caravel, squadron after squadron.

use crate::{
    action::{Offered, at},
    cards::Cards,
    components::*,
    deck,
    event::Event,
    pirates,
    player::Player,
    position::{Position, Step},
};
use game::{Chance, Seat, Sink};

/// Bit of [`Position::served`] for the second squadron.
pub(crate) const SECOND: u8 = 1 << 6;

/// The numbers of a squadron as bits; bit 0 for Pizarro's caravel that counts nothing.
type Squadron = u16;

/// Stored cards are in the hand again; Ponce's owner decides on the squadrons.
pub(crate) fn begin<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.detached = 0;
    p.served = 0;
    match p.owner(Character::Ponce) {
        Some(owner) if p.player(owner).caravel_count >= SQUADRONS => p.ask(Step::Split, owner),
        _ => deal(p, chance, sink),
    }
}

/// Any caravel but the lowest may go into the second squadron: which of the two is the second makes no difference.
pub(crate) fn split_options(p: &Position) -> Offered {
    let mine = p.moving().caravels;
    let others = mine & (mine - 1) & !p.detached;
    Offered::new(at::Detach, u64::from(others >> 1) | 1 << CARAVELS)
}

/// A caravel goes into the second squadron.
pub(crate) fn detach(p: &mut Position, caravel: u8) {
    p.detached |= 1 << caravel;
}

/// The squadrons are decided.
pub(crate) fn end_split<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let (seat, detached) = (p.mover, p.detached);
    sink.tell(|| Event::Split {
        seat,
        second: (1..=CARAVELS).filter(|caravel| detached >> caravel & 1 == 1).collect(),
    });
    deal(p, chance, sink);
}

/// Five cards for everybody, one at a time, clockwise from the Trade Master; then as many face up as there are caravels.
fn deal<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let mut dealt = [Cards::NONE; MOST_PLAYERS];
    let dealt = &mut dealt[..p.players().into()];
    deck::draw(p, dealt, DEALT, chance, sink);
    let mut seat = p.master;
    for &mut cards in dealt {
        let player = p.player_mut(seat);
        player.hand = player.hand.and(cards);
        player.hand_size += DEALT;
        sink.tell(|| Event::Dealt { seat, count: DEALT, cards: Some(cards) });
        seat = seat.next(p.players());
    }
    let caravels = p.players.iter().fold(0, |sum, player| sum + player.caravel_count);
    if caravels == 0 {
        return pirates::begin(p, sink);
    }
    let mut display = Cards::NONE;
    deck::draw(p, std::slice::from_mut(&mut display), caravels, chance, sink);
    p.display = display;
    sink.tell(|| Event::Displayed { cards: display });
    next_squadron(p, sink);
}

impl Position {
    /// The caravels of a squadron as they count: Pizarro's owner's highest counts nothing.
    pub(crate) fn squadron(&self, seat: Seat, second: bool) -> Squadron {
        let player = self.player(seat);
        let second_squadron = if player.wins(Character::Ponce) { self.detached } else { 0 };
        as_counted(player, if second { second_squadron } else { player.caravels & !second_squadron })
    }

    /// The squadrons in the order in which they are served, with the numbers as they count: the lowest value first, of
    /// equal ones that with the lowest caravel.
    pub fn squadrons(&self) -> Vec<(Seat, Vec<u8>)> {
        let mut order: Vec<_> = Seat::all(self.players())
            .flat_map(|seat| [(seat, false), (seat, true)])
            .map(|(seat, second)| (seat, self.squadron(seat, second)))
            .filter(|(_, squadron)| *squadron != 0)
            .collect();
        order.sort_by_key(|(_, squadron)| rank(*squadron));
        let numbers =
            |squadron: Squadron| (0..=CARAVELS).filter(|number| squadron >> number & 1 == 1).collect();
        order.into_iter().map(|(seat, squadron)| (seat, numbers(squadron))).collect()
    }

    /// Squadrons of two or more caravels.
    pub(crate) fn large_squadrons(&self, seat: Seat) -> u8 {
        [false, true]
            .map(|second| u8::from(self.squadron(seat, second).count_ones() as u8 >= PIRATE_PREY))
            .iter()
            .sum()
    }
}

/// These caravels of a player as they count.
pub(crate) fn as_counted(player: &Player, squadron: Squadron) -> Squadron {
    if !player.wins(Character::Pizarro) || player.caravels == 0 {
        return squadron;
    }
    let highest = 1 << (Squadron::BITS - 1 - player.caravels.leading_zeros());
    if squadron & highest != 0 { squadron & !highest | 1 } else { squadron }
}

/// The rank of a squadron without caravels.
pub(crate) const NO_SQUADRON: u16 = u16::MAX;

/// The lowest is served first: the value of a squadron, and where it is equal the lowest caravel.
pub(crate) fn rank(squadron: Squadron) -> u16 {
    if squadron == 0 {
        return NO_SQUADRON;
    }
    let (mut value, mut left) = (0, squadron);
    while left != 0 {
        value += left.trailing_zeros() as u16;
        left &= left - 1;
    }
    value << 4 | squadron.trailing_zeros() as u16
}

/// The next squadron takes its cards; after the last one come the pirates.
fn next_squadron<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if p.detached != 0 {
        return next_of_split(p, sink);
    }
    let (mut first, mut next) = (NO_SQUADRON, 0);
    for (seat, player) in p.players[..p.players().into()].iter().enumerate() {
        if player.rank < first && p.served >> seat & 1 == 0 {
            (first, next) = (player.rank, seat);
        }
    }
    if first == NO_SQUADRON {
        pirates::begin(p, sink);
    } else {
        p.served |= 1 << next;
        p.picks = p.players[next].caravel_count;
        p.ask(Step::Pick, Seat::new(next));
    }
}

/// The same while Ponce's owner has two squadrons.
#[cold]
fn next_of_split<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let squadrons = Seat::all(p.players()).flat_map(|seat| {
        let ponce = p.player(seat).wins(Character::Ponce);
        let second = (p.squadron(seat, true), seat, SECOND);
        [Some((p.squadron(seat, false), seat, 1 << seat.index())), ponce.then_some(second)]
            .into_iter()
            .flatten()
    });
    let waiting = squadrons.filter(|(squadron, _, bit)| *squadron != 0 && p.served & bit == 0);
    match waiting.min_by_key(|(squadron, ..)| rank(*squadron)) {
        Some((squadron, seat, bit)) => {
            p.served |= bit;
            p.picks = squadron.count_ones() as u8;
            p.ask(Step::Pick, seat);
        }
        None => pirates::begin(p, sink),
    }
}

/// The face-up cards.
#[inline]
pub(crate) fn pick_options(p: &Position) -> Offered {
    Offered::new(at::Pick, p.display.kinds().into())
}

/// A face-up card is taken.
pub(crate) fn pick<S: Sink<Event>>(p: &mut Position, resource: Resource, sink: &mut S) {
    let seat = p.mover;
    p.display.remove(resource);
    p.moving_mut().gain_openly(resource);
    sink.tell(|| Event::Picked { seat, resource });
    p.picks -= 1;
    if p.picks == 0 {
        next_squadron(p, sink);
    }
}
