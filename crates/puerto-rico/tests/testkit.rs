//! The contract every game keeps, and the expectations in files: golden games, ledger, perft, finished games.

use game::{
    Setup, SetupText,
    record::replay,
    testkit::{Check, Plan},
};
use puerto_rico::PuertoRico;
use std::collections::BTreeSet;

game::contract_tests! {
    PuertoRico {
        plan: Plan::new(320).thorough(8),
        setups: 16,
        never: [Check::Reveals],
        golden: (2..=5).map(Setup::standard::<PuertoRico>).chain([swapped()]),
        ledger: Setup::every::<PuertoRico>(),
        bytes: 512,
    }
}

fn swapped() -> Setup {
    let text = SetupText { players: 4, options: [("factory-university".into(), "swapped".into())].into() };
    Setup::new::<PuertoRico>(&text).expect("a valid set-up")
}

fn finished_games() -> Vec<game::Record> {
    let files = std::fs::read_dir("tests/games").expect("there are finished games");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(entry.expect("a readable folder").path());
        serde_json::from_str(&text.expect("a readable game")).expect("a record")
    };
    files.map(read).collect()
}

#[test]
fn games_went_on_because_bonus_points_were_declined() {
    let mut went_on = BTreeSet::new();
    for record in finished_games() {
        let declined = record.steps.iter().position(|step| step.action == "decline bonus");
        let positions = replay::<PuertoRico>(&record).expect("it was played by the rules of its version");
        if let Some(at) = declined {
            let (before, after) = (&positions[at], &positions[at + 1]);
            assert!(before.vp_supply() <= before.load_bonus(before.mover()).into(), "it would have ended");
            assert_eq!(after.ending(), None);
            let last = positions.last().expect("there is a last position");
            assert_ne!(last.governor(), before.governor(), "a round later");
            went_on.insert(record.setup.players);
        }
        // What was asked under version 2 was never asked under version 1.
        let asked = record.steps.iter().any(|step| step.action.contains("bonus"));
        assert_eq!(asked, record.rules_version == 2);
        let other = game::Record { rules_version: 3 - record.rules_version, ..record };
        if asked {
            replay::<PuertoRico>(&other).expect_err("version 1 has no such action at that moment");
        }
    }
    assert_eq!(went_on.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5]);
}
