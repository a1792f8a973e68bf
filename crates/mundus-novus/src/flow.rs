//! How a game goes on: what each step offers, what an action does, and what follows without a choice.
//!
//! A decision with a single legal action is played here at once if everybody can see that it is the only one; if that
//! depends on hidden cards it is asked, because an answer without a moment's thought would tell something.

use crate::{
    action::{Action, Offered, at},
    announcement, bench,
    cards::Cards,
    chain,
    components::*,
    event::Event,
    gift, offer, pirates, plain,
    position::{Position, Step},
    progression, royal_events, supply, warehouses,
};
use game::{Chance, Seat, Sink};

/// What the one player to act may do, or the first of several.
#[inline(always)]
pub(crate) fn options(p: &Position) -> Offered {
    match p.step {
        Step::Take => chain::options(p),
        Step::Market => chain::market_options(p),
        Step::Progress => progression::options(p),
        Step::Identical | Step::Different | Step::Perfect => bench::options(p),
        Step::Convert => bench::convert_options(p),
        Step::Develop => progression::develop_options(p),
        Step::Store => warehouses::options(p),
        Step::Pick => supply::pick_options(p),
        Step::Announce => announcement::options(),
        Step::Begin => progression::begin_options(p),
        Step::Gift => gift::options(p),
        Step::Appoint => offer::appoint_options(p),
        Step::Call => royal_events::call_options(),
        Step::Split => supply::split_options(p),
        Step::Offer => offer::options(p, p.mover),
        Step::Pirates => pirates::options(p, p.mover),
        Step::Over => Offered::NONE,
    }
}

/// What this seat may do; nothing if it is not to act.
#[inline(always)]
pub(crate) fn offered(p: &Position, seat: Seat) -> Offered {
    if seat == p.mover {
        p.offered
    } else if !p.acting.contains(seat) {
        Offered::NONE
    } else if p.step == Step::Offer {
        offer::options(p, seat)
    } else {
        pirates::options(p, seat)
    }
}

/// Plays an action that is offered, and everything that follows without a choice.
#[inline(always)]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    seat: Seat,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    match action {
        // The most frequent ones know what is offered next.
        Action::Offer(resource) => {
            if !offer::lay_out(p, seat, resource, sink) {
                return;
            }
        }
        Action::Take(resource, from) => {
            chain::take(p, resource, from, sink);
            p.offered = chain::market_options(p);
            return;
        }
        Action::Add(resource) => {
            bench::add_card(p, resource);
            return;
        }
        Action::Swap(resource) => {
            let next = chain::settle(p, Some(resource), sink);
            if next.few() > 1 {
                p.offered = next;
                return;
            }
        }
        Action::Keep => {
            let next = chain::keep(p, sink);
            if next.few() > 1 {
                p.offered = next;
                return;
            }
        }
        Action::Declare => progression::declare(p, sink),
        Action::EndTurn => progression::end_turn(p, chance, sink),
        Action::Identical(resource) => progression::begin_set(p, Step::Identical, resource as u8),
        Action::Different => progression::begin_set(p, Step::Different, 0),
        Action::Perfect => progression::begin_set(p, Step::Perfect, 0),
        Action::Sell(count) => progression::sell(p, count, sink),
        Action::Develop(card) => progression::develop(p, card, chance, sink),
        Action::DevelopUnseen => progression::develop_unseen(p, chance, sink),
        Action::Announce(count) => announcement::announce(p, count, sink),
        Action::Begin(seat) => progression::begin(p, seat, sink),
        Action::Pick(resource) => supply::pick(p, resource, sink),
        Action::Convert(resource) => bench::give_to_merchant(p, resource),
        Action::As(resource) => bench::convert_card(p, resource),
        Action::Store(resource) => warehouses::store(p, resource, chance, sink),
        Action::DoneStoring => warehouses::clear(p, chance, sink),
        Action::Give(resource) => gift::give(p, resource, sink),
        Action::DoneOffering => offer::finish(p, seat, sink),
        Action::Discard(resource) => pirates::discard(p, seat, resource, sink),
        Action::Appoint(seat) => offer::become_master(p, seat, sink),
        Action::Call(event) => royal_events::call(p, Some(event), chance, sink),
        Action::CallNothing => royal_events::call(p, None, chance, sink),
        Action::Detach(caravel) => supply::detach(p, caravel),
        Action::DoneSplitting => supply::end_split(p, chance, sink),
    }
    settle(p, chance, sink);
}

