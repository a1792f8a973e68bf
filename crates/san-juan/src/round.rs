//! The round: governor, the buildings of the round start, the hand limit, and taking roles.

use crate::{
    action::{Power, at},
    builder,
    cards::Cards,
    components::*,
    councillor, deck,
    event::Event,
    offer::Offer,
    position::{Phase, Position, Step},
    producer, prospector, trader,
};
use game::{Chance, Seat, Sink};

/// A new round: the governor passes on.
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.taken = 0;
    p.library_used = false;
    p.still = !deck::any(p);
    p.governor = p.governor.next(p.players());
    p.chooser = p.governor;
    p.mover = p.governor;
    let governor = p.governor;
    sink.tell(|| Event::RoundBegan { governor });
    p.step = if p.expansion() {
        Step::Office
    } else if p.players.iter().any(|player| player.has(Card::Chapel)) {
        Step::Chapel
    } else {
        // No building has anything to do before the hand limit.
        Step::Limit
    };
    if p.step == Step::Limit {
        begin_limit(p);
    } else if p.step == Step::Chapel && !p.moving().has(Card::Chapel) {
        end_bank(p);
    }
}

/// A whole round without a card to be had and without a card moved: the game cannot go on.
fn stop<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.step = Step::End;
    sink.tell(|| Event::GameOver { standstill: true });
}

/// `pass` before anything is done, `done` afterwards, and hand cards from `family` while there are any.
#[inline]
fn optional_cards(p: &Position, cards: u64, family: usize) -> Offer {
    let begun = p.phase.count > 0;
    let offer = Offer::low(1 << if begun { at::DONE } else { at::PASS });
    if p.moving().hand_size > 0 {
        offer.beside(family, cards)
    } else if begun {
        offer
    } else {
        Offer::NONE
    }
}

/// Office building: exchange one or two cards.
pub(crate) fn office_options(p: &Position, cards: u64) -> Offer {
    if !p.moving().has(Card::OfficeBuilding) || p.phase.count == OFFICE_CARDS {
        return Offer::NONE;
    }
    optional_cards(p, cards, at::DISCARD)
}

/// The exchange is over: as many cards are drawn as were discarded.
pub(crate) fn end_office<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let count = p.phase.count;
    p.phase = Phase::default();
    deck::draw_to_hand(p, p.mover, count, chance, sink);
    if !p.next_mover(p.governor) {
        p.step = Step::Chapel;
    }
}

/// Chapel: tuck one card.
#[inline]
pub(crate) fn chapel_options(p: &Position, cards: u64) -> Offer {
    if !p.moving().has(Card::Chapel) || p.phase.count > 0 {
        return Offer::NONE;
    }
    optional_cards(p, cards, at::TUCK)
}

/// The chapel is over: the bank comes next.
#[inline]
pub(crate) fn end_chapel(p: &mut Position) {
    p.phase = Phase::default();
    if p.expansion() {
        p.step = Step::Bank;
    } else {
        end_bank(p);
    }
}

/// Bank: tuck any number of cards, once in the game.
pub(crate) fn bank_options(p: &Position, cards: u64) -> Offer {
    let player = p.moving();
    if !player.has(Card::Bank) || player.bank_used && p.phase.count == 0 {
        return Offer::NONE;
    }
    optional_cards(p, cards, at::TUCK)
}

/// Chapel and bank of this player are over.
#[inline]
pub(crate) fn end_bank(p: &mut Position) {
    p.phase = Phase::default();
    p.step = Step::Chapel;
    while p.next_mover(p.governor) {
        // Whoever has nothing to tuck under is passed over here, to save the way round.
        if p.expansion() || p.moving().has(Card::Chapel) {
            return;
        }
    }
    begin_limit(p);
}

/// The hand limit, beginning with the governor.
#[inline]
fn begin_limit(p: &mut Position) {
    p.step = Step::Limit;
    if p.moving().hand_size <= GUARDED_LIMIT {
        end_limit(p);
    }
}

/// Tucks a hand card under the chapel or the bank.
pub(crate) fn tuck<S: Sink<Event>>(p: &mut Position, card: Card, sink: &mut S) {
    let (seat, bank) = (p.mover, p.step == Step::Bank);
    p.phase.count += 1;
    let player = p.moving_mut();
    player.lose_face_down(card);
    player.tucked.add(card);
    player.tucked_size += 1;
    player.bank_used |= bank;
    p.still = false;
    let under = if bank { Card::Bank } else { Card::Chapel };
    sink.tell(|| Event::Tucked { seat, under, cards: Some(Cards::from_iter([card])) });
}

