//! Statements of the chapter “Deliveries”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "delivery.1",
        source: Rule,
        en: "Starting with the active player and in turn order, as many times round as needed, each player \
              may deliver goods of one type: at least 1, and at most the number shown by its die.",
        fr: "En commençant par le joueur actif, dans l’ordre du tour et autant de fois qu’il le faut, \
              chaque joueur peut livrer des marchandises d’un seul type : au moins 1, et au plus le nombre \
              indiqué par son dé.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "fewer_may_be_delivered"],
    },
    Statement {
        id: "delivery.2",
        source: Rule,
        en: "Each good delivered earns the current value, 2, 3 or 4 points; the die goes down by as many, \
              and the goods return to the supply.",
        fr: "Chaque marchandise livrée rapporte la valeur actuelle, 2, 3 ou 4 points ; le dé diminue \
              d’autant et les marchandises retournent à la réserve.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "goods_delivered_return_to_the_supply"],
    },
    Statement {
        id: "delivery.3",
        source: Rule,
        en: "Goods that are not, or no longer, in demand cannot be delivered.",
        fr: "Les marchandises qui ne sont pas, ou plus, demandées ne peuvent pas être livrées.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "the_good_left_out_is_not_in_demand"],
    },
    Statement {
        id: "delivery.4",
        source: Rule,
        en: "A player who cannot or does not want to deliver passes and is out for this delivery round.",
        fr: "Un joueur qui ne peut ou ne veut pas livrer passe et ne participe plus à cette phase de \
              livraisons.",
        tests: &["who_passes_is_out_for_the_round"],
    },
    Statement {
        id: "delivery.5",
        source: Rule,
        en: "When everyone has passed, the value marker moves one flag to the right.",
        fr: "Quand tous ont passé, le pion Valeur avance d’un drapeau vers la droite.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara"],
    },
    Statement {
        id: "delivery.6",
        source: Rule,
        en: "If it reaches the chequered flag that way, the ship leaves.",
        fr: "S’il atteint ainsi le drapeau à damier, le navire part.",
        tests: &["passing_at_four_sends_the_ship_away"],
    },
    Statement {
        id: "delivery.7",
        source: Rule,
        en: "When all dice show 0, the ship leaves.",
        fr: "Quand tous les dés montrent 0, le navire part.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"],
    },
    Statement {
        id: "delivery.8",
        source: Rule,
        en: "Wood may be delivered, on its own, in place of one type in demand, for 1 point each whatever \
              the value.",
        fr: "Du bois peut être livré, seul, à la place d’un type demandé, pour 1 point chacun quelle que \
              soit la valeur.",
        tests: &[
            "two_wood_earn_two_points_at_any_value",
            "two_wood_are_not_split",
            "wood_and_sugar_are_not_mixed",
        ],
    },
    Statement {
        id: "delivery.9",
        source: Ruling,
        en: "Wood may reduce a die only in part.",
        fr: "Le bois peut ne réduire un dé qu’en partie.",
        tests: &["wood_may_lower_a_die_partly"],
    },
    Statement {
        id: "delivery.10",
        source: Rule,
        en: "Wood cannot be delivered when no good is in demand.",
        fr: "On ne peut pas livrer de bois quand aucune marchandise n’est demandée.",
        tests: &["no_wood_without_demand"],
    },
];
