//! The builder: each may build one building; quarries, the chooser's discount, the university.

use crate::{
    action::{Actions, YES_OR_NO, at},
    components::*,
    event::Event,
    position::{Position, Step},
    round,
    scoring::Ending,
};
use game::{ActionSet, Seat, Sink};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if !offer(p) {
        next(p, sink);
    }
}

#[inline]
fn offer(p: &mut Position) -> bool {
    let legal = options(p);
    p.step = Step::Build;
    p.offered = legal;
    !legal.is_empty()
}

/// The chooser's discount for this player.
#[inline]
const fn discount(p: &Position, seat: Seat) -> u8 {
    if seat.index() == p.chooser.index() { PRIVILEGE } else { 0 }
}

impl Position {
    /// What this building costs this player in the builder phase of the present chooser; before a role is chosen, what it
    /// would cost if the player to choose took the builder.
    pub fn price(&self, seat: Seat, building: Building) -> u8 {
        building.price(self.prices(), self.player(seat).quarries(), discount(self, seat))
    }

    /// What it costs this player without the chooser's discount.
    pub fn price_without_privilege(&self, seat: Seat, building: Building) -> u8 {
        building.price(self.prices(), self.player(seat).quarries(), 0)
    }

    /// What this building costs somebody without discounts.
    pub const fn listed_price(&self, building: Building) -> u8 {
        building.listed_price(self.prices())
    }
}

/// Everything affordable that is left, not owned, and fits; nobody has to.
#[inline]
pub(crate) fn options(p: &Position) -> Actions {
    let player = p.moving();
    let money = usize::from(player.doubloons) + usize::from(discount(p, p.mover));
    let quarries = usize::from(player.quarries()).min(MOST_QUARRIES);
    let fits = match player.free_city() {
        0 => 0,
        1 => SMALL,
        _ => BuildingSet::MAX,
    };
    let affordable = AFFORDABLE[p.prices() as usize][quarries][money.min(HIGHEST_PRICE)];
    let buildings = affordable & p.available & !player.built & fits;
    Actions::block(at::Build, buildings.into()).union(Actions::block(at::Pass, u64::from(buildings != 0)))
}

/// A colonist into the building just built, if there is one anywhere.
#[inline]
pub(crate) fn university_options(p: &Position) -> u64 {
    if p.moving().uses(Building::University) && p.has_colonist() { YES_OR_NO } else { 0 }
}

/// Builds and pays.
#[inline]
pub(crate) fn build<S: Sink<Event>>(p: &mut Position, building: Building, sink: &mut S) {
    let (seat, price) = (p.mover, p.price(p.mover, building));
    let stock = &mut p.stock[building.index()];
    *stock -= 1;
    if *stock == 0 {
        p.available &= !building.bit();
    }
    let player = p.moving_mut();
    player.doubloons -= u16::from(price);
    player.add_building(building);
    let full = player.city == CITY_SPACES;
    sink.tell(|| Event::Built { seat, building, price });
    if full && p.end_after_round(Ending::CityFull) {
        sink.tell(|| Event::LastRound { ending: Ending::CityFull });
    }
    if p.ask(Step::University, at::TakeColonist, university_options(p)) {
        p.phase.fresh = Place::building(building).index() as u8;
    } else {
        next(p, sink);
    }
}

/// The university's colonist.
#[inline]
pub(crate) fn accept<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let (seat, place) = (p.mover, Place::new(p.phase.fresh.into()));
    p.fetch_colonist(place);
    sink.tell(|| Event::ColonistPlaced { seat, place });
    next(p, sink);
}

/// The next player who can build something.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase.fresh = 0;
    while let Some(seat) = p.next_mover() {
        p.mover = seat;
        if offer(p) {
            return;
        }
    }
    round::end_role(p, sink);
}
