//! Statements of the chapter “Characters”, each with the tests that fail when it is violated.

use game::{
    Source::{Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "characters.1",
        source: Rule,
        en: "Each round Almagro pays 2 doubloons, de la Cosa, las Casas and Valdivia 1, and Cortés 3.",
        fr: "À chaque tour, Almagro rapporte 2 doublons, de la Cosa, las Casas et Valdivia 1, et Cortés 3.",
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
        en: "Instead of the card they earned, Almagro’s owner may take the top card of the development \
              deck, unseen, and must keep it; the line stays as it is.",
        fr: "Au lieu de la carte gagnée, le propriétaire d’Almagro peut prendre la première carte de la \
              pioche Développement, sans la voir, et doit la garder ; la file ne change pas.",
        tests: &["almagro_may_take_the_top_card_unseen", "almagro_works_for_later_sets_only"],
    },
    Statement {
        id: "characters.4",
        source: Ruling,
        en: "They may do so under Storm too, but not if the deck is empty; taking its last card does not \
              end the game.",
        fr: "Il peut aussi le faire pendant une Tempête, mais pas si la pioche est vide ; prendre la \
              dernière carte ne met pas fin à la partie.",
        tests: &[
            "almagro_may_take_the_top_card_unseen",
            "almagro_needs_a_deck_and_its_last_card_ends_nothing",
        ],
    },
    Statement {
        id: "characters.5",
        source: Rule,
        en: "Events, good or bad, do not affect the owner of de la Cosa.",
        fr: "Les événements, bons ou mauvais, ne concernent pas le propriétaire de de la Cosa.",
        tests: &["de_la_cosa_is_out_of_every_event", "pirates_spare_de_la_cosa"],
    },
    Statement {
        id: "characters.6",
        source: Rule,
        en: "The owner of las Casas may offer any number of cards from 0 to the number announced, even as \
              Trade Master.",
        fr: "Le propriétaire de las Casas peut proposer entre 0 carte et le nombre annoncé, même s’il est \
              Maître du commerce.",
        tests: &["las_casas_lays_out_fewer_cards"],
    },
    Statement {
        id: "characters.7",
        source: Rule,
        en: "A player who offers nothing never gets a turn and receives nothing; as Trade Master, they \
              take one card and give one at the end.",
        fr: "Un joueur qui ne propose rien ne joue pas et ne reçoit rien ; s’il est Maître du commerce, il \
              prend une carte et en donne une à la fin.",
        tests: &["who_laid_out_nothing_never_moves", "a_las_casas_master_of_nothing_takes_one_and_gives_one"],
    },
    Statement {
        id: "characters.8",
        source: Rule,
        en: "The highest caravel of Pizarro’s owner, over both squadrons, counts as 0, in ties too; it \
              still counts as a caravel.",
        fr: "La caravelle de plus forte valeur du propriétaire de Pizarro, sur l’ensemble de ses deux \
              escadres, compte pour 0, aussi en cas d’égalité ; elle reste une caravelle.",
        tests: &[
            "the_highest_caravel_of_pizarro_counts_nothing",
            "the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons",
        ],
    },
    Statement {
        id: "characters.9",
        source: Rule,
        en: "The owner of Ponce de León may split their caravels into two squadrons, for the picking order \
              and for Pirates.",
        fr: "Le propriétaire de Ponce de León peut séparer ses caravelles en deux escadres, pour l’ordre \
              de choix et pour les Pirates.",
        tests: &[
            "ponce_splits_before_any_card_is_dealt",
            "two_large_squadrons_lose_two_cards",
            "ponce_with_one_caravel_has_nothing_to_split",
        ],
    },
    Statement {
        id: "characters.10",
        source: Ruling,
        en: "This is decided at the start of each Supply phase, before any card is dealt.",
        fr: "Cela se décide au début de chaque approvisionnement, avant toute distribution de cartes.",
        tests: &["ponce_splits_before_any_card_is_dealt"],
    },
    Statement {
        id: "characters.11",
        source: Rule,
        en: "Valdivia adds 3 to the owner’s total when the Trade Master is decided.",
        fr: "Valdivia ajoute 3 au total de son propriétaire quand on désigne le Maître du commerce.",
        tests: &["valdivia_adds_three"],
    },
    Statement {
        id: "characters.12",
        source: Rule,
        en: "Orellana’s owner earns 2 doubloons at once whenever their swap leaves three identical or \
              three consecutive resources in the market, even when swapping for the same resource.",
        fr: "Le propriétaire d’Orellana gagne aussitôt 2 doublons chaque fois que son échange laisse au \
              marché trois ressources identiques ou trois ressources qui se suivent, même s’il échange \
              contre la même ressource.",
        tests: &[
            "orellana_earns_two_for_three_alike_or_in_a_row",
            "orellana_earns_nothing_for_keeping_nor_others_for_swapping",
        ],
    },
    Statement {
        id: "characters.13",
        source: Ruling,
        en: "Relics count as identical, never as consecutive.",
        fr: "Les reliques comptent comme identiques, jamais comme des ressources qui se suivent.",
        tests: &["orellana_earns_two_for_three_alike_or_in_a_row"],
    },
    Statement {
        id: "characters.14",
        source: Rule,
        en: "When the first card of the line has no icon, Coronado’s owner may pay 2 doubloons before the \
              Supply phase to choose the event, even if they also own de la Cosa.",
        fr: "Si la première carte de la file n’a pas de symbole, le propriétaire de Coronado peut payer 2 \
              doublons avant l’approvisionnement pour choisir l’événement, même s’il possède aussi de la \
              Cosa.",
        tests: &[
            "coronado_may_pay_two_to_choose_the_event",
            "coronado_needs_two_doubloons_and_a_head_card_without_icon",
        ],
    },
];
