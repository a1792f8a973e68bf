//! The OpenAPI document, made from the handlers.

use super::problems::{Document, KINDS, MEDIA};
use crate::assets::Packed;
use axum::{http::HeaderMap, response::Response};
use std::{collections::BTreeSet, sync::LazyLock};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        Content, Ref, RefOr, ResponseBuilder,
        path::Operation,
        security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use words::Language;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Antilles",
        version = "1",
        // The games are put in front of it by `Everywhere`.
        description = "\
            Views, actions and records have the forms of the protocol's document. Make a token on the settings page and \
            send it as `Authorization: Bearer …`; cookies are not looked at. Sentences come in the language of \
            `Accept-Language` (English, French, German or Spanish). What cannot be done is answered as a problem document (RFC 9457).",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "games", description = "What there is to play"),
        (name = "tables", description = "Tables: lists, new ones, sitting down"),
        (name = "play", description = "One seat: its view, its decisions, playing"),
        (name = "together", description = "Consent, talk, the story"),
        (name = "stream", description = "What happens, as it happens"),
        (name = "coach", description = "Advice and analysis, where the table allows it"),
        (name = "records", description = "Records up and down"),
        (name = "people", description = "When one plays, and whom one blocks or mutes"),
        (name = "tournaments", description = "Tournaments and their standings"),
        (name = "bots", description = "Programs that people register"),
        (name = "tokens", description = "Tokens"),
    ),
    components(schemas(Document, super::shapes::Decision, super::stream::TableEvent)),
    modifiers(&Everywhere),
)]
struct Base;

/// What is true of every operation.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let titles: Vec<String> = catalog::GameId::ALL.iter().map(|game| game.title().to_string()).collect();
        let about = document.info.description.take().unwrap_or_default();
        let games = Language::En.list(&titles);
        document.info.description =
            Some(format!("Play {games} from a program, as a person or as a bot. {about}"));
        let components = document.components.get_or_insert_default();
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "A token, made on the settings page. Scopes: `read` (look), `play` (decide), `tables` (set up, join, bring \
                 records), `chat` (talk, mute), `bots` (register bots, manage tokens).",
            ))
            .build();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// Every operation can be answered with a problem.
fn with_problems(operation: &mut Operation) {
    let statuses: BTreeSet<u16> = KINDS.iter().map(|(_, status)| *status).collect();
    for status in statuses {
        let kinds: Vec<&str> =
            KINDS.iter().filter(|(_, other)| *other == status).map(|(kind, _)| *kind).collect();
        let schema = Ref::from_schema_name("Problem");
        let response = ResponseBuilder::new()
            .description(format!("Not done: {}", kinds.join(" or ")))
            .content(MEDIA, Content::new(Some(RefOr::Ref(schema))));
        operation.responses.responses.entry(status.to_string()).or_insert(RefOr::T(response.build()));
    }
}

/// The document.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = Base::openapi();
    for router in [super::answered_in_time(), super::uploads(), super::streams()] {
        document.merge(router.into_openapi());
    }
    for item in document.paths.paths.values_mut() {
        for operation in
            [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten()
        {
            with_problems(operation);
        }
    }
    document
}

/// The document as it is served, and as it is committed.
pub static JSON: LazyLock<String> =
    LazyLock::new(|| document().to_pretty_json().map(|json| json + "\n").unwrap_or_default());

static PACKED: LazyLock<Packed> =
    LazyLock::new(|| Packed::new("openapi.json", "application/json", JSON.clone().into()));

/// `GET /api/v1/openapi.json`: for everybody.
pub async fn show(headers: HeaderMap) -> Response {
    PACKED.answer(&headers)
}
