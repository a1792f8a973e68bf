//! Every statement of the rulebook is proven; and what holds in every game.

use game::{ActionSet, Fast, Game, Seat, Setup, SetupText, rulebook::unproven};
use santiago::{Position, Santiago, rulebook};
use std::{fs, path::Path};

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
fn every_statement_is_proven() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let sources: Vec<String> = fs::read_dir(folder)
        .expect("the tests are where they were built")
        .map(|entry| fs::read_to_string(entry.expect("a file").path()).expect("a text"))
        .collect();
    assert_eq!(unproven(rulebook::STATEMENTS, &sources), Vec::<String>::new());
    for statement in rulebook::STATEMENTS {
        let known = rulebook::CHAPTERS.iter().any(|(id, ..)| *id == statement.chapter());
        assert!(known, "{} has no chapter", statement.id);
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
