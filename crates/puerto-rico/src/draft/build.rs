//! From a draft to a position: what is said, what follows from it, and everything that is wrong with it.

use super::{Impossible, PlayerDraft, PositionDraft};
use crate::{
    PuertoRico,
    components::*,
    counts::Counts,
    flow,
    player::Player,
    position::{ASHORE, Phase, Position, Step},
    setup, validate,
};
use game::Setup;
use std::collections::BTreeMap;

impl PositionDraft {
    /// The position, if it can be; otherwise everything that is wrong with it.
    pub fn build(&self) -> Result<Position, Impossible> {
        let setup =
            Setup::new::<PuertoRico>(&self.setup).map_err(|error| Impossible(vec![error.to_string()]))?;
        let reasons = self.out_of_range(&setup);
        if !reasons.is_empty() {
            return Err(Impossible(reasons));
        }
        let mut reasons = Vec::new();
        let mut p = setup::bare(&setup);
        for (at, draft) in self.seats.iter().enumerate() {
            p.seats[at] = draft.player();
        }
        self.lay_out(&mut p, &mut reasons);
        self.set_course(&mut p);
        self.fill_supplies(&mut p, &mut reasons);
        if reasons.is_empty() {
            p.legal = flow::options(&p);
            reasons = validate::faults(&p);
        }
        if reasons.is_empty() { Ok(p) } else { Err(Impossible(reasons)) }
    }

    /// Numbers so large that counting them would already go wrong.
    fn out_of_range(&self, setup: &Setup) -> Vec<String> {
        let table = Table::of(setup.players());
        let mut reasons = Vec::new();
        if self.seats.len() != usize::from(setup.players()) {
            reasons.push(format!("{} boards for {} players", self.seats.len(), setup.players()));
        }
        let mut most = |what: String, number: u8, most: u8| {
            if number > most {
                reasons.push(format!("{number} {what}: there are {most}"));
            }
        };
        for (at, player) in self.seats.iter().enumerate() {
            let seat = at + 1;
            for (good, &barrels) in &player.goods {
                most(format!("barrels of {} of seat {seat}", good.id()), barrels, table.barrels(*good));
            }
            for (tile, draft) in &player.island {
                most(format!("{} tiles of seat {seat}", tile.id()), draft.tiles, ISLAND_SPACES);
                most(format!("occupied {} tiles of seat {seat}", tile.id()), draft.occupied, draft.tiles);
            }
            for (building, &colonists) in &player.city {
                let what = format!("colonists in the {} of seat {seat}", building.id());
                most(what, colonists, building.data().circles);
            }
            let tiles: u32 = player.island.values().map(|draft| u32::from(draft.tiles)).sum();
            most(format!("island tiles of seat {seat}"), tiles.min(255) as u8, ISLAND_SPACES);
            let spaces: u8 = player.city.keys().map(|building| building.data().size).sum();
            most(format!("city spaces of seat {seat}"), spaces, CITY_SPACES);
            most(format!("colonists in San Juan of seat {seat}"), player.san_juan, table.all_colonists());
        }
        let maps = [
            ("face-up plantations", Some(&self.face_up)),
            ("discarded plantations", Some(&self.discarded)),
            ("face-down plantations", self.face_down.as_ref()),
        ];
        for (what, map) in maps {
            for (good, &tiles) in map.into_iter().flatten() {
                most(format!("{what} of {}", good.id()), tiles, table.plantations(*good));
            }
        }
        for (what, map) in
            [("in the trading house", Some(&self.trading_house)), ("in the supply", self.supply.as_ref())]
        {
            for (good, &barrels) in map.into_iter().flatten() {
                most(format!("barrels of {} {what}", good.id()), barrels, table.barrels(*good));
            }
        }
        for seat in [Some(self.governor), self.mover]
            .into_iter()
            .flatten()
            .chain(self.phase.wharf_used.iter().copied())
        {
            if seat.index() >= setup.players().into() {
                reasons.push(format!("there is no seat {} with {} players", seat.number(), setup.players()));
            }
        }
        reasons
    }

    /// What lies on the table.
    fn lay_out(&self, p: &mut Position, reasons: &mut Vec<String>) {
        p.house = counts(&self.trading_house);
        p.row = counts(&self.face_up);
        p.discard.counts = counts(&self.discarded).amounts();
        for (role, &coins) in &self.role_coins {
            p.role_coins[role.index()] = coins;
        }
        let in_play: Vec<Ship> = p.ships().collect();
        for draft in &self.ships {
            match Ship::of_size(draft.size).filter(|ship| in_play.contains(ship)) {
                None => reasons.push(format!("there is no ship of size {}", draft.size)),
                Some(_) if draft.barrels > draft.size => {
                    reasons.push(format!("{} barrels on the ship of size {}", draft.barrels, draft.size));
                }
                Some(_) if p.ship_of[draft.good.index()] != ASHORE => {
                    reasons.push(format!("two ships carry {}", draft.good.id()));
                }
                Some(ship) => {
                    p.ship_of[draft.good.index()] = ship.index() as u8;
                    p.aboard[draft.good.index()] = draft.barrels;
                }
            }
        }
    }

