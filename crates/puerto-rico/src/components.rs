//! Everything in the box: goods, plantations, buildings, roles and ships, and how many of each are in play.
//! Every number of the game is here, once.

pub use crate::pieces::{Place, Ship};
use crate::setup::FactoryUniversity;
use game::kinds;

kinds! {
    /// A good; barrels of it are made, sold and shipped.
    pub enum Good: GoodData {
        /// Corn: needs no building, sells for 0 doubloons.
        Corn = "corn" { barrels: 10, plantations: 10, price: 0 },
        /// Indigo.
        Indigo = "indigo" { barrels: 11, plantations: 12, price: 1 },
        /// Sugar.
        Sugar = "sugar" { barrels: 11, plantations: 11, price: 2 },
        /// Tobacco.
        Tobacco = "tobacco" { barrels: 9, plantations: 9, price: 3 },
        /// Coffee.
        Coffee = "coffee" { barrels: 9, plantations: 8, price: 4 },
    }
}

kinds! {
    /// An island tile: a plantation of each good, with the good's index, and the quarry.
    pub enum Tile {
        /// A corn plantation.
        Corn = "corn",
        /// An indigo plantation.
        Indigo = "indigo",
        /// A sugar plantation.
        Sugar = "sugar",
        /// A tobacco plantation.
        Tobacco = "tobacco",
        /// A coffee plantation.
        Coffee = "coffee",
        /// A quarry.
        Quarry = "quarry",
    }
}

kinds! {
    /// A building: the six production buildings first, then the violet ones, each group by price.
    pub enum Building: BuildingData {
        /// Makes indigo.
        SmallIndigoPlant = "small-indigo-plant" {
            price: 1, points: 1, circles: 1, copies: 4,
            makes: Some(Good::Indigo), ..SMALL_BUILDING
        },
        /// Makes sugar.
        SmallSugarMill = "small-sugar-mill" {
            price: 2, points: 1, circles: 1, copies: 4,
            makes: Some(Good::Sugar), ..SMALL_BUILDING
        },
        /// Makes indigo.
        IndigoPlant = "indigo-plant" {
            price: 3, points: 2, circles: 3, copies: 3,
            makes: Some(Good::Indigo), ..SMALL_BUILDING
        },
        /// Makes sugar.
        SugarMill = "sugar-mill" {
            price: 4, points: 2, circles: 3, copies: 3,
            makes: Some(Good::Sugar), ..SMALL_BUILDING
        },
        /// Makes tobacco.
        TobaccoStorage = "tobacco-storage" {
            price: 5, points: 3, circles: 3, copies: 3,
            makes: Some(Good::Tobacco), ..SMALL_BUILDING
        },
        /// Makes coffee.
        CoffeeRoaster = "coffee-roaster" {
            price: 6, points: 3, circles: 2, copies: 3,
            makes: Some(Good::Coffee), ..SMALL_BUILDING
        },
        /// One doubloon more for a sale.
        SmallMarket = "small-market" { price: 1, points: 1, ..SMALL_BUILDING },
        /// A plantation drawn blind before the normal pick.
        Hacienda = "hacienda" { price: 2, points: 1, ..SMALL_BUILDING },
        /// A quarry instead of a plantation.
        ConstructionHut = "construction-hut" { price: 2, points: 1, ..SMALL_BUILDING },
        /// Stores one kind.
        SmallWarehouse = "small-warehouse" { price: 3, points: 1, ..SMALL_BUILDING },
        /// A colonist onto the tile just taken.
        Hospice = "hospice" { price: 4, points: 2, ..SMALL_BUILDING },
        /// Sells a kind the trading house already has.
        Office = "office" { price: 5, points: 2, ..SMALL_BUILDING },
        /// Two doubloons more for a sale.
        LargeMarket = "large-market" { price: 5, points: 2, ..SMALL_BUILDING },
        /// Stores two kinds.
        LargeWarehouse = "large-warehouse" { price: 6, points: 2, ..SMALL_BUILDING },
        /// Doubloons for the kinds produced.
        Factory = "factory" { price: 7, points: 3, ..SMALL_BUILDING },
        /// A colonist onto the building just built.
        University = "university" { price: 8, points: 3, ..SMALL_BUILDING },
        /// A victory point more for each load.
        Harbor = "harbor" { price: 8, points: 3, ..SMALL_BUILDING },
        /// A ship of your own, once a phase.
        Wharf = "wharf" { price: 9, points: 3, ..SMALL_BUILDING },
        /// Points for production buildings.
        GuildHall = "guild-hall" { ..LARGE_BUILDING },
        /// Points for island tiles.
        Residence = "residence" { ..LARGE_BUILDING },
        /// Points for colonists.
        Fortress = "fortress" { ..LARGE_BUILDING },
        /// Points for victory point chips.
        CustomsHouse = "customs-house" { ..LARGE_BUILDING },
        /// Points for violet buildings.
        CityHall = "city-hall" { ..LARGE_BUILDING },
    }
}

