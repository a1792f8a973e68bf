//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        en: "Money, barrels, islands, cities, ships and the trading house are open to all.",
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
        en: "As every load is public and can be counted, everybody’s victory points are known to every seat.",
        fr: "Comme chaque chargement est public et peut se compter, chacun peut connaître les points de \
              victoire de tous.",
        tests: &["points_are_in_every_view"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        en: "The option open-scores, on by default, only decides whether pages show the totals; the rules are \
              the same.",
        fr: "L’option « scores visibles », active par défaut, décide seulement si les pages montrent les \
              totaux ; les règles sont les mêmes.",
        tests: &["open_scores_only_touches_the_display"],
    },
];
