//! Chairs, invitations, names, chat, hot seat.

use super::*;
use crate::people::{CHAT_BURST, CHAT_SPAN, CHATS_EACH, NAME_LIMIT, UNDO_LIMIT};

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
fn a_bot_makes_room_for_another_level_and_a_person_does_not() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let bot = |chair, bot: &str| Command::AddBot { chair: Some(chair), bot: bot.into(), name: "Rosa".into() };
    run(&mut table, sit("Anne", None), &person("anne")).unwrap();
    run(&mut table, bot(2, "random"), &person("anne")).unwrap();
    run(&mut table, bot(2, "greedy"), &person("anne")).unwrap();
    assert_eq!((table.holders()[1].bot(), table.holders()[1].name()), (Some("greedy"), "Rosa"));
    assert_eq!(run(&mut table, bot(1, "greedy"), &person("anne")), Err(Refusal::ChairTaken(1)));
    assert_eq!(run(&mut table, bot(2, "random"), &person("ben")), Err(Refusal::NotOwner));
    assert_eq!(run(&mut table, bot(9, "random"), &person("anne")), Err(Refusal::NoSuchChair(9)));
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
    assert_eq!(run(&mut table, sit("\u{3164}\u{2800}", None), &person("anne")), text(TextFault::Empty));
    run(&mut table, sit(" Anai\u{308}s ", None), &person("anne")).unwrap();
    assert_eq!(table.holders()[0].name(), "Anaïs");
    let say = |text: &str| Command::Say { text: text.into() };
    assert_eq!(run(&mut table, say("hello"), &person("stranger")), Err(Refusal::NotSeated));
    assert_eq!(run(&mut table, say(&"é".repeat(501)), &person("anne")), text(TextFault::TooLong(500)));
    run(&mut table, say("bonjour\nà tous"), &person("anne")).unwrap();
    let told = table.story(None).pop().unwrap();
    assert_eq!(
        told.saying,
        Saying::Chat {
            person: PersonId("anne".into()),
            name: "Anaïs".into(),
            text: "bonjour\nà tous".into()
        }
    );
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

fn names(table: &Table) -> Vec<&str> {
    table.holders().iter().map(Holder::name).collect()
}

