//! Everything that is kept of one person, without secrets (passwords and tokens are kept as hashes only).

use super::{DbRow, Pool, bytes};
use crate::StoreError;
use serde_json::{Map, Value, json};
use sqlx::{Column, Row};
use table::{Body, Millis, PersonId, Sealed};
use tournament::Tournament;

/// The parts, and where they stand.
const PARTS: &[(&str, &str)] = &[
    ("account", "SELECT name, created, admin, banned FROM accounts WHERE person = $1"),
    (
        "devices",
        "SELECT name, settings AS device, created, seen FROM sessions WHERE person = $1 ORDER BY created, token",
    ),
    (
        "tables",
        "SELECT summary FROM tables JOIN persons ON table_id = id WHERE persons.person = $1 ORDER BY last, id",
    ),
    (
        "said",
        r#"SELECT entries.table_id AS "table", at, CASE WHEN json_valid(body) THEN body ->> 'text' END AS text
           FROM entries JOIN persons ON persons.table_id = entries.table_id AND persons.person = $1
           WHERE body LIKE '{"kind":"chat"%' AND CASE WHEN json_valid(body) THEN body ->> 'person' END = $1
           ORDER BY at, entries.table_id, number"#,
    ),
    (
        "results",
        r#"SELECT table_id AS "table", game, at, players, seat, kind, name, place, total, scores
           FROM results WHERE player = $1 ORDER BY at, table_id, seat"#,
    ),
    (
        "appraisals",
        r#"SELECT appraisals.table_id AS "table", appraisals.seat, version, costs FROM appraisals
           JOIN results ON results.table_id = appraisals.table_id AND results.seat = appraisals.seat
           WHERE player = $1 AND kind = 'person' ORDER BY at, appraisals.table_id, appraisals.seat"#,
    ),
    (
        "ratings",
        r#"SELECT game, number, at, table_id AS "table", rating, doubt FROM ratings WHERE person = $1
           ORDER BY game, number"#,
    ),
    (
        "marks",
        "SELECT name, mark, at FROM marks JOIN accounts ON accounts.person = other WHERE marks.person = $1
         ORDER BY at, name, mark",
    ),
    (
        "invitations",
        r#"SELECT table_id AS "table", name AS "from", at FROM invitations JOIN accounts ON accounts.person = inviter
           WHERE invitations.person = $1 ORDER BY at, table_id"#,
    ),
    (
        "invited",
        r#"SELECT table_id AS "table", name AS "whom", at FROM invitations
           JOIN accounts ON accounts.person = invitations.person WHERE inviter = $1 ORDER BY at, table_id, name"#,
    ),
    (
        "puzzles",
        "SELECT game, puzzle, choice, solved, rating, day, at FROM puzzle_answers WHERE person = $1 ORDER BY at, game, puzzle",
    ),
    (
        "daily",
        r#"SELECT id, game, day, seat, name, table_id AS "table", against, at FROM tries WHERE person = $1 ORDER BY at, game"#,
    ),
    ("hours", "SELECT hours, changed FROM hours WHERE person = $1"),
    (
        "notices",
        "SELECT language, zone, quiet_from, quiet_until, kinds FROM notice_settings WHERE person = $1",
    ),
    (
        "channels",
        "SELECT id, kind, target, base, gap, active, created, sent, fault, failed FROM channels WHERE person = $1
         ORDER BY created, id",
    ),
    (
        "told",
        r#"SELECT notices.id, notices.channel, table_id AS "table", notices.kind, turn, made, state FROM notices
           JOIN channels ON channels.id = notices.channel WHERE person = $1 ORDER BY made, notices.id"#,
    ),
    (
        "messages",
        "SELECT messages.id, messages.channel, made, due, tries, state, messages.fault FROM messages
         JOIN channels ON channels.id = messages.channel WHERE person = $1 ORDER BY made, messages.id",
    ),
    (
        "confirmations",
        "SELECT channel, expires, used AS confirmed FROM confirmations WHERE person = $1 ORDER BY expires, token",
    ),
    (
        "calls",
        r#"SELECT table_id AS "table", kind, since FROM calls WHERE person = $1 ORDER BY table_id, kind"#,
    ),
    ("records", "SELECT id, created, json AS record FROM records WHERE person = $1 ORDER BY created, id"),
    ("bots", "SELECT id, name, about, games, open, created FROM bots WHERE owner = $1 ORDER BY created, id"),
    ("tokens", "SELECT id, name, bot, label, scopes, created, used FROM tokens WHERE owner = $1 ORDER BY created, id"),
];

/// See [`crate::People::export`].
pub async fn export(read: &Pool, person: &str) -> Result<String, StoreError> {
    let mut all = Map::new();
    for (part, sql) in PARTS {
        let rows = sqlx::query(*sql).bind(person).fetch_all(read).await?;
        let mut lines: Vec<Value> = rows.iter().map(line).collect::<Result<_, _>>()?;
        let value = match *part {
            "account" | "hours" | "notices" => lines.pop().unwrap_or_default(),
            "channels" => lines.into_iter().map(without_secret).collect(),
            _ => lines.into(),
        };
        all.insert(part.to_string(), value);
    }
    all.insert("tournaments".into(), tournaments(read, person).await?.into());
    all.insert("logs".into(), logs(read, person).await?.into());
    // People open the file themselves.
    Ok(serde_json::to_string_pretty(&all)?)
}

