//! Statements of the chapter “Options”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "options.1",
        source: Rule,
        en: "Draft start: players get 5, 6, 7 or 8 cards according to their seat and keep four of them.",
        fr: "Variante de départ : on reçoit 5, 6, 7 ou 8 cartes selon sa place et on en garde quatre.",
        tests: &["draft_start_keeps_four_of_five_to_eight"],
    },
    Statement {
        id: "options.2",
        source: Ruling,
        en: "The customs office costs 3 or, as an option, 1, wherever its cost matters; only with the \
              expansion.",
        fr: "La douane coûte 3 ou, en option, 1, partout où son coût intervient ; seulement avec \
              l’extension.",
        tests: &["customs_office_cost_needs_the_expansion", "residence_of_marie_and_devin"],
    },
    Statement {
        id: "options.3",
        source: Rule,
        en: "First edition: the guild hall gives two points per production building; a gold mine keeps any \
              one of the four cards if all four costs differ; there are eight tobacco and eight coffee \
              cards.",
        fr: "Première édition : la guilde donne deux points par bâtiment de production ; la mine d’or \
              permet de garder l’une des quatre cartes, au choix, si leurs quatre coûts diffèrent ; il y a \
              huit séchoirs à tabac et huit brûleries de café.",
        tests: &["first_edition_has_its_own_guild_hall_gold_mine_and_cards"],
    },
];
