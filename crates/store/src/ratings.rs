//! Ratings: what a rated game makes of those who played it, by the method of Weng and Lin.
//!
//! Ratings follow from the results of rated games, taken in the order in which they ended, and from the levels of the
//! bots, which are measured and do not change by playing. So they can be recomputed at any time.

use crate::people::Player;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::collections::BTreeMap;
use table::{Millis, PersonId};

/// How strong somebody is, and how sure that is: a standard deviation.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// How strong.
    pub rating: f64,
    /// How unsure.
    pub doubt: f64,
}

impl Default for Rating {
    /// Of somebody of whom nothing is known.
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating, doubt: uncertainty }
    }
}

impl Rating {
    /// What one can rely on: with a probability of about 97 % somebody is at least this strong.
    pub fn sure(&self) -> f64 {
        self.rating - 2.0 * self.doubt
    }
}

/// How much chance there is in a game between two, on the scale of the ratings.
pub fn spread() -> f64 {
    WengLinConfig::new().beta
}

/// The measured levels of our bots, by game and bot.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scale(pub BTreeMap<(String, String), Rating>);

impl Scale {
    /// The level of a bot in a game.
    pub fn level(&self, game: &str, bot: &str) -> Option<Rating> {
        self.0.get(&(game.to_string(), bot.to_string())).copied()
    }
}

/// A rating after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// How many rated games there were up to it.
    pub number: u32,
    /// When the game was over.
    pub at: Millis,
    /// The table.
    pub table: String,
    /// The rating from then on.
    pub rating: Rating,
}

/// Somebody on the ladder of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Their rating.
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
}

/// The ratings of these players after a game with these places. Bots keep theirs; so does everybody if somebody is
/// missing a rating.
pub fn after(game: &[(Option<Rating>, &Player, u8)]) -> Vec<Option<Rating>> {
    let before: Option<Vec<[WengLinRating; 1]>> = game
        .iter()
        .map(|(rating, ..)| rating.map(|one| [WengLinRating { rating: one.rating, uncertainty: one.doubt }]))
        .collect();
    let Some(before) = before else { return game.iter().map(|(rating, ..)| *rating).collect() };
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(game)
        .map(|(team, (_, _, place))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    game.iter()
        .zip(after)
        .map(|((rating, player, _), after)| match (player, after.as_slice()) {
            (Player::Person(_), [one]) => Some(Rating { rating: one.rating, doubt: one.uncertainty }),
            _ => *rating,
        })
        .collect()
}
