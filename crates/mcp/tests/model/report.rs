//! The log, and that its report gives the right numbers.

use crate::support::{in_memory, newest};
use mcp::{Config, report};
use serde_json::{Value, json};
use std::fs;
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_game_is_reported_and_its_record_refereed() {
    let folder = tempdir().unwrap();
    let config = Config { log: Some(folder.path().to_path_buf()), ..Config::default() };
    let (mut model, _) = in_memory(config, newest()).await;
    let start =
        json!({"game": "santiago", "players": 3, "seat": 2, "bots": ["random", "greedy"], "player": "m"});
    let at = model.good("start", start.clone()).await.value;
    let table = at["table"].clone();
    for action in ["nonsense", "deliver cigars 9"] {
        model.call("play", json!({"table": table, "actions": [action]})).await;
    }
    model.call("play", json!({"table": table, "actions": []})).await;
    model.good("hint", json!({"table": table})).await;
    let mut plays = 0;
    let mut at = at;
    while at["status"] == "your-turn" {
        let action = model.choose(&at);
        at = model.good("play", json!({"table": table, "actions": [action]})).await.value;
        plays += 1;
    }
    // One is given up, one is left.
    let second = model.good("start", start.clone()).await.value["table"].clone();
    model.good("resign", json!({"table": second})).await;
    model.good("start", start).await;

    let report = report::read(folder.path()).unwrap();
    let [standing] = &report.standings[..] else { panic!("{report:?}") };
    assert_eq!((standing.player.as_str(), standing.game.as_str(), standing.players), ("m", "santiago", 3));
    assert_eq!((standing.games, standing.finished, standing.resigned, standing.left), (3, 1, 1, 1));
    assert_eq!(standing.legal, plays);
    assert_eq!(standing.illegal + standing.unreadable, 2);
    assert_eq!((standing.hints, standing.undos, standing.chosen_seeds), (1, 0, 0));
    let rate = plays as f64 / (plays + 2) as f64;
    assert!((standing.legal_rate.unwrap().mean - rate).abs() < 1e-9);
    assert_eq!(standing.points.unwrap().mean, at["result"]["seats"][1]["points"].as_f64().unwrap());

    let record = fs::read(folder.path().join(format!("{}.json", table.as_str().unwrap()))).unwrap();
    let refereed = catalog::referee(&record, &bots::known).unwrap();
    let places: Vec<u8> = refereed.record.result.unwrap().places;
    let told: Vec<u8> = at["result"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["place"].as_u64().unwrap() as u8)
        .collect();
    assert_eq!(places, told);
}

fn start(player: &str, seat: u8, bots: [&str; 3]) -> Value {
    json!({"at": 1, "event": "start", "table": "t", "player": player, "client": "", "game": "puerto-rico",
        "setup": {"players": 3, "options": {}}, "seat": seat, "bots": bots, "seed-chosen": false})
}

fn play(kind: Option<&str>) -> Value {
    let mut line = json!({"at": 2, "event": "play", "step": 0, "actions": ["pass"]});
    if let Some(kind) = kind {
        line["refused"] = json!({"kind": kind, "sentence": "no"});
    }
    line
}

fn end(places: [u8; 3], totals: [i32; 3]) -> Value {
    json!({"at": 3, "event": "end",
        "result": {"ending": "city", "scores": [{}, {}, {}], "totals": totals, "places": places}})
}

#[test]
fn figures_are_right() {
    let folder = tempdir().unwrap();
    let write = |name: &str, lines: &[Value]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        fs::write(folder.path().join(name), text).unwrap();
    };
    // Won ahead of both; 3 of 4 attempts legal, and a list that does not count.
    let (legal, illegal) = (|| play(None), || play(Some("illegal")));
    write(
        "a.jsonl",
        &[
            start("m", 1, ["", "easy", "hard"]),
            legal(),
            illegal(),
            legal(),
            play(Some("list")),
            legal(),
            end([1, 2, 3], [50, 40, 30]),
        ],
    );
    // Level with the hard one behind the easy one; half of the attempts legal.
    write(
        "b.jsonl",
        &[
            start("m", 3, ["hard", "easy", ""]),
            legal(),
            play(Some("unreadable")),
            end([2, 1, 2], [30, 45, 30]),
        ],
    );
    // Given up, although the bot that played on won.
    write(
        "c.jsonl",
        &[
            start("m", 2, ["easy", "", "easy"]),
            legal(),
            json!({"at": 1, "event": "resign", "step": 4}),
            end([2, 1, 3], [10, 20, 5]),
        ],
    );
    // Somebody else, whose log was cut in the middle of a line.
    let cut = format!("{}\n{}\n{{\"at\":7,\"ev", start("n", 1, ["", "easy", "easy"]), legal());
    fs::write(folder.path().join("d.jsonl"), cut).unwrap();
    fs::write(folder.path().join("a.json"), "records are not logs").unwrap();

    let report = report::read(folder.path()).unwrap();
    let [m, n] = &report.standings[..] else { panic!("{report:?}") };
    assert_eq!((m.games, m.finished, m.resigned, m.left), (3, 2, 1, 0));
    assert_eq!((m.legal, m.illegal, m.unreadable), (5, 1, 1));
    let close = |found: Option<arena::interval::Estimate>, expected: f64| {
        let found = found.unwrap();
        assert!((found.mean - expected).abs() < 1e-9, "{found:?} is not {expected}");
        assert!(found.low <= found.mean && found.mean <= found.high);
    };
    close(m.legal_rate, (0.75 + 0.5 + 1.0) / 3.0);
    close(m.pairwise, (1.0 + 0.25 + 0.0) / 3.0);
    let against: Vec<(&str, usize, f64)> = m
        .against
        .iter()
        .map(|against| (against.bot.as_str(), against.games, against.pairwise.mean))
        .collect();
    assert_eq!(against, [("easy", 3, 1.0 / 3.0), ("hard", 2, 0.75)]);
    close(m.wins, 1.0 / 3.0);
    close(m.place, (1.0 + 2.5 + 3.0) / 3.0);
    close(m.points, 40.0);
    assert_eq!((n.games, n.left, n.legal, n.pairwise), (1, 1, 1, None));
}

#[test]
fn what_is_no_log_is_refused_by_file_and_line() {
    let folder = tempdir().unwrap();
    let refused = || report::read(folder.path()).unwrap_err().to_string();
    assert!(refused().contains("there is no log"), "{}", refused());
    let file = folder.path().join("x.jsonl");
    let bad = [
        ("nonsense\n".to_string(), "line 1"),
        (format!("{}\n", play(None)), "line 1"),
        (format!("{}\nnull\n", start("m", 1, ["", "easy", "easy"])), "line 2"),
        (format!("{}\n", start("m", 4, ["", "easy", "easy"])), "line 1"),
        (format!("{0}\n{0}\n", start("m", 1, ["", "easy", "easy"])), "line 2"),
        (
            format!(
                "{}\n{}\n{}\n",
                start("m", 1, ["", "easy", "easy"]),
                end([1, 2, 3], [1, 1, 1]),
                play(None)
            ),
            "line 3",
        ),
    ];
    for (text, line) in bad {
        fs::write(&file, text).unwrap();
        assert!(refused().contains(line), "{}", refused());
    }
}
