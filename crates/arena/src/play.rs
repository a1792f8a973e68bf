//! One game: by the fast path when everybody plays at random, with bots at a table otherwise.

use crate::{Plan, RecordError};
use bots::{Bot, BotName, Evaluate, Question};
use game::{
    ActionSet, Fast, Game, MAX_PLAYERS, Score, Seat, Seed, TableChance, Tally, playout,
    record::{Holder, Scribe},
};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// How one game went.
pub(crate) struct Outcome {
    pub tally: Tally,
    pub thought: [Thought; MAX_PLAYERS],
    pub ending: Option<&'static str>,
    pub scores: [Score; MAX_PLAYERS],
    pub places: Vec<u8>,
}

/// How much the bot on one seat thought in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Thought {
    /// Decisions with a choice.
    pub choices: u64,
    /// Turns: decisions with no other seat's between them count as one.
    pub turns: u64,
    /// Nodes looked at.
    pub nodes: u64,
    /// Time for all of it, in microseconds.
    pub micros: u64,
    /// Time for the longest turn.
    pub longest: u64,
}

impl Thought {
    /// Adds another's.
    pub fn add(&mut self, other: &Thought) {
        self.choices += other.choices;
        self.turns += other.turns;
        self.nodes += other.nodes;
        self.micros += other.micros;
        self.longest = self.longest.max(other.longest);
    }
}

/// What a thread keeps between games.
pub(crate) struct Player<G: Game> {
    bots: Vec<(BotName, Box<dyn Bot<G>>)>,
}

impl<G: Evaluate> Player<G> {
    pub fn new(plan: &Plan) -> Player<G> {
        Player { bots: plan.bots().into_iter().map(|(bot, _)| (bot, bot.make())).collect() }
    }

    /// Plays game `number` of the plan.
    pub fn play(&mut self, plan: &Plan, number: u64) -> Result<Outcome, RecordError> {
        if plan.fast() {
            let mut rng = Fast::of_game(plan.seed, plan.chance(number));
            let mut position = G::start(&plan.setup, &mut rng, &mut ());
            let tally = playout::<G>(&mut position, &mut rng);
            return Ok(outcome::<G>(&position, tally, Default::default()));
        }
        let Some(records) = &plan.records else { return Ok(self.watch(plan, number, &mut |_| {}).1) };
        let (seed, mut rng) = table_of(plan, number);
        let mut scribe = Scribe::<G>::new(&plan.setup, seed, holders(plan, number), records.with_legal);
        let (tally, thought) = self.decide(&mut scribe, plan, number, &mut rng, &mut |_| {});
        records.write(number, &scribe.record)?;
        Ok(outcome::<G>(&scribe.position, tally, thought))
    }

    /// Plays game `number` of the plan at a table, and returns its seed; `watch` sees every decision.
    pub fn watch(&mut self, plan: &Plan, number: u64, watch: &mut impl FnMut(Seen<G>)) -> (Seed, Outcome) {
        let (seed, mut rng) = table_of(plan, number);
        let position = G::start(&plan.setup, &mut TableChance::new(&seed, 0, 0), &mut ());
        let mut table = Bare::<G> { position, seed, step: 0 };
        let (tally, thought) = self.decide(&mut table, plan, number, &mut rng, watch);
        (seed, outcome::<G>(&table.position, tally, thought))
    }

