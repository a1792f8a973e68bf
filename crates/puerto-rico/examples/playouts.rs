//! Random games to the end, for counting instructions:
//! `valgrind --tool=callgrind target/release/examples/playouts <games> [players] [seed]`.

use game::{Fast, Game, Setup, playout};
use puerto_rico::PuertoRico;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, players, seed) =
        (numbers.next().unwrap_or(1_000), numbers.next().unwrap_or(4), numbers.next().unwrap_or(1));
    let setup = Setup::standard::<PuertoRico>(players as u8);
    let (mut choices, mut finished) = (0, 0);
    for game in 0..games {
        let mut rng = Fast::of_game(seed, game);
        let mut position = PuertoRico::start(&setup, &mut rng, &mut ());
        let tally = playout::<PuertoRico>(&mut position, &mut rng);
        choices += u64::from(tally.choices);
        finished += u64::from(tally.finished);
    }
    println!("{games} games of {players} players, {finished} finished, {choices} choices");
}
