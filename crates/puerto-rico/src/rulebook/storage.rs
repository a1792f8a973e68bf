//! Statements of the chapter “Storage”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "storage.1",
        source: Ruling,
        en: "After loading, players store their barrels from the captain clockwise.",
        fr: "Après le chargement, chacun stocke ses tonneaux, à partir du capitaine, en sens horaire.",
        tests: &["storage_goes_clockwise_from_the_captain"],
    },
    Statement {
        id: "storage.2",
        source: Rule,
        en: "Without a warehouse a player keeps one barrel, of free choice.",
        fr: "Sans entrepôt, on conserve un tonneau, au choix.",
        tests: &["one_barrel_of_choice_is_kept"],
    },
    Statement {
        id: "storage.3",
        source: Rule,
        en: "An occupied small warehouse also keeps all barrels of one kind.",
        fr: "Un petit entrepôt occupé conserve en plus tous les tonneaux d’une marchandise.",
        tests: &["small_warehouse_keeps_one_kind_more"],
    },
    Statement {
        id: "storage.4",
        source: Rule,
        en: "An occupied large warehouse also keeps all barrels of two kinds.",
        fr: "Un grand entrepôt occupé conserve en plus tous les tonneaux de deux marchandises.",
        tests: &["large_warehouse_keeps_two_kinds_more"],
    },
    Statement {
        id: "storage.5",
        source: Rule,
        en: "Both warehouses together keep three kinds, besides the one barrel.",
        fr: "Les deux entrepôts ensemble conservent trois marchandises, outre le tonneau au choix.",
        tests: &["both_warehouses_keep_three_kinds"],
    },
    Statement {
        id: "storage.6",
        source: Rule,
        en: "A warehouse may stay unused.",
        fr: "Un entrepôt peut rester inutilisé.",
        tests: &["a_warehouse_may_stay_unused"],
    },
    Statement {
        id: "storage.7",
        source: Ruling,
        en: "A kind kept in a warehouse is kept whole: keeping fewer gains nothing and is not offered.",
        fr: "Une marchandise mise en entrepôt y est mise tout entière : en garder moins ne sert à rien et \
              n’est pas proposé.",
        tests: &["a_kind_in_a_warehouse_is_kept_whole"],
    },
    Statement {
        id: "storage.8",
        source: Rule,
        en: "What is not kept returns to the supply.",
        fr: "Ce qui n’est pas conservé retourne à la réserve.",
        tests: &["what_is_not_kept_returns_to_the_supply"],
    },
    Statement {
        id: "storage.9",
        source: Rule,
        en: "At all other times barrels are kept without limit.",
        fr: "À tout autre moment, on conserve autant de tonneaux que l’on veut.",
        tests: &["barrels_are_kept_without_limit_at_other_times"],
    },
    Statement {
        id: "storage.10",
        source: Rule,
        en: "A warehouse does not free its owner from loading.",
        fr: "Un entrepôt ne dispense pas de charger.",
        tests: &["a_warehouse_does_not_free_from_loading"],
    },
];
