//! A position as people and files write it: readable JSON, and a builder for tests. What is not said follows from the
//! rules: what lies nowhere else is in the supply.

use crate::{
    PuertoRico,
    components::*,
    counts::Counts,
    flow,
    player::Player,
    position::{ASHORE, Ending, Phase, Position, Step},
    setup, validate,
};
use game::{Seat, Setup, SetupText};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position that nobody has checked yet. [`PositionDraft::build`] makes a [`Position`] of it, or says everything
/// that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PositionDraft {
    /// Players and options.
    pub setup: SetupText,
    /// The boards, by seat.
    pub seats: Vec<PlayerDraft>,
    /// The governor of this round.
    #[serde(default = "first_seat")]
    pub governor: Seat,
    /// Roles taken this round, the one being played included. Who chose it follows from their number.
    #[serde(default)]
    pub taken: Vec<Role>,
    /// What is asked.
    #[serde(default = "first_step")]
    pub step: Step,
    /// Who is asked; the chooser of the role if not said.
    #[serde(default)]
    pub mover: Option<Seat>,
    /// Doubloons on role cards.
    #[serde(default)]
    pub role_coins: BTreeMap<Role, u16>,
    /// Face-up plantations.
    #[serde(default)]
    pub face_up: BTreeMap<Good, u8>,
    /// Discarded plantations.
    #[serde(default)]
    pub discarded: BTreeMap<Good, u8>,
    /// Face-down plantations; all others if not said.
    #[serde(default)]
    pub face_down: Option<BTreeMap<Good, u8>>,
    /// Quarries left; all others if not said.
    #[serde(default)]
    pub quarries: Option<u8>,
    /// Barrels in the supply; all others if not said.
    #[serde(default)]
    pub supply: Option<BTreeMap<Good, u8>>,
    /// Barrels in the trading house.
    #[serde(default)]
    pub trading_house: BTreeMap<Good, u8>,
    /// Cargo ships that carry something.
    #[serde(default)]
    pub ships: Vec<ShipDraft>,
    /// Buildings left; all others if not said.
    #[serde(default)]
    pub buildings: Option<BTreeMap<Building, u8>>,
    /// Colonists in the supply; all others if not said.
    #[serde(default)]
    pub colonist_supply: Option<u8>,
    /// Colonists on the colonist ship; one for each player (none while colonists are placed) if not said.
    #[serde(default)]
    pub colonist_ship: Option<u8>,
    /// Victory points in the supply; all others if not said.
    #[serde(default)]
    pub vp_supply: Option<u16>,
    /// Why the game ends after this round, or has ended.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// What the phase has to remember.
    #[serde(default)]
    pub phase: PhaseDraft,
}

/// One player's board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerDraft {
    /// Doubloons.
    #[serde(default)]
    pub doubloons: u16,
    /// Victory points in chips.
    #[serde(default)]
    pub chips: u16,
    /// Barrels.
    #[serde(default)]
    pub goods: BTreeMap<Good, u8>,
    /// Island tiles by kind.
    #[serde(default)]
    pub island: BTreeMap<Tile, TilesDraft>,
    /// Buildings, with the colonists in each.
    #[serde(default)]
    pub city: BTreeMap<Building, u8>,
    /// Colonists without a circle, or still to be placed.
    #[serde(default)]
    pub san_juan: u8,
}

/// Tiles of one kind on an island.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TilesDraft {
    /// How many.
    pub tiles: u8,
    /// How many of them are occupied.
    #[serde(default)]
    pub occupied: u8,
}

/// A cargo ship that carries something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShipDraft {
    /// Which ship.
    pub size: u8,
    /// What it carries.
    pub good: Good,
    /// How many barrels.
    pub barrels: u8,
}

/// What a phase has to remember until it is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PhaseDraft {
    /// Hospice and university: the tile or building just laid out.
    pub fresh: Option<Place>,
    /// Craftsman: kinds the chooser produced.
    pub produced: Vec<Good>,
    /// Captain: who has used the wharf.
    pub wharf_used: Vec<Seat>,
    /// Captain: turns without a load in a row.
    pub passes: u8,
    /// Captain: the chooser has loaded.
    pub loaded: bool,
    /// Storage: kinds in the warehouses of the player to act.
    pub stored: Vec<Good>,
}

const fn first_seat() -> Seat {
    Seat::FIRST
}

const fn first_step() -> Step {
    Step::Role
}

/// Everything that is wrong with a draft.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this position cannot be: {}", .0.join("; "))]
pub struct Impossible(pub Vec<String>);

