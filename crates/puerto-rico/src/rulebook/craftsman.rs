//! Statements of the chapter “Craftsman”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "craftsman.1",
        source: Rule,
        en: "Starting with the craftsman and going clockwise, everyone produces.",
        fr: "À partir de l’artisan, en sens horaire, tous les joueurs produisent.",
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement {
        id: "craftsman.2",
        source: Rule,
        en: "For each kind, a player produces as many barrels as they have occupied plantations or \
              occupied circles in its buildings, whichever is fewer.",
        fr: "Pour chaque marchandise, un joueur produit autant de tonneaux qu’il a de plantations occupées \
              ou de cercles occupés dans les bâtiments correspondants, selon le plus petit de ces deux \
              nombres.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.3",
        source: Rule,
        en: "Corn needs no building: every occupied corn plantation produces one barrel.",
        fr: "Le maïs ne demande pas de bâtiment : chaque plantation de maïs occupée produit un tonneau.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.4",
        source: Rule,
        en: "The occupied circles of the small and the large building of a kind are added together.",
        fr: "Les cercles occupés du petit et du grand bâtiment d’une même marchandise s’additionnent.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.5",
        source: Rule,
        en: "Surplus colonists produce nothing, whether on a plantation without a matching occupied circle \
              or on a circle without a matching occupied plantation.",
        fr: "Les colons en surnombre ne produisent rien, qu’ils soient sur une plantation sans cercle \
              occupé correspondant ou sur un cercle sans plantation occupée correspondante.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.6",
        source: Rule,
        en: "Nobody takes more barrels than the supply holds; if it runs short, players are served in turn \
              order, in part if need be.",
        fr: "Personne ne prend plus de tonneaux que la réserve n’en contient ; s’il en manque, les joueurs \
              sont servis dans l’ordre, au besoin en partie.",
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement {
        id: "craftsman.7",
        source: Rule,
        en: "Barrels missing from the supply are not replaced by other goods.",
        fr: "Les tonneaux qui manquent dans la réserve ne sont pas remplacés par d’autres marchandises.",
        tests: &["missing_barrels_are_not_replaced"],
    },
    Statement {
        id: "craftsman.8",
        source: Rule,
        en: "An occupied factory pays 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds produced, and nothing for \
              one kind.",
        fr: "Une manufacture occupée rapporte 1, 2, 3 ou 5 doublons pour 2, 3, 4 ou 5 types de \
              marchandises produits, et rien pour un seul.",
        tests: &["factory_pays_by_number_of_kinds"],
    },
    Statement {
        id: "craftsman.9",
        source: Rule,
        en: "The factory counts the kinds actually produced, not capacities or barrels.",
        fr: "La manufacture compte les types de marchandises réellement produits, ni les capacités ni les \
              tonneaux.",
        tests: &["david_makes_two_sugar_one_tobacco_and_one_doubloon"],
    },
    Statement {
        id: "craftsman.10",
        source: Rule,
        en: "At the end of the phase the craftsman takes one extra barrel of a kind they have just \
              produced, of their choice: this is the privilege.",
        fr: "À la fin de la phase, l’artisan prend un tonneau supplémentaire, au choix parmi les \
              marchandises qu’il vient de produire : c’est son privilège.",
        tests: &["craftsman_takes_one_more_of_a_kind_just_produced"],
    },
    Statement {
        id: "craftsman.11",
        source: Rule,
        en: "The extra barrel is taken after everyone has produced, and only if one of that kind is left \
              in the supply.",
        fr: "Le tonneau supplémentaire se prend après la production de tous, et seulement s’il en reste un \
              de cette marchandise dans la réserve.",
        tests: &["the_extra_barrel_comes_last_if_one_is_left"],
    },
    Statement {
        id: "craftsman.12",
        source: Rule,
        en: "The extra barrel may be declined.",
        fr: "On peut renoncer au tonneau supplémentaire.",
        tests: &["the_extra_barrel_may_be_declined"],
    },
    Statement {
        id: "craftsman.13",
        source: Rule,
        en: "A craftsman who could produce nothing gets no extra barrel.",
        fr: "Un artisan qui n’a rien pu produire ne reçoit pas de tonneau supplémentaire.",
        tests: &["no_production_no_extra_barrel"],
    },
    Statement {
        id: "craftsman.14",
        source: Ruling,
        en: "A player may decline to produce, but only altogether: they produce every kind they can, or \
              nothing.",
        fr: "Un joueur peut renoncer à produire, mais seulement en bloc : il produit toutes les \
              marchandises qu’il peut, ou rien.",
        tests: &["production_may_be_declined_all_or_nothing"],
    },
    Statement {
        id: "craftsman.15",
        source: Ruling,
        en: "A craftsman who declined to produce gets no extra barrel.",
        fr: "Un artisan qui a renoncé à produire ne reçoit pas de tonneau supplémentaire.",
        tests: &["a_craftsman_who_declined_gets_no_extra_barrel"],
    },
];
