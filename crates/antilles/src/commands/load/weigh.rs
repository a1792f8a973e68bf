//! How much a finished game takes in a database file.

use super::{
    Fault,
    fill::{Plan, fill},
};
use crate::{answer::Answer, grid::Grid};
use catalog::GameId;
use serde::Serialize;
use std::{fs, path::Path};
use store::{Address, Quotas};

/// What the finished games of one kind take, on average.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Weight {
    game: &'static str,
    people: u8,
    games: u16,
    entries_per_game: f64,
    bytes_per_entry: f64,
    kilobytes_per_game: f64,
}

/// The size of a file that holds these games, and how many entries of how many bytes they have.
async fn weigh(file: &Path, plan: &Plan) -> Result<(u64, usize, usize), Fault> {
    let store = Address::File(file.into()).open(Quotas::default()).await?;
    let filled = fill(&*store, plan, |_| {}).await?;
    let (mut entries, mut bytes) = (0, 0);
    for (table, _) in &filled.finished {
        let log = store.load(table).await?.entries;
        entries += log.len();
        bytes += log.iter().map(|entry| entry.body.len()).sum::<usize>();
    }
    store.close().await;
    Ok((fs::metadata(file)?.len(), entries, bytes))
}

/// Plays this many random games of each kind and says what they take.
pub async fn weigh_all(people: u8, games: u16, seed: u64, json: bool) -> Result<Answer, Fault> {
    let mut weights = Vec::new();
    for &game in GameId::ALL {
        let folder = tempfile::tempdir()?;
        let traits = game.traits();
        let people = people.clamp(traits.least_players, traits.most_players);
        let plan = |finished| Plan { game, people, tables: 0, finished, more: 0, programs: true, seed };
        let (empty, _, _) = weigh(&folder.path().join("empty.db"), &plan(0)).await?;
        let (full, entries, bytes) = weigh(&folder.path().join("full.db"), &plan(games)).await?;
        let count = f64::from(games);
        weights.push(Weight {
            game: game.id(),
            people,
            games,
            entries_per_game: entries as f64 / count,
            bytes_per_entry: bytes as f64 / entries as f64,
            kilobytes_per_game: full.saturating_sub(empty) as f64 / count / 1000.0,
        });
    }
    if json {
        return Ok(Answer::json(&weights));
    }
    let mut grid = Grid::new([
        "finished games",
        "people",
        "games",
        "entries/game",
        "bytes/entry",
        "kB of the file/game",
    ]);
    for weight in &weights {
        grid.row([
            weight.game.to_string(),
            weight.people.to_string(),
            weight.games.to_string(),
            format!("{:.0}", weight.entries_per_game),
            format!("{:.0}", weight.bytes_per_entry),
            format!("{:.1}", weight.kilobytes_per_game),
        ]);
    }
    Ok(grid.numbers().into())
}
