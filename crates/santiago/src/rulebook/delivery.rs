//! Statements of the chapter “Deliveries”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "delivery.1",
        source: Rule,
        en: "Starting with the active player and going round as often as needed, each player may deliver goods of one kind, at least 1 and at most the number on its die.",
        fr: "En commençant par le joueur actif, et aussi longtemps qu’il le faut, chacun à son tour peut livrer des marchandises d’un seul type, au moins 1 et au plus le nombre du dé.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "fewer_may_be_delivered"],
    },
    Statement {
        id: "delivery.2",
        source: Rule,
        en: "Each good earns the value, 2, 3 or 4 points; the die goes down and the goods return to the supply.",
        fr: "Chaque marchandise rapporte la valeur, 2, 3 ou 4 points ; le dé diminue et les marchandises retournent à la réserve.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "goods_delivered_return_to_the_supply"],
    },
    Statement {
        id: "delivery.3",
        source: Rule,
        en: "What is not in demand, or no longer, cannot be delivered.",
        fr: "Ce qui n’est pas ou plus demandé ne peut pas être livré.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "the_good_left_out_is_not_in_demand"],
    },
    Statement {
        id: "delivery.4",
        source: Rule,
        en: "Who cannot or does not want to deliver passes and is out for this round.",
        fr: "Qui ne peut ou ne veut pas livrer passe et ne participe plus à cette phase.",
        tests: &["who_passes_is_out_for_the_round"],
    },
    Statement {
        id: "delivery.5",
        source: Rule,
        en: "When all have passed, the value marker moves one flag right.",
        fr: "Quand tous ont passé, le pion Valeur avance d’un drapeau.",
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara"],
    },
    Statement {
        id: "delivery.6",
        source: Rule,
        en: "If that reaches the chequered flag, the ship leaves.",
        fr: "S’il atteint ainsi le drapeau à damier, le navire part.",
        tests: &["passing_at_four_sends_the_ship_away"],
    },
    Statement {
        id: "delivery.7",
        source: Rule,
        en: "When all dice show 0 the ship leaves.",
        fr: "Quand tous les dés montrent 0, le navire part.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"],
    },
    Statement {
        id: "delivery.8",
        source: Rule,
        en: "Wood may be delivered alone in place of one demanded kind, 1 point each whatever the value.",
        fr: "Le bois peut être livré seul à la place d’un type demandé, 1 point chacun quelle que soit la valeur.",
        tests: &[
            "two_wood_earn_two_points_at_any_value",
            "two_wood_are_not_split",
            "wood_and_sugar_are_not_mixed",
        ],
    },
    Statement {
        id: "delivery.9",
        source: Ruling,
        en: "Wood may lower a die partly.",
        fr: "Le bois peut réduire un dé partiellement.",
        tests: &["wood_may_lower_a_die_partly"],
    },
    Statement {
        id: "delivery.10",
        source: Rule,
        en: "There is no delivery of wood without a demanded kind.",
        fr: "Pas de livraison de bois sans type demandé.",
        tests: &["no_wood_without_demand"],
    },
];
