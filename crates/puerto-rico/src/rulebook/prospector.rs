//! Statements of the chapter “Prospector”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "prospector.1",
        source: Rule,
        en: "The prospector takes one doubloon from the bank.",
        fr: "Le chercheur d’or prend un doublon à la banque.",
        tests: &["prospector_takes_one_doubloon"],
    },
    Statement {
        id: "prospector.2",
        source: Rule,
        en: "There is no action: the other players get nothing.",
        fr: "Il n’y a pas d’action : les autres joueurs ne reçoivent rien.",
        tests: &["prospector_takes_one_doubloon"],
    },
    Statement {
        id: "prospector.3",
        source: Rule,
        en: "The doubloons on the card come on top: if there are two, the prospector takes three in all.",
        fr: "Les doublons de la carte s’y ajoutent : s’il y en a deux, on en prend trois en tout.",
        tests: &["prospector_with_two_doubloons_on_it_takes_three"],
    },
];
