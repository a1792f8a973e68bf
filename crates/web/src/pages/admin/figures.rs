//! What the host reads: how much there is of everything and may be, notices on their way, what is kept how long, errors.

use crate::{
    App, dates::moment, notices::fault_phrase, pages::notices::channel_kind_name, problem::Problem, recent,
    visitor::Visitor,
};
use game::phrase;
use maud::{Markup, html};
use store::{Keep, OutboxReport, Quota};
use table::Millis;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;
/// How many messages that did not arrive are listed.
const TROUBLES: u32 = 20;

/// All of it, below the accounts.
pub async fn sections(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let census = app.store.people().census().await?;
    let report = app.store.outbox_report(TROUBLES).await?;
    let t = |id: &str| visitor.t(id);
    Ok(html! {
        section #numbers {
            h2 { (t("admin-numbers")) }
            (table_of(visitor, "admin-numbers", &["admin-what", "admin-now"], html! {
                @for (what, now) in numbers(app, &census) {
                    tr { th scope="row" { (t(&format!("admin-{what}"))) } td { (now) } }
                }
            }))
        }
        section #limits {
            h2 { (t("admin-limits")) }
            p .hint { (t("admin-limits-text")) }
            @let head = ["admin-what", "admin-per-person", "admin-per-address", "admin-altogether"];
            (table_of(visitor, "admin-limits", &head, html! {
                @for (what, quota) in limits(app) {
                    tr {
                        th scope="row" { (t(&format!("admin-{what}"))) }
                        @for most in [quota.person, quota.address, quota.total] { td { (most) } }
                    }
                }
            }))
        }
        (outbox(visitor, &report))
        section #retention {
            h2 { (t("admin-retention")) }
            p .hint { (t("admin-retention-text")) }
            ul {
                @for (what, span) in retention(&app.config.keep) {
                    li { (t(&format!("admin-keep-{what}"))) " " b { (length(visitor, span)) } }
                }
            }
        }
        section #errors {
            h2 { (t("admin-errors")) }
            @let lines = recent::all();
            @if lines.is_empty() { p .dim { (t("admin-no-errors")) } }
            ul { @for line in &lines { li { (moment(visitor.tongue(), line.at)) " " b { (line.level) } " " (line.text) } } }
        }
    })
}

fn table_of(visitor: &Visitor, title: &str, head: &[&str], rows: Markup) -> Markup {
    html! {
        div .scroll-x tabindex="0" role="region" aria-label=(visitor.t(title)) {
            table .scores {
                thead { tr { @for head in head { th scope="col" { (visitor.t(head)) } } } }
                tbody { (rows) }
            }
        }
    }
}

/// How much there is.
fn numbers(app: &App, census: &store::people::Census) -> [(&'static str, u64); 11] {
    [
        ("accounts", census.accounts),
        ("sessions", census.sessions),
        ("gathering", census.gathering),
        ("unfinished", census.unfinished),
        ("finished", census.finished),
        ("in-memory", app.host.in_memory() as u64),
        ("records", census.records),
        ("rewrites", census.rewrites),
        ("passwords", app.passwords.looked_at()),
        ("fallbacks", app.host.fallbacks()),
        ("panics", app.host.panics()),
    ]
}

/// How much there may be.
fn limits(app: &App) -> [(&'static str, Quota); 13] {
    let quotas = &app.config.quotas;
    [
        ("accounts", quotas.accounts),
        ("sessions", quotas.sessions),
        ("gathering", quotas.gathering),
        ("unfinished", quotas.unfinished),
        ("records", quotas.records),
        ("links", quotas.links),
        ("tokens", quotas.tokens),
        ("bots", quotas.bots),
        ("invitations", quotas.invitations),
        ("marks", quotas.marks),
        ("channels", quotas.channels),
        ("confirmations", quotas.confirmations),
        ("tournaments", quotas.tournaments),
    ]
}

/// What is kept how long.
fn retention(keep: &Keep) -> [(&'static str, Millis); 12] {
    [
        ("sessions", keep.sessions),
        ("unused-sessions", keep.unused_sessions),
        ("empty", keep.empty),
        ("gathering", keep.gathering),
        ("entering", keep.entering),
        ("abandoned", keep.abandoned),
        ("stopped", keep.stopped),
        ("records", keep.records),
        ("tokens", keep.tokens),
        ("notices", keep.notices),
        ("channels", keep.channels),
        ("deals", keep.deals),
    ]
}

fn length(visitor: &Visitor, span: Millis) -> String {
    match span % DAY != 0 {
        true => visitor.say(&phrase!("admin-hours", count = span / HOUR)),
        false => visitor.say(&phrase!("admin-days", count = span / DAY)),
    }
}

/// Notices on their way: how many by which kind of channel, and what did not arrive. Nobody's name or address.
fn outbox(visitor: &Visitor, report: &OutboxReport) -> Markup {
    let t = |id: &str| visitor.t(id);
    let head = [
        "admin-outbox-kind",
        "admin-outbox-channels",
        "admin-outbox-waiting",
        "admin-outbox-retried",
        "admin-outbox-failed",
    ];
    html! {
        section #outbox {
            h2 { (t("admin-outbox")) }
            p .hint { (t("admin-outbox-text")) }
            (table_of(visitor, "admin-outbox", &head, html! {
                @for line in &report.traffic {
                    tr {
                        th scope="row" { (t(channel_kind_name(line.kind))) }
                        @for count in [line.channels, line.waiting, line.retried, line.failed] { td { (count) } }
                    }
                }
            }))
            @if report.troubles.is_empty() { p .dim { (t("admin-outbox-fine")) } }
            ul {
                @for (kind, trouble) in &report.troubles {
                    li {
                        (moment(visitor.tongue(), trouble.made)) " " b { (t(channel_kind_name(*kind))) } " "
                        (visitor.say(&fault_phrase(&trouble.fault))) " "
                        span .dim {
                            (visitor.say(&match trouble.due {
                                Some(_) => phrase!("admin-outbox-again", tries = trouble.tries),
                                None => phrase!("notices-trouble-over", tries = trouble.tries),
                            }))
                        }
                    }
                }
            }
        }
    }
}
