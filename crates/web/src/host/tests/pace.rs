//! How long people wait for bots, in the arithmetic of the pauses: nobody waits for this test.

use super::fake::{NOON, anne, begin, creation};
use crate::{
    host::drive::{Due, next},
    pace::PACES,
};
use catalog::GameId;
use game::Seat;
use table::{BotTurn, Command, Creation, Millis, Table, TableOptions, Who};

/// The table after a command.
fn after(table: &Table, command: Command, who: &Who, at: Millis) -> Table {
    let decided = table.decide(&command, who, at).expect("it is allowed");
    table.after(decided).expect("it fits")
}

/// A game of Anne against bots, at its beginning.
fn begun(game: GameId, pause: Millis) -> Table {
    let creation = Creation { game: game.id().into(), ..creation("t", pause) };
    let (mut table, _) = Table::create(creation, NOON).expect("a table can be set up");
    for command in begin(1) {
        table = after(&table, command, &anne(), NOON);
    }
    table
}

/// Something that a bot may do.
fn any(table: &Table, turn: &BotTurn) -> Command {
    let action = turn.legal[table.step() as usize % turn.legal.len()].text.to_string();
    Command::Act { seat: turn.seat, actions: vec![action], at_step: None }
}

#[test]
fn bots_do_not_run_away_while_one_plays_for_the_only_person() {
    let usual = TableOptions::default().bot_pause;
    let away = Command::HandOver { seat: Seat::FIRST, bot: "random".into(), name: "Trinidad".into() };
    let mut table = after(&begun(GameId::PuertoRico, usual), away, &anne(), NOON);
    let mut pauses = 0;
    for _ in 0..200 {
        let Some(Due::Bot { turn, at }) = next(&table, 1.0) else { panic!("only bots play") };
        let pause = at - table.last_entry().at;
        assert!(pause == usual || pause == 0, "{pause} ms at step {}", table.step());
        pauses += u32::from(pause > 0);
        table = after(&table, any(&table, &turn), &Who::Host, at);
    }
    assert!(pauses > 50, "{pauses} of 200");
}

/// What Anne met in a game.
#[derive(Default)]
struct Met {
    /// How long she waited before each of her decisions.
    waits: Vec<Millis>,
    /// How many choices she had each time.
    choices: Vec<usize>,
    /// How often the only choice was made for her.
    forced: usize,
}

/// Anne's game against three bots, which pause as long as the table says.
fn met(game: GameId, pause: Millis) -> Met {
    let mut table = begun(game, pause);
    let (mut since, mut met) = (NOON, Met::default());
    for _ in 0..400 {
        let (command, who, at) = match next(&table, 1.0) {
            Some(Due::Bot { turn, at }) => (any(&table, &turn), Who::Host, at),
            Some(Due::Order { seat, at }) => {
                met.forced += usize::from(table.legal(seat).len() == 1);
                (Command::PlayOrder { seat }, Who::Host, at)
            }
            Some(Due::Reveal) => (Command::Reveal, Who::Host, table.last_entry().at),
            _ => {
                let Some(seat) = table.to_act().first() else { break };
                met.waits.push(table.last_entry().at - since);
                since = table.last_entry().at + 60_000;
                let legal = table.legal(seat);
                met.choices.push(legal.len());
                let action = legal[table.step() as usize % legal.len()].text.to_string();
                (Command::Act { seat, actions: vec![action], at_step: None }, anne(), since)
            }
        };
        table = after(&table, command, &who, at);
    }
    met
}

#[test]
fn what_three_bots_do_between_two_decisions_takes_at_most_four_seconds_in_every_game() {
    let usual = TableOptions::default().bot_pause;
    for &game in GameId::ALL {
        let waits = met(game, usual).waits;
        let longest = waits.iter().copied().max().unwrap_or(0);
        assert!(waits.len() > 20, "{}: Anne was asked {} times", game.id(), waits.len());
        assert!((usual..=4_000).contains(&longest), "{}: Anne waited {longest} ms at most", game.id());
    }
}

#[test]
fn instant_is_instant() {
    let (_, pause) = PACES.into_iter().find(|(pace, _)| *pace == "instant").expect("there is such a pace");
    for &game in GameId::ALL {
        let waits = met(game, pause).waits;
        assert!(waits.len() > 20, "{}: Anne was asked {} times", game.id(), waits.len());
        assert_eq!(waits.iter().max(), Some(&0), "{}: nobody waits for bots", game.id());
    }
}

#[test]
fn a_choice_with_one_option_is_not_asked() {
    let mut without = 0;
    for &game in GameId::ALL {
        let Met { choices, forced, .. } = met(game, 0);
        assert!(choices.iter().all(|choices| *choices > 1), "{}: {choices:?} choices", game.id());
        without += forced;
    }
    assert!(without > 0, "nothing was ever without a choice");
}
