//! `antilles load`: servers, many tables full of browsers or programs, and how long people wait.

mod browser;
mod check;
mod figures;
pub(super) mod fill;
mod invite;
mod line;
mod page;
mod place;
mod pool;
mod process;
mod program;
mod report;
mod server;
mod table;
mod trail;
mod weigh;

use crate::{
    answer::{Answer, Failure},
    args, files,
    progress::{self, Bar},
};
use ::table::Millis;
use catalog::GameId;
use check::Checked;
use clap::{Args, ValueEnum};
use figures::{Figures, Kind};
use fill::{Filled, fill};
use game::Fast;
use line::{Line, PAGE, Visitor};
use place::Place;
use pool::Pool;
use process::{Used, processor_time};
use program::{Door, Round, Seated};
use report::Run;
use serde::Serialize;
pub use server::LoadServer;
use server::Server;
use std::{
    ffi::OsString,
    fmt::Display,
    sync::{Arc, Mutex, atomic::Ordering},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};
use store::{Quotas, Store};
use table::{Ready, Table};
use tokio::{
    runtime,
    task::{JoinHandle, JoinSet},
    time::MissedTickBehavior,
};
use trail::Claim;

/// How many tables are opened at the same time.
const AT_ONCE: usize = 8;
/// Actions under way when the time is over have this long to be seen: longer than anybody tries again.
const END: Duration = Duration::from_secs(120);
/// What is committed at the end is told within this time.
const LAST_WORDS: Duration = Duration::from_millis(1_500);
/// Every browser keeps a stream and a line for news.
const LINES_PER_BROWSER: u64 = 2;
/// How long a line stays open after a form or a page.
const SECONDS_PER_LINE: u64 = 10;
const OTHER_FILES: u64 = 256;
/// A line that programs share has this many plays a second at most: an address may write 20 times.
const PLAYS_PER_LINE: u32 = 5;
/// How often the memory of a PostgreSQL server is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// Load-test servers: how long players wait
///
/// Starts this program as a separate server, on a free port and with a temporary database full of games at every stage. It
/// accepts all the streams asked for; the limits per address stay as usual. Simulated players, each with a session or a
/// token and an address of their own (127.x.y.z), play at random at a steady rate.
///
/// Browsers open their table's page and its stream, and fetch what changed; others view pages. An action counts as seen when
/// every other page at the table was told and has fetched what changed. Afterwards, positions of finished games that are
/// not in memory are requested.
///
/// Programs (--clients api) have one stream each, which brings their views, and share lines for their plays. An action
/// counts as seen when every other program at the table was told of it.
///
/// At the end the servers are stopped and every entry that anybody was told of, and every acknowledged action, is compared
/// with the logs in the database: nothing may be lost, there twice, or different.
///
/// With --bars, and always for programs, what counts is: 99 of 100 actions seen within 250 ms, no server above 1 GiB, the
/// rate asked for, no error, nothing lost, twice or different. Otherwise the goals beside the figures count.
/// Exit code 2 if something went wrong, a bar or a goal was missed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles load
  antilles load --tables 20 --rate 10 --seconds 10
  antilles load --clients api --tables 2000 --rate 500              8,000 streams of programs
  antilles load --bars --tables 2000 --rate 100 --pages 0           8,000 streams of browsers
  antilles load --clients api --database postgres --nodes 2 --tables 2000 --rate 250
  antilles load --weigh --people 3 --finished 20        what a finished game takes in a database file
  antilles load --pages 0                               what one action costs the server, and nothing else
  antilles load --game santiago --json
  antilles load --url http://127.0.0.1:8080 --tables 5 --rate 5
  antilles load --clients api --url http://127.0.0.1:8080 --url http://127.0.0.1:8081 \\
      --database postgres://antilles@localhost/antilles --tables 5 --rate 5")]
