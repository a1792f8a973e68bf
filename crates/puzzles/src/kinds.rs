//! Which decisions make puzzles: those that are one action, named by the first word of it in notation.

use catalog::{GameId, Move};

/// The kinds of decision of a game, the most telling first. Placements, payments and offers take several actions: one of
/// them is no answer.
pub fn of_game(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::PuertoRico => &["take", "build", "settle", "load", "wharf", "sell", "extra"],
        GameId::SanJuan => &["take", "build", "sell", "produce", "keep"],
        GameId::Santiago => &["drive", "go", "take", "claim", "deliver", "exchange", "swap", "serve", "flag"],
        GameId::MundusNovus => {
            &["take", "announce", "develop", "set", "begin", "appoint", "pick", "call", "swap"]
        }
    }
}

/// The kind of a decision between these actions, if it makes a puzzle.
pub fn of(game: GameId, legal: &[Move]) -> Option<&'static str> {
    let first = |text: &str| text.split(' ').next().unwrap_or_default().to_string();
    let words: Vec<String> = legal.iter().map(|legal| first(legal.text)).collect();
    of_game(game).iter().copied().find(|kind| words.iter().any(|word| word == kind))
}
