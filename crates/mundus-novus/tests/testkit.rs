//! The contract every game keeps, and the expectations in files: golden games, ledger, perft, finished games.

use game::{Setup, testkit::Plan};
use mundus_novus::MundusNovus;

game::contract_tests! {
    MundusNovus {
        plan: Plan::new(150).thorough(5),
        setups: 5,
        never: [],
        golden: Setup::every::<MundusNovus>(),
        ledger: Setup::every::<MundusNovus>().into_iter().chain(under_the_first_rules()),
        bytes: 1024,
    }
}

/// Games begun under the first rules go on under them.
fn under_the_first_rules() -> impl Iterator<Item = Setup> {
    let under = |players| Setup::standard::<MundusNovus>(players).under::<MundusNovus>(1);
    [3, 5].into_iter().map(move |players| under(players).expect("a known version"))
}
