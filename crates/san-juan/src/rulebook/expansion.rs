//! Statements of the chapter “New buildings”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rebuilt, Rule, Ruling, Weak},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "expansion.1",
        source: Data,
        en: "The expansion adds 29 cards, all beige, and the cathedral, also beige, which lies next to the \
              roles.",
        fr: "L’extension ajoute 29 cartes, toutes beiges, et la cathédrale, beige elle aussi, placée à \
              côté des personnages.",
        tests: &["the_box_holds_112_cards_and_29_more"],
    },
    Statement {
        id: "expansion.2",
        source: Rule,
        en: "Office building: at the start of a round, before anything else, its owner may discard one or \
              two cards and draw the same number.",
        fr: "Fournisseur : au début d’une manche, avant toute autre chose, son propriétaire peut défausser \
              une ou deux cartes et en piocher autant.",
        tests: &["office_building_exchanges_one_or_two_cards"],
    },
    Statement {
        id: "expansion.3",
        source: Ruling,
        en: "Guard room: while there is an uncovered guard room on the table, players with neither a guard \
              room nor a tower may keep only six cards; owners of a guard room keep seven, owners of a \
              tower twelve.",
        fr: "Caserne : tant qu’il y a sur la table une caserne non recouverte, les joueurs sans caserne ni \
              phare ne gardent que six cartes ; les propriétaires d’une caserne en gardent sept, ceux d’un \
              phare douze.",
        tests: &["guard_room_lowers_the_limit_of_the_others"],
    },
    Statement {
        id: "expansion.4",
        source: Rebuilt,
        en: "Hut (cost 1, 1 point): its owner draws a card at the end of a trader phase in which nobody \
              sold anything.",
        fr: "Hutte (coût 1, 1 point) : son propriétaire pioche une carte à la fin d’une phase du marchand \
              sans aucune vente.",
        tests: &["hut_draws_if_nobody_sold"],
    },
    Statement {
        id: "expansion.5",
        source: Rule,
        en: "Tavern: from the builder phase after the one in which it was built, its owner draws a card at \
              the end of each builder phase if no player has fewer buildings and at least one has more.",
        fr: "Pension : à partir de la phase du bâtisseur qui suit celle de sa construction, son \
              propriétaire pioche une carte à la fin de chaque phase du bâtisseur si aucun joueur n’a \
              moins de bâtiments que lui et qu’au moins un en a plus.",
        tests: &["tavern_draws_for_fewest_buildings"],
    },
    Statement {
        id: "expansion.6",
        source: Rule,
        en: "Park: when built over with the crane, it reduces the price by six instead of three.",
        fr: "Parc : quand on construit par-dessus avec la grue, il réduit le coût de six au lieu de trois.",
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
    Statement {
        id: "expansion.7",
        source: Weak,
        en: "Customs office: at the start of the councillor phase, an empty customs office gets the top \
              card of the deck as a good. It always sells for two cards and counts for the market stand, \
              the market hall, the black market and the harbor.",
        fr: "Douane : au début de la phase du maire, une douane vide reçoit comme marchandise la première \
              carte de la pioche. Cette marchandise se vend toujours deux cartes ; elle compte pour le \
              petit marché, le grand marché, le marché noir et le port.",
        tests: &["customs_office_gets_a_good_that_sells_for_two"],
    },
    Statement {
        id: "expansion.8",
        source: Rule,
        en: "Bank: once per game and player, before the hand limit is checked, its owner may tuck any \
              number of cards from their hand under it, for one point each.",
        fr: "Banque : une seule fois par partie et par joueur, avant la vérification de la limite de main, \
              son propriétaire peut glisser dessous autant de cartes de sa main qu’il le souhaite ; \
              chacune vaut un point.",
        tests: &["bank_tucks_any_number_once"],
    },
    Statement {
        id: "expansion.9",
        source: Rule,
        en: "Harbor: one good sold per trader phase may be tucked under it, unseen, instead of being \
              discarded, for one point.",
        fr: "Port : à chaque phase du marchand, une marchandise vendue peut être glissée dessous, sans \
              être vue, au lieu d’être défaussée ; elle vaut un point.",
        tests: &["harbor_tucks_one_sold_good"],
    },
    Statement {
        id: "expansion.10",
        source: Rule,
        en: "Goldsmith: after the prospector’s privilege, its owner may reveal the top card of the deck \
              and keeps it if no player, themselves included, has that building.",
        fr: "Orfèvrerie : après le privilège du chercheur d’or, son propriétaire peut dévoiler la première \
              carte de la pioche ; il la garde si aucun joueur, lui compris, ne possède ce bâtiment.",
        tests: &["goldsmith_keeps_what_nobody_has"],
    },
    Statement {
        id: "expansion.11",
        source: Rule,
        en: "Residence: four, three, two and one points for the first, second, third and fourth set of \
              three different buildings with the same cost; each building counts in only one set.",
        fr: "Résidence : quatre, trois, deux et un points pour le premier, le deuxième, le troisième et le \
              quatrième lot de trois bâtiments différents de même coût ; chaque bâtiment ne compte que \
              dans un lot.",
        tests: &["residence_of_marie_and_devin"],
    },
    Statement {
        id: "expansion.12",
        source: Rule,
        en: "Cathedral: any player may build it as their one building of a builder phase; at the end it \
              gives four, three, two and one points for the first four cost-6 buildings of the opponents.",
        fr: "Cathédrale : n’importe quel joueur peut la construire comme unique bâtiment d’une phase du \
              bâtisseur ; à la fin, elle donne quatre, trois, deux et un points pour les quatre premiers \
              bâtiments de coût 6 des adversaires.",
        tests: &["devin_has_ten_for_the_cathedral", "the_cathedral_lies_beside_the_roles"],
    },
    Statement {
        id: "expansion.13",
        source: Ruling,
        en: "The cathedral is beige: a quarry reduces its cost.",
        fr: "La cathédrale est beige : la carrière réduit son coût.",
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
];
