//! The coach, at tables that allow it: `GET /table/{id}/coach?seat=…&step=…` shows the best choices of the seat that is
//! to decide, what everybody may expect of them, and why.

use super::{may_watch, reader::Reader};
use crate::{
    App, art, frame,
    host::Question,
    pages::percent,
    problem::{Problem, wants_json},
    visitor::Visitor,
};
use axum::{
    Extension, Json,
    extract::{Path, Query, Request, State},
    response::{IntoResponse, Response},
};
use bots::{Advice, Choice};
use game::{Seat, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use table::Table;

/// For which seat, and where the game stood when the page was made.
#[derive(Clone, Debug, Deserialize)]
pub struct About {
    seat: u64,
    step: u32,
}

/// The button, for who is to decide at a table that allows it.
pub fn button(reader: &Reader) -> Markup {
    let table = reader.table;
    let seat = reader.seat.filter(|_| table.created().options.coach && reader.draft.is_empty());
    html! {
        @if let Some(seat) = seat {
            form .after method="get" action={ "/table/" (table.id()) "/coach" } data-coach {
                input type="hidden" name="seat" value=(seat.number());
                input type="hidden" name="step" value=(table.step());
                button #ask-coach .btn.small title=(reader.t("coach-hint")) { (reader.t("coach-ask")) }
            }
        }
    }
}

/// Where a script shows what the coach says. Outside the regions: it closes when something is played.
pub fn place() -> Markup {
    html! { div #coach .menu.coach popover role="dialog" aria-labelledby="coach-title" {} }
}

/// `GET /table/{id}/coach`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(about): Query<About>,
    request: Request,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let seat = Seat::from_number(about.seat);
    let seat = seat.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
    let question = {
        let table = hosted.read();
        let question = ask(&table, &visitor, seat, about.step)?;
        // At a shared screen nobody hears what is good for another's cards.
        if Reader::new(&app, &visitor, &table, &[])?.seat != Some(seat) {
            return Err(Problem::forbidden(phrase!("problem-coach-other-seat")));
        }
        Arc::new(question)
    };
    let advice = app.host.advise(&hosted, &question).await?;
    let table = hosted.read();
    if !question.stands(&table) {
        return Err(Problem::refused(visitor.t("problem-coach-moved-on")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let said = panel(&reader, seat, &advice);
    if wants_json(&request) {
        let shown = html! {
            (said)
            button .btn.small type="button" popovertarget="coach" popovertargetaction="hide" { (reader.t("coach-close")) }
        };
        return Ok(Json(json!({ "html": shown.into_string() })).into_response());
    }
    let body = html! {
        main #main .page.narrow.stack {
            div .card.coach { (said) }
            p .row { a .btn href={ "/table/" (id) } { (reader.t("replay-to-table")) } }
        }
    };
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &reader.t("coach-title"), &about, body).into_response())
}

/// What may be asked: the own seat's business, when it is to decide, where the table allows it.
fn ask(table: &Table, visitor: &Visitor, seat: Seat, step: u32) -> Result<Question, Problem> {
    if !may_watch(table, visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let own = visitor.person.as_ref().is_some_and(|person| table.seats_of(&person.id).contains(seat));
    if !own {
        return Err(Problem::forbidden(phrase!("problem-coach-other-seat")));
    }
    if !table.created().options.coach {
        return Err(Problem::forbidden(phrase!("problem-coach-off")));
    }
    let question = Question::of(table, seat);
    let question = question.ok_or_else(|| Problem::refused(visitor.t("problem-coach-not-asked")))?;
    if table.step() != step {
        return Err(Problem::refused(visitor.t("problem-coach-moved-on")));
    }
    Ok(question)
}

fn panel(reader: &Reader, seat: Seat, advice: &Advice) -> Markup {
    let alone = advice.choices.len() == 1;
    html! {
        h2 #coach-title tabindex="-1" autofocus { (reader.t("coach-title")) }
        ol .advice {
            @for (at, choice) in advice.choices.iter().enumerate() {
                li {
                    (take(reader, seat, at, choice))
                    ul .chances { @for other in Seat::all(reader.table.setup().players) { (chance(reader, other, choice)) } }
                    p .why { (why(reader, at, alone, choice)) }
                }
            }
        }
        p .hint { (reader.t("coach-numbers")) }
    }
}

/// What to do, as a button that does it.
fn take(reader: &Reader, seat: Seat, at: usize, choice: &Choice) -> Markup {
    let table = reader.table;
    html! {
        form method="post" action={ "/table/" (table.id()) "/act" } data-live {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="step" value=(table.step());
            button .act name="action" value=(choice.action.text) {
                b .place { (at + 1) "." }
                span { (reader.say(&reader.view().say_action(seat, choice.action.index))) }
            }
        }
    }
}

/// What one seat may expect.
fn chance(reader: &Reader, seat: Seat, choice: &Choice) -> Markup {
    let share = percent(choice.shares[seat.index()]);
    let points = choice.points[seat.index()].round() as i64;
    html! {
        li class={ "seat-" (seat.number()) } {
            (art::seat(seat.number().into()))
            span .name { (reader.name(seat)) }
            svg .bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                rect .all width="100" height="8" {}
                rect .part width=(share) height="8" {}
            }
            b { (reader.say(&phrase!("coach-share", share = share))) }
            span .dim { (reader.say(&phrase!("coach-points", points = points))) }
        }
    }
}

/// Why, in words.
fn why(reader: &Reader, at: usize, alone: bool, choice: &Choice) -> String {
    if alone {
        return reader.t("coach-only");
    }
    let reasons: Vec<String> =
        choice.reasons.iter().map(|reason| reader.t(&format!("reason-{reason}"))).collect();
    let reasons = (!reasons.is_empty()).then(|| reader.words.language.list(&reasons));
    match (at, reasons) {
        (0, Some(reasons)) => reader.say(&phrase!("coach-for", reasons = reasons)),
        (0, None) => reader.t("coach-hardly-better"),
        (_, Some(reasons)) => reader.say(&phrase!("coach-against", reasons = reasons)),
        (_, None) => reader.t("coach-as-good"),
    }
}
