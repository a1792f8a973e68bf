//! What is hidden, which is nothing but chance: views hold everything, and a decision is a choice.

use game::{ActionSet, Fast, Rules, Seat, Setup, SetupText, testkit};
use santiago::Santiago;

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

#[test]
fn one_choice_is_no_choice() {
    for setup in Setup::every::<Santiago>() {
        testkit::random_game::<Santiago>(&setup, 4, |moment| {
            for position in [moment.before, moment.after] {
                let choices =
                    Santiago::to_act(&position).first().map(|seat| Santiago::legal(&position, seat));
                assert!(choices.is_none_or(|choices| choices.len() >= 2));
            }
        });
    }
}
