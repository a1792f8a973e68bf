//! Bad calls: one clear sentence, exit code 2, nothing on stdout.

use crate::call::{any_game, refused};

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let (game, _) = any_game();
    for command in ["sim", "perft", "testkit", "bench", "rules", "robust"] {
        let said = refused(&[command, "chess"], "there is no game \"chess\"");
        assert!(said.err.contains(game), "{said:?}");
    }
}

#[test]
fn too_many_players_are_refused_with_the_right_number() {
    let (game, _) = any_game();
    for command in ["sim", "perft", "testkit", "bench"] {
        refused(&[command, game, "--players", "7"], "players, not 7");
    }
    refused(&["sim", game, "--players", "many"], "invalid value 'many'");
}

#[test]
fn unknown_and_contradictory_options_are_refused() {
    let (game, _) = any_game();
    let option = catalog::GameId::ALL[0].traits().options[0];
    let set = |value: &str| format!("{}={value}", option.id);
    refused(&["sim", game, "--option", "weather=fine"], "no option \"weather\"");
    refused(&["sim", game, "--option", &set("nonsense")], "cannot be \"nonsense\"");
    refused(&["sim", game, "--option", "weather"], "not of the form id=value");
    let twice = ["sim", game, "--option", &set(option.values[0]), "--option", &set(option.values[1])];
    refused(&twice, "cannot be both");
}

#[test]
fn unknown_and_too_many_bots_are_refused() {
    let (game, players) = any_game();
    refused(
        &["sim", game, "--bots", "deep-blue"],
        "there is no bot \"deep-blue\" (there are: random, greedy, mcts, search, ",
    );
    for command in ["sim", "match", "robust"] {
        let said = "corn-shipper plays puerto-rico, not san-juan";
        refused(&[command, "san-juan", "--bots", "greedy,corn-shipper"], said);
    }
    let crowd = ["random"; 9].join(",");
    refused(&["sim", game, "--players", &players, "--bots", &crowd], "9 bots are too many");
}

#[test]
fn numbers_that_make_no_sense_are_refused() {
    let (game, _) = any_game();
    refused(&["sim", game, "--games", "0"], "0 is not in 1..");
    refused(&["sim", game, "--threads", "0"], "not a number of threads");
    refused(&["perft", game, "--depth", "0"], "0 is not in 1..");
    refused(&["bench", "--seconds", "soon"], "not a number of seconds");
}

#[test]
fn arguments_that_need_each_other_are_named() {
    let (game, _) = any_game();
    refused(&["sim"], "<GAME>");
    refused(&["verify"], "<FILE>");
    refused(&["sim", game, "--with-legal"], "--records");
    refused(&["bench", "--check", "figures.json"], "--instructions");
    refused(&["sim", game, "--gmaes", "3"], "--gmaes");
    refused(&["dance"], "dance");
    refused(&["rules", game, "--lang", "de"], "there is no language \"de\" (there are: en, fr)");
}
