//! The one table of components: resources, events, development cards. Every number of the game stands here.
//!
//! The rulebook's card pictures are lost. What no text says about a card was rebuilt to fit everything that is known
//! (counts, marks, icons, four incomes): such cards have the source [`Source::Rebuilt`].

use game::{Source, kinds};
use std::collections::BTreeSet;

/// The fewest players.
pub const FEWEST_PLAYERS: u8 = 2;
/// The most players.
pub const MOST_PLAYERS: usize = 6;
/// Cards in the line of developments.
pub const LINE: usize = 5;
/// Cards in the market.
pub const MARKET: usize = 3;
/// Cards dealt face down to everybody each round.
pub const DEALT: u8 = 5;
/// How many cards a Trade Master may announce.
pub const ANNOUNCEMENTS: [u8; 3] = [2, 3, MOST_ANNOUNCED];
/// The most of them.
pub const MOST_ANNOUNCED: u8 = 4;
/// Doubloons that end the game.
pub const GOAL: u16 = 75;
/// The fewest cards of a set of identical resources.
pub const LEAST_IDENTICAL: u8 = 3;
/// The most cards of a set of identical resources.
pub const MOST_IDENTICAL: u8 = 5;
/// How many sizes a set of identical resources may have.
pub const IDENTICAL_SIZES: usize = (MOST_IDENTICAL - LEAST_IDENTICAL + 1) as usize;
/// The fewest cards of a set of different resources.
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
/// How many squadrons Juan Ponce de León may sail with.
pub const SQUADRONS: u8 = 2;
/// The fewest caravels of a squadron that meets pirates.
pub const PIRATE_PREY: u8 = 2;

kinds! {
    /// A resource, by its number; the relic last.
    #[allow(missing_docs, reason = "the names say it")]
    pub enum Resource: ResourceData {
        Cacao = "cacao" { cards: 16 },
        Corn = "corn" { cards: 16 },
        Tobacco = "tobacco" { cards: 16 },
        Coffee = "coffee" { cards: 12 },
        Cotton = "cotton" { cards: 12 },
        SugarCane = "sugar-cane" { cards: 12 },
        Potato = "potato" { cards: 8 },
        Indigo = "indigo" { cards: 8 },
        Vanilla = "vanilla" { cards: 8 },
        Relic = "relic" { cards: 12 },
    }
}

/// What is known of a resource.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ResourceData {
    /// Cards in the deck.
    pub cards: u8,
}

/// Kinds of resources in a class. They lie in the order of their classes, relics after them.
pub const KINDS_OF_CLASS: usize = Resource::PLAIN / Class::COUNT;
const _: () = assert!(KINDS_OF_CLASS * Class::COUNT == Resource::PLAIN, "classes are of one size");

/// The place of its class, by the place of a resource.
#[inline]
pub const fn class_of(resource: usize) -> usize {
    resource / KINDS_OF_CLASS
}

impl Resource {
    /// How many are not relics.
    pub const PLAIN: usize = Resource::Relic as usize;
    /// How many cards of each.
    pub const CARDS: [u8; Resource::COUNT] = {
        let mut cards = [0; Resource::COUNT];
        let mut at = 0;
        while at < Resource::COUNT {
            cards[at] = Resource::DATA[at].cards;
            at += 1;
        }
        cards
    };

    /// Its number when the Trade Master is decided.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Those of this class.
    #[inline]
    pub fn of_class(class: Class) -> &'static [Resource] {
        let first = KINDS_OF_CLASS * class.index();
        &Resource::ALL[first..first + KINDS_OF_CLASS]
    }

    /// How rare it is; relics belong to no class.
    #[inline]
    pub const fn class(self) -> Option<Class> {
        match class_of(self as usize) {
            0 => Some(Class::Common),
            1 => Some(Class::Uncommon),
            2 => Some(Class::Rare),
            _ => None,
        }
    }
}

kinds! {
    /// How rare a resource is: three numbers each.
    pub enum Class {
        /// 1 to 3.
        Common = "common",
        /// 4 to 6.
        Uncommon = "uncommon",
        /// 7 to 9.
        Rare = "rare",
    }
}

/// A number for each class of resources: merchants above all.
pub type PerClass = [u8; Class::COUNT];

