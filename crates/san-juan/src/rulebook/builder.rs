//! Statements of the chapter “Builder”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "builder.1",
        source: Rule,
        en: "The building comes from the hand and is paid with other hand cards, which are discarded.",
        fr: "Le bâtiment vient de la main et se paie avec d’autres cartes de la main, défaussées.",
        tests: &["a_building_is_paid_with_other_cards"],
    },
    Statement {
        id: "builder.2",
        source: Rule,
        en: "The builder pays one card less, two with the library.",
        fr: "Le bâtisseur paie une carte de moins, deux avec la bibliothèque.",
        tests: &["louis_builds_the_sugar_mill_for_nothing", "library_and_quarry_take_three_off"],
    },
    Statement {
        id: "builder.3",
        source: Rule,
        en: "A price is never below zero and nothing is paid back.",
        fr: "Un coût n’est jamais inférieur à zéro et rien n’est rendu.",
        tests: &["louis_builds_the_sugar_mill_for_nothing"],
    },
    Statement {
        id: "builder.4",
        source: Rule,
        en: "A beige building may stand only once in a city, production buildings as often as one likes.",
        fr: "Une cité ne peut contenir qu’un seul exemplaire d’un bâtiment beige, mais autant de bâtiments de production identiques que l’on veut.",
        tests: &["a_beige_building_only_once"],
    },
    Statement {
        id: "builder.5",
        source: Rule,
        en: "A smithy takes one off production buildings, a quarry one off beige ones.",
        fr: "La forge réduit de 1 le coût des bâtiments de production, la carrière de 1 celui des bâtiments beiges.",
        tests: &[
            "jean_builds_a_crane_for_nothing_with_builder_and_quarry",
            "smithy_helps_with_production_only",
        ],
    },
    Statement {
        id: "builder.6",
        source: Rule,
        en: "With a black market up to two cards of the price are paid with own goods.",
        fr: "Avec un marché noir, jusqu’à deux cartes du coût se paient avec ses marchandises.",
        tests: &["louis_pays_a_library_with_two_goods_and_three_cards"],
    },
    Statement {
        id: "builder.7",
        source: Rule,
        en: "After building and paying a beige building a carpenter draws a card; a carpenter just built does not.",
        fr: "Après avoir construit et payé un bâtiment beige, l’atelier pioche une carte ; pas celui qu’on vient de construire.",
        tests: &["carpenter_then_poor_house"],
    },
    Statement {
        id: "builder.8",
        source: Rule,
        en: "A poor house draws a card after building with no or one card in hand, the carpenter’s card counted; no building, no card.",
        fr: "Le refuge pioche une carte après une construction avec zéro ou une carte en main, celle de l’atelier comprise ; sans construction, pas de carte.",
        tests: &["carpenter_then_poor_house"],
    },
    Statement {
        id: "builder.9",
        source: Rule,
        en: "A new building’s power works from the end of this builder phase, also later in the same round.",
        fr: "Le pouvoir d’un nouveau bâtiment sert dès la fin de cette phase du bâtisseur, aussi plus tard dans la manche.",
        tests: &["a_new_building_helps_after_the_phase"],
    },
    Statement {
        id: "builder.10",
        source: Rule,
        en: "Building may be declined.",
        fr: "On peut renoncer à construire.",
        tests: &["building_may_be_declined"],
    },
];
