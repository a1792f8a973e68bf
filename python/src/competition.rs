//! The numbers of the Puerto Rico competition: three players, 293 numbers to see, 200 actions to choose from.
//!
//! What is always done there is done here too: colonists offered by hospice, university and mayor are taken, everybody
//! produces, bonus points are taken, and a choice of one is no choice. Barrels are stored in any order there: the choices
//! are collected here and played when nothing more can be stored.

use game::{Chance, Rules, Seat};
use puerto_rico::{
    Action, Building, Good, Place, PlayerDraft, Position, PositionDraft, PuertoRico, Role, ShipDraft, Step,
    Tile, TilesDraft,
};
use std::collections::BTreeMap;

/// How many play.
pub const PLAYERS: usize = 3;
/// Numbers of an observation.
pub const NUMBERS: usize = GLOBAL + PLAYERS * PLAYER;
/// Actions.
pub const ACTIONS: usize = 200;

const GLOBAL: usize = 74;
const PLAYER: usize = 73;
/// Their order of goods; tiles follow it, quarries last.
const GOODS: [Good; 5] = [Good::Coffee, Good::Tobacco, Good::Corn, Good::Sugar, Good::Indigo];
/// Where things stand among the numbers of the table.
mod table {
    pub const CARGO: usize = 0;
    pub const LOAD: usize = 18;
    pub const ROOM: usize = 21;
    pub const COLONIST_SHIP: usize = 24;
    pub const COLONIST_SUPPLY: usize = 25;
    pub const PHASE: usize = 26;
    pub const MOVER: usize = 36;
    pub const FACE_UP: usize = 37;
    pub const PROGRESS: usize = 43;
    pub const SUPPLY: usize = 44;
    pub const GOVERNOR: usize = 49;
    pub const QUARRIES: usize = 50;
    pub const COINS: usize = 51;
    pub const FREE_ROLE: usize = 59;
    pub const HOUSE: usize = 67;
    pub const HOUSE_KINDS: usize = 68;
    pub const POINTS: usize = 73;
}
/// Where they stand among those of a player.
mod player {
    pub const CREW: usize = 0;
    pub const DOUBLOONS: usize = 23;
    pub const FREE_CITY: usize = 24;
    pub const BARRELS: usize = 25;
    pub const OWNS: usize = 30;
    pub const FREE_ISLAND: usize = 53;
    pub const TILES: usize = 54;
    pub const OCCUPIED: usize = 60;
    pub const PRODUCES: usize = 66;
    pub const UNPLACED: usize = 71;
    pub const POINTS: usize = 72;
}
/// Where families of actions begin.
mod act {
    pub const ROLE: usize = 0;
    pub const TILE: usize = 8;
    pub const PASS: usize = 15;
    pub const BUILD: usize = 16;
    pub const SELL: usize = 39;
    pub const LOAD: usize = 44;
    pub const WHARF: usize = 59;
    pub const KEEP: usize = 64;
    pub const EXTRA: usize = 93;
    pub const DRAW: usize = 105;
    pub const STORE: usize = 106;
    pub const PLACE_TILE: usize = 120;
    pub const PLACE_BUILDING: usize = 140;
}
const STORING: usize = 6;
const NO_PHASE: usize = 9;
/// The supplies at the start of a game of three.
const POINTS: f32 = 75.0;
const COLONISTS: f32 = 55.0;

fn good_at(good: Good) -> usize {
    GOODS.iter().position(|&other| other == good).unwrap_or(0)
}

fn tile_at(tile: Tile) -> usize {
    Good::ALL.into_iter().find(|good| good.index() == tile.index()).map_or(5, good_at)
}

fn tiles() -> impl Iterator<Item = (usize, Tile)> {
    Tile::ALL.into_iter().map(|tile| (tile_at(tile), tile))
}

/// What a player who stores barrels has chosen so far.
#[derive(Copy, Clone, Default)]
struct Storing {
    single: Option<Good>,
    /// Whole kinds, a bit each.
    kinds: u8,
}

impl Storing {
    /// Barrels that are neither kept nor stored yet.
    fn left(&self, p: &Position, good: Good) -> u8 {
        if self.kinds >> good.index() & 1 == 1 {
            return 0;
        }
        p.player(p.mover()).goods().get(good) - u8::from(self.single == Some(good))
    }

    fn room(&self, p: &Position) -> bool {
        self.kinds.count_ones() < u32::from(p.player(p.mover()).warehouse_kinds())
    }

