//! What a game answers besides its positions, on a page: sentences, reasons, events, features, views, imagined positions, and
//! why positions from outside are refused. The golden games say what happens; this says what people and programs are told of it.

use super::{
    UPDATE,
    golden::first_difference,
    outside::{Change, Words, changes, field},
};
use crate::{ActionSet, Fast, Game, Learn, Phrase, Seat, Setup};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write,
    fs,
    path::Path,
};

/// Sentences, features and views are looked at every few steps, tampered positions less often, each with only about this
/// many changes: reading is slow. But all changes are made where a question is asked for the first time.
const LOOK_EVERY: u32 = 9;
const TAMPER_EVERY: u32 = 32;
const CHANGES: usize = 64;

/// Everything of one kind: how often, all of it as a digest, and the first of it for people.
#[derive(Default)]
struct Entry {
    count: u32,
    digest: Sha256,
    first: String,
}

#[derive(Default)]
struct Ledger {
    entries: BTreeMap<String, Entry>,
    /// The words that stood in each field of a position so far.
    words: Words,
    /// The questions asked so far.
    asked: BTreeSet<&'static str>,
}

impl Ledger {
    fn add(&mut self, kind: &str, what: &str) {
        if !self.entries.contains_key(kind) {
            self.entries.insert(kind.to_string(), Entry { first: what.to_string(), ..Entry::default() });
        }
        if let Some(entry) = self.entries.get_mut(kind) {
            entry.count += 1;
            entry.digest.update(what);
            entry.digest.update("\n");
        }
    }

    fn say(&mut self, occasion: &str, about: &str, phrase: &Phrase) {
        self.add(&format!("{occasion} {}", phrase.id), &format!("{about}: {}", json(&phrase.args)));
    }
}

fn json(what: &impl Serialize) -> String {
    serde_json::to_string(what).expect("it can be written")
}

/// The page of these games, played at random: one line for every kind of answer, with its number, its digest and an example.
///
/// # Panics
/// If the game refuses a legal action.
pub fn ledger<G: Game>(games: &[(u64, Setup)]) -> String {
    let mut ledger = Ledger::default();
    let names = G::feature_names();
    for order in G::standing_orders() {
        ledger.add("standing orders", &json(order));
    }
    for question in G::questions() {
        ledger.add("questions", &json(question));
    }
    for (seed, setup) in games {
        let mut rng = Fast::of_game(*seed, 1);
        let mut events = Vec::new();
        let mut position = G::start(setup, &mut rng, &mut events);
        for index in 0..G::ACTIONS {
            let action = G::action(index);
            ledger.add("places of actions", &format!("{index}: {:?}", G::places_of(action)));
            ledger.add("answers ahead", &format!("{index}: {}", json(&G::answers(setup, action))));
        }
        for step in 0..G::STEP_LIMIT {
            tell::<G>(&mut ledger, setup, &mut events);
            if step % LOOK_EVERY == 0 {
                look::<G>(&mut ledger, &position, setup, &names);
            }
            let seats = G::to_act(&position);
            let new = seats.first().is_some_and(|seat| {
                let question = G::ask(&G::view(&position, Some(seat)), seat).id;
                ledger.asked.insert(question)
            });
            if new {
                tamper::<G>(&mut ledger, &position, 0, usize::MAX);
            } else if step % TAMPER_EVERY == 7 {
                tamper::<G>(&mut ledger, &position, step, CHANGES);
            }
            for seat in seats.iter() {
                ledger.add("canonical", &json(&G::canonical(&position, seat).iter().collect::<Vec<_>>()));
            }
            let Some(seat) = seats.iter().nth(rng.below(seats.len().max(1) as u32) as usize) else { break };
            let legal = G::legal(&position, seat);
            let action = G::action(legal.nth(rng.below(legal.len() as u32) as usize));
            G::apply(&mut position, seat, action, &mut rng, &mut events).expect("a legal action is accepted");
        }
        tell::<G>(&mut ledger, setup, &mut events);
        look::<G>(&mut ledger, &position, setup, &names);
    }
    let mut text = String::new();
    for (kind, Entry { count, digest, first }) in ledger.entries {
        let digest = hex::encode(&digest.finalize()[..4]);
        let first: String = first.chars().take(160).collect();
        writeln!(text, "{kind} | {count} | {digest} | {first}").expect("a string takes any text");
    }
    text
}

