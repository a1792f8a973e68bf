//! What every game's crate tests alike: the same tests with the same demands, written once.

use super::{Check, Plan, SHARE, check, files::finished};
use crate::{Game, Record};
use std::{collections::BTreeSet, env, fs, path::Path};

/// Declares the tests of a game that are the same for all: random games at every set-up, golden games, ledger, perft, finished
/// games, shortcuts, the size of a position. Their files are in `tests`, next to the one this stands in.
///
/// ```ignore
/// game::contract_tests! {
///     PuertoRico {
///         plan: Plan::new(320),
///         setups: 16,
///         never: [Check::Reveals],
///         golden: Setup::every::<PuertoRico>(),
///         ledger: Setup::every::<PuertoRico>(),
///         bytes: 512,
///     }
/// }
/// ```
///
/// `setups` says how many there are with every option that touches rules or pace, `never` which checks the game gives no occasion
/// for ([`check_promises`](crate::testkit::check_promises)), `bytes` how large a position may be.
#[macro_export]
macro_rules! contract_tests {
    ($game:ident {
        plan: $plan:expr,
        setups: $setups:literal,
        never: $never:expr,
        golden: $golden:expr,
        ledger: $ledger:expr,
        bytes: $bytes:literal $(,)?
    }) => {
        #[test]
        fn random_games_keep_every_promise() {
            $crate::testkit::check_promises::<$game>(&$plan, $setups, &$never);
        }

        #[test]
        fn golden_games_are_unchanged() {
            let games: Vec<_> = $golden.into_iter().map(|setup| (1, setup)).collect();
            $crate::testkit::check_golden::<$game>("tests/golden".as_ref(), &games);
        }

        #[test]
        fn the_ledger_is_unchanged() {
            let games: Vec<_> = $ledger.into_iter().map(|setup| (1, setup)).collect();
            $crate::testkit::check_ledger::<$game>("tests/ledger.txt".as_ref(), &games);
        }

        #[test]
        fn perft_counts_are_unchanged() {
            $crate::testkit::check_perft::<$game>("tests/perft.txt".as_ref());
        }

        #[test]
        fn finished_games_replay_to_their_results() {
            $crate::testkit::check_games::<$game>("tests/games".as_ref());
        }

        #[test]
        fn finished_games_show_every_ending_and_every_number_of_players_under_every_version() {
            let missing = $crate::testkit::not_shown::<$game>("tests/games".as_ref());
            assert!(missing.is_empty(), "no finished game has {missing:?}");
        }

        #[test]
        fn random_games_are_the_same_by_shortcuts() {
            $crate::testkit::check_playouts::<$game>(4);
        }

        #[test]
        fn a_position_is_small() {
            let bytes = size_of::<<$game as $crate::Rules>::Position>();
            assert!(bytes <= $bytes, "a position has {bytes} bytes");
        }
    };
}

/// Plays a plan and demands more than that nothing failed: every game ended, there are this many set-ups, and every check was made
/// but those the game gives no occasion for. (Not if [`SHARE`] leaves only a part of it.)
///
/// # Panics
/// If anything is otherwise.
pub fn check_promises<G: Game>(plan: &Plan, setups: usize, never: &[Check]) {
    let report = check::<G>(plan);
    if env::var(SHARE).is_ok() {
        return;
    }
    assert_eq!((report.setups, report.unfinished), (setups, 0), "set-ups, and unfinished games\n{report}");
    let unmade = Check::ALL.into_iter().filter(|&check| check != Check::Panic && report.made(check) == 0);
    assert_eq!(unmade.collect::<Vec<_>>(), never, "the checks that were never made\n{report}");
}

/// The endings that no finished game of a folder has, and the versions of the rules with numbers of players.
///
/// # Panics
/// If a game of the folder cannot be read.
pub fn not_shown<G: Game>(folder: &Path) -> Vec<String> {
    let (mut endings, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for file in finished(folder).expect("a folder with finished games") {
        let text = fs::read_to_string(&file).expect("a readable file");
        let record: Record = serde_json::from_str(&text).expect("a record");
        endings.extend(record.result.map(|result| result.ending));
        tables.insert((record.rules_version, record.setup.players));
    }
    let ending = |id: &&&str| !endings.contains(**id);
    let missing = G::ENDINGS.iter().filter(ending).map(|id| format!("the ending {id}"));
    let every = (1..=G::RULES_VERSION).flat_map(|version| G::PLAYERS.map(move |players| (version, players)));
    let table = |(version, players): (u32, u8)| format!("{players} players under version {version}");
    missing.chain(every.filter(|table| !tables.contains(table)).map(table)).collect()
}
