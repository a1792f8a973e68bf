//! The load command on a small scale: everything is measured and counted. How long it took is nobody's business here.

use crate::call::{call, json, refused};
use catalog::GameId;
use serde_json::Value;

#[test]
fn everything_is_measured_and_counted() {
    for game in GameId::ALL {
        let people = game.traits().least_players.max(2).to_string();
        let said = call(&[
            "load",
            "--game",
            game.id(),
            "--tables",
            "2",
            "--people",
            &people,
            "--rate",
            "20",
            "--pages",
            "10",
            "--seconds",
            "1",
            "--finished",
            "2",
            "--json",
        ]);
        // A busy machine may miss a goal; nothing else may go wrong.
        assert!(matches!(said.code, Some(0 | 2)), "{said:?}");
        let report: serde_json::Value = serde_json::from_str(&said.out).unwrap();
        let count = |what: &str| report["milliseconds"][what]["count"].as_u64().unwrap();
        assert_eq!(report["faults"], serde_json::json!({}), "{said:?}");
        assert_eq!(report["streams"], report["tables"].as_u64().unwrap() * people.parse::<u64>().unwrap());
        let other = |what: &str| report[what].as_u64().unwrap();
        assert_eq!(count("forms") + other("overtaken") + other("idle"), 20);
        assert_eq!(count("seen-by-all") + other("secret"), count("forms"));
        assert!(count("news") >= count("seen-by-all"));
        assert_eq!(count("table-pages") + count("replay-pages") + count("house-pages"), 10);
        assert_eq!(count("cold-positions"), 2);
        assert_eq!(said.code == Some(0), report["goals-met"].as_bool().unwrap());
        assert_eq!(report["own-server"], true);
        nothing_is_lost(&report, 2);
        if cfg!(target_os = "linux") {
            assert!(report["processor-milliseconds-per-action"].as_f64().unwrap() >= 0.0);
            assert!(report["memory-megabytes-of-server"].as_f64().unwrap() > 1.0);
            assert!(report["memory-kilobytes-per-action"].is_number());
        }
    }
}

/// Everything that anybody was told is in the logs, once and as it was told.
fn nothing_is_lost(report: &Value, tables: u64) {
    let checked = &report["checked"];
    for what in ["lost", "doubled", "different", "silent", "broken"] {
        assert_eq!(checked[what], 0, "{report}");
    }
    assert_eq!(checked["tables"], tables, "{report}");
    let heard = checked["heard"].as_u64().unwrap();
    assert!(heard >= report["milliseconds"]["seen-by-all"]["count"].as_u64().unwrap(), "{report}");
}

/// What the command measures with these arguments. A busy machine may miss a bar; nothing else may go wrong.
fn measured(args: &[&str]) -> Value {
    let said = call(&[&["load", "--clients", "api", "--json"], args].concat());
    assert!(matches!(said.code, Some(0 | 2)), "{said:?}");
    let report: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(report["faults"], serde_json::json!({}), "{said:?}");
    assert_eq!(said.code == Some(0), report["goals-met"].as_bool().unwrap(), "{said:?}");
    report
}

#[test]
fn programs_play_every_game_and_what_they_were_told_is_in_the_log() {
    for game in GameId::ALL {
        let people = game.traits().least_players.max(2).to_string();
        let report = measured(&[
            "--game",
            game.id(),
            "--tables",
            "3",
            "--people",
            &people,
            "--rate",
            "20",
            "--seconds",
            "2",
            "--finished",
            "1",
        ]);
        nothing_is_lost(&report, 3);
        let count = |what: &str| report["milliseconds"][what]["count"].as_u64().unwrap();
        let other = |what: &str| report[what].as_u64().unwrap();
        assert_eq!(count("committed") + other("overtaken") + other("idle"), 40, "{report}");
        assert_eq!(count("seen-by-all") + other("secret"), count("committed"), "{report}");
        assert!(count("committed") > 5, "{report}");
        if cfg!(target_os = "linux") {
            assert!(report["servers"][0]["peak-megabytes"].as_f64().unwrap() > 1.0, "{report}");
        }
    }
}

#[cfg(unix)]
#[test]
fn two_nodes_on_postgresql_are_measured_together() {
    let args = ["--database", "postgres", "--nodes", "2", "--tables", "4", "--people", "3", "--rate", "20"];
    let report = measured(&[&args[..], &["--seconds", "2", "--finished", "1"]].concat());
    nothing_is_lost(&report, 4);
    assert_eq!((&report["database"], report["servers"].as_array().unwrap().len()), (&"PostgreSQL".into(), 2));
    assert!(report["postgres"]["peak-megabytes"].as_f64().unwrap() > 1.0, "{report}");
    refused(&["load", "--nodes", "2"], "a file belongs to one server");
    refused(&["load", "--clients", "api", "--url", "http://127.0.0.1:1"], "with --database");
    refused(&["load", "--patient"], "only programs");
}

#[test]
fn goals_stand_beside_the_figures() {
    let said = call(&["load", "--tables", "1", "--rate", "5", "--seconds", "1", "--finished", "1"]);
    let head = said.out.lines().find(|line| line.starts_with("milliseconds")).unwrap();
    assert!(head.contains("p99") && head.contains("goal for p99"), "{said:?}");
    for (what, goal) in
        [("seen by the last other player", "< 100"), ("a table's page", "< 20"), ("from the log", "< 10")]
    {
        let line = said.out.lines().find(|line| line.contains(what)).unwrap();
        assert!(line.contains(goal), "{line}");
    }
}

#[test]
fn a_finished_game_takes_little_room() {
    let weights = json(&["load", "--weigh", "--people", "3", "--finished", "4", "--json"]);
    let weights = weights.as_array().unwrap();
    assert_eq!(weights.len(), GameId::ALL.len());
    for weight in weights {
        let kilobytes = weight["kilobytes-per-game"].as_f64().unwrap();
        assert!((10.0..200.0).contains(&kilobytes), "{weight}");
        assert!((30.0..400.0).contains(&weight["bytes-per-entry"].as_f64().unwrap()), "{weight}");
        // With two hexadecimal digests an entry it was about half as much again.
        let entries = weight["entries-per-game"].as_f64().unwrap();
        assert!(kilobytes * 1_000.0 / entries < 230.0, "{weight}");
    }
}
