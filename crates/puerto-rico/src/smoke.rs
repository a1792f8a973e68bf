//! Random games of every set-up, looked at on the way: no fault, always a choice, and what is written can be read.

use crate::{Action, Position, PuertoRico};
use game::{ActionSet, Fast, Game, Setup};

#[test]
fn random_games_are_sound_at_every_step() {
    for (number, setup) in Setup::every::<PuertoRico>().into_iter().cycle().take(64).enumerate() {
        let mut rng = Fast::of_game(7, number as u64);
        let mut position = PuertoRico::start(&setup, &mut rng, &mut ());
        let mut decisions = 0;
        while let Some(seat) = PuertoRico::to_act(&position).first() {
            assert_eq!(PuertoRico::faults(&position), Vec::<String>::new(), "{position:?}");
            let legal = PuertoRico::legal(&position, seat);
            assert!(legal.len() >= 2, "nothing to decide: {position:?}");
            if decisions % 16 == 0 {
                let text = serde_json::to_string(&position).expect("positions can be written");
                let read: Position = serde_json::from_str(&text).expect("what was written can be read");
                assert_eq!(read, position);
            }
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            PuertoRico::apply(&mut position, seat, Action::ALL[index], &mut rng, &mut Vec::new())
                .expect("legal");
            decisions += 1;
            assert!(decisions < PuertoRico::STEP_LIMIT, "the game does not end");
        }
        assert_eq!(PuertoRico::faults(&position), Vec::<String>::new());
        assert!(PuertoRico::ending(&position).is_some());
    }
}
