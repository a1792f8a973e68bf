//! Statements of the chapter “The end”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        en: "The game ends immediately when the seventh ship leaves.",
        fr: "La partie se termine immédiatement quand le septième navire part.",
        tests: &["the_game_ends_with_the_seventh_ship"],
    },
    Statement {
        id: "end.2",
        source: Ruling,
        en: "Whatever made it leave is still paid; the rest of the turn is not played, and no rent is due.",
        fr: "Ce qui a provoqué son départ est encore payé ; le reste du tour n’est pas joué et aucun loyer \
              n’est dû.",
        tests: &[
            "the_last_delivery_is_paid_and_no_rent",
            "the_office_is_paid_before_the_last_ship_leaves",
            "a_last_crossing_stops_the_car_at_the_harbour",
        ],
    },
    Statement {
        id: "end.3",
        source: Rule,
        en: "Every three goods a player has left, of any types and including wood, are worth 1 point.",
        fr: "Chaque lot de trois marchandises restantes, de n’importe quels types et bois compris, vaut 1 \
              point.",
        tests: &["three_goods_make_a_point"],
    },
    Statement {
        id: "end.4",
        source: Rule,
        en: "Pesos are worth nothing. The player with the most points wins.",
        fr: "Les pésos ne valent rien. Le joueur qui a le plus de points gagne.",
        tests: &["most_points_win_and_pesos_count_nothing"],
    },
    Statement {
        id: "end.5",
        source: Ruling,
        en: "Ties go to the player with the most goods left after that exchange, then to the one with the \
              most pesos; otherwise the victory is shared.",
        fr: "En cas d’égalité, on départage par le nombre de marchandises restantes après cet échange, \
              puis par le nombre de pésos ; sinon, la victoire est partagée.",
        tests: &["ties_by_goods_left_then_pesos_then_shared"],
    },
    Statement {
        id: "end.6",
        source: Ruling,
        en: "Standstill: if no ship leaves for 20 rounds in a row, the game ends as it stands. A round is \
              one turn of every player, counted from the turn after a ship left.",
        fr: "Blocage : si aucun navire ne part pendant 20 manches de suite, la partie s’arrête en l’état. \
              Une manche est un tour de chaque joueur, compté à partir du tour qui suit un départ.",
        tests: &["twenty_rounds_without_a_departure_end_the_game", "a_departure_puts_the_standstill_off"],
    },
    Statement {
        id: "end.7",
        source: Ruling,
        en: "A standstill is announced three rounds in advance and shown to everyone until it happens or a \
              ship leaves. It happens at the end of a turn, after the rent.",
        fr: "Un blocage est annoncé trois manches à l’avance et reste affiché pour tous jusqu’à ce qu’il survienne ou qu’un navire parte. Il survient à la fin d’un tour, après le loyer.",
        tests: &["twenty_rounds_without_a_departure_end_the_game"],
    },
];
