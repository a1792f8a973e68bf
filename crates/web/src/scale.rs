//! The measured levels of our bots on the scale of the ratings.
//!
//! `antilles ladder` measures how often one bot finishes ahead of another. On the scale of the ratings that share follows
//! from the distance between the two; so the levels are those that make what was measured most likely. Greedy, the measure
//! of all, stands where somebody new stands. Bots do not change by playing against people.

use bots::strength::measured;
use catalog::GameId;
use std::{collections::BTreeMap, sync::LazyLock};
use store::ratings::{Rating, Scale, spread};

/// The bot whose level is fixed.
const MEASURE: &str = "greedy";
/// More than enough rounds to find the levels.
const ROUNDS: usize = 500;

/// The levels of all bots in all games.
pub fn scale() -> &'static Scale {
    static SCALE: LazyLock<Scale> = LazyLock::new(|| {
        let of_game = |game: &GameId| {
            let id = game.id().to_string();
            levels(&meetings(*game))
                .into_iter()
                .map(move |(bot, level)| ((id.clone(), bot.to_string()), level))
        };
        Scale(GameId::ALL.iter().flat_map(of_game).collect())
    });
    &SCALE
}

/// One bot met another so often and finished ahead of it in this share of the games.
struct Meeting {
    bot: &'static str,
    other: &'static str,
    games: f64,
    share: f64,
}

/// What was measured between two kinds of bots that tables offer.
fn meetings(game: GameId) -> Vec<Meeting> {
    let offered = bots::names(game);
    let of_row = |row: &'static bots::strength::Row| {
        let [other] = row.against.as_slice() else { return None };
        let games = row.games as f64;
        // A player who won every game might have lost half of one more.
        let share = row.pairwise.clamp(0.5 / (games + 1.0), 1.0 - 0.5 / (games + 1.0));
        let both = offered.contains(&row.bot.as_str()) && offered.contains(&other.as_str());
        both.then_some(Meeting { bot: &row.bot, other, games, share })
    };
    measured(game).filter_map(of_row).collect()
}

/// The levels that make the meetings most likely, found one bot at a time by Newton's method.
fn levels(meetings: &[Meeting]) -> BTreeMap<&'static str, Rating> {
    let width = std::f64::consts::SQRT_2 * spread();
    let known = Rating::default().rating;
    let bots = meetings.iter().flat_map(|meeting| [meeting.bot, meeting.other]);
    let mut levels: BTreeMap<&'static str, Rating> =
        bots.map(|bot| (bot, Rating { rating: known, doubt: 0.0 })).collect();
    let names: Vec<&'static str> = levels.keys().copied().filter(|bot| *bot != MEASURE).collect();
    for _ in 0..ROUNDS {
        for &bot in &names {
            let (mut slope, mut bend) = (0.0, 0.0);
            for meeting in meetings {
                let (other, share) = match bot {
                    _ if bot == meeting.bot => (meeting.other, meeting.share),
                    _ if bot == meeting.other => (meeting.bot, 1.0 - meeting.share),
                    _ => continue,
                };
                let expected = 1.0 / (1.0 + ((levels[other].rating - levels[bot].rating) / width).exp());
                slope += meeting.games * (share - expected) / width;
                bend += meeting.games * expected * (1.0 - expected) / (width * width);
            }
            if let Some(level) = levels.get_mut(bot).filter(|_| bend > 0.0) {
                // A step too far would go round in circles.
                level.rating += (slope / bend).clamp(-width, width);
                level.doubt = bend.sqrt().recip();
            }
        }
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every level stands above the one below, and the scale tells what was measured.
    #[test]
    fn levels_stand_in_order_and_explain_what_was_measured() {
        for &game in GameId::ALL {
            let level = |bot: &str| scale().level(game.id(), bot).unwrap_or_else(|| panic!("{game:?} {bot}"));
            for pair in bots::Level::ALL.array_windows::<2>() {
                let [below, above] = pair.map(|level| level.name());
                assert!(level(above).rating > level(below).rating, "{game:?} {below} {above}");
            }
            assert_eq!(level(MEASURE), Rating { rating: Rating::default().rating, doubt: 0.0 });
            assert!(level("random").rating < level("beginner").rating);
            for meeting in meetings(game).iter().filter(|meeting| meeting.games >= 200.0) {
                let distance = level(meeting.other).rating - level(meeting.bot).rating;
                let told = 1.0 / (1.0 + (distance / (std::f64::consts::SQRT_2 * spread())).exp());
                let (bot, other, share) = (meeting.bot, meeting.other, meeting.share);
                assert!((told - share).abs() < 0.2, "{game:?}: {bot} against {other}: {share}, told {told}");
            }
        }
    }
}