/// How many merchants of a class there are at most.
pub const MOST_MERCHANTS: u8 = 3;
const _: () = {
    let (mut merchants, mut at) = ([0; Class::COUNT], 0);
    while at < Development::COUNT {
        if let Kind::Merchant(class) = Development::DATA[at].kind {
            merchants[class.index()] += 1;
        }
        at += 1;
    }
    let mut class = 0;
    while class < Class::COUNT {
        assert!(merchants[class] == MOST_MERCHANTS, "every class has as many merchants");
        class += 1;
    }
};

/// Which cards of the line a set of identical resources may take: the first ones.
/// By class, then by number of cards from three on.
pub const REACH: [[u8; IDENTICAL_SIZES]; Class::COUNT] = [[1, 3, 5], [3, 5, 5], [5, 5, 5]];

/// The last places of the line that sets of identical resources reach, each once, in rising order.
pub fn reaches() -> BTreeSet<usize> {
    REACH.as_flattened().iter().map(|&reach| reach.into()).collect()
}

kinds! {
    /// What may happen in a round.
    pub enum RoyalEvent {
        /// Any number of sets of identical resources.
        KingsHelp = "kings-help",
        /// A doubloon a card for sets of different resources.
        Natives = "natives",
        /// Only the first card of the line.
        Storm = "storm",
        /// Warehouses hold nothing.
        Fire = "fire",
        /// Squadrons of two or more lose a card.
        Pirates = "pirates",
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
        Development::new(self as usize)
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
    /// A warehouse, and how many cards it holds.
    Warehouse(u8),
    /// A shipyard.
    Shipyard,
}

/// What stands on a development card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DevelopmentData {
    /// What it is.
    pub kind: Kind,
    /// Doubloons a round.
    pub income: u8,
    /// The event it brings as the head of the line.
    pub icon: Option<RoyalEvent>,
    /// The fewest players of a game it is in.
    pub least_players: u8,
    /// Where its numbers come from.
    pub source: Source,
}

/// What most cards have in common: no income, no icon, in every game, and no picture left of them.
const CARD: DevelopmentData = DevelopmentData {
    kind: Kind::Shipyard,
    income: 0,
    icon: None,
    least_players: FEWEST_PLAYERS,
    source: Source::Rebuilt,
};

const KING: Option<RoyalEvent> = Some(RoyalEvent::KingsHelp);
const NATIVES: Option<RoyalEvent> = Some(RoyalEvent::Natives);
const STORM: Option<RoyalEvent> = Some(RoyalEvent::Storm);
const FIRE: Option<RoyalEvent> = Some(RoyalEvent::Fire);
const PIRATES: Option<RoyalEvent> = Some(RoyalEvent::Pirates);
const COMMON: Kind = Kind::Merchant(Class::Common);
const UNCOMMON: Kind = Kind::Merchant(Class::Uncommon);
const RARE: Kind = Kind::Merchant(Class::Rare);

