//! What the measurement came to, in words and as JSON.

use super::{
    Clients, Load,
    check::Checked,
    figures::{Kept, Kind, Spread},
    process::Used,
};
use crate::{answer::Answer, args, grid::Grid};
use serde::Serialize;
use std::{collections::BTreeMap, time::Duration};

/// The bars: 99 of 100 actions are seen by the last other player within this time, in milliseconds, ...
const SEEN: f64 = 250.0;
/// ... no server ever holds more than this, in megabytes, ...
const MEMORY: f64 = 1024.0;
/// ... and this share of the rate asked for is played.
const RATE: f64 = 0.99;

/// How the measurement went.
pub struct Run {
    /// What was measured.
    pub kept: Kept,
    /// How long the clock ran.
    pub took: Duration,
    /// Processor time of the players meanwhile.
    pub players: Option<Duration>,
    /// What each server used meanwhile.
    pub servers: Option<Vec<Used>>,
    /// And the PostgreSQL server, if it is our own.
    pub database: Option<Used>,
    /// Bytes of memory the servers held before and after.
    pub memory: Option<(u64, u64)>,
    /// What kind of database it was.
    pub kept_in: String,
    /// What the logs say to it, if they could be read.
    pub checked: Option<Checked>,
    /// Was it stopped by Ctrl-C?
    pub stopped: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    game: &'static str,
    clients: Clients,
    database: String,
    tables: u16,
    streams: u64,
    seed: u64,
    own_server: bool,
    seconds: f64,
    cores: usize,
    servers: Vec<Used>,
    postgres: Option<Used>,
    processor_seconds_of_server: Option<f64>,
    processor_seconds_of_players: Option<f64>,
    processor_milliseconds_per_action: Option<f64>,
    memory_megabytes_of_server: Option<f64>,
    memory_kilobytes_per_action: Option<f64>,
    actions: usize,
    actions_per_second: f64,
    secret: usize,
    overtaken: usize,
    idle: usize,
    sent_again: usize,
    streams_again: usize,
    milliseconds: BTreeMap<&'static str, Spread>,
    checked: Option<Checked>,
    faults: BTreeMap<String, usize>,
    goals_met: bool,
}

impl Load {
    fn measures(&self, kind: Kind) -> bool {
        match kind {
            Kind::Cold => self.finished() > 0,
            Kind::Page | Kind::Replay | Kind::House => self.pages() > 0,
            Kind::News | Kind::Form => !self.programs(),
            Kind::Commit => self.programs(),
            Kind::Seen => true,
        }
    }

    /// What 99 of 100 are to stay under.
    fn goal(&self, kind: Kind) -> Option<f64> {
        match self.bars || self.programs() {
            true => Some(SEEN).filter(|_| kind == Kind::Seen),
            false => kind.goal(),
        }
    }

    /// The bars that were missed, apart from how long anything took.
    fn missed(&self, report: &Report) -> Vec<String> {
        let mut missed = Vec::new();
        if !self.bars && !self.programs() {
            return missed;
        }
        let high = report.servers.iter().map(|used| used.peak_megabytes).fold(0.0, f64::max);
        if high >= MEMORY {
            missed.push(format!("a server held {high:.0} MB, the bar is under {MEMORY} MB"));
        }
        if report.actions_per_second < RATE * f64::from(self.rate) {
            let played = report.actions_per_second;
            missed.push(format!("{played:.1} actions per second were played, not {}", self.rate));
        }
        missed
    }

