//! Statements of the chapter “Producer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "producer.1",
        source: Rule,
        en: "Everybody may put one card, unseen, on an empty production building; the producer two, three with the library.",
        fr: "Chacun peut poser une carte, sans la voir, sur un bâtiment de production vide ; le producteur deux, trois avec la bibliothèque.",
        tests: &["aqueduct_produces_two_three_or_four"],
    },
    Statement {
        id: "producer.2",
        source: Rule,
        en: "An aqueduct produces one more: two, three or four goods.",
        fr: "L’aqueduc en produit une de plus : deux, trois ou quatre marchandises.",
        tests: &["aqueduct_produces_two_three_or_four"],
    },
    Statement {
        id: "producer.3",
        source: Rule,
        en: "A production building holds one good.",
        fr: "Un bâtiment de production porte une seule marchandise.",
        tests: &["a_building_holds_one_good"],
    },
    Statement {
        id: "producer.4",
        source: Rule,
        en: "A well draws a card if at least two goods were produced.",
        fr: "Le puits pioche une carte si au moins deux marchandises ont été produites.",
        tests: &["well_needs_two_goods"],
    },
    Statement {
        id: "producer.5",
        source: Rule,
        en: "One may produce fewer goods, or none.",
        fr: "On peut produire moins, ou rien.",
        tests: &["one_may_produce_or_sell_fewer"],
    },
];
