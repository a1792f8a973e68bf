//! People: accounts and their names, attempts, devices, links, guests who become somebody, people who are forgotten,
//! blocks, invitations, results and ratings.

use super::{
    carry_out, catalog_game, kept, load, new_table, nobody, person,
    programs::{bot, token},
    say, session,
};
use game::{Seat, SetupText};
use std::net::{IpAddr, Ipv4Addr};
use store::{
    Account, Filter, Listing, NewTable, Origin, Quotas, Store, StoreError,
    limits::{Limit, What, Whose},
    people::{Mark, Player, SeatResult, likeness},
    ratings::{Rating, Scale},
};
use table::{Command, Creation, Millis, Phase, Table, TableOptions, Who};

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    accounts_are_known_by_their_name(&make().await).await;
    accounts_are_limited(&make().await).await;
    attempts_are_limited(&make().await).await;
    devices_can_be_ended(&make().await).await;
    a_new_password_ends_all_sessions(&make().await).await;
    a_banned_person_is_signed_out_everywhere(&make().await).await;
    what_changes_an_account_changes_nothing_else(&make().await).await;
    a_link_to_a_new_password_works_once(&make().await).await;
    a_guest_becomes_somebody(&make().await).await;
    a_deleted_account_is_gone(&make().await).await;
    marks_and_invitations(&make().await).await;
    results_and_ratings_are_read_once_and_in_order(&make().await).await;
    a_player_who_resigns_is_last(&make().await).await;
}

pub(super) fn account(name: &str) -> Account {
    Account {
        person: person(name),
        name: name.into(),
        password: "$argon2id$…".into(),
        created: 1_000,
        admin: false,
        banned: false,
    }
}

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1));
const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 2));
const MINUTE: Millis = 60_000;

async fn accounts_are_known_by_their_name(store: &dyn Store) {
    let people = store.people();
    let anne = Account { person: person("p-1"), ..account("Anne Bonny") };
    people.create_account(&anne, &nobody()).await.expect("kept");
    assert_eq!(people.account(&person("p-1")).await, Ok(anne.clone()));
    let cyrillic = "\u{410}nne Bonny";
    for name in ["Anne Bonny", "anne bonny", "ANNEBONNY", "ＡＮＮＥ　ＢＯＮＮＹ", cyrillic] {
        assert_eq!(people.account_named(name).await, Ok(anne.clone()), "{name}");
        let taken = people.create_account(&account(name), &nobody()).await;
        assert_eq!(taken, Err(StoreError::Exists("account")), "{name}");
    }
    assert_eq!(likeness("ANNlE"), likeness("Annie"));
    assert_ne!(likeness("Anne"), likeness("Anna"));
    let second = people.create_account(&Account { name: "Mary".into(), ..anne.clone() }, &nobody()).await;
    assert_eq!(second, Err(StoreError::Exists("account")), "one person, one account");
    assert_eq!(people.account_named("Mary").await, Err(StoreError::NotFound("account")));

    people.create_account(&account("Ben"), &nobody()).await.expect("kept");
    store.create_session("token", &session("p-1", 5_000), &nobody()).await.expect("kept");
    people.rename_account(&person("p-1"), "Anne").await.expect("renamed");
    assert_eq!(store.session("token").await.map(|session| session.name), Ok("Anne".into()));
    let clash = people.rename_account(&person("p-1"), "BEN").await;
    assert_eq!(clash, Err(StoreError::Exists("account")));
    let lines = people.accounts("", "").await.expect("a list can always be had");
    let names: Vec<&str> = lines.iter().map(|line| line.account.name.as_str()).collect();
    assert_eq!(names, ["Anne", "Ben"]);
    assert_eq!((lines[0].seen, lines[1].seen), (5_000, 0));
    assert_eq!(people.accounts("b", "").await.expect("a list").len(), 1);
    assert_eq!(people.accounts("", "Anne").await.expect("a list").len(), 1);
}

async fn accounts_are_limited(store: &dyn Store) {
    let most = Quotas::default().accounts.address;
    let here = |number| Origin { person: Some(person(&format!("p{number}"))), address: Some(HERE) };
    for number in 0..most {
        store
            .people()
            .create_account(&account(&format!("Guest {number}")), &here(number))
            .await
            .expect("kept");
    }
    let refused = store.people().create_account(&account("Zoé"), &here(most)).await;
    let limit = Limit { what: What::Accounts, whose: Whose::Address, most };
    assert_eq!(refused, Err(StoreError::TooMany(limit)));
    let there = Origin { person: None, address: Some(THERE) };
    store.people().create_account(&account("Zoé"), &there).await.expect("another address");
}

