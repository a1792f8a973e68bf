//! Statements of the chapter “The exchanges”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "chain.1",
        source: Rule,
        en: "The new Trade Master takes first: a player whose turn it is must take one card offered by \
              another player.",
        fr: "Le nouveau Maître du commerce commence : le joueur dont c’est le tour doit prendre une carte \
              proposée par un autre joueur.",
        tests: &["the_mover_must_take_and_the_owner_moves_next"],
    },
    Statement {
        id: "chain.2",
        source: Rule,
        en: "They keep the card, or put it into the market and take one of the three cards that were \
              there, even one of the same resource.",
        fr: "Il garde la carte, ou il la place au marché et prend l’une des trois cartes qui s’y \
              trouvaient, même de la même ressource.",
        tests: &["the_card_taken_may_be_swapped_with_the_market"],
    },
    Statement {
        id: "chain.3",
        source: Rule,
        en: "The player whose card was taken goes next and may take from the player who took it.",
        fr: "Le joueur chez qui la carte a été prise joue ensuite et peut prendre chez celui qui l’a prise.",
        tests: &["the_mover_must_take_and_the_owner_moves_next"],
    },
    Statement {
        id: "chain.4",
        source: Rule,
        en: "With three or more players, a player may not take from another if the last two cards taken \
              were both between these two; with two players this does not apply.",
        fr: "À trois joueurs ou plus, on ne peut pas prendre chez un joueur si les deux dernières prises \
              ont déjà eu lieu entre ces deux joueurs ; à deux joueurs, cette règle ne s’applique pas.",
        tests: &["no_third_exchange_between_the_same_two", "two_players_two_cards"],
    },
    Statement {
        id: "chain.5",
        source: Ruling,
        en: "Nor does it apply when nobody but these two has a card on offer.",
        fr: "Elle ne s’applique pas non plus quand ces deux joueurs sont les seuls à avoir encore des \
              cartes proposées.",
        tests: &["the_exception_is_used_on_the_last_take", "the_exception_is_used_twice"],
    },
    Statement {
        id: "chain.6",
        source: Rule,
        en: "The exchanges end as soon as nobody but the player whose turn it is has a card on offer, even \
              before the first card is taken.",
        fr: "Les échanges s’arrêtent dès que personne d’autre que le joueur dont c’est le tour n’a de \
              carte proposée, même avant la première prise.",
        tests: &["nobody_else_laid_out_a_card", "the_master_laid_out_nothing", "one_against_three"],
    },
    Statement {
        id: "chain.7",
        source: Rule,
        en: "That player then takes back any of their own cards still on offer.",
        fr: "Ce joueur reprend alors en main celles de ses cartes qui sont encore proposées.",
        tests: &[
            "three_players_three_cards_the_master_takes_back",
            "four_players_another_takes_back_and_gets_a_gift",
        ],
    },
    Statement {
        id: "chain.8",
        source: Rule,
        en: "If that player is not the Trade Master, the Trade Master gives them exactly one card of the \
              Trade Master’s choice from their hand, seen only by these two.",
        fr: "Si ce joueur n’est pas le Maître du commerce, celui-ci lui donne exactement une carte de sa \
              main, de son choix, que seuls ces deux joueurs voient.",
        tests: &[
            "three_players_two_cards_end_with_a_gift",
            "the_gift_is_any_hand_card_of_the_trade_master",
            "the_gift_is_seen_by_two",
        ],
    },
    Statement {
        id: "chain.9",
        source: Rule,
        en: "In the end, everyone has received as many cards as they offered.",
        fr: "À la fin, chacun a reçu autant de cartes qu’il en avait proposé.",
        tests: &["everybody_has_as_many_cards_after_the_trade_as_before"],
    },
];
