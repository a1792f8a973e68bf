//! Statements of the chapter “Crane”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "crane.1",
        source: Rule,
        en: "With a crane, a player may build over one of their own buildings; its cost is deducted from \
              the price.",
        fr: "Avec une grue, on peut construire par-dessus l’un de ses bâtiments, dont le coût est déduit.",
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
        en: "The covered building loses its power and its points and no longer counts; a good on it is \
              discarded.",
        fr: "Le bâtiment recouvert perd son pouvoir et ses points et ne compte plus ; la marchandise qui \
              s’y trouve est défaussée.",
        tests: &["jean_builds_a_statue_over_a_coffee_roaster_for_nothing"],
    },
    Statement {
        id: "crane.4",
        source: Rule,
        en: "Cards tucked under a covered chapel still score; the card on top is not a chapel point but \
              has its own points.",
        fr: "Les cartes glissées sous une chapelle recouverte comptent encore ; la carte qui la recouvre \
              n’est pas un point de chapelle, mais elle a ses propres points.",
        tests: &["louis_builds_a_palace_over_a_chapel_for_three"],
    },
    Statement {
        id: "crane.5",
        source: Ruling,
        en: "Players cover first and pay afterwards: a covered quarry, smithy, library or black market no \
              longer helps.",
        fr: "On recouvre d’abord, on paie ensuite : une carrière, une forge, une bibliothèque ou un marché \
              noir recouverts n’aident plus.",
        tests: &["a_covered_quarry_does_not_help"],
    },
    Statement {
        id: "crane.6",
        source: Rule,
        en: "Neither the crane itself nor an identical building may be covered.",
        fr: "On ne peut recouvrir ni la grue elle-même ni un bâtiment identique.",
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
        en: "If a player has several production buildings of the kind to be covered, an empty one is \
              covered if there is one.",
        fr: "Si l’on possède plusieurs exemplaires du bâtiment de production à recouvrir, c’est un \
              exemplaire vide qui est recouvert, s’il y en a un.",
        tests: &["an_empty_building_is_covered_first"],
    },
];
