//! Views read from outside: what was tampered with is refused with its reasons, or is harmless: whatever a bot or a page
//! may ask of a view can be answered.

use super::{
    Check,
    counts::{Counts, Verdict, fault},
};
use crate::{ActionSet, Fast, Game, Seat, Setup, impossible::sentence};
use serde_json::Value;

/// One in this many of the positions looked at closely has a view tampered with: reading is slow next to everything else.
const ONE_IN: u32 = 8;
/// How many places of it are changed.
const CHANGES: u32 = 4;
/// In thorough games, one in this many of those views is changed at every place.
const WHOLLY_ONE_IN: u32 = 16;
/// For how many decisions an accepted view is played on.
const STEPS: u32 = 12;

pub(super) fn views<G: Game>(
    position: &G::Position,
    setup: &Setup,
    thorough: bool,
    rng: &Fast,
    counts: &mut Counts,
) -> Verdict {
    // A copy: how much is drawn here depends on how views are written, and the other checks should not.
    let rng = &mut rng.clone();
    if rng.below(ONE_IN) > 0 {
        return Ok(());
    }
    let observer = Seat::all(setup.players()).nth(rng.below(u32::from(setup.players()) + 1) as usize);
    let Ok(whole) = serde_json::to_value(G::view(position, observer)) else { return Ok(()) };
    let (mut places, mut texts) = (Vec::new(), Vec::new());
    list(&whole, String::new(), &mut places, &mut texts);
    if thorough && rng.below(WHOLLY_ONE_IN) == 0 {
        for place in &places {
            read::<G>(&whole, place, &texts, rng, counts)?;
        }
    } else {
        for _ in 0..CHANGES {
            let place = &places[rng.below(places.len() as u32) as usize];
            read::<G>(&whole, place, &texts, rng, counts)?;
        }
    }
    Ok(())
}

/// Every place of the JSON, and every text in it.
fn list(value: &Value, path: String, places: &mut Vec<String>, texts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                list(value, format!("{path}/{key}"), places, texts);
            }
        }
        Value::Array(items) => {
            for (at, value) in items.iter().enumerate() {
                list(value, format!("{path}/{at}"), places, texts);
            }
        }
        Value::String(text) => texts.push(text.clone()),
        _ => {}
    }
    places.push(path);
}

/// Another value in this place.
fn change(value: &mut Value, texts: &[String], rng: &mut Fast) {
    let below = |rng: &mut Fast, count: usize| rng.below(count.max(1) as u32) as usize;
    if rng.below(8) == 0 {
        *value = [Value::Null, 1.into(), 255.into(), u64::MAX.into(), true.into(), "nobody".into()]
            [below(rng, 6)]
        .clone();
        return;
    }
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let others = [number + 1, number - 1, 0, 1, number + 2, 255];
            *value = others[below(rng, others.len())].into();
        }
        Value::String(text) => {
            *text = texts.get(below(rng, texts.len())).cloned().unwrap_or_default();
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *value = (1 + rng.below(6)).into(),
        Value::Array(items) if !items.is_empty() => {
            let at = below(rng, items.len());
            match rng.below(3) {
                0 => items.reverse(),
                1 => items.push(items[at].clone()),
                _ => {
                    items.remove(at);
                }
            }
        }
        Value::Array(items) => items.push(1.into()),
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(below(rng, fields.len())).cloned().unwrap_or_default();
            let removed = fields.remove(&key);
            if let (Some(removed), 0) = (removed, rng.below(3)) {
                fields.insert("nothing".into(), removed);
            }
        }
        Value::Object(fields) => {
            fields.insert(texts.get(below(rng, texts.len())).cloned().unwrap_or_default(), 1.into());
        }
    }
}

fn read<G: Game>(
    whole: &Value,
    place: &str,
    texts: &[String],
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    let mut changed = whole.clone();
    let Some(value) = changed.pointer_mut(place) else { return Ok(()) };
    change(value, texts, rng);
    let wrong = |message| Err(fault(Check::Outside, None, message));
    match serde_json::from_value::<G::View>(changed) {
        Err(error) if error.to_string().trim().is_empty() => {
            wrong(format!("changed at {place}, the view is refused without a reason"))
        }
        Err(_) => {
            counts.outside_refused += 1;
            Ok(())
        }
        Ok(view) => harmless::<G>(&view, place, rng),
    }
}

/// What a bot and a page do with a view.
fn harmless<G: Game>(view: &G::View, place: &str, rng: &mut Fast) -> Verdict {
    let mut position = G::imagine(view, &mut Fast::new(rng.bits()));
    let faults = G::faults(&position);
    if !faults.is_empty() {
        let message = format!("changed at {place}, an impossible view is accepted ({})", sentence(&faults));
        return Err(fault(Check::Outside, None, message));
    }
    for seat in G::to_act(&position).iter() {
        G::waiting_for(view, seat);
        if G::observer(view) == Some(seat) {
            G::ask(view, seat);
            G::legal(&position, seat).iter().for_each(|index| {
                G::say_action(view, seat, G::action(index));
            });
            G::why_not(view, seat, G::action(rng.below(G::ACTIONS as u32) as usize));
        }
    }
    for _ in 0..STEPS {
        let Some(seat) = G::to_act(&position).first() else { break };
        // That something is legal is checked elsewhere.
        if G::legal(&position, seat).is_empty() {
            break;
        }
        let (_, action) = G::choose(&position, seat, |count| rng.below(count));
        if let Err(illegal) = G::apply(&mut position, seat, action, &mut Fast::new(rng.bits()), &mut ()) {
            let message = format!(
                "changed at {place}, a view is accepted in which what is legal is refused: {illegal}"
            );
            return Err(fault(Check::Outside, seat, message));
        }
    }
    Ok(())
}
