//! Statements of the chapter “Builder”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "builder.1",
        source: Rule,
        en: "From the builder clockwise, each player may build one building, and one only.",
        fr: "À partir du maçon, en sens horaire, chacun peut construire un bâtiment, et un seul.",
        tests: &["each_may_build_one_building"],
    },
    Statement {
        id: "builder.2",
        source: Rule,
        en: "Nobody may build a building they already own.",
        fr: "On ne construit jamais un bâtiment que l’on possède déjà.",
        tests: &["nobody_builds_the_same_building_twice"],
    },
    Statement {
        id: "builder.3",
        source: Rule,
        en: "The small and the large building of the same kind are different buildings: a city may have \
              both.",
        fr: "Le petit et le grand bâtiment d’une même marchandise sont différents : une cité peut contenir \
              les deux.",
        tests: &["small_and_normal_sugar_mill_in_one_city"],
    },
    Statement {
        id: "builder.4",
        source: Rule,
        en: "Only buildings still in the supply can be built.",
        fr: "On ne construit que les bâtiments encore disponibles.",
        tests: &["a_building_sold_out_cannot_be_built"],
    },
    Statement {
        id: "builder.5",
        source: Rule,
        en: "A building needs free city spaces: one, or two for a large building.",
        fr: "Un bâtiment demande une case libre dans la cité, deux pour un grand bâtiment.",
        tests: &["a_city_has_twelve_spaces"],
    },
    Statement {
        id: "builder.6",
        source: Rule,
        en: "Buildings may be moved inside the city, so any two free spaces make room for a large building.",
        fr: "On peut déplacer ses bâtiments à l’intérieur de sa cité : deux cases libres quelconques \
              suffisent donc pour un grand bâtiment.",
        tests: &["any_two_free_spaces_hold_a_large_building"],
    },
    Statement {
        id: "builder.7",
        source: Rule,
        en: "Buildings are never removed from a city.",
        fr: "On ne retire jamais un bâtiment de sa cité.",
        tests: &["buildings_are_never_removed"],
    },
    Statement {
        id: "builder.8",
        source: Rule,
        en: "Each occupied quarry makes a building 1 doubloon cheaper.",
        fr: "Chaque carrière occupée réduit le prix d’un bâtiment de 1 doublon.",
        tests: &["three_occupied_quarries_price_list", "an_unoccupied_quarry_saves_nothing"],
    },
    Statement {
        id: "builder.9",
        source: Rule,
        en: "The number of quarries that count is limited to the number of the building’s column, 1 to 4.",
        fr: "Le nombre de carrières qui comptent est limité au numéro de la colonne du bâtiment, de 1 à 4.",
        tests: &["three_occupied_quarries_price_list", "four_quarries_count_in_the_fourth_column"],
    },
    Statement {
        id: "builder.10",
        source: Rule,
        en: "The builder pays 1 doubloon less, on top of the reduction for quarries: this is the privilege.",
        fr: "Le maçon paie 1 doublon de moins, en plus de la réduction des carrières : c’est son privilège.",
        tests: &["the_builder_pays_one_less_on_top_of_quarries"],
    },
    Statement {
        id: "builder.11",
        source: Rule,
        en: "The price never drops below 0, and nothing is paid out.",
        fr: "Le prix ne descend jamais au-dessous de 0, et rien n’est reversé.",
        tests: &["a_price_never_falls_below_zero"],
    },
    Statement {
        id: "builder.12",
        source: Rule,
        en: "A builder who does not build gets no doubloon.",
        fr: "Un maçon qui ne construit pas ne reçoit pas de doublon.",
        tests: &["a_builder_who_does_not_build_gets_nothing"],
    },
    Statement {
        id: "builder.13",
        source: Rule,
        en: "The price is paid to the bank at once; a player who cannot pay cannot build.",
        fr: "Le prix se paie aussitôt à la banque ; qui ne peut pas payer ne construit pas.",
        tests: &["who_cannot_pay_cannot_build"],
    },
    Statement {
        id: "builder.14",
        source: Rule,
        en: "A new building is unoccupied until a colonist is placed on it.",
        fr: "Un nouveau bâtiment est inoccupé tant qu’aucun colon n’y est placé.",
        tests: &["a_new_building_stands_empty"],
    },
    Statement {
        id: "builder.15",
        source: Rule,
        en: "The owner of an occupied university may place one colonist on the new building.",
        fr: "Le propriétaire d’une université occupée peut placer un colon sur le nouveau bâtiment.",
        tests: &["university_mans_the_new_building"],
    },
    Statement {
        id: "builder.16",
        source: Rule,
        en: "The university’s colonist comes from the supply or, if the supply is empty, from the colonist \
              ship; if both are empty, there is none.",
        fr: "Le colon de l’université vient de la réserve ou, si elle est vide, du navire de colons ; si \
              les deux sont vides, l’université est sans effet.",
        tests: &["university_takes_from_supply_then_ship_then_none"],
    },
    Statement {
        id: "builder.17",
        source: Rule,
        en: "The university’s colonist may be declined.",
        fr: "On peut renoncer au colon de l’université.",
        tests: &["university_is_optional"],
    },
    Statement {
        id: "builder.18",
        source: Rule,
        en: "The university gives only one colonist, even for a building with several circles.",
        fr: "L’université ne donne qu’un colon, même pour un bâtiment à plusieurs cercles.",
        tests: &["university_gives_one_colonist_only"],
    },
    Statement {
        id: "builder.19",
        source: Rule,
        en: "Building on the twelfth city space ends the game after this round.",
        fr: "Construire sur la douzième case de sa cité termine la partie à la fin du tour.",
        tests: &["building_on_the_twelfth_space_ends_the_game_after_the_round"],
    },
    Statement {
        id: "builder.20",
        source: Rule,
        en: "A player may decline to build.",
        fr: "On peut renoncer à construire.",
        tests: &["each_may_build_one_building"],
    },
];
