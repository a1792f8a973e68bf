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

use catalog::GameId;
use game::Words;
use std::sync::LazyLock;

/// The files of all lessons by id: a game's first lesson is called like the game.
const FILES: &[(&str, &str)] = &[
    ("puerto-rico", include_str!("../data/puerto-rico.json")),
    ("san-juan", include_str!("../data/san-juan.json")),
    ("santiago", include_str!("../data/santiago.json")),
    ("mundus-novus", include_str!("../data/mundus-novus.json")),
];

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |&(id, text): &(&'static str, &str)| Lesson::read(id, text).ok();
    FILES.iter().filter_map(read).collect()
});

/// All lessons. One whose file is wrong is left out; a test reads them all.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// Every file, read.
pub fn read_all() -> impl Iterator<Item = (&'static str, Result<Lesson, Fault>)> {
    FILES.iter().map(|&(id, text)| (id, Lesson::read(id, text)))
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
    match game {
        GameId::PuertoRico => game::words!("../words/puerto-rico"),
        GameId::SanJuan => game::words!("../words/san-juan"),
        GameId::Santiago => game::words!("../words/santiago"),
        GameId::MundusNovus => game::words!("../words/mundus-novus"),
    }
}
