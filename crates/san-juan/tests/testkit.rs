//! The contract every game keeps, and the expectations in files: golden games, ledger, perft, finished games.

use game::{
    Setup,
    testkit::{Check, Plan},
};
use san_juan::SanJuan;

game::contract_tests! {
    SanJuan {
        plan: Plan::new(360).threads(2),
        setups: 72,
        never: [Check::Reveals],
        golden: showpieces(),
        ledger: showpieces(),
        bytes: 1024,
    }
}

/// One game of every player count, plain and with everything the options add.
fn showpieces() -> Vec<Setup> {
    let wanted = |setup: &Setup| {
        let options = ["expansion", "draft-start", "customs-office-cost", "first-edition"];
        matches!(
            options.map(|id| setup.value::<SanJuan>(id)),
            ["off", "off", "3", "off"] | ["on", "on", "3", "off"] | ["on", "off", "1", "on"]
        )
    };
    Setup::every::<SanJuan>().into_iter().filter(wanted).collect()
}
