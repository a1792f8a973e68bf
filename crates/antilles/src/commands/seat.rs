//! `antilles seat`: a bot plays at the tables of a running server.

mod player;
mod server;
mod stream;
mod table;

use crate::{
    answer::{Answer, Failure},
    args,
    signals::Signals,
};
use bots::BotName;
use catalog::GameId;
use clap::Args;
use server::{Line, Server};
use std::{collections::HashMap, env, fs, path::PathBuf, process, sync::Arc, time::Duration};
use stream::{Heard, Stream};
use table::{End, Table};
use tokio::{
    sync::{Notify, Semaphore},
    task::JoinSet,
};

/// Where a token is looked for, if no file is named.
const VARIABLE: &str = "ANTILLES_TOKEN";
/// What is being thought when the program stops has this long to come to an end.
const LAST_THOUGHTS: Duration = Duration::from_secs(2);

/// Seat a bot at the tables of a running server
///
/// Register a bot on the settings page of the server; the token shown there goes in a file or in the environment
/// variable ANTILLES_TOKEN. While this command runs, the bot is offered at new tables beside the server's own, and plays
/// wherever it is invited, at all tables at once. A line on standard output reports how each game ended.
///
/// A program (cmd:) is asked as in `antilles sim`, by one process for each table. If its answer is late, unreadable or not
/// legal, or the program has exited, a legal action is chosen at random; each case is counted, and the counts are printed at
/// the end. If the server is unreachable, it keeps retrying.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles seat http://localhost:8080 --token-file token --bot \"cmd:python3 mybot.py\"
  antilles seat http://localhost:8080 --token-file token --bot \"cmd@5000:./mybot --deep\"
  ANTILLES_TOKEN=... antilles seat http://localhost:8080 --bot hard --games 10")]
pub struct Seat {
    /// The server's address
    #[arg(value_name = "URL")]
    url: String,
    /// Who plays: a program (cmd:COMMAND, cmd@MILLISECONDS:COMMAND), or one of our bots
    #[arg(long, value_parser = args::parse_bot)]
    bot: BotName,
    /// File with the token [default: the environment variable ANTILLES_TOKEN]
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Stop after this many games [default: play until stopped]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
}

impl Seat {
    pub fn run(self) -> Result<Answer, Failure> {
        let server = Server::new(&self.url, self.token()?)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let played = runtime.block_on(self.play(server));
        runtime.shutdown_timeout(LAST_THOUGHTS);
        played?;
        Ok(args::program_lines(&bots::program::reports()).into())
    }

    fn token(&self) -> Result<String, Failure> {
        let text = match &self.token_file {
            Some(file) => fs::read_to_string(file)
                .map_err(|error| format!("the token in {} cannot be read: {error}", file.display()))?,
            None => env::var(VARIABLE)
                .map_err(|_| format!("a token is needed: name a --token-file, or set {VARIABLE}"))?,
        };
        let token = text.trim();
        match token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            true => Ok(token.to_string()),
            false => {
                Err(Failure("a token has 64 hexadecimal digits, as the settings page shows them".into()))
            }
        }
    }

    /// Is this the token of a bot, and does our bot play all its games?
    async fn introduced(&self, server: &Arc<Server>) -> Result<String, Failure> {
        let me = Line::new(server, "me").get("/me").await.map_err(|refused| Failure(refused.sentence))?;
        let Some(games) = me["games"].as_array().filter(|_| me["bot"].is_string()) else {
            return Err(Failure(
                "this token acts for a person: register a bot on the settings page, and use its token".into(),
            ));
        };
        for game in games.iter().filter_map(|game| game.as_str()).filter_map(GameId::parse) {
            bots::playable(game, self.bot)?;
        }
        Ok(me["name"].as_str().unwrap_or_default().to_string())
    }

    /// Plays until it is asked to stop, or until this many games are over.
    async fn play(&self, server: Arc<Server>) -> Result<(), Failure> {
        let mut signals = Signals::new()?;
        let name = tokio::select! {
            name = self.introduced(&server) => name?,
            _ = signals.next() => return Ok(()),
        };
        let mut stream = Stream::new(Line::new(&server, "stream"));
        let cores = Arc::new(Semaphore::new(args::cores()));
        let mut bells: HashMap<String, Arc<Notify>> = HashMap::new();
        let mut tables = JoinSet::new();
        let (mut over, mut greeted) = (0, false);
        while self.games.is_none_or(|games| over < games) {
            let heard = tokio::select! {
                _ = signals.next() => break,
                Some(ended) = tables.join_next(), if !tables.is_empty() => {
                    let (table, end): (String, End) = ended?;
                    bells.remove(&table);
                    match end {
                        End::Over(line) => {
                            over += 1;
                            // If nobody reads it, the bot plays all the same.
                            let _ = crate::answer::print(&line);
                        }
                        End::Left => {}
                        End::Lost(why) => eprintln!("{table}: {}", game::visible::visible(&why)),
                    }
                    continue;
                }
                heard = stream.next() => heard?,
            };
            match heard {
                Heard::Connected => {
                    if !std::mem::replace(&mut greeted, true) {
                        let name = game::visible::visible(&name);
                        eprintln!("{name} is there and can be invited: {}. Stop with Ctrl-C.", self.url);
                    }
                    // What ended while the line was down is not told: everybody looks for themselves.
                    bells.values().for_each(|bell| bell.notify_one());
                }
                Heard::Event(event) => {
                    let Some(game) = GameId::parse(&event.game) else { continue };
                    let bell = bells.entry(event.table.clone()).or_insert_with(|| {
                        let bell = Arc::new(Notify::new());
                        let (server, cores) = (server.clone(), cores.clone());
                        let id = event.table.clone();
                        tables.spawn(
                            Table { id, game, bot: self.bot, server, bell: bell.clone(), cores }.run(),
                        );
                        bell
                    });
                    if event.concerns_us() {
                        bell.notify_one();
                    }
                }
            }
        }
        tokio::select! {
            () = tables.shutdown() => Ok(()),
            _ = signals.next() => process::exit(130),
        }
    }
}
