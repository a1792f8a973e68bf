//! Greedy plays the games it judges by hand: alone among random players, at every number of players, and with itself.

use bots::{Bot, Budget, Evaluate, Greedy, Question, Random};
use game::{Fast, Seat, Seats, Setup};
use mundus_novus::MundusNovus;
use san_juan::SanJuan;
use santiago::Santiago;

/// A game of greedy players at these seats and random ones at the others; how many decisions it took, and the places.
fn played<G: Evaluate>(players: u8, number: u64, greedy: Seats) -> (u32, Vec<u8>) {
    let mut rng = Fast::of_game(11, number);
    let mut position = G::start(&Setup::standard::<G>(players), &mut rng, &mut ());
    let (mut bot, budget, mut decisions) = (Greedy::default(), Budget::default(), 0);
    while let Some(seat) = G::to_act(&position).first() {
        assert!(decisions < G::STEP_LIMIT, "{players} players, game {number} does not end");
        let (view, legal) = (G::view(&position, Some(seat)), G::legal(&position, seat));
        let question = Question::<G> { view: &view, seat, legal: &legal, budget };
        let action = match greedy.contains(seat) {
            true => bot.choose(&question, &mut rng),
            false => Random.choose(&question, &mut rng),
        };
        G::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        decisions += 1;
    }
    (decisions, G::places(&position))
}

/// How many games one greedy player, who sits at every seat in turn, wins among random ones: a shared first place counts
/// in part.
fn wins<G: Evaluate>(players: u8, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let greedy = Seat::new((number % u64::from(players)) as usize);
        let (_, places) = played::<G>(players, number, Seats::only(greedy));
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

/// One greedy player among random ones surely wins more than this share of the games.
fn beats_random<G: Evaluate>(share: f64) {
    for players in G::PLAYERS {
        let games = 120;
        let won = wins::<G>(players, games);
        let surely = at_least(won, games as f64);
        println!("{}, {players} players: won {won:.1} of {games} games, at least {surely:.3}", G::ID);
        assert!(surely > share, "{players} players: won {won:.1} of {games} games");
    }
}

/// Nobody waits for the others forever: greedy players among themselves come to an end within this many decisions.
fn comes_to_an_end<G: Evaluate>(most: u32) {
    for players in G::PLAYERS {
        let longest = (0..6).map(|number| played::<G>(players, number, Seats::all(players)).0).max();
        assert!(
            longest.is_some_and(|decisions| decisions < most),
            "{players} players: {longest:?} decisions"
        );
    }
}

#[test]
fn greedy_beats_random_players_of_san_juan() {
    beats_random::<SanJuan>(0.8);
}

#[test]
fn greedy_beats_random_players_of_santiago() {
    beats_random::<Santiago>(0.8);
}

#[test]
fn greedy_beats_random_players_of_mundus_novus() {
    beats_random::<MundusNovus>(0.9);
}

#[test]
fn greedy_players_of_san_juan_finish() {
    comes_to_an_end::<SanJuan>(1_000);
}

#[test]
fn greedy_players_of_santiago_finish() {
    comes_to_an_end::<Santiago>(600);
}

#[test]
fn greedy_players_of_mundus_novus_finish() {
    comes_to_an_end::<MundusNovus>(900);
}
