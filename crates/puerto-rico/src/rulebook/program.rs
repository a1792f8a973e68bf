//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        en: "Where only one thing can be done and everybody can see it, the program does it without asking.",
        fr: "Quand il n’y a qu’une chose à faire et que tout le monde peut le voir, le programme la fait sans \
              demander.",
        tests: &["a_forced_choice_is_played_by_the_program"],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        en: "The prospector’s doubloon and the doubloons on a role are paid without asking.",
        fr: "Le doublon du chercheur d’or et ceux posés sur un personnage sont versés sans demander.",
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
        en: "A standing order produces for a player in the craftsman phase unless it is switched off.",
        fr: "Une consigne permanente produit pour le joueur durant la phase de l’artisan, sauf s’il la \
              désactive.",
        tests: &["the_standing_order_produces_unless_switched_off"],
    },
    Statement {
        id: "program.5",
        source: Ruling,
        en: "A position read from outside is checked; an impossible one is refused with every reason at \
              once.",
        fr: "Une position venue de l’extérieur est vérifiée ; si elle est impossible, elle est refusée avec \
              toutes les raisons à la fois.",
        tests: &["an_impossible_position_is_refused_with_every_reason"],
    },
    Statement {
        id: "program.6",
        source: Ruling,
        en: "A game goes on under the version of the rules it was begun with: under version 1 bonus points \
              are never asked about.",
        fr: "Une partie se poursuit selon la version des règles avec laquelle elle a commencé : avec la \
              version 1, les points de bonus ne font l’objet d’aucune question.",
        tests: &["under_version_1_the_bonus_is_taken_without_asking", "a_position_keeps_its_version"],
    },
];
