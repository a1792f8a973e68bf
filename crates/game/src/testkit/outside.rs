//! Positions read from outside: what was tampered with is refused with its reasons, or is sound.

use super::{
    Check,
    counts::{Counts, Verdict, difference, fault},
};
use crate::{Fast, Game, impossible::sentence};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    ops::Bound,
};

/// Of the pairs of changes refused for different reasons, at least one in this many must be refused for both. (Not all:
/// a number may be refused before anything else is looked at, or the second change may repair what the first broke.)
const TOLD_ONE_IN: u64 = 40;

/// One in this many of the positions looked at closely is tampered with: reading is slow next to everything else.
const ONE_IN: u32 = 8;

pub(super) fn outside<G: Game>(
    position: &G::Position,
    pairs: bool,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    if rng.below(ONE_IN) > 0 {
        return Ok(());
    }
    let Ok(whole) = serde_json::to_value(position) else { return Ok(()) };
    let leaves = numbers(&whole);
    if !leaves.is_empty() {
        let (first, second) = (change(&leaves, rng), change(&leaves, rng));
        let mut one = whole.clone();
        first.make(&mut one);
        let reason = refusal::<G>(&one, &first.path, counts)?;
        if pairs && first.path != second.path {
            let mut other = whole.clone();
            second.make(&mut other);
            let other = refusal::<G>(&other, &second.path, counts)?;
            second.make(&mut one);
            let both = refusal::<G>(&one, &format!("{} and {}", first.path, second.path), counts)?;
            if let (Some(reason), Some(other), Some(both)) = (reason, other, both)
                && let Some(told) = tells_both(&reason, &other, &both)
            {
                counts.pairs += 1;
                counts.pairs_told += u64::from(told);
            }
        }
    }
    if let Ok(mut bytes) = postcard::to_stdvec(position)
        && !bytes.is_empty()
    {
        let at = rng.below(bytes.len() as u32) as usize;
        bytes[at] = bytes[at].wrapping_add(1 + rng.below(3) as u8);
        if let Ok(read) = postcard::from_bytes::<G::Position>(&bytes) {
            sound::<G>(&read, &format!("byte {at} of its binary form"), position)?;
        }
    }
    counts.made(Check::Outside);
    Ok(())
}

/// Does the refusal of both changes say what each refusal says alone? Nothing if those say the same.
fn tells_both(one: &str, other: &str, both: &str) -> Option<bool> {
    let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<HashSet<_>>();
    let (one, other, both) = (words(one), words(other), words(both));
    let (mine, others) = (&one - &other, &other - &one);
    let differ = !mine.is_empty() && !others.is_empty();
    differ.then(|| mine.is_subset(&both) && others.is_subset(&both))
}

/// One value of the JSON that is another.
pub(super) struct Change {
    pub path: String,
    pub value: Value,
}

impl Change {
    fn make(&self, whole: &mut Value) {
        if let Some(place) = whole.pointer_mut(&self.path) {
            *place = self.value.clone();
        }
    }
}

/// A number that is a little larger or smaller, or far out.
fn change(leaves: &[(String, i64)], rng: &mut Fast) -> Change {
    let (path, value) = &leaves[rng.below(leaves.len() as u32) as usize];
    let value = match rng.below(8) {
        0 => 255,
        1 => -1,
        2 | 3 if *value > 0 => value - 1,
        _ => value + 1,
    };
    Change { path: path.clone(), value: value.into() }
}

/// The words that stood in a field so far.
pub(super) type Words = BTreeMap<String, BTreeSet<String>>;

/// A path without the places in lists: the same field of all players is one.
pub(super) fn field(path: &str) -> String {
    let keys = path.split('/').map(|key| if key.parse::<u32>().is_ok() { "*" } else { key });
    keys.collect::<Vec<_>>().join("/")
}

