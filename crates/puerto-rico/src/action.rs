//! What a player may do: the actions, their dense index and their notation.

use crate::components::*;
use game::Notation;
use std::sync::LazyLock;

/// What a player may do. Actions name kinds, not places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a role card.
    Take(Role),
    /// Put the next colonist here (mayor).
    Place(Place),
    /// Build (builder).
    Build(Building),
    /// Draw a face-down plantation (settler, hacienda).
    DrawPlantation,
    /// Do not draw one.
    NoDraw,
    /// Take the colonist (hospice, university, mayor's privilege).
    TakeColonist,
    /// Do not take it.
    DeclineColonist,
    /// Load barrels on a ship (captain).
    Load(Good, Ship),
    /// Ship barrels with one's own wharf (captain).
    Wharf(Good),
    /// Store a whole kind in a warehouse.
    Store(Good),
    /// Keep a single barrel.
    Keep(Good),
    /// Lay a face-up plantation or a quarry on the island (settler).
    Settle(Tile),
    /// Take the craftsman's extra barrel.
    Extra(Good),
    /// Sell a barrel (trader).
    Sell(Good),
    /// Produce (craftsman).
    Produce,
    /// Do not produce.
    DeclineProduction,
    /// Settle, build, sell or load nothing.
    Pass,
    /// Leave the rest of the warehouses unused.
    DoneStoring,
    /// Do not take the craftsman's extra barrel.
    DeclineExtra,
    /// Take no bonus point with a load (captain).
    DeclineBonus,
    /// Take one bonus point, the captain's or the harbor's: which of them makes no difference.
    TakeOneBonus,
    /// Take the captain's and the harbor's bonus point.
    TakeBothBonuses,
}

/// Where each family of actions starts in the dense index. The first 64 are asked of role, mayor, builder and the
/// buildings that give tiles and colonists; the others of the remaining roles: so that the legal actions of every step
/// but the builder's (who may pass) lie in one machine word.
pub(crate) mod at {
    use super::*;
    pub const TAKE: usize = 0;
    pub const PLACE: usize = TAKE + Role::COUNT;
    pub const BUILD: usize = PLACE + super::Place::COUNT;
    pub const DRAW: usize = BUILD + Building::COUNT;
    pub const NO_DRAW: usize = DRAW + 1;
    pub const COLONIST: usize = NO_DRAW + 1;
    pub const NO_COLONIST: usize = COLONIST + 1;
    pub const LOAD: usize = NO_COLONIST + 1;
    pub const WHARF: usize = LOAD + Good::COUNT * Ship::COUNT;
    pub const STORE: usize = WHARF + Good::COUNT;
    pub const KEEP: usize = STORE + Good::COUNT;
    pub const SETTLE: usize = KEEP + Good::COUNT;
    pub const EXTRA: usize = SETTLE + Tile::COUNT;
    pub const SELL: usize = EXTRA + Good::COUNT;
    pub const PRODUCE: usize = SELL + Good::COUNT;
    pub const NO_PRODUCTION: usize = PRODUCE + 1;
    pub const PASS: usize = NO_PRODUCTION + 1;
    pub const DONE: usize = PASS + 1;
    pub const NO_EXTRA: usize = DONE + 1;
    pub const NO_BONUS: usize = NO_EXTRA + 1;
    pub const ONE_BONUS: usize = NO_BONUS + 1;
    pub const BOTH_BONUSES: usize = ONE_BONUS + 1;
    pub const END: usize = BOTH_BONUSES + 1;
    const _: () = assert!(LOAD == 64);
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = at::END;

