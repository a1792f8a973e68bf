//! What makes the pages an app that can be installed: manifest, icons, service worker. They have fixed addresses, because
//! browsers remember them.

use crate::{App, visitor::Visitor};
use axum::{
    Extension, Router,
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use maud::{Markup, html};
use serde_json::json;
use std::sync::Arc;

const WORKER: &str = include_str!("../../assets/app/service-worker.js");
/// Made by `tools/icons` from the drawings beside them.
const ICONS: [(&str, &[u8]); 5] = [
    ("icon-192.png", include_bytes!("../../assets/app/icon-192.png")),
    ("icon-512.png", include_bytes!("../../assets/app/icon-512.png")),
    ("maskable-512.png", include_bytes!("../../assets/app/maskable-512.png")),
    ("touch-180.png", include_bytes!("../../assets/app/touch-180.png")),
    ("badge-96.png", include_bytes!("../../assets/app/badge-96.png")),
];
/// The colours of the top bar, light and dark.
const THEME: [(&str, &str); 2] =
    [("(prefers-color-scheme: light)", "#f3e9d6"), ("(prefers-color-scheme: dark)", "#1b1714")];

/// Their routes.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/manifest.webmanifest", get(manifest))
        .route("/service-worker.js", get(worker))
        .route("/icons/{name}", get(icon))
}

/// What the head of every page says of it.
pub fn head() -> Markup {
    html! {
        link rel="manifest" href="/manifest.webmanifest";
        link rel="apple-touch-icon" href="/icons/touch-180.png";
        @for (media, colour) in THEME { meta name="theme-color" media=(media) content=(colour); }
    }
}

async fn manifest(Extension(visitor): Extension<Visitor>) -> Response {
    let icon = |name: &str, sizes: &str, purpose: &str| json!({ "src": format!("/icons/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Antilles",
        "short_name": "Antilles",
        "description": visitor.t("notices-app-description"),
        "lang": visitor.language().tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3e9d6",
        "theme_color": "#f3e9d6",
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": [{ "name": visitor.t("nav-tables"), "url": "/tables" }],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

async fn worker() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, WORKER).into_response()
}

async fn icon(Path(name): Path<String>) -> Response {
    let Some((_, content)) = ICONS.iter().find(|(known, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, *content).into_response()
}
