//! Statements of the chapter “Prospector”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "prospector.1",
        source: Rule,
        en: "The prospector draws a card, two with the library; the others get nothing.",
        fr: "Le chercheur d’or pioche une carte, deux avec la bibliothèque ; les autres n’ont rien.",
        tests: &["the_prospector_draws_alone"],
    },
    Statement {
        id: "prospector.2",
        source: Rule,
        en: "After that the owner of a gold mine may reveal four cards: if all cost differently the cheapest is kept, otherwise none.",
        fr: "Ensuite, le propriétaire d’une mine d’or peut dévoiler quatre cartes : si tous les coûts diffèrent, il garde la moins chère, sinon aucune.",
        tests: &["philippe_and_pascal_use_their_gold_mines"],
    },
    Statement {
        id: "prospector.3",
        source: Ruling,
        en: "First all gold mines are used, then all goldsmiths, each clockwise from the chooser.",
        fr: "D’abord toutes les mines d’or, puis toutes les orfèvreries, dans le sens horaire à partir de celui qui a choisi.",
        tests: &["gold_mines_come_before_goldsmiths"],
    },
    Statement {
        id: "prospector.4",
        source: Ruling,
        en: "If fewer than four cards can be had, nothing is kept.",
        fr: "S’il y a moins de quatre cartes, on n’en garde aucune.",
        tests: &["a_gold_mine_needs_four_cards"],
    },
];
