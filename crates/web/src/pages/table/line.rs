//! `GET /table/{id}/coach/line?seat=…&step=…&choice=…&at=…`: how play would go on after a choice, step by step on the board. The
//! board is drawn from the seat's own view of a position it can imagine: what is hidden from the seat is not in it.

use super::{
    coach::{ask, query},
    reader::{Past, Reader, Scene, cards},
    seen,
};
use crate::{
    App, art, frame,
    games::board,
    keys::{self, Key},
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, Query, State},
};
use bots::Choice;
use game::{Seat, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// Which moment of which line.
#[derive(Clone, Debug, Deserialize)]
pub struct About {
    seat: u64,
    step: u32,
    choice: String,
    at: usize,
}

/// `GET /table/{id}/coach/line`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(about): Query<About>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let bad = || Problem::bad_form(phrase!("problem-bad-form"));
    let seat = Seat::from_number(about.seat).ok_or_else(bad)?;
    let question = {
        let table = seen(&hosted, &visitor)?;
        let question = ask(&table, &visitor, seat, about.step)?;
        // At a shared screen nobody sees the cards of another.
        if Reader::new(&app, &visitor, &table, &[])?.seat != Some(seat) {
            return Err(Problem::forbidden(phrase!("problem-coach-other-seat")));
        }
        Arc::new(question)
    };
    let action = question.action(&about.choice).ok_or_else(bad)?;
    let advice = app.host.advise(&hosted, &question).await?;
    let choice: Arc<Choice> = match advice.choices.iter().find(|choice| choice.action == action) {
        Some(choice) => Arc::new(choice.clone()),
        None => app.host.why_not(&hosted, &question, action).await?.ok_or_else(bad)?,
    };
    let still = choice.line.after(question.view(), about.at).ok_or_else(bad)?;
    let table = seen(&hosted, &visitor)?;
    if !question.stands(&table) {
        return Err(Problem::refused(visitor.t("problem-coach-moved-on")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let (at, last) = (about.at, choice.line.steps.len());
    let scene = Scene {
        view: &still.view,
        base: &still.view,
        seat: Some(seat),
        legal: &[],
        asked: false,
        to_act: still.to_act,
        players: cards(&table),
        past: Past::Table(&table, table.step(), Some(seat)),
        draft: &[],
        pending: None,
        own: Vec::new(),
        words: &reader.words,
    };
    let told: Vec<String> = still.told.iter().map(|phrase| reader.say(phrase)).collect();
    // What is chosen in secret is not told of anybody.
    let silent = told.is_empty();
    let told = match at {
        0 => reader.t("coach-line-now"),
        _ if silent => reader.t("coach-line"),
        _ => told.join(" "),
    };
    let step = at.checked_sub(1).and_then(|before| choice.line.steps.get(before));
    let actor = step.filter(|_| !silent).map(|(seat, _)| *seat);
    let link = |to: usize| format!("/table/{id}/coach/line?{}", query(seat, about.step, action.text, to));
    let title = reader.t("coach-line");
    let about = frame::About {
        class: "at-table",
        game: Some(table.game().id()),
        place: Some(reader.t(&format!("game-{}", table.game().id()))),
        bare: true,
        ..Default::default()
    };
    let body = html! {
        main #main .table {
            h1 .sr { (title) }
            section .say tabindex="-1" {
                @if let Some(seat) = actor { (art::seat(seat.number().into())) }
                p { (told) }
            }
            @for region in &board(&scene) { (region.markup(&app.drawn)) }
            div .side {
                section .box.choose {
                    h2 { (title) }
                    p { (super::coach::called(&reader, seat, &choice.plan)) }
                    p { output { (reader.say(&phrase!("replay-step", step = at, last = last))) } }
                    nav .after {
                        @if at > 0 {
                            a .btn.small rel="prev" href=(link(at - 1)) data-key=(Key::Previous.press()) { (reader.t("replay-back")) }
                        }
                        @if at < last {
                            a .btn.small rel="next" href=(link(at + 1)) data-key=(Key::Next.press()) { (reader.t("replay-next")) }
                        }
                        a .btn.small.quiet href={ "/table/" (id) } { (reader.t("replay-to-table")) }
                    }
                    p .hint { (reader.t("coach-line-hint")) }
                    p {
                        button .btn.small.quiet type="button" popovertarget="keys" { (reader.t("keys-title")) (Key::Help.mark()) }
                    }
                }
            }
        }
        (keys::menu(&reader.words, keys::AT_LINE))
    };
    Ok(frame::page_about(&visitor, &title, &about, body))
}
