//! Statements of the chapter “Builder”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "builder.1",
        source: Rule,
        en: "A player builds a building from their hand and pays for it by discarding other cards from \
              their hand.",
        fr: "On construit un bâtiment de sa main et on le paie en défaussant d’autres cartes de sa main.",
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
        en: "A price never drops below zero, and nothing is paid back.",
        fr: "Un coût ne descend jamais au-dessous de zéro, et rien n’est rendu.",
        tests: &["louis_builds_the_sugar_mill_for_nothing"],
    },
    Statement {
        id: "builder.4",
        source: Rule,
        en: "Each beige building may be built only once in a city; production buildings may be built any \
              number of times.",
        fr: "Une cité ne peut contenir qu’un seul exemplaire de chaque bâtiment beige, mais autant de \
              bâtiments de production identiques que l’on veut.",
        tests: &["a_beige_building_only_once"],
    },
    Statement {
        id: "builder.5",
        source: Rule,
        en: "A smithy makes production buildings one card cheaper, a quarry makes beige buildings one card \
              cheaper.",
        fr: "Avec la forge, un bâtiment de production coûte une carte de moins ; avec la carrière, un \
              bâtiment beige coûte une carte de moins.",
        tests: &[
            "jean_builds_a_crane_for_nothing_with_builder_and_quarry",
            "smithy_helps_with_production_only",
        ],
    },
    Statement {
        id: "builder.6",
        source: Rule,
        en: "With a black market, up to two cards of the price may be paid with the player’s own goods.",
        fr: "Avec un marché noir, on peut payer jusqu’à deux cartes du coût avec ses propres marchandises.",
        tests: &["louis_pays_a_library_with_two_goods_and_three_cards"],
    },
    Statement {
        id: "builder.7",
        source: Rule,
        en: "With a carpenter, a player draws a card after building and paying for a beige building; \
              building the carpenter itself draws no card.",
        fr: "Avec l’atelier, on pioche une carte après avoir construit et payé un bâtiment beige ; la \
              construction de l’atelier lui-même n’en donne pas.",
        tests: &["carpenter_then_poor_house"],
    },
    Statement {
        id: "builder.8",
        source: Rule,
        en: "With a poor house, a player who has built and has at most one card in hand, the carpenter’s \
              card included, draws a card; no building, no card.",
        fr: "Avec le refuge, un joueur qui a construit et n’a plus qu’une carte en main ou aucune, celle \
              de l’atelier comprise, pioche une carte ; sans construction, pas de carte.",
        tests: &["carpenter_then_poor_house"],
    },
    Statement {
        id: "builder.9",
        source: Rule,
        en: "A new building’s power can be used from the end of this builder phase, even later in the same \
              round.",
        fr: "Le pouvoir d’un nouveau bâtiment s’utilise dès la fin de cette phase du bâtisseur, donc déjà \
              plus tard dans la même manche.",
        tests: &["a_new_building_helps_after_the_phase"],
    },
    Statement {
        id: "builder.10",
        source: Rule,
        en: "A player may decline to build.",
        fr: "On peut renoncer à construire.",
        tests: &["building_may_be_declined"],
    },
];
