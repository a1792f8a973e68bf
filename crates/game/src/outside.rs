//! Views read from outside: some of what is written follows from the rest, and is compared with what does.

use crate::{Fault, Impossible, Rules, Seat, fault, impossible::seat_at_table};
use serde::Serialize;
use serde_json::Value;

/// A view in readable form, as pages and programs write it. It is possible if there is a possible position that looks
/// like it.
pub trait ViewDraft: Serialize + From<<Self::Game as Rules>::View> {
    /// Of which game.
    type Game: Rules;

    /// Whose view it is.
    fn observer(&self) -> Option<Seat>;

    /// Some position that would look like this view, with its legal actions; or why there can be none.
    fn imagined(&self) -> Result<<Self::Game as Rules>::Position, Vec<Fault>>;

    /// Tells it if the observer is not at the table.
    fn observer_at_table(&self, players: u8, faults: &mut Vec<Fault>) {
        if let Some(observer) = self.observer() {
            seat_at_table("the observer", observer, players, faults);
        }
    }

    /// The view, if some possible position looks like it; otherwise everything that is wrong with it.
    fn read(&self) -> Result<<Self::Game as Rules>::View, Impossible> {
        let position = self.imagined().map_err(Impossible::view)?;
        let mut faults = Self::Game::faults(&position);
        let view = Self::Game::view(&position, self.observer());
        if faults.is_empty() {
            faults = contradictions(self, &Self::from(view.clone()));
        }
        Impossible::unless("view", view, faults)
    }
}

/// Every place where two readable forms of the same kind differ.
pub fn contradictions<T: Serialize>(written: &T, right: &T) -> Vec<Fault> {
    let mut places = Vec::new();
    match (serde_json::to_value(written), serde_json::to_value(right)) {
        (Ok(written), Ok(right)) => compare(&written, &right, "", &mut places),
        _ => places.push(fault!("unwritable", "it cannot be written again")),
    }
    places
}

fn compare(written: &Value, right: &Value, place: &str, places: &mut Vec<Fault>) {
    let within = |name: &dyn std::fmt::Display| match place {
        "" => name.to_string(),
        _ => format!("{place}/{name}"),
    };
    match (written, right) {
        (Value::Object(written), Value::Object(right)) => {
            let added = right.keys().filter(|key| !written.contains_key(*key));
            for key in written.keys().chain(added) {
                let of =
                    |fields: &serde_json::Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
                compare(&of(written), &of(right), &within(key), places);
            }
        }
        (Value::Array(written), Value::Array(right)) if written.len() == right.len() => {
            for (at, (written, right)) in written.iter().zip(right).enumerate() {
                compare(written, right, &within(&(at + 1)), places);
            }
        }
        _ if written == right => {}
        _ => {
            let (written, right) = (written.to_string(), right.to_string());
            places.push(fault!(
                "contradiction",
                "{place} is {written}, but by everything else it is {right}",
                place,
                written,
                right
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_place_that_differs_is_named() {
        let written = json!({"hand": {"corn": 2}, "left": 3, "legal": ["pass"], "seats": [1, 2]});
        let right = json!({"hand": {"corn": 2, "relic": 1}, "left": 3, "legal": [], "seats": [1, 3]});
        assert_eq!(
            contradictions(&written, &right).iter().map(ToString::to_string).collect::<Vec<_>>(),
            [
                "hand/relic is null, but by everything else it is 1",
                "legal is [\"pass\"], but by everything else it is []",
                "seats/2 is 2, but by everything else it is 3",
            ]
        );
        assert_eq!(contradictions(&right, &right), []);
    }
}
