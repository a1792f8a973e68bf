//! An outside program as a player: asked in lines of JSON on its standard input, as `docs/protocol.md` says.
//!
//! The rule for a program that does not answer as it should: the decision is taken by chance among the legal actions, and
//! counted. A program that has ended is started again for the next decision, [`MOST_STARTS`] times at most; one that is late
//! [`PATIENCE`] times in a row is stopped. From then on chance plays for it.

mod process;

use crate::{Bot, Question, random::any_of};
use game::{ActionSet, Fast, Game};
use process::{Heard, Process};
use serde::Serialize;
use std::{
    cmp::Ordering as Order,
    collections::BTreeMap,
    hash::{Hash, Hasher},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// How a program is named: `cmd:./mybot`, or `cmd@250:./mybot` with its limit in milliseconds.
pub const PREFIX: &str = "cmd";
/// A program has this long for an answer, if it is not named with another limit.
pub const LIMIT: Duration = Duration::from_secs(1);
/// The longest limit that can be named.
pub const LONGEST_LIMIT: Duration = Duration::from_secs(600);
/// How often a process is started, at most, for one thread that plays.
pub const MOST_STARTS: u32 = 4;
/// A program is stopped after this many late answers in a row.
pub const PATIENCE: u32 = 5;

/// A program to be asked.
#[derive(Copy, Clone, Debug)]
pub struct Program(&'static Known);

/// What is known about a program, and how it has answered. Kept as long as we run: names are few.
#[derive(Debug)]
struct Known {
    name: String,
    words: Vec<String>,
    limit: Duration,
    counts: [AtomicU64; Answer::ALL.len()],
}

/// How a question was answered.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Answer {
    Legal,
    Illegal,
    Unreadable,
    Late,
    Ended,
}

impl Answer {
    const ALL: [Answer; 5] =
        [Answer::Legal, Answer::Illegal, Answer::Unreadable, Answer::Late, Answer::Ended];
}

/// How a program has answered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProgramReport {
    /// Its name: `cmd:./mybot`.
    pub name: String,
    /// Answered with a legal action, in time.
    pub legal: u64,
    /// Answered with an action that is not legal.
    pub illegal: u64,
    /// Answered with something that is not an answer.
    pub unreadable: u64,
    /// Not answered in time.
    pub late: u64,
    /// Could not be started, had ended, or was stopped.
    pub ended: u64,
}

impl ProgramReport {
    /// The decisions that chance took for it.
    pub fn by_chance(&self) -> u64 {
        self.illegal + self.unreadable + self.late + self.ended
    }
}

fn registered() -> &'static Mutex<BTreeMap<String, Program>> {
    static KNOWN: Mutex<BTreeMap<String, Program>> = Mutex::new(BTreeMap::new());
    &KNOWN
}

/// Every program that was named and has been asked anything, and how it answered.
pub fn reports() -> Vec<ProgramReport> {
    let known = registered().lock().unwrap_or_else(PoisonError::into_inner);
    let asked = |report: &ProgramReport| report.legal + report.by_chance() > 0;
    known.values().map(Program::report).filter(asked).collect()
}

impl Program {
    /// The program of this name, `cmd:COMMAND` or `cmd@MS:COMMAND`; nothing if it is no such name. The command is split
    /// into words like a shell does it (quotes and backslashes), and run without one.
    pub fn named(name: &str) -> Option<Result<Program, String>> {
        let (prefix, command) = name.split_once(':')?;
        let limit = match prefix.split_once('@') {
            None if prefix == PREFIX => Ok(LIMIT),
            Some((PREFIX, millis)) => limit(millis),
            _ => return None,
        };
        let words = shell_words::split(command).map_err(|error| format!("\"{command}\": {error}"));
        Some(limit.and_then(|limit| match words? {
            words if words.is_empty() => Err(format!("\"{name}\" names no command, as in cmd:./mybot")),
            words => Ok(Program::register(name, words, limit)),
        }))
    }

    fn register(name: &str, words: Vec<String>, limit: Duration) -> Program {
        let mut known = registered().lock().unwrap_or_else(PoisonError::into_inner);
        *known.entry(name.to_string()).or_insert_with(|| {
            let counts = Default::default();
            Program(Box::leak(Box::new(Known { name: name.to_string(), words, limit, counts })))
        })
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.0.name.as_str()
    }