#[test]
fn people_change_chairs_before_the_start_and_the_log_replays_it() {
    let (mut table, _) = Table::create(creation(4, 1), NOON).unwrap();
    for name in &NAMES[..2] {
        run(&mut table, sit(name, None), &person(name)).unwrap();
    }
    let bot = Command::AddBot { chair: Some(3), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, bot, &person("anne")).unwrap();
    let to = |from, to| Command::Move { from, to };
    // Everybody goes where nobody sits; the owner lets any two change places.
    run(&mut table, to(2, 4), &person("ben")).unwrap();
    assert_eq!(names(&table), ["anne", "", "Rosa", "ben"]);
    run(&mut table, to(3, 1), &person("anne")).unwrap();
    assert_eq!(names(&table), ["Rosa", "", "anne", "ben"]);
    let before = table.clone();
    for (command, who, refusal) in [
        (to(4, 3), "ben", Refusal::ChairTaken(3)),
        (to(1, 2), "ben", Refusal::NotOwner),
        (to(1, 2), "stranger", Refusal::NotOwner),
        (to(2, 1), "anne", Refusal::ChairOpen(2)),
        (to(4, 4), "ben", Refusal::ChairTaken(4)),
        (to(4, 5), "ben", Refusal::NoSuchChair(5)),
        (to(0, 2), "anne", Refusal::NoSuchChair(0)),
    ] {
        assert_eq!(run(&mut table, command, &person(who)), Err(refusal));
    }
    assert!(table.decide(&to(4, 2), &Who::Host, NOON).is_err(), "the host has no wishes");
    assert_same(&table, &before);
    let told: Vec<Saying> = table.story(None).into_iter().rev().take(2).map(|told| told.saying).collect();
    let table_says = |phrase| Saying::Table(phrase);
    assert_eq!(
        told,
        [
            table_says(game::phrase!("story-swapped", name = "Rosa".to_string(), other = "anne".to_string())),
            table_says(game::phrase!("story-moved", name = "ben".to_string(), chair = 4_u8)),
        ]
    );
    assert_same(&table, &reloaded(&table));
    run(&mut table, sit("cleo", None), &person("cleo")).unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!(names(&table), ["Rosa", "cleo", "anne", "ben"], "chairs become seats");
    assert_eq!(run(&mut table, to(1, 2), &person("anne")), Err(Refusal::Begun));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn the_owner_changes_the_number_of_players_before_the_start() {
    let (mut table, _) = Table::create(creation(3, 1), NOON).unwrap();
    let players = |players| Command::SetPlayers { players };
    run(&mut table, sit("anne", None), &person("anne")).unwrap();
    let bot = Command::AddBot { chair: Some(2), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, bot, &person("anne")).unwrap();
    run(&mut table, sit("ben", None), &person("ben")).unwrap();
    let before = table.clone();
    for (count, who, refusal) in [
        (4, "ben", Refusal::NotOwner),
        (4, "stranger", Refusal::NotOwner),
        (5, "anne", setup_refusal(5)),
        (1, "anne", setup_refusal(1)),
        (0, "anne", setup_refusal(0)),
    ] {
        assert_eq!(run(&mut table, players(count), &person(who)), Err(refusal), "{count} by {who}");
    }
    run(&mut table, players(3), &person("anne")).unwrap();
    assert_same(&table, &before);
    // One more at the end; what goes is free, then a bot, and people stay in their order.
    run(&mut table, players(4), &person("anne")).unwrap();
    assert_eq!((names(&table), table.setup().players), (vec!["anne", "Rosa", "ben", ""], 4));
    assert_eq!((table.summary().setup.players, table.summary().seats.len()), (4, 4));
    assert_same(&table, &reloaded(&table));
    run(&mut table, players(2), &person("anne")).unwrap();
    assert_eq!((names(&table), table.setup().players), (vec!["anne", "ben"], 2));
    let told: Vec<Saying> = table.story(None).into_iter().rev().take(2).map(|told| told.saying).collect();
    let says = |players: u8| Saying::Table(game::phrase!("story-players-set", players = players));
    assert_eq!(told, [says(2), says(4)]);
    // Nobody is sent away.
    run(&mut table, players(3), &person("anne")).unwrap();
    run(&mut table, sit("cleo", None), &person("cleo")).unwrap();
    assert_eq!(run(&mut table, players(2), &person("anne")), Err(Refusal::TooManySeated(3)));
    assert_same(&table, &reloaded(&table));
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!((names(&table), table.position().unwrap().players()), (vec!["anne", "ben", "cleo"], 3));
    assert_eq!(run(&mut table, players(4), &person("anne")), Err(Refusal::Begun));
    assert_same(&table, &reloaded(&table));
}

fn setup_refusal(players: u8) -> Refusal {
    Refusal::Setup(game::SetupError::Players { game: "toy", least: 2, most: 4, players })
}

#[test]
fn a_table_of_a_tournament_keeps_its_number_of_players() {
    let mut of_tournament = creation(3, 1);
    of_tournament.options.tournament = Some("cup".into());
    let (mut table, _) = Table::create(of_tournament, NOON).unwrap();
    let before = table.clone();
    let four = Command::SetPlayers { players: 4 };
    assert_eq!(run(&mut table, four, &person("anne")), Err(Refusal::PlayersFixed));
    assert_same(&table, &before);
}

#[test]
fn two_seats_of_one_screen_change_places() {
    let mut hot = creation(3, 1);
    (hot.options.hot_seat, hot.owner) = (true, PersonId("cleo".into()));
    let (mut table, _) = Table::create(hot, NOON).unwrap();
    for name in ["Anne", "Ada"] {
        run(&mut table, sit(name, None), &person("anne")).unwrap();
    }
    run(&mut table, Command::Move { from: 1, to: 2 }, &person("anne")).unwrap();
    assert_eq!(names(&table), ["Ada", "Anne", ""]);
}

#[test]
fn whether_seats_are_drawn_is_decided_again_before_the_start() {
    let drawn = |on| Command::DrawSeats { drawn: on };
    let orders: std::collections::BTreeSet<Vec<String>> = (0..64)
        .map(|seed| {
            let (mut table, _) = Table::create(creation(3, seed), NOON).unwrap();
            for name in &NAMES[..3] {
                run(&mut table, sit(name, None), &person(name)).unwrap();
            }
            assert_eq!(run(&mut table, drawn(true), &person("ben")), Err(Refusal::NotOwner));
            run(&mut table, drawn(true), &person("anne")).unwrap();
            let entries = table.entries().len();
            run(&mut table, drawn(true), &person("anne")).unwrap();
            assert_eq!(table.entries().len(), entries, "it is so already");
            let mut kept = table.clone();
            run(&mut kept, drawn(false), &person("anne")).unwrap();
            run(&mut kept, Command::Start, &person("anne")).unwrap();
            assert_eq!(names(&kept), NAMES[..3]);
            run(&mut table, Command::Start, &person("anne")).unwrap();
            assert_same(&table, &reloaded(&table));
            assert_eq!(run(&mut table, drawn(false), &person("anne")), Err(Refusal::Begun));
            names(&table).into_iter().map(String::from).collect()
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

#[test]
fn a_name_is_shown_without_what_cannot_be_seen() {
    let invisible = [
        '\u{7}',
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{115f}',
        '\u{1160}',
        '\u{180e}',
        '\u{200b}',
        '\u{200d}',
        '\u{200e}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2800}',
        '\u{3164}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{e000}',
        '\u{e0041}',
        '\u{e0100}',
    ];
    for hidden in invisible {
        assert_eq!(clean_name(&format!("{hidden}An{hidden}ne{hidden}")), Ok("Anne".into()), "{hidden:?}");
        assert_eq!(clean_name(&hidden.to_string()), Err(Refusal::Text(TextFault::Empty)), "{hidden:?}");
    }
    assert_eq!(clean_name("\u{a0}Anne\t\u{3000} de\u{2003}Bourgh\n"), Ok("Anne de Bourgh".into()));
    assert_eq!(clean_name("Zoe\u{301}"), Ok("Zoé".into()), "composed");
    assert_eq!(clean_name(&format!("Z{}", "\u{335}".repeat(20))), Ok("Z\u{335}\u{335}\u{335}".into()));
    for good in ["Zoé", "Đặng Thị", "李小龍", "محمد", "नमस्ते", "Ann-Marie O’Neil", "🦜", "<b>"]
    {
        assert_eq!(clean_name(good), Ok(good.into()));
    }
}

#[test]
fn every_clean_name_is_clean_already_and_every_shown_name_fits() {
    let letters: Vec<char> =
        "aZé 1-\u{301}\u{335}\u{200d}\u{202e}\u{3164}\u{2028}\u{1f99c}\u{1100}\u{1161}\u{a0}ﬁ\u{fe0f}\n"
            .chars()
            .collect();
    let mut chance = game::Fast::new(5);
    let mut pick = |most: usize| {
        use game::Chance;
        chance.pick(&["0"; 64][..most], &vec![1; most])
    };
    for _ in 0..20_000 {
        let text: String = (0..pick(40)).map(|_| letters[pick(letters.len())]).collect();
        let shown = shown_name(&text);
        assert!(shown.chars().count() <= NAME_LIMIT);
        assert!(!shown.contains("  ") && shown.trim() == shown, "{shown:?}");
        assert!(
            !shown.contains(['\u{200d}', '\u{202e}', '\u{3164}', '\u{2028}', '\u{fe0f}', '\n']),
            "{shown:?}"
        );
        match clean_name(&text) {
            Ok(name) => {
                assert_eq!(clean_name(&name).as_ref(), Ok(&name), "{text:?}");
                assert_eq!(shown_name(&text), name);
            }
            Err(Refusal::Text(TextFault::Empty)) => assert_eq!(shown, ""),
            Err(refusal) => assert_eq!(refusal, Refusal::Text(TextFault::TooLong(24)), "{text:?}"),
        }
    }
}

#[test]
fn no_two_at_a_table_are_called_the_same() {
    let (mut table, _) = Table::create(creation(4, 1), NOON).unwrap();
    let long = "Anne-Sophie of Antilles X";
    run(&mut table, sit("Anne", None), &person("anne")).unwrap();
    run(&mut table, sit("ANNE", None), &person("ben")).unwrap();
    run(&mut table, sit("Ａｎｎｅ", None), &person("cleo")).unwrap();
    let bot = Command::AddBot { chair: None, bot: "greedy".into(), name: "An ne".into() };
    run(&mut table, bot, &person("anne")).unwrap();
    let names: Vec<&str> = table.holders().iter().map(Holder::name).collect();
    assert_eq!(names, ["Anne", "ANNE 2", "Ａｎｎｅ 3", "An ne 4"]);
    run(&mut table, Command::Start, &person("anne")).unwrap();
    // A bot that stands in for somebody is called neither like them nor like anybody else.
    let away = Command::HandOver { seat: seat(2), bot: "greedy".into(), name: "anne".into() };
    run(&mut table, away, &person("ben")).unwrap();
    assert_eq!(table.holders()[1].name(), "anne 5");
    run(&mut table, Command::Return { seat: seat(2) }, &person("ben")).unwrap();
    assert_eq!(table.holders()[1].name(), "ANNE 2");

    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let long = &long[..NAME_LIMIT];
    run(&mut table, sit(long, None), &person("anne")).unwrap();
    run(&mut table, sit(long, None), &person("ben")).unwrap();
    let second = table.holders()[1].name();
    assert!(second.ends_with(" 2") && second.chars().count() <= NAME_LIMIT, "{second}");
}

#[test]
fn nobody_talks_the_others_down() {
    let mut table = started(2, 1);
    let say = |table: &mut Table, who: &str, at: Millis| {
        run_at(table, Command::Say { text: "again".into() }, &person(who), at)
    };
    for _ in 0..CHAT_BURST {
        say(&mut table, "anne", NOON).unwrap();
    }
    assert_eq!(say(&mut table, "anne", NOON), Err(Refusal::TooFast(31)));
    assert_eq!(say(&mut table, "anne", NOON + CHAT_SPAN - 1), Err(Refusal::TooFast(1)));
    assert_eq!(say(&mut table, "ben", NOON), Ok(()), "others may");
    let mut now = NOON;
    for _ in CHAT_BURST..CHATS_EACH {
        now += CHAT_SPAN;
        say(&mut table, "anne", now).unwrap();
    }
    now += CHAT_SPAN;
    assert_eq!(say(&mut table, "anne", now), Err(Refusal::SaidEnough(CHATS_EACH)));
    assert_eq!(say(&mut table, "ben", now), Ok(()));
}

#[test]
fn nobody_is_mute_because_the_log_is_ahead_of_the_clock() {
    let mut table = started(2, 1);
    let say = |table: &mut Table, at| run_at(table, Command::Say { text: "hm".into() }, &person("anne"), at);
    say(&mut table, NOON + 1_000 * CHAT_SPAN).unwrap();
    // The clock was set right: until then the table's time stands still.
    for _ in 0..3 * CHAT_BURST {
        say(&mut table, NOON).unwrap();
    }
    assert!(say(&mut table, NOON + 1_000 * CHAT_SPAN).is_err(), "now it goes on");
}

#[test]
fn nobody_fills_the_log_by_taking_back() {
    let mut table = first_won();
    for _ in 0..UNDO_LIMIT {
        act(&mut table, 1, &["polish"]).unwrap();
        run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")).unwrap();
    }
    act(&mut table, 1, &["polish"]).unwrap();
    let enough = Err(Refusal::UndoneEnough(UNDO_LIMIT));
    assert_eq!(run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")), enough);
    assert_eq!(run(&mut table, Command::RestartTurn { seat: seat(1) }, &person("anne")), enough);
    let step = table.step() - 1;
    assert_eq!(run(&mut table, Command::Ask(Request::Undo { step }), &person("anne")), enough);
    assert_eq!(run(&mut reloaded(&table), Command::Undo { seat: seat(1) }, &person("anne")), enough);
    run(&mut table, Command::Ask(Request::Undo { step }), &person("ben")).unwrap();
    run(&mut table, Command::Agree, &person("anne")).unwrap();
    assert_eq!(table.step(), step, "what the others ask for is theirs");
}