    fn mask(&self, p: &Position, mask: &mut [u8]) {
        for (at, _) in GOODS.into_iter().enumerate().filter(|&(_, good)| self.left(p, good) > 0) {
            mask[act::KEEP + at] = u8::from(self.single.is_none());
            mask[act::STORE + at] = u8::from(self.room(p));
        }
    }
}

/// A game as the competition plays it.
#[derive(Clone)]
pub struct Rival {
    position: Position,
    storing: Storing,
}

impl Rival {
    /// A new game.
    pub fn start(chance: &mut impl Chance) -> Rival {
        let setup = game::Setup::standard::<PuertoRico>(PLAYERS as u8);
        let position = PuertoRico::start(&setup, chance, &mut ());
        let mut rival = Rival { position, storing: Storing::default() };
        rival.settle(chance);
        rival
    }

    /// A game from a position.
    pub fn at(position: Position, chance: &mut impl Chance) -> Rival {
        let mut rival = Rival { position, storing: Storing::default() };
        rival.settle(chance);
        rival
    }

    /// The game itself.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who decides, counted from 0.
    pub fn mover(&self) -> usize {
        self.position.mover().index()
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.position.is_over()
    }

    fn stores(&self) -> bool {
        matches!(self.position.step(), Step::Store | Step::Keep)
    }

    fn apply(&mut self, action: Action, chance: &mut impl Chance) {
        let mover = self.position.mover();
        // Only what is legal is ever applied.
        let _ = PuertoRico::apply(&mut self.position, mover, action, chance, &mut ());
    }

