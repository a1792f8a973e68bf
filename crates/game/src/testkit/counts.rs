//! What a thread has seen, and the small tools all checks share.

use super::Check;
use crate::{Chance, Seat};
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

/// Something found wrong at one step.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub check: Check,
    pub seat: Option<Seat>,
    pub message: String,
}

pub(super) type Verdict = Result<(), Fault>;

pub(super) fn fault(check: Check, seat: impl Into<Option<Seat>>, message: String) -> Fault {
    Fault { check, seat: seat.into(), message }
}

/// Sums over games, the same in whatever order the games were played.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    pub made: [u64; Check::ALL.len()],
    pub games: u64,
    pub unfinished: Vec<u64>,
    pub decisions: u64,
    pub choices: u64,
    pub shortest: u32,
    pub longest: u32,
    pub looked_at: u64,
    pub canonical_skipped: u64,
    /// By action: how often it was declared to reveal, and whether it was seen to.
    pub declared: Vec<u32>,
    pub shown: Vec<bool>,
    pub outside_refused: u64,
    /// Pairs of changes refused for different reasons, and those refused for both of them.
    pub pairs: u64,
    pub pairs_told: u64,
}

impl Counts {
    pub fn new(actions: usize) -> Counts {
        Counts {
            made: [0; Check::ALL.len()],
            games: 0,
            unfinished: Vec::new(),
            decisions: 0,
            choices: 0,
            shortest: u32::MAX,
            longest: 0,
            looked_at: 0,
            canonical_skipped: 0,
            declared: vec![0; actions],
            shown: vec![false; actions],
            outside_refused: 0,
            pairs: 0,
            pairs_told: 0,
        }
    }

    #[inline]
    pub fn made(&mut self, check: Check) {
        self.made[check as usize] += 1;
    }

    pub fn add(&mut self, other: &Counts) {
        let Counts { made, unfinished, declared, shown, .. } = other;
        self.made.iter_mut().zip(made).for_each(|(mine, other)| *mine += other);
        self.declared.iter_mut().zip(declared).for_each(|(mine, other)| *mine += other);
        self.shown.iter_mut().zip(shown).for_each(|(mine, other)| *mine |= other);
        self.unfinished.extend(unfinished);
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.looked_at += other.looked_at;
        self.canonical_skipped += other.canonical_skipped;
        self.outside_refused += other.outside_refused;
        self.pairs += other.pairs;
        self.pairs_told += other.pairs_told;
    }
}

/// Says where two things differ, place by place.
pub(super) fn difference(expected: &impl Serialize, found: &impl Serialize) -> String {
    let (Ok(expected), Ok(found)) = (serde_json::to_value(expected), serde_json::to_value(found)) else {
        return "(one of them cannot be written as JSON)".into();
    };
    let mut places = Vec::new();
    walk("", &expected, &found, &mut places);
    match places.len() {
        0 => "they differ in something their JSON does not show".into(),
        many => {
            let more = if many > 6 { format!("\nand {} more", many - 6) } else { String::new() };
            places.truncate(6);
            places.join("\n") + &more
        }
    }
}

fn walk(path: &str, expected: &Value, found: &Value, places: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(left), Value::Object(right)) if left.keys().eq(right.keys()) => {
            for (key, value) in left {
                walk(&format!("{path}/{key}"), value, &right[key], places);
            }
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            for (at, value) in left.iter().enumerate() {
                walk(&format!("{path}/{at}"), value, &right[at], places);
            }
        }
        _ if expected == found => {}
        _ => places.push(format!(
            "{}: expected {expected}, found {found}",
            if path.is_empty() { "/" } else { path }
        )),
    }
}

/// Counts how often chance is asked.
pub(super) struct Asked<C> {
    pub inner: C,
    pub times: u32,
}

impl<C: Chance> Asked<C> {
    pub fn new(inner: C) -> Asked<C> {
        Asked { inner, times: 0 }
    }
}

impl<C: Chance> Chance for Asked<C> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.times += 1;
        self.inner.pick(names, weights)
    }
}

/// A quick hash for sets of positions; nobody chooses them to collide.
#[derive(Default)]
pub(super) struct Quick(u64);

impl Quick {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
}

impl Hasher for Quick {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        for &byte in rest {
            self.mix(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.mix(u64::from(byte));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // The upper bits of a product are its best mixed ones; sets look at the lower ones too.
        self.0 ^ self.0 >> 32
    }
}

pub(super) type QuickSet<T> = HashSet<T, BuildHasherDefault<Quick>>;
pub(super) type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<Quick>>;
