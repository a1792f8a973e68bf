//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "If everyone can see that a decision has only one option, the program plays it; if that can \
              only be known from hidden cards, it asks.",
        fr: "Si tout le monde peut voir qu’une décision n’offre qu’une possibilité, le programme la joue \
              lui-même ; si seules des cartes cachées permettent de le savoir, il pose la question.",
        tests: &[
            "a_hidden_single_choice_is_asked",
            "a_public_single_choice_is_played",
            "goods_of_one_kind_that_must_be_paid_are_paid",
        ],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        en: "Reductions, cards drawn for buildings, the tower and filling a customs office are automatic.",
        fr: "Les réductions, les cartes piochées grâce à un bâtiment, le phare et le remplissage d’une \
              douane sont automatiques.",
        tests: &["well_needs_two_goods", "customs_office_gets_a_good_that_sells_for_two"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        en: "Unseen cards are only determined when someone looks at them; before a reshuffle the goods \
              still unseen are determined, by seat and building, then the cards under harbors.",
        fr: "Les cartes non vues ne sont déterminées que lorsque quelqu’un les regarde ; avant un mélange, \
              les marchandises encore inconnues sont déterminées, par place et par bâtiment, puis les \
              cartes sous les ports.",
        tests: &[
            "goods_are_certain_only_after_a_reshuffle_and_known_to_nobody",
            "pools_give_the_same_chances_as_ordered_decks",
        ],
    },
];
