//! Statements of the chapter “End and score”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        en: "The game ends at once after the builder phase, completed for everybody, in which somebody has twelve buildings.",
        fr: "La partie finit aussitôt après la phase du bâtisseur, achevée pour tous, où un joueur a douze bâtiments.",
        tests: &["twelve_buildings_end_the_game_after_the_phase"],
    },
    Statement {
        id: "end.2",
        source: Rule,
        en: "Points are printed ones, tucked cards, and those of the buildings that count others; the palace is counted last.",
        fr: "Les points sont ceux des cartes, les cartes glissées et ceux des bâtiments qui en comptent d’autres ; le palais en dernier.",
        tests: &["palace_counts_thirty_four_as_eight"],
    },
    Statement {
        id: "end.3",
        source: Rule,
        en: "A palace gives one point for every four other points, rounded down.",
        fr: "Le palais donne un point pour quatre autres points, arrondi vers le bas.",
        tests: &["palace_counts_thirty_four_as_eight"],
    },
    Statement {
        id: "end.4",
        source: Rule,
        en: "A guild hall gives one point for each production building and one for each kind of them.",
        fr: "La guilde donne un point par bâtiment de production et un par type.",
        tests: &["pascale_has_eight_for_the_guild_hall"],
    },
    Statement {
        id: "end.5",
        source: Rule,
        en: "A city hall gives one point for each beige building, itself included.",
        fr: "L’hôtel de ville donne un point par bâtiment beige, lui compris.",
        tests: &["louis_has_nine_for_the_city_hall"],
    },
    Statement {
        id: "end.6",
        source: Rule,
        en: "A triumphal arch gives four, six or eight points for one, two or three monuments, which count for the city hall too.",
        fr: "L’arc de triomphe donne quatre, six ou huit points pour un, deux ou trois monuments, qui comptent aussi pour l’hôtel de ville.",
        tests: &["triumphal_arch_counts_monuments"],
    },
    Statement {
        id: "end.7",
        source: Rule,
        en: "A statue and a hero may stand together, two statues may not.",
        fr: "Une statue et un bronze peuvent être ensemble, deux statues non.",
        tests: &["statue_and_hero_but_not_two_statues"],
    },
    Statement {
        id: "end.8",
        source: Rule,
        en: "A tie is broken by hand cards and goods on production buildings; a card on a customs office does not count; still tied players share.",
        fr: "En cas d’égalité, on compte les cartes en main et les marchandises posées sur les bâtiments de production ; la carte posée sur une douane ne compte pas. Si l’égalité persiste, la victoire est partagée.",
        tests: &["ties_go_to_cards_and_goods"],
    },
    Statement {
        id: "end.9",
        source: Ruling,
        en: "Standstill: after 20 rounds in a row in which nobody built anything, the game ends as it stands. A building built over another counts as built.",
        fr: "Blocage : après 20 manches de suite sans aucune construction, la partie s’arrête en l’état. Un bâtiment construit par-dessus un autre compte comme construit.",
        tests: &["twenty_rounds_without_a_building_end_the_game", "a_building_puts_the_standstill_off"],
    },
    Statement {
        id: "end.10",
        source: Ruling,
        en: "Standstill: when deck and discard are both empty at the end of a round, and again at the end of each of the next three rounds, the game ends as it stands.",
        fr: "Blocage : quand pioche et défausse sont toutes deux vides à la fin d’une manche, puis à la fin de chacune des trois manches suivantes, la partie s’arrête en l’état.",
        tests: &["a_deck_that_cannot_go_round_ends_the_game", "cards_that_come_back_put_the_standstill_off"],
    },
    Statement {
        id: "end.11",
        source: Ruling,
        en: "A standstill is announced three rounds before, and shown to everybody until it comes or is put off. It comes when a round is over, before the governor passes.",
        fr: "Un blocage est annoncé trois manches à l’avance et reste affiché pour tous jusqu’à ce qu’il survienne ou soit écarté. Il survient à la fin d’une manche, avant que le gouverneur ne change.",
        tests: &[
            "twenty_rounds_without_a_building_end_the_game",
            "a_deck_that_cannot_go_round_ends_the_game",
        ],
    },
];
