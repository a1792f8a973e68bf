//! Statements of the chapter “A new ship”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "ship.1",
        source: Rule,
        en: "When a ship leaves, the next one arrives and the value goes back to 2.",
        fr: "Quand un navire part, le suivant arrive et la valeur revient à 2.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"],
    },
    Statement {
        id: "ship.2",
        source: Rule,
        en: "At the end of the turn the active player rolls the dice and chooses the new demand, even if \
              the ship left because of an opponent’s delivery or because everyone passed.",
        fr: "À la fin du tour, le joueur actif lance les dés et choisit la nouvelle demande, même si le \
              navire est parti à cause de la livraison d’un adversaire ou parce que tous ont passé.",
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls", "passing_at_four_sends_the_ship_away"],
    },
    Statement {
        id: "ship.3",
        source: Ruling,
        en: "Until then, the new ship has no dice: nothing is in demand, and office and customs office are \
              not offered.",
        fr: "Jusque-là, le nouveau navire n’a pas de dés : rien n’est demandé, et ni le bureau ni le \
              bureau de douane ne sont proposés.",
        tests: &["a_ship_without_dice_wants_nothing"],
    },
    Statement {
        id: "ship.4",
        source: Ruling,
        en: "While there are no dice, the harbour master may still move the value marker; in a delivery \
              round everyone can only pass, which moves the marker too.",
        fr: "Tant qu’il n’y a pas de dés, la capitainerie peut quand même déplacer le pion Valeur ; dans \
              une phase de livraisons, chacun ne peut que passer, ce qui fait aussi avancer le pion.",
        tests: &[
            "without_dice_the_harbour_master_still_works",
            "without_dice_a_delivery_round_is_all_passes",
        ],
    },
    Statement {
        id: "ship.5",
        source: Ruling,
        en: "Two ships may leave in one turn; the dice are still rolled only once.",
        fr: "Deux navires peuvent partir pendant le même tour ; les dés ne sont lancés qu’une fois.",
        tests: &["two_ships_in_one_turn_one_roll"],
    },
    Statement {
        id: "ship.6",
        source: Ruling,
        en: "Five zeros are rolled again, also during set-up.",
        fr: "Si les cinq dés montrent zéro, on les relance, aussi à la mise en place.",
        tests: &["five_zeros_are_rolled_again"],
    },
    Statement {
        id: "ship.7",
        source: Ruling,
        en: "The four dice chosen must not all show zero.",
        fr: "Les quatre dés choisis ne doivent pas tous montrer zéro.",
        tests: &["the_only_die_not_zero_must_go_on_the_ship"],
    },
];
