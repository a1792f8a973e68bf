//! What is limited, and what is removed in time.

use super::{
    carry_out, catalog_game, empty_table, kept, load, new_table, nobody, people::account, person, session,
    tournaments::tournament,
};
use game::SetupText;
use std::net::IpAddr;
use store::{
    Account, Filter, Keep, Limit, Link, Origin, Quotas, Store, StoreError, Swept, UploadedRecord,
    limits::{Quota, What, Whose},
    tournaments::RUNNING,
};
use table::{Command, Creation, Millis, Phase, Request, Table, TableOptions, Who};

/// The stores of this suite have the usual quotas.
pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    tables_are_limited_until_they_are_over(&make().await).await;
    so_are_those_that_are_over_for_a_day(&make().await).await;
    leaving_a_table_makes_room_for_another(&make().await).await;
    records_are_limited(&make().await).await;
    sessions_and_links_are_limited(&make().await).await;
    a_clock_that_was_set_back_shuts_nobody_out(&make().await).await;
    what_is_old_is_swept(&make().await).await;
    old_tables_are_swept_and_finished_games_stay(&make().await).await;
    a_clock_far_ahead_removes_nothing(&make().await).await;
}

fn from(name: &str, address: [u8; 4]) -> Origin {
    Origin { person: Some(person(name)), address: Some(IpAddr::from(address)) }
}

fn too_many<T>(what: What, whose: Whose, quota: Quota) -> Result<T, StoreError> {
    let most = match whose {
        Whose::Person => quota.person,
        Whose::Address => quota.address,
        Whose::All => quota.total,
    };
    Err(StoreError::TooMany(Limit { what, whose, most }))
}

/// A table where only its owner sits.
fn waiting_table(id: &str, owner: &str, now: i64) -> Table {
    let mut table = empty_table(id, owner, true, now);
    let sit = Command::Sit { chair: None, name: owner.into(), code: None };
    let decided = table.decide(&sit, &Who::Person(person(owner)), now).expect("the owner may sit down");
    table.settle(decided).expect("what was decided fits");
    table
}

/// A table that belongs to this tournament, if any.
fn table_of_tournament(id: &str, tournament: Option<&str>, now: i64) -> Table {
    let game = catalog_game();
    let creation = Creation {
        table: id.into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions { tournament: tournament.map(String::from), ..TableOptions::default() },
        owner: person("anne"),
        seed: [7; 32],
        opening: None,
    };
    Table::create(creation, now).expect("a standard table can be set up").0
}

async fn tables_are_limited_until_they_are_over(store: &dyn Store) {
    let quota = Quotas::default().gathering;
    let (here, there) = ([10, 0, 0, 1], [10, 0, 0, 2]);
    for number in 0..quota.person {
        let new = kept(&waiting_table(&format!("a-{number}"), "anne", 1_000));
        store.create_table(new, &from("anne", here)).await.expect("there is room");
    }
    let another = |id: &str, owner: &str| kept(&waiting_table(id, owner, 1_000));
    let refused = store.create_table(another("a", "anne"), &from("anne", there)).await;
    assert_eq!(refused, too_many(What::Gathering, Whose::Person, quota), "whatever her address is");
    assert_eq!(store.load("a").await.map(|_| ()), Err(StoreError::NotFound("table")));
    for number in quota.person..quota.address {
        let name = format!("guest-{number}");
        let new = another(&format!("g-{number}"), &name);
        store.create_table(new, &from(&name, here)).await.expect("there is room");
    }
    let refused = store.create_table(another("b", "ben"), &from("ben", here)).await;
    assert_eq!(refused, too_many(What::Gathering, Whose::Address, quota), "whatever the name is");
    store.create_table(another("b", "ben"), &from("ben", there)).await.expect("from another address");
    store.create_table(another("c", "carl"), &nobody()).await.expect("nobody in particular");

    // A game that has begun does not wait any more.
    let started = kept(&new_table("d", "anne", true, 1_000));
    store.create_table(started, &from("anne", here)).await.expect("it does not wait for players");
}

