//! What somebody had built when their games ended, and how often they won with it.
//!
//! Read from the logs of the games themselves, the newest ones; what a finished game came to never changes, so it is kept in memory.

use crate::{App, games::face, problem::Problem, visitor::Visitor};
use catalog::GameId;
use game::{Seat, phrase};
use maud::{Markup, html};
use quick_cache::sync::Cache;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use store::{
    StoreError,
    people::{Player, SeatResult},
};
use table::PersonId;
use tokio::sync::Semaphore;

/// How many games are looked at for one person.
const GAMES: usize = 100;
/// How many games are remembered.
const REMEMBERED: usize = 4_000;
/// How many are read at once.
const AT_ONCE: usize = 2;
/// How many things stand in a table.
const LISTED: usize = 20;

/// By seat: the ids of what stood there at the end.
type Cities = Arc<Vec<BTreeSet<&'static str>>>;

/// What stood at the end of finished games.
#[derive(Debug)]
pub struct Built {
    known: Cache<String, Cities>,
    places: Semaphore,
}

impl Default for Built {
    fn default() -> Built {
        Built { known: Cache::new(REMEMBERED), places: Semaphore::new(AT_ONCE) }
    }
}

impl Built {
    async fn of(&self, app: &App, table: &str) -> Result<Cities, Problem> {
        if let Some(known) = self.known.get(table) {
            return Ok(known);
        }
        let _place = self.places.acquire().await.map_err(Problem::ours)?;
        let kept = match app.store.load(table).await {
            Ok(kept) => kept,
            // The result stays when the game itself is lost.
            Err(StoreError::NotFound(_) | StoreError::Damaged(_)) => return Ok(Cities::default()),
            Err(error) => return Err(error.into()),
        };
        let read = tokio::task::spawn_blocking(move || {
            let table = kept.replay().ok()?;
            let view = table.view(None)?;
            Some(
                Seat::all(table.setup().players).map(|seat| (face(view.game()).built)(&view, seat)).collect(),
            )
        });
        let cities: Cities = Arc::new(read.await.map_err(Problem::ours)?.unwrap_or_default());
        self.known.insert(table.to_string(), cities.clone());
        Ok(cities)
    }
}

/// How often somebody had something at the end of a game, and won.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games looked at.
    pub games: u32,
    /// Those of them that were won.
    pub won: u32,
    /// By thing: in how many games it stood there, and how many of these were won.
    pub things: BTreeMap<&'static str, (u32, u32)>,
}

impl Tally {
    fn add(&mut self, city: &BTreeSet<&'static str>, won: bool) {
        self.games += 1;
        self.won += u32::from(won);
        for thing in city {
            let (games, wins) = self.things.entry(thing).or_default();
            *games += 1;
            *wins += u32::from(won);
        }
    }
}

/// What this person has built in their newest games, by game. `results` has all seats of the person's games, newest first.
pub async fn tally(
    app: &App,
    person: &PersonId,
    results: &[SeatResult],
) -> Result<BTreeMap<String, Tally>, Problem> {
    let mut all: BTreeMap<String, Tally> = BTreeMap::new();
    for seats in results.chunk_by(|one, other| one.table == other.table).take(GAMES) {
        let cities = app.built.of(app, &seats[0].table).await?;
        let mine = seats.iter().filter(|seat| matches!(&seat.player, Player::Person(one) if one == person));
        for seat in mine {
            let city = usize::from(seat.seat).checked_sub(1).and_then(|at| cities.get(at));
            if let Some(city) = city {
                all.entry(seat.game.clone()).or_default().add(city, seat.place == 1);
            }
        }
    }
    Ok(all)
}

/// What was built, most often first.
pub fn html(visitor: &Visitor, game: GameId, tally: &Tally) -> Markup {
    let words = visitor.tongue_of(game);
    let mut things: Vec<(&str, (u32, u32))> =
        tally.things.iter().map(|(id, counts)| (*id, *counts)).collect();
    things.sort_by_key(|(id, (games, won))| (std::cmp::Reverse((*games, *won)), *id));
    let share =
        |games: u32, won: u32| (i64::from(won) * 100 + i64::from(games) / 2) / i64::from(games.max(1));
    html! {
        @if !things.is_empty() {
            table .scores.built {
                caption { (visitor.say(&phrase!("people-built-hint", count = tally.games, share = share(tally.games, tally.won)))) }
                thead {
                    tr {
                        @for head in ["people-built", "people-stat-games", "people-stat-won", "people-built-share"] {
                            th scope="col" { (visitor.t(head)) }
                        }
                    }
                }
                tbody {
                    @for (id, (games, won)) in things.into_iter().take(LISTED) {
                        tr {
                            th scope="row" { (words.t(&format!("{}-{id}", face(game).built_words))) }
                            td { (games) }
                            td { (won) }
                            td { (visitor.say(&phrase!("people-percent", share = share(games, won)))) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_built_is_counted_once_a_game() {
        let mut tally = Tally::default();
        tally.add(&["chapel", "tower"].into(), true);
        tally.add(&["tower"].into(), false);
        tally.add(&BTreeSet::new(), false);
        assert_eq!((tally.games, tally.won), (3, 1));
        assert_eq!(tally.things, [("chapel", (1, 1)), ("tower", (2, 1))].into());
    }

    #[test]
    fn everything_that_can_be_built_has_a_name() {
        let speech = crate::speech::Speech::new();
        for &game in GameId::ALL {
            let ids = (face(game).buildable)();
            assert!(!ids.is_empty());
            for language in words::Language::ALL {
                let words = speech.of(game, language);
                for id in &ids {
                    let message = format!("{}-{id}", face(game).built_words);
                    assert_ne!(words.t(&message), message);
                }
            }
        }
    }
}
