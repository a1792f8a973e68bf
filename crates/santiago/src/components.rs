//! What is in the box: goods, Cubans, buildings, dice and counts, in one table. Numbers of the game stand here and
//! nowhere else; a value nobody could find is marked `Rebuilt`, so that one edit corrects it.

use game::Source::{self, Data, Rebuilt, Rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The kinds of one component, with their stable identifiers.
macro_rules! kinds {
    ($(#[$about:meta])* $name:ident, $count:literal: $($kind:ident = $id:literal, $doc:literal;)*) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = $doc] #[serde(rename = $id)] $kind,)*
        }

        impl $name {
            /// How many kinds there are.
            pub const COUNT: usize = $count;
            /// All of them, in the order of their indices.
            pub const ALL: [$name; $count] = [$($name::$kind),*];
            /// Their identifiers, in the same order: as chance and records name them.
            pub const IDS: [&'static str; $count] = [$($id),*];

            /// Counted from 0: the index into arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The stable English identifier.
            pub const fn id(self) -> &'static str {
                Self::IDS[self as usize]
            }
        }
    };
}

kinds! {
    /// A good. Wood is the last: it is never in demand and has no die.
    Good, 6:
    Sugar = "sugar", "White.";
    Tobacco = "tobacco", "Green.";
    Citrus = "citrus", "Orange.";
    Rum = "rum", "Red.";
    Cigars = "cigars", "Black.";
    Wood = "wood", "Natural.";
}

kinds! {
    /// The colour of a flower: it joins a Cuban to three buildings.
    Flower, 4:
    Yellow = "yellow", "Yellow.";
    Blue = "blue", "Blue.";
    Red = "red", "Red.";
    White = "white", "White.";
}

kinds! {
    /// A Cuban on the street.
    Cuban, 9:
    Pedro = "pedro", "The tobacco dealer.";
    Jose = "jose", "The cane grower.";
    Conchita = "conchita", "The fruit seller.";
    Miguel = "miguel", "The woodcutter.";
    Pablo = "pablo", "The fence.";
    Maria = "maria", "The dancer.";
    Martinez = "martinez", "The musician.";
    ElZorro = "el-zorro", "The pickpocket.";
    Alonso = "alonso", "The lawyer.";
}

kinds! {
    /// A building of the town.
    Building, 12:
    Bank = "bank", "Pesos.";
    Church = "church", "A point.";
    Distillery = "distillery", "Sugar into rum.";
    CigarFactory = "cigar-factory", "Tobacco into cigars.";
    BlackMarket = "black-market", "A good for another.";
    Sawmill = "sawmill", "Wood into a point and a peso.";
    Cafe = "cafe", "Points for a rum and a cigar.";
    CustomsOffice = "customs-office", "A die to 0.";
    Casino = "casino", "Pesos and points, either way.";
    HarbourMaster = "harbour-master", "The value marker.";
    Office = "office", "A delivery of one good.";
    Newspaper = "newspaper", "A peso, and a Cuban face down.";
}

impl Good {
    /// Goods that have a die: all but wood. Their indices are the same as in [`Good::ALL`].
    pub const WITH_DIE: [Good; DICE] = [Good::Sugar, Good::Tobacco, Good::Citrus, Good::Rum, Good::Cigars];

    /// The highest face of its die.
    pub const fn highest_face(self) -> u8 {
        let faces = DIE_FACES[self as usize];
        let mut face = faces.len() as u8 - 1;
        while faces[face as usize] == 0 {
            face -= 1;
        }
        face
    }
}

/// What a Cuban does for whoever stops there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CubanEffect {
    /// So many of this good from the supply.
    Goods(u8, Good),
    /// One good of choice with a die.
    AnyGood,
    /// So many points.
    Points(u16),
    /// So many pesos.
    Pesos(u16),
    /// Every opponent gives something.
    Robbery,
    /// Claim a building, or use one's own.
    Law,
}

/// A tile of a Cuban.
#[derive(Copy, Clone, Debug)]
pub struct CubanTile {
    /// Who.
    pub cuban: Cuban,
    /// What stopping there gives.
    pub effect: CubanEffect,
    /// The flower, if there is one, and where its colour comes from.
    pub flower: Option<(Flower, Source)>,
}

