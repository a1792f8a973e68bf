//! What every store has to pass, whatever database is behind it.

mod appraisals;
mod daily;
mod hours;
mod limits;
mod outbox;
mod people;
mod programs;
mod puzzles;
mod tournaments;
pub mod unread;
pub mod whole;

use game::{Seat, SetupText};
use store::{
    Basis, Filter, KeptTable, Link, Listing, NewTable, Origin, Session, Store, StoreError, UploadedRecord,
};
use table::{
    By, Command, Creation, Decided, Millis, PersonId, Phase, Refusal, Sealed, SealedChange, Table,
    TableOptions, Who,
};

/// Runs the whole suite; `make` answers an empty store each time.
///
/// # Panics
/// If the store breaks a promise.
pub async fn run<S: Store>(make: impl AsyncFn() -> S) {
    a_log_comes_back_as_it_was_written(&make().await).await;
    the_key_settles_races(&make().await).await;
    a_batch_is_kept_whole_or_not_at_all(&make().await).await;
    sealed_choices_are_kept_beside_the_log(&make().await).await;
    lists_are_filtered_and_ordered(&make().await).await;
    pages_of_a_list_miss_nothing(&make().await).await;
    sessions_are_known_by_their_token(&make().await).await;
    a_link_works_once_and_not_forever(&make().await).await;
    records_are_kept(&make().await).await;
    limits::run(&make).await;
    programs::run(&make).await;
    people::run(&make).await;
    outbox::run(&make).await;
    hours::run(&make).await;
    tournaments::run(&make).await;
    puzzles::run(&make).await;
    daily::run(&make).await;
    appraisals::run(&make).await;
    unread::run(&make).await;
    whole::run(&make).await;
}

fn person(name: &str) -> PersonId {
    PersonId(name.into())
}

/// Who is counted for nobody in particular.
fn nobody() -> Origin {
    Origin::default()
}

fn seat(number: u64) -> Seat {
    Seat::from_number(number).expect("a small number")
}

/// A table where nobody sits yet, of whichever game comes first.
fn empty_table(id: &str, owner: &str, open: bool, now: Millis) -> Table {
    let game = catalog_game();
    let (table, _) = Table::create(
        Creation {
            table: id.into(),
            game: game.id.into(),
            setup: SetupText { players: game.least_players, options: Default::default() },
            options: TableOptions { open, ..TableOptions::default() },
            owner: person(owner),
            seed: [7; 32],
            opening: None,
        },
        now,
    )
    .expect("a standard table can be set up");
    table
}

/// The same with its owner and bots, started.
fn new_table(id: &str, owner: &str, open: bool, now: Millis) -> Table {
    let mut table = empty_table(id, owner, open, now);
    let game = catalog_game();
    let who = Who::Person(person(owner));
    let sit = Command::Sit { chair: None, name: owner.into(), code: None };
    let mut commands = vec![sit];
    commands.resize(
        game.least_players.into(),
        Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() },
    );
    commands.push(Command::Start);
    for command in commands {
        let decided = table.decide(&command, &who, now).expect("setting up is allowed");
        table.settle(decided).expect("what was decided fits");
    }
    table
}

fn catalog_game() -> catalog::Traits {
    catalog::GameId::ALL[0].traits()
}

fn kept(table: &Table) -> NewTable {
    NewTable { seed: [7; 32], entries: table.entries(), listing: Listing::of(table) }
}

/// Says something: a change of the log that every game allows.
fn say(table: &Table, text: &str, now: Millis) -> Result<Decided, Refusal> {
    let who = Who::Person(table.created().owner.clone());
    table.decide(&Command::Say { text: text.into() }, &who, now)
}

async fn load(store: &dyn Store, id: &str) -> Table {
    let kept: KeptTable = store.load(id).await.expect("the table is there");
    kept.replay().expect("its log is sound")
}

/// Decides, appends and settles, as a host does.
async fn carry_out(
    store: &dyn Store,
    table: &mut Table,
    decided: Decided,
) -> Result<Vec<Sealed>, StoreError> {
    let next = table.after(decided.clone()).expect("what was decided fits");
    let basis =
        Basis { sealed: store.load(table.id()).await?.sealed, ..Basis::after(table.last_entry().number) };
    let sealed = store.append(table.id(), &basis, &decided, &Listing::of(&next)).await?;
    *table = next;
    Ok(sealed)
}

