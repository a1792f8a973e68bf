//! Chapter: the buildings. What each of the twelve may do now, and does.

use crate::{
    action::{Action, Actions, DELIVERY_OFFSET, EXCHANGE_TOBACCO, Serving, Way, at},
    broker,
    components::{
        BANK_PESOS, Building, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, DICE, Good, LOWEST_VALUE,
        OFFICE_POINTS, SAWMILL_PESOS, SAWMILL_POINTS,
    },
    event::{Event, Place},
    flow::Flow,
    newspaper,
    position::{Position, Step, present},
    ship,
};
use game::{ActionSet, Sink};

/// What the active player could do with a building, declining aside. A use that would change nothing is not among it.
#[inline(never)]
pub(crate) fn effects(position: &Position, building: Building) -> Actions {
    let me = position.player(position.active);
    let has = |good: Good| me.goods[good.index()];
    let exchanges = |from: usize, give: Good, take: Good| {
        let most = has(give).min(position.supply[take.index()]);
        Actions::block(from, (1 << most) - 1)
    };
    match building {
        Building::Bank | Building::Church => Actions::block(at::Use, 1),
        Building::Distillery => exchanges(at::Exchange, Good::Sugar, Good::Rum),
        Building::CigarFactory => exchanges(EXCHANGE_TOBACCO, Good::Tobacco, Good::Cigars),
        Building::BlackMarket => {
            Actions::block(at::Swap, swaps(present(&me.goods), present(&position.supply)))
        }
        Building::Sawmill => Actions::block(at::Use, u64::from(has(Good::Wood) != 0)),
        Building::Cafe => {
            let (rum, cigars) = (u64::from(has(Good::Rum) != 0), u64::from(has(Good::Cigars) != 0));
            Actions::block(at::Serve, rum | cigars << 1 | (rum & cigars) << 2)
        }
        Building::CustomsOffice => Actions::block(at::Clear, present(&position.dice)),
        Building::Casino => {
            Actions::block(at::Buy, u64::from(me.pesos >= CASINO_PESOS) | u64::from(me.points != 0) << 1)
        }
        Building::HarborMaster => {
            Actions::block(at::Flag, u64::from(position.value != LOWEST_VALUE) | 1 << 1)
        }
        Building::Office => {
            let mut kinds = present(&me.goods) & present(&position.dice);
            let mut deliveries = 0;
            while kinds != 0 {
                deliveries |= 1 << DELIVERY_OFFSET[kinds.trailing_zeros() as usize % 8];
                kinds &= kinds - 1;
            }
            Actions::block(at::Deliver, deliveries)
        }
        Building::Newspaper => newspaper::effects(position),
    }
}

/// For every good one has, the others that the supply has: four bits each.
fn swaps(mine: u64, supply: u64) -> u64 {
    let mut set = 0;
    for give in 0..DICE {
        if mine >> give & 1 == 1 {
            let below = supply & ((1 << give) - 1);
            let above = supply >> (give + 1) << give;
            set |= (below | above) << (give * (DICE - 1));
        }
    }
    set
}

/// Would the active player have any use for this building now?
pub(crate) fn is_usable(position: &Position, building: Building) -> bool {
    !effects(position, building).is_empty()
}

/// Further exchanges at the casino, in the same direction.
pub(crate) fn more_exchanges(position: &Position, buying: bool) -> Actions {
    let me = position.player(position.active);
    if buying {
        Actions::block(at::Buy, u64::from(me.pesos >= CASINO_PESOS))
    } else {
        Actions::block(at::Sell, u64::from(me.points != 0))
    }
}

