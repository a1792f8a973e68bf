//! Random games to the end, for counting instructions: `playouts <games> <players> <seed>` (base game).

use game::{Fast, Game, Setup, playout};
use san_juan::SanJuan;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut next = |default| numbers.next().unwrap_or(Ok(default));
    let (games, players, seed) = (next(1_000)?, next(4)?, next(1)?);
    let players = u8::try_from(players)?;
    if !SanJuan::PLAYERS.contains(&players) {
        return Err(format!("San Juan is for 2 to 4 players, not {players}").into());
    }
    let setup = Setup::standard::<SanJuan>(players);
    let (mut decisions, mut choices, mut finished) = (0u64, 0u64, 0u64);
    for game in 0..games {
        let mut rng = Fast::of_game(seed, game);
        let mut position = SanJuan::start(&setup, &mut rng, &mut ());
        let tally = playout::<SanJuan>(&mut position, &mut rng);
        decisions += u64::from(tally.decisions);
        choices += u64::from(tally.choices);
        finished += u64::from(tally.finished);
    }
    println!("games {games} finished {finished} decisions {decisions} choices {choices}");
    Ok(())
}
