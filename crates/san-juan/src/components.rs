//! What is in the box: the one table of all cards, the goods, the roles. Every number of the game stands here.

use game::Source;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Cards in hand at the start.
pub const FIRST_HAND: u8 = 4;
/// Cards dealt with the option `draft-start`, by seat.
pub const DRAFT_HANDS: [u8; MOST_PLAYERS] = [5, 6, 7, 8];
/// So many buildings end the game.
pub const LAST_BUILDING: u8 = 12;
/// Cards a hand may hold at the start of a round.
pub const HAND_LIMIT: u8 = 7;
/// The same with a tower.
pub const TOWER_LIMIT: u8 = 12;
/// The same while somebody else has a guard room.
pub const GUARDED_LIMIT: u8 = 6;
/// What a covered park takes off the price.
pub const PARK_REDUCTION: u8 = 6;
/// What the good of a customs office is sold for.
pub const CUSTOMS_PRICE: u8 = 2;
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

/// When a card is of use.
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardData {
    /// Stable English identifier.
    pub id: &'static str,
    /// Price.
    pub cost: u8,
    /// Printed victory points.
    pub points: u8,
    /// How many there are.
    pub copies: u8,
    /// When it is of use.
    pub when: When,
    /// Does it belong to the expansion?
    pub expansion: bool,
    /// Where its cost comes from.
    pub cost_source: Source,
    /// Where its points come from.
    pub points_source: Source,
}

macro_rules! cards {
    ($($name:ident $id:literal $cost:literal $points:literal $copies:literal $when:ident $set:ident $from:ident $printed:ident $doc:literal;)*) => {
        /// A kind of card: a building in a city, money in a hand, a good on a building.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Card {
            $(#[doc = $doc] $name,)*
        }

        impl Card {
            /// All cards, in the order of the table.
            pub const ALL: [Card; Card::COUNT] = [$(Card::$name),*];
            /// How many kinds there are.
            pub const COUNT: usize = [$($id),*].len();
        }

        /// The names of all cards, for chance and records.
        pub(crate) static NAMES: [&str; Card::COUNT] = [$($id),*];

        /// THE table of cards.
        pub static CARDS: [CardData; Card::COUNT] = CARD_TABLE;

        const CARD_TABLE: [CardData; Card::COUNT] = [$(CardData {
            id: $id, cost: $cost, points: $points, copies: $copies, when: When::$when,
            expansion: cards!(@ $set), cost_source: Source::$from, points_source: Source::$printed,
        }),*];
    };
    (@ base) => { false };
    (@ more) => { true };
}

