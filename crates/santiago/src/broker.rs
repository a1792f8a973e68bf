//! Chapter: the broker. Where it must go after a Cuban, when it stays, and what its stay pays an owner.

use crate::{
    action::{Actions, at},
    components::{Building, Flower, MOST_PLAYERS, RENT},
    event::Event,
    flow::Flow,
    position::{Buildings, NOBODY, Position, Step, bit},
};
use game::{Seat, Sink};

/// The buildings of a colour where no broker stands, one's own included.
#[inline]
fn free(position: &Position, flower: Flower) -> Buildings {
    position.districts[flower.index()] & !position.occupied
}

/// The Cuban is done: the broker moves, or stays if there is no flower or no room under it.
pub(crate) fn after_cuban<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let Some(flower) = position.cuban_at(position.car).flower() else {
        return stay(position);
    };
    if free(position, flower) == 0 {
        let who = position.active_seat();
        sink.tell(|| Event::StaysCrowded { who });
        return stay(position);
    }
    position.step = Step::Broker;
    Flow::Ask
}

/// The present building may be used again; a broker off the board has none.
fn stay(position: &mut Position) -> Flow {
    match position.player(position.active).broker {
        Some(building) => {
            position.step = Step::Building { building, lawyer: false };
            Flow::Ask
        }
        None => Flow::TurnOver,
    }
}

/// The buildings to choose from.
#[inline]
pub(crate) fn choices(position: &Position) -> Buildings {
    position.cuban_at(position.car).flower().map_or(0, |flower| free(position, flower))
}

#[inline]
pub(crate) fn legal(choices: Buildings) -> Actions {
    Actions::block(at::Go, choices.into())
}

/// The broker goes to a building.
pub(crate) fn go<S: Sink<Event>>(position: &mut Position, building: Building, sink: &mut S) -> Flow {
    let (active, who) = (position.active, position.active_seat());
    let left = position.player_mut(active).broker.replace(building);
    position.occupied = position.occupied & !left.map_or(0, bit) | bit(building);
    position.moved = true;
    sink.tell(|| Event::Went { who, building });
    position.step = Step::Building { building, lawyer: false };
    Flow::Ask
}

/// The end of the turn: a point for another owner of the building where the broker stands.
#[inline]
pub(crate) fn pay_rent<S: Sink<Event>>(position: &mut Position, sink: &mut S) {
    if !(position.moved || position.rent_on_stay()) {
        return;
    }
    let Some(building) = position.player(position.active).broker else { return };
    let owner = position.owners[building.index()];
    if owner != NOBODY && owner != position.active {
        position.player_mut(owner).gain_points(RENT);
        let (who, owner) = (position.active_seat(), Seat::new(usize::from(owner) % MOST_PLAYERS));
        sink.tell(|| Event::Rent { who, owner, building, points: RENT });
    }
}