/// What happened, as everybody sees it.
fn tell<G: Game>(ledger: &mut Ledger, setup: &Setup, events: &mut Vec<G::Event>) {
    for event in events.drain(..) {
        for observer in Seat::all(setup.players()).map(Some).chain([None]) {
            match G::seen_by(&event, observer) {
                None => ledger.add("hidden event", &json(&event)),
                Some(seen) => ledger.say("event", &json(&seen), &G::say_event(&seen)),
            }
        }
    }
}

/// What is said and shown at this moment.
fn look<G: Game>(ledger: &mut Ledger, position: &G::Position, setup: &Setup, names: &[String]) {
    let mut features = vec![0.0; G::FEATURES];
    for observer in Seat::all(setup.players()).map(Some).chain([None]) {
        let kind = if observer.is_some() { "view of a player" } else { "view of a watcher" };
        let view = G::view(position, observer);
        ledger.add(kind, &json(&view));
        ledger
            .add(&format!("position imagined from the {kind}"), &json(&G::imagine(&view, &mut Fast::new(1))));
    }
    for seat in Seat::all(setup.players()) {
        <G as Learn>::features(position, seat, &mut features);
        for (name, value) in names.iter().zip(&features).filter(|(_, value)| **value != 0.0) {
            ledger.add(&format!("feature {name}"), &value.to_string());
        }
        let view = G::view(position, Some(seat));
        let legal = G::legal(position, seat);
        let acts = G::to_act(position).contains(seat);
        if acts {
            ledger.say("question", "", &G::ask(&view, seat));
            ledger.say("waiting", "", &G::waiting_for(&view, seat));
        }
        // Of those who wait, one is enough.
        if !acts && seat != Seat::FIRST {
            continue;
        }
        for index in 0..G::ACTIONS {
            let (action, about) = (G::action(index), index.to_string());
            if legal.contains(index) {
                ledger.say("action", &about, &G::say_action(&view, seat, action));
                ledger.add("revealing", &format!("{about}: {}", G::reveals(position, seat, action)));
            }
            if let Some(reason) = G::why_not(&view, seat, action) {
                ledger.say("refusal", &about, &reason);
            }
        }
    }
}

/// How positions are refused in which one thing is another, of all such things about as many as wanted.
fn tamper<G: Game>(ledger: &mut Ledger, position: &G::Position, step: u32, wanted: usize) {
    let whole = serde_json::to_value(position).expect("a position can be written");
    let changes = changes(&whole, &mut ledger.words);
    // Other ones at every step.
    let stride = changes.len().div_ceil(wanted).max(1);
    let first = step as usize / TAMPER_EVERY as usize % stride;
    for Change { path, value } in changes.into_iter().skip(first).step_by(stride) {
        let mut changed = whole.clone();
        if let Some(place) = changed.pointer_mut(&path) {
            *place = value.clone();
        }
        let answer = match serde_json::from_value::<G::Position>(changed) {
            Ok(_) => "possible".to_string(),
            Err(error) => error.to_string(),
        };
        // How a program is built decides in which order the fields of its entries come.
        let shown = value.as_array().map_or(value.to_string(), |list| format!("{} entries", list.len()));
        ledger.add(&format!("position {}", field(&path)), &format!("{path} = {shown}: {answer}"));
    }
}

/// Compares a file with the page it should hold; with [`UPDATE`] set to 1 it writes the page.
///
/// # Panics
/// If they differ.
pub fn check_ledger<G: Game>(path: &Path, games: &[(u64, Setup)]) {
    let found = ledger::<G>(games);
    if env::var(UPDATE).is_ok_and(|value| value == "1") {
        fs::write(path, found).expect("the page can be written");
        return;
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    if let Some(difference) = first_difference(&expected, &found) {
        panic!("{} differs from {} ({UPDATE}=1 rewrites it), {difference}", G::ID, path.display());
    }
}
