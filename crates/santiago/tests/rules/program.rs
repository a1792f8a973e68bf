//! What holds in every game: decisions are choices, and views hold everything.

use game::{ActionSet, Fast, Rules, Seat, Setup, SetupText};
use santiago::{Position, Santiago};

/// Plays a random game to its end, looking at every position.
pub fn random_game(position: &mut Position, rng: &mut Fast, mut look: impl FnMut(&Position)) {
    look(position);
    while let Some(seat) = Santiago::to_act(position).first() {
        let legal = Santiago::legal(position, seat);
        let index = legal.nth(rng.below(legal.len() as u32) as usize);
        Santiago::apply(position, seat, Santiago::action(index), rng, &mut ())
            .expect("a legal action is accepted");
        look(position);
    }
}

#[test]
fn one_choice_is_no_choice() {
    let mut rng = Fast::new(4);
    for setup in Setup::every::<Santiago>() {
        let mut position = Santiago::start(&setup, &mut rng, &mut ());
        random_game(&mut position, &mut rng, |position| {
            let choices =
                Santiago::to_act(position).first().map(|seat| Santiago::legal(position, seat).len());
            assert!(choices.is_none_or(|choices| choices >= 2));
        });
    }
}

#[test]
fn views_hold_everything_whatever_pages_show() {
    for shown in ["off", "on"] {
        let options = [("open-stocks".to_string(), shown.to_string())].into();
        let setup = Setup::new::<Santiago>(&SetupText { players: 3, options }).expect("a valid set-up");
        let position = Santiago::start(&setup, &mut Fast::new(1), &mut ());
        assert_eq!(position.open_stocks(), shown == "on");
        for observer in Seat::all(3).map(Some).chain([None]) {
            let view = Santiago::view(&position, observer);
            assert_eq!((view.observer, view.position), (observer, position));
            assert_eq!(view.pesos(Seat::new(2)), 3);
        }
    }
}
