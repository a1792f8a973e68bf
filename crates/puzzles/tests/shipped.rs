//! The shipped puzzles: every one is replayed, and is what it says.

use catalog::GameId;
use puzzles::{Choice, Plan, kinds, mine, of_day, of_game, rating, shipped};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn there_are_many_and_every_one_is_what_it_says() {
    for &game in GameId::ALL {
        let lines = shipped::read_all(game).collect::<Result<Vec<_>, _>>().expect("every line can be read");
        assert!(lines.iter().all(|line| line.game == game.id()), "{game:?}");
        let all = of_game(game);
        assert!(all.len() >= 200, "{game:?}: {}", all.len());
        assert_eq!(all.iter().map(|one| one.id).collect::<BTreeSet<_>>().len(), all.len(), "{game:?}");
        for one in all {
            let ready = one.ready().unwrap_or_else(|fault| panic!("{game:?} {}: {fault}", one.id));
            let puzzle = one.puzzle;
            assert!(ready.legal.len() >= 3, "{game:?} {}", one.id);
            assert_eq!(kinds::of(game, &ready.legal), Some(puzzle.kind.as_str()), "{game:?} {}", one.id);
            assert_eq!(rating::measured(&puzzle.found), puzzle.rating, "{game:?} {}", one.id);
            let Choice(_, Some(first), Some(second)) = puzzle.choices[0] else {
                panic!("{game:?} {}: the solution was not searched", one.id)
            };
            for Choice(text, by_first, by_second) in &puzzle.choices[1..] {
                let clear = |best: u16, other: Option<u16>| other.is_none_or(|other| other + 490 <= best);
                assert!(clear(first, *by_first) && clear(second, *by_second), "{game:?} {}: {text}", one.id);
            }
            assert!(one.nodes()[0] >= 20_000 && one.nodes()[1] >= 60_000, "{game:?} {}", one.id);
        }
    }
}

#[test]
fn they_are_spread_over_kinds_parts_of_the_game_and_difficulty() {
    for &game in GameId::ALL {
        let all = of_game(game);
        let share = |count: usize| count as f64 / all.len() as f64;
        let mut kinds = BTreeMap::<&str, usize>::new();
        let mut phases = [0; 3];
        for one in all {
            *kinds.entry(&one.puzzle.kind).or_default() += 1;
            phases[usize::from(one.puzzle.phase)] += 1;
        }
        assert!(kinds.len() >= 3 && kinds.values().all(|&count| share(count) < 0.5), "{game:?}: {kinds:?}");
        assert!(phases.iter().all(|&count| share(count) > 0.05), "{game:?}: {phases:?}");
        let within = |low: u32, high: u32| {
            share(all.iter().filter(|one| (low..high).contains(&one.puzzle.rating)).count())
        };
        let (easy, hard) = (within(0, 1000), within(1400, 9999));
        assert!(easy > 0.1 && easy < 0.6 && hard > 0.1, "{game:?}: easy {easy:.2}, hard {hard:.2}");
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_all_and_none_comes_twice_before_all_have_come() {
    for &game in GameId::ALL {
        let count = of_game(game).len() as u32;
        let days = (20_000 / count + 1) * count;
        let ids: BTreeSet<_> = (days..days + count).map(|day| of_day(game, day).unwrap().id).collect();
        assert_eq!(ids.len(), count as usize);
        assert_eq!(of_day(game, days).unwrap().id, of_day(game, days).unwrap().id);
    }
}

#[test]
fn the_same_plan_finds_the_same_puzzles() {
    let plan = Plan {
        game: GameId::Santiago,
        seed: 5,
        players: vec![3],
        count: 20,
        glance: 100,
        nodes: [400, 800],
        margin: 0.03,
        tries: 1,
    };
    let find = || (0..3).filter_map(|number| mine(&plan, number, &[]).unwrap()).collect::<Vec<_>>();
    let found = find();
    assert!(!found.is_empty());
    assert_eq!(found, find());
    for game in &found {
        for puzzle in &game.puzzles {
            game.ready(puzzle).expect("what is found can be replayed");
        }
    }
    // A position that is not the one it says is refused.
    let mut changed = found[0].clone();
    changed.puzzles[0].digest = "0000000000000000".into();
    assert!(changed.ready(&changed.puzzles[0]).is_err());
}
