//! Notices: they come with the entry that causes them, once per turn and channel; they are withdrawn when they are not
//! needed any more; a message keeps its id until it is settled. And links that work once, limits, what is swept.

use super::{carry_out, catalog_game, empty_table, kept, nobody, person, whole};
use game::Seat;
use std::collections::BTreeSet;
use store::{
    Channel, ChannelKind, Filter, Keep, Limit, Listing, NoticeKind, NoticeSettings, Origin, OutboxCounts,
    Quotas, Settled, Store, StoreError, Waiting,
    limits::{What, Whose},
};
use table::{Command, Millis, PersonId, Phase, Request, Table, Who};

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    secrets_stay(&make().await).await;
    a_player_with_a_sealed_choice_is_not_asked(&make().await).await;
    one_notice_per_turn_and_channel(&make().await).await;
    a_start_an_end_and_a_question_are_told(&make().await).await;
    only_what_is_wanted(&make().await).await;
    time_and_invitations_are_told_once(&make().await).await;
    a_message_keeps_its_id_until_it_is_settled(&make().await).await;
    messages_keep_their_distance(&make().await).await;
    what_is_gone_is_switched_off(&make().await).await;
    a_confirmation_works_once_and_not_forever(&make().await).await;
    channels_are_limited(&make().await).await;
    old_notices_are_swept(&make().await).await;
    a_clock_that_was_set_back_stops_nothing(&make().await).await;
}

fn channel(id: &str, owner: &str, kind: ChannelKind) -> Channel {
    Channel {
        id: id.into(),
        person: person(owner),
        kind,
        target: format!("https://example.org/{id}"),
        keys: "{}".into(),
        base: "https://play.example".into(),
        gap: 0,
        active: true,
        created: 1_000,
        sent: 0,
        fault: None,
    }
}

async fn add(store: &dyn Store, id: &str, owner: &str, kind: ChannelKind) {
    store.add_channel(&channel(id, owner, kind), &nobody()).await.expect("there is room");
}

/// Anne and Ben at a table, with bots in the other seats; not started.
async fn gathered(store: &dyn Store, id: &str) -> Table {
    let mut table = empty_table(id, "anne", true, 1_000);
    for name in ["anne", "ben"] {
        let sit = Command::Sit { chair: None, name: name.into(), code: None };
        let decided = table.decide(&sit, &who(name), 1_000).expect("there is a chair");
        table.settle(decided).expect("it fits");
    }
    for _ in 2..catalog_game().least_players {
        let bot = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
        let decided = table.decide(&bot, &who("anne"), 1_000).expect("there is a chair");
        table.settle(decided).expect("it fits");
    }
    store.create_table(kept(&table), &nobody()).await.expect("kept");
    table
}

async fn started(store: &dyn Store, id: &str) -> Table {
    let mut table = gathered(store, id).await;
    command(store, &mut table, &Command::Start, &who("anne"), 2_000).await;
    table
}

fn who(name: &str) -> Who {
    Who::Person(person(name))
}

async fn command(store: &dyn Store, table: &mut Table, command: &Command, who: &Who, now: Millis) {
    let decided = table.decide(command, who, now).expect("allowed");
    carry_out(store, table, decided).await.expect("kept");
}

/// The player to move first does.
async fn act(store: &dyn Store, table: &mut Table, now: Millis) {
    let seat = table.to_act().first().expect("somebody is to move");
    let action = table.legal(seat).first().expect("something is legal").text.to_string();
    let who = match table.holders()[seat.index()].person() {
        Some(person) => Who::Person(person.clone()),
        None => Who::Host,
    };
    let act = Command::Act { seat, actions: vec![action], at_step: None };
    command(store, table, &act, &who, now).await;
}

fn is_asked(table: &Table, person: &PersonId) -> bool {
    let asked = |seat: Seat| table.holders()[seat.index()].person() == Some(person);
    table.phase() == Phase::Playing && table.to_act().iter().any(asked)
}

/// Plays until this person is asked, or is not asked any more.
async fn until(store: &dyn Store, table: &mut Table, name: &str, asked: bool, now: Millis) {
    while is_asked(table, &person(name)) != asked {
        act(store, table, now).await;
    }
}

async fn all_waiting(store: &dyn Store) -> Vec<Waiting> {
    store.waiting(Millis::MAX, Millis::MAX, 100).await.expect("it can be read")
}

