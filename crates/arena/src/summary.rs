//! The results of many games, as exact sums: merging parts in any order gives the same.

use crate::{Moments, Plan, play::Outcome};
use bots::BotName;
use game::{Game, MAX_PLAYERS, Seat, score::MAX_CATEGORIES};
use serde::Serialize;
use std::collections::BTreeMap;

/// A victory is split evenly among those who share it: counted in sixtieths, which 1 to 6 divide.
pub const VICTORY: i64 = 60;

/// The results of the games played so far. Scores, victories and endings are those of finished games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Those stopped at the step limit.
    pub unfinished: u64,
    /// Decisions a game, of finished games.
    pub decisions: Moments,
    /// Decisions with a choice a game, of finished games.
    pub choices: Moments,
    /// Decisions of unfinished games are counted for speed only.
    #[serde(skip)]
    pub all_decisions: u64,
    /// How many games there were by their number of decisions.
    #[serde(skip)]
    lengths: BTreeMap<u32, u64>,
    /// How many games ended in each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// By seat: points.
    pub seat_scores: Vec<Moments>,
    /// By seat: victories a game.
    pub seat_wins: Vec<Moments<VICTORY>>,
    /// By bot.
    pub bots: Vec<BotSummary>,
}

/// How one kind of bot did. A sample is one game: the mean over the bot's seats in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BotSummary {
    /// Its name.
    pub bot: String,
    /// How many seats it has.
    pub seats: usize,
    /// Points of a seat.
    pub score: Sampled,
    /// Victories of a seat; `1 / players` if it plays as well as the others.
    pub wins: Sampled,
    /// Points of a seat, by category.
    pub categories: BTreeMap<&'static str, f64>,
    #[serde(skip)]
    name: BotName,
    #[serde(skip)]
    points: Moments,
    #[serde(skip)]
    victories: Moments<VICTORY>,
    #[serde(skip)]
    by_category: [i64; MAX_CATEGORIES],
}

/// A mean and half the width of its 95 % confidence interval.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sampled {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval.
    #[serde(rename = "confidence-95")]
    pub confidence: f64,
}

/// The lengths of finished games, in decisions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lengths {
    /// The shortest.
    pub shortest: u32,
    /// Half are at most this long.
    pub median: u32,
    /// The longest.
    pub longest: u32,
}

impl Summary {
    /// Of no games yet.
    pub fn new(plan: &Plan) -> Summary {
        let players = usize::from(plan.setup.players());
        let bots = plan.bots().into_iter().map(|(name, seats)| BotSummary {
            bot: name.to_string(),
            seats,
            score: Sampled::default(),
            wins: Sampled::default(),
            categories: BTreeMap::new(),
            name,
            points: Moments::default(),
            victories: Moments::default(),
            by_category: [0; MAX_CATEGORIES],
        });
        Summary {
            games: 0,
            unfinished: 0,
            decisions: Moments::default(),
            choices: Moments::default(),
            all_decisions: 0,
            lengths: BTreeMap::new(),
            endings: BTreeMap::new(),
            seat_scores: vec![Moments::default(); players],
            seat_wins: vec![Moments::default(); players],
            bots: bots.collect(),
        }
    }

    /// Adds game `number`.
    pub(crate) fn add(&mut self, plan: &Plan, number: u64, outcome: &Outcome) {
        self.games += 1;
        self.all_decisions += u64::from(outcome.tally.decisions);
        let Some(ending) = outcome.ending.filter(|_| outcome.tally.finished) else {
            self.unfinished += 1;
            return;
        };
        self.decisions.add(outcome.tally.decisions.into());
        self.choices.add(outcome.tally.choices.into());
        *self.lengths.entry(outcome.tally.decisions).or_default() += 1;
        *self.endings.entry(ending).or_default() += 1;
        let winners = outcome.places.iter().filter(|&&place| place == 1).count().max(1) as i64;
        let mut totals = [(0, 0); MAX_PLAYERS];
        for seat in Seat::all(plan.setup.players()) {
            let (score, at) = (&outcome.scores[seat.index()], seat.index());
            let total = i64::from(score.total());
            let victory = if outcome.places[at] == 1 { VICTORY / winners } else { 0 };
            self.seat_scores[at].add(total);
            self.seat_wins[at].add(victory);
            let name = plan.bot(number, seat);
            let bot = self.bots.iter().position(|bot| bot.name == name).expect("every bot has its line");
            totals[bot].0 += total;
            totals[bot].1 += victory;
            for (sum, points) in self.bots[bot].by_category.iter_mut().zip(score.0) {
                *sum += i64::from(points);
            }
        }
        for (bot, (points, victories)) in self.bots.iter_mut().zip(totals) {
            bot.points.add(points);
            bot.victories.add(victories);
        }
    }

    /// Adds all games of another summary of the same plan.
    pub fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.all_decisions += other.all_decisions;
        self.decisions.merge(&other.decisions);
        self.choices.merge(&other.choices);
        for (length, games) in &other.lengths {
            *self.lengths.entry(*length).or_default() += games;
        }
        for (ending, games) in &other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        for (mine, theirs) in self.seat_scores.iter_mut().zip(&other.seat_scores) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.seat_wins.iter_mut().zip(&other.seat_wins) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.points.merge(&theirs.points);
            mine.victories.merge(&theirs.victories);
            for (sum, points) in mine.by_category.iter_mut().zip(theirs.by_category) {
                *sum += points;
            }
        }
    }

    /// Computes the figures by bot from their sums.
    pub(crate) fn finish<G: Game>(&mut self) {
        for bot in &mut self.bots {
            let seats = bot.seats as f64;
            bot.score =
                Sampled { mean: bot.points.mean() / seats, confidence: bot.points.confidence() / seats };
            bot.wins = Sampled {
                mean: bot.victories.mean() / seats,
                confidence: bot.victories.confidence() / seats,
            };
            let samples = (bot.points.count.max(1) as usize * bot.seats) as f64;
            bot.categories = G::CATEGORIES
                .iter()
                .zip(bot.by_category)
                .map(|(id, sum)| (*id, sum as f64 / samples))
                .collect();
        }
    }

    /// How long finished games were.
    pub fn lengths(&self) -> Lengths {
        let finished: u64 = self.lengths.values().sum();
        let mut before = 0;
        let median = self.lengths.iter().find(|(_, games)| {
            before += **games;
            before * 2 >= finished
        });
        Lengths {
            shortest: self.lengths.keys().next().copied().unwrap_or_default(),
            median: median.map(|(length, _)| *length).unwrap_or_default(),
            longest: self.lengths.keys().next_back().copied().unwrap_or_default(),
        }
    }
}
