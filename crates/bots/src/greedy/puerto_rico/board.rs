//! What one player's board is worth: points now, and what goods, money, plantations and buildings will bring.

use super::{
    Taste,
    crew::{self, Manning},
    outlook::Outlook,
};
use game::Seat;
use puerto_rico::{
    Building, Good, Player, Position, Role, Step, Tile,
    components::{
        BuildingSet, FACTORY_PAYS, HOUSE_SLOTS, LARGE_MARKET_BONUS, SMALL, SMALL_MARKET_BONUS, VIOLET,
    },
};

/// What a colonist without a circle is worth.
const IDLE_COLONIST: f32 = 0.25;
/// Doubloons beyond this many are worth half: more than one building cannot be paid at once.
const ENOUGH: f32 = 12.0;
/// How often per trader phase the trading house has room for the player's kind of goods.
const SOLD: f32 = 0.6;

/// What this player may expect in the end.
pub fn worth(position: &Position, seat: Seat, outlook: &Outlook, prices: &Prices, taste: &Taste) -> f32 {
    let player = position.player(seat);
    let rates = Rates::of(player, outlook, prices);
    let placing = position.step() == Step::Place && player.san_juan() > 0;
    let mut manning = Manning::of(player);
    if placing {
        crew::complete(&mut manning, player, player.san_juan(), &rates);
    }
    let full = Manning::full(player);
    let now = rates.income(&manning);
    let later = if manning == full { now } else { rates.income(&full) };
    let income = now + (later - now).max(0.0) * outlook.patience;
    let idle = if placing { 0.0 } else { f32::from(player.san_juan()) };
    points(position, seat, player, outlook, taste)
        + income
        + goods(player, &manning, outlook, taste)
        + money(player, outlook)
        + idle * IDLE_COLONIST * (outlook.times(Role::Mayor)).min(1.0)
}

/// How many violet buildings are small.
const SMALL_VIOLET: usize = (SMALL & VIOLET).count_ones() as usize;

/// A number for every violet building, in the order of the table, where the production buildings come first.
pub struct Violets([f32; Building::COUNT - Building::PRODUCTION]);

impl Violets {
    /// The number of this violet building.
    #[inline]
    pub fn of(&self, building: Building) -> f32 {
        self.0[building.index() - Building::PRODUCTION]
    }
}

/// The small buildings by column: those of one printed point, of two, and of three.
const COLUMNS: [BuildingSet; 3] = {
    let (mut columns, mut at) = ([0; 3], 0);
    while at < Building::COUNT {
        if !Building::ALL[at].is_large() {
            columns[Building::ALL[at].data().points as usize - 1] |= Building::ALL[at].bit();
        }
        at += 1;
    }
    columns
};

/// Chips, printed points, and the large buildings: occupied, or soon to be.
fn points(position: &Position, seat: Seat, player: &Player, outlook: &Outlook, taste: &Taste) -> f32 {
    let mut points = f32::from(player.chips());
    let time = outlook.time();
    if taste.building == 0.0 {
        // Whole numbers: their sum is the same in any order.
        let column = |set: BuildingSet| (player.built() & set).count_ones();
        points += (column(COLUMNS[0]) + 2 * column(COLUMNS[1]) + 3 * column(COLUMNS[2])) as f32;
    } else {
        for building in player.buildings().filter(|building| !building.is_large()) {
            points += f32::from(building.data().points) + taste.building * time;
        }
    }
    // A large one scores only if it is occupied.
    let mut left = player.built() & !SMALL;
    while left != 0 {
        let building = Building::ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        points += f32::from(building.data().points) + taste.building * time;
        let bonus = f32::from(position.large_bonus(seat, building));
        let growth = match building {
            Building::CustomsHouse | Building::CityHall => 0.25,
            Building::Fortress | Building::Residence => 0.2,
            Building::GuildHall => 0.1,
            // The others are small.
            _ => 0.0,
        };
        let occupied = if player.uses(building) { 1.0 } else { outlook.times(Role::Mayor).min(0.9) };
        points += occupied * (bonus + growth * outlook.rounds.min(4.0)) + taste.large * time;
    }
    points
}

