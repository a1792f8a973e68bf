//! The puzzles that come with the program, and the one of the day.

use crate::{Fault, Game, Puzzle, Ready};
use catalog::{GameId, with_id};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr, sync::LazyLock};

/// The file of a game.
macro_rules! file {
    ($id:literal) => {
        include_str!(concat!("../data/", $id, ".jsonl"))
    };
}

/// Which puzzle of a game: the number of the game it was found in, and the steps before it. Stable: stores keep it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id {
    /// The game's number.
    pub number: u32,
    /// Steps before the puzzle.
    pub step: u32,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.number, self.step)
    }
}

impl FromStr for Id {
    type Err = ();
    fn from_str(text: &str) -> Result<Id, ()> {
        let (number, step) = text.split_once('-').ok_or(())?;
        let id = Id { number: number.parse().map_err(drop)?, step: step.parse().map_err(drop)? };
        // One spelling for each.
        if id.to_string() == text { Ok(id) } else { Err(()) }
    }
}

/// A shipped puzzle.
#[derive(Copy, Clone, Debug)]
pub struct Shipped {
    /// Which.
    pub id: Id,
    /// Of which game.
    pub game: GameId,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    from: &'static Game,
}

impl Shipped {
    /// With its position.
    pub fn ready(&self) -> Result<Ready, Fault> {
        self.from.ready(self.puzzle)
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.from.players
    }

    /// Nodes of the two searches.
    pub fn nodes(&self) -> [u32; 2] {
        self.from.nodes
    }
}

/// Every line of a game's file, read.
pub fn read_all(game: GameId) -> impl Iterator<Item = Result<Game, Fault>> {
    with_id!(game, file).lines().map(Game::read)
}

/// The puzzles of a game. A line that cannot be read is left out; a test reads and replays them all.
pub fn of_game(game: GameId) -> &'static [Shipped] {
    static GAMES: LazyLock<Vec<Game>> =
        LazyLock::new(|| GameId::ALL.iter().flat_map(|&game| read_all(game).flatten()).collect());
    static ALL: LazyLock<Vec<(GameId, Vec<Shipped>)>> = LazyLock::new(|| {
        let of = |&game: &GameId| {
            let lines = GAMES.iter().filter(|line| line.game == game.id());
            let shipped = lines.flat_map(|from| {
                let id = |puzzle: &Puzzle| Id { number: from.number, step: puzzle.step };
                from.puzzles.iter().map(move |puzzle| Shipped { id: id(puzzle), game, puzzle, from })
            });
            (game, shipped.collect())
        };
        GameId::ALL.iter().map(of).collect()
    });
    ALL.iter().find(|(known, _)| *known == game).map_or(&[], |(_, shipped)| shipped)
}

/// A puzzle by its id.
pub fn find(game: GameId, id: Id) -> Option<&'static Shipped> {
    of_game(game).iter().find(|shipped| shipped.id == id)
}

/// The puzzle of a day, counted from 1 January 1970: the same for everybody, and none comes again before all have come.
pub fn of_day(game: GameId, day: u32) -> Option<&'static Shipped> {
    let all = of_game(game);
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    let (round, at) = (day / count, day % count);
    let order = |shipped: &&Shipped| -> [u8; 32] {
        let hash = Sha256::new_with_prefix("antilles puzzle of the day ").chain_update(round.to_le_bytes());
        hash.chain_update(shipped.id.to_string()).finalize().into()
    };
    let mut sorted: Vec<&Shipped> = all.iter().collect();
    sorted.sort_by_cached_key(order);
    sorted.get(at as usize).copied()
}
