//! What the Mundus Novus board shows: plain data, filled from a View by the page.
//!
//! Kinds are the stable English identifiers of the rules; words come from [`Words`](crate::games::board::Words). Nothing here
//! computes a rule.

/// The whole table.
#[derive(Clone, Debug, Default, Hash)]
pub struct Table {
    /// The reader's seat (1-based); 0 for spectators, who then look over seat 1's shoulder.
    pub me: usize,
    /// The seats asked for a decision.
    pub acting: Vec<usize>,
    pub over: bool,
    pub round: u32,
    pub phase: Phase,
    /// The Trade Master.
    pub master: usize,
    pub event: Option<String>,
    /// Does the reader choose the event?
    pub calling: bool,
    /// How many cards are laid out; 0 before the announcement.
    pub announced: u32,
    /// What may be announced; empty unless that is asked.
    pub announcements: Vec<u32>,
    /// The development line, head first.
    pub line: Vec<LineCard>,
    /// Which sets reach how far, by place of the line.
    pub reaches: Vec<Reach>,
    pub development_deck: u32,
    pub deck: u32,
    /// Why this is the last round, if it is.
    pub last_round: Option<&'static str>,
    pub market: Vec<String>,
    /// Face-up cards of the Supply: kinds with their numbers.
    pub display: Vec<(String, u32)>,
    /// The card taken that is still to be kept or swapped.
    pub taken: Option<String>,
    /// In the order in which they choose.
    pub squadrons: Vec<Squadron>,
    /// The exchanges of this round so far.
    pub hops: Vec<Hop>,
    /// The card at the end of the exchanges: from whom, to whom.
    pub gift: Option<(usize, usize)>,
    /// The reader's hand, resource by resource.
    pub hand: Vec<Pile>,
    /// The reader's merchants, by class: how many there are, how many can still be used.
    pub merchants: [(u32, u32); 3],
    /// What the reader is putting together.
    pub tray: Option<Tray>,
    /// What could be made of the reader's hand.
    pub plans: Vec<Plan>,
    /// Doubloons that end the game.
    pub goal: u32,
    /// In order of seats.
    pub players: Vec<Player>,
}

/// The parts of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    #[default]
    Event,
    Supply,
    Trade,
    Progression,
}

impl Phase {
    pub const ALL: [Phase; 4] = [Phase::Event, Phase::Supply, Phase::Trade, Phase::Progression];

    pub fn id(self) -> &'static str {
        ["event", "supply", "trade", "progression"][self as usize]
    }
}

/// A development card, in the line or owned.
#[derive(Clone, Debug, Default, Hash)]
pub struct Dev {
    pub id: String,
    /// `character`, `caravel`, `merchant`, `warehouse` or `shipyard`.
    pub kind: &'static str,
    pub income: u32,
    /// What is written on the card: a caravel's number, a merchant's band, a warehouse's room.
    pub figure: Option<String>,
    /// The event it brings as the head of the line.
    pub event: Option<String>,
    /// Are its values rebuilt?
    pub rebuilt: bool,
    /// In the second squadron.
    pub detached: bool,
}

/// A card of the line.
#[derive(Clone, Debug, Default, Hash)]
pub struct LineCard {
    pub dev: Dev,
    /// Within reach of the set the reader is putting together, or has played.
    pub reached: bool,
    /// Within reach of the reader's hand: the doubloons that could be earned besides.
    pub besides: Option<u32>,
}

/// The sets that reach the line up to a place.
#[derive(Clone, Debug, Default, Hash)]
pub struct Reach {
    pub up_to: usize,
    /// Number of cards, band of numbers.
    pub sets: Vec<(u32, &'static str)>,
}

/// A squadron: whose, its caravels as they count, their sum.
#[derive(Clone, Debug, Default, Hash)]
pub struct Squadron {
    pub seat: usize,
    pub caravels: Vec<u32>,
    pub value: u32,
}

/// One exchange: a card taken, and perhaps swapped with the market.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hop {
    pub taker: usize,
    pub owner: usize,
    pub resource: String,
    pub swapped_for: Option<String>,
    /// What Orellana earned with it.
    pub earned: u32,
}

/// The reader's cards of one resource.
#[derive(Clone, Debug, Default, Hash)]
pub struct Pile {
    pub resource: String,
    pub held: u32,
    /// Of those held: how many everybody knows.
    pub known: u32,
    /// How many the reader has not seen.
    pub unseen: u32,
    /// Part of the set being put together.
    pub in_set: bool,
}

/// What a set brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Brings {
    #[default]
    Nothing,
    Doubloons(u32),
    /// One of the first so many developments.
    Reach(u32),
}

/// What the reader is putting together click by click.
#[derive(Clone, Debug, Default, Hash)]
pub struct Tray {
    /// `offer`, `pirates`, `gift`, `identical`, `different`, `perfect`, `convert` or `store`.
    pub what: &'static str,
    pub cards: Vec<String>,
    /// How many are asked for, or allowed.
    pub of: Option<u32>,
    pub brings: Brings,
    /// The sum of the numbers, where it decides who is Trade Master.
    pub total: Option<u32>,
}

/// One use of the reader's hand.
#[derive(Clone, Debug, Default, Hash)]
pub struct Plan {
    pub doubloons: u32,
    /// How far into the line the best of its sets reaches; 0 without one.
    pub reach: u32,
    pub sets: Vec<PlanSet>,
}

/// A set of a plan.
#[derive(Clone, Debug, Default, Hash)]
pub struct PlanSet {
    /// The cards, each with what a merchant makes of it.
    pub cards: Vec<(String, Option<String>)>,
    pub brings: Brings,
    pub label: String,
    /// The form that builds it.
    pub form: Option<String>,
}

/// What lies before a player, face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Secret {
    #[default]
    Nothing,
    Choosing,
    Chosen,
}

/// What a player did in this round's progression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// So many cards of a resource.
    Identical(String, u32),
    Developed(String),
    /// Cards, doubloons.
    Different(u32, u32),
    Relics(u32, u32),
    /// Income and shipyards.
    Paid(u32),
    Perfect,
}

/// One player.
#[derive(Clone, Debug, Default, Hash)]
pub struct Player {
    pub seat: usize,
    pub name: String,
    pub bot: bool,
    pub clock: Option<String>,
    /// `None` where the table hides them.
    pub doubloons: Option<u32>,
    pub income: u32,
    /// What the shipyards would pay now.
    pub shipyards: u32,
    /// How many cards the warehouses hold this round.
    pub room: u32,
    pub hand_size: u32,
    /// The hand cards everybody knows (or the reader does).
    pub known: Vec<String>,
    pub developments: Vec<Dev>,
    /// Cards laid out, once revealed: kinds with their numbers.
    pub laid: Vec<(String, u32)>,
    /// What they count for Trade Master.
    pub total: Option<u32>,
    pub secret: Secret,
    /// How many cards are to be chosen; `None` where that is for the player to know.
    pub backs: Option<u32>,
    pub deeds: Vec<Deed>,
    pub perfect: bool,
    /// Doubloons by source.
    pub score: Vec<(&'static str, i32)>,
}
