//! Chapter: the Cubans. What stopping at each of them gives.

use crate::{
    action::{Actions, Gift, at, block, both},
    broker,
    components::{CubanEffect, DICE, Good},
    event::{Event, Place},
    lawyer,
    position::{Phase, Position},
    turn::Flow,
};
use game::Sink;

const SKIP: Actions = game::Bits([1 << at::SKIP, 0, 0]);
const USE_OR_SKIP: Actions = game::Bits([1 << at::USE | 1 << at::SKIP, 0, 0]);

/// A bit for each good with a die of which there is any.
#[inline]
pub(crate) fn present(goods: &[u8; Good::COUNT]) -> u64 {
    let mut set = 0;
    for (die, &count) in goods[..DICE].iter().enumerate() {
        set |= u64::from(count != 0) << die;
    }
    set
}

pub(crate) fn legal(position: &Position) -> Actions {
    match position.cuban_at(position.car).tile().effect {
        CubanEffect::Goods(_, good) if position.supply[good.index()] == 0 => SKIP,
        CubanEffect::Goods(..) | CubanEffect::Points(_) | CubanEffect::Pesos(_) => USE_OR_SKIP,
        CubanEffect::AnyGood => both(SKIP, block(at::TAKE, present(&position.supply))),
        CubanEffect::Robbery if next_victim(position, position.active).is_none() => SKIP,
        CubanEffect::Robbery => USE_OR_SKIP,
        CubanEffect::Law => both(SKIP, lawyer::legal(position)),
    }
}

/// Takes what the Cuban gives.
pub(crate) fn use_it<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> Flow {
    let cuban = position.cuban_at(position.car);
    let (active, who, from) = (position.active, position.active_seat(), Place::Cuban(cuban));
    match cuban.tile().effect {
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
            position.phase = Phase::Robbery;
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
    block(at::GIVE, peso | point << 1 | present(&victim.goods) << 2)
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
