//! Pages of lists: how much is on one, and where the next begins.

use super::problems::Refused;
use axum::http::StatusCode;
use table::Millis;

/// What is on a page if nobody says how much.
const USUAL: u32 = 50;
/// The most on one page.
const MOST: u32 = 100;
/// The most characters of [`Page::after`] as callers send it.
const LONGEST: usize = 100;

/// A page of a list that begins with the last activity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// At most this many.
    pub limit: u32,
    /// Begins after the one with this last activity and id.
    pub after: Option<(Millis, String)>,
}

impl Page {
    /// What the caller asked for.
    pub fn read(limit: Option<u32>, after: Option<&str>) -> Result<Page, Refused> {
        let bad = |why: &str| Refused::unreadable(StatusCode::BAD_REQUEST, why);
        let limit = limit.unwrap_or(USUAL);
        if !(1..=MOST).contains(&limit) {
            return Err(bad("limit is between 1 and 100"));
        }
        let read = |text: &str| {
            let (last, id) = text.split_once(':').filter(|_| text.len() <= LONGEST)?;
            Some((last.parse().ok()?, id.to_string()))
        };
        let no_next = || bad("after is what a list answered as next");
        let after = after.map(|text| read(text).ok_or_else(no_next)).transpose()?;
        Ok(Page { limit, after })
    }

    /// What to ask for the next page with, if this many were found and this was the last of them.
    pub fn next(&self, found: usize, last: Option<(Millis, &str)>) -> Option<String> {
        let (last, id) = last.filter(|_| found as u64 == u64::from(self.limit))?;
        Some(format!("{last}:{id}"))
    }
}