/// What waits: channel and kind, in order.
async fn waits(store: &dyn Store) -> Vec<(String, &'static str)> {
    let all = all_waiting(store).await;
    let mut all: Vec<_> = all
        .iter()
        .flat_map(|waiting| waiting.notices.iter().map(|one| (waiting.channel.id.clone(), one.kind.id())))
        .collect();
    all.sort();
    all
}

fn waiting_for(channel: &str, kind: NoticeKind) -> (String, &'static str) {
    (channel.to_string(), kind.id())
}

async fn pack(store: &dyn Store, message: &str, now: Millis, due: Millis) -> Vec<i64> {
    let waiting = store.waiting(now, now, 1).await.expect("it can be read");
    let Some(first) = waiting.first() else { return Vec::new() };
    let ids: Vec<i64> = first.notices.iter().map(|notice| notice.id).collect();
    store.pack(message, &first.channel.id, &ids, now, due).await.expect("packed")
}

async fn secrets_stay(store: &dyn Store) {
    assert_eq!(store.secret("vapid", b"first").await, Ok(b"first".to_vec()));
    assert_eq!(store.secret("vapid", b"second").await, Ok(b"first".to_vec()));
}

async fn a_player_with_a_sealed_choice_is_not_asked(store: &dyn Store) {
    let (anne, ben) = (person("anne"), person("ben"));
    let asked = async |who: &PersonId| store.called(who, NoticeKind::Turn).await.expect("it can be read");
    let none = BTreeSet::new();
    let mut table = whole::choosing(store, "t-1", &anne, "Anne").await;
    let here = BTreeSet::from(["t-1".to_string()]);
    assert_eq!((asked(&anne).await, asked(&ben).await), (here.clone(), here.clone()));
    assert_eq!(asked(&person("cleo")).await, none);
    let listed = store.tables(&Filter::default()).await;
    whole::seal(store, &mut table, &anne).await;
    assert_eq!((asked(&anne).await, asked(&ben).await), (none.clone(), here.clone()));
    assert_eq!(store.tables(&Filter::default()).await, listed, "nobody else learns of it");
    command(store, &mut table, &Command::Withdraw { seat: Seat::FIRST }, &who("anne"), 2_000).await;
    assert_eq!(asked(&anne).await, here, "she has to choose again");
    // Other things that are wanted of her are not decisions.
    assert_eq!(store.called(&anne, NoticeKind::Consent).await, Ok(none));
    assert_eq!(store.called(&anne, NoticeKind::Started).await, Ok(here));
}

async fn one_notice_per_turn_and_channel(store: &dyn Store) {
    add(store, "a-mail", "anne", ChannelKind::Mail).await;
    add(store, "a-hook", "anne", ChannelKind::Json).await;
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", false, 3_000).await;
    assert_eq!(waits(store).await, [], "who has acted need not be told");
    until(store, &mut table, "anne", true, 4_000).await;
    let turn = [waiting_for("a-hook", NoticeKind::Turn), waiting_for("a-mail", NoticeKind::Turn)];
    assert_eq!(waits(store).await, turn);
    let since = table.last_entry().number;
    let say = Command::Say { text: "so?".into() };
    command(store, &mut table, &say, &who("ben"), 5_000).await;
    assert_eq!(waits(store).await, turn, "other entries do not repeat it");
    assert!(all_waiting(store).await.iter().all(|one| one.notices[0].turn == since));
    until(store, &mut table, "anne", false, 6_000).await;
    until(store, &mut table, "anne", true, 7_000).await;
    assert_eq!(waits(store).await, turn, "the next turn has its own, the old one is gone");
    assert!(all_waiting(store).await.iter().all(|one| one.notices[0].turn > since));
}

async fn a_start_an_end_and_a_question_are_told(store: &dyn Store) {
    add(store, "a", "anne", ChannelKind::Mail).await;
    add(store, "b", "ben", ChannelKind::Mail).await;
    let mut table = gathered(store, "t-1").await;
    assert_eq!(waits(store).await, []);
    command(store, &mut table, &Command::Start, &who("anne"), 2_000).await;
    let kind = |name| if is_asked(&table, &person(name)) { NoticeKind::Turn } else { NoticeKind::Started };
    assert_eq!(waits(store).await, [waiting_for("a", kind("anne")), waiting_for("b", kind("ben"))]);
    let before = waits(store).await.len();
    let stop = Command::Ask(Request::Stop);
    command(store, &mut table, &stop, &who("anne"), 3_000).await;
    let asked = waits(store).await;
    assert!(asked.contains(&waiting_for("b", NoticeKind::Consent)) && asked.len() == before + 1);
    let answer = Command::Agree;
    command(store, &mut table, &answer, &who("ben"), 4_000).await;
    assert_eq!(table.phase(), Phase::Stopped);
    let over = [waiting_for("a", NoticeKind::Over), waiting_for("b", NoticeKind::Over)];
    assert_eq!(waits(store).await, over, "all else has lapsed");
}

