//! Random games, and how many decisions they took: the target for counting instructions.
//!
//! `playouts [games] [players] [seed]`; with 0 games it only starts up, so the difference is the games' own.

use game::{Fast, Game, Setup, playout};
use santiago::Santiago;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("arguments are numbers"));
    let (games, players, seed) =
        (args.next().unwrap_or(1_000), args.next().unwrap_or(4), args.next().unwrap_or(1));
    let setup = Setup::standard::<Santiago>(players as u8);
    let (mut decisions, mut choices, mut unfinished, mut longest) = (0u64, 0u64, 0, 0);
    for number in 0..games {
        let mut rng = Fast::of_game(seed, number);
        let mut position = Santiago::start(&setup, &mut rng, &mut ());
        let tally = playout::<Santiago>(&mut position, &mut rng);
        decisions += u64::from(tally.decisions);
        choices += u64::from(tally.choices);
        unfinished += u32::from(!tally.finished);
        longest = longest.max(tally.decisions);
    }
    println!("{games} games of {players}: {decisions} decisions, {choices} with a choice");
    println!("{unfinished} unfinished after {} decisions, longest {longest}", Santiago::STEP_LIMIT);
}
