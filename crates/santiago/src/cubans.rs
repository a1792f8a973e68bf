//! Chapter: the Cubans. What stopping at each of them gives.

use crate::{
    action::{Actions, Gift, at},
    broker,
    components::{CubanEffect, Good},
    event::{Event, Place},
    flow::Flow,
    lawyer,
    position::{Position, Step, present},
};
use game::Sink;

/// What the active player could do here, declining aside.
#[inline]
pub(crate) fn effects(position: &Position) -> Actions {
    match position.cuban_at(position.car).data().effect {
        CubanEffect::Goods(_, good) => Actions::block(at::Use, u64::from(position.supply[good.index()] != 0)),
        CubanEffect::Points(_) | CubanEffect::Pesos(_) => Actions::block(at::Use, 1),
        CubanEffect::AnyGood => Actions::block(at::Take, present(&position.supply)),
        CubanEffect::Robbery => {
            Actions::block(at::Use, u64::from(next_victim(position, position.active).is_some()))
        }
        CubanEffect::Law => lawyer::effects(position),
    }
}

/// Takes what the Cuban gives.
#[inline(always)]
pub(crate) fn use_it<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let cuban = position.cuban_at(position.car);
    let (active, who, from) = (position.active, position.active_seat(), Place::Cuban(cuban));
    match cuban.data().effect {
        CubanEffect::Goods(count, good) => {
            let count = position.take(active, good, count);
            sink.tell(|| Event::GotGoods { who, from, count, good });
        }
        CubanEffect::Points(points) => {
            position.player_mut(active).gain_points(points);
            sink.tell(|| Event::GotPoints { who, from, points });
        }
        CubanEffect::Pesos(pesos) => {
            position.player_mut(active).gain_pesos(pesos);
            sink.tell(|| Event::GotPesos { who, from, pesos });
        }
        CubanEffect::Robbery => {
            sink.tell(|| Event::Robs { who });
            position.step = Step::Robbery;
            return rob_next(position, active, sink);
        }
        // These are used by naming a good or a building.
        CubanEffect::AnyGood | CubanEffect::Law => {}
    }
    broker::after_cuban(position, sink)
}

/// Pablo: one good of choice.
pub(crate) fn take<S: Sink<Event>>(position: &mut Position, good: Good, sink: &mut S) -> Flow {
    let (who, from) = (position.active_seat(), Place::Cuban(position.cuban_at(position.car)));
    let count = position.take(position.active, good, 1);
    sink.tell(|| Event::GotGoods { who, from, count, good });
    broker::after_cuban(position, sink)
}

/// The next opponent after this seat who has anything to give, before it is the robber's turn again.
fn next_victim(position: &Position, seat: u8) -> Option<u8> {
    let mut seat = position.after(seat);
    while seat != position.active {
        if position.player(seat).can_be_robbed() {
            return Some(seat);
        }
        seat = position.after(seat);
    }
    None
}

fn rob_next<S: Sink<Event>>(position: &mut Position, seat: u8, sink: &mut S) -> Flow {
    match next_victim(position, seat) {
        Some(victim) => {
            position.decider = victim;
            Flow::Ask
        }
        None => {
            position.decider = position.active;
            broker::after_cuban(position, sink)
        }
    }
}

/// A peso, a point, or any good but wood: what the victim has, by the victim's choice.
pub(crate) fn gifts(position: &Position) -> Actions {
    let victim = position.player(position.decider);
    let (peso, point) = (u64::from(victim.pesos != 0), u64::from(victim.points != 0));
    Actions::block(at::Give, peso | point << 1 | present(&victim.goods) << 2)
}

/// The victim gives, and the next one is asked.
pub(crate) fn give<S: Sink<Event>>(position: &mut Position, gift: Gift, sink: &mut S) -> Flow {
    let (victim, robber) = (position.decider, position.active);
    let (who, to) = (position.decider_seat(), position.active_seat());
    match gift {
        Gift::Peso => {
            position.player_mut(victim).pesos -= 1;
            position.player_mut(robber).gain_pesos(1);
            sink.tell(|| Event::GavePeso { who, to });
        }
        Gift::Point => {
            position.player_mut(victim).points -= 1;
            position.player_mut(robber).gain_points(1);
            sink.tell(|| Event::GavePoint { who, to });
        }
        Gift::Good(good) => {
            position.player_mut(victim).goods[good.index()] -= 1;
            position.player_mut(robber).goods[good.index()] += 1;
            sink.tell(|| Event::GaveGood { who, to, good });
        }
    }
    rob_next(position, victim, sink)
}