/// Finished games stay for good: nobody fills the database with them, in a tournament neither.
async fn so_are_those_that_are_over_for_a_day(store: &dyn Store) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let most = Quotas::default().over;
    let (anne, ben) = (from("anne", [10, 0, 0, 1]), from("ben", [10, 0, 0, 2]));
    store.create_tournament(&tournament("cup", "anne", RUNNING, 1_000), &anne).await.expect("there is room");
    let over = |id: &str, of: Option<&str>| {
        let mut table = kept(&table_of_tournament(id, of, 2_000));
        table.listing.summary.phase = Phase::Finished;
        table
    };
    for number in 1..most {
        store.create_table(over(&format!("a-{number}"), None), &anne).await.expect("there is room");
    }
    store.create_table(over("b-1", Some("cup")), &nobody()).await.expect("nobody in particular");
    let too_many = Err(StoreError::TooMany(Limit { what: What::Over, whose: Whose::Address, most }));
    assert_eq!(store.create_table(over("a", None), &anne).await, too_many, "the tournament's counts");
    assert_eq!(store.create_table(kept(&waiting_table("a", "anne", 2_000)), &anne).await, too_many);
    assert_eq!(
        store.create_tournament(&tournament("another", "anne", RUNNING, 2_000), &anne).await,
        too_many
    );
    store.create_table(over("b-2", Some("cup")), &nobody()).await.expect("a round that has begun goes on");
    store.create_table(over("c", None), &ben).await.expect("from another address");
    let ahead = kept(&waiting_table("a-0", "anne", 2_000 - DAY));
    store.create_table(ahead, &anne).await.expect("what is in the future does not count");
    // A sweep a moment too early forgets nothing, and the next one what does not count any more.
    let tomorrow = kept(&waiting_table("d", "anne", 2_000 + DAY));
    store.sweep(2_000 + DAY, &Keep { step: Millis::MAX, ..Keep::default() }).await.expect("swept");
    assert_eq!(store.create_table(tomorrow, &anne).await, too_many);
    let later = kept(&waiting_table("e", "anne", 2_001 + DAY));
    store.create_table(later, &anne).await.expect("another day");
}

async fn leaving_a_table_makes_room_for_another(store: &dyn Store) {
    let quota = Quotas::default().gathering;
    for number in 0..quota.person {
        let table = waiting_table(&format!("a-{number}"), "anne", 1_000);
        store.create_table(kept(&table), &from("anne", [10, 0, 0, 1])).await.expect("there is room");
    }
    let another = kept(&waiting_table("a", "anne", 1_000));
    assert!(store.create_table(another.clone(), &from("anne", [10, 0, 0, 1])).await.is_err());
    let mut table = load(store, "a-0").await;
    let leave = Command::Leave { chair: 1 };
    let decided = table.decide(&leave, &Who::Person(person("anne")), 2_000).expect("she sits there");
    carry_out(store, &mut table, decided).await.expect("kept");
    store.create_table(another, &from("anne", [10, 0, 0, 1])).await.expect("there is room again");
}

fn record(id: &str, bytes: usize, created: i64) -> UploadedRecord {
    UploadedRecord { id: id.into(), json: "x".repeat(bytes), created }
}

async fn records_are_limited(store: &dyn Store) {
    let quotas = Quotas::default();
    let (anne, ben) = (from("anne", [10, 0, 0, 1]), from("ben", [10, 0, 0, 2]));
    for number in 0..quotas.records.address {
        store.put_record(&record(&format!("r-{number}"), 10, 1_000), &anne).await.expect("there is room");
    }
    let refused = store.put_record(&record("r", 10, 1_000), &Origin { person: None, ..anne.clone() }).await;
    assert_eq!(refused, too_many(What::Records, Whose::Address, quotas.records));
    assert_eq!(store.record("r").await, Err(StoreError::NotFound("record")));
    let again = store.put_record(&record("r-0", 10, 1_000), &anne).await;
    assert_eq!(again, Err(StoreError::Exists("record")), "what is there already needs no room");

    let half = quotas.record_bytes.person as usize / 2;
    store.put_record(&record("long", half + 1, 1_000), &ben).await.expect("there is room");
    let refused = store.put_record(&record("longer", half, 1_000), &ben).await;
    assert_eq!(refused, too_many(What::RecordBytes, Whose::Person, quotas.record_bytes));
}