    /// What may be done.
    pub fn mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        if self.is_over() {
            return;
        }
        if self.stores() {
            return self.storing.mask(&self.position, mask);
        }
        for action in legal(&self.position) {
            if let Some(index) = index_of(&self.position, action) {
                mask[index] = 1;
            }
        }
    }

    /// Does what is legal by the mask; false if it is not.
    pub fn play(&mut self, index: usize, chance: &mut impl Chance) -> bool {
        let mut mask = [0; ACTIONS];
        self.mask(&mut mask);
        if mask.get(index) != Some(&1) {
            return false;
        }
        self.choose(index, chance);
        self.settle(chance);
        true
    }

    fn choose(&mut self, index: usize, chance: &mut impl Chance) {
        if !self.stores() {
            let action =
                legal(&self.position).find(|&action| index_of(&self.position, action) == Some(index));
            if let Some(action) = action {
                self.apply(action, chance);
            }
            return;
        }
        match index.checked_sub(act::STORE) {
            Some(at) => self.storing.kinds |= 1 << GOODS[at].index(),
            None => self.storing.single = Some(GOODS[index - act::KEEP]),
        }
        let mut mask = [0; ACTIONS];
        self.storing.mask(&self.position, &mut mask);
        if mask.contains(&1) {
            return;
        }
        let Storing { single, kinds } = std::mem::take(&mut self.storing);
        let seat = self.position.mover();
        for good in Good::ALL.into_iter().filter(|good| kinds >> good.index() & 1 == 1) {
            self.apply_if(seat, Action::Store(good), chance);
        }
        self.apply_if(seat, Action::DoneStoring, chance);
        if let Some(good) = single {
            self.apply_if(seat, Action::Keep(good), chance);
        }
        // A barrel that was kept of a kind that was stored afterwards is free for another kind here.
        let rest = legal(&self.position).next().filter(|_| self.position.mover() == seat);
        if let Some(Action::Keep(good)) = rest {
            self.apply_if(seat, Action::Keep(good), chance);
        }
    }

    fn apply_if(&mut self, seat: Seat, action: Action, chance: &mut impl Chance) {
        if self.position.mover() == seat && legal(&self.position).any(|legal| legal == action) {
            self.apply(action, chance);
        }
    }

    /// Goes on to the next real choice.
    fn settle(&mut self, chance: &mut impl Chance) {
        while !self.is_over() {
            let always = match self.position.step() {
                Step::Hospice | Step::University | Step::Privilege => Some(Action::TakeColonist),
                Step::Produce => Some(Action::Produce),
                // Every bonus point there is: the last of the answers.
                step if step.id() == "bonus" => legal(&self.position).last(),
                _ => None,
            };
            if let Some(action) = always {
                self.apply(action, chance);
                continue;
            }
            let mut mask = [0; ACTIONS];
            self.mask(&mut mask);
            let mut choices = (0..ACTIONS).filter(|&index| mask[index] == 1);
            let (Some(only), None) = (choices.next(), choices.next()) else { return };
            self.choose(only, chance);
        }
    }

    /// What everybody sees.
    pub fn observe(&self, out: &mut [f32]) {
        let p = &self.position;
        out.fill(0.0);
        for (at, ship) in p.ships().enumerate() {
            let cargo = p.cargo(ship);
            let kind = cargo.map_or(5, |(good, _)| good_at(good));
            let load = cargo.map_or(0, |(_, barrels)| barrels);
            out[table::CARGO + 6 * at + kind] = 1.0;
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
        out[table::FACE_UP + 5] = p.quarries().into();
        out[table::QUARRIES] = p.quarries().into();
        out[table::GOVERNOR] = p.governor().index() as f32;
        for role in p.roles() {
            out[table::COINS + role.index()] = p.coins_on(*role).into();
            out[table::FREE_ROLE + role.index()] = u8::from(!p.is_taken(*role)).into();
        }
        out[table::HOUSE] = p.trading_house().total().into();
        let points: f32 = Seat::all(PLAYERS as u8).map(|seat| f32::from(p.player(seat).chips())).sum();
        out[table::POINTS] = POINTS - points;
        let city = Seat::all(PLAYERS as u8).map(|seat| p.player(seat).buildings().count()).max();
        let progress = (points / POINTS)
            .max(city.unwrap_or(0) as f32 / 12.0)
            .max((COLONISTS - f32::from(p.colonist_supply())) / COLONISTS);
        out[table::PROGRESS] = progress.min(1.0);
        for seat in Seat::all(PLAYERS as u8) {
            let start = GLOBAL + PLAYER * seat.index();
            self.observe_player(seat, &mut out[start..start + PLAYER]);
        }
    }

    fn observe_player(&self, seat: Seat, out: &mut [f32]) {
        let own = self.position.player(seat);
        for building in Building::ALL {
            let at = building.index();
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
        for (at, tile) in tiles() {
            out[player::TILES + at] = own.tiles(tile).into();
            out[player::OCCUPIED + at] = own.colonists_at(Place::tile(tile)).into();
        }
        out[player::UNPLACED] = own.san_juan().into();
        out[player::POINTS] = own.chips().into();
    }

    /// What is being played: a role, storing, or nothing while a role is chosen.
    fn phase(&self) -> usize {
        match (self.stores(), self.position.step().role()) {
            (true, _) => STORING,
            (false, Some(role)) => role.index(),
            (false, None) => NO_PHASE,
        }
    }
}

fn legal(p: &Position) -> impl Iterator<Item = Action> {
    use game::ActionSet;
    let actions = PuertoRico::legal(p, p.mover());
    actions.iter().map(PuertoRico::action).collect::<Vec<_>>().into_iter()
}

/// The competition's index of an action.
fn index_of(p: &Position, action: Action) -> Option<usize> {
    Some(match action {
        Action::Take(role) => act::ROLE + role.index(),
        Action::Settle(tile) => act::TILE + tile_at(tile),
        Action::Pass | Action::NoDraw | Action::DeclineExtra => act::PASS,
        Action::Build(building) => act::BUILD + building.index(),
        Action::Sell(good) => act::SELL + good_at(good),
        Action::Load(good, ship) => {
            let at = p.ships().position(|other| other == ship)?;
            act::LOAD + 5 * at + good_at(good)
        }
        Action::Wharf(good) => act::WHARF + good_at(good),
        Action::Extra(good) => act::EXTRA + good_at(good),
        Action::DrawPlantation => act::DRAW,
        Action::Place(place) => match (place.as_tile(), place.as_building()) {
            (Some(tile), _) => act::PLACE_TILE + tile_at(tile),
            (None, Some(building)) => act::PLACE_BUILDING + building.index(),
            (None, None) => return None,
        },
        _ => return None,
    })
}

/// The same for what is stored, too, where that is one of theirs.
pub fn index_of_any(position: &catalog::AnyPosition, action: Action) -> Option<usize> {
    match action {
        Action::Store(good) => Some(act::STORE + good_at(good)),
        Action::Keep(good) => Some(act::KEEP + good_at(good)),
        _ => index_of(position.downcast()?, action),
    }
}

/// A position that looks like this observation, with what it does not tell filled in: nobody has used the wharf, no tile
/// is discarded.
pub fn position_of(seen: &[f32], mask: &[u8]) -> Result<Position, String> {
    if seen.len() != NUMBERS || mask.len() != ACTIONS {
        return Err(format!("observation and mask have {NUMBERS} and {ACTIONS} entries"));
    }
    let count = |at: usize| seen[at].clamp(0.0, 255.0) as u8;
    let goods = |at: usize| -> BTreeMap<Good, u8> {
        GOODS.into_iter().enumerate().map(|(k, good)| (good, count(at + k))).filter(|(_, n)| *n > 0).collect()
    };
    let sizes = [4, 5, 6];
    let ship = |at: usize| {
        let good = (0..5).find(|kind| seen[table::CARGO + 6 * at + kind] > 0.5)?;
        Some(ShipDraft { size: sizes[at], good: GOODS[good], barrels: count(table::LOAD + at) })
    };
    let seats =
        (0..PLAYERS).map(|seat| player_of(&seen[GLOBAL + PLAYER * seat..GLOBAL + PLAYER * (seat + 1)]));
    let role = |role: &&Role| role.index() < 6;
    let seat = |at: usize| Seat::new(usize::from(count(at)).min(PLAYERS - 1));
    let any = |from: usize, to: usize| mask[from..to].contains(&1);
    let step = if any(act::ROLE, act::TILE) {
        Step::Role
    } else if any(act::DRAW, act::STORE) {
        Step::Hacienda
    } else if any(act::TILE, act::PASS) {
        Step::Settle
    } else if any(act::BUILD, act::SELL) {
        Step::Build
    } else if any(act::SELL, act::LOAD) {
        Step::Trade
    } else if any(act::LOAD, act::KEEP) {
        Step::Load
    } else if any(act::STORE, act::STORE + 5) {
        Step::Store
    } else if any(act::KEEP, act::KEEP + 5) {
        Step::Keep
    } else if any(act::EXTRA, act::EXTRA + 5) {
        Step::Extra
    } else {
        Step::Place
    };
    // What the craftsman may take one more of is what was produced.
    let produced: Vec<Good> = GOODS
        .into_iter()
        .enumerate()
        .filter(|(at, _)| mask[act::EXTRA + at] == 1)
        .map(|(_, good)| good)
        .collect();
    let draft = PositionDraft {
        setup: game::SetupText { players: PLAYERS as u8, options: BTreeMap::new() },
        seats: seats.collect(),
        governor: seat(table::GOVERNOR),
        taken: Role::ALL
            .iter()
            .filter(role)
            .copied()
            .filter(|role| seen[table::FREE_ROLE + role.index()] < 0.5)
            .collect(),
        step,
        mover: Some(seat(table::MOVER)),
        role_coins: Role::ALL
            .iter()
            .filter(role)
            .map(|role| (*role, u16::from(count(table::COINS + role.index()))))
            .filter(|(_, coins)| *coins > 0)
            .collect(),
        face_up: goods(table::FACE_UP),
        quarries: Some(count(table::QUARRIES)),
        trading_house: goods(table::HOUSE_KINDS),
        ships: (0..PLAYERS).filter_map(ship).collect(),
        colonist_supply: Some(count(table::COLONIST_SUPPLY)),
        colonist_ship: Some(count(table::COLONIST_SHIP)),
        phase: puerto_rico::PhaseDraft { produced, ..Default::default() },
        ..blank()
    };
    Position::try_from(draft).map_err(|error| error.to_string())
}

fn blank() -> PositionDraft {
    serde_json::from_str(r#"{"setup":{"players":3},"seats":[]}"#)
        .unwrap_or_else(|error| unreachable!("a draft may leave out everything else: {error}"))
}

fn player_of(seen: &[f32]) -> PlayerDraft {
    let count = |at: usize| seen[at].clamp(0.0, 255.0) as u8;
    let goods = GOODS.into_iter().enumerate().map(|(at, good)| (good, count(player::BARRELS + at)));
    let island = tiles().map(|(at, tile)| {
        let draft = TilesDraft { tiles: count(player::TILES + at), occupied: count(player::OCCUPIED + at) };
        (tile, draft)
    });
    let city = Building::ALL.into_iter().filter(|building| seen[player::OWNS + building.index()] > 0.5);
    PlayerDraft {
        doubloons: count(player::DOUBLOONS).into(),
        chips: count(player::POINTS).into(),
        goods: goods.filter(|(_, barrels)| *barrels > 0).collect(),
        island: island.filter(|(_, draft)| draft.tiles > 0).collect(),
        city: city.map(|building| (building, count(player::CREW + building.index()))).collect(),
        san_juan: count(player::UNPLACED),
    }
}
