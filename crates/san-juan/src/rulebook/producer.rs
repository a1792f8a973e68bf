//! Statements of the chapter “Producer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "producer.1",
        source: Rule,
        en: "Everyone may place one card, unseen, on an empty production building; the producer may place \
              two, or three with the library.",
        fr: "Chacun peut placer une carte, sans la regarder, sur un bâtiment de production vide ; le \
              producteur peut en placer deux, ou trois avec la bibliothèque.",
        tests: &["aqueduct_produces_two_three_or_four"],
    },
    Statement {
        id: "producer.2",
        source: Rule,
        en: "With an aqueduct, a player produces one more: two, three or four goods.",
        fr: "Avec l’aqueduc, on produit une marchandise de plus : deux, trois ou quatre.",
        tests: &["aqueduct_produces_two_three_or_four"],
    },
    Statement {
        id: "producer.3",
        source: Rule,
        en: "A production building holds only one good.",
        fr: "Un bâtiment de production ne porte qu’une seule marchandise.",
        tests: &["a_building_holds_one_good"],
    },
    Statement {
        id: "producer.4",
        source: Rule,
        en: "With a well, a player who produced at least two goods draws a card.",
        fr: "Avec le puits, un joueur qui a produit au moins deux marchandises pioche une carte.",
        tests: &["well_needs_two_goods"],
    },
    Statement {
        id: "producer.5",
        source: Rule,
        en: "A player may produce fewer goods, or none.",
        fr: "On peut produire moins, ou rien.",
        tests: &["one_may_produce_or_sell_fewer"],
    },
];
