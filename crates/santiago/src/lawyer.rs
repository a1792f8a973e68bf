//! Chapter: Alonso, the lawyer. Claim a building nobody owns, or use one that is yours.

use crate::{
    action::{Actions, at},
    broker, buildings,
    components::{Building, MARKERS},
    event::Event,
    flow::Flow,
    position::{Buildings, Position, Step, bit},
};
use game::Sink;

/// Buildings nobody owns while a marker is left, and one's own where something can be used.
#[inline(never)]
pub(crate) fn effects(position: &Position) -> Actions {
    let mine = position.player(position.active).owns;
    let taken = position.players.iter().fold(0, |taken, player| taken | player.owns);
    let free: Buildings = if mine.count_ones() < MARKERS { !taken & ((1 << Building::COUNT) - 1) } else { 0 };
    let (mut usable, mut left): (Buildings, Buildings) = (0, mine);
    while left != 0 {
        let building = Building::ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        if buildings::is_usable(position, building) {
            usable |= bit(building);
        }
    }
    Actions::block(at::Claim, free.into()).union(Actions::block(at::UseOwn, usable.into()))
}

/// Puts a marker on a building, occupied or not.
pub(crate) fn claim<S: Sink<Event>>(position: &mut Position, building: Building, sink: &mut S) -> Flow {
    let (active, who) = (position.active, position.active_seat());
    position.player_mut(active).owns |= bit(building);
    position.owners[building.index()] = active;
    sink.tell(|| Event::Claimed { who, building });
    broker::after_cuban(position, sink)
}

/// Uses a building of one's own, even if another piece stands there. Choosing it means using it: declining was the choice before.
pub(crate) fn use_own<S: Sink<Event>>(position: &mut Position, building: Building, sink: &mut S) -> Flow {
    let who = position.active_seat();
    sink.tell(|| Event::UsesOwn { who, building });
    position.step = Step::Building { building, lawyer: true };
    Flow::Ask
}