fn money(player: &Player, outlook: &Outlook) -> f32 {
    let doubloons = f32::from(player.doubloons());
    let enough = doubloons.min(ENOUGH);
    outlook.doubloon * (enough + (doubloons - enough) * 0.5)
}

/// Barrels at hand: each may be shipped if there is room for it, and one may be sold.
fn goods(player: &Player, manning: &Manning, outlook: &Outlook, taste: &Taste) -> f32 {
    if player.goods().is_empty() {
        return 0.0;
    }
    let wharf = manning.uses(Building::Wharf);
    let harbor = if manning.uses(Building::Harbor) { 1.0 } else { 0.0 };
    let (mut shipped, mut kinds) = (0.0, 0);
    let mut best_sale: f32 = 0.0;
    let (ships, house) = (&outlook.ships, outlook.house);
    for (good, amount) in player.goods().iter() {
        let carried = ships.room[good.index()];
        let room = carried.unwrap_or(ships.largest_empty);
        let amount = f32::from(amount);
        let fits = if wharf { amount } else { amount.min(f32::from(room)) };
        // Kinds compete for the empty ships; what does not fit now may fit after ships have sailed.
        let chance =
            if carried.is_some() || wharf { 0.95 } else { [0.2, 0.6, 0.75, 0.85][ships.empty.min(3)] };
        shipped += fits * chance + (amount - fits) * 0.25 + harbor * chance * fits.min(1.0);
        kinds += 1;
        let welcome = house.get(good) == 0 || manning.uses(Building::Office);
        if welcome && house.total() < HOUSE_SLOTS {
            best_sale = best_sale.max(f32::from(good.data().price) + market(manning));
        }
    }
    // Barrels that nobody can store are lost after the next captain.
    let crowded = (kinds - 1 - i32::from(player.warehouse_kinds())).max(0) as f32;
    let traders = outlook.times(Role::Trader).min(1.0);
    let sale = (best_sale * outlook.doubloon - outlook.ship * 0.6).max(0.0) * SOLD * traders;
    taste.shipping * shipped * outlook.ship - crowded * 0.1 + taste.sales * sale
}

fn market(manning: &Manning) -> f32 {
    f32::from(
        u8::from(manning.uses(Building::SmallMarket)) * SMALL_MARKET_BONUS
            + u8::from(manning.uses(Building::LargeMarket)) * LARGE_MARKET_BONUS,
    )
}

/// What filled circles bring the player who has them: all that depends on the outlook and the taste alone.
#[derive(Copy, Clone, Default)]
pub struct Prices {
    /// A barrel of corn for every craftsman to come, and one of another good, by how many are made already.
    corn: [f32; SHARE.len()],
    barrel: [f32; SHARE.len()],
    /// What the first barrel of a kind brings in addition, by sales.
    first: [f32; Good::COUNT],
    /// What a quarry saves at every builder, in doubloons.
    quarry: f32,
    /// What a factory pays, by the number of kinds.
    factory: [f32; FACTORY_PAYS.len()],
    /// What each doubloon more for a sale brings.
    sells: f32,
    captains: f32,
}

/// Ships are not endless: what one more barrel is worth, by how many are made already.
const SHARE: [f32; 7] = [1.0, 0.95, 0.85, 0.7, 0.55, 0.4, 0.3];

impl Prices {
    /// For a player of this taste.
    pub fn of(outlook: &Outlook, taste: &Taste) -> Prices {
        let traders = outlook.times(Role::Trader) * SOLD;
        let sale = |good: Good| {
            let scarce = outlook.scarce[good.index()];
            let liked = if good == Good::Coffee { taste.sales * taste.coffee } else { taste.sales };
            liked * f32::from(good.data().price) * scarce * traders * outlook.doubloon
        };
        let harvests = outlook.harvests();
        let barrel = taste.shipping * 0.72 * harvests;
        let corn = barrel * taste.corn;
        Prices {
            corn: SHARE.map(|share| corn * share),
            barrel: SHARE.map(|share| barrel * share),
            first: Good::ALL.map(|good| sale(good) * 0.55),
            quarry: taste.quarries * 0.8,
            factory: FACTORY_PAYS.map(|pays| taste.factory * f32::from(pays) * harvests * outlook.doubloon),
            sells: traders * outlook.doubloon,
            captains: outlook.times(Role::Captain),
        }
    }
}

