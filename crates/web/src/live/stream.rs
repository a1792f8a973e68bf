//! `GET /live?since=table:entry:around,…`: the stream of one browser.

use super::{Bulletin, News, board::Presence};
use crate::{
    App, access::may_watch, host::Hosted, problem::Problem, security::places::Place,
    tournaments::Tournaments, visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Query, State},
    http::{HeaderMap, StatusCode},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{
    Stream, StreamExt,
    stream::{BoxStream, SelectAll},
};
use game::phrase;
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc, time::Duration};
use store::StoreError;
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

/// What a browser knows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    table: String,
    entry: u32,
    /// Who was around when its page was drawn ([`Bulletin::around`]); without it the stream tells of entries alone.
    around: Option<String>,
}

impl Known {
    /// Reads `table:entry` or `table:entry:around`.
    fn read(part: &str) -> Option<Known> {
        let (table, rest) = part.split_once(':')?;
        let (entry, around) =
            rest.split_once(':').map_or((rest, None), |(entry, around)| (entry, Some(around)));
        let around = around.filter(|around| !around.is_empty()).map(str::to_string);
        Some(Known { table: table.to_string(), entry: entry.parse().ok()?, around })
    }

    /// As a browser is told, and tells again.
    fn text(&self) -> String {
        let around = self.around.as_deref().map(|around| format!(":{around}")).unwrap_or_default();
        format!("{}:{}{around}", self.table, self.entry)
    }
}

/// Reads what a browser knows of several: of this many at most.
fn read(text: &str, most: usize) -> Vec<Known> {
    text.split(',').filter_map(Known::read).take(most).collect()
}

/// What a browser knows of this many tables at most: as its page said, or as it has heard since.
fn known(since: &str, heard: &str, most: usize) -> Vec<Known> {
    let mut known = read(since, most);
    for heard in read(heard, most) {
        if let Some(known) = known.iter_mut().find(|known| known.table == heard.table) {
            *known = heard;
        }
    }
    known
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
    let known = known(&since.since, last.unwrap_or_default(), app.config.limits.tables_per_stream);

    let person = visitor.person.as_ref().map(|person| person.id.clone());
    let mut tables = SelectAll::new();
    let mut held = Vec::new();
    for one in &known {
        let table = &one.table;
        match follow_tournament(&app.tournaments, &app.bulletin, table, person.clone()).await {
            Ok(Some((receiver, presence))) => {
                held.push((presence, None));
                tables.push(changes(app.bulletin.clone(), one.clone(), receiver, person.clone()));
                continue;
            }
            Ok(None) => {}
            // What is damaged stays so, and keeps nobody from the other tables.
            Err(StoreError::Damaged(why)) => {
                tracing::error!(tournament = table, "cannot be read: {why}");
                continue;
            }
            Err(error) => return Err(not_now(error)),
        }
        let hosted = match app.host.open(table).await {
            Ok(hosted) => hosted,
            Err(error) if error.is_transient() => return Err(not_now(error)),
            // What is gone or damaged stays so.
            Err(_) => continue,
        };
        let Ok(state) = hosted.read_for(person.as_ref(), app.now()) else { continue };
        if !may_watch(&state, &visitor) {
            continue;
        }
        let entry = || hosted.read().last_entry().number;
        let (receiver, presence) = app.bulletin.follow(table, entry(), person.clone());
        // An entry that came before the table was followed was posted to nobody.
        app.bulletin.catch_up(table, entry());
        if let Some(person) = &visitor.person {
            app.bulletin.introduce(table, &person.id, &person.name);
        }
        tables.push(match state.is_past() {
            true => later(app.config.clock.clone(), one.clone(), hosted.clone(), person.clone()),
            false => changes(app.bulletin.clone(), one.clone(), receiver, person.clone()),
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
        |(ids, _): &mut (Vec<Known>, Held), news: Known| {
            let data = news.text();
            if let Some(known) = ids.iter_mut().find(|known| known.table == news.table) {
                *known = news;
            }
            let id = ids.iter().map(Known::text).collect::<Vec<_>>().join(",");
            std::future::ready(Some(Ok(Event::default().event("entry").id(id).data(data))))
        },
    );
    // A comment at once: the browser then knows that the line is up.
    let hello = futures_util::stream::once(std::future::ready(Ok(Event::default().comment("here"))));
    Ok(Sse::new(hello.chain(events))
        .keep_alive(KeepAlive::new().interval(KEEP_ALIVE).event(Event::default().event("beat").data(""))))
}

/// Follows a tournament, if this is one. It is followed before it is read: what changes in between is posted.
async fn follow_tournament(
    tournaments: &Tournaments,
    bulletin: &Arc<Bulletin>,
    followed: &str,
    person: Option<PersonId>,
) -> Result<Option<(watch::Receiver<News>, Presence)>, StoreError> {
    if !Tournaments::is_one(followed) {
        return Ok(None);
    }
    let following = bulletin.follow(followed, 0, person);
    let Some(version) = tournaments.version(followed).await? else { return Ok(None) };
    bulletin.catch_up(followed, version);
    Ok(Some(following))
}

/// The browser asks again before long: a stream that left a table out would say for hours that there is nothing new.
fn not_now(error: impl std::fmt::Display) -> Problem {
    tracing::error!("a stream cannot begin: {error}");
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, phrase!("problem-too-slow"))
}

/// What is news of a table to a browser that knows this much. The first look finds what has changed between the drawing of
/// the page and the beginning of the stream.
fn changes(
    bulletin: Arc<Bulletin>,
    known: Known,
    receiver: watch::Receiver<News>,
    person: Option<PersonId>,
) -> BoxStream<'static, Known> {
    let looks = WatchStream::new(receiver).map(move |news| news.entry);
    tell(known, looks, move |known, entry| {
        let around = known.around.as_ref().map(|_| bulletin.around(&known.table, person.as_ref(), true));
        Known { table: known.table.clone(), entry, around }
    })
}

