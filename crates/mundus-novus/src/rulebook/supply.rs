//! Statements of the chapter “Supply”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "supply.1",
        source: Data,
        en: "Stored cards return to the hand.",
        fr: "Les cartes stockées reviennent en main.",
        tests: &["stored_cards_are_in_the_hand_again"],
    },
    Statement {
        id: "supply.2",
        source: Rule,
        en: "Everyone is dealt five cards face down.",
        fr: "Chacun reçoit cinq cartes face cachée.",
        tests: &["first_supply_five_cards_only"],
    },
    Statement {
        id: "supply.3",
        source: Rule,
        en: "Then as many cards are turned over as there are caravels in play, and each squadron takes one \
              card per caravel.",
        fr: "Puis on retourne autant de cartes qu’il y a de caravelles en jeu, et chaque escadre prend une \
              carte par caravelle.",
        tests: &["the_squadron_example"],
    },
    Statement {
        id: "supply.4",
        source: Rule,
        en: "The value of a squadron is the sum of its caravels; the lowest squadron picks first; if tied, \
              the one with the lowest caravel.",
        fr: "La valeur d’une escadre est la somme de ses caravelles ; l’escadre de plus faible valeur se \
              sert d’abord ; à égalité, celle qui a la plus petite caravelle.",
        tests: &["the_squadron_example", "the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons"],
    },
    Statement {
        id: "supply.5",
        source: Ruling,
        en: "When the deck runs out, the discard pile is shuffled and dealing continues; it is never \
              shuffled otherwise.",
        fr: "Quand la pioche est épuisée, on mélange la défausse et l’on continue à distribuer ; on ne la \
              mélange jamais autrement.",
        tests: &["the_discard_is_shuffled_when_the_deck_is_used_up", "a_deck_that_suffices_is_not_shuffled"],
    },
    Statement {
        id: "supply.6",
        source: Ruling,
        en: "Cards are dealt one at a time, clockwise from the Trade Master.",
        fr: "Les cartes sont distribuées une par une, dans le sens des aiguilles d’une montre à partir du \
              Maître du commerce.",
        tests: &["the_discard_is_shuffled_when_the_deck_is_used_up"],
    },
];
