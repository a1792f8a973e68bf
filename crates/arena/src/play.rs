//! One game: by the fast path when everybody plays at random, with bots at a table otherwise.

use crate::{Plan, RecordError};
use bots::{Bot, Evaluate, Kind};
use game::{
    ActionSet, Fast, Game, MAX_PLAYERS, Score, Seat, Seed, TableChance, Tally, playout,
    record::{Holder, Scribe},
};

/// How one game went.
pub struct Outcome {
    pub tally: Tally,
    pub ending: Option<&'static str>,
    pub scores: [Score; MAX_PLAYERS],
    pub places: Vec<u8>,
}

/// What a thread keeps between games.
pub struct Player<G: Game> {
    kinds: Vec<(Kind, Box<dyn Bot<G>>)>,
}

impl<G: Evaluate> Player<G> {
    pub fn new(plan: &Plan) -> Player<G> {
        Player { kinds: plan.kinds().into_iter().map(|(kind, _)| (kind, kind.make())).collect() }
    }

    /// Plays game `number` of the plan.
    pub fn play(&mut self, plan: &Plan, number: u64) -> Result<Outcome, RecordError> {
        let mut rng = Fast::of_game(plan.seed, number);
        if plan.fast() {
            let mut position = G::start(&plan.setup, &mut rng, &mut ());
            let tally = playout::<G>(&mut position, &mut rng);
            return Ok(outcome::<G>(&position, tally));
        }
        let seed = table_seed(&mut rng);
        match &plan.records {
            None => {
                let position = G::start(&plan.setup, &mut TableChance::new(&seed, 0, 0), &mut ());
                let mut table = Bare::<G> { position, seed, step: 0 };
                let tally = self.decide(&mut table, plan, number, &mut rng);
                Ok(outcome::<G>(&table.position, tally))
            }
            Some(records) => {
                let mut scribe =
                    Scribe::<G>::new(&plan.setup, seed, holders(plan, number), records.with_legal);
                let tally = self.decide(&mut scribe, plan, number, &mut rng);
                records.write(number, &scribe.record)?;
                Ok(outcome::<G>(&scribe.position, tally))
            }
        }
    }

    fn decide(&mut self, table: &mut impl Table<G>, plan: &Plan, number: u64, rng: &mut Fast) -> Tally {
        let mut tally = Tally::default();
        while tally.decisions < G::STEP_LIMIT {
            let Some(seat) = G::to_act(table.position()).first() else {
                tally.finished = true;
                break;
            };
            let legal = G::legal(table.position(), seat);
            tally.decisions += 1;
            let action = if legal.len() > 1 {
                tally.choices += 1;
                let kind = plan.bot(number, seat);
                let bot =
                    self.kinds.iter_mut().find(|(known, _)| *known == kind).expect("every bot has its seat");
                let view = G::view(table.position(), Some(seat));
                bot.1.choose(&view, seat, &legal, &plan.budget, rng)
            } else {
                G::action(legal.nth(0))
            };
            table.play(seat, action);
        }
        tally
    }
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
        let player = plan.bot(number, seat).name().to_string();
        Holder { seat, from_step: 0, name: format!("{player} {}", seat.number()), player }
    };
    Seat::all(plan.setup.players()).map(holder).collect()
}

fn outcome<G: Game>(position: &G::Position, tally: Tally) -> Outcome {
    let mut scores = [Score::default(); MAX_PLAYERS];
    for seat in Seat::all(G::setup(position).players()) {
        scores[seat.index()] = G::score(position, seat);
    }
    Outcome { tally, ending: G::ending(position), scores, places: G::places(position) }
}
