//! Statements of the chapter “Trader”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "trader.1",
        source: Rule,
        en: "A trading house card is turned over; everyone may sell one good, the trader two, or three \
              with the library.",
        fr: "Une carte Maison de commerce est retournée ; chacun peut vendre une marchandise, le marchand \
              deux, ou trois avec la bibliothèque.",
        tests: &["trading_post_sells_two_three_or_four"],
    },
    Statement {
        id: "trader.2",
        source: Rule,
        en: "With a trading post, a player may sell one more: two, three or four goods.",
        fr: "Avec la boutique, on peut vendre une marchandise de plus : deux, trois ou quatre.",
        tests: &["trading_post_sells_two_three_or_four"],
    },
    Statement {
        id: "trader.3",
        source: Rule,
        en: "A player announces all the goods they sell and discards them unseen, then draws all the \
              cards, each good at its own price.",
        fr: "On annonce toutes les marchandises que l’on vend et on les défausse sans les regarder, puis \
              on pioche toutes les cartes, chaque marchandise étant payée à son prix.",
        tests: &["jean_sells_three_goods_for_seven_cards"],
    },
    Statement {
        id: "trader.4",
        source: Rule,
        en: "With a market stand, a player who sold at least two goods draws a card.",
        fr: "Avec le petit marché, un joueur qui a vendu au moins deux marchandises pioche une carte.",
        tests: &["jean_sells_three_goods_for_seven_cards"],
    },
    Statement {
        id: "trader.5",
        source: Rule,
        en: "With a market hall, a player who sold at least one good draws a card, once per phase.",
        fr: "Avec le grand marché, un joueur qui a vendu au moins une marchandise pioche une carte, une \
              fois par phase.",
        tests: &["market_hall_adds_one_card_once"],
    },
    Statement {
        id: "trader.6",
        source: Rule,
        en: "A player may sell fewer goods, or none.",
        fr: "On peut vendre moins, ou rien.",
        tests: &["one_may_produce_or_sell_fewer"],
    },
];
