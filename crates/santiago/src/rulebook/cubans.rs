//! Statements of the chapter “The Cubans”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "cubans.1",
        source: Rule,
        en: "Pedro gives 2 tobacco, José 2 sugar, Conchita 2 citrus, Miguel 2 wood.",
        fr: "Pedro donne 2 tabacs, José 2 cannes à sucre, Conchita 2 agrumes, Miguel 2 bois.",
        tests: &["four_cubans_give_two_goods"],
    },
    Statement {
        id: "cubans.2",
        source: Rule,
        en: "Players can only take what the supply has: 1 instead of 2 if only one is left, nothing if \
              there is none.",
        fr: "On ne prend que ce que la réserve contient : 1 au lieu de 2 s’il n’en reste qu’un, rien s’il \
              n’en reste plus.",
        tests: &["the_last_piece_is_all_there_is", "an_empty_supply_gives_nothing"],
    },
    Statement {
        id: "cubans.3",
        source: Rule,
        en: "Pablo gives 1 good of the player’s choice, except wood.",
        fr: "Pablo donne 1 marchandise au choix, sauf le bois.",
        tests: &["pablo_gives_any_good_but_wood"],
    },
    Statement {
        id: "cubans.4",
        source: Rule,
        en: "Maria gives 2 points, Martinez 3 pesos.",
        fr: "Maria donne 2 points, Martinez 3 pésos.",
        tests: &["maria_gives_points_and_martinez_pesos"],
    },
    Statement {
        id: "cubans.5",
        source: Rule,
        en: "Every effect may be declined.",
        fr: "On peut renoncer à tout effet.",
        tests: &["a_cuban_may_be_declined", "a_building_may_be_declined"],
    },
    Statement {
        id: "cubans.6",
        source: Rule,
        en: "At El Zorro, every opponent gives 1 peso, 1 point or 1 good other than wood; the opponent \
              chooses which.",
        fr: "Chez El Zorro, chaque adversaire donne à son choix 1 péso, 1 point ou 1 marchandise autre que du bois.",
        tests: &["el_zorro_takes_one_thing_from_every_opponent"],
    },
    Statement {
        id: "cubans.7",
        source: Ruling,
        en: "Opponents choose in turn order, and the result is public.",
        fr: "Les adversaires choisissent dans l’ordre du tour, et le résultat est public.",
        tests: &["victims_choose_in_turn_order"],
    },
    Statement {
        id: "cubans.8",
        source: Ruling,
        en: "An opponent with nothing to give (wood does not count) gives nothing.",
        fr: "Un adversaire qui n’a rien à donner (le bois ne compte pas) ne donne rien.",
        tests: &["who_has_only_wood_gives_nothing", "el_zorro_without_victims_is_not_offered"],
    },
];