kinds! {
    /// A role card. The two prospectors of five players are separate cards.
    pub enum Role {
        /// Settler (planteur).
        Settler = "settler",
        /// Mayor (intendant).
        Mayor = "mayor",
        /// Builder (maçon).
        Builder = "builder",
        /// Craftsman (artisan).
        Craftsman = "craftsman",
        /// Trader (marchand).
        Trader = "trader",
        /// Captain (capitaine).
        Captain = "captain",
        /// Prospector (chercheur d'or).
        Prospector = "prospector",
        /// The second prospector, with five players.
        Prospector2 = "prospector-2",
    }
}

/// The data of a good.
#[derive(Copy, Clone, Debug)]
pub struct GoodData {
    /// Barrels in the box.
    pub barrels: u8,
    /// Plantation tiles in the box.
    pub plantations: u8,
    /// What the trading house pays.
    pub price: u8,
}

/// The data of a building.
#[derive(Copy, Clone, Debug)]
pub struct BuildingData {
    /// Doubloons.
    pub price: u8,
    /// Printed victory points: also its column, the most quarries that count.
    pub points: u8,
    /// Circles for colonists.
    pub circles: u8,
    /// Tiles in the box.
    pub copies: u8,
    /// City spaces.
    pub size: u8,
    /// The good a production building makes; violet buildings make none.
    pub makes: Option<Good>,
}

/// What most buildings have in common: a violet building with one circle, on one city space.
const SMALL_BUILDING: BuildingData =
    BuildingData { price: 0, points: 0, circles: 1, copies: 2, size: 1, makes: None };

/// The five large buildings.
const LARGE_BUILDING: BuildingData =
    BuildingData { price: 10, points: 4, copies: 1, size: 2, ..SMALL_BUILDING };

/// Quarries in the box.
pub const QUARRIES: u8 = 8;
/// Spaces of an island, one tile each.
pub const ISLAND_SPACES: u8 = 12;
/// Spaces of a city.
pub const CITY_SPACES: u8 = 12;
/// Barrels the trading house holds.
pub const HOUSE_SLOTS: u8 = 4;
/// What the small market adds to a sale.
pub const SMALL_MARKET_BONUS: u8 = 1;
/// What the large market adds to a sale.
pub const LARGE_MARKET_BONUS: u8 = 2;
/// Kinds the small warehouse stores.
pub const SMALL_WAREHOUSE_KINDS: u8 = 1;
/// Kinds the large warehouse stores.
pub const LARGE_WAREHOUSE_KINDS: u8 = 2;
/// What the factory pays, by the number of kinds.
pub const FACTORY_PAYS: [u8; Good::COUNT + 1] = [0, 0, 1, 2, 3, 5];
/// What the chooser's privilege is worth in doubloons (builder, trader, prospector) or points (captain).
pub const PRIVILEGE: u8 = 1;
/// What the harbor adds to a load.
pub const HARBOR_BONUS: u8 = 1;
/// Guild hall: points for a small production building.
pub const GUILD_SMALL: u8 = 1;
/// Guild hall: points for a large production building.
pub const GUILD_LARGE: u8 = 2;
/// Residence: points for at most nine, ten, eleven and twelve island tiles.
pub const RESIDENCE: [u8; 4] = [4, 5, 6, 7];
/// Fortress: colonists for a point.
pub const FORTRESS_COLONISTS: u8 = 3;
/// Customs house: chips for a point.
pub const CUSTOMS_CHIPS: u16 = 4;
/// The smallest cargo ship.
pub const SMALLEST_SHIP: u8 = 4;
/// Factory and university change prices under the option `factory-university: swapped`.
pub const SWAPPED: [(Building, u8); 2] = [(Building::Factory, 8), (Building::University, 7)];

