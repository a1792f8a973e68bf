//! Chapter: the car. It must move, the first stop is free, and driving over the harbour raises the value.

use crate::{
    action::{Actions, at, block},
    components::{HARBOUR, LONGEST_DRIVE, PESOS_PER_STOP, STOPS},
    delivery,
    event::Event,
    newspaper,
    position::{Phase, Position},
    ship,
    turn::Flow,
};
use game::Sink;

/// What a drive of so many stops costs.
#[inline]
pub const fn price(stops: u8) -> u16 {
    (stops as u16 - 1) * PESOS_PER_STOP
}

/// The longest drive these pesos pay for.
#[inline]
pub(crate) fn reach(pesos: u16) -> u8 {
    (pesos / PESOS_PER_STOP + 1).min(LONGEST_DRIVE.into()) as u8
}

pub(crate) fn legal(position: &Position) -> Actions {
    let reach = reach(position.player(position.active).pesos);
    block(at::DRIVE, (1 << reach) - 1)
}

/// Pays the whole way, then goes stop by stop.
pub(crate) fn drive<S: Sink<Event>>(position: &mut Position, stops: u8, sink: &mut S) -> Flow {
    let (active, who) = (position.active, position.active_seat());
    position.player_mut(active).pesos -= price(stops);
    sink.tell(|| Event::Drove {
        who,
        stops,
        price: price(stops),
        to: position.cuban((position.car + stops) % STOPS),
    });
    for left in (0..stops).rev() {
        newspaper::leave(position, sink);
        position.car = if position.car + 1 == STOPS { HARBOUR } else { position.car + 1 };
        if position.car == HARBOUR && left > 0 {
            sink.tell(|| Event::CrossedHarbour { who });
            if ship::next_flag(position, sink) == Flow::GameOver {
                return Flow::GameOver;
            }
        }
    }
    arrive(position, sink)
}

/// A delivery round at the harbour, the Cuban elsewhere, nothing at one who is face down.
fn arrive<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let who = position.active_seat();
    if position.car == HARBOUR {
        return delivery::begin(position, sink);
    }
    if position.down >> position.car & 1 == 1 {
        sink.tell(|| Event::Inactive { who, cuban: position.cuban_at(position.car) });
        return Flow::TurnOver;
    }
    position.phase = Phase::Cuban;
    Flow::Ask
}
