//! Searches ask for the best use of a hand at every leaf, so finding it allocates nothing.

use allocation_counter::measure;
use bots::best_use::{best_use, random_question};
use game::Fast;
use std::hint::black_box;

#[test]
fn the_best_use_allocates_nothing() {
    let mut rng = Fast::new(7);
    for _ in 0..100 {
        let (means, values) = random_question(&mut rng);
        let counted = measure(|| {
            black_box(best_use(&means, &values));
        });
        assert_eq!(counted.count_total, 0, "{means:?}");
    }
    // Without this the test would pass with any allocator.
    assert_eq!(measure(|| drop(black_box(vec![1u8, 2, 3]))).count_total, 1);
}
