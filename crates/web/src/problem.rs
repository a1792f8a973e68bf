//! What could not be done, said in a sentence with the right status. Nothing has changed when one is answered.

use crate::{frame, host::HostError, requests::RequestId, visitor::Visitor};
use axum::{
    Extension, Json,
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use game::{Phrase, phrase};
use maud::html;
use store::{
    Limit, StoreError,
    limits::{What, Whose},
};
use table::Refusal;

/// A refusal: its status and its sentence. It becomes a page (or JSON, for our script) in the visitor's language on its
/// way out, see [`say`].
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The status of the answer.
    pub status: StatusCode,
    /// The sentence, or one already said by a game's dictionary.
    pub sentence: Sentence,
    /// After this many seconds it is worth trying again.
    pub wait: Option<u64>,
    /// Where to go on, and how that is called, if there is a better place than the front page.
    pub way: Option<(&'static str, &'static str)>,
}

/// A sentence of ours, or one already in words.
#[derive(Clone, PartialEq, Debug)]
pub enum Sentence {
    /// To be said by the house's dictionary.
    Phrase(Phrase),
    /// Said already.
    Said(String),
}

impl Problem {
    /// A sentence of ours with this status.
    pub fn new(status: StatusCode, phrase: Phrase) -> Problem {
        Problem { status, sentence: Sentence::Phrase(phrase), wait: None, way: None }
    }

    fn said(status: StatusCode, sentence: String) -> Problem {
        Problem { status, sentence: Sentence::Said(sentence), wait: None, way: None }
    }

    /// Leads to this page, called like this.
    pub fn with_way(self, path: &'static str, name: &'static str) -> Problem {
        Problem { way: Some((path, name)), ..self }
    }

    /// There is nothing at this address.
    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, phrase!("problem-not-found"))
    }

    /// There is no such table.
    pub fn no_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, phrase!("problem-no-table"))
    }

    /// The form was not filled in as we expect.
    pub fn bad_form(phrase: Phrase) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, phrase)
    }

    /// Somebody else's business.
    pub fn forbidden(phrase: Phrase) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, phrase)
    }

    /// The table refuses, in words.
    pub fn refused(sentence: String) -> Problem {
        Problem::said(StatusCode::CONFLICT, sentence)
    }

    /// What was sent cannot be understood, in words.
    pub fn unreadable(sentence: String) -> Problem {
        Problem::said(StatusCode::UNPROCESSABLE_ENTITY, sentence)
    }

    /// Too much was sent.
    pub fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, phrase!("problem-too-large"))
    }

    /// A write that does not come from our own pages.
    pub fn foreign_write() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, phrase!("problem-foreign-write"))
    }

    /// A request that does not say which host it is for, or says it twice.
    pub fn no_host() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, phrase!("problem-no-host"))
    }

    /// What was to be sent did not arrive in time.
    pub fn slow_request() -> Problem {
        Problem::new(StatusCode::REQUEST_TIMEOUT, phrase!("problem-slow-request"))
    }

    /// What was to be sent did not arrive whole.
    pub fn cut_off() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, phrase!("problem-cut-off"))
    }

    /// Too many requests.
    pub fn too_many(seconds: u64) -> Problem {
        let phrase = phrase!("problem-too-many", seconds = seconds as i64);
        Problem { wait: Some(seconds), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, phrase) }
    }

    /// The answer took too long. What was asked for may be done all the same.
    pub fn too_slow() -> Problem {
        tracing::warn!("an answer took too long");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, phrase!("problem-too-slow"))
    }

    /// What is kept of a table cannot be read, from this entry on if one can be named; trying again does not help.
    pub fn damaged(entry: Option<u32>, why: impl std::fmt::Display) -> Problem {
        tracing::error!("what is kept of a table is damaged: {why}");
        let phrase = match entry {
            Some(entry) => phrase!("problem-damaged-at", entry = entry),
            None => phrase!("problem-damaged"),
        };
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, phrase)
    }

    /// Nothing can be kept until somebody makes room.
    pub fn disk_full(why: impl std::fmt::Display) -> Problem {
        tracing::error!("nothing can be kept: {why}");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, phrase!("problem-disk-full"))
    }

    /// Something is wrong on our side; what exactly goes to the log, not to the page.
    pub fn ours(error: impl std::fmt::Display) -> Problem {
        tracing::error!("{error}");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, phrase!("problem-ours"))
    }
}

