//! Statements of the chapter “The lawyer”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "lawyer.1",
        source: Rule,
        en: "At Alonso’s, a player may claim a building nobody owns.",
        fr: "Chez Alonso, on peut prendre possession d’un bâtiment sans propriétaire.",
        tests: &["alonso_claims_what_nobody_owns"],
    },
    Statement {
        id: "lawyer.2",
        source: Rule,
        en: "A building may be claimed whether it is occupied or not.",
        fr: "On peut prendre possession d’un bâtiment, qu’il soit occupé ou non.",
        tests: &["an_occupied_building_may_be_claimed"],
    },
    Statement {
        id: "lawyer.3",
        source: Rule,
        en: "Nobody owns more than three buildings.",
        fr: "Personne ne possède plus de trois bâtiments.",
        tests: &["three_markers_and_no_more"],
    },
    Statement {
        id: "lawyer.4",
        source: Rule,
        en: "Instead, a player may use a building they already own, whoever’s broker is there.",
        fr: "À la place, on peut utiliser un bâtiment que l’on possède déjà, quel que soit le courtier qui \
              s’y trouve.",
        tests: &[
            "alicias_lawyer_uses_her_bank_and_then_a_white_building",
            "the_lawyer_opens_an_occupied_building",
        ],
    },
    Statement {
        id: "lawyer.5",
        source: Rule,
        en: "After the lawyer the broker moves to a white building as usual.",
        fr: "Après l’avocat, le courtier va comme d’habitude sur un bâtiment blanc.",
        tests: &["alicias_lawyer_uses_her_bank_and_then_a_white_building"],
    },
    Statement {
        id: "lawyer.6",
        source: Ruling,
        en: "The building just used through Alonso may be used again by moving the broker there.",
        fr: "Le bâtiment que l’on vient d’utiliser grâce à Alonso peut l’être de nouveau si le courtier \
              s’y rend.",
        tests: &["a_building_used_through_alonso_may_be_used_again"],
    },
    Statement {
        id: "lawyer.7",
        source: Ruling,
        en: "A player with no markers left and no usable building of their own does nothing at Alonso’s.",
        fr: "Un joueur qui n’a plus de marqueur et aucun bâtiment à lui qu’il puisse utiliser ne fait rien \
              chez Alonso.",
        tests: &["without_marker_and_use_alonso_does_nothing"],
    },
    Statement {
        id: "lawyer.8",
        source: Ruling,
        en: "Using one’s own building through Alonso earns nobody a point.",
        fr: "Utiliser son propre bâtiment grâce à Alonso ne rapporte de point à personne.",
        tests: &["using_ones_own_building_pays_nobody"],
    },
];
