//! The test kit proves itself: a sound toy game passes every check, and each broken one is caught by the right check.

mod records;
mod toy;

use game::{
    Setup,
    testkit::{self, Check, Exercise, Plan, Progress, Report},
};
use std::{
    path::Path,
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
};
use toy::{Toy, flaw};

fn run(flaw: u8, plan: &Plan) -> Report {
    flaw::set(flaw);
    let report = testkit::run::<Toy>(plan, &|_| (), &AtomicBool::new(false));
    flaw::set(flaw::NONE);
    report
}

/// Runs the broken game and insists on a failure of this check, saying this, and on no other.
fn caught(flaw: u8, check: Check, says: &str) {
    caught_also(flaw, check, says, check);
}

/// The same for a flaw that another check sees too, from its own side.
fn caught_also(flaw: u8, check: Check, says: &str, also: Check) {
    let report = run(flaw, &Plan::new(240).thorough(120));
    let failure = report.failures.iter().find(|failure| failure.check == check);
    let failure = failure.unwrap_or_else(|| panic!("{check:?} caught nothing:\n{report}"));
    assert!(failure.message.contains(says), "expected \"{says}\" in:\n{failure}");
    let foreign = report.failures.iter().find(|failure| failure.check != check && failure.check != also);
    assert!(foreign.is_none(), "another check complains too:\n{}", foreign.expect("one"));
}

#[test]
fn a_sound_game_passes_and_every_check_is_really_made() {
    testkit::check_promises::<Toy>(&Plan::new(600).thorough(200), 6, &[]);
}

#[test]
#[should_panic(expected = "the checks that were never made")]
fn a_check_that_is_made_is_not_called_impossible() {
    testkit::check_promises::<Toy>(&Plan::new(60), 6, &[Check::Orders]);
}

#[test]
fn the_ledger_has_everything_that_is_told() {
    let games = [(1, Setup::standard::<Toy>(2))];
    let sound = testkit::ledger::<Toy>(&games);
    for kind in [
        "action ",
        "event ",
        "feature ",
        "position /",
        "question ",
        "refusal ",
        "view of a player |",
        "waiting ",
    ] {
        assert!(sound.lines().any(|line| line.starts_with(kind)), "nothing of \"{kind}\" in\n{sound}");
    }
    flaw::set(flaw::LEAKS_CARD_IN_VIEW);
    let leaky = testkit::ledger::<Toy>(&games);
    flaw::set(flaw::NONE);
    let of_views = |text: &str| {
        text.lines().filter(|line| line.starts_with("view")).map(str::to_string).collect::<Vec<_>>()
    };
    assert_ne!(of_views(&sound), of_views(&leaky));
}

#[test]
fn card_leaked_in_a_view_is_caught() {
    caught_also(flaw::LEAKS_CARD_IN_VIEW, Check::Imagine, "/leak", Check::Barrier);
}

#[test]
fn card_leaked_in_an_event_is_caught() {
    caught(flaw::LEAKS_CARD_IN_EVENT, Check::Twins, "hears what it cannot know");
}

#[test]
fn secret_choice_leaked_in_an_event_is_caught() {
    caught(flaw::LEAKS_CHOICE_IN_EVENT, Check::Twins, "hears what it cannot know");
}

#[test]
fn order_of_play_that_tells_of_a_hand_is_caught() {
    caught_also(flaw::LEAKS_HAND_BY_TURN, Check::Barrier, "/phase", Check::Twins);
}

#[test]
fn lost_component_is_caught() {
    caught(flaw::LOSES_CARD, Check::Sound, "instead of 8");
}

#[test]
fn unsorted_legal_actions_are_caught() {
    caught(flaw::UNSORTED, Check::Legal, "expected rising indices");
}

#[test]
fn decision_without_a_legal_action_is_caught() {
    caught(flaw::NOTHING_LEGAL, Check::Legal, "no action is legal");
}

#[test]
fn accepted_illegal_action_is_caught() {
    caught(flaw::ILLEGAL_ACCEPTED, Check::Refusal, "but was accepted");
}

#[test]
fn refusal_that_changes_the_position_is_caught() {
    caught(flaw::CHANGES_ON_ERROR, Check::Refusal, "changed the position");
}

#[test]
fn refusal_that_asks_chance_is_caught() {
    caught(flaw::ASKS_CHANCE_ON_ERROR, Check::Refusal, "asked chance");
}

#[test]
fn choosing_another_action_is_caught() {
    caught(flaw::CHOOSES_ANOTHER, Check::Legal, "to be chosen, found");
}

#[test]
fn refusal_with_the_wrong_error_is_caught() {
    caught(flaw::WRONG_ERROR, Check::Refusal, "wrong error");
}

#[test]
fn order_dependent_simultaneous_choice_is_caught() {
    caught(flaw::ORDER_MATTERS, Check::Orders, "order of simultaneous choices matters");
}

