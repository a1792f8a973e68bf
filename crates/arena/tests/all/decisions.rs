//! The games of a match, decision by decision.

use arena::{Contest, Told};
use bots::{BotName, Budget};
use catalog::{GameId, with_game};
use game::{Learn, Rules, SetupText};
use std::sync::atomic::AtomicBool;

#[test]
fn a_told_game_is_the_game_that_is_played() {
    for &game in GameId::ALL {
        let setup = game.setup(&SetupText { players: 2, options: Default::default() }).unwrap();
        let bots: Vec<BotName> = ["search", "mcts:9", "greedy"].map(|name| name.parse().unwrap()).to_vec();
        let contest = Contest::new(game, setup, &bots, 6).unwrap().on(5, 1).budget(Budget::nodes(40));
        let lines = contest.play_part(0..6, &AtomicBool::new(false)).unwrap();
        let (features, actions) = with_game!(game, G => (<G as Learn>::FEATURES, <G as Rules>::ACTIONS));
        let mut searched = 0;
        let check = &mut |number: u64, told: Told| -> Result<(), ()> {
            let line = &lines[number as usize];
            assert_eq!((&told.places, &told.scores), (&line.places, &line.scores));
            assert_eq!(told.finished, line.finished);
            assert_eq!(told.features.len(), told.decisions.len() * features);
            for decision in &told.decisions {
                assert!(decision.legal.is_sorted() && decision.legal.contains(&decision.action));
                assert!(decision.legal.iter().all(|&index| index < actions));
                let bot = contest.plan.bot(number, decision.seat).to_string();
                if let Some(visits) = &decision.visits {
                    assert!(
                        bot != "greedy" && decision.legal.len() > 1 && visits.len() == decision.legal.len()
                    );
                    assert!(visits.iter().any(|&visits| visits > 0));
                    searched += 1;
                }
            }
            let choices: u64 = line.thought.iter().map(|thought| thought.choices).sum();
            let with_a_choice = told.decisions.iter().filter(|decision| decision.legal.len() > 1).count();
            assert_eq!(with_a_choice as u64, choices);
            Ok(())
        };
        contest.tell(0..6, check).unwrap();
        assert!(searched > 20, "{}: {searched}", game.id());
    }
}

#[test]
fn an_error_ends_the_telling() {
    let game = GameId::Santiago;
    let setup = game.setup(&SetupText { players: 2, options: Default::default() }).unwrap();
    let contest = Contest::new(game, setup, &["random".parse().unwrap()], 9).unwrap().on(5, 1);
    let mut heard = Vec::new();
    let each = &mut |number, _| {
        heard.push(number);
        if number == 4 { Err("enough") } else { Ok(()) }
    };
    assert_eq!(contest.tell(3..9, each), Err("enough"));
    assert_eq!(heard, [3, 4]);
}
