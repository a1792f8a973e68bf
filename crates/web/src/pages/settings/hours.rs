//! The part of the settings page about playing hours: time zone, daily window and days off.

use crate::{App, dates::written, done::Done, problem::Problem, visitor::Visitor};
use axum::{Extension, Form, extract::State, response::Redirect};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::{collections::BTreeSet, sync::Arc};
use table::{
    Hours,
    clock::{Date, HOLIDAYS_PER_YEAR, Span, zones},
};

/// The hours of the visitor, and the form to change them; nothing for somebody unknown.
pub async fn section(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let Some(person) = &visitor.person else { return Ok(html! {}) };
    let kept = app.store.hours(&person.id).await?;
    let hours = kept.clone().unwrap_or_default();
    let time = |minutes: u16| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let today = hours.today(app.now());
    let coming = hours.spans().into_iter().filter(|(_, last)| *last > today);
    let t = |id: &str| visitor.t(id);
    Ok(html! {
        section #hours .card {
            h2 { (t("hours-title")) }
            p { (t("hours-text")) }
            form method="post" action="/settings/hours" {
                div .field {
                    label for="zone" { (t("hours-zone")) }
                    input #zone name="zone" value=(hours.zone) list="zones" required maxlength="64" data-zone[kept.is_none()];
                    datalist #zones { @for zone in zones() { option value=(zone) {} } }
                }
                div .field {
                    label for="hours-from" { (t("hours-from")) }
                    input #hours-from name="from" type="time" value=(time(hours.from)) required;
                }
                div .field {
                    label for="hours-to" { (t("hours-to")) }
                    input #hours-to name="to" type="time" value=(time(hours.from + hours.minutes)) required;
                    span .hint { (t("hours-to-hint")) }
                }
                div .field {
                    label for="hours-first" { (t("hours-first")) }
                    input #hours-first name="first" type="date";
                }
                div .field {
                    label for="hours-last" { (t("hours-last")) }
                    input #hours-last name="last" type="date";
                    span .hint { (visitor.say(&phrase!("hours-holidays-hint", most = HOLIDAYS_PER_YEAR))) }
                }
                p .row.end { button .btn.primary { (t("hours-add")) } }
                // After the button that saves: the first one is pressed by the Enter key.
                ul {
                    @for (first, last) in coming {
                        li {
                            (span(visitor, first, last)) " "
                            button .btn.small name="remove" value={ (first) "/" (last) } { (t("hours-remove")) }
                        }
                    }
                }
            }
        }
    })
}

fn span(visitor: &Visitor, first: Date, last: Date) -> String {
    visitor.say(&phrase!(
        "hours-span",
        first = written(visitor.tongue(), first),
        last = written(visitor.tongue(), last)
    ))
}

/// What the form sends.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Sent {
    zone: String,
    from: String,
    to: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
    #[serde(default)]
    remove: String,
}

impl Sent {
    /// What the hours are to be, for somebody who had these.
    fn hours(&self, before: &Hours, today: Date) -> Result<Hours, Problem> {
        let (from, to) = (minutes(&self.from)?, minutes(&self.to)?);
        let length = (to + DAY - from) % DAY;
        let mut holidays = before.holidays.clone();
        if !self.first.is_empty() || !self.last.is_empty() {
            let last = if self.last.is_empty() { &self.first } else { &self.last };
            holidays.extend(dates(&self.first, last)?);
        }
        if let Some((first, last)) = self.remove.split_once('/') {
            // Those that are over have been taken.
            dates(first, last)?
                .iter()
                .filter(|date| **date > today)
                .for_each(|date| _ = holidays.remove(date));
        }
        let minutes = if length == 0 { DAY } else { length };
        Ok(Hours { zone: self.zone.trim().to_string(), from, minutes, holidays })
    }
}

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// Browsers write seconds if somebody gave them.
fn minutes(text: &str) -> Result<u16, Problem> {
    let read = || {
        let mut parts = text.split(':').map(|part| part.parse::<u16>().ok());
        let (hour, minute) = (parts.next()??, parts.next()??);
        (hour < 24 && minute < 60).then_some(hour * 60 + minute)
    };
    read().ok_or_else(|| Problem::bad_form(phrase!("hours-bad-time")))
}

/// The days of a stretch that is short enough to be holidays.
fn dates(first: &str, last: &str) -> Result<BTreeSet<Date>, Problem> {
    let read = || -> Option<BTreeSet<Date>> {
        let (first, last): Span = (first.parse().ok()?, last.parse().ok()?);
        let days = std::iter::successors(Some(first), |date| date.tomorrow().ok());
        let days: BTreeSet<Date> =
            days.take_while(|date| *date <= last).take(2 * HOLIDAYS_PER_YEAR).collect();
        (!days.is_empty()).then_some(days)
    };
    read().ok_or_else(|| Problem::bad_form(phrase!("hours-bad-date")))
}

/// `POST /settings/hours`
pub async fn save(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Redirect, Problem> {
    let Some(person) = &visitor.person else { return Err(Problem::forbidden(phrase!("problem-no-seat"))) };
    let (now, before) = (app.now(), app.store.hours(&person.id).await?);
    let known = before.clone().unwrap_or_default();
    let hours = sent.hours(&known, known.today(now))?;
    hours.check(Some(&known), now).map_err(|fault| Problem::bad_form(fault.phrase()))?;
    app.store.set_hours(&person.id, &hours, now).await?;
    app.host.announce_everywhere(&person.id, &hours, now).await?;
    Ok(Done::SAVED.on("/settings#hours"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(from: &str, to: &str) -> Sent {
        Sent { zone: "Europe/Paris".into(), from: from.into(), to: to.into(), ..Sent::default() }
    }

    #[test]
    fn a_form_becomes_hours() {
        let today = Date::constant(2026, 6, 1);
        let read = |sent: &Sent, before: &Hours| sent.hours(before, today).ok();
        let none = Hours::default();
        let window = |from, to| read(&sent(from, to), &none).map(|hours| (hours.from, hours.minutes));
        assert_eq!(window("08:00", "22:30"), Some((480, 870)));
        assert_eq!(window("18:00", "02:00"), Some((1080, 480)), "over midnight");
        assert_eq!(window("08:00", "08:00"), Some((480, 1440)), "the whole day");
        assert_eq!(window("25:00", "08:00"), None);
        assert_eq!(window("8", "9"), None);
        let add = Sent { first: "2026-06-10".into(), last: "2026-06-12".into(), ..sent("08:00", "20:00") };
        let with = read(&add, &none).unwrap();
        assert_eq!(with.spans(), [(Date::constant(2026, 6, 10), Date::constant(2026, 6, 12))]);
        let turned = Sent { first: "2026-06-12".into(), last: "2026-06-10".into(), ..add.clone() };
        assert_eq!(read(&turned, &none), None);
        let endless = Sent { first: "0001-01-01".into(), last: "9999-12-31".into(), ..add };
        assert!(read(&endless, &none).unwrap().check(None, 0).is_err(), "nobody makes us count forever");
        let remove = Sent { remove: "2026-06-10/2026-06-12".into(), ..sent("08:00", "20:00") };
        assert!(read(&remove, &with).unwrap().holidays.is_empty());
        let later = remove.hours(&with, Date::constant(2026, 6, 11)).ok().unwrap();
        assert_eq!(later.holidays.len(), 2, "days that are over were taken");
    }
}
