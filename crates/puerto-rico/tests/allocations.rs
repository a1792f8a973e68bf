//! Playing allocates nothing: legal actions, actions, views, whole random games, and looking for faults.

use allocation_counter::measure;
use game::{ActionSet, Fast, Rules, Setup};
use puerto_rico::PuertoRico;

game::allocation_tests!(PuertoRico, measure, 3);

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
