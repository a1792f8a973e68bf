//! Statements of the chapter “Events”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "events.1",
        source: Rule,
        en: "At the start of a round, the icon on the first card of the line is the event of the round; \
              without an icon there is no event.",
        fr: "Au début du tour, le symbole de la première carte de la file est l’événement du tour ; sans \
              symbole, il n’y a pas d’événement.",
        tests: &["the_icon_of_the_head_card_is_the_event_of_the_round"],
    },
    Statement {
        id: "events.2",
        source: Rule,
        en: "In the first round there is no event.",
        fr: "Il n’y a pas d’événement au premier tour.",
        tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"],
    },
    Statement {
        id: "events.3",
        source: Rule,
        en: "The event applies for the whole round, even if its card is taken.",
        fr: "L’événement s’applique pendant tout le tour, même si sa carte est prise.",
        tests: &["the_event_stays_when_the_card_goes"],
    },
    Statement {
        id: "events.4",
        source: Rule,
        en: "King’s help: a player may play any number of sets of identical resources, one development \
              each, even of the same resource; still only one set of different resources and one sale of \
              relics.",
        fr: "Aide du roi : on peut jouer autant de combinaisons de ressources identiques que l’on veut, un \
              développement chacune, même de la même ressource ; toujours une seule combinaison de \
              ressources différentes et une seule vente de reliques.",
        tests: &["the_kings_help_allows_many_sets"],
    },
    Statement {
        id: "events.5",
        source: Rule,
        en: "Natives: a set of different resources pays 1 doubloon per card.",
        fr: "Indigènes : une combinaison de ressources différentes rapporte 1 doublon par carte.",
        tests: &["natives_pay_a_doubloon_a_card"],
    },
    Statement {
        id: "events.6",
        source: Ruling,
        en: "Under Natives, too, a set of different resources needs at least four cards.",
        fr: "Même avec les Indigènes, une combinaison de ressources différentes compte au moins quatre \
              cartes.",
        tests: &["natives_pay_a_doubloon_a_card"],
    },
    Statement {
        id: "events.7",
        source: Rule,
        en: "Storm: sets of identical resources give only the first card of the line.",
        fr: "Tempête : les combinaisons de ressources identiques ne donnent que la première carte de la \
              file.",
        tests: &["in_a_storm_only_the_first_card"],
    },
    Statement {
        id: "events.8",
        source: Rule,
        en: "Fire: warehouses hold nothing at the end of this round.",
        fr: "Incendie : les entrepôts sont inutilisables à la fin de ce tour.",
        tests: &["after_a_fire_warehouses_hold_nothing_but_pay"],
    },
    Statement {
        id: "events.9",
        source: Data,
        en: "During a Fire, warehouses still pay their income.",
        fr: "Pendant un Incendie, les entrepôts rapportent quand même leurs revenus.",
        tests: &["after_a_fire_warehouses_hold_nothing_but_pay"],
    },
    Statement {
        id: "events.10",
        source: Rule,
        en: "Pirates: after the Supply phase, everyone discards a card of their choice for each squadron \
              of two or more caravels; single caravels are safe.",
        fr: "Pirates : après l’approvisionnement, chacun défausse une carte de son choix par escadre de \
              deux caravelles ou plus ; une caravelle seule est à l’abri.",
        tests: &[
            "pirates_take_a_card_for_each_large_squadron",
            "pirates_with_nobody_to_rob_are_over_at_once",
            "two_large_squadrons_lose_two_cards",
        ],
    },
    Statement {
        id: "events.11",
        source: Ruling,
        en: "All players choose the cards for the pirates at the same time, and these cards are not seen.",
        fr: "Tous choisissent en même temps les cartes cédées aux pirates, et ces cartes ne sont pas vues.",
        tests: &[
            "pirates_take_a_card_for_each_large_squadron",
            "with_other_hidden_cards_no_view_differs_before_the_reveal",
        ],
    },
];
