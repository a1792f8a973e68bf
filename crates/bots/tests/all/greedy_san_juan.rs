//! Greedy players build San Juan steadily: nobody waits for the others.

use bots::{Bot, Budget, Greedy, Question};
use game::{Fast, Rules, Setup};
use san_juan::{Event, SanJuan};

/// The rounds of a game of greedy players among themselves, and why it ended.
fn played(players: u8, number: u64) -> (usize, Option<&'static str>) {
    let mut rng = Fast::of_game(11, number);
    let mut position = SanJuan::start(&Setup::standard::<SanJuan>(players), &mut rng, &mut ());
    let (mut bot, budget, mut told) = (Greedy::default(), Budget::default(), Vec::new());
    while let Some(seat) = SanJuan::to_act(&position).first() {
        let (view, legal) = (SanJuan::view(&position, Some(seat)), SanJuan::legal(&position, seat));
        let action = bot.choose(&Question::<SanJuan> { view: &view, seat, legal: &legal, budget }, &mut rng);
        SanJuan::apply(&mut position, seat, action, &mut rng, &mut told).unwrap();
    }
    let rounds = 1 + told.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
    (rounds, SanJuan::ending(&position))
}

#[test]
fn greedy_players_among_themselves_build_steadily() {
    for players in SanJuan::PLAYERS {
        let games: Vec<_> = (0..6).map(|number| played(players, number)).collect();
        assert!(
            games.iter().all(|(_, ending)| *ending == Some("twelve-buildings")),
            "{players} players: {games:?}"
        );
        let average = games.iter().map(|(rounds, _)| *rounds).sum::<usize>() as f64 / games.len() as f64;
        assert!((10.0..24.0).contains(&average), "{players} players: {average:.1} rounds");
    }
}