/// Uses a building, and goes on.
#[inline(always)]
pub(crate) fn act<S: Sink<Event>>(position: &mut Position, action: Action, sink: &mut S) -> Flow {
    let (building, lawyer) = match position.step {
        Step::Building { building, lawyer } => (building, lawyer),
        Step::Casino { lawyer, .. } => (Building::Casino, lawyer),
        _ => return Flow::Ask,
    };
    let (active, who) = (position.active, position.active_seat());
    let flow = match action {
        Action::Use => {
            use_it(position, building, sink);
            Flow::Ask
        }
        Action::Exchange { count, good: Good::Sugar } => {
            exchange(position, building, count, Good::Sugar, Good::Rum, sink)
        }
        Action::Exchange { count, good } => exchange(position, building, count, good, Good::Cigars, sink),
        Action::Swap { give, take } => exchange(position, building, 1, give, take, sink),
        Action::Serve(serving) => {
            serve(position, serving, sink);
            Flow::Ask
        }
        Action::Clear(good) => {
            sink.tell(|| Event::Cleared { who, good });
            ship::reduce(position, good, position.dice[good.index()], sink)
        }
        Action::Buy | Action::Sell => {
            casino(position, action == Action::Buy, sink);
            position.step = Step::Casino { buying: action == Action::Buy, lawyer };
            return Flow::Ask;
        }
        Action::Flag(Way::Left) => {
            ship::previous_flag(position, sink);
            Flow::Ask
        }
        Action::Flag(Way::Right) => ship::next_flag(position, sink),
        Action::Deliver { good, .. } => {
            position.hand_in(active, good, 1);
            position.player_mut(active).gain_points(OFFICE_POINTS);
            sink.tell(|| Event::Delivered { who, count: 1, good, points: OFFICE_POINTS });
            ship::reduce(position, good, 1, sink)
        }
        Action::TurnDown(cuban) => {
            newspaper::read(position, Some(cuban), sink);
            Flow::Ask
        }
        // `stop`.
        _ => Flow::Ask,
    };
    match flow {
        Flow::GameOver => Flow::GameOver,
        // A ship that left changes nothing about the turn: its dice are rolled when the turn is over.
        Flow::Ask | Flow::TurnOver if lawyer => broker::after_cuban(position, sink),
        Flow::Ask | Flow::TurnOver => Flow::TurnOver,
    }
}

/// The buildings with nothing to choose but whether.
fn use_it<S: Sink<Event>>(position: &mut Position, building: Building, sink: &mut S) {
    let (active, who, from) = (position.active, position.active_seat(), Place::Building(building));
    match building {
        Building::Bank => {
            position.player_mut(active).gain_pesos(BANK_PESOS);
            sink.tell(|| Event::GotPesos { who, from, pesos: BANK_PESOS });
        }
        Building::Church => {
            position.player_mut(active).gain_points(CHURCH_POINTS);
            sink.tell(|| Event::GotPoints { who, from, points: CHURCH_POINTS });
        }
        Building::Sawmill => {
            position.hand_in(active, Good::Wood, 1);
            position.player_mut(active).gain_points(SAWMILL_POINTS);
            position.player_mut(active).gain_pesos(SAWMILL_PESOS);
            sink.tell(|| Event::Sawed { who, points: SAWMILL_POINTS, pesos: SAWMILL_PESOS });
        }
        Building::Newspaper => newspaper::read(position, None, sink),
        _ => {}
    }
}

fn exchange<S: Sink<Event>>(
    position: &mut Position,
    at: Building,
    count: u8,
    give: Good,
    take: Good,
    sink: &mut S,
) -> Flow {
    let (active, who) = (position.active, position.active_seat());
    position.hand_in(active, give, count);
    position.take(active, take, count);
    sink.tell(|| Event::Exchanged { who, at, count, give, take });
    Flow::Ask
}

fn serve<S: Sink<Event>>(position: &mut Position, serving: Serving, sink: &mut S) {
    let (active, who) = (position.active, position.active_seat());
    let (rum, cigars) = match serving {
        Serving::Rum => (1, 0),
        Serving::Cigars => (0, 1),
        Serving::Both => (1, 1),
    };
    let points = u16::from(rum + cigars) * CAFE_POINTS;
    position.hand_in(active, Good::Rum, rum);
    position.hand_in(active, Good::Cigars, cigars);
    position.player_mut(active).gain_points(points);
    sink.tell(|| Event::Served { who, rum, cigars, points });
}

/// One exchange, either way.
fn casino<S: Sink<Event>>(position: &mut Position, buying: bool, sink: &mut S) {
    let (active, who) = (position.active, position.active_seat());
    let me = position.player_mut(active);
    if buying {
        me.pesos -= CASINO_PESOS;
        me.gain_points(1);
        sink.tell(|| Event::BoughtPoint { who, pesos: CASINO_PESOS });
    } else {
        me.points -= 1;
        me.gain_pesos(CASINO_PESOS);
        sink.tell(|| Event::SoldPoint { who, pesos: CASINO_PESOS });
    }
}
