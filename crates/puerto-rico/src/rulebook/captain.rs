//! Statements of the chapter “Captain”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "captain.1",
        source: Rule,
        en: "From the captain clockwise, players load in turn, round and round, until nobody can or will \
              load.",
        fr: "À partir du capitaine, en sens horaire, chacun charge à son tour, et l’on continue jusqu’à ce \
              que plus personne ne puisse ou ne veuille charger.",
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
        en: "On a turn only one kind is loaded.",
        fr: "À son tour, on ne charge qu’une seule marchandise.",
        tests: &["one_kind_is_loaded_in_a_turn"],
    },
    Statement {
        id: "captain.4",
        source: Rule,
        en: "A ship carries one kind only.",
        fr: "Un navire ne transporte qu’une seule marchandise.",
        tests: &["a_ship_carries_one_kind"],
    },
    Statement {
        id: "captain.5",
        source: Rule,
        en: "A kind that lies on a ship is loaded on that ship only.",
        fr: "Une marchandise présente sur un navire ne se charge que sur celui-ci.",
        tests: &["a_kind_is_carried_by_one_ship"],
    },
    Statement {
        id: "captain.6",
        source: Rule,
        en: "A full ship still counts as carrying its kind: the kind cannot go onto another ship in this \
              phase.",
        fr: "Un navire plein compte toujours comme transportant sa marchandise : elle ne peut aller sur un \
              autre navire durant cette phase.",
        tests: &["a_full_ship_still_carries_its_kind"],
    },
    Statement {
        id: "captain.7",
        source: Rule,
        en: "A kind on no ship goes onto an empty ship: the one that takes most of the player’s barrels.",
        fr: "Une marchandise qui n’est sur aucun navire va sur un navire vide : celui qui prend le plus de \
              tonneaux du joueur.",
        tests: &["the_empty_ship_that_takes_most_is_used"],
    },
    Statement {
        id: "captain.8",
        source: Ruling,
        en: "Among empty ships that take equally many the player chooses freely.",
        fr: "Entre des navires vides qui en prennent autant, le joueur choisit librement.",
        tests: &["free_choice_among_empty_ships_that_take_as_many"],
    },
    Statement {
        id: "captain.9",
        source: Rule,
        en: "As many barrels of the kind as fit must be loaded.",
        fr: "On doit charger autant de tonneaux de la marchandise qu’il y a de place.",
        tests: &["as_many_barrels_as_fit_are_loaded"],
    },
    Statement {
        id: "captain.10",
        source: Rule,
        en: "The kind is chosen freely; it need not be the one of which most can be loaded.",
        fr: "On choisit librement la marchandise ; ce n’est pas forcément celle dont on peut charger le \
              plus.",
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
        en: "The captain earns 1 more point with the first load of the phase, once: this is the privilege.",
        fr: "Le capitaine marque 1 point de plus à son premier chargement de la phase, une seule fois : c’est \
              son privilège.",
        tests: &["the_captain_earns_one_more_once"],
    },
    Statement {
        id: "captain.14",
        source: Rule,
        en: "A captain who loads nothing earns no bonus.",
        fr: "Un capitaine qui ne charge rien ne marque pas son point de bonus.",
        tests: &["a_captain_without_a_load_earns_nothing"],
    },
    Statement {
        id: "captain.15",
        source: Rule,
        en: "An occupied harbor earns its owner 1 more point with every load.",
        fr: "Un port occupé rapporte à son propriétaire 1 point de plus à chaque chargement.",
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement {
        id: "captain.16",
        source: Rule,
        en: "The owner of an occupied wharf may, instead of loading a ship, ship all barrels of one kind back \
              to the supply for 1 point each.",
        fr: "Le propriétaire d’un quai occupé peut, au lieu de charger un navire, remettre à la réserve tous \
              ses tonneaux d’une marchandise pour 1 point chacun.",
        tests: &["wharf_ships_all_barrels_of_one_kind"],
    },
    Statement {
        id: "captain.17",
        source: Rule,
        en: "The wharf is used once in a captain phase.",
        fr: "Le quai ne sert qu’une fois par phase du capitaine.",
        tests: &["wharf_is_used_once_in_a_phase"],
    },
    Statement {
        id: "captain.18",
        source: Rule,
        en: "The wharf takes any kind: one on a ship, even a full one, or a fourth kind that no ship takes.",
        fr: "Le quai prend n’importe quelle marchandise : celle d’un navire, même plein, ou une quatrième \
              qu’aucun navire ne prend.",
        tests: &["wharf_takes_any_kind"],
    },
    Statement {
        id: "captain.19",
        source: Rule,
        en: "The harbor’s point is earned with the wharf too.",
        fr: "Le point du port se marque aussi avec le quai.",
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement {
        id: "captain.20",
        source: Ruling,
        en: "The captain’s point is earned with the wharf too, if that is the captain’s first load.",
        fr: "Le point du capitaine se marque aussi avec le quai, si c’est son premier chargement.",
        tests: &["the_captains_bonus_counts_with_the_wharf"],
    },
    Statement {
        id: "captain.21",
        source: Ruling,
        en: "A player whose only possibility is the wharf may pass: buildings are never forced.",
        fr: "Un joueur qui n’a d’autre possibilité que le quai peut passer : on n’est jamais obligé \
              d’utiliser un bâtiment.",
        tests: &["wharf_is_never_forced"],
    },
    Statement {
        id: "captain.22",
        source: Ruling,
        en: "Whoever passed may still use the wharf on a later turn of the phase.",
        fr: "Celui qui a passé peut encore utiliser son quai plus tard dans la phase.",
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
        en: "A turn without a load is a pass; the phase ends after as many passes in a row as there are \
              players.",
        fr: "Qui ne charge rien à son tour passe ; la phase se termine dès que l’on a passé autant de fois \
              de suite qu’il y a de joueurs.",
        tests: &["loading_ends_after_as_many_passes_as_players"],
    },
    Statement {
        id: "captain.25",
        source: Ruling,
        en: "Any load, by ship or wharf, starts the count of passes anew.",
        fr: "Tout chargement, sur un navire ou par le quai, remet ce compte à zéro.",
        tests: &["a_wharf_load_restarts_the_count_of_passes"],
    },
    Statement {
        id: "captain.26",
        source: Rule,
        en: "After storage, full ships are emptied into the supply.",
        fr: "Après le stockage, les navires pleins sont vidés dans la réserve.",
        tests: &["only_full_ships_are_emptied"],
    },
    Statement {
        id: "captain.27",
        source: Rule,
        en: "Ships that are not full keep their barrels until they are.",
        fr: "Les navires qui ne sont pas pleins gardent leurs tonneaux jusqu’à ce qu’ils le soient.",
        tests: &["only_full_ships_are_emptied"],
    },
    Statement {
        id: "captain.28",
        source: Rule,
        en: "When the victory points run out, further points are still counted.",
        fr: "Quand les points de victoire sont épuisés, les points suivants comptent quand même.",
        tests: &["points_are_counted_after_the_chips_ran_out"],
    },
    Statement {
        id: "captain.29",
        source: Rule,
        en: "The captain’s and the harbor’s bonus points may be declined: a privilege and a building are \
              never forced. The points for the barrels may not.",
        fr: "On peut renoncer aux points de bonus du capitaine et du port : ni privilège ni bâtiment n’est \
              jamais imposé. On ne peut pas renoncer aux points des tonneaux.",
        tests: &[
            "the_captain_may_decline_the_last_point",
            "the_harbors_owner_may_decline_the_last_point",
            "the_wharfs_bonus_may_be_declined",
        ],
    },
    Statement {
        id: "captain.30",
        source: Ruling,
        en: "The program asks exactly when the bonus points of a load, and not its barrels alone, would take \
              the last points of the supply, even if the game ends after this round anyway; otherwise it \
              takes them by itself.",
        fr: "Le programme pose la question exactement quand les points de bonus d’un chargement, et non ses \
              seuls tonneaux, prendraient les derniers points de la réserve, même si la partie se termine de \
              toute façon après ce tour ; sinon il les prend de lui-même.",
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
        en: "Whoever has both bonus points takes both, one or none; which one makes no difference, for both \
              go with this load.",
        fr: "Qui dispose des deux points de bonus en prend deux, un ou aucun ; peu importe lequel, car tous \
              deux vont avec ce chargement.",
        tests: &["both_bonus_points_may_be_taken_one_or_none"],
    },
    Statement {
        id: "captain.32",
        source: Ruling,
        en: "A bonus point goes with its load: the captain’s, if declined, does not come back with a later \
              load; the harbor’s comes again with the next.",
        fr: "Un point de bonus va avec son chargement : celui du capitaine, si l’on y renonce, ne revient \
              pas avec un chargement suivant ; celui du port revient au suivant.",
        tests: &["a_declined_privilege_does_not_come_back", "the_harbor_earns_again_after_a_declined_point"],
    },
];