async fn attempts_are_limited(store: &dyn Store) {
    let people = store.people();
    let attempt = async |name: &str, address, now| people.attempt(name, address, now).await.expect("counted");
    for number in 0..10 {
        assert_eq!(attempt("Anne", HERE, 1_000 + number).await, None);
    }
    let wait = Some(1_000 + 15 * MINUTE);
    assert_eq!(attempt("Anne", HERE, 2_000).await, wait);
    assert_eq!(attempt("ANNE ", HERE, 2_000).await, wait, "the same name");
    assert_eq!(attempt("nobody of this name", HERE, 2_000).await, None, "another name");
    assert_eq!(attempt("Anne", THERE, 2_000).await, None, "from another address");
    assert_eq!(attempt("Anne", HERE, 1_010 + 15 * MINUTE).await, None, "later");
    people.forgive("Anne", THERE).await.expect("forgiven");
    // An address that tries many names.
    for number in 0..50 {
        assert_eq!(attempt(&format!("name {number}"), THERE, 2_000).await, None, "{number}");
    }
    assert!(attempt("Ben", THERE, 2_000).await.is_some());
    // Many addresses that try one name.
    for number in 0..100 {
        let address = IpAddr::V4(Ipv4Addr::new(198, 51, 100, number));
        assert_eq!(attempt("Cleo", address, 2_000).await, None, "{number}");
    }
    assert_eq!(
        attempt("Cleo", IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), 2_000).await,
        Some(2_000 + 60 * MINUTE)
    );
    // For a while the clock is a year ahead.
    let ahead = 365 * 24 * 60 * MINUTE;
    for number in 0..10 {
        assert_eq!(attempt("Dora", HERE, ahead + number).await, None);
    }
    assert!(attempt("Dora", HERE, ahead + 10).await.is_some());
    assert_eq!(attempt("Dora", HERE, 3_000).await, None, "the clock is right again");
}

async fn devices_can_be_ended(store: &dyn Store) {
    for (token, name, seen) in
        [("a", "anne", 1_000), ("b", "anne", 3_000), ("c", "anne", 2_000), ("d", "ben", 1)]
    {
        store.create_session(token, &session(name, seen), &nobody()).await.expect("kept");
    }
    let people = store.people();
    let devices = people.devices(&person("anne")).await.expect("a list");
    assert_eq!(devices.iter().map(|device| device.seen).collect::<Vec<_>>(), [3_000, 2_000, 1_000]);
    let foreign = people.end_sessions(&person("ben"), Some(devices[0].id()), None).await;
    assert_eq!(foreign, Ok(vec![]), "another's device");
    let ended = people.end_sessions(&person("anne"), Some(devices[0].id()), None).await;
    assert_eq!(ended, Ok(vec![devices[0].hash.clone()]));
    assert_eq!(store.session("b").await, Err(StoreError::NotFound("session")));
    let ended = people.end_sessions(&person("anne"), None, Some("a")).await;
    assert_eq!(ended, Ok(vec![devices[1].hash.clone()]));
    assert!(store.session("a").await.is_ok() && store.session("d").await.is_ok());
}

/// Somebody with an account, two devices, a token, and a bot with another.
async fn somebody_everywhere(store: &dyn Store) {
    store.people().create_account(&account("anne"), &nobody()).await.expect("kept");
    for token in ["a", "b"] {
        store.create_session(token, &session("anne", 1_000), &nobody()).await.expect("kept");
    }
    store.create_bot(&bot("b-1", "anne", 1_000), &nobody()).await.expect("kept");
    for (secret, bot) in [("own", None), ("of the bot", Some("b-1"))] {
        store.create_token(secret, &token(secret, "anne", bot, 1_000), &nobody()).await.expect("kept");
    }
}

async fn a_new_password_ends_all_sessions(store: &dyn Store) {
    let people = store.people();
    assert_eq!(people.set_password(&person("anne"), "new").await, Err(StoreError::NotFound("account")));
    somebody_everywhere(store).await;
    assert_eq!(people.set_password(&person("anne"), "new").await.expect("set").len(), 2);
    let account = Account { password: "new".into(), ..account("anne") };
    assert_eq!(people.account(&person("anne")).await, Ok(account));
    for token in ["a", "b"] {
        assert_eq!(store.session(token).await, Err(StoreError::NotFound("session")));
    }
    assert!(store.token("own").await.is_ok(), "programs have no password");
}

