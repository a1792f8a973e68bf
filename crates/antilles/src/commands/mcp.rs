//! `antilles mcp`: the games as tools for language models, and the report about how they did.

mod report;

use crate::{
    answer::{Answer, Failure},
    args, logging,
    signals::Signals,
};
use clap::{Args, Subcommand};
use mcp::{Config, Hall};
use std::{
    fs,
    io::{IsTerminal, stdin},
    net::SocketAddr,
    path::PathBuf,
    process,
    time::Duration,
};
use words::Language;

/// Bots that think when the program stops are not waited for longer.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

/// Let language models play: a server of the Model Context Protocol
///
/// A host starts it and talks to it over standard input and output; with --http it listens for many clients, at the path
/// /mcp, on this machine only unless told otherwise. The model starts games against bots, sees what its seat sees, and plays
/// in notation. With --log every attempt and the record of every game are kept, and `antilles mcp report` tells how often
/// each model's moves were legal and how it did against which bots.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  antilles mcp                                 for a host that starts it, over standard input and output
  antilles mcp --log games/ --no-hints         with logs, without the coach
  antilles mcp --language fr                   in French
  antilles mcp --http                          on 127.0.0.1:8090
  antilles mcp --http 127.0.0.1:0              on a free port
  antilles mcp report games/                   legal moves, places and points of every model"
)]
pub struct Mcp {
    #[command(subcommand)]
    report: Option<Sub>,
    /// Listen for HTTP instead, here or on 127.0.0.1:8090
    #[arg(long, value_name = "ADDRESS:PORT", num_args = 0..=1, default_missing_value = "127.0.0.1:8090")]
    http: Option<SocketAddr>,
    /// A name under which clients reach this machine, besides localhost; as often as needed
    #[arg(long = "host", value_name = "NAME", requires = "http")]
    hosts: Vec<String>,
    /// Write a log and a record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    log: Option<PathBuf>,
    /// The name of the player, whatever it calls itself
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Without the coach
    #[arg(long)]
    no_hints: bool,
    /// The language of sentences and rules, unless a call asks for another: en, fr, de or es
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = args::parse_language)]
    language: Language,
}

#[derive(Subcommand)]
enum Sub {
    Report(report::Report),
}

impl Mcp {
    /// Serves until the client hangs up, or until it is asked to stop.
    pub fn run(self) -> Result<Answer, Failure> {
        if let Some(Sub::Report(report)) = self.report {
            return report.run();
        }
        if let Some(folder) = &self.log {
            fs::create_dir_all(folder)
                .map_err(|error| format!("the folder {} cannot be made: {error}", folder.display()))?;
        }
        let _log = logging::start(logging::Level::Warn, logging::Format::Text);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let config = Config {
            log: self.log,
            player: self.player,
            no_hints: self.no_hints,
            language: self.language,
            ..Config::default()
        };
        let hall = Hall::new(config);
        let served = runtime.block_on(async {
            match self.http {
                None => {
                    if stdin().is_terminal() {
                        eprintln!(
                            "This is a server for language models: a host starts it and talks to it over standard input."
                        );
                    }
                    mcp::stdio::serve(hall, tokio::io::stdin(), tokio::io::stdout()).await?;
                    Ok(Answer::default())
                }
                Some(listen) if !listen.ip().is_loopback() && self.hosts.is_empty() => Err(Failure(
                    "other machines can only reach this one by a name that is allowed: add --host NAME".into(),
                )),
                Some(listen) => listen_for_clients(hall, listen, &self.hosts).await,
            }
        });
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }
}

async fn listen_for_clients(
    hall: std::sync::Arc<Hall>,
    listen: SocketAddr,
    hosts: &[String],
) -> Result<Answer, Failure> {
    let mut signals = Signals::new()?;
    let running = mcp::http::serve(hall, listen, hosts)
        .await
        .map_err(|error| format!("cannot listen on {listen}: {error}"))?;
    let address = format!("http://{}{}", running.address(), mcp::http::PATH);
    // If nobody reads it, the server runs all the same.
    let _ = crate::answer::print(&format!("Antilles for language models: {address}\nStop with Ctrl-C.\n"));
    signals.next().await;
    tokio::select! {
        () = running.stop() => {}
        _ = signals.next() => process::exit(130),
    }
    Ok(Answer::default())
}
