//! How strong the bots are, as measured: what `antilles ladder` found, shipped with the program.

use catalog::GameId;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// One match: a bot on every seat in turn against a company of others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Row {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The bot.
    pub bot: String,
    /// Those it meets.
    pub against: Vec<String>,
    /// Games played.
    pub games: usize,
    /// The seed of the match.
    pub seed: u64,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// The share of the others it finished ahead of, ties counted half.
    pub pairwise: f64,
    /// The lower end of the interval at 95 %.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Row {
    /// The command that plays this match again.
    pub fn command(&self) -> String {
        let Row { game, players, bot, against, games, seed, .. } = self;
        let against = against.join(",");
        format!(
            "antilles match {game} --players {players} --bots {bot} --against {against} --games {games} --seed {seed}"
        )
    }
}

/// All that was measured, game by game.
static MEASURED: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let files = [
        include_str!("../strength/puerto-rico.json"),
        include_str!("../strength/san-juan.json"),
        include_str!("../strength/santiago.json"),
        include_str!("../strength/mundus-novus.json"),
    ];
    let rows =
        |text: &&str| -> Vec<Row> { serde_json::from_str(text).expect("what was measured can be read") };
    files.iter().flat_map(rows).collect()
});

/// What was measured in this game.
pub fn measured(game: GameId) -> impl Iterator<Item = &'static Row> {
    MEASURED.iter().filter(move |row| row.game == game.id())
}

/// How this bot does against greedy, the measure of all, at the table for which it was measured with the most games.
pub fn against_greedy(game: GameId, bot: &str) -> Option<&'static Row> {
    measured(game).filter(|row| row.bot == bot && row.against == ["greedy"]).max_by_key(|row| row.games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    /// Every match of this bot against those, by number of players.
    fn rows(game: GameId, bot: &str, against: &[&str]) -> Vec<&'static Row> {
        measured(game).filter(|row| row.bot == bot && row.against == against).collect()
    }

    /// Every level was measured to beat the one below, beyond chance and whatever the number of players.
    #[test]
    fn levels_are_steps() {
        for &game in GameId::ALL {
            let traits = game.traits();
            for [below, level] in Level::ALL.array_windows().map(|pair: &[Level; 2]| pair.map(Level::name)) {
                let steps = rows(game, level, &[below]);
                let players: Vec<u8> = steps.iter().map(|row| row.players).collect();
                assert_eq!(
                    players,
                    Vec::from_iter(traits.least_players..=traits.most_players),
                    "{game:?} {level}"
                );
                for step in steps {
                    assert!(step.low >= 0.6, "{step:?}");
                }
            }
            let beginner = against_greedy(game, Level::Beginner.name()).unwrap();
            assert!(beginner.high < 0.5, "{beginner:?}");
        }
    }

    /// The strongest beats greedy and the characters together, and plain Monte-Carlo search, beyond chance.
    #[test]
    fn the_expert_is_above_the_bars() {
        for &game in GameId::ALL {
            let bar = if game == GameId::PuertoRico { 0.78 } else { 0.68 };
            let pool: Vec<&str> = std::iter::once("greedy").chain(crate::pool(game)).collect();
            let matches = rows(game, Level::Expert.name(), &pool);
            let traits = game.traits();
            assert_eq!(
                matches.len(),
                usize::from(traits.most_players - traits.least_players + 1),
                "{game:?}"
            );
            for played in matches {
                assert!(played.low > bar, "{played:?}");
            }
        }
        let [played] = rows(GameId::PuertoRico, Level::Expert.name(), &["mcts:2000"])[..] else {
            panic!("measured once")
        };
        assert!(played.low > 0.65, "{played:?}");
    }
}
