//! Statements of the chapter “A new ship”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "ship.1",
        source: Rule,
        en: "When a ship leaves, the next one comes in and the value goes back to 2.",
        fr: "Quand un navire part, le suivant arrive et la valeur revient à 2.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"],
    },
    Statement {
        id: "ship.2",
        source: Rule,
        en: "The new demand is rolled and chosen at the end of the turn by the active player, also when an opponent’s delivery or everybody’s passing sent the ship away.",
        fr: "À la fin du tour, le joueur actif lance les dés et choisit la nouvelle demande, même si c’est la livraison d’un adversaire qui a fait partir le navire, ou le fait que tous ont passé.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls", "passing_at_four_sends_the_ship_away"],
    },
    Statement {
        id: "ship.3",
        source: Ruling,
        en: "Until then the ship has no dice: nothing is in demand, office and customs office are not offered.",
        fr: "Jusque-là le navire n’a pas de dés : rien n’est demandé, ni bureau ni douane ne sont proposés.",
        tests: &["a_ship_without_dice_wants_nothing"],
    },
    Statement {
        id: "ship.4",
        source: Ruling,
        en: "Without dice the harbour master may still move the marker, and a delivery round consists of passes and moves it too.",
        fr: "Sans dés, la capitainerie peut quand même déplacer le pion Valeur ; une phase de livraisons, où chacun ne peut alors que passer, le fait avancer aussi.",
        tests: &[
            "without_dice_the_harbour_master_still_works",
            "without_dice_a_delivery_round_is_all_passes",
        ],
    },
    Statement {
        id: "ship.5",
        source: Ruling,
        en: "Two ships may leave in one turn; the dice are rolled once.",
        fr: "Deux navires peuvent partir en un tour ; les dés ne sont lancés qu’une fois.",
        tests: &["two_ships_in_one_turn_one_roll"],
    },
    Statement {
        id: "ship.6",
        source: Ruling,
        en: "Five zeros are rolled again, also at the set-up.",
        fr: "Cinq zéros sont relancés, aussi à la mise en place.",
        tests: &["five_zeros_are_rolled_again"],
    },
    Statement {
        id: "ship.7",
        source: Ruling,
        en: "The four dice chosen must not all be zero.",
        fr: "Les quatre dés choisis ne doivent pas tous être à zéro.",
        tests: &["the_only_die_not_zero_must_go_on_the_ship"],
    },
];
