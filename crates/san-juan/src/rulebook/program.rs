//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "When everybody can see that a decision has only one possible outcome, the program plays it; when only hidden cards tell, it asks.",
        fr: "Quand tous peuvent voir qu’une décision n’a qu’une issue possible, le programme la joue lui-même ; si seules des cartes cachées le montrent, il pose la question.",
        tests: &[
            "a_hidden_single_choice_is_asked",
            "a_public_single_choice_is_played",
            "goods_of_one_kind_that_must_be_paid_are_paid",
        ],
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
