//! `GET /tournament/{id}/record`: everything of a tournament that may be told, for `antilles verify`.

use crate::{App, problem::Problem, tournaments::table_id};
use axum::{
    body::Body,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use std::{convert::Infallible, sync::Arc};
use table::Extras;
use tournament::sheet::{Head, SheetTable};

/// What is still to be sent.
struct Sending {
    app: Arc<App>,
    head: Option<Head>,
    tables: std::vec::IntoIter<(String, SheetTable)>,
    first: bool,
    end: bool,
}

/// `GET /tournament/{id}/record`. Games are read one after the other while they are sent: a long tournament takes no more
/// memory than its longest game.
pub async fn download(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let found = app.tournaments.find(&id).await?;
    let (head, tables) = Head::of(&found.tournament, &found.secret);
    let tables: Vec<(String, SheetTable)> = tables
        .into_iter()
        .map(|table| (table_id(&found.secret, table.round - 1, table.table - 1), table))
        .collect();
    let sending = Sending { app, head: Some(head), tables: tables.into_iter(), first: true, end: false };
    let parts = stream::unfold(sending, async |mut sending| {
        let part = sending.next().await?;
        Some((Ok::<_, Infallible>(part), sending))
    });
    let name = HeaderValue::try_from(format!("attachment; filename=\"antilles-tournament-{id}.json\""));
    let mut response = Body::from_stream(parts).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CONTENT_DISPOSITION, name.map_err(Problem::ours)?);
    Ok(response)
}

impl Sending {
    /// The next part of the text: the head without its last brace, the games, the end.
    async fn next(&mut self) -> Option<String> {
        if let Some(head) = self.head.take() {
            let head = serde_json::to_string(&head).ok()?;
            return Some(format!("{},\"games\":[", head.strip_suffix('}')?));
        }
        if let Some((id, mut table)) = self.tables.next() {
            // A game that is lost, or still kept back, is left out; those who check the record are told.
            if let Ok(hosted) = self.app.host.open(&id).await {
                table.record = hosted.read().record(Extras::default()).ok();
            }
            let comma = if std::mem::take(&mut self.first) { "" } else { "," };
            return Some(format!("{comma}\n{}", serde_json::to_string(&table).ok()?));
        }
        (!std::mem::replace(&mut self.end, true)).then(|| "\n]}\n".to_string())
    }
}
