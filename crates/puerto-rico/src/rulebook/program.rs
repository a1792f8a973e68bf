//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "When there is only one thing to do and everyone can see it, the program does it without asking.",
        fr: "Quand il n’y a qu’une chose à faire et que tout le monde peut le voir, le programme la fait sans \
              demander.",
        tests: &["a_forced_choice_is_played_by_the_program"],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        en: "The prospector’s doubloon and the doubloons on a role are paid automatically.",
        fr: "Le doublon du chercheur d’or et ceux qui se trouvent sur un personnage sont versés \
              automatiquement.",
        tests: &["prospector_with_two_doubloons_on_it_takes_three"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        en: "An action the rules do not allow is refused and changes nothing.",
        fr: "Une action que les règles n’autorisent pas est refusée et ne change rien.",
        tests: &["an_illegal_action_changes_nothing"],
    },
    Statement {
        id: "program.4",
        source: Ruling,
        en: "A standing order produces for the player in the craftsman phase unless they turn it off.",
        fr: "Une consigne produit pour le joueur pendant la phase de l’artisan, sauf s’il la désactive.",
        tests: &["the_standing_order_produces_unless_switched_off"],
    },
    Statement {
        id: "program.5",
        source: Ruling,
        en: "A position from outside is checked; if it is impossible, it is refused with all the reasons \
              at once.",
        fr: "Une position venue de l’extérieur est vérifiée ; si elle est impossible, elle est refusée avec \
              toutes les raisons à la fois.",
        tests: &["an_impossible_position_is_refused_with_every_reason"],
    },
    Statement {
        id: "program.6",
        source: Ruling,
        en: "A game continues under the version of the rules it started with: under version 1, the program \
              never asks about bonus points.",
        fr: "Une partie se poursuit selon la version des règles avec laquelle elle a commencé : avec la \
              version 1, le programme ne pose jamais de question sur les points de bonus.",
        tests: &["under_version_1_the_bonus_is_taken_without_asking", "a_position_keeps_its_version"],
    },
];
