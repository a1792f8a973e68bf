//! The first part of a round: the event on the first card of the line, or the one Coronado's owner chooses.

use crate::{
    action::{Offered, at},
    components::*,
    event::Event,
    position::{Position, Step},
    scoring::Category,
    supply,
};
use game::{Chance, Sink};

/// A new round: its event is fixed now, whatever happens to the first card. The first round has none.
pub(crate) fn begin_round<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) {
    p.round = p.round.saturating_add(1);
    p.event = 0;
    let icon = if p.round == 1 { None } else { Development::new(p.line[0].into()).data().icon };
    if let Some(icon) = icon {
        p.event = icon as u8 + 1;
    }
    let round = p.round;
    sink.tell(|| Event::RoundBegan { round, happening: icon });
    if icon.is_none()
        && p.round > 1
        && let Some(owner) = p.owner(Character::Coronado)
        && p.player(owner).doubloons >= CORONADO
    {
        p.ask(Step::Call, owner);
    } else {
        supply::begin(p, chance, sink);
    }
}

/// One of the five events, or none.
pub(crate) fn call_options() -> Offered {
    Offered::new(at::Call, (1 << (RoyalEvent::COUNT + 1)) - 1)
}

/// Coronado's owner decides.
pub(crate) fn call<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    event: Option<RoyalEvent>,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    if let Some(event) = event {
        p.event = event as u8 + 1;
        p.moving_mut().earn(-(CORONADO as i16), Category::Coronado);
    }
    sink.tell(|| Event::Called { seat, happening: event });
    supply::begin(p, chance, sink);
}
