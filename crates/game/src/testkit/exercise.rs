//! Bare play without any checking, for tests that count allocations or instructions.

use crate::{ActionSet, Fast, Game, Seat, Setup, Tally};
use std::hint::black_box;

/// What [`exercise`] calls besides `start`, `to_act` and `apply`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Exercise {
    /// `legal` and `canonical`: what must not allocate.
    Play,
    /// Also `view` for every seat and a spectator.
    PlayAndView,
}

/// Plays one random game to its end. It allocates nothing itself, so a counting allocator sees the game's own:
///
/// ```ignore
/// let before = ALLOCATIONS.load(Relaxed);
/// testkit::exercise::<PuertoRico>(&Setup::standard::<PuertoRico>(4), 1, Exercise::Play);
/// assert_eq!(ALLOCATIONS.load(Relaxed), before);
/// ```
pub fn exercise<G: Game>(setup: &Setup, seed: u64, what: Exercise) -> Tally {
    let mut rng = Fast::new(seed);
    let mut position = G::start(setup, &mut rng, &mut ());
    let mut tally = Tally::default();
    while tally.decisions < G::STEP_LIMIT {
        let seats = G::to_act(&position);
        let Some(seat) = seats.iter().nth(rng.below(seats.len().max(1) as u32) as usize) else {
            tally.finished = true;
            break;
        };
        let legal = black_box(G::legal(&position, seat));
        black_box(G::canonical(&position, seat));
        if what == Exercise::PlayAndView {
            for observer in Seat::all(setup.players()).map(Some).chain([None]) {
                black_box(G::view(&position, observer));
            }
        }
        tally.decisions += 1;
        tally.choices += u32::from(legal.len() > 1);
        let index = legal.nth(rng.below(legal.len() as u32) as usize);
        if let Err(illegal) = G::apply(&mut position, seat, G::action(index), &mut rng, &mut ()) {
            panic!("a legal action was refused: {illegal}");
        }
    }
    tally
}
