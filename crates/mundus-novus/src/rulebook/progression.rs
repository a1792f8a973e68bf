//! Statements of the chapter “Progression”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "progression.1",
        source: Rule,
        en: "The Trade Master chooses who goes first; then play goes clockwise.",
        fr: "Le Maître du commerce choisit le premier joueur ; les autres suivent dans le sens des \
              aiguilles d’une montre.",
        tests: &["the_trade_master_chooses_who_begins_then_clockwise"],
    },
    Statement {
        id: "progression.2",
        source: Ruling,
        en: "Each set and each sale is optional and may come in any order.",
        fr: "Chaque combinaison et chaque vente est facultative ; l’ordre est libre.",
        tests: &["everything_is_optional_and_in_any_order"],
    },
    Statement {
        id: "progression.3",
        source: Rule,
        en: "One set of identical resources, three to five cards, earns one development card.",
        fr: "Une combinaison de ressources identiques, de trois à cinq cartes, donne une carte \
              Développement.",
        tests: &["a_set_has_three_to_five_cards", "one_set_of_identical_resources"],
    },
    Statement {
        id: "progression.4",
        source: Rule,
        en: "Relics are jokers in such a set.",
        fr: "Les reliques y servent de joker.",
        tests: &["relics_are_jokers_but_not_alone"],
    },
    Statement {
        id: "progression.5",
        source: Ruling,
        en: "At least one card of the set must not be a relic.",
        fr: "Au moins une carte de la combinaison ne doit pas être une relique.",
        tests: &["relics_are_jokers_but_not_alone"],
    },
    Statement {
        id: "progression.6",
        source: Data,
        en: "Three common cards take the first card of the line, four take one of the first three, five \
              take any; three uncommon cards take one of the first three, four or five take any; rare \
              cards always take any.",
        fr: "Trois cartes communes donnent la première carte de la file, quatre l’une des trois premières, \
              cinq n’importe laquelle ; trois cartes peu communes donnent l’une des trois premières, \
              quatre ou cinq n’importe laquelle ; des cartes rares donnent toujours n’importe laquelle.",
        tests: &["the_table_of_reach", "larger_and_rarer_sets_reach_further"],
    },
    Statement {
        id: "progression.7",
        source: Rule,
        en: "The line closes up and its fifth place is refilled at once.",
        fr: "La file avance et sa cinquième place est aussitôt complétée.",
        tests: &["the_line_closes_up_and_is_refilled"],
    },
    Statement {
        id: "progression.8",
        source: Rule,
        en: "One set of different resources, without relics, pays doubloons.",
        fr: "Une combinaison de ressources différentes, sans relique, rapporte des doublons.",
        tests: &["no_relic_in_a_set_of_different_resources", "different_resources_pay_by_their_number"],
    },
    Statement {
        id: "progression.9",
        source: Data,
        en: "Four different resources pay 5 doubloons, five 7, six 10, seven 15, eight 20, nine 25; fewer \
              than four pay nothing.",
        fr: "Quatre ressources différentes rapportent 5 doublons, cinq 7, six 10, sept 15, huit 20, neuf \
              25 ; moins de quatre ne rapportent rien.",
        tests: &["different_resources_pay_by_their_number"],
    },
    Statement {
        id: "progression.10",
        source: Rule,
        en: "Relics sold alone pay 3, 7, 12, 18 or 25 doubloons for one to five relics.",
        fr: "Des reliques vendues seules rapportent 3, 7, 12, 18 ou 25 doublons pour une à cinq reliques.",
        tests: &["relics_sell_together_once"],
    },
    Statement {
        id: "progression.11",
        source: Ruling,
        en: "A player may sell relics once per round, at most five of them.",
        fr: "On ne peut vendre des reliques qu’une fois par tour, et cinq au plus.",
        tests: &["relics_sell_together_once"],
    },
    Statement {
        id: "progression.12",
        source: Rule,
        en: "A card can be used only once; unused cards keep their resource.",
        fr: "Une carte ne sert qu’une fois ; les cartes inutilisées gardent leur ressource.",
        tests: &["everything_is_optional_and_in_any_order", "a_merchant_makes_another_different_resource"],
    },
    Statement {
        id: "progression.13",
        source: Rule,
        en: "Each merchant turns one card into a resource of its class, once per round.",
        fr: "Chaque marchand transforme une carte en une ressource de sa classe, une fois par tour.",
        tests: &[
            "a_merchant_completes_a_set_and_pays",
            "each_merchant_works_once_a_round",
            "a_merchant_makes_another_different_resource",
        ],
    },
    Statement {
        id: "progression.14",
        source: Ruling,
        en: "Merchants work only while a set is being played; several may be used for one set, whose class \
              is that of the resulting resource.",
        fr: "Les marchands ne servent que pendant qu’une combinaison est jouée ; plusieurs peuvent servir \
              à la même combinaison, dont la classe est celle de la ressource obtenue.",
        tests: &["several_merchants_may_serve_one_set"],
    },
    Statement {
        id: "progression.15",
        source: Ruling,
        en: "Merchants cannot turn relics into anything, nor anything into a relic.",
        fr: "Un marchand ne peut ni transformer une relique, ni en produire une.",
        tests: &["merchants_leave_relics_alone"],
    },
    Statement {
        id: "progression.16",
        source: Rule,
        en: "After the sets, a player receives the income of all their developments and shipyards; then \
              unused cards are discarded unseen.",
        fr: "Après les combinaisons, le joueur touche les revenus de tous ses développements et de ses \
              chantiers navals ; puis les cartes inutilisées sont défaussées sans être vues.",
        tests: &["unused_cards_are_discarded_unseen", "income_is_paid_in_the_round_it_is_taken"],
    },
    Statement {
        id: "progression.17",
        source: Ruling,
        en: "When a place cannot be refilled, “first three” and “any” mean what is left; if there is \
              nothing to take, no set of identical resources may be played.",
        fr: "Quand une place ne peut pas être complétée, « trois premières » et « n’importe laquelle » \
              désignent ce qui reste ; s’il n’y a rien à prendre, on ne peut pas jouer de combinaison de \
              ressources identiques.",
        tests: &["with_nothing_to_take_no_identical_set"],
    },
];