/// The changes of one table for somebody who sees them later: when they do is a matter of time.
fn later(
    clock: crate::Clock,
    known: Known,
    hosted: Arc<Hosted>,
    person: Option<PersonId>,
) -> BoxStream<'static, Known> {
    let looks = IntervalStream::new(tokio::time::interval(LATER));
    tell(Known { around: None, ..known }, looks, move |known, _| {
        let state = hosted.read_for(person.as_ref(), clock.now());
        let entry = state.map_or(known.entry, |state| state.last_entry().number);
        Known { entry, ..known.clone() }
    })
}

/// Tells what is different from what was known, whenever it is looked.
fn tell<T: Send + 'static>(
    known: Known,
    looks: impl Stream<Item = T> + Send + 'static,
    look: impl Fn(&Known, T) -> Known + Send + 'static,
) -> BoxStream<'static, Known> {
    let news = looks.scan(known, move |known, seen| {
        let now = look(known, seen);
        let changed = now != *known;
        *known = now;
        std::future::ready(Some(changed.then(|| known.clone())))
    });
    Box::pin(news.filter_map(std::future::ready))
}

#[cfg(test)]
mod tests {
    use super::{Known, follow_tournament, known, read};
    use crate::{
        Clock,
        host::tests::{
            fake::{House, random},
            tournaments::cup,
        },
        nodes::Duty,
        tournaments::Tournaments,
    };
    use std::sync::{Arc, atomic::Ordering};
    use store::{Origin, Store};
    use table::PersonId;

    #[tokio::test]
    async fn what_changes_while_a_stream_begins_is_not_missed() {
        let house = House::new(random).await;
        let store: Arc<dyn Store> = house.fake.clone();
        let (duty, bulletin) = (Duty::new(store.clone()), house.bulletin.clone());
        let tournaments =
            Tournaments::new(store, house.host.clone(), bulletin.clone(), Clock::default(), duty);
        tournaments.create(&cup(), [7; 32], &Origin::default()).await.unwrap();
        house.fake.next_look_up_is_held.store(true, Ordering::Relaxed);
        let followed = Tournaments::followed_as("cup");
        let changing = async {
            house.fake.held.notified().await;
            let ben = PersonId("ben".into());
            tournaments.change("cup", move |cup, _, _| cup.enter(&ben, "Ben", None)).await.unwrap();
            house.fake.let_go.notify_one();
        };
        let following = follow_tournament(&tournaments, &bulletin, &followed, None);
        let (following, ()) = tokio::join!(following, changing);
        let (news, _presence) = following.unwrap().expect("it is there");
        assert_eq!(news.borrow().entry, 2);
        let nowhere = Tournaments::followed_as("nowhere");
        assert!(follow_tournament(&tournaments, &bulletin, &nowhere, None).await.unwrap().is_none());
        assert!(!bulletin.is_followed(&nowhere));
    }

    #[test]
    fn what_a_browser_has_seen_is_read() {
        let known = |table: &str, entry, around: Option<&str>| Known {
            table: table.into(),
            entry,
            around: around.map(str::to_string),
        };
        assert_eq!(
            read("a:3,b:12:0f,c:1:", 9),
            [known("a", 3, None), known("b", 12, Some("0f")), known("c", 1, None)]
        );
        assert_eq!(read("b:12:0f", 9)[0].text(), "b:12:0f");
        assert_eq!(read(",x,a:b,a:b:c", 9), []);
    }

    #[test]
    fn what_a_browser_knows_is_read_up_to_a_limit() {
        let told =
            |since, heard| known(since, heard, 3).iter().map(Known::text).collect::<Vec<_>>().join(",");
        assert_eq!(told("a:3,b:12:0f", "b:13:0e,c:1"), "a:3,b:13:0e");
        // Nobody has us compare thousands with thousands.
        assert_eq!(told("a:1,b:1,c:1,d:1", "x:1,y:1,z:1,a:2"), "a:1,b:1,c:1");
        let thousands: Vec<String> = (0..4_000).map(|table| format!("{table}:1")).collect();
        assert_eq!(known(&thousands.join(","), &thousands.join(","), 3).len(), 3);
    }
}
