//! What must be true after the week, by the log and by what arrived.

use super::{Friend, GRACE, Holiday, Week};
use sqlx::{Connection, Row, SqliteConnection};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};
use table::{Body, By, Entry, Millis, Table};

/// The first decision of a person at this seat after a moment.
fn decides(table: &Table, seat: u64, after: Millis) -> Option<Millis> {
    let decides = |entry: &Entry| match entry.read().unwrap() {
        Body::Action { seat: own, by: By::Person, .. } => u64::from(own.number()) == seat && entry.at > after,
        _ => false,
    };
    table.entries().into_iter().find(|entry| decides(entry)).map(|entry| entry.at)
}

/// The time that was up on Carla's holiday was up as much later as the holiday is long: she decided after it, by herself.
pub fn check_holiday(table: &Table, seat: u64, holiday: &Holiday) {
    let announced = |entry: &Entry| match entry.read().unwrap() {
        Body::HoursSet { hours, .. } => !hours.holidays.is_empty(),
        _ => false,
    };
    let entries = table.entries();
    let announced = entries.into_iter().find(|entry| announced(entry)).expect("it is in the log");
    let seat_there = game::Seat::from_number(seat).unwrap();
    let deadline = |entry| table.as_of(entry, None).unwrap().reading(seat_there, None).unwrap().deadline;
    assert_eq!(deadline(announced.number - 1), Some(holiday.before));
    assert_eq!(deadline(announced.number), Some(holiday.after));
    let decided = decides(table, seat, announced.at).expect("she came back");
    assert!((holiday.before + 1..holiday.after).contains(&decided), "{decided}: {announced:?}");
}

/// One flag fell, when it had to; one bot played for a while.
pub fn check_seats(table: &Table, week: &Week, (deadline, fell): (Millis, Millis)) {
    let mut changes = Vec::new();
    for entry in table.entries() {
        if let Body::SeatChanged { seat, why, .. } = entry.read().unwrap() {
            changes.push((u64::from(seat.number()), format!("{why:?}"), entry.at));
        }
    }
    let dan = week.friends[3].seat;
    let seats: Vec<(u64, &str)> = changes.iter().map(|(seat, why, _)| (*seat, why.as_str())).collect();
    assert_eq!(seats, [(dan, "OutOfTime"), (dan, "Returned")]);
    assert_eq!(changes[0].2, fell, "not before everybody had a moment after the server came back");
    assert!(deadline < fell);
    let by_bot = |body: Body| matches!(body, Body::Action { by: By::Bot, .. });
    assert!(table.entries().iter().any(|entry| by_bot(entry.read().unwrap())), "the bot played");
    assert!(decides(table, dan, changes[1].2).is_some(), "Dan plays himself again");
}

/// A kind of notice, and the turn it is about.
type About = (String, u64);

/// What the server kept of a person's notices for one channel: what each is about, the message it went out in, and its state.
type Kept = BTreeMap<About, (String, String)>;

/// What the outbox holds of a person's channel of this kind.
async fn kept(database: &Path, table: &Table, seat: u64, channel: &str) -> Kept {
    let person = table.holders()[usize::try_from(seat).unwrap() - 1].person().expect("a person sits there");
    let mut read = SqliteConnection::connect(&format!("sqlite://{}", database.display())).await.unwrap();
    let rows = sqlx::query(
        "SELECT notices.kind, turn, coalesce(message, '') AS message, state
         FROM notices JOIN channels ON channels.id = notices.channel WHERE person = $1 AND channels.kind = $2",
    )
    .bind(&person.0)
    .bind(channel)
    .fetch_all(&mut read)
    .await
    .unwrap();
    let notice = |row: &sqlx::sqlite::SqliteRow| {
        let turn = u64::try_from(row.get::<i64, _>("turn")).unwrap();
        ((row.get("kind"), turn), (row.get("message"), row.get("state")))
    };
    let kept: Kept = rows.iter().map(notice).collect();
    assert_eq!(kept.len(), rows.len(), "a notice is kept once");
    kept
}

/// Every notice once per turn, by every channel: the messages that arrived, the outbox and the log agree.
pub async fn check_notices(database: &Path, table: &Table, week: &Week) {
    for (at, friend) in week.friends.iter().enumerate() {
        let hook = kept(database, table, friend.seat, "json").await;
        let by_hook = told_once(&hook, &friend.messages(), friend.name);
        let told = friend.told();
        assert_eq!(by_hook, told.keys().cloned().collect(), "{} was told what is kept", friend.name);
        for (notice, messages) in &told {
            assert_eq!(messages.len(), 1, "{} was told twice of {notice:?}", friend.name);
        }
        check_told(table, friend, &by_hook, "webhook");
        let (channel, arrived) = match at {
            0 => ("mail", week.mail_ids()),
            1 => ("push", week.push_topics()),
            _ => continue,
        };
        let other = kept(database, table, friend.seat, channel).await;
        let by_other = told_once(&other, &arrived, channel);
        check_told(table, friend, &by_other, channel);
        assert!(other.keys().eq(hook.keys()), "both channels are to tell the same");
        // A turn may end between two messages: the one that was not under way yet is withdrawn.
        for notice in by_hook.symmetric_difference(&by_other) {
            let missing = if by_hook.contains(notice) { &other } else { &hook };
            assert_eq!(missing[notice].1, "withdrawn", "{} was not told of {notice:?}", friend.name);
        }
    }
}

