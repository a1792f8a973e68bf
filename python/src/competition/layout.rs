//! Where everything stands among the competition's 293 numbers and 200 actions, and what each of them means.

use super::PLAYERS;
use puerto_rico::{Action, Building, Good, Position, Role, Tile};

/// Numbers of an observation.
pub const NUMBERS: usize = GLOBAL + PLAYERS * PLAYER;
/// Actions.
pub const ACTIONS: usize = 200;

/// Numbers of the table; those of the players follow.
pub const GLOBAL: usize = 74;
/// Numbers of a player.
pub const PLAYER: usize = 73;

/// Their order of goods.
pub const GOODS: [Good; 5] = [Good::Coffee, Good::Tobacco, Good::Corn, Good::Sugar, Good::Indigo];
/// Their order of tiles.
pub const TILES: [Tile; 6] =
    [Tile::Coffee, Tile::Tobacco, Tile::Corn, Tile::Sugar, Tile::Indigo, Tile::Quarry];
/// Their order of roles. With three players there is no prospector.
pub const ROLES: [Role; 8] = [
    Role::Settler,
    Role::Mayor,
    Role::Builder,
    Role::Craftsman,
    Role::Trader,
    Role::Captain,
    Role::Prospector,
    Role::Prospector2,
];
/// Their order of buildings.
pub const BUILDINGS: [Building; 23] = [
    Building::SmallIndigoPlant,
    Building::SmallSugarMill,
    Building::IndigoPlant,
    Building::SugarMill,
    Building::TobaccoStorage,
    Building::CoffeeRoaster,
    Building::SmallMarket,
    Building::Hacienda,
    Building::ConstructionHut,
    Building::SmallWarehouse,
    Building::Hospice,
    Building::Office,
    Building::LargeMarket,
    Building::LargeWarehouse,
    Building::Factory,
    Building::University,
    Building::Harbor,
    Building::Wharf,
    Building::GuildHall,
    Building::Residence,
    Building::Fortress,
    Building::CustomsHouse,
    Building::CityHall,
];
/// The sizes of the ships in a game of three.
pub const SHIPS: [u8; 3] = [4, 5, 6];

