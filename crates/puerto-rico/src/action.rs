//! What a player may do: the families of actions, in the order of their indices.

use crate::components::*;
use game::Bits;

game::actions! {
    /// What a player may do. Actions name kinds, not places.
    pub enum Action {
        /// Take a role card.
        Take(role: Role) = "take {role}" | Role::Prospector2 => "take prospector 2",
        /// Put the next colonist here (mayor).
        Place(place: Place) = "place {place}",
        /// Build (builder).
        Build(building: Building) = "build {building}",
        /// Draw a face-down plantation (settler, hacienda).
        DrawPlantation = "draw plantation",
        /// Do not draw one.
        NoDraw = "decline plantation",
        /// Take the colonist (hospice, university, mayor's privilege).
        TakeColonist = "take colonist",
        /// Do not take it.
        DeclineColonist = "decline colonist",
        /// Load barrels on a ship (captain).
        Load(good: Good, ship: Ship) = "load {good} on {ship}",
        /// Ship barrels with your own wharf (captain).
        Wharf(good: Good) = "wharf {good}",
        /// Store a whole kind in a warehouse.
        Store(good: Good) = "store {good}",
        /// Keep a single barrel.
        Keep(good: Good) = "keep {good}",
        /// Lay a face-up plantation or a quarry on the island (settler).
        Settle(tile: Tile) = "settle {tile}",
        /// Take the craftsman's extra barrel.
        Extra(good: Good) = "extra {good}",
        /// Sell a barrel (trader).
        Sell(good: Good) = "sell {good}",
        /// Produce (craftsman).
        Produce = "produce",
        /// Do not produce.
        DeclineProduction = "decline production",
        /// Settle, build, sell or load nothing.
        Pass = "pass",
        /// Leave the rest of the warehouses unused.
        DoneStoring = "done storing",
        /// Do not take the craftsman's extra barrel.
        DeclineExtra = "decline extra",
        /// Take no bonus point with a load (captain).
        DeclineBonus = "decline bonus",
        /// Take one bonus point, the captain's or the harbor's: which of them makes no difference.
        TakeOneBonus = "take one bonus",
        /// Take the captain's and the harbor's bonus point.
        TakeBothBonuses = "take both bonuses",
    }
}

/// Families that one step offers lie close together: with `Load` begins what settler, craftsman, trader, captain and
/// storage ask, all within a machine word from there.
const _: () = assert!(Action::COUNT - at::Load <= 64);

/// The two actions of a step that can be answered with yes or no: the first says yes.
pub(crate) const YES_OR_NO: u64 = 0b11;

/// A set of actions.
pub type Actions = Bits<{ Action::COUNT.div_ceil(64) }>;
