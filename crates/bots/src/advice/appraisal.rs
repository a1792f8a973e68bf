//! How well somebody played: what each decision cost its seat against the best choice, judged by what the seat could know;
//! and which level that is most like.
//!
//! Every choice worth trying, and the one made, is played out in the same imagined worlds with the same luck, up to the next
//! quiet moment, as for turning points. The best choice is picked by one half of the worlds and compared with the one made in
//! the other half, and the other way round. So luck in picking the best does not look like a loss: a cost is right in the mean,
//! and may be a little below zero.

use super::{
    COACH, Explain, expect, kinds,
    lines::play,
    looking_back::{Decision, decisions},
    set_of,
};
use crate::{
    Bot, Budget, Evaluate, Level, Levelled, Question, Unplayable, net::Inputs, search::worth_trying,
};
use catalog::{AnyPosition, GameId, with_game};
use game::{ActionSet, Fast, Rules, Seat, Setup, SetupText};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::Range, sync::LazyLock};

/// The version of the measure: what was found by another one is not compared with it.
pub const VERSION: u32 = 1;

/// A decision that cost more than this counts as one that cost this much.
pub const MOST_COUNTED: f32 = 0.03;
/// Imagined worlds for each decision, in two halves.
const WORLDS: usize = 8;
/// Positions that may be looked at in one world, for all choices together.
const NODES: u32 = 600;
/// The least for one choice.
const LEAST_NODES: u32 = 16;
/// With fewer decisions nothing is said.
pub const LEAST_DECISIONS: u32 = 8;
/// The levels that are possible are those that have this share of the probability together.
const POSSIBLE: f64 = 0.9;
/// A game between levels that is not over after this many actions is abandoned.
const LONGEST: usize = 5_000;

/// What a decision cost its seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// Steps played before it.
    pub step: u32,
    /// Of which kind it was, see [`kinds`].
    pub kind: String,
    /// How much smaller the share of the others is that the seat could expect to finish ahead of than after the best choice.
    pub cost: f32,
}

impl Cost {
    /// What it counts as where decisions are compared: how often a player errs says more about them than how much was at
    /// stake in a single error, which depends on how close the game was.
    pub fn counted(&self) -> f64 {
        f64::from(self.cost.clamp(-MOST_COUNTED, MOST_COUNTED))
    }
}

/// What the decisions of a seat cost it: those that begin at these steps, of a game of which all `positions` from the set-up
/// on are known, and who did what (by index) in each but the last. Decisions without a choice are left out.
pub fn appraise(
    positions: &[AnyPosition],
    played: &[(Seat, usize)],
    seat: Seat,
    steps: Range<u32>,
) -> Result<Vec<Cost>, Unplayable> {
    let Some(start) = positions.first() else { return Ok(Vec::new()) };
    with_game!(start.game(), G => {
        <G as Evaluate>::shipped().fitting(COACH)?;
        let typed: Vec<<G as Rules>::Position> =
            positions.iter().filter_map(|position| position.downcast().copied()).collect();
        Ok(costs::<G>(&typed, played, seat, &steps))
    })
}

fn costs<G: Explain>(
    positions: &[G::Position],
    played: &[(Seat, usize)],
    seat: Seat,
    steps: &Range<u32>,
) -> Vec<Cost> {
    let game = GameId::parse(G::ID);
    let own = decisions::<G>(positions, played).into_iter();
    let own = own.filter(|decision| decision.seat == seat && steps.contains(&(decision.step as u32)));
    own.filter_map(|decision| {
        let position = &positions[decision.step];
        let question = G::ask(&G::view(position, Some(seat)), seat).id;
        let kind = kinds::of(game?, question)?;
        let cost = cost::<G>(position, &decision)?;
        Some(Cost { step: decision.step as u32, kind: kind.into(), cost })
    })
    .collect()
}

