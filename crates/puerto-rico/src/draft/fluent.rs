//! Drafts in a chain of words, for tests.

use super::{
    PhaseDraft, PlayerDraft, PositionDraft, ShipDraft, TilesDraft, first_seat, first_step, newest_rules,
};
use crate::{PuertoRico, components::*, position::Step, scoring::Ending};
use game::{Seat, SetupText};
use std::collections::BTreeMap;

/// Seats are numbered from 1, as people do.
impl PositionDraft {
    /// Bare boards and the doubloons of the start, the first player to choose a role.
    ///
    /// ```
    /// use puerto_rico::{Building, Good, PositionDraft, Tile};
    /// let position = PositionDraft::new(4)
    ///     .doubloons(1, 5)
    ///     .tiles(1, Tile::Quarry, 2, 1)
    ///     .building(1, Building::Hospice, 1)
    ///     .goods(2, Good::Sugar, 3)
    ///     .ship(7, Good::Sugar, 2)
    ///     .build()
    ///     .unwrap();
    /// assert_eq!(position.supply().get(Good::Sugar), 11 - 3 - 2);
    /// ```
    pub fn new(players: u8) -> PositionDraft {
        let doubloons = TABLES
            .get(usize::from(players.wrapping_sub(FEWEST_PLAYERS)))
            .map_or(0, |table| u16::from(table.doubloons));
        PositionDraft {
            setup: SetupText { players, options: BTreeMap::new() },
            rules: newest_rules::<PuertoRico>(),
            seats: vec![PlayerDraft { doubloons, ..PlayerDraft::default() }; players.into()],
            governor: first_seat(),
            taken: Vec::new(),
            step: first_step(),
            mover: None,
            role_coins: BTreeMap::new(),
            face_up: BTreeMap::new(),
            discarded: BTreeMap::new(),
            face_down: None,
            quarries: None,
            supply: None,
            trading_house: BTreeMap::new(),
            ships: Vec::new(),
            buildings: None,
            colonist_supply: None,
            colonist_ship: None,
            vp_supply: None,
            ending: None,
            phase: PhaseDraft::default(),
        }
    }

    fn seat(&mut self, number: u8) -> &mut PlayerDraft {
        &mut self.seats[usize::from(number) - 1]
    }

    /// An option of the set-up.
    pub fn option(mut self, id: &str, value: &str) -> Self {
        self.setup.options.insert(id.into(), value.into());
        self
    }

    /// The version of the rules.
    pub fn rules(mut self, version: u32) -> Self {
        self.rules = version;
        self
    }

    /// A player's doubloons.
    pub fn doubloons(mut self, seat: u8, doubloons: u16) -> Self {
        self.seat(seat).doubloons = doubloons;
        self
    }

    /// A player's victory points in chips.
    pub fn chips(mut self, seat: u8, chips: u16) -> Self {
        self.seat(seat).chips = chips;
        self
    }

    /// A player's barrels of one kind.
    pub fn goods(mut self, seat: u8, good: Good, barrels: u8) -> Self {
        self.seat(seat).goods.insert(good, barrels);
        self
    }

    /// A player's tiles of one kind, and how many of them are occupied.
    pub fn tiles(mut self, seat: u8, tile: Tile, tiles: u8, occupied: u8) -> Self {
        self.seat(seat).island.insert(tile, TilesDraft { tiles, occupied });
        self
    }

    /// A building of a player, with the colonists in it.
    pub fn building(mut self, seat: u8, building: Building, colonists: u8) -> Self {
        self.seat(seat).city.insert(building, colonists);
        self
    }

    /// A player's colonists without a circle.
    pub fn san_juan(mut self, seat: u8, colonists: u8) -> Self {
        self.seat(seat).san_juan = colonists;
        self
    }

    /// The governor.
    pub fn governor(mut self, seat: u8) -> Self {
        self.governor = Seat::new(usize::from(seat) - 1);
        self
    }

    /// The roles taken this round, so that the next player chooses; with [`PositionDraft::asking`], the one being played
    /// included.
    pub fn taken(mut self, roles: &[Role]) -> Self {
        self.taken = roles.to_vec();
        self
    }

    /// Doubloons on a role card.
    pub fn coins(mut self, role: Role, doubloons: u16) -> Self {
        self.role_coins.insert(role, doubloons);
        self
    }

    /// What is asked, and of whom, in the middle of a role (the last of those taken).
    pub fn asking(mut self, step: Step, seat: u8) -> Self {
        self.step = step;
        self.mover = Some(Seat::new(usize::from(seat) - 1));
        self
    }

    /// The face-up plantations.
    pub fn face_up(mut self, plantations: &[Good]) -> Self {
        self.face_up = tally(plantations);
        self
    }

    /// The face-down plantations. The others lie on the discard, unless that is said too.
    pub fn face_down(mut self, plantations: &[Good]) -> Self {
        self.face_down = Some(tally(plantations));
        self
    }

    /// The discarded plantations.
    pub fn discarded(mut self, plantations: &[Good]) -> Self {
        self.discarded = tally(plantations);
        self
    }

    /// The trading house.
    pub fn trading_house(mut self, barrels: &[Good]) -> Self {
        self.trading_house = tally(barrels);
        self
    }

    /// A ship that carries something.
    pub fn ship(mut self, size: u8, good: Good, barrels: u8) -> Self {
        self.ships.push(ShipDraft { size, good, barrels });
        self
    }

    /// Colonists in the supply and on the ship. (All must be somewhere: [`PositionDraft::san_juan`] takes many.)
    pub fn colonists(mut self, supply: u8, ship: u8) -> Self {
        (self.colonist_supply, self.colonist_ship) = (Some(supply), Some(ship));
        self
    }

    /// Colonists on the ship; the rest in the supply.
    pub fn colonist_ship(mut self, colonists: u8) -> Self {
        self.colonist_ship = Some(colonists);
        self
    }

    /// Why the game ends after this round.
    pub fn ending(mut self, ending: Ending) -> Self {
        self.ending = Some(ending);
        self
    }

    /// What the phase remembers.
    pub fn phase(mut self, phase: PhaseDraft) -> Self {
        self.phase = phase;
        self
    }
}

fn tally(goods: &[Good]) -> BTreeMap<Good, u8> {
    let mut map = BTreeMap::new();
    for good in goods {
        *map.entry(*good).or_insert(0) += 1;
    }
    map
}
