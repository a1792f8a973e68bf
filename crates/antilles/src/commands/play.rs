//! Random games, or best uses of hands, and nothing else: for an instrument that counts instructions (`antilles bench
//! --instructions`).

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
};
use bots::best_use::{best_use, random_question};
use catalog::{GameId, with_game};
use clap::Args;
use game::{Fast, playout};
use std::hint::black_box;

/// Play random games on one thread and print how many decisions they had, or with --hands find the best use of hands of
/// Mundus Novus and print how many there were
#[derive(Args)]
pub struct Play {
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long)]
    games: u64,
    #[arg(long)]
    seed: u64,
    #[arg(long)]
    hands: bool,
}

impl Play {
    pub fn run(self) -> Result<Answer, Failure> {
        if self.hands {
            let mut rng = Fast::new(self.seed);
            for _ in 0..self.games {
                let (what, values) = random_question(&mut rng);
                black_box(best_use(&what, &values));
            }
            return Ok(format!("{}\n", self.games).into());
        }
        let setup = self.setup.setup(self.game)?;
        let decisions: u64 = with_game!(self.game, G => (0..self.games).map(|number| {
            let mut rng = Fast::of_game(self.seed, number);
            let mut position = <G as game::Rules>::start(&setup, &mut rng, &mut ());
            u64::from(playout::<G>(&mut position, &mut rng).decisions)
        }).sum());
        Ok(format!("{decisions}\n").into())
    }
}
