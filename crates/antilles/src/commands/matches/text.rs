//! A match as tables for a terminal.

use super::Report;
use crate::grid::Grid;
use arena::{Standings, interval::Estimate, sprt::Verdict};

/// `0.712 (0.650 to 0.767)`
pub fn estimate(figure: &Estimate, decimals: usize) -> String {
    let Estimate { mean, low, high } = figure;
    format!("{mean:.decimals$} ({low:.decimals$} to {high:.decimals$})")
}

/// The same in hundredths.
pub fn percent(figure: &Estimate) -> String {
    let Estimate { mean, low, high } = *figure;
    estimate(&Estimate { mean: mean * 100.0, low: low * 100.0, high: high * 100.0 }, 1)
}

fn perhaps(figure: &Option<Estimate>) -> String {
    figure.as_ref().map_or("-".to_string(), |figure| estimate(figure, 3))
}

/// Everything that does not depend on the machine.
pub fn tables(report: &Report) -> String {
    let result = report.result;
    let mut text = headline(report) + "\n";
    if report.stopped {
        text += "(stopped before all games were played)\n";
    }
    for (id, value) in &report.setup.options {
        text += &format!("option {id}: {value}\n");
    }
    text.push('\n');
    let mut grid = Grid::new(["bot", "pairwise", "wins % per seat", "place", "points", "rating", "nodes"]);
    for bot in &result.bots {
        grid.row([
            bot.bot.clone(),
            perhaps(&bot.pairwise),
            percent(&bot.wins),
            estimate(&bot.place, 2),
            estimate(&bot.score, 1),
            format!("{:.1} ±{:.1}", bot.rating.rating, bot.rating.uncertainty),
            format!("{:.0}", bot.nodes),
        ]);
    }
    text += &grid.numbers();
    if result.bots.len() > 2 {
        text += "\npairwise score of the bot on the left against each\n";
        for bot in &result.bots {
            let against: Vec<_> = result
                .bots
                .iter()
                .zip(&bot.against)
                .filter_map(|(other, figure)| {
                    Some(format!("{} {}", other.bot, estimate(figure.as_ref()?, 3)))
                })
                .collect();
            text += &format!("{}: {}\n", bot.bot, against.join(", "));
        }
    }
    text.push('\n');
    let mut grid = Grid::new(["seat", "wins %"]);
    for (at, wins) in result.seats.iter().enumerate() {
        grid.row([(at + 1).to_string(), percent(wins)]);
    }
    text += &grid.numbers();
    if result.bots.len() > 1 {
        for bot in &result.bots {
            let seats: Vec<_> =
                bot.seat_wins.iter().map(|wins| format!("{:.1}", wins.mean * 100.0)).collect();
            text += &format!("{} by seat: {}\n", bot.bot, seats.join(", "));
        }
    }
    if result.unfinished > 0 {
        text += &format!("\nunfinished: {}\n", result.unfinished);
    }
    if let Some(verdict) = verdict(result) {
        text += &format!("\n{verdict}\n");
    }
    text
}

/// `puerto-rico, 4 players, 28 games (2 blocks of 14), seed 1`
pub fn headline(report: &Report) -> String {
    format!(
        "{}, {} players, {} games ({} {} of {}), seed {}",
        report.game,
        report.setup.players,
        report.result.games,
        report.result.blocks,
        if report.result.blocks == 1 { "block" } else { "blocks" },
        report.block,
        report.seed
    )
}

/// What the test says, if there was one.
pub fn verdict(result: &Standings) -> Option<String> {
    let (test, verdict) = result.sprt?;
    let bot = &result.bots[0].bot;
    let (p0, p1) = (test.p0, test.p1);
    Some(match verdict {
        Verdict::Higher => format!("test: the pairwise score of {bot} is closer to {p1} than to {p0}"),
        Verdict::Lower => format!("test: the pairwise score of {bot} is closer to {p0} than to {p1}"),
        Verdict::Open => {
            format!("test: these games cannot tell whether the pairwise score of {bot} is {p0} or {p1}")
        }
    })
}

/// How long the bots thought.
pub fn times(result: &Standings, threads: usize) -> String {
    let mut grid = Grid::new(["milliseconds", "per decision", "per turn", "longest turn"]);
    for bot in &result.bots {
        grid.row([
            bot.bot.clone(),
            format!("{:.2}", bot.times.decision),
            format!("{:.2}", bot.times.turn),
            format!("{:.1}", bot.times.longest_turn),
        ]);
    }
    grid.numbers() + &format!("{threads} {}\n", if threads == 1 { "thread" } else { "threads" })
}
