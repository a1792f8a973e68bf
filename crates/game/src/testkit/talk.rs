//! Everything that happens can be said: each sentence has an id and arguments that a translator can use.

use super::{
    Check,
    counts::{Counts, Verdict, fault},
};
use crate::{ActionSet, Arg, Fast, Game, Phrase, Seat, Seats, Setup, SetupError, SetupText, Touches, phrase};
use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    iter,
};

/// Closely: every sentence of this moment is well formed, and `why_not` fits `legal`. Looks at the seats to act and at
/// one other.
pub(super) fn talk<G: Game>(
    position: &G::Position,
    setup: &Setup,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    let wrong = |seat, message| Err(fault(Check::Words, seat, message));
    let mut seats = G::to_act(position);
    seats.insert(Seat::new(rng.below(setup.players().into()) as usize));
    let mut found = Ok(());
    sentences::<G>(position, seats, &mut |seat, what, phrase| {
        if let (Ok(()), Err(problem)) = (&found, well_formed(phrase)) {
            found = wrong(seat, format!("{what}: {problem} in {phrase:?}"));
        }
    })?;
    found?;
    for seat in G::to_act(position).iter() {
        for observer in Seat::all(setup.players()).filter(|&other| other != seat).map(Some).chain([None]) {
            let phrase = G::waiting_for(&G::view(position, observer), seat);
            if !phrase.args.contains(&("who", Arg::Seat(seat))) {
                return wrong(seat, format!("waiting for it does not say who: {phrase:?}"));
            }
        }
    }
    counts.made(Check::Words);
    Ok(())
}

/// Closely: every event, as every observer sees it, can be said and written.
pub(super) fn told<G: Game>(events: &[G::Event], setup: &Setup) -> Verdict {
    for event in events {
        for observer in Seat::all(setup.players()).map(Some).chain([None]) {
            let Some(seen) = G::seen_by(event, observer) else { continue };
            let phrase = G::say_event(&seen);
            if let Err(problem) = well_formed(&phrase) {
                return Err(fault(
                    Check::Words,
                    observer,
                    format!("event {seen:?}: {problem} in {phrase:?}"),
                ));
            }
            if let Err(error) = serde_json::to_string(&seen) {
                return Err(fault(
                    Check::Json,
                    observer,
                    format!("event {seen:?} cannot be written: {error}"),
                ));
            }
        }
    }
    Ok(())
}

/// Tells every sentence about a position to these seats: what is asked, waited for, offered and refused. There must be
/// a reason against an action exactly if it is not legal.
fn sentences<G: Game>(
    position: &G::Position,
    seats: Seats,
    tell: &mut dyn FnMut(Seat, &str, &Phrase),
) -> Verdict {
    let to_act = G::to_act(position);
    let spectator = G::view(position, None);
    for seat in seats.iter() {
        let view = G::view(position, Some(seat));
        let legal = G::legal(position, seat);
        if to_act.contains(seat) {
            tell(seat, "ask", &G::ask(&view, seat));
            tell(seat, "waiting_for", &G::waiting_for(&spectator, seat));
        }
        for index in 0..G::ACTIONS {
            let action = G::action(index);
            match (G::why_not(&view, seat, action), legal.contains(index)) {
                (None, true) => tell(seat, "say_action", &G::say_action(&view, seat, action)),
                (Some(why), false) => tell(seat, "why_not", &why),
                (why, legal) => {
                    let (is, why) = (if legal { "is" } else { "is not" }, why.map(|why| why.id));
                    let action = G::notation().text(index);
                    let message = format!("\"{action}\" {is} legal, but the reason against it is {why:?}");
                    return Err(fault(Check::Words, seat, message));
                }
            }
        }
    }
    Ok(())
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// Is this a sentence that a Fluent file can hold?
fn well_formed(phrase: &Phrase) -> Result<(), String> {
    fn argument(arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Term(term) => {
                let (id, attribute) = term.split_once('.').unwrap_or((term, "the"));
                if is_name(id) && is_name(attribute) {
                    Ok(())
                } else {
                    Err(format!("\"{term}\" is no message id"))
                }
            }
            Arg::List(list) => list.iter().try_for_each(argument),
            Arg::Phrase(phrase) => well_formed(phrase),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => Ok(()),
        }
    }
    let (id, attribute) = phrase.id.split_once('.').unwrap_or((phrase.id, "the"));
    if !is_name(id) || !is_name(attribute) {
        return Err(format!("\"{}\" is no message id", phrase.id));
    }
    let names: HashSet<_> = phrase.args.iter().map(|(name, _)| name).collect();
    if names.len() != phrase.args.len() || !phrase.args.iter().all(|(name, _)| is_name(name)) {
        return Err("its argument names are not distinct names".into());
    }
    phrase.args.iter().try_for_each(|(_, arg)| argument(arg))
}

