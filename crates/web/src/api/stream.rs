//! `GET /stream`: one stream of server-sent events for all tables of the caller.
//!
//! An event says that a table has a new entry, and what is asked of the caller there. Its id holds the entries of all
//! tables, so after a lost connection nothing is told twice, and nothing is missed: the table is the truth, an event only
//! says that it has changed. Tables that begin to concern the caller join the stream by themselves.

use super::{
    caller::{Caller, Scope},
    extract::Query,
    problems::Refused,
    programs::{Connection, Programs},
    shapes::{SeatView, TablePhase, away},
};
use crate::{
    App,
    host::Hosted,
    live::{News, board::Presence},
    problem::Problem,
    security::places::Place,
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt, stream::SelectAll};
use game::Seat;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, convert::Infallible, pin::Pin, sync::Arc, time::Duration};
use store::Filter;
use table::Phase;
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};
use tokio_stream::wrappers::{ReceiverStream, WatchStream};
use utoipa::{IntoParams, ToSchema};

/// Silent connections are cut by some networks: a comment every so often keeps them.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Events that wait for a slow reader; beyond that, newer ones replace those that were not sent.
const WAITING: usize = 4;
/// When tables could not be looked at they are looked for again after this time, and after twice that time when it fails
/// again, and so on up to the longest.
const RETRY: Duration = Duration::from_secs(1);
const LONGEST_RETRY: Duration = Duration::from_secs(16);
/// The longest `Last-Event-ID` that is read.
const LONGEST: usize = 4096;

/// What the events are to hold.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Wish {
    /// The views of the caller's seats that are to decide, with all legal actions?
    #[serde(default)]
    views: bool,
}

/// What the data of an event holds.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TableEvent {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The number of its last entry.
    pub entry: u32,
    /// Steps played.
    pub step: u32,
    /// Where it is in its life.
    pub phase: TablePhase,
    /// The seats that the caller decides for.
    pub yours: Vec<u8>,
    /// Seats where one of our bots stands in for the caller, who may return.
    pub away: Vec<u8>,
    /// The caller's seats of which a decision is asked.
    pub asked: Vec<u8>,
    /// If they were asked for: the views of those seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub views: Option<Vec<SeatView>>,
}

