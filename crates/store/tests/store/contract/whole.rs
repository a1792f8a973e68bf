//! Everything that is kept of one person: it can be had, it goes with an account that is deleted, and comes along with a
//! guest who signs in.

use super::{
    carry_out, catalog_game, kept, load, nobody,
    people::{account, finished_by, rewrite_all},
    person,
};
use game::{Seat, SetupText};
use store::{
    Account, Appraisal, Bot, Channel, ChannelKind, KeptTournament, Link, NoticeSettings, Origin,
    PuzzleAnswer, Session, Store, StoreError, Token, Try, UploadedRecord,
    people::Mark,
    ratings::{Rating, Scale},
    tournaments::RUNNING,
};
use table::{Command, Creation, FORCED, Hours, PersonId, Table, TableOptions, Who, people::ANONYMOUS};
use tournament::{Admission, Entrant, Format, Phase, Player, Round, Tournament, seeds};

pub(super) async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    all_of_it_can_be_had(&make().await).await;
    all_of_it_is_deleted(&make().await).await;
    all_of_it_comes_along(&make().await).await;
    what_somebody_has_counts_more_than_what_a_guest_had(&make().await).await;
}

/// The seed of the tournament that [`fill`] makes.
pub const SECRET: game::Seed = [5; 32];

fn sits(table: &mut Table, chair: u8, who: &PersonId, name: &str) {
    let sit = Command::Sit { chair: Some(chair), name: name.into(), code: Some("code".into()) };
    let decided = table.decide(&sit, &Who::Person(who.clone()), 1_000).expect("there is a chair");
    table.settle(decided).expect("it fits");
}

/// A table of the tournament: in the first round the person sits at it, in the second one a bot under their name.
fn tournament_table(id: &str, round: usize, who: &PersonId, name: &str) -> Table {
    let game = catalog_game();
    let options = TableOptions {
        code: "code".into(),
        draw_seats: false,
        tournament: Some(id.into()),
        ..TableOptions::default()
    };
    let owner = person(&format!("tournament-{id}"));
    let (mut table, _) = Table::create(
        Creation {
            table: seeds::table_id(&SECRET, round, 0),
            game: game.id.into(),
            setup: SetupText { players: game.least_players, options: Default::default() },
            options,
            owner: owner.clone(),
            seed: [7; 32],
            opening: None,
        },
        1_000,
    )
    .expect("a standard table can be set up");
    let run = |table: &mut Table, command: Command| {
        let decided = table.decide(&command, &Who::Person(owner.clone()), 1_000).expect("allowed");
        table.settle(decided).expect("it fits");
    };
    let bot = |chair, name: String| Command::AddBot { chair: Some(chair), bot: "random".into(), name };
    match round {
        0 => sits(&mut table, 1, who, name),
        _ => run(&mut table, bot(1, name.into())),
    }
    sits(&mut table, 2, &person("ben"), "Ben");
    for chair in 3..=game.least_players {
        run(&mut table, bot(chair, format!("Bot {chair}")));
    }
    run(&mut table, Command::Start);
    table
}

