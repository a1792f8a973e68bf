//! What to play: set-up, bots, how many games, from which seed, on how many threads.

use crate::Records;
use bots::{Budget, Kind};
use game::{Seat, Setup};

/// A simulation to be run. Game number `i` depends on nothing but the set-up, the bots, the seed and `i`.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Players and options.
    pub setup: Setup,
    /// A bot for each seat, in game 0.
    pub bots: Vec<Kind>,
    /// Do the bots move one seat on with every game, so that each plays on every seat? (On unless switched off.)
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// The seed of everything.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// How much the bots may think.
    pub budget: Budget,
    /// Write every game down?
    pub records: Option<Records>,
}

/// Why a plan cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// Nobody plays.
    #[error("name at least one bot")]
    NoBots,
    /// More bots than seats.
    #[error("{bots} bots are too many for {players} players")]
    TooManyBots {
        /// Bots named.
        bots: usize,
        /// Seats.
        players: u8,
    },
}

impl Plan {
    /// One game on one thread from seed 0. Fewer bots than seats are repeated in turn: two bots at a table of four sit
    /// a, b, a, b.
    pub fn new(setup: Setup, bots: &[Kind]) -> Result<Plan, PlanError> {
        let players = setup.players();
        match bots.len() {
            0 => return Err(PlanError::NoBots),
            bots if bots > players.into() => return Err(PlanError::TooManyBots { bots, players }),
            _ => {}
        }
        Ok(Plan {
            setup,
            bots: bots.iter().copied().cycle().take(players.into()).collect(),
            rotate: true,
            games: 1,
            seed: 0,
            threads: 1,
            budget: Budget::default(),
            records: None,
        })
    }

    /// So many games.
    pub fn games(self, games: u64) -> Plan {
        Plan { games, ..self }
    }

    /// From this seed.
    pub fn seed(self, seed: u64) -> Plan {
        Plan { seed, ..self }
    }

    /// On so many threads, at least one.
    pub fn threads(self, threads: usize) -> Plan {
        Plan { threads: threads.max(1), ..self }
    }

    /// With the records of all games.
    pub fn records(self, records: Option<Records>) -> Plan {
        Plan { records, ..self }
    }

    /// The bot on this seat in this game.
    pub fn bot(&self, game: u64, seat: Seat) -> Kind {
        let seats = self.bots.len();
        let shift = if self.rotate { (game % seats as u64) as usize } else { 0 };
        self.bots[(seat.index() + seats - shift) % seats]
    }

    /// Can games be played by the fast path: everybody random, nothing written down?
    pub fn fast(&self) -> bool {
        self.records.is_none() && self.bots.iter().all(|&bot| bot == Kind::Random)
    }

    /// The kinds of bots that play, each once, with the number of its seats.
    pub fn kinds(&self) -> Vec<(Kind, usize)> {
        let mut kinds: Vec<(Kind, usize)> = Vec::new();
        for &bot in &self.bots {
            match kinds.iter_mut().find(|(kind, _)| *kind == bot) {
                Some((_, seats)) => *seats += 1,
                None => kinds.push((bot, 1)),
            }
        }
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;

    fn setup() -> Setup {
        let game = GameId::ALL[0];
        let players = game.traits().most_players;
        game.setup(&game::SetupText { players, options: Default::default() }).unwrap()
    }

    #[test]
    fn bots_are_repeated_and_move_on_one_seat_a_game() {
        let plan = Plan::new(setup(), &[Kind::Greedy, Kind::Random]).unwrap();
        let players = plan.setup.players();
        assert_eq!(plan.bots.len(), usize::from(players));
        assert_eq!(plan.bots[0], plan.bots[2]);
        for seat in Seat::all(players) {
            assert_eq!(plan.bot(0, seat), plan.bots[seat.index()]);
            assert_eq!(plan.bot(1, seat.next(players)), plan.bots[seat.index()]);
            assert_eq!(plan.bot(u64::from(players), seat), plan.bots[seat.index()]);
        }
        let fixed = Plan { rotate: false, ..plan };
        assert_eq!(fixed.bot(1, Seat::FIRST), Kind::Greedy);
    }

    #[test]
    fn too_many_or_no_bots_are_refused() {
        assert_eq!(Plan::new(setup(), &[]).unwrap_err(), PlanError::NoBots);
        let refused = Plan::new(setup(), &[Kind::Random; 9]).unwrap_err().to_string();
        assert!(refused.starts_with("9 bots are too many for"), "{refused}");
    }
}
