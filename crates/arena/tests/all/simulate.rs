//! The same seed gives the same result, whatever the number of threads; records are whole and replay.

use arena::{
    Plan, Records, Run,
    robust::{Stress, stress},
    simulate,
};
use bots::{BotName, Budget, Kind};
use catalog::GameId;
use game::{Record, Setup, SetupText};
use std::{
    fs,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

fn setup(game: GameId) -> Setup {
    let players = game.traits().most_players.min(4);
    game.setup(&SetupText { players, options: Default::default() }).unwrap()
}

fn play(game: GameId, plan: &Plan) -> Run {
    simulate(game, plan, &|_| {}, &AtomicBool::new(false)).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for &game in GameId::ALL {
        for bots in [&[Kind::Random.into()][..], &[Kind::Greedy.into(), Kind::Random.into()]] {
            let mut plan =
                Plan::new(setup(game), bots).unwrap().games(if bots.len() == 1 { 300 } else { 6 }).seed(5);
            plan.budget = Budget::nodes(100);
            let one = play(game, &plan);
            for threads in [2, 3] {
                let many = play(game, &plan.clone().threads(threads));
                assert_eq!(many.summary, one.summary, "{} with {threads} threads", game.id());
            }
            let other = play(game, &plan.clone().seed(6));
            assert_ne!(other.summary, one.summary, "another seed gives other games");
        }
    }
}

#[test]
fn victories_add_up_and_every_game_is_counted() {
    for &game in GameId::ALL {
        let run = play(game, &Plan::new(setup(game), &[Kind::Random.into()]).unwrap().games(100).seed(3));
        let finished = run.summary.games - run.summary.unfinished;
        let wins: f64 = run.summary.seat_wins.iter().map(|wins| wins.mean()).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{wins}");
        assert_eq!(run.summary.endings.values().sum::<u64>(), finished);
        assert_eq!(run.summary.games, 100);
        let lengths = run.summary.lengths();
        assert!(lengths.shortest <= lengths.median && lengths.median <= lengths.longest);
        let by_category: f64 = run.summary.bots[0].categories.values().sum();
        assert!((by_category - run.summary.bots[0].score.mean).abs() < 1e-9);
    }
}

/// One greedy against a table of randoms wins far more than its share.
#[test]
fn greedy_beats_random() {
    for &game in GameId::ALL {
        let players = usize::from(setup(game).players());
        let mut bots: Vec<BotName> = vec![Kind::Random.into(); players];
        bots[0] = Kind::Greedy.into();
        let run = play(game, &Plan::new(setup(game), &bots).unwrap().games(12).seed(2).threads(2));
        let greedy = &run.summary.bots[0];
        assert_eq!((greedy.bot.as_str(), greedy.seats), ("greedy", 1));
        assert!(greedy.wins.mean > 0.6, "{}: {:?}", game.id(), greedy.wins);
    }
}

#[test]
fn records_are_whole_replay_and_do_not_change_the_games_of_bots() {
    for &game in GameId::ALL {
        let directory = tempfile::tempdir().unwrap();
        let records = Records { directory: directory.path().join("deep/er"), with_legal: true };
        let mut plan = Plan::new(setup(game), &[Kind::Greedy.into(), Kind::Random.into()])
            .unwrap()
            .games(3)
            .seed(8)
            .threads(2);
        plan.budget = Budget::nodes(100);
        let bare = play(game, &plan);
        let written = play(game, &plan.records(Some(records.clone())));
        assert_eq!(written.summary, bare.summary);
        let mut names: Vec<_> =
            fs::read_dir(&records.directory).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["game-000001.json", "game-000002.json", "game-000003.json"]);
        for number in 0..3 {
            let record: Record = serde_json::from_slice(&fs::read(records.file(number)).unwrap()).unwrap();
            let positions = game.replay(&record).unwrap();
            assert_eq!(positions.len(), record.steps.len() + 1);
            assert!(record.result.is_some());
        }
    }
}

#[test]
fn a_run_that_cannot_write_stops_and_leaves_nothing() {
    let game = GameId::ALL[0];
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    let records = Records { directory: file.clone(), with_legal: false };
    let plan = Plan::new(setup(game), &[Kind::Random.into()]).unwrap().games(3).records(Some(records));
    let error = simulate(game, &plan, &|_| {}, &AtomicBool::new(false)).unwrap_err().to_string();
    assert!(error.starts_with("records cannot be written to "), "{error}");
    assert_eq!(fs::read(&file).unwrap(), b"");
}

#[test]
fn cancelling_keeps_what_is_there_so_far() {
    let game = GameId::ALL[0];
    let cancel = AtomicBool::new(false);
    let heard = AtomicU64::new(0);
    let plan = Plan::new(setup(game), &[Kind::Random.into()]).unwrap().games(1_000_000);
    let progress = |done| {
        heard.store(done, Ordering::Relaxed);
        cancel.store(true, Ordering::Relaxed);
    };
    let run = simulate(game, &plan, &progress, &cancel).unwrap();
    assert!(run.cancelled);
    assert_eq!(run.summary.games, heard.load(Ordering::Relaxed));
    assert!(run.summary.games < 1_000);
}

/// The short form of `antilles robust`: budgets in nodes alone, so that nothing depends on the machine.
#[test]
fn no_bot_panics_at_any_table_under_any_budget() {
    for &game in GameId::ALL {
        let bots =
            ["random", "greedy", "easy", "search", "mcts:3"].map(|name| name.parse().unwrap()).to_vec();
        let plan = Stress { bots, decisions: 3_000, nodes: 200, time: None, seed: 2 };
        let report = stress(game, &plan, &|_| {}, &AtomicBool::new(false));
        assert_eq!(report.failures, Vec::<String>::new());
        assert_eq!((report.panics, report.illegal, report.stuck), (0, 0, 0));
        assert!(report.decisions >= 3_000 && report.games > 1 && !report.cancelled);
        let met = [report.undone, report.handed_over, report.reloaded, report.advised];
        assert!(met.iter().all(|&times| times > 0), "{report:?}");
    }
}
