//! Every entry that was seen, compared with the log: nothing lost, nothing twice, nothing different.

use super::{
    Fault,
    figures::{Figures, Kind},
    trail::{Claim, Heard, Posted},
};
use ::table::{Body, By, Key, Millis};
use serde::Serialize;
use std::time::Instant;
use store::{KeptTable, Store};

/// What was committed this long before the end, every reader was told of.
const UNDER_WAY: Millis = 1_000;

/// What the comparison found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Checked {
    /// Tables whose log was read and replayed.
    pub tables: usize,
    /// Entries of these logs.
    pub entries: usize,
    /// How often a reader was told of an entry.
    pub heard: usize,
    /// Acknowledged actions that are not in the log.
    pub lost: usize,
    /// Actions in the log that nobody posted, or posted less often; entries that a reader was told of twice.
    pub doubled: usize,
    /// Entries that readers were told of and that the log does not have, or has at another step.
    pub different: usize,
    /// Readers who were not told of the last entry, if that is a second old.
    pub silent: usize,
    /// Logs that today's rules do not replay.
    pub broken: usize,
}

/// An action of a person in the log, or among the sealed choices.
struct Found {
    /// Its entry; none while it is sealed.
    entry: Option<u32>,
    seat: u8,
    action: String,
    keys: Vec<Key>,
}

impl Checked {
    /// Is everything as it should be?
    pub fn is_well(&self) -> bool {
        let Checked { lost, doubled, different, silent, broken, .. } = self;
        lost + doubled + different + silent + broken == 0
    }

    /// Compares all claims with the logs of a database where nothing happens any more; the readers heard nothing after
    /// the moment at which it ended. Measures how long the plays of programs took to the last other reader.
    pub async fn of(
        store: &dyn Store,
        claims: &[Claim],
        ended: Millis,
        figures: &Figures,
    ) -> Result<Checked, Fault> {
        let mut checked = Checked::default();
        for claim in claims {
            let kept = store.load(&claim.table).await?;
            checked.take(claim, &kept, ended, figures);
            let sound = kept.replay().is_ok_and(|table| table.drift().is_none());
            checked.broken += usize::from(!sound);
        }
        Ok(checked)
    }

    fn take(&mut self, claim: &Claim, kept: &KeptTable, ended: Millis, figures: &Figures) {
        self.tables += 1;
        self.entries += kept.entries.len();
        let first = claim.heard.iter().filter_map(|heard| heard.first()).map(|heard| heard.entry).min();
        let (steps, mut found) = read(kept, first.unwrap_or_default());
        for posted in &claim.posted {
            match found.iter().position(|found| is(found, posted)) {
                Some(at) => {
                    let found = found.remove(at);
                    if let (Some(entry), Some(_), true) = (found.entry, posted.key, posted.acknowledged) {
                        let seen = seen(entry, posted, &claim.heard);
                        seen.into_iter().for_each(|last| figures.took(Kind::Seen, last - posted.due));
                    }
                    if found.entry.is_none() && posted.key.is_some() {
                        figures.note(|kept| kept.secret += 1);
                    }
                }
                None => self.lost += usize::from(posted.acknowledged),
            }
        }
        self.doubled += found.len();
        for heard in &claim.heard {
            self.heard += heard.len();
            self.doubled += heard.windows(2).filter(|pair| pair[1].entry <= pair[0].entry).count();
            let same = |heard: &Heard| {
                let step = steps.get(heard.entry as usize);
                step.is_some_and(|step| heard.step.is_none_or(|told| told == *step))
            };
            self.different += heard.iter().filter(|heard| !same(heard)).count();
            let last = heard.last().map_or(0, |heard| heard.entry as usize);
            let due = kept.entries.iter().filter(|entry| entry.at < ended - UNDER_WAY).count();
            self.silent += usize::from(last < due);
        }
    }
}

/// The step after each entry, by its number, and what people did after this entry.
fn read(kept: &KeptTable, first: u32) -> (Vec<u32>, Vec<Found>) {
    let (mut steps, mut found) = (vec![0], Vec::new());
    for entry in &kept.entries {
        let mut now = steps.last().copied().unwrap_or_default();
        match entry.read() {
            Ok(Body::Action { seat, action, step, by, keys, .. }) => {
                now = step;
                if by == By::Person && entry.number > first {
                    found.push(Found { entry: Some(entry.number), seat: seat.number(), action, keys });
                }
            }
            Ok(Body::UndoTo { step, .. }) => now = step,
            _ => {}
        }
        steps.push(now);
    }
    for sealed in kept.sealed.iter().filter(|sealed| sealed.by == By::Person) {
        // The keys of a choice that is made in several parts stand together.
        let mut keys = sealed.keys.iter();
        for action in &sealed.actions {
            let keys = keys.next().copied().into_iter().collect();
            found.push(Found { entry: None, seat: sealed.seat.number(), action: action.clone(), keys });
        }
    }
    (steps, found)
}

/// Is this what was posted?
fn is(found: &Found, posted: &Posted) -> bool {
    let named = match posted.key {
        Some(key) => found.keys.contains(&key),
        None => found.keys.is_empty(),
    };
    named && found.seat == posted.seat && found.action == posted.action
}

/// When the last of the others was told of an entry; nothing if somebody never was.
fn seen(entry: u32, posted: &Posted, heard: &[Vec<Heard>]) -> Option<Instant> {
    let others = heard.iter().enumerate().filter(|(reader, _)| *reader != posted.reader);
    others
        .map(|(_, heard)| heard.iter().find(|heard| heard.entry >= entry).map(|heard| heard.at))
        .try_fold(posted.due, |last, at| Some(last.max(at?)))
}
