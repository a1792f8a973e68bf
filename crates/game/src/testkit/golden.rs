//! Golden playthroughs: a whole game on a page that a person can read, so that a change of rules shows in the diff.

use super::UPDATE;
use crate::{
    ActionSet, Fast, Game, Seat, Setup,
    perft::seed_of,
    record::{Holder, Scribe},
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, env, fmt::Write, fs, io, path::Path};

/// The game that `seed` gives: all chance from the table's generator, every decision random.
///
/// One line a step: its number, the seat, the action, what chance answered, and eight digits of the SHA-256 of the
/// position's JSON.
///
/// # Panics
/// If the game refuses a legal action.
pub fn golden<G: Game>(seed: u64, setup: &Setup) -> String {
    let holder = |seat| Holder { seat, from_step: 0, name: "Random".into(), player: "random".into() };
    let mut scribe =
        Scribe::<G>::new(setup, seed_of(seed), Seat::all(setup.players()).map(holder).collect(), false);
    let mut rng = Fast::of_game(seed, 0);
    let mut text = format!("game: {}\nrules version: {}\nseed: {seed}\n", G::ID, setup.rules());
    let setup = setup.text::<G>();
    line(&mut text, format_args!("players: {}", setup.players));
    for (option, value) in &setup.options {
        line(&mut text, format_args!("{option}: {value}"));
    }
    let told = |outcomes: &[String]| match outcomes {
        [] => String::new(),
        outcomes => format!(" => {}", outcomes.join(", ")),
    };
    let hash = digest::<G>(&scribe.position);
    line(&mut text, format_args!("\n{hash}    0 start{}", told(&scribe.record.start)));
    for number in 1..=G::STEP_LIMIT {
        let seats = G::to_act(&scribe.position);
        let Some(seat) = seats.iter().nth(rng.below(seats.len().max(1) as u32) as usize) else { break };
        let legal = G::legal(&scribe.position, seat);
        scribe.play(seat, G::action(legal.nth(rng.below(legal.len() as u32) as usize)));
        let step = scribe.record.steps.last().expect("a step was just played");
        let (seat, action, chance) = (seat.number(), &step.action, told(&step.chance));
        let hash = digest::<G>(&scribe.position);
        line(&mut text, format_args!("{hash} {number:>4} seat {seat} {action}{chance}"));
    }
    match &scribe.record.result {
        None => text.push_str("\nnot over\n"),
        Some(result) => {
            line(&mut text, format_args!("\nended by {}", result.ending));
            for (at, scores) in result.scores.iter().enumerate() {
                let points =
                    scores.iter().map(|(id, points)| format!("{id} {points}")).collect::<Vec<_>>().join(", ");
                let (seat, total, place) = (at + 1, result.totals[at], result.places[at]);
                line(&mut text, format_args!("seat {seat}: place {place}, {total} points ({points})"));
            }
        }
    }
    text
}

fn line(text: &mut String, what: std::fmt::Arguments) {
    writeln!(text, "{what}").expect("a string takes any text");
}

fn digest<G: Game>(position: &G::Position) -> String {
    let json = serde_json::to_vec(position).expect("a position can be written");
    hex::encode(&Sha256::digest(json)[..4])
}

/// The file name of a golden game: `4-players-seed-1.txt`, with the options that are not the default in between.
pub fn golden_name<G: Game>(seed: u64, setup: &Setup) -> String {
    let mut name = format!("{}-players", setup.players());
    for (at, option) in G::OPTIONS.iter().enumerate().filter(|(at, _)| setup.choice(*at) != 0) {
        let value = option.values[usize::from(setup.choice(at))];
        name.push_str(&format!("-{}-{value}", option.id));
    }
    format!("{name}-seed-{seed}.txt")
}

/// Compares the files of a folder with the games they should hold; returns how many, or everything that is wrong.
/// If told to update, it writes them instead.
pub fn golden_in<G: Game>(folder: &Path, games: &[(u64, Setup)], update: bool) -> Result<usize, String> {
    let trouble = |error: io::Error| format!("{}: {error}", folder.display());
    if update {
        fs::create_dir_all(folder).map_err(trouble)?;
    }
    let mut wrong = Vec::new();
    let mut names = BTreeSet::new();
    for (seed, setup) in games {
        let name = golden_name::<G>(*seed, setup);
        let path = folder.join(&name);
        let found = golden::<G>(*seed, setup);
        if update {
            fs::write(&path, &found).map_err(trouble)?;
        } else {
            match fs::read_to_string(&path) {
                Ok(expected) => {
                    wrong.extend(first_difference(&expected, &found).map(|at| format!("{name}, {at}")))
                }
                Err(error) => wrong.push(format!("{name}: {error}")),
            }
        }
        names.insert(name);
    }
    let stale = |name: &String| name.ends_with(".txt") && !names.contains(name);
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let name = entry.map_err(trouble)?.file_name().to_string_lossy().into_owned();
        wrong.extend(Some(name).filter(stale).map(|name| format!("{name}: no such game is asked for")));
    }
    match wrong.is_empty() {
        true => Ok(games.len()),
        false => Err(format!(
            "golden games of {} do not agree ({UPDATE}=1 rewrites them):\n{}",
            G::ID,
            wrong.join("\n")
        )),
    }
}

pub(super) fn first_difference(expected: &str, found: &str) -> Option<String> {
    let (mut left, mut right) = (expected.lines(), found.lines());
    for number in 1.. {
        match (left.next(), right.next()) {
            (None, None) => break,
            (left, right) if left == right => {}
            (left, right) => {
                let say = |line: Option<&str>| line.unwrap_or("(the end)").to_string();
                return Some(format!("line {number}:\n  expected {}\n  found    {}", say(left), say(right)));
            }
        }
    }
    None
}

/// The same for tests; updates if [`UPDATE`] is set to 1 in the environment.
///
/// # Panics
/// If anything is wrong.
pub fn check_golden<G: Game>(folder: &Path, games: &[(u64, Setup)]) {
    let update = env::var(UPDATE).is_ok_and(|value| value == "1");
    if let Err(wrong) = golden_in::<G>(folder, games, update) {
        panic!("{wrong}");
    }
}
