//! What the measurement came to, in words and as JSON.

use super::{
    Load,
    figures::{Kept, Kind, Spread},
};
use crate::{answer::Answer, args, grid::Grid};
use serde::Serialize;
use std::{collections::BTreeMap, time::Duration};

/// How the measurement went.
pub struct Run {
    /// What was measured.
    pub kept: Kept,
    /// How long the clock ran.
    pub took: Duration,
    /// Processor time of the browsers meanwhile.
    pub browsers: Option<Duration>,
    /// And of the server.
    pub server: Option<Duration>,
    /// Bytes of memory the server held before and after.
    pub memory: Option<(u64, u64)>,
    /// Was it stopped by Ctrl-C?
    pub stopped: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    game: &'static str,
    tables: u16,
    streams: u64,
    seed: u64,
    own_server: bool,
    seconds: f64,
    cores: usize,
    processor_seconds_of_server: Option<f64>,
    processor_seconds_of_browsers: Option<f64>,
    processor_milliseconds_per_action: Option<f64>,
    memory_megabytes_of_server: Option<f64>,
    memory_kilobytes_per_action: Option<f64>,
    actions: usize,
    actions_per_second: f64,
    secret: usize,
    overtaken: usize,
    idle: usize,
    milliseconds: BTreeMap<&'static str, Spread>,
    faults: BTreeMap<String, usize>,
    goals_met: bool,
}

impl Load {
    /// The answer of the command. What was asked for and not measured at all is a goal missed.
    pub fn answer(&self, run: Run) -> Answer {
        let Run { kept, took, browsers, server, memory, stopped } = run;
        let measured = |kind: &Kind| match kind {
            Kind::Cold => self.finished() > 0,
            Kind::Page | Kind::Replay | Kind::House => self.pages > 0,
            Kind::Seen | Kind::News | Kind::Form => true,
        };
        let spread = |kind: Kind| {
            let times = kept.times.get(&kind).map(Vec::as_slice).unwrap_or_default();
            (kind, Spread::of(times, kind.goal()))
        };
        let spreads: Vec<(Kind, Spread)> = Kind::ALL.into_iter().filter(measured).map(spread).collect();
        let missed = |(kind, spread): &(Kind, Spread)| {
            let goal = spread.goal.filter(|_| spread.met == Some(false))?;
            Some(match spread.count {
                0 => format!("{}: nothing was measured", kind.name()),
                _ => format!("{}: p99 is {:.1} ms, the goal is under {goal} ms", kind.name(), spread.p99),
            })
        };
        let mut wrong: Vec<String> = spreads.iter().filter_map(missed).collect();
        let goals_met = wrong.is_empty();
        wrong.extend(kept.faults.iter().map(|(fault, count)| format!("{fault} ({count} times)")));
        let actions = kept.times.get(&Kind::Form).map_or(0, Vec::len);
        let per_action = |sum: f64| (actions > 0).then(|| sum / actions as f64);
        let report = Report {
            game: self.game.id(),
            tables: self.tables,
            streams: self.streams(),
            seed: self.seed,
            own_server: self.url.is_none(),
            seconds: took.as_secs_f64(),
            cores: args::cores(),
            processor_seconds_of_server: server.map(|time| time.as_secs_f64()),
            processor_seconds_of_browsers: browsers.map(|time| time.as_secs_f64()),
            processor_milliseconds_per_action: server.and_then(|time| per_action(time.as_secs_f64() * 1e3)),
            memory_megabytes_of_server: memory.map(|(_, after)| after as f64 / f64::from(1 << 20)),
            memory_kilobytes_per_action: memory
                .and_then(|(before, after)| per_action((after as f64 - before as f64) / 1024.0)),
            actions,
            actions_per_second: actions as f64 / took.as_secs_f64(),
            secret: kept.secret,
            overtaken: kept.overtaken,
            idle: kept.idle,
            milliseconds: spreads.iter().map(|(kind, spread)| (kind.id(), *spread)).collect(),
            faults: kept.faults,
            goals_met,
        };
        if self.json {
            return Answer { wrong, stopped, ..Answer::json(&report) };
        }
        Answer { text: report.text(&spreads), wrong, stopped, ..Answer::default() }
    }
}

impl Report {
    fn text(&self, spreads: &[(Kind, Spread)]) -> String {
        let Report { game, tables, streams, actions, seconds, actions_per_second, cores, .. } = self;
        let mut text = format!(
            "{tables} tables of {game}, {streams} streams, {actions} actions in {seconds:.1} s \
             ({actions_per_second:.1} per second)\n"
        );
        if let (Some(server), Some(browsers)) =
            (self.processor_seconds_of_server, self.processor_seconds_of_browsers)
        {
            text +=
                &format!("processor time on {cores} cores: server {server:.1} s, browsers {browsers:.1} s\n");
        }
        if let (Some(time), Some(memory), Some(more)) = (
            self.processor_milliseconds_per_action,
            self.memory_megabytes_of_server,
            self.memory_kilobytes_per_action,
        ) {
            text += &format!(
                "the server used {time:.2} ms of processor for each action with all that follows from it, pages included; \
                 it holds {memory:.0} MB, {more:.1} KB more with each action\n"
            );
        }
        text += match self.own_server {
            true => {
                "the server is this program with room for all streams; every browser has an address of its own, and the \
                 limits of an address are the usual ones\n"
            }
            false => {
                "the server was running already; it may refuse much from one address, unless it is on this machine or \
                 started with --behind-proxy\n"
            }
        };
        text.push('\n');
        let mut grid = Grid::new(["milliseconds", "count", "p50", "p99", "max", "goal for p99", "met"]);
        for (kind, spread) in spreads {
            grid.row([
                kind.name().to_string(),
                spread.count.to_string(),
                format!("{:.1}", spread.p50),
                format!("{:.1}", spread.p99),
                format!("{:.1}", spread.max),
                spread.goal.map(|goal| format!("< {goal}")).unwrap_or_default(),
                spread.met.map(|met| if met { "yes" } else { "no" }).unwrap_or_default().to_string(),
            ]);
        }
        text + &grid.numbers()
    }
}