async fn sessions_and_links_are_limited(store: &dyn Store) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let quotas = Quotas::default();
    for number in 0..quotas.sessions.address {
        let name = format!("guest-{number}");
        let origin = from(&name, [10, 0, 0, 1]);
        store.create_session(&name, &session(&name, 1_000), &origin).await.expect("there is room");
    }
    let anne = from("anne", [10, 0, 0, 1]);
    let refused = store.create_session("anne", &session("anne", 1_000), &anne).await;
    assert_eq!(refused, too_many(What::Sessions, Whose::Address, quotas.sessions));
    let tomorrow = store::Session { created: 1_000 + DAY, ..session("anne", 1_000 + DAY) };
    store.create_session("anne", &tomorrow, &anne).await.expect("another day");
    for device in 1..quotas.sessions.person {
        let token = format!("device-{device}");
        let origin = Origin { address: None, ..anne.clone() };
        store.create_session(&token, &session("anne", 1_000), &origin).await.expect("there is room");
    }
    let refused = store.create_session("one-more", &tomorrow, &anne).await;
    assert_eq!(refused, too_many(What::Sessions, Whose::Person, quotas.sessions));

    let link = Link { person: person("anne"), expires: 2_000 };
    for number in 0..quotas.links.person {
        store.create_link(&format!("link-{number}"), &link, &anne).await.expect("there is room");
    }
    let refused = store.create_link("link", &link, &anne).await;
    assert_eq!(refused, too_many(What::Links, Whose::Person, quotas.links));
    store.sweep(2_000, &Keep::default()).await.expect("swept");
    store.create_link("link", &link, &anne).await.expect("the others have expired");
}

/// What came from an address while the clock was ahead does not count when it is right again.
async fn a_clock_that_was_set_back_shuts_nobody_out(store: &dyn Store) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let (quotas, here) = (Quotas::default(), [10, 0, 0, 1]);
    let sign_in = async |name: &str, now: i64| {
        let session = store::Session { created: now, ..session(name, now) };
        store.create_session(&format!("{name} {now}"), &session, &from(name, here)).await
    };
    let sign_up = async |name: &str, now: i64| {
        let account = Account { created: now, ..account(name) };
        store.people().create_account(&account, &from(name, here)).await
    };
    let ahead = 1_000 + 2 * DAY;
    for number in 0..quotas.sessions.address {
        sign_in(&format!("guest-{number}"), ahead).await.expect("there is room");
    }
    for number in 0..quotas.accounts.address {
        sign_up(&format!("guest-{number}"), ahead).await.expect("there is room");
    }
    assert_eq!(sign_in("anne", ahead).await, too_many(What::Sessions, Whose::Address, quotas.sessions));
    assert_eq!(sign_up("anne", ahead).await, too_many(What::Accounts, Whose::Address, quotas.accounts));
    sign_in("anne", 1_000).await.expect("a session today");
    sign_up("anne", 1_000).await.expect("an account today");
    // A sweep forgets the addresses, so nothing counts when the day really comes.
    store.sweep(2_000, &Keep { step: Millis::MAX, ..Keep::default() }).await.expect("swept");
    sign_in("ben", ahead).await.expect("a session on that day");
    sign_up("ben", ahead).await.expect("an account on that day");
}

async fn what_is_old_is_swept(store: &dyn Store) {
    let keep =
        Keep { sessions: 8_000, unused_sessions: 3_000, records: 3_000, step: 9_000, ..Keep::default() };
    for (name, seen) in [("anne", 1_000), ("ben", 1_000), ("carl", 9_000)] {
        store.create_session(name, &session(name, seen), &nobody()).await.expect("kept");
    }
    // Anne plays somewhere; Ben never sat down.
    store.create_table(kept(&new_table("t-1", "anne", true, 1_000)), &nobody()).await.expect("kept");
    for (token, expires) in [("gone", 5_000), ("good", 9_000)] {
        let link = Link { person: person("anne"), expires };
        store.create_link(token, &link, &nobody()).await.expect("kept");
    }
    for (id, created) in [("old", 1_000), ("new", 4_000)] {
        store.put_record(&record(id, 10, created), &nobody()).await.expect("kept");
    }
    let swept = Swept { sessions: 1, links: 1, records: 1, ..Swept::default() };
    assert_eq!(store.sweep(5_000, &keep).await, Ok(swept));
    assert_eq!(store.sweep(5_000, &keep).await, Ok(Swept::default()), "all is done");
    assert_eq!(store.session("ben").await, Err(StoreError::NotFound("session")));
    assert!(store.session("anne").await.is_ok() && store.session("carl").await.is_ok());
    assert_eq!(store.redeem_link("good", 5_000).await, Ok(person("anne")));
    assert_eq!(store.record("old").await, Err(StoreError::NotFound("record")));
    assert!(store.record("new").await.is_ok());
    let swept = Swept { sessions: 1, records: 1, ..Swept::default() };
    assert_eq!(store.sweep(9_001, &keep).await, Ok(swept), "nobody's cookie lives that long");
    assert_eq!(store.session("anne").await, Err(StoreError::NotFound("session")));
}

