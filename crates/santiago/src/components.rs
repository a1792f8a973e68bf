//! What is in the box: goods, Cubans, buildings, dice and counts, in one table. Numbers of the game are here and
//! nowhere else; a value nobody could find is marked `Rebuilt`, so that one edit corrects it.

use game::{
    Source::{self, Data, Rebuilt, Rule},
    kinds,
};

kinds! {
    /// A good. Wood is the last: it is never in demand and has no die.
    pub enum Good {
        /// White.
        Sugar = "sugar",
        /// Green.
        Tobacco = "tobacco",
        /// Orange.
        Citrus = "citrus",
        /// Red.
        Rum = "rum",
        /// Black.
        Cigars = "cigars",
        /// Natural.
        Wood = "wood",
    }
}

kinds! {
    /// The colour of a flower: it joins a Cuban to three buildings.
    pub enum Flower {
        /// Yellow.
        Yellow = "yellow",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// White.
        White = "white",
    }
}

kinds! {
    /// A Cuban on the street.
    pub enum Cuban: CubanTile {
        /// The tobacco dealer.
        Pedro = "pedro" { effect: CubanEffect::Goods(2, Good::Tobacco), flower: Some((Flower::White, Rule)) },
        /// The cane grower.
        Jose = "jose" { effect: CubanEffect::Goods(2, Good::Sugar), flower: Some((Flower::Yellow, Data)) },
        /// The fruit seller.
        Conchita = "conchita" { effect: CubanEffect::Goods(2, Good::Citrus), flower: Some((Flower::Red, Rebuilt)) },
        /// The woodcutter.
        Miguel = "miguel" { effect: CubanEffect::Goods(2, Good::Wood), flower: Some((Flower::Blue, Rule)) },
        /// The fence.
        Pablo = "pablo" { effect: CubanEffect::AnyGood, flower: Some((Flower::Blue, Rebuilt)) },
        /// The dancer.
        Maria = "maria" { effect: CubanEffect::Points(2), flower: Some((Flower::Red, Rebuilt)) },
        /// The musician.
        Martinez = "martinez" { effect: CubanEffect::Pesos(3), flower: Some((Flower::Yellow, Rebuilt)) },
        /// The pickpocket.
        ElZorro = "el-zorro" { effect: CubanEffect::Robbery, flower: None },
        /// The lawyer.
        Alonso = "alonso" { effect: CubanEffect::Law, flower: Some((Flower::White, Rule)) },
    }
}

kinds! {
    /// A building of the town.
    pub enum Building {
        /// Pesos.
        Bank = "bank",
        /// A point.
        Church = "church",
        /// Sugar into rum.
        Distillery = "distillery",
        /// Tobacco into cigars.
        CigarFactory = "cigar-factory",
        /// A good for another.
        BlackMarket = "black-market",
        /// Wood into a point and a peso.
        Sawmill = "sawmill",
        /// Points for a rum and a cigar.
        Cafe = "cafe",
        /// A die to 0.
        CustomsOffice = "customs-office",
        /// Pesos and points, either way.
        Casino = "casino",
        /// The value marker.
        HarborMaster = "harbour-master",
        /// A delivery of one good.
        Office = "office",
        /// A peso, and a Cuban face down.
        Newspaper = "newspaper",
    }
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

/// What a Cuban does for the player who stops there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CubanEffect {
    /// This many of this good from the supply.
    Goods(u8, Good),
    /// One good of choice with a die.
    AnyGood,
    /// Points.
    Points(u16),
    /// Pesos.
    Pesos(u16),
    /// Every opponent gives something.
    Robbery,
    /// Claim a building, or use one's own.
    Law,
}

/// A tile of a Cuban.
#[derive(Copy, Clone, Debug)]
pub struct CubanTile {
    /// What stopping there gives.
    pub effect: CubanEffect,
    /// The flower, if there is one, and where its colour comes from.
    pub flower: Option<(Flower, Source)>,
}

impl Cuban {
    /// The colour of the flower; El Zorro has none.
    #[inline]
    pub fn flower(self) -> Option<Flower> {
        self.data().flower.map(|(flower, _)| flower)
    }
}

/// The fewest players.
pub const FEWEST_PLAYERS: u8 = 2;
/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// Stops of the street: the harbour and one for every Cuban.
pub const STOPS: u8 = 10;
/// The stop of the harbour; the Cubans stand at 1 to 9, clockwise after it.
pub const HARBOR: u8 = 0;
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

/// The game ends after this many rounds in a row in which no ship has left.
pub const STANDSTILL_ROUNDS: u8 = 20;
/// How many rounds before it that end is announced.
pub(crate) const STANDSTILL_NOTICE: u8 = 3;

/// The values nobody could find, by the name of their tile: said on the help page.
pub fn rebuilt() -> impl Iterator<Item = (Cuban, Flower)> {
    Cuban::ALL.into_iter().filter_map(|cuban| match cuban.data().flower {
        Some((flower, Rebuilt)) => Some((cuban, flower)),
        _ => None,
    })
}
