//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "Money, barrels, islands, cities, ships and the trading house are visible to everyone.",
        fr: "L’argent, les tonneaux, les îles, les cités, les navires et le magasin sont visibles de tous.",
        tests: &["everything_but_the_stacks_is_open"],
    },
    Statement {
        id: "hidden.2",
        source: Rule,
        en: "Only the order of the face-down plantations is unknown.",
        fr: "Seul l’ordre des plantations face cachée est inconnu.",
        tests: &["everything_but_the_stacks_is_open"],
    },
    Statement {
        id: "hidden.3",
        source: Ruling,
        en: "Since every load is public and can be counted, every player can know everyone’s victory points.",
        fr: "Comme chaque chargement est public et peut se compter, chacun peut connaître les points de \
              victoire de tous.",
        tests: &["points_are_in_every_view"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "The option open-scores, on by default, only decides whether the pages show the totals; the \
              rules stay the same.",
        fr: "L’option « open-scores », active par défaut, décide seulement si les pages affichent les \
              totaux ; les règles restent les mêmes.",
        tests: &["open_scores_only_touches_the_display"],
    },
];
