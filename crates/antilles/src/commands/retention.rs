//! What the server keeps how long, as settings of `antilles serve`.

use clap::Args;
use store::Keep;
use table::Millis;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;
/// The longest time that can be set: ten years.
const LONGEST: Millis = 3_650 * DAY;

/// A time as a setting gives it: `12h` or `30d`.
fn span(text: &str) -> Result<Millis, String> {
    let wrong = || "write hours or days, from 1h to 3650d, as in 12h or 30d".to_string();
    let unit = match text.chars().last() {
        Some('h') => HOUR,
        Some('d') => DAY,
        _ => return Err(wrong()),
    };
    let count: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    let span = unit.checked_mul(count.into()).filter(|span| (HOUR..=LONGEST).contains(span));
    span.ok_or_else(wrong)
}

/// What is no longer used is removed after this long, as in 12h or 30d.
#[derive(Args)]
#[command(next_help_heading = "How long things are kept after their last use")]
pub struct Retention {
    /// Sessions of browsers that did not come back [default: 400d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_SESSIONS", value_parser = span)]
    keep_sessions: Option<Millis>,
    /// Sessions of guests who have not played [default: 7d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_UNUSED_SESSIONS", value_parser = span)]
    keep_unused_sessions: Option<Millis>,
    /// Tables waiting for players with nobody seated [default: 1h]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_EMPTY", value_parser = span)]
    keep_empty: Option<Millis>,
    /// Tables waiting for players [default: 7d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_GATHERING", value_parser = span)]
    keep_gathering: Option<Millis>,
    /// Tournaments waiting for players [default: 60d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_ENTERING", value_parser = span)]
    keep_entering: Option<Millis>,
    /// Running games and tournaments in which nothing happens [default: 180d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_ABANDONED", value_parser = span)]
    keep_abandoned: Option<Millis>,
    /// Games ended early, and cancelled tournaments [default: 90d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_STOPPED", value_parser = span)]
    keep_stopped: Option<Millis>,
    /// Uploaded records [default: 30d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_RECORDS", value_parser = span)]
    keep_records: Option<Millis>,
    /// Unused tokens, and bots without a token [default: 400d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_TOKENS", value_parser = span)]
    keep_tokens: Option<Millis>,
    /// Notifications and messages, and channels that were never confirmed [default: 30d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_NOTICES", value_parser = span)]
    keep_notices: Option<Millis>,
    /// Channels to which nothing was sent [default: 400d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_CHANNELS", value_parser = span)]
    keep_channels: Option<Millis>,
    /// Games of days, and everyone's tries at them [default: 60d]
    #[arg(long, value_name = "TIME", env = "ANTILLES_KEEP_DEALS", value_parser = span)]
    keep_deals: Option<Millis>,
}

impl Retention {
    /// What is kept how long.
    pub fn keep(&self) -> Keep {
        let usual = Keep::default();
        Keep {
            sessions: self.keep_sessions.unwrap_or(usual.sessions),
            unused_sessions: self.keep_unused_sessions.unwrap_or(usual.unused_sessions),
            empty: self.keep_empty.unwrap_or(usual.empty),
            gathering: self.keep_gathering.unwrap_or(usual.gathering),
            entering: self.keep_entering.unwrap_or(usual.entering),
            abandoned: self.keep_abandoned.unwrap_or(usual.abandoned),
            stopped: self.keep_stopped.unwrap_or(usual.stopped),
            records: self.keep_records.unwrap_or(usual.records),
            tokens: self.keep_tokens.unwrap_or(usual.tokens),
            notices: self.keep_notices.unwrap_or(usual.notices),
            channels: self.keep_channels.unwrap_or(usual.channels),
            deals: self.keep_deals.unwrap_or(usual.deals),
            step: usual.step,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{FromArgMatches, Parser};

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        retention: Retention,
    }

    #[test]
    fn every_time_can_be_set_and_what_is_said_of_the_usual_ones_is_true() {
        let usual = Keep::default();
        assert_eq!(Alone::parse_from(["x"]).retention.keep(), usual);
        let command = Retention::augment_args(clap::Command::new("x"));
        let names: Vec<String> =
            command.get_arguments().filter_map(|one| Some(format!("--{}", one.get_long()?))).collect();
        let mut all = vec!["x".to_string()];
        for (number, name) in (1..).zip(&names) {
            all.push(format!("{name}={number}h"));
        }
        let set = Alone::parse_from(&all).retention.keep();
        let debug = format!("{set:?}");
        for number in 1..=names.len() as Millis {
            assert!(debug.contains(&format!(": {},", number * HOUR)), "{number} of {debug}");
        }
        // Said again as the help says it, nothing changes.
        let said = command.get_arguments().filter_map(|one| {
            let help = one.get_help()?.to_string();
            let usual = help.split("[default: ").nth(1)?.trim_end_matches(']').to_string();
            Some(format!("--{}={usual}", one.get_long()?))
        });
        let said: Vec<String> = std::iter::once("x".to_string()).chain(said).collect();
        assert_eq!(said.len(), names.len() + 1);
        let matches = command.clone().get_matches_from(&said);
        assert_eq!(Retention::from_arg_matches(&matches).unwrap().keep(), usual);
    }

    #[test]
    fn a_time_is_in_hours_or_days() {
        assert_eq!((span("1h"), span("30d"), span("3650d")), (Ok(HOUR), Ok(30 * DAY), Ok(LONGEST)));
        for wrong in ["", "h", "0d", "-1d", "1.5d", "3651d", "99999999999d", "7", "7w", "7 d", "٣d", "7ａ"]
        {
            assert!(span(wrong).is_err(), "{wrong}");
        }
    }
}
