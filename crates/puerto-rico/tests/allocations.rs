//! Playing allocates nothing: legal actions, actions, views, whole random games, and looking for faults.

use allocation_counter::measure;
use game::{
    ActionSet, Fast, Rules, Setup, playout,
    testkit::{Exercise, exercise},
};
use puerto_rico::PuertoRico;

#[test]
fn legal_apply_and_views_allocate_nothing() {
    for setup in Setup::every::<PuertoRico>() {
        for seed in 0..3 {
            let counted = measure(|| {
                let tally = exercise::<PuertoRico>(&setup, seed, Exercise::PlayAndView);
                assert!(tally.finished);
            });
            assert_eq!(counted.count_total, 0, "{} players, seed {seed}", setup.players());
        }
    }
}

#[test]
fn playouts_allocate_nothing() {
    for players in 2..=5 {
        let setup = Setup::standard::<PuertoRico>(players);
        let counted = measure(|| {
            let mut rng = Fast::new(7);
            let mut position = PuertoRico::start(&setup, &mut rng, &mut ());
            assert!(playout::<PuertoRico>(&mut position, &mut rng).finished);
        });
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

#[test]
fn a_sound_position_is_found_sound_without_allocating() {
    let mut rng = Fast::new(7);
    let mut position = PuertoRico::start(&Setup::standard::<PuertoRico>(5), &mut rng, &mut ());
    while let Some(seat) = PuertoRico::to_act(&position).first() {
        assert_eq!(measure(|| assert!(PuertoRico::faults(&position).is_empty())).count_total, 0);
        let legal = PuertoRico::legal(&position, seat);
        let action = PuertoRico::action(legal.nth(rng.below(legal.len() as u32) as usize));
        PuertoRico::apply(&mut position, seat, action, &mut rng, &mut ()).expect("legal");
    }
}

#[test]
fn the_counter_counts() {
    // Without this the tests above would pass with any allocator.
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1u8, 2, 3]))).count_total, 1);
}
