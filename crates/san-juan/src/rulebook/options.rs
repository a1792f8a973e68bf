//! Statements of the chapter “Options”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "options.1",
        source: Rule,
        en: "Draft start: 5, 6, 7, 8 cards by seat, of which four are kept.",
        fr: "Départ choisi : 5, 6, 7, 8 cartes selon la place, dont on garde quatre.",
        tests: &["draft_start_keeps_four_of_five_to_eight"],
    },
    Statement {
        id: "options.2",
        source: Ruling,
        en: "The customs office costs 3 or, by option, 1, wherever its cost is used; only with the expansion.",
        fr: "La douane coûte 3 ou, par option, 1, partout où son coût sert ; seulement avec l’extension.",
        tests: &["customs_office_cost_needs_the_expansion", "residence_of_marie_and_devin"],
    },
    Statement {
        id: "options.3",
        source: Rule,
        en: "First edition: the guild hall gives two points per production building, a gold mine keeps any one of the four cards if all four costs differ, there are eight tobacco and eight coffee cards.",
        fr: "Première édition : la guilde donne deux points par bâtiment de production, la mine d’or garde l’une des quatre cartes, au choix, si leurs quatre coûts diffèrent, il y a huit cartes de tabac et huit de café.",
        tests: &["first_edition_has_its_own_guild_hall_gold_mine_and_cards"],
    },
];
