//! Every address of the server, and what every request passes on its way.

use crate::{
    App, allowed, api, assets, health, live, notices as sent_notices,
    pages::{
        about, admin, challenge, daily, front, lessons, lobby, notices, people, puzzles, replay, rules,
        settings, table, tournaments, tv,
    },
    problem::{self, Problem},
    requests,
    security::{
        bodies::{self, Accepted},
        headers, hosts, origin,
        places::{Place, Places},
        rates::Rates,
    },
    visitor,
};
use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{Method, StatusCode},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use std::{any::Any, net::IpAddr, sync::Arc};
use tokio_util::task::TaskTracker;
use tower_http::{CompressionLevel, catch_panic::CatchPanicLayer, compression::CompressionLayer};
use tracing::Instrument;

/// How hard pages are compressed: they are made for one reader and sent once, and at the usual level that would take
/// longer than making them. Gzip only: at this level Brotli packs no better, and takes a megabyte of memory for every
/// answer. (Assets are compressed as well as can be, when the server starts.)
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(1);

/// The whole server as one service.
pub fn router(app: Arc<App>) -> Router {
    let limits = app.config.limits;
    let receive =
        |bytes| middleware::from_fn_with_state(Accepted { bytes, time: limits.body_time }, bodies::receive);
    let pages = Router::new()
        .route("/", get(front::show))
        .route("/tables", get(front::tables))
        .route("/tv", get(tv::show))
        .route("/settings/hours", post(settings::hours::save))
        .route("/about", get(about::show))
        .route("/api", get(api::page::show))
        .route("/rules", get(rules::list))
        .route("/rules/{game}", get(rules::guide::show))
        .route("/rules/{game}/law", get(rules::show))
        .route("/rules/{game}/of/{place}", get(rules::guide::of_place))
        .route("/lessons", get(lessons::list))
        .route("/lessons/{lesson}", post(lessons::begin))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/settings/tokens", post(settings::programs::make_token))
        .route("/settings/tokens/{id}/revoke", post(settings::programs::revoke))
        .route("/settings/bots", post(settings::programs::register))
        .route("/settings/bots/{id}/token", post(settings::programs::bot_token))
        .route("/settings/bots/{id}/remove", post(settings::programs::remove))
        .route("/language", post(settings::language))
        .route("/sign-out", get(settings::ask_sign_out).post(settings::sign_out))
        .route("/device", post(lobby::join::make_link))
        .route("/device/{token}", get(lobby::join::ask).post(lobby::join::take))
        .route("/new/{game}", get(lobby::new::form).post(lobby::new::create))
        .route("/join/{table}/{code}", get(lobby::join::show).post(lobby::join::sit))
        .route("/replay", get(replay::upload_form))
        .route("/record/{id}/at/{step}", get(replay::of_record))
        .route("/record/{id}/at/{step}/continue", post(replay::continue_record))
        .merge(at_a_table())
        .merge(people::routes())
        .merge(admin::routes())
        .merge(notices::router())
        .merge(tournaments::router())
        .merge(puzzles::router())
        .merge(daily::router())
        .merge(challenge::router())
        .layer(middleware::from_fn_with_state(app.work.clone(), to_the_end))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(receive(limits.form_bytes));
    let uploads = Router::new()
        .route("/replay", post(replay::upload))
        .layer(middleware::from_fn(in_its_place))
        .layer(middleware::from_fn_with_state(app.work.clone(), to_the_end))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(receive(limits.record_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), few_uploads))
        .layer(DefaultBodyLimit::disable());
    let for_programs = api::router(&app);
    // It asks the database.
    let rates = Arc::new(Rates::new(limits.requests));
    let seldom = middleware::from_fn_with_state((app.clone(), rates), seldom);
    let plain = Router::new()
        .route("/assets/{hash}/{name}", get(assets::serve))
        .route("/favicon.ico", get(assets::favicon))
        .route("/healthz", get(health::live))
        .route("/readyz", get(health::ready).layer(seldom))
        .route_layer(middleware::from_fn(hosts::guard_plainly));
    Router::new()
        .merge(pages)
        .merge(uploads)
        .route("/live", get(live::stream))
        .fallback(async || Problem::not_found())
        .layer(middleware::from_fn(origin::guard))
        .merge(notices::from_anywhere(&app))
        .merge(sent_notices::install::router())
        .layer(middleware::from_fn(hosts::guard))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(problem::say))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::recognise))
        .layer(middleware::from_fn_with_state(app.clone(), not_too_often))
        .layer(CompressionLayer::new().quality(COMPRESSION))
        .merge(for_programs)
        .merge(plain)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(headers::guard))
        .layer(middleware::from_fn(requests::trace))
        .with_state(app)
}

