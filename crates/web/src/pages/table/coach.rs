//! The coach, at tables that allow it: `GET /table/{id}/coach?seat=…&step=…` shows the best choices of the seat that is
//! to decide, everybody's chance to win, and why; with `other=…` why not this other one.

use super::{may_watch, reader::Reader, seen};
use crate::{
    App, art, frame,
    host::Question,
    keys::Key,
    pages::reasoning::sentences,
    problem::{Problem, wants_json},
    visitor::Visitor,
};
use axum::{
    Extension, Json,
    extract::{Path, Query, Request, State},
    response::{IntoResponse, Response},
};
use bots::{Advice, Choice, advice::winning::percentages};
use catalog::Move;
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
    /// Another choice, in notation: why not this?
    other: Option<String>,
}

/// The button, for who is to decide at a table that allows it.
pub fn button(reader: &Reader) -> Markup {
    let table = reader.table;
    let asks = table.created().options.coach && (reader.draft.is_empty() || reader.proposed);
    let seat = reader.seat.filter(|_| asks);
    html! {
        @if let Some(seat) = seat {
            form .after method="get" action={ "/table/" (table.id()) "/coach" } data-coach {
                input type="hidden" name="seat" value=(seat.number());
                input type="hidden" name="step" value=(table.step());
                button #ask-coach .btn.small title=(reader.t("coach-hint")) data-key=(Key::Coach.press()) {
                    (reader.t("coach-ask")) (Key::Coach.mark())
                }
            }
        }
    }
}