pub struct Load {
    /// The game, by id
    #[arg(long, default_value = "puerto-rico", value_parser = args::parse_game)]
    game: GameId,
    /// Who plays
    #[arg(long, value_enum, default_value_t)]
    clients: Clients,
    /// Number of tables
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    tables: u16,
    /// Players at each table, each with a stream
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    people: u8,
    /// Actions per second, all tables together
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rate: u32,
    /// Whole pages per second [default: 20; programs view none]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pages: Option<u32>,
    /// How long to measure
    #[arg(long, default_value_t = 30, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// Finished games; browsers request positions of each at the end
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    finished: u16,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The database: "postgres" for a PostgreSQL server of its own, or an empty one: a file or postgres://USER:PASSWORD@HOST/NAME [default: a temporary file]
    #[arg(long, value_name = "postgres|FILE|URL")]
    database: Option<OsString>,
    /// Number of servers, on one PostgreSQL database; players are spread over them
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=16), conflicts_with = "url")]
    nodes: u8,
    /// Measure servers that are already running (may be repeated). Browsers start new games there; for programs, --database names their PostgreSQL database
    #[arg(long, value_name = "URL", conflicts_with = "finished")]
    url: Vec<String>,
    /// Programs try again, under the same key, what gets no answer, and connect broken streams again, as the API asks of them: neither is an error
    #[arg(long)]
    patient: bool,
    /// Judge by the bars: 250 ms, 1 GiB, no error
    #[arg(long)]
    bars: bool,
    /// Measure no server: play --finished games of each kind with --people, and print how much they take in a database file
    #[arg(long, conflicts_with_all = ["url", "database", "nodes", "bars", "patient"])]
    weigh: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Who plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Clients {
    /// Browsers: pages, streams, forms, and fetching what changed
    #[default]
    Browser,
    /// Programs: streams with views, and plays over the API
    Api,
}

/// A table with those who play there.
enum Played {
    Browsers(Table),
    Programs(Round),
}

impl Played {
    fn take(&self) -> bool {
        match self {
            Played::Browsers(table) => table.take(),
            Played::Programs(round) => round.take(),
        }
    }

    async fn act(&self, due: Instant, random: u64, figures: &Figures) {
        match self {
            Played::Browsers(table) => table.act(due, random, figures).await,
            Played::Programs(round) => round.act(due, random, figures).await,
        }
    }

