//! Random games of one game and nothing else, so that the rules can be measured without building the whole program:
//! `tools/instructions` counts what they cost.

use catalog::{GameId, with_game};
use game::{Fast, Rules, SetupText, playout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, games] = &words[..] else { return Err("usage: playouts GAME PLAYERS GAMES".into()) };
    let game = GameId::parse(name).ok_or("there is no such game")?;
    let setup = game.setup(&SetupText { players: players.parse()?, options: Default::default() })?;
    let games: u64 = games.parse()?;
    let decisions: u64 = with_game!(game, G => (0..games).map(|number| {
        let mut rng = Fast::of_game(1, number);
        let mut position = <G as Rules>::start(&setup, &mut rng, &mut ());
        u64::from(playout::<G>(&mut position, &mut rng).decisions)
    }).sum());
    println!("{decisions}");
    Ok(())
}
