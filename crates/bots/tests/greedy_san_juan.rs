//! Greedy plays San Juan: alone among random players, at every number of players.

use bots::{Bot, Budget, Greedy, Random};
use game::{Fast, Game, Seat, Seats, Setup};
use san_juan::{Event, SanJuan};

/// How a game went.
struct Played {
    rounds: usize,
    ending: Option<&'static str>,
    places: Vec<u8>,
}

/// A game of greedy players at these seats and random ones at the others.
fn played(players: u8, number: u64, greedy: Seats) -> Played {
    let mut rng = Fast::of_game(11, number);
    let mut position = SanJuan::start(&Setup::standard::<SanJuan>(players), &mut rng, &mut ());
    let (mut bot, budget, mut decisions, mut told) = (Greedy::default(), Budget::default(), 0, Vec::new());
    while let Some(seat) = SanJuan::to_act(&position).first() {
        assert!(decisions < SanJuan::STEP_LIMIT, "{players} players, game {number} does not end");
        let (view, legal) = (SanJuan::view(&position, Some(seat)), SanJuan::legal(&position, seat));
        let action = if greedy.contains(seat) {
            Bot::<SanJuan>::choose(&mut bot, &view, seat, &legal, &budget, &mut rng)
        } else {
            Bot::<SanJuan>::choose(&mut Random, &view, seat, &legal, &budget, &mut rng)
        };
        SanJuan::apply(&mut position, seat, action, &mut rng, &mut told).unwrap();
        decisions += 1;
    }
    let rounds = 1 + told.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
    Played { rounds, ending: SanJuan::ending(&position), places: SanJuan::places(&position) }
}

/// How many games one greedy player, who sits at every seat in turn, wins among random ones: a shared first place counts
/// in part.
fn wins(players: u8, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let greedy = Seat::new((number % u64::from(players)) as usize);
        let places = played(players, number, Seats::only(greedy)).places;
        if places[greedy.index()] == 1 {
            won += 1.0 / places.iter().filter(|&&place| place == 1).count() as f64;
        }
    }
    won
}

/// The lower end of Wilson's 95 % interval for a share.
fn at_least(won: f64, games: f64) -> f64 {
    let (z, share) = (1.96f64, won / games);
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    (middle - spread) / (1.0 + z * z / games)
}

#[test]
fn greedy_beats_random_players() {
    for players in SanJuan::PLAYERS {
        let games = 120;
        let won = wins(players, games);
        let share = at_least(won, games as f64);
        println!("{players} players: won {won:.1} of {games} games, at least {share:.3}");
        assert!(share > 0.9, "{players} players: won {won:.1} of {games} games");
    }
}

/// Nobody waits for the others: greedy players among themselves build steadily, until somebody has twelve buildings.
#[test]
fn greedy_players_among_themselves_build_steadily() {
    for players in SanJuan::PLAYERS {
        let games: Vec<_> = (0..6).map(|number| played(players, number, Seats::all(players))).collect();
        let rounds: Vec<_> = games.iter().map(|game| game.rounds).collect();
        println!("{players} players: {rounds:?} rounds");
        assert!(games.iter().all(|game| game.ending == Some("twelve-buildings")), "{players} players");
        let average = rounds.iter().sum::<usize>() as f64 / rounds.len() as f64;
        assert!((10.0..24.0).contains(&average), "{players} players: {average:.1} rounds");
    }
}