/// What was told by the messages that arrived: each is about something, and nothing is in two of them.
fn told_once(kept: &Kept, arrived: &BTreeSet<String>, channel: &str) -> BTreeSet<About> {
    let messages: BTreeSet<&str> = kept.values().map(|(message, _)| message.as_str()).collect();
    for message in arrived {
        assert!(messages.contains(message.as_str()), "{channel}: {message} told something again");
    }
    for (notice, (message, state)) in kept {
        assert!(state != "sent" || arrived.contains(message), "{channel}: {notice:?} never arrived");
        assert!(state == "sent" || state == "withdrawn", "{channel}: {notice:?} is {state}");
    }
    kept.iter()
        .filter(|(_, (message, _))| arrived.contains(message))
        .map(|(notice, _)| notice.clone())
        .collect()
}

/// What somebody was told by one channel is what the log asks for.
fn check_told(table: &Table, friend: &Friend, told: &BTreeSet<About>, channel: &str) {
    let who = format!("{} by {channel}", friend.name);
    let count = |kind: &str| told.iter().filter(|(one, _)| one == kind).count();
    let (to_tell, ends) = turns(table, friend.seat);
    let numbers: Vec<u64> = told.iter().filter(|(kind, _)| kind == "turn").map(|(_, turn)| *turn).collect();
    let turns = numbers.len();
    assert!(to_tell > 4 && turns >= to_tell, "{who} heard of {turns} turns of {to_tell}");
    for pair in numbers.windows(2) {
        let answered = ends.iter().any(|end| (pair[0] + 1..=pair[1]).contains(end));
        assert!(answered, "{who} heard of one turn twice: {pair:?}");
    }
    assert_eq!(count("over"), 1, "{who}");
    assert!(count("time") <= turns, "{who}");
    assert!(friend.name != "Dan" || count("time") > 0, "his time ran out");
    let began = usize::from(!told.contains(&("turn".into(), started(table))));
    assert_eq!(count("started"), began, "{who} hears that it began, or that it is their turn");
}

/// What Ben's webhook heard is in his feed too, except warnings that his time runs out: what stands in a feed cannot be withdrawn
/// when the turn ends.
pub fn check_feed(week: &Week, feed: &str) {
    let told = week.friends[1].told();
    let beginning = format!(":{}:", week.table);
    let listed: Vec<(String, u64)> = feed
        .split("<id>urn:antilles:")
        .filter_map(|rest| rest.split("</id>").next()?.split_once(&beginning).map(|(_, rest)| rest))
        .filter_map(|rest| rest.split_once(':'))
        .map(|(kind, turn)| (kind.to_string(), turn.parse().unwrap()))
        .collect();
    let once: BTreeSet<&(String, u64)> = listed.iter().collect();
    assert_eq!(once.len(), listed.len(), "everything stands once in the feed");
    assert_eq!(listed.iter().filter(|(kind, _)| kind == "over").count(), 1);
    let oldest = listed.iter().map(|(_, turn)| *turn).min().expect("it is not empty");
    assert!(listed.iter().all(|(kind, _)| kind != "time"), "warnings are sent, not listed: {listed:?}");
    let to_list = |notice: &&(String, u64)| notice.0 != "time" && notice.1 > oldest;
    let missing: Vec<_> = told.keys().filter(to_list).filter(|notice| !once.contains(notice)).collect();
    assert!(missing.is_empty(), "told, but not in the feed: {missing:?}");
}

/// What the log says of a seat: in how many turns a person was asked long enough to be told, until they decided, and the
/// entries with which a turn of it can end.
fn turns(table: &Table, seat: u64) -> (usize, Vec<u64>) {
    let (mut to_tell, mut ends, mut since, mut before) = (0, Vec::new(), None, None);
    for entry in table.entries() {
        let then = table.as_of(entry.number, before.as_ref()).unwrap();
        let asked = then
            .to_act()
            .iter()
            .any(|one| u64::from(one.number()) == seat && then.holders()[one.index()].person().is_some());
        // Who chose in secret was asked until then, although it is opened later.
        let (own, by_person, chosen) = match entry.read().unwrap() {
            Body::Action { seat: one, by, decided, .. } => (one, by == By::Person, decided),
            Body::SeatChanged { seat: one, .. } => (one, true, None),
            _ => {
                since = since.or(asked.then_some(entry.at));
                before = Some(then);
                continue;
            }
        };
        let (own, chosen) =
            (u64::from(own.number()) == seat, chosen.filter(|_| u64::from(own.number()) == seat));
        if own {
            ends.push(u64::from(entry.number));
        }
        if let Some(from) = since.filter(|_| !asked || chosen.is_some()) {
            // What the table ends by itself need not have been told.
            to_tell += usize::from(own && by_person && chosen.unwrap_or(entry.at) - from >= GRACE);
            since = None;
        }
        since = since.or(asked.then_some(entry.at));
        before = Some(then);
    }
    (to_tell, ends)
}

/// The entry with which the game began.
fn started(table: &Table) -> u64 {
    let entry = table.entries().into_iter().find(|entry| matches!(entry.read(), Ok(Body::Started { .. })));
    entry.map_or(0, |entry| entry.number.into())
}
