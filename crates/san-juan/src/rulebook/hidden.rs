//! Statements of the chapter “Hidden information”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "The number of cards in a hand is public; the cards are not.",
        fr: "Le nombre de cartes en main est public ; les cartes ne le sont pas.",
        tests: &["a_view_holds_the_own_hand_and_the_size_of_the_others"],
    },
    Statement {
        id: "hidden.2",
        source: Rule,
        en: "Nobody knows the cards on buildings and under the harbor, not even their owner.",
        fr: "Personne ne connaît les cartes posées sur les bâtiments et sous le port, pas même leur \
              propriétaire.",
        tests: &["goods_are_certain_only_after_a_reshuffle_and_known_to_nobody"],
    },
    Statement {
        id: "hidden.3",
        source: Rule,
        en: "Cards under the chapel and the bank are known only to their owner.",
        fr: "Les cartes sous la chapelle et la banque ne sont connues que de leur propriétaire.",
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "A card that everyone saw enter a hand is known to be there until that hand next loses a card \
              face down.",
        fr: "Quand tous ont vu une carte entrer dans une main, on sait qu’elle s’y trouve jusqu’à ce que \
              cette main perde une carte face cachée.",
        tests: &["a_revealed_card_is_known_until_the_hand_loses_one_face_down"],
    },
    Statement {
        id: "hidden.5",
        source: Ruling,
        en: "A player’s own discards, and cards they saw being discarded, stay known to them until the \
              next reshuffle.",
        fr: "Un joueur connaît jusqu’au prochain mélange les cartes qu’il a défaussées et celles qu’il a \
              vu défausser.",
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
];