    fn claim(&self) -> Claim {
        match self {
            Played::Browsers(table) => table.claim(),
            Played::Programs(round) => round.claim(),
        }
    }
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
        if self.weigh {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            let Load { people, finished, seed, json, .. } = self;
            let weighed = runtime.block_on(weigh::weigh_all(people, finished, seed, json));
            return weighed.map_err(|Fault(sentence)| Failure(sentence));
        }
        let traits = self.game.traits();
        let (least, most) = (traits.least_players, traits.most_players);
        if !(least..=most).contains(&self.people) {
            let Load { game, people, .. } = self;
            return Err(Failure(format!("{} is for {least} to {most} players, not {people}", game.id())));
        }
        let own = self.database.as_deref().is_some_and(|named| named == place::OWN);
        if self.programs() && !self.url.is_empty() && (self.database.is_none() || own) {
            return Err(Failure(
                "programs need tokens: name the PostgreSQL database of these servers with --database".into(),
            ));
        }
        if !self.programs() && !self.url.is_empty() && self.database.is_some() {
            return Err(Failure("browsers at running servers need no --database".into()));
        }
        if self.patient && !self.programs() {
            return Err(Failure("only programs (--clients api) can be patient".into()));
        }
        let needed = self.connections();
        if files::allow_as_many_as_possible() < needed {
            return Err(Failure(format!(
                "{needed} connections are needed, but the system allows fewer (see ulimit -n)"
            )));
        }
        // One thread for all players: they share the machine with the server.
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let run = runtime.block_on(self.measure());
        Ok(self.answer(run.map_err(|Fault(sentence)| Failure(sentence))?))
    }

    fn programs(&self) -> bool {
        self.clients == Clients::Api
    }

    fn pages(&self) -> u32 {
        self.pages.unwrap_or(if self.programs() { 0 } else { 20 })
    }

    /// How many streams there are: one for each player.
    fn streams(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.people)
    }

    /// How many lines programs share, to each server.
    fn lines(&self) -> u32 {
        let servers = self.url.len().max(usize::from(self.nodes)) as u32;
        (self.rate / PLAYS_PER_LINE / servers).clamp(8, 1_000)
    }

    /// How many connections there may be at once.
    fn connections(&self) -> u64 {
        let pages = u64::from(self.pages()) * SECONDS_PER_LINE;
        if self.programs() {
            let lines = u64::from(self.lines()) * self.url.len().max(usize::from(self.nodes)) as u64;
            return self.streams() + lines + pages + OTHER_FILES;
        }
        let passing = u64::from(self.rate) * SECONDS_PER_LINE + pages;
        self.streams() * LINES_PER_BROWSER + passing.min(2 * self.streams()) + OTHER_FILES
    }

    /// How many finished games are looked at.
    fn finished(&self) -> u16 {
        if self.url.is_empty() && !self.programs() { self.finished } else { 0 }
    }

    async fn measure(&self) -> Result<Run, Fault> {
        let figures = Arc::new(Figures::default());
        let place = Arc::new(Place::new(self.database.as_deref())?);
        if self.nodes > 1 && !place.has_room() {
            return Err(Fault("a file belongs to one server: several need --database postgres".into()));
        }
        let filled = match self.url.is_empty() || self.programs() {
            true => Some(self.fill(&place).await?),
            false => None,
        };
        let servers = match self.url.is_empty() {
            true => self.start(&place)?,
            false => self.url.iter().map(|url| Server::at(url)).collect::<Result<_, _>>()?,
        };
        let tables = match &filled {
            Some(filled) if self.programs() => self.connect(filled.seated(), &servers, &figures).await?,
            Some(filled) => self.open(filled.ready(&servers), &figures).await?,
            None => self.open(self.invite(&servers).await?, &figures).await?,
        };
        let used = || servers.iter().map(Server::used).collect::<Option<Vec<Used>>>();
        let memory = || servers.iter().map(Server::memory).sum::<Option<u64>>();
        let watch = Watch::begin(&place);
        figures.running.store(true, Ordering::Relaxed);
        let before = (processor_time("self"), used(), memory(), place.used());
        let took = self.play(&tables, &figures).await;
        let after = (processor_time("self"), used(), memory(), place.used());
        let held = watch.end();
        let finished = filled.as_ref().map(|filled| filled.finished.as_slice()).unwrap_or_default();
        if self.finished() > 0 {
            self.look_back(&servers[0], finished, &figures).await;
        }
        tokio::time::sleep(LAST_WORDS).await;
        let ended = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as Millis;
        figures.over.store(true, Ordering::Relaxed);
        // A server at an address stays, and so does what is kept there.
        let known = self.url.is_empty() || self.programs();
        servers.into_iter().try_for_each(Server::stop)?;
        // What was sent before the end has arrived, but not everybody has read it.
        tokio::time::sleep(LAST_WORDS).await;
        let claims: Vec<Claim> = tables.iter().map(|table| table.claim()).collect();
        let checked = match known {
            true => Some(check(&place, &claims, ended, &figures).await?),
            false => None,
        };
        let since = |after: Vec<Used>, before: Vec<Used>| {
            after.into_iter().zip(before).map(|(after, before)| after.since(before)).collect()
        };
        let database = after.3.zip(before.3).map(|(after, before)| after.since(before));
        Ok(Run {
            kept: figures.take(),
            took,
            players: after.0.zip(before.0).map(|(after, before)| after.saturating_sub(before)),
            servers: after.1.zip(before.1).map(|(after, before)| since(after, before)),
            database: database.map(|used| Used { peak_megabytes: used.peak_megabytes.max(held), ..used }),
            memory: before.2.zip(after.2),
            kept_in: place.to_string(),
            checked,
            stopped: progress::cancel().load(Ordering::Relaxed),
        })
    }

    fn start(&self, place: &Place) -> Result<Vec<Server>, Fault> {
        (0..self.nodes).map(|_| Server::start(&place.address, self.streams(), self.connections())).collect()
    }

    async fn fill(&self, place: &Place) -> Result<Filled, Fault> {
        let &Load { game, people, tables, finished, seed, .. } = self;
        let store = place.address.open(Quotas::default()).await?;
        let bar = Bar::new(u64::from(tables) + u64::from(finished), "games played");
        let more = u64::from(self.rate) * self.seconds / u64::from(tables);
        let (more, programs) = (more.try_into().unwrap_or(u32::MAX), self.programs());
        let plan = fill::Plan { game, people, tables, finished, more, programs, seed };
        let filled = fill(&*store, &plan, |done| bar.at(done)).await;
        store.close().await;
        filled
    }

    async fn connect(
        &self,
        seated: Vec<Seated>,
        servers: &[Server],
        figures: &Arc<Figures>,
    ) -> Result<Vec<Arc<Played>>, Fault> {
        let mut first = self.streams() as u32;
        let door = |server: &Server| {
            let pool = Arc::new(Pool::new(server.address, first, self.lines()));
            first += self.lines();
            Door { server: server.address, pool, patient: self.patient }
        };
        let doors: Vec<Door> = servers.iter().map(door).collect();
        let open = |seated: Seated| {
            let (doors, figures) = (doors.clone(), figures.clone());
            async move { Ok(Played::Programs(Round::open(seated, doors, figures).await?)) }
        };
        self.all(seated, open).await
    }

    async fn open(&self, ready: Vec<Ready>, figures: &Arc<Figures>) -> Result<Vec<Arc<Played>>, Fault> {
        let open = |ready: Ready| {
            let figures = figures.clone();
            async move { Ok(Played::Browsers(Table::open(ready, figures).await?)) }
        };
        self.all(ready, open).await
    }

    /// Opens all tables, a few at the same time.
    async fn all<T, F: Future<Output = Result<Played, Fault>> + Send + 'static>(
        &self,
        ready: Vec<T>,
        open: impl Fn(T) -> F,
    ) -> Result<Vec<Arc<Played>>, Fault> {
        let bar = Bar::new(self.tables.into(), "tables opened");
        let mut opening = JoinSet::new();
        let mut tables = Vec::new();
        let mut ready = ready.into_iter();
        loop {
            while opening.len() < AT_ONCE
                && let Some(next) = ready.next()
            {
                opening.spawn(open(next));
            }
            let Some(opened) = opening.join_next().await else { return Ok(tables) };
            tables.push(Arc::new(opened??));
            bar.at(tables.len() as u64);
            if progress::cancel().load(Ordering::Relaxed) {
                return Err(Fault("stopped before anything was measured".into()));
            }
        }
    }

    async fn invite(&self, servers: &[Server]) -> Result<Vec<Ready>, Fault> {
        let bar = Bar::new(self.tables.into(), "tables set up");
        let mut ready = Vec::new();
        for table in 0..u32::from(self.tables) {
            let first = table * u32::from(self.people);
            ready.push(
                invite::invite(
                    servers[table as usize % servers.len()].address,
                    self.game,
                    self.people,
                    first,
                )
                .await?,
            );
            bar.at(table.into());
        }
        Ok(ready)
    }

    /// Plays for the time asked for; returns how long that was.
    async fn play(&self, tables: &[Arc<Played>], figures: &Arc<Figures>) -> Duration {
        let cancel = progress::cancel();
        let mut random = Fast::new(self.seed);
        let mut under_way = JoinSet::new();
        let pages = self.pages();
        let all = self.seconds * u64::from(self.rate + pages);
        let bar = Bar::new(all, "actions and pages");
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / (self.rate + pages));
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
            let turn = at % u64::from(self.rate + pages);
            let page = |turn: u64| turn * u64::from(pages) / u64::from(self.rate + pages);
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
async fn look(table: &Played, chance: u64, figures: &Figures) {
    // Programs have no pages.
    let Played::Browsers(table) = table else { return };
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

/// Compares what everybody was told with the logs.
async fn check(place: &Place, claims: &[Claim], ended: Millis, figures: &Figures) -> Result<Checked, Fault> {
    let store: Arc<dyn Store> = place.address.open(Quotas::default()).await?;
    let checked = Checked::of(&*store, claims, ended, figures).await;
    store.close().await;
    checked
}

/// Looks now and then how much memory a PostgreSQL server holds.
struct Watch {
    most: Arc<Mutex<f64>>,
    looking: JoinHandle<()>,
}

impl Watch {
    fn begin(place: &Arc<Place>) -> Watch {
        let (most, place) = (Arc::new(Mutex::new(0.0)), place.clone());
        let noted = most.clone();
        let looking = tokio::spawn(async move {
            while let Some(used) = place.used() {
                {
                    let mut most = noted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    *most = used.peak_megabytes.max(*most);
                }
                tokio::time::sleep(LOOK).await;
            }
        });
        Watch { most, looking }
    }

    /// The most it held, in megabytes.
    fn end(self) -> f64 {
        self.looking.abort();
        *self.most.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
