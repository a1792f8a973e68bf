//! Quiet hours: a part of the day, in the person's own time zone, in which nothing is sent.

use jiff::{Timestamp, ToSpan, civil, tz::TimeZone};
use store::NoticeSettings;
use table::Millis;

/// Is there a time zone of this name?
pub fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// A moment as feeds write it.
pub fn rfc3339(at: Millis) -> String {
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_string()
}

/// A moment as a day and a time of day in a time zone: `2026-11-17 14:05`.
pub fn local_time(at: Millis, zone: &str) -> String {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let here = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone);
    here.strftime("%Y-%m-%d %H:%M").to_string()
}

/// If it is quiet now: when that ends.
pub fn quiet_until(settings: &NoticeSettings, now: Millis) -> Option<Millis> {
    let (from, until) = settings.quiet.filter(|(from, until)| from != until)?;
    // A zone that the system has forgotten is as good as none.
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    let here = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
    let minute = u16::try_from(i32::from(here.hour()) * 60 + i32::from(here.minute())).ok()?;
    let (quiet, days) = match from < until {
        true => ((from..until).contains(&minute), 0),
        false if minute >= from => (true, 1),
        false => (minute < until, 0),
    };
    if !quiet {
        return None;
    }
    let time = civil::Time::new(i8::try_from(until / 60).ok()?, i8::try_from(until % 60).ok()?, 0, 0).ok()?;
    let day = here.date().checked_add(days.days()).ok()?;
    let end = day.to_datetime(time).to_zoned(zone).ok()?;
    // Where the clocks were set back in between, the end may be an hour that has passed.
    Some(end.timestamp().as_millisecond().max(now + 60_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn quiet(zone: &str, from: u16, until: u16, now: &str) -> Option<String> {
        let settings = NoticeSettings {
            zone: zone.into(),
            quiet: Some((from * 60, until * 60)),
            ..NoticeSettings::default()
        };
        quiet_until(&settings, at(now)).map(|end| Timestamp::from_millisecond(end).unwrap().to_string())
    }

    #[test]
    fn the_night_is_quiet_where_the_person_is() {
        let morning = Some("2026-11-18T06:00:00Z".to_string());
        assert_eq!(quiet("Europe/Paris", 22, 7, "2026-11-17T20:59:59Z"), None);
        assert_eq!(quiet("Europe/Paris", 22, 7, "2026-11-17T21:00:00Z"), morning);
        assert_eq!(quiet("Europe/Paris", 22, 7, "2026-11-18T05:59:59Z"), Some("2026-11-18T06:00:59Z".into()));
        assert_eq!(quiet("Europe/Paris", 22, 7, "2026-11-18T06:00:00Z"), None);
        assert_eq!(quiet("America/New_York", 22, 7, "2026-11-17T21:00:00Z"), None);
        assert_eq!(quiet("UTC", 9, 17, "2026-11-17T12:00:00Z"), Some("2026-11-17T17:00:00Z".into()));
        assert_eq!(quiet("UTC", 9, 9, "2026-11-17T09:00:00Z"), None);
    }

    #[test]
    fn clocks_that_are_set_do_not_matter() {
        // Summer time ends in the night of 25 October: seven o’clock is an hour later then.
        assert_eq!(quiet("Europe/Paris", 22, 7, "2026-10-24T21:00:00Z"), Some("2026-10-25T06:00:00Z".into()));
        // It begins on 29 March: half past two does not exist, and the end is moved.
        assert_eq!(quiet("Europe/Paris", 1, 2, "2026-03-29T00:30:00Z"), Some("2026-03-29T01:00:00Z".into()));
        assert_eq!(local_time(at("2026-11-17T23:30:00Z"), "Europe/Paris"), "2026-11-18 00:30");
        assert_eq!(rfc3339(at("2026-11-17T23:30:00Z")), "2026-11-17T23:30:00Z");
        assert!(is_zone("Pacific/Auckland") && !is_zone("Atlantis/Capital"));
    }
}