/// What one decision cost; nothing if there was no choice.
fn cost<G: Explain>(position: &G::Position, decision: &Decision) -> Option<f32> {
    let Decision { step, seat, plan } = decision;
    let (seat, made) = (*seat, *plan.first()?);
    let rng = &mut Fast::of_game(VERSION.into(), *step as u64);
    let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
    let worlds: Vec<(G::Position, Fast)> =
        (0..WORLDS).map(|_| (G::imagine(&view, rng), Fast::new(rng.bits()))).collect();
    let others = worth_trying(&legal, &G::candidates(&worlds[0].0, seat, &G::seasoned()));
    let choices: Vec<usize> = set_of::<G>(others.iter().chain([made])).iter().collect();
    if choices.len() < 2 {
        return None;
    }
    let nodes = (NODES / choices.len() as u32).max(LEAST_NODES);
    let mut inputs = Inputs::default();
    // By half of the worlds and choice: what the seat may expect.
    let mut sums = [vec![0.0_f32; choices.len()], vec![0.0; choices.len()]];
    for (at, (world, luck)) in worlds.iter().enumerate() {
        for (sum, &index) in sums[at % 2].iter_mut().zip(&choices) {
            let tried: &[usize] = if index == made { plan } else { &[index] };
            let line = play::<G>(world, seat, tried, luck, nodes);
            *sum += expect::<G>(&line.end, seat, &mut inputs).shares[seat.index()];
        }
    }
    let own = choices.iter().position(|&index| index == made)?;
    let best =
        |sums: &[f32]| (0..sums.len()).reduce(|best, next| if sums[next] > sums[best] { next } else { best });
    let mut cost = 0.0;
    for half in [0, 1] {
        let other = &sums[1 - half];
        cost += other[best(&sums[half])?] - other[own];
    }
    Some(cost / WORLDS as f32)
}

/// What decisions cost in some games, as it is counted: the mean, and how much the mean of one game differs from that of another.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mean {
    /// How many decisions.
    pub decisions: u32,
    /// What one costs.
    pub cost: f64,
    /// The standard deviation of a single decision that would make games differ as much as they do.
    pub spread: f64,
}

impl Mean {
    /// The mean over these games, each with what its decisions cost.
    pub fn of<'a>(games: impl Iterator<Item = Vec<&'a Cost>>) -> Mean {
        let games: Vec<(f64, f64)> = games
            .filter(|costs| !costs.is_empty())
            .map(|costs| (costs.len() as f64, costs.iter().map(|cost| cost.counted()).sum()))
            .collect();
        let (count, sum) = games.iter().fold((0.0, 0.0), |(count, sum), one| (count + one.0, sum + one.1));
        if count == 0.0 {
            return Mean::default();
        }
        let cost = sum / count;
        let squares: f64 = games.iter().map(|(count, sum)| (sum / count - cost).powi(2) * count).sum();
        let spread = (squares / (games.len() as f64 - 1.0).max(1.0)).sqrt();
        Mean { decisions: count as u32, cost, spread }
    }

    fn rounded(self) -> Mean {
        let round = |value: f64| (value * 1e5).round() / 1e5;
        Mean { decisions: self.decisions, cost: round(self.cost), spread: round(self.spread) }
    }
}

/// What decisions cost a level.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OfLevel {
    /// The level.
    pub level: String,
    /// The positions it looks at, and its slips in a hundred decisions, when it was measured.
    pub nodes: u32,
    /// See there.
    pub slips: u32,
    /// Games it played.
    pub games: u32,
    /// All decisions.
    pub all: Mean,
    /// By kind.
    pub kinds: BTreeMap<String, Mean>,
}

/// What decisions cost the levels of a game: a file of `antilles appraise`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measured {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The version of the measure.
    pub version: u32,
    /// The network that judged.
    pub net: String,
    /// Numbers of players, in turn.
    pub players: Vec<u8>,
    /// The level of everybody else.
    pub against: String,
    /// Of all games.
    pub seed: u64,
    /// Level by level, the weakest first.
    pub levels: Vec<OfLevel>,
}

/// Who the levels play against when they are measured.
pub const COMPANY: Level = Level::Medium;

impl Measured {
    /// A file without levels, for today's program; refused if its network does not fit the game.
    pub fn new(game: GameId, players: Vec<u8>, seed: u64) -> Result<Measured, Unplayable> {
        let net = with_game!(game, G => <G as Evaluate>::shipped().fitting(COACH))?;
        Ok(Measured {
            game: game.id().into(),
            rules: game.traits().rules_version,
            version: VERSION,
            net: net.digest(),
            players,
            against: COMPANY.name().into(),
            seed,
            levels: Vec::new(),
        })
    }

    /// What this level came to in these games.
    pub fn add(&mut self, game: GameId, level: Level, games: &[Vec<Cost>]) {
        let strength = with_game!(game, G => <G as Evaluate>::LEVELS[level as usize]);
        let mean = |kind: Option<&str>| {
            let one = |costs: &'_ Vec<Cost>| -> Vec<Cost> {
                costs.iter().filter(|cost| kind.is_none_or(|kind| cost.kind == kind)).cloned().collect()
            };
            let games: Vec<Vec<Cost>> = games.iter().map(one).collect();
            Mean::of(games.iter().map(|costs| costs.iter().collect())).rounded()
        };
        let kinds = kinds::of_game(game).iter().map(|(kind, _)| (kind.to_string(), mean(Some(kind))));
        self.levels.push(OfLevel {
            level: level.name().into(),
            nodes: strength.nodes,
            slips: strength.slips,
            games: games.len() as u32,
            all: mean(None),
            kinds: kinds.collect(),
        });
    }
}