/// What filled circles bring a player until the end of the game.
pub struct Rates<'a> {
    prices: &'a Prices,
    quarry: f32,
    doubloon: f32,
    builders: f32,
    settlers: f32,
    free_island: f32,
    free_city: f32,
}

impl Rates<'_> {
    /// For this player.
    pub fn of<'a>(player: &Player, outlook: &Outlook, prices: &'a Prices) -> Rates<'a> {
        let builders = outlook.times(Role::Builder).min(f32::from(player.free_city()));
        Rates {
            prices,
            quarry: prices.quarry * builders * outlook.doubloon,
            doubloon: outlook.doubloon,
            builders,
            settlers: outlook.times(Role::Settler).min(f32::from(player.free_island())),
            free_island: f32::from(player.free_island()),
            free_city: f32::from(player.free_city()),
        }
    }

    /// One more barrel for every craftsman to come, of a kind of which some are made already.
    #[inline]
    pub fn unit(&self, good: Good, made: u8) -> f32 {
        let barrel = if good == Good::Corn { &self.prices.corn } else { &self.prices.barrel };
        let first = if made == 0 { self.prices.first[good.index()] } else { 0.0 };
        barrel[usize::from(made).min(SHARE.len() - 1)] + first
    }

    /// One more quarry. The fourth counts for few buildings.
    #[inline]
    pub fn quarry(&self, quarries: u8) -> f32 {
        self.quarry * [1.0, 0.85, 0.6, 0.3, 0.0][usize::from(quarries).min(4)]
    }

    /// What each violet building brings when it is occupied, for a player who makes this many kinds and barrels; nothing for
    /// the large ones, which are counted with the points.
    /// All at once: that takes less time than to find out for one after the other what it is.
    pub fn violets(&self, kinds: u8, barrels: u8) -> Violets {
        let Prices { factory, sells, captains, .. } = *self.prices;
        let (kinds_f, barrels) = (f32::from(kinds), f32::from(barrels));
        let sells = if kinds > 0 { sells } else { 0.0 };
        // As many as there are: the compiler asks for a new one.
        let brings: [(Building, f32); SMALL_VIOLET] = [
            (Building::SmallMarket, 0.8 * sells),
            (Building::Hacienda, 0.45 * self.settlers.min(self.free_island / 2.0)),
            (Building::ConstructionHut, 0.5 * self.settlers.min(3.0) * self.doubloon),
            (Building::SmallWarehouse, 0.25 * captains * (barrels / 3.0).min(1.0)),
            (Building::Hospice, 0.55 * self.settlers),
            (Building::Office, 0.35 * sells * kinds_f.min(3.0)),
            (Building::LargeMarket, 1.6 * sells),
            (Building::LargeWarehouse, 0.35 * captains * (barrels / 4.0).min(1.0)),
            (Building::Factory, factory[usize::from(kinds)]),
            (Building::University, 0.6 * self.builders.min(self.free_city)),
            (Building::Harbor, 0.75 * captains * kinds_f.min(3.5)),
            (Building::Wharf, 0.3 * captains * (barrels / 2.0).min(2.5)),
        ];
        let mut violets = Violets([0.0; Building::COUNT - Building::PRODUCTION]);
        for (building, brings) in brings {
            violets.0[building.index() - Building::PRODUCTION] = brings;
        }
        violets
    }

    /// Everything the filled circles bring.
    pub fn income(&self, manning: &Manning) -> f32 {
        let (mut income, mut kinds, mut barrels) = (0.0, 0, 0);
        for good in Good::ALL {
            let made = manning.made(good);
            for unit in 0..made {
                income += self.unit(good, unit);
            }
            kinds += u8::from(made > 0);
            barrels += made;
        }
        for quarry in 0..manning.tiles[Tile::Quarry.index()] {
            income += self.quarry(quarry);
        }
        let mut left = manning.violet;
        if left != 0 {
            let violets = self.violets(kinds, barrels);
            while left != 0 {
                income += violets.of(Building::ALL[left.trailing_zeros() as usize]);
                left &= left - 1;
            }
        }
        income
    }
}