fn at_a_table() -> Router<Arc<App>> {
    use table::commands;
    Router::new()
        .route("/table/{id}", get(table::show))
        .route("/table/{id}/regions", get(table::changes))
        .route("/table/{id}/why", get(table::why::why))
        .route("/table/{id}/story", get(table::earlier::show))
        .route("/table/{id}/look", post(commands::look))
        .route("/table/{id}/coach", get(table::coach::show))
        .route("/table/{id}/coach/line", get(table::line::show))
        .route("/table/{id}/lesson", post(lessons::turn_page))
        .route("/table/{id}/act", post(commands::act))
        .route("/table/{id}/undo", post(commands::undo))
        .route("/table/{id}/restart", post(commands::restart))
        .route("/table/{id}/withdraw", post(commands::withdraw))
        .route("/table/{id}/skip", post(commands::skip))
        .route("/table/{id}/ask-undo", post(commands::ask_undo))
        .route("/table/{id}/answer", post(commands::answer))
        .route("/table/{id}/stop", post(commands::stop))
        .route("/table/{id}/pause", post(commands::pause))
        .route("/table/{id}/resume", post(commands::resume))
        .route("/table/{id}/call-bot", post(commands::call_bot))
        .route("/table/{id}/take-over", post(commands::take_over))
        .route("/table/{id}/hand-over", post(commands::hand_over))
        .route("/table/{id}/return", post(commands::come_back))
        .route("/table/{id}/resign", post(commands::resign))
        .route("/table/{id}/chat", post(commands::chat))
        .route("/table/{id}/order", post(commands::order))
        .route("/table/{id}/ahead", post(commands::ahead))
        .route("/table/{id}/sit", post(commands::sit))
        .route("/table/{id}/leave", post(commands::leave))
        .route("/table/{id}/move", post(commands::change_chairs))
        .route("/table/{id}/draw", post(commands::draw))
        .route("/table/{id}/players", post(commands::set_players))
        .route("/table/{id}/bot", post(commands::add_bot))
        .route("/table/{id}/start", post(commands::start))
        .route("/table/{id}/at", get(replay::of_table_now))
        .route("/table/{id}/at/{step}", get(replay::of_table))
        .route("/table/{id}/at/{step}/continue", post(replay::continue_table))
        .route("/table/{id}/result", get(replay::result))
        .route("/table/{id}/analysis", get(replay::analysis))
        .route("/table/{id}/record", get(replay::download))
        .route("/table/{id}/again", post(replay::again))
}

/// Nobody waits forever.
pub(crate) async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(app.config.limits.answer_time, next.run(request)).await;
    answer.unwrap_or_else(|_| Problem::too_slow().into_response())
}

/// What a request changes is changed to the end, also when nobody waits for it any more: the client has gone, or the answer
/// took too long. (What only reads ends with its client.)
pub(crate) async fn to_the_end(State(work): State<TaskTracker>, request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    match work.spawn(next.run(request).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => panicked(panic),
            Err(error) => Problem::ours(error).into_response(),
        },
    }
}

/// Uploads take memory and time while they are under way. Who has a place takes it along: see [`in_its_place`].
pub(crate) async fn few_uploads(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = visitor::address(&request, app.config.behind_proxy);
    with_place(&app.uploads, address, request, next).await
}

async fn with_place(places: &Arc<Places>, address: IpAddr, mut request: Request, next: Next) -> Response {
    let Some(place) = places.take(address) else { return Problem::too_many(5).into_response() };
    request.extensions_mut().insert(Arc::new(place));
    next.run(request).await
}

/// An upload keeps its place as long as it is worked on: also when nobody waits for it any more. (It goes inside
/// [`to_the_end`].)
pub(crate) async fn in_its_place(mut request: Request, next: Next) -> Response {
    let _place = request.extensions_mut().remove::<Arc<Place>>();
    next.run(request).await
}

