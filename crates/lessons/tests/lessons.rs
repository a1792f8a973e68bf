//! Every lesson, played at a table from its first note to its last: what a note asks for is taken, anything else is not,
//! and its words are there in every language.

use game::Seat;
use lessons::{Guide, Lesson, Stray};
use table::{Command, Creation, PersonId, Request, Table, TableOptions, Who};
use words::{Dictionary, Language};

fn learner() -> PersonId {
    PersonId("0123456789abcdef0123456789abcdef".into())
}

fn who() -> Who {
    Who::Person(learner())
}

fn run(table: &mut Table, command: &Command, who: &Who) {
    let decided = table.decide(command, who, 0);
    let decided = decided.unwrap_or_else(|refusal| panic!("{command:?}: {:?}", refusal));
    table.settle(decided).unwrap();
}

fn set_up(lesson: &Lesson) -> Table {
    let creation = Creation {
        table: "lesson".into(),
        game: lesson.game.id().into(),
        setup: lesson.setup.clone(),
        options: TableOptions {
            lesson: Some(lesson.id.into()),
            draw_seats: false,
            ..TableOptions::default()
        },
        owner: learner(),
        seed: lesson.seed,
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    for seat in Seat::all(lesson.setup.players) {
        let chair = Some(seat.number());
        let command = if seat == lesson.seat {
            Command::Sit { chair, name: "Anne".into(), code: Some(String::new()) }
        } else {
            Command::AddBot { chair, bot: "beginner".into(), name: format!("Bot {}", seat.number()) }
        };
        run(&mut table, &command, &who());
    }
    run(&mut table, &Command::Start, &who());
    table
}

/// What moves by itself: standing orders and bots, until the learner is asked.
fn others_play(table: &mut Table) {
    loop {
        if let Some(due) = table.due().into_iter().next() {
            run(table, &Command::PlayOrder { seat: due.seat }, &Who::Host);
        } else if let Some(turn) = table.bots_to_move().into_iter().next() {
            if Guide::of(table).unwrap().is_over() {
                return;
            }
            let action = Guide::of(table).unwrap().scripted(turn.seat).expect("the line says what bots play");
            let command = Command::Act { seat: turn.seat, actions: vec![action.into()], at_step: None };
            run(table, &command, &Who::Host);
        } else {
            return;
        }
        assert!(Guide::of(table).unwrap().is_on_line(), "after step {}", table.step());
    }
}

fn play(table: &mut Table, actions: Vec<String>) {
    let seat = Guide::of(table).unwrap().lesson.seat;
    run(table, &Command::Act { seat, actions, at_step: None }, &who());
}

/// Plays a lesson to its end; `each` sees the table whenever the learner is asked.
fn follow(lesson: &Lesson, mut each: impl FnMut(&mut Table)) -> Table {
    let mut table = set_up(lesson);
    loop {
        others_play(&mut table);
        if Guide::of(&table).unwrap().is_over() {
            return table;
        }
        each(&mut table);
        let asked = Guide::of(&table).unwrap().asked(&who());
        assert!(!asked.is_empty(), "{}: nothing is asked at step {}", lesson.id, table.step());
        play(&mut table, asked.into_iter().map(str::to_string).collect());
    }
}

#[test]
fn every_file_is_a_lesson() {
    for (id, read) in lessons::read_all() {
        let lesson = read.unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert!(lesson.notes.len() >= 10, "{id} has only {} notes", lesson.notes.len());
        let last = lesson.notes.last().unwrap();
        assert_eq!(last.from as usize, lesson.steps.len(), "{id}: the last note asks for nothing");
    }
    assert_eq!(lessons::all().len(), lessons::read_all().count());
}

#[test]
fn every_game_has_a_lesson() {
    for game in catalog::GameId::ALL {
        assert!(lessons::find(game.id()).is_some_and(|lesson| lesson.game == *game), "{}", game.id());
    }
}

#[test]
fn a_note_takes_what_it_asks_for_and_nothing_else() {
    for lesson in lessons::all() {
        let mut asked_at = std::collections::BTreeSet::new();
        let table = follow(lesson, |table| {
            let guide = Guide::of(table).unwrap();
            let asked: Vec<String> = guide.asked(&who()).into_iter().map(str::to_string).collect();
            asked_at.insert(guide.at());
            let legal = table.legal(lesson.seat);
            assert!(legal.len() > 1, "{}: step {} leaves no choice", lesson.id, table.step());
            for action in legal.iter().filter(|action| action.text != asked[0]) {
                let other = guide.check(lesson.seat, &[action.text.to_string()], &who());
                assert_eq!(
                    other,
                    Err(Stray::Other),
                    "{}: {} at step {}",
                    lesson.id,
                    action.text,
                    table.step()
                );
            }
            // One by one, all at once, and in another order.
            assert_eq!(guide.check(lesson.seat, &asked[..1], &who()).unwrap(), asked[..1]);
            assert_eq!(guide.check(lesson.seat, &asked, &who()).unwrap(), asked);
            let reversed: Vec<String> = asked.iter().rev().cloned().collect();
            assert_eq!(guide.check(lesson.seat, &reversed, &who()).unwrap(), asked);
        });
        let all: Vec<usize> = (0..lesson.notes.len() - 1).collect();
        assert_eq!(
            asked_at.into_iter().collect::<Vec<_>>(),
            all,
            "{}: every note asks for something",
            lesson.id
        );
        // Nothing moves by itself then; bots may choose in secret while the learner is asked too.
        let still = table.bots_to_move().is_empty() || table.to_act().len() > 1;
        assert!(table.due().is_empty() && still, "{}", lesson.id);
        let guide = Guide::of(&table).unwrap();
        let any = table.legal(lesson.seat)[0].text.to_string();
        assert_eq!(guide.check(lesson.seat, &[any], &who()), Err(Stray::Over));
        assert_eq!(guide.at(), lesson.notes.len() - 1);
    }
}

/// Trying a note again brings the same luck, so the line goes on as it did.
#[test]
fn every_note_can_be_tried_again() {
    for lesson in lessons::all() {
        let (mut tried, mut begun) = (0, false);
        follow(lesson, |table| {
            let back = Guide::of(table).unwrap().back();
            assert_eq!(back.is_some(), begun, "{}: what others played is not to be tried again", lesson.id);
            begun = true;
            if let Some(step) = back {
                let here = table.step();
                run(table, &Command::Ask(Request::Undo { step }), &who());
                assert_eq!(table.step(), step);
                while table.step() < here {
                    others_play(table);
                    let asked = Guide::of(table).unwrap().asked(&who());
                    if table.step() < here && !asked.is_empty() {
                        play(table, asked.into_iter().map(str::to_string).collect());
                    }
                }
                others_play(table);
                tried += 1;
            }
        });
        assert!(tried > 8, "{}: only {tried}", lesson.id);
    }
}

/// A table whose log is read again stands where it stood.
#[test]
fn a_lesson_is_resumed_from_its_log() {
    let lesson = &lessons::all()[0];
    follow(lesson, |table| {
        let read = Table::replay(table.entries(), lesson.seed).unwrap();
        let (now, then) = (Guide::of(&read).unwrap(), Guide::of(table).unwrap());
        assert_eq!((now.at(), now.asked(&who())), (then.at(), then.asked(&who())));
    });
}

#[test]
fn every_note_has_its_words() {
    for lesson in lessons::all() {
        let words = Dictionary::new(&[lessons::words(lesson.game)]);
        for (at, note) in (1..).zip(&lesson.notes) {
            for language in Language::ALL {
                let has = |part: &str| words.has(language, &format!("{}{part}", note.say));
                assert!(has("") && has(".see") && has(".why"), "{language}: {} {}", lesson.id, note.say);
                assert_eq!(has(".do"), at < lesson.notes.len(), "{language}: {} {}", lesson.id, note.say);
            }
        }
    }
}

#[test]
fn what_is_no_lesson_is_refused_with_a_reason() {
    let good = include_str!("../data/puerto-rico.json");
    let wrong = [
        ("{", "EOF"),
        (&good.replace("\"puerto-rico\"", "\"chess\""), "there is no game \"chess\""),
        (&good.replace("\"seat\": 1", "\"seat\": 9"), "no seat 9"),
        (&good.replacen("1 take settler", "1 take nap", 1), "step 1 of the line, \"1 take nap\""),
        (&good.replacen("1 take settler", "2 take settler", 1), "not this seat's turn"),
        (&good.replace("\"seat\": 1", "\"seat\": 2"), "where the learner is to decide"),
    ];
    for (text, why) in wrong {
        let fault = Lesson::read("x", text).expect_err(why).to_string();
        assert!(fault.contains(why), "{fault}");
    }
}
