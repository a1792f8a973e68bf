//! What the coach keeps, in every game: it advises what is legal, knows only the view it is given, and repeats itself.

use bots::{Advice, Budget, ChooseError, advice};
use catalog::{AnyPosition, GameId, Move};
use game::{Fast, Seat, Seats, Setup, SetupText};
use std::collections::HashSet;

const BUDGET: Budget = Budget::nodes(400);

/// A random game: its positions, and who did what.
fn random_game(game: GameId, players: u8, seed: u64) -> (Vec<AnyPosition>, Vec<(Seat, usize)>) {
    let setup: Setup = game.setup(&SetupText { players, options: Default::default() }).unwrap();
    let mut rng = Fast::new(seed);
    let (mut position, _) = game.start(&setup, &mut rng);
    let (mut positions, mut played) = (vec![position.clone()], Vec::new());
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        let index = legal[rng.below(legal.len() as u32) as usize].index;
        position.apply(seat, index, &mut rng).unwrap();
        positions.push(position.clone());
        played.push((seat, index));
    }
    (positions, played)
}

fn advise(position: &AnyPosition, seat: Seat) -> (Vec<Move>, Advice) {
    let legal = position.legal(seat);
    let advice = bots::advise(&position.view(Some(seat)), seat, &legal, &BUDGET, 3).unwrap();
    (legal, advice)
}

/// Some moments of a random game at which there is something to choose.
fn moments(game: GameId, players: u8) -> Vec<(AnyPosition, Seat)> {
    let (positions, played) = random_game(game, players, 11);
    let asked = positions.into_iter().zip(played).map(|(position, (seat, _))| (position, seat));
    let asked: Vec<_> = asked.filter(|(position, seat)| position.legal(*seat).len() > 1).collect();
    let stride = (asked.len() / 12).max(1);
    asked.into_iter().step_by(stride).collect()
}

#[test]
fn advice_is_legal_distinct_and_says_what_everybody_may_expect() {
    for &game in GameId::ALL {
        let mut with_reasons = 0;
        let mut several = 0;
        for (position, seat) in moments(game, game.traits().most_players) {
            let (legal, advice) = advise(&position, seat);
            let choices = &advice.choices;
            assert!((1..=advice::CHOICES).contains(&choices.len()), "{}: {choices:?}", game.id());
            let distinct: HashSet<Move> = choices.iter().map(|choice| choice.action).collect();
            assert_eq!(distinct.len(), choices.len());
            several += usize::from(choices.len() > 1);
            for choice in choices {
                assert!(legal.contains(&choice.action));
                assert_eq!(choice.shares.len(), usize::from(position.players()));
                assert_eq!(choice.points.len(), usize::from(position.players()));
                assert!(choice.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{choice:?}");
                assert!(choice.points.iter().all(|points| points.is_finite()), "{choice:?}");
                assert!(choice.reasons.len() <= 2);
                let known = advice::categories(game);
                assert!(choice.reasons.iter().all(|reason| known.contains(reason)), "{choice:?}");
                with_reasons += usize::from(!choice.reasons.is_empty());
            }
            assert_eq!(advise(&position, seat).1, advice, "the same question has the same answer");
        }
        assert!(several >= 3 && with_reasons >= several, "{}: {several}, {with_reasons}", game.id());
    }
}

/// Everything hidden is permuted; who knows only the view cannot notice.
#[test]
fn hidden_things_do_not_change_advice() {
    for &game in GameId::ALL {
        for (position, seat) in moments(game, game.traits().least_players) {
            let (_, advice) = advise(&position, seat);
            for seed in 0..2 {
                let other = imagined(&position, seat, seed);
                assert_eq!(advise(&other, seat).1, advice, "{}", game.id());
            }
        }
    }
}

fn imagined(position: &AnyPosition, seat: Seat, seed: u64) -> AnyPosition {
    use game::Rules;
    let game = position.game();
    catalog::with_game!(game, G => {
        let view = G::view(position.downcast().unwrap(), Some(seat));
        AnyPosition::new::<G>(game, G::imagine(&view, &mut Fast::new(seed)))
    })
}

#[test]
fn only_the_seat_that_may_choose_is_advised_and_from_its_own_view() {
    let (positions, played) = random_game(GameId::SanJuan, 3, 5);
    let (position, (seat, _)) = (&positions[0], played[0]);
    let other = Seat::all(3).find(|other| *other != seat).unwrap();
    for view in [position.view(Some(other)), position.view(None)] {
        let refused = bots::advise(&view, seat, &position.legal(seat), &BUDGET, 1);
        assert_eq!(refused, Err(ChooseError::OtherView { seat: seat.number() }));
    }
    let nothing = bots::advise(&position.view(Some(other)), other, &position.legal(other), &BUDGET, 1);
    assert_eq!(nothing, Err(ChooseError::NothingLegal));
}

#[test]
fn a_game_is_looked_back_on_from_the_set_up_to_the_result() {
    for &game in GameId::ALL {
        let (positions, played) = random_game(game, 3.max(game.traits().least_players), 2);
        let before = std::time::Instant::now();
        let analysis = bots::analyse(&positions, &played, Seats::NONE, &BUDGET, 1);
        println!("{}: {} steps, {:?}, {:?}", game.id(), played.len(), before.elapsed(), analysis.turns);
        let (first, last) = (analysis.shares.first().unwrap(), analysis.shares.last().unwrap());
        assert_eq!((first.0, last.0), (0, played.len() as u32));
        assert!(analysis.shares.len() > 5, "{}", game.id());
        for (_, shares) in &analysis.shares {
            assert_eq!(shares.len(), usize::from(positions[0].players()));
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
        }
        let places = positions.last().unwrap().places();
        for (share, place) in last.1.iter().zip(&places) {
            let alone = places.iter().filter(|other| *other == place).count() == 1;
            assert!(!alone || *place != 1 || *share == 1.0, "who won alone is ahead of everybody");
        }
        // Who plays at random chooses badly.
        assert!((1..=3).contains(&analysis.turns.len()), "{}: {:?}", game.id(), analysis.turns);
        let of_one = bots::analyse(&positions, &played, Seats::only(Seat::FIRST), &BUDGET, 1);
        let own = of_one.turns.iter().filter(|turn| turn.seat == Seat::FIRST).count();
        assert!(own >= analysis.turns.iter().filter(|turn| turn.seat == Seat::FIRST).count());
        assert!(analysis.turns.is_sorted_by_key(|turn| turn.step));
        for turn in &analysis.turns {
            assert_eq!((turn.seat, turn.played), played[turn.step as usize]);
            assert!(turn.better_share > turn.share && turn.better.index != turn.played);
            assert!(positions[turn.step as usize].legal(turn.seat).contains(&turn.better));
        }
    }
}
