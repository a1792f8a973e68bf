//! Random commands by random people never break the log, and refusals change nothing.

use super::*;
use game::Fast;

fn random_command(table: &Table, rng: &mut Fast) -> Command {
    let any_seat = seat(u64::from(rng.below(4)) + 1);
    let bot = || ("random".to_string(), "Rosa".to_string());
    match rng.below(24) {
        0 => Command::Sit { chair: None, name: "Late".into(), code: None },
        1 => Command::Undo { seat: any_seat },
        2 => Command::RestartTurn { seat: any_seat },
        3 => Command::Ask(Request::Undo { step: rng.below(table.step() + 2) }),
        4 => Command::Ask(Request::TakeOver { seat: any_seat, bot: bot().0, name: bot().1 }),
        5 | 6 => Command::Agree,
        7 => Command::Refuse,
        8 => Command::HandOver { seat: any_seat, bot: bot().0, name: bot().1 },
        9 => Command::Return { seat: any_seat },
        10 if rng.below(8) == 0 => Command::Resign { seat: any_seat, bot: bot().0, name: bot().1 },
        11 => Command::Say { text: "hm".into() },
        12 => Command::SetOrder { seat: any_seat, order: FORCED.into(), on: rng.below(2) == 0 },
        13 => Command::PlayOrder { seat: any_seat },
        14 => Command::Withdraw { seat: any_seat },
        15 => Command::Reveal,
        16 => Command::Act { seat: any_seat, actions: vec!["dig".into(), "done".into()], at_step: None },
        _ => {
            let actions = table.legal(any_seat);
            let chosen =
                (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize].text);
            Command::Act { seat: any_seat, actions: vec![chosen.unwrap_or("polish").into()], at_step: None }
        }
    }
}

/// Mostly the one who may act, so that games get on; else anybody.
fn random_asker(table: &Table, command: &Command, rng: &mut Fast) -> Who {
    match command {
        Command::Act { seat, .. } if rng.below(4) > 0 => {
            let holder = table.holders().get(seat.index()).and_then(Holder::person);
            holder.map_or(Who::Host, |person| Who::Person(person.clone()))
        }
        _ => match rng.below(5) {
            0 => Who::Host,
            other => person(NAMES[other as usize - 1]),
        },
    }
}

#[test]
fn random_commands_never_break_the_log() {
    let (mut accepted, mut refused, mut finished) = (0, 0, 0);
    for round in 0..60_u64 {
        let mut rng = Fast::new(round);
        let mut table = started(2 + (round % 3) as u8, round as u8);
        for turn in 0..400 {
            let command = random_command(&table, &mut rng);
            let who = random_asker(&table, &command, &mut rng);
            let before = (table.entries().len(), table.sealed.clone());
            match run_at(&mut table, command, &who, NOON + turn * 1_000) {
                Ok(()) => accepted += 1,
                Err(refusal) => {
                    refused += 1;
                    assert_eq!((table.entries().len(), table.sealed.clone()), before);
                    assert!(!refusal.phrase().id.is_empty() && !refusal.to_string().is_empty());
                }
            }
            if turn % 40 == 39 {
                assert_same(&table, &reloaded(&table));
            }
        }
        assert_eq!(table.drift(), None);
        if table.phase() == Phase::Finished {
            finished += 1;
            game::record::replay::<crate::toy::Toy>(
                &table.record(Extras { legal: true, think: true }).unwrap(),
            )
            .unwrap();
        }
    }
    // The test must have tested something.
    assert!(accepted > 1_000 && refused > 1_000 && finished > 10, "{accepted} {refused} {finished}");
}
