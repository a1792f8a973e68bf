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
        fr: "Le jeu de base a 112 cartes : 44 bâtiments de production et 68 beiges.",
        tests: &["the_box_holds_112_cards_and_29_more"],
    },
    Statement {
        id: "setup.2",
        source: Data,
        en: "Production and beige cards of cost 1, 2, 3, 4, 5 give 1, 1, 2, 2, 3 points; monuments of cost 3, 4, 5 give 3, 4, 5; cards of cost 6 give none of their own.",
        fr: "Les cartes de production et beiges de coût 1, 2, 3, 4, 5 valent 1, 1, 2, 2, 3 points ; les monuments de coût 3, 4, 5 valent 3, 4, 5 ; les cartes de coût 6 n’ont pas de points propres.",
        tests: &["printed_points_follow_the_cost"],
    },
    Statement {
        id: "setup.3",
        source: Rule,
        en: "Each player begins with one indigo plant on the table, taken out before shuffling, and four cards in hand.",
        fr: "Chaque joueur commence avec une teinturerie d’indigo sur la table, retirée avant le mélange, et quatre cartes en main.",
        tests: &["everybody_begins_with_an_indigo_plant_and_four_cards"],
    },
    Statement {
        id: "setup.4",
        source: Data,
        en: "The five price cards are 11122, 11222, 11223, 12223 and 12233, from indigo to silver.",
        fr: "Les cinq cartes de la maison de commerce sont 11122, 11222, 11223, 12223 et 12233, de l’indigo à l’argent.",
        tests: &["price_cards_repeat_their_order"],
    },
    Statement {
        id: "setup.5",
        source: Rule,
        en: "The price cards are shuffled once; a used card goes under the pile, so the order repeats.",
        fr: "Les cartes de prix sont mélangées une fois ; une carte utilisée va sous la pile, l’ordre se répète donc.",
        tests: &["price_cards_repeat_their_order"],
    },
];
