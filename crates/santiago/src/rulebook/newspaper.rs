//! Statements of the chapter “The newspaper”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "newspaper.1",
        source: Rule,
        en: "Newspaper: take 1 peso, then one Cuban may be turned face down.",
        fr: "Journal : prendre 1 péso, puis un Cubain peut être retourné face cachée.",
        tests: &["the_newspaper_pays_and_turns_a_cuban_down"],
    },
    Statement {
        id: "newspaper.2",
        source: Rule,
        en: "At a face-down Cuban, neither the Cuban nor a building is used, and the broker stays put.",
        fr: "Chez un Cubain face cachée, on n’utilise ni le Cubain ni un bâtiment, et le courtier reste en \
              place.",
        tests: &["at_a_face_down_cuban_nothing_is_used"],
    },
    Statement {
        id: "newspaper.3",
        source: Rule,
        en: "The car may stop at or drive past a face-down Cuban at the normal cost.",
        fr: "La voiture peut s’arrêter chez un Cubain face cachée ou le dépasser au coût normal.",
        tests: &["a_face_down_cuban_is_driven_past_at_the_normal_cost"],
    },
    Statement {
        id: "newspaper.4",
        source: Rule,
        en: "Once the car has been there and moves on, the Cuban is turned face up again.",
        fr: "Une fois que la voiture y est passée et repart, le Cubain est remis face visible.",
        tests: &[
            "a_face_down_cuban_is_driven_past_at_the_normal_cost",
            "a_cuban_visited_turns_up_when_the_car_leaves",
        ],
    },
    Statement {
        id: "newspaper.5",
        source: Ruling,
        en: "Even the Cuban where the car stands may be turned face down: this turn continues unchanged, \
              and the Cuban stays face down until the car has come back.",
        fr: "Même le Cubain chez qui se trouve la voiture peut être retourné : le tour en cours continue \
              sans changement, et le Cubain reste face cachée jusqu’au retour de la voiture.",
        tests: &["the_cuban_at_the_car_waits_a_whole_lap", "the_present_turn_goes_on_unchanged"],
    },
    Statement {
        id: "newspaper.6",
        source: Ruling,
        en: "Several Cubans may be face down; only a face-up one can be turned face down, and never the \
              harbour.",
        fr: "Plusieurs Cubains peuvent être face cachée ; on ne peut retourner qu’un Cubain face visible, \
              et jamais le port.",
        tests: &["several_cubans_may_be_face_down"],
    },
];
