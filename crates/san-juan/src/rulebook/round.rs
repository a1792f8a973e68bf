//! Statements of the chapter “The round”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "round.1",
        source: Rule,
        en: "From the governor clockwise everybody takes one of the roles left; the role must be taken.",
        fr: "À partir du gouverneur, chacun prend l’un des personnages restants ; il faut en prendre un.",
        tests: &["a_role_is_taken_once_a_round_and_must_be"],
    },
    Statement {
        id: "round.2",
        source: Rule,
        en: "Everybody carries out the action, the chooser first, then clockwise.",
        fr: "Chacun exécute l’action, d’abord celui qui a choisi, puis dans le sens horaire.",
        tests: &["everybody_acts_beginning_with_the_chooser"],
    },
    Statement {
        id: "round.3",
        source: Rule,
        en: "When everybody has chosen, the roles return and the governor passes to the left.",
        fr: "Quand tous ont choisi, les personnages reviennent et le gouverneur passe à gauche.",
        tests: &["the_governor_passes_on"],
    },
    Statement {
        id: "round.4",
        source: Rule,
        en: "With two players three roles are taken: governor, opponent, governor.",
        fr: "À deux joueurs, trois personnages sont pris : gouverneur, adversaire, gouverneur.",
        tests: &["two_players_take_three_roles"],
    },
    Statement {
        id: "round.5",
        source: Rule,
        en: "At the start of every round after the first, hands above seven cards are discarded down to seven; the owner chooses.",
        fr: "Au début de chaque manche après la première, on se défausse jusqu’à sept cartes ; le propriétaire choisit.",
        tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"],
    },
    Statement {
        id: "round.6",
        source: Rule,
        en: "With a tower the limit is twelve.",
        fr: "Avec un phare la limite est de douze.",
        tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"],
    },
    Statement {
        id: "round.7",
        source: Rule,
        en: "During a round there is no limit.",
        fr: "Pendant une manche il n’y a pas de limite.",
        tests: &["no_limit_during_a_round"],
    },
    Statement {
        id: "round.8",
        source: Rule,
        en: "Before the hand limit the owner of a chapel may tuck one hand card: one point at the end.",
        fr: "Avant la limite, le propriétaire d’une chapelle peut glisser une carte de sa main : un point à la fin.",
        tests: &["the_chapel_takes_one_card_before_the_limit"],
    },
    Statement {
        id: "round.9",
        source: Ruling,
        en: "Each step of the round start is completed for all players, from the new governor clockwise, before the next.",
        fr: "Chaque étape du début de manche est achevée pour tous, à partir du nouveau gouverneur, avant la suivante.",
        tests: &["steps_of_the_round_start_go_round_from_the_governor"],
    },
    Statement {
        id: "round.10",
        source: Rule,
        en: "When a card is needed and the deck is empty, the discard is reshuffled, also in the middle of a draw.",
        fr: "Quand il faut une carte et que la pioche est vide, la défausse est mélangée, même au milieu d’une pioche.",
        tests: &["a_draw_goes_on_after_a_reshuffle"],
    },
    Statement {
        id: "round.11",
        source: Ruling,
        en: "If there are still too few cards, one draws what there is.",
        fr: "S’il manque encore des cartes, on pioche ce qu’il y a.",
        tests: &["a_draw_takes_what_there_is"],
    },
    Statement {
        id: "round.12",
        source: Rule,
        en: "A library gives its owner the privilege of the role they chose twice.",
        fr: "La bibliothèque donne deux fois à son propriétaire le privilège du personnage qu’il a choisi.",
        tests: &["library_doubles_every_privilege"],
    },
    Statement {
        id: "round.13",
        source: Rule,
        en: "With two players the library serves one role a round: the governor uses it for the first role or saves it for the second.",
        fr: "À deux joueurs, la bibliothèque sert une fois par manche : le gouverneur l’utilise au premier choix ou la garde pour le second.",
        tests: &["library_with_two_players_serves_one_role_a_round"],
    },
    Statement {
        id: "round.14",
        source: Rule,
        en: "That is decided when the privilege would be used: with the trader after the price card is turned over, with the councillor after customs offices are filled.",
        fr: "Il en décide au moment d’user du privilège : avec le marchand, une fois la carte de prix retournée ; avec le maire, une fois les douanes remplies.",
        tests: &["the_library_is_asked_for_when_the_phase_has_begun"],
    },
];
