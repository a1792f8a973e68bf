//! Statements of the chapter “The broker”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "broker.1",
        source: Rule,
        en: "After a Cuban, used or not, the broker must move to another building under the Cuban’s flower.",
        fr: "Après un Cubain, utilisé ou non, le courtier doit aller sur un autre bâtiment sous la fleur du Cubain.",
        tests: &[
            "the_broker_goes_under_the_cubans_flower",
            "maria_to_pedro_costs_two_pesos_and_a_white_building_follows",
        ],
    },
    Statement {
        id: "broker.2",
        source: Rule,
        en: "It may not go where a broker stands, nor stay on its own building.",
        fr: "Il ne peut aller où se trouve un courtier, ni rester sur son bâtiment.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank"],
    },
    Statement {
        id: "broker.3",
        source: Rule,
        en: "Ownership markers block nobody.",
        fr: "Les marqueurs Propriété ne bloquent personne.",
        tests: &["ownership_blocks_nobody"],
    },
    Statement {
        id: "broker.4",
        source: Rule,
        en: "Then the building’s effect may be used.",
        fr: "Ensuite l’effet du bâtiment peut être utilisé.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "a_building_may_be_declined"],
    },
    Statement {
        id: "broker.5",
        source: Rule,
        en: "After El Zorro the broker stays, and its building may be used again.",
        fr: "Après El Zorro le courtier reste, et son bâtiment peut être réutilisé.",
        tests: &["after_el_zorro_the_building_may_be_used_again"],
    },
    Statement {
        id: "broker.6",
        source: Rule,
        en: "When all three buildings of the colour are occupied the broker stays, and its present building, of whatever colour, may be used.",
        fr: "Si les trois bâtiments de la couleur sont occupés, le courtier reste et son bâtiment actuel, quelle que soit sa couleur, peut être utilisé.",
        tests: &["in_a_crowded_district_the_broker_stays"],
    },
    Statement {
        id: "broker.7",
        source: Ruling,
        en: "A broker not yet on the board stays off in these cases: no building, no rent.",
        fr: "Un courtier qui n’est pas encore sur le plateau n’y vient pas dans ces cas : ni bâtiment, ni loyer.",
        tests: &["el_zorro_on_a_first_turn", "off_the_board_in_a_crowded_district"],
    },
    Statement {
        id: "broker.8",
        source: Rule,
        en: "If the broker stands on another player’s building at the end of the turn, its owner gets 1 point.",
        fr: "Si le courtier se trouve à la fin du tour sur le bâtiment d’un autre joueur, le propriétaire reçoit 1 point.",
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "nobody_pays_himself"],
    },
    Statement {
        id: "broker.9",
        source: Rule,
        en: "This holds also when the broker merely stayed; with the option “rent-on-stay” off, only if it moved there this turn.",
        fr: "Ce point est dû même si le courtier est resté sur place ; quand l’option « rent-on-stay » est désactivée, il ne l’est que si le courtier y est venu pendant ce tour.",
        tests: &["rent_is_paid_on_a_stay_by_default", "without_the_option_a_stay_pays_nothing"],
    },
];
