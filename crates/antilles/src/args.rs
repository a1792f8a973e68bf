//! Arguments that several commands share.

use crate::answer::Failure;
use bots::{BotName, Kind, Program, ProgramReport};
use catalog::GameId;
use clap::Args;
use game::{Setup, SetupError, SetupText};
use std::{collections::BTreeMap, num::NonZeroUsize};
use words::{Dictionary, Language, seat_numbers};

/// Players and options.
#[derive(Args)]
pub struct SetupArgs {
    /// Number of players [default: 4, or the maximum if lower]
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,
    /// An option of the game (may be repeated)
    #[arg(long = "option", short, value_name = "ID=VALUE", value_parser = parse_option)]
    pub options: Vec<(String, String)>,
}

impl SetupArgs {
    /// The set-up meant.
    pub fn setup(&self, game: GameId) -> Result<Setup, Failure> {
        let mut options = BTreeMap::new();
        for (id, value) in &self.options {
            if let Some(before) = options.insert(id.clone(), value.clone()).filter(|before| before != value) {
                return Err(Failure(format!("option \"{id}\" cannot be both \"{before}\" and \"{value}\"")));
            }
        }
        let players = self.players.unwrap_or(game.traits().most_players.min(4));
        game.setup(&SetupText { players, options }).map_err(|error| match &error {
            SetupError::Contradiction(phrase) => Failure(format!(
                "these options contradict each other: {}",
                dictionary(game).say(Language::En, phrase, &seat_numbers(Language::En))
            )),
            _ => error.into(),
        })
    }
}

/// The words of a game.
pub fn dictionary(game: GameId) -> Dictionary {
    Dictionary::new(&[game.words(), words::SHARED])
}

/// A game by its id.
pub fn parse_game(id: &str) -> Result<GameId, String> {
    GameId::parse(id).ok_or_else(|| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        format!("there is no game \"{id}\" (there are: {})", known.join(", "))
    })
}

/// A bot by its name, or the caller's own program: `cmd:./mybot`.
pub fn parse_bot(name: &str) -> Result<BotName, String> {
    if let Some(program) = Program::named(name) {
        return program.map(|program| Kind::Program(program).into());
    }
    name.parse().map_err(|error: bots::UnknownBot| error.to_string())
}

/// Do all these bots play this game?
pub fn playable(game: GameId, bots: &[BotName]) -> Result<(), Failure> {
    bots.iter().try_for_each(|&bot| bots::playable(game, bot).map(drop).map_err(Failure::from))
}

/// How programs have answered, a line each.
pub fn program_lines(reports: &[ProgramReport]) -> String {
    let line = |report: &ProgramReport| {
        let ProgramReport { name, legal, illegal, unreadable, late, ended } = report;
        let by_chance = report.by_chance();
        format!(
            "{name}: {legal} decisions, and {by_chance} taken by chance ({illegal} illegal, {unreadable} unreadable, \
             {late} late, {ended} without a running program)\n"
        )
    };
    reports.iter().map(line).collect()
}

/// `1 game`, `2 games`.
pub fn plural(count: u64, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

/// A language by its tag.
pub fn parse_language(tag: &str) -> Result<Language, String> {
    Language::parse(tag).ok_or_else(|| {
        format!("there is no language \"{tag}\" (there are: {})", Language::ALL.map(Language::tag).join(", "))
    })
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((id, value)) if !id.is_empty() && !value.is_empty() => Ok((id.to_string(), value.to_string())),
        _ => Err(format!("\"{text}\" is not of the form id=value")),
    }
}

/// As many threads as the machine has cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// A number of threads.
pub fn parse_threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=1024) => Ok(threads),
        _ => Err(format!("\"{text}\" is not a number of threads from 1 to 1024")),
    }
}