async fn old_tables_are_swept_and_finished_games_stay(store: &dyn Store) {
    let keep = Keep {
        empty: 1_000,
        gathering: 3_000,
        stopped: 4_000,
        abandoned: 5_000,
        step: Millis::MAX,
        ..Keep::default()
    };
    let origin = from("anne", [10, 0, 0, 1]);
    for table in [
        empty_table("empty", "anne", true, 10_000),
        waiting_table("waiting", "anne", 10_000),
        new_table("running", "anne", true, 10_000),
        new_table("stopped", "anne", true, 10_000),
    ] {
        store.create_table(kept(&table), &origin).await.expect("kept");
    }
    let mut finished = kept(&new_table("finished", "anne", true, 10_000));
    finished.listing.summary.phase = Phase::Finished;
    store.create_table(finished, &origin).await.expect("kept");
    let mut table = load(store, "stopped").await;
    let stop = Command::Ask(Request::Stop);
    let decided = table.decide(&stop, &Who::Person(person("anne")), 10_000).expect("anne plays alone");
    carry_out(store, &mut table, decided).await.expect("kept");

    let swept = Swept::default();
    for (now, report, left) in [
        (11_000, swept, ["empty", "finished", "running", "stopped", "waiting"].as_slice()),
        (11_001, Swept { gathering: 1, ..swept }, &["finished", "running", "stopped", "waiting"]),
        (13_001, Swept { gathering: 1, ..swept }, &["finished", "running", "stopped"]),
        (14_001, Swept { stopped: 1, ..swept }, &["finished", "running"]),
        (15_001, Swept { abandoned: 1, ..swept }, &["finished"]),
        (i64::MAX / 2, swept, &["finished"]),
    ] {
        assert_eq!(store.sweep(now, &keep).await, Ok(report), "{now}");
        let mut tables: Vec<String> = Vec::new();
        for summary in store.tables(&Filter::default()).await.expect("a list can always be had") {
            tables.push(summary.table);
        }
        tables.sort();
        assert_eq!(tables, left, "{now}");
    }
    assert_eq!(store.load("running").await.map(|_| ()), Err(StoreError::NotFound("table")));
    let again = new_table("running", "anne", true, 10_000);
    let missing = store.load_after("running", again.last_entry()).await;
    assert_eq!(missing, Err(StoreError::NotFound("table")));
    store.create_table(kept(&again), &origin).await.expect("nothing of it is left in the way");
}

async fn a_clock_far_ahead_removes_nothing(store: &dyn Store) {
    const HOUR: Millis = 60 * 60 * 1000;
    let (keep, start) = (Keep::default(), 1_000_000);
    let year = 365 * 24 * HOUR;
    store.create_table(kept(&new_table("running", "anne", true, start)), &nobody()).await.expect("kept");
    store.create_session("anne", &session("anne", start), &nobody()).await.expect("kept");
    // For a day and a night the clock is a year ahead, forty years behind, and right again.
    for (ahead, hours) in [(year, 0..24), (-40 * year, 24..30), (0, 30..54)] {
        for hour in hours {
            for _ in 0..6 {
                let swept = store.sweep(start + ahead + hour * HOUR, &keep).await;
                assert_eq!(swept, Ok(Swept::default()), "{hour} hours, {ahead} ahead");
            }
        }
    }
    // Half a year really goes by, and a few days.
    let mut abandoned = 0;
    for day in 3..200 {
        for sweep in 0..6 {
            let now = start + (24 * day + 4 * sweep) * HOUR;
            let swept = store.sweep(now, &keep).await.expect("swept");
            assert!(swept.abandoned == 0 || day > 150, "day {day}");
            abandoned += swept.abandoned;
        }
    }
    assert_eq!(abandoned, 1);
}
