//! Behind the button "Choose ahead": questions that may be answered before they are asked.

use crate::{games::face, regions::Region, scene::Reader};
use game::Seat;
use maud::{Markup, html};
use table::{Ahead, Phase};

/// May this reader choose something ahead? Who looks over a shoulder may not.
pub fn may(reader: &Reader) -> bool {
    let own = reader.seat.is_some_and(|seat| reader.mine.contains(seat));
    own && reader.table.phase() == Phase::Playing && reader.table.drift().is_none()
}

/// What the reader has chosen ahead, and what else can be.
pub fn ahead<'a>(reader: &'a Reader) -> Region<'a> {
    let seat = reader.seat.filter(|_| may(reader));
    let questions = match (seat, reader.who()) {
        (Some(seat), Some(who)) => reader.table.ahead(seat, &who),
        _ => Vec::new(),
    };
    let chosen: Vec<_> = questions.iter().map(|question| question.chosen.clone()).collect();
    let standing = seat.and_then(|seat| (face(reader.table.game()).standing)(reader.view(), seat));
    let from = (
        (reader.words.name(), reader.table.id(), reader.table.game().id()),
        (seat.map(Seat::number), chosen, standing.clone()),
    );
    Region::of("ahead-list", from, move || contents(reader, seat, &questions, standing.as_ref()))
}

fn contents(
    reader: &Reader,
    seat: Option<Seat>,
    questions: &[Ahead],
    standing: Option<&(&'static str, Vec<String>)>,
) -> Markup {
    html! {
        section .stack {
            @if let Some(seat) = seat {
                h2 { (reader.t("choose-ahead")) }
                p .hint { (reader.t("choose-ahead-hint")) }
                @for question in questions {
                    (form(reader, seat, question, standing.filter(|(id, _)| *id == question.id)))
                }
            }
        }
    }
}

fn form(
    reader: &Reader,
    seat: Seat,
    question: &Ahead,
    standing: Option<&(&'static str, Vec<String>)>,
) -> Markup {
    let action = format!("/table/{}/ahead", reader.table.id());
    let full = question.chosen.len() >= table::ANSWERS_LIMIT;
    let select = format!("ahead-{}", question.id);
    // An answer is not offered as its own alternative.
    let new = |action: &str| question.several || !question.chosen.iter().any(|one| one == action);
    html! {
        div .ahead {
            label for=(select) { (reader.t(&format!("ahead-{}", question.id))) }
            @if !question.chosen.is_empty() {
                p { b { (said(reader, question)) } }
            }
            div .row {
                @if !full {
                    form .row method="post" action=(action) data-live {
                        (about(seat, question.id, &question.chosen))
                        select #(select) name="action" required {
                            option value="" { (reader.t(hint(question))) }
                            @for (action, name) in question.answers.iter().filter(|(action, _)| new(action)) {
                                option value=(action) { (reader.say(name)) }
                            }
                        }
                        button id={ "add-" (question.id) } .btn.small { (reader.t("choose-ahead-add")) }
                    }
                }
                @if let Some((_, actions)) = standing.filter(|(_, actions)| *actions != question.chosen) {
                    form method="post" action=(action) data-live {
                        (about(seat, question.id, actions))
                        button id={ "standing-" (question.id) } .btn.small { (reader.t("choose-ahead-standing")) }
                    }
                }
                @if !question.chosen.is_empty() {
                    form method="post" action=(action) data-live {
                        (about(seat, question.id, &[]))
                        button id={ "withdraw-" (question.id) } .btn.small.danger { (reader.t("choose-ahead-withdraw")) }
                    }
                }
            }
        }
    }
}

/// The fields of a form: whose answer, to what, and what has been chosen before.
fn about(seat: Seat, question: &str, actions: &[String]) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat.number());
        input type="hidden" name="question" value=(question);
        @for action in actions { input type="hidden" name="action" value=(action); }
    }
}

/// What the next answer would be.
fn hint(question: &Ahead) -> &'static str {
    match (question.chosen.is_empty(), question.several) {
        (true, _) => "choose-ahead-first",
        (false, true) => "choose-ahead-then",
        (false, false) => "choose-ahead-else",
    }
}

/// The answers given: one after the other, or one instead of the other.
fn said(reader: &Reader, question: &Ahead) -> String {
    let name = |action: &String| {
        let known = question.answers.iter().find(|(known, _)| known == action);
        known.map_or_else(|| action.clone(), |(_, name)| reader.say(name))
    };
    let names: Vec<String> = question.chosen.iter().map(name).collect();
    names.join(&reader.t(if question.several { "choose-ahead-next" } else { "choose-ahead-or" }))
}