// The sources of cost and points: Data where the rulebook shows or implies them, Weak where one player remembers them,
// Rebuilt where nobody does.
cards! {
    IndigoPlant "indigo-plant" 1 1 10 Production base Data Data "Makes indigo.";
    SugarMill "sugar-mill" 2 1 8 Production base Data Data "Makes sugar.";
    TobaccoStorage "tobacco-storage" 3 2 9 Production base Data Data "Makes tobacco.";
    CoffeeRoaster "coffee-roaster" 4 2 9 Production base Data Data "Makes coffee.";
    SilverSmelter "silver-smelter" 5 3 8 Production base Data Data "Makes silver.";
    Smithy "smithy" 1 1 3 Builder base Data Data "1 off production buildings.";
    GoldMine "gold-mine" 1 1 3 Prospector base Data Data "Reveals 4 cards, may keep one.";
    Archive "archive" 1 1 3 Councillor base Data Data "Drawn cards join the hand before discarding.";
    PoorHouse "poor-house" 2 1 3 Builder base Data Data "1 card after building with 0 or 1 in hand.";
    BlackMarket "black-market" 2 1 3 Builder base Data Data "Up to 2 of the price paid with goods.";
    TradingPost "trading-post" 2 1 3 Trader base Data Data "Sells 1 good more.";
    Well "well" 2 1 3 Producer base Data Data "1 card for 2 goods produced.";
    MarketStand "market-stand" 2 1 3 Trader base Data Data "1 card for 2 goods sold.";
    Crane "crane" 2 1 3 Builder base Data Data "Builds over own buildings.";
    Tower "tower" 3 2 3 RoundStart base Data Data "Hand limit 12.";
    Chapel "chapel" 3 2 3 RoundStart base Data Data "Tucks 1 card a round.";
    Aqueduct "aqueduct" 3 2 3 Producer base Data Data "Produces 1 good more.";
    Carpenter "carpenter" 3 2 3 Builder base Data Data "1 card after building a beige building.";
    Prefecture "prefecture" 3 2 3 Councillor base Data Data "Keeps 2 cards.";
    MarketHall "market-hall" 4 2 3 Trader base Data Data "1 card for selling.";
    Quarry "quarry" 4 2 3 Builder base Data Data "1 off beige buildings.";
    Library "library" 5 3 3 AllRoles base Data Data "Its owner's privilege twice.";
    Statue "statue" 3 3 3 Monument base Data Data "A monument.";
    VictoryColumn "victory-column" 4 4 3 Monument base Data Data "A monument.";
    Hero "hero" 5 5 3 Monument base Data Data "A monument.";
    GuildHall "guild-hall" 6 0 2 End base Data Data "Points for production buildings.";
    CityHall "city-hall" 6 0 2 End base Data Data "Points for beige buildings.";
    TriumphalArch "triumphal-arch" 6 0 2 End base Data Data "Points for monuments.";
    Palace "palace" 6 0 2 End base Data Data "A point for every 4.";
    OfficeBuilding "office-building" 1 1 3 RoundStart more Data Data "Exchanges 1 or 2 cards.";
    GuardRoom "guard-room" 1 1 3 RoundStart more Data Data "Hand limit 6 for those without.";
    Hut "hut" 1 1 3 Trader more Rebuilt Rebuilt "1 card if nobody sold.";
    Tavern "tavern" 2 1 3 Builder more Data Weak "1 card for fewest buildings.";
    Park "park" 3 2 3 Covered more Data Data "6 off when covered.";
    CustomsOffice "customs-office" 3 2 3 Councillor more Weak Weak "A good that always sells for 2.";
    Bank "bank" 4 2 3 RoundStart more Data Weak "Tucks any number of cards once.";
    Harbor "harbor" 4 2 3 Trader more Data Weak "Tucks a sold good.";
    Goldsmith "goldsmith" 5 2 3 Prospector more Data Weak "Reveals a card, keeps it if nobody has it.";
    Residence "residence" 6 0 2 End more Data Data "Points for sets of equal cost.";
    Cathedral "cathedral" 7 0 1 End more Data Data "Points for the others' cost-6 buildings.";
}

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
const FIRST_EDITION_COPIES: u8 = 8;
/// The dearest card.
pub const HIGHEST_COST: usize = 7;

impl Card {
    /// Its place in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The set of just this kind.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }

    /// Its row of the table.
    #[inline]
    pub const fn data(self) -> &'static CardData {
        const TABLE: &[CardData; Card::COUNT] = &CARD_TABLE;
        &TABLE[self as usize]
    }

    /// Stable English identifier.
    pub const fn id(self) -> &'static str {
        self.data().id
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

    /// How many there are in a game (the indigo plants on the table included; the cathedral is not in the deck).
    pub const fn copies(self, expansion: bool, first_edition: bool) -> u8 {
        let data = self.data();
        if data.expansion && !expansion {
            0
        } else if first_edition && matches!(self, Card::TobaccoStorage | Card::CoffeeRoaster) {
            FIRST_EDITION_COPIES
        } else {
            data.copies
        }
    }
}

/// The kinds of a set, in the order of the table.
pub(crate) fn kinds(mut set: u64) -> impl Iterator<Item = Card> {
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

macro_rules! ids {
    ($(#[$doc:meta])* $enum:ident { $($(#[$at:meta])* $name:ident $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $enum { $($(#[$at])* $name,)* }

        impl $enum {
            /// All of them, in order.
            pub const ALL: [$enum; $enum::COUNT] = [$($enum::$name),*];
            /// How many there are.
            pub const COUNT: usize = [$($id),*].len();

            /// Its place in the order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Stable English identifier.
            pub const fn id(self) -> &'static str {
                const IDS: [&str; $enum::COUNT] = [$($id),*];
                IDS[self as usize]
            }
        }
    };
}

ids! {
    /// A good, by the building it lies on.
    Good {
        /// On an indigo plant.
        Indigo "indigo",
        /// On a sugar mill.
        Sugar "sugar",
        /// On a tobacco storage.
        Tobacco "tobacco",
        /// On a coffee roaster.
        Coffee "coffee",
        /// On a silver smelter.
        Silver "silver",
        /// On a customs office.
        Import "import",
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

ids! {
    /// A role.
    Role {
        /// Everybody may build.
        Builder "builder",
        /// Everybody may produce.
        Producer "producer",
        /// Everybody may sell.
        Trader "trader",
        /// Everybody draws and keeps.
        Councillor "councillor",
        /// Only the chooser draws.
        Prospector "prospector",
    }
}
