//! `antilles match`: its tables, its JSON, its report, and that an interrupted match resumes.

use crate::call::{any_game, good, json, refused};
use std::fs;

/// Two bots at a small table, which takes no time.
const PAIR: [&str; 8] = ["match", "santiago", "--players", "2", "--bots", "greedy:40,random", "--seed", "3"];

fn short<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&PAIR[..], &["--games", "11"], more].concat()
}

#[test]
fn a_match_tells_the_same_on_any_number_of_threads() {
    let text = good(&short(&["--threads", "1"])).out;
    assert_eq!(text, good(&short(&["--threads", "3"])).out);
    assert!(text.starts_with("santiago, 2 players, 12 games (6 blocks of 2), seed 3\n"), "{text}");
    assert!(text.contains("greedy:40") && text.contains("pairwise"), "{text}");
    let report = json(&short(&["--json"]));
    assert_eq!(report["result"]["games"], 12);
    assert_eq!(report["block"], 2);
    let greedy = &report["result"]["bots"][0];
    assert!(greedy["pairwise"]["mean"].as_f64().unwrap() > 0.6, "{report}");
    assert!(report["timing"]["random"]["decision"].as_f64().is_some());
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("results.jsonl");
    let call = short(&["--results", file.to_str().unwrap()]);
    let whole = good(&call).out;
    assert_eq!(whole, good(&short(&[])).out);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let again = good(&call);
    assert_eq!(again.out, whole);
    assert!(again.err.contains("games were already in the results"), "{again:?}");
    let other = [&call[..], &["--nodes", "7"]].concat();
    refused(&other, "not of the same number of nodes");
}

#[test]
fn the_report_is_one_page_that_needs_nothing_else() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("report.html");
    good(&short(&["--html", file.to_str().unwrap()]));
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(page.matches("<svg").count() == 4 && page.matches("</svg>").count() == 4);
    for outside in ["src=", "href=", "@import", "http:", "https:", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("antilles match santiago --players 2"), "it says how to play it again");
    let nowhere = directory.path().join("no/such/report.html");
    refused(&short(&["--html", nowhere.to_str().unwrap()]), "cannot be written");
}

#[test]
fn a_test_ends_a_clear_match() {
    let text = good(&[&PAIR[..], &["--games", "2000", "--sprt", "0.5,0.7"]].concat()).out;
    assert!(text.contains("test: the pairwise score of greedy:40 is closer to 0.7 than to 0.5"), "{text}");
}

#[test]
fn matches_that_make_no_sense_are_refused() {
    let (game, _) = any_game();
    refused(&["match", game], "--bots");
    refused(&["match", game, "--bots", "greedy:none"], "\"none\" is not a number of nodes for greedy");
    refused(&["match", game, "--bots", "greedy", "--sprt", "0.5,0.6"], "a test needs an opponent");
    for sprt in ["0.6,0.5", "0.5", "0,1", "a,b", "0.5,0.6,0.7"] {
        refused(&["match", game, "--bots", "greedy,random", "--sprt", sprt], "is not two shares");
    }
    let crowd: Vec<_> = (1..20).map(|nodes| format!("search:{nodes}")).collect();
    refused(&["match", game, "--players", "5", "--bots", &crowd.join(",")], "name fewer");
}
