//! What the Santiago board shows: plain data, filled from a View by the page.
//!
//! Kinds are the stable English identifiers of the rules; words come from [`Words`](crate::games::board::Words). Nothing here computes a rule.

/// Pieces of each good: sugar, tobacco, citrus, rum, cigars, wood.
pub type Wares = [u32; 6];

/// The whole table.
#[derive(Clone, Debug, Default, Hash)]
pub struct Table {
    /// The reader's seat (1-based); 0 for spectators, who then look over seat 1's shoulder.
    pub me: usize,
    /// The seat asked for a decision; 0 when the game is over.
    pub current: usize,
    /// Whose turn it is; 0 when the game is over.
    pub active: usize,
    /// The harbour first, then the Cubans clockwise.
    pub stops: Vec<Stop>,
    /// Do the prices count now: does the reader drive?
    pub driving: bool,
    pub districts: Vec<District>,
    /// The number of the ship in the harbour; one more than `ships` when the last has left.
    pub ship: u32,
    pub ships: u32,
    /// Points per good now, and all flags before the chequered one.
    pub value: u32,
    pub flags: Vec<Flag>,
    /// The place of the chequered flag.
    pub chequered: String,
    pub dice: Vec<Die>,
    pub demand: Demand,
    pub supply: Wares,
    /// The delivery round under way, or the one that has just ended.
    pub round: Option<Round>,
    /// The game ends by itself after so many rounds, for the reason with this key.
    pub standstill: Option<(&'static str, u32)>,
    /// In order of seats.
    pub players: Vec<Player>,
}

/// A stop of the street. `cuban` is `None` at the harbour.
#[derive(Clone, Debug, Default, Hash)]
pub struct Stop {
    pub place: String,
    pub cuban: Option<String>,
    pub flower: Option<String>,
    pub signs: Vec<Sign>,
    pub face_down: bool,
    pub car: bool,
    /// How far, what it costs the reader, whether that can be paid.
    pub distance: u32,
    pub price: u32,
    pub affordable: bool,
    /// How often the car drives over the harbour on the way.
    pub crossings: u32,
    /// The car gets there and finds the Cuban face down.
    pub inactive: bool,
    /// How many of the good given here the supply holds, where that is fewer than the tile says.
    pub short: Option<u32>,
}

/// Three buildings under a flower.
#[derive(Clone, Debug, Default, Hash)]
pub struct District {
    pub flower: String,
    /// The broker goes here after the Cuban where the car stands.
    pub wanted: bool,
    pub buildings: Vec<House>,
}

/// A building of the town.
#[derive(Clone, Debug, Default, Hash)]
pub struct House {
    pub building: String,
    pub signs: Vec<Sign>,
    pub owner: Option<usize>,
    pub broker: Option<usize>,
    /// Its effect is being used.
    pub open: bool,
    /// Would it be of use to the reader now, and up to how many times; `None` when it is another's turn.
    pub useful: Option<u32>,
}

/// A part of an effect, as tiles show it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    Number(u32),
    Good(String),
    AnyGood,
    Peso,
    Point,
    Die,
    Flag,
    FaceDown,
    Marker,
    House,
    /// →, ⇄, +, / and other marks between things.
    Text(&'static str),
}

/// A flag of the value track.
#[derive(Clone, Debug, Default, Hash)]
pub struct Flag {
    pub value: u32,
    pub place: String,
}

/// What lies on the ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Demand {
    /// Four dice.
    #[default]
    Loaded,
    /// Nothing yet: the dice are rolled at the end of the turn.
    Waiting,
    /// Five dice are rolled; one is to be left ashore.
    Rolled,
}

/// The die of a good.
#[derive(Clone, Debug, Default, Hash)]
pub struct Die {
    pub good: String,
    /// What it shows; `None` when it is not on the ship.
    pub shows: Option<u32>,
}

/// A delivery round.
#[derive(Clone, Debug, Default, Hash)]
pub struct Round {
    /// Points per good.
    pub value: u32,
    pub over: bool,
    /// In order of play from whoever began.
    pub seats: Vec<Deliveries>,
}

/// What a seat has delivered in this round.
#[derive(Clone, Debug, Default, Hash)]
pub struct Deliveries {
    pub seat: usize,
    pub loads: Vec<Load>,
    pub passed: bool,
    pub now: bool,
}

/// Goods delivered at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Load {
    pub count: u32,
    pub good: String,
    /// Wood in place of this good.
    pub instead_of: Option<String>,
    pub points: u32,
}

/// One player.
#[derive(Clone, Debug, Default, Hash)]
pub struct Player {
    pub seat: usize,
    pub name: String,
    pub bot: bool,
    pub clock: Option<String>,
    /// `None` behind a screen the reader may not look behind.
    pub stock: Option<Stock>,
    pub broker: Option<String>,
    pub owns: Vec<String>,
    pub markers: u32,
}

/// What lies behind a screen.
#[derive(Clone, Debug, Default, Hash)]
pub struct Stock {
    pub goods: Wares,
    pub pesos: u32,
    pub points: u32,
}