async fn a_banned_person_is_signed_out_everywhere(store: &dyn Store) {
    let people = store.people();
    assert_eq!(people.ban(&person("anne")).await, Err(StoreError::NotFound("account")));
    somebody_everywhere(store).await;
    let out = async |sessions| {
        assert_eq!(people.ban(&person("anne")).await.expect("banned").len(), sessions);
        assert!(people.account(&person("anne")).await.expect("it stays").banned);
        assert_eq!(store.session("a").await, Err(StoreError::NotFound("session")));
        assert_eq!(store.tokens(&person("anne")).await, Ok(vec![]));
    };
    out(2).await;
    // What was made in the same moment goes with the next ban, and is good for nothing until then.
    store.create_session("a", &session("anne", 1_000), &nobody()).await.expect("kept");
    store.create_token("late", &token("late", "anne", None, 1_000), &nobody()).await.expect("kept");
    assert_eq!(store.token("late").await, Err(StoreError::NotFound("token")));
    out(1).await;
    people.unban(&person("anne")).await.expect("let in again");
    store.create_token("new", &token("new", "anne", None, 1_000), &nobody()).await.expect("kept");
    assert!(store.token("new").await.is_ok());
}

/// The page that renames somebody or gives them a right may show the account as it was a while ago.
async fn what_changes_an_account_changes_nothing_else(store: &dyn Store) {
    let (people, anne) = (store.people(), person("anne"));
    let missing = Err(StoreError::NotFound("account"));
    assert_eq!(people.rename_account(&anne, "Anaïs").await, missing);
    assert_eq!(people.set_admin(&anne, true).await, missing);
    assert_eq!(people.unban(&anne).await, missing);
    people.create_account(&account("anne"), &nobody()).await.expect("kept");
    people.set_password(&anne, "new").await.expect("set");
    people.ban(&anne).await.expect("banned");
    people.rename_account(&anne, "Anaïs").await.expect("renamed");
    people.set_admin(&anne, true).await.expect("promoted");
    let mut expected = Account {
        name: "Anaïs".into(),
        password: "new".into(),
        admin: true,
        banned: true,
        ..account("anne")
    };
    assert_eq!(people.account(&anne).await, Ok(expected.clone()));
    people.unban(&anne).await.expect("let in again");
    people.set_admin(&anne, false).await.expect("demoted");
    (expected.admin, expected.banned) = (false, false);
    assert_eq!(people.account(&anne).await, Ok(expected));
}

async fn a_link_to_a_new_password_works_once(store: &dyn Store) {
    let people = store.people();
    somebody_everywhere(store).await;
    people.create_reset("one", &person("anne"), 2_000).await.expect("kept");
    people.create_reset("two", &person("anne"), 2_000).await.expect("kept");
    assert_eq!(
        people.reset("one", 1_000).await,
        Err(StoreError::NotFound("link")),
        "a new link ends the old"
    );
    assert_eq!(people.reset("two", 1_999).await, Ok(person("anne")));
    let refused = Err(StoreError::NotFound("link"));
    assert_eq!(people.reset_password("two", "new", 2_000).await, refused, "expired");
    assert_eq!(people.account(&person("anne")).await, Ok(account("anne")));
    let (changed, ended) = people.reset_password("two", "new", 1_999).await.expect("a good link");
    assert_eq!((changed.password.as_str(), ended.len()), ("new", 2));
    assert_eq!(people.account(&person("anne")).await, Ok(changed));
    assert_eq!(people.reset_password("two", "newer", 1_999).await, refused, "used");
    people.create_reset("of nobody", &person("ben"), 2_000).await.expect("kept");
    let nobody = people.reset_password("of nobody", "new", 1_000).await;
    assert_eq!(nobody, Err(StoreError::NotFound("account")));
    assert_eq!(people.reset("of nobody", 1_000).await, Ok(person("ben")), "all of it, or nothing");
}

/// Rewrites all logs for which that is due.
pub(super) async fn rewrite_all(store: &dyn Store) -> Vec<String> {
    let mut rewritten = Vec::new();
    while let Some(table) = store.people().rewrite_next(None, 9_000).await.expect("rewritten") {
        rewritten.push(table);
    }
    rewritten
}

