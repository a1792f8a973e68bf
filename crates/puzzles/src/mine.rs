//! How puzzles are found: bots play, and where a search sees one choice far ahead of all others, two deeper searches with
//! seeds of their own have to agree; then the levels try.
//!
//! Nothing depends on time or on the machine: the same plan finds the same puzzles.

use crate::{Choice, Found, Game, Puzzle, kinds, rating};
use bots::{
    Bot, Budget, ByNet, Evaluate, Level, Levelled, Question, Search, Unplayable, advise, search::Tried,
};
use catalog::{AnyPosition, AnyView, GameId, Move, with_game};
use game::{ActionSet, Fast, Seat, Seed, Setup, SetupText, TableChance};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// What is looked for, and how closely.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// Of all games and searches.
    pub seed: u64,
    /// Numbers of players, in turn.
    pub players: Vec<u8>,
    /// How many puzzles are wanted in total: no kind, part of the game or difficulty gets too large a share of them.
    pub count: usize,
    /// Nodes of the bots that play; their searches show where a puzzle might be.
    pub glance: u32,
    /// Nodes of the first and the second search.
    pub nodes: [u32; 2],
    /// By this share of the opponents the best choice is ahead of every other in both searches.
    pub margin: f32,
    /// How often each level tries; the expert, who takes longest, once.
    pub tries: u8,
}

/// No kind of decision makes more of all puzzles than this share ...
const LARGEST_KIND: f64 = 0.45;
/// ... no third of the game more than this ...
const LARGEST_PHASE: f64 = 0.45;
/// ... and those that a level without slips always finds at a glance no more than this.
const LARGEST_EASY: f64 = 0.25;
/// How many decisions of a game are searched.
const SUSPECTS: usize = 8;
/// How many puzzles a game may give.
const PER_GAME: usize = 4;
/// A game that is lost or won makes no puzzle.
const OPEN: std::ops::RangeInclusive<f32> = 0.08..=0.97;
/// The least number of choices.
const CHOICES: usize = 3;
/// What an inattentive player looks at.
const SHALLOW: u32 = 60;

/// A decision that might be a puzzle.
struct Suspect<G: game::Game> {
    step: usize,
    seat: Seat,
    kind: &'static str,
    position: G::Position,
    /// What was played.
    played: usize,
    /// A shallow search would have chosen otherwise.
    hidden: bool,
    margin: f32,
}

/// How many puzzles there are of each sort.
struct Stock<'a> {
    known: &'a [Game],
    new: Vec<Puzzle>,
}

impl Stock<'_> {
    fn count(&self, sort: impl Fn(&Puzzle) -> bool) -> usize {
        self.known
            .iter()
            .flat_map(|game| &game.puzzles)
            .chain(&self.new)
            .filter(|puzzle| sort(puzzle))
            .count()
    }
}

/// Plays game number `number` and returns it with its puzzles, if it has any. `known` are those found before it. Refused if
/// the network that searches go by does not fit the game.
pub fn mine(plan: &Plan, number: u32, known: &[Game]) -> Result<Option<Game>, Unplayable> {
    with_game!(plan.game, G => {
        <G as Evaluate>::shipped().fitting("the search for puzzles")?;
        Ok(mine_typed::<G>(plan, number, known))
    })
}

