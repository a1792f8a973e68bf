//! Statements of the chapter “Buildings in use”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "buildings.1",
        source: Rule,
        en: "A building has an effect only while it is occupied; so does a plantation or a quarry.",
        fr: "Un bâtiment n’a d’effet que s’il est occupé ; il en va de même d’une plantation ou d’une \
              carrière.",
        tests: &[
            "unoccupied_buildings_do_nothing",
            "an_unoccupied_quarry_saves_nothing",
            "the_player_produces_one_tobacco_three_sugar_two_corn",
        ],
    },
    Statement {
        id: "buildings.2",
        source: Rule,
        en: "One colonist occupies a building, however many circles it has.",
        fr: "Un seul colon suffit à occuper un bâtiment, quel que soit le nombre de ses cercles.",
        tests: &["one_colonist_occupies_a_building"],
    },
    Statement {
        id: "buildings.3",
        source: Rule,
        en: "Using a building is never compulsory. The markets and the factory pay out automatically, and \
              so does the harbor unless its bonus points would empty the supply.",
        fr: "On n’est jamais obligé d’utiliser un bâtiment. Les marchés et la manufacture rapportent \
              automatiquement, le port aussi, sauf si ses points de bonus devaient épuiser la réserve.",
        tests: &[
            "hacienda_is_optional_and_draws_once",
            "hospice_is_optional",
            "university_is_optional",
            "wharf_is_never_forced",
            "a_warehouse_may_stay_unused",
            "the_harbors_owner_may_decline_the_last_point",
        ],
    },
    Statement {
        id: "buildings.4",
        source: Rule,
        en: "Indigo is made in the indigo plants, sugar in the sugar mills, tobacco in the tobacco storage, \
              coffee in the coffee roaster.",
        fr: "L’indigo se produit dans les teintureries, le sucre dans les raffineries, le tabac dans le \
              séchoir, le café dans la brûlerie.",
        tests: &["every_good_has_its_production_buildings"],
    },
    Statement {
        id: "buildings.5",
        source: Data,
        en: "All buildings that are not production buildings are violet: 17 kinds.",
        fr: "Tous les bâtiments qui ne sont pas industriels sont mauves : il y en a 17 types.",
        tests: &["seventeen_kinds_of_violet_buildings"],
    },
    Statement {
        id: "buildings.6",
        source: Rule,
        en: "“Large building” always means one of the five that take two city spaces; each still counts as \
              one building.",
        fr: "« Grand bâtiment » désigne toujours l’un des cinq qui occupent deux cases de la cité ; chacun \
              ne compte pourtant que pour un bâtiment.",
        tests: &["five_large_buildings_take_two_spaces"],
    },
    Statement {
        id: "buildings.7",
        source: Data,
        en: "The number of a building’s column is both its victory points and the maximum number of \
              quarries that count for it.",
        fr: "Le numéro de la colonne d’un bâtiment indique à la fois ses points de victoire et le nombre \
              maximal de carrières qui comptent.",
        tests: &["the_column_is_the_points_and_the_quarries"],
    },
];
