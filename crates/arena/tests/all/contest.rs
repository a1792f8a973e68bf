//! A match gives the same result however it is played: on any number of threads, in one go or broken off and taken up.

use arena::{Contest, ContestError, Played, Sprt, sprt::Verdict};
use bots::{BotName, Budget};
use catalog::GameId;
use game::SetupText;
use serde_json::Value;
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

fn contest(game: GameId, players: u8, bots: &str, games: u64) -> Contest {
    let setup = game.setup(&SetupText { players, options: Default::default() }).unwrap();
    let bots: Vec<BotName> = bots.split(',').map(|name| name.parse().unwrap()).collect();
    Contest::new(game, setup, &bots, games).unwrap().on(3, 1).budget(Budget::nodes(60))
}

fn play(contest: &Contest) -> Played {
    contest.play(&|_| {}, &AtomicBool::new(false)).unwrap()
}

/// All that does not depend on the machine.
fn result(contest: &Contest) -> Value {
    serde_json::to_value(play(contest).standings).unwrap()
}

fn kept(mut contest: Contest, file: &Path) -> Contest {
    contest.results = Some(file.to_path_buf());
    contest
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for &game in GameId::ALL {
        let players = game.traits().most_players.min(3);
        let one = contest(game, players, "greedy,random", 12);
        assert_eq!(result(&one), result(&one.clone().on(3, 3)), "{}", game.id());
        assert_ne!(result(&one), result(&one.clone().on(4, 1)), "another seed gives other games");
    }
}