fn mine_typed<G: Evaluate>(plan: &Plan, number: u32, known: &[Game]) -> Option<Game> {
    let players = *plan.players.get(number as usize % plan.players.len().max(1))?;
    let setup = Setup::new::<G>(&SetupText { players, options: Default::default() }).ok()?;
    let seed = seed_of(plan, number);
    let rng = &mut Fast::of_game(plan.seed, number.into());
    let (steps, mut suspects) = play::<G>(plan, &setup, &seed, rng);
    let mut stock = Stock { known, new: Vec::new() };
    // What is rare first, then what is easily overlooked, then what is clearest.
    suspects.sort_by(|a, b| {
        let rare = |suspect: &Suspect<G>| stock.count(|puzzle| puzzle.kind == suspect.kind);
        b.hidden.cmp(&a.hidden).then(rare(a).cmp(&rare(b))).then(b.margin.total_cmp(&a.margin))
    });
    let most = |share: f64| (share * plan.count as f64).ceil() as usize;
    let mut searched = 0;
    for suspect in &suspects {
        if searched == SUSPECTS || stock.new.len() == PER_GAME {
            break;
        }
        let phase = (suspect.step * 3 / steps.len().max(1)).min(2) as u8;
        if stock.count(|puzzle| puzzle.kind == suspect.kind) >= most(LARGEST_KIND)
            || stock.count(|puzzle| puzzle.phase == phase) >= most(LARGEST_PHASE)
        {
            continue;
        }
        let easy = |puzzle: &Puzzle| puzzle.found.get(Level::Hard as usize).is_some_and(Found::always);
        let room_for_easy = stock.count(easy) < most(LARGEST_EASY);
        // Far quicker to see than to prove.
        if !room_for_easy && try_level::<G>(plan, suspect, Level::Hard, suspect.played, rng).always() {
            continue;
        }
        searched += 1;
        let Some(puzzle) = verify::<G>(plan, suspect, phase, rng) else { continue };
        if room_for_easy || !easy(&puzzle) {
            stock.new.push(puzzle);
        }
    }
    let mut puzzles = stock.new;
    puzzles.sort_by_key(|puzzle| puzzle.step);
    let last = puzzles.last()?.step as usize;
    Some(Game {
        game: G::ID.into(),
        rules: setup.rules(),
        number,
        players,
        seed: hex::encode(seed),
        steps: steps.into_iter().take(last).collect(),
        nodes: plan.nodes,
        puzzles,
    })
}

fn seed_of(plan: &Plan, number: u32) -> Seed {
    let hash = Sha256::new_with_prefix("antilles puzzle ").chain_update(plan.game.id());
    hash.chain_update(plan.seed.to_le_bytes()).chain_update(number.to_le_bytes()).finalize().into()
}

fn search<G: Evaluate>(position: &G::Position, seat: Seat, nodes: u32, rng: &mut Fast) -> Vec<Tried> {
    let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
    let question = Question::<G> { view: &view, seat, legal: &legal, budget: Budget::nodes(nodes) };
    Search::new(ByNet::new(G::net())).compare(&question, rng)
}

/// By how much the first choice is ahead of all others that were walked; `None` if it is not, or if there is no other.
fn lead(tried: &[Tried], seat: Seat) -> Option<f32> {
    let (best, others) = tried.split_first()?;
    let share = |tried: &Tried| tried.shares[seat.index()];
    let next = others.iter().filter(|other| other.visits > 0).map(share).reduce(f32::max)?;
    Some(share(best) - next).filter(|lead| *lead > 0.0 && OPEN.contains(&share(best)))
}

/// Plays a game: its steps, and where puzzles might be. Of several decisions of one kind that a seat takes one after the other,
/// only the first might be one.
fn play<G: Evaluate>(
    plan: &Plan,
    setup: &Setup,
    seed: &Seed,
    rng: &mut Fast,
) -> (Vec<String>, Vec<Suspect<G>>) {
    let mut position = G::start(setup, &mut TableChance::new(seed, 0, 0), &mut ());
    let (mut steps, mut suspects) = (Vec::new(), Vec::<Suspect<G>>::new());
    let mut before = None;
    while let Some(seat) = G::to_act(&position).first() {
        if steps.len() as u32 >= G::STEP_LIMIT {
            break;
        }
        let legal = G::legal(&position, seat);
        let mut index = legal.first().unwrap_or(0);
        if legal.len() > 1 {
            let tried = search::<G>(&position, seat, plan.glance, rng);
            index = tried.first().map_or(index, |best| best.index);
            let kind = kinds::of(plan.game, &moves::<G>(&legal)).filter(|_| legal.len() >= CHOICES);
            let alone = before != Some((seat, kind));
            let margin = lead(&tried, seat).filter(|lead| alone && *lead >= 0.6 * plan.margin);
            before = Some((seat, kind));
            if let (Some(kind), Some(margin)) = (kind, margin) {
                let shallow = search::<G>(&position, seat, SHALLOW, rng);
                let hidden = shallow.first().is_some_and(|best| best.index != index);
                suspects.push(Suspect {
                    step: steps.len(),
                    seat,
                    kind,
                    position,
                    played: index,
                    hidden,
                    margin,
                });
            }
        }
        steps.push(format!("{} {}", seat.number(), G::notation().text(index)));
        let mut chance = TableChance::new(seed, 0, steps.len() as u32);
        if G::apply(&mut position, seat, G::action(index), &mut chance, &mut ()).is_err() {
            break;
        }
    }
    (steps, suspects)
}

