//! Notices: how somebody wants to be told when the page is closed, and what did not arrive.

mod changes;
mod channels;
mod feed;
mod links;

pub use channels::kind_name as channel_kind_name;

use crate::{App, assets, frame, problem::Problem, routes, visitor::Visitor};
use axum::{
    Extension, Router,
    extract::State,
    middleware,
    routing::{get, post},
};
use maud::{Markup, html};
use notices::local_time;
use std::sync::Arc;
use store::{Channel, NoticeKind, NoticeSettings, Trouble};

/// The pages behind the guard of origins.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/notices", get(show).post(changes::save))
        .route("/notices/push", post(changes::add_push))
        .route("/notices/mail", post(changes::add_mail))
        .route("/notices/hook", post(changes::add_hook))
        .route("/notices/feed", post(changes::add_feed))
        .route("/notices/feed/{secret}", get(feed::show))
        .route("/notices/channel/{id}/gap", post(changes::set_gap))
        .route("/notices/channel/{id}/test", post(changes::test))
        .route("/notices/channel/{id}/remove", post(changes::remove))
        .route("/notices/confirm/{token}", get(links::ask_confirm).post(links::confirm))
}

/// The link that stops notices. Mailboxes follow it by themselves (RFC 8058), from nowhere and with no cookies; what it may
/// do, the link itself proves. So no guard of origins stands before it.
pub fn from_anywhere(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/notices/stop/{channel}/{proof}", get(links::ask_stop).post(links::stop))
        .layer(middleware::from_fn_with_state(app.work.clone(), routes::to_the_end))
        .layer(middleware::from_fn_with_state(app.clone(), routes::in_time))
}

/// The way here, for the settings page.
pub fn section(visitor: &Visitor) -> Markup {
    html! {
        section .card {
            h2 { (visitor.t("notices-title")) }
            p { (visitor.t("notices-text")) }
            p { a .btn href="/notices" { (visitor.t("notices-to")) } }
        }
    }
}

/// `GET /notices`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let (mut channels, mut kept, mut troubles) = (Vec::new(), None, Vec::new());
    if let Some(person) = &visitor.person {
        channels = app.store.channels(&person.id).await?;
        kept = app.store.notice_settings(&person.id).await?;
        troubles = app.store.troubles(&person.id, 10).await?;
    }
    let settings = kept.unwrap_or_default();
    // Who never chose a time zone is shown their browser's.
    let new = settings.quiet.is_none() && settings.zone == NoticeSettings::default().zone;
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("notices-title")) }
            p { (t("notices-text")) }
            section .card data-push=(app.notices.push_key()) data-words-denied=(t("notices-push-denied"))
                data-words-failed=(t("notices-push-failed")) {
                h2 { (t("notices-push-title")) }
                p { (t("notices-push-text")) }
                p data-on hidden { b { (t("notices-push-on")) } }
                p data-unable hidden { (t("notices-push-unable")) }
                noscript { p { (t("notices-push-noscript")) } }
                p .row { button .btn.primary type="button" hidden { (t("notices-push-go")) } }
            }
            (list(&app, &visitor, &channels, &settings))
            (channels::forms(&app, &visitor))
            (wishes(&visitor, &settings, new))
            (not_arrived(&visitor, &channels, &troubles, &settings, app.now()))
            p { a href="/settings" { (t("notices-back")) } }
        }
        script type="module" src=(assets::url("push.js")) {}
    };
    Ok(frame::page(&visitor, &t("notices-title"), body))
}

fn list(app: &App, visitor: &Visitor, channels: &[Channel], settings: &NoticeSettings) -> Markup {
    html! {
        section #channels .card {
            h2 { (visitor.t("notices-channels")) }
            @if channels.is_empty() { p .dim { (visitor.t("notices-channels-none")) } }
            ul .channels { @for channel in channels { (channels::line(app, visitor, channel, settings)) } }
        }
    }
}

/// What about, when, in which time zone.
fn wishes(visitor: &Visitor, settings: &NoticeSettings, new: bool) -> Markup {
    let t = |id: &str| visitor.t(id);
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let (from, until) =
        settings.quiet.map_or_else(Default::default, |(from, until)| (clock(from), clock(until)));
    html! {
        section #wishes .card {
            h2 { (t("notices-wishes")) }
            form method="post" action="/notices" {
                fieldset {
                    legend { (t("notices-kinds")) }
                    @for kind in NoticeKind::ALL {
                        label .check {
                            input type="checkbox" name="kind" value=(kind.id()) checked[settings.kinds.contains(&kind)];
                            span { (t(kind_label(kind))) }
                        }
                    }
                }
                fieldset {
                    legend { (t("notices-quiet")) }
                    div .field {
                        label for="quiet-from" { (t("notices-quiet-from")) }
                        input #quiet-from type="time" name="from" value=(from);
                    }
                    div .field {
                        label for="quiet-until" { (t("notices-quiet-until")) }
                        input #quiet-until type="time" name="until" value=(until);
                    }
                    div .field {
                        label for="zone" { (t("notices-zone")) }
                        input #zone name="zone" value=(settings.zone) maxlength="60" required data-zone=(if new { "new" } else { "kept" });
                        span .hint { (t("notices-zone-hint")) }
                    }
                    p .hint { (t("notices-quiet-hint")) }
                }
                p .hint { (t("notices-language-hint")) }
                p .row.end { button .btn.primary { (t("settings-save")) } }
            }
        }
    }
}

fn kind_label(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "notices-kind-turn",
        NoticeKind::Started => "notices-kind-started",
        NoticeKind::Over => "notices-kind-over",
        NoticeKind::Consent => "notices-kind-consent",
        NoticeKind::Invited => "notices-kind-invited",
        NoticeKind::Time => "notices-kind-time",
        NoticeKind::Mention => "notices-kind-mention",
    }
}

fn not_arrived(
    visitor: &Visitor,
    channels: &[Channel],
    troubles: &[Trouble],
    settings: &NoticeSettings,
    now: table::Millis,
) -> Markup {
    use crate::notices::fault_phrase;
    use game::phrase;
    let name = |id: &str| {
        let channel = channels.iter().find(|channel| channel.id == id);
        channel.map(|channel| channels::name(visitor, channel)).unwrap_or_default()
    };
    let time = |at| local_time(at, &settings.zone);
    html! {
        @if !troubles.is_empty() {
            section #troubles .card {
                h2 { (visitor.t("notices-troubles")) }
                ul {
                    @for trouble in troubles {
                        li {
                            b { (name(&trouble.channel)) } " · " (time(trouble.made)) ": "
                            (visitor.say(&fault_phrase(&trouble.fault))) " "
                            @match trouble.due {
                                Some(due) => (visitor.say(&phrase!("notices-trouble-again", when = time(due.max(now))))),
                                None => (visitor.say(&phrase!("notices-trouble-over", tries = trouble.tries))),
                            }
                        }
                    }
                }
            }
        }
    }
}