/// Where a script shows what the coach says: beside the board, never over it. Outside the regions: it closes when something is
/// played.
pub fn place() -> Markup {
    html! { section #coach .box.coach.scroll-y hidden aria-labelledby="coach-title" {} }
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
        let table = seen(&hosted, &visitor)?;
        let question = ask(&table, &visitor, seat, about.step)?;
        // At a shared screen nobody hears what is good for another's cards.
        if Reader::new(&app, &visitor, &table, &[])?.seat != Some(seat) {
            return Err(Problem::forbidden(phrase!("problem-coach-other-seat")));
        }
        Arc::new(question)
    };
    let advice = app.host.advise(&hosted, &question).await?;
    let compared = match about.other.as_deref().filter(|other| !other.is_empty()) {
        None => None,
        Some(other) => {
            let other = question.action(other);
            let other = other.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
            app.host.why_not(&hosted, &question, other).await?
        }
    };
    let table = seen(&hosted, &visitor)?;
    if !question.stands(&table) {
        return Err(Problem::refused(visitor.t("problem-coach-moved-on")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let said = panel(&reader, seat, &advice, compared.as_deref());
    if wants_json(&request) {
        let shown = html! {
            (said)
            button .btn.small type="button" data-coach-close data-key=(Key::Drop.press()) { (reader.t("coach-close")) }
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

/// What may be asked: their own seat's business, when it is to decide, where the table allows it.
pub(super) fn ask(table: &Table, visitor: &Visitor, seat: Seat, step: u32) -> Result<Question, Problem> {
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

fn panel(reader: &Reader, seat: Seat, advice: &Advice, compared: Option<&Choice>) -> Markup {
    // What is among the best already is not told twice.
    let best = |choice: &Choice| advice.choices.iter().any(|best| best.action == choice.action);
    let apart = compared.filter(|choice| !best(choice));
    html! {
        h2 #coach-title tabindex="-1" autofocus { (reader.t("coach-title")) }
        @if let Some(choice) = apart {
            div .advice.compared { (told(reader, seat, None, choice, advice)) }
        }
        ol .advice {
            @for (at, choice) in advice.choices.iter().enumerate() {
                li { (told(reader, seat, Some(at + 1), choice, advice)) }
            }
        }
        (why_not(reader, seat, advice))
        p .hint { (reader.t("coach-numbers")) }
    }
}

/// A choice: a button that carries it out, everybody's chance to win, why, and how play would go on.
fn told(reader: &Reader, seat: Seat, place: Option<usize>, choice: &Choice, all: &Advice) -> Markup {
    let (table, first) = (reader.table, choice.action.text);
    html! {
        (take(reader, seat, place, choice))
        ul .chances {
            @for (other, share) in Seat::all(table.setup().players).zip(percentages(&choice.chances)) {
                (chance(reader, other, share, choice))
            }
        }
        p .why { (why(reader, seat, choice, all)) }
        p .line {
            a href={ "/table/" (table.id()) "/coach/line?" (query(seat, table.step(), first, 1)) } { (reader.t("coach-line")) }
        }
    }
}

/// The address of a moment on the line of a choice.
pub(super) fn query(seat: Seat, step: u32, choice: &str, at: usize) -> String {
    let letter = |byte: u8| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    let choice: String = choice.bytes().map(letter).collect();
    format!("seat={}&step={step}&choice={choice}&at={at}", seat.number())
}

/// What to do, as a button that does it all.
fn take(reader: &Reader, seat: Seat, place: Option<usize>, choice: &Choice) -> Markup {
    let table = reader.table;
    html! {
        form method="post" action={ "/table/" (table.id()) "/act" } data-live {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="step" value=(table.step());
            @for action in &choice.plan { input type="hidden" name="action" value=(action.text); }
            button .act {
                @if let Some(place) = place { b .place { (place) "." } }
                span { (called(reader, seat, &choice.plan)) }
            }
        }
    }
}

/// What a whole decision is called: each of its actions as its button says it, the same ones counted.
pub(super) fn called(reader: &Reader, seat: Seat, plan: &[Move]) -> String {
    let texts: Vec<String> = plan.iter().map(|action| action.text.to_string()).collect();
    let mut names: Vec<(String, u32)> = Vec::new();
    for (at, action) in plan.iter().enumerate() {
        let tried = (at > 0).then(|| reader.who()).flatten();
        let tried = tried.and_then(|who| reader.table.try_actions(seat, &texts[..at], &who).ok());
        let view = tried.as_ref().map_or(reader.view(), |tried| &tried.view);
        let name = reader.say(&view.say_action(seat, action.index));
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }
    let counted = |(name, count): (String, u32)| match count {
        1 => name,
        _ => reader.say(&phrase!("coach-times", count = count, name = name)),
    };
    joined(names.into_iter().map(counted))
}

/// Actions in a row. What several of them begin with, as in "Offer: cocoa, cotton", is said once.
fn joined(names: impl IntoIterator<Item = String>) -> String {
    let (mut all, mut before) = (String::new(), String::new());
    for name in names {
        let (begins, rest) = name.split_once(": ").unwrap_or(("", &name));
        let said = if !begins.is_empty() && begins == before { rest } else { &name };
        if !all.is_empty() {
            all.push_str(", ");
        }
        all.push_str(said);
        before = begins.to_string();
    }
    all
}

/// One seat's chance to win.
fn chance(reader: &Reader, seat: Seat, percent: u32, choice: &Choice) -> Markup {
    let points = choice.points[seat.index()].round() as i64;
    let points = phrase!(reader.words.here("coach-points-here", "coach-points"), points = points);
    html! {
        li class={ "seat-" (seat.number()) } {
            (art::seat(seat.number().into()))
            span .name { (reader.name(seat)) }
            svg .bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                rect .all width="100" height="8" {}
                rect .part width=(percent) height="8" {}
            }
            b { (reader.say(&phrase!("coach-share", share = percent))) }
            span .dim { (reader.say(&points)) }
        }
    }
}

/// Why, in words.
fn why(reader: &Reader, seat: Seat, choice: &Choice, all: &Advice) -> String {
    let Some(reasons) = &choice.reasons else { return reader.t("coach-only") };
    // A decision of several actions is called by its place in the list.
    let place = all.choices.iter().position(|known| known.action == reasons.other && known.plan.len() > 1);
    let other = match place {
        Some(place) => reader.say(&phrase!("coach-nth", place = place + 1)),
        None => reader.say(&reader.view().say_action(seat, reasons.other.index)),
    };
    sentences(&reader.words, &|seat| reader.name(seat), seat, reasons, &other)
}

/// "Why not this?", for every other legal choice.
fn why_not(reader: &Reader, seat: Seat, advice: &Advice) -> Markup {
    let table = reader.table;
    let told = |action: &Move| advice.choices.iter().any(|choice| choice.action == *action);
    let others: Vec<&Move> = reader.legal().iter().filter(|action| !told(action)).collect();
    html! {
        @if !others.is_empty() {
            form .why-not method="get" action={ "/table/" (table.id()) "/coach" } data-coach {
                input type="hidden" name="seat" value=(seat.number());
                input type="hidden" name="step" value=(table.step());
                label {
                    span { (reader.t("coach-why-not")) }
                    select name="other" {
                        @for action in others {
                            option value=(action.text) { (reader.say(&reader.view().say_action(seat, action.index))) }
                        }
                    }
                }
                button .btn.small { (reader.t("coach-why-not-ask")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn what_actions_begin_with_is_said_once() {
        let said = |names: &[&str]| joined(names.iter().map(|name| name.to_string()));
        assert_eq!(said(&["Offer: cocoa", "Offer: corn", "Offer: cotton"]), "Offer: cocoa, corn, cotton");
        assert_eq!(
            said(&["Offer: cocoa", "Keep: corn", "Offer: cotton"]),
            "Offer: cocoa, Keep: corn, Offer: cotton"
        );
        assert_eq!(said(&["Pass", "Pass"]), "Pass, Pass");
    }
}
