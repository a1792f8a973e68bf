//! Expectations in files: perft counts, and whole finished games.

use super::UPDATE;
use crate::{Game, Record, Setup, SetupText, perft, record::replay};
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

/// One line of a perft file: `players=4 seed=1 open-scores=on depth=5 nodes=12345`.
struct Expectation {
    setup: Setup,
    seed: u64,
    depth: u32,
    nodes: u64,
}

impl Expectation {
    fn read<G: Game>(line: &str) -> Result<Expectation, String> {
        let mut text = SetupText { players: 0, options: BTreeMap::new() };
        let (mut seed, mut depth, mut nodes) = (None, None, None);
        for word in line.split_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| format!("\"{word}\" is not of the form key=value"))?;
            let number = || value.parse::<u64>().map_err(|error| format!("{word}: {error}"));
            let small = || value.parse().map_err(|error| format!("{word}: {error}"));
            match key {
                "players" => text.players = value.parse().map_err(|error| format!("{word}: {error}"))?,
                "seed" => seed = Some(number()?),
                "depth" => depth = Some(small()?),
                "nodes" => nodes = Some(number()?),
                option => {
                    text.options.insert(option.into(), value.into());
                }
            }
        }
        let setup = Setup::new::<G>(&text).map_err(|error| error.to_string())?;
        let missing = |key: &str| format!("{key}= is missing");
        Ok(Expectation {
            setup,
            seed: seed.ok_or_else(|| missing("seed"))?,
            depth: depth.ok_or_else(|| missing("depth"))?,
            nodes: nodes.ok_or_else(|| missing("nodes"))?,
        })
    }

    fn count<G: Game>(&self) -> u64 {
        perft::<G>(&self.setup, self.seed, self.depth)
    }
}

/// Lines that expect something, with their numbers from 1; `#` begins a remark.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let bare = |line: &'_ str| line.find('#').unwrap_or(line.len());
    let lines = text.lines().enumerate().map(move |(at, line)| (at + 1, line[..bare(line)].trim()));
    lines.filter(|(_, line)| !line.is_empty())
}

/// Counts what every line of a perft file expects; returns how many lines, or everything that is wrong.
pub fn perft_file<G: Game>(text: &str) -> Result<usize, String> {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (number, line) in lines(text) {
        count += 1;
        match Expectation::read::<G>(line) {
            Err(error) => wrong.push(format!("line {number}: {error}")),
            Ok(expectation) => {
                let found = expectation.count::<G>();
                if found != expectation.nodes {
                    wrong.push(format!("line {number}: {line}: found nodes={found}"));
                }
            }
        }
    }
    if count == 0 {
        wrong.push("it expects nothing".into());
    }
    if wrong.is_empty() { Ok(count) } else { Err(wrong.join("\n")) }
}

/// The same for tests, from a file. With [`UPDATE`] set to 1 it writes the counts found.
///
/// # Panics
/// If anything is wrong.
pub fn check_perft<G: Game>(file: &Path) {
    let name = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    if env::var(UPDATE).is_ok_and(|value| value == "1") {
        let mut updated: Vec<String> = text.lines().map(str::to_string).collect();
        for (number, line) in lines(&text) {
            let expectation =
                Expectation::read::<G>(line).unwrap_or_else(|error| panic!("{name}, line {number}: {error}"));
            let (old, new) =
                (format!("nodes={}", expectation.nodes), format!("nodes={}", expectation.count::<G>()));
            updated[number - 1] = updated[number - 1].replace(&old, &new);
        }
        let updated = updated.join("\n") + "\n";
        fs::write(file, updated).unwrap_or_else(|error| panic!("{name}: {error}"));
        return;
    }
    if let Err(wrong) = perft_file::<G>(&text) {
        panic!("{name} does not agree ({UPDATE}=1 rewrites it):\n{wrong}");
    }
}

/// Replays every finished game of a folder (`rules-2-4-players-….json`: version of the rules, players, what it shows); returns how many,
/// or everything that is wrong.
pub fn games_in<G: Game>(folder: &Path) -> Result<usize, String> {
    let files = finished(folder)?;
    let mut wrong = Vec::new();
    for file in &files {
        if let Err(error) = finished_game::<G>(file) {
            wrong.push(format!("{}: {error}", file.display()));
        }
    }
    if files.is_empty() {
        wrong.push(format!("{}: there is no game in it", folder.display()));
    }
    if wrong.is_empty() { Ok(files.len()) } else { Err(wrong.join("\n")) }
}

/// The files of a folder's finished games.
pub(super) fn finished(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        files.extend(Some(path).filter(|path| path.extension().is_some_and(|extension| extension == "json")));
    }
    files.sort();
    Ok(files)
}

fn finished_game<G: Game>(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let record: Record = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let name = format!("rules-{}-{}-players", record.rules_version, record.setup.players);
    if !file.file_name().is_some_and(|file| file.to_string_lossy().starts_with(&name)) {
        return Err(format!("its name does not begin with \"{name}\""));
    }
    if record.result.is_none() {
        return Err(format!("it has {} steps, but no result", record.steps.len()));
    }
    replay::<G>(&record).map(|_| ()).map_err(|error| error.to_string())
}

/// The same for tests.
///
/// # Panics
/// If anything is wrong.
pub fn check_games<G: Game>(folder: &Path) {
    if let Err(wrong) = games_in::<G>(folder) {
        panic!("finished games of {} do not replay:\n{wrong}", G::ID);
    }
}
