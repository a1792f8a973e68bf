//! How puzzles are written, read and replayed: a line of JSON for each game, with the puzzles found in it.

use catalog::{AnyEvent, AnyPosition, GameId, Move};
use game::{Seat, Seed, SetupText, TableChance};
use serde::{Deserialize, Serialize};

/// A game in which puzzles were found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Its id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// Its number among the games that were looked through.
    pub number: u32,
    /// How many play.
    pub players: u8,
    /// All its chance, in hexadecimal.
    pub seed: String,
    /// What was played up to its last puzzle: `SEAT ACTION`.
    pub steps: Vec<String>,
    /// Nodes of the two searches.
    pub nodes: [u32; 2],
    /// Its puzzles, in order.
    pub puzzles: Vec<Puzzle>,
}

/// A decision in which one choice is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Steps played before it.
    pub step: u32,
    /// Who decides.
    pub seat: u8,
    /// Which kind of decision ([`crate::kinds`]).
    pub kind: String,
    /// The part of the game it comes from: 0 the first third, 1, 2.
    pub phase: u8,
    /// The first eight bytes of the position's digest, in hexadecimal.
    pub digest: String,
    /// All choices that were searched, best first.
    pub choices: Vec<Choice>,
    /// How often each level found the best one, weakest first.
    pub found: Vec<Found>,
    /// How hard that makes it ([`crate::rating`]).
    pub rating: u32,
}

/// A choice: its notation, and what the first and the second search expect of it, in hundredths of a per cent: the share of
/// the opponents that the seat finishes ahead of. `None` if the search did not walk it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice(pub String, pub Option<u16>, pub Option<u16>);

/// How often a level found the solution.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "[u8; 2]", from = "[u8; 2]")]
pub struct Found {
    /// This often.
    pub right: u8,
    /// Out of this many tries.
    pub tries: u8,
}

impl Found {
    /// Every time?
    pub fn always(&self) -> bool {
        self.right == self.tries
    }
}

impl From<Found> for [u8; 2] {
    fn from(found: Found) -> [u8; 2] {
        [found.right, found.tries]
    }
}

impl From<[u8; 2]> for Found {
    fn from([right, tries]: [u8; 2]) -> Found {
        Found { right: right.min(tries), tries }
    }
}

/// Why a line is not a game with puzzles, or cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Not the JSON of one.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// No such game.
    #[error("there is no game \"{0}\"")]
    Game(String),
    /// No seed.
    #[error("the seed has to be 64 hexadecimal digits")]
    Seed,
    /// The game is not played like this.
    #[error("{0}")]
    Setup(String),
    /// A step that cannot be played.
    #[error("step {step}, \"{text}\": {why}")]
    Step {
        /// Counted from 1.
        step: usize,
        /// As it is written.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// The position is another one than the puzzle says.
    #[error("after step {0} the position has another digest")]
    Digest(u32),
    /// The seat has nothing to decide, or not between these choices.
    #[error("after step {step}: {why}")]
    Puzzle {
        /// Steps played before it.
        step: u32,
        /// What is wrong with it.
        why: String,
    },
}

/// A puzzle with its position.
#[derive(Debug)]
pub struct Ready {
    /// The position. Holds everything: only the view of [`Ready::seat`] is to be shown.
    pub position: AnyPosition,
    /// Who decides.
    pub seat: Seat,
    /// All that is allowed.
    pub legal: Vec<Move>,
    /// The solution.
    pub best: Move,
    /// All that happened before, oldest first: to be shown as the seat saw it.
    pub events: Vec<AnyEvent>,
    /// What the seat did last without another's action between, newest first.
    pub own: Vec<String>,
}

impl Game {
    /// Reads a line. Its steps are played by [`Game::ready`].
    pub fn read(line: &str) -> Result<Game, Fault> {
        Ok(serde_json::from_str(line)?)
    }

    /// Which game.
    pub fn id(&self) -> Result<GameId, Fault> {
        GameId::parse(&self.game).ok_or_else(|| Fault::Game(self.game.clone()))
    }

    /// Plays up to a puzzle and checks everything that the puzzle says.
    pub fn ready(&self, puzzle: &Puzzle) -> Result<Ready, Fault> {
        let (position, events) = self.position(puzzle.step)?;
        if hex::encode(&position.digest()[..8]) != puzzle.digest {
            return Err(Fault::Digest(puzzle.step));
        }
        let wrong = |why: String| Fault::Puzzle { step: puzzle.step, why };
        let seat = Seat::from_number(puzzle.seat.into()).filter(|seat| position.to_act().contains(*seat));
        let seat = seat.ok_or_else(|| wrong(format!("seat {} has nothing to decide", puzzle.seat)))?;
        let legal = position.legal(seat);
        let find = |text: &str| legal.iter().copied().find(|legal| legal.text == text);
        if let Some(Choice(text, ..)) = puzzle.choices.iter().find(|choice| find(&choice.0).is_none()) {
            return Err(wrong(format!("\"{text}\" is not allowed")));
        }
        let best = puzzle.choices.first().and_then(|best| find(&best.0));
        let best = best.ok_or_else(|| wrong("there are no choices".into()))?;
        let before = self.steps[..puzzle.step as usize].iter().rev();
        let own = before
            .map_while(|step| step.strip_prefix(&format!("{} ", puzzle.seat)))
            .map(str::to_string)
            .collect();
        Ok(Ready { position, seat, legal, best, events, own })
    }

    /// The position after this many steps, and what happened up to it.
    fn position(&self, steps: u32) -> Result<(AnyPosition, Vec<AnyEvent>), Fault> {
        let game = self.id()?;
        let text = SetupText { players: self.players, options: Default::default() };
        let setup = game.setup(&text).map_err(|error| Fault::Setup(error.to_string()))?;
        let seed: Seed =
            hex::decode(&self.seed).ok().and_then(|bytes| bytes.try_into().ok()).ok_or(Fault::Seed)?;
        let (mut position, mut events) = game.start(&setup, &mut TableChance::new(&seed, 0, 0));
        if steps as usize > self.steps.len() {
            let why = format!("only {} steps are known", self.steps.len());
            return Err(Fault::Puzzle { step: steps, why });
        }
        for (at, text) in self.steps.iter().take(steps as usize).enumerate() {
            let step = at + 1;
            let wrong = |why: String| Fault::Step { step, text: text.clone(), why };
            let (seat, index) = read_step(&position, text).map_err(|why| wrong(why.into()))?;
            let mut chance = TableChance::new(&seed, 0, step as u32);
            let applied = position.apply(seat, index, &mut chance);
            events.extend(applied.map_err(|illegal| wrong(illegal.to_string()))?.events);
        }
        Ok((position, events))
    }
}

fn read_step(position: &AnyPosition, text: &str) -> Result<(Seat, usize), &'static str> {
    let (seat, action) = text.split_once(' ').ok_or("a step is a seat and an action")?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or("there is no such seat")?;
    Ok((seat, position.read(action).ok_or("this game has no such action")?))
}
