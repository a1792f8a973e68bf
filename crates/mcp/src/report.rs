//! What the logs of a folder say about each player: how often its moves were legal, and how it did against which bots.
//!
//! A figure is the mean over games, each game being a block of its own for the interval (see `arena::interval`). An attempt is
//! one call of `play`, whether it holds one action or several; it counts as illegal if an action in it was not legal or no
//! action at all. A resigned game counts as finished behind every opponent, and not for the points; a game that was left
//! counts for the legal moves only.

use crate::log::{Event, Line};
use arena::interval::Estimate;
use game::record::RecordResult;
use serde::Serialize;
use std::{
    cmp::Ordering,
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// A log is not read if it is larger; none is.
const MOST_BYTES: u64 = 64 << 20;

/// What the logs say.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// By player, game and number of players.
    pub standings: Vec<Standing>,
}

/// How one player did in one game with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Standing {
    /// The player.
    pub player: String,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Games started.
    pub games: usize,
    /// Games played to their end by the player.
    pub finished: usize,
    /// Games resigned.
    pub resigned: usize,
    /// Games left without an end.
    pub left: usize,
    /// Attempts that were played.
    pub legal: u64,
    /// Attempts that the rules refused.
    pub illegal: u64,
    /// Attempts that were no action of the game.
    pub unreadable: u64,
    /// The share of attempts that were legal.
    pub legal_rate: Option<Estimate>,
    /// The share of opponents it finished ahead of, ties counted half.
    pub pairwise: Option<Estimate>,
    /// The same by bot.
    pub against: Vec<Against>,
    /// Victories; a shared one counts in parts.
    pub wins: Option<Estimate>,
    /// Its place, those who share one each having the middle of theirs.
    pub place: Option<Estimate>,
    /// Points, of games it finished.
    pub points: Option<Estimate>,
    /// Hints asked for.
    pub hints: u64,
    /// Actions undone.
    pub undos: u64,
    /// Games whose seed the caller chose.
    pub chosen_seeds: usize,
}

/// How it did against one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Against {
    /// The bot.
    pub bot: String,
    /// Games against it, with one seat or several.
    pub games: usize,
    /// The share of its seats that the player finished ahead of.
    pub pairwise: Estimate,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// Something cannot be read.
    #[error("{} cannot be read: {error}", .file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is nothing to report.
    #[error("there is no log in {}", .0.display())]
    Empty(PathBuf),
    /// A line makes no sense.
    #[error("line {line} of {} is not a line of a log: {why}", .file.display())]
    Line {
        /// Which file.
        file: PathBuf,
        /// Which line, counted from 1.
        line: usize,
        /// Why.
        why: String,
    },
}

/// One game, as its log tells it.
#[derive(Clone, PartialEq, Debug)]
struct Played {
    player: String,
    game: String,
    seat: usize,
    /// By seat; the player's own place is empty.
    bots: Vec<String>,
    seed_chosen: bool,
    legal: u64,
    illegal: u64,
    unreadable: u64,
    hints: u64,
    undos: u64,
    resigned: bool,
    result: Option<RecordResult>,
}

/// Reads the logs of a folder.
pub fn read(folder: &Path) -> Result<Report, ReportError> {
    let failed = |error| ReportError::File { file: folder.to_path_buf(), error };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        if file.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(ReportError::Empty(folder.to_path_buf()));
    }
    let mut groups: BTreeMap<(String, String, usize), Vec<Played>> = BTreeMap::new();
    for file in &files {
        // A log that was cut off before its first line was whole tells nothing.
        if let Some(played) = read_game(file)? {
            groups
                .entry((played.player.clone(), played.game.clone(), played.bots.len()))
                .or_default()
                .push(played);
        }
    }
    Ok(Report { standings: groups.into_values().filter_map(|games| Standing::of(&games)).collect() })
}

fn read_game(file: &Path) -> Result<Option<Played>, ReportError> {
    let failed = |error| ReportError::File { file: file.to_path_buf(), error };
    let too_large = || io::Error::new(io::ErrorKind::FileTooLarge, "it is larger than any log");
    if fs::metadata(file).map_err(failed)?.len() > MOST_BYTES {
        return Err(failed(too_large()));
    }
    let text = fs::read_to_string(file).map_err(failed)?;
    let mut played: Option<Played> = None;
    for (at, text) in text.split_inclusive('\n').enumerate() {
        let wrong = |why: String| ReportError::Line { file: file.to_path_buf(), line: at + 1, why };
        let line: Line = match serde_json::from_str(text) {
            Ok(line) => line,
            // The program was stopped while it wrote; what it had answered stands before.
            Err(_) if !text.ends_with('\n') => break,
            Err(error) => return Err(wrong(error.to_string())),
        };
        match (&mut played, line.event) {
            (None, event) => played = Some(Played::begin(event).map_err(wrong)?),
            (Some(played), event) => played.take_in(event).map_err(wrong)?,
        }
    }
    Ok(played)
}

impl Played {
    fn begin(event: Event) -> Result<Played, String> {
        let Event::Start { player, game, setup, seat, bots, seed_chosen, .. } = event else {
            return Err("it does not say how the game began".into());
        };
        let own = usize::from(seat).checked_sub(1).filter(|&own| bots.get(own).is_some_and(String::is_empty));
        let others = bots.iter().filter(|bot| !bot.is_empty()).count();
        let seat = own.filter(|_| bots.len() == usize::from(setup.players) && others + 1 == bots.len());
        Ok(Played {
            player,
            game,
            seat: seat.ok_or("its seats, bots and players do not fit together")?,
            bots,
            seed_chosen,
            legal: 0,
            illegal: 0,
            unreadable: 0,
            hints: 0,
            undos: 0,
            resigned: false,
            result: None,
        })
    }

