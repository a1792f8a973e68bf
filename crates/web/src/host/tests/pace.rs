//! How long people wait for bots, in the arithmetic of the pauses: nobody waits for this test.

use super::fake::{NOON, anne, begin, creation};
use crate::host::drive::{Due, next};
use game::Seat;
use table::{BotTurn, Command, Millis, Table, TableOptions, Who};

/// The table after a command.
fn after(table: &Table, command: Command, who: &Who, at: Millis) -> Table {
    let decided = table.decide(&command, who, at).expect("it is allowed");
    table.after(decided).expect("it fits")
}

/// A game of Anne against bots, at its beginning.
fn begun() -> Table {
    let (mut table, _) =
        Table::create(creation("t", TableOptions::default().bot_pause), NOON).expect("a table can be set up");
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
    let mut table = after(&begun(), away, &anne(), NOON);
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

#[test]
fn what_three_bots_do_between_two_decisions_takes_at_most_four_seconds() {
    let usual = TableOptions::default().bot_pause;
    let mut table = begun();
    let (mut since, mut waits) = (NOON, Vec::new());
    for _ in 0..400 {
        let (command, who, at) = match next(&table, 1.0) {
            Some(Due::Bot { turn, at }) => (any(&table, &turn), Who::Host, at),
            Some(Due::Order { seat, at }) => (Command::PlayOrder { seat }, Who::Host, at),
            _ => {
                let Some(seat) = table.to_act().first() else { break };
                waits.push(table.last_entry().at - since);
                since = table.last_entry().at + 60_000;
                let legal = table.legal(seat);
                let action = legal[table.step() as usize % legal.len()].text.to_string();
                (Command::Act { seat, actions: vec![action], at_step: None }, anne(), since)
            }
        };
        table = after(&table, command, &who, at);
    }
    let longest = waits.iter().copied().max().unwrap_or(0);
    assert!(waits.len() > 20, "Anne was asked {} times", waits.len());
    assert!((2 * usual..=4_000).contains(&longest), "Anne waited {longest} ms at most");
}
