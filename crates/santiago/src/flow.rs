//! A turn: which step follows which, and playing on until there is a choice.

use crate::{
    action::{Action, Actions, at},
    broker, buildings, car,
    components::Building,
    cubans, delivery,
    event::{Event, Place},
    lawyer,
    position::{Position, Step},
    ship, standstill,
};
use game::{ActionSet, Chance, Sink};

/// What a step of the rules leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The step asks for the next decision.
    Ask,
    /// The active player has nothing more to do. (From a ship that left: its dice wait for the end of the turn.)
    TurnOver,
    /// The last ship has left.
    GameOver,
}

/// All that the rules allow in this step.
pub(crate) fn legal(position: &Position) -> Actions {
    match position.step {
        Step::Car => car::drives(car::reach(position.player(position.active).pesos)),
        Step::Cuban => cubans::effects(position).with(at::Skip),
        Step::Robbery => cubans::gifts(position),
        Step::Broker => broker::legal(broker::choices(position)),
        Step::Building { building, lawyer: false } => buildings::effects(position, building).with(at::Skip),
        Step::Building { building, lawyer: true } => buildings::effects(position, building),
        Step::Casino { buying, .. } => buildings::more_exchanges(position, buying).with(at::Stop),
        Step::Delivery => delivery::deliveries(position).with(at::Pass),
        Step::Demand => ship::legal(position),
        Step::Over => Actions::default(),
    }
}

/// Plays a legal action, and everything that follows without a choice: everybody can see where there is none.
///
/// It is all one function after inlining: playouts live on it.
#[inline(always)]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    let flow = match action {
        Action::Drive(stops) => car::drive(position, stops, sink),
        Action::Use if matches!(position.step, Step::Cuban) => cubans::use_it(position, sink),
        Action::Skip => {
            sink.tell(|| Event::Declined { who: position.decider_seat(), place: place(position) });
            skip(position, sink)
        }
        Action::Take(good) => cubans::take(position, good, sink),
        Action::Give(gift) => cubans::give(position, gift, sink),
        Action::Claim(building) => lawyer::claim(position, building, sink),
        Action::UseOwn(building) => lawyer::use_own(position, building, sink),
        Action::Go(building) => broker::go(position, building, sink),
        Action::Deliver { count, good } if matches!(position.step, Step::Delivery) => {
            delivery::deliver(position, count, good, sink)
        }
        Action::DeliverWood { count, instead_of } => {
            delivery::deliver_wood(position, count, instead_of, sink)
        }
        Action::Pass => delivery::pass(position, sink),
        Action::LeaveOut(good) => ship::leave_out(position, good, sink),
        _ => buildings::act(position, action, sink),
    };
    play_on(position, flow, chance, sink);
}

/// Plays what has no alternative, until there is a choice, which is kept in [`Position::offered`]. The twin of [`legal`],
/// which says the same slowly.
#[inline(always)]
fn play_on<C: Chance + ?Sized, S: Sink<Event>>(
    position: &mut Position,
    mut flow: Flow,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        if flow == Flow::TurnOver {
            end(position, chance, sink);
        }
        flow = match position.step {
            Step::Car => {
                let reach = car::reach(position.player(position.active).pesos);
                if reach > 1 {
                    position.offered = car::drives(reach);
                    return;
                }
                car::drive(position, 1, sink)
            }
            Step::Cuban => {
                let effects = cubans::effects(position);
                if !effects.is_empty() {
                    position.offered = effects.with(at::Skip);
                    return;
                }
                skip(position, sink)
            }
            Step::Broker => {
                let choices = broker::choices(position);
                if !choices.is_power_of_two() {
                    position.offered = broker::legal(choices);
                    return;
                }
                broker::go(position, Building::ALL[choices.trailing_zeros() as usize], sink)
            }
            Step::Building { building, lawyer: false } => {
                let effects = buildings::effects(position, building);
                if !effects.is_empty() {
                    position.offered = effects.with(at::Skip);
                    return;
                }
                skip(position, sink)
            }
            Step::Delivery => {
                let deliveries = delivery::deliveries(position);
                if !deliveries.is_empty() {
                    position.offered = deliveries.with(at::Pass);
                    return;
                }
                delivery::pass(position, sink)
            }
            Step::Over => {
                clear(position);
                position.offered = Actions::default();
                return;
            }
            _ => {
                let legal = legal(position);
                if legal.len() > 1 {
                    position.offered = legal;
                    return;
                }
                only(position, Action::from_index(legal.nth(0)), sink)
            }
        };
    }
}

/// The only gift one has, or the only use of a building, is made.
#[inline(never)]
fn only<S: Sink<Event>>(position: &mut Position, action: Action, sink: &mut S) -> Flow {
    match action {
        Action::Give(gift) => cubans::give(position, gift, sink),
        _ => buildings::act(position, action, sink),
    }
}

/// After an effect that is not used: the broker moves after a Cuban, and the turn is over after a building.
#[inline(always)]
fn skip<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    if matches!(position.step, Step::Cuban) { broker::after_cuban(position, sink) } else { Flow::TurnOver }
}

/// What is being declined.
fn place(position: &Position) -> Place {
    match position.step {
        Step::Building { building, .. } => Place::Building(building),
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
    } else if standstill::count_turn(position, sink) {
        position.step = Step::Over;
    } else {
        next(position);
    }
}

/// The next player's turn begins.
pub(crate) fn next(position: &mut Position) {
    position.active = position.after(position.active);
    position.decider = position.active;
    position.step = Step::Car;
}

/// Nothing of a turn that is over remains.
fn clear(position: &mut Position) {
    position.decider = position.active;
    position.moved = false;
    position.passed = 0;
}
