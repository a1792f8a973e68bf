//! Statements of the chapter “Developments”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "developments.1",
        source: Rule,
        en: "A warehouse holds two cards, or it holds one card and pays 1 doubloon per round.",
        fr: "Un entrepôt contient deux cartes, ou bien une seule et rapporte alors 1 doublon par tour.",
        tests: &["warehouses_hold_unused_cards"],
    },
    Statement {
        id: "developments.2",
        source: Ruling,
        en: "Nobody has to fill the warehouses.",
        fr: "Personne n’est obligé de remplir ses entrepôts.",
        tests: &["nobody_has_to_store"],
    },
    Statement {
        id: "developments.3",
        source: Rule,
        en: "At the end of a player’s progression, each of their shipyards pays 1 doubloon for each \
              opponent with more caravels.",
        fr: "À la fin de la progression d’un joueur, chacun de ses chantiers navals lui rapporte 1 doublon \
              par adversaire possédant plus de caravelles.",
        tests: &["shipyards_pay_for_every_larger_fleet"],
    },
    Statement {
        id: "developments.4",
        source: Ruling,
        en: "A development works from the moment it is taken: merchants, warehouses and de la Cosa at \
              once; a caravel counts for shipyards at once.",
        fr: "Un développement agit dès qu’il est pris : les marchands, les entrepôts et de la Cosa \
              aussitôt ; une caravelle compte aussitôt pour les chantiers navals.",
        tests: &[
            "merchants_and_warehouses_work_at_once",
            "a_new_caravel_counts_for_shipyards_at_once",
            "the_kings_set_may_use_a_merchant_just_taken",
            "de_la_cosa_works_from_the_moment_it_is_taken",
        ],
    },
    Statement {
        id: "developments.5",
        source: Rule,
        en: "Income is paid from the round in which the development is taken.",
        fr: "Les revenus sont versés dès le tour où le développement est pris.",
        tests: &["income_is_paid_in_the_round_it_is_taken"],
    },
];
