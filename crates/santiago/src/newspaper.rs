//! Chapter: the newspaper. A Cuban turned face down stays so until the car has been there and moves on.

use crate::{
    action::{Actions, at},
    components::{Building, Cuban, NEWSPAPER_PESOS},
    event::{Event, Place},
    position::Position,
};
use game::Sink;

/// The peso alone, or with any Cuban who is face up.
pub(crate) fn effects(position: &Position) -> Actions {
    let mut face_up = (1 << Cuban::COUNT) - 1;
    if position.down != 0 {
        for (at, cuban) in position.street.iter().enumerate() {
            face_up &= !(u64::from(position.down >> (at + 1) & 1) << cuban.index());
        }
    }
    Actions::block(at::TurnDown, face_up).with(at::Use)
}

/// The peso, and perhaps a Cuban face down. It counts from the next turn on: this one goes on unchanged.
pub(crate) fn read<S: Sink<Event>>(position: &mut Position, cuban: Option<Cuban>, sink: &mut S) {
    let (active, who) = (position.active, position.active_seat());
    position.player_mut(active).gain_pesos(NEWSPAPER_PESOS);
    sink.tell(|| Event::GotPesos { who, from: Place::Building(Building::Newspaper), pesos: NEWSPAPER_PESOS });
    if let Some(cuban) = cuban {
        let stop = position.stop_of(cuban);
        position.down |= 1 << stop;
        position.down_under_car |= stop == position.car;
        sink.tell(|| Event::TurnedDown { who, cuban });
    }
}

/// The car moves on: the Cuban it leaves turns up, unless it was turned down while the car already stood there.
#[inline]
pub(crate) fn leave<S: Sink<Event>>(position: &mut Position, sink: &mut S) {
    if position.down >> position.car & 1 == 0 {
        return;
    }
    if position.down_under_car {
        position.down_under_car = false;
    } else {
        position.down &= !(1 << position.car);
        sink.tell(|| Event::TurnedUp { cuban: position.cuban_at(position.car) });
    }
}
