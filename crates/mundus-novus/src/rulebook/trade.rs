//! Statements of the chapter “Announcement and offer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "trade.1",
        source: Rule,
        en: "The Trade Master announces a number of cards: 2, 3 or 4.",
        fr: "Le Maître du commerce annonce un nombre de cartes : 2, 3 ou 4.",
        tests: &["the_trade_master_announces_two_three_or_four"],
    },
    Statement {
        id: "trade.2",
        source: Rule,
        en: "Everyone secretly offers that many cards, all at the same time; then all are revealed.",
        fr: "Chacun propose en secret ce nombre de cartes, tous en même temps ; puis on les révèle.",
        tests: &[
            "everybody_chooses_at_the_same_time_in_any_order",
            "who_has_chosen_waits",
            "a_card_not_held_cannot_be_laid_out",
        ],
    },
    Statement {
        id: "trade.3",
        source: Rule,
        en: "The player with the highest total becomes Trade Master; a relic counts as 10.",
        fr: "Le joueur qui a le plus fort total devient Maître du commerce ; une relique compte pour 10.",
        tests: &["the_highest_total_becomes_trade_master"],
    },
    Statement {
        id: "trade.4",
        source: Rule,
        en: "If there is a tie, the present Trade Master keeps the title if they are among the tied \
              players; otherwise they choose one of them.",
        fr: "À égalité, le Maître du commerce garde le titre s’il fait partie des plus forts totaux ; \
              sinon, il choisit l’un des joueurs à égalité.",
        tests: &[
            "the_present_trade_master_keeps_it_in_a_tie",
            "the_present_trade_master_chooses_among_others_tied",
        ],
    },
];
