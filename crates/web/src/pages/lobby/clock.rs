//! The clock and the watchers of a new table: fields of the form, what they come to, and what those read who sit down there.

use super::last::Last;
use crate::{problem::Problem, speech::Tongue};
use catalog::GameId;
use game::{Phrase, phrase};
use maud::{Markup, html};
use table::{AtEnd, Clock, Pace, TableOptions, clock::SECOND, watch::Delay};

/// Live clocks that the form offers: bank and increment, in seconds.
const LIVE: [(i64, i64); 4] = [(300, 10), (900, 20), (1_800, 30), (3_600, 60)];
/// Days per turn that it offers.
const DAYS: [u8; 4] = [1, 2, 3, 7];
/// Delays for watchers that it offers.
const DELAYS: [Delay; 3] = [Delay::Moves(20), Delay::Minutes(15), Delay::Minutes(60)];

/// A clock in words.
pub fn pace(pace: Pace) -> Phrase {
    match pace {
        Pace::Live { bank, increment } => {
            phrase!("clock-live", minutes = bank / SECOND / 60, seconds = increment / SECOND)
        }
        Pace::Days { days } => phrase!("clock-days", days = days),
    }
}

fn delay_value(delay: Delay) -> String {
    match delay {
        Delay::Moves(count) => format!("moves-{count}"),
        Delay::Minutes(count) => format!("minutes-{count}"),
    }
}

/// What watchers see later, in words.
pub fn delay(delay: Delay) -> Phrase {
    match delay {
        Delay::Moves(count) => phrase!("watch-moves", count = count),
        Delay::Minutes(count) => phrase!("watch-minutes", count = count),
    }
}

/// The fields.
pub fn fields(words: &Tongue, game: GameId, last: &Last) -> Markup {
    let t = |id: &str| words.t(id);
    let was = |name: &str, value: &str| last.get(name) == Some(value);
    html! {
        div .field {
            label for="clock" { (t("clock-field")) }
            select #clock name="clock" {
                option value="none" { (t("clock-none")) }
                @for (bank, increment) in LIVE {
                    @let live = Pace::Live { bank: bank * SECOND, increment: increment * SECOND };
                    @let value = format!("live-{bank}-{increment}");
                    option value=(value) selected[was("clock", &value)] { (words.say(&pace(live))) }
                }
                @for days in DAYS {
                    @let value = format!("days-{days}");
                    option value=(value) selected[was("clock", &value)] { (words.say(&pace(Pace::Days { days }))) }
                }
            }
            span .hint { (t("clock-field-hint")) }
        }
        div .field {
            label for="clock-end" { (t("clock-end")) }
            select #clock-end name="clock-end" {
                @for bot in bots::names(game) {
                    @let level = t(&format!("bot-{bot}"));
                    @let value = format!("bot-{bot}");
                    @let usual = last.get("clock-end").is_none() && bot == bots::usual(game);
                    option value=(value) selected[usual || was("clock-end", &value)] {
                        (words.say(&phrase!("clock-end-bot", level = level)))
                    }
                }
                option value="decide" selected[was("clock-end", "decide")] { (t("clock-end-decide")) }
            }
            span .hint { (t("clock-end-hint")) }
        }
        div .field {
            label for="watch" { (t("watch-field")) }
            select #watch name="watch" {
                option value="live" { (t("watch-live")) }
                @for one in DELAYS {
                    @let value = delay_value(one);
                    option value=(value) selected[was("watch", &value)] { (words.say(&delay(one))) }
                }
                option value="nobody" selected[was("watch", "nobody")] { (t("watch-nobody")) }
            }
            span .hint { (t("watch-field-hint")) }
        }
    }
}

/// What players agree to by sitting down: how long people may think, what happens then, who may watch.
pub fn agreed(words: &Tongue, options: &TableOptions) -> Markup {
    let watch = match (options.spectators, options.watch_delay) {
        (false, _) => Phrase::new("watch-nobody"),
        (true, None) => Phrase::new("watch-live"),
        (true, Some(later)) => delay(later),
    };
    let line = |field: &str, value: String| {
        html! { li { (words.t(field)) (words.t("colon")) " " b { (value) } } }
    };
    html! {
        @match &options.clock {
            None => (line("clock-field", words.t("clock-none"))),
            Some(clock) => {
                (line("clock-field", words.say(&pace(clock.pace))))
                (line("clock-end", match &clock.at_end {
                    AtEnd::StandIn { bot } => {
                        words.say(&phrase!("clock-end-bot", level = words.t(&format!("bot-{bot}"))))
                    }
                    AtEnd::OpponentsDecide => words.t("clock-end-decide"),
                }))
            },
        }
        (line("watch-field", words.say(&watch)))
    }
}

