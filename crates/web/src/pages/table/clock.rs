//! The clocks at a table: what everybody has left, pauses, and what to do when somebody's time is up.

use crate::{
    art,
    pages::lobby::clock::{pace, ways},
    regions::Region,
    scene::Reader,
};
use game::{Phrase, Seat, phrase};
use maud::{Markup, html};
use table::{Hours, Millis, Pace, Phase, Reading, clock::SECOND};

/// The clocks, where there are any. Drawn in any case: they show the time.
pub fn clocks<'a>(reader: &Reader) -> Option<Region<'a>> {
    let clock = reader.table.clock()?;
    Some(Region::new("clocks", contents(reader, clock.pace)))
}

fn contents(reader: &Reader, kind: Pace) -> Markup {
    let table = reader.table;
    let now = reader.app.now().max(table.last_entry().at);
    let playing = table.phase() == Phase::Playing;
    let readings: Vec<Reading> = Seat::all(table.setup().players)
        .filter_map(|seat| table.reading(seat, reader.seat.filter(|own| reader.mine.contains(*own))))
        .filter(|reading| matches!(kind, Pace::Live { .. }) || reading.deadline.is_some() || reading.fallen)
        .collect();
    html! {
        section .box.clocks aria-label=(reader.t("clock-title")) hidden[!playing] data-now=(now) {
            h2 { (reader.t("clock-title")) }
            ul { @for reading in readings { (face(reader, kind, &reading, now)) } }
            p .hint { (reader.words.say(&pace(kind))) }
            @if table.is_paused() { p { b { (reader.t("clock-paused")) } } }
            @if playing && !reader.mine.is_empty() {
                (forms(reader))
                (ways(&reader.words, table.clock()))
            }
        }
    }
}

fn face(reader: &Reader, kind: Pace, reading: &Reading, now: Millis) -> Markup {
    let mine = reader.mine.contains(reading.seat);
    let low = reading.warning.is_some_and(|warning| warning <= now);
    html! {
        li .low[low || reading.fallen] {
            (art::seat(reading.seat.number().into()))
            b { @if mine { (reader.t("clock-yours")) } @else { (reader.name(reading.seat)) } }
            @if reading.fallen {
                span .tag.on { (reader.t("clock-fallen")) }
            } @else {
                (time(reader, kind, reading, now, mine))
            }
        }
    }
}

/// The time itself. Our script goes on counting; what stands here is right when it is loaded.
fn time(reader: &Reader, kind: Pace, reading: &Reading, now: Millis, mine: bool) -> Markup {
    let warning = reading.warning.filter(|_| mine);
    let low = mine.then(|| reader.t("clock-low"));
    match (kind, reading.deadline) {
        (Pace::Live { .. }, deadline) => html! {
            span .time role="timer" data-deadline=[deadline] data-warning=[warning] data-words-low=[low] {
                (minutes(deadline.map_or(reading.left, |deadline| deadline - now)))
            }
        },
        (Pace::Days { .. }, Some(deadline)) => {
            let person = reader.visitor.person.as_ref();
            let hours = person.and_then(|person| reader.table.hours_of(&person.id));
            html! {
                span .time data-due=(deadline) data-warning=[warning] data-words-low=[low]
                    data-words-when=[hours.is_none().then(|| reader.say(&phrase!("clock-by", when = "…".to_string())))] {
                    (due(reader, hours, deadline))
                }
            }
        }
        (Pace::Days { .. }, None) => html! {},
    }
}

/// A deadline in the reader's time, if that is known.
fn due(reader: &Reader, hours: Option<&Hours>, deadline: Millis) -> String {
    let zone = hours.map(Hours::zone);
    let zone = zone.unwrap_or(table::clock::TimeZone::UTC);
    let local = table::clock::local(&zone, deadline);
    let weekday = reader.t(&format!("clock-weekday-{}", local.weekday().to_monday_one_offset()));
    let time = format!("{:02}:{:02}", local.hour(), local.minute());
    let when = reader.say(&phrase!("clock-when", weekday = weekday, day = local.day(), time = time));
    reader.say(&match hours {
        Some(_) => phrase!("clock-by", when = when),
        None => phrase!("clock-by-utc", when = when),
    })
}

/// `4:07`, or `1:04:07`.
fn minutes(left: Millis) -> String {
    let seconds = left.max(0) / SECOND;
    match seconds / 3_600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

fn forms(reader: &Reader) -> Markup {
    let table = reader.table;
    let base = format!("/table/{}", table.id());
    let late = |seat: &Seat| table.is_flagged(*seat) && !reader.mine.contains(*seat);
    let named = |id: &'static str, seat: Seat| reader.say(&Phrase::new(id).with("name", reader.name(seat)));
    html! {
        @for seat in Seat::all(table.setup().players).filter(late) {
            p { (named("clock-decide", seat)) }
            form method="post" action={ (base) "/call-bot" } data-live {
                button .btn.small.primary name="seat" value=(seat.number()) { (named("clock-call", seat)) }
            }
        }
        @if table.is_paused() {
            form method="post" action={ (base) "/resume" } data-live { button .btn.small.primary { (reader.t("clock-resume")) } }
        } @else if table.pending().is_none() {
            form method="post" action={ (base) "/pause" } data-live { button .btn.small { (reader.t("clock-pause")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn time_is_read_as_on_a_clock() {
        assert_eq!(minutes(-5), "0:00");
        assert_eq!(minutes(61_999), "1:01");
        assert_eq!(minutes(3_600_000 + 4 * 60_000 + 7_000), "1:04:07");
    }
}