    fn decide(
        &mut self,
        table: &mut impl Table<G>,
        plan: &Plan,
        number: u64,
        rng: &mut Fast,
        watch: &mut impl FnMut(Seen<G>),
    ) -> (Tally, [Thought; MAX_PLAYERS]) {
        let mut tally = Tally::default();
        let mut thought = [Thought::default(); MAX_PLAYERS];
        // Whose turn it is, and how long it has taken.
        let mut turn: Option<(Seat, u64)> = None;
        while tally.decisions < G::STEP_LIMIT {
            let Some(seat) = G::to_act(table.position()).first() else {
                tally.finished = true;
                break;
            };
            let legal = G::legal(table.position(), seat);
            tally.decisions += 1;
            let mut asked = None;
            let action = if legal.len() > 1 {
                tally.choices += 1;
                let name = plan.bot(number, seat);
                let (_, bot) =
                    self.bots.iter_mut().find(|(known, _)| *known == name).expect("every bot has its seat");
                let view = G::view(table.position(), Some(seat));
                let question = Question { view: &view, seat, legal: &legal, budget: plan.budget };
                let clock = Instant::now();
                let action = bot.choose(&question, rng);
                let micros = clock.elapsed().as_micros() as u64;
                let mine = &mut thought[seat.index()];
                let so_far = match turn {
                    Some((before, micros)) if before == seat => micros,
                    _ => {
                        mine.turns += 1;
                        0
                    }
                };
                turn = Some((seat, so_far + micros));
                mine.choices += 1;
                mine.nodes += u64::from(bot.looked_at());
                mine.micros += micros;
                mine.longest = mine.longest.max(so_far + micros);
                asked = Some(bot);
                action
            } else {
                G::action(legal.nth(0))
            };
            let visits = asked.map_or(&[][..], |bot| bot.visits());
            watch(Seen { position: table.position(), seat, legal: &legal, action, visits });
            table.play(seat, action);
        }
        (tally, thought)
    }
}

/// A decision as it is made.
pub(crate) struct Seen<'a, G: Game> {
    /// Where it is made.
    pub position: &'a G::Position,
    pub seat: Seat,
    pub legal: &'a G::Actions,
    pub action: G::Action,
    /// How often the bot's search took each action; empty if it did not search.
    pub visits: &'a [(usize, u32)],
}

/// A table with the chance of a seed; written down or not, the same games are played on it.
trait Table<G: Game> {
    fn position(&self) -> &G::Position;
    fn play(&mut self, seat: Seat, action: G::Action);
}

struct Bare<G: Game> {
    position: G::Position,
    seed: Seed,
    step: u32,
}

impl<G: Game> Table<G> for Bare<G> {
    fn position(&self) -> &G::Position {
        &self.position
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        self.step += 1;
        let mut chance = TableChance::new(&self.seed, 0, self.step);
        G::apply(&mut self.position, seat, action, &mut chance, &mut ()).expect("bots choose legal actions");
    }
}

impl<G: Game> Table<G> for Scribe<G> {
    fn position(&self) -> &G::Position {
        &self.position
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        Scribe::play(self, seat, action);
    }
}

/// The seed of a table, and the generator that its bots draw from.
fn table_of(plan: &Plan, number: u64) -> (Seed, Fast) {
    let mut rng = Fast::of_game(plan.seed, plan.chance(number));
    let seed = table_seed(&mut rng);
    // In a block the chance is the same, but not the whims of the bots.
    let whims = if plan.block > 1 { Fast::of_game(!plan.seed, number) } else { rng };
    (seed, whims)
}

/// The seed of a table in a simulation: the first 256 bits of the game's generator.
fn table_seed(rng: &mut Fast) -> Seed {
    let mut seed = Seed::default();
    for part in seed.chunks_exact_mut(8) {
        part.copy_from_slice(&rng.bits().to_le_bytes());
    }
    seed
}

fn holders(plan: &Plan, number: u64) -> Vec<Holder> {
    let holder = |seat: Seat| {
        let player = plan.bot(number, seat).to_string();
        Holder { seat, from_step: 0, name: format!("{player} {}", seat.number()), player }
    };
    Seat::all(plan.setup.players()).map(holder).collect()
}

fn outcome<G: Game>(position: &G::Position, tally: Tally, thought: [Thought; MAX_PLAYERS]) -> Outcome {
    let mut scores = [Score::default(); MAX_PLAYERS];
    for seat in Seat::all(G::setup(position).players()) {
        scores[seat.index()] = G::score(position, seat);
    }
    Outcome { tally, thought, ending: G::ending(position), scores, places: G::places(position) }
}