    /// Whose turn it is, and what the phase remembers.
    fn set_course(&self, p: &mut Position) {
        p.governor = self.governor;
        p.step = self.step;
        p.taken = self.taken.iter().fold(0, |set, role| set | role.bit());
        p.chooser = validate::chooser(p);
        p.mover = self.mover.unwrap_or(p.chooser);
        p.ending = self.ending;
        let kinds = |goods: &[Good]| goods.iter().fold(0, |set, good| set | 1 << good.index());
        p.phase = Phase {
            fresh: self.phase.fresh.map_or(0, |place| place.index() as u8),
            produced: kinds(&self.phase.produced),
            wharf_used: self.phase.wharf_used.iter().fold(0, |set, seat| set | 1 << seat.index()),
            passes: self.phase.passes,
            loaded: self.phase.loaded,
            stored: kinds(&self.phase.stored),
        };
    }

    /// What is said of the supplies, and what follows where nothing is said.
    fn fill_supplies(&self, p: &mut Position, reasons: &mut Vec<String>) {
        let table = p.table();
        let players = usize::from(p.players());
        let mut rest = |what: &str, all: u16, elsewhere: u16| {
            all.checked_sub(elsewhere).unwrap_or_else(|| {
                reasons.push(format!("{elsewhere} {what}: there are {all}"));
                0
            })
        };
        for good in Good::ALL {
            let at = good.index();
            let owned: u16 = p.seats[..players].iter().map(|player| u16::from(player.goods.get(good))).sum();
            let elsewhere = owned + u16::from(p.house.get(good)) + u16::from(p.aboard[at]);
            let what = format!("barrels of {}", good.id());
            let left = rest(&what, table.barrels(good).into(), elsewhere) as u8;
            *p.supply.of_mut(good) =
                self.supply.as_ref().map_or(left, |said| said.get(&good).copied().unwrap_or(0));

            let laid: u16 = p.seats[..players].iter().map(|player| u16::from(player.circles[at])).sum();
            let elsewhere = laid + u16::from(p.row.at(at)) + u16::from(p.discard.counts[at]);
            let what = format!("plantations of {}", good.id());
            let left = rest(&what, table.plantations(good).into(), elsewhere) as u8;
            match &self.face_down {
                None => p.stack.counts[at] = left,
                Some(said) => {
                    p.stack.counts[at] = said.get(&good).copied().unwrap_or(0);
                    if self.discarded.is_empty() {
                        p.discard.counts[at] = left.saturating_sub(p.stack.counts[at]);
                    }
                }
            }
        }
        let quarries: u16 =
            p.seats[..players].iter().map(|player| u16::from(player.tiles(Tile::Quarry))).sum();
        let left = rest("quarries", table.quarries().into(), quarries) as u8;
        p.quarries = self.quarries.unwrap_or(left);
        for building in Building::ALL {
            let built = p.seats[..players].iter().filter(|player| player.has(building)).count() as u16;
            let left = rest(building.id(), table.copies(building).into(), built) as u8;
            let stock =
                self.buildings.as_ref().map_or(left, |said| said.get(&building).copied().unwrap_or(0));
            p.stock[building.index()] = stock;
            if stock == 0 {
                p.available &= !building.bit();
            }
        }
        let settled: u16 = p.seats[..players].iter().map(|player| u16::from(player.colonists)).sum();
        let on_ship = if p.step == Step::Place { 0 } else { table.colonist_ship };
        p.colonist_ship = self.colonist_ship.unwrap_or(on_ship);
        p.colonist_supply = match self.colonist_supply {
            Some(said) => said,
            None => {
                rest("colonists", table.all_colonists().into(), settled + u16::from(p.colonist_ship)) as u8
            }
        };
        let chips: u32 = p.seats[..players].iter().map(|player| u32::from(player.chips)).sum();
        p.vp_supply = self.vp_supply.unwrap_or(u32::from(table.chips).saturating_sub(chips) as u16);
    }
}

impl PlayerDraft {
    fn player(&self) -> Player {
        let mut player = Player {
            doubloons: self.doubloons,
            chips: self.chips,
            goods: counts(&self.goods),
            san_juan: self.san_juan,
            ..Player::default()
        };
        for (tile, draft) in &self.island {
            player.circles[tile.index()] = draft.tiles;
            player.crew[tile.index()] = draft.occupied;
        }
        for (&building, &colonists) in &self.city {
            player.add_building(building);
            if colonists > 0 {
                player.put(Place::building(building), colonists);
            }
        }
        player.recount();
        player
    }
}

fn counts(map: &BTreeMap<Good, u8>) -> Counts {
    Counts::new(Good::ALL.map(|good| map.get(&good).copied().unwrap_or(0)))
}

impl TryFrom<PositionDraft> for Position {
    type Error = Impossible;

    fn try_from(draft: PositionDraft) -> Result<Position, Impossible> {
        draft.build()
    }
}
