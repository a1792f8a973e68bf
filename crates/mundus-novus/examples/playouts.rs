//! Random games to the end, for counting instructions: `playouts <games> <players> <seed>`.

use game::{Fast, Game, Setup, playout};
use mundus_novus::MundusNovus;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut next = |default| numbers.next().unwrap_or(Ok(default));
    let (games, players, seed) = (next(1_000)?, next(4)?, next(1)?);
    let players = u8::try_from(players)?;
    if !MundusNovus::PLAYERS.contains(&players) {
        return Err(format!("Mundus Novus is for 2 to 6 players, not {players}").into());
    }
    let setup = Setup::standard::<MundusNovus>(players);
    let (mut decisions, mut choices, mut finished, mut longest) = (0u64, 0u64, 0u64, 0);
    for game in 0..games {
        let mut rng = Fast::of_game(seed, game);
        let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
        let tally = playout::<MundusNovus>(&mut position, &mut rng);
        decisions += u64::from(tally.decisions);
        choices += u64::from(tally.choices);
        finished += u64::from(tally.finished);
        longest = longest.max(tally.decisions);
    }
    println!("games {games} finished {finished} decisions {decisions} choices {choices} longest {longest}");
    Ok(())
}