    fn take_in(&mut self, event: Event) -> Result<(), String> {
        if self.result.is_some() && !matches!(event, Event::Play { refused: Some(_), .. }) {
            return Err("it comes after the end".into());
        }
        match event {
            Event::Start { .. } => return Err("the game begins a second time".into()),
            Event::Play { refused: None, .. } => self.legal += 1,
            Event::Play { refused: Some(refusal), .. } => match refusal.kind {
                crate::log::RefusalKind::Illegal => self.illegal += 1,
                crate::log::RefusalKind::Unreadable => self.unreadable += 1,
                crate::log::RefusalKind::List => {}
            },
            Event::Undo { .. } => self.undos += 1,
            Event::Hint { .. } => self.hints += 1,
            Event::Resign { .. } => self.resigned = true,
            Event::End { result } => {
                if result.places.len() != self.bots.len() || result.totals.len() != self.bots.len() {
                    return Err("its result is for another number of players".into());
                }
                self.result = Some(result);
            }
        }
        Ok(())
    }

    /// The share of legal attempts, and how many there were.
    fn legal_rate(&self) -> Option<(f64, u64)> {
        let all = self.legal + self.illegal + self.unreadable;
        (all > 0).then(|| (self.legal as f64 / all as f64, all))
    }

    /// The share of the seats of a bot (of all, if none is named) that it finished ahead of, and how many there are.
    fn pairwise(&self, against: Option<&str>) -> Option<(f64, u64)> {
        let result = self.result.as_ref()?;
        let own = result.places[self.seat];
        let others = self.bots.iter().zip(&result.places).enumerate().filter(|(seat, _)| *seat != self.seat);
        let pairs: Vec<f64> = others
            .filter(|(_, (bot, _))| against.is_none_or(|wanted| wanted == bot.as_str()))
            .map(|(_, (_, place))| match own.cmp(place) {
                _ if self.resigned => 0.0,
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            })
            .collect();
        (!pairs.is_empty()).then(|| (pairs.iter().sum::<f64>() / pairs.len() as f64, pairs.len() as u64))
    }

    /// How many finished on the same place as this seat, itself included.
    fn level(&self, places: &[u8]) -> f64 {
        places.iter().filter(|&&place| place == places[self.seat]).count() as f64
    }

    fn victory(&self) -> Option<(f64, u64)> {
        let places = &self.result.as_ref()?.places;
        let won = places[self.seat] == 1 && !self.resigned;
        Some((if won { 1.0 / self.level(places) } else { 0.0 }, 1))
    }

    fn place(&self) -> Option<f64> {
        let places = &self.result.as_ref()?.places;
        match self.resigned {
            true => Some(places.len() as f64),
            false => Some(f64::from(places[self.seat]) + (self.level(places) - 1.0) / 2.0),
        }
    }

    fn points(&self) -> Option<f64> {
        let result = self.result.as_ref().filter(|_| !self.resigned)?;
        Some(f64::from(result.totals[self.seat]))
    }
}

impl Standing {
    fn of(games: &[Played]) -> Option<Standing> {
        let first = games.first()?;
        let share = |figure: &dyn Fn(&Played) -> Option<(f64, u64)>| {
            let (means, of): (Vec<f64>, Vec<u64>) = games.iter().filter_map(figure).unzip();
            (!means.is_empty()).then(|| Estimate::share(&means, of.iter().sum()))
        };
        let mean = |figure: &dyn Fn(&Played) -> Option<f64>| {
            let means: Vec<f64> = games.iter().filter_map(figure).collect();
            (!means.is_empty()).then(|| Estimate::mean(&means))
        };
        let sum = |figure: &dyn Fn(&Played) -> u64| games.iter().map(figure).sum();
        let count = |which: &dyn Fn(&Played) -> bool| games.iter().filter(|game| which(game)).count();
        let mut bots: Vec<&str> = games
            .iter()
            .flat_map(|game| &game.bots)
            .map(String::as_str)
            .filter(|bot| !bot.is_empty())
            .collect();
        bots.sort_unstable();
        bots.dedup();
        let against = bots.into_iter().filter_map(|bot| {
            let figure = |game: &Played| game.pairwise(Some(bot));
            let games = count(&|game| figure(game).is_some());
            Some(Against { bot: bot.into(), games, pairwise: share(&figure)? })
        });
        Some(Standing {
            player: first.player.clone(),
            game: first.game.clone(),
            players: first.bots.len() as u8,
            games: games.len(),
            finished: count(&|game| game.result.is_some() && !game.resigned),
            resigned: count(&|game| game.resigned),
            left: count(&|game| game.result.is_none() && !game.resigned),
            legal: sum(&|game| game.legal),
            illegal: sum(&|game| game.illegal),
            unreadable: sum(&|game| game.unreadable),
            legal_rate: share(&Played::legal_rate),
            pairwise: share(&|game| game.pairwise(None)),
            against: against.collect(),
            wins: share(&Played::victory),
            place: mean(&Played::place),
            points: mean(&Played::points),
            hints: sum(&|game| game.hints),
            undos: sum(&|game| game.undos),
            chosen_seeds: count(&|game| game.seed_chosen),
        })
    }
}
