//! What a form has done, said on the page that comes next, also without a script. The address carries which sentence it is,
//! so a browser that asks for the page again reads it again; our script takes it out of the address.

use crate::visitor::Visitor;
use axum::response::Redirect;

/// A sentence about what was done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Done(&'static str);

macro_rules! sentences {
    ($($name:ident = $message:literal,)*) => {
        impl Done {
            $(#[doc = concat!("`", $message, "`")] pub const $name: Done = Done($message);)*
            const ALL: &[Done] = &[$(Done::$name),*];
        }
    };
}

sentences! {
    SAVED = "done-saved",
    SIGNED_OUT = "done-signed-out",
    DEVICE_ENDED = "done-device-ended",
    DEVICES_ENDED = "done-devices-ended",
    PASSWORD_CHANGED = "done-password-changed",
    ACCOUNT_DELETED = "done-account-deleted",
    MUTED = "done-muted",
    MUTED_NOT = "done-muted-not",
    BLOCKED = "done-blocked",
    BLOCKED_NOT = "done-blocked-not",
    INVITED = "done-invited",
    DECLINED = "done-declined",
    CHANNEL_ADDED = "done-channel-added",
    CHANNEL_REMOVED = "done-channel-removed",
    TOKEN_REVOKED = "done-token-revoked",
    BOT_REMOVED = "done-bot-removed",
    RENAMED = "done-renamed",
    BANNED = "done-banned",
    BANNED_NOT = "done-banned-not",
    PROMOTED = "done-promoted",
    DEMOTED = "done-demoted",
    REMOVED = "done-removed",
    GAME_STOPPED = "done-game-stopped",
    TABLE_CLEARED = "done-table-cleared",
}

/// The field of an address.
const FIELD: &str = "done=";

impl Done {
    /// Goes to this page of ours, which says it.
    pub fn on(self, path: &str) -> Redirect {
        let (page, place) = path.split_once('#').map_or((path, None), |(page, place)| (page, Some(place)));
        let joint = if page.contains('?') { '&' } else { '?' };
        let word = self.0.trim_start_matches("done-");
        let place = place.map(|place| format!("#{place}")).unwrap_or_default();
        Redirect::to(&format!("{page}{joint}{FIELD}{word}{place}"))
    }

    /// What a page under this address is to say. Nobody else's words: an address can be written by anybody.
    fn asked(path: &str) -> Option<Done> {
        let (_, query) = path.split_once('?')?;
        let word = query.split('&').find_map(|field| field.strip_prefix(FIELD))?;
        Done::ALL.iter().copied().find(|one| one.0.trim_start_matches("done-") == word)
    }
}

/// The address without that.
pub fn without(path: &str) -> String {
    let Some((page, query)) = path.split_once('?') else { return path.to_string() };
    let rest: Vec<&str> = query.split('&').filter(|field| !field.starts_with(FIELD)).collect();
    if rest.is_empty() { page.to_string() } else { format!("{page}?{}", rest.join("&")) }
}

/// What this page is to say before anything else.
pub fn sentence(visitor: &Visitor) -> Option<String> {
    Done::asked(&visitor.path).map(|done| visitor.t(done.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{http::header, response::IntoResponse};

    #[test]
    fn every_sentence_has_words() {
        let speech = crate::speech::Speech::new();
        for language in words::Language::ALL {
            let house = speech.house(language);
            assert!(Done::ALL.iter().all(|done| house.has(done.0)), "{language}");
        }
    }

    #[test]
    fn the_next_page_says_what_was_done_and_nothing_else() {
        for path in ["/settings", "/settings#hours", "/admin?state=playing#tables", "/"] {
            let answer = Done::SAVED.on(path).into_response();
            let next = answer.headers()[header::LOCATION].to_str().unwrap();
            let place = path.split_once('#').map(|(_, place)| place);
            assert_eq!(next.split_once('#').map(|(_, place)| place), place, "{next}");
            let asked = next.split('#').next().unwrap();
            assert_eq!(Done::asked(asked), Some(Done::SAVED), "{next}");
            assert_eq!(without(asked), path.split('#').next().unwrap());
        }
        for path in ["/", "/settings?done=", "/settings?done=You+won", "/?undone=saved", "/?a=done=saved"] {
            assert_eq!(Done::asked(path), None, "{path}");
        }
    }
}
