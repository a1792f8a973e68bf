//! What somebody chose for the last table of a game: a cookie of that browser, so that the form begins with it.

use super::new::Company;
use crate::security::cookies;
use axum::http::{HeaderMap, HeaderValue};
use catalog::GameId;
use std::collections::BTreeMap;

/// How much is kept of a form.
const MOST_FIELDS: usize = 32;
const LONGEST: usize = 40;

/// The fields of the last form; empty the first time.
#[derive(Clone, Debug, Default)]
pub struct Last(BTreeMap<String, String>);

impl Last {
    /// As the browser sends it.
    pub fn read(headers: &HeaderMap, with: Company) -> Last {
        let text = cookies::read(headers, cookie(with)).unwrap_or_default();
        let fields = text.split('&').filter_map(|field| field.split_once('=')).take(MOST_FIELDS);
        Last(fields.map(|(name, value)| (name.to_string(), value.to_string())).collect())
    }

    /// With one field as somebody wishes it now.
    pub fn and(mut self, name: &str, value: Option<String>) -> Last {
        self.0.extend(value.map(|value| (name.to_string(), value)));
        self
    }

    /// A field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A field that is one of these.
    pub fn among<const N: usize>(&self, name: &str, known: [&'static str; N]) -> Option<&'static str> {
        known.into_iter().find(|known| self.get(name) == Some(known))
    }

    /// A field that is a number.
    pub fn number(&self, name: &str) -> Option<u8> {
        self.get(name)?.parse().ok()
    }

    /// Was a box ticked? (The first time: the usual.)
    pub fn on(&self, name: &str, usual: bool) -> bool {
        if self.0.contains_key("pace") { self.get(name) == Some("on") } else { usual }
    }
}

/// Keeps what was sent, if a page sent it; names of people are not kept.
pub fn keep(game: GameId, sent: &BTreeMap<String, String>, secure: bool) -> Option<HeaderValue> {
    let with = Company::parse(sent.get("with")?)?;
    let plain = |text: &str| {
        !text.is_empty()
            && text.len() <= LONGEST
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    let kept = sent.iter().filter(|(name, value)| {
        name.as_str() != "with" && !name.starts_with("name") && plain(name) && plain(value)
    });
    let fields: Vec<String> = kept.take(MOST_FIELDS).map(|(name, value)| format!("{name}={value}")).collect();
    let path = format!("/new/{}", game.id());
    Some(cookies::write_for(&path, cookie(with), &fields.join("&"), secure))
}

fn cookie(with: Company) -> &'static str {
    match with {
        Company::Bots => "antilles-bots",
        Company::Friends => "antilles-friends",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header;

    #[test]
    fn what_was_chosen_is_there_again_and_nothing_else() {
        let sent: BTreeMap<String, String> = [
            ("with", "bots"),
            ("name", "Anne"),
            ("name-2", "Zoé"),
            ("players", "4"),
            ("pace", "brisk"),
            ("draw", "on"),
            ("option-x", "a; Path=/"),
        ]
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .into();
        let cookie = keep(GameId::Santiago, &sent, false).unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("Path=/new/santiago") && cookie.contains("Max-Age"), "{cookie}");
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookie.split(';').next().unwrap().parse().unwrap());
        let last = Last::read(&headers, Company::Bots);
        assert_eq!(
            (last.number("players"), last.among("pace", ["human", "brisk"])),
            (Some(4), Some("brisk"))
        );
        assert!(last.on("draw", false) && !last.on("spectators", true), "boxes stay as they were");
        assert_eq!((last.get("name"), last.get("name-2"), last.get("option-x")), (None, None, None));
        assert!(Last::read(&headers, Company::Friends).on("spectators", true));
    }
}
