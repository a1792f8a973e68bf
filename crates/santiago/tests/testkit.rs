//! The contract every game keeps, and the expectations in files: golden games, ledger, perft, finished games.

use game::{
    Setup,
    testkit::{Check, Plan},
};
use santiago::Santiago;

game::contract_tests! {
    Santiago {
        plan: Plan::new(240),
        setups: 6,
        never: [Check::Orders, Check::Reveals, Check::Canonical],
        golden: Setup::every::<Santiago>(),
        ledger: Setup::every::<Santiago>(),
        bytes: 256,
    }
}
