//! The round: governor, the buildings of the round start, the hand limit, and taking roles.

use crate::{
    action::{Power, at},
    builder::Constructing,
    cards::Cards,
    components::*,
    councillor::{self, Drawing},
    deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{Phase, Position, Step},
    producer::Producing,
    standstill,
    trader::{self, Selling},
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// The buildings that cards are tucked under at the start of a round.
const TUCKS: u64 = Card::Chapel.bit() | Card::Bank.bit();

/// A new round: the governor passes on.
fn begin<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.taken = 0;
    p.library_used = false;
    standstill::begin_round(p, dealer);
    p.governor = p.governor.next(p.players());
    p.chooser = p.governor;
    p.mover = p.governor;
    let governor = p.governor;
    dealer.tell(|| Event::RoundBegan { governor });
    let built = p.built_by_anybody();
    if built & Card::OfficeBuilding.bit() != 0 {
        turns::begin::<Exchanging, D>(p, dealer);
    } else if built & TUCKS != 0 {
        turns::begin::<Tucking, D>(p, dealer);
    } else {
        begin_limit(p, dealer);
    }
}

/// `pass` before anything is done, `done` afterwards, and hand cards while there are any.
#[inline]
fn optional_cards(p: &Position, cards: u64) -> Offer {
    let begun = p.phase.count > 0;
    let bits = 1 << if begun { at::Done } else { at::Pass };
    if p.moving().hand_size > 0 {
        Offer { bits, cards }
    } else if begun {
        Offer::window(bits)
    } else {
        Offer::NONE
    }
}

/// Office building: exchange one or two cards.
pub(crate) fn office_options(p: &Position, cards: u64) -> Offer {
    if !p.moving().has(Card::OfficeBuilding) || p.phase.count == OFFICE_CARDS {
        return Offer::NONE;
    }
    optional_cards(p, cards)
}

/// Everybody exchanges cards: as many are drawn as were discarded.
pub(crate) struct Exchanging;

impl SharedStep for Exchanging {
    const STEP: Step = Step::Office;

    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        p.player(seat).has(Card::OfficeBuilding).then_some((Step::Office, 0))
    }

    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        turns::begin::<Tucking, D>(p, dealer);
    }
}

/// Everybody tucks cards, under the chapel and then the bank.
pub(crate) struct Tucking;

impl SharedStep for Tucking {
    const STEP: Step = Step::Chapel;

    #[inline(always)]
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        let player = p.player(seat);
        if player.built & TUCKS == 0 || player.hand_size == 0 {
            None
        } else if player.has(Card::Chapel) {
            Some((Step::Chapel, 0))
        } else {
            (!player.bank_used).then_some((Step::Bank, 0))
        }
    }

    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        begin_limit(p, dealer);
    }
}

/// Everybody discards down to the hand limit.
pub(crate) struct Limiting;

impl SharedStep for Limiting {
    const STEP: Step = Step::Limit;

    #[inline(always)]
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        (is_large(p.player(seat)) && p.player(seat).hand_size > hand_limit(p, seat))
            .then_some((Step::Limit, 0))
    }

    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        flow::come_to(p, Step::Role, dealer);
    }
}

/// Everybody discards down to the first hand.
pub(crate) struct Drafting;

impl SharedStep for Drafting {
    const STEP: Step = Step::Draft;

    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        (p.player(seat).hand_size > FIRST_HAND).then_some((Step::Draft, 0))
    }

    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        flow::come_to(p, Step::Role, dealer);
    }
}

/// Chapel: tuck one card.
#[inline]
pub(crate) fn chapel_options(p: &Position, cards: u64) -> Offer {
    if p.moving().has(Card::Chapel) { optional_cards(p, cards) } else { Offer::NONE }
}

/// The chapel is over: the bank comes next.
#[inline]
pub(crate) fn end_chapel<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.phase.count = 0;
    if p.moving().has(Card::Bank) {
        flow::come_to(p, Step::Bank, dealer);
    } else {
        turns::over::<Tucking, D>(p, 0, dealer);
    }
}