/// Game number `number` of a level against [`COMPANY`], on each seat in its turn: what its decisions cost. The same on every
/// machine; nothing if the game does not end.
pub fn sample(game: GameId, players: &[u8], level: Level, seed: u64, number: u64) -> Option<Vec<Cost>> {
    with_game!(game, G => {
        let count = players[number as usize % players.len()];
        let seat = Seat::new((number as usize / players.len()) % usize::from(count));
        let setup = Setup::new::<G>(&SetupText { players: count, options: Default::default() }).ok()?;
        // Levels meet the same games.
        let rng = &mut Fast::of_game(seed, number);
        let (positions, played) = one_game::<G>(&setup, seat, level, rng)?;
        Some(costs::<G>(&positions, &played, seat, &(0..u32::MAX)))
    })
}

type Line<P> = (Vec<P>, Vec<(Seat, usize)>);

fn one_game<G: Explain>(
    setup: &Setup,
    seat: Seat,
    level: Level,
    rng: &mut Fast,
) -> Option<Line<G::Position>> {
    let mut chance = Fast::new(rng.bits());
    let mut position = G::start(setup, &mut chance, &mut ());
    let (mut positions, mut played) = (vec![position], Vec::new());
    let (mut own, mut other) = (Levelled::new::<G>(level), Levelled::new::<G>(COMPANY));
    while let Some(actor) = G::to_act(&position).first() {
        if played.len() == LONGEST {
            return None;
        }
        let (view, legal) = (G::view(&position, Some(actor)), G::legal(&position, actor));
        let question = Question::<G> { view: &view, seat: actor, legal: &legal, budget: Budget::default() };
        let bot = if actor == seat { &mut own } else { &mut other };
        let action = bot.choose(&question, rng);
        G::apply(&mut position, actor, action, &mut chance, &mut ()).ok()?;
        played.push((actor, G::index(action)));
        positions.push(position);
    }
    Some((positions, played))
}

/// What was measured of every game, as it is shipped.
static SHIPPED: LazyLock<Vec<Measured>> = LazyLock::new(|| {
    let files = [
        include_str!("../../appraisal/puerto-rico.json"),
        include_str!("../../appraisal/san-juan.json"),
        include_str!("../../appraisal/santiago.json"),
        include_str!("../../appraisal/mundus-novus.json"),
    ];
    files.iter().map(|text| serde_json::from_str(text).expect("what was measured can be read")).collect()
});

/// What decisions cost the levels of this game.
pub fn measured(game: GameId) -> Option<&'static Measured> {
    SHIPPED.iter().find(|measured| measured.game == game.id())
}

/// Which level somebody played like.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Likeness {
    /// The one that explains best what the decisions cost.
    pub like: Level,
    /// The weakest level that is possible ...
    pub least: Level,
    /// ... and the strongest.
    pub most: Level,
    /// Decisions it was found by.
    pub decisions: u32,
    /// What one cost in the mean.
    pub cost: f64,
    /// How far off that may be: its standard error, from how much games of that level differ.
    pub error: f64,
}

impl Likeness {
    /// Which level plays like this: of one kind of decision, or of all. Nothing if there are too few decisions.
    pub fn of<'a>(
        game: GameId,
        kind: Option<&str>,
        costs: impl Iterator<Item = &'a Cost>,
    ) -> Option<Likeness> {
        let levels = &measured(game)?.levels;
        let means: Vec<&Mean> = levels
            .iter()
            .map(|level| kind.map_or(Some(&level.all), |kind| level.kinds.get(kind)))
            .collect::<Option<_>>()?;
        let (mut decisions, mut sum) = (0, 0.0);
        for cost in costs.filter(|cost| kind.is_none_or(|kind| cost.kind == kind)) {
            decisions += 1;
            sum += cost.counted();
        }
        if decisions < LEAST_DECISIONS || means.iter().any(|mean| mean.decisions < LEAST_DECISIONS) {
            return None;
        }
        let cost = sum / f64::from(decisions);
        let means = told_apart(&means);
        let (like, least, most) = likeliest(&means, cost, decisions);
        let error = means[like].spread / f64::from(decisions).sqrt();
        let level = |at: usize| Level::ALL[at];
        Some(Likeness { like: level(like), least: level(least), most: level(most), decisions, cost, error })
    }
}

