//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "A decision is played by the program if everybody can see that it has only one answer: whatever \
              cards a player may hold for the others, there must be nothing else to choose. Otherwise it is asked.",
        fr: "Une décision est jouée par le programme si tous voient qu’il n’y a qu’une réponse : quelles que \
              soient les cartes que le joueur peut avoir aux yeux des autres, il n’y a rien d’autre à choisir. \
              Sinon, elle est demandée.",
        tests: &[
            "one_choice_everybody_sees_is_no_choice",
            "a_choice_that_hangs_on_hidden_cards_is_asked",
            "a_turn_that_hidden_cards_could_prolong_is_asked",
            "a_turn_ends_by_itself_only_if_no_possible_hand_offers_more",
            "turns_of_random_games_are_asked_exactly_if_some_possible_hand_offers_more",
        ],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        en: "A set is put together card by card; only cards are offered that leave it possible to complete \
              the set.",
        fr: "Une combinaison se compose carte par carte ; seules sont offertes les cartes qui permettent de \
              la terminer.",
        tests: &["no_way_of_putting_a_set_together_ends_nowhere", "relics_are_jokers_but_not_alone"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        en: "Bots consider each set only once, and a swap for the same resource only where it earns something.",
        fr: "Les robots n’examinent chaque combinaison qu’une fois, et l’échange contre la même ressource que \
              s’il rapporte.",
        tests: &["canonical_offers_each_set_once", "swapping_for_the_same_resource_is_keeping_it"],
    },
    Statement {
        id: "program.4",
        source: Ruling,
        en: "The best use of a hand is found exactly, for any value of the developments.",
        fr: "Le meilleur usage d’une main est trouvé exactement, pour toute valeur des développements.",
        tests: &[
            "the_best_use_is_the_best",
            "the_best_use_can_be_played",
            "a_page_may_ask_what_a_hand_is_worth",
        ],
    },
    Statement {
        id: "program.5",
        source: Ruling,
        en: "Which of the two squadrons is called the second makes no difference, so the lowest caravel \
              stays in the first.",
        fr: "Peu importe laquelle des deux escadres est dite seconde ; la plus petite caravelle reste donc \
              dans la première.",
        tests: &["ponce_splits_before_any_card_is_dealt"],
    },
];
