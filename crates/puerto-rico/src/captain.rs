//! The captain: everybody loads, round and round, until nobody can or will; harbor, wharf and the bonus points.

use crate::{
    BONUS_IS_OPTIONAL,
    action::at,
    components::*,
    event::Event,
    position::{ASHORE, Position, Step},
    scoring::Ending,
    storage,
};
use game::{Seat, Sink, several};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    turns(p, sink);
}

/// The ships that carry nothing, a bit each.
#[inline]
fn empty_ships(p: &Position) -> u32 {
    const SHIPS: [u32; TABLES.len()] = {
        let mut sets = [0; TABLES.len()];
        let mut table = 0;
        while table < TABLES.len() {
            let mut at = 0;
            while at < TABLES[table].ships.len() {
                sets[table] |= 1 << (TABLES[table].ships[at] - SMALLEST_SHIP);
                at += 1;
            }
            table += 1;
        }
        sets
    };
    let mut empty = SHIPS[usize::from(p.players() - FEWEST_PLAYERS) % TABLES.len()];
    for ship in p.ship_of {
        if ship != ASHORE {
            empty &= !(1 << ship);
        }
    }
    empty
}

/// Where barrels of a kind no ship carries may go: the empty ship that takes most, any among equals.
#[inline]
fn best_empty(empty: u32, barrels: u8) -> u32 {
    // The ships of at least that size; if none, the largest.
    let enough = empty & (u32::MAX << barrels.saturating_sub(SMALLEST_SHIP));
    if enough != 0 { enough } else { 1 << (31 - empty.leading_zeros()) }
}

/// The loads a player can make, as bits of good and ship.
#[inline]
fn loads(p: &Position, kinds: u32, barrels: impl Fn(usize) -> u8) -> u64 {
    let (mut loads, mut left) = (0u64, kinds);
    let empty = empty_ships(p);
    while left != 0 {
        let good = left.trailing_zeros() as usize % Good::COUNT;
        left &= left - 1;
        let ship = p.ship_of[good];
        let ships = if ship != ASHORE {
            u32::from(p.aboard[good] < ship + SMALLEST_SHIP) << (ship & 7)
        } else if empty != 0 {
            best_empty(empty, barrels(good))
        } else {
            0
        };
        loads |= u64::from(ships) << (good * Ship::COUNT);
    }
    loads
}

/// Loads on ships, which are compulsory; the wharf, which is not.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    let player = p.moving();
    let kinds = player.goods.kinds();
    if kinds == 0 {
        return 0;
    }
    let loads = loads(p, kinds, |good| player.goods.at(good));
    let wharf = player.uses(Building::Wharf) && !p.has_used_wharf(p.mover);
    if !wharf {
        return loads;
    }
    let pass = u64::from(loads == 0) << (at::Pass - at::Load);
    loads | u64::from(kinds) << (at::Wharf - at::Load) | pass
}

impl Position {
    /// How many barrels of this kind the player would load on this ship now; `None` if the rules forbid that load.
    pub fn load_amount(&self, seat: Seat, good: Good, ship: Ship) -> Option<u8> {
        let barrels = self.player(seat).goods.get(good);
        if barrels == 0 {
            return None;
        }
        let bit = good.index() * Ship::COUNT + ship.index();
        let allowed = loads(self, 1 << good.index(), |_| barrels) >> bit & 1 == 1;
        allowed.then(|| self.room_for(good, ship).min(barrels))
    }

    /// The barrels of this kind for which there is room on a ship that may carry it.
    #[inline]
    fn room_for(&self, good: Good, ship: Ship) -> u8 {
        ship.size() - self.aboard[good.index()]
    }

    /// The bonus points of a player's next load in the captain phase of the present chooser: the captain's with the
    /// first, the harbor's with every one.
    #[inline]
    pub fn load_bonus(&self, seat: Seat) -> u8 {
        let privilege = seat == self.chooser && !self.phase.loaded;
        u8::from(privilege) * PRIVILEGE + u8::from(self.player(seat).uses(Building::Harbor)) * HARBOR_BONUS
    }

    /// Will the player be asked about the bonus of a load of this many barrels? Only if the bonus, and not the barrels
    /// alone, would take the last chips of the supply; otherwise the program takes it.
    #[inline]
    pub fn asks_about_bonus(&self, seat: Seat, barrels: u8) -> bool {
        let left = self.vp_supply.saturating_sub(barrels.into());
        left != 0 && left <= self.load_bonus(seat).into() && self.setup.rules() >= BONUS_IS_OPTIONAL
    }

    /// The points that shipping this many barrels at once earns, without a bonus that the player is asked about.
    #[inline]
    pub fn load_points(&self, seat: Seat, barrels: u8) -> u8 {
        if self.asks_about_bonus(seat, barrels) { barrels } else { barrels + self.load_bonus(seat) }
    }
}

