//! `antilles games`: what can be played, by how many, with which options and bots.

use crate::{
    answer::{Answer, Failure},
    grid::Grid,
};
use catalog::{GameId, Traits};
use clap::Args;
use game::Touches;
use serde::Serialize;

/// List the games with their player counts, options and bots
#[derive(Args)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    #[serde(flatten)]
    traits: Traits,
    bots: Vec<&'static str>,
}

impl Games {
    pub fn run(self) -> Result<Answer, Failure> {
        let entries: Vec<_> = GameId::ALL
            .iter()
            .map(|&game| Entry { traits: game.traits(), bots: bots::names(game) })
            .collect();
        if self.json {
            return Ok(Answer::json(&entries));
        }
        let mut text = String::new();
        let mut grid = Grid::new(["game", "players", "minutes", "rules", "bots"]);
        for Entry { traits, bots } in &entries {
            grid.row([
                traits.id.to_string(),
                format!("{}-{}", traits.least_players, traits.most_players),
                format!("{} per player", traits.minutes_per_player),
                format!("version {}", traits.rules_version),
                bots.join(", "),
            ]);
        }
        text += &grid.words();
        for Entry { traits, .. } in &entries {
            if traits.options.is_empty() {
                continue;
            }
            text += &format!("\nOptions of {} (the first value is the default):\n", traits.id);
            let mut grid = Grid::default();
            for option in traits.options {
                let touches = match option.touches {
                    Touches::Rules => "changes the rules",
                    Touches::Display => "changes only what the pages show",
                    Touches::Pace => "changes only who acts at the same time",
                };
                grid.row([format!("  {}", option.id), option.values.join(", "), touches.to_string()]);
            }
            text += &grid.words();
        }
        Ok(text.into())
    }
}
