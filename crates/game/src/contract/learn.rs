//! What a game shows to learning players: numbers about a position, each of which says what it is about.

use super::Rules;
use crate::{Fast, Seat, Setup, kinds};

/// Numbers for learning players.
pub trait Learn: Rules {
    /// How many features a position has.
    const FEATURES: usize;

    /// Writes every feature of a position, seen from one seat: always the same ones in the same order, about -1 to 1
    /// each, and only what the seat can know.
    fn describe(position: &Self::Position, seat: Seat, pen: &mut impl Pen);

    /// The numbers of all features, in their order; `out` has [`Learn::FEATURES`] of them.
    ///
    /// # Panics
    /// If `out` is shorter.
    fn features(position: &Self::Position, seat: Seat, out: &mut [f32]) {
        let mut pen = Numbers { out, next: 0 };
        Self::describe(position, seat, &mut pen);
    }

    /// All features, in their order: what each means and what it is about.
    fn feature_list() -> Vec<Feature> {
        let setup = Setup::standard::<Self>(*Self::PLAYERS.end());
        let position = Self::start(&setup, &mut Fast::new(0), &mut ());
        let mut list = List(Vec::with_capacity(Self::FEATURES));
        Self::describe(&position, Seat::FIRST, &mut list);
        list.0
    }

    /// What each feature means.
    fn feature_names() -> Vec<String> {
        Self::feature_list().into_iter().map(|feature| feature.name).collect()
    }
}

/// A number that a learning player sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What it means, in English.
    pub name: String,
    /// What it is about.
    pub about: Topic,
}

kinds! {
    /// What a feature is about: the words of the reasons a coach gives (`reason-<id>`).
    pub enum Topic {
        /// Everything of the other players.
        Others = "others",
        /// How the game stands as a whole.
        Outlook = "outlook",
        /// Whose turn it is, and what is asked.
        Turn = "turn",
        /// How near the end is.
        Ending = "ending",
        /// What everybody can still get.
        Offer = "offer",
        /// Money.
        Money = "money",
        /// Points.
        Points = "points",
        /// Own goods.
        Goods = "goods",
        /// Own cards.
        Cards = "cards",
        /// Own buildings.
        Buildings = "buildings",
        /// Roles.
        Roles = "roles",
        /// Prices and the trading house.
        Trade = "trade",
        /// Own plantations.
        Plantations = "plantations",
        /// Own colonists and their circles.
        Colonists = "colonists",
        /// What is produced.
        Production = "production",
        /// Ships to be loaded.
        Ships = "ships",
        /// The broker, and the buildings it can reach.
        Broker = "broker",
        /// The car and the Cubans.
        Car = "car",
        /// What the ship wants, and what it pays.
        Demand = "demand",
        /// Doubloons every round.
        Income = "income",
        /// Caravels and warehouses.
        Caravels = "caravels",
        /// Developments.
        Developments = "developments",
        /// The event of the round.
        Event = "event",
    }
}

/// Where features are written: numbers for a network, or the list of what they mean.
pub trait Pen {
    /// One feature; `name` is only called where names are wanted, `value` where numbers are.
    fn write(&mut self, about: Topic, name: impl FnOnce() -> String, value: impl FnOnce() -> f32);

    /// A row of features that are yes or no: one for each of the first `count` bits of a set, which has no others. (Most are
    /// no, and a pen that keeps only what is not zero need not look at those.)
    #[inline]
    fn write_set(&mut self, about: Topic, count: usize, set: u64, name: impl Fn(usize) -> String) {
        for at in 0..count {
            self.write(about, || name(at), || flag(set >> at & 1 == 1));
        }
    }

    /// A row of `count` features of somebody who is not there: all zero. (Features are named at a full table.)
    #[inline]
    fn write_nothing(&mut self, count: usize) {
        for _ in 0..count {
            self.write(Topic::Others, || unreachable!("everybody is there where features are named"), || 0.0);
        }
    }
}

struct Numbers<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Pen for Numbers<'_> {
    #[inline]
    fn write(&mut self, _about: Topic, _name: impl FnOnce() -> String, value: impl FnOnce() -> f32) {
        self.out[self.next] = value();
        self.next += 1;
    }
}

struct List(Vec<Feature>);

impl Pen for List {
    fn write(&mut self, about: Topic, name: impl FnOnce() -> String, _value: impl FnOnce() -> f32) {
        self.0.push(Feature { name: name(), about });
    }
}

/// 1 for yes, 0 for no.
#[inline]
pub fn flag(value: bool) -> f32 {
    f32::from(u8::from(value))
}

/// A count as a part of what is usual.
#[inline]
pub fn share(count: impl Into<f32>, of: impl Into<f32>) -> f32 {
    count.into() / of.into()
}
