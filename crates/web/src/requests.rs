//! Every request has a number: the log names it, and so does the answer.
//!
//! The log never holds what was asked for, only which of our routes that is (`/device/{token}`): addresses hold secrets.

use axum::{
    extract::{MatchedPath, Request},
    http::HeaderValue,
    middleware::Next,
    response::Response,
};
use std::{sync::Arc, time::Instant};
use tracing::Instrument;

/// The answer's header.
const HEADER: &str = "x-request-id";

/// The number of a request: 64 random bits in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(Arc<str>);

impl RequestId {
    fn new() -> RequestId {
        RequestId(hex::encode(crate::security::token::random::<8>()).into())
    }

    /// As people pass it on.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Gives the request its number, and writes down how it was answered: our own failures always, the others for those who
/// look for details.
pub async fn trace(mut request: Request, next: Next) -> Response {
    let id = RequestId::new();
    let route = request.extensions().get::<MatchedPath>().map_or("none", |path| path.as_str()).to_string();
    let method = request.method().as_str();
    let method = if method.len() < 10 { method } else { "other" }.to_string();
    let span = tracing::error_span!("request", id = id.as_str(), method, route);
    request.extensions_mut().insert(id.clone());
    let began = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, ms) = (response.status().as_u16(), began.elapsed().as_millis() as u64);
    crate::metrics::answered(&route, &method, status, began.elapsed());
    span.in_scope(|| match status {
        500.. => tracing::warn!(status, ms, "answered"),
        _ => tracing::debug!(status, ms, "answered"),
    });
    if let Ok(value) = HeaderValue::from_str(id.as_str()) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}