/// Everything that happens at the caller's tables, as server-sent events named `table` whose data is a `TableEvent`.
///
/// After a lost connection send the id of the last event as `Last-Event-ID`: tables that have not changed since are not
/// told again. The most recently active tables are followed, as many as the server allows for one stream.
#[utoipa::path(
    get, path = "/api/v1/stream", tag = "stream", operation_id = "stream", security(("token" = ["read"])),
    params(Wish, ("Last-Event-ID" = Option<String>, Header, description = "The id of the last event heard", max_length = 4096)),
    responses((status = 200, description = "The stream", body = serde_json::Value, content_type = "text/event-stream")),
)]
pub async fn stream(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(wish): Query<Wish>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refused> {
    caller.may(Scope::Read)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).unwrap_or_default();
    if last.len() > LONGEST {
        return Err(Refused::unreadable(
            StatusCode::BAD_REQUEST,
            "Last-Event-ID is the id of an event of this stream",
        ));
    }
    let seen = read(last);
    let place = app.streams.take(caller.address).ok_or_else(|| Problem::too_many(5))?;
    let connection = Programs::connect(&app, &caller.bearer).ok_or_else(|| Problem::too_many(5))?;
    let (events, reading) = mpsc::channel(WAITING);
    let follower = Follower {
        summons: app.bulletin.await_summons(caller.person()),
        app,
        caller,
        views: wish.views,
        seen,
        tables: BTreeMap::new(),
        _connection: connection,
    };
    tokio::spawn(follower.run(events, place));
    // A comment at once: the program then knows that the line is up.
    let hello = futures_util::stream::once(std::future::ready(Ok(Event::default().comment("here"))));
    let events = ReceiverStream::new(reading).map(Ok);
    Ok(Sse::new(hello.chain(events)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// Reads `table:entry,table:entry`.
fn read(text: &str) -> BTreeMap<String, u32> {
    let parts = text.split(',').filter_map(|part| part.split_once(':'));
    parts.filter_map(|(table, entry)| Some((table.to_string(), entry.parse().ok()?))).collect()
}

type Changes = Pin<Box<dyn Stream<Item = String> + Send>>;

/// What a stream holds on to: its tables stay in memory, and know who is there.
struct Follower {
    app: Arc<App>,
    caller: Caller,
    views: bool,
    summons: watch::Receiver<u64>,
    /// The last entry that was told of each table.
    seen: BTreeMap<String, u32>,
    tables: BTreeMap<String, (Arc<Hosted>, Presence)>,
    _connection: Connection,
}

impl Follower {
    async fn run(mut self, events: mpsc::Sender<Event>, place: Place) {
        let mut changes: SelectAll<Changes> = SelectAll::new();
        let (stopped, lost) = (crate::stopped(self.app.stop.subscribe()), place.lost());
        tokio::pin!(stopped, lost);
        let retry = tokio::time::sleep(Duration::ZERO);
        tokio::pin!(retry);
        // At first there is everything to look for.
        let (mut missing, mut pause) = (true, RETRY);
        loop {
            let changed = tokio::select! {
                changed = changes.next(), if !changes.is_empty() => changed,
                summoned = self.summons.changed() => {
                    if summoned.is_err() || !self.caller.is_known().await {
                        return;
                    }
                    (missing, pause) = (true, RETRY);
                    retry.as_mut().reset(Instant::now());
                    continue;
                }
                () = &mut retry, if missing => {
                    missing = !self.follow_new(&mut changes).await;
                    retry.as_mut().reset(Instant::now() + pause);
                    pause = (2 * pause).min(LONGEST_RETRY);
                    continue;
                }
                () = events.closed() => return,
                () = &mut stopped => return,
                () = &mut lost => return,
            };
            let Some(event) = changed.and_then(|table| self.tell(&table)) else { continue };
            tokio::select! {
                sent = events.send(event) => if sent.is_err() { return },
                () = &mut stopped => return,
                () = &mut lost => return,
            }
        }
    }

    /// Follows the tables of the caller that are not followed yet; false if some could not be looked at now.
    async fn follow_new(&mut self, changes: &mut SelectAll<Changes>) -> bool {
        let most = self.app.config.limits.tables_per_stream;
        let filter = Filter {
            person: Some(self.caller.person().clone()),
            phases: vec![Phase::Gathering, Phase::Playing],
            limit: most as u32,
            ..Filter::default()
        };
        let listed = match self.app.store.tables(&filter).await {
            Ok(listed) => listed,
            Err(error) => {
                tracing::error!("the tables of a stream cannot be listed: {error}");
                return false;
            }
        };
        // A program that comes back also hears how a game it knew of ended in the meantime.
        let listed: Vec<String> = listed.into_iter().map(|summary| summary.table).collect();
        let heard: Vec<String> = self.seen.keys().filter(|id| !listed.contains(id)).cloned().collect();
        let mut all = true;
        for id in listed.into_iter().chain(heard) {
            if self.tables.contains_key(&id) || self.tables.len() >= most {
                continue;
            }
            let hosted = match self.app.host.open(&id).await {
                Ok(hosted) => hosted,
                Err(error) => {
                    all &= !error.is_transient();
                    continue;
                }
            };
            if !hosted.read().concerned().contains(self.caller.person()) {
                continue;
            }
            let entry = hosted.read().last_entry().number;
            let person = Some(self.caller.person().clone());
            let (news, presence) = self.app.bulletin.follow(&id, entry, person);
            self.tables.insert(id.clone(), (hosted, presence));
            let told = WatchStream::new(news).map(move |_: News| id.clone());
            changes.push(Box::pin(told));
        }
        all
    }

    /// The event about a table, if there is something new to tell.
    fn tell(&mut self, id: &str) -> Option<Event> {
        let (hosted, _) = self.tables.get(id)?;
        let table = hosted.read();
        let entry = table.last_entry().number;
        if self.seen.get(id) == Some(&entry) {
            return None;
        }
        let mine = table.seats_of(self.caller.person());
        let asked: Vec<Seat> = mine.iter().filter(|&seat| table.decision(seat).is_some()).collect();
        let views = self.views.then(|| {
            asked
                .iter()
                .filter_map(|&seat| SeatView::of(&table, &self.caller, Some(seat)))
                .collect::<Vec<_>>()
        });
        let told = TableEvent {
            table: id.to_string(),
            game: table.game().id().to_string(),
            entry,
            step: table.step(),
            phase: table.phase().into(),
            yours: mine.iter().map(Seat::number).collect(),
            away: away(&table, &self.caller),
            asked: asked.iter().map(|seat| seat.number()).collect(),
            views,
        };
        let over = matches!(table.phase(), Phase::Finished | Phase::Stopped)
            || !table.concerned().contains(self.caller.person());
        drop(table);
        self.seen.insert(id.to_string(), entry);
        let event = Event::default().event("table").id(self.position()).json_data(&told).ok();
        if over {
            self.tables.remove(id);
        }
        event
    }

    /// Where this stream is: the entries of the tables it follows.
    fn position(&self) -> String {
        let followed = self.seen.iter().filter(|(table, _)| self.tables.contains_key(*table));
        followed.map(|(table, entry)| format!("{table}:{entry}")).collect::<Vec<_>>().join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn what_was_heard_is_read() {
        assert_eq!(read("a:3,b:12"), [("a".to_string(), 3), ("b".to_string(), 12)].into());
        assert!(read(",x,a:b,a:-1,").is_empty());
    }
}