/// The nine Cubans.
pub const CUBANS: [CubanTile; Cuban::COUNT] = [
    tile(Cuban::Pedro, CubanEffect::Goods(2, Good::Tobacco), Some((Flower::White, Rule))),
    tile(Cuban::Jose, CubanEffect::Goods(2, Good::Sugar), Some((Flower::Yellow, Data))),
    tile(Cuban::Conchita, CubanEffect::Goods(2, Good::Citrus), Some((Flower::Red, Rebuilt))),
    tile(Cuban::Miguel, CubanEffect::Goods(2, Good::Wood), Some((Flower::Blue, Rule))),
    tile(Cuban::Pablo, CubanEffect::AnyGood, Some((Flower::Blue, Rebuilt))),
    tile(Cuban::Maria, CubanEffect::Points(2), Some((Flower::Red, Rebuilt))),
    tile(Cuban::Martinez, CubanEffect::Pesos(3), Some((Flower::Yellow, Rebuilt))),
    tile(Cuban::ElZorro, CubanEffect::Robbery, None),
    tile(Cuban::Alonso, CubanEffect::Law, Some((Flower::White, Rule))),
];

const fn tile(cuban: Cuban, effect: CubanEffect, flower: Option<(Flower, Source)>) -> CubanTile {
    CubanTile { cuban, effect, flower }
}

impl Cuban {
    /// The tile.
    #[inline]
    pub const fn tile(self) -> &'static CubanTile {
        &CUBANS[self as usize]
    }

    /// The colour of the flower; El Zorro has none.
    #[inline]
    pub fn flower(self) -> Option<Flower> {
        self.tile().flower.map(|(flower, _)| flower)
    }
}

/// Stops of the street: the harbour and one for every Cuban.
pub const STOPS: u8 = 10;
/// The stop of the harbour; the Cubans stand at 1 to 9, clockwise after it.
pub const HARBOUR: u8 = 0;
/// The most stops one drive may have.
pub const LONGEST_DRIVE: u8 = 19;
/// Pesos for every stop after the first.
pub const PESOS_PER_STOP: u16 = 1;

/// Buildings under each flower.
pub const BUILDINGS_PER_FLOWER: usize = 3;
/// Ownership markers of a player.
pub const MARKERS: u32 = 3;
/// Points for an owner at the end of another's turn on the building.
pub const RENT: u16 = 1;

/// Pieces of every good, starting goods included.
pub const PIECES: u8 = 8;
/// What a player starts with, of every good.
pub const STARTING_GOODS: [u8; Good::COUNT] = [1, 1, 1, 0, 0, 0];
/// What a player starts with, in pesos.
pub const STARTING_PESOS: u16 = 3;
/// What a player starts with, in points.
pub const STARTING_POINTS: u16 = 2;
/// Pesos and points are unlimited; the program counts no further than this.
pub const MOST_CHIPS: u16 = 30_000;

/// Dice, one for every good but wood.
pub const DICE: usize = 5;
/// Dice on a ship.
pub const DICE_ON_SHIP: usize = 4;
/// What chance and records call the faces.
pub const FACES: [&str; 5] = ["0", "1", "2", "3", "4"];
/// How many sides of each die show 0, 1, 2, 3 and 4.
pub const DIE_FACES: [[u8; FACES.len()]; DICE] =
    [[1, 2, 2, 1, 0], [1, 2, 2, 1, 0], [1, 1, 2, 1, 1], [1, 2, 2, 1, 0], [1, 2, 2, 1, 0]];

/// Ships that leave before the game is over.
pub const SHIPS: u8 = 7;
/// Points per good for a new ship: the first flag.
pub const LOWEST_VALUE: u8 = 2;
/// The last flag before the chequered one.
pub const HIGHEST_VALUE: u8 = 4;
/// Points per wood, whatever the value.
pub const WOOD_VALUE: u16 = 1;

/// Pesos at the bank.
pub const BANK_PESOS: u16 = 2;
/// Points at the church.
pub const CHURCH_POINTS: u16 = 1;
/// Points at the sawmill.
pub const SAWMILL_POINTS: u16 = 1;
/// Pesos at the sawmill.
pub const SAWMILL_PESOS: u16 = 1;
/// Points for a rum, and for a cigar, at the café.
pub const CAFE_POINTS: u16 = 2;
/// Pesos that make a point at the casino, and come from one.
pub const CASINO_PESOS: u16 = 3;
/// Points for the one good delivered at the office.
pub const OFFICE_POINTS: u16 = 2;
/// Pesos at the newspaper.
pub const NEWSPAPER_PESOS: u16 = 1;

/// Goods that make a point at the end.
pub const GOODS_PER_POINT: u16 = 3;

/// The values nobody could find, by the name of their tile: said on the help page.
pub fn rebuilt() -> impl Iterator<Item = (Cuban, Flower)> {
    CUBANS.iter().filter_map(|tile| match tile.flower {
        Some((flower, Rebuilt)) => Some((tile.cuban, flower)),
        _ => None,
    })
}
