//! What the board of the card game shows: plain data, filled from a View by the page.
//!
//! Kinds are the stable English identifiers of the rules; words come from [`Words`](crate::games::board::Words), so the same board speaks every
//! language. Nothing here computes a rule.

/// The whole table.
#[derive(Clone, Debug, Default, Hash)]
pub struct Table {
    pub governor: usize,
    /// The seat (1-based) asked for a decision; 0 when the game is over.
    pub current: usize,
    /// The reader's seat; 0 for spectators, who then look over seat 1's shoulder.
    pub me: usize,
    pub over: bool,
    /// The game ends by itself after so many rounds, for the reason with this key.
    pub standstill: Option<(&'static str, u32)>,
    pub roles: Vec<RoleCard>,
    /// The price cards: the one turned over last first, then the others as they will come.
    pub prices: Vec<PriceCard>,
    pub deck: u32,
    pub discard: u32,
    /// Cards the reader knows to be in the discard.
    pub known_discards: Vec<(String, u32)>,
    /// The cathedral while it can be built.
    pub cathedral: Option<Face>,
    /// Cards drawn or revealed, as far as the reader sees them.
    pub drawn: Vec<Face>,
    /// All of them.
    pub drawn_size: u32,
    /// What the reader is collecting.
    pub tray: Option<Tray>,
    /// Must the reader's own cards be small, because there is so much else to show?
    pub tight: bool,
    /// In order of seats.
    pub players: Vec<Player>,
}

/// A role card; `taken_by` is a seat; `now` says what it gives the reader.
#[derive(Clone, Debug, Default, Hash)]
pub struct RoleCard {
    pub role: String,
    pub taken_by: Option<usize>,
    pub active: bool,
    pub now: Option<(&'static str, u32)>,
}

/// A price card: what indigo, sugar, tobacco, coffee and silver bring.
#[derive(Clone, Debug, Default, Hash)]
pub struct PriceCard {
    pub prices: [u32; 5],
    pub when: Turned,
}

/// When a price card counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Turned {
    /// In the trader phase being played.
    Now,
    /// In the last trader phase.
    Last,
    /// So many trader phases from now.
    In(u32),
    /// It has not been seen yet.
    #[default]
    Unseen,
}

/// A card face up.
#[derive(Clone, Debug, Default, Hash)]
pub struct Face {
    pub card: String,
    /// The good it makes, or `beige`, `monument`, `dear`.
    pub class: String,
    /// When it is of use: `builder`, `round-start`, …
    pub when: &'static str,
    pub cost: u32,
    /// What the reader would pay now.
    pub price: u32,
    /// Printed points; none if it is counted at the end.
    pub points: Option<u32>,
    /// Copies the reader has not seen yet.
    pub unseen: u32,
    /// `weak` or `rebuilt` where a value is not from the rulebook.
    pub mark: Option<&'static str>,
}

/// A building in a city.
#[derive(Clone, Debug, Default, Hash)]
pub struct House {
    pub face: Face,
    /// Which of several of its kind, from 1.
    pub copy: u32,
    /// The good it can hold.
    pub good: Option<String>,
    /// Does one lie on it?
    pub full: bool,
    /// What it is sold for in this trader phase.
    pub sale: Option<u32>,
    /// The reader's crane could build these here, at these prices.
    pub over: Vec<(String, u32)>,
    /// Covering it would lose a good.
    pub loses_good: bool,
    /// The crane is about to cover it.
    pub covering: bool,
}

/// What the reader is collecting click by click, not sent yet.
#[derive(Clone, Debug, Default, Hash)]
pub struct Tray {
    /// `pay`, `discard`, `keep`, `tuck`, `produce` or `sell`.
    pub what: &'static str,
    pub done: Vec<Chip>,
    /// How many more are asked for, or allowed.
    pub left: u32,
    /// Cards that selling these goods brings.
    pub gain: Option<u32>,
}

/// One thing in the tray.
#[derive(Clone, Debug, Hash)]
pub struct Chip {
    pub what: Kind,
    /// The action that put it there, while it is only tried: then it can be taken back.
    pub drafted: Option<String>,
}

/// What lies in the tray.
#[derive(Clone, Debug, Hash)]
pub enum Kind {
    Card(String),
    Good(String),
}

/// One player.
#[derive(Clone, Debug, Default, Hash)]
pub struct Player {
    pub seat: usize,
    pub name: String,
    pub bot: bool,
    /// The hand cards the reader knows.
    pub hand: Vec<Face>,
    pub hand_size: u32,
    pub hand_limit: u32,
    pub city: Vec<House>,
    pub buildings: u32,
    pub tucked: u32,
    /// What the reader knows of the tucked cards.
    pub known_tucked: Vec<(String, u32)>,
    /// Points by category, as if the game ended now.
    pub points: Vec<(&'static str, i32)>,
    pub total: i32,
    /// What counts between equal points: cards in hand and goods.
    pub tie_break: u32,
    pub role: Option<String>,
    pub clock: Option<String>,
}
