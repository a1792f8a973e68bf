//! Statements of the chapter “Announcement and offer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "trade.1",
        source: Rule,
        en: "The Trade Master announces 2, 3 or 4.",
        fr: "Le Maître du commerce annonce 2, 3 ou 4.",
        tests: &["the_trade_master_announces_two_three_or_four"],
    },
    Statement {
        id: "trade.2",
        source: Rule,
        en: "Everybody secretly lays out that many cards, all at the same time; then all are revealed.",
        fr: "Chacun propose en secret ce nombre de cartes, tous en même temps ; puis on les révèle.",
        tests: &[
            "everybody_chooses_at_the_same_time_in_any_order",
            "who_has_chosen_waits",
            "a_card_not_held_cannot_be_laid_out",
        ],
    },
    Statement {
        id: "trade.3",
        source: Rule,
        en: "The highest total becomes Trade Master; a relic counts 10.",
        fr: "Le plus fort total devient Maître du commerce ; une relique compte 10.",
        tests: &["the_highest_total_becomes_trade_master"],
    },
    Statement {
        id: "trade.4",
        source: Rule,
        en: "In a tie the present Trade Master keeps the title if among the highest, and otherwise chooses \
              one of them.",
        fr: "À égalité, le Maître du commerce garde le titre s’il est parmi les plus forts ; sinon il \
              choisit l’un d’eux.",
        tests: &[
            "the_present_trade_master_keeps_it_in_a_tie",
            "the_present_trade_master_chooses_among_others_tied",
        ],
    },
];
