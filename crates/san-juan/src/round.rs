//! The round: governor, the buildings of the round start, the hand limit, and taking roles.

use crate::{
    action::{Power, at},
    cards::Cards,
    components::*,
    councillor, deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{Phase, Position, Step},
    producer, standstill, together, trader,
};
use game::{Chance, Seat, Sink};

/// The buildings that cards are tucked under at the start of a round.
const TUCKS: u64 = Card::Chapel.bit() | Card::Bank.bit();

/// A new round: the governor passes on.
fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    p.taken = 0;
    p.library_used = false;
    standstill::begin_round(p, sink);
    p.governor = p.governor.next(p.players());
    p.chooser = p.governor;
    p.mover = p.governor;
    let governor = p.governor;
    sink.tell(|| Event::RoundBegan { governor });
    let built = p.built_by_anybody();
    if built & Card::OfficeBuilding.bit() != 0 {
        Step::Office
    } else if p.moving().built & TUCKS != 0 {
        Step::Chapel
    } else if built & TUCKS != 0 {
        end_bank(p)
    } else {
        begin_limit(p)
    }
}

/// `pass` before anything is done, `done` afterwards, and hand cards from `family` while there are any.
#[inline]
fn optional_cards(p: &Position, cards: u64, family: usize) -> Offer {
    let begun = p.phase.count > 0;
    let offer = Offer::low(1 << if begun { at::Done } else { at::Pass });
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
    optional_cards(p, cards, at::Discard)
}

/// The exchange is over: as many cards are drawn as were discarded.
pub(crate) fn end_office<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Step {
    let count = p.phase.count;
    p.phase = Phase::default();
    deck::draw_to_hand(p, p.mover, count, chance, sink);
    if p.next_mover(p.governor) { Step::Office } else { Step::Chapel }
}

/// Chapel: tuck one card.
#[inline]
pub(crate) fn chapel_options(p: &Position, cards: u64) -> Offer {
    if !p.moving().has(Card::Chapel) || p.phase.count > 0 {
        return Offer::NONE;
    }
    optional_cards(p, cards, at::Tuck)
}

/// The chapel is over: the bank comes next.
#[inline]
pub(crate) fn end_chapel(p: &mut Position) -> Step {
    p.phase = Phase::default();
    if p.moving().has(Card::Bank) { Step::Bank } else { end_bank(p) }
}

/// Bank: tuck any number of cards, once in the game.
pub(crate) fn bank_options(p: &Position, cards: u64) -> Offer {
    let player = p.moving();
    if !player.has(Card::Bank) || player.bank_used && p.phase.count == 0 {
        return Offer::NONE;
    }
    optional_cards(p, cards, at::Tuck)
}

/// Chapel and bank of this player are over.
#[inline]
pub(crate) fn end_bank(p: &mut Position) -> Step {
    p.phase = Phase::default();
    if p.stage.on {
        together::finish(p, 0);
        return p.step;
    }
    while p.next_mover(p.governor) {
        // A player with nothing to tuck a card under is skipped here, which saves a step.
        if p.moving().built & TUCKS != 0 {
            return Step::Chapel;
        }
    }
    begin_limit(p)
}

/// The hand limit, beginning with the governor.
#[inline]
pub(crate) fn begin_limit(p: &mut Position) -> Step {
    // No limit is lower, so most hands need no look at the buildings.
    let large = |player: &Player| player.hand_size > GUARDED_LIMIT;
    if large(p.moving()) {
        Step::Limit
    } else if p.players.iter().any(large) {
        end_limit(p)
    } else {
        Step::Role
    }
}

/// Tucks a hand card under the chapel or the bank.
#[inline(never)]
pub(crate) fn tuck<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    card: Card,
) {
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
    let step = if bank { Step::Bank } else { end_chapel(p) };
    flow::proceed(p, step, chance, sink);
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
    Offer::window(at::Discard, cards)
}

/// This hand is small enough.
#[inline]
pub(crate) fn end_limit(p: &mut Position) -> Step {
    if p.stage.on {
        together::finish(p, 0);
        return p.step;
    }
    while p.next_mover(p.governor) {
        if p.moving().hand_size > GUARDED_LIMIT {
            return Step::Limit;
        }
    }
    Step::Role
}

/// With the option `draft-start`: discard down to the first hand.
pub(crate) fn draft_options(p: &Position, cards: u64) -> Offer {
    if p.moving().hand_size <= FIRST_HAND {
        return Offer::NONE;
    }
    Offer::window(at::Discard, cards)
}