/// Goes on to the next decision that is asked.
#[inline(always)]
pub(crate) fn settle<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    loop {
        let offered = options(p);
        if offered.few() == 1 && is_plain(p) {
            go_on(p, offered.first(), chance, sink);
        } else {
            p.offered = offered;
            return;
        }
    }
}

/// What everybody can see to be the only action.
#[inline(never)]
fn go_on<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, action: Action, chance: &mut C, sink: &mut S) {
    match action {
        Action::Take(resource, from) => chain::take(p, resource, from, sink),
        Action::EndTurn => progression::end_turn(p, chance, sink),
        Action::Pick(resource) => supply::pick(p, resource, sink),
        Action::Develop(card) => progression::develop(p, card, chance, sink),
        Action::DoneSplitting => supply::end_split(p, chance, sink),
        other => unreachable!("{other} does not go without saying"),
    }
}

/// Where a single action is legal: can everybody see that it is the only one?
pub(crate) fn is_plain(p: &Position) -> bool {
    match p.step {
        Step::Take | Step::Pick | Step::Develop | Step::Split => true,
        Step::Progress => plain::is_plain(p),
        _ => false,
    }
}

/// Does this legal action show somebody what that seat could not know?
pub(crate) fn reveals(p: &Position, seat: Seat, action: Action) -> bool {
    match action {
        Action::Offer(_) => offer::finishes(p, seat),
        Action::Discard(_) => pirates::finishes(p, seat),
        Action::Store(_) => warehouses::finishes(p),
        Action::DoneOffering | Action::DoneStoring | Action::Give(_) => true,
        action => bench::reveals(action),
    }
}

/// Fewer orders for what can be done in several.
pub(crate) fn canonical(p: &Position, seat: Seat) -> Offered {
    let all = offered(p, seat);
    if all.bits == 0 {
        return all;
    }
    let player = p.player(seat);
    match p.step {
        Step::Offer => {
            let free = player.wins(Character::Casas);
            let left = p.announced - player.chosen;
            rising(all, player.hand, player.laid, if free { 0 } else { left })
        }
        Step::Pirates => rising(all, player.hand, player.laid, pirates::due(p, seat) - player.chosen),
        Step::Store => rising(all, player.hand, p.bench.cards, 0),
        Step::Split => {
            let before = (1u64 << (16 - p.detached.leading_zeros()).saturating_sub(1)) - 1;
            Offered { bits: all.bits & !before, ..all }
        }
        Step::Market => same_again(p, all),
        step if step.is_bench() => bench::canonical(p),
        _ => all,
    }
}

/// Cards chosen by rising number: none below the last, and only as high as leaves enough to choose from.
fn rising(all: Offered, hand: Cards, chosen: Cards, left: u8) -> Offered {
    let last = (16 - chosen.kinds().leading_zeros()).saturating_sub(1);
    let mut bits = all.bits & !((1 << last) - 1);
    let mut above = 0;
    for resource in Resource::ALL.into_iter().rev() {
        above += hand.get(resource);
        if above < left {
            bits &= !(1 << resource.index());
        }
    }
    if bits == 0 { all } else { Offered { bits, ..all } }
}

/// To swap for the same resource is to keep it, unless Orellana earns something.
fn same_again(p: &Position, all: Offered) -> Offered {
    let bit = p.taken.map_or(0, |taken| 1 << (at::Swap - at::Keep + taken.index()));
    // The market stays the same, so it can be looked at now.
    if crate::characters::orellana(p, p.mover) > 0 { all } else { Offered { bits: all.bits & !bit, ..all } }
}