#[test]
fn undeclared_reveal_is_caught() {
    caught_also(flaw::REVEAL_NOT_DECLARED, Check::Barrier, "not declared to reveal", Check::Twins);
}

#[test]
fn barrier_that_reveals_nothing_is_caught() {
    caught(flaw::PASS_DECLARED, Check::Reveals, "\"pass\" was declared to reveal");
}

#[test]
fn canonical_that_misses_a_result_is_caught() {
    caught(flaw::CANONICAL_MISSES, Check::Canonical, "misses the result of");
}

#[test]
fn canonical_that_is_not_legal_is_caught() {
    caught(flaw::CANONICAL_INVENTS, Check::Canonical, "is canonical, but not legal");
}

#[test]
fn endless_game_is_stopped_counted_and_caught() {
    // The broken game also asks forced decisions, so nothing is looked at closely here.
    let endless = Plan { every: u32::MAX, ..Plan::new(12).thorough(0) };
    let report = run(flaw::ENDLESS, &endless);
    assert_eq!((report.games, report.unfinished), (12, 12), "{report}");
    assert_eq!(report.unfinished_games, (0..10).collect::<Vec<_>>());
    let [failure] = &report.failures[..] else { panic!("{report}") };
    assert_eq!(failure.check, Check::Unfinished);
    assert!(run(flaw::ENDLESS, &Plan { unfinished: 1.0, ..endless }).passed());
}

#[test]
fn unknown_ending_is_caught() {
    caught(flaw::UNKNOWN_ENDING, Check::Ending, "\"storm\" is none of");
}

#[test]
fn places_that_are_no_ranking_are_caught() {
    caught(flaw::WRONG_PLACES, Check::Ending, "are no ranking");
}

#[test]
fn hidden_future_is_caught() {
    caught(flaw::HIDDEN_FUTURE, Check::Twins, "than in a position it cannot tell apart");
}

#[test]
fn imagined_position_with_another_hand_is_caught() {
    caught(flaw::IMAGINES_OTHER_HAND, Check::Imagine, "imagine");
}

#[test]
fn index_that_is_not_inverse_to_action_is_caught() {
    let report = run(flaw::INDEX_WRONG, &Plan::new(1));
    assert!(report.failures.iter().any(|failure| failure.check == Check::Notation), "{report}");
}

#[test]
fn notation_nobody_could_type_is_caught() {
    caught(flaw::NOTATION_UNTIDY, Check::Notation, "nobody could type");
}

#[test]
fn json_that_does_not_round_trip_is_caught() {
    caught(flaw::JSON_LOSES, Check::Json, "another position");
}

#[test]
fn unvalidated_position_from_outside_is_caught() {
    caught(flaw::OUTSIDE_UNCHECKED, Check::Outside, "impossible position is accepted");
}

#[test]
fn validation_that_stops_at_the_first_reason_is_caught() {
    caught(flaw::OUTSIDE_FIRST_REASON, Check::Outside, "were refused with both reasons");
}

#[test]
fn an_impossible_view_that_is_accepted_is_caught() {
    caught_also(flaw::VIEW_UNCHECKED, Check::Outside, "impossible view is accepted", Check::Panic);
}

#[test]
fn outcomes_that_a_record_cannot_tell_apart_are_caught() {
    caught(flaw::TWIN_NAMES, Check::Replay, "the record of the game is refused");
}

#[test]
fn decision_with_one_plain_answer_is_caught() {
    caught(flaw::ASKS_FORCED, Check::Forced, "\"pass\" is the only legal action");
}

#[test]
fn missing_reason_is_caught() {
    caught(flaw::NO_REASON, Check::Words, "\"draw\" is not legal");
}

#[test]
fn sentence_that_no_file_can_hold_is_caught() {
    caught(flaw::BAD_SENTENCE, Check::Words, "no message id");
}

#[test]
fn infinite_feature_is_caught() {
    caught(flaw::NAN_FEATURE, Check::Features, "not about -1 to 1");
}

#[test]
fn unwritten_feature_is_caught() {
    caught(flaw::UNWRITTEN_FEATURE, Check::Features, "feature 3 (deck)");
}

#[test]
fn listener_that_changes_the_game_is_caught() {
    caught(flaw::LISTENING_MATTERS, Check::Deterministic, "another position");
}

#[test]
fn panic_is_reported_with_its_text_and_the_way_to_see_it_again() {
    let report = run(flaw::PANICS, &Plan { failures: 1, ..Plan::new(20).thorough(0) });
    let failure = report.failures.iter().find(|failure| failure.check == Check::Panic).expect("a panic");
    let text = failure.to_string();
    let number = failure.number.expect("in a game");
    for part in
        ["smugglers", "players", "length=", "the smugglers have been caught", &format!("--first {number} ")]
    {
        assert!(text.contains(part), "\"{part}\" is missing in:\n{text}");
    }
    assert_eq!(failure.record.as_ref().expect("its record").steps.len(), failure.step as usize);
}

