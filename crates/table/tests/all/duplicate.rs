//! Tables with the same chance: draws are numbered and stay drawn, and nothing is told before all are over.

use catalog::GameId;
use game::{Fast, NUMBERED, SetupText};
use std::collections::BTreeMap;
use table::{Command, Creation, Extras, Holder, PersonId, Phase, Refusal, Request, Table, TableOptions, Who};

fn anne() -> Who {
    Who::Person(PersonId("anne".into()))
}

fn carry_out(table: &mut Table, command: &Command, who: &Who) {
    let decided = table.decide(command, who, 0).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    table.settle(decided).unwrap();
}

/// Anne and bots, played to the end at random.
fn played(game: GameId, luck: u64, keep: impl Fn(&Table)) -> Table {
    let players = game.traits().least_players;
    let creation = Creation {
        table: format!("t-{luck}"),
        game: game.id().into(),
        setup: SetupText { players, options: Default::default() },
        options: TableOptions { duplicate: true, draw_seats: false, ..TableOptions::default() },
        owner: PersonId("anne".into()),
        seed: [1; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    carry_out(&mut table, &Command::Sit { chair: None, name: "Anne".into(), code: None }, &anne());
    for _ in 1..players {
        let bot = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
        carry_out(&mut table, &bot, &anne());
    }
    carry_out(&mut table, &Command::Start, &anne());
    let mut rng = Fast::new(luck);
    while let Some(seat) = table.to_act().iter().find(|&seat| !table.legal(seat).is_empty()) {
        let who = match &table.holders()[seat.index()] {
            Holder::Person { person, .. } => Who::Person(person.clone()),
            _ => Who::Host,
        };
        let legal = table.legal(seat);
        let action = legal[rng.below(legal.len() as u32) as usize].text.to_string();
        carry_out(&mut table, &Command::Act { seat, actions: vec![action], at_step: None }, &who);
        if table.step() == 5 {
            keep(&table);
        }
    }
    assert_eq!(table.phase(), Phase::Finished);
    table
}

/// The outcomes in the order they were drawn, as long as they are of one kind: tiles or cards of one bag.
fn draws(table: &Table) -> Vec<String> {
    let record = table.record(Extras::default()).unwrap();
    record.steps.iter().flat_map(|step| step.chance.clone()).collect()
}

#[test]
fn nothing_is_told_before_the_host_shows_it() {
    for &game in GameId::ALL {
        let undo = |table: &Table| {
            let asked = table.decide(&Command::Ask(Request::Undo { step: 1 }), &anne(), 0);
            assert_eq!(asked, Err(Refusal::SameChance), "draws cannot be undone");
            assert_eq!(table.decide(&Command::Show, &Who::Host, 0), Err(Refusal::NotYet));
            assert!(!table.is_watchable() && !table.summary().spectators);
        };
        let mut table = played(game, 1, undo);
        assert!(!table.is_open() && !table.is_watchable());
        assert_eq!(table.record(Extras::default()), Err(Refusal::NotYet));
        assert_eq!(table.score_curve(), None);
        assert!(table.opening_at(0).is_err());
        assert_eq!(table.decide(&Command::Show, &anne(), 0), Err(Refusal::NotAsked), "the host's");
        carry_out(&mut table, &Command::Show, &Who::Host);
        assert!(table.is_open() && table.is_watchable());
        let again = Table::replay(table.entries(), [1; 32]).unwrap();
        assert!(again.is_open());
        assert_eq!(again.decide(&Command::Show, &Who::Host, 0).unwrap().entries, [], "once");
        let record = again.record(Extras::default()).unwrap();
        assert!(record.steps.iter().all(|step| step.stream.is_some_and(|stream| stream.epoch == NUMBERED)));
        assert_eq!(game.replay(&record).unwrap().len(), record.steps.len() + 1, "the seed proves every draw");
        let mut forged = record.clone();
        let drew = forged.steps.iter_mut().rfind(|step| !step.chance.is_empty());
        if let Some(stream) = drew.and_then(|step| step.stream.as_mut()) {
            stream.step += 1;
            assert!(game.replay(&forged).is_err(), "a draw of another number");
        }
    }
}

/// Puerto Rico draws tiles from one bag: whatever the players do, tile after tile is the same until the bag is filled again.
#[test]
fn the_same_tiles_come_in_the_same_order() {
    let mut tables: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for luck in 1..=3 {
        let mut table = played(GameId::PuertoRico, luck, |_| ());
        carry_out(&mut table, &Command::Show, &Who::Host);
        tables.insert(luck, draws(&table));
    }
    let common = |one: &[String], other: &[String]| one.iter().zip(other).take_while(|(a, b)| a == b).count();
    for luck in 2..=3 {
        let same = common(&tables[&1], &tables[&luck]);
        assert!(same >= 20, "only {same} draws are the same");
    }
}
