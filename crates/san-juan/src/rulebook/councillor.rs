//! Statements of the chapter “Councillor”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "councillor.1",
        source: Rule,
        en: "Everyone draws two cards and keeps one; the councillor draws five, or eight with the library, \
              and keeps one.",
        fr: "Chacun pioche deux cartes et en garde une ; le maire en pioche cinq, ou huit avec la \
              bibliothèque, et en garde une.",
        tests: &["everybody_keeps_one_of_two_and_the_councillor_one_of_five"],
    },
    Statement {
        id: "councillor.2",
        source: Rule,
        en: "With a prefecture, a player keeps two of the two, five or eight cards.",
        fr: "Avec la villa, on garde deux cartes sur les deux, cinq ou huit.",
        tests: &["prefecture_keeps_two_of_two_five_or_eight"],
    },
    Statement {
        id: "councillor.3",
        source: Rule,
        en: "With an archive, a player adds all the cards drawn to their hand, then discards one, four or \
              seven cards from the whole hand; with a prefecture as well, none, three or six.",
        fr: "Avec le cadastre, on ajoute à sa main toutes les cartes piochées, puis on défausse une, \
              quatre ou sept cartes, au choix, de toute sa main ; si l’on a aussi la villa, aucune, trois \
              ou six.",
        tests: &[
            "archive_and_prefecture_discard_three_of_five",
            "library_archive_and_prefecture_discard_six_of_eight",
        ],
    },
    Statement {
        id: "councillor.4",
        source: Ruling,
        en: "A player may decline to draw, and the councillor may decline the privilege and draw only two \
              cards.",
        fr: "On peut renoncer à piocher ; le maire peut aussi renoncer à son privilège et ne piocher que \
              deux cartes.",
        tests: &["drawing_may_be_declined"],
    },
];
