//! The results of a match: how every bot did, against whom and on which seats, with its uncertainty.

use crate::{Contest, Sprt, interval::Estimate, ledger::Line, play::Thought, sprt::Verdict};
use bots::BotName;
use serde::Serialize;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// The results of the blocks played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Standings {
    /// Games counted: whole blocks.
    pub games: usize,
    /// Blocks of games with the same chance.
    pub blocks: usize,
    /// Games stopped at the step limit; they count as they stood.
    pub unfinished: usize,
    /// By bot.
    pub bots: Vec<Standing>,
    /// Victories by seat, of all players together.
    pub seats: Vec<Estimate>,
    /// What the test says that was asked for.
    pub sprt: Option<(Sprt, Verdict)>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// The share of opponents of another kind it finished ahead of, ties counted half; nothing if it has none.
    pub pairwise: Option<Estimate>,
    /// The same against each bot, in the order of the bots.
    pub against: Vec<Option<Estimate>>,
    /// Victories of one of its seats; a shared one counts in parts.
    pub wins: Estimate,
    /// Its mean place, those who share one each having the middle of theirs.
    pub place: Estimate,
    /// Points.
    pub score: Estimate,
    /// Victories by seat.
    pub seat_wins: Vec<Estimate>,
    /// Weng and Lin's rating, from 25 at the start.
    pub rating: Rating,
    /// Decisions with a choice.
    pub choices: u64,
    /// Nodes looked at for each.
    pub nodes: f64,
    /// How long it thought.
    #[serde(skip)]
    pub times: Times,
}

/// A rating and how uncertain it is (a standard deviation; it takes games for independent, so it is rather too small).
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
}

/// How long a bot thought, in milliseconds: what depends on the machine.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Times {
    /// For a decision with a choice.
    pub decision: f64,
    /// For a turn: all decisions of a seat in a row.
    pub turn: f64,
    /// For the longest turn.
    pub longest_turn: f64,
}

impl Standings {
    /// Of the games of whole blocks, in their order.
    pub(crate) fn of(contest: &Contest, lines: &[&Line]) -> Standings {
        let block = contest.block();
        let blocks: Vec<&[&Line]> = lines.chunks(block).collect();
        let share = |figure: &dyn Fn(&[&Line]) -> Option<Share>| -> Option<Estimate> {
            let shares: Vec<Share> = blocks.iter().filter_map(|block| figure(block)).collect();
            let means: Vec<f64> = shares.iter().map(|share| share.mean).collect();
            (!means.is_empty()).then(|| Estimate::share(&means, shares.iter().map(|share| share.of).sum()))
        };
        let ratings = ratings(contest, lines);
        let standing = |(at, &bot): (usize, &BotName)| {
            let mean = |figure: &dyn Fn(&Line, usize) -> f64| {
                let means: Vec<f64> =
                    blocks.iter().filter_map(|block| over_seats(contest, bot, block, figure)).collect();
                means
            };
            let on_seat = |seat: usize| {
                share(&|block| {
                    let games = block.iter().filter(|line| contest.plan.seating(line.game)[seat] == bot);
                    Share::of(games.map(|line| victory(line, seat)))
                })
                .unwrap_or_default()
            };
            let thought = thought(contest, bot, lines);
            let each = |sum: u64, count: u64| sum as f64 / count.max(1) as f64;
            Standing {
                bot: bot.to_string(),
                pairwise: share(&|block| pairwise(contest, bot, None, block)),
                against: contest
                    .bots
                    .iter()
                    .map(|&other| share(&|block| pairwise(contest, bot, Some(other), block)))
                    .collect(),
                wins: Estimate::share(&mean(&victory), lines.len() as u64),
                place: Estimate::mean(&mean(&place)),
                score: Estimate::mean(&mean(&|line, seat| f64::from(line.scores[seat]))),
                seat_wins: (0..contest.plan.setup.players().into()).map(on_seat).collect(),
                rating: ratings[at],
                choices: thought.choices,
                nodes: each(thought.nodes, thought.choices),
                times: Times {
                    decision: each(thought.micros, thought.choices) / 1e3,
                    turn: each(thought.micros, thought.turns) / 1e3,
                    longest_turn: thought.longest as f64 / 1e3,
                },
            }
        };
        Standings {
            games: lines.len(),
            blocks: blocks.len(),
            unfinished: lines.iter().filter(|line| !line.finished).count(),
            bots: contest.bots.iter().enumerate().map(standing).collect(),
            seats: (0..contest.plan.setup.players().into())
                .map(|seat| {
                    let won = |block: &[&Line]| Share::of(block.iter().map(|line| victory(line, seat)));
                    share(&won).unwrap_or_default()
                })
                .collect(),
            sprt: None,
        }
    }
}

