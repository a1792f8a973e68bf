//! Training: the same whatever the threads, broken off and gone on with, and it does learn.

use catalog::GameId;
use learn::{Course, Pupil, train};
use std::sync::atomic::AtomicBool;

const COURSE: Course = Course { generations: 3, games: 24, window: 2, seed: 9 };

fn trained(threads: usize, course: &Course, from: Option<Pupil>) -> Pupil {
    train(GameId::Santiago, course, threads, from, &mut |_| {}, &AtomicBool::new(false))
}

#[test]
fn threads_make_no_difference() {
    let (one, three) = (trained(1, &COURSE, None), trained(3, &COURSE, None));
    assert_eq!(one.net, three.net);
    assert_eq!(one.past.len(), 3);
    assert_eq!(one.past[2].games, 72);
}

#[test]
fn what_was_learned_is_learned() {
    let course = Course { generations: 6, games: 40, ..COURSE };
    let past = trained(2, &course, None).past;
    assert!(past[5].points < past[0].points / 2.0, "{past:?}");
    assert!(past[5].shares < 0.69, "better than a guess: {past:?}");
}

#[test]
fn a_training_broken_off_goes_on() {
    let game = GameId::Santiago;
    let mut kept = Vec::new();
    let cancel = AtomicBool::new(false);
    let first = train(
        game,
        &COURSE,
        2,
        None,
        &mut |pupil| {
            kept = pupil.checkpoint(game, &COURSE);
            cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        },
        &cancel,
    );
    assert_eq!(first.past.len(), 1);
    let again = Pupil::from_checkpoint(&kept, game, &COURSE).unwrap();
    assert_eq!(again.net, first.net);
    assert_eq!(again.past.len(), 1);
    assert_eq!(trained(2, &COURSE, Some(again)).past.len(), 3);
}

#[test]
fn nothing_else_is_a_checkpoint() {
    let game = GameId::Santiago;
    let kept = trained(2, &Course { generations: 1, ..COURSE }, None).checkpoint(game, &COURSE);
    let refused = |bytes: &[u8], game, course: &Course| {
        Pupil::from_checkpoint(bytes, game, course).unwrap_err().to_string()
    };
    let none = "this is no checkpoint of a training of santiago";
    assert_eq!(refused(b"", game, &COURSE), none);
    assert_eq!(refused(b"{}\n", game, &COURSE), none);
    assert_eq!(refused(&kept[..kept.len() - 1], game, &COURSE), none);
    let none = "this is no checkpoint of a training of san-juan";
    assert_eq!(refused(&kept, GameId::SanJuan, &COURSE), none);
    let mut trained_otherwise = kept.clone();
    let meaning = kept.windows(8).position(|window| window == b"ANTNET 2").unwrap() + 20;
    trained_otherwise[meaning] ^= 1;
    let sentence = refused(&trained_otherwise, game, &COURSE);
    assert!(sentence.contains("was trained for other features of santiago"), "{sentence}");
    let other = Course { seed: 10, ..COURSE };
    let sentence =
        r#"this checkpoint belongs to another course: {"generations":3,"games":24,"window":2,"seed":9}"#;
    assert_eq!(refused(&kept, game, &other), sentence);
}

/// The networks that come with the program were trained for these features, against the frozen pool. (That they mean the
/// same still, the bots' own tests prove.)
#[test]
fn shipped_networks_tell_how_they_came_about() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/weights");
    let mut bytes = 0;
    for &game in GameId::ALL {
        let read = |ending: &str| std::fs::read(folder.join(format!("{}.{ending}", game.id()))).unwrap();
        let record: learn::TrainingRecord = serde_json::from_slice(&read("json")).unwrap();
        let fresh = trained_not_at_all(game).record(game, &record.course);
        let about =
            |record: &learn::TrainingRecord| (record.game.clone(), record.features, record.pool.clone());
        assert_eq!(about(&record), about(&fresh));
        assert!((1..=fresh.rules).contains(&record.rules), "a version of the rules that there is");
        assert_eq!(record.generations.len() as u32, record.course.generations, "to the end of its course");
        assert_eq!(record.course, Course::usual(game), "as `antilles train {}` would do it again", game.id());
        bytes += read("net").len();
    }
    assert!(bytes < 20 << 20, "{bytes} bytes of weights");
}

fn trained_not_at_all(game: GameId) -> Pupil {
    train(game, &Course { generations: 0, ..COURSE }, 1, None, &mut |_| {}, &AtomicBool::new(false))
}
