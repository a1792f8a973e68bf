//! Lists, drafts, undo, results, the past.

use super::*;

#[test]
fn a_list_is_played_all_or_nothing() {
    let mut table = first_won();
    let before = table.step();
    let refused = act(&mut table, 1, &["polish", "polish", "polish"]);
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    assert_eq!(table.step(), before);
    act(&mut table, 1, &["polish", "polish", "dig"]).unwrap();
    assert_eq!(table.step(), before + 3);
}

#[test]
fn chance_stands_only_in_the_last_action_of_a_list() {
    let mut table = first_won();
    // Refused although what follows would be illegal whatever is drawn: the draw must not be told by the refusal.
    assert_eq!(act(&mut table, 1, &["dig", "bid 1"]), Err(Refusal::BarrierInside(1)));
    assert_eq!(act(&mut table, 1, &["polish", "dig", "done"]), Err(Refusal::BarrierInside(2)));
    assert_eq!(act(&mut table, 1, &[]), Err(Refusal::NoActions));
    assert_eq!(act(&mut table, 1, &["fly"]), Err(Refusal::Unreadable("fly".into())));
}

#[test]
fn a_command_made_for_another_moment_is_refused() {
    let mut table = first_won();
    let late = Command::Act { seat: seat(1), actions: vec!["polish".into()], at_step: Some(1) };
    assert_eq!(run(&mut table, late, &person("anne")), Err(Refusal::Stale { expected: 1, found: 2 }));
}

#[test]
fn a_draft_shows_what_is_certain_and_stores_nothing() {
    let table = first_won();
    let draft = |actions: &[&str]| {
        let actions: Vec<String> = actions.iter().map(|action| action.to_string()).collect();
        table.try_actions(seat(1), &actions, &person("anne"))
    };
    let polished = draft(&["polish", "polish"]).unwrap();
    assert_eq!(polished.view.json()["known"]["polished"], 2);
    assert_eq!(polished.legal.iter().map(|legal| legal.text).collect::<Vec<_>>(), ["dig", "done"]);
    // What digging brings is not shown.
    let dug = draft(&["polish", "dig"]).unwrap();
    assert!(dug.barrier && dug.legal.is_empty());
    assert_eq!(dug.view.json()["known"]["polished"], 1);
    assert_eq!(dug.view.json()["known"]["round"], 1);
    assert_eq!(draft(&["dig", "polish"]).unwrap_err(), Refusal::BarrierInside(1));
    assert_eq!(table.try_actions(seat(1), &[], &person("ben")).unwrap_err(), Refusal::NotYourSeat(seat(1)));
    assert_same(&table, &first_won());
}