/// What the store refused is said; what failed goes to the log.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::TooMany(limit) => Problem::new(StatusCode::TOO_MANY_REQUESTS, too_many_of(limit)),
            StoreError::Full(why) => Problem::disk_full(why),
            StoreError::Gone(_) | StoreError::Taken(_) => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, phrase!("problem-database-gone"))
            }
            error => Problem::ours(error),
        }
    }
}

/// The limit that was reached, and what can be done about it.
fn too_many_of(limit: Limit) -> Phrase {
    let Limit { what, whose, most } = limit;
    let id = match (what, whose) {
        (What::Gathering, Whose::Person) => "limit-gathering-person",
        (What::Gathering, Whose::Address) => "limit-gathering-address",
        (What::Unfinished, Whose::Person) => "limit-unfinished-person",
        (What::Unfinished, Whose::Address) => "limit-unfinished-address",
        (What::Gathering | What::Unfinished, Whose::All) => "limit-tables",
        (What::Over, _) => "limit-over",
        (What::Records, Whose::Person | Whose::Address) => "limit-records",
        (What::RecordBytes, Whose::Person | Whose::Address) => "limit-record-bytes",
        (What::Records | What::RecordBytes, Whose::All) => "limit-records-all",
        (What::Sessions, Whose::Person) => "limit-devices",
        (What::Sessions, Whose::Address) => "limit-sessions",
        (What::Links, Whose::Person | Whose::Address) => "limit-links",
        (What::Tokens, Whose::Person | Whose::Address) => "limit-tokens",
        (What::Bots, Whose::Person | Whose::Address) => "limit-bots",
        (What::Accounts, Whose::Person | Whose::Address) => "limit-accounts",
        (What::Invitations, _) => "limit-invitations",
        (What::Marks, _) => "limit-marks",
        (What::Channels, Whose::Person | Whose::Address) => "limit-channels",
        (What::Confirmations, _) => "limit-confirmations",
        (
            What::Sessions | What::Links | What::Tokens | What::Bots | What::Accounts | What::Channels,
            Whose::All,
        ) => "limit-people",
        (What::Tournaments, Whose::Person | Whose::Address) => "limit-tournaments",
        (What::Tournaments, Whose::All) => "limit-tournaments-all",
        (What::PuzzleAnswers, _) => "limit-puzzle-answers",
    };
    let most = if what == What::RecordBytes { most / (1024 * 1024) } else { most };
    phrase!(id, most = i64::try_from(most).unwrap_or(i64::MAX))
}

