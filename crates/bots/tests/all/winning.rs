//! The chances to win that the coach tells are worth something: over games they come true about as often as they say, and say far
//! more than that everybody's chance is the same.
//!
//! `cargo test -p antilles-bots --test all winning:: -- --nocapture` prints the figures.

use bots::{Ahead, Bot, Budget, Evaluate, Question, advice::winning::chances};
use catalog::{GameId, with_game};
use game::{Fast, Seat, Setup};

/// Games at each number of players.
const GAMES: u64 = 10;
const PARTS: usize = 5;

/// What was said and what came of it.
#[derive(Default)]
struct Ledger {
    /// Sum of the squared differences between chances and results, over all seats; the same for equal chances.
    off: f64,
    off_blind: f64,
    moments: u32,
    /// By how high the chance was: how often, the sum of the chances, and of the results.
    parts: [(u32, f64, f64); PARTS],
}

/// The chances at some moments of a game, played by those who look one action ahead, beside who won.
fn follow<G: Evaluate>(players: u8, seed: u64, ledger: &mut Ledger) {
    let rng = &mut Fast::new(seed);
    let mut bot = Ahead::new(G::net());
    let mut position = G::start(&Setup::standard::<G>(players), rng, &mut ());
    let mut said: Vec<Vec<f32>> = Vec::new();
    let mut inputs = Default::default();
    while let Some(seat) = G::to_act(&position).first() {
        if G::pause(&position, seat) {
            let shares = G::net().expect::<G>(&position, seat, &mut inputs).shares;
            said.push(chances(&shares[..usize::from(players)]));
        }
        let (view, legal) = (G::view(&position, Some(seat)), G::legal(&position, seat));
        let question = Question::<G> { view: &view, seat, legal: &legal, budget: Budget::nodes(60) };
        let action = bot.choose(&question, rng);
        G::apply(&mut position, seat, action, rng, &mut ()).unwrap();
    }
    let places = G::places(&position);
    let winners = places.iter().filter(|place| **place == 1).count() as f64;
    // The first half of a game is guesswork for anybody; moments of its second half, evenly.
    let later = &said[said.len() / 2..];
    for chances in later.iter().step_by((later.len() / 6).max(1)) {
        ledger.moments += 1;
        for seat in Seat::all(players) {
            let chance = f64::from(chances[seat.index()]);
            let won = if places[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
            ledger.off += (chance - won).powi(2);
            ledger.off_blind += (1.0 / f64::from(players) - won).powi(2);
            let part = &mut ledger.parts[((chance * PARTS as f64) as usize).min(PARTS - 1)];
            *part = (part.0 + 1, part.1 + chance, part.2 + won);
        }
    }
}

#[test]
fn chances_come_true_about_as_often_as_they_say() {
    for &game in GameId::ALL {
        let mut ledger = Ledger::default();
        for players in game.traits().least_players..=game.traits().most_players {
            for seed in 0..GAMES {
                with_game!(game, G => follow::<G>(players, seed, &mut ledger));
            }
        }
        let (off, blind) =
            (ledger.off / f64::from(ledger.moments), ledger.off_blind / f64::from(ledger.moments));
        println!("{}: {} moments, off by {off:.3} (equal chances: {blind:.3})", game.id(), ledger.moments);
        for (count, said, won) in ledger.parts {
            let each = f64::from(count.max(1));
            println!(
                "    {count:5} times {:3.0} % said, {:3.0} % came true",
                100.0 * said / each,
                100.0 * won / each
            );
            // Moments of one game are not independent: about six of them are worth one.
            let slack = 3.0 * (0.25 / (each / 6.0)).sqrt();
            assert!((said - won).abs() / each < slack.max(0.1), "{}", game.id());
        }
        assert!(off < 0.8 * blind, "{}: {off} {blind}", game.id());
    }
}
