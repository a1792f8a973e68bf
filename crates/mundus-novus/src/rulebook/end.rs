//! Statements of the chapter “The end of the game”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        en: "A player who shows the perfect combination, the nine resources and one relic, wins at the end \
              of the round, however many doubloons the others have.",
        fr: "Le joueur qui expose la combinaison parfaite, les neuf ressources et une relique, gagne à la \
              fin du tour, même si d’autres ont plus de doublons.",
        tests: &["the_perfect_combination_beats_75"],
    },
    Statement {
        id: "end.2",
        source: Rule,
        en: "Merchants may be used to complete it.",
        fr: "On peut faire appel à des marchands pour la compléter.",
        tests: &["merchants_may_complete_the_perfect_combination"],
    },
    Statement {
        id: "end.3",
        source: Ruling,
        en: "Its cards and merchants are used up; it pays nothing and does not count as the set of \
              different resources.",
        fr: "Ses cartes et ses marchands sont utilisés ; elle ne rapporte rien et ne compte pas comme la \
              combinaison de ressources différentes.",
        tests: &[
            "the_perfect_combination_beats_75",
            "merchants_may_complete_the_perfect_combination",
            "the_perfect_combination_is_not_the_set_of_different_resources",
        ],
    },
    Statement {
        id: "end.4",
        source: Rule,
        en: "If several players show a perfect combination in the same round, the one among them with the \
              most doubloons wins.",
        fr: "Si plusieurs joueurs exposent une combinaison parfaite pendant le même tour, le plus fortuné \
              d’entre eux gagne.",
        tests: &["of_two_perfect_combinations_the_richest_wins"],
    },
    Statement {
        id: "end.5",
        source: Rule,
        en: "Otherwise, if someone has at least 75 doubloons at the end of a round, the player with the \
              most doubloons wins.",
        fr: "Sinon, si un joueur possède au moins 75 doublons à la fin d’un tour, le joueur le plus \
              fortuné gagne.",
        tests: &["seventy_five_doubloons_end_the_game_after_the_round"],
    },
    Statement {
        id: "end.6",
        source: Rule,
        en: "Otherwise, if the line could not be refilled to five cards, the player with the most \
              doubloons wins; an empty deck does not end the game as long as there are five cards in the \
              line.",
        fr: "Sinon, si la file n’a pas pu être complétée à cinq cartes, le joueur le plus fortuné gagne ; \
              tant que la file compte cinq cartes, une pioche vide ne met pas fin à la partie.",
        tests: &[
            "a_short_line_ends_the_game_after_the_round",
            "an_empty_deck_with_five_in_line_is_not_yet_the_end",
            "when_the_line_is_short_most_doubloons_win",
        ],
    },
    Statement {
        id: "end.7",
        source: Ruling,
        en: "If players are tied, they share the victory.",
        fr: "En cas d’égalité, la victoire est partagée.",
        tests: &["ties_are_shared"],
    },
    Statement {
        id: "end.8",
        source: Ruling,
        en: "Nothing forces the game forward if everyone declines everything.",
        fr: "Rien n’oblige la partie à avancer si tous les joueurs renoncent à tout.",
        tests: &["nothing_forces_progress"],
    },
];
