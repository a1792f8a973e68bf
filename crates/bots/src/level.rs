//! Five levels, from a child's first opponent to the strongest there is: the same player looking at more and more, and the
//! weaker levels making careless choices now and then.

use crate::{Bot, Budget, ByNet, Evaluate, Net, Question, Search, random::any_of, search::worth_trying};
use game::Fast;
use std::time::Duration;

/// A level.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Learns the game beside you.
    Beginner,
    /// Knows what is good, and often overlooks it.
    Easy,
    /// Overlooks little, looks not far.
    Medium,
    /// Looks ahead.
    Hard,
    /// Looks far ahead.
    Expert,
}

/// What makes a level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Positions it looks at when its turn begins.
    pub nodes: u32,
    /// In this many of a hundred decisions it does not look, and plays anything that is worth trying.
    pub slips: u32,
}

/// The strength of every level of a game, weakest first.
pub type Levels = [Strength; Level::ALL.len()];

// Nodes and slips of each level; what they come to is measured by `antilles ladder`.
pub(crate) const PUERTO_RICO: Levels = levels([(60, 40), (60, 20), (30, 5), (150, 0), (20_000, 0)]);
pub(crate) const SAN_JUAN: Levels = levels([(40, 40), (40, 16), (40, 4), (220, 0), (8_000, 0)]);
pub(crate) const SANTIAGO: Levels = levels([(35, 40), (35, 16), (35, 0), (300, 0), (8_000, 0)]);
pub(crate) const MUNDUS_NOVUS: Levels = levels([(60, 80), (60, 50), (60, 20), (150, 0), (60_000, 0)]);

const fn levels(rows: [(u32, u32); Level::ALL.len()]) -> Levels {
    let mut levels = [Strength { nodes: 0, slips: 0 }; Level::ALL.len()];
    let mut at = 0;
    while at < rows.len() {
        levels[at] = Strength { nodes: rows[at].0, slips: rows[at].1 };
        at += 1;
    }
    levels
}

/// Later decisions of a turn mostly carry out what the first has chosen: this part of the nodes is enough for them ...
const LATER_NODES: u32 = 3;
/// ... and this part of the time, so that a long turn stays within its limit. The first takes this part.
const LATER_TIME: u32 = 25;
const FIRST_TIME: u32 = 3;

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name: stable, stands in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Time for a whole turn, at most, where time counts.
    const fn turn(self) -> Duration {
        match self {
            Level::Expert => Duration::from_secs(1),
            _ => Duration::from_millis(100),
        }
    }
}

/// A player of one level.
pub struct Levelled {
    level: Level,
    search: Search<ByNet<&'static Net>>,
}

impl Levelled {
    /// In this game.
    pub fn new<G: Evaluate>(level: Level) -> Levelled {
        Levelled { level, search: Search::new(ByNet::new(G::net())) }
    }
}

impl<G: Evaluate> Bot<G> for Levelled {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let &Question { view, seat, legal, budget } = question;
        let (Strength { nodes, slips }, turn) = (G::LEVELS[self.level as usize], self.level.turn());
        let nodes = nodes.min(budget.nodes);
        let position = G::imagine(view, rng);
        if rng.below(100) < slips {
            self.search.forget();
            let worth_trying = worth_trying(legal, &G::candidates(&position, seat, &G::seasoned()));
            return any_of::<G>(question, &worth_trying, rng);
        }
        let (nodes, time) = match G::begins(&position, seat) {
            true => (nodes, turn / FIRST_TIME),
            false => (nodes.div_ceil(LATER_NODES), turn / LATER_TIME),
        };
        // Where nobody waits, nodes alone decide: the same choice on every machine.
        let time = budget.time.map(|cap| cap.min(time));
        self.search.choose(&Question { budget: Budget { nodes, time }, ..*question }, rng)
    }

    fn looked_at(&self) -> u32 {
        Bot::<G>::looked_at(&self.search)
    }

    fn visits(&self) -> &[(usize, u32)] {
        Bot::<G>::visits(&self.search)
    }
}
