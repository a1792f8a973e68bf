//! A position as the competition's numbers.

use super::{
    PLAYERS, Rival,
    layout::{BUILDINGS, GLOBAL, GOODS, PLAYER, TILES, good_at, phase, player, role_at, table},
    options::Difference,
};
use game::Seat;
use puerto_rico::Place;

/// The supplies at the start of a game of three.
const POINTS: f32 = 75.0;
const COLONISTS: f32 = 55.0;

impl Rival {
    /// What everybody sees.
    pub fn observe(&self, out: &mut [f32]) {
        let p = &self.position;
        out.fill(0.0);
        for (at, ship) in p.ships().enumerate() {
            let cargo = p.cargo(ship);
            let kind = cargo.map_or(GOODS.len(), |(good, _)| good_at(good));
            let load = cargo.map_or(0, |(_, barrels)| barrels);
            out[table::CARGO + (GOODS.len() + 1) * at + kind] = 1.0;
            out[table::LOAD + at] = load.into();
            out[table::ROOM + at] = (ship.size() - load).into();
        }
        out[table::COLONIST_SHIP] = p.colonist_ship().into();
        out[table::COLONIST_SUPPLY] = p.colonist_supply().into();
        out[table::PHASE + self.phase()] = 1.0;
        out[table::MOVER] = self.mover() as f32;
        for (at, good) in GOODS.into_iter().enumerate() {
            out[table::FACE_UP + at] = p.face_up().get(good).into();
            out[table::SUPPLY + at] = p.supply().get(good).into();
            out[table::HOUSE_KINDS + at] = u8::from(p.trading_house().get(good) > 0).into();
        }
        out[table::QUARRIES] = p.quarries().into();
        out[table::GOVERNOR] = p.governor().index() as f32;
        for &role in p.roles() {
            out[table::COINS + role_at(role)] = p.coins_on(role).into();
            out[table::FREE_ROLE + role_at(role)] = u8::from(!p.is_taken(role)).into();
        }
        out[table::HOUSE] = p.trading_house().total().into();
        let points: f32 = Seat::all(PLAYERS as u8).map(|seat| f32::from(p.player(seat).chips())).sum();
        out[table::POINTS] = POINTS - points;
        let city = Seat::all(PLAYERS as u8).map(|seat| p.player(seat).buildings().count()).max();
        let progress = (points / POINTS)
            .max(city.unwrap_or(0) as f32 / 12.0)
            .max((COLONISTS - f32::from(p.colonist_supply())) / COLONISTS);
        out[table::PROGRESS] = progress.min(1.0);
        for (seat, numbers) in Seat::all(PLAYERS as u8).zip(out[GLOBAL..].chunks_mut(PLAYER)) {
            self.observe_player(seat, numbers);
        }
    }

    fn observe_player(&self, seat: Seat, out: &mut [f32]) {
        let own = self.position.player(seat);
        for (at, building) in BUILDINGS.into_iter().enumerate() {
            out[player::CREW + at] = own.colonists_at(Place::building(building)).into();
            out[player::OWNS + at] = u8::from(own.has(building)).into();
        }
        out[player::DOUBLOONS] = own.doubloons().into();
        out[player::FREE_CITY] = own.free_city().into();
        out[player::FREE_ISLAND] = own.free_island().into();
        for (at, good) in GOODS.into_iter().enumerate() {
            out[player::BARRELS + at] = own.goods().get(good).into();
            out[player::PRODUCES + at] = own.capacity().get(good).into();
        }
        for (at, tile) in TILES.into_iter().enumerate() {
            out[player::TILES + at] = own.tiles(tile).into();
            out[player::OCCUPIED + at] = own.colonists_at(Place::tile(tile)).into();
        }
        out[player::UNPLACED] = (own.san_juan() - self.aside[seat.index()]).into();
        out[player::POINTS] = own.chips().into();
    }

    /// What is being played: a role, storing, or while a role is chosen whatever is wanted.
    fn phase(&self) -> usize {
        match self.position.step().role() {
            _ if self.stores() => phase::STORING,
            Some(role) => role_at(role),
            None if self.theirs.has(Difference::Phase) => phase::END_OF_ROUND,
            None => phase::NONE,
        }
    }
}
