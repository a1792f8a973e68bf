//! Statements of the chapter “Set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "setup.1",
        source: Rule,
        en: "Cubans and buildings are laid out at random.",
        fr: "Les Cubains et les bâtiments sont disposés au hasard.",
        tests: &["tiles_are_laid_out_by_chance"],
    },
    Statement {
        id: "setup.2",
        source: Rule,
        en: "Everyone starts with 3 pesos, 2 points, 1 sugar, 1 tobacco and 1 citrus; the brokers are off \
              the board.",
        fr: "Chacun commence avec 3 pésos, 2 points, 1 canne à sucre, 1 tabac et 1 agrume ; les courtiers \
              sont hors du plateau.",
        tests: &["everybody_starts_with_the_same_capital"],
    },
    Statement {
        id: "setup.3",
        source: Rule,
        en: "The car starts at the harbour, the first ship is in port, and each good is worth 2 points.",
        fr: "La voiture part du port, le premier navire est au port et chaque marchandise vaut 2 points.",
        tests: &["car_ship_and_value_at_the_start"],
    },
    Statement {
        id: "setup.4",
        source: Rule,
        en: "The last player in turn order rolls the five dice for the first ship and places four of them \
              on it, unchanged.",
        fr: "Le dernier joueur dans l’ordre du tour lance les cinq dés pour le premier navire et y en \
              place quatre, sans les modifier.",
        tests: &["the_last_player_rolls_for_the_first_ship"],
    },
    Statement {
        id: "setup.5",
        source: Ruling,
        en: "The first player is drawn at random when the table is set up: seat 1 begins.",
        fr: "Le premier joueur est tiré au sort à la création de la table : la place 1 commence.",
        tests: &["seat_one_has_the_first_turn"],
    },
    Statement {
        id: "setup.6",
        source: Rule,
        en: "Turns go clockwise.",
        fr: "Les tours se jouent en sens horaire.",
        tests: &["turns_go_clockwise"],
    },
];
