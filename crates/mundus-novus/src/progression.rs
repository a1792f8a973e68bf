//! Progression: player after player plays sets, takes developments, is paid and clears the hand.

use crate::{
    action::{Offered, at},
    cards::Cards,
    components::*,
    ending,
    event::Event,
    merchants::{identical_kinds, most_different},
    position::{Bench, Position, Step, Turn},
    scoring::Category,
    sets, shipyards, warehouses,
};
use game::{Chance, Seat, Seats, Sink};

/// The Trade Master chooses who begins.
pub(crate) fn choose_first(p: &mut Position) {
    p.ask(Step::Begin, p.master);
}

/// Anybody.
pub(crate) fn begin_options(p: &Position) -> Offered {
    Offered::new(at::Begin, (1 << p.players()) - 1)
}

/// The first player is chosen.
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, seat: Seat, sink: &mut S) {
    sink.tell(|| Event::Begins { seat });
    p.first = seat;
    begin_turn(p, seat);
}

fn begin_turn(p: &mut Position, seat: Seat) {
    p.turn = Turn { left: p.player(seat).merchants, ..Turn::default() };
    p.ask(Step::Progress, seat);
}

/// May the mover play a set of identical resources, whatever the cards? One, or under the King's help any number; and there
/// must be something to take.
#[inline]
pub(crate) fn may_play_identical(p: &Position) -> bool {
    p.line_length > 0 && (!p.turn.identical || p.touches(RoyalEvent::KingsHelp, p.mover))
}

/// Sets that can be begun, relics that can be sold, and the end of the turn.
#[inline]
pub(crate) fn options(p: &Position) -> Offered {
    // Most players have no merchants, and then it is short.
    if p.turn.left == [0; Class::COUNT] {
        options_with(p, [0; Class::COUNT])
    } else {
        options_with_merchants(p)
    }
}

#[inline(never)]
fn options_with_merchants(p: &Position) -> Offered {
    options_with(p, p.turn.left)
}

#[inline(always)]
fn options_with(p: &Position, merchants: PerClass) -> Offered {
    let player = p.moving();
    let (hand, size) = (player.hand, player.hand_size);
    let relics = hand.relics();
    let mut bits = 1 << (at::EndTurn - at::Different);
    if relics > 0 && !p.turn.relics {
        bits |= ((1 << relics.min(MOST_RELICS_SOLD)) - 1) << (at::Sell - at::Different);
    }
    if size - relics >= LEAST_DIFFERENT {
        let most = most_different(hand, 0, merchants);
        if most >= LEAST_DIFFERENT && !p.turn.different {
            bits |= 1;
        }
        if usize::from(most) == Resource::PLAIN && relics > 0 && !p.is_perfect(p.mover) {
            bits |= 1 << (at::Perfect - at::Different);
        }
    }
    if size >= LEAST_IDENTICAL && may_play_identical(p) {
        let kinds = identical_kinds(hand, size, merchants);
        if kinds != 0 {
            return Offered::new(at::Identical, bits << (at::Different - at::Identical) | u64::from(kinds));
        }
    }
    // Few bits are chosen from more quickly.
    Offered::new(at::Different, bits)
}

/// A set is begun.
pub(crate) fn begin_set(p: &mut Position, step: Step, target: u8) {
    p.bench = Bench { target, ..Bench::default() };
    p.step = step;
    if step == Step::Perfect {
        // Exactly one relic belongs to it.
        put_on_bench(p, Resource::Relic);
    }
}

#[inline]
pub(crate) fn put_on_bench(p: &mut Position, resource: Resource) {
    p.moving_mut().lose(resource);
    p.bench.cards.add(resource);
    p.bench.size += 1;
}

/// The cards on the bench are shown to everybody and discarded; the merchants used are used.
fn show<S: Sink<Event>>(p: &mut Position, tell: impl FnOnce(Seat, Cards) -> Event, sink: &mut S) {
    let (seat, cards) = (p.mover, p.bench.cards);
    for (used, more) in p.turn.used.iter_mut().zip(p.bench.used) {
        *used += more;
    }
    p.bench = Bench::default();
    shown(p, cards);
    sink.tell(|| tell(seat, cards));
    p.step = Step::Progress;
}

/// These cards, no longer in hand, are discarded before everybody's eyes.
fn shown(p: &mut Position, cards: Cards) {
    let seat = p.mover;
    let player = p.moving_mut();
    let before = player.known;
    player.known = before.less(cards);
    let known = player.known;
    p.gift.shown(seat, cards, before, known);
    p.open_discards = p.open_discards.and(cards);
}

