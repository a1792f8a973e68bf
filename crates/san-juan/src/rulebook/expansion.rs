//! Statements of the chapter “New buildings”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rebuilt, Rule, Ruling, Weak},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "expansion.1",
        source: Data,
        en: "The expansion adds 29 cards, all beige, and the cathedral, beige too, beside the roles.",
        fr: "L’extension ajoute 29 cartes, toutes beiges, et la cathédrale, beige aussi, à côté des personnages.",
        tests: &["the_box_holds_112_cards_and_29_more"],
    },
    Statement {
        id: "expansion.2",
        source: Rule,
        en: "Office building: at the start of a round, before anything else, discard one or two cards and draw as many.",
        fr: "Fournisseur : au début d’une manche, avant tout, défausser une ou deux cartes et en piocher autant.",
        tests: &["office_building_exchanges_one_or_two_cards"],
    },
    Statement {
        id: "expansion.3",
        source: Ruling,
        en: "Guard room: while an uncovered one is on the table, players with neither guard room nor tower keep only six cards; owners keep seven, a tower twelve.",
        fr: "Caserne : tant qu’il y en a une non recouverte, les joueurs sans caserne ni phare ne gardent que six cartes ; les propriétaires sept, un phare douze.",
        tests: &["guard_room_lowers_the_limit_of_the_others"],
    },
    Statement {
        id: "expansion.4",
        source: Rebuilt,
        en: "Hut, of cost 1 and 1 point: draw a card at the end of a trader phase in which nobody sold.",
        fr: "Hutte, de coût 1 et 1 point : piocher une carte après une phase du marchand sans aucune vente.",
        tests: &["hut_draws_if_nobody_sold"],
    },
    Statement {
        id: "expansion.5",
        source: Rule,
        en: "Tavern: at the end of every builder phase after the one it was built in, draw a card if nobody has fewer buildings than you and somebody has more.",
        fr: "Pension : à la fin de chaque phase du bâtisseur suivant celle de sa construction, piocher une carte si personne n’a moins de bâtiments que soi et si quelqu’un en a plus.",
        tests: &["tavern_draws_for_fewest_buildings"],
    },
    Statement {
        id: "expansion.6",
        source: Rule,
        en: "Park: covered with the crane it takes six off the price instead of three.",
        fr: "Parc : recouvert avec la grue, il réduit le coût de six au lieu de trois.",
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
    Statement {
        id: "expansion.7",
        source: Weak,
        en: "Customs office: at the start of the councillor phase an empty one gets a card as a good, sold for two, counting for stand, hall, black market and harbor.",
        fr: "Douane : au début de la phase du maire, une douane vide reçoit la première carte de la pioche comme marchandise. Elle se vend toujours deux cartes et compte pour le petit marché, le grand marché, le marché noir et le port.",
        tests: &["customs_office_gets_a_good_that_sells_for_two"],
    },
    Statement {
        id: "expansion.8",
        source: Rule,
        en: "Bank: once per game and player, before the hand limit, tuck any number of hand cards, one point each.",
        fr: "Banque : une seule fois par partie et par joueur, avant le contrôle de la limite de main, glisser sous la banque autant de cartes de sa main que l’on veut ; chacune vaut un point.",
        tests: &["bank_tucks_any_number_once"],
    },
    Statement {
        id: "expansion.9",
        source: Rule,
        en: "Harbor: one good sold in a trader phase is tucked, unseen, instead of discarded: one point.",
        fr: "Port : une marchandise vendue par phase du marchand est glissée, sans être vue, au lieu d’être défaussée : un point.",
        tests: &["harbor_tucks_one_sold_good"],
    },
    Statement {
        id: "expansion.10",
        source: Rule,
        en: "Goldsmith: after the prospector reveal a card and keep it if no player, oneself included, has that building.",
        fr: "Orfèvrerie : après le chercheur d’or, dévoiler une carte et la garder si aucun joueur, soi compris, n’a ce bâtiment.",
        tests: &["goldsmith_keeps_what_nobody_has"],
    },
    Statement {
        id: "expansion.11",
        source: Rule,
        en: "Residence: four, three, two, one points for sets of three different buildings of equal cost, each building in one set.",
        fr: "Résidence : quatre, trois, deux, un points par lot de trois bâtiments différents de même coût, chaque bâtiment dans un seul lot.",
        tests: &["residence_of_marie_and_devin"],
    },
    Statement {
        id: "expansion.12",
        source: Rule,
        en: "Cathedral: anybody may build it as their one building of a builder phase; at the end it gives four, three, two, one points for the opponents’ buildings of cost 6.",
        fr: "Cathédrale : chacun peut la construire comme unique bâtiment d’une phase ; à la fin, quatre, trois, deux, un points pour les bâtiments de coût 6 des adversaires.",
        tests: &["devin_has_ten_for_the_cathedral", "the_cathedral_lies_beside_the_roles"],
    },
    Statement {
        id: "expansion.13",
        source: Ruling,
        en: "The cathedral is beige: a quarry reduces it.",
        fr: "La cathédrale est beige : la carrière la réduit.",
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
];
