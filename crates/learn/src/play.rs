//! Games to learn from: the network plays itself and a mixed pool, with some moves at random, and moments of each game
//! are kept together with how it ended.

use bots::{
    Ahead, Bot, BotName, Budget, Evaluate, Net, Question,
    net::{Inputs, POINTS},
};
use game::{ActionSet, Fast, MAX_PLAYERS, Seat, Setup, parallel};

/// A moment of a game, seen from one seat, and how the game ended for every seat counted from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What the network is shown.
    pub inputs: Box<[(u16, f32)]>,
    /// How many play.
    pub players: u8,
    /// The share of the others each finished ahead of.
    pub shares: [f32; MAX_PLAYERS],
    /// Their points, in the network's measure.
    pub points: [f32; MAX_PLAYERS],
}

/// Moments kept of one game.
const MOMENTS: usize = 24;
/// Of quiet moments in the middle of something, one of this many is kept.
const LESSER_ONE_OF: u32 = 8;
/// A seat is held by the network in this many of ten cases, else by one of the pool.
const BY_NET_OF_TEN: u32 = 7;
/// One of this many moves is made at random.
const RANDOM_ONE_OF: u32 = 25;
/// In one of this many games the options are drawn too.
const OPTIONS_ONE_OF: u32 = 4;
/// What those who play to learn from may look at in one decision.
const BUDGET: Budget = Budget::nodes(2_000);

/// Plays these games; what comes of them does not depend on the number of threads.
pub fn lessons<G: Evaluate>(
    net: &Net,
    pool: &[BotName],
    seed: u64,
    games: std::ops::Range<u64>,
    threads: usize,
) -> Vec<Sample> {
    let seats = || Seats::<G>::new(net, pool);
    let played =
        parallel::map(threads, games, seats, |seats, number| seats.game(&mut Fast::of_game(seed, number)));
    played.into_iter().flatten().collect()
}

/// Everybody who may sit at the table.
struct Seats<'a, G: Evaluate> {
    net: Ahead<&'a Net>,
    pool: Vec<Box<dyn Bot<G>>>,
    setups: Vec<Setup>,
    inputs: Inputs,
}

impl<'a, G: Evaluate> Seats<'a, G> {
    fn new(net: &'a Net, pool: &[BotName]) -> Seats<'a, G> {
        Seats {
            net: Ahead::new(net),
            pool: pool.iter().map(|bot| bot.make()).collect(),
            setups: Setup::every::<G>(),
            inputs: Inputs::default(),
        }
    }

    fn setup(&self, rng: &mut Fast) -> Setup {
        let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        let players = fewest + rng.below(u32::from(most - fewest) + 1) as u8;
        if rng.below(OPTIONS_ONE_OF) > 0 {
            return Setup::standard::<G>(players);
        }
        let fitting: Vec<&Setup> = self.setups.iter().filter(|setup| setup.players() == players).collect();
        *fitting[rng.below(fitting.len() as u32) as usize]
    }

    fn game(&mut self, rng: &mut Fast) -> Vec<Sample> {
        let setup = self.setup(rng);
        let mut holders = [0; MAX_PLAYERS];
        for holder in &mut holders {
            // 0 is the network.
            if rng.below(10) >= BY_NET_OF_TEN && !self.pool.is_empty() {
                *holder = 1 + rng.below(self.pool.len() as u32) as usize;
            }
        }
        let mut position = G::start(&setup, rng, &mut ());
        let mut moments = Vec::new();
        for _ in 0..G::STEP_LIMIT {
            let Some(seat) = G::to_act(&position).first() else { break };
            if G::pause(&position, seat) || G::quiet(&position, seat) && rng.below(LESSER_ONE_OF) == 0 {
                moments.push(position);
            }
            let legal = G::legal(&position, seat);
            let index = if legal.len() == 1 {
                legal.nth(0)
            } else if rng.below(RANDOM_ONE_OF) == 0 {
                let worth_trying = G::candidates(&position, seat, &G::seasoned());
                worth_trying.nth(rng.below(worth_trying.len() as u32) as usize)
            } else {
                let view = G::view(&position, Some(seat));
                let question = Question::<G> { view: &view, seat, legal: &legal, budget: BUDGET };
                let action = match holders[seat.index()] {
                    0 => self.net.choose(&question, rng),
                    holder => self.pool[holder - 1].choose(&question, rng),
                };
                G::index(action)
            };
            G::apply(&mut position, seat, G::action(index), rng, &mut ()).expect("bots play what is legal");
        }
        let kept = MOMENTS.min(moments.len());
        for at in 0..kept {
            let other = at + rng.below((moments.len() - at) as u32) as usize;
            moments.swap(at, other);
        }
        moments.truncate(kept);
        let ended = bots::search::result::<G>(&position);
        moments.iter().map(|moment| self.sample(moment, &position, &ended, rng)).collect()
    }

    fn sample(
        &mut self,
        moment: &G::Position,
        end: &G::Position,
        ended: &[f32; MAX_PLAYERS],
        rng: &mut Fast,
    ) -> Sample {
        let players = G::setup(moment).players();
        let seat = Seat::new(rng.below(players.into()) as usize);
        self.inputs.look::<G>(moment, seat);
        let (mut shares, mut points) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        for (at, other) in seat.clockwise(players).enumerate() {
            shares[at] = ended[other.index()];
            points[at] = G::score(end, other).total() as f32 / POINTS;
        }
        Sample { inputs: self.inputs.set.clone().into(), players, shares, points }
    }
}
