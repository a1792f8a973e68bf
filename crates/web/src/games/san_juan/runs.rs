//! Small steps of San Juan: goods produced and sold, cards paid, one by one.

use crate::scene::{Run, Twice};

/// Those told as one.
pub const RUNS: [Run; 4] = [
    Run { event: "event-pay", ask: "ask-pay", all: "run-paid", list: None, sum: Some("count") },
    Run {
        event: "event-pay-own",
        ask: "ask-pay",
        all: "run-paid-own",
        list: Some(("cards", Twice::Again)),
        sum: Some("count"),
    },
    Run {
        event: "event-produce",
        ask: "ask-produce",
        all: "run-produced",
        list: Some(("good", Twice::Counted)),
        sum: None,
    },
    Run {
        event: "event-sell",
        ask: "ask-sell",
        all: "run-sold",
        list: Some(("good", Twice::Counted)),
        sum: Some("price"),
    },
];
