//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Ruling,
        en: "Everything gained and paid is seen, so every stock can be counted; the option “open-stocks” only decides what pages show.",
        fr: "Tous les gains et tous les paiements sont visibles : on peut donc compter ce que chacun possède. L’option « open-stocks » ne décide que de ce que les pages affichent.",
        tests: &["views_hold_everything_whatever_pages_show"],
    },
    Statement {
        id: "hidden.2",
        source: Ruling,
        en: "A choice with one possibility is played by the program.",
        fr: "Un choix à une seule possibilité est joué par le programme.",
        tests: &["one_choice_is_no_choice"],
    },
];
