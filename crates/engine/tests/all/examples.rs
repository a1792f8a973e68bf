//! The example bots play whole matches, and a program that misbehaves harms nobody.

use arena::{Contest, Plan, simulate};
use bots::{BotName, Kind, Program, ProgramReport};
use catalog::GameId;
use game::{Setup, SetupText};
use std::{path::Path, process::Command, sync::atomic::AtomicBool};

fn program(name: &str) -> (BotName, Program) {
    let program = Program::named(name).expect("the name of a program").expect("a good one");
    (Kind::Program(program).into(), program)
}

fn setup(game: GameId, players: u8) -> Setup {
    game.setup(&SetupText { players, options: Default::default() }).unwrap()
}

/// A match against random, every seating once.
fn plays_a_match(game: GameId, command: &str) {
    let (bot, program) = program(command);
    let players = game.traits().least_players.max(2);
    let contest = Contest::new(game, setup(game, players), &[bot, Kind::Random.into()], 2).unwrap().on(1, 1);
    let played = contest.play(&|_| {}, &AtomicBool::new(false)).unwrap();
    assert!(played.standings.games >= 2);
    let report = program.report();
    assert!(report.legal > 20, "{report:?}");
    assert_eq!(report.by_chance(), 0, "{report:?}");
}

#[test]
fn the_example_in_rust_plays_every_game() {
    for &game in GameId::ALL {
        // A limit that no loaded machine passes.
        plays_a_match(game, &format!("cmd@60000:'{}'", env!("CARGO_BIN_EXE_stdin-bot")));
    }
}

#[test]
fn the_example_in_python_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/stdin_bot.py");
    for &game in GameId::ALL {
        plays_a_match(game, &format!("cmd@60000:python3 '{}'", file.display()));
    }
}

/// Plays a game with it on every other seat.
#[cfg(unix)]
fn report_of(command: &str) -> ProgramReport {
    let (bot, program) = program(command);
    let game = GameId::Santiago;
    let plan = Plan::new(setup(game, 2), &[bot, Kind::Random.into()]).unwrap().games(1).seed(3);
    let run = simulate(game, &plan, &|_| {}, &AtomicBool::new(false)).unwrap();
    assert_eq!((run.summary.games, run.summary.unfinished), (1, 0), "the game is played to its end");
    program.report()
}

#[cfg(unix)]
#[test]
fn what_a_program_does_wrong_is_counted_and_chance_plays_for_it() {
    let missing = report_of("cmd:/there/is/no/such/program");
    assert!(missing.ended > 10 && missing.legal == 0, "{missing:?}");
    let crashing = report_of("cmd@60000:sh -c 'read line; exit 1'");
    assert!(crashing.ended > 10 && crashing.legal == 0, "{crashing:?}");
    let babbling = report_of("cmd@60000:sh -c 'while read line; do echo nonsense; done'");
    assert!(babbling.unreadable > 10 && babbling.by_chance() == babbling.unreadable, "{babbling:?}");
    let answer =
        r#"n=0; while read line; do n=$((n+1)); echo "{\"id\":$n,\"ok\":{\"action\":\"dance\"}}"; done"#;
    let dancing = report_of(&format!("cmd@60000:sh -c '{answer}'"));
    assert!(dancing.illegal > 10 && dancing.by_chance() == dancing.illegal, "{dancing:?}");
    let sleeping = report_of("cmd@10:sh -c 'while read line; do sleep 1; done'");
    assert_eq!((sleeping.legal, sleeping.late), (0, u64::from(bots::program::PATIENCE)), "{sleeping:?}");
    assert!(sleeping.ended > 5, "{sleeping:?}");
}

#[test]
fn no_name_from_a_visitor_is_a_program() {
    for name in ["cmd:sh", "cmd@5:sh", "cmd"] {
        assert!(name.parse::<BotName>().is_err());
        assert!(
            GameId::ALL.iter().all(|&game| !bots::known(game, name) && !bots::names(game).contains(&name))
        );
    }
}

#[test]
fn bad_names_of_programs_are_refused() {
    assert!(Program::named("greedy").is_none());
    assert!(Program::named("search:2000").is_none());
    for name in ["cmd:", "cmd@0:sh", "cmd@soon:sh", "cmd:sh 'open"] {
        assert!(Program::named(name).is_some_and(|program| program.is_err()), "{name}");
    }
}
