//! Bad calls: one sentence that names the choices, exit code 2, nothing on stdout.

use crate::call::{any_game, call, refused};
use catalog::GameId;

/// Every call and the whole sentence that refuses it. `GAMES` stands for the list of games.
const CALLS: &[(&str, &str)] = &[
    // Commands.
    (
        "dance",
        "there is no command \"dance\" (there are: serve, user, backup, restore, copy, games, sim, match, engine, seat, ladder, appraise, dataset, verify, rules, perft, schema, testkit, robust, train, puzzles, bench, load, torture, mcp)",
    ),
    ("--dance", "antilles has no \"--dance\" (it has: --help, --version)"),
    ("games chess", "games has no \"chess\" (it has: --json, --help)"),
    ("games --jsom", "games has no \"--jsom\" (it has: --json, --help)"),
    ("verify --jsom x", "verify has no \"--jsom\" (it has: --json, --help)"),
    // Games.
    ("sim", "sim needs GAME (games: GAMES)"),
    ("match", "match needs --bots NAME and GAME (games: GAMES)"),
    ("sim foo", "there is no game \"foo\" (there are: GAMES)"),
    ("match foo --bots random", "there is no game \"foo\" (there are: GAMES)"),
    ("ladder foo", "there is no game \"foo\" (there are: GAMES)"),
    ("perft foo", "there is no game \"foo\" (there are: GAMES)"),
    ("testkit foo", "there is no game \"foo\" (there are: GAMES)"),
    ("robust foo", "there is no game \"foo\" (there are: GAMES)"),
    ("bench foo", "there is no game \"foo\" (there are: GAMES)"),
    ("rules foo", "there is no game \"foo\" (there are: GAMES)"),
    ("train foo --out x", "there is no game \"foo\" (there are: GAMES)"),
    ("load --game foo", "--game: there is no game \"foo\" (there are: GAMES)"),
    // Players and options.
    ("sim santiago --players 7", "santiago is for 2 to 4 players, not 7"),
    ("perft santiago --players 7", "santiago is for 2 to 4 players, not 7"),
    ("testkit santiago --players 7", "santiago is for 2 to 4 players, not 7"),
    ("bench santiago --players 7", "santiago is for 2 to 4 players, not 7"),
    ("load --game santiago --people 6", "santiago is for 2 to 4 players, not 6"),
    ("sim santiago --players many", "--players: \"many\" is not a whole number that fits here"),
    ("sim santiago --players 300", "--players: \"300\" is not a whole number from 0 to 255"),
    ("sim santiago --option weather", "--option: \"weather\" is not of the form id=value"),
    (
        "sim santiago --option weather=fine",
        "santiago has no option \"weather\" (it has: rent-on-stay, open-stocks)",
    ),
    ("sim santiago --option open-stocks=x", "option \"open-stocks\" cannot be \"x\" (possible: off, on)"),
    // Bots.
    (
        "sim santiago --bots greedy:none",
        "--bots: \"none\" is not a number of nodes for greedy (as in greedy:2000)",
    ),
    ("sim san-juan --bots corn-shipper", "corn-shipper plays puerto-rico, not san-juan"),
    // Numbers.
    ("sim santiago --games 0", "--games: \"0\" is not a whole number from 1 up"),
    ("sim santiago --games few", "--games: \"few\" is not a whole number that fits here"),
    ("sim santiago --seed x", "--seed: \"x\" is not a whole number that fits here"),
    ("sim santiago --threads 0", "--threads: \"0\" is not a number of threads from 1 to 1024"),
    ("perft santiago --depth 0", "--depth: \"0\" is not a whole number from 1 to 64"),
    ("load --tables 10001", "--tables: \"10001\" is not a whole number from 1 to 10000"),
    ("load --rate 0", "--rate: \"0\" is not a whole number from 1 to 10000"),
    ("bench --seconds soon", "--seconds: \"soon\" is not a number of seconds from 0.01 to 3600"),
    // What belongs together, or does not.
    ("verify", "verify needs FILE"),
    ("sim santiago --records", "--records DIR needs a value"),
    ("sim santiago --with-legal", "sim needs --records DIR"),
    ("sim santiago --seed 1 --seed 2", "--seed can be given only once"),
    ("bench --check figures.json", "bench needs --instructions"),
    ("load --url http://127.0.0.1:9 --finished 1", "--url cannot be used with --finished"),
    ("load --url ftp://somewhere", "\"ftp://somewhere\" is not of the form http://HOST:PORT"),
    ("rules santiago --lang it", "--lang: there is no language \"it\" (there are: en, fr, de, es)"),
    // Places.
    (
        "sim santiago --games 1 --records /dev/null/x",
        "records cannot be written to /dev/null/x: Not a directory (os error 20)",
    ),
    ("train santiago --out /dev/null/x", "cannot make /dev/null/x: Not a directory (os error 20)"),
    ("verify /dev/null/x.json", "/dev/null/x.json: it cannot be read: Not a directory (os error 20)"),
];

#[test]
fn every_refusal_is_one_sentence_with_the_choices() {
    let games: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
    let mut wrong = Vec::new();
    for (args, sentence) in CALLS {
        let said = call(&args.split(' ').collect::<Vec<_>>());
        let expected = format!("antilles: {}\n", sentence.replace("GAMES", &games.join(", ")));
        if (said.code, said.out.as_str(), said.err.as_str()) != (Some(2), "", expected.as_str()) {
            wrong.push(format!("{args}\n  expected {expected}  but was  {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn unknown_and_too_many_bots_are_refused() {
    let (game, players) = any_game();
    refused(
        &["sim", game, "--bots", "deep-blue"],
        "antilles: --bots: there is no bot \"deep-blue\" (there are: random, greedy, mcts, search, ",
    );
    for command in ["sim", "match", "robust"] {
        let said = "corn-shipper plays puerto-rico, not san-juan";
        refused(&[command, "san-juan", "--bots", "greedy,corn-shipper"], said);
    }
    let crowd = ["random"; 9].join(",");
    refused(&["sim", game, "--players", &players, "--bots", &crowd], "9 bots are too many");
}

#[test]
fn contradictory_options_are_refused() {
    let (game, _) = any_game();
    let option = GameId::ALL[0].traits().options[0];
    let set = |value: &str| format!("{}={value}", option.id);
    let twice = ["sim", game, "--option", &set(option.values[0]), "--option", &set(option.values[1])];
    refused(&twice, "cannot be both");
}

#[test]
fn what_a_call_says_reaches_the_terminal_visibly() {
    let hostile = "\u{1b}]0;gone\u{7}\u{202e}x\ny";
    for args in [&["sim", hostile][..], &[hostile], &["verify", hostile], &["games", hostile]] {
        let said = refused(args, "\\u{1b}]0;gone\\u{7}\\u{202e}x\\ny");
        assert!(!said.err.trim_end().contains(|c: char| c.is_control() || c == '\u{202e}'), "{said:?}");
    }
}
