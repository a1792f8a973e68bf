//! A turn: which step follows which, and playing on until there is a choice.

use crate::{
    action::{Action, Actions, action},
    broker, buildings, car, cubans, delivery,
    event::{Event, Place},
    lawyer,
    position::{Phase, Position},
    ship,
};
use game::{ActionSet, Chance, Sink};

/// What a step of the rules leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The phase asks for the next decision.
    Ask,
    /// The active player has nothing more to do. (From a ship that left: its dice wait for the end of the turn.)
    TurnOver,
    /// The last ship has left.
    GameOver,
}

/// All that the rules allow in this phase.
pub(crate) fn legal(position: &Position) -> Actions {
    match position.phase {
        Phase::Car => car::legal(position),
        Phase::Cuban => cubans::legal(position),
        Phase::Robbery => cubans::gifts(position),
        Phase::Broker => broker::legal(position),
        Phase::Building { building, lawyer } => buildings::legal(position, building, lawyer),
        Phase::Casino { buying, .. } => buildings::casino_legal(position, buying),
        Phase::Delivery => delivery::legal(position),
        Phase::Demand => ship::legal(position),
        Phase::Over => Actions::default(),
    }
}

/// Plays a legal action, and everything that follows without a choice.
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    if action == Action::Skip {
        let (who, place) = (position.decider_seat(), place(position));
        sink.tell(|| Event::Declined { who, place });
    }
    let flow = act(position, action, sink);
    settle(position, flow, chance, sink);
}

/// Plays on as long as there is nothing to choose: everybody can see that there is not.
pub(crate) fn settle<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    mut flow: Flow,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        match flow {
            Flow::Ask => {}
            Flow::TurnOver => end(position, chance, sink),
            Flow::GameOver => {
                clear(position);
                position.legal = Actions::default();
                return;
            }
        }
        let legal = legal(position);
        match the_only(&legal) {
            None => {
                position.legal = legal;
                return;
            }
            Some(index) => flow = act(position, action(index), sink),
        }
    }
}

/// The index, if the set has just one.
#[inline]
fn the_only(set: &Actions) -> Option<usize> {
    let [a, b, c] = set.0;
    let single = |word: u64| word & word.wrapping_sub(1) == 0;
    let alone = match (a != 0, b != 0, c != 0) {
        (true, false, false) => single(a),
        (false, true, false) => single(b),
        (false, false, true) => single(c),
        _ => false,
    };
    if alone { set.first() } else { None }
}

fn act<S: Sink<Event>>(position: &mut Position, action: Action, sink: &mut S) -> Flow {
    match action {
        Action::Drive(stops) => car::drive(position, stops, sink),
        Action::Use if position.phase == Phase::Cuban => cubans::use_it(position, sink),
        Action::Skip if position.phase == Phase::Cuban => broker::after_cuban(position, sink),
        Action::Take(good) => cubans::take(position, good, sink),
        Action::Give(gift) => cubans::give(position, gift, sink),
        Action::Claim(building) => lawyer::claim(position, building, sink),
        Action::UseOwn(building) => lawyer::use_own(position, building, sink),
        Action::Go(building) => broker::go(position, building, sink),
        Action::Deliver { count, good } if position.phase == Phase::Delivery => {
            delivery::deliver(position, count, good, sink)
        }
        Action::DeliverWood { count, instead_of } => {
            delivery::deliver_wood(position, count, instead_of, sink)
        }
        Action::Pass => delivery::pass(position, sink),
        Action::LeaveOut(good) => ship::leave_out(position, good, sink),
        _ => buildings::act(position, action, sink),
    }
}

/// What is being declined.
fn place(position: &Position) -> Place {
    match position.phase {
        Phase::Building { building, .. } => Place::Building(building),
        _ => Place::Cuban(position.cuban_at(position.car)),
    }
}

/// The end of a turn: rent, and dice for a ship that has none.
fn end<C: Chance + ?Sized, S: Sink<Event>>(position: &mut Position, chance: &mut C, sink: &mut S) {
    broker::pay_rent(position, sink);
    clear(position);
    if position.without_dice() {
        ship::roll(position, chance, sink);
    } else {
        next(position);
    }
}

/// The next player's turn begins.
pub(crate) fn next(position: &mut Position) {
    position.active = position.after(position.active);
    position.decider = position.active;
    position.phase = Phase::Car;
}

/// Nothing of a turn that is over remains.
fn clear(position: &mut Position) {
    position.decider = position.active;
    position.moved = false;
    position.passed = 0;
}
