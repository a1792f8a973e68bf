//! Problem documents (RFC 9457): what could not be done, with its sentence in the asked language. Nothing has changed
//! when one is answered.

use super::shapes::Decision;
use crate::{
    App,
    host::HostError,
    problem::{Problem, Sentence},
    requests::RequestId,
    visitor::preferred,
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use game::phrase;
use serde::Serialize;
use std::sync::Arc;
use store::StoreError;
use utoipa::ToSchema;

/// The media type of problems.
pub const MEDIA: &str = "application/problem+json";

/// Why a request was not carried out, with what belongs to it. Said by [`say`] on its way out.
#[derive(Clone, Debug)]
pub struct Refused {
    problem: Box<Problem>,
    kind: Option<&'static str>,
    decision: Option<Box<Decision>>,
    reason: Option<String>,
}

/// What could not be done (RFC 9457). Nothing has changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Problem)]
pub struct Document {
    /// What kind of problem, as an address on the page that explains them: `/api#problem-stale`.
    #[serde(rename = "type")]
    #[schema(examples("/api#problem-stale"))]
    pub kind: String,
    /// The kind in a few words, in the asked language.
    pub title: String,
    /// The status of the answer.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// A sentence for a person, in the asked language.
    pub detail: String,
    /// What exactly could not be read, for the one who writes the program; in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// For a refused play: what is asked of the seat now, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// The number of the request in the server's log, if something is wrong on our side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

/// All kinds, with their status.
pub const KINDS: [(&str, u16); 16] = [
    ("invalid", 400),
    ("unauthorized", 401),
    ("forbidden", 403),
    ("not-found", 404),
    ("method", 405),
    ("not-acceptable", 406),
    ("slow-request", 408),
    ("refused", 409),
    ("stale", 409),
    ("too-large", 413),
    ("media-type", 415),
    ("unprocessable", 422),
    ("key-reused", 422),
    ("too-many", 429),
    ("ours", 500),
    ("unavailable", 503),
];

impl Refused {
    /// The usual sentence of a status.
    pub fn of(status: StatusCode) -> Refused {
        let id = match status {
            StatusCode::NOT_FOUND => "problem-not-found",
            StatusCode::METHOD_NOT_ALLOWED => "problem-method",
            StatusCode::NOT_ACCEPTABLE => "api-not-acceptable",
            StatusCode::PAYLOAD_TOO_LARGE => "problem-too-large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "api-media-type",
            _ => "api-bad-request",
        };
        Problem::new(status, game::Phrase::new(id)).into()
    }

    /// What was sent cannot be read; `why` is for the one who writes the program.
    pub fn unreadable(status: StatusCode, why: impl ToString) -> Refused {
        Refused { reason: Some(why.to_string()), ..Refused::of(status) }
    }

    /// This is a problem of another kind than its status says.
    pub fn kind(self, kind: &'static str) -> Refused {
        Refused { kind: Some(kind), ..self }
    }

    /// With what is asked now.
    pub fn now_asked(self, decision: Option<Decision>) -> Refused {
        Refused { decision: decision.map(Box::new), ..self }
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { problem: Box::new(problem), kind: None, decision: None, reason: None }
    }
}

impl From<HostError> for Refused {
    fn from(error: HostError) -> Refused {
        Problem::from(error).into()
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NotFound(_) => Refused::of(StatusCode::NOT_FOUND),
            error => Problem::from(error).into(),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = self.problem.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Refuses what nobody here can answer in a form that is asked for, and turns what went wrong into documents.
pub async fn say(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let tongue = app.speech.house(preferred(request.headers()));
    let id = request.extensions().get::<RequestId>().cloned();
    let stream = request.uri().path().ends_with("/stream");
    let mut response = if accepts(request.headers(), stream) {
        next.run(request).await
    } else {
        Refused::of(StatusCode::NOT_ACCEPTABLE).into_response()
    };
    let ours = response.extensions_mut().remove::<Refused>();
    let pages = response.extensions_mut().remove::<Problem>().map(Refused::from);
    let status = response.status();
    let refused = match ours.or(pages) {
        Some(refused) => refused,
        None if status.is_client_error() || status.is_server_error() => Refused::of(status),
        None => return response,
    };
    let Refused { problem, kind, decision, reason } = refused;
    let by_status = || KINDS.iter().find(|(_, status)| *status == problem.status.as_u16());
    let kind = kind.or_else(|| by_status().map(|(kind, _)| *kind)).unwrap_or("ours");
    let request = id.filter(|_| problem.status == StatusCode::INTERNAL_SERVER_ERROR);
    let document = Document {
        kind: format!("/api#problem-{kind}"),
        title: tongue.t(&format!("api-problem-{kind}")),
        status: problem.status.as_u16(),
        detail: match &problem.sentence {
            Sentence::Phrase(phrase) => tongue.say(phrase),
            Sentence::Said(text) => text.clone(),
        },
        reason,
        decision: decision.map(|decision| *decision),
        request: request.map(|id| id.as_str().to_string()),
    };
    let mut answer = (problem.status, Json(document)).into_response();
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(tongue.language.tag()));
    if let Some(allow) = response.headers().get(header::ALLOW) {
        headers.insert(header::ALLOW, allow.clone());
    }
    if problem.status == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"antilles\""));
    }
    if let Some(wait) = problem.wait {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(wait));
    }
    answer
}

/// Can the answer have a form that is asked for?
fn accepts(headers: &HeaderMap, stream: bool) -> bool {
    let (kind, media) =
        if stream { ("text/*", "text/event-stream") } else { ("application/*", "application/json") };
    let mut said = headers.get_all(header::ACCEPT).iter().peekable();
    if said.peek().is_none() {
        return true;
    }
    let ranges: Vec<String> = said
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::to_lowercase)
        .collect();
    ranges.iter().any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"));
        !refused && (name == "*/*" || name == kind || name == media)
    })
}

/// A request says twice what it is, or nothing that can be read.
pub fn key_reused() -> Refused {
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, phrase!("api-key-reused"));
    Refused::from(problem).kind("key-reused")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_accepted_is_read_as_it_is_meant() {
        let asked = |value: &'static str, stream| {
            accepts(&HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static(value))]), stream)
        };
        for good in
            ["*/*", "application/json", "text/html, application/*;q=0.1", "Application/JSON; charset=utf-8"]
        {
            assert!(asked(good, false), "{good}");
        }
        for bad in ["", "text/html", "application/json;q=0", "text/event-stream"] {
            assert!(!asked(bad, false), "{bad}");
        }
        assert!(asked("text/event-stream", true) && !asked("application/json", true));
        assert!(accepts(&HeaderMap::new(), false));
    }
}
