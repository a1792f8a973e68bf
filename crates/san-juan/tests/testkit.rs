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
        let [expansion, draft, customs, first] = [0, 1, 2, 3].map(|option| setup.choice(option));
        matches!((expansion, draft, customs, first), (0, 0, 0, 0) | (1, 1, 0, 0) | (1, 0, 1, 1))
    };
    Setup::every::<SanJuan>().into_iter().filter(wanted).collect()
}
