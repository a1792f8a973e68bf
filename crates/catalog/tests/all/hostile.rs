//! Everything that games read from outside, tampered with: notation, set-ups, records, positions and views are refused
//! with a sentence or are sound, and reading them ends.

use crate::tamper;
use catalog::{GameId, referee, with_game};
use game::{
    Fast, Game, Record, Rules, Seat, Setup, SetupText,
    record::{Holder, Scribe},
};
use proptest::{
    prelude::*,
    test_runner::{Config, RngSeed},
};
use serde_json::Value;

/// The same ones in every run; more, and others every time, with `PROPTEST_CASES=…`.
fn cases(usual: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let rng_seed = if asked.is_some() { RngSeed::Random } else { RngSeed::Fixed(1) };
    Config { cases: asked.unwrap_or(usual), rng_seed, failure_persistence: None, ..Config::default() }
}

fn game() -> impl Strategy<Value = GameId> {
    prop::sample::select(GameId::ALL)
}

/// The first steps of a random game.
fn played<G: Game>(setup: &Setup, seed: u64, steps: usize) -> (Record, G::Position) {
    let holder = |seat| Holder { seat, from_step: 0, name: "Random".into(), player: "random".into() };
    let seats = Seat::all(setup.players()).map(holder).collect();
    let mut scribe = Scribe::<G>::new(setup, [seed as u8; 32], seats, seed.is_multiple_of(2));
    let mut random = Fast::new(seed);
    while let Some(seat) = G::to_act(&scribe.position).first() {
        if scribe.record.steps.len() >= steps {
            break;
        }
        let (_, action) = G::choose(&scribe.position, seat, |count| random.below(count));
        scribe.play(seat, action);
    }
    (scribe.record, scribe.position)
}

/// A record, a position and a view of a random game, as JSON.
fn written(game: GameId, seed: u64, steps: usize) -> (Value, Value, Value) {
    let traits = game.traits();
    let players =
        traits.least_players + (seed % u64::from(traits.most_players - traits.least_players + 1)) as u8;
    let setup = game.setup(&SetupText { players, options: Default::default() }).expect("a usual set-up");
    with_game!(game, G => {
        let (record, position) = played::<G>(&setup, seed, steps);
        let observer = Seat::all(players).nth((seed % 7) as usize);
        let value = |thing: Result<Value, serde_json::Error>| thing.expect("it can be written");
        (
            value(serde_json::to_value(record)),
            value(serde_json::to_value(position)),
            value(serde_json::to_value(G::view(&position, observer))),
        )
    })
}

/// Is this a sentence?
fn told(refusal: &str) -> bool {
    !refusal.trim().is_empty() && refusal.len() < 20_000
}

#[test]
fn a_refusal_does_not_repeat_all_that_was_sent() {
    let long = "x".repeat(100_000);
    for &game in GameId::ALL {
        let (_, mut position, mut view) = written(game, 0, 0);
        position[&long] = 1.into();
        view[&long] = 1.into();
        let position = game.read_position(&position.to_string()).expect_err("an unknown field");
        let view = game.read_view(&view.to_string()).expect_err("an unknown field");
        assert!(told(&position) && told(&view), "{game:?}: {} and {} bytes", position.len(), view.len());
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn notation_reads_what_it_writes_and_nothing_else(game in game(), text in tamper::text(), at in any::<usize>()) {
        with_game!(game, G => {
            if let Some(index) = G::notation().index(&text) {
                prop_assert_eq!(G::notation().text(index), text.as_str());
            }
            let own = G::notation().text(at % G::ACTIONS);
            prop_assert_eq!(G::notation().index(own), Some(at % G::ACTIONS));
            for other in [format!("{own} "), format!(" {own}"), own.to_uppercase(), format!("{own}{text}")] {
                let read = G::notation().index(&other);
                prop_assert!(read.is_none_or(|index| G::notation().text(index) == other));
            }
        });
    }

    #[test]
    fn set_ups_are_refused_or_sound(
        game in game(),
        players in any::<u8>(),
        options in prop::collection::btree_map(tamper::text(), tamper::text(), 0..4),
        known in any::<prop::sample::Index>(),
        value in tamper::text(),
    ) {
        let mut options = options;
        let traits = game.traits();
        if !traits.options.is_empty() {
            options.insert(traits.options[known.index(traits.options.len())].id.to_string(), value);
        }
        match game.setup(&SetupText { players, options }) {
            Ok(setup) => prop_assert_eq!(game.setup(&game.setup_text(&setup)).ok(), Some(setup)),
            Err(error) => prop_assert!(told(&error.to_string())),
        }
    }
}

proptest! {
    #![proptest_config(cases(160))]

    #[test]
    fn records_are_refused_in_words_or_right(
        game in game(), seed in 0u64..1_000, steps in 0usize..400, changes in tamper::changes(),
    ) {
        let (record, ..) = written(game, seed, steps);
        let changed = tamper::changed(&record, &changes);
        match referee(changed.to_string().as_bytes(), &|_, _| true) {
            Ok(refereed) => {
                let again = serde_json::to_vec(&refereed.record).expect("what was read can be written");
                prop_assert!(referee(&again, &|_, _| true).is_ok(), "what is right stays right");
            }
            Err(refused) => prop_assert!(told(&refused.fault.to_string())),
        }
    }

    #[test]
    fn spoiled_records_are_refused_in_words_or_right(
        bytes in (game(), 0u64..40).prop_flat_map(|(game, seed)| {
            tamper::spoiled(written(game, seed, 60).0.to_string().into_bytes())
        }),
    ) {
        if let Err(refused) = referee(&bytes, &|_, _| true) {
            prop_assert!(told(&refused.fault.to_string()));
        }
    }

    #[test]
    fn positions_and_views_are_refused_in_words_or_playable(
        game in game(), seed in 0u64..1_000, steps in 0usize..200, changes in tamper::changes(),
    ) {
        let (_, position, view) = written(game, seed, steps);
        match game.read_position(&tamper::changed(&position, &changes).to_string()) {
            Ok(mut position) => {
                let mut random = Fast::new(seed);
                for _ in 0..20 {
                    let Some(seat) = position.to_act().first() else { break };
                    let legal = position.legal(seat);
                    prop_assert!(!legal.is_empty(), "somebody is to act and may do nothing");
                    let action = legal[random.below(legal.len() as u32) as usize];
                    prop_assert!(position.apply(seat, action.index, &mut random).is_ok());
                }
            }
            Err(why) => prop_assert!(told(&why)),
        }
        match game.read_view(&tamper::changed(&view, &changes).to_string()) {
            Ok(view) => {
                let position = view.imagine(&mut Fast::new(seed));
                prop_assert_eq!(position.to_act(), view.to_act());
            }
            Err(why) => prop_assert!(told(&why)),
        }
    }
}
