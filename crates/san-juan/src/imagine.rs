//! A position that the observer of a view cannot tell from the true one: every card the observer has not seen is dealt
//! again, each arrangement equally likely, over all the places where unseen cards lie.

use crate::{
    action::at,
    cards::Cards,
    components::*,
    flow,
    position::{Position, Step},
    together::{self, Few},
    view::View,
};
use game::{Chance, Seat};

fn deal<C: Chance + ?Sized>(p: &mut Position, chance: &mut C) -> Card {
    let at = chance.pick(&Card::IDS, &p.pool);
    p.pool[at] -= 1;
    Card::ALL[at]
}

/// How many deals are tried until the player to act has something to build over the covered building.
const TRIES: u32 = 32;

/// Deals to other hands, under their chapels and banks, to what they know of the discard, and to what they have drawn;
/// what remains is the pool of deck, goods, harbor cards and unseen discards.
pub(crate) fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
    let mut p = view.table;
    // The player to act first: their hand may have to fit what they have begun.
    for seat in p.mover.clockwise(p.players()).filter(|&seat| view.observer != Some(seat)) {
        deal_hand(&mut p, seat, chance);
    }
    for seat in Seat::all(p.players()).filter(|&seat| view.observer != Some(seat)) {
        let player = *p.player(seat);
        for _ in 0..player.tucked_size {
            let card = deal(&mut p, chance);
            p.player_mut(seat).tucked.add(card);
        }
        for _ in 0..player.discards_size {
            let card = deal(&mut p, chance);
            p.player_mut(seat).discards.add(card);
            p.unseen_discards -= 1;
        }
    }
    if view.observer != Some(p.mover) {
        if p.step == Step::Keep {
            for _ in 0..p.drawn_size {
                let card = deal(&mut p, chance);
                p.drawn.add(card);
                p.drawn_kinds |= card.bit();
            }
        }
        p.offered = flow::options(&p, p.kinds_asked());
    }
    for seat in Seat::all(p.players()).filter(|&seat| view.observer != Some(seat)) {
        if p.stage.turns[seat.index()].step == Some(Step::Keep) {
            let mut drawn = Cards::NONE;
            for _ in 0..p.stage.turns[seat.index()].drawn_size {
                drawn.add(deal(&mut p, chance));
            }
            p.stage.turns[seat.index()].drawn = Few::new(&drawn);
        }
    }
    p.count_pool();
    if p.stage.on {
        together::enter_first(&mut p);
    }
    p
}

/// The cards of a hand that the observer does not know.
fn deal_hand<C: Chance + ?Sized>(p: &mut Position, seat: Seat, chance: &mut C) {
    let before = *p;
    let unknown = p.player(seat).hand_size - p.player(seat).known.total();
    let builds_over = p.step == Step::Cover && seat == p.mover;
    for tried in 1.. {
        for _ in 0..unknown {
            let card = deal(p, chance);
            let player = p.player_mut(seat);
            player.gain(card);
            player.hand_size -= 1;
        }
        // A player who has chosen a building to cover has something to build over it: everybody knows that.
        if !builds_over || flow::options(p, p.kinds_asked()).few() > 0 {
            return;
        }
        *p = before;
        if tried >= TRIES {
            break;
        }
    }
    // It depends on a rare card: that one is dealt first.
    let fitting = flow::options(p, p.kinds_imaginable_to_observer()).bits >> at::Build;
    let mut weights = p.pool;
    for card in Card::ALL.into_iter().filter(|card| fitting & card.bit() == 0) {
        weights[card.index()] = 0;
    }
    // (There is one in every view of a possible position; one that is still being checked may have none.)
    let rare = u8::from(unknown > 0 && weights.iter().any(|&weight| weight > 0));
    if rare == 1 {
        let card = Card::ALL[chance.pick(&Card::IDS, &weights)];
        p.pool[card.index()] -= 1;
        p.player_mut(seat).gain(card);
        p.player_mut(seat).hand_size -= 1;
    }
    for _ in rare..unknown {
        let card = deal(p, chance);
        p.player_mut(seat).gain(card);
        p.player_mut(seat).hand_size -= 1;
    }
}

impl Position {
    /// In a view's table: the kinds that the observer has not seen.
    fn kinds_imaginable_to_observer(&self) -> u64 {
        Card::ALL.iter().filter(|card| self.pool[card.index()] > 0).fold(0, |set, card| set | card.bit())
    }
}