async fn only_what_is_wanted(store: &dyn Store) {
    assert_eq!(store.notice_settings(&person("ben")).await, Ok(None));
    let settings = NoticeSettings {
        language: "fr".into(),
        zone: "Europe/Paris".into(),
        quiet: Some((1_320, 420)),
        kinds: [NoticeKind::Mention].into(),
    };
    store.save_notice_settings(&person("ben"), &settings).await.expect("kept");
    assert_eq!(store.notice_settings(&person("ben")).await, Ok(Some(settings.clone())));
    add(store, "a", "anne", ChannelKind::Json).await;
    add(store, "b", "ben", ChannelKind::Json).await;
    add(store, "f", "ben", ChannelKind::Feed).await;
    let mut table = started(store, "t-1").await;
    assert!(waits(store).await.iter().all(|(channel, _)| channel == "a"));
    let say = Command::Say { text: "@Ben and @ANNE, hello".into() };
    command(store, &mut table, &say, &who("anne"), 3_000).await;
    let mentions: Vec<_> = waits(store).await.into_iter().filter(|(_, kind)| *kind == "mention").collect();
    assert_eq!(mentions, [waiting_for("b", NoticeKind::Mention)], "nobody mentions themselves");
    let of_ben = all_waiting(store).await.into_iter().find(|one| one.channel.id == "b").expect("there");
    assert_eq!(of_ben.settings, settings);
    assert_eq!(of_ben.notices[0].table, table.summary());
    let target = channel("f", "ben", ChannelKind::Feed).target;
    let feed = store.feed(&target, 10).await.expect("there");
    assert_eq!(feed.notices.len(), 1, "a feed has its notices at once, and they never wait");
    assert_eq!(store.feed("another", 10).await, Err(StoreError::NotFound("feed")));
}

async fn time_and_invitations_are_told_once(store: &dyn Store) {
    add(store, "a", "anne", ChannelKind::Mail).await;
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", true, 3_000).await;
    let anne = person("anne");
    for now in [4_000, 5_000] {
        store.tell_invited(&anne, "t-1", now).await.expect("told");
        store.tell_invited(&anne, "t-9", now).await.expect("there is no such table");
    }
    let both = [NoticeKind::Invited, NoticeKind::Turn].map(|kind| waiting_for("a", kind));
    assert_eq!(waits(store).await, both, "there is no clock at this table");
    // The same table with a clock: who is asked is warned when little time is left, and not before.
    let at: Millis = 7_000_000;
    let mut listing = Listing::of(&table);
    listing.warnings = vec![(anne.clone(), at)];
    let say = Command::Say { text: "hm".into() };
    let decided = table.decide(&say, &who("anne"), 6_000).expect("allowed");
    let next = table.after(decided.clone()).expect("it fits");
    listing.summary = next.summary();
    store
        .append("t-1", &store::Basis::after(table.last_entry().number), &decided, &listing)
        .await
        .expect("kept");
    table = next;
    let due = async |until: Millis| {
        let all = store.waiting(until, Millis::MAX, 100).await.expect("it can be read");
        all.iter().flat_map(|one| &one.notices).filter(|one| one.kind == NoticeKind::Time).count()
    };
    assert_eq!((due(at - 1).await, due(at).await), (0, 1));
    let early = store.waiting(at - 1, 8_000, 100).await.expect("it can be read");
    let kinds: Vec<_> = early.iter().flat_map(|one| &one.notices).map(|one| one.kind).collect();
    assert!(!kinds.contains(&NoticeKind::Time), "it is in the future because it is meant to be");
    until(store, &mut table, "anne", false, 8_000).await;
    assert_eq!(waits(store).await, [waiting_for("a", NoticeKind::Invited)], "the turn is over");
}

