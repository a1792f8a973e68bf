//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Ruling,
        en: "All gains and payments are public, so everyone can count what the others have; the option \
              “open-stocks” only decides what the pages show.",
        fr: "Tous les gains et tous les paiements sont publics : chacun peut donc compter ce que possèdent \
              les autres. L’option « open-stocks » décide seulement de ce que les pages affichent.",
        tests: &["views_hold_everything_whatever_pages_show"],
    },
    Statement {
        id: "hidden.2",
        source: Ruling,
        en: "When there is only one option, the program plays it.",
        fr: "Quand il n’y a qu’une possibilité, le programme la joue.",
        tests: &["one_choice_is_no_choice"],
    },
];