/// A running game in which two choose at the same time: the person at the first seat, and Ben.
pub(super) async fn choosing(store: &dyn Store, id: &str, who: &PersonId, name: &str) -> Table {
    let creation = Creation {
        table: id.into(),
        game: catalog::GameId::MundusNovus.id().into(),
        setup: SetupText { players: 2, options: Default::default() },
        options: TableOptions { code: "code".into(), draw_seats: false, ..TableOptions::default() },
        owner: who.clone(),
        seed: [7; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 1_000).expect("a standard table can be set up");
    sits(&mut table, 1, &person("ben"), "Ben");
    sits(&mut table, 2, who, name);
    // They change chairs: what is whose is read with that.
    for command in [Command::Move { from: 1, to: 2 }, Command::Start] {
        let decided = table.decide(&command, &Who::Person(who.clone()), 1_000).expect("allowed");
        table.settle(decided).expect("it fits");
    }
    store.create_table(kept(&table), &nobody()).await.expect("kept");
    while table.to_act().len() == 1 {
        let seat = table.to_act().first().expect("somebody is to move");
        let actions = vec![table.legal(seat)[0].text.to_string()];
        let holder = table.holders()[seat.index()].person().expect("a person").clone();
        as_person(store, &mut table, Command::Act { seat, actions, at_step: None }, &holder).await;
    }
    table
}

async fn as_person(store: &dyn Store, table: &mut Table, command: Command, who: &PersonId) {
    let decided = table.decide(&command, &Who::Person(who.clone()), 1_000).expect("allowed");
    carry_out(store, table, decided).await.expect("kept");
}

/// Seals what comes first, until the first seat has chosen.
pub(super) async fn seal(store: &dyn Store, table: &mut Table, who: &PersonId) {
    while !table.has_chosen(Seat::FIRST) {
        let actions = vec![table.legal(Seat::FIRST)[0].text.to_string()];
        as_person(store, table, Command::Act { seat: Seat::FIRST, actions, at_step: None }, who).await;
    }
}

/// A running game in which the person has chosen something ahead, switched an order and sealed something.
async fn running(store: &dyn Store, id: &str, who: &PersonId, name: &str) {
    let mut table = choosing(store, id, who, name).await;
    let seat = Seat::FIRST;
    let questions = table.ahead(seat, &Who::Person(who.clone()));
    let question = questions.first().expect("something can be chosen ahead");
    let actions = vec![question.answers[0].0.to_string()];
    let ahead = Command::ChooseAhead { seat, question: question.id.into(), actions };
    as_person(store, &mut table, ahead, who).await;
    as_person(store, &mut table, Command::SetOrder { seat, order: FORCED.into(), on: false }, who).await;
    seal(store, &mut table, who).await;
}

fn tournament(id: &str, who: &PersonId, name: &str) -> Tournament {
    let game = catalog_game();
    let entrant = |name: &str, player| Entrant { name: name.into(), player, left: false, removed: false };
    let mut entrants = vec![
        Entrant { left: true, ..entrant(name, Player::Person(who.clone())) },
        entrant("Ben", Player::Person(person("ben"))),
    ];
    for chair in 3..=game.least_players {
        entrants.push(entrant(&format!("Bot {chair}"), Player::Bot("random".into())));
    }
    let round = || Round {
        tables: vec![tournament::Table { seats: (0..entrants.len()).collect(), outcome: None }],
        byes: Vec::new(),
        began: 1_000,
        set_up: true,
        shown: false,
    };
    Tournament {
        id: id.into(),
        name: "Spring cup".into(),
        owner: who.clone(),
        owner_name: name.into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions::default(),
        format: Format::Rounds { count: 3 },
        duplicate: false,
        by_hand: true,
        admission: Admission::Closed,
        code: "code".into(),
        seed_hash: seeds::hash(&SECRET),
        phase: Phase::Running,
        planned: 3,
        rounds: vec![round(), round()],
        entrants,
    }
}

fn channel(id: String, who: &PersonId, kind: ChannelKind, target: String) -> Channel {
    Channel {
        id,
        person: who.clone(),
        kind,
        target,
        keys: r#"{"key":"a key"}"#.into(),
        base: "https://play.example".into(),
        gap: 0,
        active: true,
        created: 1_000,
        sent: 0,
        fault: None,
    }
}

/// Keeps something of every kind of somebody, with or without an account; Ben, who must have one, plays with them.
///
/// # Panics
/// If the store refuses.
pub async fn fill(store: &dyn Store, id: &str, name: &str, with_account: bool) {
    let (who, ben, people) = (person(id), person("ben"), store.people());
    let mine = Origin { person: Some(who.clone()), address: None };
    if with_account {
        people
            .create_account(&Account { person: who.clone(), ..account(name) }, &nobody())
            .await
            .expect("kept");
        people.create_reset(&format!("reset {id}"), &who, 99_000).await.expect("kept");
    }
    let session = Session {
        person: who.clone(),
        name: name.into(),
        settings: "{}".into(),
        created: 1_000,
        seen: 1_000,
    };
    store.create_session(&format!("session {id}"), &session, &nobody()).await.expect("kept");
    let link = Link { person: who.clone(), expires: 99_000 };
    store.create_link(&format!("link {id}"), &link, &nobody()).await.expect("kept");
    let record = UploadedRecord { id: "record".into(), json: r#"{"a":1}"#.into(), created: 1_000 };
    store.put_record(&record, &mine).await.expect("kept");
    let bot = Bot {
        id: "engine".into(),
        owner: who.clone(),
        owner_name: name.into(),
        name: "Engine".into(),
        about: "Looks ahead.".into(),
        games: vec!["san-juan".into()],
        open: true,
        created: 1_000,
    };
    store.create_bot(&bot, &nobody()).await.expect("kept");
    let token = Token {
        id: "token".into(),
        owner: who.clone(),
        name: name.into(),
        bot: Some(bot.id.clone()),
        label: "a script".into(),
        scopes: "read".into(),
        created: 1_000,
        used: None,
    };
    store.create_token(&format!("secret {id}"), &token, &nobody()).await.expect("kept");
    people.mark(&who, &ben, Mark::Mute, true, 1_000).await.expect("kept");
    people.mark(&ben, &who, Mark::Mute, true, 1_000).await.expect("kept");

    // How to reach them, before there is anything to tell.
    for (kind, target) in [
        (ChannelKind::Mail, format!("{name}@mail.example")),
        (ChannelKind::Json, format!("https://hooks.example/{name}/secret-path")),
        (ChannelKind::Feed, "feedhash".to_string()),
    ] {
        let one = channel(kind.id().into(), &who, kind, target);
        store.add_channel(&one, &nobody()).await.expect("kept");
        if kind == ChannelKind::Mail {
            let confirm = format!("confirm {id}");
            store.create_confirmation(&confirm, &one, 99_000, &nobody()).await.expect("kept");
        }
    }
    let settings = NoticeSettings { zone: "Pacific/Chatham".into(), ..NoticeSettings::default() };
    store.save_notice_settings(&who, &settings).await.expect("kept");
    let hours = Hours { zone: "Pacific/Chatham".into(), ..Hours::default() };
    store.set_hours(&who, &hours, 1_000).await.expect("kept");

    let level = Rating { rating: 20.0, doubt: 1.0 };
    let scale = Scale([((catalog_game().id.to_string(), "random".to_string()), level)].into());
    // A game that is over, one that waits for players, and a tournament with two tables.
    let done = finished_by("over", &[(id, name), ("ben", "Ben")], true, 1, 2_000);
    store.create_table(done, &mine).await.expect("kept");
    while people.tally(10, &scale).await.expect("tallied") > 0 {}
    let results = people.results(&who, 10).await.expect("results");
    let own = |seat: &&store::people::SeatResult| seat.player == store::people::Player::Person(who.clone());
    let seat = results.iter().find(own).expect("they played").seat;
    let appraisal = Appraisal { table: "over".into(), seat, version: 1, costs: "[3]".into() };
    store.keep_appraisal(&appraisal).await.expect("kept");
    let mut waiting = super::empty_table("wait", id, true, 1_000);
    sits(&mut waiting, 1, &who, name);
    store.create_table(kept(&waiting), &mine).await.expect("kept");
    people.invite(&who, &ben, "wait", 1_000).await.expect("kept");
    let other = super::empty_table("bens", "ben", true, 1_000);
    store.create_table(kept(&other), &nobody()).await.expect("kept");
    people.invite(&ben, &who, "bens", 1_000).await.expect("kept");
    let cup = "cup".to_string();
    let body = tournament(&cup, &who, name);
    for round in 0..2 {
        let table = tournament_table(&cup, round, &who, name);
        store.create_table(kept(&table), &nobody()).await.expect("kept");
    }
    let tournament = KeptTournament {
        id: cup,
        owner: who.clone(),
        phase: RUNNING.into(),
        created: 1_000,
        last: 1_000,
        version: 1,
        secret: SECRET,
        people: body.people().cloned().collect(),
        body: serde_json::to_string(&body).expect("it can be written"),
    };
    store.create_tournament(&tournament, &mine).await.expect("kept");

    running(store, "runs", &who, name).await;
    let waiting = store.waiting(99_000, 99_000, 10).await.expect("it can be read");
    let hook =
        waiting.iter().find(|one| one.channel.kind == ChannelKind::Json).expect("something is to be told");
    let notices: Vec<i64> = hook.notices.iter().map(|notice| notice.id).collect();
    store.pack("message", &hook.channel.id, &notices, 1_000, 2_000).await.expect("packed");

    let answer = PuzzleAnswer {
        person: who.clone(),
        game: "san-juan".into(),
        puzzle: "1-20".into(),
        choice: "take builder".into(),
        solved: true,
        rating: 1_400_000,
        day: None,
        at: 1_000,
    };
    store.answer_puzzle(&answer, 0, &nobody()).await.expect("kept");
    let one_try = Try {
        id: "try".into(),
        game: "san-juan".into(),
        day: 3,
        seat: 2,
        person: who.clone(),
        name: name.into(),
        table: "day".into(),
        against: None,
        at: 1_000,
        result: None,
    };
    store.begin_try(&one_try).await.expect("kept");
}

/// Ben, with whom [`fill`] has people play.
///
/// # Panics
/// If the store refuses.
pub async fn make_ben(store: &dyn Store) {
    store
        .people()
        .create_account(&Account { person: person("ben"), ..account("Ben") }, &nobody())
        .await
        .expect("kept");
}

async fn read(store: &dyn Store, cup: &str) -> Tournament {
    serde_json::from_str(&store.tournament(cup).await.expect("it is there").body).expect("it can be read")
}

async fn all_of_it_can_be_had(store: &dyn Store) {
    make_ben(store).await;
    fill(store, "p1", "Annabella", true).await;
    let export = store.people().export(&person("p1")).await.expect("exported");
    for there in [
        "Annabella@mail.example",
        "hooks.example",
        "Pacific/Chatham",
        "Spring cup",
        r#""entered-as": "Annabella""#,
        r#""made": true"#,
    ] {
        assert!(export.contains(there), "{there} is missing: {export}");
    }
    for secret in ["a key", "secret-path", "feedhash", "argon2", r#""code""#, "0505050505"] {
        assert!(!export.contains(secret), "{secret} is told: {export}");
    }
    let read: serde_json::Value = serde_json::from_str(&export).expect("it is JSON");
    let log = |table: &str| {
        let mut logs = read["logs"].as_array().into_iter().flatten();
        logs.find(|one| one["table"] == table).unwrap_or_else(|| panic!("{table}: {export}")).clone()
    };
    let has = |log: &serde_json::Value, what: &str| -> bool {
        log["entries"].as_array().into_iter().flatten().any(|one| one["what"] == what)
    };
    assert!(has(&log("over"), "played"), "{export}");
    let runs = log("runs");
    for what in ["set-up", "sat", "moved", "order-set", "chosen-ahead"] {
        assert!(has(&runs, what), "{what}: {runs}");
    }
    let chairs: Vec<u64> =
        runs["entries"].as_array().into_iter().flatten().filter_map(|one| one["seat"].as_u64()).collect();
    assert_eq!((chairs[0], chairs[1..].iter().all(|seat| *seat == 1)), (2, true), "after she moved: {runs}");
    assert!(runs["sealed"][0]["actions"][0].is_string(), "{runs}");
    let others = store.people().export(&person("ben")).await.expect("exported");
    assert!(!others.contains("@mail.example") && !others.contains("Chatham"), "{others}");
    assert!(!others.contains("chosen-ahead"), "what she has chosen ahead is hers: {others}");
    let others: serde_json::Value = serde_json::from_str(&others).expect("it is JSON");
    let logs = others["logs"].as_array().expect("a list");
    assert!(!logs.is_empty() && logs.iter().all(|log| log["sealed"] == serde_json::json!([])), "{others}");
}

async fn all_of_it_is_deleted(store: &dyn Store) {
    make_ben(store).await;
    fill(store, "p1", "Annabella", true).await;
    let who = person("p1");
    store.people().delete_account(&who).await.expect("deleted");
    assert_eq!(store.channels(&who).await, Ok(vec![]));
    assert_eq!(store.notice_settings(&who).await, Ok(None));
    assert_eq!(store.hours(&who).await, Ok(None));
    assert_eq!(store.confirmation("confirm p1", 1_000).await, Err(StoreError::NotFound("confirmation")));
    // The tournament goes on without her, as Ben's.
    let cup = read(store, "cup").await;
    assert_eq!((&cup.owner, cup.owner_name.as_str(), cup.phase), (&person("ben"), "Ben", Phase::Running));
    let entrant = &cup.entrants[0];
    assert!(entrant.name == ANONYMOUS && entrant.left && entrant.removed, "{entrant:?}");
    let kept = store.tournament("cup").await.expect("it is there");
    assert!(kept.owner == person("ben") && kept.version == 2 && !kept.people.contains(&who));
    // At its tables she has the name that she has there, also where a bot had hers.
    rewrite_all(store).await;
    for round in 0..2 {
        let table = load(store, &seeds::table_id(&SECRET, round, 0)).await;
        let log: String = table.entries().into_iter().map(|entry| entry.body).collect();
        assert!(!log.contains("Annabella") && !log.contains("\"p1\""), "{log}");
        assert_eq!(table.holders()[0].name(), ANONYMOUS);
    }
    let export = store.people().export(&who).await.expect("exported");
    let export: serde_json::Value = serde_json::from_str(&export).expect("it is JSON");
    for (part, left) in export.as_object().expect("an object") {
        assert!(left.is_null() || left.as_array().is_some_and(Vec::is_empty), "{part}: {left}");
    }
}

async fn all_of_it_comes_along(store: &dyn Store) {
    make_ben(store).await;
    store
        .people()
        .create_account(&Account { person: person("p2"), ..account("Anne") }, &nobody())
        .await
        .expect("kept");
    fill(store, "g1", "Guest", false).await;
    let (guest, anne) = (person("g1"), person("p2"));
    store.people().adopt(&guest, &anne).await.expect("adopted");
    rewrite_all(store).await;
    let channels = store.channels(&anne).await.expect("a list");
    let mut found: Vec<(&str, bool)> =
        channels.iter().map(|channel| (channel.kind.id(), channel.active)).collect();
    found.sort_unstable();
    assert_eq!(
        found,
        [("feed", true), ("json", true), ("mail", false)],
        "the address has to be confirmed again"
    );
    assert!(store.confirmation("confirm g1", 1_000).await.is_err(), "by herself");
    assert_eq!(
        store.notice_settings(&anne).await.map(|found| found.map(|one| one.zone)),
        Ok(Some("Pacific/Chatham".into()))
    );
    assert_eq!(
        store.hours(&anne).await.map(|found| found.map(|one| one.zone)),
        Ok(Some("Pacific/Chatham".into()))
    );
    let cup = read(store, "cup").await;
    assert_eq!((&cup.owner, cup.entrant_of(&anne), cup.entrant_of(&guest)), (&anne, Some(0), None));
    let kept = store.tournament("cup").await.expect("it is there");
    assert!(kept.owner == anne && kept.people.contains(&anne) && !kept.people.contains(&guest));
    assert_eq!(store.people().invitations(&anne).await.map(|found| found.len()), Ok(1), "as she was invited");
}

async fn what_somebody_has_counts_more_than_what_a_guest_had(store: &dyn Store) {
    make_ben(store).await;
    fill(store, "p1", "Annabella", true).await;
    let anne = person("p1");
    let own = store.channels(&anne).await.expect("a list").len();
    for token in ["session g1"] {
        let session = Session {
            person: person("g1"),
            name: "Guest".into(),
            settings: "{}".into(),
            created: 1_000,
            seen: 1_000,
        };
        store.create_session(token, &session, &nobody()).await.expect("kept");
    }
    let guest = person("g1");
    let settings = NoticeSettings { zone: "Europe/Paris".into(), ..NoticeSettings::default() };
    store.save_notice_settings(&guest, &settings).await.expect("kept");
    let hours = Hours { zone: "Europe/Paris".into(), ..Hours::default() };
    store.set_hours(&guest, &hours, 2_000).await.expect("kept");
    for (id, kind, target) in [
        ("x", ChannelKind::Json, "https://hooks.example/Annabella/secret-path"),
        ("y", ChannelKind::Feed, "another hash"),
        ("z", ChannelKind::Slack, "https://slack.example/1"),
    ] {
        store.add_channel(&channel(id.into(), &guest, kind, target.into()), &nobody()).await.expect("kept");
    }
    // Both take part in the tournament: one of the two places becomes a bot's.
    let mut cup = read(store, "cup").await;
    cup.entrants[0].left = false;
    cup.entrants[1].player = Player::Person(guest.clone());
    let before = store.tournament("cup").await.expect("it is there");
    let people = cup.people().cloned().collect();
    let body = serde_json::to_string(&cup).expect("it can be written");
    store.update_tournament(&KeptTournament { body, people, ..before }).await.expect("changed");

    store.people().adopt(&guest, &anne).await.expect("adopted");
    rewrite_all(store).await;
    let channels = store.channels(&anne).await.expect("a list");
    assert_eq!(channels.len(), own + 1, "{channels:?}");
    assert!(
        channels.iter().any(|one| one.id == "z") && channels.iter().all(|one| one.id != "x" && one.id != "y")
    );
    let zone = "Pacific/Chatham".to_string();
    assert_eq!(store.hours(&anne).await.map(|found| found.map(|one| one.zone)), Ok(Some(zone.clone())));
    assert_eq!(store.notice_settings(&anne).await.map(|found| found.map(|one| one.zone)), Ok(Some(zone)));
    let cup = read(store, "cup").await;
    assert_eq!(cup.entrant_of(&anne), Some(0), "her own place");
    assert!(cup.entrants[1].removed && cup.entrants[1].person() == Some(&anne));
}
