//! A position that the observer of a view cannot tell from the true one: every card the observer has not seen is dealt
//! again, each arrangement equally likely, over all the places where unseen cards lie.

use crate::{components::*, deck, flow, pirates, position::*, view::View};
use game::{Chance, Seat};

/// A position with what the player to act may do in it.
pub(crate) fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
    let mut p = deal_unseen(view, chance);
    if view.observer != Some(p.mover) {
        p.offered = flow::options(&p);
    }
    p
}

/// Deals to other hands and to what others discarded; what remains is the deck. A player who has chosen in secret has chosen
/// something; a set that is being put together is not yet begun.
pub(crate) fn deal_unseen<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
    let mut p = view.table;
    let others = |seat: &Seat| view.observer != Some(*seat);
    for seat in Seat::all(p.players()).filter(others) {
        let player = p.player(seat);
        let (unknown, discards) = (player.hand_size - player.hand.total(), player.discards_size);
        for _ in 0..unknown {
            let card = deal(&mut p, chance);
            p.player_mut(seat).hand.add(card);
        }
        for _ in 0..discards {
            let card = deal(&mut p, chance);
            p.player_mut(seat).discards.add(card);
        }
    }
    if p.step.is_secret() {
        for seat in Seat::all(p.players()).filter(others).filter(|&seat| !view.table.acting.contains(seat)) {
            choose(&mut p, seat, chance);
        }
    }
    p
}

fn deal<C: Chance + ?Sized>(p: &mut Position, chance: &mut C) -> Resource {
    let kind = chance.pick(&deck::NAMES, &p.deck);
    p.deck[kind] -= 1;
    Resource::ALL[kind]
}

/// Some secret choice of a player who has chosen.
fn choose<C: Chance + ?Sized>(p: &mut Position, seat: Seat, chance: &mut C) {
    let count = match p.step {
        Step::Pirates => pirates::due(p, seat),
        _ if p.player(seat).wins(Character::Casas) => {
            const NUMBERS: usize = MOST_ANNOUNCED as usize + 1;
            static NAMES: [&str; NUMBERS] = ["0", "1", "2", "3", "4"];
            chance.pick(&NAMES, &[1; NUMBERS][..usize::from(p.announced.min(MOST_ANNOUNCED)) + 1]) as u8
        }
        _ => p.announced,
    };
    let player = p.player_mut(seat);
    for _ in 0..count.min(player.hand_size) {
        player.choose(Resource::ALL[chance.pick(&deck::NAMES, &player.hand.counts())]);
    }
}
