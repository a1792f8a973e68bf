//! Statements of the chapter “The exchanges”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "chain.1",
        source: Rule,
        en: "The new Trade Master moves first: the mover must take one card laid out by another player.",
        fr: "Le nouveau Maître du commerce commence : on doit prendre une carte proposée par un autre \
              joueur.",
        tests: &["the_mover_must_take_and_the_owner_moves_next"],
    },
    Statement {
        id: "chain.2",
        source: Rule,
        en: "The mover keeps the card, or puts it into the market and takes one of the three cards that \
              were there, which may be of the same resource.",
        fr: "On garde la carte, ou on la place au marché et on prend l’une des trois cartes qui y étaient, \
              même de la même ressource.",
        tests: &["the_card_taken_may_be_swapped_with_the_market"],
    },
    Statement {
        id: "chain.3",
        source: Rule,
        en: "The owner of the card taken moves next and may take from the taker.",
        fr: "Le joueur chez qui la carte a été prise joue ensuite et peut prendre chez celui qui l’a prise.",
        tests: &["the_mover_must_take_and_the_owner_moves_next"],
    },
    Statement {
        id: "chain.4",
        source: Rule,
        en: "With three or more players nobody takes from a player if the two takes before were both \
              between the two; with two players this does not hold.",
        fr: "À trois joueurs ou plus, on ne prend pas chez un joueur si les deux prises précédentes étaient \
              entre ces deux joueurs ; à deux joueurs, cela ne vaut pas.",
        tests: &["no_third_exchange_between_the_same_two", "two_players_two_cards"],
    },
    Statement {
        id: "chain.5",
        source: Ruling,
        en: "It does not hold either when nobody but these two has a card laid out.",
        fr: "Cela ne vaut pas non plus quand ces deux joueurs sont seuls à avoir encore des cartes \
              proposées.",
        tests: &["the_exception_is_used_on_the_last_take", "the_exception_is_used_twice"],
    },
    Statement {
        id: "chain.6",
        source: Rule,
        en: "The chain ends as soon as nobody but the mover has a card laid out, even before the first take.",
        fr: "Les échanges s’arrêtent dès que personne d’autre que le joueur en cours n’a de carte proposée, \
              même avant la première prise.",
        tests: &["nobody_else_laid_out_a_card", "the_master_laid_out_nothing", "one_against_three"],
    },
    Statement {
        id: "chain.7",
        source: Rule,
        en: "The mover then takes back the own cards still laid out.",
        fr: "Le joueur en cours reprend alors ses cartes encore proposées.",
        tests: &[
            "three_players_three_cards_the_master_takes_back",
            "four_players_another_takes_back_and_gets_a_gift",
        ],
    },
    Statement {
        id: "chain.8",
        source: Rule,
        en: "If the mover is not the Trade Master, the Trade Master gives the mover exactly one hand card \
              of choice, seen only by the two.",
        fr: "Si ce n’est pas le Maître du commerce, celui-ci lui donne exactement une carte de sa main, de \
              son choix, vue seulement par les deux.",
        tests: &[
            "three_players_two_cards_end_with_a_gift",
            "the_gift_is_any_hand_card_of_the_trade_master",
            "the_gift_is_seen_by_two",
        ],
    },
    Statement {
        id: "chain.9",
        source: Rule,
        en: "In the end everybody has got as many cards as laid out.",
        fr: "À la fin, chacun a reçu autant de cartes qu’il en avait proposé.",
        tests: &["everybody_has_as_many_cards_after_the_trade_as_before"],
    },
];