/// How many cards this player may keep at the start of a round.
#[inline]
pub(crate) fn hand_limit(p: &Position, seat: Seat) -> u8 {
    let player = p.player(seat);
    let guards = Card::GuardRoom;
    if player.has(Card::Tower) {
        TOWER_LIMIT
    } else if player.has(guards) || !p.players.iter().any(|other| other.has(guards)) {
        HAND_LIMIT
    } else {
        GUARDED_LIMIT
    }
}

/// Cards above the hand limit are discarded.
#[inline]
pub(crate) fn limit_options(p: &Position, cards: u64) -> Offer {
    let hand = p.moving().hand_size;
    if hand <= GUARDED_LIMIT || hand <= hand_limit(p, p.mover) {
        return Offer::NONE;
    }
    Offer::window(at::DISCARD, cards)
}

/// This hand is small enough.
#[inline]
pub(crate) fn end_limit(p: &mut Position) {
    // No limit is lower, so most hands need no look at the buildings.
    while p.next_mover(p.governor) {
        if p.moving().hand_size > GUARDED_LIMIT {
            return;
        }
    }
    p.step = Step::Role;
}

/// With the option `draft-start`: discard down to the first hand.
pub(crate) fn draft_options(p: &Position, cards: u64) -> Offer {
    if p.moving().hand_size <= FIRST_HAND {
        return Offer::NONE;
    }
    Offer::window(at::DISCARD, cards)
}

/// This hand is chosen.
pub(crate) fn end_draft(p: &mut Position) {
    if !p.next_mover(p.governor) {
        p.step = Step::Role;
    }
}

/// How many cards the player to act must still discard to go on; `None` where discarding is a choice.
pub(crate) fn to_discard(p: &Position) -> Option<u8> {
    let hand = p.moving().hand_size;
    match p.step {
        Step::Draft => Some(hand.saturating_sub(FIRST_HAND)),
        Step::Limit => Some(hand.saturating_sub(hand_limit(p, p.mover))),
        Step::Discard => Some(p.phase.left),
        _ => None,
    }
}

/// Discards a hand card: draft, office building, hand limit, archive.
#[inline]
pub(crate) fn discard<S: Sink<Event>>(p: &mut Position, card: Card, sink: &mut S) {
    let seat = p.mover;
    deck::discard_from_hand(p, card);
    sink.tell(|| Event::Discarded { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    match p.step {
        Step::Office => p.phase.count += 1,
        Step::Discard => p.phase.left -= 1,
        _ => {}
    }
}

/// Any role nobody took this round.
#[inline]
pub(crate) fn role_options(p: &Position) -> u64 {
    const ALL: u64 = (1 << Role::COUNT) - 1;
    (ALL & !u64::from(p.taken)) << at::TAKE
}

/// Takes a role.
#[inline(always)]
pub(crate) fn take<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    role: Role,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    p.taken |= 1 << role.index();
    p.role = Some(role);
    p.phase = Phase::default();
    sink.tell(|| Event::RoleTaken { seat, role });
    if p.moving().has(Card::Library) {
        // With two players the governor takes two roles but has only one library a round.
        let twice = p.players() == 2 && seat == p.governor;
        if twice && p.taken.count_ones() == 1 {
            p.step = Step::Library;
            return;
        }
        p.phase.doubled = !(twice && p.library_used);
    }
    begin_role(p, chance, sink);
}

/// Library with two players: use it for this role, or save it for the next.
pub(crate) fn library_options() -> Offer {
    Offer::use_or(Power::Library, at::SAVE_LIBRARY)
}

/// What the governor decided about the library.
pub(crate) fn decide_library<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    used: bool,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    p.library_used = used;
    p.phase.doubled = used;
    sink.tell(|| Event::LibraryDecided { seat, used });
    begin_role(p, chance, sink);
}

#[inline(always)]
fn begin_role<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    match p.role {
        Some(Role::Builder) => builder::begin(p),
        Some(Role::Producer) => producer::begin(p),
        Some(Role::Trader) => trader::begin(p, chance, sink),
        Some(Role::Councillor) => councillor::begin(p, chance, sink),
        Some(Role::Prospector) => prospector::begin(p),
        None => unreachable!("a role was taken"),
    }
}

/// The role is over: the next player takes one, or a new round begins.
#[inline]
pub(crate) fn end_role<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase = Phase::default();
    p.role = None;
    p.step = Step::Role;
    p.chooser = p.chooser.next(p.players());
    p.mover = p.chooser;
    if p.taken.count_ones() == u32::from(p.turns()) {
        if p.still {
            stop(p, sink);
        } else {
            begin(p, sink);
        }
    }
}