async fn a_log_comes_back_as_it_was_written(store: &dyn Store) {
    let mut table = new_table("t-1", "anne", true, 1_000);
    store.create_table(kept(&table), &nobody()).await.expect("a new table is kept");
    assert_eq!(store.create_table(kept(&table), &nobody()).await, Err(StoreError::Exists("table")));
    assert_eq!(store.load("t-2").await.map(|_| ()), Err(StoreError::NotFound("table")));
    assert_eq!(store.load_after("t-2", table.last_entry()).await, Err(StoreError::NotFound("table")));

    let decided = say(&table, "« ça va ? »\n☕", 2_000).expect("anybody at the table may speak");
    carry_out(store, &mut table, decided).await.expect("the entry is kept");
    let again = load(store, "t-1").await;
    assert_eq!(again.entries(), table.entries());
    assert_eq!(
        again.position().map(|position| position.digest()),
        table.position().map(|position| position.digest())
    );
    let entries = table.entries();
    let (tail, _) = store.load_after("t-1", &entries[entries.len() - 2]).await.expect("the table is there");
    assert_eq!(tail, [table.last_entry().clone()]);
    assert_eq!(store.load_after("t-1", table.last_entry()).await, Ok((vec![], vec![])));
    let mut strange = entries[entries.len() - 2].clone();
    strange.digest = "0".repeat(64);
    let refused = store.load_after("t-1", &strange).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "they follow from another log: {refused:?}");
}

async fn the_key_settles_races(store: &dyn Store) {
    let mut one = new_table("t-1", "anne", true, 1_000);
    store.create_table(kept(&one), &nobody()).await.expect("a new table is kept");
    let mut other = load(store, "t-1").await;
    let first = say(&one, "first", 2_000).expect("allowed");
    carry_out(store, &mut one, first).await.expect("the first writer wins");
    let second = say(&other, "second", 2_000).expect("allowed");
    let head = one.last_entry().number;
    assert_eq!(carry_out(store, &mut other, second).await, Err(StoreError::Conflict { head }));

    // The loser reloads what it missed, decides again and succeeds.
    let (missed, _) = store.load_after("t-1", other.last_entry()).await.expect("the table is there");
    for entry in missed {
        other.absorb(entry).expect("the winner's entry fits");
    }
    let again = say(&other, "second", 2_000).expect("allowed");
    carry_out(store, &mut other, again).await.expect("now it is next");
    assert_eq!(load(store, "t-1").await.entries(), other.entries());

    let beyond = Listing::of(&other);
    let missing = store.append("t-9", &Basis::after(3), &Decided::default(), &beyond).await;
    assert_eq!(missing, Err(StoreError::NotFound("table")));
}

async fn a_batch_is_kept_whole_or_not_at_all(store: &dyn Store) {
    let table = new_table("t-1", "anne", true, 1_000);
    store.create_table(kept(&table), &nobody()).await.expect("a new table is kept");
    let head = table.last_entry().number;
    let first = say(&table, "one", 2_000).expect("allowed");
    let next = table.after(first.clone()).expect("fits");
    let second = say(&next, "two", 2_000).expect("allowed");
    let batch = Decided { entries: [first.entries.clone(), second.entries].concat(), sealed: None };
    // The same number twice: nothing of it is kept.
    let broken = Decided { entries: [first.entries.clone(), first.entries].concat(), sealed: None };
    assert_eq!(
        store.append("t-1", &Basis::after(head), &broken, &Listing::of(&next)).await,
        Err(StoreError::Conflict { head })
    );
    assert_eq!(load(store, "t-1").await.entries(), table.entries());
    store
        .append("t-1", &Basis::after(head), &batch, &Listing::of(&next))
        .await
        .expect("a sound batch is kept");
    assert_eq!(load(store, "t-1").await.last_entry().number, head + 2);
}

