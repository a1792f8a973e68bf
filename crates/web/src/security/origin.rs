//! Writes come from our own pages only.
//!
//! Browsers say with `Sec-Fetch-Site` where a request comes from, but only on https and localhost. On plain http, as in
//! a local network, they still send `Origin` with every form and fetch that writes: it must then name the host that the
//! request was sent to. A write with neither header does not come from a browser that can be trusted to keep other
//! sites' forms apart, and is refused.

use crate::problem::Problem;
use axum::{
    extract::Request,
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Lets reads pass, and writes from our own pages.
pub async fn guard(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads || ours(request.headers()) {
        return next.run(request).await;
    }
    Problem::foreign_write().into_response()
}

fn ours(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => {
            let host = text(header::HOST.as_str());
            let origin = text(header::ORIGIN.as_str()).and_then(|origin| origin.split_once("://"));
            origin.is_some_and(|(scheme, from)| matches!(scheme, "http" | "https") && Some(from) == host)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn own_pages_may_write() {
        assert!(ours(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(ours(&headers(&[("host", "10.0.0.2:8080"), ("origin", "http://10.0.0.2:8080")])));
    }

    #[test]
    fn other_sites_and_nameless_ones_may_not() {
        assert!(!ours(&headers(&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "http://a")])));
        assert!(!ours(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(!ours(&headers(&[("host", "10.0.0.2:8080"), ("origin", "http://evil.example")])));
        assert!(!ours(&headers(&[("host", "10.0.0.2:8080"), ("origin", "null")])));
        assert!(!ours(&headers(&[("host", "10.0.0.2:8080")])));
    }
}
