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