    /// The answer of the command. What was asked for and not measured at all is a goal missed.
    pub fn answer(&self, run: Run) -> Answer {
        let Run { kept, took, players, servers, database, memory, kept_in, checked, stopped } = run;
        let spread = |kind: Kind| {
            let times = kept.times.get(&kind).map(Vec::as_slice).unwrap_or_default();
            (kind, Spread::of(times, self.goal(kind)))
        };
        let spreads: Vec<(Kind, Spread)> =
            Kind::ALL.into_iter().filter(|&kind| self.measures(kind)).map(spread).collect();
        let missed = |(kind, spread): &(Kind, Spread)| {
            let goal = spread.goal.filter(|_| spread.met == Some(false))?;
            Some(match spread.count {
                0 => format!("{}: nothing was measured", kind.name()),
                _ => format!("{}: p99 is {:.1} ms, the goal is under {goal} ms", kind.name(), spread.p99),
            })
        };
        let mut wrong: Vec<String> = spreads.iter().filter_map(missed).collect();
        let done = if self.programs() { Kind::Commit } else { Kind::Form };
        let actions = kept.times.get(&done).map_or(0, Vec::len);
        let per_action = |sum: f64| (actions > 0).then(|| sum / actions as f64);
        let processor =
            servers.as_ref().map(|all| all.iter().map(|used| used.processor_seconds).sum::<f64>());
        let mut report = Report {
            game: self.game.id(),
            clients: self.clients,
            database: kept_in,
            tables: self.tables,
            streams: self.streams(),
            seed: self.seed,
            own_server: self.url.is_empty(),
            seconds: took.as_secs_f64(),
            cores: args::cores(),
            servers: servers.unwrap_or_default(),
            postgres: database,
            processor_seconds_of_server: processor,
            processor_seconds_of_players: players.map(|time| time.as_secs_f64()),
            processor_milliseconds_per_action: processor.and_then(|seconds| per_action(seconds * 1e3)),
            memory_megabytes_of_server: memory.map(|(_, after)| after as f64 / f64::from(1 << 20)),
            memory_kilobytes_per_action: memory
                .and_then(|(before, after)| per_action((after as f64 - before as f64) / 1024.0)),
            actions,
            actions_per_second: actions as f64 / took.as_secs_f64(),
            secret: kept.secret,
            overtaken: kept.overtaken,
            idle: kept.idle,
            sent_again: kept.sent_again,
            streams_again: kept.streams_again,
            milliseconds: spreads.iter().map(|(kind, spread)| (kind.id(), *spread)).collect(),
            checked,
            faults: kept.faults,
            goals_met: true,
        };
        wrong.extend(self.missed(&report));
        report.goals_met = wrong.is_empty();
        if let Some(checked) = report.checked.as_ref().filter(|checked| !checked.is_well()) {
            let Checked { lost, doubled, different, silent, broken, .. } = checked;
            wrong.push(format!(
                "{lost} lost, {doubled} twice, {different} different, {silent} not told, {broken} logs not replayed"
            ));
        }
        wrong.extend(report.faults.iter().map(|(fault, count)| format!("{fault} ({count} times)")));
        if self.json {
            return Answer { wrong, stopped, ..Answer::json(&report) };
        }
        let judged = if wrong.is_empty() { "pass" } else { "fail" };
        let text = report.text(&spreads) + "\n" + judged + "\n";
        Answer { text, wrong, stopped, ..Answer::default() }
    }
}

impl Report {
    fn text(&self, spreads: &[(Kind, Spread)]) -> String {
        let Report { game, tables, streams, actions, seconds, actions_per_second, cores, database, .. } =
            self;
        let (who, pages) = match self.clients {
            Clients::Browser => ("browsers", ", pages included"),
            Clients::Api => ("programs", ""),
        };
        let mut text = format!(
            "{tables} tables of {game}, {streams} streams of {who}, {actions} actions in {seconds:.1} s \
             ({actions_per_second:.1} per second)\n"
        );
        if let (Some(server), Some(players)) =
            (self.processor_seconds_of_server, self.processor_seconds_of_players)
        {
            text +=
                &format!("processor time on {cores} cores: servers {server:.1} s, {who} {players:.1} s\n");
        }
        for (number, used) in (1..).zip(&self.servers) {
            let Used { processor_seconds, peak_megabytes } = used;
            text += &format!(
                "server {number} on {database}: {processor_seconds:.1} s of processor, {peak_megabytes:.0} MB at its peak\n"
            );
        }
        if let Some(Used { processor_seconds, peak_megabytes }) = self.postgres {
            text += &format!("PostgreSQL: {processor_seconds:.1} s of processor, {peak_megabytes:.0} MB\n");
        }
        if let (Some(time), Some(memory), Some(more)) = (
            self.processor_milliseconds_per_action,
            self.memory_megabytes_of_server,
            self.memory_kilobytes_per_action,
        ) {
            text += &format!(
                "servers used {time:.2} ms of processor for each action with all that follows from it{pages}; \
                 they hold {memory:.0} MB, {more:.1} KB more with each action\n"
            );
        }
        text += match self.own_server {
            true => {
                "the server is this program with room for all streams; every player has an address of their own, and the \
                 limits of an address are the usual ones\n"
            }
            false => {
                "the server was running already; it may refuse much from one address, unless it is on this machine or \
                 started with --behind-proxy\n"
            }
        };
        if let Some(checked) = &self.checked {
            let Checked { tables, entries, heard, lost, doubled, different, silent, broken } = checked;
            text += &format!(
                "compared with the logs of {tables} tables ({entries} entries, told {heard} times): {lost} lost, {doubled} twice, \
                 {different} different, {silent} not told, {broken} not replayed\n"
            );
        }
        let errors: usize = self.faults.values().sum();
        text += &match (self.sent_again, self.streams_again) {
            (0, 0) => format!("{errors} errors\n\n"),
            (sent, streams) => {
                format!("{errors} errors; {sent} requests sent again, {streams} streams connected again\n\n")
            }
        };
        let mut grid =
            Grid::new(["milliseconds", "count", "p50", "p90", "p99", "max", "goal for p99", "met"]);
        for (kind, spread) in spreads {
            grid.row([
                kind.name().to_string(),
                spread.count.to_string(),
                format!("{:.1}", spread.p50),
                format!("{:.1}", spread.p90),
                format!("{:.1}", spread.p99),
                format!("{:.1}", spread.max),
                spread.goal.map(|goal| format!("< {goal}")).unwrap_or_default(),
                spread.met.map(|met| if met { "yes" } else { "no" }).unwrap_or_default().to_string(),
            ]);
        }
        text + &grid.numbers()
    }
}
