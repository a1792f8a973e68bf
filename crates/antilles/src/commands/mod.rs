//! The subcommands: one file each.

mod appraise;
mod backup;
mod bench;
#[cfg(unix)]
mod cluster;
mod copy;
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
mod puzzles;
mod restore;
mod retention;
mod robust;
mod rules;
mod schema;
mod seat;
mod serve;
mod sim;
mod testkit;
#[cfg(unix)]
mod torture;
mod train;
mod user;
mod verify;

pub use serve::Serve;

use crate::answer::{Answer, Failure};
use clap::Subcommand;

/// What the program can do.
#[derive(Subcommand)]
pub enum Command {
    Serve(Serve),
    User(user::User),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Copy(copy::Copy),
    Games(games::Games),
    Sim(sim::Sim),
    Match(matches::Match),
    Engine(engine::Engine),
    Seat(seat::Seat),
    Ladder(ladder::Ladder),
    Appraise(appraise::Appraise),
    Dataset(dataset::DatasetArgs),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Perft(perft::Perft),
    Schema(schema::Schema),
    Testkit(testkit::Testkit),
    Robust(robust::Robust),
    Train(train::Train),
    Puzzles(puzzles::Puzzles),
    Bench(bench::Bench),
    Load(load::Load),
    #[cfg(unix)]
    Torture(torture::Torture),
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
            Command::User(command) => command.run(),
            Command::Backup(command) => command.run(),
            Command::Restore(command) => command.run(),
            Command::Copy(command) => command.run(),
            Command::Games(command) => command.run(),
            Command::Sim(command) => command.run(),
            Command::Match(command) => command.run(),
            Command::Engine(command) => command.run(),
            Command::Seat(command) => command.run(),
            Command::Ladder(command) => command.run(),
            Command::Appraise(command) => command.run(),
            Command::Dataset(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::Perft(command) => command.run(),
            Command::Schema(command) => command.run(),
            Command::Testkit(command) => command.run(),
            Command::Robust(command) => command.run(),
            Command::Train(command) => command.run(),
            Command::Puzzles(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Load(command) => command.run(),
            #[cfg(unix)]
            Command::Torture(command) => command.run(),
            Command::Mcp(command) => command.run(),
            Command::LoadServer(command) => command.run(),
            Command::Play(command) => command.run(),
        }
    }
}
