//! What was last shown of a table, kept while it is true: the same reader again, and others who see the same, share it.
//!
//! A sentence of the story is said once for each seat and language, when its entry comes; the regions of a page are drawn
//! once for each reader and change of the table.

use crate::regions::Region;
use game::Seat;
use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard},
};
use table::{PersonId, Table, Told};
use words::Language;

/// So many lines of the story stand on a table's page; the rest is a click away.
const RECENT: usize = 60;

/// So many readers' regions are kept for one table; more than that are watchers who come and go.
const MOST_READINGS: usize = 16;

/// What was last shown of a table.
#[derive(Default)]
pub struct Shelf {
    stories: Mutex<HashMap<(Option<Seat>, Language), Lines>>,
    readings: Mutex<HashMap<Reading, Drawn>>,
}

/// What was true when they were drawn, and the regions.
type Drawn = (State, Arc<[Region]>);

/// The recent part of the story, newest line first, with their places.
#[derive(Default)]
struct Lines {
    retold: u32,
    /// So many lines of the table's story have been looked at.
    told: usize,
    lines: VecDeque<(usize, String)>,
}

/// The recent part of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recent {
    /// As HTML, newest line first.
    pub html: String,
    /// The place of the oldest line of it, if there may be others before.
    pub before: Option<usize>,
}

/// Who reads, as far as it makes a difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// The person, if the table concerns them.
    pub person: Option<PersonId>,
    /// The seat it is read from.
    pub seat: Option<Seat>,
    /// The language.
    pub language: Language,
}

/// What was true when something was drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// How often the table had changed.
    pub changes: u64,
    /// The tick of its news: who was there.
    pub tick: u64,
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept is put in whole or not at all.
    kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Shelf {
    /// The last lines of the story; `say` puts those that are not here yet into words, if they belong to the story.
    pub fn story(
        &self,
        table: &Table,
        seat: Option<Seat>,
        language: Language,
        say: &dyn Fn(&Told) -> Option<String>,
    ) -> Recent {
        let mut stories = lock(&self.stories);
        let known = stories.entry((seat, language)).or_default();
        if known.retold != table.retold() {
            *known = Lines { retold: table.retold(), ..Lines::default() };
        }
        let fresh = table.story_lines(seat, known.told..table.story_len()).rev();
        let fresh = fresh.filter_map(|(place, told)| Some((place, say(&told)?))).take(RECENT);
        let fresh: Vec<_> = fresh.collect();
        for line in fresh.into_iter().rev() {
            known.lines.push_front(line);
        }
        known.lines.truncate(RECENT);
        known.told = table.story_len();
        let before = known.lines.back().map(|(place, _)| *place);
        Recent {
            html: known.lines.iter().map(|(_, html)| html.as_str()).collect(),
            before: before.filter(|_| known.lines.len() == RECENT),
        }
    }

    /// The regions of this reader, drawn if they are not here as they are now.
    pub fn regions(
        &self,
        reading: Reading,
        state: State,
        draw: impl FnOnce() -> Arc<[Region]>,
    ) -> Arc<[Region]> {
        if let Some((then, regions)) = lock(&self.readings).get(&reading)
            && *then == state
        {
            return regions.clone();
        }
        let regions = draw();
        let mut readings = lock(&self.readings);
        if readings.len() >= MOST_READINGS {
            readings.retain(|_, (then, _)| then.changes == state.changes);
        }
        if readings.len() < MOST_READINGS || readings.contains_key(&reading) {
            readings.insert(reading, (state, regions.clone()));
        }
        regions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;
    use std::cell::Cell;

    fn reading(seat: usize) -> Reading {
        Reading { person: None, seat: Some(Seat::new(seat)), language: Language::En }
    }

    #[test]
    fn regions_are_drawn_once_for_each_reader_and_change() {
        let (shelf, drawn) = (Shelf::default(), Cell::new(0));
        let look = |seat, changes, tick| {
            shelf.regions(reading(seat), State { changes, tick }, || {
                drawn.set(drawn.get() + 1);
                Arc::new([Region::new("say", html! { p #say { (drawn.get()) } })])
            })
        };
        let first = look(0, 1, 1);
        assert_eq!(look(0, 1, 1)[0].html, first[0].html);
        assert_eq!(drawn.get(), 1);
        for (seat, changes, tick) in [(1, 1, 1), (0, 2, 1), (0, 2, 2)] {
            assert_ne!(look(seat, changes, tick)[0].html, first[0].html);
        }
        assert_eq!(drawn.get(), 4);
    }

    #[test]
    fn the_shelf_does_not_grow_without_end() {
        let shelf = Shelf::default();
        for number in 0..100 {
            let person = Some(PersonId(number.to_string()));
            let changes = number / 60;
            shelf.regions(Reading { person, ..reading(0) }, State { changes, tick: 1 }, || Arc::new([]));
            assert!(lock(&shelf.readings).len() <= MOST_READINGS);
        }
        let kept = lock(&shelf.readings);
        assert!(kept.len() == MOST_READINGS && kept.values().all(|(then, _)| then.changes == 1));
    }
}
