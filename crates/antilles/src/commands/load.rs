//! `antilles load`: a server, many tables full of browsers, and how long people wait.

mod browser;
mod figures;
pub(super) mod fill;
mod invite;
mod line;
mod page;
mod report;
mod server;
mod table;

use crate::{
    answer::{Answer, Failure},
    args, files,
    progress::{self, Bar},
};
use catalog::GameId;
use clap::Args;
use figures::{Figures, Kind};
use fill::{Filled, fill};
use game::Fast;
use line::{Line, PAGE, Visitor};
use report::Run;
pub use server::LoadServer;
use server::{Server, processor_time};
use std::{
    fmt::Display,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};
use table::{Ready, Table};
use tokio::{runtime, task::JoinSet, time::MissedTickBehavior};

/// How many tables are opened at the same time.
const AT_ONCE: usize = 8;
/// Actions under way when the time is over have this long to be seen.
const END: Duration = Duration::from_secs(30);
/// Every browser keeps a stream and a line for news.
const LINES_PER_BROWSER: u64 = 2;
/// How long a line stays open after a form or a page.
const SECONDS_PER_LINE: u64 = 10;
const OTHER_FILES: u64 = 256;

/// Load-test the server: how long players wait
///
/// Starts this program as a separate server, on a free port and with a temporary database full of games at every stage. It
/// accepts all the streams asked for; the limits per address stay as usual. Simulated players, each with a session and an
/// address of their own (127.x.y.z), open their table's page and its stream and play at random at a steady rate; others
/// view pages. An action counts as seen when every other page at the table has heard of it and fetched what changed.
/// Afterwards, positions of finished games that are not in memory are requested.
///
/// Exit code 2 if something went wrong or a goal was missed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles load
  antilles load --tables 20 --rate 10 --seconds 10
  antilles load --tables 2000 --rate 200                8,000 streams
  antilles load --pages 0                               what one action costs the server, and nothing else
  antilles load --game santiago --json
  antilles load --url http://127.0.0.1:8080 --tables 5 --rate 5")]
pub struct Load {
    /// The game, by id
    #[arg(long, default_value = "puerto-rico", value_parser = args::parse_game)]
    game: GameId,
    /// Number of tables
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    tables: u16,
    /// Players at each table, each with a stream
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    people: u8,
    /// Actions per second, all tables together
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rate: u32,
    /// Whole pages per second
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pages: u32,
    /// How long to measure
    #[arg(long, default_value_t = 30, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Finished games whose positions are requested at the end
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    finished: u16,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Measure a server that is already running; new games are started there, and no finished ones are viewed
    #[arg(long, value_name = "URL", conflicts_with = "finished")]
    url: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What went wrong for one of the browsers: one sentence.
#[derive(Debug)]
pub struct Fault(pub String);

impl<E: Display> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault(error.to_string())
    }
}

impl Load {
    pub fn run(self) -> Result<Answer, Failure> {
        let traits = self.game.traits();
        let (least, most) = (traits.least_players, traits.most_players);
        if !(least..=most).contains(&self.people) {
            let Load { game, people, .. } = self;
            return Err(Failure(format!("{} is for {least} to {most} players, not {people}", game.id())));
        }
        let needed = self.connections();
        if files::allow_as_many_as_possible() < needed {
            return Err(Failure(format!(
                "{needed} connections are needed, but the system allows fewer (see ulimit -n)"
            )));
        }
        let directory = tempfile::tempdir()?;
        // One thread for all browsers: they share the machine with the server.
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let run = runtime.block_on(self.measure(&directory.path().join("load.db")));
        Ok(self.answer(run.map_err(|Fault(sentence)| Failure(sentence))?))
    }

