//! Statements of the chapter “Prospector”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "prospector.1",
        source: Rule,
        en: "The prospector draws a card, or two with the library; the others get nothing.",
        fr: "Le chercheur d’or pioche une carte, ou deux avec la bibliothèque ; les autres ne reçoivent \
              rien.",
        tests: &["the_prospector_draws_alone"],
    },
    Statement {
        id: "prospector.2",
        source: Rule,
        en: "Then the owner of a gold mine may reveal four cards: if all four costs differ, they keep the \
              cheapest, otherwise none.",
        fr: "Ensuite, le propriétaire d’une mine d’or peut dévoiler quatre cartes : si les quatre coûts \
              diffèrent, il garde la moins chère, sinon aucune.",
        tests: &["philippe_and_pascal_use_their_gold_mines"],
    },
    Statement {
        id: "prospector.3",
        source: Ruling,
        en: "First all gold mines are used, then all goldsmiths, each in clockwise order starting with the \
              player who chose the role.",
        fr: "On utilise d’abord toutes les mines d’or, puis toutes les orfèvreries, chaque fois en sens \
              horaire à partir du joueur qui a choisi le personnage.",
        tests: &["gold_mines_come_before_goldsmiths"],
    },
    Statement {
        id: "prospector.4",
        source: Ruling,
        en: "If fewer than four cards are available, none is kept.",
        fr: "S’il y a moins de quatre cartes disponibles, on n’en garde aucune.",
        tests: &["a_gold_mine_needs_four_cards"],
    },
];
