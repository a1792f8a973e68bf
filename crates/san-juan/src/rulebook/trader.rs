//! Statements of the chapter “Trader”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "trader.1",
        source: Rule,
        en: "A price card is turned over; everybody may sell one good, the trader two, three with the library.",
        fr: "Une carte de prix est retournée ; chacun peut vendre une marchandise, le marchand deux, trois avec la bibliothèque.",
        tests: &["trading_post_sells_two_three_or_four"],
    },
    Statement {
        id: "trader.2",
        source: Rule,
        en: "A trading post sells one good more: two, three or four.",
        fr: "La boutique vend une marchandise de plus : deux, trois ou quatre.",
        tests: &["trading_post_sells_two_three_or_four"],
    },
    Statement {
        id: "trader.3",
        source: Rule,
        en: "All goods are announced and discarded unseen, then all cards are drawn, each good at its own price.",
        fr: "Toutes les marchandises sont annoncées et défaussées sans être vues, puis toutes les cartes sont piochées, chacune à son prix.",
        tests: &["jean_sells_three_goods_for_seven_cards"],
    },
    Statement {
        id: "trader.4",
        source: Rule,
        en: "A market stand draws one card for at least two goods sold.",
        fr: "Le petit marché pioche une carte pour au moins deux marchandises vendues.",
        tests: &["jean_sells_three_goods_for_seven_cards"],
    },
    Statement {
        id: "trader.5",
        source: Rule,
        en: "A market hall draws one card for at least one good sold, once a phase.",
        fr: "Le grand marché pioche une carte pour au moins une marchandise vendue, une fois par phase.",
        tests: &["market_hall_adds_one_card_once"],
    },
    Statement {
        id: "trader.6",
        source: Rule,
        en: "One may sell fewer goods, or none.",
        fr: "On peut vendre moins, ou rien.",
        tests: &["one_may_produce_or_sell_fewer"],
    },
];
