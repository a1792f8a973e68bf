//! What could not be done, said in a sentence with the right status. Nothing has changed when one is answered.

use crate::{frame, visitor::Visitor};
use axum::{
    Extension, Json,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use game::{Phrase, phrase};
use maud::html;
use store::{
    Limit, StoreError,
    limits::{What, Whose},
};

/// A refusal: its status and its sentence. It becomes a page (or JSON, for our script) in the visitor's language on its
/// way out, see [`say`].
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The status of the answer.
    pub status: StatusCode,
    /// The sentence, or one already said by a game's dictionary.
    pub sentence: Sentence,
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
    fn new(status: StatusCode, phrase: Phrase) -> Problem {
        Problem { status, sentence: Sentence::Phrase(phrase) }
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
        Problem { status: StatusCode::CONFLICT, sentence: Sentence::Said(sentence) }
    }

    /// What was sent cannot be understood, in words.
    pub fn unreadable(sentence: String) -> Problem {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence: Sentence::Said(sentence) }
    }

    /// Too much was sent.
    pub fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, phrase!("problem-too-large"))
    }

    /// A write that does not come from our own pages.
    pub fn foreign_write() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, phrase!("problem-foreign-write"))
    }

    /// Too many requests.
    pub fn too_many(seconds: u64) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, phrase!("problem-too-many", seconds = seconds as i64))
    }

    /// The answer took too long.
    pub fn too_slow() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, phrase!("problem-too-slow"))
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
            StoreError::Gone(_) => {
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
        (What::Records, Whose::Person | Whose::Address) => "limit-records",
        (What::RecordBytes, Whose::Person | Whose::Address) => "limit-record-bytes",
        (What::Records | What::RecordBytes, Whose::All) => "limit-records-all",
        (What::Sessions, Whose::Person) => "limit-devices",
        (What::Sessions, Whose::Address) => "limit-sessions",
        (What::Links, Whose::Person | Whose::Address) => "limit-links",
        (What::Sessions | What::Links, Whose::All) => "limit-people",
    };
    let most = if what == What::RecordBytes { most / (1024 * 1024) } else { most };
    phrase!(id, most = i64::try_from(most).unwrap_or(i64::MAX))
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

/// Turns problems on their way out into a page, or into JSON for our script.
pub async fn say(Extension(visitor): Extension<Visitor>, request: Request, next: Next) -> Response {
    let json = wants_json(&request);
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
    let sentence = match &problem.sentence {
        Sentence::Phrase(phrase) => visitor.say(phrase),
        Sentence::Said(text) => text.clone(),
    };
    let mut answer = if json {
        (problem.status, Json(serde_json::json!({ "sentence": sentence }))).into_response()
    } else {
        let body = html! {
            main #main .page.narrow.stack {
                h1 { (visitor.t("problem-title")) }
                p role="alert" { (sentence) }
                p .row {
                    a .btn.primary href="/" { (visitor.t("to-front")) }
                }
            }
        };
        (problem.status, frame::page(&visitor, &visitor.t("problem-title"), body)).into_response()
    };
    if let Some(wait) = response.headers().get(header::RETRY_AFTER) {
        answer.headers_mut().insert(header::RETRY_AFTER, wait.clone());
    } else if problem.status == StatusCode::TOO_MANY_REQUESTS {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
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