/// The levels as far as the measure can distinguish them. Its judge looks to the next quiet moment only: where a stronger level,
/// which looks further, seems to lose more than the one below, both count as one.
fn told_apart(means: &[&Mean]) -> Vec<Mean> {
    let mut blocks: Vec<(Mean, usize)> = Vec::new();
    for mean in means {
        let mut block = (**mean, 1);
        while let Some((below, levels)) = blocks.pop_if(|(below, _)| below.cost < block.0.cost) {
            let (a, b) = (f64::from(below.decisions), f64::from(block.0.decisions));
            let mix = |one: f64, other: f64| (a * one + b * other) / (a + b).max(1.0);
            block = (
                Mean {
                    decisions: below.decisions + block.0.decisions,
                    cost: mix(below.cost, block.0.cost),
                    spread: mix(below.spread.powi(2), block.0.spread.powi(2)).sqrt(),
                },
                levels + block.1,
            );
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(mean, levels)| std::iter::repeat_n(mean, levels)).collect()
}

/// The level that explains such a mean cost of this many decisions best, and the ends of the shortest row of levels around it that
/// is probable enough. All are taken to be equally likely at first.
fn likeliest(means: &[Mean], cost: f64, decisions: u32) -> (usize, usize, usize) {
    let weigh = |mean: &Mean| {
        let variance = mean.spread.powi(2) * (1.0 / f64::from(decisions) + 1.0 / f64::from(mean.decisions));
        let variance = variance.max(1e-12);
        -(cost - mean.cost).powi(2) / (2.0 * variance) - variance.ln() / 2.0
    };
    let logs: Vec<f64> = means.iter().map(weigh).collect();
    let top = logs.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = logs.iter().map(|log| (log - top).exp()).collect();
    let all: f64 = weights.iter().sum();
    let best =
        (0..weights.len()).reduce(|best, next| if weights[next] > weights[best] { next } else { best });
    let best = best.unwrap_or(0);
    let (mut least, mut most, mut sum) = (best, best, weights.get(best).copied().unwrap_or(0.0));
    while sum < POSSIBLE * all {
        let below = least.checked_sub(1).map_or(f64::MIN, |at| weights[at]);
        let above = weights.get(most + 1).copied().unwrap_or(f64::MIN);
        if below > above {
            least -= 1;
            sum += below;
        } else {
            most += 1;
            sum += above;
        }
    }
    (best, least, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs(values: &[f32]) -> Vec<Cost> {
        let cost = |(step, &cost): (usize, &f32)| Cost { step: step as u32, kind: "role".into(), cost };
        values.iter().enumerate().map(cost).collect()
    }

    #[test]
    fn games_that_differ_make_a_mean_uncertain() {
        let alike = [costs(&[0.0, 0.02]), costs(&[0.02, 0.0])];
        let apart = [costs(&[0.0, 0.0]), costs(&[0.02, 0.02])];
        let mean = |games: &[Vec<Cost>]| Mean::of(games.iter().map(|game| game.iter().collect()));
        let (alike, apart) = (mean(&alike), mean(&apart));
        assert_eq!((alike.decisions, apart.decisions), (4, 4));
        assert!((alike.cost - 0.01).abs() < 1e-6 && (apart.cost - 0.01).abs() < 1e-6);
        assert!(alike.spread < 1e-6 && apart.spread > 0.01, "{alike:?} {apart:?}");
        assert_eq!(Mean::of(std::iter::empty()), Mean::default());
        let blunder = [costs(&[0.9])];
        assert!((mean(&blunder).cost - 0.03).abs() < 1e-6, "one blunder is no more than an error");
    }

    #[test]
    fn few_decisions_leave_more_levels_possible() {
        let mean = |cost| Mean { decisions: 2_000, cost, spread: 0.05 };
        let means = [mean(0.05), mean(0.04), mean(0.03), mean(0.02), mean(0.01)];
        assert_eq!(likeliest(&means, 0.03, 10_000), (2, 2, 2));
        let (like, least, most) = likeliest(&means, 0.03, 30);
        assert_eq!(like, 2);
        assert!(least < 2 && most > 2);
        assert_eq!(likeliest(&means, -0.5, 10_000), (4, 4, 4), "better than all is like the best");
        assert_eq!(likeliest(&means, 0.5, 10_000), (0, 0, 0));
    }

    #[test]
    fn levels_that_the_measure_cannot_tell_apart_are_possible_together() {
        let mean = |cost, decisions| Mean { decisions, cost, spread: 0.01 };
        let means = [mean(0.05, 100), mean(0.03, 100), mean(0.01, 300), mean(0.02, 100)];
        let apart = told_apart(&means.each_ref());
        assert_eq!(apart[..2], means[..2]);
        assert!((apart[2].cost - 0.0125).abs() < 1e-9 && apart[2] == apart[3], "{apart:?}");
        assert_eq!(likeliest(&apart, 0.0125, 10_000), (2, 2, 3));
    }
}
