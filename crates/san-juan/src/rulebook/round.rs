//! Statements of the chapter “The round”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "round.1",
        source: Rule,
        en: "Starting with the governor and going clockwise, everyone takes one of the remaining roles; \
              taking a role is compulsory.",
        fr: "En commençant par le gouverneur et en sens horaire, chacun prend l’un des personnages \
              restants ; il faut en prendre un.",
        tests: &["a_role_is_taken_once_a_round_and_must_be"],
    },
    Statement {
        id: "round.2",
        source: Rule,
        en: "Everyone carries out the action, first the player who chose the role, then the others \
              clockwise.",
        fr: "Chacun exécute l’action, d’abord le joueur qui a choisi le personnage, puis les autres en \
              sens horaire.",
        tests: &["everybody_acts_beginning_with_the_chooser"],
    },
    Statement {
        id: "round.3",
        source: Rule,
        en: "When everyone has chosen, the roles are returned and the player to the governor’s left \
              becomes governor.",
        fr: "Quand tous ont choisi, les personnages sont remis au centre de la table et le voisin de \
              gauche du gouverneur devient gouverneur.",
        tests: &["the_governor_passes_on"],
    },
    Statement {
        id: "round.4",
        source: Rule,
        en: "With two players, three roles are taken per round: by the governor, the opponent and the \
              governor again.",
        fr: "À deux joueurs, trois personnages sont pris par manche : par le gouverneur, par l’adversaire, \
              puis de nouveau par le gouverneur.",
        tests: &["two_players_take_three_roles"],
    },
    Statement {
        id: "round.5",
        source: Rule,
        en: "At the start of every round after the first, players with more than seven cards discard down \
              to seven, choosing which.",
        fr: "Au début de chaque manche, sauf la première, les joueurs qui ont plus de sept cartes \
              défaussent les cartes en surplus, de leur choix.",
        tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"],
    },
    Statement {
        id: "round.6",
        source: Rule,
        en: "With a tower, the limit is twelve.",
        fr: "Avec un phare, la limite est de douze cartes.",
        tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"],
    },
    Statement {
        id: "round.7",
        source: Rule,
        en: "During a round there is no limit.",
        fr: "Pendant la manche, il n’y a pas de limite.",
        tests: &["no_limit_during_a_round"],
    },
    Statement {
        id: "round.8",
        source: Rule,
        en: "Before the hand limit is checked, the owner of a chapel may tuck one card from their hand \
              under it, for one point at the end.",
        fr: "Avant la vérification de la limite de main, le propriétaire d’une chapelle peut glisser \
              dessous une carte de sa main ; elle vaut un point à la fin.",
        tests: &["the_chapel_takes_one_card_before_the_limit"],
    },
    Statement {
        id: "round.9",
        source: Ruling,
        en: "Each step at the start of a round is completed for all players, starting with the new \
              governor and going clockwise, before the next step.",
        fr: "Chaque étape du début de manche est achevée pour tous, en sens horaire à partir du nouveau \
              gouverneur, avant la suivante.",
        tests: &["steps_of_the_round_start_go_round_from_the_governor"],
    },
    Statement {
        id: "round.10",
        source: Rule,
        en: "When a card is needed and the deck is empty, the discard pile is reshuffled, even in the \
              middle of a draw.",
        fr: "Quand il faut une carte et que la pioche est vide, on mélange la défausse, même au milieu \
              d’un tirage.",
        tests: &["a_draw_goes_on_after_a_reshuffle"],
    },
    Statement {
        id: "round.11",
        source: Ruling,
        en: "If there are still too few cards, players draw what there is.",
        fr: "S’il manque encore des cartes, on pioche ce qu’il y a.",
        tests: &["a_draw_takes_what_there_is"],
    },
    Statement {
        id: "round.12",
        source: Rule,
        en: "The library lets its owner use the privilege of the role they chose twice.",
        fr: "La bibliothèque fait bénéficier deux fois son propriétaire du privilège du personnage qu’il a \
              choisi.",
        tests: &["library_doubles_every_privilege"],
    },
    Statement {
        id: "round.13",
        source: Rule,
        en: "With two players, the library can be used for one role per round: the governor uses it for \
              the first role or saves it for the second.",
        fr: "À deux joueurs, la bibliothèque ne sert qu’une fois par manche : le gouverneur l’utilise pour \
              son premier personnage ou la garde pour le second.",
        tests: &["library_with_two_players_serves_one_role_a_round"],
    },
    Statement {
        id: "round.14",
        source: Rule,
        en: "This is decided when the privilege would be used: for the trader, after the trading house \
              card is turned over; for the councillor, after the customs offices are filled.",
        fr: "Il en décide au moment d’utiliser le privilège : avec le marchand, une fois la carte Maison \
              de commerce retournée ; avec le maire, une fois les douanes remplies.",
        tests: &["the_library_is_asked_for_when_the_phase_has_begun"],
    },
];
