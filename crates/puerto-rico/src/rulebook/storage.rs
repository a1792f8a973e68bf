//! Statements of the chapter “Storage”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "storage.1",
        source: Ruling,
        en: "After loading, players store their barrels, starting with the captain and going clockwise.",
        fr: "Après le chargement, les joueurs stockent leurs tonneaux, en commençant par le capitaine et \
              en sens horaire.",
        tests: &["storage_goes_clockwise_from_the_captain"],
    },
    Statement {
        id: "storage.2",
        source: Rule,
        en: "Without a warehouse, a player keeps only one barrel of their choice.",
        fr: "Sans entrepôt, un joueur ne conserve qu’un tonneau de son choix.",
        tests: &["one_barrel_of_choice_is_kept"],
    },
    Statement {
        id: "storage.3",
        source: Rule,
        en: "An occupied small warehouse lets its owner also keep all barrels of one kind.",
        fr: "Un petit entrepôt occupé permet de conserver en plus tous les tonneaux d’une marchandise.",
        tests: &["small_warehouse_keeps_one_kind_more"],
    },
    Statement {
        id: "storage.4",
        source: Rule,
        en: "An occupied large warehouse lets its owner also keep all barrels of two kinds.",
        fr: "Un grand entrepôt occupé permet de conserver en plus tous les tonneaux de deux marchandises.",
        tests: &["large_warehouse_keeps_two_kinds_more"],
    },
    Statement {
        id: "storage.5",
        source: Rule,
        en: "With both warehouses a player keeps three kinds, in addition to the one barrel.",
        fr: "Avec les deux entrepôts, on conserve trois marchandises, outre le tonneau de son choix.",
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
        en: "A kind stored in a warehouse is stored completely: keeping fewer barrels gains nothing and is \
              not offered.",
        fr: "Une marchandise stockée en entrepôt l’est tout entière : en garder moins ne sert à rien et \
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
        en: "At all other times, players may keep any number of barrels.",
        fr: "À tout autre moment, on conserve autant de tonneaux que l’on veut.",
        tests: &["barrels_are_kept_without_limit_at_other_times"],
    },
    Statement {
        id: "storage.10",
        source: Rule,
        en: "Owning a warehouse does not exempt a player from loading.",
        fr: "Un entrepôt ne dispense pas de charger.",
        tests: &["a_warehouse_does_not_free_from_loading"],
    },
];
