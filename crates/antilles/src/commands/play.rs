//! Random games and nothing else, for an instrument that counts instructions (`antilles bench --instructions`).

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
};
use catalog::{GameId, with_game};
use clap::Args;
use game::{Fast, playout};

/// Play random games on one thread and print how many decisions they had
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
}

impl Play {
    pub fn run(self) -> Result<Answer, Failure> {
        let setup = self.setup.setup(self.game)?;
        let decisions: u64 = with_game!(self.game, G => (0..self.games).map(|number| {
            let mut rng = Fast::of_game(self.seed, number);
            let mut position = <G as game::Game>::start(&setup, &mut rng, &mut ());
            u64::from(playout::<G>(&mut position, &mut rng).decisions)
        }).sum());
        Ok(format!("{decisions}\n").into())
    }
}
