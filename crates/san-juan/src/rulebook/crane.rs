//! Statements of the chapter “Crane”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "crane.1",
        source: Rule,
        en: "With a crane a building may be built over an own one, whose cost is taken off the price.",
        fr: "Avec une grue, on peut construire par-dessus un bâtiment à soi, dont le coût est déduit.",
        tests: &["louis_builds_a_palace_over_a_chapel_for_three"],
    },
    Statement {
        id: "crane.2",
        source: Rule,
        en: "Nothing is paid back if the covered building cost more.",
        fr: "Rien n’est rendu si le bâtiment recouvert coûtait plus cher.",
        tests: &["jean_builds_a_statue_over_a_coffee_roaster_for_nothing"],
    },
    Statement {
        id: "crane.3",
        source: Rule,
        en: "The covered building loses power and points and counts no more; a good on it is discarded.",
        fr: "Le bâtiment recouvert perd pouvoir et points et ne compte plus ; sa marchandise est défaussée.",
        tests: &["jean_builds_a_statue_over_a_coffee_roaster_for_nothing"],
    },
    Statement {
        id: "crane.4",
        source: Rule,
        en: "Cards tucked under a covered chapel still score; the covering card is no chapel point but has its own.",
        fr: "Les cartes sous une chapelle recouverte comptent encore ; la carte qui recouvre n’est pas un point de chapelle mais garde les siens.",
        tests: &["louis_builds_a_palace_over_a_chapel_for_three"],
    },
    Statement {
        id: "crane.5",
        source: Ruling,
        en: "One covers first and pays then: a covered quarry, smithy, library or black market does not help any more.",
        fr: "On recouvre d’abord, on paie ensuite : une carrière, forge, bibliothèque ou un marché noir recouvert n’aide plus.",
        tests: &["a_covered_quarry_does_not_help"],
    },
    Statement {
        id: "crane.6",
        source: Rule,
        en: "Neither the crane itself nor an identical building may be covered.",
        fr: "Ni la grue elle-même ni un bâtiment identique ne se recouvrent.",
        tests: &["crane_and_identical_buildings_are_not_covered"],
    },
    Statement {
        id: "crane.7",
        source: Rule,
        en: "A covered beige building may be built again.",
        fr: "Un bâtiment beige recouvert peut être construit de nouveau.",
        tests: &["a_covered_building_may_be_built_again"],
    },
    Statement {
        id: "crane.8",
        source: Ruling,
        en: "Of several production buildings of a kind an empty one is covered.",
        fr: "Si l’on possède plusieurs bâtiments de production du même type, c’est un bâtiment sans marchandise qui est recouvert, s’il y en a un.",
        tests: &["an_empty_building_is_covered_first"],
    },
];
