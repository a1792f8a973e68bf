//! The story so far in sentences, and the talk.

use super::runs;
use crate::{App, art, keys::Key, pages::people::name_of, regions::Region, scene::Reader, speech::Tongue};
use game::{Arg, Phrase, Seat, phrase};
use maud::{Markup, html};
use std::ops::Range;
use table::{By, PersonId, Saying, Told, people::CHAT_LIMIT};

/// This many lines of the story stand on a table's page; the rest is a click away.
const RECENT: usize = 60;

/// No run is longer than this.
const RUN: usize = 25;

/// The log, newest first: what just happened is what one looks for. A page that has it gets the new lines.
pub fn story<'a>(reader: &'a Reader) -> Region<'a> {
    let table = reader.table;
    // As long as what stands before the dot is the same, so are the lines before the number after it.
    let same =
        format!("{}-{}-{}", reader.seat.map_or(0, Seat::number), reader.words.language.tag(), table.retold());
    let told = runs::open(reader).map_or(table.story_len(), |(first, _)| first);
    Region::growing("story", format!("{same}.{told}"), move |has| match has {
        None => Some(whole(reader, told)),
        Some(has) => {
            let (of, from) = has.split_once('.')?;
            let from: usize = from.parse().ok()?;
            let lines = lines(reader, from..told, RECENT);
            (of == same && from <= told && lines.len() < RECENT)
                .then(|| html! { ol data-add=".log" { @for (_, line) in &lines { (line) } } })
        }
    })
}

fn whole(reader: &Reader, told: usize) -> Markup {
    let lines = lines(reader, 0..told, RECENT);
    html! {
        section .box.story {
            h2 { (reader.t("table-story")) }
            ol .log data-keep="log" reversed {
                @for (_, line) in &lines { (line) }
                @if let Some((place, _)) = lines.get(RECENT - 1) { li { (earlier(reader, *place)) } }
            }
        }
    }
}

/// The last lines at these places, newest first, at most this many.
fn lines(reader: &Reader, places: Range<usize>, most: usize) -> Vec<(usize, Markup)> {
    // More than are wanted: some of them are one line together.
    let first = places.end.saturating_sub(most * RUN).max(places.start);
    let told = runs::told(reader.table.game(), reader.table.story_lines(reader.seat, first..places.end))
        .into_iter()
        .rev();
    let lines = told.filter_map(|(place, told)| Some((place, line(reader, &told, &text(reader, &told)?))));
    lines.take(most).collect()
}

/// The way to what happened and was said before this place.
pub fn earlier(reader: &Reader, place: usize) -> Markup {
    html! {
        a href={ "/table/" (reader.table.id()) "/story?before=" (place) } { (reader.t("table-earlier")) }
    }
}

/// A line of the log.
pub fn line(reader: &Reader, told: &Told, text: &str) -> Markup {
    let mark = html! { @if let Some(seat) = marked(told) { (art::seat(seat.number().into())) " " } };
    html! {
        li {
            @if told.undone {
                (mark) s { (text) } " " span .dim { (reader.t("table-taken-back")) }
            } @else {
                a href={ "/table/" (reader.table.id()) "/at/" (told.step) } title=(reader.t("table-this-position")) {
                    (mark) (text)
                }
                // What somebody chose beforehand is no secret once it is played.
                @if told.by == Some(By::Ahead) { " " span .tag { (reader.t("table-by-ahead")) } }
            }
        }
    }
}

/// A line of what happened lately; what an order did says so.
pub fn news_line(reader: &Reader, told: &Told, text: &str) -> Markup {
    let marked = marked(told);
    // What follows from it for others was not done for anybody.
    let by = told.by.filter(|_| marked.is_none() || marked == told.actor);
    html! {
        li {
            @if let Some(seat) = marked { (art::seat(seat.number().into())) " " }
            (text)
            @if by == Some(By::Order) {
                " " button .tag.on type="button" popovertarget="more" { (reader.t("table-by-order")) }
            } @else if by == Some(By::Ahead) {
                " " span .tag { (reader.t("table-by-ahead")) }
            }
        }
    }
}

/// Whose mark a line has: an action of one player may make others do something.
fn marked(told: &Told) -> Option<Seat> {
    match &told.saying {
        Saying::Game(phrase) => doer(phrase),
        Saying::Table(_) | Saying::Chat { .. } => told.actor,
    }
}

/// The player a sentence of a game is about. Of a rent it is the owner who gets it.
pub fn doer(phrase: &Phrase) -> Option<Seat> {
    let named = |wanted: &str| {
        phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if *name == wanted => Some(*seat),
            _ => None,
        })
    };
    named("owner").or_else(|| named("who"))
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
        // The game itself has just told how it ended.
        Saying::Table(phrase) if phrase.id == "story-finished" => None,
        Saying::Table(phrase) => Some(reader.say(phrase)),
        Saying::Chat { .. } => None,
    }
}

/// How much of the talk stands on a table's page.
const TALK: usize = 30;

/// Something that was said: its place in the story, who said it, what they are called, and the words.
pub type Line<'a> = (usize, &'a PersonId, &'a str, &'a str);

/// Shows it. A page that knows the place of the last line knows which are new, and reads them aloud.
pub fn said(app: &App, words: &Tongue, (place, person, name, text): Line<'_>) -> Markup {
    html! { li data-said=(place) { b { (name_of(app, words, person, name)) ":" } " " (text) } }
}

/// What people said last.
pub fn chat(reader: &Reader) -> Markup {
    let heard = reader.table.talk().filter(|(_, person, ..)| !reader.visitor.mutes(person));
    let recent: Vec<Line> = heard.rev().take(TALK).collect();
    let before = recent.last().map(|(place, ..)| *place).filter(|_| recent.len() == TALK);
    html! {
        ul .chat data-keep="chat" tabindex="0" aria-label=(reader.t("table-talk")) {
            @if recent.is_empty() { li .dim { (reader.t("table-nobody-said")) } }
            @for one in recent { (said(reader.app, &reader.words, one)) }
            @if let Some(place) = before { li { (earlier(reader, place)) } }
        }
    }
}

/// Where to say something. Outside the regions: nobody's half-written line is to be replaced.
pub fn chat_form(reader: &Reader) -> Markup {
    html! {
        form .chat-form method="post" action={ "/table/" (reader.table.id()) "/chat" } data-live data-clear {
            input name="text" required maxlength=(CHAT_LIMIT) autocomplete="off" aria-label=(reader.t("table-say"))
                placeholder=(reader.t("table-say")) data-key=(Key::Talk.press());
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

/// All moves of the game: the step that shows it, the phrase, and what it says.
pub fn moves(reader: &Reader) -> Vec<(u32, Phrase, String)> {
    let told =
        runs::told(reader.table.game(), reader.table.story_lines(reader.seat, 0..reader.table.story_len()));
    let of_game = told.into_iter().filter_map(|(_, told)| {
        let text = text(reader, &told).filter(|_| !told.undone)?;
        match told.saying {
            Saying::Game(phrase) => Some((told.step, phrase, text)),
            _ => None,
        }
    });
    of_game.collect()
}
