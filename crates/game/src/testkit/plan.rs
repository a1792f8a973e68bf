//! What a run of the test kit does.

use crate::{Game, Setup};

/// How many games, which, and how closely they are looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The number of the first game. A game is wholly determined by [`Plan::seed`] and its number.
    pub first: u64,
    /// How many threads play.
    pub threads: usize,
    /// The seed of the whole run.
    pub seed: u64,
    /// Games with a number below this are looked at closely at every step.
    pub thorough: u64,
    /// In the other games, one step in this many is looked at closely.
    pub every: u32,
    /// The set-ups, taken in turn by game number. Empty: all player counts, all options that touch the rules,
    /// at every pace.
    pub setups: Vec<Setup>,
    /// The run stops after this many failures.
    pub failures: usize,
    /// Which share of the games may reach [`crate::Rules::STEP_LIMIT`] without an end.
    pub unfinished: f64,
}

impl Plan {
    /// This many games on one thread, a tenth of them (at most 2,000) looked at closely at every step.
    pub fn new(games: u64) -> Plan {
        Plan {
            games,
            first: 0,
            threads: 1,
            seed: 1,
            thorough: games.div_ceil(10).min(2_000),
            every: 200,
            setups: Vec::new(),
            failures: 10,
            unfinished: 0.001,
        }
    }

    /// With this many threads.
    pub fn threads(self, threads: usize) -> Plan {
        Plan { threads: threads.max(1), ..self }
    }

    /// With this many games looked at closely at every step.
    pub fn thorough(self, thorough: u64) -> Plan {
        Plan { thorough, ..self }
    }

    /// With these set-ups only.
    pub fn setups(self, setups: Vec<Setup>) -> Plan {
        Plan { setups, ..self }
    }

    pub(super) fn setups_of<G: Game>(&self) -> Vec<Setup> {
        if self.setups.is_empty() { Setup::at_every_pace::<G>() } else { self.setups.clone() }
    }

    /// How to see game `number` again.
    pub(super) fn reproduce<G: Game>(&self, number: u64) -> String {
        let Plan { seed, thorough, every, .. } = self;
        let command =
            format!("--seed {seed} --first {number} --games 1 --thorough {thorough} --every {every}");
        match self.setups.len() {
            0 => format!("antilles testkit {} {command}", G::ID),
            given => format!("testkit::run with the same {given} set-ups and {command}"),
        }
    }
}

/// How far a run is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// Games to play.
    pub of: u64,
    /// Failures found.
    pub failures: usize,
}
