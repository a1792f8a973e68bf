//! What is in the box: the one table of all cards, the goods, the roles. Every number of the game is here.

use game::{Source, kinds};
use schemars::JsonSchema;
use serde::Serialize;

/// The fewest players.
pub const FEWEST_PLAYERS: u8 = 2;
/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Roles taken in a round of two players. (More players take one each.)
pub const ROLES_OF_TWO: u8 = 3;
/// Cards in hand at the start.
pub const FIRST_HAND: u8 = 4;
/// Cards dealt with the option `draft-start`, by seat.
pub const DRAFT_HANDS: [u8; MOST_PLAYERS] = [5, 6, 7, 8];
/// The most of them that are discarded down to a first hand.
pub const MOST_DRAFTED: u8 = DRAFT_HANDS[MOST_PLAYERS - 1] - FIRST_HAND;
/// How many buildings end the game.
pub const LAST_BUILDING: u8 = 12;
/// Cards a hand may hold at the start of a round.
pub const HAND_LIMIT: u8 = 7;
/// The same with a tower.
pub const TOWER_LIMIT: u8 = 12;
/// The same while another player has a guard room.
pub const GUARDED_LIMIT: u8 = 6;
/// What a covered park takes off the price.
pub const PARK_REDUCTION: u8 = 6;
/// What the good of a customs office is sold for.
pub const CUSTOMS_PRICE: u8 = 2;
/// Goods for which a market stand gives a card.
pub const MARKET_STAND_GOODS: u8 = 2;
/// Goods for which a market hall gives a card.
pub const MARKET_HALL_GOODS: u8 = 1;
/// Goods for which a well gives a card.
pub const WELL_GOODS: u8 = 2;
/// A poor house gives a card for a hand of no more than this many.
pub const POOR_HOUSE_HAND: u8 = 1;
/// Cards a gold mine reveals.
pub const GOLD_MINE_CARDS: u8 = 4;
/// Goods a black market may hand in.
pub const BLACK_MARKET_GOODS: u8 = 2;
/// Cards everybody draws with the councillor.
pub const COUNCILLOR_DRAW: u8 = 2;
/// Cards the councillor draws more for each privilege.
pub const COUNCILLOR_PRIVILEGE: u8 = 3;
/// Cards an office building exchanges at most.
pub const OFFICE_CARDS: u8 = 2;
/// The triumphal arch: points for no monument, one, two, three.
pub const ARCH_POINTS: [u8; 4] = [0, 4, 6, 8];
/// The residence: points for no set, one, two, three, four or more.
pub const RESIDENCE_POINTS: [u8; 5] = [0, 4, 7, 9, 10];
/// Buildings of equal cost that are a set.
pub const RESIDENCE_SET: u8 = 3;
/// The cathedral: points for none of the others' buildings that count, one, two, three, four or more.
pub const CATHEDRAL_POINTS: [u8; 5] = [0, 4, 7, 9, 10];
/// The cost of the buildings that the cathedral counts.
pub const CATHEDRAL_COST: u8 = 6;
/// The palace: a point for each of this many others.
pub const PALACE_SHARE: i32 = 4;

/// What the five goods bring, from indigo to silver.
pub type Prices = [u8; PRODUCTION_KINDS];
/// The five price cards.
pub const PRICE_CARDS: [Prices; 5] =
    [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]];
/// The most a good brings.
pub const HIGHEST_PRICE: u8 = PRICE_CARDS[PRICE_CARDS.len() - 1][PRODUCTION_KINDS - 1];

/// The game ends after this many rounds in a row without a building.
pub const IDLE_ROUNDS: u8 = 20;
/// The end by standstill is announced this many rounds before.
pub(crate) const STANDSTILL_NOTICE: u8 = 3;
/// The game ends when this was the last of this many rounds in a row after which there were no cards left to draw.
pub const DRY_ROUNDS: u8 = STANDSTILL_NOTICE + 1;

