//! What a game shows to learning players: numbers about a position, each of which says what it is about.

use super::Rules;
use crate::{Fast, Seat, Setup};
use std::fmt::Display;

/// Numbers for learning players.
pub trait Learn: Rules {
    /// What features are about, in the game's own words: its things, the other players, how near the end is. Declared with
    /// [`kinds!`](crate::kinds!); people and programs are shown the id.
    type Topic: Copy + Display;

    /// How many features a position has.
    const FEATURES: usize;

    /// Writes every feature of a position, seen from one seat: always the same ones in the same order, about -1 to 1
    /// each, and only what the seat can know.
    fn describe(position: &Self::Position, seat: Seat, pen: &mut impl Pen<Self::Topic>);

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
    /// What it is about: the id of the game's topic.
    pub about: String,
}

/// Where features are written, each of which is about a topic `T`: numbers for a network, or the list of what they mean.
pub trait Pen<T: Copy> {
    /// One feature; `name` is only called where names are wanted, `value` where numbers are.
    fn write(&mut self, about: T, name: impl FnOnce() -> String, value: impl FnOnce() -> f32);

    /// A row of features that are yes or no: one for each of the first `count` bits of a set, which has no others. (Most are
    /// no, and a pen that keeps only what is not zero need not look at those.)
    #[inline]
    fn write_set(&mut self, about: T, count: usize, set: u64, name: impl Fn(usize) -> String) {
        for at in 0..count {
            self.write(about, || name(at), || flag(set >> at & 1 == 1));
        }
    }

    /// A row of `count` features of somebody who is not there: all zero. (Features are named at a full table.)
    fn write_nothing(&mut self, count: usize);
}

struct Numbers<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl<T: Copy> Pen<T> for Numbers<'_> {
    #[inline]
    fn write(&mut self, _about: T, _name: impl FnOnce() -> String, value: impl FnOnce() -> f32) {
        self.out[self.next] = value();
        self.next += 1;
    }

    #[inline]
    fn write_nothing(&mut self, count: usize) {
        self.out[self.next..self.next + count].fill(0.0);
        self.next += count;
    }
}

struct List(Vec<Feature>);

impl<T: Copy + Display> Pen<T> for List {
    fn write(&mut self, about: T, name: impl FnOnce() -> String, _value: impl FnOnce() -> f32) {
        self.0.push(Feature { name: name(), about: about.to_string() });
    }

    fn write_nothing(&mut self, count: usize) {
        assert_eq!(count, 0, "everybody is there where features are named");
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
