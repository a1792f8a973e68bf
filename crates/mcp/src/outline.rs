//! A view as compact text: the same names and numbers as its JSON, without the brackets and without what is not so.
//!
//! One writer for all games, because a view's JSON is already in names that players know. Lists of what each player has
//! become a line for every seat; counts become `corn 3, sugar 1`.

use game::Seat;
use serde_json::{Map, Value};

/// Said elsewhere in every answer, or true for the whole game.
const LEFT_OUT: [&str; 4] = ["legal", "observer", "rules", "setup"];

/// The view as text, a line for each subject. `names` says who sits where.
pub fn outline(view: &Value, players: u8, names: &dyn Fn(Seat) -> String) -> String {
    // Games whose view is a position and its observer.
    let whole = view.get("position").unwrap_or(view);
    let mut text = String::new();
    let Some(fields) = whole.as_object() else { return text };
    let (seats, others): (Vec<_>, Vec<_>) =
        fields.iter().partition(|(_, value)| is_by_seat(value, players.into()));
    for (key, value) in others.into_iter().filter(|(key, _)| !LEFT_OUT.contains(&key.as_str())) {
        if let Some(said) = said(value) {
            text += &format!("{}: {said}\n", plain(key));
        }
    }
    for seat in Seat::all(players) {
        for (_, list) in &seats {
            let parts = list.get(seat.index()).and_then(Value::as_object).map(|own| fields_said(own, "; "));
            if let Some(parts) = parts {
                text += &format!("{}: {parts}\n", names(seat));
            }
        }
    }
    text
}

/// Is it a list with what each player has?
fn is_by_seat(value: &Value, players: usize) -> bool {
    let is_player = |value: &Value| value.as_object().is_some_and(|fields| fields.len() >= 4);
    value.as_array().is_some_and(|list| list.len() == players && list.iter().all(is_player))
}

/// `small-indigo-plant` stays as it is, because actions are spelled so; a field's name is said with spaces.
fn plain(key: &str) -> String {
    key.replace('-', " ")
}

/// A value in words; nothing if there is nothing to say.
fn said(value: &Value) -> Option<String> {
    match value {
        Value::Null | Value::Bool(false) => None,
        Value::Bool(true) => Some("yes".into()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => Some(text.clone()),
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().filter_map(said_inside).collect();
            let between = if list.iter().any(Value::is_object) { "; " } else { ", " };
            Some(parts.join(between)).filter(|said| !said.is_empty()).or(Some("none".into()))
        }
        Value::Object(fields) if fields.values().all(Value::is_number) => {
            // Zeros too: a building without colonists is there all the same.
            let parts: Vec<String> = fields.iter().map(|(name, count)| format!("{name} {count}")).collect();
            Some(parts.join(", ")).filter(|said| !said.is_empty()).or(Some("none".into()))
        }
        Value::Object(fields) => {
            let parts: Vec<String> = fields
                .iter()
                .filter_map(|(name, value)| Some(format!("{name} ({})", said_inside(value)?)))
                .collect();
            (!parts.is_empty()).then(|| parts.join(", "))
        }
    }
}

/// A value that stands inside another one: its fields are named, so that nothing is ambiguous.
fn said_inside(value: &Value) -> Option<String> {
    match value {
        Value::Object(fields) => {
            let parts = fields_said(fields, ", ");
            (!parts.is_empty()).then_some(parts)
        }
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().filter_map(said_inside).collect();
            (!parts.is_empty()).then(|| parts.join(" "))
        }
        other => said(other),
    }
}

fn fields_said(fields: &Map<String, Value>, between: &str) -> String {
    let parts = fields.iter().filter_map(|(key, value)| {
        let said = said(value)?;
        Some(format!("{} {said}", plain(key)))
    });
    parts.collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_is_said_without_brackets_and_without_what_is_not_so() {
        let view = json!({
            "observer": 1,
            "position": {
                "doubloons-left": 3,
                "ended": null,
                "legal": ["pass"],
                "ships": [{"barrels": 2, "good": "corn", "size": 4}, {"barrels": 0, "good": null, "size": 5}],
                "street": ["el-zorro", "pablo"],
                "supply": {"corn": 6, "sugar": 0},
                "players": [
                    {"city": {"hacienda": 1}, "goods": {"corn": 0}, "island": {"corn": {"occupied": 1, "tiles": 2}}, "points": 4},
                    {"city": {}, "goods": {"corn": 2}, "island": {}, "points": 0},
                ],
            },
        });
        let names = |seat: Seat| format!("seat {}", seat.number());
        assert_eq!(
            outline(&view, 2, &names),
            "doubloons left: 3\n\
             ships: barrels 2, good corn, size 4; barrels 0, size 5\n\
             street: el-zorro, pablo\n\
             supply: corn 6, sugar 0\n\
             seat 1: city hacienda 1; goods corn 0; island corn (occupied 1, tiles 2); points 4\n\
             seat 2: city none; goods corn 2; island none; points 0\n"
        );
    }
}