/// When a card takes effect.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// A production building: it holds a good.
    Production,
    /// In the builder phase.
    Builder,
    /// In the producer phase.
    Producer,
    /// In the trader phase.
    Trader,
    /// In the councillor phase.
    Councillor,
    /// In the prospector phase.
    Prospector,
    /// In every role its owner has chosen.
    AllRoles,
    /// At the start of a round.
    RoundStart,
    /// When the crane covers it.
    Covered,
    /// A monument: points and nothing else.
    Monument,
    /// At the end of the game.
    End,
}

/// A row of the table of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// Price.
    pub cost: u8,
    /// Printed victory points.
    pub points: u8,
    /// How many there are.
    pub copies: u8,
    /// When it takes effect.
    pub when: When,
    /// Does it belong to the expansion?
    pub expansion: bool,
    /// Where its cost comes from.
    pub cost_source: Source,
    /// Where its points come from.
    pub points_source: Source,
}

kinds! {
    /// A kind of card: a building in a city, money in a hand, a good on a building.
    // The sources of cost and points: Data where the rulebook shows or implies them, Weak where one player remembers them,
    // Rebuilt where nobody does.
    pub enum Card: CardData {
        /// Makes indigo.
        IndigoPlant = "indigo-plant" {
            cost: 1, points: 1, copies: 10, when: When::Production,
            ..BASE
        },
        /// Makes sugar.
        SugarMill = "sugar-mill" {
            cost: 2, points: 1, copies: 8, when: When::Production,
            ..BASE
        },
        /// Makes tobacco.
        TobaccoStorage = "tobacco-storage" {
            cost: 3, points: 2, copies: 9, when: When::Production,
            ..BASE
        },
        /// Makes coffee.
        CoffeeRoaster = "coffee-roaster" {
            cost: 4, points: 2, copies: 9, when: When::Production,
            ..BASE
        },
        /// Makes silver.
        SilverSmelter = "silver-smelter" {
            cost: 5, points: 3, copies: 8, when: When::Production,
            ..BASE
        },
        /// 1 off production buildings.
        Smithy = "smithy" { cost: 1, points: 1, copies: 3, when: When::Builder, ..BASE },
        /// Reveals 4 cards, may keep one.
        GoldMine = "gold-mine" {
            cost: 1, points: 1, copies: 3, when: When::Prospector,
            ..BASE
        },
        /// Drawn cards join the hand before discarding.
        Archive = "archive" { cost: 1, points: 1, copies: 3, when: When::Councillor, ..BASE },
        /// 1 card after building with 0 or 1 in hand.
        PoorHouse = "poor-house" {
            cost: 2, points: 1, copies: 3, when: When::Builder,
            ..BASE
        },
        /// Up to 2 of the price paid with goods.
        BlackMarket = "black-market" {
            cost: 2, points: 1, copies: 3, when: When::Builder,
            ..BASE
        },
        /// Sells 1 good more.
        TradingPost = "trading-post" {
            cost: 2, points: 1, copies: 3, when: When::Trader,
            ..BASE
        },
        /// 1 card for 2 goods produced.
        Well = "well" { cost: 2, points: 1, copies: 3, when: When::Producer, ..BASE },
        /// 1 card for 2 goods sold.
        MarketStand = "market-stand" {
            cost: 2, points: 1, copies: 3, when: When::Trader,
            ..BASE
        },
        /// Builds over own buildings.
        Crane = "crane" { cost: 2, points: 1, copies: 3, when: When::Builder, ..BASE },
        /// Hand limit 12.
        Tower = "tower" { cost: 3, points: 2, copies: 3, when: When::RoundStart, ..BASE },
        /// Tucks 1 card a round.
        Chapel = "chapel" { cost: 3, points: 2, copies: 3, when: When::RoundStart, ..BASE },
        /// Produces 1 good more.
        Aqueduct = "aqueduct" { cost: 3, points: 2, copies: 3, when: When::Producer, ..BASE },
        /// 1 card after building a beige building.
        Carpenter = "carpenter" {
            cost: 3, points: 2, copies: 3, when: When::Builder,
            ..BASE
        },
        /// Keeps 2 cards.
        Prefecture = "prefecture" {
            cost: 3, points: 2, copies: 3, when: When::Councillor,
            ..BASE
        },
        /// 1 card for selling.
        MarketHall = "market-hall" {
            cost: 4, points: 2, copies: 3, when: When::Trader,
            ..BASE
        },
        /// 1 off beige buildings.
        Quarry = "quarry" { cost: 4, points: 2, copies: 3, when: When::Builder, ..BASE },
        /// Its owner's privilege twice.
        Library = "library" { cost: 5, points: 3, copies: 3, when: When::AllRoles, ..BASE },
        /// A monument.
        Statue = "statue" { cost: 3, points: 3, copies: 3, when: When::Monument, ..BASE },
        /// A monument.
        VictoryColumn = "victory-column" {
            cost: 4, points: 4, copies: 3, when: When::Monument,
            ..BASE
        },
        /// A monument.
        Hero = "hero" { cost: 5, points: 5, copies: 3, when: When::Monument, ..BASE },
        /// Points for production buildings.
        GuildHall = "guild-hall" { cost: 6, points: 0, copies: 2, when: When::End, ..BASE },
        /// Points for beige buildings.
        CityHall = "city-hall" { cost: 6, points: 0, copies: 2, when: When::End, ..BASE },
        /// Points for monuments.
        TriumphalArch = "triumphal-arch" {
            cost: 6, points: 0, copies: 2, when: When::End,
            ..BASE
        },
        /// A point for every 4.
        Palace = "palace" { cost: 6, points: 0, copies: 2, when: When::End, ..BASE },
        /// Exchanges 1 or 2 cards.
        OfficeBuilding = "office-building" {
            cost: 1, points: 1, copies: 3, when: When::RoundStart,
            ..EXPANSION
        },
        /// Hand limit 6 for those without.
        GuardRoom = "guard-room" {
            cost: 1, points: 1, copies: 3, when: When::RoundStart,
            ..EXPANSION
        },
        /// 1 card if nobody sold.
        Hut = "hut" {
            cost: 1, points: 1, copies: 3, when: When::Trader,
            cost_source: Source::Rebuilt, points_source: Source::Rebuilt, ..EXPANSION
        },
        /// 1 card for fewest buildings.
        Tavern = "tavern" {
            cost: 2, points: 1, copies: 3, when: When::Builder,
            points_source: Source::Weak, ..EXPANSION
        },
        /// 6 off when covered.
        Park = "park" { cost: 3, points: 2, copies: 3, when: When::Covered, ..EXPANSION },
        /// A good that always sells for 2.
        CustomsOffice = "customs-office" {
            cost: 3, points: 2, copies: 3, when: When::Councillor,
            cost_source: Source::Weak, points_source: Source::Weak, ..EXPANSION
        },
        /// Tucks any number of cards once.
        Bank = "bank" {
            cost: 4, points: 2, copies: 3, when: When::RoundStart,
            points_source: Source::Weak, ..EXPANSION
        },
        /// Tucks a sold good.
        Harbor = "harbor" {
            cost: 4, points: 2, copies: 3, when: When::Trader,
            points_source: Source::Weak, ..EXPANSION
        },
        /// Reveals a card, keeps it if nobody has it.
        Goldsmith = "goldsmith" {
            cost: 5, points: 2, copies: 3, when: When::Prospector,
            points_source: Source::Weak, ..EXPANSION
        },
        /// Points for sets of equal cost.
        Residence = "residence" {
            cost: 6, points: 0, copies: 2, when: When::End,
            ..EXPANSION
        },
        /// Points for the others' cost-6 buildings.
        Cathedral = "cathedral" {
            cost: 7, points: 0, copies: 1, when: When::End,
            ..EXPANSION
        },
    }
}