kinds! {
    /// A development card.
    pub struct Development: DevelopmentData {
        "diego-de-almagro" { kind: Kind::Character(Character::Almagro), income: 2, source: Source::Rule, ..CARD },
        "juan-de-la-cosa" { kind: Kind::Character(Character::Cosa), income: 1, source: Source::Rule, ..CARD },
        "bartolome-de-las-casas" { kind: Kind::Character(Character::Casas), income: 1, source: Source::Rule, ..CARD },
        "gonzalo-pizarro" { kind: Kind::Character(Character::Pizarro), ..CARD },
        "juan-ponce-de-leon" { kind: Kind::Character(Character::Ponce), ..CARD },
        "pedro-de-valdivia" { kind: Kind::Character(Character::Valdivia), income: 1, source: Source::Rule, ..CARD },
        "francisco-de-orellana" { kind: Kind::Character(Character::Orellana), ..CARD },
        "francisco-de-coronado" { kind: Kind::Character(Character::Coronado), ..CARD },
        "hernan-cortes" { kind: Kind::Character(Character::Cortes), income: 3, source: Source::Rule, ..CARD },
        "caravel-1" { kind: Kind::Caravel(1), icon: PIRATES, ..CARD },
        "caravel-2" { kind: Kind::Caravel(2), icon: PIRATES, least_players: 3, ..CARD },
        "caravel-3" { kind: Kind::Caravel(3), ..CARD },
        "caravel-4" { kind: Kind::Caravel(4), icon: PIRATES, least_players: 4, ..CARD },
        "caravel-5" { kind: Kind::Caravel(5), icon: STORM, ..CARD },
        "caravel-6" { kind: Kind::Caravel(6), icon: KING, least_players: 6, ..CARD },
        "caravel-7" { kind: Kind::Caravel(7), ..CARD },
        "caravel-8" { kind: Kind::Caravel(8), icon: KING, ..CARD },
        "caravel-9" { kind: Kind::Caravel(9), least_players: 4, ..CARD },
        "caravel-10" { kind: Kind::Caravel(10), icon: PIRATES, ..CARD },
        "caravel-11" { kind: Kind::Caravel(11), icon: STORM, least_players: 5, ..CARD },
        "caravel-12" { kind: Kind::Caravel(12), least_players: 3, ..CARD },
        "common-merchant-1" { kind: COMMON, income: 2, icon: NATIVES, ..CARD },
        "common-merchant-2" { kind: COMMON, income: 2, ..CARD },
        "common-merchant-3" { kind: COMMON, income: 2, icon: NATIVES, least_players: 3, ..CARD },
        "uncommon-merchant-1" { kind: UNCOMMON, income: 1, icon: NATIVES, ..CARD },
        "uncommon-merchant-2" { kind: UNCOMMON, income: 1, ..CARD },
        "uncommon-merchant-3" { kind: UNCOMMON, income: 1, icon: KING, least_players: 4, ..CARD },
        "rare-merchant-1" { kind: RARE, icon: KING, ..CARD },
        "rare-merchant-2" { kind: RARE, ..CARD },
        "rare-merchant-3" { kind: RARE, icon: NATIVES, least_players: 5, ..CARD },
        "large-warehouse-1" { kind: Kind::Warehouse(2), icon: FIRE, ..CARD },
        "large-warehouse-2" { kind: Kind::Warehouse(2), ..CARD },
        "large-warehouse-3" { kind: Kind::Warehouse(2), least_players: 3, ..CARD },
        "large-warehouse-4" { kind: Kind::Warehouse(2), least_players: 5, ..CARD },
        "small-warehouse-1" { kind: Kind::Warehouse(1), income: 1, icon: FIRE, ..CARD },
        "small-warehouse-2" { kind: Kind::Warehouse(1), income: 1, ..CARD },
        "small-warehouse-3" { kind: Kind::Warehouse(1), income: 1, icon: FIRE, least_players: 4, ..CARD },
        "small-warehouse-4" { kind: Kind::Warehouse(1), income: 1, icon: FIRE, least_players: 6, ..CARD },
        "shipyard-1" { kind: Kind::Shipyard, icon: STORM, ..CARD },
        "shipyard-2" { kind: Kind::Shipyard, ..CARD },
        "shipyard-3" { kind: Kind::Shipyard, icon: STORM, least_players: 3, ..CARD },
        "shipyard-4" { kind: Kind::Shipyard, least_players: 4, ..CARD },
        "shipyard-5" { kind: Kind::Shipyard, least_players: 5, ..CARD },
        "shipyard-6" { kind: Kind::Shipyard, least_players: 6, ..CARD },
    }
}

/// The highest caravel.
pub const CARAVELS: u8 = 12;

impl Development {
    /// The caravel with this number.
    ///
    /// # Panics
    /// If there is none.
    pub const fn caravel(number: u8) -> Development {
        let mut at = 0;
        while !matches!(Development::DATA[at].kind, Kind::Caravel(other) if other == number) {
            at += 1;
        }
        Development::new(at)
    }

    /// Is this another card of the same kind, with the same name?
    pub fn is_twin_of(self, other: Development) -> bool {
        self != other && self.data().kind == other.data().kind
    }

    /// Is there another card of its kind, in any game?
    pub fn has_twins(self) -> bool {
        Development::ALL.into_iter().any(|other| other.is_twin_of(self))
    }

    /// As a set of one.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Is it in games of this many players?
    pub const fn in_game(self, players: u8) -> bool {
        self.data().least_players <= players
    }

    /// All in games of this many players.
    pub fn of_game(players: u8) -> impl Iterator<Item = Development> {
        Development::ALL.into_iter().filter(move |card| card.in_game(players))
    }
}
