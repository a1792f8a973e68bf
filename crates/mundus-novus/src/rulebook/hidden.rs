//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "Hands, stored cards, unused cards that are discarded, cards given to pirates and the decks \
              are hidden; the number of cards is public.",
        fr: "Les mains, les cartes stockées, les cartes inutilisées que l’on défausse, celles que prennent \
              les pirates et les pioches sont cachées ; le nombre de cartes est public.",
        tests: &["hands_are_hidden_but_their_size_is_not", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.2",
        source: Ruling,
        en: "Before the reveal, nobody learns anything about a secret choice except who has finished: \
              neither which cards nor how many, not even with las Casas.",
        fr: "Avant la révélation, on ne sait rien d’un choix secret, sauf qui a terminé : ni quelles \
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
        en: "The others see a set being put together, or cards being stored, only when it is finished.",
        fr: "Les autres ne voient une combinaison en préparation, ou des cartes que l’on stocke, qu’une \
              fois l’opération terminée.",
        tests: &["a_set_being_put_together_is_not_seen", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "A card that everyone saw enter a hand (face-up cards, cards taken, swapped or taken back) is \
              known to be there until that hand next loses a card face down (pirates, the gift, cards \
              discarded unused) and counts as unseen from then on; cards offered or played openly are no \
              longer known to be in the hand.",
        fr: "Une carte que tous ont vue entrer dans une main (carte visible, prise, échangée ou reprise) y \
              est connue jusqu’à ce que cette main perde une carte face cachée (pirates, don, défausse), \
              puis compte comme non vue ; les cartes proposées ou jouées ouvertement ne sont plus connues \
              comme étant en main.",
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
        en: "After a gift, the giver knows that the receiver has that card, and the receiver still knows \
              the other cards that everyone saw enter the giver’s hand; each knows this until the other’s \
              progression this round is over.",
        fr: "Après un don, le donneur sait que l’autre a cette carte en main ; celui qui l’a reçue connaît \
              encore les autres cartes que tous ont vues entrer dans la main du donneur. Chacun le sait \
              jusqu’à la fin de la progression de l’autre pendant ce tour.",
        tests: &[
            "the_gift_is_seen_by_two",
            "the_receiver_knows_what_the_giver_keeps",
            "what_two_know_ends_with_the_turn",
        ],
    },
    Statement {
        id: "hidden.6",
        source: Ruling,
        en: "A player’s own discards, and the sets played, are known until the next reshuffle.",
        fr: "Un joueur connaît jusqu’au prochain mélange les cartes qu’il a défaussées et les combinaisons \
              jouées.",
        tests: &[
            "own_discards_are_known_until_the_reshuffle",
            "the_discard_is_shuffled_when_the_deck_is_used_up",
        ],
    },
    Statement {
        id: "hidden.7",
        source: Ruling,
        en: "Doubloons are public; the option hidden-money only decides whether the pages show them.",
        fr: "Les doublons sont publics ; l’option « hidden-money » décide seulement si les pages les \
              affichent.",
        tests: &["hidden_money_only_touches_the_display"],
    },
];