/// What most cards of the base game have in common.
const BASE: CardData = CardData {
    cost: 0,
    points: 0,
    copies: 3,
    when: When::Monument,
    expansion: false,
    cost_source: Source::Data,
    points_source: Source::Data,
};

/// What most cards of the expansion have in common.
const EXPANSION: CardData = CardData { expansion: true, ..BASE };

/// The kinds that can be in the deck: all but the cathedral.
pub const DECK_KINDS: usize = Card::Cathedral as usize;
/// Production buildings come first in the table.
pub const PRODUCTION_KINDS: usize = 5;
/// The set of production buildings.
pub const PRODUCTION: u64 = (1 << PRODUCTION_KINDS) - 1;
/// The set of beige buildings.
pub const BEIGE: u64 = ((1 << Card::COUNT) - 1) & !PRODUCTION;
/// The set of monuments.
pub const MONUMENTS: u64 = Card::Statue.bit() | Card::VictoryColumn.bit() | Card::Hero.bit();
/// The cost of a customs office with the option `customs-office-cost` 1.
pub const CHEAP_CUSTOMS: u8 = 1;
/// Tobacco and coffee cards of the first edition.
pub const FIRST_EDITION_COPIES: u8 = 8;
/// The most a card costs.
pub const HIGHEST_COST: usize = {
    let (mut highest, mut at) = (0, 0);
    while at < Card::COUNT {
        let cost = Card::DATA[at].cost as usize;
        if cost > highest {
            highest = cost;
        }
        at += 1;
    }
    highest
};

