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
        fr: "Banque : 2 pésos.",
        tests: &["the_bank_gives_two_pesos"],
    },
    Statement {
        id: "buildings.2",
        source: Rule,
        en: "Church: 1 point.",
        fr: "Église : 1 point.",
        tests: &["the_church_gives_a_point"],
    },
    Statement {
        id: "buildings.3",
        source: Rule,
        en: "Distillery: exchange any number of sugar for the same number of rum.",
        fr: "Distillerie : échanger autant de cannes à sucre que l’on veut contre le même nombre de rhums.",
        tests: &["the_distillery_makes_rum_of_sugar"],
    },
    Statement {
        id: "buildings.4",
        source: Rule,
        en: "Cigar factory: exchange any number of tobacco for the same number of cigars.",
        fr: "Fabrique de cigares : échanger autant de tabacs que l’on veut contre le même nombre de cigares.",
        tests: &["the_factory_makes_cigars_of_tobacco"],
    },
    Statement {
        id: "buildings.5",
        source: Rule,
        en: "An exchange cannot give more than the supply holds.",
        fr: "Un échange ne peut pas donner plus que ce que contient la réserve.",
        tests: &["exchanges_end_with_the_supply"],
    },
    Statement {
        id: "buildings.6",
        source: Rule,
        en: "Black market: exchange 1 good for 1 other good, no wood either way.",
        fr: "Marché noir : échanger 1 marchandise contre 1 autre, jamais de bois.",
        tests: &["the_black_market_knows_no_wood"],
    },
    Statement {
        id: "buildings.7",
        source: Rule,
        en: "Sawmill: exchange 1 wood for 1 point and 1 peso.",
        fr: "Scierie : échanger 1 bois contre 1 point et 1 péso.",
        tests: &["the_sawmill_makes_a_point_and_a_peso"],
    },
    Statement {
        id: "buildings.8",
        source: Rule,
        en: "Café: hand in 1 cigar, 1 rum or one of each, for 2 points apiece.",
        fr: "Café : remettre 1 cigare, 1 rhum ou un de chaque, pour 2 points chacun.",
        tests: &["the_cafe_takes_one_of_each", "cafe_with_two_of_one_kind_is_refused"],
    },
    Statement {
        id: "buildings.9",
        source: Rule,
        en: "Customs office: turn one die on the ship to 0.",
        fr: "Bureau de douane : tourner un dé du navire sur 0.",
        tests: &["customs_turns_a_die_to_zero", "customs_may_send_the_ship_away"],
    },
    Statement {
        id: "buildings.10",
        source: Rule,
        en: "Casino: exchange 3 pesos for 1 point, or 1 point for 3 pesos, any number of times.",
        fr: "Casino : échanger 3 pésos contre 1 point, ou 1 point contre 3 pésos, autant de fois que l’on \
              veut.",
        tests: &["the_casino_changes_pesos_into_points", "the_casino_changes_points_into_pesos"],
    },
    Statement {
        id: "buildings.11",
        source: Ruling,
        en: "All exchanges of one visit to the casino go in the same direction.",
        fr: "Au casino, tous les échanges d’une même visite se font dans le même sens.",
        tests: &["the_casino_goes_one_way"],
    },
    Statement {
        id: "buildings.12",
        source: Rule,
        en: "Harbour master: move the value marker one flag left or right; at 2, only right.",
        fr: "Capitainerie : déplacer le pion Valeur d’un drapeau vers la gauche ou vers la droite ; à 2, \
              seulement vers la droite.",
        tests: &["the_harbour_master_moves_the_marker"],
    },
    Statement {
        id: "buildings.13",
        source: Rule,
        en: "If the harbour master moves the value marker onto the chequered flag, the ship leaves.",
        fr: "Si la capitainerie amène le pion Valeur sur le drapeau à damier, le navire part.",
        tests: &["the_harbour_master_may_send_the_ship_away"],
    },
    Statement {
        id: "buildings.14",
        source: Rule,
        en: "Office: deliver exactly 1 good in demand, no wood, for exactly 2 points; the die goes down by \
              1.",
        fr: "Bureau : livrer exactement 1 marchandise demandée, sauf le bois, pour exactement 2 points ; \
              le dé diminue de 1.",
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