async fn a_message_keeps_its_id_until_it_is_settled(store: &dyn Store) {
    add(store, "a", "anne", ChannelKind::Mail).await;
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", true, 2_000).await;
    let ids = pack(store, "m-1", 10_000, 20_000).await;
    assert_eq!(ids.len(), 1);
    assert_eq!(store.pack("m-2", "a", &ids, 10_000, 20_000).await, Ok(Vec::new()), "it is taken");
    assert_eq!(waits(store).await, []);
    assert_eq!(store.retries(19_999, 30_000, 10).await, Ok(Vec::new()), "somebody is at it");
    let again = store.retries(20_000, 30_000, 10).await.expect("it can be read");
    assert_eq!((again.len(), again[0].id.as_str(), again[0].tries), (1, "m-1", 2), "nobody settled it");
    assert_eq!(again[0].content.notices[0].id, ids[0]);
    let later = Settled::Later { fault: Some("no answer".into()), due: 50_000 };
    store.settle("m-1", &later, 21_000).await.expect("written down");
    let troubles = store.troubles(&person("anne"), 10).await.expect("it can be read");
    assert_eq!((troubles[0].fault.as_str(), troubles[0].due), ("no answer", Some(50_000)));
    assert_eq!(report(store).await, (1, 0, 1, 0, Some(50_000)));
    assert_eq!(store.retries(49_999, 60_000, 10).await, Ok(Vec::new()));
    assert_eq!(store.retries(50_000, 60_000, 10).await.expect("it can be read")[0].tries, 3);
    store.settle("m-1", &Settled::Failed { fault: "still none".into() }, 51_000).await.expect("written down");
    let broken = store.channel("a").await.expect("there");
    assert_eq!((broken.active, broken.fault), (true, Some(("still none".into(), 51_000))));
    assert_eq!(store.troubles(&person("anne"), 10).await.expect("read")[0].due, None);
    assert_eq!(report(store).await, (1, 0, 0, 1, None));
    assert_eq!(store.retries(Millis::MAX, Millis::MAX, 10).await, Ok(Vec::new()), "it was given up");
    // The next one arrives, and the fault is forgotten.
    until(store, &mut table, "anne", false, 60_000).await;
    until(store, &mut table, "anne", true, 60_000).await;
    assert_eq!(pack(store, "m-3", 70_000, 80_000).await.len(), 1);
    store.settle("m-3", &Settled::Sent, 70_000).await.expect("written down");
    let repaired = store.channel("a").await.expect("there");
    assert_eq!((repaired.sent, repaired.fault), (70_000, None));
    assert_eq!(store.retries(Millis::MAX, Millis::MAX, 10).await, Ok(Vec::new()));
    // Who acts while a message is tried again is not told any more.
    until(store, &mut table, "anne", false, 80_000).await;
    until(store, &mut table, "anne", true, 80_000).await;
    assert_eq!(pack(store, "m-4", 90_000, 100_000).await.len(), 1);
    until(store, &mut table, "anne", false, 95_000).await;
    assert_eq!(store.retries(100_000, 110_000, 10).await, Ok(Vec::new()));
    let counts = store.outbox_counts().await.expect("it can be read");
    assert_eq!(counts, OutboxCounts { waiting: 0, sending: 0, failed: 1 });
}

/// What the host sees of the mails: channels, what waits, is retried and was given up, and when the last is tried again.
async fn report(store: &dyn Store) -> (u64, u64, u64, u64, Option<Millis>) {
    let report = store.outbox_report(10).await.expect("it can be read");
    assert_eq!(report.traffic.iter().map(|line| line.kind).collect::<Vec<_>>(), ChannelKind::ALL);
    let (mails, others): (Vec<_>, Vec<_>) =
        report.traffic.into_iter().partition(|line| line.kind == ChannelKind::Mail);
    assert!(others.iter().all(|line| line.channels + line.waiting + line.retried + line.failed == 0));
    let [(kind, trouble)] = &report.troubles[..] else { panic!("one message is in trouble") };
    assert_eq!(*kind, ChannelKind::Mail);
    (mails[0].channels, mails[0].waiting, mails[0].retried, mails[0].failed, trouble.due)
}