/// Every number one more, one less and far out, every flag turned, every word another that stood in its field before,
/// every list without its last entry and with that twice.
pub(super) fn changes(whole: &Value, words: &mut Words) -> Vec<Change> {
    let mut changes = Vec::new();
    for (path, value) in values(whole) {
        let others: Vec<Value> = match value {
            Value::Number(number) => {
                let number = number.as_i64();
                number.map_or(Vec::new(), |number| [1, -1, 100].map(|more| (number + more).into()).to_vec())
            }
            Value::Bool(flag) => vec![(!flag).into()],
            Value::String(word) => {
                let known = words.entry(field(&path)).or_default();
                known.insert(word.clone());
                let after = known.range::<str, _>((Bound::Excluded(word.as_str()), Bound::Unbounded));
                after
                    .take(1)
                    .chain(known.first().filter(|&first| first != word))
                    .map(|word| word.as_str().into())
                    .collect()
            }
            Value::Array(list) => {
                let twice = list.iter().chain(list.last());
                vec![
                    list.iter().take(list.len().saturating_sub(1)).cloned().collect(),
                    twice.cloned().collect(),
                ]
            }
            _ => Vec::new(),
        };
        changes.extend(others.into_iter().map(|value| Change { path: path.clone(), value }));
    }
    changes
}

fn numbers(whole: &Value) -> Vec<(String, i64)> {
    values(whole).into_iter().filter_map(|(path, value)| Some((path, value.as_i64()?))).collect()
}

/// Everything but objects, by its path; a list before what is in it.
fn values(whole: &Value) -> Vec<(String, &Value)> {
    fn walk<'a>(value: &'a Value, path: String, found: &mut Vec<(String, &'a Value)>) {
        if let Value::Object(fields) = value {
            // Sorted: how a program is built decides in which order the fields come.
            for (key, value) in fields.iter().collect::<BTreeMap<_, _>>() {
                walk(value, format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")), found);
            }
            return;
        }
        found.push((path.clone(), value));
        for (at, value) in value.as_array().into_iter().flatten().enumerate() {
            walk(value, format!("{path}/{at}"), found);
        }
    }
    let mut found = Vec::new();
    walk(whole, String::new(), &mut found);
    found
}

/// Reads a changed position: the reason of its refusal, or nothing if it is accepted and sound.
fn refusal<G: Game>(
    changed: &Value,
    path: &str,
    counts: &mut Counts,
) -> Result<Option<String>, super::counts::Fault> {
    match serde_json::from_value::<G::Position>(changed.clone()) {
        Ok(read) => sound::<G>(&read, path, changed).map(|()| None),
        Err(error) if error.to_string().trim().is_empty() => Err(fault(
            Check::Outside,
            None,
            format!("changed at {path}, the position is refused without a reason"),
        )),
        Err(error) => {
            counts.outside_refused += 1;
            Ok(Some(error.to_string()))
        }
    }
}

fn sound<G: Game>(read: &G::Position, path: &str, from: &impl serde::Serialize) -> Verdict {
    let faults = G::faults(read);
    if faults.is_empty() {
        return Ok(());
    }
    let place = difference(from, read);
    let faults = sentence(&faults);
    Err(fault(
        Check::Outside,
        None,
        format!("changed at {path}, an impossible position is accepted ({faults}):\n{place}"),
    ))
}

/// Over the run: is anything refused at all, and with every reason?
pub(super) fn summary(counts: &Counts) -> Option<String> {
    if counts.made[Check::Outside as usize] >= 100 && counts.outside_refused == 0 {
        let tried = counts.made[Check::Outside as usize];
        return Some(format!("{tried} positions changed at random were read, and none was refused"));
    }
    let Counts { pairs, pairs_told, .. } = counts;
    (*pairs >= 40 && pairs_told * TOLD_ONE_IN < *pairs)
        .then(|| format!("of {pairs} positions with two faults, {pairs_told} were refused with both reasons"))
}