/// Bank: tuck any number of cards, once in the game.
pub(crate) fn bank_options(p: &Position, cards: u64) -> Offer {
    let player = p.moving();
    if !player.has(Card::Bank) || player.bank_used && p.phase.count == 0 {
        return Offer::NONE;
    }
    optional_cards(p, cards)
}

/// The hand limit, if any hand is so large.
#[inline(always)]
fn begin_limit<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.players.iter().any(is_large) {
        turns::begin::<Limiting, D>(p, dealer);
    } else {
        flow::come_to(p, Step::Role, dealer);
    }
}

/// No limit is lower, so most hands need no look at the buildings.
#[inline(always)]
fn is_large(player: &Player) -> bool {
    player.hand_size > GUARDED_LIMIT
}

/// Tucks a hand card under the chapel or the bank.
#[inline(never)]
pub(crate) fn tuck<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    let (seat, bank) = (p.mover, p.step == Step::Bank);
    p.phase.count += 1;
    let player = p.moving_mut();
    player.lose_face_down(card);
    player.tucked.add(card);
    player.tucked_size += 1;
    player.bank_used |= bank;
    p.still = false;
    let under = if bank { Card::Bank } else { Card::Chapel };
    dealer.tell(|| Event::Tucked { seat, under, cards: Some(Cards::from_iter([card])) });
    if bank {
        flow::come_to(p, Step::Bank, dealer);
    } else {
        end_chapel(p, dealer);
    }
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
    Offer::window(cards)
}

/// With the option `draft-start`: discard down to the first hand.
pub(crate) fn draft_options(p: &Position, cards: u64) -> Offer {
    if p.moving().hand_size <= FIRST_HAND {
        return Offer::NONE;
    }
    Offer::window(cards)
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
pub(crate) fn discard<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    let seat = p.mover;
    deck::discard_from_hand(p, card);
    dealer.tell(|| Event::Discarded { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    match p.step {
        Step::Discard if p.phase.left == 1 => return councillor::end_turn(p, dealer),
        Step::Discard => p.phase.left -= 1,
        Step::Office => p.phase.count += 1,
        Step::Limit if p.moving().hand_size <= hand_limit(p, seat) => {
            return turns::over::<Limiting, D>(p, 0, dealer);
        }
        _ => {}
    }
    flow::come_to(p, p.step, dealer);
}

/// Any role nobody took this round.
#[inline]
pub(crate) fn role_options(p: &Position) -> u64 {
    const ALL: u64 = (1 << Role::COUNT) - 1;
    (ALL & !u64::from(p.taken)) << at::Take
}

/// Takes a role.
#[inline(never)]
pub(crate) fn take<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, role: Role) {
    let seat = p.mover;
    p.taken |= 1 << role.index();
    p.role = Some(role);
    p.phase = Phase::default();
    dealer.tell(|| Event::RoleTaken { seat, role });
    if p.moving().has(Card::Library) {
        // With two players the governor takes two roles but has only one library a round.
        let twice = p.players() == 2 && seat == p.governor;
        if twice && roles_taken(p) == 1 {
            return ask_for_library(p, dealer, role);
        }
        p.phase.doubled = !(twice && p.library_used);
    }
    open_role(p, dealer, role);
    begin_role(p, dealer, role);
}

/// Was the library asked for before the role was opened?
fn library_first(p: &Position) -> bool {
    p.setup.rules() < crate::rules::LIBRARY_IS_ASKED_LATE
}

/// The library is asked for when the privilege would be used: the price card is turned over before.
#[inline(never)]
fn ask_for_library<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, role: Role) {
    if !library_first(p) {
        open_role(p, dealer, role);
    }
    flow::come_to(p, Step::Library, dealer);
}

/// Library with two players: use it for this role, or save it for the next.
pub(crate) fn library_options() -> Offer {
    Offer::use_or(Power::Library, at::SaveLibrary)
}

/// What the governor decided about the library.
#[inline(never)]
pub(crate) fn decide_library<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, used: bool) {
    let seat = p.mover;
    p.library_used = used;
    p.phase.doubled = used;
    dealer.tell(|| Event::LibraryDecided { seat, used });
    let role = p.role.expect("a role was taken");
    if library_first(p) {
        open_role(p, dealer, role);
    }
    begin_role(p, dealer, role);
}

