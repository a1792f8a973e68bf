//! The round: roles are chosen, doubloons gather on those left over, the governor changes, the game ends.

use crate::{
    action::{Actions, at},
    builder, captain,
    components::*,
    craftsman,
    event::Event,
    mayor,
    position::{Phase, Position, Step},
    prospector, settler, trader,
};
use game::{Chance, Sink};

/// Any role nobody took this round.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    let roles = (1u64 << p.table().roles) - 1;
    roles & !u64::from(p.taken)
}

/// Takes a role card with its doubloons, and begins the role.
#[inline]
pub(crate) fn take<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    role: Role,
    chance: &mut C,
    sink: &mut S,
) {
    let doubloons = std::mem::take(&mut p.role_coins[role.index()]);
    p.taken |= role.bit();
    let player = p.moving_mut();
    player.doubloons = player.doubloons.saturating_add(doubloons);
    let seat = p.mover;
    sink.tell(|| Event::RoleTaken { seat, role, doubloons });
    match role {
        Role::Settler => settler::begin(p, chance, sink),
        Role::Mayor => mayor::begin(p, sink),
        Role::Builder => builder::begin(p, sink),
        Role::Craftsman => craftsman::begin(p, sink),
        Role::Trader => trader::begin(p, sink),
        Role::Captain => captain::begin(p, sink),
        Role::Prospector | Role::Prospector2 => prospector::play(p, sink),
    }
}

/// The role is over: the next player chooses, or the round ends.
#[inline]
pub(crate) fn end_role<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase = Phase::default();
    p.step = Step::Role;
    p.chooser = p.chooser.next(p.players());
    p.mover = p.chooser;
    if p.taken.count_ones() == u32::from(p.table().turns) {
        end_round(p, sink);
    } else {
        p.offered = Actions::block(at::Take, options(p));
    }
}

fn end_round<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if let Some(ending) = p.ending {
        p.step = Step::Over;
        p.offered = Actions::default();
        sink.tell(|| Event::GameOver { ending });
        return;
    }
    for role in p.roles() {
        if p.taken & role.bit() == 0 {
            let coins = &mut p.role_coins[role.index()];
            *coins = coins.saturating_add(1);
        }
    }
    p.taken = 0;
    p.governor = p.governor.next(p.players());
    p.chooser = p.governor;
    p.mover = p.governor;
    p.offered = Actions::block(at::Take, options(p));
    let governor = p.governor;
    sink.tell(|| Event::RoundBegan { governor });
}