    /// How it has answered so far.
    pub fn report(&self) -> ProgramReport {
        let count = |answer: Answer| self.0.counts[answer as usize].load(Ordering::Relaxed);
        ProgramReport {
            name: self.0.name.clone(),
            legal: count(Answer::Legal),
            illegal: count(Answer::Illegal),
            unreadable: count(Answer::Unreadable),
            late: count(Answer::Late),
            ended: count(Answer::Ended),
        }
    }

    /// A player that runs it: a process of its own, started with the first question.
    pub fn start(self) -> Player {
        Player { program: self, process: None, starts: 0, late: 0, asked: 0 }
    }
}

fn limit(millis: &str) -> Result<Duration, String> {
    let longest = LONGEST_LIMIT.as_millis() as u64;
    match millis.parse() {
        Ok(millis) if (1..=longest).contains(&millis) => Ok(Duration::from_millis(millis)),
        _ => Err(format!("\"{millis}\" is not a limit in milliseconds from 1 to {longest}")),
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Program {}

impl PartialOrd for Program {
    fn partial_cmp(&self, other: &Program) -> Option<Order> {
        Some(self.cmp(other))
    }
}

impl Ord for Program {
    fn cmp(&self, other: &Program) -> Order {
        self.0.name.cmp(&other.0.name)
    }
}

impl Hash for Program {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.name.hash(state);
    }
}

/// A running program on some seats.
#[derive(Debug)]
pub struct Player {
    program: Program,
    process: Option<Process>,
    starts: u32,
    /// Late answers in a row.
    late: u32,
    asked: u64,
}

/// The question, as it is written: the engine's `choose` with the legal actions beside it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Asked<'a, V> {
    id: u64,
    command: &'static str,
    game: &'static str,
    seat: game::Seat,
    view: &'a V,
    legal: Vec<&'static str>,
    time_ms: u64,
}

impl Player {
    fn ask<G: Game>(&mut self, question: &Question<G>) -> Result<usize, Answer> {
        if self.late >= PATIENCE {
            return Err(Answer::Ended);
        }
        self.asked += 1;
        let Known { words, limit, .. } = self.program.0;
        let asked = Asked {
            id: self.asked,
            command: "choose",
            game: G::ID,
            seat: question.seat,
            view: question.view,
            legal: question.legal.iter().map(|index| G::notation().text(index)).collect(),
            time_ms: limit.as_millis() as u64,
        };
        let text = serde_json::to_string(&asked).map_err(|_| Answer::Unreadable)?;
        let until = Instant::now() + *limit;
        if self.process.is_none() {
            if self.starts >= MOST_STARTS {
                return Err(Answer::Ended);
            }
            self.starts += 1;
            self.process = Some(Process::start(words).map_err(|_| Answer::Ended)?);
        }
        let Some(process) = &self.process else { return Err(Answer::Ended) };
        process.tell(text);
        match process.hear(self.asked, until) {
            Heard::Action(action) => {
                let index = G::notation().index(&action).filter(|&index| question.legal.contains(index));
                index.ok_or(Answer::Illegal)
            }
            Heard::Nonsense => Err(Answer::Unreadable),
            Heard::Nothing => Err(Answer::Late),
            Heard::End => {
                self.process = None;
                Err(Answer::Ended)
            }
        }
    }
}

impl<G: Game> Bot<G> for Player {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let asked = self.ask(question);
        let answer = asked.err().unwrap_or(Answer::Legal);
        self.program.0.counts[answer as usize].fetch_add(1, Ordering::Relaxed);
        self.late = if answer == Answer::Late { self.late + 1 } else { 0 }.max(self.late_for_good());
        if self.late >= PATIENCE {
            self.process = None;
        }
        match asked {
            Ok(index) => G::action(index),
            Err(_) => any_of::<G>(question, question.legal, rng),
        }
    }
}

impl Player {
    /// Once patience is over it does not come back.
    fn late_for_good(&self) -> u32 {
        if self.late >= PATIENCE { PATIENCE } else { 0 }
    }
}