/// What a phase begins with, before anybody acts: a price card is turned over, customs offices are filled.
#[inline(always)]
fn open_role<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, role: Role) {
    match role {
        Role::Trader => trader::turn_prices(p, dealer),
        Role::Councillor if p.anybody_has(Card::CustomsOffice) => councillor::fill_customs_offices(p, dealer),
        _ => {}
    }
}

/// The chooser acts first.
#[inline(always)]
fn begin_role<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, role: Role) {
    match role {
        Role::Builder => turns::begin::<Constructing, D>(p, dealer),
        Role::Producer => turns::begin::<Producing, D>(p, dealer),
        Role::Trader => turns::begin::<Selling, D>(p, dealer),
        Role::Councillor => turns::begin::<Drawing, D>(p, dealer),
        Role::Prospector => flow::come_to(p, Step::Prospect, dealer),
    }
}

/// The role is over: the next player takes one, or a new round begins.
#[inline(always)]
pub(crate) fn end_role<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.phase = Phase::default();
    p.role = None;
    p.chooser = p.chooser.next(p.players());
    p.mover = p.chooser;
    if roles_taken(p) < p.turns() {
        flow::come_to(p, Step::Role, dealer);
    } else {
        end_round(p, dealer);
    }
}

/// How many roles were taken in this round.
#[inline]
fn roles_taken(p: &Position) -> u8 {
    p.taken.count_ones() as u8
}

/// Everybody has had their turn.
#[inline(never)]
fn end_round<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    match standstill::end_round(p) {
        None => begin(p, dealer),
        standstill => {
            dealer.tell(|| Event::GameOver { standstill });
            flow::come_to(p, Step::Over, dealer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardList, PositionDraft};

    /// Seat 1 has this many cards in hand and this building, and the other player has that one.
    fn with(hand: u8, own: Option<Card>, other: Option<Card>) -> Position {
        let mut draft = PositionDraft::new(2);
        draft.setup.options.insert("expansion".into(), "on".into());
        for (player, building) in draft.players.iter_mut().zip([own, other]) {
            player.buildings.0.extend(building.map(|card| (card, 1)));
        }
        draft.players[0].hand = CardList::from([(Card::SugarMill, hand)]);
        draft.build().expect("a sound position")
    }

    /// What a step asks of seat 1 first.
    fn asked<T: SharedStep>(hand: u8, own: Option<Card>, other: Option<Card>) -> Option<Step> {
        T::asked(&with(hand, own, other), Seat::FIRST).map(|(step, _)| step)
    }

    #[test]
    fn who_has_nothing_to_do_at_a_step_is_passed_over() {
        let [office, chapel, bank] = [Card::OfficeBuilding, Card::Chapel, Card::Bank].map(Some);
        assert_eq!([asked::<Exchanging>(3, chapel, office), asked::<Tucking>(3, office, chapel)], [None; 2]);
        assert_eq!(asked::<Exchanging>(3, office, None), Some(Step::Office));
        assert_eq!([asked::<Tucking>(0, chapel, None), asked::<Tucking>(0, bank, None)], [None; 2]);
        assert_eq!(asked::<Tucking>(1, chapel, bank), Some(Step::Chapel));
        assert_eq!(asked::<Tucking>(1, bank, chapel), Some(Step::Bank));
        let guards = Some(Card::GuardRoom);
        assert_eq!([asked::<Limiting>(7, None, None), asked::<Limiting>(6, None, guards)], [None; 2]);
        assert_eq!(
            [asked::<Limiting>(8, Some(Card::Tower), None), asked::<Limiting>(7, guards, guards)],
            [None; 2]
        );
        let limit = Some(Step::Limit);
        assert_eq!([asked::<Limiting>(8, None, None), asked::<Limiting>(7, None, guards)], [limit; 2]);
        assert_eq!(
            [asked::<Drafting>(4, None, None), asked::<Drafting>(5, None, None)],
            [None, Some(Step::Draft)]
        );
    }

    #[test]
    fn a_hand_is_large_above_the_lowest_limit() {
        let large = [0, 6, 7, 8].map(|hand| is_large(with(hand, None, None).player(Seat::FIRST)));
        assert_eq!(large, [false, false, true, true]);
    }
}