/// Where things stand among the numbers of the table.
pub mod table {
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
pub mod player {
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
pub mod act {
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

/// Phases, by their place among the numbers. The first six are the roles.
pub mod phase {
    pub const STORING: usize = 6;
    pub const END_OF_ROUND: usize = 8;
    pub const NONE: usize = 9;
}

fn place_of<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

/// Its place in their order.
pub fn good_at(good: Good) -> usize {
    place_of(&GOODS, &good)
}

/// Its place in their order.
pub fn tile_at(tile: Tile) -> usize {
    place_of(&TILES, &tile)
}

/// Its place in their order.
pub fn role_at(role: Role) -> usize {
    place_of(&ROLES, &role)
}

fn building_at(building: Building) -> usize {
    place_of(&BUILDINGS, &building)
}

/// The index of an action. `None` if it is a step of ours that is not one of theirs.
pub fn index_of(p: &Position, action: Action) -> Option<usize> {
    Some(match action {
        Action::Take(role) => act::ROLE + role_at(role),
        Action::Settle(tile) => act::TILE + tile_at(tile),
        Action::Pass | Action::DeclineExtra => act::PASS,
        Action::Build(building) => act::BUILD + building_at(building),
        Action::Sell(good) => act::SELL + good_at(good),
        Action::Load(good, ship) => {
            let at = p.ships().position(|other| other == ship)?;
            act::LOAD + GOODS.len() * at + good_at(good)
        }
        Action::Wharf(good) => act::WHARF + good_at(good),
        Action::Keep(good) => act::KEEP + good_at(good),
        Action::Extra(good) => act::EXTRA + good_at(good),
        Action::DrawPlantation => act::DRAW,
        Action::Store(good) => act::STORE + good_at(good),
        Action::Place(place) => match (place.as_tile(), place.as_building()) {
            (Some(tile), _) => act::PLACE_TILE + tile_at(tile),
            (None, Some(building)) => act::PLACE_BUILDING + building_at(building),
            (None, None) => return None,
        },
        _ => return None,
    })
}

/// Names things that stand one after the other.
fn name<T>(names: &mut [String], start: usize, things: &[T], say: impl Fn(&T) -> String) {
    for (at, thing) in things.iter().enumerate() {
        names[start + at] = say(thing);
    }
}

/// What each of the numbers means.
pub fn number_names() -> Vec<String> {
    let mut names = vec![String::new(); NUMBERS];
    let one = |names: &mut [String], at: usize, what: &str| names[at] = what.into();
    for (at, size) in SHIPS.into_iter().enumerate() {
        let start = table::CARGO + (GOODS.len() + 1) * at;
        name(&mut names, start, &GOODS, |good| format!("ship of {size}: carries {}", good.id()));
        one(&mut names, start + GOODS.len(), &format!("ship of {size}: carries nothing"));
        one(&mut names, table::LOAD + at, &format!("ship of {size}: barrels on it"));
        one(&mut names, table::ROOM + at, &format!("ship of {size}: room left"));
    }
    one(&mut names, table::COLONIST_SHIP, "colonists on their ship");
    one(&mut names, table::COLONIST_SUPPLY, "colonists in the supply");
    name(&mut names, table::PHASE, &ROLES[..phase::STORING], |role| format!("phase: {}", role.id()));
    one(&mut names, table::PHASE + phase::STORING, "phase: storing");
    one(&mut names, table::PHASE + phase::STORING + 1, "phase: prospector (never with three players)");
    one(&mut names, table::PHASE + phase::END_OF_ROUND, "phase: end of round");
    one(&mut names, table::PHASE + phase::NONE, "phase: none");
    one(&mut names, table::MOVER, "player to move, from 0");
    name(&mut names, table::FACE_UP, &GOODS, |good| format!("face-up plantations of {}", good.id()));
    one(&mut names, table::FACE_UP + GOODS.len(), "face-up quarries (always 0: they lie in a stack)");
    one(&mut names, table::PROGRESS, "progress of the game, 0 to 1");
    name(&mut names, table::SUPPLY, &GOODS, |good| format!("barrels of {} in the supply", good.id()));
    one(&mut names, table::GOVERNOR, "governor, from 0");
    one(&mut names, table::QUARRIES, "quarries left");
    name(&mut names, table::COINS, &ROLES, |role| format!("doubloons on {}", role.id()));
    name(&mut names, table::FREE_ROLE, &ROLES, |role| format!("{} can be taken", role.id()));
    one(&mut names, table::HOUSE, "barrels in the trading house");
    name(&mut names, table::HOUSE_KINDS, &GOODS, |good| format!("{} in the trading house", good.id()));
    one(&mut names, table::POINTS, "points left, below zero when more were earned");
    for (at, numbers) in names[GLOBAL..].chunks_mut(PLAYER).enumerate() {
        name_player(numbers, &format!("player {at}"));
    }
    names
}

fn name_player(names: &mut [String], who: &str) {
    name(names, player::CREW, &BUILDINGS, |building| format!("{who}: colonists in {}", building.id()));
    names[player::DOUBLOONS] = format!("{who}: doubloons");
    names[player::FREE_CITY] = format!("{who}: free city spaces");
    name(names, player::BARRELS, &GOODS, |good| format!("{who}: barrels of {}", good.id()));
    name(names, player::OWNS, &BUILDINGS, |building| format!("{who}: owns {}", building.id()));
    names[player::FREE_ISLAND] = format!("{who}: free island spaces");
    name(names, player::TILES, &TILES, |tile| format!("{who}: {} tiles", tile.id()));
    name(names, player::OCCUPIED, &TILES, |tile| format!("{who}: occupied {} tiles", tile.id()));
    name(names, player::PRODUCES, &GOODS, |good| format!("{who}: can produce {} now", good.id()));
    names[player::UNPLACED] = format!("{who}: colonists not placed");
    names[player::POINTS] = format!("{who}: points from shipping");
}

/// What each of the actions means; nothing for an index that is never legal.
pub fn action_names() -> Vec<String> {
    let mut names = vec![String::new(); ACTIONS];
    name(&mut names, act::ROLE, &ROLES, |role| format!("take {}", role.id()));
    name(&mut names, act::TILE, &TILES, |tile| format!("settle {}", tile.id()));
    names[act::PASS] = "pass".into();
    name(&mut names, act::BUILD, &BUILDINGS, |building| format!("build {}", building.id()));
    name(&mut names, act::SELL, &GOODS, |good| format!("sell {}", good.id()));
    for (at, size) in SHIPS.into_iter().enumerate() {
        let start = act::LOAD + GOODS.len() * at;
        name(&mut names, start, &GOODS, |good| format!("load {} on {size}", good.id()));
    }
    name(&mut names, act::WHARF, &GOODS, |good| format!("load {} with the wharf", good.id()));
    name(&mut names, act::KEEP, &GOODS, |good| format!("keep one barrel of {}", good.id()));
    name(&mut names, act::EXTRA, &GOODS, |good| format!("one more barrel of {}", good.id()));
    names[act::DRAW] = "draw a tile with the hacienda".into();
    name(&mut names, act::STORE, &GOODS, |good| format!("store {} in a warehouse", good.id()));
    name(&mut names, act::PLACE_TILE, &TILES, |tile| format!("colonist to {}", tile.id()));
    name(&mut names, act::PLACE_BUILDING, &BUILDINGS, |building| format!("colonist to {}", building.id()));
    names
}
