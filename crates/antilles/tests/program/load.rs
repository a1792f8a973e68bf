//! The load command on a small scale: everything is measured and counted. How long it took is nobody's business here.

use crate::call::call;
use catalog::GameId;

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
        if cfg!(target_os = "linux") {
            assert!(report["processor-milliseconds-per-action"].as_f64().unwrap() >= 0.0);
            assert!(report["memory-megabytes-of-server"].as_f64().unwrap() > 1.0);
            assert!(report["memory-kilobytes-per-action"].is_number());
        }
    }
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
