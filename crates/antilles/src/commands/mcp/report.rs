//! `antilles mcp report`: how often each model's moves were legal, and how it did against which bots.

use crate::{
    answer::{Answer, Failure},
    commands::matches::{estimate, percent},
    grid::Grid,
};
use arena::interval::Estimate;
use clap::Args;
use mcp::report::Standing;
use std::path::PathBuf;

/// Tell from logs how each model did
///
/// By player, game and number of players. Intervals are at 95 %, as those of `antilles match`; every game counts as a block.
/// An attempt is a call of `play`; a resigned game counts as finished behind every opponent, one that was left only for its
/// legal moves.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles mcp report games/
  antilles mcp report games/ --json")]
pub struct Report {
    /// The folder that `antilles mcp --log` wrote
    folder: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

fn perhaps(figure: &Option<Estimate>, said: impl Fn(&Estimate) -> String) -> String {
    figure.as_ref().map_or("-".into(), said)
}

impl Report {
    pub fn run(self) -> Result<Answer, Failure> {
        let report = mcp::report::read(&self.folder)?;
        if self.json {
            return Ok(Answer::json(&report));
        }
        let text: Vec<String> = report.standings.iter().map(standing).collect();
        Ok(text.join("\n").into())
    }
}

fn standing(standing: &Standing) -> String {
    let mut text = format!("{}: {}, {} players\n", standing.player, standing.game, standing.players);
    text += &format!(
        "{} {}: {} finished, {} resigned, {} left; {} hints, {} undos, {} seeds chosen\n",
        standing.games,
        if standing.games == 1 { "game" } else { "games" },
        standing.finished,
        standing.resigned,
        standing.left,
        standing.hints,
        standing.undos,
        standing.chosen_seeds
    );
    let mut grid = Grid::default();
    let attempts = standing.legal + standing.illegal + standing.unreadable;
    let mut row = |name: &str, said: String| grid.row([name.to_string(), said]);
    row("legal moves %", perhaps(&standing.legal_rate, percent));
    row(
        "attempts",
        format!("{attempts}, of which {} illegal and {} unreadable", standing.illegal, standing.unreadable),
    );
    row("pairwise", perhaps(&standing.pairwise, |figure| estimate(figure, 3)));
    for against in &standing.against {
        let games = against.games;
        row(
            &format!("  against {}", against.bot),
            format!(
                "{} in {games} {}",
                estimate(&against.pairwise, 3),
                if games == 1 { "game" } else { "games" }
            ),
        );
    }
    row("victories %", perhaps(&standing.wins, percent));
    row("place", perhaps(&standing.place, |figure| estimate(figure, 2)));
    row("points", perhaps(&standing.points, |figure| estimate(figure, 1)));
    text + &grid.words()
}