async fn a_guest_becomes_somebody(store: &dyn Store) {
    let people = store.people();
    people.create_account(&account("anne"), &nobody()).await.expect("kept");
    store.create_session("guest", &session("guest", 1_000), &nobody()).await.expect("kept");
    let mut held = new_table("t-1", "guest", true, 1_000);
    store.create_table(kept(&held), &nobody()).await.expect("kept");
    let account_as_guest = people.adopt(&person("anne"), &person("guest")).await;
    assert_eq!(account_as_guest, Err(StoreError::NotFound("guest")));
    assert_eq!(people.adopt(&person("guest"), &person("anne")).await.map(|ended| ended.len()), Ok(1));
    assert_eq!(store.session("guest").await, Err(StoreError::NotFound("session")));
    assert_eq!(rewrite_all(store).await, ["t-1"]);
    // Who still holds the old log is refused, and reads the new one.
    let late = say(&held, "late", 9_500).expect("allowed");
    let head = held.last_entry().number + 1;
    assert_eq!(carry_out(store, &mut held, late).await, Err(StoreError::Conflict { head }));
    let mut table = load(store, "t-1").await;
    assert!(!table.seats_of(&person("anne")).is_empty() && table.seats_of(&person("guest")).is_empty());
    let more = say(&table, "here I am", 9_500).expect("she owns the table");
    carry_out(store, &mut table, more).await.expect("the new log goes on");
    let mine = Filter { person: Some(person("anne")), ..Filter::default() };
    assert_eq!(store.tables(&mine).await.expect("a list").len(), 1);
}

async fn a_deleted_account_is_gone(store: &dyn Store) {
    let people = store.people();
    let secret = "Annabella";
    people.create_account(&account(secret), &nobody()).await.expect("kept");
    people.create_account(&account("Ben"), &nobody()).await.expect("kept");
    store.create_session("token", &session(secret, 1_000), &nobody()).await.expect("kept");
    people.mark(&person("Ben"), &person(secret), Mark::Mute, true, 1_000).await.expect("kept");
    let mut table = new_table("t-1", secret, true, 1_000);
    let spoken = say(&table, "my address is", 1_500).expect("allowed");
    table.settle(spoken).expect("fits");
    store.create_table(kept(&table), &nobody()).await.expect("kept");
    // She sat at another table and left it before the start.
    let mut left = super::empty_table("t-2", "Ben", true, 1_000);
    for command in
        [Command::Sit { chair: Some(1), name: secret.into(), code: None }, Command::Leave { chair: 1 }]
    {
        let decided = left.decide(&command, &Who::Person(person(secret)), 1_000).expect("allowed");
        left.settle(decided).expect("fits");
    }
    store.create_table(kept(&left), &nobody()).await.expect("kept");
    assert!(people.export(&person(secret)).await.expect("exported").contains("my address is"));

    assert_eq!(people.delete_account(&person(secret)).await.map(|ended| ended.len()), Ok(1));
    assert_eq!(people.delete_account(&person(secret)).await, Err(StoreError::NotFound("account")));
    let mut rewritten = rewrite_all(store).await;
    rewritten.sort();
    assert_eq!(rewritten, ["t-1", "t-2"]);
    assert_eq!(store.session("token").await, Err(StoreError::NotFound("session")));
    assert_eq!(people.account_named(secret).await, Err(StoreError::NotFound("account")));
    assert_eq!(people.marks(&person("Ben")).await, Ok(vec![]));
    for id in ["t-1", "t-2"] {
        let log: String = load(store, id).await.entries().into_iter().map(|entry| entry.body).collect();
        assert!(!log.contains(secret) && !log.contains("my address is"), "{log}");
    }
    let summaries = store.tables(&Filter::default()).await.expect("a list");
    assert!(!format!("{summaries:?}").contains(secret));
    assert!(!people.export(&person(secret)).await.expect("exported").contains("t-1"));
    people.create_account(&account(secret), &nobody()).await.expect("the name is free again");
}