async fn sealed_choices_are_kept_beside_the_log(store: &dyn Store) {
    let table = new_table("t-1", "anne", true, 1_000);
    store.create_table(kept(&table), &nobody()).await.expect("a new table is kept");
    let head = table.last_entry().number;
    let listing = Listing::of(&table);
    let choice = |number, action: &str| Sealed {
        seat: seat(number),
        epoch: 0,
        step: 0,
        actions: vec![action.into()],
        by: By::Person,
        at: 1_500,
        keys: Vec::new(),
        withdrawn: 0,
    };
    let change = |sealed| Decided { entries: Vec::new(), sealed: Some(sealed) };
    let put = |sealed| change(SealedChange::Put(sealed));
    let append = async |after, known: &[Sealed], decided: Decided| {
        let basis = Basis { sealed: known.to_vec(), ..Basis::after(after) };
        store.append("t-1", &basis, &decided, &listing).await
    };
    let (a, b, c) = (choice(1, "a"), choice(2, "b"), choice(2, "c"));

    assert_eq!(append(head, &[], put(b.clone())).await, Ok(vec![b.clone()]));
    let there = append(head, &[], put(a.clone())).await;
    assert_eq!(there, Ok(vec![a.clone(), b.clone()]), "who puts the last one learns of all");
    let stale = append(head, &[], put(c.clone())).await;
    assert_eq!(stale, Err(StoreError::Conflict { head }), "the one that is there was not known");
    let there = append(head, std::slice::from_ref(&b), put(c.clone())).await;
    assert_eq!(there, Ok(vec![a.clone(), c.clone()]), "a new choice replaces the old one");
    let late = append(head - 1, std::slice::from_ref(&c), put(choice(2, "d"))).await;
    assert_eq!(late, Err(StoreError::Conflict { head }), "a choice for a moment that is gone");
    let withdraw =
        async |known: &[Sealed]| append(head, known, change(SealedChange::Withdraw(seat(1)))).await;
    assert_eq!(withdraw(&[choice(1, "x")]).await, Err(StoreError::Conflict { head }), "another was meant");
    assert_eq!(withdraw(std::slice::from_ref(&a)).await, Ok(vec![c.clone()]));
    let loaded = store.load("t-1").await.expect("the table is there");
    assert_eq!(loaded.sealed, [choice(2, "c")]);
    assert_eq!(loaded.entries, table.entries(), "outside the numbering");
    // A commit that opens choices names those that are there.
    let opening = async |known: &[Sealed]| append(head, known, change(SealedChange::Clear)).await;
    assert_eq!(opening(&[b]).await, Err(StoreError::Conflict { head }), "it was changed meanwhile");
    assert_eq!(opening(&[c]).await, Ok(vec![]));
    assert_eq!(opening(&[]).await, Ok(vec![]));
}

async fn lists_are_filtered_and_ordered(store: &dyn Store) {
    for (id, owner, open, at) in
        [("t-1", "anne", true, 1_000), ("t-2", "ben", false, 3_000), ("t-3", "anne", true, 2_000)]
    {
        store
            .create_table(kept(&new_table(id, owner, open, at)), &nobody())
            .await
            .expect("a new table is kept");
    }
    let list = async |filter: Filter| -> Vec<String> {
        let found = store.tables(&filter).await.expect("a list can always be had");
        found.into_iter().map(|summary| summary.table).collect()
    };
    assert_eq!(list(Filter::default()).await, ["t-2", "t-3", "t-1"]);
    assert_eq!(list(Filter { person: Some(person("anne")), ..Filter::default() }).await, ["t-3", "t-1"]);
    assert_eq!(list(Filter { open: Some(false), ..Filter::default() }).await, ["t-2"]);
    assert_eq!(list(Filter { limit: 1, ..Filter::default() }).await, ["t-2"]);
    let after = Some((3_000, "t-2".to_string()));
    assert_eq!(list(Filter { after, ..Filter::default() }).await, ["t-3", "t-1"]);
    assert_eq!(list(Filter { game: Some(catalog_game().id.into()), ..Filter::default() }).await.len(), 3);
    assert!(list(Filter { game: Some("chess".into()), ..Filter::default() }).await.is_empty());
    assert!(list(Filter { phases: vec![Phase::Finished], ..Filter::default() }).await.is_empty());
    assert_eq!(
        list(Filter { phases: vec![Phase::Finished, Phase::Playing], ..Filter::default() }).await.len(),
        3
    );

    // Those that may be watched are found however many others are newer.
    for number in 0..3 {
        let mut creation = new_table(&format!("private-{number}"), "ben", false, 8_000).created().clone();
        creation.options.spectators = false;
        let creation = Creation {
            table: creation.table,
            game: creation.game,
            setup: creation.setup,
            options: creation.options,
            owner: creation.owner,
            seed: [7; 32],
            opening: None,
        };
        let (table, _) = Table::create(creation, 8_000).expect("it can be set up");
        store.create_table(kept(&table), &nobody()).await.expect("a new table is kept");
    }
    let watchable = Filter { watchable: true, limit: 2, ..Filter::default() };
    assert_eq!(list(watchable.clone()).await, ["t-2", "t-3"]);
    assert_eq!(list(Filter { after: Some((2_000, "t-3".into())), ..watchable }).await, ["t-1"]);
    assert_eq!(list(Filter { limit: 3, ..Filter::default() }).await.len(), 3);

    // The list follows the table.
    let mut table = load(store, "t-1").await;
    let stop = Command::Ask(table::Request::Stop);
    let decided = table.decide(&stop, &Who::Person(person("anne")), 9_000).expect("anne plays alone");
    carry_out(store, &mut table, decided).await.expect("kept");
    assert_eq!(list(Filter { phases: vec![Phase::Stopped], ..Filter::default() }).await, ["t-1"]);
    assert_eq!(list(Filter::default()).await[0], "t-1", "last activity first");
}

