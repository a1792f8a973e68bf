//! `/healthz` and `/readyz`: is the process alive, and can it serve? For supervisors and proxies; they tell nothing else.

use crate::App;
use axum::{extract::State, http::StatusCode};
use std::{sync::Arc, time::Duration};
use store::Filter;

/// The database answers within this time, or it does not count as answering.
const PATIENCE: Duration = Duration::from_secs(2);

/// `GET /healthz`
pub async fn live() -> &'static str {
    "alive\n"
}

/// `GET /readyz`
pub async fn ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let one = Filter { limit: 1, ..Filter::default() };
    let asked = tokio::time::timeout(PATIENCE, app.store.tables(&one));
    match asked.await {
        Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}
