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

/// Plays one random game to its end. It allocates nothing itself, so a counting allocator sees the game's own: see
/// [`allocation_tests!`](crate::allocation_tests!).
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

/// The tests that playing a game allocates nothing: this many games of every set-up with all views, and a random game for
/// every number of players. `measure` is that of the crate `allocation-counter`, which is the allocator of the test program.
#[macro_export]
macro_rules! allocation_tests {
    ($game:ty, $measure:path, $games:literal) => {
        #[test]
        fn legal_apply_and_views_allocate_nothing() {
            use $crate::testkit::{Exercise, exercise};
            for setup in $crate::Setup::every::<$game>() {
                for seed in 0..$games {
                    let counted = $measure(|| {
                        assert!(exercise::<$game>(&setup, seed, Exercise::PlayAndView).finished);
                    });
                    assert_eq!(counted.count_total, 0, "{} players, seed {seed}", setup.players());
                }
            }
        }

        #[test]
        fn playouts_allocate_nothing() {
            for players in <$game as $crate::Rules>::PLAYERS {
                let setup = $crate::Setup::standard::<$game>(players);
                let counted = $measure(|| {
                    let mut rng = $crate::Fast::new(7);
                    let mut position = <$game as $crate::Rules>::start(&setup, &mut rng, &mut ());
                    assert!($crate::playout::<$game>(&mut position, &mut rng).finished);
                });
                assert_eq!(counted.count_total, 0, "{players} players");
            }
        }

        #[test]
        fn the_counter_counts() {
            // Without this the tests above would pass with any allocator.
            assert_eq!($measure(|| drop(::std::hint::black_box(vec![1u8, 2, 3]))).count_total, 1);
        }
    };
}
