//! Statements of the chapter “The buildings”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "buildings.1",
        source: Rule,
        en: "Bank: 2 pesos.",
        fr: "Banque : 2 pésos.",
        tests: &["the_bank_gives_two_pesos"],
    },
    Statement {
        id: "buildings.2",
        source: Rule,
        en: "Church: 1 point.",
        fr: "Église : 1 point.",
        tests: &["the_church_gives_a_point"],
    },
    Statement {
        id: "buildings.3",
        source: Rule,
        en: "Distillery: any number of sugar for as many rum.",
        fr: "Distillerie : autant de cannes à sucre que voulu contre autant de rhums.",
        tests: &["the_distillery_makes_rum_of_sugar"],
    },
    Statement {
        id: "buildings.4",
        source: Rule,
        en: "Cigar factory: any number of tobacco for as many cigars.",
        fr: "Fabrique de cigares : autant de tabacs que voulu contre autant de cigares.",
        tests: &["the_factory_makes_cigars_of_tobacco"],
    },
    Statement {
        id: "buildings.5",
        source: Rule,
        en: "Exchanges give at most what the supply holds.",
        fr: "Les échanges donnent au plus ce que la réserve contient.",
        tests: &["exchanges_end_with_the_supply"],
    },
    Statement {
        id: "buildings.6",
        source: Rule,
        en: "Black market: 1 good for 1 other, no wood either way.",
        fr: "Marché noir : 1 marchandise contre 1 autre, jamais de bois.",
        tests: &["the_black_market_knows_no_wood"],
    },
    Statement {
        id: "buildings.7",
        source: Rule,
        en: "Sawmill: 1 wood for 1 point and 1 peso.",
        fr: "Scierie : 1 bois contre 1 point et 1 péso.",
        tests: &["the_sawmill_makes_a_point_and_a_peso"],
    },
    Statement {
        id: "buildings.8",
        source: Rule,
        en: "Café: 1 cigar, 1 rum or one of each, 2 points for each.",
        fr: "Café : 1 cigare, 1 rhum ou un de chaque, 2 points pour chacun.",
        tests: &["the_cafe_takes_one_of_each", "cafe_with_two_of_one_kind_is_refused"],
    },
    Statement {
        id: "buildings.9",
        source: Rule,
        en: "Customs office: one die on the ship is turned to 0.",
        fr: "Bureau de douane : un dé du navire est tourné sur 0.",
        tests: &["customs_turns_a_die_to_zero", "customs_may_send_the_ship_away"],
    },
    Statement {
        id: "buildings.10",
        source: Rule,
        en: "Casino: any number of times 3 pesos for 1 point, or 1 point for 3 pesos.",
        fr: "Casino : autant de fois que voulu 3 pésos contre 1 point, ou 1 point contre 3 pésos.",
        tests: &["the_casino_changes_pesos_into_points", "the_casino_changes_points_into_pesos"],
    },
    Statement {
        id: "buildings.11",
        source: Ruling,
        en: "At the casino all exchanges of a visit go in one direction.",
        fr: "Au casino, tous les échanges d’une visite vont dans le même sens.",
        tests: &["the_casino_goes_one_way"],
    },
    Statement {
        id: "buildings.12",
        source: Rule,
        en: "Harbour master: the value marker moves one flag left or right; at 2 only right.",
        fr: "Capitainerie : le pion Valeur se déplace d’un drapeau à gauche ou à droite ; à 2, seulement à droite.",
        tests: &["the_harbour_master_moves_the_marker"],
    },
    Statement {
        id: "buildings.13",
        source: Rule,
        en: "If the harbour master moves the marker onto the chequered flag, the ship leaves.",
        fr: "Si la capitainerie amène le pion sur le drapeau à damier, le navire part.",
        tests: &["the_harbour_master_may_send_the_ship_away"],
    },
    Statement {
        id: "buildings.14",
        source: Rule,
        en: "Office: exactly 1 demanded good, not wood, for exactly 2 points; the die goes down by 1.",
        fr: "Bureau : exactement 1 marchandise demandée, sauf le bois, pour exactement 2 points ; le dé diminue de 1.",
        tests: &["the_office_delivers_one_for_two_points"],
    },
    Statement {
        id: "buildings.15",
        source: Ruling,
        en: "A use that would change nothing is not offered.",
        fr: "Une utilisation qui ne changerait rien n’est pas proposée.",
        tests: &["what_changes_nothing_is_not_offered"],
    },
];
