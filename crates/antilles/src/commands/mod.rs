//! The subcommands: one file each.

mod bench;
mod dataset;
mod engine;
mod games;
mod instructions;
mod ladder;
mod load;
mod matches;
mod mcp;
mod perft;
mod play;
mod robust;
mod rules;
mod schema;
mod seat;
mod serve;
mod sim;
mod testkit;
mod train;
mod verify;

use crate::answer::{Answer, Failure};
use clap::Subcommand;

/// What the program can do.
#[derive(Subcommand)]
pub enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Sim(sim::Sim),
    Match(matches::Match),
    Engine(engine::Engine),
    Seat(seat::Seat),
    Ladder(ladder::Ladder),
    Dataset(dataset::DatasetArgs),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Perft(perft::Perft),
    Schema(schema::Schema),
    Testkit(testkit::Testkit),
    Robust(robust::Robust),
    Train(train::Train),
    Bench(bench::Bench),
    Load(load::Load),
    Mcp(mcp::Mcp),
    #[command(hide = true)]
    LoadServer(load::LoadServer),
    #[command(hide = true)]
    Play(play::Play),
}

impl Command {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        match self {
            Command::Serve(command) => command.run(),
            Command::Games(command) => command.run(),
            Command::Sim(command) => command.run(),
            Command::Match(command) => command.run(),
            Command::Engine(command) => command.run(),
            Command::Seat(command) => command.run(),
            Command::Ladder(command) => command.run(),
            Command::Dataset(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::Perft(command) => command.run(),
            Command::Schema(command) => command.run(),
            Command::Testkit(command) => command.run(),
            Command::Robust(command) => command.run(),
            Command::Train(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Load(command) => command.run(),
            Command::Mcp(command) => command.run(),
            Command::LoadServer(command) => command.run(),
            Command::Play(command) => command.run(),
        }
    }
}
