//! The one table of components: resources, events, development cards. Every number of the game stands here.
//!
//! The rulebook's card pictures are lost. What no text says about a card was rebuilt to fit everything that is known
//! (counts, marks, icons, four incomes): such cards have the source [`Source::Rebuilt`].

use game::Source;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The most players.
pub const MOST_PLAYERS: usize = 6;
/// Cards in the line of developments.
pub const LINE: usize = 5;
/// Cards in the market.
pub const MARKET: usize = 3;
/// Cards dealt face down to everybody each round.
pub const DEALT: u8 = 5;
/// How many cards a Trade Master may announce.
pub const ANNOUNCEMENTS: [u8; 3] = [2, 3, 4];
/// Doubloons that end the game.
pub const GOAL: u16 = 75;
/// A set of identical resources has at least so many cards,
pub const LEAST_IDENTICAL: u8 = 3;
/// and at most so many.
pub const MOST_IDENTICAL: u8 = 5;
/// A set of different resources has at least so many cards.
pub const LEAST_DIFFERENT: u8 = 4;
/// What sets of different resources pay, by number of cards.
pub const DIFFERENT_PAY: [u8; 10] = [0, 0, 0, 0, 5, 7, 10, 15, 20, 25];
/// What relics pay, by number.
pub const RELIC_PAY: [u8; 6] = [0, 3, 7, 12, 18, 25];
/// The most relics in one sale.
pub const MOST_RELICS_SOLD: u8 = 5;
/// What a relic counts when the Trade Master is decided.
pub const RELIC_NUMBER: u8 = 10;
/// What Pedro de Valdivia adds then.
pub const VALDIVIA: u8 = 3;
/// What Francisco de Orellana earns with a market of three alike or in a row.
pub const ORELLANA: u8 = 2;
/// What Francisco de Coronado pays to choose the event.
pub const CORONADO: u16 = 2;
/// A squadron of so many caravels meets pirates.
pub const PIRATE_PREY: u8 = 2;

/// A resource.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Resource {
    Cacao,
    Corn,
    Tobacco,
    Coffee,
    Cotton,
    SugarCane,
    Potato,
    Indigo,
    Vanilla,
    Relic,
}

impl Resource {
    /// How many there are.
    pub const COUNT: usize = 10;
    /// How many are not relics.
    pub const PLAIN: usize = 9;
    /// All of them, by number; the relic last.
    pub const ALL: [Resource; Resource::COUNT] = [
        Resource::Cacao,
        Resource::Corn,
        Resource::Tobacco,
        Resource::Coffee,
        Resource::Cotton,
        Resource::SugarCane,
        Resource::Potato,
        Resource::Indigo,
        Resource::Vanilla,
        Resource::Relic,
    ];
    /// Identifiers, as records spell them.
    pub const NAMES: [&'static str; Resource::COUNT] = [
        "cacao",
        "corn",
        "tobacco",
        "coffee",
        "cotton",
        "sugar-cane",
        "potato",
        "indigo",
        "vanilla",
        "relic",
    ];
    /// How many cards of each.
    pub const CARDS: [u8; Resource::COUNT] = [16, 16, 16, 12, 12, 12, 8, 8, 8, 12];

    /// Its place in arrays: one less than its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its stable identifier.
    pub const fn id(self) -> &'static str {
        Resource::NAMES[self.index()]
    }

    /// Its number when the Trade Master is decided.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How rare it is; relics belong to no class.
    #[inline]
    pub const fn class(self) -> Option<Class> {
        match self as u8 / 3 {
            0 => Some(Class::Common),
            1 => Some(Class::Uncommon),
            2 => Some(Class::Rare),
            _ => None,
        }
    }
}

/// How rare a resource is: three numbers each.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// 1 to 3.
    Common,
    /// 4 to 6.
    Uncommon,
    /// 7 to 9.
    Rare,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 3] = [Class::Common, Class::Uncommon, Class::Rare];

    /// Its place in arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its stable identifier.
    pub const fn id(self) -> &'static str {
        ["common", "uncommon", "rare"][self.index()]
    }
}

/// Which cards of the line a set of identical resources may take: the first so many.
/// By class, then by number of cards from three on.
pub const REACH: [[u8; 3]; 3] = [[1, 3, 5], [3, 5, 5], [5, 5, 5]];