    /// How many streams there are: one for each browser.
    fn streams(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.people)
    }

    /// How many connections there may be at once.
    fn connections(&self) -> u64 {
        let passing = u64::from(self.rate + self.pages) * SECONDS_PER_LINE;
        self.streams() * LINES_PER_BROWSER + passing.min(2 * self.streams()) + OTHER_FILES
    }

    /// How many finished games are looked at.
    fn finished(&self) -> u16 {
        if self.url.is_some() { 0 } else { self.finished }
    }

    async fn measure(&self, database: &std::path::Path) -> Result<Run, Fault> {
        let figures = Arc::new(Figures::default());
        let (server, ready, finished) = match &self.url {
            Some(url) => {
                let server = Server::at(url)?;
                let ready = self.invite(&server).await?;
                (server, ready, Vec::new())
            }
            None => {
                let filled = self.fill(database).await?;
                let server = Server::start(database, self.streams(), self.connections())?;
                let ready = filled.ready(&server);
                (server, ready, filled.finished)
            }
        };
        let tables = self.open(ready, &figures).await?;
        let used = || (processor_time("self"), server.processor_time(), server.memory());
        figures.running.store(true, Ordering::Relaxed);
        let before = used();
        let took = self.play(&tables, &figures).await;
        let after = used();
        self.look_back(&server, &finished, &figures).await;
        figures.over.store(true, Ordering::Relaxed);
        let between =
            |after: Option<Duration>, before: Option<Duration>| Some(after?.saturating_sub(before?));
        Ok(Run {
            kept: figures.take(),
            took,
            browsers: between(after.0, before.0),
            server: between(after.1, before.1),
            memory: before.2.zip(after.2),
            stopped: progress::cancel().load(Ordering::Relaxed),
        })
    }

    async fn fill(&self, database: &std::path::Path) -> Result<Filled, Fault> {
        let &Load { game, people, tables, finished, seed, .. } = self;
        let bar = Bar::new(u64::from(tables) + u64::from(finished), "games played");
        fill(database, &fill::Plan { game, people, tables, finished, seed }, |done| bar.at(done)).await
    }

    async fn invite(&self, server: &Server) -> Result<Vec<Ready>, Fault> {
        let bar = Bar::new(self.tables.into(), "tables set up");
        let mut ready = Vec::new();
        for table in 0..u32::from(self.tables) {
            let first = table * u32::from(self.people);
            ready.push(invite::invite(server.address, self.game, self.people, first).await?);
            bar.at(table.into());
        }
        Ok(ready)
    }

    async fn open(&self, ready: Vec<Ready>, figures: &Arc<Figures>) -> Result<Vec<Arc<Table>>, Fault> {
        let bar = Bar::new(self.tables.into(), "tables opened");
        let mut opening = JoinSet::new();
        let mut tables = Vec::new();
        let mut ready = ready.into_iter();
        loop {
            while opening.len() < AT_ONCE
                && let Some(next) = ready.next()
            {
                opening.spawn(Table::open(next, figures.clone()));
            }
            let Some(opened) = opening.join_next().await else { return Ok(tables) };
            tables.push(Arc::new(opened??));
            bar.at(tables.len() as u64);
            if progress::cancel().load(Ordering::Relaxed) {
                return Err(Fault("stopped before anything was measured".into()));
            }
        }
    }

    /// Plays for the time asked for; answers how long that was.
    async fn play(&self, tables: &[Arc<Table>], figures: &Arc<Figures>) -> Duration {
        let cancel = progress::cancel();
        let mut random = Fast::new(self.seed);
        let mut under_way = JoinSet::new();
        let all = self.seconds * u64::from(self.rate + self.pages);
        let bar = Bar::new(all, "actions and pages");
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / (self.rate + self.pages));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let began = Instant::now();
        for at in 0..all {
            // When the browsers themselves are late, people wait for that too.
            let due = ticks.tick().await.into_std();
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            bar.at(at);
            while under_way.try_join_next().is_some() {}
            let first = random.below(tables.len() as u32) as usize;
            let (chance, noted) = (random.bits(), figures.clone());
            // Pages stand evenly between the actions.
            let turn = at % u64::from(self.rate + self.pages);
            let page = |turn: u64| turn * u64::from(self.pages) / u64::from(self.rate + self.pages);
            if page(turn + 1) > page(turn) {
                let table = tables[first].clone();
                under_way.spawn(async move { look(&table, chance, &noted).await });
                continue;
            }
            let mut quiet = (0..tables.len()).map(|step| &tables[(first + step) % tables.len()]);
            match quiet.find(|table| table.take()) {
                None => figures.note(|kept| kept.idle += 1),
                Some(table) => {
                    let table = table.clone();
                    under_way.spawn(async move { table.act(due, chance, &noted).await });
                }
            }
        }
        let took = began.elapsed();
        let ended = async { while under_way.join_next().await.is_some() {} };
        if tokio::time::timeout(END, ended).await.is_err() {
            figures.fault("an action was still under way long after the end");
        }
        took
    }

    /// Positions of finished games: the first look at each, when the server knows of it by its log only.
    async fn look_back(&self, server: &Server, finished: &[(String, u32)], figures: &Figures) {
        let mut random = Fast::new(self.seed);
        let mut line = Line::new(Visitor::new(server.address, 0));
        for (table, steps) in finished {
            let path = format!("/table/{table}/at/{}", random.below(steps + 1));
            match line.get(&path, PAGE).await.and_then(|answer| answer.expect(200, &path)) {
                Ok(answer) => figures.took(Kind::Cold, answer.took),
                Err(fault) => figures.fault(&fault.0),
            }
        }
    }
}

/// Somebody looks at a page: mostly at their table, sometimes back at its game, sometimes around.
async fn look(table: &Table, chance: u64, figures: &Figures) {
    let browser = table.browser(chance);
    let (choice, step) = (chance >> 8 & 7, chance >> 16);
    let (path, kind) = match choice {
        0..=3 => (format!("/table/{}", browser.table()), Kind::Page),
        4 | 5 => {
            let step = step % (u64::from(browser.page().step) + 1);
            (format!("/table/{}/at/{step}", browser.table()), Kind::Replay)
        }
        6 => ("/".to_string(), Kind::House),
        _ => ("/tables".to_string(), Kind::House),
    };
    browser.load(&path, kind, figures).await;
}
