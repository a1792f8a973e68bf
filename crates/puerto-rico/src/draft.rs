//! A position as people and files write it: readable JSON, and a builder for tests. What is not said follows from the
//! rules: what is nowhere else is in the supply.

mod build;
mod fluent;
mod range;

use crate::{
    PuertoRico,
    components::*,
    counts::Counts,
    player::Player,
    position::{Position, Step},
    scoring::Ending,
    setup,
};
use game::{
    Seat, SetupText,
    draft::{first_seat, newest_rules},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position that nobody has checked yet. [`PositionDraft::build`] makes a [`Position`] of it, or says everything
/// that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PositionDraft {
    /// Players and options.
    pub setup: SetupText,
    /// The version of the rules; the newest if not said.
    #[serde(default = "newest_rules::<PuertoRico>")]
    pub rules: u32,
    /// The boards, by seat.
    pub seats: Vec<PlayerDraft>,
    /// The governor of this round.
    #[serde(default = "first_seat")]
    pub governor: Seat,
    /// Roles taken this round, the one being played included. Who chose it follows from their number.
    #[serde(default)]
    pub taken: Vec<Role>,
    /// What is asked.
    #[serde(default = "first_step")]
    pub step: Step,
    /// Who is asked; the chooser of the role if not said.
    #[serde(default)]
    pub mover: Option<Seat>,
    /// Doubloons on role cards.
    #[serde(default)]
    pub role_coins: BTreeMap<Role, u16>,
    /// Face-up plantations.
    #[serde(default)]
    pub face_up: BTreeMap<Good, u8>,
    /// Discarded plantations.
    #[serde(default)]
    pub discarded: BTreeMap<Good, u8>,
    /// Face-down plantations; all others if not said.
    #[serde(default)]
    pub face_down: Option<BTreeMap<Good, u8>>,
    /// Quarries left; all others if not said.
    #[serde(default)]
    pub quarries: Option<u8>,
    /// Barrels in the supply; all others if not said.
    #[serde(default)]
    pub supply: Option<BTreeMap<Good, u8>>,
    /// Barrels in the trading house.
    #[serde(default)]
    pub trading_house: BTreeMap<Good, u8>,
    /// Cargo ships that carry something.
    #[serde(default)]
    pub ships: Vec<ShipDraft>,
    /// Buildings left; all others if not said.
    #[serde(default)]
    pub buildings: Option<BTreeMap<Building, u8>>,
    /// Colonists in the supply; all others if not said.
    #[serde(default)]
    pub colonist_supply: Option<u8>,
    /// Colonists on the colonist ship; one for each player (none while colonists are placed) if not said.
    #[serde(default)]
    pub colonist_ship: Option<u8>,
    /// Victory points in the supply; all others if not said.
    #[serde(default)]
    pub vp_supply: Option<u16>,
    /// Why the game ends after this round, or has ended.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// What the phase has to remember.
    #[serde(default)]
    pub phase: PhaseDraft,
}

/// One player's board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerDraft {
    /// Doubloons.
    #[serde(default)]
    pub doubloons: u16,
    /// Victory points in chips.
    #[serde(default)]
    pub chips: u16,
    /// Barrels.
    #[serde(default)]
    pub goods: BTreeMap<Good, u8>,
    /// Island tiles by kind.
    #[serde(default)]
    pub island: BTreeMap<Tile, TilesDraft>,
    /// Buildings, with the colonists in each.
    #[serde(default)]
    pub city: BTreeMap<Building, u8>,
    /// Colonists without a circle, or still to be placed.
    #[serde(default)]
    pub san_juan: u8,
}

/// Tiles of one kind on an island.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TilesDraft {
    /// How many.
    pub tiles: u8,
    /// How many of them are occupied.
    #[serde(default)]
    pub occupied: u8,
}

/// A cargo ship that carries something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShipDraft {
    /// Which ship.
    pub size: u8,
    /// What it carries.
    pub good: Good,
    /// How many barrels.
    pub barrels: u8,
}

/// What a phase has to remember until it is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PhaseDraft {
    /// Hospice and university: the tile or building just laid out.
    pub fresh: Option<Place>,
    /// Craftsman: kinds the chooser produced.
    pub produced: Vec<Good>,
    /// Captain: who has used the wharf.
    pub wharf_used: Vec<Seat>,
    /// Captain: turns without a load in a row.
    pub passes: u8,
    /// Captain: the chooser has loaded.
    pub loaded: bool,
    /// Storage: kinds in the warehouses of the player to act.
    pub stored: Vec<Good>,
}

const fn first_step() -> Step {
    Step::Role
}

impl PlayerDraft {
    fn of(player: &Player) -> PlayerDraft {
        let tiles = |tile: Tile| TilesDraft {
            tiles: player.tiles(tile),
            occupied: player.colonists_at(Place::tile(tile)),
        };
        PlayerDraft {
            doubloons: player.doubloons,
            chips: player.chips,
            goods: map(player.goods),
            island: Tile::ALL
                .into_iter()
                .map(|tile| (tile, tiles(tile)))
                .filter(|(_, draft)| draft.tiles > 0)
                .collect(),
            city: player
                .buildings()
                .map(|building| (building, player.colonists_at(Place::building(building))))
                .collect(),
            san_juan: player.san_juan,
        }
    }
}

fn map(counts: Counts) -> BTreeMap<Good, u8> {
    counts.iter().collect()
}

fn kinds(set: u8) -> Vec<Good> {
    Good::ALL.into_iter().filter(|good| set >> good.index() & 1 == 1).collect()
}

impl From<Position> for PositionDraft {
    fn from(p: Position) -> PositionDraft {
        let coins = p.roles().iter().map(|&role| (role, p.coins_on(role)));
        PositionDraft {
            setup: p.setup.text::<PuertoRico>(),
            rules: p.setup.rules(),
            seats: Seat::all(p.players()).map(|seat| PlayerDraft::of(p.player(seat))).collect(),
            governor: p.governor,
            taken: p.roles().iter().copied().filter(|&role| p.is_taken(role)).collect(),
            step: p.step,
            mover: Some(p.mover),
            role_coins: coins.filter(|&(_, coins)| coins > 0).collect(),
            face_up: map(p.row),
            discarded: map(p.discarded()),
            face_down: Some(map(p.face_down())),
            quarries: Some(p.quarries),
            supply: Some(map(p.supply)),
            trading_house: map(p.house),
            ships: p
                .ships()
                .filter_map(|ship| {
                    p.cargo(ship).map(|(good, barrels)| ShipDraft { size: ship.size(), good, barrels })
                })
                .collect(),
            // Buildings that this game does not have are not named: what is written stays the same when others are added.
            buildings: Some(
                Building::ALL
                    .into_iter()
                    .filter(|&building| setup::copies(&p.setup, building) > 0)
                    .map(|building| (building, p.stock(building)))
                    .collect(),
            ),
            colonist_supply: Some(p.colonist_supply),
            colonist_ship: Some(p.colonist_ship),
            vp_supply: Some(p.vp_supply),
            ending: p.ending,
            phase: PhaseDraft {
                fresh: p.fresh(),
                produced: kinds(p.phase.produced),
                wharf_used: Seat::all(p.players()).filter(|&seat| p.has_used_wharf(seat)).collect(),
                passes: p.phase.passes,
                loaded: p.phase.loaded,
                stored: kinds(p.phase.stored),
            },
        }
    }
}