/// What depends on the number of players.
#[derive(Copy, Clone, Debug)]
pub struct Table {
    /// Doubloons each at the start.
    pub doubloons: u8,
    /// Victory points in the supply.
    pub chips: u16,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on the ship at the start, and the fewest at every refill: one for each player.
    pub colonist_ship: u8,
    /// Sizes of the cargo ships.
    pub ships: &'static [u8],
    /// How many role cards are in play: the first of [`Role::ALL`].
    pub roles: u8,
    /// Roles taken in a round.
    pub turns: u8,
    /// Face-up plantations.
    pub row: u8,
    /// Starting tiles, from the governor clockwise.
    pub first_tiles: &'static [Tile],
    /// Plantations of each kind left in the box.
    pub fewer_plantations: u8,
    /// Quarries left in the box.
    pub fewer_quarries: u8,
    /// Barrels of each kind left in the box.
    pub fewer_barrels: u8,
    /// The most tiles of each production building.
    pub most_production: u8,
    /// The most tiles of each violet building.
    pub most_violet: u8,
}

/// Fewest players: [`TABLES`] starts with them.
pub const FEWEST_PLAYERS: u8 = 2;
/// Most players.
pub const MOST_PLAYERS: usize = 5;

const FULL: Table = Table {
    doubloons: 0,
    chips: 0,
    colonists: 0,
    colonist_ship: 0,
    ships: &[],
    roles: 0,
    turns: 0,
    row: 0,
    first_tiles: &[],
    fewer_plantations: 0,
    fewer_quarries: 0,
    fewer_barrels: 0,
    most_production: u8::MAX,
    most_violet: u8::MAX,
};

/// By number of players, from two.
pub const TABLES: [Table; 4] = [
    Table {
        doubloons: 3,
        chips: 65,
        colonists: 40,
        colonist_ship: 2,
        ships: &[4, 6],
        roles: 7,
        turns: 6,
        row: 3,
        first_tiles: &[Tile::Indigo, Tile::Corn],
        fewer_plantations: 3,
        fewer_quarries: 3,
        fewer_barrels: 2,
        most_production: 2,
        most_violet: 1,
    },
    Table {
        doubloons: 2,
        chips: 75,
        colonists: 55,
        colonist_ship: 3,
        ships: &[4, 5, 6],
        roles: 6,
        turns: 3,
        row: 4,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Corn],
        ..FULL
    },
    Table {
        doubloons: 3,
        chips: 100,
        colonists: 75,
        colonist_ship: 4,
        ships: &[5, 6, 7],
        roles: 7,
        turns: 4,
        row: 5,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn],
        ..FULL
    },
    Table {
        doubloons: 4,
        chips: 122,
        colonists: 95,
        colonist_ship: 5,
        ships: &[6, 7, 8],
        roles: 8,
        turns: 5,
        row: 6,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn],
        ..FULL
    },
];

impl Table {
    /// The table for this many players.
    #[inline]
    pub const fn of(players: u8) -> &'static Table {
        &TABLES[(players - FEWEST_PLAYERS) as usize & 3]
    }

    /// Plantation tiles of this kind in play, starting tiles included.
    pub const fn plantations(&self, good: Good) -> u8 {
        good.data().plantations - self.fewer_plantations
    }

    /// Quarries in play.
    pub const fn quarries(&self) -> u8 {
        QUARRIES - self.fewer_quarries
    }

    /// Barrels of this kind in play.
    pub const fn barrels(&self, good: Good) -> u8 {
        good.data().barrels - self.fewer_barrels
    }

    /// Tiles of this building in play.
    pub const fn copies(&self, building: Building) -> u8 {
        let data = building.data();
        let most = if data.makes.is_some() { self.most_production } else { self.most_violet };
        if data.copies < most { data.copies } else { most }
    }

    /// All colonists in play.
    pub const fn all_colonists(&self) -> u8 {
        self.colonists + self.colonist_ship
    }
}

