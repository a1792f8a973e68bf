//! Statements of the chapter “End and score”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        en: "The game ends immediately after a builder phase, completed for everyone, in which someone has \
              twelve buildings.",
        fr: "La partie se termine immédiatement après la phase du bâtisseur, achevée pour tous, où un \
              joueur possède douze bâtiments.",
        tests: &["twelve_buildings_end_the_game_after_the_phase"],
    },
    Statement {
        id: "end.2",
        source: Rule,
        en: "A score is made up of printed points, tucked cards and the points of buildings that count \
              other things; the palace is counted last.",
        fr: "Le score réunit les points imprimés, les cartes glissées et les points des bâtiments qui en \
              comptent d’autres ; le palais se compte en dernier.",
        tests: &["palace_counts_thirty_four_as_eight"],
    },
    Statement {
        id: "end.3",
        source: Rule,
        en: "A palace gives one point for every four points the player has otherwise, rounded down.",
        fr: "Le palais donne un point par tranche complète de quatre autres points.",
        tests: &["palace_counts_thirty_four_as_eight"],
    },
    Statement {
        id: "end.4",
        source: Rule,
        en: "A guild hall gives one point for each production building and one for each different kind of \
              production building.",
        fr: "La guilde donne un point par bâtiment de production et un par type de bâtiment de production.",
        tests: &["pascale_has_eight_for_the_guild_hall"],
    },
    Statement {
        id: "end.5",
        source: Rule,
        en: "A city hall gives one point for each beige building, including itself.",
        fr: "L’hôtel de ville donne un point par bâtiment beige, lui-même compris.",
        tests: &["louis_has_nine_for_the_city_hall"],
    },
    Statement {
        id: "end.6",
        source: Rule,
        en: "A triumphal arch gives four, six or eight points for one, two or three monuments; they also \
              count for the city hall.",
        fr: "L’arc de triomphe donne quatre, six ou huit points pour un, deux ou trois monuments ; ceux-ci \
              comptent aussi pour l’hôtel de ville.",
        tests: &["triumphal_arch_counts_monuments"],
    },
    Statement {
        id: "end.7",
        source: Rule,
        en: "A city may have a statue and a hero, but not two statues.",
        fr: "Une cité peut contenir une statue et un bronze, mais pas deux statues.",
        tests: &["statue_and_hero_but_not_two_statues"],
    },
    Statement {
        id: "end.8",
        source: Rule,
        en: "Ties are broken by the number of cards in hand plus goods on production buildings; a card on \
              a customs office does not count. Players who are still tied share the victory.",
        fr: "En cas d’égalité, le joueur qui a le plus de cartes en main et de marchandises sur ses \
              bâtiments de production, au total, l’emporte ; la carte posée sur une douane ne compte pas. \
              Si l’égalité persiste, la victoire est partagée.",
        tests: &["ties_go_to_cards_and_goods"],
    },
    Statement {
        id: "end.9",
        source: Ruling,
        en: "Standstill: if nobody builds anything for 20 rounds in a row, the game ends as it stands. \
              Building over another building counts as building.",
        fr: "Blocage : après 20 manches de suite sans aucune construction, la partie s’arrête en l’état. \
              Un bâtiment construit par-dessus un autre compte comme construit.",
        tests: &["twenty_rounds_without_a_building_end_the_game", "a_building_puts_the_standstill_off"],
    },
    Statement {
        id: "end.10",
        source: Ruling,
        en: "Standstill: if deck and discard pile are both empty at the end of a round, and again at the \
              end of each of the next three rounds, the game ends as it stands.",
        fr: "Blocage : si la pioche et la défausse sont toutes deux vides à la fin d’une manche, puis à la \
              fin de chacune des trois manches suivantes, la partie s’arrête en l’état.",
        tests: &["a_deck_that_cannot_go_round_ends_the_game", "cards_that_come_back_put_the_standstill_off"],
    },
    Statement {
        id: "end.11",
        source: Ruling,
        en: "A standstill is announced three rounds in advance and shown to everyone until it happens or \
              is averted. It happens at the end of a round, before the governor changes.",
        fr: "Un blocage est annoncé trois manches à l’avance et reste affiché pour tous jusqu’à ce qu’il survienne ou soit écarté. Il survient à la fin d’une manche, avant que le gouverneur ne change.",
        tests: &[
            "twenty_rounds_without_a_building_end_the_game",
            "a_deck_that_cannot_go_round_ends_the_game",
        ],
    },
];
