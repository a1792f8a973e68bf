//! What somebody might do to JSON, to text and to bytes before we read them: strategies for property tests of everything
//! that comes from outside. Used by the tests of several crates.

use proptest::{prelude::*, sample::Index};
use serde_json::Value;

/// Text that somebody might type, paste or forge.
pub fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "\\PC{0,40}",
        2 => "[a-z0-9 .,;:=&%+/?#-]{0,60}",
        1 => "(\\x00|\\r|\\n|\\t|\u{202e}|\u{2060}|\u{feff}|<script>|'|\"|%00|%ff|\\.\\./|[0-9]){1,12}",
        1 => (0usize..20_000).prop_map(|length| "x".repeat(length)),
        1 => any::<i64>().prop_map(|number| number.to_string()),
    ]
}

/// One change to JSON.
#[derive(Clone, Debug)]
pub enum Change {
    /// Another number.
    Number(i64),
    /// A number a little off.
    Step(i64),
    /// Another text.
    Text(String),
    /// Nothing.
    Null,
    /// What stands elsewhere in it.
    Copy(Index),
    /// An element or a field less.
    Remove(Index),
    /// An element twice.
    Twice(Index),
    /// A field that is not known.
    Field(String),
    /// Nested this deep.
    Deep(usize),
}

/// A few changes, each with its place.
pub fn changes() -> impl Strategy<Value = Vec<(Index, Change)>> {
    let change = prop_oneof![
        2 => any::<i64>().prop_map(Change::Number),
        4 => (-3i64..=3).prop_map(Change::Step),
        2 => text().prop_map(Change::Text),
        1 => Just(Change::Null),
        4 => any::<Index>().prop_map(Change::Copy),
        3 => any::<Index>().prop_map(Change::Remove),
        3 => any::<Index>().prop_map(Change::Twice),
        1 => text().prop_map(Change::Field),
        1 => (1usize..300).prop_map(Change::Deep),
    ];
    prop::collection::vec((any::<Index>(), change), 1..4)
}

/// The JSON after these changes.
pub fn changed(whole: &Value, changes: &[(Index, Change)]) -> Value {
    let mut whole = whole.clone();
    for (at, change) in changes {
        let mut places = Vec::new();
        list(&whole, String::new(), &mut places);
        let other = |index: &Index| whole.pointer(&places[index.index(places.len())]).cloned();
        let copy = if let Change::Copy(index) = change { other(index) } else { None };
        let Some(place) = whole.pointer_mut(&places[at.index(places.len())]) else { continue };
        make(place, change, copy);
    }
    whole
}

fn list(value: &Value, path: String, places: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                list(value, format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")), places);
            }
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, value)| list(value, format!("{path}/{at}"), places));
        }
        _ => {}
    }
    places.push(path);
}

fn make(place: &mut Value, change: &Change, copy: Option<Value>) {
    match (change, &mut *place) {
        (Change::Step(step), Value::Number(number)) => {
            *place = number.as_i64().unwrap_or_default().wrapping_add(*step).into();
        }
        (Change::Step(step) | Change::Number(step), _) => *place = (*step).into(),
        (Change::Text(text), _) => *place = text.clone().into(),
        (Change::Copy(_), _) => *place = copy.unwrap_or_default(),
        (Change::Remove(index), Value::Array(items)) if !items.is_empty() => {
            items.remove(index.index(items.len()));
        }
        (Change::Remove(index), Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(index.index(fields.len())).cloned().unwrap_or_default();
            fields.remove(&key);
        }
        (Change::Twice(index), Value::Array(items)) if !items.is_empty() => {
            let item = items[index.index(items.len())].clone();
            items.push(item);
        }
        (Change::Field(name), Value::Object(fields)) => {
            fields.insert(name.clone(), 1.into());
        }
        (Change::Deep(depth), _) => {
            *place = (0..*depth).fold(Value::Null, |inner, _| Value::Array(vec![inner]));
        }
        (Change::Null | Change::Remove(_) | Change::Twice(_) | Change::Field(_), _) => *place = Value::Null,
    }
}

/// Bytes with some of them changed, cut off or put in.
pub fn spoiled(whole: Vec<u8>) -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<Index>(), any::<u8>(), 0u8..4);
    prop::collection::vec(change, 1..6).prop_map(move |changes| {
        let mut bytes = whole.clone();
        for (at, byte, how) in changes {
            let length = bytes.len();
            match how {
                _ if length == 0 => bytes.push(byte),
                0 => bytes.insert(at.index(length), byte),
                1 => drop(bytes.remove(at.index(length))),
                2 if byte < 16 => bytes.truncate(at.index(length)),
                _ => bytes[at.index(length)] = byte,
            }
        }
        bytes
    })
}
