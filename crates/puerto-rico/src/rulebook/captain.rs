//! Statements of the chapter “Captain”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "captain.1",
        source: Rule,
        en: "Starting with the captain and going clockwise, players take turns loading until nobody can or \
              wants to load any more.",
        fr: "En commençant par le capitaine et en sens horaire, chacun charge à son tour, et l’on continue \
              jusqu’à ce que plus personne ne puisse ou ne veuille charger.",
        tests: &["anne_bernie_christine_david_load_the_ships"],
    },
    Statement {
        id: "captain.2",
        source: Rule,
        en: "A player who can load a ship must do so.",
        fr: "Celui qui peut charger un navire doit le faire.",
        tests: &["who_can_load_must_load"],
    },
    Statement {
        id: "captain.3",
        source: Rule,
        en: "On each turn a player loads only one kind of goods.",
        fr: "À chaque tour, un joueur ne charge qu’un seul type de marchandise.",
        tests: &["one_kind_is_loaded_in_a_turn"],
    },
    Statement {
        id: "captain.4",
        source: Rule,
        en: "A ship carries only one kind of goods.",
        fr: "Un navire ne transporte qu’un seul type de marchandise.",
        tests: &["a_ship_carries_one_kind"],
    },
    Statement {
        id: "captain.5",
        source: Rule,
        en: "A kind that is already on a ship may only be loaded onto that ship.",
        fr: "Une marchandise déjà présente sur un navire ne peut être chargée que sur ce navire.",
        tests: &["a_kind_is_carried_by_one_ship"],
    },
    Statement {
        id: "captain.6",
        source: Rule,
        en: "A full ship still counts as carrying its kind: that kind cannot be loaded onto another ship \
              in this phase.",
        fr: "Un navire plein compte toujours comme transportant sa marchandise : elle ne peut pas être \
              chargée sur un autre navire pendant cette phase.",
        tests: &["a_full_ship_still_carries_its_kind"],
    },
    Statement {
        id: "captain.7",
        source: Rule,
        en: "A kind that is on no ship goes onto an empty ship: the one with room for the most of the \
              player’s barrels.",
        fr: "Une marchandise qui n’est sur aucun navire va sur un navire vide : celui qui peut recevoir le \
              plus de tonneaux du joueur.",
        tests: &["the_empty_ship_that_takes_most_is_used"],
    },
    Statement {
        id: "captain.8",
        source: Ruling,
        en: "Among empty ships with room for equally many of them, the player chooses freely.",
        fr: "Entre plusieurs navires vides qui peuvent en recevoir autant, le joueur choisit librement.",
        tests: &["free_choice_among_empty_ships_that_take_as_many"],
    },
    Statement {
        id: "captain.9",
        source: Rule,
        en: "The player must load as many barrels of that kind as fit.",
        fr: "Le joueur doit charger autant de tonneaux de cette marchandise que le navire peut en recevoir.",
        tests: &["as_many_barrels_as_fit_are_loaded"],
    },
    Statement {
        id: "captain.10",
        source: Rule,
        en: "The player chooses the kind freely; it need not be the one of which the most can be loaded.",
        fr: "Le joueur choisit librement la marchandise ; ce n’est pas forcément celle dont il peut \
              charger le plus.",
        tests: &["the_kind_is_chosen_freely"],
    },
    Statement {
        id: "captain.11",
        source: Rule,
        en: "Every barrel loaded earns 1 victory point, whatever its kind.",
        fr: "Chaque tonneau chargé rapporte 1 point de victoire, quelle que soit la marchandise.",
        tests: &["every_barrel_earns_one_point"],
    },
    Statement {
        id: "captain.12",
        source: Rule,
        en: "The points are taken from the supply.",
        fr: "Les points sont pris dans la réserve.",
        tests: &["every_barrel_earns_one_point"],
    },
    Statement {
        id: "captain.13",
        source: Rule,
        en: "The captain earns 1 extra point with their first load of the phase, only once: this is the \
              privilege.",
        fr: "Le capitaine marque 1 point de plus à son premier chargement de la phase, une seule fois : c’est \
              son privilège.",
        tests: &["the_captain_earns_one_more_once"],
    },
    Statement {
        id: "captain.14",
        source: Rule,
        en: "A captain who loads nothing gets no bonus point.",
        fr: "Un capitaine qui ne charge rien ne marque pas son point de bonus.",
        tests: &["a_captain_without_a_load_earns_nothing"],
    },
    Statement {
        id: "captain.15",
        source: Rule,
        en: "An occupied harbor earns its owner 1 extra point with every load.",
        fr: "Un port occupé rapporte à son propriétaire 1 point de plus à chaque chargement.",
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement {
        id: "captain.16",
        source: Rule,
        en: "Instead of loading a ship, the owner of an occupied wharf may return all their barrels of one \
              kind to the supply for 1 point each.",
        fr: "Au lieu de charger un navire, le propriétaire d’un quai occupé peut remettre dans la réserve \
              tous ses tonneaux d’une marchandise pour 1 point chacun.",
        tests: &["wharf_ships_all_barrels_of_one_kind"],
    },
    Statement {
        id: "captain.17",
        source: Rule,
        en: "The wharf may be used only once per captain phase.",
        fr: "Le quai ne peut servir qu’une fois par phase du capitaine.",
        tests: &["wharf_is_used_once_in_a_phase"],
    },
    Statement {
        id: "captain.18",
        source: Rule,
        en: "The wharf takes any kind: one that is on a ship, even a full one, or a kind for which there \
              is no ship.",
        fr: "Le quai accepte n’importe quelle marchandise : une marchandise déjà sur un navire, même \
              plein, ou une marchandise qu’aucun navire ne peut prendre.",
        tests: &["wharf_takes_any_kind"],
    },
    Statement {
        id: "captain.19",
        source: Rule,
        en: "The harbor’s point is also earned with the wharf.",
        fr: "Le point du port se marque aussi avec le quai.",
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement {
        id: "captain.20",
        source: Ruling,
        en: "The captain’s point is also earned with the wharf, if that is the captain’s first load.",
        fr: "Le point du capitaine se marque aussi avec le quai, si c’est son premier chargement.",
        tests: &["the_captains_bonus_counts_with_the_wharf"],
    },
    Statement {
        id: "captain.21",
        source: Ruling,
        en: "A player whose only option is the wharf may pass: nobody is ever forced to use a building.",
        fr: "Un joueur qui n’a d’autre possibilité que le quai peut passer : on n’est jamais obligé \
              d’utiliser un bâtiment.",
        tests: &["wharf_is_never_forced"],
    },
    Statement {
        id: "captain.22",
        source: Ruling,
        en: "A player who has passed may still use the wharf on a later turn of the phase.",
        fr: "Un joueur qui a passé peut encore utiliser son quai plus tard dans la phase.",
        tests: &["wharf_may_be_used_after_passing"],
    },
    Statement {
        id: "captain.23",
        source: Rule,
        en: "A wharf owner who can load a ship must load it or use the wharf.",
        fr: "Le propriétaire d’un quai qui peut charger un navire doit le charger ou utiliser son quai.",
        tests: &["wharf_owner_who_can_load_may_not_pass"],
    },
    Statement {
        id: "captain.24",
        source: Ruling,
        en: "A turn without a load is a pass; the phase ends when all players have passed in a row.",
        fr: "Un joueur qui ne charge rien à son tour passe ; la phase se termine quand tous les joueurs \
              ont passé l’un après l’autre.",
        tests: &["loading_ends_after_as_many_passes_as_players"],
    },
    Statement {
        id: "captain.25",
        source: Ruling,
        en: "Any load, by ship or by wharf, resets the count of passes.",
        fr: "Tout chargement, sur un navire ou par le quai, remet à zéro le nombre de passes consécutives.",
        tests: &["a_wharf_load_restarts_the_count_of_passes"],
    },
    Statement {
        id: "captain.26",
        source: Rule,
        en: "After storage, full ships are unloaded into the supply.",
        fr: "Après le stockage, les navires pleins sont déchargés dans la réserve.",
        tests: &["only_full_ships_are_emptied"],
    },
    Statement {
        id: "captain.27",
        source: Rule,
        en: "Ships that are not full keep their barrels.",
        fr: "Les navires qui ne sont pas pleins gardent leurs tonneaux.",
        tests: &["only_full_ships_are_emptied"],
    },
    Statement {
        id: "captain.28",
        source: Rule,
        en: "When the victory point chips run out, further points still count.",
        fr: "Quand les jetons points de victoire sont épuisés, les points suivants comptent quand même.",
        tests: &["points_are_counted_after_the_chips_ran_out"],
    },
    Statement {
        id: "captain.29",
        source: Rule,
        en: "The captain’s and the harbor’s bonus points may be declined: nobody is ever forced to use a \
              privilege or a building. The points for the barrels may not be declined.",
        fr: "On peut renoncer aux points de bonus du capitaine et du port : on n’est jamais obligé \
              d’utiliser un privilège ou un bâtiment. On ne peut pas renoncer aux points des tonneaux.",
        tests: &[
            "the_captain_may_decline_the_last_point",
            "the_harbors_owner_may_decline_the_last_point",
            "the_wharfs_bonus_may_be_declined",
        ],
    },
    Statement {
        id: "captain.30",
        source: Ruling,
        en: "The program asks only when the bonus points of a load, and not the barrels alone, would take \
              the last points of the supply, even if the game ends after this round anyway; otherwise it \
              takes them automatically.",
        fr: "Le programme ne pose la question que si les points de bonus d’un chargement, et non ses seuls \
              tonneaux, prenaient les derniers points de la réserve, même si la partie se termine de toute \
              façon après ce tour ; sinon, il les prend automatiquement.",
        tests: &[
            "the_question_comes_exactly_with_the_last_points",
            "every_question_in_random_games_is_about_the_last_points",
            "the_question_comes_in_the_last_round_too",
            "nothing_is_asked_after_the_chips_ran_out",
        ],
    },
    Statement {
        id: "captain.31",
        source: Ruling,
        en: "A player entitled to both bonus points takes both, one or none; which one makes no \
              difference, since both belong to this load.",
        fr: "Un joueur qui a droit aux deux points de bonus en prend deux, un ou aucun ; peu importe \
              lequel, puisque tous deux se rapportent à ce chargement.",
        tests: &["both_bonus_points_may_be_taken_one_or_none"],
    },
    Statement {
        id: "captain.32",
        source: Ruling,
        en: "A bonus point belongs to its load: if declined, the captain’s does not come back with a later \
              load; the harbor’s comes again with the next one.",
        fr: "Un point de bonus se rapporte à son chargement : si l’on y renonce, celui du capitaine ne \
              revient pas avec un chargement ultérieur ; celui du port revient au chargement suivant.",
        tests: &["a_declined_privilege_does_not_come_back", "the_harbor_earns_again_after_a_declined_point"],
    },
];