async fn messages_keep_their_distance(store: &dyn Store) {
    add(store, "a", "anne", ChannelKind::Mail).await;
    store.set_gap(&person("anne"), "a", 600_000).await.expect("set");
    assert_eq!(store.set_gap(&person("ben"), "a", 0).await, Err(StoreError::NotFound("channel")));
    let mut first = started(store, "t-1").await;
    until(store, &mut first, "anne", true, 2_000).await;
    assert_eq!(pack(store, "m-1", 10_000, 20_000).await.len(), 1);
    store.settle("m-1", &Settled::Sent, 10_000).await.expect("written down");
    for id in ["t-2", "t-3"] {
        let mut table = started(store, id).await;
        until(store, &mut table, "anne", true, 11_000).await;
    }
    assert_eq!(pack(store, "m-2", 609_999, 620_000).await, Vec::<i64>::new());
    assert_eq!(pack(store, "m-2", 610_000, 620_000).await.len(), 2, "both go out together");
    store.hold("a", 5_000_000).await.expect("held");
    let mut table = started(store, "t-4").await;
    until(store, &mut table, "anne", true, 12_000).await;
    assert_eq!(pack(store, "m-3", 4_999_999, 5_000_000).await, Vec::<i64>::new());
    assert_eq!(pack(store, "m-3", 5_000_000, 5_100_000).await.len(), 1);
    let mut last = started(store, "t-5").await;
    until(store, &mut last, "anne", true, 13_000).await;
    let ids: Vec<i64> = all_waiting(store).await[0].notices.iter().map(|notice| notice.id).collect();
    store.withdraw(&ids).await.expect("withdrawn");
    assert_eq!(waits(store).await, []);
}

async fn what_is_gone_is_switched_off(store: &dyn Store) {
    add(store, "a", "anne", ChannelKind::Push).await;
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", true, 2_000).await;
    assert_eq!(pack(store, "m-1", 10_000, 20_000).await.len(), 1);
    let mut other = started(store, "t-2").await;
    until(store, &mut other, "anne", true, 11_000).await;
    store.settle("m-1", &Settled::Gone { fault: "410".into() }, 12_000).await.expect("written down");
    let off = store.channel("a").await.expect("there");
    assert_eq!((off.active, off.fault), (false, Some(("410".into(), 12_000))));
    assert_eq!(waits(store).await, []);
    // The same browser subscribes again.
    let again = Channel { id: "other".into(), keys: "new".into(), ..channel("a", "anne", ChannelKind::Push) };
    assert_eq!(store.add_channel(&again, &nobody()).await, Ok("a".into()));
    let on = store.channel("a").await.expect("there");
    assert_eq!((on.active, on.fault, on.keys.as_str()), (true, None, "new"));
    store.remove_channel("a").await.expect("removed");
    assert_eq!(store.channel("a").await, Err(StoreError::NotFound("channel")));
    store.settle("m-1", &Settled::Sent, 13_000).await.expect("nobody minds");
}

async fn a_confirmation_works_once_and_not_forever(store: &dyn Store) {
    let address = Channel { active: false, ..channel("a", "anne", ChannelKind::Mail) };
    store.add_channel(&address, &nobody()).await.expect("kept");
    let missing = Err(StoreError::NotFound("confirmation"));
    store.create_confirmation("secret", &address, 5_000, &nobody()).await.expect("kept");
    store.create_confirmation("late", &address, 5_000, &nobody()).await.expect("kept");
    assert_eq!(store.confirmation("secret", 4_999).await, Ok(address.clone()), "looking changes nothing");
    assert_eq!(store.confirm("another", 4_000).await, missing);
    assert_eq!(store.confirm("late", 5_000).await, missing);
    assert!(!store.channel("a").await.expect("there").active);
    let confirmed = store.confirm("secret", 4_999).await.expect("in time");
    assert!(confirmed.active && store.channel("a").await.expect("there").active);
    assert_eq!(store.confirm("secret", 4_999).await, missing);
    store.create_confirmation("third", &address, 5_000, &nobody()).await.expect("kept");
    let refused = store.create_confirmation("fourth", &address, 5_000, &nobody()).await;
    let limit = Limit { what: What::Confirmations, whose: Whose::Person, most: 3 };
    assert_eq!(refused, Err(StoreError::TooMany(limit)), "nobody is flooded");
    store.remove_channel("a").await.expect("removed");
    assert_eq!(store.confirm("third", 4_000).await, Err(StoreError::NotFound("channel")));
    store.sweep(5_000, &Keep { step: Millis::MAX, ..Keep::default() }).await.expect("swept");
    store.create_confirmation("fourth", &address, 9_000, &nobody()).await.expect("old ones do not count");
}

