//! Statements of the chapter “The round”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "round.1",
        source: Rule,
        en: "The governor chooses a role first; then the others choose in turn, clockwise, one role each.",
        fr: "Le gouverneur choisit un personnage le premier ; puis chacun à son tour, en sens horaire, en \
              choisit un.",
        tests: &["governor_chooses_first_then_clockwise"],
    },
    Statement {
        id: "round.2",
        source: Rule,
        en: "A role that has been taken cannot be taken again in the same round.",
        fr: "Un personnage déjà pris ne peut plus être choisi pendant le même tour.",
        tests: &["a_taken_role_is_gone_for_the_round"],
    },
    Statement {
        id: "round.3",
        source: Rule,
        en: "Taking a role is compulsory.",
        fr: "On est obligé de prendre un personnage.",
        tests: &["taking_a_role_is_compulsory"],
    },
    Statement {
        id: "round.4",
        source: Rule,
        en: "A player who takes a role takes the doubloons on it at once, before its action.",
        fr: "Le joueur qui prend un personnage prend aussitôt, avant l’action, les doublons qui s’y \
              trouvent.",
        tests: &["doubloons_on_a_role_are_taken_before_its_action"],
    },
    Statement {
        id: "round.5",
        source: Rule,
        en: "The player who chose the role carries out its action first, then everyone else clockwise, \
              once each.",
        fr: "Le joueur qui a choisi le personnage effectue l’action en premier, puis tous les autres en \
              sens horaire, une fois chacun.",
        tests: &["the_action_goes_clockwise_from_the_chooser"],
    },
    Statement {
        id: "round.6",
        source: Rule,
        en: "Only the player who chose the role has its privilege.",
        fr: "Seul le joueur qui a choisi le personnage bénéficie de son privilège.",
        tests: &["only_the_chooser_has_the_privilege"],
    },
    Statement {
        id: "round.7",
        source: Rule,
        en: "An action or a privilege may be declined, except for loading ships. The builder’s, trader’s \
              and prospector’s privileges are used automatically, and so is the captain’s unless the bonus \
              points would empty the supply.",
        fr: "On peut renoncer à une action ou à un privilège, sauf au chargement des navires. Les \
              privilèges du maçon, du marchand et du chercheur d’or s’appliquent automatiquement, celui du \
              capitaine aussi, sauf si les points de bonus devaient épuiser la réserve.",
        tests: &["actions_and_privileges_may_be_declined", "the_captain_may_decline_the_last_point"],
    },
    Statement {
        id: "round.8",
        source: Rule,
        en: "A player who declines an action or cannot carry it out does not keep the others from doing so.",
        fr: "Un joueur qui renonce à une action, ou ne peut pas l’effectuer, n’en prive pas les autres.",
        tests: &["a_declined_action_is_still_the_others"],
    },
    Statement {
        id: "round.9",
        source: Ruling,
        en: "Taking colonists from the ship cannot be declined.",
        fr: "On ne peut pas refuser les colons du navire.",
        tests: &["colonists_from_the_ship_cannot_be_declined"],
    },
    Statement {
        id: "round.10",
        source: Rule,
        en: "When everyone has chosen and all actions are done, one doubloon is placed on each role nobody \
              took: on three roles with three to five players.",
        fr: "Quand chacun a choisi et que toutes les actions sont effectuées, on place un doublon sur \
              chaque personnage que personne n’a pris : trois personnages, de trois à cinq joueurs.",
        tests: &["unchosen_roles_gain_a_doubloon"],
    },
    Statement {
        id: "round.11",
        source: Rule,
        en: "Doubloons on roles accumulate from round to round.",
        fr: "Les doublons s’accumulent sur les personnages de tour en tour.",
        tests: &["doubloons_on_roles_accumulate"],
    },
    Statement {
        id: "round.12",
        source: Rule,
        en: "Then all roles return to the table and the player to the governor’s left becomes governor.",
        fr: "Ensuite tous les personnages reviennent sur la table et le voisin de gauche du gouverneur \
              devient gouverneur.",
        tests: &["roles_return_and_the_governor_passes_left"],
    },
    Statement {
        id: "round.13",
        source: Rule,
        en: "The two prospectors of a five-player game are two separate cards, each with its own doubloons.",
        fr: "Les deux chercheurs d’or de la partie à cinq sont deux cartes distinctes, chacune avec ses \
              propres doublons.",
        tests: &["two_prospectors_are_two_cards"],
    },
];
