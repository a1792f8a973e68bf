//! Statements of the chapter “The score”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "scoring.1",
        source: Rule,
        en: "A player’s score is the victory points taken during the game, the points printed on all their \
              buildings and the bonus of their occupied large buildings.",
        fr: "Le score d’un joueur est la somme des points de victoire pris en cours de partie, des points \
              imprimés sur tous ses bâtiments et du bonus de ses grands bâtiments occupés.",
        tests: &["score_is_chips_buildings_and_large_bonuses"],
    },
    Statement {
        id: "scoring.2",
        source: Rule,
        en: "Printed points count whether the building is occupied or not.",
        fr: "Les points imprimés comptent, que le bâtiment soit occupé ou non.",
        tests: &["an_unoccupied_large_building_is_worth_four_and_no_bonus"],
    },
    Statement {
        id: "scoring.3",
        source: Rule,
        en: "A large building earns its bonus only when occupied.",
        fr: "Un grand bâtiment ne donne son bonus que s’il est occupé.",
        tests: &["an_unoccupied_large_building_is_worth_four_and_no_bonus"],
    },
    Statement {
        id: "scoring.4",
        source: Rule,
        en: "The guild hall earns 1 point for each small production building (small indigo plant, small \
              sugar mill) and 2 points for each other production building, occupied or not.",
        fr: "La guilde rapporte 1 point par petit bâtiment industriel (petite teinturerie, petite \
              raffinerie de sucre) et 2 points par autre bâtiment industriel, occupé ou non.",
        tests: &["guild_hall_earns_six", "guild_hall_counts_every_production_building"],
    },
    Statement {
        id: "scoring.5",
        source: Rule,
        en: "The residence earns 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12.",
        fr: "La résidence rapporte 4 points jusqu’à 9 jetons sur l’île, 5 pour 10, 6 pour 11 et 7 pour 12.",
        tests: &["residence_earns_five", "residence_earns_four_to_seven"],
    },
    Statement {
        id: "scoring.6",
        source: Rule,
        en: "For the residence, quarries count just like plantations, occupied or not.",
        fr: "Pour la résidence, les carrières comptent comme les plantations, occupées ou non.",
        tests: &["residence_earns_five"],
    },
    Statement {
        id: "scoring.7",
        source: Rule,
        en: "The fortress earns 1 point for every three of its owner’s colonists, including those in San \
              Juan.",
        fr: "La forteresse rapporte 1 point par groupe de trois colons de son propriétaire, y compris ceux \
              de San Juan.",
        tests: &["fortress_with_twenty_colonists_earns_six", "fortress_counts_san_juan"],
    },
    Statement {
        id: "scoring.8",
        source: Rule,
        en: "The customs house earns 1 point for every four victory points taken during the game.",
        fr: "La douane rapporte 1 point par groupe de quatre points de victoire pris en cours de partie.",
        tests: &["customs_house_with_twenty_three_points_earns_five"],
    },
    Statement {
        id: "scoring.9",
        source: Rule,
        en: "For the customs house, points scored after the chips ran out count too; points from buildings \
              do not.",
        fr: "Pour la douane, les points marqués après l’épuisement des jetons comptent aussi ; ceux des \
              bâtiments ne comptent pas.",
        tests: &[
            "customs_house_counts_points_after_the_chips_ran_out",
            "customs_house_with_twenty_three_points_earns_five",
        ],
    },
    Statement {
        id: "scoring.10",
        source: Rule,
        en: "The city hall earns 1 point for each of its owner’s violet buildings, occupied or not, \
              including itself.",
        fr: "L’hôtel de ville rapporte 1 point par bâtiment mauve de son propriétaire, occupé ou non, \
              l’hôtel de ville compris.",
        tests: &["city_hall_earns_seven"],
    },
    Statement {
        id: "scoring.11",
        source: Rule,
        en: "The highest score wins.",
        fr: "Le score le plus élevé l’emporte.",
        tests: &["the_highest_score_wins"],
    },
    Statement {
        id: "scoring.12",
        source: Rule,
        en: "If players are tied, the one with the most doubloons and barrels together wins.",
        fr: "En cas d’égalité, le joueur qui a le plus de doublons et de tonneaux, au total, l’emporte.",
        tests: &["ties_are_broken_by_doubloons_and_barrels"],
    },
    Statement {
        id: "scoring.13",
        source: Ruling,
        en: "Players who are still tied share the victory.",
        fr: "Si l’égalité persiste, la victoire est partagée.",
        tests: &["who_is_still_tied_shares_the_victory"],
    },
];
