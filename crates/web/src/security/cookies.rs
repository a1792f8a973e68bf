//! Reading and writing cookies.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, CookieBuilder, SameSite, time::Duration};

/// Holds the session's token.
pub const SESSION: &str = "antilles";
/// Holds the settings of this browser; nothing secret.
pub const SETTINGS: &str = "antilles-settings";

/// Holds the seat that somebody at this screen said to be, at one table; nothing secret.
pub const SEAT: &str = "antilles-seat";

/// The value of a cookie.
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name)?.value_raw()
}

/// A cookie for a year that scripts cannot read and other sites' forms do not send.
pub fn write(name: &str, value: &str, secure: bool) -> HeaderValue {
    set(guarded(name, value, "/", secure).max_age(Duration::days(365)))
}

/// A cookie for one folder of the site, until the browser closes.
pub fn write_under(path: &str, name: &str, value: &str, secure: bool) -> HeaderValue {
    set(guarded(name, value, path, secure))
}

/// A cookie for one folder of the site, for a year.
pub fn write_for(path: &str, name: &str, value: &str, secure: bool) -> HeaderValue {
    set(guarded(name, value, path, secure).max_age(Duration::days(365)))
}

/// Takes a cookie of [`write`] away.
pub fn clear(name: &str, secure: bool) -> HeaderValue {
    set(guarded(name, "", "/", secure).max_age(Duration::ZERO))
}

fn guarded<'a>(name: &'a str, value: &'a str, path: &'a str, secure: bool) -> CookieBuilder<'a> {
    Cookie::build((name, value)).path(path).http_only(true).same_site(SameSite::Lax).secure(secure)
}

fn set(cookie: CookieBuilder) -> HeaderValue {
    HeaderValue::try_from(cookie.build().to_string()).expect("cookies are made of plain characters")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers
            .insert(header::COOKIE, HeaderValue::from_static("a=1; antilles=abc; antilles-settings=fr.dark"));
        assert_eq!(read(&headers, SESSION), Some("abc"));
        assert_eq!(read(&headers, SETTINGS), Some("fr.dark"));
        assert_eq!(read(&headers, "b"), None);
    }

    #[test]
    fn cookies_are_guarded() {
        let attributes = |cookie: HeaderValue| {
            let text = cookie.to_str().unwrap().to_string();
            text.split("; ").map(str::to_string).collect::<Vec<_>>()
        };
        let plain = attributes(write(SESSION, "abc", false));
        for expected in ["antilles=abc", "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"] {
            assert!(plain.iter().any(|attribute| attribute == expected), "{expected} in {plain:?}");
        }
        assert!(!plain.iter().any(|attribute| attribute == "Secure"));
        assert!(attributes(write(SESSION, "abc", true)).iter().any(|attribute| attribute == "Secure"));
        assert!(attributes(clear(SESSION, false)).iter().any(|attribute| attribute == "Max-Age=0"));
        let seat = attributes(write_under("/table/t", SEAT, "2", false));
        assert!(seat.iter().any(|attribute| attribute == "Path=/table/t"));
        assert!(!seat.iter().any(|attribute| attribute.starts_with("Max-Age")), "until the browser closes");
    }
}
