//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "setup.1",
        source: Data,
        en: "The base game has 112 cards: 44 production buildings and 68 beige ones.",
        fr: "Le jeu de base a 112 cartes : 44 bâtiments de production et 68 beiges.",
        tests: &["the_box_holds_112_cards_and_29_more"],
    },
    Statement {
        id: "setup.2",
        source: Data,
        en: "Production and beige buildings costing 1, 2, 3, 4, 5 are worth 1, 1, 2, 2, 3 points; \
              monuments costing 3, 4, 5 are worth 3, 4, 5; buildings costing 6 have no printed points.",
        fr: "Les bâtiments de production et les bâtiments beiges de coût 1, 2, 3, 4, 5 valent 1, 1, 2, 2, \
              3 points ; les monuments de coût 3, 4, 5 valent 3, 4, 5 points ; les bâtiments de coût 6 \
              n’ont pas de points imprimés.",
        tests: &["printed_points_follow_the_cost"],
    },
    Statement {
        id: "setup.3",
        source: Rule,
        en: "Each player starts with one indigo plant on the table, set aside before shuffling, and four \
              cards in hand.",
        fr: "Chaque joueur commence avec une teinturerie d’indigo devant lui, retirée de la pioche avant \
              le mélange, et quatre cartes en main.",
        tests: &["everybody_begins_with_an_indigo_plant_and_four_cards"],
    },
    Statement {
        id: "setup.4",
        source: Data,
        en: "The five trading house cards are 11122, 11222, 11223, 12223 and 12233, from indigo to silver.",
        fr: "Les cinq cartes Maison de commerce sont 11122, 11222, 11223, 12223 et 12233, de l’indigo à \
              l’argent.",
        tests: &["price_cards_repeat_their_order"],
    },
    Statement {
        id: "setup.5",
        source: Rule,
        en: "The trading house cards are shuffled once; a used card goes under the pile, so the order \
              repeats.",
        fr: "Les cartes Maison de commerce sont mélangées une seule fois ; une carte utilisée va sous la \
              pile, l’ordre se répète donc.",
        tests: &["price_cards_repeat_their_order"],
    },
];