/// Every sentence that this many random games need (the set-ups taken in turn), without those that differ only in
/// numbers, players or text: a phrase is in the list if its id has no other with the same argument names and kinds, or
/// if one of its terms, or of the phrases within it, stands nowhere else in that argument.
///
/// # Panics
/// If the game does not keep its promises about legal actions.
pub fn phrases<G: Game>(games: u64) -> Vec<Phrase> {
    let mut collection = Collection::default();
    contradictions::<G>(&mut collection);
    for illegal in [crate::Illegal::Over, crate::Illegal::NotYourTurn] {
        collection.add(&Phrase::from(&illegal));
    }
    let setups = Setup::every::<G>();
    for number in 0..games {
        let setup = &setups[(number % setups.len() as u64) as usize];
        let mut rng = Fast::of_game(0, number);
        let mut events = Vec::new();
        let mut position = G::start(setup, &mut rng, &mut events);
        for index in 0..G::ACTIONS {
            if let Some((_, what)) = G::answers(setup, G::action(index)) {
                collection.add(&phrase!("ahead-answer", what = what));
            }
        }
        for _ in 0..G::STEP_LIMIT {
            let seats = G::to_act(&position);
            let told = sentences::<G>(&position, Seats::all(setup.players()), &mut |_, _, phrase| {
                collection.add(phrase)
            });
            if let Err(fault) = told {
                panic!("{}: {}", G::ID, fault.message);
            }
            if let Some(seat) = seats.first() {
                let legal = G::legal(&position, seat);
                for index in (0..G::ACTIONS).filter(|&index| !legal.contains(index)) {
                    let mut scratch = position;
                    let answer = G::apply(&mut scratch, seat, G::action(index), &mut rng, &mut ());
                    answer.err().iter().for_each(|illegal| collection.add(&Phrase::from(illegal)));
                }
            }
            for event in events.drain(..) {
                for observer in Seat::all(setup.players()).map(Some).chain([None]) {
                    G::seen_by(&event, observer).iter().for_each(|seen| collection.add(&G::say_event(seen)));
                }
            }
            let Some(seat) = seats.iter().nth(rng.below(seats.len().max(1) as u32) as usize) else { break };
            let legal = G::legal(&position, seat);
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            G::apply(&mut position, seat, G::action(index), &mut rng, &mut events)
                .expect("a legal action is accepted");
        }
    }
    collection.phrases
}

#[derive(Default)]
struct Collection {
    phrases: Vec<Phrase>,
    known: HashSet<String>,
}

impl Collection {
    fn add(&mut self, phrase: &Phrase) {
        let mut new = false;
        let mut shape = phrase.id.to_string();
        for (name, arg) in &phrase.args {
            shape.push_str(&format!(" {name}:{}", kind(arg)));
            for term in terms_in(arg) {
                new |= self.known.insert(format!("{} {name}={term}", phrase.id));
            }
        }
        if self.known.insert(shape) || new {
            self.phrases.push(phrase.clone());
        }
    }
}

fn kind(arg: &Arg) -> &'static str {
    match arg {
        Arg::Number(_) => "number",
        Arg::Seat(_) => "seat",
        Arg::Term(_) => "term",
        Arg::List(_) => "list",
        Arg::Phrase(_) => "phrase",
        Arg::Text(_) => "text",
    }
}

fn terms_in(arg: &Arg) -> Vec<&str> {
    match arg {
        Arg::Term(term) => vec![term],
        Arg::List(list) => list.iter().flat_map(terms_in).collect(),
        Arg::Phrase(phrase) => {
            iter::once(phrase.id).chain(phrase.args.iter().flat_map(|(_, arg)| terms_in(arg))).collect()
        }
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => Vec::new(),
    }
}

/// The sentences for options that contradict each other.
fn contradictions<G: Game>(collection: &mut Collection) {
    let mut texts: Vec<BTreeMap<String, String>> = vec![BTreeMap::new()];
    for option in G::OPTIONS.iter().filter(|option| option.touches != Touches::Display) {
        let with = |text: &BTreeMap<String, String>| {
            let text = text.clone();
            option.values.iter().map(move |value| {
                let mut text = text.clone();
                text.insert(option.id.to_string(), value.to_string());
                text
            })
        };
        texts = texts.iter().flat_map(with).collect();
    }
    for players in G::PLAYERS {
        for options in &texts {
            let text = SetupText { players, options: options.clone() };
            if let Err(SetupError::Contradiction(phrase)) = Setup::new::<G>(&text) {
                collection.add(&phrase);
            }
        }
    }
}

/// The ids of the messages that the contract itself asks for: options, score categories, endings, standing orders.
pub fn fixed_messages<G: Game>() -> Vec<String> {
    let mut ids = BTreeSet::new();
    for option in G::OPTIONS {
        ids.insert(format!("option-{}", option.id));
        ids.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.id)));
    }
    ids.extend(G::CATEGORIES.iter().map(|id| format!("score-{id}")));
    ids.extend(G::ENDINGS.iter().map(|id| format!("ending-{id}")));
    ids.extend(G::standing_orders().iter().map(|order| format!("order-{}", order.id)));
    ids.extend(G::questions().iter().map(|question| format!("ahead-{}", question.id)));
    ids.into_iter().collect()
}
