//! Records of all games, damaged in every way that could make a program compute forever: each is refused, and the first
//! wrong step is named.

use catalog::{GameId, Refused, referee, with_game};
use game::{
    ActionSet, Fast, Game, Phrase, Record, Rules, Seat, Setup, SetupText,
    record::{Holder, Scribe},
};
use std::{sync::mpsc, thread, time::Duration};

/// A random game.
fn played(game: GameId, players: u8, seed: u64) -> Record {
    let setup = game.setup(&SetupText { players, options: Default::default() }).unwrap();
    with_game!(game, G => scribbled::<G>(&setup, seed))
}

fn scribbled<G: Game>(setup: &Setup, seed: u64) -> Record {
    let holder = |seat| Holder { seat, from_step: 0, name: "Random".into(), player: "random".into() };
    let seats = Seat::all(setup.players()).map(holder).collect();
    let mut scribe = Scribe::<G>::new(setup, [seed as u8; 32], seats, false);
    let mut random = Fast::new(seed);
    while let Some(seat) = G::to_act(&scribe.position).first() {
        if scribe.record.steps.len() >= G::STEP_LIMIT as usize {
            break;
        }
        let legal = G::legal(&scribe.position, seat);
        scribe.play(seat, G::action(legal.nth(random.below(legal.len() as u32) as usize)));
    }
    scribe.record
}

/// The first wrong step; `None` if nothing is wrong.
fn first_wrong(record: &Record) -> Option<usize> {
    let bytes = serde_json::to_vec(record).unwrap();
    match referee(&bytes, &|_, _| true) {
        Ok(_) => None,
        Err(Refused { fault, .. }) => {
            Some(fault.step().unwrap_or_else(|| panic!("no step is named: {fault}")))
        }
    }
}

/// Fails, instead of waiting forever, if this does not end.
fn ends(work: impl FnOnce() + Send + 'static) {
    let (done, told) = mpsc::channel();
    let working = thread::spawn(move || {
        work();
        let _ = done.send(());
    });
    match told.recv_timeout(Duration::from_secs(300)) {
        Ok(()) => working.join().unwrap(),
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("it does not come to an end"),
        Err(mpsc::RecvTimeoutError::Disconnected) => working.join().unwrap(),
    }
}

/// Outcomes that cannot be right: the list with something missing, wrong, cut or repeated.
fn damaged(outcomes: &[String]) -> Vec<Vec<String>> {
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut outcomes = outcomes.to_vec();
        change(&mut outcomes);
        outcomes
    };
    let nonsense = "nonsense".to_string();
    vec![
        Vec::new(),
        with(&|outcomes| drop(outcomes.pop())),
        with(&|outcomes| outcomes.push(outcomes[0].clone())),
        with(&|outcomes| outcomes.extend(outcomes.clone())),
        with(&|outcomes| outcomes[0] = nonsense.clone()),
        with(&|outcomes| *outcomes.last_mut().unwrap() = nonsense.clone()),
        with(&|outcomes| outcomes.fill(nonsense.clone())),
    ]
}

#[test]
fn outcomes_that_do_not_fit_are_named_by_their_step() {
    ends(|| {
        for &game in GameId::ALL {
            let traits = game.traits();
            for players in [traits.least_players, traits.most_players] {
                let mut whole = played(game, players, 7);
                assert_eq!(first_wrong(&whole), None);
                // Without a seed the outcomes alone are judged.
                whole.seed = None;
                let drawing: Vec<usize> =
                    (0..whole.steps.len()).filter(|&at| !whole.steps[at].chance.is_empty()).collect();
                for start in damaged(&whole.start) {
                    assert_eq!(first_wrong(&Record { start, ..whole.clone() }), Some(0), "{}", game.id());
                }
                for &at in drawing.iter().step_by(drawing.len().div_ceil(12).max(1)) {
                    for chance in damaged(&whole.steps[at].chance) {
                        let mut record = whole.clone();
                        record.steps[at].chance = chance;
                        assert_eq!(first_wrong(&record), Some(at + 1), "{}", game.id());
                    }
                    // Without the first outcome the others may fit another game, or one that goes wrong later.
                    let mut record = whole.clone();
                    record.steps[at].chance.remove(0);
                    record.result = None;
                    let wrong = first_wrong(&record);
                    assert!(wrong.is_none_or(|wrong| wrong > at), "{}: {wrong:?}", game.id());
                }
            }
        }
    });
}

