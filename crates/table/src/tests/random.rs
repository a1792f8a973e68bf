//! Random commands by random people never break the log, and refusals change nothing.

use super::*;
use game::Fast;
use std::collections::BTreeMap;

/// Commands tried in each of the long runs.
const TURNS: i64 = 600;

/// A new table: sometimes people have yet to sit down.
fn new_table(rng: &mut Fast) -> Table {
    let players = 2 + rng.below(3) as u8;
    let seed = rng.below(256) as u8;
    if rng.below(3) > 0 {
        started(players, seed)
    } else {
        Table::create(creation(players, seed), NOON).unwrap().0
    }
}

fn random_command(table: &Table, rng: &mut Fast) -> Command {
    let players = table.holders().len() as u32;
    // Now and then a seat that nobody has.
    let nobody = u32::from(rng.below(20) == 0);
    let number = 1 + rng.below(players + nobody);
    let (chair, any_seat) = (number as u8, seat(number.into()));
    let (bot, name) = ("random".to_string(), "Rosa".to_string());
    if table.phase() == Phase::Gathering {
        return match rng.below(12) {
            0 => Command::Start,
            1 => Command::Leave { chair },
            2 | 3 => Command::AddBot { chair: Some(chair), bot, name },
            4 if rng.below(2) == 0 => Command::Move { from: chair, to: 1 + rng.below(players) as u8 },
            4 => Command::DrawSeats { drawn: rng.below(2) == 0 },
            5 if rng.below(2) == 0 => Command::SetPlayers { players: 1 + rng.below(5) as u8 },
            5 => Command::Sit { chair: None, name: String::new(), code: None },
            6 if rng.below(2) == 0 => Command::Start,
            _ => {
                Command::Sit { chair: (rng.below(2) == 0).then_some(chair), name: "Late".into(), code: None }
            }
        };
    }
    match rng.below(44) {
        0 => Command::Sit { chair: None, name: "Late".into(), code: None },
        1 => Command::Undo { seat: any_seat },
        2 => Command::RestartTurn { seat: any_seat },
        3 => Command::Ask(Request::Undo { step: rng.below(table.step() + 2) }),
        4 => Command::Ask(Request::TakeOver { seat: any_seat, bot, name }),
        5 if rng.below(6) == 0 => Command::Ask(Request::Stop),
        6 | 7 => Command::Agree,
        8 => Command::Refuse,
        9 => Command::HandOver { seat: any_seat, bot, name },
        10 => Command::Return { seat: any_seat },
        11 if rng.below(8) == 0 => Command::Resign { seat: any_seat, bot, name },
        12 => Command::Say { text: if rng.below(4) == 0 { String::new() } else { "hm".into() } },
        13 => Command::SetOrder { seat: any_seat, order: FORCED.into(), on: rng.below(2) == 0 },
        14 => Command::SetOrder { seat: any_seat, order: "nap".into(), on: true },
        15 => Command::PlayOrder { seat: any_seat },
        16 => Command::Withdraw { seat: any_seat },
        17 => Command::Reveal,
        18 => Command::Act { seat: any_seat, actions: vec!["dig".into(), "done".into()], at_step: None },
        19 => Command::Act { seat: any_seat, actions: vec!["dance".into()], at_step: None },
        20 => Command::Act { seat: any_seat, actions: Vec::new(), at_step: None },
        21 => {
            Command::Act { seat: any_seat, actions: vec!["polish".into()], at_step: Some(table.step() + 1) }
        }
        23..=26 => {
            let question = ["bid", "polish", "nap"][rng.below(8).min(2) as usize % 3].to_string();
            let answers = ["bid 3", "bid 1", "polish", "done", "dig", "dance"];
            let count = rng.below(4);
            let actions = (0..count).map(|_| answers[rng.below(6) as usize].to_string()).collect();
            Command::ChooseAhead { seat: any_seat, question, actions }
        }
        22 => Command::Act { seat: any_seat, actions: vec!["polish".into()], at_step: None },
        _ => {
            let asked: Vec<Seat> = table.to_act().iter().collect();
            let seat =
                if asked.is_empty() { any_seat } else { asked[rng.below(asked.len() as u32) as usize] };
            let actions = table.legal(seat);
            let chosen =
                (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize].text);
            Command::Act { seat, actions: vec![chosen.unwrap_or("polish").into()], at_step: None }
        }
    }
}

/// Mostly the one who may act, so that games get on; else anybody.
fn random_asker(table: &Table, command: &Command, rng: &mut Fast) -> Who {
    match command {
        Command::Act { seat, .. } | Command::ChooseAhead { seat, .. } if rng.below(8) > 0 => {
            let holder = table.holders().get(seat.index()).and_then(Holder::person);
            holder.map_or(Who::Host, |person| Who::Person(person.clone()))
        }
        _ => match rng.below(5) {
            0 => Who::Host,
            other => person(NAMES[other as usize - 1]),
        },
    }
}

/// The name of the refusal's kind.
fn kind(refusal: &Refusal) -> String {
    let text = format!("{refusal:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

#[test]
fn random_commands_never_break_the_log() {
    let (mut accepted, mut finished) = (0, 0);
    let mut refused: BTreeMap<String, u32> = BTreeMap::new();
    for round in 0..40_u64 {
        let mut rng = Fast::new(round);
        let mut table = new_table(&mut rng);
        for turn in 0..TURNS {
            let command = random_command(&table, &mut rng);
            let who = random_asker(&table, &command, &mut rng);
            let before = (table.entries().len(), table.sealed.clone());
            match run_at(&mut table, command, &who, NOON + turn * 1_000) {
                Ok(()) => accepted += 1,
                Err(refusal) => {
                    assert_eq!((table.entries().len(), table.sealed.clone()), before);
                    assert!(!refusal.phrase().id.is_empty() && !refusal.to_string().is_empty());
                    *refused.entry(kind(&refusal)).or_default() += 1;
                }
            }
            if turn % 40 == 39 {
                assert_same(&table, &reloaded(&table));
            }
            // After the end a few more commands are tried, then another game begins.
            let over = matches!(table.phase(), Phase::Finished | Phase::Stopped);
            if over && rng.below(4) == 0 {
                finished += u32::from(check_over(&table));
                table = new_table(&mut rng);
            }
        }
        assert_eq!(table.drift(), None);
    }
    // The test must have tested something.
    let told = format!("{accepted} accepted, {finished} finished, refused: {refused:?}");
    let all: u32 = refused.values().sum();
    assert!(accepted > 5_000 && all > 5_000 && finished > 100, "{told}");
    assert!(refused.values().filter(|&&count| count >= 50).count() >= 8, "{told}");
    assert!(refused.get("Over").is_none_or(|over| over * 4 < all), "{told}");
}

/// A game that was played to its end has a record that holds, read again too. Answers whether it is one.
fn check_over(table: &Table) -> bool {
    assert_same(table, &reloaded(table));
    assert_eq!(table.drift(), None);
    if table.phase() != Phase::Finished {
        return false;
    }
    let record = table.record(Extras { legal: true, think: true }).unwrap();
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
    true
}
