//! Statements of the chapter “Mayor”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "mayor.1",
        source: Rule,
        en: "The mayor’s privilege is one colonist from the supply, not from the ship.",
        fr: "Le privilège de l’intendant est un colon pris dans la réserve, non sur le navire.",
        tests: &["mayor_of_four_with_six_on_the_ship"],
    },
    Statement {
        id: "mayor.2",
        source: Rule,
        en: "When the colonist supply is empty, the mayor loses the privilege.",
        fr: "Quand la réserve de colons est épuisée, l’intendant perd son privilège.",
        tests: &["mayor_privilege_needs_a_colonist_in_the_supply"],
    },
    Statement {
        id: "mayor.3",
        source: Rule,
        en: "The mayor’s privilege may be declined.",
        fr: "L’intendant peut renoncer à son privilège.",
        tests: &["mayor_privilege_may_be_declined"],
    },
    Statement {
        id: "mayor.4",
        source: Rule,
        en: "Starting with the mayor and going clockwise, players take one colonist at a time from the \
              ship until it is empty.",
        fr: "À partir de l’intendant, en sens horaire, on prend un colon à la fois sur le navire jusqu’à ce \
              qu’il soit vide.",
        tests: &["mayor_of_four_with_six_on_the_ship"],
    },
    Statement {
        id: "mayor.5",
        source: Rule,
        en: "Each player may then place all their colonists, new ones, old ones and those in San Juan, on \
              any circles of their island and city.",
        fr: "Chacun peut alors placer tous ses colons, nouveaux, anciens et ceux de San Juan, sur n’importe \
              quels cercles de son île et de sa cité.",
        tests: &[
            "colonists_may_be_rearranged_over_all_circles",
            "colonists_in_san_juan_wait_for_the_next_mayor",
        ],
    },
    Statement {
        id: "mayor.6",
        source: Rule,
        en: "The mayor places colonists first, then the others clockwise.",
        fr: "L’intendant place ses colons le premier, puis les autres en sens horaire.",
        tests: &["placing_goes_clockwise_from_the_mayor"],
    },
    Statement {
        id: "mayor.7",
        source: Rule,
        en: "A circle holds one colonist.",
        fr: "Un cercle ne reçoit qu’un colon.",
        tests: &["a_circle_holds_one_colonist"],
    },
    Statement {
        id: "mayor.8",
        source: Rule,
        en: "As few colonists as possible stay in San Juan: only those for whom there is no free circle.",
        fr: "Le moins de colons possible restent à San Juan : seulement ceux pour qui il n’y a pas de \
              cercle libre.",
        tests: &["only_colonists_without_a_circle_stay_in_san_juan"],
    },
    Statement {
        id: "mayor.9",
        source: Rule,
        en: "Colonists without a circle wait in San Juan for a later mayor phase.",
        fr: "Les colons sans cercle attendent à San Juan une autre phase de l’intendant.",
        tests: &["colonists_in_san_juan_wait_for_the_next_mayor"],
    },
    Statement {
        id: "mayor.10",
        source: Rule,
        en: "Colonists are placed only in the mayor phase and through the hospice and the university.",
        fr: "Les colons ne se placent que pendant la phase de l’intendant, et grâce à l’hospice et à \
              l’université.",
        tests: &["colonists_move_only_with_mayor_hospice_and_university"],
    },
    Statement {
        id: "mayor.11",
        source: Rule,
        en: "Then the ship is refilled from the supply with as many colonists as there are empty circles \
              on the buildings of all players.",
        fr: "Ensuite, on prend dans la réserve et on place sur le navire autant de colons qu’il y a de \
              cercles vides sur les bâtiments de tous les joueurs.",
        tests: &["the_ship_is_refilled_by_empty_circles_on_buildings"],
    },
    Statement {
        id: "mayor.12",
        source: Rule,
        en: "Empty circles on plantations and quarries do not count for the refill.",
        fr: "Les cercles vides des plantations et des carrières ne comptent pas.",
        tests: &["the_ship_is_refilled_by_empty_circles_on_buildings"],
    },
    Statement {
        id: "mayor.13",
        source: Rule,
        en: "At least as many colonists as there are players go onto the ship.",
        fr: "On met sur le navire au moins autant de colons qu’il y a de joueurs.",
        tests: &["the_ship_is_refilled_with_at_least_one_colonist_per_player"],
    },
    Statement {
        id: "mayor.14",
        source: Rule,
        en: "If the supply falls short of that number, what is left goes onto the ship and the game ends \
              after this round.",
        fr: "Si la réserve n’y suffit pas, ce qui reste va sur le navire et la partie se termine à la fin du \
              tour.",
        tests: &["a_supply_that_falls_short_ends_the_game_after_the_round"],
    },
    Statement {
        id: "mayor.15",
        source: Rule,
        en: "If the supply is just enough, the game does not end.",
        fr: "Si la réserve y suffit tout juste, la partie ne se termine pas.",
        tests: &["a_supply_that_suffices_exactly_does_not_end_the_game"],
    },
    Statement {
        id: "mayor.16",
        source: Ruling,
        en: "The ship is always refilled: the rulebook’s remedy for a forgotten refill is not needed.",
        fr: "Le navire est toujours rempli : la solution que le livret prévoit en cas d’oubli n’est pas \
              nécessaire.",
        tests: &["the_ship_is_refilled_with_at_least_one_colonist_per_player"],
    },
];