async fn pages_of_a_list_miss_nothing(store: &dyn Store) {
    // Tables of the same millisecond fall on both sides of a page's end.
    for number in 0..25 {
        let at = 1_000 + number / 20;
        let table = new_table(&format!("t-{number}"), "anne", true, at);
        store.create_table(kept(&table), &nobody()).await.expect("a new table is kept");
    }
    let all = store.tables(&Filter::default()).await.expect("a list can always be had");
    let (mut paged, mut after) = (Vec::new(), None);
    loop {
        let filter = Filter { after, limit: 7, ..Filter::default() };
        let page = store.tables(&filter).await.expect("a list can always be had");
        let Some(last) = page.last() else { break };
        after = Some((last.last, last.table.clone()));
        paged.extend(page);
    }
    assert_eq!(all.len(), 25);
    assert_eq!(paged, all, "page by page, every table comes once");
}

fn session(name: &str, seen: Millis) -> Session {
    Session { person: person(name), name: name.into(), settings: "{}".into(), created: 1_000, seen }
}

async fn sessions_are_known_by_their_token(store: &dyn Store) {
    let anne = session("anne", 1_000);
    store.create_session("token-a", &anne, &nobody()).await.expect("kept");
    assert_eq!(store.create_session("token-a", &anne, &nobody()).await, Err(StoreError::Exists("session")));
    // A second device of the same person.
    store.create_session("token-b", &anne, &nobody()).await.expect("kept");
    assert_eq!(store.session("token-a").await, Ok(anne.clone()));
    assert_eq!(store.session("token-c").await, Err(StoreError::NotFound("session")));
    // A name and a visit that are written at the same time do not undo each other.
    store.name_session("token-a", "Anaïs").await.expect("kept");
    assert_eq!(store.session("token-a").await, Ok(Session { name: "Anaïs".into(), ..anne.clone() }));
    store.session_seen("token-a", 5_000).await.expect("kept");
    assert_eq!(
        store.session("token-a").await,
        Ok(Session { name: "Anaïs".into(), seen: 5_000, ..anne.clone() })
    );
    assert_eq!(store.session("token-b").await, Ok(anne));
    assert_eq!(store.name_session("token-c", "Anaïs").await, Err(StoreError::NotFound("session")));
    assert_eq!(store.session_seen("token-c", 5_000).await, Err(StoreError::NotFound("session")));
    store.forget_session("token-a").await.expect("forgotten");
    store.forget_session("token-a").await.expect("forgetting twice is no error");
    assert_eq!(store.session("token-a").await, Err(StoreError::NotFound("session")));
}

async fn a_link_works_once_and_not_forever(store: &dyn Store) {
    let link = Link { person: person("anne"), expires: 2_000 };
    store.create_link("link-a", &link, &nobody()).await.expect("kept");
    store.create_link("link-b", &link, &nobody()).await.expect("kept");
    assert_eq!(store.create_link("link-a", &link, &nobody()).await, Err(StoreError::Exists("link")));
    for _ in 0..2 {
        assert_eq!(store.link("link-a", 1_999).await, Ok(person("anne")), "to be looked at, it stays");
    }
    assert_eq!(store.link("link-b", 2_000).await, Err(StoreError::NotFound("link")), "expired");
    assert_eq!(store.redeem_link("link-a", 1_999).await, Ok(person("anne")));
    assert_eq!(store.link("link-a", 1_999).await, Err(StoreError::NotFound("link")), "used");
    assert_eq!(store.redeem_link("link-a", 1_999).await, Err(StoreError::NotFound("link")), "used");
    assert_eq!(store.redeem_link("link-b", 2_000).await, Err(StoreError::NotFound("link")), "expired");
}

async fn records_are_kept(store: &dyn Store) {
    let record = UploadedRecord { id: "r-1".into(), json: r#"{"format":"…"}"#.into(), created: 1_000 };
    store.put_record(&record, &nobody()).await.expect("kept");
    assert_eq!(store.put_record(&record, &nobody()).await, Err(StoreError::Exists("record")));
    assert_eq!(store.record("r-1").await, Ok(record));
    assert_eq!(store.record("r-2").await, Err(StoreError::NotFound("record")));
}