#[test]
fn own_decisions_are_taken_back_up_to_the_barrier() {
    let mut table = first_won();
    act(&mut table, 1, &["polish"]).unwrap();
    act(&mut table, 1, &["polish"]).unwrap();
    assert_eq!(run(&mut table, Command::Undo { seat: seat(2) }, &person("ben")), Err(Refusal::Barrier));
    run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")).unwrap();
    assert_eq!((table.step(), table.epoch), (3, 0));
    act(&mut table, 1, &["polish"]).unwrap();
    run(&mut table, Command::RestartTurn { seat: seat(1) }, &person("anne")).unwrap();
    assert_eq!((table.step(), table.epoch), (2, 0), "back to the choices that were opened together");
    assert_eq!(run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")), Err(Refusal::Barrier));
    assert_eq!(
        run(&mut table, Command::RestartTurn { seat: seat(1) }, &person("anne")),
        Err(Refusal::Barrier)
    );
    assert_same(&table, &reloaded(&table));
}

#[test]
fn what_was_drawn_is_not_taken_back_alone() {
    let mut table = first_won();
    act(&mut table, 1, &["polish"]).unwrap();
    act(&mut table, 1, &["dig"]).unwrap();
    assert_eq!(run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")), Err(Refusal::Barrier));
}

#[test]
fn what_was_taken_back_stays_in_the_story_marked() {
    let mut table = first_won();
    act(&mut table, 1, &["polish"]).unwrap();
    run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")).unwrap();
    let told = table.story(Some(seat(2)));
    let polished = |told: &&Told| matches!(&told.saying, Saying::Game(phrase) if phrase.id == "toy-polished");
    assert!(told.iter().find(polished).unwrap().undone);
    assert!(table.events_of(3, None).is_empty());
}

pub fn play_to_the_end(table: &mut Table) {
    while let Some(to_act) = table.to_act().iter().find(|&seat| !table.legal(seat).is_empty()) {
        let legal = table.legal(to_act);
        act(table, to_act.number().into(), &[legal[legal.len() / 2].text]).unwrap();
    }
}

#[test]
fn a_finished_game_has_result_seed_and_a_record_that_replays() {
    let mut table = started(3, 9);
    assert_eq!(table.record(Extras::default()), Err(Refusal::NotYet));
    let seed = hex::encode([9; 32]);
    play_to_the_end(&mut table);
    let before_last = &table.entries()[..table.entries().len() - 1];
    assert!(
        before_last.iter().all(|entry| !entry.body.contains(&seed)),
        "the seed is in no entry before the end"
    );
    assert_eq!(table.phase(), Phase::Finished);
    let record = table.record(Extras { legal: true, think: true }).unwrap();
    assert_eq!(record.seed, Some(seed));
    let positions = game::record::replay::<crate::toy::Toy>(&record).unwrap();
    assert_eq!(positions.len() as u32, table.step() + 1);
    assert_eq!(record.result.as_ref(), table.result());
    assert_eq!(act(&mut table, 1, &["done"]), Err(Refusal::Over));
    let curve = table.score_curve().unwrap();
    assert_eq!(curve.last(), Some(&record.result.unwrap().totals));
}

#[test]
fn a_record_after_an_undo_beyond_chance_names_its_streams() {
    let mut table = first_won();
    act(&mut table, 1, &["dig"]).unwrap();
    run(&mut table, Command::Ask(Request::Undo { step: 2 }), &person("anne")).unwrap();
    run(&mut table, Command::Agree, &person("ben")).unwrap();
    assert_eq!((table.step(), table.epoch), (2, 1));
    act(&mut table, 1, &["dig"]).unwrap();
    play_to_the_end(&mut table);
    let record = table.record(Extras::default()).unwrap();
    assert_eq!(record.steps[2].stream, Some(game::record::Stream { epoch: 1, step: 3 }));
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
}

#[test]
fn a_game_continues_from_any_moment_with_new_chance() {
    let mut parent = started(2, 3);
    assert_eq!(parent.opening_at(0), Err(Refusal::NotYet), "a running game with secrets would show them");
    play_to_the_end(&mut parent);
    let mut child = creation(2, 77);
    child.table = "t-2".into();
    child.opening = Some(parent.opening_at(3).unwrap());
    let (mut table, _) = Table::create(child, NOON).unwrap();
    let more = Command::SetPlayers { players: 3 };
    assert_eq!(run(&mut table, more, &person("anne")), Err(Refusal::PlayersFixed), "the seats are given");
    for name in &NAMES[..2] {
        run(&mut table, Command::Sit { chair: None, name: name.to_string(), code: None }, &person(name))
            .unwrap();
    }
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!(table.step(), 3);
    assert_eq!(table.position().unwrap().digest(), parent.position_at(3).unwrap().digest());
    assert_eq!(
        run(&mut table, Command::Ask(Request::Undo { step: 2 }), &person("anne")),
        Err(Refusal::NoSuchStep(2)),
        "the beginning is given"
    );
    play_to_the_end(&mut table);
    let record = table.record(Extras::default()).unwrap();
    assert_eq!(record.continues, Some(game::record::Continues { parent: "t-1".into(), steps: 3 }));
    assert!(record.seed.is_some(), "what was drawn since can be checked");
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
    let stranger = game::Record { continues: None, ..record.clone() };
    assert!(
        game::record::replay::<crate::toy::Toy>(&stranger).is_err(),
        "the seed did not draw the beginning"
    );
    let mut longer = record;
    longer.continues.as_mut().unwrap().steps = 1_000_000;
    let fault = game::record::replay::<crate::toy::Toy>(&longer).unwrap_err();
    assert!(matches!(fault, game::record::RecordFault::Continues { .. }), "{fault}");
    assert_same(&table, &reloaded(&table));

    let mut over = creation(2, 78);
    over.opening = Some(parent.opening_at(parent.step()).unwrap());
    assert!(matches!(Table::create(over, NOON), Err(Refusal::Opening(_))));
}
