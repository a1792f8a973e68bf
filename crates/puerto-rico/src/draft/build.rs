//! From a draft to a position: what is said, what follows from it, and everything that is wrong with it.

use super::{PlayerDraft, PositionDraft, range};
use crate::{
    PuertoRico,
    components::*,
    counts::Counts,
    flow,
    player::Player,
    position::{ASHORE, Phase, Position, Step},
    setup, validate,
};
use game::{Draft, Fault, Impossible, Setup, draft, fault};
use std::collections::BTreeMap;

impl Draft for PositionDraft {
    type Game = PuertoRico;

    fn setup(&self, faults: &mut Vec<Fault>) -> Option<Setup> {
        draft::setup::<PuertoRico>(&self.setup, self.rules, faults)
    }

    fn arrange(&self, setup: &Setup, faults: &mut Vec<Fault>) -> Position {
        let mut draft = self.clone();
        faults.extend(range::limit(&mut draft, setup.players()));
        let mut p = setup::bare(setup);
        for (at, player) in draft.seats.iter().enumerate() {
            p.seats[at] = player.player();
        }
        draft.lay_out(&mut p, faults);
        draft.set_course(&mut p);
        draft.fill_supplies(&mut p);
        p
    }

    fn judge(p: &Position, faults: &mut Vec<Fault>) {
        faults.extend(validate::unsound(p));
    }

    fn offer(p: &mut Position) {
        p.offered = flow::options(p);
    }
}

impl PositionDraft {
    /// The position, if it can be; otherwise everything that is wrong with it.
    pub fn build(&self) -> Result<Position, Impossible> {
        Draft::build(self)
    }

    /// What lies on the table.
    fn lay_out(&self, p: &mut Position, reasons: &mut Vec<Fault>) {
        p.house = counts(&self.trading_house);
        p.row = counts(&self.face_up);
        p.discard.counts = counts(&self.discarded).amounts();
        for (role, &coins) in &self.role_coins {
            p.role_coins[role.index()] = coins;
        }
        let in_play: Vec<Ship> = p.ships().collect();
        for draft in &self.ships {
            match Ship::of_size(draft.size).filter(|ship| in_play.contains(ship)) {
                None => {
                    reasons.push(fault!("no-ship", "there is no ship of size {size}", size = draft.size));
                }
                Some(_) if draft.barrels > draft.size => {
                    reasons.push(fault!(
                        "wrong-cargo",
                        "{barrels} barrels on the ship of size {size}",
                        barrels = draft.barrels,
                        size = draft.size
                    ));
                }
                Some(_) if p.ship_of[draft.good.index()] != ASHORE => {
                    reasons.push(fault!("two-ships", "two ships carry {good}", good = draft.good.id()));
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

    /// What is said of the supplies, and what follows where nothing is said. Where more lies elsewhere than there is, the
    /// supply is empty, and the validation counts too many.
    fn fill_supplies(&self, p: &mut Position) {
        let table = p.table();
        let players = usize::from(p.players());
        let rest = |all: u8, elsewhere: u16| u16::from(all).saturating_sub(elsewhere) as u8;
        for good in Good::ALL {
            let at = good.index();
            let owned: u16 = p.seats[..players].iter().map(|player| u16::from(player.goods.get(good))).sum();
            let elsewhere = owned + u16::from(p.house.get(good)) + u16::from(p.aboard[at]);
            let left = rest(table.barrels(good), elsewhere);
            *p.supply.of_mut(good) =
                self.supply.as_ref().map_or(left, |said| said.get(&good).copied().unwrap_or(0));

            let laid: u16 = p.seats[..players].iter().map(|player| u16::from(player.circles[at])).sum();
            let elsewhere = laid + u16::from(p.row.at(at)) + u16::from(p.discard.counts[at]);
            let left = rest(table.plantations(good), elsewhere);
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
        let left = rest(table.quarries(), quarries);
        p.quarries = self.quarries.unwrap_or(left);
        for building in Building::ALL {
            let built = p.seats[..players].iter().filter(|player| player.has(building)).count() as u16;
            let left = rest(setup::copies(&p.setup, building), built);
            p.stock[building.index()] =
                self.buildings.as_ref().map_or(left, |said| said.get(&building).copied().unwrap_or(0));
        }
        p.available = setup::available(&p.stock);
        let settled: u16 = p.seats[..players].iter().map(|player| u16::from(player.colonists)).sum();
        let on_ship = if p.step == Step::Place { 0 } else { table.colonist_ship };
        p.colonist_ship = self.colonist_ship.unwrap_or(on_ship);
        p.colonist_supply = match self.colonist_supply {
            Some(said) => said,
            None => rest(table.all_colonists(), settled + u16::from(p.colonist_ship)),
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