/// What may happen in a round.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoyalEvent {
    /// Any number of sets of identical resources.
    KingsHelp,
    /// A doubloon a card for sets of different resources.
    Natives,
    /// Only the first card of the line.
    Storm,
    /// Warehouses hold nothing.
    Fire,
    /// Squadrons of two or more lose a card.
    Pirates,
}

impl RoyalEvent {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them.
    pub const ALL: [RoyalEvent; RoyalEvent::COUNT] = [
        RoyalEvent::KingsHelp,
        RoyalEvent::Natives,
        RoyalEvent::Storm,
        RoyalEvent::Fire,
        RoyalEvent::Pirates,
    ];

    /// Its stable identifier.
    pub const fn id(self) -> &'static str {
        ["kings-help", "natives", "storm", "fire", "pirates"][self as usize]
    }
}

/// A person one may win over.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it; what they do stands in the rulebook")]
pub enum Character {
    Almagro,
    Cosa,
    Casas,
    Pizarro,
    Ponce,
    Valdivia,
    Orellana,
    Coronado,
    Cortes,
}

impl Character {
    /// The card.
    pub const fn card(self) -> Development {
        Development(self as u8)
    }
}

/// What kind of development a card is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person.
    Character(Character),
    /// A caravel with its number.
    Caravel(u8),
    /// A merchant for this class of resources.
    Merchant(Class),
    /// A warehouse for so many cards.
    Warehouse(u8),
    /// A shipyard.
    Shipyard,
}

/// A development card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Development(u8);

/// What stands on a development card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DevelopmentData {
    /// Stable identifier.
    pub id: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Doubloons a round.
    pub income: u8,
    /// The event it brings as the head of the line.
    pub icon: Option<RoyalEvent>,
    /// It is in games of at least so many players.
    pub least_players: u8,
    /// Where its numbers come from.
    pub source: Source,
}

const fn person(id: &'static str, who: Character, income: u8, source: Source) -> DevelopmentData {
    DevelopmentData { id, kind: Kind::Character(who), income, icon: None, least_players: 2, source }
}

const fn card(
    id: &'static str,
    kind: Kind,
    income: u8,
    icon: Option<RoyalEvent>,
    least_players: u8,
) -> DevelopmentData {
    DevelopmentData { id, kind, income, icon, least_players, source: Source::Rebuilt }
}

const KING: Option<RoyalEvent> = Some(RoyalEvent::KingsHelp);
const NATIVES: Option<RoyalEvent> = Some(RoyalEvent::Natives);
const STORM: Option<RoyalEvent> = Some(RoyalEvent::Storm);
const FIRE: Option<RoyalEvent> = Some(RoyalEvent::Fire);
const PIRATES: Option<RoyalEvent> = Some(RoyalEvent::Pirates);
const COMMON: Kind = Kind::Merchant(Class::Common);
const UNCOMMON: Kind = Kind::Merchant(Class::Uncommon);
const RARE: Kind = Kind::Merchant(Class::Rare);

