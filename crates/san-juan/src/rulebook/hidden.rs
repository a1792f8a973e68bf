//! Statements of the chapter “Hidden information”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "The number of hand cards is public, the cards are not.",
        fr: "Le nombre de cartes en main est public, les cartes non.",
        tests: &["a_view_holds_the_own_hand_and_the_size_of_the_others"],
    },
    Statement {
        id: "hidden.2",
        source: Rule,
        en: "Nobody knows the cards on buildings and under the harbor, their owners included.",
        fr: "Personne ne connaît les cartes sur les bâtiments et sous le port, pas même leurs propriétaires.",
        tests: &["goods_are_certain_only_after_a_reshuffle_and_known_to_nobody"],
    },
    Statement {
        id: "hidden.3",
        source: Rule,
        en: "Cards under chapel and bank are known to their owner only.",
        fr: "Les cartes sous chapelle et banque ne sont connues que de leur propriétaire.",
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "A card publicly seen entering a hand is known to be there until that hand next loses a card face down.",
        fr: "Une carte que tous ont vue entrer dans une main y reste connue de tous jusqu’à ce que cette main perde une carte face cachée.",
        tests: &["a_revealed_card_is_known_until_the_hand_loses_one_face_down"],
    },
    Statement {
        id: "hidden.5",
        source: Ruling,
        en: "Own discards and cards seen discarded stay known until the next reshuffle.",
        fr: "Ses propres défausses et celles que l’on a vues restent connues jusqu’au prochain mélange.",
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
];
