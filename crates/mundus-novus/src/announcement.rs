//! The announcement: the Trade Master says how many cards everybody offers.

use crate::{
    action::{Offered, at},
    components::*,
    event::Event,
    offer,
    position::{Position, Step},
};
use game::Sink;

/// The Trade Master is asked.
pub(crate) fn begin(p: &mut Position) {
    debug_assert!(
        p.players[..p.players().into()].iter().all(|player| player.hand_size >= DEALT),
        "everybody holds at least five cards"
    );
    p.ask(Step::Announce, p.master);
}

/// Two, three or four.
#[inline]
pub(crate) fn options() -> Offered {
    Offered::new(at::Announce, (1 << ANNOUNCEMENTS.len()) - 1)
}

/// The number is announced.
pub(crate) fn announce<S: Sink<Event>>(p: &mut Position, count: u8, sink: &mut S) {
    let seat = p.mover;
    sink.tell(|| Event::Announced { seat, count });
    p.announced = count;
    offer::begin(p);
}
