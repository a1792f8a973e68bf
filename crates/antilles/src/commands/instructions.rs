//! Instructions for a decision, counted by callgrind, and compared with what they were.
//!
//! Times depend on the machine and its other work; instructions hardly do, so they can guard the speed in CI. Two runs of
//! different length are subtracted from each other: what the program does to start is in both.

use crate::answer::Failure;
use catalog::GameId;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, env, fs, io, path::Path, process::Command};

/// Instructions a decision by game, for each profile of building.
type Committed = BTreeMap<String, BTreeMap<String, Figure>>;

/// A figure to be kept.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Figure {
    /// How many play.
    pub players: u8,
    /// Instructions for a decision, start-up subtracted.
    pub instructions_per_decision: f64,
    /// In Mundus Novus: for the best use of a large hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instructions_per_hand: Option<f64>,
}

/// The games (or hands) of the two runs, from seed 1.
const RUNS: [u64; 2] = [20, 120];
/// More than this many times the committed figure is an error.
const TOLERANCE: f64 = 1.05;

/// How this program was built: instructions differ.
pub const PROFILE: &str = if cfg!(debug_assertions) { "dev" } else { "release" };

/// Counts the instructions for a decision in random games.
pub fn count(game: GameId, players: u8) -> Result<Figure, Failure> {
    let instructions_per_hand = match game {
        GameId::MundusNovus => Some(for_one(game, players, &["--hands"])?),
        _ => None,
    };
    Ok(Figure { players, instructions_per_decision: for_one(game, players, &[])?, instructions_per_hand })
}

/// Instructions for a decision, or for a hand.
fn for_one(game: GameId, players: u8, more: &[&str]) -> Result<f64, Failure> {
    let [short, long] = [measure(game, players, RUNS[0], more)?, measure(game, players, RUNS[1], more)?];
    let instructions = long.0.saturating_sub(short.0) as f64;
    let count = long.1.saturating_sub(short.1).max(1) as f64;
    Ok((instructions / count * 10.0).round() / 10.0)
}

/// Instructions and decisions of this many games.
fn measure(game: GameId, players: u8, games: u64, more: &[&str]) -> Result<(u64, u64), Failure> {
    let program = env::current_exe().map_err(|error| format!("this program cannot find itself: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([
            "play",
            game.id(),
            "--seed",
            "1",
            "--players",
            &players.to_string(),
            "--games",
            &games.to_string(),
        ])
        .args(more)
        .output()
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => {
                "instructions are counted by valgrind, which is not installed".to_string()
            }
            _ => format!("valgrind cannot be started: {error}"),
        })?;
    let (said, noted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let collected = noted.lines().find_map(|line| line.split("Collected :").nth(1)?.trim().parse().ok());
    match (output.status.success(), collected, said.trim().parse()) {
        (true, Some(instructions), Ok(decisions)) => Ok((instructions, decisions)),
        _ => Err(Failure(format!(
            "valgrind did not count: {}",
            noted.lines().last().unwrap_or("it said nothing")
        ))),
    }
}

/// What is worse than committed, each in a sentence; a game without a committed figure is an error too.
pub fn compare(file: &Path, figures: &[(GameId, Figure)]) -> Result<Vec<String>, Failure> {
    let committed = read(file)?;
    let known = committed.get(PROFILE).ok_or_else(|| {
        format!("{} has no figures for a {PROFILE} build (write them with --write)", file.display())
    })?;
    let mut worse = Vec::new();
    for (game, now) in figures {
        let id = game.id();
        let Some(then) = known.get(id).filter(|then| then.players == now.players) else {
            worse.push(format!("{} has no figure for {id} with {} players", file.display(), now.players));
            continue;
        };
        let hand = now.instructions_per_hand.map(|now| (then.instructions_per_hand.unwrap_or(0.0), now));
        let decision = (then.instructions_per_decision, now.instructions_per_decision);
        for (what, (then, now)) in [("decision", decision)].into_iter().chain(hand.map(|hand| ("hand", hand)))
        {
            if now > then * TOLERANCE {
                let more = (now / then - 1.0) * 100.0;
                worse
                    .push(format!("a {what} of {id} takes {now} instructions, {more:.1} % more than {then}"));
            }
        }
    }
    Ok(worse)
}

/// Writes the figures of this build into the file and keeps the others.
pub fn write(file: &Path, figures: &[(GameId, Figure)]) -> Result<(), Failure> {
    let mut committed = if file.exists() { read(file)? } else { Committed::new() };
    let known = committed.entry(PROFILE.to_string()).or_default();
    known.extend(figures.iter().map(|(game, figure)| (game.id().to_string(), *figure)));
    let text = serde_json::to_string_pretty(&committed).expect("figures can be written as JSON") + "\n";
    let written = arena::records::whole(file, text.as_bytes());
    written.map_err(|error| Failure(format!("{} cannot be written: {error}", file.display())))
}

fn read(file: &Path) -> Result<Committed, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    Ok(serde_json::from_str(&text)
        .map_err(|error| format!("{} holds no figures: {error}", file.display()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_clearly_worse_is_named() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("figures.json");
        let game = GameId::ALL[0];
        let of = |players, instructions_per_decision, instructions_per_hand| {
            [(game, Figure { players, instructions_per_decision, instructions_per_hand })]
        };
        let figure = |instructions| of(4, instructions, Some(5_000.0));
        assert!(compare(&file, &figure(1.0)).is_err(), "there is no file yet");
        write(&file, &figure(1000.0)).unwrap();
        assert_eq!(compare(&file, &figure(1040.0)).unwrap(), Vec::<String>::new());
        assert_eq!(compare(&file, &figure(500.0)).unwrap(), Vec::<String>::new());
        let worse = compare(&file, &figure(1100.0)).unwrap();
        let expected = format!("a decision of {} takes 1100 instructions, 10.0 % more than 1000", game.id());
        assert_eq!(worse, [expected]);
        let other = compare(&file, &of(3, 1.0, None)).unwrap();
        assert_eq!(other.len(), 1, "a figure for another table proves nothing");
        let worse = compare(&file, &of(4, 1_000.0, Some(6_000.0))).unwrap();
        assert_eq!(
            worse,
            [format!("a hand of {} takes 6000 instructions, 20.0 % more than 5000", game.id())]
        );
    }
}
