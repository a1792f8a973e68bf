//! The story so far in sentences, and the talk.

use super::{Shelf, reader::Reader};
use crate::art;
use game::{Arg, Seat, phrase};
use maud::{Markup, PreEscaped, html};
use table::{Saying, Told, people::CHAT_LIMIT};

/// The log, newest first: what just happened is what one looks for. What was told before is on the shelf.
pub fn story(reader: &Reader, shelf: &Shelf) -> Markup {
    let say = |told: &Told| Some(line(reader, told, &text(reader, told)?).into_string());
    let recent = shelf.story(reader.table, reader.seat, reader.words.language, &say);
    html! {
        section #story .box.story {
            h2 { (reader.t("table-story")) }
            ol .log data-keep="log" reversed {
                (PreEscaped(recent.html))
                @if let Some(place) = recent.before { li { (earlier(reader, place)) } }
            }
        }
    }
}

/// The way to what happened and was said before this place.
pub fn earlier(reader: &Reader, place: usize) -> Markup {
    html! {
        a href={ "/table/" (reader.table.id()) "/story?before=" (place) } { (reader.t("table-earlier")) }
    }
}

/// A line of the log.
pub fn line(reader: &Reader, told: &Told, text: &str) -> Markup {
    let mark = html! { @if let Some(seat) = doer(told) { (art::seat(seat.number().into())) " " } };
    html! {
        li {
            @if told.undone {
                (mark) s { (text) } " " span .dim { (reader.t("table-taken-back")) }
            } @else {
                a href={ "/table/" (reader.table.id()) "/at/" (told.step) } title=(reader.t("table-this-position")) {
                    (mark) (text)
                }
            }
        }
    }
}

/// Whose deed a line tells: an action of one player may make others do something.
fn doer(told: &Told) -> Option<Seat> {
    match &told.saying {
        Saying::Game(phrase) => phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if *name == "who" => Some(*seat),
            _ => None,
        }),
        Saying::Table(_) | Saying::Chat { .. } => told.actor,
    }
}

/// A line in words; what people say stands elsewhere.
pub fn text(reader: &Reader, told: &Told) -> Option<String> {
    match &told.saying {
        Saying::Game(phrase) => Some(reader.say_of(told.step, phrase)),
        Saying::Table(phrase) if phrase.id.starts_with("story-order-") => {
            // The table knows an order by its id; people know it by its words.
            let mut phrase = phrase.clone();
            for (_, arg) in &mut phrase.args {
                if let Arg::Text(order) = arg {
                    *order = reader.t(&format!("order-{order}"));
                }
            }
            Some(reader.say(&phrase))
        }
        Saying::Table(phrase) => Some(reader.say(phrase)),
        Saying::Chat { .. } => None,
    }
}

/// So much of the talk stands on a table's page.
const TALK: usize = 30;

/// One thing somebody said.
pub fn said(name: &str, text: &str) -> Markup {
    html! { li { b { (name) ":" } " " (text) } }
}

/// What people said last.
pub fn chat(reader: &Reader) -> Markup {
    let recent: Vec<(usize, &str, &str)> = reader.table.talk().rev().take(TALK).collect();
    let before = recent.last().map(|(place, ..)| *place).filter(|_| recent.len() == TALK);
    html! {
        ul #chat .chat data-keep="chat" aria-live="polite" {
            @if recent.is_empty() { li .dim { (reader.t("table-nobody-said")) } }
            @for (_, name, text) in recent { (said(name, text)) }
            @if let Some(place) = before { li { (earlier(reader, place)) } }
        }
    }
}

/// Where to say something. Outside the regions: nobody's half-written line is to be replaced.
pub fn chat_form(reader: &Reader) -> Markup {
    html! {
        form .chat-form method="post" action={ "/table/" (reader.table.id()) "/chat" } data-live data-clear {
            input name="text" required maxlength=(CHAT_LIMIT) autocomplete="off" aria-label=(reader.t("table-say"))
                placeholder=(reader.t("table-say"));
            button .btn.small { (reader.t("table-send")) }
        }
    }
}

/// What happened in one step, for a replay.
pub fn of_step(reader: &Reader, step: u32) -> String {
    let lines = reader.table.story_of(step, reader.seat);
    let texts: Vec<String> = lines
        .iter()
        .filter(|told| !told.undone && matches!(told.saying, Saying::Game(_)))
        .filter_map(|told| text(reader, told))
        .collect();
    if texts.is_empty() && step == 0 { reader.say(&phrase!("replay-start")) } else { texts.join(" ") }
}
