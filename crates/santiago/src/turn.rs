//! A turn: which step follows which, and playing on until there is a choice.

use crate::{
    action::{Action, action, at},
    action_set::Actions,
    broker, buildings, car,
    components::Building,
    cubans, delivery,
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
        Phase::Car => car::drives(car::reach(position.player(position.active).pesos)),
        Phase::Cuban => cubans::effects(position).or(at::SKIP),
        Phase::Robbery => cubans::gifts(position),
        Phase::Broker => broker::legal(broker::choices(position)),
        Phase::Building { building, lawyer: false } => buildings::effects(position, building).or(at::SKIP),
        Phase::Building { building, lawyer: true } => buildings::effects(position, building),
        Phase::Casino { buying, .. } => buildings::more_exchanges(position, buying).or(at::STOP),
        Phase::Delivery => delivery::deliveries(position).or(at::PASS),
        Phase::Demand => ship::legal(position),
        Phase::Over => Actions::default(),
    }
}

/// Plays a legal action, and everything that follows without a choice: everybody can see where there is none.
///
/// It is all one function after inlining, with one place where actions are done: calls would cost playouts a tenth of
/// their time.
#[inline(always)]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    mut action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    if action == Action::Skip {
        sink.tell(|| Event::Declined { who: position.decider_seat(), place: place(position) });
    }
    loop {
        let flow = act(position, action, sink);
        if flow == Flow::GameOver {
            clear(position);
            position.legal = Actions::default();
            return;
        }
        if flow == Flow::TurnOver {
            end(position, chance, sink);
        }
        match forced(position) {
            Some(only) => action = only,
            None => return,
        }
    }
}

/// The only action there is; or else the actions are kept to be chosen from. The twin of [`legal`], which says the
/// same slowly.
#[inline(always)]
fn forced(position: &mut Position) -> Option<Action> {
    match position.phase {
        Phase::Car => match car::reach(position.player(position.active).pesos) {
            1 => return Some(Action::Drive(1)),
            reach => position.legal = car::drives(reach),
        },
        Phase::Cuban => {
            let effects = cubans::effects(position);
            if effects.is_empty() {
                return Some(Action::Skip);
            }
            position.legal = effects.or(at::SKIP);
        }
        Phase::Broker => {
            let choices = broker::choices(position);
            if choices.is_power_of_two() {
                return Some(Action::Go(Building::ALL[choices.trailing_zeros() as usize]));
            }
            position.legal = broker::legal(choices);
        }
        Phase::Building { building, lawyer: false } => {
            let effects = buildings::effects(position, building);
            if effects.is_empty() {
                return Some(Action::Skip);
            }
            position.legal = effects.or(at::SKIP);
        }
        Phase::Delivery => {
            let deliveries = delivery::deliveries(position);
            if deliveries.is_empty() {
                return Some(Action::Pass);
            }
            position.legal = deliveries.or(at::PASS);
        }
        _ => {
            let legal = legal(position);
            if legal.len() == 1 {
                return Some(action(legal.nth(0)));
            }
            position.legal = legal;
        }
    }
    None
}

#[inline(always)]
fn act<S: Sink<Event>>(position: &mut Position, action: Action, sink: &mut S) -> Flow {
    match action {
        Action::Drive(stops) => car::drive(position, stops, sink),
        Action::Use if matches!(position.phase, Phase::Cuban) => cubans::use_it(position, sink),
        Action::Skip if matches!(position.phase, Phase::Cuban) => broker::after_cuban(position, sink),
        Action::Skip => Flow::TurnOver,
        Action::Take(good) => cubans::take(position, good, sink),
        Action::Give(gift) => cubans::give(position, gift, sink),
        Action::Claim(building) => lawyer::claim(position, building, sink),
        Action::UseOwn(building) => lawyer::use_own(position, building, sink),
        Action::Go(building) => broker::go(position, building, sink),
        Action::Deliver { count, good } if matches!(position.phase, Phase::Delivery) => {
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
#[inline(always)]
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
