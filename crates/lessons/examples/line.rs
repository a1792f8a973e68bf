//! Plays a lesson's file and tells what happens, for those who write one: `cargo run -p antilles-lessons --example line --
//! FILE`. An unfinished line is told as far as it goes, with what can be played next.

use catalog::GameId;
use game::{Seat, TableChance};
use serde_json::Value;
use words::{Dictionary, Language, seat_numbers};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let game = GameId::parse(file["game"].as_str().unwrap_or_default()).ok_or("there is no such game")?;
    let setup = game.setup(&serde_json::from_value(file["setup"].clone())?)?;
    let seed: [u8; 32] = hex::decode(file["seed"].as_str().unwrap_or_default())?
        .try_into()
        .map_err(|_| "the seed has to be 64 hexadecimal digits")?;
    let dictionary = Dictionary::new(&[words::SHARED, game.words()]);
    let say = |phrase: &game::Phrase| dictionary.say(Language::En, phrase, &seat_numbers(Language::En));
    let (mut position, events) = game.start(&setup, &mut TableChance::new(&seed, 0, 0));
    events.iter().for_each(|event| println!("  {}", say(&event.say())));
    let mut step = 0;
    'notes: for note in file["notes"].as_array().into_iter().flatten() {
        println!("== {} (step {step})", note["say"].as_str().unwrap_or_default());
        for text in note["line"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let (seat, action) = text.split_once(' ').ok_or("a step is a seat and an action")?;
            let seat = seat.parse().ok().and_then(Seat::from_number).ok_or("there is no such seat")?;
            let index =
                position.read(action).ok_or_else(|| format!("\"{text}\" is no action of this game"))?;
            match position.apply(seat, index, &mut TableChance::new(&seed, 0, step + 1)) {
                Ok(applied) => {
                    step += 1;
                    println!("{step:4} {text}");
                    applied.events.iter().for_each(|event| println!("       {}", say(&event.say())));
                }
                Err(illegal) => {
                    println!("     {text}: {illegal}");
                    break 'notes;
                }
            }
        }
    }
    for seat in position.to_act().iter() {
        println!("-- seat {} may:", seat.number());
        for legal in position.legal(seat) {
            println!(
                "     {:<32} {}",
                legal.text,
                say(&position.view(Some(seat)).say_action(seat, legal.index))
            );
        }
    }
    Ok(())
}
