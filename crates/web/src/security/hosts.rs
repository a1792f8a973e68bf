//! Every request says once, and in plain characters, which host it is for: links and the check of origins rest on it.

use crate::problem::Problem;
use axum::{
    extract::Request,
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Refuses requests that do not say it, or say it twice.
pub async fn guard(request: Request, next: Next) -> Response {
    match host(request.headers()) {
        Some(_) => next.run(request).await,
        None => Problem::no_host().into_response(),
    }
}

/// The same for what no person reads.
pub async fn guard_plainly(request: Request, next: Next) -> Response {
    match host(request.headers()) {
        Some(_) => next.run(request).await,
        None => {
            (StatusCode::BAD_REQUEST, "Say once, and clearly, which host is asked for.\n").into_response()
        }
    }
}

/// The host that is asked for: `192.168.1.5:8080`.
pub fn host(headers: &HeaderMap) -> Option<&str> {
    let mut said = headers.get_all(header::HOST).iter();
    let (Some(only), None) = (said.next(), said.next()) else { return None };
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
    only.to_str().ok().filter(|text| !text.is_empty() && text.chars().all(plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_host_is_said_once_and_plainly() {
        let asked = |values: &[&'static str]| {
            let headers: HeaderMap =
                values.iter().map(|value| (header::HOST, HeaderValue::from_static(value))).collect();
            host(&headers).map(str::to_string)
        };
        for good in ["play.example", "10.0.0.2:8080", "[::1]:8080", "my_nas:80"] {
            assert_eq!(asked(&[good]), Some(good.to_string()));
        }
        for bad in [&[][..], &[""], &["a", "a"], &["a", "b"], &["a b"], &["user@a"], &["a/b"], &["a,b"]] {
            assert_eq!(asked(bad), None, "{bad:?}");
        }
    }
}
