//! Calls that do what was asked.

use crate::call::{any_game, good, json, one_sentence, program, refused};
use catalog::GameId;
use game::SetupText;
use std::{collections::BTreeMap, fs::OpenOptions};
use words::{Dictionary, Language};

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_number_of_threads() {
    for game in GameId::ALL {
        let id = game.id();
        for bots in ["random", "greedy,random"] {
            let games = if bots == "random" { "200" } else { "4" };
            let sim = |threads, seed| {
                good(&[
                    "sim",
                    id,
                    "--games",
                    games,
                    "--bots",
                    bots,
                    "--nodes",
                    "200",
                    "--threads",
                    threads,
                    "--seed",
                    seed,
                ])
                .out
            };
            assert_eq!(sim("1", "4"), sim("3", "4"));
            assert_ne!(sim("1", "4"), sim("1", "5"));
        }
        let result =
            |threads| json(&["sim", id, "--games", "50", "--threads", threads, "--json"])["result"].clone();
        assert_eq!(result("1"), result("2"));
    }
}

#[test]
fn sim_reports_what_was_asked_for() {
    for game in GameId::ALL {
        let players = game.traits().least_players;
        let report = json(&[
            "sim",
            game.id(),
            "--players",
            &players.to_string(),
            "--games",
            "30",
            "--seed",
            "2",
            "--json",
        ]);
        assert_eq!(report["game"], game.id());
        assert_eq!(report["setup"]["players"], players);
        assert_eq!(report["result"]["games"], 30);
        let by_seat = report["result"]["seat-wins"].as_array().unwrap();
        assert_eq!(by_seat.len(), usize::from(players));
        let wins: f64 = by_seat.iter().map(|wins| wins["mean"].as_f64().unwrap()).sum();
        assert!((wins - 1.0).abs() < 1e-9);
        assert!(report["timing"]["games-per-second"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn options_reach_the_game() {
    for game in GameId::ALL {
        let players = game.traits().most_players;
        for option in game.traits().options {
            let value = option.values.last().unwrap();
            let options = BTreeMap::from([(option.id.to_string(), value.to_string())]);
            let chosen = format!("{}={value}", option.id);
            let call = ["sim", game.id(), "--games", "1", "--option", &chosen, "--json"];
            // An option that needs another one is refused alone, which is a way of reaching the game too.
            match game.setup(&SetupText { players, options }) {
                Ok(_) => assert_eq!(json(&call)["setup"]["options"][option.id], *value),
                Err(_) => drop(refused(&call, "contradict")),
            }
        }
    }
}

#[test]
fn games_are_listed_with_their_players_and_options() {
    let text = good(&["games"]).out;
    let listed = json(&["games", "--json"]);
    assert_eq!(listed.as_array().unwrap().len(), GameId::ALL.len());
    for game in GameId::ALL {
        assert!(text.contains(game.id()));
        for option in game.traits().options {
            assert!(text.contains(option.id), "{}", option.id);
        }
    }
}

#[test]
fn perft_counts_as_the_rules_do() {
    let (game, players) = any_game();
    let report = json(&["perft", game, "--players", &players, "--seed", "3", "--depth", "2", "--json"]);
    let id = GameId::parse(game).unwrap();
    let setup = id
        .setup(&game::SetupText { players: players.parse().unwrap(), options: Default::default() })
        .unwrap();
    for depth in 1..=2u32 {
        let expected = catalog::with_game!(id, G => game::perft::<G>(&setup, 3, depth));
        assert_eq!(report["depths"][depth as usize - 1]["sequences"], expected);
    }
    let text = good(&["perft", game, "--players", &players, "--seed", "3", "--depth", "2"]).out;
    assert_eq!(text.lines().count(), 4, "{text}");
}

#[test]
fn rules_are_printed_in_both_languages() {
    for game in GameId::ALL {
        let statement = game.rulebook()[0];
        let count = |tag| {
            let chapters = json(&["rules", game.id(), "--lang", tag, "--json"]);
            let sum =
                |sum, chapter: &serde_json::Value| sum + chapter["statements"].as_array().unwrap().len();
            chapters.as_array().unwrap().iter().fold(0, sum)
        };
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for language in Language::ALL {
            let tag = language.tag();
            assert_eq!(count(tag), game.rulebook().len(), "every statement is in a chapter");
            let said = Dictionary::new(&[game.rulebook_words()]).text(language, &statement.message());
            assert!(plain(&good(&["rules", game.id(), "--lang", tag]).out).contains(&plain(&said)), "{said}");
        }
        let coverage = good(&["rules", game.id(), "--coverage"]).out;
        assert!(coverage.contains(statement.chapter()), "{coverage}");
    }
}

#[test]
fn the_testkit_passes_and_says_so() {
    for game in GameId::ALL {
        // Looked at closely from beginning to end: of a few samples the kit may learn too little to be content.
        let said = good(&["testkit", game.id(), "--games", "4", "--thorough", "4"]);
        assert!(said.out.trim_end().ends_with("passed"), "{said:?}");
        let report = json(&["testkit", game.id(), "--games", "4", "--thorough", "0", "--json"]);
        assert_eq!(report["games"], 4);
    }
}

#[test]
fn robust_bots_pass_and_are_told_so() {
    let call =
        ["robust", "--decisions", "900", "--nodes", "60", "--milliseconds", "1", "--bots", "greedy,search"];
    let text = good(&call).out;
    assert_eq!(text.lines().filter(|line| line.contains(" 0 failures")).count(), GameId::ALL.len(), "{text}");
    let listed = json(&[&call[..], &["--json"]].concat());
    let decisions = |game: &serde_json::Value| game["decisions"].as_u64().unwrap();
    assert!(listed.as_array().unwrap().iter().map(decisions).sum::<u64>() >= 900, "{listed}");
}

#[test]
fn bench_measures_every_game() {
    let report = json(&["bench", "--seconds", "0.02", "--json"]);
    assert_eq!(report.as_array().unwrap().len(), GameId::ALL.len());
    for line in report.as_array().unwrap() {
        assert!(line["one-thread"]["games-per-second"].as_f64().unwrap() > 0.0);
        assert!(line["position-bytes"].as_u64().unwrap() > 0);
        assert!(line["ratio"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn help_and_version_are_good_calls() {
    let version = good(&["--version"]).out;
    assert_eq!(version.trim(), concat!("antilles ", env!("CARGO_PKG_VERSION")));
    for args in [
        &["--help"][..],
        &["sim", "--help"],
        &["match", "--help"],
        &["dataset", "--help"],
        &["robust", "--help"],
        &["bench", "--help"],
    ] {
        assert!(good(args).out.contains("Examples:"), "{args:?}");
    }
}

#[test]
fn a_full_disk_behind_stdout_is_told() {
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else { return };
    let said = program(&["games"]).stdout(full).output().unwrap().into();
    one_sentence(&said, "the answer cannot be written");
}

/// The command and all its subcommands, each with its help.
fn helps(call: &[&str], found: &mut Vec<(String, String)>) {
    let text = good(&[call, &["--help"]].concat()).out;
    let listed =
        text.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap_or_default();
    let names = listed.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names: Vec<String> =
        names.filter_map(|line| Some(line.split_whitespace().next()?.to_string())).collect();
    found.push((call.join(" "), text));
    for name in names.iter().filter(|name| *name != "help") {
        helps(&[call, &[name.as_str()]].concat(), found);
    }
}

#[test]
fn every_help_text_keeps_to_the_glossary() {
    let glossary = include_str!("../../../../docs/glossary.en.md");
    let everybody = ["Everywhere", "At the table"];
    let sections =
        glossary.split("\n## ").filter(|section| everybody.iter().any(|title| section.starts_with(title)));
    let rows = sections.flat_map(|section| section.lines()).filter_map(|line| line.split('|').nth(3));
    let avoided: Vec<&str> = rows
        .flat_map(|cell| cell.split(','))
        .map(str::trim)
        .filter(|word| !word.is_empty() && *word != "not")
        .collect();
    assert!(avoided.len() > 10, "{avoided:?}");
    let mut found = Vec::new();
    helps(&[], &mut found);
    assert!(found.len() > 20, "only {found:?}");
    let mut wrong = Vec::new();
    for (call, text) in &found {
        // Lines are broken anywhere, and an address or a name of a file is no word.
        let words = text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let letter = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '/' | '.');
        for word in &avoided {
            let used = words.match_indices(word).any(|(at, _)| {
                let rest = words[at + word.len()..].trim_start_matches('s');
                !words[..at].ends_with(letter) && !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-')
            });
            if used {
                wrong.push(format!("antilles {call}: “{word}”"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