impl HostError {
    /// As an answer to a visitor; a refusal is put into words by `say`.
    pub fn problem(self, say: &dyn Fn(Refusal) -> Problem) -> Problem {
        match self {
            HostError::NoTable => Problem::no_table(),
            HostError::Refused(refusal) => say(refusal),
            HostError::Busy | HostError::Closed => Problem::too_slow(),
            HostError::Store(StoreError::Damaged(why)) => Problem::damaged(None, why),
            HostError::Load(fault) => Problem::damaged(fault.entry(), fault),
            HostError::Store(
                error @ (StoreError::TooMany(_)
                | StoreError::Full(_)
                | StoreError::Gone(_)
                | StoreError::Taken(_)),
            ) => Problem::from(error),
            error @ (HostError::Store(_) | HostError::NoThought(_) | HostError::Fell) => Problem::ours(error),
        }
    }
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Problem {
        error.problem(&|refusal| Problem::refused(refusal.to_string()))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Asks for JSON instead of a page: our script does.
pub fn wants_json(request: &Request) -> bool {
    request
        .headers()
        .get(header::ACCEPT)
        .is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"))
}

/// The page of ours that led here, if the browser names it.
pub fn came_from(headers: &HeaderMap) -> Option<String> {
    let text = |name: HeaderName| headers.get(name)?.to_str().ok();
    let (_, rest) = text(header::REFERER)?.split_once("://")?;
    let path = rest.strip_prefix(text(header::HOST)?)?;
    (path.starts_with('/') && !path.starts_with("//")).then(|| path.to_string())
}

/// Turns problems on their way out into a page, or into JSON for our script.
pub async fn say(Extension(visitor): Extension<Visitor>, request: Request, next: Next) -> Response {
    let json = wants_json(&request);
    // What was entered wrongly is corrected on the page with the form.
    let back = (request.method() != Method::GET).then(|| came_from(request.headers())).flatten();
    let id = request.extensions().get::<RequestId>().cloned();
    let mut response = next.run(request).await;
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        None => match response.status() {
            StatusCode::NOT_FOUND if !has_body(&response) => Problem::not_found(),
            StatusCode::METHOD_NOT_ALLOWED => {
                Problem::new(StatusCode::METHOD_NOT_ALLOWED, phrase!("problem-method"))
            }
            StatusCode::PAYLOAD_TOO_LARGE => Problem::too_large(),
            // A form that axum could not read: its words are for programmers.
            status @ (StatusCode::BAD_REQUEST
            | StatusCode::UNPROCESSABLE_ENTITY
            | StatusCode::UNSUPPORTED_MEDIA_TYPE)
                if !is_ours(&response) =>
            {
                Problem::new(status, phrase!("problem-bad-form"))
            }
            _ => return response,
        },
    };
    let mut sentence = match &problem.sentence {
        Sentence::Phrase(phrase) => visitor.say(phrase),
        Sentence::Said(text) => text.clone(),
    };
    // The administrator finds the number in the log.
    if let Some(id) = id.filter(|_| problem.status == StatusCode::INTERNAL_SERVER_ERROR) {
        let report = phrase!("problem-report", request = id.as_str().to_string());
        sentence = format!("{sentence} {}", visitor.say(&report));
    }
    let mut answer = if json {
        (problem.status, Json(serde_json::json!({ "sentence": sentence }))).into_response()
    } else {
        let title = match problem.status {
            StatusCode::NOT_FOUND => visitor.t("problem-title-missing"),
            _ => visitor.t("problem-title"),
        };
        let body = html! {
            main #main .page.narrow.stack {
                h1 { (title) }
                p role="alert" { (sentence) }
                p .row {
                    @let back = back.as_deref().filter(|_| problem.way.is_none());
                    @if let Some(path) = back { a .btn.primary href=(path) { (visitor.t("admin-back")) } }
                    @let (path, name) = problem.way.unwrap_or(("/", "to-front"));
                    a .btn.primary[back.is_none()] href=(path) { (visitor.t(name)) }
                }
            }
        };
        (problem.status, frame::page(&visitor, &title, body)).into_response()
    };
    if let Some(wait) = problem.wait {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
    }
    answer
}

fn has_body(response: &Response) -> bool {
    response.headers().contains_key(header::CONTENT_TYPE)
}

fn is_ours(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map(|kind| kind.as_bytes());
    kind.is_some_and(|kind| kind.starts_with(b"text/html") || kind.starts_with(b"application/json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_said_in_the_same_way_everywhere() {
        let full = || StoreError::Full("no room".into());
        for problem in [Problem::from(full()), Problem::from(HostError::Store(full()))] {
            assert_eq!(problem.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(problem.sentence, Sentence::Phrase(phrase!("problem-disk-full")));
        }
    }
}