/// What costs more than a look into memory, each address gets only so often, too.
pub(crate) async fn seldom(
    State((app, rates)): State<(Arc<App>, Arc<Rates>)>,
    request: Request,
    next: Next,
) -> Response {
    match allowed(&rates, visitor::address(&request, app.config.behind_proxy)) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// One address gets this many answers.
async fn not_too_often(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = visitor::address(&request, app.config.behind_proxy);
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let both = allowed(&app.requests, address)
        .and_then(|()| if writes { allowed(&app.writes, address) } else { Ok(()) });
    match both {
        Ok(()) => next.run(request).await,
        // Cheap to answer: a client that asks too often gets no page.
        Err(_) => {
            (StatusCode::TOO_MANY_REQUESTS, [("retry-after", "1")], "Too many requests. / Trop de demandes.")
                .into_response()
        }
    }
}

pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    Problem::ours(format!("a handler panicked: {}", game::panic_text(&*panic))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::security::places::Beyond;
    use axum::body::{Body, Bytes};
    use std::{
        sync::atomic::{AtomicBool, Ordering},
        time::Duration,
    };
    use tokio::sync::Notify;
    use tower::ServiceExt;

    #[tokio::test]
    async fn what_a_request_changes_is_changed_although_its_client_hangs_up() {
        let (go_on, done) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
        let (waits, sets) = (go_on.clone(), done.clone());
        let in_steps = async move || {
            waits.notified().await;
            sets.store(true, Ordering::Relaxed);
        };
        let work = TaskTracker::new();
        let pages = Router::new()
            .route("/", get(in_steps.clone()).post(in_steps))
            .route("/falls", post(falls))
            .layer(middleware::from_fn_with_state(work.clone(), to_the_end));
        let asked = |method: Method, path: &str| {
            pages.clone().oneshot(Request::builder().method(method).uri(path).body(Body::empty()).unwrap())
        };
        for (method, goes_on) in [(Method::GET, false), (Method::POST, true)] {
            tokio::select! {
                biased;
                _ = asked(method.clone(), "/") => panic!("nobody has let it go on"),
                () = tokio::time::sleep(Duration::from_millis(20)) => {}
            }
            go_on.notify_waiters();
            work.close();
            work.wait().await;
            work.reopen();
            assert_eq!(done.swap(false, Ordering::Relaxed), goes_on, "{method}");
        }
        assert_eq!(asked(Method::POST, "/falls").await.unwrap().status(), 500, "and a panic is an answer");
    }

    #[tokio::test]
    async fn an_upload_keeps_its_place_although_its_client_hangs_up() {
        let (go_on, places, work) =
            (Arc::new(Notify::new()), Places::new(9, 1, Beyond::Refuse), TaskTracker::new());
        let waits = go_on.clone();
        let handler = async move |body: Bytes| {
            waits.notified().await;
            body
        };
        let limit = {
            let places = places.clone();
            move |request: Request, next: Next| {
                let places = places.clone();
                async move { with_place(&places, IpAddr::from([10, 0, 0, 1]), request, next).await }
            }
        };
        let uploads = Router::new()
            .route("/", post(handler))
            .layer(middleware::from_fn(in_its_place))
            .layer(middleware::from_fn_with_state(work.clone(), to_the_end))
            .layer(middleware::from_fn(limit));
        let upload = || uploads.clone().oneshot(Request::post("/").body(Body::from("a record")).unwrap());
        tokio::select! {
            biased;
            _ = upload() => panic!("nobody has let it go on"),
            () = tokio::time::sleep(Duration::from_millis(20)) => {}
        }
        assert_eq!(places.taken(), 1, "it is still worked on");
        assert_eq!(upload().await.unwrap().status(), StatusCode::TOO_MANY_REQUESTS);
        go_on.notify_waiters();
        work.close();
        work.wait().await;
        assert_eq!(places.taken(), 0);
    }

    async fn falls() -> &'static str {
        panic!("on purpose")
    }

    #[tokio::test]
    async fn a_page_that_panics_is_an_answer_and_the_next_one_works() {
        let pages = Router::new().route("/falls", get(falls)).route("/stands", get(async || "here"));
        let pages = pages.layer(CatchPanicLayer::custom(panicked));
        for (path, status) in [("/falls", 500), ("/stands", 200), ("/falls", 500), ("/stands", 200)] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let answer = pages.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.status(), status, "{path}");
        }
    }
}
