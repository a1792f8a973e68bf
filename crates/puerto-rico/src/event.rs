//! What happened, as the players are told. Nothing in it is secret.

use crate::{
    components::{Building, Good, Place, Role, Ship, Tile},
    counts::Counts,
    position::Step,
    scoring::Ending,
};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// Face-up plantations were laid out.
    RowLaid {
        /// All that lie face up now.
        tiles: Counts,
    },
    /// The discarded plantations became the stack.
    Reshuffled,
    /// A role was taken, with the doubloons on it.
    RoleTaken {
        /// Who.
        seat: Seat,
        /// Which.
        role: Role,
        /// Doubloons that lay on it.
        doubloons: u16,
    },
    /// A plantation was drawn with the hacienda.
    Drawn {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A tile was taken.
    Settled {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A colonist came by hospice or university.
    ColonistPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// The mayor took the extra colonist.
    ExtraColonist {
        /// Who.
        seat: Seat,
    },
    /// An offer was declined, or nothing done on a turn.
    Declined {
        /// Who.
        seat: Seat,
        /// At which step.
        step: Step,
    },
    /// Colonists came from the ship.
    ColonistsArrived {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A colonist was put on a place.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// Every circle of a player was filled.
    AllPlaced {
        /// Who.
        seat: Seat,
        /// Colonists left over.
        san_juan: u8,
    },
    /// The colonist ship was refilled.
    ShipRefilled {
        /// Colonists on it.
        count: u8,
    },
    /// A building was built.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        building: Building,
        /// For how many doubloons.
        price: u8,
    },
    /// Goods were produced.
    Produced {
        /// Who.
        seat: Seat,
        /// What.
        goods: Counts,
        /// What the factory paid.
        factory: u8,
    },
    /// The craftsman took one more barrel.
    ExtraTaken {
        /// Who.
        seat: Seat,
        /// Of which good.
        good: Good,
    },
    /// A barrel was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// For how many doubloons.
        price: u8,
    },
    /// The full trading house was emptied.
    HouseEmptied,
    /// Barrels were loaded on a ship.
    Loaded {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// On which ship.
        ship: Ship,
        /// How many.
        barrels: u8,
        /// Victory points for it.
        points: u8,
    },
    /// Barrels left by a wharf.
    Wharfed {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        barrels: u8,
        /// Victory points for it.
        points: u8,
    },
    /// Bonus points were taken that the player was asked about.
    BonusTaken {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
        /// Of how many.
        offered: u8,
    },
    /// A kind was stored in a warehouse.
    Stored {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        barrels: u8,
    },
    /// One barrel was kept.
    Kept {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
    },
    /// Barrels were not kept and returned to the supply.
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        goods: Counts,
    },
    /// A full ship sailed.
    Sailed {
        /// Which.
        ship: Ship,
        /// With what.
        good: Good,
    },
    /// The prospector was paid.
    Prospected {
        /// Who.
        seat: Seat,
        /// How many doubloons.
        doubloons: u8,
    },
    /// Something happened that ends the game after this round.
    LastRound {
        /// What.
        ending: Ending,
    },
    /// A round began, the unchosen roles have a doubloon more.
    RoundBegan {
        /// The governor.
        governor: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        ending: Ending,
    },
}
