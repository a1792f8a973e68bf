//! What several tests share: a whole conversation with the engine.

use serde_json::Value;
use std::{
    io::{self, Cursor, Write},
    sync::{Arc, Mutex},
};

/// Keeps what is written.
#[derive(Clone, Default)]
pub struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The lines that the engine answers to these bytes, the greeting first.
pub fn converse(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let kept = Kept::default();
    engine::serve(Cursor::new(input.into()), kept.clone()).expect("nothing that is read ends it");
    let said = kept.0.lock().unwrap();
    let text = std::str::from_utf8(&said).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("every answer is a line of JSON")).collect()
}

/// The answers without the greeting, in the order of the requests with these ids, however they came.
pub fn in_order(requests: &[Value], answers: Vec<Value>) -> Vec<Value> {
    let at = |answer: &Value| requests.iter().position(|request| request["id"] == answer["id"]);
    let mut answers: Vec<Value> = answers.into_iter().skip(1).collect();
    answers.sort_by_key(at);
    answers
}