/// All development cards.
pub const DEVELOPMENTS: [DevelopmentData; Development::COUNT] = [
    person("diego-de-almagro", Character::Almagro, 2, Source::Rule),
    person("juan-de-la-cosa", Character::Cosa, 1, Source::Rule),
    person("bartolome-de-las-casas", Character::Casas, 1, Source::Rule),
    person("gonzalo-pizarro", Character::Pizarro, 0, Source::Rebuilt),
    person("juan-ponce-de-leon", Character::Ponce, 0, Source::Rebuilt),
    person("pedro-de-valdivia", Character::Valdivia, 1, Source::Rule),
    person("francisco-de-orellana", Character::Orellana, 0, Source::Rebuilt),
    person("francisco-de-coronado", Character::Coronado, 0, Source::Rebuilt),
    person("hernan-cortes", Character::Cortes, 3, Source::Rule),
    card("caravel-1", Kind::Caravel(1), 0, PIRATES, 2),
    card("caravel-2", Kind::Caravel(2), 0, PIRATES, 3),
    card("caravel-3", Kind::Caravel(3), 0, None, 2),
    card("caravel-4", Kind::Caravel(4), 0, PIRATES, 4),
    card("caravel-5", Kind::Caravel(5), 0, STORM, 2),
    card("caravel-6", Kind::Caravel(6), 0, KING, 6),
    card("caravel-7", Kind::Caravel(7), 0, None, 2),
    card("caravel-8", Kind::Caravel(8), 0, KING, 2),
    card("caravel-9", Kind::Caravel(9), 0, None, 4),
    card("caravel-10", Kind::Caravel(10), 0, PIRATES, 2),
    card("caravel-11", Kind::Caravel(11), 0, STORM, 5),
    card("caravel-12", Kind::Caravel(12), 0, None, 3),
    card("common-merchant-1", COMMON, 2, NATIVES, 2),
    card("common-merchant-2", COMMON, 2, None, 2),
    card("common-merchant-3", COMMON, 2, NATIVES, 3),
    card("uncommon-merchant-1", UNCOMMON, 1, NATIVES, 2),
    card("uncommon-merchant-2", UNCOMMON, 1, None, 2),
    card("uncommon-merchant-3", UNCOMMON, 1, KING, 4),
    card("rare-merchant-1", RARE, 0, KING, 2),
    card("rare-merchant-2", RARE, 0, None, 2),
    card("rare-merchant-3", RARE, 0, NATIVES, 5),
    card("large-warehouse-1", Kind::Warehouse(2), 0, FIRE, 2),
    card("large-warehouse-2", Kind::Warehouse(2), 0, None, 2),
    card("large-warehouse-3", Kind::Warehouse(2), 0, None, 3),
    card("large-warehouse-4", Kind::Warehouse(2), 0, None, 5),
    card("small-warehouse-1", Kind::Warehouse(1), 1, FIRE, 2),
    card("small-warehouse-2", Kind::Warehouse(1), 1, None, 2),
    card("small-warehouse-3", Kind::Warehouse(1), 1, FIRE, 4),
    card("small-warehouse-4", Kind::Warehouse(1), 1, FIRE, 6),
    card("shipyard-1", Kind::Shipyard, 0, STORM, 2),
    card("shipyard-2", Kind::Shipyard, 0, None, 2),
    card("shipyard-3", Kind::Shipyard, 0, STORM, 3),
    card("shipyard-4", Kind::Shipyard, 0, None, 4),
    card("shipyard-5", Kind::Shipyard, 0, None, 5),
    card("shipyard-6", Kind::Shipyard, 0, None, 6),
];

/// The highest caravel.
pub const CARAVELS: u8 = 12;

impl Development {
    /// How many there are.
    pub const COUNT: usize = 44;

    /// All of them.
    pub const ALL: [Development; Development::COUNT] = {
        let mut all = [Development(0); Development::COUNT];
        let mut at = 0;
        while at < Development::COUNT {
            all[at] = Development(at as u8);
            at += 1;
        }
        all
    };

    /// Identifiers, as records spell them.
    pub const NAMES: [&'static str; Development::COUNT] = {
        let mut names = [""; Development::COUNT];
        let mut at = 0;
        while at < Development::COUNT {
            names[at] = DEVELOPMENTS[at].id;
            at += 1;
        }
        names
    };

    /// The card at this place of the table.
    ///
    /// # Panics
    /// If the table is not that long.
    #[inline]
    pub const fn new(index: usize) -> Development {
        assert!(index < Development::COUNT);
        Development(index as u8)
    }

    /// The caravel with this number.
    ///
    /// # Panics
    /// If there is none.
    pub const fn caravel(number: u8) -> Development {
        assert!(number >= 1 && number <= CARAVELS);
        Development(8 + number)
    }

    /// The card with this identifier.
    pub fn by_id(id: &str) -> Option<Development> {
        Development::NAMES.iter().position(|name| *name == id).map(Development::new)
    }

    /// Its place in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What stands on it.
    #[inline]
    pub const fn data(self) -> &'static DevelopmentData {
        static TABLE: [DevelopmentData; Development::COUNT] = DEVELOPMENTS;
        &TABLE[self.0 as usize]
    }

    /// Its stable identifier.
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// As a set of one.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Is it in games of so many players?
    pub const fn in_game(self, players: u8) -> bool {
        self.data().least_players <= players
    }

    /// All in games of so many players.
    pub fn of_game(players: u8) -> impl Iterator<Item = Development> {
        Development::ALL.into_iter().filter(move |card| card.in_game(players))
    }
}

impl Serialize for Development {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Development {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Development, D::Error> {
        let id = String::deserialize(deserializer)?;
        Development::by_id(&id).ok_or_else(|| D::Error::custom(format!("there is no development \"{id}\"")))
    }
}

impl schemars::JsonSchema for Development {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Development".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let ids: Vec<_> = Development::ALL.iter().map(|card| card.id()).collect();
        schemars::json_schema!({ "type": "string", "enum": ids })
    }
}
