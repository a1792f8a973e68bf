//! Statements of the chapter “The broker”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "broker.1",
        source: Rule,
        en: "After a Cuban, used or not, the broker must move to another building under a flower of the \
              Cuban’s colour.",
        fr: "Après un Cubain, utilisé ou non, le courtier doit aller sur un autre bâtiment, sous une fleur \
              de la couleur de celle du Cubain.",
        tests: &[
            "the_broker_goes_under_the_cubans_flower",
            "maria_to_pedro_costs_two_pesos_and_a_white_building_follows",
        ],
    },
    Statement {
        id: "broker.2",
        source: Rule,
        en: "It may not move to a building occupied by a broker, nor stay on its own building.",
        fr: "Il ne peut ni aller sur un bâtiment occupé par un courtier, ni rester sur le sien.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank"],
    },
    Statement {
        id: "broker.3",
        source: Rule,
        en: "Ownership markers do not block anyone.",
        fr: "Les marqueurs Propriété ne bloquent personne.",
        tests: &["ownership_blocks_nobody"],
    },
    Statement {
        id: "broker.4",
        source: Rule,
        en: "Then the player may use the building.",
        fr: "Ensuite, le joueur peut utiliser le bâtiment.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "a_building_may_be_declined"],
    },
    Statement {
        id: "broker.5",
        source: Rule,
        en: "After El Zorro the broker stays put, and the player may use its building again.",
        fr: "Après El Zorro, le courtier reste en place, et le joueur peut utiliser de nouveau son bâtiment.",
        tests: &["after_el_zorro_the_building_may_be_used_again"],
    },
    Statement {
        id: "broker.6",
        source: Rule,
        en: "If all three buildings of that colour are occupied, the broker stays put, and the player may \
              use its present building, whatever its colour.",
        fr: "Si les trois bâtiments de cette couleur sont occupés, le courtier reste en place, et le \
              joueur peut utiliser le bâtiment où il se trouve, quelle qu’en soit la couleur.",
        tests: &["in_a_crowded_district_the_broker_stays"],
    },
    Statement {
        id: "broker.7",
        source: Ruling,
        en: "A broker that is not on the board yet stays off it in these cases: no building, no rent.",
        fr: "Un courtier qui n’est pas encore sur le plateau n’y entre pas dans ces cas : ni bâtiment, ni \
              loyer.",
        tests: &["el_zorro_on_a_first_turn", "off_the_board_in_a_crowded_district"],
    },
    Statement {
        id: "broker.8",
        source: Rule,
        en: "If the broker is on another player’s building at the end of the turn, that player gets 1 point.",
        fr: "Si, à la fin du tour, le courtier se trouve sur le bâtiment d’un autre joueur, ce joueur \
              reçoit 1 point.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "nobody_pays_himself"],
    },
    Statement {
        id: "broker.9",
        source: Rule,
        en: "This also applies if the broker merely stayed there; with the option “rent-on-stay” off, only \
              if it moved there this turn.",
        fr: "C’est aussi le cas si le courtier est seulement resté sur place ; avec l’option \
              « rent-on-stay » désactivée, seulement s’il y est venu pendant ce tour.",
        tests: &["rent_is_paid_on_a_stay_by_default", "without_the_option_a_stay_pays_nothing"],
    },
];