/// A channel as its owner may read it: the address of mails whole; of others, which lead there for anybody who knows them, the
/// host alone.
fn without_secret(mut channel: Value) -> Value {
    let target = channel["target"].as_str().unwrap_or_default();
    let host = target.split_once("://").and_then(|(_, rest)| rest.split(['/', '?', '#']).next());
    let shown = match channel["kind"].as_str() {
        Some("mail") => Some(target),
        _ => host.map(|host| host.rsplit('@').next().unwrap_or(host)),
    };
    channel["target"] = shown.into();
    channel
}

/// The tournaments somebody made or entered, without the codes and seeds of others.
async fn tournaments(read: &Pool, person: &str) -> Result<Vec<Value>, StoreError> {
    let rows: Vec<(Millis, String)> = sqlx::query_as(
        "SELECT created, body FROM tournaments WHERE owner = $1
         OR id IN (SELECT tournament FROM entrants WHERE person = $1) ORDER BY created, id",
    )
    .bind(person)
    .fetch_all(read)
    .await?;
    let who = PersonId(person.into());
    let line = |(created, body): (Millis, String)| {
        let one: Tournament = serde_json::from_str(&body).ok()?;
        let entrant = one.entrant_of(&who);
        let standing = entrant.and_then(|at| one.standings().into_iter().find(|one| one.entrant == at));
        Some(json!({
            "tournament": one.id,
            "name": one.name,
            "game": one.game,
            "phase": one.phase,
            "created": created,
            "made": one.owner == who,
            "entered-as": entrant.map(|at| one.entrants[at].name.clone()),
            "left": entrant.is_some_and(|at| one.entrants[at].left),
            "standing": standing,
        }))
    };
    Ok(rows.into_iter().filter_map(line).collect())
}

/// What somebody did at all their tables, read from the logs; and what they have chosen there that is still sealed.
async fn logs(read: &Pool, person: &str) -> Result<Vec<Value>, StoreError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM persons JOIN tables ON id = table_id WHERE person = $1 ORDER BY last, id",
    )
    .bind(person)
    .fetch_all(read)
    .await?;
    let (who, mut all) = (PersonId(person.into()), Vec::new());
    for table in tables {
        // As one row, see [`super::log::Rows`].
        let log = sqlx::query(
            r#"SELECT string_agg(at || ' ' || body, '
' ORDER BY number) FROM entries
               WHERE table_id = $1 AND body NOT LIKE '{"kind":"chat"%'"#,
        )
        .bind(&table)
        .fetch_one(read)
        .await?;
        let log = bytes(&log, 0)?.unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let log = log.lines().filter_map(|line| {
            let (at, body) = line.split_once(' ')?;
            Some((at.parse().ok()?, serde_json::from_str::<Body>(body).ok()?))
        });
        let (entries, seats) = table::own_entries(log, &who);
        let sealed =
            sqlx::query_scalar::<_, String>("SELECT choice FROM sealed WHERE table_id = $1 ORDER BY seat")
                .bind(&table)
                .fetch_all(read)
                .await?;
        let sealed = sealed.iter().filter_map(|choice| serde_json::from_str::<Sealed>(choice).ok());
        let sealed: Vec<Value> = sealed
            .filter(|one| seats.contains(&one.seat.number()) && !one.actions.is_empty())
            .map(|one| json!({ "at": one.at, "seat": one.seat, "by": one.by, "actions": one.actions }))
            .collect();
        if !entries.is_empty() || !sealed.is_empty() {
            all.push(json!({ "table": table, "entries": entries, "sealed": sealed }));
        }
    }
    Ok(all)
}

/// A row as an object; one of a single column is its value.
fn line(row: &DbRow) -> Result<Value, StoreError> {
    let cells =
        row.columns().iter().map(|column| Ok((column.name().to_string(), value(row, column.name())?)));
    let mut cells: Map<String, Value> = cells.collect::<Result<_, StoreError>>()?;
    if cells.len() > 1 {
        return Ok(cells.into());
    }
    Ok(cells.remove("summary").unwrap_or_default())
}

fn value(row: &DbRow, name: &str) -> Result<Value, StoreError> {
    match name {
        "admin" | "banned" | "open" | "active" | "confirmed" | "solved" => {
            return Ok(row.try_get::<bool, _>(name)?.into());
        }
        // Kept as JSON. What cannot be read is given out as it is.
        "device" | "summary" | "scores" | "record" | "hours" => {
            let text: String = row.try_get(name)?;
            return Ok(serde_json::from_str(&text).unwrap_or(Value::String(text)));
        }
        _ => {}
    }
    if let Ok(number) = row.try_get::<i64, _>(name) {
        return Ok(number.into());
    }
    if let Ok(number) = row.try_get::<f64, _>(name) {
        return Ok(number.into());
    }
    Ok(row.try_get::<Option<String>, _>(name)?.into())
}