#[test]
fn one_outcome_forever_comes_to_an_end() {
    ends(|| {
        for &game in GameId::ALL {
            let whole = Record { seed: None, ..played(game, game.traits().most_players, 3) };
            let mut outcomes: Vec<String> = whole.start.clone();
            outcomes.extend(whole.steps.iter().flat_map(|step| step.chance.clone()));
            outcomes.extend(["0".to_string(), String::new()]);
            outcomes.sort();
            outcomes.dedup();
            let drawing = whole.steps.iter().position(|step| !step.chance.is_empty());
            for outcome in outcomes {
                let start = vec![outcome.clone(); 1_000];
                assert_eq!(first_wrong(&Record { start, ..whole.clone() }), Some(0), "{}", game.id());
                let Some(at) = drawing else { continue };
                let mut record = whole.clone();
                record.steps[at].chance = vec![outcome; 1_000];
                assert_eq!(first_wrong(&record), Some(at + 1), "{}", game.id());
            }
        }
    });
}

/// Santiago rolls again while all dice show 0: the record that began it.
#[test]
fn santiago_with_no_outcomes_at_the_start_is_refused() {
    ends(|| {
        let mut record = played(GameId::Santiago, 2, 1);
        record.start.clear();
        assert_eq!(first_wrong(&record), Some(0));
    });
}

#[test]
fn seats_and_actions_of_other_games_are_refused() {
    ends(|| {
        for &game in GameId::ALL {
            let whole = played(game, game.traits().least_players, 5);
            let last = whole.steps.len() - 1;
            for at in [0, last / 2, last] {
                for seat in 1..=6 {
                    let mut record = whole.clone();
                    record.steps[at].seat = Seat::new(seat - 1);
                    let wrong = first_wrong(&record);
                    assert!(wrong.is_none_or(|wrong| wrong > at), "{wrong:?}");
                }
                let mut record = whole.clone();
                record.steps[at].action = "fly to the moon".into();
                assert_eq!(first_wrong(&record), Some(at + 1));
            }
            let mut twice = whole.clone();
            twice.steps.extend(whole.steps.clone());
            assert_eq!(first_wrong(&twice), Some(whole.steps.len() + 1), "the game is over");
        }
    });
}

#[test]
fn no_bytes_make_it_panic() {
    ends(|| {
        let mut random = Fast::new(11);
        for &game in GameId::ALL {
            let whole = serde_json::to_vec(&played(game, game.traits().least_players, 9)).unwrap();
            for _ in 0..300 {
                let mut bytes = whole.clone();
                for _ in 0..=random.below(4) {
                    let at = random.below(bytes.len() as u32) as usize;
                    match random.below(3) {
                        0 => bytes[at] = b"0123456789\"[]{},:-ae"[random.below(20) as usize],
                        1 => drop(bytes.remove(at)),
                        _ => bytes.truncate(at.max(1)),
                    }
                }
                // Whether it is still right is not the question.
                if let Err(Refused { fault, .. }) = referee(&bytes, &|_, _| false) {
                    assert!(fault.to_string().len() < 4_000);
                }
            }
        }
    });
}

#[test]
fn every_action_and_outcome_is_short_enough_for_a_record() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let notation = <G as Rules>::notation();
            for index in 0..<G as Rules>::ACTIONS {
                assert!(notation.text(index).chars().count() <= game::record::limits::MAX_TEXT);
            }
        });
    }
}

#[test]
fn a_refused_step_comes_with_the_reason_of_the_rules() {
    for &game in GameId::ALL {
        let players = game.traits().least_players;
        let mut record = played(game, players, 7);
        record.steps.truncate(1);
        (record.seed, record.result) = (None, None);
        let asked = game.replay(&Record { steps: Vec::new(), ..record.clone() }).unwrap()[0].to_act();
        let Some(other) = Seat::all(players).find(|seat| !asked.contains(*seat)) else { continue };
        record.steps[0].seat = other;
        let bytes = serde_json::to_vec(&record).unwrap();
        let said = referee(&bytes, &|_, _| true).expect_err("it is another's turn").explain();
        assert_eq!(said.id, "record-refused", "{game:?}");
        assert!(said.args.contains(&("why", Phrase::new("illegal-not-your-turn").into())), "{said:?}");
    }
}
