//! What to play: set-up, bots, how many games, from which seed, on how many threads.

use crate::Records;
use bots::{BotName, Budget, Kind};
use game::{Seat, Setup};

/// Games to be played. Game number `i` depends on nothing but the set-up, the bots, the seed and `i`.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Players and options.
    pub setup: Setup,
    /// Who sits where: a bot for each seat. Game `i` has the seating `i`, and after the last the first comes again.
    pub seatings: Vec<Vec<BotName>>,
    /// This many games in a row meet the same chance: a block.
    pub block: u64,
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
    /// More ways to sit than can be played.
    #[error(
        "{bots} bots can sit at {players} seats in more than {} ways: name fewer",
        crate::seating::MOST_SEATINGS
    )]
    TooManySeatings {
        /// Bots named.
        bots: usize,
        /// Seats.
        players: u8,
    },
}

impl Plan {
    /// One game on one thread from seed 0. Fewer bots than seats are repeated in turn: two bots at a table of four sit
    /// a, b, a, b. With every game they move on one seat, so that each plays on every seat.
    pub fn new(setup: Setup, bots: &[BotName]) -> Result<Plan, PlanError> {
        let players = setup.players();
        match bots.len() {
            0 => return Err(PlanError::NoBots),
            bots if bots > players.into() => return Err(PlanError::TooManyBots { bots, players }),
            _ => {}
        }
        let first: Vec<_> = bots.iter().copied().cycle().take(players.into()).collect();
        let moved = |by: usize| {
            let mut seating = first.clone();
            seating.rotate_right(by);
            seating
        };
        let seatings = (0..first.len()).map(moved).collect();
        Ok(Plan::seated(setup, seatings, 1))
    }

    /// One game on one thread from seed 0, with these seatings, `block` of them in a row with the same chance.
    pub(crate) fn seated(setup: Setup, seatings: Vec<Vec<BotName>>, block: u64) -> Plan {
        Plan {
            setup,
            seatings,
            block,
            games: 1,
            seed: 0,
            threads: 1,
            budget: Budget::default(),
            records: None,
        }
    }

    /// With everybody on the same seat in all games.
    pub fn fixed(mut self) -> Plan {
        self.seatings.truncate(1);
        self
    }

    /// The number of games.
    pub fn games(self, games: u64) -> Plan {
        Plan { games, ..self }
    }

    /// From this seed.
    pub fn seed(self, seed: u64) -> Plan {
        Plan { seed, ..self }
    }

    /// On this many threads, at least one.
    pub fn threads(self, threads: usize) -> Plan {
        Plan { threads: threads.max(1), ..self }
    }

    /// With the records of all games.
    pub fn records(self, records: Option<Records>) -> Plan {
        Plan { records, ..self }
    }

    /// Who sits where in this game.
    pub fn seating(&self, game: u64) -> &[BotName] {
        &self.seatings[(game % self.seatings.len() as u64) as usize]
    }

    /// The bot on this seat in this game.
    pub fn bot(&self, game: u64, seat: Seat) -> BotName {
        self.seating(game)[seat.index()]
    }

    /// The number of the chance that this game meets.
    pub fn chance(&self, game: u64) -> u64 {
        game / self.block
    }

    /// Can games be played by the fast path: everybody random, nothing written down?
    pub fn fast(&self) -> bool {
        let random = |bot: &BotName| bot.kind == Kind::Random;
        self.records.is_none() && self.block == 1 && self.seatings.iter().flatten().all(random)
    }

    /// The bots that play, each once, with the number of its seats in the first game.
    pub fn bots(&self) -> Vec<(BotName, usize)> {
        let mut bots: Vec<(BotName, usize)> = Vec::new();
        for (number, seating) in self.seatings.iter().enumerate() {
            for &bot in seating {
                let known = bots.iter_mut().find(|(known, _)| *known == bot);
                let first = usize::from(number == 0);
                match known {
                    Some((_, seats)) => *seats += first,
                    None => bots.push((bot, first)),
                }
            }
        }
        bots
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
        let plan = Plan::new(setup(), &[Kind::Greedy.into(), Kind::Random.into()]).unwrap();
        let players = plan.setup.players();
        let first = plan.seating(0);
        assert_eq!(first.len(), usize::from(players));
        assert_eq!(first[0], first[2]);
        for seat in Seat::all(players) {
            assert_eq!(plan.bot(1, seat.next(players)), first[seat.index()]);
            assert_eq!(plan.bot(u64::from(players), seat), first[seat.index()]);
        }
        assert_eq!(plan.fixed().bot(1, Seat::FIRST), Kind::Greedy.into());
    }

    #[test]
    fn too_many_or_no_bots_are_refused() {
        assert_eq!(Plan::new(setup(), &[]).unwrap_err(), PlanError::NoBots);
        let refused = Plan::new(setup(), &[Kind::Random.into(); 9]).unwrap_err().to_string();
        assert!(refused.starts_with("9 bots are too many for"), "{refused}");
    }
}
