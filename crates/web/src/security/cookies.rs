//! Reading and writing cookies.

use axum::http::{HeaderMap, HeaderValue, header};

/// Holds the session's token.
pub const SESSION: &str = "antilles";
/// Holds the settings of this browser; nothing secret.
pub const SETTINGS: &str = "antilles-settings";

/// Holds the seat that somebody at this screen said to be, at one table; nothing secret.
pub const SEAT: &str = "antilles-seat";

/// The value of a cookie.
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// A cookie for a year that scripts cannot read and other sites' forms do not send.
pub fn write(name: &str, value: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("cookies are made of plain characters")
}

/// A cookie for one folder of the site, until the browser closes.
pub fn write_under(path: &str, name: &str, value: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path={path}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("cookies are made of plain characters")
}

/// Takes a cookie of [`write`] away.
pub fn clear(name: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("cookies are made of plain characters")
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
        let plain = write(SESSION, "abc", false);
        assert!(plain.to_str().unwrap().contains("HttpOnly; SameSite=Lax"));
        assert!(write(SESSION, "abc", true).to_str().unwrap().ends_with("; Secure"));
    }
}