/// This hand is chosen.
pub(crate) fn end_draft(p: &mut Position) -> Step {
    if p.stage.on {
        together::finish(p, 0);
        return p.step;
    }
    if p.next_mover(p.governor) { Step::Draft } else { Step::Role }
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
#[inline(never)]
pub(crate) fn discard<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    card: Card,
) {
    let seat = p.mover;
    deck::discard_from_hand(p, card);
    sink.tell(|| Event::Discarded { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    let step = match p.step {
        Step::Discard if p.phase.left == 1 => return councillor::end_turn(p, chance, sink),
        Step::Discard => {
            p.phase.left -= 1;
            Step::Discard
        }
        Step::Limit if p.moving().hand_size <= hand_limit(p, p.mover) => end_limit(p),
        Step::Office => {
            p.phase.count += 1;
            Step::Office
        }
        same => same,
    };
    flow::proceed(p, step, chance, sink);
}

/// Any role nobody took this round.
#[inline]
pub(crate) fn role_options(p: &Position) -> u64 {
    const ALL: u64 = (1 << Role::COUNT) - 1;
    (ALL & !u64::from(p.taken)) << at::Take
}

/// Takes a role.
#[inline(never)]
pub(crate) fn take<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    role: Role,
) {
    let seat = p.mover;
    p.taken |= 1 << role.index();
    p.role = Some(role);
    p.phase = Phase::default();
    sink.tell(|| Event::RoleTaken { seat, role });
    if p.moving().has(Card::Library) {
        // With two players the governor takes two roles but has only one library a round.
        let twice = p.players() == 2 && seat == p.governor;
        if twice && roles_taken(p) == 1 {
            return ask_for_library(p, chance, sink, role);
        }
        p.phase.doubled = !(twice && p.library_used);
    }
    open_role(p, chance, sink, role);
    begin_role(p, chance, sink, role);
}

/// Was the library asked for before the role was opened?
fn library_first(p: &Position) -> bool {
    p.setup.rules() < crate::rules::LIBRARY_IS_ASKED_LATE
}

/// The library is asked for when the privilege would be used: the price card is turned over before.
#[inline(never)]
fn ask_for_library<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    role: Role,
) {
    if !library_first(p) {
        open_role(p, chance, sink, role);
    }
    flow::come_to(p, Step::Library, chance, sink);
}

/// Library with two players: use it for this role, or save it for the next.
pub(crate) fn library_options() -> Offer {
    Offer::use_or(Power::Library, at::SaveLibrary)
}

/// What the governor decided about the library.
#[inline(never)]
pub(crate) fn decide_library<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    used: bool,
) {
    let seat = p.mover;
    p.library_used = used;
    p.phase.doubled = used;
    sink.tell(|| Event::LibraryDecided { seat, used });
    let role = p.role.expect("a role was taken");
    if library_first(p) {
        open_role(p, chance, sink, role);
    }
    begin_role(p, chance, sink, role);
}

/// What a phase begins with, before anybody acts: a price card is turned over, customs offices are filled.
#[inline(always)]
fn open_role<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S, role: Role) {
    match role {
        Role::Trader => trader::turn_prices(p, chance, sink),
        Role::Councillor if p.anybody_has(Card::CustomsOffice) => {
            councillor::fill_customs_offices(p, chance, sink)
        }
        _ => {}
    }
}

/// The chooser acts first.
#[inline(always)]
fn begin_role<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    role: Role,
) {
    match role {
        Role::Builder => flow::come_to(p, Step::Build, chance, sink),
        Role::Producer => producer::begin(p, chance, sink),
        Role::Trader => trader::begin(p, chance, sink),
        Role::Councillor if together::chosen_for(p) && together::begin(p, Step::Draw) => {}
        Role::Councillor => flow::come_to(p, Step::Draw, chance, sink),
        Role::Prospector => flow::come_to(p, Step::Prospect, chance, sink),
    }
}

/// The role is over: the next player takes one, or a new round begins.
#[inline(always)]
pub(crate) fn end_role<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.phase = Phase::default();
    p.role = None;
    p.chooser = p.chooser.next(p.players());
    p.mover = p.chooser;
    if roles_taken(p) < p.turns() {
        flow::come_to(p, Step::Role, chance, sink);
    } else {
        end_round(p, chance, sink);
    }
}

/// How many roles were taken in this round.
#[inline]
fn roles_taken(p: &Position) -> u8 {
    p.taken.count_ones() as u8
}

/// Everybody has had their turn.
#[inline(never)]
fn end_round<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let step = match standstill::end_round(p) {
        None => begin(p, sink),
        standstill => {
            sink.tell(|| Event::GameOver { standstill });
            Step::End
        }
    };
    flow::proceed(p, step, chance, sink);
}
