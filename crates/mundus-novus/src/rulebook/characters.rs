//! Statements of the chapter “Characters”, each with the tests that fail when it is violated.

use game::{
    Source::{Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "characters.1",
        source: Rule,
        en: "Almagro pays 2, de la Cosa, las Casas and Valdivia 1, Cortés 3 doubloons a round.",
        fr: "Almagro rapporte 2, de la Cosa, las Casas et Valdivia 1, Cortés 3 doublons par tour.",
        tests: &["incomes_of_the_characters"],
    },
    Statement {
        id: "characters.2",
        source: Rebuilt,
        en: "Pizarro, Ponce de León, Orellana and Coronado pay nothing.",
        fr: "Pizarro, Ponce de León, Orellana et Coronado ne rapportent rien.",
        tests: &["incomes_of_the_characters"],
    },
    Statement {
        id: "characters.3",
        source: Rule,
        en: "Almagro’s owner may take the top card of the development deck, unseen, instead of the card \
              earned, and must keep it; the line stays as it is.",
        fr: "Le propriétaire d’Almagro peut prendre, au lieu de la carte gagnée, la première carte de la \
              pioche, sans la voir, et doit la garder ; la file ne change pas.",
        tests: &["almagro_may_take_the_top_card_unseen", "almagro_works_for_later_sets_only"],
    },
    Statement {
        id: "characters.4",
        source: Ruling,
        en: "He does so under Storm too, not with an empty deck; taking its last card does not end the game.",
        fr: "Il le fait aussi sous la Tempête, pas avec une pioche vide ; en prendre la dernière carte ne \
              finit pas la partie.",
        tests: &[
            "almagro_may_take_the_top_card_unseen",
            "almagro_needs_a_deck_and_its_last_card_ends_nothing",
        ],
    },
    Statement {
        id: "characters.5",
        source: Rule,
        en: "Events, good and bad, do not touch the owner of de la Cosa.",
        fr: "Les événements, bons ou mauvais, ne touchent pas le propriétaire de de la Cosa.",
        tests: &["de_la_cosa_is_out_of_every_event", "pirates_spare_de_la_cosa"],
    },
    Statement {
        id: "characters.6",
        source: Rule,
        en: "The owner of las Casas may lay out any number of cards up to the one announced, also as Trade \
              Master.",
        fr: "Le propriétaire de las Casas peut proposer de zéro au nombre annoncé, même comme Maître du \
              commerce.",
        tests: &["las_casas_lays_out_fewer_cards"],
    },
    Statement {
        id: "characters.7",
        source: Rule,
        en: "Who laid out nothing never moves and gets nothing; as Trade Master he takes one card and gives \
              one at the end.",
        fr: "Qui n’a rien proposé ne joue pas et ne reçoit rien ; comme Maître du commerce, il prend une \
              carte et en donne une à la fin.",
        tests: &["who_laid_out_nothing_never_moves", "a_las_casas_master_of_nothing_takes_one_and_gives_one"],
    },
    Statement {
        id: "characters.8",
        source: Rule,
        en: "The highest caravel of Pizarro’s owner counts 0, over both squadrons and in ties; it is still \
              a caravel.",
        fr: "La plus forte caravelle du propriétaire de Pizarro compte 0, sur ses deux escadres et en cas \
              d’égalité ; elle reste une caravelle.",
        tests: &[
            "the_highest_caravel_of_pizarro_counts_nothing",
            "the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons",
        ],
    },
    Statement {
        id: "characters.9",
        source: Rule,
        en: "The owner of Ponce de León may split the caravels into two squadrons, for the order of choice \
              and for Pirates.",
        fr: "Le propriétaire de Ponce de León peut séparer ses caravelles en deux escadres, pour l’ordre de \
              choix et pour les Pirates.",
        tests: &[
            "ponce_splits_before_any_card_is_dealt",
            "two_large_squadrons_lose_two_cards",
            "ponce_with_one_caravel_has_nothing_to_split",
        ],
    },
    Statement {
        id: "characters.10",
        source: Ruling,
        en: "That is decided at the start of each Supply, before any card is dealt.",
        fr: "Cela se décide au début de chaque approvisionnement, avant toute distribution.",
        tests: &["ponce_splits_before_any_card_is_dealt"],
    },
    Statement {
        id: "characters.11",
        source: Rule,
        en: "Valdivia adds 3 when the Trade Master is decided.",
        fr: "Valdivia ajoute 3 quand on désigne le Maître du commerce.",
        tests: &["valdivia_adds_three"],
    },
    Statement {
        id: "characters.12",
        source: Rule,
        en: "Orellana’s owner earns 2 doubloons at once whenever the own swap leaves three identical or \
              three consecutive resources in the market, also when swapped for the same resource.",
        fr: "Le propriétaire d’Orellana gagne aussitôt 2 doublons chaque fois que son échange laisse au \
              marché trois ressources identiques ou qui se suivent, même échangées contre la même \
              ressource.",
        tests: &[
            "orellana_earns_two_for_three_alike_or_in_a_row",
            "orellana_earns_nothing_for_keeping_nor_others_for_swapping",
        ],
    },
    Statement {
        id: "characters.13",
        source: Ruling,
        en: "Relics count as identical, never as consecutive.",
        fr: "Les reliques comptent comme identiques, jamais comme se suivant.",
        tests: &["orellana_earns_two_for_three_alike_or_in_a_row"],
    },
    Statement {
        id: "characters.14",
        source: Rule,
        en: "When the head card has no icon, Coronado’s owner may pay 2 doubloons before the Supply to \
              choose the event, even with de la Cosa.",
        fr: "Si la première carte n’a pas d’icône, le propriétaire de Coronado peut payer 2 doublons avant \
              l’approvisionnement pour choisir l’événement, même avec de la Cosa.",
        tests: &[
            "coronado_may_pay_two_to_choose_the_event",
            "coronado_needs_two_doubloons_and_a_head_card_without_icon",
        ],
    },
];
