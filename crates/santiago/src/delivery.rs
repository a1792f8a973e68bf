//! Chapter: deliveries. Player after player, again and again, one kind of good at a time, until all have passed or
//! the ship is full.

use crate::{
    action::{Actions, DELIVERY_OFFSET, at},
    components::{DICE, Good, WOOD_VALUE},
    event::Event,
    flow::Flow,
    position::{Position, Step, present},
    ship,
};
use game::Sink;

/// The car has stopped at the harbour.
pub(crate) fn begin<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    position.step = Step::Delivery;
    position.passed = 0;
    let who = position.active_seat();
    sink.tell(|| Event::DeliveryRound { who, value: position.value });
    Flow::Ask
}

/// Up to the die's number of each good one has, or of wood in its place; passing aside.
#[inline]
pub(crate) fn deliveries(position: &Position) -> Actions {
    let goods = &position.player(position.decider).goods;
    let wanted = present(&position.dice);
    let of = |mut kinds: u64, has: &dyn Fn(usize) -> u8| {
        let mut set = 0u64;
        while kinds != 0 {
            let die = kinds.trailing_zeros() as usize % DICE.next_power_of_two();
            kinds &= kinds - 1;
            set |= ((1 << has(die).min(position.dice[die])) - 1) << DELIVERY_OFFSET[die];
        }
        set
    };
    let wood = goods[Good::Wood.index()];
    let with_wood = if wood == 0 { 0 } else { of(wanted, &|_| wood) };
    let deliveries = of(wanted & present(goods), &|die| goods[die]);
    Actions::block(at::Deliver, deliveries).union(Actions::block(at::DeliverWood, with_wood))
}

/// Goods of one kind, paid by the value marker.
pub(crate) fn deliver<S: Sink<Event>>(position: &mut Position, count: u8, good: Good, sink: &mut S) -> Flow {
    let who = position.decider_seat();
    let points = u16::from(count * position.value);
    position.hand_in(position.decider, good, count);
    position.player_mut(position.decider).gain_points(points);
    sink.tell(|| Event::Delivered { who, count, good, points });
    after_delivery(position, good, count, sink)
}

/// Wood in place of a good, a point each.
pub(crate) fn deliver_wood<S: Sink<Event>>(
    position: &mut Position,
    count: u8,
    instead_of: Good,
    sink: &mut S,
) -> Flow {
    let who = position.decider_seat();
    let points = u16::from(count) * WOOD_VALUE;
    position.hand_in(position.decider, Good::Wood, count);
    position.player_mut(position.decider).gain_points(points);
    sink.tell(|| Event::DeliveredWood { who, count, instead_of, points });
    after_delivery(position, instead_of, count, sink)
}

fn after_delivery<S: Sink<Event>>(position: &mut Position, good: Good, count: u8, sink: &mut S) -> Flow {
    let flow = ship::reduce(position, good, count, sink);
    if flow == Flow::Ask {
        next_in_round(position);
    }
    flow
}

/// Out for this round. When nobody is left in it, the value marker moves.
pub(crate) fn pass<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let who = position.decider_seat();
    position.passed |= 1 << position.decider;
    sink.tell(|| Event::Passed { who });
    if position.passed + 1 == 1 << position.players() {
        return match ship::next_flag(position, sink) {
            Flow::GameOver => Flow::GameOver,
            Flow::Ask | Flow::TurnOver => Flow::TurnOver,
        };
    }
    next_in_round(position);
    Flow::Ask
}

/// The next player clockwise who has not passed; the same one if nobody else is left.
fn next_in_round(position: &mut Position) {
    loop {
        position.decider = position.after(position.decider);
        if position.passed >> position.decider & 1 == 0 {
            return;
        }
    }
}
