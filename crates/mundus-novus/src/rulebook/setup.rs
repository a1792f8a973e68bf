//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "setup.1",
        source: Rule,
        en: "There are 120 resource cards: 16 each of cacao 1, corn 2 and tobacco 3 (common), 12 each of \
              coffee 4, cotton 5 and sugar cane 6 (uncommon), 8 each of potato 7, indigo 8 and vanilla 9 \
              (rare), and 12 Inca relics.",
        fr: "Il y a 120 cartes Ressources : 16 de chaque ressource commune, cacao (1), maïs (2) et tabac \
              (3) ; 12 de chaque ressource peu commune, café (4), coton (5) et canne à sucre (6) ; 8 de \
              chaque ressource rare, pomme de terre (7), indigo (8) et vanille (9) ; et 12 reliques incas.",
        tests: &["a_hundred_and_twenty_resources"],
    },
    Statement {
        id: "setup.2",
        source: Rule,
        en: "There are 44 development cards; those marked with a number above the number of players are \
              removed.",
        fr: "Il y a 44 cartes Développement ; on retire celles qui portent un numéro supérieur au nombre \
              de joueurs.",
        tests: &["the_development_deck_is_one_table", "cards_marked_above_the_number_of_players_are_out"],
    },
    Statement {
        id: "setup.3",
        source: Rebuilt,
        en: "The pictures of the cards are lost: their icons, their player numbers, how many there are of \
              each kind, and four incomes are reconstructed to fit what is known (27, 32, 37, 41 and 44 \
              cards with 2 to 6 players; each event four times). They are all in one table.",
        fr: "Les images des cartes sont perdues : leurs symboles, leurs numéros, le nombre de cartes de \
              chaque sorte et quatre revenus sont reconstitués d’après ce que l’on sait (27, 32, 37, 41 et \
              44 cartes de 2 à 6 joueurs ; chaque événement quatre fois). Ils figurent dans un seul \
              tableau.",
        tests: &["the_development_deck_is_one_table", "what_was_rebuilt_is_marked"],
    },
    Statement {
        id: "setup.4",
        source: Rule,
        en: "The first five development cards form the line, three resource cards the market; everyone \
              starts without doubloons.",
        fr: "Les cinq premières cartes Développement forment la file, trois cartes Ressources le marché ; \
              chacun commence sans doublon.",
        tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"],
    },
    Statement {
        id: "setup.5",
        source: Ruling,
        en: "Seat 1 is the first Trade Master; seats are drawn at random when the table is set up.",
        fr: "La place 1 est le premier Maître du commerce ; les places sont tirées au sort à la création \
              de la table.",
        tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"],
    },
    Statement {
        id: "setup.6",
        source: Rule,
        en: "The market stays from round to round and changes only through swaps.",
        fr: "Le marché reste d’un tour à l’autre et ne change que par des échanges.",
        tests: &["the_market_changes_only_by_swaps"],
    },
];
