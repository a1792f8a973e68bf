//! For the tests of boards: tables, what is seen of them, and words that are the keys themselves.

use super::{Action, Legal, Sheet, Words};
use crate::{
    regions::{Drawn, Region},
    scene::{Past, Scene, cards, own},
    speech::{Speech, Tongue},
};
use catalog::GameId;
use game::{Fast, Seat, SetupText};
use std::rc::Rc;
use table::{Command, Creation, PersonId, Phase, Table, TableOptions, Who};
use words::Language;

/// Says the key.
pub struct Keys;

impl Words for Keys {
    fn name(&self) -> String {
        "keys".into()
    }

    fn say(&self, key: &str) -> String {
        key.into()
    }

    fn count(&self, key: &str, n: u32) -> String {
        format!("{n} {key}")
    }

    fn named(&self, key: &str, name: &str) -> String {
        format!("{key} {name}")
    }
}

/// These regions, drawn with keys for words.
pub fn drawn(legal: &Legal, parts: impl Fn(&Sheet) -> Vec<Region<'static>>) -> String {
    let sheet = Sheet { legal: legal.clone(), words: Rc::new(Keys) };
    let drawn = Drawn::default();
    let html: String = parts(&sheet).iter().map(|region| region.markup(&drawn).into_string()).collect();
    // Without the hashes, in which any number may stand.
    let mut parts = html.split(" data-hash=\"");
    let first = parts.next().unwrap_or_default().to_string();
    first + parts.filter_map(|part| part.split_once('"')).map(|(_, rest)| rest).collect::<String>().as_str()
}

/// An action that glows at one place.
pub fn action(notation: &str, place: &str) -> Action {
    Action { notation: notation.into(), label: notation.into(), places: vec![place.into()] }
}

fn command(table: &mut Table, command: Command, who: Who) {
    let decided = table.decide(&command, &who, 0).expect("a legal command");
    table.settle(decided).expect("what was decided");
}

/// A game that this many people have just begun.
pub fn begun(game: GameId, players: u8, seed: u8) -> Table {
    let id = String::from("t");
    let creation = Creation {
        table: id.clone(),
        game: game.id().into(),
        setup: SetupText { players, options: Default::default() },
        options: TableOptions { code: id.clone(), ..TableOptions::default() },
        owner: PersonId("1".into()),
        seed: [seed; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).expect("a table");
    for number in 1..=players {
        let sit = Command::Sit { chair: None, name: format!("Person {number}"), code: Some(id.clone()) };
        command(&mut table, sit, Who::Person(PersonId(number.to_string())));
    }
    command(&mut table, Command::Start, Who::Person(PersonId("1".into())));
    table
}

/// A game that this many people play at random; `look` sees it after every step.
pub fn play(game: GameId, players: u8, seed: u8, mut look: impl FnMut(&Table)) {
    let mut table = begun(game, players, seed);
    let mut random = Fast::new(seed.into());
    while table.phase() == Phase::Playing {
        look(&table);
        let asked = table.to_act().iter().map(|seat| (seat, table.legal(seat)));
        let Some((seat, legal)) = asked.into_iter().find(|(_, legal)| !legal.is_empty()) else {
            command(&mut table, Command::Reveal, Who::Host);
            continue;
        };
        let action = legal[random.below(legal.len() as u32) as usize].text.to_string();
        let person = table.holders()[seat.index()].person().cloned().expect("everybody is a person");
        command(&mut table, Command::Act { seat, actions: vec![action], at_step: None }, Who::Person(person));
    }
    look(&table);
}

/// What this seat sees of a table, with the View of its game.
pub fn look<V: 'static, T>(table: &Table, seat: Option<Seat>, look: impl FnOnce(&Scene, &V) -> T) -> T {
    let words = Speech::new().of(table.game(), Language::En);
    seen(table, seat, &words, |scene| look(scene, scene.view.downcast().expect("the View of this game")))
}

/// What this seat sees of a table.
pub fn seen<T>(table: &Table, seat: Option<Seat>, words: &Tongue, look: impl FnOnce(&Scene) -> T) -> T {
    let view = table.view(seat).expect("a game that has begun");
    let legal = seat.map(|seat| table.legal(seat)).unwrap_or_default();
    look(&Scene {
        view: &view,
        base: &view,
        seat,
        legal: &legal,
        asked: !legal.is_empty(),
        to_act: table.to_act(),
        players: cards(table),
        past: Past::Table(table, table.step(), seat),
        draft: &[],
        pending: None,
        own: own(table, table.step(), seat),
        words,
    })
}

/// Every role that was taken on this board has its taker's mark and name on it. Answers how many were.
pub fn takers_are_named(page: &str) -> usize {
    let taken = ["spot role taken", "spot role active"].map(|class| page.matches(class).count());
    let takers: Vec<&str> = page.split("class=\"role-taker ").skip(1).collect();
    assert_eq!(takers.len(), taken.iter().sum::<usize>(), "every role that was taken, and no other");
    for taker in &takers {
        let taker = taker.split("</span>").next().unwrap_or_default();
        assert!(taker.contains("#mark-") && taker.contains("Person "), "{taker}");
    }
    takers.len()
}