async fn marks_and_invitations(store: &dyn Store) {
    let people = store.people();
    for name in ["anne", "ben", "cleo"] {
        people.create_account(&account(name), &nobody()).await.expect("kept");
    }
    let (anne, ben) = (person("anne"), person("ben"));
    people.mark(&anne, &ben, Mark::Block, true, 1_000).await.expect("kept");
    people.mark(&anne, &ben, Mark::Block, true, 2_000).await.expect("twice is once");
    people.mark(&anne, &ben, Mark::Mute, true, 1_000).await.expect("kept");
    people.mark(&anne, &ben, Mark::Mute, false, 1_000).await.expect("lifted");
    assert_eq!(people.marks(&anne).await, Ok(vec![(ben.clone(), "ben".into(), Mark::Block)]));
    assert_eq!(people.marks(&ben).await, Ok(vec![]));

    let table = super::empty_table("t-1", "ben", false, 1_000);
    store.create_table(kept(&table), &nobody()).await.expect("kept");
    people.invite(&ben, &anne, "t-1", 1_000).await.expect("kept");
    people.invite(&ben, &person("cleo"), "t-1", 1_000).await.expect("kept");
    assert_eq!(people.invitations(&anne).await, Ok(vec![]), "she blocks him");
    let found = people.invitations(&person("cleo")).await.expect("a list");
    assert_eq!((found[0].table.as_str(), found[0].from.as_str()), ("t-1", "ben"));
    people.decline(&person("cleo"), "t-1").await.expect("declined");
    assert_eq!(people.invitations(&person("cleo")).await, Ok(vec![]));
    let most = Quotas::default().invitations.person;
    for number in 0..most - 1 {
        people.invite(&ben, &person(&format!("guest {number}")), "t-1", 1_000).await.expect("kept");
    }
    let limit = Limit { what: What::Invitations, whose: Whose::Person, most };
    assert_eq!(people.invite(&ben, &person("cleo"), "t-1", 1_000).await, Err(StoreError::TooMany(limit)));
}

/// A game between a person and a bot, or two people, played to its end at this moment.
pub(super) fn finished(id: &str, names: &[&str], rated: bool, seed: u8, now: Millis) -> NewTable {
    let people: Vec<(&str, &str)> = names.iter().map(|name| (*name, *name)).collect();
    finished_by(id, &people, rated, seed, now)
}

/// The same by people with these ids and names.
pub(super) fn finished_by(id: &str, people: &[(&str, &str)], rated: bool, seed: u8, now: Millis) -> NewTable {
    played(id, people, rated, seed, now, false)
}

