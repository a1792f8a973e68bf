//! Statements of the chapter “Trader”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "trader.1",
        source: Rule,
        en: "From the trader clockwise, each player may sell one barrel to the trading house, and one only.",
        fr: "À partir du marchand, en sens horaire, chacun peut vendre un tonneau au magasin, et un seul.",
        tests: &["each_may_sell_one_barrel"],
    },
    Statement {
        id: "trader.2",
        source: Data,
        en: "The trading house pays 0 for corn, 1 for indigo, 2 for sugar, 3 for tobacco and 4 for coffee.",
        fr: "Le magasin paie 0 pour le maïs, 1 pour l’indigo, 2 pour le sucre, 3 pour le tabac et 4 pour le \
              café.",
        tests: &["trading_house_price_list"],
    },
    Statement {
        id: "trader.3",
        source: Rule,
        en: "The trader gets 1 extra doubloon for their sale: this is the privilege.",
        fr: "Le marchand reçoit 1 doublon de plus pour sa vente : c’est son privilège.",
        tests: &["the_trader_gets_one_more"],
    },
    Statement {
        id: "trader.4",
        source: Rule,
        en: "An occupied small market adds 1 doubloon to its owner’s sale.",
        fr: "Un petit marché occupé ajoute 1 doublon à la vente de son propriétaire.",
        tests: &["anne_sells_corn_with_the_small_market_for_one"],
    },
    Statement {
        id: "trader.5",
        source: Rule,
        en: "An occupied large market adds 2 doubloons to its owner’s sale.",
        fr: "Un grand marché occupé ajoute 2 doublons à la vente de son propriétaire.",
        tests: &["large_market_adds_two"],
    },
    Statement {
        id: "trader.6",
        source: Rule,
        en: "Both markets together add 3 doubloons.",
        fr: "Les deux marchés ensemble ajoutent 3 doublons.",
        tests: &["both_markets_add_three"],
    },
    Statement {
        id: "trader.7",
        source: Rule,
        en: "Without a sale, neither the trader’s privilege nor the markets pay anything.",
        fr: "Sans vente, ni le privilège du marchand ni les marchés ne rapportent rien.",
        tests: &["no_sale_no_bonus"],
    },
    Statement {
        id: "trader.8",
        source: Rule,
        en: "Corn may be sold, although the trading house pays nothing for it.",
        fr: "On peut vendre du maïs, bien que le magasin ne paie rien pour lui.",
        tests: &["corn_may_be_sold_for_nothing"],
    },
    Statement {
        id: "trader.9",
        source: Rule,
        en: "The trading house has room for four barrels.",
        fr: "Le magasin a de la place pour quatre tonneaux.",
        tests: &["a_full_house_buys_from_nobody"],
    },
    Statement {
        id: "trader.10",
        source: Rule,
        en: "The trading house refuses a kind it already has.",
        fr: "Le magasin refuse une marchandise qu’il a déjà.",
        tests: &["the_house_refuses_a_kind_it_holds"],
    },
    Statement {
        id: "trader.11",
        source: Rule,
        en: "The owner of an occupied office may sell a kind the trading house already has.",
        fr: "Le propriétaire d’un comptoir occupé peut vendre une marchandise que le magasin a déjà.",
        tests: &["bernie_and_christine_sell_tobacco_with_their_offices"],
    },
    Statement {
        id: "trader.12",
        source: Rule,
        en: "A full trading house buys from nobody, not even from the owner of an office.",
        fr: "Un magasin plein n’achète plus rien à personne, pas même au propriétaire d’un comptoir.",
        tests: &["a_full_house_buys_from_nobody"],
    },
    Statement {
        id: "trader.13",
        source: Rule,
        en: "At the end of the phase, a full trading house is emptied into the supply.",
        fr: "À la fin de la phase, un magasin plein est vidé dans la réserve.",
        tests: &["a_full_house_is_emptied_after_the_phase"],
    },
    Statement {
        id: "trader.14",
        source: Rule,
        en: "A trading house that is not full keeps its barrels until the next trader phase.",
        fr: "Un magasin qui n’est pas plein garde ses tonneaux jusqu’à la prochaine phase du marchand.",
        tests: &["a_house_that_is_not_full_keeps_its_barrels"],
    },
    Statement {
        id: "trader.15",
        source: Rule,
        en: "A player may decline to sell.",
        fr: "On peut renoncer à vendre.",
        tests: &["each_may_sell_one_barrel"],
    },
];
