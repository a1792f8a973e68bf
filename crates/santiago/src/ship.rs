//! Chapter: a new ship. When a ship leaves, the value marker, and the demand rolled for the next one.

use crate::{
    action::{Actions, at},
    components::{DICE, DIE_FACES, FACES, Good, HIGHEST_VALUE, LOWEST_VALUE, SHIPS},
    event::{Departure, Event},
    flow::{self, Flow},
    position::{Position, Step, present},
};
use game::{Chance, Sink};

/// The value marker goes one flag right; onto the chequered flag the ship leaves.
pub(crate) fn next_flag<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    if position.value == HIGHEST_VALUE {
        return leaves(position, Departure::Flag, sink);
    }
    position.value += 1;
    sink.tell(|| Event::Value { value: position.value });
    Flow::Ask
}

/// The harbour master may also move it left.
pub(crate) fn previous_flag<S: Sink<Event>>(position: &mut Position, sink: &mut S) {
    position.value -= 1;
    sink.tell(|| Event::Value { value: position.value });
}

/// The die of a good goes down; with the last of the demand the ship leaves.
pub(crate) fn reduce<S: Sink<Event>>(position: &mut Position, good: Good, count: u8, sink: &mut S) -> Flow {
    position.dice[good.index()] -= count;
    if position.dice == [0; 8] { leaves(position, Departure::Full, sink) } else { Flow::Ask }
}

/// The next ship comes in without dice: they are rolled at the end of the turn.
fn leaves<S: Sink<Event>>(position: &mut Position, why: Departure, sink: &mut S) -> Flow {
    sink.tell(|| Event::ShipLeft { ship: position.ship, why });
    position.ship += 1;
    position.value = LOWEST_VALUE;
    position.dice = [0; 8];
    position.on_ship = 0;
    position.idle = 0;
    if position.ship <= SHIPS {
        return Flow::TurnOver;
    }
    position.step = Step::Over;
    sink.tell(|| Event::Ended);
    Flow::GameOver
}

/// The active player rolls the five dice, again if all show 0.
pub(crate) fn roll<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    chance: &mut C,
    sink: &mut S,
) {
    let who = position.active_seat();
    loop {
        for (die, faces) in position.dice.iter_mut().zip(&DIE_FACES) {
            *die = chance.pick(&FACES, faces) as u8;
        }
        if position.dice != [0; 8] {
            break;
        }
        sink.tell(|| Event::RolledZeros { who });
    }
    sink.tell(|| Event::Rolled { who, dice: std::array::from_fn(|die| position.dice[die]) });
    position.step = Step::Demand;
    position.decider = position.active;
}

/// Any die may be left out but the only one that is not 0.
pub(crate) fn legal(position: &Position) -> Actions {
    let wanted = present(&position.dice);
    let only = if wanted.is_power_of_two() { wanted } else { 0 };
    Actions::block(at::LeaveOut, ((1 << DICE) - 1) & !only)
}

/// Four dice go on the ship as they are, and the next turn begins.
pub(crate) fn leave_out<S: Sink<Event>>(position: &mut Position, good: Good, sink: &mut S) -> Flow {
    let who = position.active_seat();
    position.dice[good.index()] = 0;
    position.on_ship = ((1 << DICE) - 1) & !(1 << good.index());
    sink.tell(|| Event::Demanded { who, left_out: good });
    flow::next(position);
    Flow::Ask
}
