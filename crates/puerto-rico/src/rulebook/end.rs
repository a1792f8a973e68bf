//! Statements of the chapter “The end of the game”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        en: "The game ends after the round in which the colonist ship cannot be refilled with the required \
              number of colonists.",
        fr: "La partie se termine à la fin du tour où le navire de colons n’a pas pu recevoir le nombre de \
              colons requis.",
        tests: &["a_supply_that_falls_short_ends_the_game_after_the_round"],
    },
    Statement {
        id: "end.2",
        source: Rule,
        en: "The game ends after the round in which someone builds on the twelfth space of their city.",
        fr: "La partie se termine à la fin du tour où quelqu’un a bâti sur la douzième case de sa cité.",
        tests: &["building_on_the_twelfth_space_ends_the_game_after_the_round"],
    },
    Statement {
        id: "end.3",
        source: Rule,
        en: "The game ends after the round in which the last victory point of the supply is taken: at 0 it \
              ends, at 1 it does not.",
        fr: "La partie se termine à la fin du tour où le dernier point de victoire de la réserve a été pris : \
              à 0 elle se termine, à 1 non.",
        tests: &["the_last_point_ends_the_game_after_the_round", "one_point_left_does_not_end_the_game"],
    },
    Statement {
        id: "end.4",
        source: Rule,
        en: "The round is still played to its end: everyone who has not yet chosen a role does so.",
        fr: "Le tour en cours est joué jusqu’au bout : ceux qui n’ont pas encore choisi de personnage le \
              font.",
        tests: &[
            "building_on_the_twelfth_space_ends_the_game_after_the_round",
            "the_last_point_ends_the_game_after_the_round",
            "a_supply_that_falls_short_ends_the_game_after_the_round",
        ],
    },
    Statement {
        id: "end.5",
        source: Rule,
        en: "After the end, nobody acts any more.",
        fr: "Après la fin de la partie, plus personne ne joue.",
        tests: &["nobody_acts_after_the_end"],
    },
];