#[test]
fn figures_add_up() {
    let played = play(&contest(GameId::Santiago, 4, "greedy,random", 20)).standings;
    assert_eq!((played.games, played.blocks), (28, 2), "whole blocks of 14 seatings");
    let [greedy, random] = &played.bots[..] else { panic!("two bots") };
    let (mine, theirs) = (greedy.pairwise.unwrap(), random.pairwise.unwrap());
    assert!((mine.mean + theirs.mean - 1.0).abs() < 1e-9);
    assert!(mine.mean > 0.8 && mine.low <= mine.mean && mine.mean <= mine.high);
    assert_eq!(greedy.against, [None, Some(mine)]);
    // Both have as many seats, so their figures mirror each other around the middle.
    assert!((greedy.wins.mean + random.wins.mean - 0.5).abs() < 1e-9);
    assert!((greedy.place.mean + random.place.mean - 5.0).abs() < 1e-9);
    assert!((played.seats.iter().map(|seat| seat.mean).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(greedy.rating.rating > 25.0 && random.rating.rating < 25.0);
    assert!(greedy.nodes > 1.0 && random.nodes == 0.0);
    assert!(greedy.score.mean > random.score.mean);
}

/// A bot that sits out a block counts in the others only, and every company has a chance of its own.
#[test]
fn one_meets_its_rivals_company_by_company() {
    let game = GameId::Santiago;
    let setup = game.setup(&SetupText { players: 2, options: Default::default() }).unwrap();
    let [hero, weak, strong] = ["greedy", "random", "landlord"].map(|name| name.parse().unwrap());
    let match_ = Contest::against(game, setup, hero, &[weak, strong], 9).unwrap().on(3, 1);
    assert_eq!(
        (match_.plan.games, match_.block()),
        (12, 2),
        "each company as often as the other, on both seats"
    );
    let chances: Vec<u64> = (0..6).map(|number| match_.plan.chance(number)).collect();
    assert_eq!(chances, [0, 0, 1, 1, 2, 2]);
    let played = play(&match_).standings;
    assert_eq!((played.games, played.blocks), (12, 6));
    let [hero, weak, strong] = &played.bots[..] else { panic!("three bots") };
    let against = |at: usize| hero.against[at].unwrap().mean;
    assert!(against(1) > 0.8, "{hero:?}");
    assert!((hero.pairwise.unwrap().mean - (against(1) + against(2)) / 2.0).abs() < 1e-9);
    for (at, rival) in [(1, weak), (2, strong)] {
        assert!((rival.pairwise.unwrap().mean + against(at) - 1.0).abs() < 1e-9);
        assert!(rival.score.mean > 0.0 && rival.place.mean >= 1.0, "{rival:?}");
    }
}

#[test]
fn equals_have_nobody_to_be_measured_against() {
    let played = play(&contest(GameId::Santiago, 3, "random", 30)).standings;
    assert_eq!(played.bots[0].pairwise, None);
    assert!((played.bots[0].wins.mean - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn a_match_broken_off_goes_on_with_the_same_result() {
    let directory = tempfile::tempdir().unwrap();
    let match_of = |games| contest(GameId::SanJuan, 2, "greedy,random", games);
    let whole = result(&match_of(16));
    let file = directory.path().join("broken.jsonl");
    // Cancelled in the middle of a block.
    let (cancel, heard) = (AtomicBool::new(false), AtomicBool::new(false));
    let progress = |done| {
        heard.store(true, Ordering::Relaxed);
        cancel.store(done >= 5, Ordering::Relaxed);
    };
    let first = kept(match_of(16), &file).play(&progress, &cancel).unwrap();
    assert!(first.cancelled && heard.load(Ordering::Relaxed));
    assert_eq!((first.standings.games, first.found), (4, 0), "whole blocks only");
    // Killed while writing: half a line at the end.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 30]).unwrap();
    let second = kept(match_of(16).on(3, 2), &file);
    let played = play(&second);
    assert_eq!(played.found, 4);
    assert_eq!(serde_json::to_value(&played.standings).unwrap(), whole);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 17);
    // Again: nothing is left to play, and more can be asked for.
    assert_eq!(play(&second).found, 16);
    assert_eq!(result(&kept(match_of(20), &file)), result(&match_of(20)));
    assert_eq!(result(&kept(match_of(16), &file)), whole, "fewer may be looked at again");
}

#[test]
fn results_of_another_match_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("results.jsonl");
    play(&kept(contest(GameId::Santiago, 2, "greedy,random", 2), &file));
    let refused = |other: Contest| -> String {
        let error: ContestError = kept(other, &file).play(&|_| {}, &AtomicBool::new(false)).unwrap_err();
        error.to_string()
    };
    let santiago = |players, bots| contest(GameId::Santiago, players, bots, 2);
    assert!(refused(contest(GameId::SanJuan, 2, "greedy,random", 2)).contains("not of the same game"));
    assert!(refused(santiago(3, "greedy,random")).contains("not of the same set-up"));
    assert!(refused(santiago(2, "random,greedy")).contains("not of the same bots"));
    assert!(refused(santiago(2, "greedy,random").on(9, 1)).contains("not of the same seed"));
    let other = santiago(2, "greedy,random").budget(Budget::nodes(7));
    assert!(refused(other).contains("not of the same number of nodes"));
    fs::write(&file, fs::read_to_string(&file).unwrap() + "{\"game\": 7}\n").unwrap();
    assert!(refused(santiago(2, "greedy,random")).starts_with("line 4 of "));
    let nowhere = kept(santiago(2, "greedy,random"), &directory.path().join("no/such/file"));
    let error = nowhere.play(&|_| {}, &AtomicBool::new(false)).unwrap_err().to_string();
    assert!(error.contains("cannot be kept"), "{error}");
}

#[test]
fn a_test_stops_a_clear_match_early_and_at_the_same_game() {
    let mut clear = contest(GameId::Santiago, 2, "greedy,random", 2_000);
    clear.sprt = Some(Sprt { p0: 0.5, p1: 0.7 });
    let played = play(&clear);
    assert!(!played.cancelled);
    assert_eq!(played.standings.sprt.unwrap().1, Verdict::Higher);
    assert!(played.standings.games < 100, "{}", played.standings.games);
    assert_eq!(result(&clear), result(&clear.clone().on(3, 3)));
}
