//! Chairs, invitations, names, chat, hot seat.

use super::*;

fn sit(name: &str, code: Option<&str>) -> Command {
    Command::Sit { chair: None, name: name.into(), code: code.map(String::from) }
}

#[test]
fn an_invitation_needs_its_code() {
    let mut by_code = creation(2, 1);
    by_code.options.open = false;
    by_code.options.code = "mango".into();
    let (mut table, _) = Table::create(by_code, NOON).unwrap();
    assert_eq!(run(&mut table, sit("Ben", None), &person("ben")), Err(Refusal::WrongCode));
    assert_eq!(run(&mut table, sit("Ben", Some("melon")), &person("ben")), Err(Refusal::WrongCode));
    assert_eq!(run(&mut table, sit("Ben", Some("mango")), &person("ben")), Ok(()));
    assert_eq!(run(&mut table, sit("Anne", None), &person("anne")), Ok(()), "the owner needs none");
}

#[test]
fn a_table_without_code_that_is_not_open_is_for_its_owner_and_bots() {
    let mut closed = creation(2, 1);
    closed.options.open = false;
    let (mut table, _) = Table::create(closed, NOON).unwrap();
    assert_eq!(run(&mut table, sit("Ben", Some("")), &person("ben")), Err(Refusal::WrongCode));
}

#[test]
fn only_the_owner_starts_and_only_when_all_chairs_are_taken() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    run(&mut table, sit("Anne", None), &person("anne")).unwrap();
    assert_eq!(run(&mut table, Command::Start, &person("anne")), Err(Refusal::ChairsOpen(1)));
    run(&mut table, sit("Ben", None), &person("ben")).unwrap();
    assert_eq!(run(&mut table, Command::Start, &person("ben")), Err(Refusal::NotOwner));
    assert_eq!(run(&mut table, sit("Cleo", None), &person("cleo")), Err(Refusal::Full));
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!(run(&mut table, Command::Leave { chair: 1 }, &person("anne")), Err(Refusal::Begun));
}

#[test]
fn one_person_holds_several_seats_where_that_was_agreed() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    run(&mut table, sit("Anne", None), &person("anne")).unwrap();
    assert_eq!(run(&mut table, sit("Also Anne", None), &person("anne")), Err(Refusal::AlreadySeated));

    let mut hot = creation(2, 1);
    hot.options.hot_seat = true;
    let (mut table, _) = Table::create(hot, NOON).unwrap();
    run(&mut table, sit("Anne", None), &person("anne")).unwrap();
    run(&mut table, sit("Also Anne", None), &person("anne")).unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!(table.seats_of(&PersonId("anne".into())).len(), 2);
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    // Nobody else has to agree to an undo beyond the barrier.
    run(&mut table, Command::Ask(Request::Undo { step: 0 }), &person("anne")).unwrap();
    assert_eq!(table.step(), 0);
}

#[test]
fn names_and_chat_are_bounded_and_plain() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let text = |fault| Err(Refusal::Text(fault));
    assert_eq!(run(&mut table, sit("  ", None), &person("anne")), text(TextFault::Empty));
    assert_eq!(run(&mut table, sit(&"x".repeat(25), None), &person("anne")), text(TextFault::TooLong(24)));
    assert_eq!(run(&mut table, sit("An\u{7}ne", None), &person("anne")), text(TextFault::Characters));
    assert_eq!(run(&mut table, sit("An\u{202e}ne", None), &person("anne")), text(TextFault::Characters));
    run(&mut table, sit(" Anaïs ", None), &person("anne")).unwrap();
    assert_eq!(table.holders()[0].name(), "Anaïs");
    let say = |text: &str| Command::Say { text: text.into() };
    assert_eq!(run(&mut table, say("hello"), &person("stranger")), Err(Refusal::NotSeated));
    assert_eq!(run(&mut table, say(&"é".repeat(501)), &person("anne")), text(TextFault::TooLong(500)));
    run(&mut table, say("bonjour\nà tous"), &person("anne")).unwrap();
    let told = table.story(None).pop().unwrap();
    assert_eq!(told.saying, Saying::Chat { name: "Anaïs".into(), text: "bonjour\nà tous".into() });
}

#[test]
fn only_the_holder_of_a_seat_acts_for_it() {
    let mut table = started(2, 1);
    let bid = Command::Act { seat: seat(1), actions: vec!["bid 1".into()], at_step: None };
    assert_eq!(run(&mut table, bid.clone(), &person("ben")), Err(Refusal::NotYourSeat(seat(1))));
    assert_eq!(run(&mut table, bid.clone(), &Who::Host), Err(Refusal::NotABot(seat(1))));
    assert_eq!(run(&mut table, bid, &person("anne")), Ok(()));
    let beyond = Command::Act { seat: seat(5), actions: vec!["bid 1".into()], at_step: None };
    assert_eq!(run(&mut table, beyond, &person("anne")), Err(Refusal::NotYourSeat(seat(5))));
}

#[test]
fn who_sits_where_is_drawn_from_the_seed() {
    let orders: std::collections::BTreeSet<Vec<String>> = (0..64)
        .map(|seed| {
            let mut drawn = creation(3, seed);
            drawn.options.draw_seats = true;
            let (mut table, _) = Table::create(drawn, NOON).unwrap();
            for name in &NAMES[..3] {
                run(&mut table, sit(name, None), &person(name)).unwrap();
            }
            run(&mut table, Command::Start, &person("anne")).unwrap();
            table.holders().iter().map(|holder| holder.name().to_string()).collect()
        })
        .collect();
    assert_eq!(orders.len(), 6, "all orders of three come up");
}

#[test]
fn the_list_shows_names_and_turns_but_no_ids_and_no_code() {
    let mut by_code = creation(2, 1);
    by_code.options.code = "mango".into();
    by_code.owner = PersonId("secret-id-of-anne".into());
    let (mut table, _) = Table::create(by_code, NOON).unwrap();
    run(&mut table, sit("Anne", None), &person("secret-id-of-anne")).unwrap();
    let json = serde_json::to_string(&table.summary()).unwrap();
    assert!(json.contains("Anne") && !json.contains("secret-id") && !json.contains("mango"), "{json}");
}
