//! The lesson at a table: its panel, and the check that the learner does what the note asks for.

use crate::{App, problem::Problem, regions::Region, scene::Reader, visitor::Visitor};
use game::{Arg, Seat, phrase};
use lessons::{Guide, Stray};
use maud::{Markup, html};
use std::sync::Arc;
use table::Who;

/// The panel with the present note, at the table of a lesson.
pub fn region<'a>(reader: &Reader) -> Option<Region<'a>> {
    let guide = Guide::of(reader.table)?;
    reader.mine.contains(guide.lesson.seat).then(|| Region::new("lesson", panel(reader, &guide)))
}

fn panel(reader: &Reader, guide: &Guide) -> Markup {
    let asked = reader.who().map(|who| guide.asked(&who)).unwrap_or_default();
    let (at, notes) = (guide.at(), guide.lesson.notes.len());
    let note = guide.note().filter(|_| guide.is_on_line());
    // Only what is to be done is pointed at.
    let mark = note.filter(|_| !asked.is_empty() || guide.is_over()).map(|note| note.mark.join(" "));
    let names = neighbours(reader, guide.lesson.seat);
    let text = |attribute: &str| {
        let id = format!("{}.{attribute}", note.map(|note| note.say.as_str()).unwrap_or_default());
        reader.words.has(&id).then(|| reader.words.say_id(&id, &names))
    };
    html! {
        section .box.lesson aria-live="polite" data-mark=[mark] data-asked=(asked.join(";")) {
            p .lesson-at {
                (reader.say(&phrase!("lesson-at", at = at + 1, of = notes)))
                progress value=(at + 1) max=(notes) aria-hidden="true" {}
            }
            @match note {
                None => p { (reader.t("lesson-strayed")) },
                Some(note) => {
                    div .scroll-y tabindex="0" {
                        h2 { (reader.t(&note.say)) }
                        @if let Some(see) = text("see") { p { (see) } }
                        @if let Some(why) = text("why") { p { (why) } }
                    }
                    @if let (Some(todo), false) = (text("do"), asked.is_empty()) { p .todo { (todo) } }
                    @if asked.is_empty() && !guide.is_over() { p .todo.done { (reader.t("lesson-wait")) } }
                }
            }
            (buttons(reader, guide, !asked.is_empty()))
        }
    }
}

/// The players to the learner's left and right, for the notes to name.
fn neighbours(reader: &Reader, seat: Seat) -> [(&'static str, Arg); 2] {
    let others: Vec<Seat> = seat.clockwise(reader.table.setup().players).skip(1).collect();
    let name = |seat: Option<&Seat>| Arg::Text(seat.map(|seat| reader.name(*seat)).unwrap_or_default());
    [("left", name(others.first())), ("right", name(others.last()))]
}

fn buttons(reader: &Reader, guide: &Guide, asked: bool) -> Markup {
    let action = format!("/table/{}/lesson", reader.table.id());
    let button = |go: &str, class: &str| {
        html! { button class=(class) name="go" value=(go) { (reader.t(&format!("lesson-{go}"))) } }
    };
    html! {
        @if guide.is_over() {
            // To another table: not in place.
            form .after method="post" action=(action) { (button("on", "btn primary")) }
        }
        form .after method="post" action=(action) data-live {
            input type="hidden" name="step" value=(reader.table.step());
            @if guide.back().is_some() && guide.is_on_line() { (button("back", "btn small")) }
            @if asked { (button("skip", "btn small")) }
            @if guide.is_over() || !guide.is_on_line() { (button("restart", "btn small")) }
        }
    }
}

/// What somebody wants to play, if this is no lesson or it is what the note asks for: then in the order of the lesson.
/// Anything else is not played, and the learner reads why.
pub async fn checked(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    seat: Seat,
    actions: Vec<String>,
) -> Result<Vec<String>, Problem> {
    let hosted = app.host.open(id).await?;
    let table = hosted.read();
    let (Some(guide), Some(person)) = (Guide::of(&table), &visitor.person) else { return Ok(actions) };
    guide.check(seat, &actions, &Who::Person(person.id.clone())).map_err(|stray| {
        Problem::refused(visitor.t(match stray {
            Stray::Other => "lesson-other",
            Stray::Over => "lesson-over",
        }))
    })
}
