//! The list of games, and what is true of each in general.

use crate::{AnyEvent, AnyPosition, AnyView};
use game::{
    Chance, Chapter, OptionSpec, Record, Rules, Setup, SetupError, SetupText, StandingOrder, Statement, Talk,
    Words,
    record::{self, RecordFault},
};
use schemars::JsonSchema;
use serde::Serialize;

/// One of the games.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum GameId {
    /// Puerto Rico.
    PuertoRico,
    /// Puerto Rico, the card game: San Juan.
    SanJuan,
    /// Santiago de Cuba.
    Santiago,
    /// Mundus Novus.
    MundusNovus,
}

/// Runs an expression with the type of the game named: `with_game!(id, G => perft::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::PuertoRico => {
                type $game = $crate::puerto_rico::PuertoRico;
                $body
            }
            $crate::GameId::SanJuan => {
                type $game = $crate::san_juan::SanJuan;
                $body
            }
            $crate::GameId::Santiago => {
                type $game = $crate::santiago::Santiago;
                $body
            }
            $crate::GameId::MundusNovus => {
                type $game = $crate::mundus_novus::MundusNovus;
                $body
            }
        }
    };
}

/// Runs a macro with the id of the game named, as a literal: for files named after their game that are compiled in.
/// `with_id!(game, file)` is `file!("puerto-rico")`.
#[macro_export]
macro_rules! with_id {
    ($id:expr, $file:ident) => {
        match $id {
            $crate::GameId::PuertoRico => $file!("puerto-rico"),
            $crate::GameId::SanJuan => $file!("san-juan"),
            $crate::GameId::Santiago => $file!("santiago"),
            $crate::GameId::MundusNovus => $file!("mundus-novus"),
        }
    };
}

/// What is true of a game in general.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Traits {
    /// Stable identifier.
    pub id: &'static str,
    /// Version of its rules.
    pub rules_version: u32,
    /// Fewest players.
    pub least_players: u8,
    /// Most players.
    pub most_players: u8,
    /// Length of a game, per player.
    pub minutes_per_player: u32,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Its score categories.
    pub categories: &'static [&'static str],
    /// Why it may end.
    pub endings: &'static [&'static str],
    /// What may be handed to a standing order.
    pub standing_orders: &'static [StandingOrder],
    /// Do some seats know what others do not?
    pub secrets: bool,
    /// How many action indices there are.
    pub actions: usize,
    /// Bytes of a position.
    pub position_bytes: usize,
}

impl GameId {
    /// All games, in the order of the front page.
    pub const ALL: &'static [GameId] =
        &[GameId::PuertoRico, GameId::SanJuan, GameId::Santiago, GameId::MundusNovus];

    /// The game with this identifier.
    pub fn parse(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.id() == id)
    }

    /// Stable identifier: `puerto-rico`.
    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// What it is called, the same in every language.
    pub fn title(self) -> &'static str {
        match self {
            GameId::PuertoRico => "Puerto Rico",
            GameId::SanJuan => "San Juan",
            GameId::Santiago => "Santiago de Cuba",
            GameId::MundusNovus => "Mundus Novus",
        }
    }

    /// What is true of it in general.
    pub fn traits(self) -> Traits {
        with_game!(self, G => Traits {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            least_players: *G::PLAYERS.start(),
            most_players: *G::PLAYERS.end(),
            minutes_per_player: G::MINUTES_PER_PLAYER,
            options: G::OPTIONS,
            categories: G::CATEGORIES,
            endings: G::ENDINGS,
            standing_orders: G::standing_orders(),
            secrets: G::SECRETS,
            actions: G::ACTIONS,
            position_bytes: size_of::<<G as Rules>::Position>(),
        })
    }

    /// Its messages.
    pub fn words(self) -> Words {
        with_game!(self, G => G::words())
    }

    /// What its statements say.
    pub fn rulebook_words(self) -> Words {
        with_game!(self, G => G::rulebook_words())
    }

    /// Its rules, as numbered statements.
    pub fn rulebook(self) -> &'static [Statement] {
        with_game!(self, G => G::rulebook())
    }

    /// The chapters of its rules.
    pub fn chapters(self) -> &'static [Chapter] {
        with_game!(self, G => G::chapters())
    }

    /// Checks a set-up.
    pub fn setup(self, text: &SetupText) -> Result<Setup, SetupError> {
        with_game!(self, G => Setup::new::<G>(text))
    }

    /// A set-up with every option spelled out.
    pub fn setup_text(self, setup: &Setup) -> SetupText {
        with_game!(self, G => setup.text::<G>())
    }

    /// A new game.
    pub fn start(self, setup: &Setup, chance: &mut dyn Chance) -> (AnyPosition, Vec<AnyEvent>) {
        with_game!(self, G => {
            let mut events = Vec::new();
            let position = G::start(setup, chance, &mut events);
            (AnyPosition::new::<G>(self, position), events.into_iter().map(AnyEvent::new::<G>).collect())
        })
    }

    /// Reads a position written by [`AnyPosition::json`], and validates it; the error names every reason.
    pub fn read_position(self, json: &str) -> Result<AnyPosition, String> {
        with_game!(self, G => serde_json::from_str::<<G as Rules>::Position>(json)
            .map(|position| AnyPosition::new::<G>(self, position))
            .map_err(refusal))
    }

    /// Reads a view written by [`AnyView::json`], and validates it: accepted is what some possible position looks like
    /// from that seat, so whatever is asked of it can be answered. The error names every reason.
    pub fn read_view(self, json: &str) -> Result<AnyView, String> {
        with_game!(self, G => serde_json::from_str::<<G as Rules>::View>(json)
            .map(|view| AnyView::new::<G>(self, view))
            .map_err(refusal))
    }

    /// Replays a record and checks everything in it; returns the positions, from the set-up to the last step.
    pub fn replay(self, record: &Record) -> Result<Vec<AnyPosition>, RecordFault> {
        with_game!(self, G => {
            let positions = record::replay::<G>(record)?;
            Ok(positions.into_iter().map(|position| AnyPosition::new::<G>(self, position)).collect())
        })
    }
}

/// The longest refusal that is passed on, in characters: it may quote what was sent, however long that is.
const MAX_REFUSAL: usize = 4_000;

/// Why something from outside cannot be read.
fn refusal(error: serde_json::Error) -> String {
    game::visible::shortened(&error.to_string(), MAX_REFUSAL)
}

#[cfg(test)]
mod tests {
    use super::GameId;

    #[test]
    fn files_are_found_by_the_id_of_their_game() {
        macro_rules! same {
            ($id:literal) => {
                $id
            };
        }
        for &game in GameId::ALL {
            assert_eq!(with_id!(game, same), game.id());
        }
    }
}
