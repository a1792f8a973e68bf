//! Statements of the chapter “Two players and options”, each with the tests that fail when it is violated.

use game::{Source::Data, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "options.1",
        source: Data,
        en: "With two players, each starts with 3 doubloons, the governor with an indigo plantation and \
              the other player with a corn plantation.",
        fr: "À deux joueurs, chacun commence avec 3 doublons, le gouverneur avec une plantation d’indigo et \
              l’autre avec une de maïs.",
        tests: &["two_players_start_with_the_variants_numbers"],
    },
    Statement {
        id: "options.2",
        source: Data,
        en: "With two players there are 65 victory points, 40 colonists in the supply and 2 on the ship, \
              and the cargo ships with 4 and 6 spaces.",
        fr: "À deux joueurs, on joue avec 65 points de victoire, 40 colons dans la réserve et 2 sur le \
              navire, et les navires marchands de 4 et 6 cases.",
        tests: &["two_players_start_with_the_variants_numbers"],
    },
    Statement {
        id: "options.3",
        source: Data,
        en: "With two players there are seven roles, including one prospector, and three plantations lie \
              face up.",
        fr: "À deux joueurs, on joue avec sept personnages, dont un chercheur d’or, et trois plantations \
              visibles.",
        tests: &["two_players_start_with_the_variants_numbers"],
    },
    Statement {
        id: "options.4",
        source: Data,
        en: "With two players, three plantations of each kind, three quarries and two barrels of each kind \
              are removed.",
        fr: "À deux joueurs, on retire trois plantations de chaque marchandise, trois carrières et deux \
              tonneaux de chaque marchandise.",
        tests: &["two_players_play_with_fewer_tiles_and_barrels"],
    },
    Statement {
        id: "options.5",
        source: Data,
        en: "With two players there are two of each production building and one of each violet building.",
        fr: "À deux joueurs, il y a deux exemplaires de chaque bâtiment industriel et un de chaque bâtiment \
              mauve.",
        tests: &["two_players_play_with_fewer_buildings"],
    },
    Statement {
        id: "options.6",
        source: Data,
        en: "With two players, they take turns choosing roles, three each per round.",
        fr: "À deux joueurs, on choisit les personnages en alternance, trois chacun par tour.",
        tests: &["two_players_choose_three_roles_each_alternately"],
    },
    Statement {
        id: "options.7",
        source: Data,
        en: "With two players, one doubloon goes onto the one role nobody took.",
        fr: "À deux joueurs, on pose un doublon sur le seul personnage que personne n’a pris.",
        tests: &["two_players_leave_one_doubloon_on_the_seventh_role"],
    },
    Statement {
        id: "options.8",
        source: Data,
        en: "The balance option makes the factory cost 8 and the university 7; all other prices stay the \
              same.",
        fr: "L’option d’équilibrage fixe le prix de la manufacture à 8 et celui de l’université à 7 ; les \
              autres prix ne changent pas.",
        tests: &["the_balance_option_swaps_factory_and_university"],
    },
    Statement {
        id: "options.9",
        source: Data,
        en: "Without the option the printed prices apply: factory 7, university 8.",
        fr: "Sans cette option, les prix imprimés s’appliquent : manufacture 7, université 8.",
        tests: &["the_balance_option_swaps_factory_and_university"],
    },
];
