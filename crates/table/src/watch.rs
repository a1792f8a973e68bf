//! Watchers who may see every hand, but only of positions that are old enough.
//!
//! For them a table is what its log came to some moves or minutes ago. Whatever is shown of that cannot tell more.

use crate::{
    Table,
    entry::{Body, Millis},
    refusal::{LoadFault, Refusal},
    state::Phase,
};
use serde::{Deserialize, Serialize};

/// How far behind watchers are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Delay {
    /// At least this many actions were played since.
    Moves(u16),
    /// At least this many minutes have passed since.
    Minutes(u16),
}

impl Delay {
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let sensible = match self {
            Delay::Moves(count) => (1..=200).contains(&count),
            Delay::Minutes(count) => (1..=24 * 60).contains(&count),
        };
        if sensible { Ok(()) } else { Err(Refusal::BadDelay) }
    }
}

impl Table {
    /// How far behind watchers are, if they are: while a game runs at a table with a delay.
    pub fn watch_delay(&self) -> Option<Delay> {
        self.created.options.watch_delay.filter(|_| self.phase == Phase::Playing)
    }

    /// The last entry that watchers may know of at this moment.
    pub fn watchable(&self, now: Millis) -> u32 {
        let last = self.last_entry().number;
        let Some(delay) = self.watch_delay() else { return last };
        let mut actions = 0;
        let old = self.entries.iter().rev().find(|entry| match delay {
            Delay::Moves(count) => {
                let is_old = actions >= count;
                actions = actions.saturating_add(u16::from(entry.is_action()));
                is_old
            }
            Delay::Minutes(minutes) => entry.at <= now - Millis::from(minutes) * 60_000,
        });
        // Before the start everybody sees the room, as it was when the last one had sat down.
        let room = self.entries.iter().position(|entry| matches!(entry.read(), Ok(Body::Started { .. })));
        old.map_or(0, |entry| entry.number).max(room.unwrap_or(0) as u32)
    }

    /// This table as it stood after an earlier entry, going on from how it stood before that, if that is known.
    pub fn as_of(&self, entry: u32, before: Option<&Table>) -> Result<Table, LoadFault> {
        let end = (entry as usize).clamp(1, self.entries.len());
        let known = before.filter(|before| before.past && before.entries.len() <= end);
        let mut table = match known {
            Some(before) => before.clone(),
            None => Table::replay(self.entries.first().cloned(), self.seed)?,
        };
        for entry in &self.entries[table.entries.len()..end] {
            table.absorb(entry.clone())?;
        }
        table.past = true;
        Ok(table)
    }

    /// Is this how a table stood earlier, for somebody who may see every hand?
    pub fn is_past(&self) -> bool {
        self.past
    }
}
