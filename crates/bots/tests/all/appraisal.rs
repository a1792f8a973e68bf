//! How well somebody played: the shipped measurements fit the program, the measure tells levels apart, knows every question of
//! every game, and sees nothing that the seat could not see.

use bots::{
    Budget, Level,
    advice::{
        appraisal::{Likeness, Measured, VERSION, appraise, measured, sample},
        kinds,
    },
};
use catalog::{AnyPosition, GameId, with_game};
use game::{Fast, Rules, Seat, SetupText};

#[test]
fn the_shipped_measurements_fit_the_program() {
    for &game in GameId::ALL {
        let shipped = measured(game).expect("it was measured");
        let traits = game.traits();
        let players: Vec<u8> = (traits.least_players..=traits.most_players).collect();
        let today = Measured::new(game, players, shipped.seed).unwrap();
        let again = format!("run: antilles appraise {} --json", game.id());
        assert_eq!(Measured { levels: Vec::new(), ..shipped.clone() }, today, "{again}");
        assert_eq!(shipped.version, VERSION);
        let names: Vec<&str> = shipped.levels.iter().map(|level| level.level.as_str()).collect();
        assert_eq!(names, Level::ALL.map(Level::name), "{again}");
        for (level, of) in Level::ALL.into_iter().zip(&shipped.levels) {
            let strength = with_game!(game, G => <G as bots::Evaluate>::LEVELS[level as usize]);
            assert_eq!((of.nodes, of.slips), (strength.nodes, strength.slips), "{again}");
            let known: Vec<&str> = of.kinds.keys().map(String::as_str).collect();
            let mut all: Vec<&str> = kinds::of_game(game).iter().map(|(kind, _)| *kind).collect();
            all.sort_unstable();
            assert_eq!(known, all, "{again}");
            let decisions: u32 = of.kinds.values().map(|mean| mean.decisions).sum();
            assert_eq!(decisions, of.all.decisions, "{game:?} {level:?}");
            // Every seat at every number of players was played.
            assert!(of.games >= 20, "{game:?} {level:?}");
        }
    }
}

/// A level that plays worse loses more. The expert's advantage is to look further than the judge does: of the best two nothing is
/// promised.
#[test]
fn stronger_levels_lose_less() {
    for &game in GameId::ALL {
        let levels = &measured(game).expect("it was measured").levels;
        for (pair, level) in levels.windows(2).zip(Level::ALL) {
            let [weaker, stronger] = [&pair[0].all, &pair[1].all];
            let error = |of: &bots::advice::appraisal::Mean| of.spread.powi(2) / f64::from(of.decisions);
            let error = (error(weaker) + error(stronger)).sqrt();
            let ahead = weaker.cost - stronger.cost;
            match level {
                Level::Beginner => assert!(ahead > 0.0, "{game:?}: {pair:?}"),
                Level::Easy | Level::Medium => assert!(ahead > 2.0 * error, "{game:?}: {pair:?}"),
                _ => {}
            }
        }
    }
}

/// New games of a level are taken for games of a level like it.
#[test]
fn beginners_are_not_taken_for_strong_players_nor_the_other_way_round() {
    for &game in GameId::ALL {
        let players = [3];
        let like = |level: Level| {
            let games = (0..6).map(|number| sample(game, &players, level, 77, number).expect("it ends"));
            let costs: Vec<_> = games.flatten().collect();
            Likeness::of(game, None, costs.iter()).expect("enough decisions")
        };
        let (weak, strong) = (like(Level::Beginner), like(Level::Hard));
        assert!(weak.like <= Level::Easy && weak.least == Level::Beginner, "{game:?}: {weak:?}");
        assert!(strong.like >= Level::Medium && strong.most >= Level::Hard, "{game:?}: {strong:?}");
    }
}

/// Every question that a game asks has a kind, and every kind has questions that the game asks.
#[test]
fn every_question_is_of_a_kind() {
    for &game in GameId::ALL {
        let words = with_game!(game, G => <G as game::Talk>::words());
        let asked = words.en.lines().filter_map(|line| line.strip_prefix("ask-")?.split(' ').next());
        // Santiago says so when there is nothing left to ask.
        let asked: Vec<String> = asked
            .filter(|id| !(game == GameId::Santiago && *id == "over"))
            .map(|id| format!("ask-{id}"))
            .collect();
        assert!(asked.len() > 5);
        for question in &asked {
            assert!(kinds::of(game, question).is_some(), "{}: {question}", game.id());
        }
        for question in kinds::of_game(game).iter().flat_map(|(_, questions)| *questions) {
            assert!(asked.iter().any(|asked| asked == question), "{}: {question}", game.id());
        }
    }
}

/// A game of quick bots: all positions, and who did what.
fn played(game: GameId, players: u8, seed: u64) -> (Vec<AnyPosition>, Vec<(Seat, usize)>) {
    let setup = game.setup(&SetupText { players, options: Default::default() }).unwrap();
    let rng = &mut Fast::new(seed);
    let (mut position, _) = game.start(&setup, rng);
    let (mut positions, mut actions) = (vec![position.clone()], Vec::new());
    while let Some(seat) = position.to_act().first() {
        let (view, legal) = (position.view(Some(seat)), position.legal(seat));
        let chosen = bots::choose("beginner", &view, seat, &legal, &Budget::nodes(20), rng.bits()).unwrap();
        position.apply(seat, chosen.index, rng).unwrap();
        actions.push((seat, chosen.index));
        positions.push(position.clone());
    }
    (positions, actions)
}

/// If everything that a seat could not see was otherwise, its decision costs the same.
#[test]
fn what_a_decision_costs_depends_on_nothing_hidden() {
    for &game in GameId::ALL {
        let (positions, actions) = played(game, 3, 5);
        let seat = Seat::new(1);
        let whole = appraise(&positions, &actions, seat, 0..u32::MAX).unwrap();
        assert!(whole.len() >= 10, "{game:?}: {}", whole.len());
        assert_eq!(whole, appraise(&positions, &actions, seat, 0..u32::MAX).unwrap(), "always the same");
        for cost in whole.iter().step_by(whole.len().div_ceil(12)) {
            let mut other = positions.clone();
            let at = cost.step as usize;
            other[at] = with_game!(game, G => {
                let view = positions[at].view(Some(seat));
                let imagined: <G as Rules>::Position = <G as Rules>::imagine(view.downcast().unwrap(), &mut Fast::new(9));
                AnyPosition::new::<G>(game, imagined)
            });
            let again = appraise(&other, &actions, seat, cost.step..cost.step + 1).unwrap();
            assert_eq!(again, std::slice::from_ref(cost), "{game:?}");
        }
    }
}
