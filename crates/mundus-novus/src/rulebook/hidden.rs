//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "Hands, stored cards, cards discarded unused or to pirates, and the decks are hidden; the \
              number of cards is public.",
        fr: "Les mains, les cartes stockées, les cartes défaussées inutilisées ou prises par les pirates et \
              les pioches sont cachées ; leur nombre est public.",
        tests: &["hands_are_hidden_but_their_size_is_not", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.2",
        source: Ruling,
        en: "Before the reveal nobody learns anything of a secret choice but who has finished: neither \
              which cards nor how many, not even of las Casas.",
        fr: "Avant la révélation, personne n’apprend rien d’un choix secret sauf qui a terminé : ni quelles \
              cartes ni combien, même avec las Casas.",
        tests: &[
            "with_other_hidden_cards_no_view_differs_before_the_reveal",
            "nobody_sees_how_many_cards_las_casas_laid_out",
            "an_unfinished_choice_is_not_seen",
        ],
    },
    Statement {
        id: "hidden.3",
        source: Ruling,
        en: "A set being put together, and cards being stored, are seen by the others only when they are \
              done.",
        fr: "Une combinaison en cours et des cartes qu’on stocke ne sont vues des autres qu’une fois \
              terminées.",
        tests: &["a_set_being_put_together_is_not_seen", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "What everybody saw coming into a hand (face-up cards, cards taken, swapped or taken back) is \
              known to be there until that hand next loses a card face down (pirates, the gift, cards \
              discarded unused), and counts as unseen from then on; cards laid out or played openly are \
              taken off what is known.",
        fr: "Ce que tous ont vu entrer dans une main (cartes visibles, prises, échangées ou reprises) y est \
              connu jusqu’à ce que cette main perde une carte face cachée (pirates, don, défausse), et \
              compte ensuite comme non vu ; les cartes proposées ou jouées ouvertement sont retirées de ce \
              qui est connu.",
        tests: &[
            "what_everybody_saw_taken_is_known",
            "a_known_card_laid_out_or_played_is_no_longer_known",
            "a_hand_that_loses_a_card_face_down_is_unknown_again",
            "pirates_make_a_hand_unknown",
        ],
    },
    Statement {
        id: "hidden.5",
        source: Ruling,
        en: "After a gift, the giver knows that the receiver holds the card given, and the receiver still \
              knows the other cards that everybody had seen enter the giver’s hand; each until the other’s \
              progression in this round is over.",
        fr: "Après un don, celui qui a donné sait que l’autre a la carte en main, et celui qui a reçu connaît \
              encore les autres cartes que tous avaient vues entrer dans la main du donneur ; chacun jusqu’à \
              la fin de la progression de l’autre dans ce tour.",
        tests: &[
            "the_gift_is_seen_by_two",
            "the_receiver_knows_what_the_giver_keeps",
            "what_two_know_ends_with_the_turn",
        ],
    },
    Statement {
        id: "hidden.6",
        source: Ruling,
        en: "Own discards, and sets played, are known until the next reshuffle.",
        fr: "Ses propres défausses et les combinaisons jouées sont connues jusqu’au prochain mélange.",
        tests: &[
            "own_discards_are_known_until_the_reshuffle",
            "the_discard_is_shuffled_when_the_deck_is_used_up",
        ],
    },
    Statement {
        id: "hidden.7",
        source: Ruling,
        en: "Doubloons are public; the option hidden-money only decides whether pages show them.",
        fr: "Les doublons sont publics ; l’option « doublons cachés » décide seulement si les pages les \
              montrent.",
        tests: &["hidden_money_only_touches_the_display"],
    },
];
