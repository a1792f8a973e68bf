//! `/api/v1`: everything that people do on pages, for programs.
//!
//! A program shows a token (`Authorization: Bearer …`) and acts for the person who made it, or as a bot that this person
//! registered. Cookies are not looked at here, so no page of another site can act for anybody. Every handler comes to the
//! same commands as a page's form, and tables decide alike. What cannot be done is answered as a problem document.
//!
//! | module | what |
//! |---|---|
//! | [`caller`] | who asks: tokens, scopes, rates |
//! | [`programs`] | tokens in memory, and which bots are connected |
//! | [`problems`] | problem documents (RFC 9457) |
//! | [`extract`] | bodies, tables, seats and keys as handlers take them |
//! | [`doing`] | looking at tables, and having commands carried out there |
//! | [`games`], [`tables`], [`room`], [`seats`], [`playing`], [`together`], [`looking_back`], [`bots`], [`people`], [`tournaments`], [`stream`] | the handlers |
//! | [`paging`] | pages of lists |
//! | [`shapes`] | what answers look like |
//! | [`document`], [`page`] | the OpenAPI document, and the page drawn from it |

pub mod bots;
pub mod caller;
pub mod clock;
pub mod document;
pub mod doing;
pub mod extract;
pub mod games;
pub mod looking_back;
pub mod page;
pub mod paging;
pub mod people;
pub mod playing;
pub mod problems;
pub mod programs;
pub mod room;
pub mod seats;
pub mod shapes;
pub mod stream;
pub mod tables;
pub mod together;
pub mod tournaments;

pub use document::document;
pub use programs::Programs;

use crate::{
    App,
    routes::{few_uploads, in_its_place, in_time, panicked, seldom, to_the_end},
    security::{
        bodies::{self, Accepted},
        hosts,
        rates::Rates,
    },
};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    routing::{any, get},
};
use problems::Refused;
use std::sync::Arc;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};
use utoipa_axum::{router::OpenApiRouter, routes};

/// What all addresses of the API begin with.
pub const ROOT: &str = "/api/v1";

fn answered_in_time() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::me))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(room::join))
        .routes(routes!(room::leave))
        .routes(routes!(room::change_chairs))
        .routes(routes!(room::draw_seats))
        .routes(routes!(room::set_players))
        .routes(routes!(room::add_bot))
        .routes(routes!(room::start))
        .routes(routes!(seats::watch))
        .routes(routes!(seats::show))
        .routes(routes!(seats::try_actions))
        .routes(routes!(playing::play))
        .routes(routes!(playing::withdraw))
        .routes(routes!(playing::undo))
        .routes(routes!(playing::resign))
        .routes(routes!(playing::hand_over))
        .routes(routes!(playing::come_back))
        .routes(routes!(seats::orders))
        .routes(routes!(seats::order))
        .routes(routes!(together::ask))
        .routes(routes!(together::answer))
        .routes(routes!(together::chat))
        .routes(routes!(together::story))
        .routes(routes!(clock::resume))
        .routes(routes!(clock::call_bot))
        .routes(routes!(looking_back::advice))
        .routes(routes!(looking_back::analysis))
        .routes(routes!(looking_back::record))
        .routes(routes!(looking_back::uploaded))
        .routes(routes!(people::hours, people::set_hours))
        .routes(routes!(people::marks))
        .routes(routes!(people::mark, people::unmark))
        .routes(routes!(tournaments::list))
        .routes(routes!(tournaments::show))
        .routes(routes!(tournaments::standings))
        .routes(routes!(bots::list, bots::create))
        .routes(routes!(bots::remove))
        .routes(routes!(bots::create_token))
        .routes(routes!(bots::tokens))
        .routes(routes!(bots::revoke))
}

fn uploads() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(looking_back::upload))
}

fn streams() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(stream::stream))
}

/// All of it as one router. Its layers are for its own addresses: what is not found elsewhere is the pages' business.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let limits = app.config.limits;
    let receive =
        |bytes| middleware::from_fn_with_state(Accepted { bytes, time: limits.body_time }, bodies::receive);
    let known = middleware::from_fn_with_state(app.clone(), caller::recognise);
    let to_the_end = middleware::from_fn_with_state(app.work.clone(), to_the_end);
    let (answered, _) = answered_in_time().split_for_parts();
    let (uploads, _) = uploads().split_for_parts();
    let (streams, _) = streams().split_for_parts();
    let answered = answered
        .route(&format!("{ROOT}/{{*anything}}"), any(async || Refused::of(StatusCode::NOT_FOUND)))
        .route_layer(known.clone())
        .route_layer(to_the_end.clone())
        .route_layer(middleware::from_fn_with_state(app.clone(), in_time))
        .route_layer(receive(limits.form_bytes));
    let uploads = uploads
        .route_layer(known.clone())
        .route_layer(middleware::from_fn(in_its_place))
        .route_layer(to_the_end)
        .route_layer(middleware::from_fn_with_state(app.clone(), in_time))
        .route_layer(receive(limits.record_bytes))
        .route_layer(middleware::from_fn_with_state(app.clone(), few_uploads))
        .route_layer(DefaultBodyLimit::disable());
    // Asked for without a token, it is counted by address.
    let rates = Arc::new(Rates::new(limits.requests));
    let seldom = middleware::from_fn_with_state((app.clone(), rates), seldom);
    Router::new()
        .merge(answered)
        .merge(uploads)
        .merge(streams.route_layer(known))
        .route(&format!("{ROOT}/openapi.json"), get(document::show).layer(seldom))
        .route_layer(CatchPanicLayer::custom(panicked))
        .route_layer(middleware::from_fn(hosts::guard))
        .route_layer(middleware::from_fn_with_state(app.clone(), problems::say))
        .route_layer(CompressionLayer::new())
}
