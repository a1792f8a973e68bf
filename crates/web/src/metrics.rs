//! Figures for a Prometheus server: requests, latency, tables, streams, bots, commits, the outbox, nodes, failures. Off unless an address is
//! given; on a listener of their own, so that they are never on the address that people use.
//!
//! Labels are our own words only: routes as they are declared (`/table/{id}`), methods, classes of answers.

use crate::App;
use axum::{Router, extract::State, http::header, response::IntoResponse, routing::get};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};
use store::StoreError;
use tokio::net::TcpListener;

const REQUESTS: &str = "antilles_requests_total";
const LATENCY: &str = "antilles_request_seconds";
const COMMITS: &str = "antilles_commit_seconds";
const FAILED: &str = "antilles_commit_failures_total";
/// Upper bounds of the classes of times, in seconds.
const BUCKETS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 20.0];

/// Figures of the store are waited for no longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// There is one recorder in a process.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to count; again is no harm. Until then nothing is counted, and it costs next to nothing.
pub fn start() -> Result<(), BuildError> {
    if RECORDER.get().is_none() {
        let times = Matcher::Suffix("_seconds".into());
        let handle = PrometheusBuilder::new().set_buckets_for_metric(times, &BUCKETS)?.install_recorder()?;
        let _ = RECORDER.set(handle);
    }
    Ok(())
}

/// A request was answered.
pub fn answered(route: &str, method: &str, status: u16, took: Duration) {
    if RECORDER.get().is_none() {
        return;
    }
    let (route, method, class) = (route.to_string(), method.to_string(), format!("{}xx", status / 100));
    metrics::counter!(REQUESTS, "route" => route.clone(), "method" => method, "status" => class).increment(1);
    metrics::histogram!(LATENCY, "route" => route).record(took.as_secs_f64());
}

/// The store has committed, or not.
pub fn committed(took: Duration, well: bool) {
    metrics::histogram!(COMMITS).record(took.as_secs_f64());
    if !well {
        metrics::counter!(FAILED).increment(1);
    }
}

/// Answers `GET /metrics` on this listener until the server stops.
pub async fn serve(listener: TcpListener, app: Arc<App>) {
    let stop = crate::stopped(app.stop.subscribe());
    let router = Router::new().route("/metrics", get(show)).with_state(app);
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stop).await {
        tracing::error!("the figures are no longer served: {error}");
    }
}

/// Figures that the store knows; without an answer those of the last time stand.
async fn stored(app: &App) -> Result<Vec<(&'static str, u64)>, StoreError> {
    let outbox = app.store.outbox_counts().await?;
    let mut figures = vec![
        ("antilles_outbox_waiting", outbox.waiting),
        ("antilles_outbox_sending", outbox.sending),
        ("antilles_outbox_failed", outbox.failed),
        ("antilles_duty", app.duty.is_ours().into()),
    ];
    if let Some(nodes) = app.store.nodes() {
        figures.push(("antilles_nodes", nodes.count().await?));
        figures.push(("antilles_leases", nodes.leases().await?));
        figures.push(("antilles_node_lives", nodes.lives().into()));
    }
    Ok(figures)
}

async fn show(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (thinking, waiting) = app.host.thinking();
    let gauges = [
        ("antilles_tables_in_memory", app.host.in_memory()),
        ("antilles_streams", app.streams.taken()),
        ("antilles_bots_thinking", thinking),
        ("antilles_bots_waiting", waiting),
        ("antilles_bot_fallbacks", app.host.fallbacks() as usize),
        ("antilles_panics", app.host.panics() as usize),
    ];
    for (name, value) in gauges {
        metrics::gauge!(name).set(value as f64);
    }
    match tokio::time::timeout(PATIENCE, stored(&app)).await {
        Ok(Ok(stored)) => {
            stored.into_iter().for_each(|(name, value)| metrics::gauge!(name).set(value as f64));
        }
        Ok(Err(error)) => tracing::warn!("some figures cannot be had: {error}"),
        Err(_) => tracing::warn!("some figures cannot be had: the database does not answer"),
    }
    let text = RECORDER.get().map(|recorder| {
        recorder.run_upkeep();
        recorder.render()
    });
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text.unwrap_or_default())
}