/// Loads as many barrels as fit; the next player's turn.
#[inline]
pub(crate) fn load<S: Sink<Event>>(p: &mut Position, good: Good, ship: Ship, sink: &mut S) {
    if !put_aboard(p, good, ship, sink) {
        p.mover = p.mover.next(p.players());
        turns(p, sink);
    }
}

/// True if the player is asked about the bonus.
#[inline]
fn put_aboard<S: Sink<Event>>(p: &mut Position, good: Good, ship: Ship, sink: &mut S) -> bool {
    let barrels = p.room_for(good, ship).min(p.moving().goods.get(good));
    p.ship_of[good.index()] = ship.index() as u8;
    p.aboard[good.index()] += barrels;
    let (seat, points) = (p.mover, p.load_points(p.mover, barrels));
    sink.tell(|| Event::Loaded { seat, good, ship, barrels, points });
    shipped(p, good, barrels, points, sink)
}

/// Ships a whole kind to the supply, once a phase; the next player's turn.
#[inline]
pub(crate) fn wharf<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    let barrels = p.moving().goods.get(good);
    *p.supply.of_mut(good) += barrels;
    p.phase.wharf_used |= 1 << p.mover.index();
    let (seat, points) = (p.mover, p.load_points(p.mover, barrels));
    sink.tell(|| Event::Wharfed { seat, good, barrels, points });
    if !shipped(p, good, barrels, points, sink) {
        p.mover = p.mover.next(p.players());
        turns(p, sink);
    }
}

/// Points for a load. True if the player is asked about the bonus: until that is answered, the load is not over.
#[inline]
fn shipped<S: Sink<Event>>(p: &mut Position, good: Good, barrels: u8, points: u8, sink: &mut S) -> bool {
    let asked = p.asks_about_bonus(p.mover, barrels);
    p.phase.passes = 0;
    *p.moving_mut().goods.of_mut(good) -= barrels;
    score(p, points, sink);
    if asked {
        return p.ask(Step::Bonus, at::Load, bonus_options(p));
    }
    p.phase.loaded |= p.privileged();
    false
}

/// Points from the supply, or beyond it.
#[inline]
fn score<S: Sink<Event>>(p: &mut Position, points: u8, sink: &mut S) {
    let player = p.moving_mut();
    player.chips = player.chips.saturating_add(points.into());
    p.vp_supply = p.vp_supply.saturating_sub(points.into());
    if p.vp_supply == 0 && p.end_after_round(Ending::Chips) {
        sink.tell(|| Event::LastRound { ending: Ending::Chips });
    }
}

/// After a load without its bonus: as many of the bonus points as the player likes. Each is one point and goes with this
/// load, so it is their number that matters and not which.
pub(crate) fn bonus_options(p: &Position) -> u64 {
    const _: () = assert!(PRIVILEGE == 1 && HARBOR_BONUS == 1 && at::TakeBothBonuses == at::DeclineBonus + 2);
    if p.asks_about_bonus(p.mover, 0) {
        ((2 << p.load_bonus(p.mover)) - 1) << (at::DeclineBonus - at::Load)
    } else {
        0
    }
}

/// This many bonus points; the next player's turn.
pub(crate) fn take_bonus<S: Sink<Event>>(p: &mut Position, points: u8, sink: &mut S) {
    let (seat, offered) = (p.mover, p.load_bonus(p.mover));
    sink.tell(|| Event::BonusTaken { seat, points, offered });
    score(p, points, sink);
    end_load(p, sink);
}

/// The bonus was taken or declined; the next player's turn.
pub(crate) fn end_load<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase.loaded |= p.privileged();
    p.mover = p.mover.next(p.players());
    turns(p, sink);
}

/// A turn without a load.
#[inline]
pub(crate) fn pass<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase.passes += 1;
    p.mover = p.mover.next(p.players());
    turns(p, sink);
}

/// Turn after turn, up to the first with a choice. After as many passes in a row as there are players, the storage.
#[inline(never)]
fn turns<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let players = p.players();
    while p.phase.passes < players {
        let loads = options(p);
        if several(loads) {
            p.ask(Step::Load, at::Load, loads);
            return;
        }
        if loads == 0 {
            p.phase.passes += 1;
        } else {
            // A single possibility is a load: beside the wharf there is always something else, if only to pass.
            let load = loads.trailing_zeros() as usize;
            let (good, ship) = (load / Ship::COUNT % Good::COUNT, load % Ship::COUNT);
            if put_aboard(p, Good::ALL[good], Ship::ALL[ship], sink) {
                return;
            }
        }
        p.mover = p.mover.next(players);
    }
    storage::begin(p, sink);
}
