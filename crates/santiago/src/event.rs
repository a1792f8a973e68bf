//! What happened, as the players are told. Everything is public.

use crate::components::{Building, Cuban, DICE, Good};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields say it: who, where, how many")]
pub enum Event {
    /// The tiles were laid out: Cubans clockwise after the harbour, buildings by flower.
    LaidOut { street: Vec<Cuban>, town: Vec<Building> },
    /// The five dice were rolled for a new ship, in the order of the goods.
    Rolled { who: Seat, dice: [u8; DICE] },
    /// Five zeros: the dice are rolled again.
    RolledZeros { who: Seat },
    /// Four dice were put on the ship.
    Demanded { who: Seat, left_out: Good },
    /// The car drove some stops for some pesos, to a Cuban or (`None`) to the harbour.
    Drove { who: Seat, stops: u8, price: u16, to: Option<Cuban> },
    /// The car drove over the harbour.
    #[serde(rename = "crossed-harbour")]
    CrossedHarbor { who: Seat },
    /// The value marker moved to this flag.
    Value { value: u8 },
    /// A ship left: its number, and why.
    ShipLeft { ship: u8, why: Departure },
    /// A Cuban turned face up again.
    TurnedUp { cuban: Cuban },
    /// The car stands at a Cuban who is face down: nothing is used.
    Inactive { who: Seat, cuban: Cuban },
    /// A player did not use what could have been used.
    Declined { who: Seat, place: Place },
    /// Goods from the supply.
    GotGoods { who: Seat, from: Place, count: u8, good: Good },
    /// Pesos.
    GotPesos { who: Seat, from: Place, pesos: u16 },
    /// Points.
    GotPoints { who: Seat, from: Place, points: u16 },
    /// A robbery begins.
    Robs { who: Seat },
    /// A peso for the robber.
    GavePeso { who: Seat, to: Seat },
    /// A point for the robber.
    GavePoint { who: Seat, to: Seat },
    /// A good for the robber.
    GaveGood { who: Seat, to: Seat, good: Good },
    /// A building has an owner.
    Claimed { who: Seat, building: Building },
    /// An owner uses a building through the lawyer.
    UsesOwn { who: Seat, building: Building },
    /// The broker went to a building.
    Went { who: Seat, building: Building },
    /// The broker stays where it is, because all buildings of the colour are occupied.
    StaysCrowded { who: Seat },
    /// Goods exchanged with the supply, one for one.
    Exchanged { who: Seat, at: Building, count: u8, give: Good, take: Good },
    /// A wood became a point and a peso.
    Sawed { who: Seat, points: u16, pesos: u16 },
    /// Rum and cigars handed in at the café.
    Served { who: Seat, rum: u8, cigars: u8, points: u16 },
    /// A die on the ship was turned to 0.
    Cleared { who: Seat, good: Good },
    /// Pesos into a point at the casino.
    BoughtPoint { who: Seat, pesos: u16 },
    /// A point into pesos at the casino.
    SoldPoint { who: Seat, pesos: u16 },
    /// A Cuban turned face down.
    TurnedDown { who: Seat, cuban: Cuban },
    /// A delivery round begins.
    DeliveryRound { who: Seat, value: u8 },
    /// Goods delivered, at the harbour or at the office.
    Delivered { who: Seat, count: u8, good: Good, points: u16 },
    /// Wood delivered in place of a good.
    DeliveredWood { who: Seat, count: u8, instead_of: Good, points: u16 },
    /// A player is out for this delivery round.
    Passed { who: Seat },
    /// The owner of the building where the broker stands gets a point.
    Rent { who: Seat, owner: Seat, building: Building, points: u16 },
    /// The last ship has left.
    Ended,
    /// The game will end by itself after this many rounds, unless a ship leaves.
    StandstillNear { rounds: u8 },
    /// No ship has left for so long that the game is over.
    Standstill,
}

/// Why a ship left.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Departure {
    /// Every die on it shows 0.
    Full,
    /// The value marker reached the chequered flag.
    Flag,
}

/// Whose effect it was.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A Cuban.
    Cuban(Cuban),
    /// A building.
    Building(Building),
}