/// The same; the first of them may resign at once.
fn played(id: &str, people: &[(&str, &str)], rated: bool, seed: u8, now: Millis, resigns: bool) -> NewTable {
    let game = catalog_game();
    let creation = Creation {
        table: id.into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions { open: true, rated, ..TableOptions::default() },
        owner: person(people[0].0),
        seed: [seed; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, now).expect("a standard table can be set up");
    let run = |table: &mut Table, command: Command, who: Who| {
        let decided = table.decide(&command, &who, now).expect("allowed");
        table.settle(decided).expect("fits");
    };
    for (who, name) in people {
        let sit = Command::Sit { chair: None, name: name.to_string(), code: None };
        run(&mut table, sit, Who::Person(person(who)));
    }
    let owner = Who::Person(person(people[0].0));
    for _ in people.len()..game.least_players.into() {
        let bot = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
        run(&mut table, bot, owner.clone());
    }
    run(&mut table, Command::Start, owner.clone());
    if resigns {
        let seat = table.holders().iter().position(|one| one.person() == Some(&person(people[0].0)));
        let seat = Seat::new(seat.expect("everybody has a seat"));
        run(&mut table, Command::Resign { seat, bot: "random".into(), name: "Rita".into() }, owner);
    }
    while let Some(seat) = table.to_act().first() {
        let who = table.holders()[seat.index()].person().map_or(Who::Host, |one| Who::Person(one.clone()));
        let legal = table.legal(seat);
        let choice = &legal[(table.step() as usize * 7 + usize::from(seed)) % legal.len()];
        let actions = vec![choice.text.to_string()];
        run(&mut table, Command::Act { seat, actions, at_step: None }, who);
    }
    assert_eq!(table.phase(), Phase::Finished);
    NewTable { seed: [seed; 32], entries: table.entries(), listing: Listing::of(&table) }
}

/// A player who leaves a game to a bot is last in it, even if the bot wins.
async fn a_player_who_resigns_is_last(store: &dyn Store) {
    let (people, anne) = (store.people(), person("anne"));
    for seed in 1..9 {
        let id = format!("resigned-{seed}");
        let game = played(&id, &[("anne", "anne"), ("ben", "ben")], false, seed, 1_000, true);
        store.create_table(game, &nobody()).await.expect("kept");
    }
    while people.tally(10, &Scale(Default::default())).await.expect("tallied") > 0 {}
    let results = people.results(&anne, 100).await.expect("results");
    let (own, others): (Vec<&SeatResult>, Vec<&SeatResult>) =
        results.iter().partition(|seat| seat.player == Player::Person(anne.clone()));
    assert_eq!(own.len(), 8);
    assert!(own.iter().all(|seat| seat.place == catalog_game().least_players), "{own:?}");
    let best = |own: &&&SeatResult| {
        let mut same = others.iter().filter(|other| other.table == own.table);
        same.all(|other| other.total < own.total)
    };
    assert!(own.iter().any(|own| best(&own)), "her bot has won one of them");
    for table in own.iter().map(|seat| &seat.table) {
        let places = others.iter().filter(|other| other.table == *table).map(|other| other.place);
        assert_eq!(places.min(), Some(1), "somebody else won {table}");
    }
}

async fn results_and_ratings_are_read_once_and_in_order(store: &dyn Store) {
    let people = store.people();
    let game = catalog_game().id;
    for name in ["anne", "ben"] {
        people.create_account(&account(name), &nobody()).await.expect("kept");
    }
    let level = Rating { rating: 20.0, doubt: 1.0 };
    let scale = Scale([((game.to_string(), "random".to_string()), level)].into());
    for (id, names, rated, seed, at) in [
        ("late", &["anne", "ben"][..], true, 1, 9_000),
        ("bots", &["anne"], true, 2, 2_000),
        ("guest", &["anne", "guest"], true, 3, 3_000),
        ("friendly", &["anne", "ben"], false, 4, 4_000),
    ] {
        store.create_table(finished(id, names, rated, seed, at), &nobody()).await.expect("kept");
    }
    while people.tally(2, &scale).await.expect("tallied") > 0 {}
    let anne = person("anne");
    let results = people.results(&anne, 100).await.expect("results");
    let tables: Vec<&str> = results.iter().map(|seat| seat.table.as_str()).collect();
    let seats = usize::from(catalog_game().least_players);
    assert_eq!(tables.len(), 4 * seats);
    assert_eq!((tables[0], tables[4 * seats - 1]), ("late", "bots"), "newest first");
    assert!(results.iter().any(|seat| seat.player == Player::Bot("random".into())));
    assert!(results.iter().all(|seat| seat.scores.values().sum::<i32>() == seat.total));
    let known = people.acquaintances(&anne, 10).await.expect("a list");
    assert_eq!(known.iter().map(|one| (one.name.as_str(), one.games)).collect::<Vec<_>>(), [("ben", 2)]);

    let curve = async || people.rating_curve(&anne, game).await.expect("a curve");
    let first = curve().await;
    let order: Vec<&str> = first.iter().map(|point| point.table.as_str()).collect();
    assert_eq!(order, ["bots", "late"], "rated ones only, without guests, in the order in which they ended");
    assert!(first[1].rating.doubt < first[0].rating.doubt, "{first:?}");
    people.recompute_ratings(&scale).await.expect("computed");
    assert_eq!(curve().await, first, "computed again they are the same");

    // A game that ended in between is read later: as if it had been there in time.
    let between = finished("between", &["anne", "ben"], true, 5, 5_000);
    store.create_table(between, &nobody()).await.expect("kept");
    assert_eq!(people.tally(10, &scale).await, Ok(1));
    assert_eq!(people.tally(10, &scale).await, Ok(0), "once");
    let order: Vec<String> = curve().await.into_iter().map(|point| point.table).collect();
    assert_eq!(order, ["bots", "between", "late"]);
    let ladder = people.ladder(game, 10).await.expect("a ladder");
    assert_eq!(ladder.len(), 2);
    assert!(ladder[0].rating.sure() >= ladder[1].rating.sure());
    // A guest's games count from the moment they become somebody; but what was not rated stays so.
    people.delete_account(&person("ben")).await.expect("deleted");
    rewrite_all(store).await;
    assert_eq!(people.ladder(game, 10).await.expect("a ladder").len(), 1);
    let before = curve().await;
    people.recompute_ratings(&scale).await.expect("computed");
    assert_eq!(curve().await, before, "games against somebody who is gone still count");
}