/// A share of this many observations.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Share {
    /// The share.
    pub mean: f64,
    /// Observations.
    pub of: u64,
}

impl Share {
    /// Of these, 0 to 1 each; `None` if there are none.
    fn of(each: impl IntoIterator<Item = f64>) -> Option<Share> {
        let (of, sum) = each.into_iter().fold((0, 0.0), |(of, sum), one| (of + 1, sum + one));
        (of > 0).then(|| Share { mean: sum / of as f64, of })
    }
}

/// The share of opponents of another kind (or of this one kind) that a bot finished ahead of in these games, ties counted
/// half; `None` if it never met any.
pub(crate) fn pairwise(
    contest: &Contest,
    bot: BotName,
    against: Option<BotName>,
    lines: &[&Line],
) -> Option<Share> {
    let mut pairs = Vec::new();
    for line in lines {
        let seating = contest.plan.seating(line.game);
        for (mine, _) in seating.iter().enumerate().filter(|(_, name)| **name == bot) {
            for (other, &name) in seating.iter().enumerate() {
                if name == bot || against.is_some_and(|wanted| wanted != name) {
                    continue;
                }
                pairs.push(match line.places[mine].cmp(&line.places[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                });
            }
        }
    }
    Share::of(pairs)
}

/// The mean of a figure over all seats on which the bot sits in these games; `None` if it sits nowhere.
fn over_seats(
    contest: &Contest,
    bot: BotName,
    lines: &[&Line],
    figure: &dyn Fn(&Line, usize) -> f64,
) -> Option<f64> {
    let (mut seats, mut sum) = (0u64, 0.0);
    for line in lines {
        for (seat, _) in contest.plan.seating(line.game).iter().enumerate().filter(|(_, name)| **name == bot)
        {
            seats += 1;
            sum += figure(line, seat);
        }
    }
    (seats > 0).then(|| sum / seats as f64)
}

/// A seat's part of the victory.
fn victory(line: &Line, seat: usize) -> f64 {
    let winners = line.places.iter().filter(|&&place| place == 1).count();
    if line.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
}

/// A seat's place; those who share one have the middle of the places they take together.
fn place(line: &Line, seat: usize) -> f64 {
    let level = line.places.iter().filter(|&&place| place == line.places[seat]).count();
    f64::from(line.places[seat]) + (level as f64 - 1.0) / 2.0
}

/// Ratings from game to game. In each, a bot is ranked by the mean place of its seats.
fn ratings(contest: &Contest, lines: &[&Line]) -> Vec<Rating> {
    let mut ratings = vec![WengLinRating::new(); contest.bots.len()];
    let config = WengLinConfig::new();
    for line in lines {
        let present: Vec<(usize, f64)> = contest
            .bots
            .iter()
            .enumerate()
            .filter_map(|(at, &bot)| Some((at, over_seats(contest, bot, &[*line], &place)?)))
            .collect();
        let teams: Vec<[WengLinRating; 1]> = present.iter().map(|&(at, _)| [ratings[at]]).collect();
        let ranked: Vec<_> = teams
            .iter()
            .zip(&present)
            .map(|(team, &(_, mine))| {
                let ahead = present.iter().filter(|&&(_, other)| other < mine).count();
                (&team[..], MultiTeamOutcome::new(ahead + 1))
            })
            .collect();
        for (new, &(at, _)) in weng_lin_multi_team(&ranked, &config).iter().zip(&present) {
            ratings[at] = new[0];
        }
    }
    ratings.iter().map(|known| Rating { rating: known.rating, uncertainty: known.uncertainty }).collect()
}

/// All that the bot thought, on all its seats.
fn thought(contest: &Contest, bot: BotName, lines: &[&Line]) -> Thought {
    let mut all = Thought::default();
    for line in lines {
        for (name, thought) in contest.plan.seating(line.game).iter().zip(&line.thought) {
            if *name == bot {
                all.add(thought);
            }
        }
    }
    all
}
