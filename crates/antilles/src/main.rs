//! The Antilles program: one file for each subcommand in `commands`.
//!
//! Exit codes: 0 success; 2 bad usage or a failed check (one sentence on stderr says what); 130 stopped by Ctrl-C, with
//! the results so far printed.

mod answer;
mod args;
mod commands;
mod files;
mod grid;
mod http;
mod logging;
mod progress;
mod refused;
mod settings;
mod signals;

use clap::{CommandFactory, Parser, error::ErrorKind};
use commands::Command;
use std::{env, ffi::OsString, process::ExitCode};

/// Returns memory that is no longer needed: the system's own allocator keeps what a busy hour took forever.
#[cfg(unix)]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Antilles: Caribbean trading board games with exact rules, bots and a laboratory.
#[derive(Parser)]
#[command(
    name = "antilles",
    version,
    after_help = "\
Without a subcommand, the server starts: play in the browser with friends and bots.

Examples:
  antilles                                              the server, ready to play
  antilles games                                        what can be played
  antilles sim puerto-rico --games 10000                10000 random games
  antilles sim puerto-rico --bots greedy,random         two kinds of bots against each other
  antilles match puerto-rico --bots search:2000,greedy  which bot is better, and how certain that is
  antilles verify records/                              check finished games
  antilles rules puerto-rico --lang fr                  the rules, statement by statement

Exit codes: 0 success; 2 bad usage or a failed check; 130 stopped by Ctrl-C."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    if arguments.len() < 2 {
        arguments = vec!["antilles".into(), "serve".into()];
    }
    let arguments = match settings::with_file(arguments) {
        Ok(arguments) => arguments,
        Err(failure) => return answer::tell(Err(failure)),
    };
    match Cli::try_parse_from(arguments) {
        Ok(Cli { command }) => answer::tell(command.run()),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                answer::tell(Ok(error.render().to_string().into()))
            }
            _ => {
                let args = std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
                answer::tell(Err(refused::refused(&error, &Cli::command(), args)))
            }
        },
    }
}
