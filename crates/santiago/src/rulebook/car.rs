//! Statements of the chapter “The car”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "car.1",
        source: Rule,
        en: "The car must move clockwise, at least one stop.",
        fr: "La voiture doit avancer en sens horaire, d’au moins un arrêt.",
        tests: &["the_car_must_move"],
    },
    Statement {
        id: "car.2",
        source: Rule,
        en: "The first stop is free, each further one costs 1 peso.",
        fr: "Le premier arrêt est gratuit, chaque arrêt suivant coûte 1 péso.",
        tests: &["maria_to_pedro_costs_two_pesos_and_a_white_building_follows", "the_first_stop_is_free"],
    },
    Statement {
        id: "car.3",
        source: Rule,
        en: "Without pesos the car goes exactly one stop.",
        fr: "Sans péso, la voiture avance d’exactement un arrêt.",
        tests: &["without_pesos_exactly_one_stop"],
    },
    Statement {
        id: "car.4",
        source: Rule,
        en: "Driving past the harbour without stopping moves the value marker one flag to the right.",
        fr: "Dépasser le port sans s’arrêter déplace le pion Valeur d’un drapeau vers la droite.",
        tests: &["driving_over_the_harbour_raises_the_value"],
    },
    Statement {
        id: "car.5",
        source: Rule,
        en: "Leaving the harbour at the start of a turn does not count as driving past it.",
        fr: "Quitter le port au début du tour ne compte pas comme le dépasser.",
        tests: &["leaving_the_harbour_is_not_driving_over_it"],
    },
    Statement {
        id: "car.6",
        source: Rule,
        en: "If driving past the harbour moves the value marker onto the chequered flag, the ship leaves \
              at once; the car drives on.",
        fr: "Si le dépassement du port amène le pion Valeur sur le drapeau à damier, le navire part \
              aussitôt ; la voiture continue.",
        tests: &["crossing_at_four_sends_the_ship_away_and_the_car_drives_on"],
    },
    Statement {
        id: "car.7",
        source: Ruling,
        en: "The whole trip is paid for first; then the car moves stop by stop, and passing the harbour a \
              second time moves the new ship’s marker.",
        fr: "Tout le trajet se paie d’abord ; puis la voiture avance arrêt par arrêt, et un second \
              dépassement du port déplace le pion pour le nouveau navire.",
        tests: &["a_second_crossing_moves_the_new_ships_marker"],
    },
    Statement {
        id: "car.8",
        source: Ruling,
        en: "Up to 19 stops are allowed if they are paid for; 10 stops from the harbour is a stop at the \
              harbour.",
        fr: "Jusqu’à 19 arrêts sont permis s’ils sont payés ; avancer de 10 arrêts depuis le port, c’est \
              s’arrêter au port.",
        tests: &["nineteen_stops_at_most", "ten_stops_from_the_harbour_is_a_stop_at_the_harbour"],
    },
    Statement {
        id: "car.9",
        source: Rule,
        en: "Stopping at the harbour starts a delivery round; the broker stays put and no building is used.",
        fr: "S’arrêter au port déclenche une phase de livraisons ; le courtier reste en place et aucun \
              bâtiment n’est utilisé.",
        tests: &["stopping_at_the_harbour_opens_a_delivery_round"],
    },
];
