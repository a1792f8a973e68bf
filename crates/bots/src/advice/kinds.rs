//! Kinds of decision: the questions that a game asks, by what they are about ([`Explain::DECISIONS`]).

use super::explain::Explain;
use catalog::{GameId, with_game};

/// A kind of decision, and the questions it consists of.
pub type Decision = (&'static str, &'static [&'static str]);

/// The kinds of decision of a game, in the order in which players meet them.
pub fn of_game(game: GameId) -> &'static [Decision] {
    with_game!(game, G => G::DECISIONS)
}

/// The kind of decision that this question asks for.
pub fn of(game: GameId, question: &str) -> Option<&'static str> {
    of_game(game).iter().find(|(_, questions)| questions.contains(&question)).map(|(kind, _)| *kind)
}

/// The message that names a kind.
pub fn message(game: GameId, kind: &str) -> String {
    format!("decision-{}-{kind}", game.id())
}
