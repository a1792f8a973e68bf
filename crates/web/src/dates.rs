//! Moments as dates, in universal time.

use crate::speech::Tongue;
use game::phrase;
use table::{
    Millis,
    clock::{Date, TimeZone, local},
};

/// A moment as a day, for addresses and files: `2026-11-17`.
pub fn day(at: Millis) -> String {
    local(&TimeZone::UTC, at).date().to_string()
}

/// A date as people write it: `17 November 2026`.
pub fn written(words: &Tongue, date: Date) -> String {
    let (day, month, year) = (i64::from(date.day()), i64::from(date.month()), date.year().to_string());
    words.say(&phrase!("date", day = day, month = month, year = year))
}

/// The day of a moment as people write it.
pub fn date(words: &Tongue, at: Millis) -> String {
    written(words, local(&TimeZone::UTC, at).date())
}

/// The same to the minute: `17 November 2026, 06:20 UTC`.
pub fn moment(words: &Tongue, at: Millis) -> String {
    let there = local(&TimeZone::UTC, at);
    format!("{}, {:02}:{:02} UTC", date(words, at), there.hour(), there.minute())
}

#[cfg(test)]
mod tests {
    use super::{date, day, moment};
    use crate::speech::Speech;
    use words::Language;

    #[test]
    fn moments_have_days() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_827_696_000), "2000-02-29");
        assert_eq!(day(1_798_675_200_000), "2026-12-31");
        assert_eq!(day(i64::MAX).len(), 10);
        assert_eq!(day(-1), "1969-12-31");
    }

    #[test]
    fn days_are_written_as_in_each_language() {
        let speech = Speech::new();
        let written = |language, at| date(&speech.house(language), at);
        let eve = 1_798_675_200_000;
        assert_eq!(written(Language::En, eve), "31\u{a0}December 2026");
        assert_eq!(written(Language::Fr, eve), "31\u{a0}décembre 2026");
        assert_eq!(written(Language::Fr, 0), "1er janvier 1970");
        assert_eq!(written(Language::De, eve), "31. Dezember 2026");
        assert_eq!(written(Language::De, 951_827_696_000), "29. Februar 2000");
        assert_eq!(written(Language::Es, eve), "31\u{a0}de diciembre de 2026");
        let at = moment(&speech.house(Language::En), 1_700_000_000_000);
        assert_eq!(at, "14\u{a0}November 2023, 22:13 UTC");
    }
}