/// Where players of a game over days say when they play, and how they hear that it is their turn.
pub fn ways(words: &Tongue, clock: Option<&Clock>) -> Markup {
    html! {
        @if matches!(clock, Some(Clock { pace: Pace::Days { .. }, .. })) {
            p .hint.ways {
                a href="/settings#hours" { (words.t("clock-hours-link")) } " "
                a href="/notices" { (words.t("notices-title")) }
            }
        }
    }
}

/// What was chosen, in the options of the table. What the form does not say stays as it is.
pub fn choose(
    options: TableOptions,
    game: GameId,
    field: &dyn Fn(&str) -> Option<String>,
) -> Result<TableOptions, Problem> {
    let bad = || Problem::bad_form(phrase!("problem-bad-form"));
    let mut options = options;
    if let Some(pace) = read_pace(&field("clock").unwrap_or_default()).ok_or_else(bad)? {
        let at_end = match field("clock-end").as_deref() {
            Some("decide") => AtEnd::OpponentsDecide,
            Some(end) => {
                let bot = end.strip_prefix("bot-").filter(|bot| bots::names(game).contains(bot));
                AtEnd::StandIn { bot: bot.ok_or_else(bad)?.to_string() }
            }
            None => AtEnd::StandIn { bot: bots::usual(game).to_string() },
        };
        options.clock = Some(Clock { pace, at_end });
    }
    match field("watch").as_deref() {
        None => {}
        Some("nobody") => options.spectators = false,
        Some("live") => options.spectators = true,
        Some(other) => {
            options.spectators = true;
            options.watch_delay = Some(read_delay(other).ok_or_else(bad)?);
        }
    }
    Ok(options)
}

fn read_pace(text: &str) -> Option<Option<Pace>> {
    let mut parts = text.split('-');
    let mut next = || parts.next();
    let pace = match next()? {
        "" | "none" => return Some(None),
        "live" => {
            let seconds = |text: &str| text.parse::<u32>().ok().map(|seconds| i64::from(seconds) * SECOND);
            Pace::Live { bank: seconds(next()?)?, increment: seconds(next()?)? }
        }
        "days" => Pace::Days { days: next()?.parse().ok()? },
        _ => return None,
    };
    next().is_none().then_some(Some(pace))
}

fn read_delay(text: &str) -> Option<Delay> {
    let (unit, count) = text.split_once('-')?;
    let count = count.parse().ok()?;
    match unit {
        "moves" => Some(Delay::Moves(count)),
        "minutes" => Some(Delay::Minutes(count)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_form_offers_is_read() {
        let chosen = |clock: &str, end: &str, watch: &str| {
            let field = |name: &str| {
                let value = match name {
                    "clock" => clock,
                    "clock-end" => end,
                    _ => watch,
                };
                Some(value.to_string()).filter(|value| !value.is_empty())
            };
            choose(TableOptions::default(), GameId::PuertoRico, &field).ok()
        };
        let clock = |clock: &str, end: &str| chosen(clock, end, "").and_then(|options| options.clock);
        let live = Pace::Live { bank: 900_000, increment: 20_000 };
        let at_end = AtEnd::StandIn { bot: "greedy".into() };
        assert_eq!(clock("live-900-20", "bot-greedy"), Some(Clock { pace: live, at_end }));
        let days = Clock { pace: Pace::Days { days: 3 }, at_end: AtEnd::OpponentsDecide };
        assert_eq!(clock("days-3", "decide"), Some(days));
        assert_eq!(chosen("none", "decide", "").unwrap().clock, None);
        for bad in ["live", "live-1", "live-1-2-3", "live--1-2", "days-x", "weeks-1"] {
            assert!(chosen(bad, "decide", "").is_none(), "{bad}");
        }
        assert!(chosen("days-3", "bot-genius", "").is_none());
        let watch = |watch: &str| chosen("", "", watch).map(|one| (one.spectators, one.watch_delay));
        assert_eq!(watch(""), Some((true, None)));
        assert_eq!(watch("nobody"), Some((false, None)));
        assert_eq!(watch("moves-20"), Some((true, Some(Delay::Moves(20)))));
        assert_eq!(watch("minutes-15"), Some((true, Some(Delay::Minutes(15)))));
        assert_eq!(watch("years-1"), None);
    }
}