impl Position {
    /// A draft with bare boards and the doubloons of the start, the first player to choose a role.
    ///
    /// ```
    /// use puerto_rico::{Building, Good, Position, Tile};
    /// let position = Position::builder(4)
    ///     .doubloons(1, 5)
    ///     .tiles(1, Tile::Quarry, 2, 1)
    ///     .building(1, Building::Hospice, 1)
    ///     .goods(2, Good::Sugar, 3)
    ///     .ship(7, Good::Sugar, 2)
    ///     .build()
    ///     .unwrap();
    /// assert_eq!(position.supply().get(Good::Sugar), 11 - 3 - 2);
    /// ```
    pub fn builder(players: u8) -> PositionDraft {
        PositionDraft::new(players)
    }
}

/// Seats are numbered from 1, as people do.
impl PositionDraft {
    /// Bare boards and the doubloons of the start, the first player to choose a role.
    pub fn new(players: u8) -> PositionDraft {
        let doubloons = TABLES
            .get(usize::from(players.wrapping_sub(FEWEST_PLAYERS)))
            .map_or(0, |table| u16::from(table.doubloons));
        PositionDraft {
            setup: SetupText { players, options: BTreeMap::new() },
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

    /// A player's tiles of one kind, so many of them occupied.
    pub fn tiles(mut self, seat: u8, tile: Tile, tiles: u8, occupied: u8) -> Self {
        self.seat(seat).island.insert(tile, TilesDraft { tiles, occupied });
        self
    }

    /// A building of a player, with so many colonists in it.
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

    fn of(player: &Player) -> PlayerDraft {
        let tiles = |tile: Tile| TilesDraft {
            tiles: player.tiles(tile),
            occupied: player.colonists_at(Place::tile(tile)),
        };
        PlayerDraft {
            doubloons: player.doubloons,
            chips: player.chips,
            goods: map(player.goods),
            island: Tile::ALL
                .into_iter()
                .map(|tile| (tile, tiles(tile)))
                .filter(|(_, draft)| draft.tiles > 0)
                .collect(),
            city: player
                .buildings()
                .map(|building| (building, player.colonists_at(Place::building(building))))
                .collect(),
            san_juan: player.san_juan,
        }
    }
}

fn tally(goods: &[Good]) -> BTreeMap<Good, u8> {
    let mut map = BTreeMap::new();
    for good in goods {
        *map.entry(*good).or_insert(0) += 1;
    }
    map
}

fn counts(map: &BTreeMap<Good, u8>) -> Counts {
    Counts::new(Good::ALL.map(|good| map.get(&good).copied().unwrap_or(0)))
}

fn map(counts: Counts) -> BTreeMap<Good, u8> {
    counts.iter().collect()
}

fn kinds(set: u8) -> Vec<Good> {
    Good::ALL.into_iter().filter(|good| set >> good.index() & 1 == 1).collect()
}

impl TryFrom<PositionDraft> for Position {
    type Error = Impossible;

    fn try_from(draft: PositionDraft) -> Result<Position, Impossible> {
        draft.build()
    }
}

impl From<Position> for PositionDraft {
    fn from(p: Position) -> PositionDraft {
        let coins = p.roles().iter().map(|&role| (role, p.coins_on(role)));
        PositionDraft {
            setup: p.setup.text::<PuertoRico>(),
            seats: Seat::all(p.players()).map(|seat| PlayerDraft::of(p.player(seat))).collect(),
            governor: p.governor,
            taken: p.roles().iter().copied().filter(|&role| p.is_taken(role)).collect(),
            step: p.step,
            mover: Some(p.mover),
            role_coins: coins.filter(|&(_, coins)| coins > 0).collect(),
            face_up: map(p.row),
            discarded: map(p.discarded()),
            face_down: Some(map(p.face_down())),
            quarries: Some(p.quarries),
            supply: Some(map(p.supply)),
            trading_house: map(p.house),
            ships: p
                .ships()
                .filter_map(|ship| {
                    p.cargo(ship).map(|(good, barrels)| ShipDraft { size: ship.size(), good, barrels })
                })
                .collect(),
            buildings: Some(
                Building::ALL.into_iter().map(|building| (building, p.stock(building))).collect(),
            ),
            colonist_supply: Some(p.colonist_supply),
            colonist_ship: Some(p.colonist_ship),
            vp_supply: Some(p.vp_supply),
            ending: p.ending,
            phase: PhaseDraft {
                fresh: p.fresh(),
                produced: kinds(p.phase.produced),
                wharf_used: Seat::all(p.players()).filter(|&seat| p.has_used_wharf(seat)).collect(),
                passes: p.phase.passes,
                loaded: p.phase.loaded,
                stored: kinds(p.phase.stored),
            },
        }
    }
}
