//! Logs that somebody has tampered with: whatever an entry says, reading the log ends with a table or with a sentence, and
//! a table that was read can be looked at from everywhere.

#[path = "../../../catalog/tests/all/tamper/mod.rs"]
mod tamper;

use catalog::GameId;
use game::{Fast, Seat, SetupText};
use proptest::{
    prelude::*,
    sample::Index,
    test_runner::{Config, RngSeed},
};
use serde_json::Value;
use table::{Command, Creation, Entry, Extras, PersonId, Table, TableOptions, Who, clean_chat, clean_name};

fn person(name: &str) -> Who {
    Who::Person(PersonId(name.into()))
}

/// Anne and Ben at a table of this game, after some steps, some talk and some taking back.
fn played(game: GameId, seed: u64, steps: u32) -> Table {
    let creation = Creation {
        table: "t".into(),
        game: game.id().into(),
        setup: SetupText { players: game.traits().least_players.max(2), options: Default::default() },
        options: TableOptions { open: true, draw_seats: false, ..TableOptions::default() },
        owner: PersonId("anne".into()),
        seed: [seed as u8; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).expect("a table");
    let mut now = 0;
    let mut give = |table: &mut Table, command: Command, who: &Who| {
        now += 1_000;
        if let Ok(decided) = table.decide(&command, who, now) {
            table.settle(decided).expect("what was decided fits");
        }
    };
    for name in ["anne", "ben", "cleo", "dora", "emil"].iter().take(table.setup().players.into()) {
        give(&mut table, Command::Sit { chair: None, name: name.to_string(), code: None }, &person(name));
    }
    give(&mut table, Command::Start, &person("anne"));
    let mut random = Fast::new(seed);
    for _ in 0..steps {
        let Some(seat) = table.to_act().iter().find(|&seat| !table.legal(seat).is_empty()) else { break };
        let legal = table.legal(seat);
        let action = legal[random.below(legal.len() as u32) as usize].text.to_string();
        let who = table.holders()[seat.index()].person().cloned().map_or(Who::Host, Who::Person);
        give(&mut table, Command::Act { seat, actions: vec![action], at_step: None }, &who);
        match random.below(12) {
            0 => give(&mut table, Command::Say { text: "hello".into() }, &who),
            1 => give(&mut table, Command::Undo { seat }, &who),
            2 => give(&mut table, Command::Ask(table::Request::Stop), &who),
            3 => give(&mut table, Command::Refuse, &person("ben")),
            _ => {}
        }
    }
    table
}

/// The same entries with this one changed, and the chain made right again: anybody who can write rows can do that.
fn rewritten(entries: &[Entry], at: usize, body: String) -> Vec<Entry> {
    let mut written: Vec<Entry> = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        let body = if number == at { body.clone() } else { entry.body.clone() };
        let before = written.last().map(|entry| entry.digest.clone()).unwrap_or_default();
        written.push(Entry::chained(entry.number, entry.at, body, entry.position.clone(), &before));
    }
    written
}

/// Everything that pages ask of a table.
fn look(table: &Table) {
    let observers = Seat::all(table.setup().players).map(Some).chain([None]);
    for observer in observers {
        for step in 0..=table.step() {
            table.view_at(step, observer);
            table.events_of(step, observer);
        }
        let _ = table.running_record(observer);
    }
    let _ = table.record(Extras { legal: true, think: true });
    let _ = (table.summary(), table.due(), table.bots_to_move(), table.concerned());
    table.watchable(1_000_000);
}

const BODY: &str = r#"{"kind":"action","seat":1,"action":"take builder","chance":["corn"],"epoch":0,"step":1,"by":"person"}"#;

/// The same ones in every run; more, and others every time, with `PROPTEST_CASES=…`.
fn cases(usual: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let rng_seed = if asked.is_some() { RngSeed::Random } else { RngSeed::Fixed(1) };
    Config { cases: asked.unwrap_or(usual), rng_seed, failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_log_that_was_tampered_with_is_read_or_refused(
        game in prop::sample::select(GameId::ALL),
        seed in 0u64..50,
        steps in 0u32..60,
        at in any::<Index>(),
        changes in tamper::changes(),
    ) {
        let table = played(game, seed, steps);
        let entries = table.entries();
        let at = at.index(entries.len());
        let body: Value = serde_json::from_str(&entries[at].body).expect("it was just written");
        let body = tamper::changed(&body, &changes).to_string();
        // Without the chain being made right nothing else than what was written is ever read.
        let mut broken: Vec<Entry> = entries.clone();
        broken[at].body.clone_from(&body);
        let unchanged = body == entries[at].body;
        prop_assert_eq!(Table::replay(broken, [seed as u8; 32]).is_ok(), unchanged);
        match Table::replay(rewritten(&entries, at, body), [seed as u8; 32]) {
            Ok(table) => look(&table),
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }

    #[test]
    fn names_and_talk_are_clean_or_refused(text in tamper::text()) {
        let turns = |letter: char| letter.is_control() || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if let Ok(name) = clean_name(&text) {
            prop_assert!(!name.trim().is_empty() && name.chars().count() <= table::people::NAME_LIMIT);
            prop_assert!(!name.chars().any(|letter| turns(letter) || matches!(letter, '\u{2060}' | '\u{feff}')), "{:?}", name);
            prop_assert_eq!(clean_name(&name).ok(), Some(name), "what is clean stays as it is");
        }
        if let Ok(said) = clean_chat(&text) {
            prop_assert!(!said.trim().is_empty() && said.chars().count() <= table::people::CHAT_LIMIT);
            prop_assert!(!said.chars().any(|letter| turns(letter) && letter != '\n'), "{:?}", said);
        }
    }

    #[test]
    fn spoiled_entries_are_read_or_refused(bytes in tamper::spoiled(BODY.as_bytes().to_vec())) {
        let body = String::from_utf8_lossy(&bytes).into_owned();
        if let Err(fault) = Entry::chained(2, 0, body, String::new(), "").read() {
            prop_assert_eq!(fault.entry(), Some(2));
        }
    }
}
