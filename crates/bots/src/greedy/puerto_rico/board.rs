//! What one player's board is worth: points now, and what goods, money, plantations and buildings will bring.

use super::{
    Taste,
    crew::{self, Manning},
    outlook::Outlook,
};
use game::Seat;
use puerto_rico::{
    Building, Good, Player, Position, Role, Step, Tile,
    components::{FACTORY_PAYS, HOUSE_SLOTS, LARGE_MARKET_BONUS, SMALL_MARKET_BONUS},
};

/// What a colonist without a circle is worth.
const IDLE_COLONIST: f32 = 0.25;
/// Doubloons beyond this many are worth half: more than one building cannot be paid at once.
const ENOUGH: f32 = 12.0;
/// How often per trader phase the trading house has room for the player's kind of goods.
const SOLD: f32 = 0.6;

/// What this player may expect in the end.
pub fn worth(position: &Position, seat: Seat, outlook: &Outlook, taste: &Taste) -> f32 {
    let player = position.player(seat);
    let rates = Rates::of(player, outlook, taste);
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

/// Chips, printed points, and the large buildings: occupied, or soon to be.
fn points(position: &Position, seat: Seat, player: &Player, outlook: &Outlook, taste: &Taste) -> f32 {
    let mut points = f32::from(player.chips());
    let time = outlook.time();
    for building in player.buildings() {
        points += f32::from(building.data().points) + taste.building * time;
        if building.is_large() {
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

/// What filled circles bring until the end of the game.
pub struct Rates {
    /// A barrel of each good, shipped.
    barrel: [f32; Good::COUNT],
    /// What a kind of good that can be made brings by sales.
    sale: [f32; Good::COUNT],
    quarry: f32,
    /// The taste for factories.
    factory: f32,
    doubloon: f32,
    traders: f32,
    captains: f32,
    harvests: f32,
    builders: f32,
    settlers: f32,
    free_island: f32,
    free_city: f32,
}

impl Rates {
    /// For this player.
    pub fn of(player: &Player, outlook: &Outlook, taste: &Taste) -> Rates {
        let builders = outlook.times(Role::Builder).min(f32::from(player.free_city()));
        let traders = outlook.times(Role::Trader) * SOLD;
        let sale = Good::ALL.map(|good| {
            let scarce = outlook.scarce[good.index()];
            let liked = if good == Good::Coffee { taste.sales * taste.coffee } else { taste.sales };
            liked * f32::from(good.data().price) * scarce * traders * outlook.doubloon
        });
        let mut barrel = [taste.shipping * 0.72 * outlook.harvests(); Good::COUNT];
        barrel[Good::Corn.index()] *= taste.corn;
        Rates {
            barrel,
            sale,
            quarry: taste.quarries * 0.8 * builders * outlook.doubloon,
            factory: taste.factory,
            doubloon: outlook.doubloon,
            traders,
            captains: outlook.times(Role::Captain),
            harvests: outlook.harvests(),
            builders,
            settlers: outlook.times(Role::Settler).min(f32::from(player.free_island())),
            free_island: f32::from(player.free_island()),
            free_city: f32::from(player.free_city()),
        }
    }

    /// One more barrel per craftsman, of a kind of which some are made already. Ships are not endless.
    #[inline]
    pub fn unit(&self, good: Good, made: u8) -> f32 {
        const SHARE: [f32; 7] = [1.0, 0.95, 0.85, 0.7, 0.55, 0.4, 0.3];
        let first = if made == 0 { self.sale[good.index()] * 0.55 } else { 0.0 };
        self.barrel[good.index()] * SHARE[usize::from(made).min(SHARE.len() - 1)] + first
    }

    /// One more quarry. The fourth counts for few buildings.
    #[inline]
    pub fn quarry(&self, quarries: u8) -> f32 {
        self.quarry * [1.0, 0.85, 0.6, 0.3, 0.0][usize::from(quarries).min(4)]
    }

    /// An occupied violet building, for a player who makes this many kinds and barrels.
    pub fn violet(&self, building: Building, kinds: u8, barrels: u8) -> f32 {
        let (kinds_f, barrels) = (f32::from(kinds), f32::from(barrels));
        let sells = if kinds > 0 { self.traders * self.doubloon } else { 0.0 };
        match building {
            Building::SmallMarket => 0.8 * sells,
            Building::LargeMarket => 1.6 * sells,
            Building::Office => 0.35 * sells * kinds_f.min(3.0),
            Building::Hacienda => 0.45 * self.settlers.min(self.free_island / 2.0),
            Building::ConstructionHut => 0.5 * self.settlers.min(3.0) * self.doubloon,
            Building::SmallWarehouse => 0.25 * self.captains * (barrels / 3.0).min(1.0),
            Building::LargeWarehouse => 0.35 * self.captains * (barrels / 4.0).min(1.0),
            Building::Hospice => 0.55 * self.settlers,
            Building::University => 0.6 * self.builders.min(self.free_city),
            Building::Factory => {
                let pays = f32::from(FACTORY_PAYS[usize::from(kinds)]);
                self.factory * pays * self.harvests * self.doubloon
            }
            Building::Harbor => 0.75 * self.captains * kinds_f.min(3.5),
            Building::Wharf => 0.3 * self.captains * (barrels / 2.0).min(2.5),
            // Production buildings are counted by what they produce, the large ones with the points.
            Building::SmallIndigoPlant
            | Building::SmallSugarMill
            | Building::IndigoPlant
            | Building::SugarMill
            | Building::TobaccoStorage
            | Building::CoffeeRoaster
            | Building::GuildHall
            | Building::Residence
            | Building::Fortress
            | Building::CustomsHouse
            | Building::CityHall => 0.0,
        }
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
        while left != 0 {
            let building = Building::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            income += self.violet(building, kinds, barrels);
        }
        income
    }
}
