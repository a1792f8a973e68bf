//! Ships and places: what actions and events name besides the kinds of components.

use crate::components::{Building, SMALLEST_SHIP, Tile};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A cargo ship, by its size.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ship(u8);

impl Ship {
    /// How many sizes there are.
    pub const COUNT: usize = 5;
    /// All ships in the box, by index.
    pub const ALL: [Ship; Ship::COUNT] = [Ship(0), Ship(1), Ship(2), Ship(3), Ship(4)];

    /// The ship of this size.
    pub const fn of_size(size: u8) -> Option<Ship> {
        if size >= SMALLEST_SHIP && size < SMALLEST_SHIP + Ship::COUNT as u8 {
            Some(Ship(size - SMALLEST_SHIP))
        } else {
            None
        }
    }

    /// Barrels it holds.
    #[inline]
    pub const fn size(self) -> u8 {
        self.0 + SMALLEST_SHIP
    }

    /// The dense index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a colonist may stand: a kind of tile or a building. Counted in that order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = Tile::COUNT + Building::COUNT;
    /// All of them, by index.
    pub const ALL: [Place; Place::COUNT] = {
        let mut all = [Place(0); Place::COUNT];
        let mut at = 0;
        while at < Place::COUNT {
            all[at] = Place(at as u8);
            at += 1;
        }
        all
    };

    /// Of this index.
    ///
    /// # Panics
    /// If `index` is not below [`Place::COUNT`].
    pub const fn new(index: usize) -> Place {
        assert!(index < Place::COUNT);
        Place(index as u8)
    }

    /// On a tile.
    #[inline]
    pub const fn tile(tile: Tile) -> Place {
        Place(tile as u8)
    }

    /// In a building.
    #[inline]
    pub const fn building(building: Building) -> Place {
        Place(Tile::COUNT as u8 + building as u8)
    }

    /// The dense index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile, if it is one.
    pub fn as_tile(self) -> Option<Tile> {
        Tile::ALL.get(self.index()).copied()
    }

    /// The building, if it is one.
    pub fn as_building(self) -> Option<Building> {
        Building::ALL.get(self.index().checked_sub(Tile::COUNT)?).copied()
    }

    /// The id of the tile or building.
    pub const fn id(self) -> &'static str {
        let at = self.0 as usize;
        if at < Tile::COUNT { Tile::IDS[at] } else { Building::IDS[at - Tile::COUNT] }
    }

    /// The place with this id.
    pub fn from_id(id: &str) -> Option<Place> {
        Tile::from_id(id).map(Place::tile).or_else(|| Building::from_id(id).map(Place::building))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Ships are named by their size.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.size().fmt(f)
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("\"{id}\" is neither a tile nor a building"));
        Place::from_id(&id).ok_or_else(unknown)
    }
}

impl Serialize for Ship {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.size())
    }
}

impl schemars::JsonSchema for Place {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let ids: Vec<_> = Tile::IDS.into_iter().chain(Building::IDS).collect();
        schemars::json_schema!({ "type": "string", "enum": ids })
    }
}

impl schemars::JsonSchema for Ship {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Ship".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "description": "A cargo ship by its size.", "type": "integer", "minimum": SMALLEST_SHIP })
    }
}