fn moves<G: game::Game>(legal: &G::Actions) -> Vec<Move> {
    legal.iter().map(|index| Move { index, text: G::notation().text(index) }).collect()
}

/// Two searches with seeds of their own, and the levels; the puzzle, if both searches agree.
fn verify<G: Evaluate>(plan: &Plan, suspect: &Suspect<G>, phase: u8, rng: &mut Fast) -> Option<Puzzle> {
    let Suspect { seat, position, .. } = suspect;
    let seat = *seat;
    let clear = |tried: &[Tried]| lead(tried, seat).is_some_and(|lead| lead >= plan.margin);
    let first = search::<G>(position, seat, plan.nodes[0], rng);
    if !clear(&first) {
        return None;
    }
    let best = first[0].index;
    let second = search::<G>(position, seat, plan.nodes[1], rng);
    if !clear(&second) || second[0].index != best {
        return None;
    }
    let legal = G::legal(position, seat);
    let any = AnyPosition::new::<G>(plan.game, *position);
    let unsearched: Vec<Move> = moves::<G>(&legal)
        .into_iter()
        .filter(|legal| first.iter().all(|tried| tried.index != legal.index))
        .collect();
    if !unsearched.is_empty() {
        let (view, seed) = (any.view(Some(seat)), rng.bits());
        let solution = glance(&view, seat, Move { index: best, text: G::notation().text(best) }, seed)?;
        let worse = |other: &Move| {
            glance(&view, seat, *other, seed).is_some_and(|share| share <= solution - plan.margin)
        };
        if !unsearched.iter().all(worse) {
            return None;
        }
    }
    let found: Vec<Found> =
        Level::ALL.iter().map(|&level| try_level::<G>(plan, suspect, level, best, rng)).collect();
    let value = |tried: &[Tried], index: usize| {
        let tried = tried.iter().find(|tried| tried.index == index && tried.visits > 0)?;
        Some((tried.shares[seat.index()] * 10_000.0).round() as u16)
    };
    let mut values: BTreeMap<usize, (Option<u16>, Option<u16>)> = BTreeMap::new();
    for index in first.iter().chain(&second).map(|tried| tried.index) {
        values.insert(index, (value(&first, index), value(&second, index)));
    }
    let mut choices: Vec<Choice> = values
        .into_iter()
        .map(|(index, (first, second))| Choice(G::notation().text(index).into(), first, second))
        .collect();
    choices.sort_by_key(|choice| std::cmp::Reverse((choice.2, choice.1)));
    Some(Puzzle {
        step: suspect.step as u32,
        seat: seat.number(),
        kind: suspect.kind.into(),
        phase,
        digest: hex::encode(&any.digest()[..8]),
        choices,
        rating: rating::measured(&found),
        found,
    })
}

/// What a choice that the search did not find worth trying brings, in imagined worlds.
fn glance(view: &AnyView, seat: Seat, choice: Move, seed: u64) -> Option<f32> {
    let advice = advise(view, seat, &[choice], &Budget::nodes(1), seed).ok()?;
    advice.choices.first()?.shares.get(seat.index()).copied()
}

fn try_level<G: Evaluate>(
    plan: &Plan,
    suspect: &Suspect<G>,
    level: Level,
    best: usize,
    rng: &mut Fast,
) -> Found {
    let view = G::view(&suspect.position, Some(suspect.seat));
    let legal = &G::legal(&suspect.position, suspect.seat);
    let tries = if level == Level::Expert { 1 } else { plan.tries };
    let question = Question::<G> { view: &view, seat: suspect.seat, legal, budget: Budget::default() };
    let right = (0..tries).filter(|_| {
        let mut bot = Levelled::new::<G>(level);
        G::index(Bot::<G>::choose(&mut bot, &question, rng)) == best
    });
    Found { right: right.count() as u8, tries }
}
