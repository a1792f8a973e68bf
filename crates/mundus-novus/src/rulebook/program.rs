//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "The program plays a decision by itself if everyone can see that it has only one answer: \
              whatever cards the player might hold as far as the others know, there must be nothing else \
              to choose. Otherwise it asks.",
        fr: "Le programme joue une décision lui-même si tout le monde peut voir qu’elle n’a qu’une \
              réponse : quelles que soient les cartes que le joueur peut avoir aux yeux des autres, il n’y \
              a rien d’autre à choisir. Sinon, il pose la question.",
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
        en: "A set is put together card by card; only cards that still allow the set to be completed are \
              offered.",
        fr: "Une combinaison se compose carte par carte ; seules sont proposées les cartes qui permettent \
              encore de la terminer.",
        tests: &["no_way_of_putting_a_set_together_ends_nowhere", "relics_are_jokers_but_not_alone"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        en: "Bots consider each set only once, and a swap for the same resource only if it earns something.",
        fr: "Les robots n’examinent chaque combinaison qu’une fois, et l’échange contre la même ressource \
              seulement s’il rapporte.",
        tests: &["canonical_offers_each_set_once", "swapping_for_the_same_resource_is_keeping_it"],
    },
    Statement {
        id: "program.4",
        source: Ruling,
        en: "The best use of a hand is calculated exactly, for any given value of the developments.",
        fr: "Le meilleur usage d’une main est calculé exactement, quelle que soit la valeur donnée aux \
              développements.",
        tests: &[
            "the_best_use_is_the_best",
            "the_best_use_can_be_played",
            "a_page_may_ask_what_a_hand_is_worth",
        ],
    },
    Statement {
        id: "program.5",
        source: Ruling,
        en: "It makes no difference which of the two squadrons is called the second, so the lowest caravel \
              always stays in the first.",
        fr: "Peu importe laquelle des deux escadres est appelée la seconde ; la plus petite caravelle \
              reste donc toujours dans la première.",
        tests: &["ponce_splits_before_any_card_is_dealt"],
    },
];
