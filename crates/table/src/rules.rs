//! What a table needs of the rules of its game: the catalog's games, behind function pointers.
//!
//! (Pointers rather than the catalog's enum, so that this crate's tests can seat a game of their own, with secrets and
//! simultaneous choices, which no first game of the catalog has.)

use crate::ahead::{Answers, answers_of};
use catalog::{AnyEvent, AnyPosition, GameId, with_game};
use game::{Chance, Game, Question, Setup, SetupError, SetupText, StandingOrder};

/// A set-up position and what happened on the way there.
type Start = (AnyPosition, Vec<AnyEvent>);

/// The rules of one game.
#[derive(Copy, Clone)]
pub(crate) struct Rules {
    pub game: GameId,
    pub id: &'static str,
    pub version: u32,
    pub secrets: bool,
    pub orders: &'static [StandingOrder],
    /// What can be answered ahead, and with what.
    pub questions: &'static [Question],
    pub answers: fn(&Setup) -> Answers,
    /// A set-up under a version of the rules.
    pub setup: fn(&SetupText, u32) -> Result<Setup, SetupError>,
    pub setup_text: fn(&Setup) -> SetupText,
    pub start: fn(GameId, &Setup, &mut dyn Chance) -> Start,
}

impl Rules {
    /// The rules with this id.
    pub fn find(id: &str) -> Option<Rules> {
        #[cfg(test)]
        if id == <crate::toy::Toy as game::Rules>::ID {
            return Some(Rules::of::<crate::toy::Toy>(GameId::ALL[0]));
        }
        GameId::parse(id).map(Rules::of_game)
    }

    /// The rules of a game of the catalog.
    pub fn of_game(game: GameId) -> Rules {
        with_game!(game, G => Rules::of::<G>(game))
    }

    /// The rules of game `G`, wrapped as `game`.
    pub fn of<G: Game>(game: GameId) -> Rules {
        Rules {
            game,
            id: G::ID,
            version: G::RULES_VERSION,
            secrets: G::SECRETS,
            orders: G::standing_orders(),
            questions: G::questions(),
            answers: answers_of::<G>,
            setup: |text, version| Setup::new::<G>(text)?.under::<G>(version),
            setup_text: Setup::text::<G>,
            start: |game, setup, chance| {
                let mut events = Vec::new();
                let position = G::start(setup, chance, &mut events);
                (AnyPosition::new::<G>(game, position), events.into_iter().map(AnyEvent::new::<G>).collect())
            },
        }
    }
}