#[test]
fn failure_is_the_same_when_its_game_is_played_alone() {
    let plan = Plan { failures: 1, ..Plan::new(200).thorough(0) };
    let failure = run(flaw::LOSES_CARD, &plan).failures.remove(0);
    let again = run(flaw::LOSES_CARD, &Plan { first: failure.number.expect("a game"), games: 1, ..plan });
    assert_eq!(again.failures, [failure]);
}

#[test]
fn threads_do_not_change_what_is_found() {
    let plan = Plan::new(90).thorough(30);
    let (mut one, mut three) = (run(flaw::NONE, &plan), run(flaw::NONE, &plan.clone().threads(3)));
    (one.seconds, three.seconds) = (0.0, 0.0);
    assert_eq!(one, three);
}

#[test]
fn progress_is_told_and_a_run_can_be_cancelled() {
    let (cancel, told) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |progress: &Progress| {
        told.store(progress.games, Relaxed);
        cancel.store(progress.games >= 5, Relaxed);
    };
    let report = testkit::run::<Toy>(&Plan::new(1_000_000).thorough(0), &progress, &cancel);
    assert_eq!((told.load(Relaxed), report.games, report.cancelled, report.passed()), (5, 5, true, false));
}

#[test]
fn phrases_are_all_found_once() {
    let phrases = testkit::phrases::<Toy>(30);
    let count = |id| phrases.iter().filter(|phrase| phrase.id == id).count();
    assert_eq!((count("ask-pay"), count("action-offer"), count("event-drew")), (1, 3, 3));
    assert_eq!((count("why-not-build"), count("illegal-over"), count("event-drew-hidden")), (1, 1, 1));
    assert!((1..=3).contains(&count("event-turned-up")), "each card in a list is news once");
    let fixed = testkit::fixed_messages::<Toy>();
    let expected =
        ["ending-rounds", "option-length", "option-length-full", "option-length-short", "score-points"];
    assert_eq!(fixed, expected);
}

#[test]
fn golden_games_are_unchanged() {
    let setups = [Setup::standard::<Toy>(2), Setup::standard::<Toy>(4)];
    testkit::check_golden::<Toy>(Path::new("tests/golden"), &setups.map(|setup| (1, setup)));
}

#[test]
fn golden_game_that_changed_is_named_with_its_first_line() {
    flaw::set(flaw::ORDER_MATTERS);
    let wrong =
        testkit::golden_in::<Toy>(Path::new("tests/golden"), &[(1, Setup::standard::<Toy>(2))], false);
    let wrong = wrong.expect_err("another game");
    for part in ["2-players-seed-1.txt, line 8", "4-players-seed-1.txt: no such game", testkit::UPDATE] {
        assert!(wrong.contains(part), "\"{part}\" is missing in:\n{wrong}");
    }
}

#[test]
fn perft_counts_are_unchanged() {
    testkit::check_perft::<Toy>(Path::new("tests/perft.txt"));
}

#[test]
fn perft_files_are_read_strictly() {
    let wrong = |text| testkit::perft_file::<Toy>(text).expect_err("something is wrong");
    assert_eq!(wrong("# nothing\n"), "it expects nothing");
    assert_eq!(
        wrong("players=2 seed=1 depth=1 nodes=9"),
        "line 1: players=2 seed=1 depth=1 nodes=9: found nodes=2"
    );
    assert_eq!(wrong("players=2 seed=1 nodes=9 # what?"), "line 1: depth= is missing");
    assert!(wrong("\nplayers=5 seed=1 depth=1 nodes=9").contains("line 2: smugglers is for 2 to 4 players"));
    assert!(wrong("players=2 weather=bad seed=1 depth=1 nodes=9").contains("no option \"weather\""));
}

#[test]
fn finished_games_replay_to_their_results() {
    testkit::check_games::<Toy>(Path::new("tests/games"));
}

#[test]
fn what_no_finished_game_shows_is_named() {
    let missing = testkit::not_shown::<Toy>(Path::new("tests/games"));
    assert_eq!(missing, ["2 players under version 1", "4 players under version 1"]);
}

#[test]
fn finished_game_under_other_rules_is_refused() {
    flaw::set(flaw::ORDER_MATTERS);
    let wrong = testkit::games_in::<Toy>(Path::new("tests/games")).expect_err("other scores");
    assert!(wrong.contains("rules-1-3-players.json") && wrong.contains("result is wrong"), "{wrong}");
}

#[test]
fn exercise_plays_to_the_end() {
    let setup = Setup::standard::<Toy>(4);
    let tally = testkit::exercise::<Toy>(&setup, 1, Exercise::Play);
    assert!(tally.finished && tally.decisions > 16);
    assert_eq!(tally, testkit::exercise::<Toy>(&setup, 1, Exercise::PlayAndView));
}
