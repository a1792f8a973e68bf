//! Chapter: the car. It must move, the first stop is free, and driving over the harbour raises the value.

use crate::{
    action::{Actions, at},
    components::{HARBOR, LONGEST_DRIVE, PESOS_PER_STOP, STOPS},
    delivery,
    event::Event,
    flow::Flow,
    newspaper,
    position::{Position, Step},
    ship,
};
use game::Sink;

/// What a drive costs, by its stops.
#[inline]
pub const fn price(stops: u8) -> u16 {
    (stops as u16 - 1) * PESOS_PER_STOP
}

/// The longest drive these pesos pay for.
#[inline]
pub(crate) fn reach(pesos: u16) -> u8 {
    (pesos / PESOS_PER_STOP + 1).min(LONGEST_DRIVE.into()) as u8
}

/// Every drive within reach.
#[inline]
pub(crate) fn drives(reach: u8) -> Actions {
    Actions::block(at::Drive, (1 << reach) - 1)
}

/// Pays the whole way, then goes stop by stop.
#[inline(always)]
pub(crate) fn drive<S: Sink<Event>>(position: &mut Position, stops: u8, sink: &mut S) -> Flow {
    let (active, who) = (position.active, position.active_seat());
    position.player_mut(active).pesos -= price(stops);
    sink.tell(|| Event::Drove {
        who,
        stops,
        price: price(stops),
        to: position.cuban((position.car + stops) % STOPS),
    });
    let mut left = stops;
    if position.down == 0 {
        // Nothing changes on the way before the harbour.
        let to_harbor = STOPS - position.car;
        let straight = if left < to_harbor { left } else { to_harbor };
        left -= straight;
        position.car = if straight == to_harbor { HARBOR } else { position.car + straight };
        if left > 0 && cross_harbor(position, sink) == Flow::GameOver {
            return Flow::GameOver;
        }
    }
    while left > 0 {
        left -= 1;
        newspaper::leave(position, sink);
        position.car = if position.car + 1 == STOPS { HARBOR } else { position.car + 1 };
        if position.car == HARBOR && left > 0 && cross_harbor(position, sink) == Flow::GameOver {
            return Flow::GameOver;
        }
    }
    arrive(position, sink)
}

/// Driving over the harbour moves the value marker.
fn cross_harbor<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let who = position.active_seat();
    sink.tell(|| Event::CrossedHarbor { who });
    ship::next_flag(position, sink)
}

/// A delivery round at the harbour, the Cuban elsewhere, nothing at one who is face down.
fn arrive<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let who = position.active_seat();
    if position.car == HARBOR {
        return delivery::begin(position, sink);
    }
    if position.down >> position.car & 1 == 1 {
        sink.tell(|| Event::Inactive { who, cuban: position.cuban_at(position.car) });
        return Flow::TurnOver;
    }
    position.step = Step::Cuban;
    Flow::Ask
}
