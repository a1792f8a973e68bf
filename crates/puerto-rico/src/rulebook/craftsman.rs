//! Statements of the chapter “Craftsman”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "craftsman.1",
        source: Rule,
        en: "From the craftsman clockwise, everybody produces.",
        fr: "À partir de l’artisan, en sens horaire, tous les joueurs produisent.",
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement {
        id: "craftsman.2",
        source: Rule,
        en: "Of each kind a player makes as many barrels as there are occupied plantations or occupied \
              circles in its buildings, whichever is fewer.",
        fr: "De chaque marchandise on produit autant de tonneaux que l’on a de plantations occupées ou de \
              cercles occupés dans ses bâtiments, le plus petit des deux nombres comptant.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.3",
        source: Rule,
        en: "Corn needs no building: every occupied corn plantation makes one barrel.",
        fr: "Le maïs ne demande pas de bâtiment : chaque plantation de maïs occupée donne un tonneau.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.4",
        source: Rule,
        en: "The occupied circles of the small and the large building of a kind are added up.",
        fr: "Les cercles occupés du petit et du grand bâtiment d’une même marchandise s’additionnent.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.5",
        source: Rule,
        en: "Surplus colonists produce nothing: those on plantations with no building circle to match, and \
              those in building circles with no plantation to match.",
        fr: "Les colons en surnombre, sur une plantation ou dans un bâtiment, ne produisent rien.",
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.6",
        source: Rule,
        en: "Nobody takes more barrels than the supply holds; what there is goes to whoever comes first, \
              partial amounts included.",
        fr: "Personne ne prend plus de tonneaux que n’en contient la réserve ; le premier venu est servi, \
              même en partie.",
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement {
        id: "craftsman.7",
        source: Rule,
        en: "Barrels missing from the supply are not replaced by others.",
        fr: "Les tonneaux qui manquent dans la réserve ne sont remplacés par rien d’autre.",
        tests: &["missing_barrels_are_not_replaced"],
    },
    Statement {
        id: "craftsman.8",
        source: Rule,
        en: "An occupied factory pays 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds produced, and nothing for \
              one kind.",
        fr: "Une manufacture occupée rapporte 1, 2, 3 ou 5 doublons pour 2, 3, 4 ou 5 marchandises produites, \
              rien pour une seule.",
        tests: &["factory_pays_by_number_of_kinds"],
    },
    Statement {
        id: "craftsman.9",
        source: Rule,
        en: "The factory counts kinds really produced, not capacities and not barrels.",
        fr: "La manufacture compte les marchandises réellement produites, ni les capacités ni les tonneaux.",
        tests: &["david_makes_two_sugar_one_tobacco_and_one_doubloon"],
    },
    Statement {
        id: "craftsman.10",
        source: Rule,
        en: "At the end of the phase the craftsman takes one more barrel, free choice among the kinds just \
              produced: this is the privilege.",
        fr: "À la fin de la phase, l’artisan prend un tonneau de plus, au choix parmi les marchandises qu’il \
              vient de produire : c’est son privilège.",
        tests: &["craftsman_takes_one_more_of_a_kind_just_produced"],
    },
    Statement {
        id: "craftsman.11",
        source: Rule,
        en: "The extra barrel is taken after everybody has produced, and only if one of that kind is left.",
        fr: "Le tonneau supplémentaire se prend après la production de tous, et seulement s’il en reste un.",
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
        en: "A player may decline production, but only as a whole: either every kind is produced or none.",
        fr: "On peut renoncer à produire : tout ou rien.",
        tests: &["production_may_be_declined_all_or_nothing"],
    },
    Statement {
        id: "craftsman.15",
        source: Ruling,
        en: "A craftsman who declined production gets no extra barrel.",
        fr: "Un artisan qui a renoncé à produire ne reçoit pas de tonneau supplémentaire.",
        tests: &["a_craftsman_who_declined_gets_no_extra_barrel"],
    },
];