const _: () = assert!(Card::COUNT <= u64::BITS as usize, "a set of cards has a bit for each kind");

impl Card {
    /// The set of just this kind.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }

    /// A production building?
    #[inline]
    pub const fn is_production(self) -> bool {
        (self as usize) < PRODUCTION_KINDS
    }

    /// What it costs; the customs office by the option.
    #[inline]
    pub const fn cost(self, cheap_customs: bool) -> u8 {
        if cheap_customs && matches!(self, Card::CustomsOffice) { CHEAP_CUSTOMS } else { self.data().cost }
    }
}

/// The kinds of a set, in the order of the table.
pub(crate) fn cards_in(mut set: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let card = Card::ALL[set.trailing_zeros() as usize];
            set &= set - 1;
            card
        })
    })
}

/// By what can be spent: the cards that cost no more, the customs office by the table.
pub(crate) type AtMost = [u64; u8::MAX as usize + 1];
/// All of them, production buildings, and beige buildings.
pub(crate) static AT_MOST: AtMost = at_most(PRODUCTION | BEIGE);
pub(crate) static PRODUCTION_AT_MOST: AtMost = at_most(PRODUCTION);
pub(crate) static BEIGE_AT_MOST: AtMost = at_most(BEIGE);

const fn at_most(of: u64) -> AtMost {
    let mut table = [0; u8::MAX as usize + 1];
    let mut funds = 0;
    while funds < table.len() {
        let mut card = 0;
        while card < Card::COUNT {
            if Card::ALL[card].cost(false) as usize <= funds {
                table[funds] |= of & 1 << card;
            }
            card += 1;
        }
        funds += 1;
    }
    table
}

kinds! {
    /// A good, by the building it lies on.
    pub enum Good {
        /// On an indigo plant.
        Indigo = "indigo",
        /// On a sugar mill.
        Sugar = "sugar",
        /// On a tobacco storage.
        Tobacco = "tobacco",
        /// On a coffee roaster.
        Coffee = "coffee",
        /// On a silver smelter.
        Silver = "silver",
        /// On a customs office.
        Import = "import",
    }
}

impl Good {
    /// The building it lies on.
    pub const fn card(self) -> Card {
        match self {
            Good::Import => Card::CustomsOffice,
            made => Card::ALL[made as usize],
        }
    }

    /// The goods of a set.
    #[inline]
    pub(crate) fn all_in(mut set: u8) -> impl Iterator<Item = Good> {
        std::iter::from_fn(move || {
            let good = *Good::ALL.get(set.trailing_zeros() as usize)?;
            set &= set - 1;
            Some(good)
        })
    }

    /// The good that lies on a building.
    #[inline]
    pub const fn on(card: Card) -> Option<Good> {
        match card {
            Card::CustomsOffice => Some(Good::Import),
            card if card.is_production() => Some(Good::ALL[card as usize]),
            _ => None,
        }
    }
}

kinds! {
    /// A role.
    pub enum Role {
        /// Everybody may build.
        Builder = "builder",
        /// Everybody may produce.
        Producer = "producer",
        /// Everybody may sell.
        Trader = "trader",
        /// Everybody draws and keeps.
        Councillor = "councillor",
        /// Only the chooser draws.
        Prospector = "prospector",
    }
}
