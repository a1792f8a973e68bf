//! Playing allocates nothing: legal actions, actions, views and whole random games.

use allocation_counter::measure;
use game::{
    Fast, Rules, Setup, playout,
    testkit::{Exercise, exercise},
};
use mundus_novus::MundusNovus;

#[test]
fn legal_apply_and_views_allocate_nothing() {
    for setup in Setup::every::<MundusNovus>() {
        for seed in 0..3 {
            let counted = measure(|| {
                assert!(exercise::<MundusNovus>(&setup, seed, Exercise::PlayAndView).finished);
            });
            assert_eq!(counted.count_total, 0, "{} players, seed {seed}", setup.players());
        }
    }
}

#[test]
fn playouts_allocate_nothing() {
    for players in 2..=6 {
        let setup = Setup::standard::<MundusNovus>(players);
        let counted = measure(|| {
            let mut rng = Fast::new(7);
            let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
            assert!(playout::<MundusNovus>(&mut position, &mut rng).finished);
        });
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

#[test]
fn the_counter_counts() {
    // Without this the tests above would pass with any allocator.
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1u8, 2, 3]))).count_total, 1);
}
