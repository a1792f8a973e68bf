//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "A decision that everybody can see to have one answer is played by the program; one that hangs on hidden cards is asked.",
        fr: "Une décision que tous savent sans choix est jouée par le programme ; celle qui dépend de cartes cachées est demandée.",
        tests: &["a_hidden_single_choice_is_asked", "a_public_single_choice_is_played"],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        en: "Reductions, cards drawn for buildings, the tower and filling a customs office happen by themselves.",
        fr: "Réductions, cartes piochées par un bâtiment, phare et remplissage d’une douane se font d’eux-mêmes.",
        tests: &["well_needs_two_goods", "customs_office_gets_a_good_that_sells_for_two"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        en: "Unseen cards are picked when somebody looks at them; before a reshuffle the goods still unseen are picked, by seat and building, then the harbor cards.",
        fr: "Les cartes non vues sont tirées quand quelqu’un les regarde ; avant un mélange, les marchandises encore inconnues sont tirées, par place et bâtiment, puis les cartes du port.",
        tests: &[
            "goods_are_certain_only_after_a_reshuffle_and_known_to_nobody",
            "pools_give_the_same_chances_as_ordered_decks",
        ],
    },
];