/// The set on the bench is complete.
pub(crate) fn declare<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    match p.step {
        Step::Identical => {
            let resource = Resource::ALL[usize::from(p.bench.target)];
            let size = p.bench.size;
            let reach = reach(p, resource, size);
            p.turn.identical = true;
            p.reach = reach;
            show(p, |seat, cards| Event::IdenticalPlayed { seat, resource, cards, reach }, sink);
            p.step = Step::Develop;
        }
        Step::Different => {
            let doubloons = sets::different_pay(p.bench.size, p.touches(RoyalEvent::Natives, p.mover));
            p.turn.different = true;
            p.moving_mut().earn(doubloons.into(), Category::Different);
            show(p, |seat, cards| Event::DifferentPlayed { seat, cards, doubloons }, sink);
        }
        _ => {
            p.perfect |= 1 << p.mover.index();
            show(p, |seat, cards| Event::PerfectShown { seat, cards }, sink);
        }
    }
}

/// How many cards of the line as it is now such a set of the mover reaches.
pub(crate) fn reach(p: &Position, resource: Resource, size: u8) -> u8 {
    let class = resource.class().unwrap_or(Class::Common);
    let reach = if p.touches(RoyalEvent::Storm, p.mover) { 1 } else { sets::reach(class, size) };
    reach.min(p.line_length)
}

/// Relics are sold.
pub(crate) fn sell<S: Sink<Event>>(p: &mut Position, count: u8, sink: &mut S) {
    let (seat, doubloons) = (p.mover, sets::relic_pay(count));
    let mut cards = Cards::NONE;
    for _ in 0..count {
        cards.add(Resource::Relic);
        p.moving_mut().lose(Resource::Relic);
    }
    shown(p, cards);
    p.moving_mut().earn(doubloons.into(), Category::Relics);
    p.turn.relics = true;
    sink.tell(|| Event::RelicsSold { seat, count, doubloons });
}

/// The cards of the line within reach, and for Almagro's owner the top of the deck.
pub(crate) fn develop_options(p: &Position) -> Offered {
    let mut bits = 0;
    for card in &p.line[..p.reach.into()] {
        bits |= 1 << card;
    }
    if p.development_deck_size > 0 && p.moving().wins(Character::Almagro) {
        bits |= 1 << Development::COUNT;
    }
    Offered::new(at::Develop, bits)
}

/// A card of the line is taken; the line closes up and is refilled at its end.
pub(crate) fn develop<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    card: Development,
    chance: &mut C,
    sink: &mut S,
) {
    let length = usize::from(p.line_length);
    if let Some(place) = p.line[..length].iter().position(|&other| usize::from(other) == card.index()) {
        p.line.copy_within(place + 1..length, place);
        p.line_length -= 1;
        p.line[length - 1] = 0;
    }
    own(p, card, false, sink);
    if p.development_deck_size > 0 {
        refill(p, chance, sink);
    } else if length == LINE {
        sink.tell(|| Event::LineShort);
    }
}

/// The top of the deck is taken unseen.
pub(crate) fn develop_unseen<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) {
    let card = draw(p, chance);
    own(p, card, true, sink);
}

fn own<S: Sink<Event>>(p: &mut Position, development: Development, unseen: bool, sink: &mut S) {
    let seat = p.mover;
    p.reach = 0;
    p.step = Step::Progress;
    p.moving_mut().develop(development);
    if let Kind::Merchant(class) = development.data().kind {
        p.turn.left[class.index()] += 1;
    }
    sink.tell(|| Event::Developed { seat, development, unseen });
}

fn draw<C: Chance + ?Sized>(p: &mut Position, chance: &mut C) -> Development {
    static NAMES: [&str; Development::COUNT] = Development::IDS;
    let at = chance.pick_of(&NAMES, &p.development_deck, p.development_deck_size.into());
    p.development_deck[at] = 0;
    p.development_deck_size -= 1;
    Development::new(at)
}

/// The next card of the deck goes to the end of the line.
pub(crate) fn refill<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let development = draw(p, chance);
    p.line[usize::from(p.line_length)] = development.index() as u8;
    p.line_length += 1;
    sink.tell(|| Event::LineGrew { development });
}

/// No more sets: income, shipyards, then the hand is cleared.
pub(crate) fn end_turn<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let seat = p.mover;
    let (income, shipyards) = (p.moving().income, shipyards::pay(p, seat));
    if income + shipyards > 0 {
        let player = p.moving_mut();
        player.earn(income.into(), Category::Income);
        player.earn(shipyards.into(), Category::Shipyards);
        sink.tell(|| Event::Paid { seat, income, shipyards });
    }
    p.turn = Turn::default();
    warehouses::begin(p, chance, sink);
}

/// The next player, or the end of the round.
pub(crate) fn next_turn<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let next = p.mover.next(p.players());
    if next != p.first {
        return begin_turn(p, next);
    }
    p.first = Seat::FIRST;
    p.acting = Seats::NONE;
    ending::end_round(p, chance, sink);
}
