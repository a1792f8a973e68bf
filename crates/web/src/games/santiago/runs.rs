//! Small steps of Santiago de Cuba: exchanges at the casino.

use crate::scene::Run;

/// Those told as one.
pub const RUNS: [Run; 2] = [
    Run {
        event: "event-bought-point",
        ask: "ask-casino",
        all: "run-bought-points",
        list: None,
        sum: Some("pesos"),
    },
    Run {
        event: "event-sold-point",
        ask: "ask-casino",
        all: "run-sold-points",
        list: None,
        sum: Some("pesos"),
    },
];
