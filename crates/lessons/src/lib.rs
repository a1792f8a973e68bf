//! Guided first games: a lesson is a line of play with notes, kept as data and played at a real table.
//!
//! A lesson's file says how the table is set up, which seed its chance comes from, which seat the learner has, and what
//! everybody plays, cut into notes. Each note asks the learner for the actions of its part of the line. How far somebody
//! has come is a function of the table's log: [`Guide`] reads it, tells the learner's next actions from all others, and
//! says what the bots play.
//!
//! | module | what |
//! |---|---|
//! | [`lesson`] | a lesson, read from its file and played through once |
//! | [`guide`] | a lesson at a table: where it stands, what comes next, whether an action is the one asked for |

pub mod guide;
pub mod lesson;

pub use guide::{Guide, Stray};
pub use lesson::{Fault, Lesson, Note};

use catalog::{GameId, with_id};
use game::Words;
use std::sync::LazyLock;

/// The file of a game's first lesson, which is called like the game.
macro_rules! first {
    ($id:literal) => {
        include_str!(concat!("../data/", $id, ".json"))
    };
}

/// The words of a game's lessons.
macro_rules! spoken {
    ($id:literal) => {
        game::words!("../words", $id)
    };
}

/// The files of all lessons by id.
fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    GameId::ALL.iter().map(|&game| (game.id(), with_id!(game, first)))
}

static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| files().filter_map(|(id, text)| Lesson::read(id, text).ok()).collect());

/// All lessons. One whose file is wrong is left out; a test reads them all.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// Every file, read.
pub fn read_all() -> impl Iterator<Item = (&'static str, Result<Lesson, Fault>)> {
    files().map(|(id, text)| (id, Lesson::read(id, text)))
}

/// The lesson with this id.
pub fn find(id: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.id == id)
}

/// The lessons of a game.
pub fn of_game(game: GameId) -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(move |lesson| lesson.game == game)
}

/// What the lessons of a game say, in every language.
pub fn words(game: GameId) -> Words {
    with_id!(game, spoken)
}