impl Good {
    /// Its plantation.
    #[inline]
    pub const fn plantation(self) -> Tile {
        Tile::ALL[self as usize]
    }
}

impl Tile {
    /// What grows on it; nothing on a quarry.
    pub const fn grows(self) -> Option<Good> {
        if (self as usize) < Good::COUNT { Some(Good::ALL[self as usize]) } else { None }
    }
}

impl Building {
    /// How many production buildings there are; they come first.
    pub const PRODUCTION: usize = 6;

    /// Its bit in a set of buildings.
    #[inline]
    pub const fn bit(self) -> BuildingSet {
        1 << self as u32
    }

    /// Is it violet?
    #[inline]
    pub const fn is_violet(self) -> bool {
        self as usize >= Building::PRODUCTION
    }

    /// Does it take two city spaces?
    #[inline]
    pub const fn is_large(self) -> bool {
        self.data().size > 1
    }

    /// Its price on the board, without discounts.
    pub(crate) const fn listed_price(self, prices: FactoryUniversity) -> u8 {
        if let FactoryUniversity::Swapped = prices {
            let mut at = 0;
            while at < SWAPPED.len() {
                if SWAPPED[at].0 as u8 == self as u8 {
                    return SWAPPED[at].1;
                }
                at += 1;
            }
        }
        self.data().price
    }

    /// Its price for a player with these occupied quarries and this further discount.
    #[inline]
    pub(crate) const fn price(self, prices: FactoryUniversity, quarries: u8, discount: u8) -> u8 {
        let points = self.data().points;
        let counted = if quarries < points { quarries } else { points };
        self.listed_price(prices).saturating_sub(counted).saturating_sub(discount)
    }
}

/// A set of buildings, a bit each.
pub type BuildingSet = u32;
/// A set of places, a bit each.
pub type PlaceSet = u32;
const _: () =
    assert!(Place::COUNT <= PlaceSet::BITS as usize && Building::COUNT <= BuildingSet::BITS as usize);

/// All violet buildings.
pub const VIOLET: BuildingSet = ((1 << Building::COUNT) - 1) & !((1 << Building::PRODUCTION) - 1);
/// The small buildings, which take one city space.
pub const SMALL: BuildingSet = {
    let (mut set, mut at) = (0, 0);
    while at < Building::COUNT {
        if Building::DATA[at].size == 1 {
            set |= 1 << at;
        }
        at += 1;
    }
    set
};

/// More occupied quarries than this never count.
pub const MOST_QUARRIES: usize = 4;
/// With this many doubloons a player can pay for every building.
pub const HIGHEST_PRICE: usize = {
    let (mut highest, mut at) = (0, 0);
    while at < Building::COUNT {
        if Building::DATA[at].price > highest {
            highest = Building::DATA[at].price;
        }
        at += 1;
    }
    highest as usize
};

/// What can be paid for, by prices, occupied quarries (at most [`MOST_QUARRIES`]) and doubloons (at most [`HIGHEST_PRICE`]).
pub static AFFORDABLE: [[[BuildingSet; HIGHEST_PRICE + 1]; MOST_QUARRIES + 1]; 2] = {
    let mut table = [[[0; HIGHEST_PRICE + 1]; MOST_QUARRIES + 1]; 2];
    let prices = [FactoryUniversity::Standard, FactoryUniversity::Swapped];
    let mut option = 0;
    while option < prices.len() {
        let mut quarries = 0;
        while quarries <= MOST_QUARRIES {
            let mut money = 0;
            while money <= HIGHEST_PRICE {
                let mut at = 0;
                while at < Building::COUNT {
                    if Building::ALL[at].price(prices[option], quarries as u8, 0) as usize <= money {
                        table[option][quarries][money] |= 1 << at;
                    }
                    at += 1;
                }
                money += 1;
            }
            quarries += 1;
        }
        option += 1;
    }
    table
};

impl Role {
    /// Its bit in a set of roles.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}
