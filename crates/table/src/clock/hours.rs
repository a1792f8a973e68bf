//! When a person plays: their time zone, daily window and holidays; and counting only that time.

use super::{DAY, MINUTE};
use crate::entry::Millis;
use jiff::{
    SignedDuration, Timestamp,
    civil::{Date, DateTime, Time},
    tz::TimeZone,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most holidays in one year.
pub const HOLIDAYS_PER_YEAR: usize = 30;
/// The shortest daily window, in minutes.
pub const LEAST_WINDOW: u16 = 180;
/// The longest, in minutes.
const WHOLE_DAY: u16 = 24 * 60;
/// The most holidays altogether: nobody plans further ahead.
const HOLIDAYS: usize = 4 * HOLIDAYS_PER_YEAR;
/// The longest name of a time zone.
const ZONE_LIMIT: usize = 64;

/// When a person plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hours {
    /// The name of the time zone: `Europe/Paris`.
    pub zone: String,
    /// When the daily window begins, in minutes after midnight. It belongs to the day on which it begins.
    pub from: u16,
    /// How long it is, in minutes.
    pub minutes: u16,
    /// Days that do not count.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub holidays: BTreeSet<Date>,
}

impl Default for Hours {
    fn default() -> Hours {
        Hours { zone: "UTC".into(), from: 0, minutes: WHOLE_DAY, holidays: BTreeSet::new() }
    }
}

/// Why hours are refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HoursFault {
    /// No such time zone.
    Zone,
    /// The window is too short, or begins at no time of day.
    Window,
    /// Too many holidays in one year.
    Holidays,
    /// A new holiday that is not at least tomorrow.
    Late,
}

/// The names of all time zones.
pub fn zones() -> Vec<String> {
    jiff::tz::db().available().map(|name| name.to_string()).collect()
}

/// A stretch of days, first and last included, as people write it.
pub type Span = (Date, Date);

impl Hours {
    /// Are they acceptable, for somebody who had these before, at this moment? A new holiday is announced the day before.
    pub fn check(&self, before: Option<&Hours>, now: Millis) -> Result<(), HoursFault> {
        if self.zone.len() > ZONE_LIMIT || TimeZone::get(&self.zone).is_err() {
            return Err(HoursFault::Zone);
        }
        if self.from >= WHOLE_DAY || !(LEAST_WINDOW..=WHOLE_DAY).contains(&self.minutes) {
            return Err(HoursFault::Window);
        }
        let in_year = |date: &Date| self.holidays.iter().filter(|other| other.year() == date.year()).count();
        if self.holidays.len() > HOLIDAYS
            || self.holidays.iter().any(|date| in_year(date) > HOLIDAYS_PER_YEAR)
        {
            return Err(HoursFault::Holidays);
        }
        if let Some(before) = before {
            let today = before.today(now).max(self.today(now));
            if self.holidays.difference(&before.holidays).any(|date| *date <= today) {
                return Err(HoursFault::Late);
            }
        }
        Ok(())
    }

    /// The date there at this moment.
    pub fn today(&self, now: Millis) -> Date {
        local(&self.zone(), now).date()
    }

    /// The holidays as stretches of days.
    pub fn spans(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        for &date in &self.holidays {
            match spans.last_mut() {
                Some((_, last)) if last.tomorrow().ok() == Some(date) => *last = date,
                _ => spans.push((date, date)),
            }
        }
        spans
    }

    /// The time zone; UTC if this program does not know it any more.
    pub fn zone(&self) -> TimeZone {
        TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// The length of the window.
    fn window(&self) -> Millis {
        Millis::from(self.minutes) * MINUTE
    }

    /// The local moment, with every day beginning when the window does.
    fn shifted(&self, at: Millis) -> DateTime {
        local(&self.zone(), at).saturating_sub(SignedDuration::from_mins(self.from.into()))
    }

    /// How much of the window of its day is over at such a moment.
    fn over(&self, moment: DateTime) -> Millis {
        let since = moment.time().duration_since(Time::midnight()).as_millis();
        Millis::try_from(since).unwrap_or(DAY).min(self.window())
    }

    /// All windows up to a moment. Counted by the local clock: a day on which it is set has a window as long as any other.
    fn windows_before(&self, moment: DateTime) -> Millis {
        let days = |date: Date| Millis::from(date.duration_since(Date::ZERO).as_hours() / 24);
        let all = days(moment.date()) * self.window() + self.over(moment);
        let earlier = self.holidays.range(..moment.date()).count() as Millis * self.window();
        let today = if self.holidays.contains(&moment.date()) { self.over(moment) } else { 0 };
        all - earlier - today
    }

    /// How much of the time from one moment to another counts, in parts of a window, of which each is a day.
    pub fn counted(&self, from: Millis, to: Millis) -> Millis {
        let passed = self.windows_before(self.shifted(to)) - self.windows_before(self.shifted(from));
        scale(passed.max(0), DAY, self.window(), false)
    }

    /// The first moment at which this much has been counted since another.
    pub fn after(&self, from: Millis, counted: Millis) -> Millis {
        let mut missing = scale(counted, self.window(), DAY, true);
        if missing <= 0 {
            return from;
        }
        let mut moment = self.shifted(from);
        // Every turn of this loop is a whole window of the clock's days, or a holiday.
        loop {
            let counts = !self.holidays.contains(&moment.date());
            let left = if counts { self.window() - self.over(moment) } else { 0 };
            if missing <= left {
                let at = self.over(moment) + missing + Millis::from(self.from) * MINUTE;
                let midnight = moment.date().to_datetime(Time::midnight());
                let local = midnight.saturating_add(SignedDuration::from_millis(at));
                return instant(&self.zone(), local).map_or(Millis::MAX, |at| at.max(from));
            }
            missing -= left;
            let Ok(next) = moment.date().tomorrow() else { return Millis::MAX };
            moment = next.to_datetime(Time::midnight());
        }
    }
}

/// `part * to / of`, rounded down or up.
fn scale(part: Millis, to: Millis, of: Millis, up: bool) -> Millis {
    let (part, to, of) = (i128::from(part), i128::from(to), i128::from(of.max(1)));
    let rounding = if up { of - 1 } else { 0 };
    Millis::try_from((part * to + rounding).div_euclid(of)).unwrap_or(Millis::MAX)
}

/// A moment on the clocks of a time zone.
pub fn local(zone: &TimeZone, at: Millis) -> DateTime {
    zone.to_datetime(Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX))
}

/// A local moment that is skipped, as clocks are set, is the one after the gap; of one that comes twice, the first.
fn instant(zone: &TimeZone, local: DateTime) -> Option<Millis> {
    zone.to_timestamp(local).ok().map(Timestamp::as_millisecond)
}
