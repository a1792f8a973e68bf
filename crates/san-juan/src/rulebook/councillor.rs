//! Statements of the chapter “Councillor”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "councillor.1",
        source: Rule,
        en: "Everybody draws two cards and keeps one; the councillor draws five, eight with the library, and keeps one.",
        fr: "Chacun pioche deux cartes et en garde une ; le maire en pioche cinq, huit avec la bibliothèque, et en garde une.",
        tests: &["everybody_keeps_one_of_two_and_the_councillor_one_of_five"],
    },
    Statement {
        id: "councillor.2",
        source: Rule,
        en: "With a prefecture two cards are kept: of two, five or eight.",
        fr: "Avec une villa on garde deux cartes : sur deux, cinq ou huit.",
        tests: &["prefecture_keeps_two_of_two_five_or_eight"],
    },
    Statement {
        id: "councillor.3",
        source: Rule,
        en: "With an archive, the cards drawn join the hand; then the player discards one, four or seven cards of their choice from the whole hand (with a prefecture none, three or six).",
        fr: "Avec le cadastre, les cartes piochées rejoignent la main ; le joueur défausse ensuite une, quatre ou sept cartes de son choix parmi toute sa main (aucune, trois ou six avec une villa).",
        tests: &[
            "archive_and_prefecture_discard_three_of_five",
            "library_archive_and_prefecture_discard_six_of_eight",
        ],
    },
    Statement {
        id: "councillor.4",
        source: Ruling,
        en: "Drawing may be declined, and the privilege too: the councillor may draw two cards only.",
        fr: "On peut renoncer à piocher, et au privilège aussi : le maire peut ne piocher que deux cartes.",
        tests: &["drawing_may_be_declined"],
    },
];
