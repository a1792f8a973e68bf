//! Statements of the chapter “The newspaper”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "newspaper.1",
        source: Rule,
        en: "Newspaper: 1 peso, then one Cuban may be turned face down.",
        fr: "Journal : 1 péso, puis un Cubain peut être retourné.",
        tests: &["the_newspaper_pays_and_turns_a_cuban_down"],
    },
    Statement {
        id: "newspaper.2",
        source: Rule,
        en: "At a Cuban face down neither Cuban nor building is used, and the broker stays.",
        fr: "Chez un Cubain retourné, on n’utilise ni Cubain ni bâtiment, et le courtier reste.",
        tests: &["at_a_face_down_cuban_nothing_is_used"],
    },
    Statement {
        id: "newspaper.3",
        source: Rule,
        en: "A Cuban face down may be stopped at or driven past at the normal cost.",
        fr: "On peut s’arrêter chez un Cubain retourné ou le dépasser au coût normal.",
        tests: &["a_face_down_cuban_is_driven_past_at_the_normal_cost"],
    },
    Statement {
        id: "newspaper.4",
        source: Rule,
        en: "Once the car has been there and moves on, the Cuban turns face up.",
        fr: "Une fois que la voiture y est passée et repart, le Cubain redevient visible.",
        tests: &[
            "a_face_down_cuban_is_driven_past_at_the_normal_cost",
            "a_cuban_visited_turns_up_when_the_car_leaves",
        ],
    },
    Statement {
        id: "newspaper.5",
        source: Ruling,
        en: "The Cuban where the car stands may be turned down too: this turn goes on unchanged, and it stays down until the car has come back.",
        fr: "Le Cubain où se trouve la voiture peut aussi être retourné : le tour continue, et il reste retourné jusqu’au retour de la voiture.",
        tests: &["the_cuban_at_the_car_waits_a_whole_lap", "the_present_turn_goes_on_unchanged"],
    },
    Statement {
        id: "newspaper.6",
        source: Ruling,
        en: "Several Cubans may be face down; only one that is face up can be turned; never the harbour.",
        fr: "Plusieurs Cubains peuvent être retournés ; seul un Cubain visible peut l’être ; jamais le port.",
        tests: &["several_cubans_may_be_face_down"],
    },
];
