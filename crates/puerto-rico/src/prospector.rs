//! The prospector: no action, a doubloon for the chooser.

use crate::{components::PRIVILEGE, event::Event, position::Position, round};
use game::Sink;

/// Pays the chooser.
#[inline]
pub(crate) fn play<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let player = p.moving_mut();
    player.doubloons = player.doubloons.saturating_add(PRIVILEGE.into());
    let seat = p.mover;
    sink.tell(|| Event::Prospected { seat, doubloons: PRIVILEGE });
    round::end_role(p, sink);
}
