//! What the coach keeps, in every game: it advises what is legal, knows only the view it is given, and repeats itself.

use bots::{
    Advice, Budget, ChooseError,
    advice::{self, winning},
};
use catalog::{AnyPosition, GameId, Move};
use game::{Fast, Seat, Seats, Setup, SetupText};
use std::{cmp::Reverse, collections::HashSet};

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
            let told = |choice: &bots::Choice| winning::percentages(&choice.chances)[seat.index()];
            assert!(choices.is_sorted_by_key(|choice| Reverse(told(choice))), "{}: {choices:?}", game.id());
            for choice in choices {
                assert!(legal.contains(&choice.action));
                assert_eq!(choice.shares.len(), usize::from(position.players()));
                assert_eq!(choice.points.len(), usize::from(position.players()));
                assert!(choice.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{choice:?}");
                assert!(choice.points.iter().all(|points| points.is_finite()), "{choice:?}");
                assert!((choice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{choice:?}");
                assert_eq!(choice.plan.first(), Some(&choice.action));
                assert_eq!(choice.reasons.is_some(), choices.len() > 1);
                let said = choice.reasons.iter().flat_map(|reasons| reasons.say(seat, "another")).count();
                assert!(said <= 2);
                let told = |reasons: &bots::advice::Reasons| {
                    !reasons.brings.is_empty() || reasons.otherwise.is_some()
                };
                with_reasons += usize::from(choice.reasons.as_ref().is_some_and(told));
            }
            assert_eq!(advise(&position, seat).1, advice, "the same question has the same answer");
        }
        assert!(several >= 3 && with_reasons >= several, "{}: {several}, {with_reasons}", game.id());
    }
}

/// Everything hidden is permuted; a bot that knows only the view cannot notice.
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
        let analysis = bots::analyse(&positions, &played, Seats::NONE, &BUDGET, 1).unwrap();
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
        // A random player chooses badly.
        assert!((1..=3).contains(&analysis.turns.len()), "{}: {:?}", game.id(), analysis.turns);
        // Everybody who asks is told their own, even if others played worse; the others share three.
        let people = Seats::all(2);
        let of_two = bots::analyse(&positions, &played, people, &BUDGET, 1).unwrap();
        let told = |of: &dyn Fn(Seat) -> bool| of_two.turns.iter().filter(|turn| of(turn.seat)).count();
        for seat in people.iter() {
            assert!((1..=3).contains(&told(&|other| other == seat)), "{}: {:?}", game.id(), of_two.turns);
        }
        assert!((1..=3).contains(&told(&|other| !people.contains(other))), "{}", game.id());
        assert!(analysis.turns.is_sorted_by_key(|turn| turn.step));
        for turn in &analysis.turns {
            assert!(turn.better_share > turn.share);
            // They part at a step of the game where both were legal.
            let (step, done, better) = turn.parting().expect("they part somewhere");
            assert_ne!(done, better);
            assert_eq!((turn.seat, done.index), played[step as usize]);
            assert!(positions[step as usize].legal(turn.seat).contains(&better));
        }
    }
}

/// The whole decision is told and can be played: as many colonists as there are, the whole payment.
#[test]
fn whole_decisions_are_judged() {
    for &game in GameId::ALL {
        let (mut whole, mut longest) = (0, 0);
        for (position, seat) in moments(game, game.traits().most_players) {
            // What is asked while a set of cards is put together decides the same.
            let asked = |position: &AnyPosition| match position.view(Some(seat)).ask(seat).id {
                "ask-identical" | "ask-different" | "ask-perfect" | "ask-develop" => "ask-progress",
                other => other,
            };
            let question = asked(&position);
            let (_, advice) = advise(&position, seat);
            for choice in &advice.choices {
                let mut played = position.clone();
                for action in &choice.plan {
                    assert_eq!(asked(&played), question);
                    played.apply(seat, action.index, &mut Fast::new(4)).unwrap();
                }
                whole += 1;
                longest = longest.max(choice.plan.len());
            }
        }
        println!("{}: {whole} decisions, the longest of {longest} actions", game.id());
        assert!(longest > 1, "{}: some take several actions", game.id());
    }
}

#[test]
fn why_not_this_is_answered_for_every_legal_choice() {
    for &game in GameId::ALL {
        for (position, seat) in moments(game, 3.max(game.traits().least_players)).into_iter().step_by(3) {
            let (legal, advice) = advise(&position, seat);
            let view = position.view(Some(seat));
            let best = advice.choices[0].action;
            for other in legal.iter().take(6) {
                let ask = || bots::why_not(&view, seat, &legal, (&advice, other.index), &BUDGET, 3).unwrap();
                let answer = ask();
                assert_eq!(answer.is_none(), *other == best, "{}", game.id());
                let Some(choice) = answer else { continue };
                assert_eq!(choice.action, *other);
                let reasons = choice.reasons.as_ref().unwrap();
                assert_eq!((reasons.other, reasons.better), (best, false));
                assert!((1..=2).contains(&reasons.say(seat, "another").len()));
                assert_eq!(ask(), Some(choice.clone()), "the same question has the same answer");
            }
            assert_eq!(bots::why_not(&view, seat, &legal, (&advice, usize::MAX), &BUDGET, 3), Ok(None));
        }
    }
}

/// The line is stepped through in a world the seat can imagine, seen by the seat alone.
#[test]
fn lines_are_what_the_seat_could_see() {
    for &game in GameId::ALL {
        let mut steps = 0;
        for (position, seat) in moments(game, game.traits().most_players) {
            let (_, advice) = advise(&position, seat);
            let view = position.view(Some(seat));
            for choice in &advice.choices {
                let line = &choice.line;
                assert!(line.steps.len() >= choice.plan.len());
                let now = line.after(&view, 0).unwrap().view;
                assert_eq!(now.json(), view.json(), "it begins with what the seat sees");
                for at in 1..=line.steps.len() {
                    let still = line.after(&view, at).expect("every step can be played");
                    assert_eq!(still.view.observer(), Some(seat));
                    steps += 1;
                }
                assert!(line.after(&view, line.steps.len() + 1).is_none());
                assert!(line.after(&position.view(None), 1).is_none(), "nobody else sees it");
            }
        }
        assert!(steps > 20, "{}: {steps}", game.id());
    }
}

/// Luck evens out: over many games it brings nobody anything, and in each of them some seat something.
#[test]
fn luck_is_told_apart_and_evens_out() {
    for &game in GameId::ALL {
        let (mut sum, mut size, mut count) = (0.0, 0.0, 0.0);
        for seed in 0..6 {
            let (positions, played) = random_game(game, 3.max(game.traits().least_players), 40 + seed);
            let analysis = bots::analyse(&positions, &played, Seats::NONE, &Budget::nodes(60), 1).unwrap();
            assert_eq!(analysis.luck.len(), usize::from(positions[0].players()));
            assert!(analysis.luck.iter().all(|luck| luck.is_finite()));
            for luck in &analysis.luck {
                sum += luck;
                size += luck.abs();
                count += 1.0;
            }
        }
        println!("{}: luck of {:.2} points in the mean, {:.2} in size", game.id(), sum / count, size / count);
        assert!(size / count > 0.01, "{}: chance has a say in every game", game.id());
        assert!((sum / count).abs() < (size / count).max(1.0), "{}: {sum} {size}", game.id());
    }
}
