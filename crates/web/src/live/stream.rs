//! `GET /live?since=table:entry,…`: the stream of one browser.

use super::{News, board::Presence};
use crate::{App, host::Hosted, problem::Problem, security::places::Place, visitor::Visitor};
use axum::{
    Extension,
    extract::{Query, State},
    http::HeaderMap,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt, stream::SelectAll};
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc, time::Duration};
use table::PersonId;
use tokio::sync::watch;
use tokio_stream::wrappers::{IntervalStream, WatchStream};

/// Which tables, and what is known of each.
#[derive(Clone, Debug, Deserialize)]
pub struct Since {
    since: String,
}

/// What a stream holds on to as long as it lives: its tables stay in memory, and know who is there.
struct Held {
    _tables: Vec<(Presence, Option<Arc<Hosted>>)>,
    _place: Place,
}

/// Silent connections are cut by some networks: a beat every so often keeps them, and tells a browser that the line is
/// alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// How often it is looked what watchers with a delay may see.
const LATER: Duration = Duration::from_secs(5);

/// Reads `table:entry,table:entry`.
fn read(text: &str) -> Vec<(String, u32)> {
    text.split(',')
        .filter_map(|part| part.split_once(':'))
        .filter_map(|(table, entry)| Some((table.to_string(), entry.parse().ok()?)))
        .collect()
}

/// `GET /live`
pub async fn stream(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let place = app.streams.take(visitor.address).ok_or_else(|| Problem::too_many(5))?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let mut known = read(&since.since);
    for (table, entry) in last.map(read).unwrap_or_default() {
        if let Some(at) = known.iter().position(|(name, _)| *name == table) {
            known[at].1 = entry;
        }
    }
    known.truncate(app.config.limits.tables_per_stream);

    let person = visitor.person.as_ref().map(|person| person.id.clone());
    let mut tables = SelectAll::new();
    let mut held = Vec::new();
    for (table, seen) in &known {
        if let Some(version) = app.tournaments.version(table).await {
            let (receiver, presence) = app.bulletin.follow(table, version, person.clone());
            held.push((presence, None));
            tables.push(changes(table.clone(), receiver, *seen, version));
            continue;
        }
        let Ok(hosted) = app.host.open(table).await else { continue };
        let Ok(state) = hosted.read_for(person.as_ref(), app.now()) else { continue };
        if !crate::pages::table::may_watch(&state, &visitor) {
            continue;
        }
        let entry = state.last_entry().number;
        let (receiver, presence) = app.bulletin.follow(table, entry, person.clone());
        if let Some(person) = &visitor.person {
            app.bulletin.introduce(table, &person.id, &person.name);
        }
        tables.push(match state.is_past() {
            true => later(app.config.clock.clone(), table.clone(), hosted.clone(), person.clone(), *seen),
            false => changes(table.clone(), receiver, *seen, entry),
        });
        held.push((presence, Some(hosted)));
    }
    // A stream that ends is opened again by the browser: here when there is room, or at the server that comes next.
    let (stopped, lost) = (crate::stopped(app.stop.subscribe()), place.lost());
    let over = async move {
        tokio::select! {
            () = stopped => {}
            () = lost => {}
        }
    };
    let ids = known;
    let events = tables.take_until(Box::pin(over)).scan(
        (ids, Held { _tables: held, _place: place }),
        |(ids, _): &mut (Vec<(String, u32)>, Held), (table, news): (String, News)| {
            if let Some(known) = ids.iter_mut().find(|(name, _)| *name == table) {
                known.1 = news.entry;
            }
            let id =
                ids.iter().map(|(table, entry)| format!("{table}:{entry}")).collect::<Vec<_>>().join(",");
            let event = Event::default().event("entry").id(id).data(format!("{table}:{}", news.entry));
            std::future::ready(Some(Ok(event)))
        },
    );
    // A comment at once: the browser then knows that the line is up.
    let hello = futures_util::stream::once(std::future::ready(Ok(Event::default().comment("here"))));
    Ok(Sse::new(hello.chain(events))
        .keep_alive(KeepAlive::new().interval(KEEP_ALIVE).event(Event::default().event("beat").data(""))))
}

/// The changes of one table. The first is left out if the browser has seen it.
fn changes(
    table: String,
    receiver: watch::Receiver<News>,
    seen: u32,
    entry: u32,
) -> std::pin::Pin<Box<dyn Stream<Item = (String, News)> + Send>> {
    let known = seen == entry;
    let news = WatchStream::new(receiver).enumerate().filter_map(move |(at, news)| {
        // Between the look at the table and the subscription it may have moved on.
        let skip = at == 0 && known && news.entry == seen;
        std::future::ready((!skip).then_some(news))
    });
    Box::pin(news.map(move |news| (table.clone(), news)))
}

/// The changes of one table for somebody who sees them later: when they do is a matter of time.
fn later(
    clock: crate::Clock,
    table: String,
    hosted: Arc<Hosted>,
    person: Option<PersonId>,
    seen: u32,
) -> std::pin::Pin<Box<dyn Stream<Item = (String, News)> + Send>> {
    let looks = IntervalStream::new(tokio::time::interval(LATER));
    let news = looks.scan(seen, move |seen, _| {
        let entry =
            hosted.read_for(person.as_ref(), clock.now()).map_or(*seen, |state| state.last_entry().number);
        let changed = entry != std::mem::replace(seen, entry);
        let tick = u64::from(entry);
        std::future::ready(Some(changed.then(|| (table.clone(), News { entry, tick }))))
    });
    Box::pin(news.filter_map(std::future::ready))
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn what_a_browser_has_seen_is_read() {
        assert_eq!(read("a:3,b:12"), [("a".to_string(), 3), ("b".to_string(), 12)]);
        assert_eq!(read(",x,a:b,"), []);
    }
}