    /// All actions, by index.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action::Pass; Action::COUNT];
        let mut index = 0;
        while index < Role::COUNT {
            all[at::TAKE + index] = Action::Take(Role::ALL[index]);
            index += 1;
        }
        index = 0;
        while index < Place::COUNT {
            all[at::PLACE + index] = Action::Place(Place::new(index));
            index += 1;
        }
        index = 0;
        while index < Building::COUNT {
            all[at::BUILD + index] = Action::Build(Building::ALL[index]);
            index += 1;
        }
        index = 0;
        while index < Tile::COUNT {
            all[at::SETTLE + index] = Action::Settle(Tile::ALL[index]);
            index += 1;
        }
        index = 0;
        while index < Good::COUNT {
            let good = Good::ALL[index];
            let mut ship = 0;
            while ship < Ship::COUNT {
                all[at::LOAD + index * Ship::COUNT + ship] = Action::Load(good, Ship::ALL[ship]);
                ship += 1;
            }
            all[at::WHARF + index] = Action::Wharf(good);
            all[at::STORE + index] = Action::Store(good);
            all[at::KEEP + index] = Action::Keep(good);
            all[at::EXTRA + index] = Action::Extra(good);
            all[at::SELL + index] = Action::Sell(good);
            index += 1;
        }
        all[at::DRAW] = Action::DrawPlantation;
        all[at::NO_DRAW] = Action::NoDraw;
        all[at::COLONIST] = Action::TakeColonist;
        all[at::NO_COLONIST] = Action::DeclineColonist;
        all[at::PRODUCE] = Action::Produce;
        all[at::NO_PRODUCTION] = Action::DeclineProduction;
        all[at::DONE] = Action::DoneStoring;
        all[at::NO_EXTRA] = Action::DeclineExtra;
        all[at::NO_BONUS] = Action::DeclineBonus;
        all[at::ONE_BONUS] = Action::TakeOneBonus;
        all[at::BOTH_BONUSES] = Action::TakeBothBonuses;
        all
    };

    /// The dense index.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Action::Take(role) => at::TAKE + role as usize,
            Action::Place(place) => at::PLACE + place.index(),
            Action::Build(building) => at::BUILD + building as usize,
            Action::DrawPlantation => at::DRAW,
            Action::NoDraw => at::NO_DRAW,
            Action::TakeColonist => at::COLONIST,
            Action::DeclineColonist => at::NO_COLONIST,
            Action::Load(good, ship) => at::LOAD + good as usize * Ship::COUNT + ship.index(),
            Action::Wharf(good) => at::WHARF + good as usize,
            Action::Store(good) => at::STORE + good as usize,
            Action::Keep(good) => at::KEEP + good as usize,
            Action::Settle(tile) => at::SETTLE + tile as usize,
            Action::Extra(good) => at::EXTRA + good as usize,
            Action::Sell(good) => at::SELL + good as usize,
            Action::Produce => at::PRODUCE,
            Action::DeclineProduction => at::NO_PRODUCTION,
            Action::Pass => at::PASS,
            Action::DoneStoring => at::DONE,
            Action::DeclineExtra => at::NO_EXTRA,
            Action::DeclineBonus => at::NO_BONUS,
            Action::TakeOneBonus => at::ONE_BONUS,
            Action::TakeBothBonuses => at::BOTH_BONUSES,
        }
    }

    /// The text a player reads and types.
    pub fn text(self) -> String {
        match self {
            Action::Take(Role::Prospector2) => "take prospector 2".into(),
            Action::Take(role) => format!("take {}", role.id()),
            Action::Place(place) => format!("place {}", place.id()),
            Action::Build(building) => format!("build {}", building.id()),
            Action::DrawPlantation => "draw plantation".into(),
            Action::NoDraw => "decline plantation".into(),
            Action::TakeColonist => "take colonist".into(),
            Action::DeclineColonist => "decline colonist".into(),
            Action::Load(good, ship) => format!("load {} on {}", good.id(), ship.size()),
            Action::Wharf(good) => format!("wharf {}", good.id()),
            Action::Store(good) => format!("store {}", good.id()),
            Action::Keep(good) => format!("keep {}", good.id()),
            Action::Settle(tile) => format!("settle {}", tile.id()),
            Action::Extra(good) => format!("extra {}", good.id()),
            Action::Sell(good) => format!("sell {}", good.id()),
            Action::Produce => "produce".into(),
            Action::DeclineProduction => "decline production".into(),
            Action::Pass => "pass".into(),
            Action::DoneStoring => "done storing".into(),
            Action::DeclineExtra => "decline extra".into(),
            Action::DeclineBonus => "decline bonus".into(),
            Action::TakeOneBonus => "take one bonus".into(),
            Action::TakeBothBonuses => "take both bonuses".into(),
        }
    }

    /// The action with this text.
    pub fn parse(text: &str) -> Option<Action> {
        notation().index(text).map(|index| Action::ALL[index])
    }
}

/// All texts, both ways.
pub(crate) fn notation() -> &'static Notation {
    static NOTATION: LazyLock<Notation> = LazyLock::new(|| Notation::new(Action::ALL.map(Action::text)));
    &NOTATION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_has_its_action_and_text() {
        for (index, action) in Action::ALL.into_iter().enumerate() {
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(Action::parse(&action.text()), Some(action));
        }
    }
}