async fn channels_are_limited(store: &dyn Store) {
    let quota = Quotas::default().channels;
    let anne = Origin { person: Some(person("anne")), address: None };
    for number in 0..quota.person {
        let new = channel(&format!("c-{number}"), "anne", ChannelKind::Json);
        store.add_channel(&new, &anne).await.expect("there is room");
    }
    let limit = Limit { what: What::Channels, whose: Whose::Person, most: quota.person };
    let more = channel("c", "anne", ChannelKind::Json);
    assert_eq!(store.add_channel(&more, &anne).await, Err(StoreError::TooMany(limit)));
    let known = channel("c-0", "anne", ChannelKind::Json);
    assert_eq!(store.add_channel(&known, &anne).await, Ok("c-0".into()), "it is there already");
    assert_eq!(store.channels(&person("anne")).await.map(|all| all.len() as u64), Ok(quota.person));
    assert_eq!(store.channels(&person("ben")).await, Ok(Vec::new()));
}

async fn old_notices_are_swept(store: &dyn Store) {
    let keep = Keep {
        notices: 3_000,
        channels: 10_000,
        step: Millis::MAX,
        abandoned: Millis::MAX / 2,
        ..Keep::default()
    };
    add(store, "a", "anne", ChannelKind::Mail).await;
    let unconfirmed = Channel { active: false, created: 4_000, ..channel("n", "anne", ChannelKind::Mail) };
    store.add_channel(&unconfirmed, &nobody()).await.expect("kept");
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", true, 2_000).await;
    assert_eq!(pack(store, "m", 4_000, 5_000).await.len(), 1);
    store.settle("m", &Settled::Sent, 4_000).await.expect("written down");
    assert_eq!(store.sweep(5_000, &keep).await.map(|swept| swept.notices), Ok(0));
    assert_eq!(store.sweep(5_001, &keep).await.map(|swept| swept.notices), Ok(1), "the notice");
    assert_eq!(
        store.sweep(7_001, &keep).await.map(|swept| swept.notices),
        Ok(2),
        "the message, and who never confirmed"
    );
    assert!(store.channel("a").await.is_ok() && store.channel("n").await.is_err());
    assert_eq!(store.sweep(14_001, &keep).await.map(|swept| swept.notices), Ok(1));
    assert!(store.channel("a").await.is_err());
    // A table that is swept takes its calls along.
    let keep = Keep { abandoned: 1_000, ..keep };
    assert_eq!(store.sweep(20_000, &keep).await.map(|swept| swept.abandoned), Ok(1));
}

/// The machine's clock was a day ahead, and is right again: logs stand still until then, but people are told.
async fn a_clock_that_was_set_back_stops_nothing(store: &dyn Store) {
    const DAY: Millis = 24 * 60 * 60 * 1000;
    let (ahead, now) = (10_000 + DAY, 30_000);
    add(store, "a", "anne", ChannelKind::Mail).await;
    add(store, "b", "ben", ChannelKind::Mail).await;
    store.set_gap(&person("anne"), "a", 600_000).await.expect("set");
    let mut table = started(store, "t-1").await;
    until(store, &mut table, "anne", true, ahead).await;
    let mut sent = 0;
    while !pack(store, &format!("m-{sent}"), ahead, ahead + 20_000).await.is_empty() {
        store.settle(&format!("m-{sent}"), &Settled::Sent, ahead).await.expect("written down");
        sent += 1;
    }
    assert!(sent > 0, "something went out while the clock was ahead");
    until(store, &mut table, "anne", false, ahead).await;
    until(store, &mut table, "anne", true, ahead).await;
    let told = waits(store).await;
    assert!(told.contains(&waiting_for("a", NoticeKind::Turn)));
    // Now it is right.
    let waiting = store.waiting(now, now, 10).await.expect("it can be read");
    let anne = waiting.iter().find(|one| one.channel.id == "a").expect("her turn is told at once");
    let ids: Vec<i64> = anne.notices.iter().map(|notice| notice.id).collect();
    // She was told while the clock was wrong again, and nobody knows whether it arrived.
    assert_eq!(store.pack("m-late", "a", &ids, ahead, ahead + 20_000).await.expect("packed"), ids);
    let again = store.retries(now, now + 20_000, 10).await.expect("it can be read");
    assert_eq!(again.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["m-late"]);
    assert_eq!(store.retries(now + 1, now + 30_000, 10).await, Ok(Vec::new()), "somebody is at it");
    let far = Settled::Later { fault: Some("no answer".into()), due: now + 9 * DAY };
    store.settle("m-late", &far, now).await.expect("written down");
    assert_eq!(store.retries(now + 2, now + 20_000, 10).await.expect("it can be read").len(), 1);
    store.settle("m-late", &Settled::Sent, now).await.expect("written down");
    assert_eq!(store.retries(ahead, ahead, 10).await, Ok(Vec::new()));
}
