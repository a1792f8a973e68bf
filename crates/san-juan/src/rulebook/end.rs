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
        fr: "L’égalité se départage aux cartes en main et marchandises sur les bâtiments de production ; la carte de la douane ne compte pas ; sinon on partage.",
        tests: &["ties_go_to_cards_and_goods"],
    },
    Statement {
        id: "end.9",
        source: Ruling,
        en: "If there was no card to be had at the start of a round and no card has moved in it, the game ends with it.",
        fr: "S’il n’y avait aucune carte à prendre au début d’une manche et qu’aucune n’a bougé, la partie finit avec elle.",
        tests: &["a_standstill_ends_the_game"],
    },
];
