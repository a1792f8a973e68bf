//! What the Puerto Rico board shows: plain data, filled from a View by the page.
//!
//! Kinds are the stable English identifiers of the rules; words come from [`Words`](crate::games::board::Words),
//! so the same board speaks every language. Nothing here computes a rule.

/// Barrels of each good, cheapest first: corn, indigo, sugar, tobacco, coffee.
pub type Barrels = [u32; 5];

/// The whole table.
#[derive(Clone, Debug, Default, Hash)]
pub struct Table {
    pub round: u32,
    pub governor: usize,
    /// The seat (1-based) asked for a decision; 0 when the game is over.
    pub current: usize,
    /// The reader's seat; 0 for spectators, who then look over seat 1's shoulder.
    pub me: usize,
    pub roles: Vec<RoleCard>,
    pub ships: Vec<Ship>,
    pub trading_house: Vec<String>,
    pub plantations: Vec<String>,
    pub quarries: u32,
    pub stack: u32,
    pub colonists_on_ship: u32,
    pub colonists_left: u32,
    pub goods_left: Barrels,
    pub vp_left: u32,
    pub market: Vec<Offer>,
    /// In order of seats.
    pub players: Vec<Player>,
}

/// A role card; `taken_by` is a seat. Two prospectors are `prospector` with `copy` 1 and 2.
#[derive(Clone, Debug, Default, Hash)]
pub struct RoleCard {
    pub role: String,
    pub copy: u32,
    pub coins: u32,
    pub taken_by: Option<usize>,
    pub active: bool,
}

/// A cargo ship.
#[derive(Clone, Debug, Default, Hash)]
pub struct Ship {
    pub capacity: u32,
    pub good: Option<String>,
    pub loaded: u32,
}

/// A building in the market: `price` is what the reader would pay now.
#[derive(Clone, Debug, Default, Hash)]
pub struct Offer {
    pub building: String,
    pub column: u32,
    pub cost: u32,
    pub price: u32,
    pub copies: u32,
    pub large: bool,
    pub mine: bool,
}

/// One player's board.
#[derive(Clone, Debug, Default, Hash)]
pub struct Player {
    pub seat: usize,
    pub name: String,
    pub bot: bool,
    pub doubloons: u32,
    /// `None` when the table hides scores.
    pub vp: Option<u32>,
    pub goods: Barrels,
    pub san_juan: u32,
    pub island: Vec<Plot>,
    pub city: Vec<House>,
    pub role: Option<String>,
    pub clock: Option<String>,
}

/// A tile on an island.
#[derive(Clone, Debug, Default, Hash)]
pub struct Plot {
    pub tile: String,
    pub colonist: bool,
}

/// A building in a city.
#[derive(Clone, Debug, Default, Hash)]
pub struct House {
    pub building: String,
    pub circles: u32,
    pub colonists: u32,
    pub large: bool,
}
