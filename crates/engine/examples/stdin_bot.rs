//! A bot in Rust that speaks on standard input and output, with nothing but `serde_json`:
//!
//! ```text
//! cargo build -p antilles-engine
//! antilles sim santiago --bots cmd:target/debug/stdin-bot,random --games 20
//! ```
//!
//! It answers each question with the shortest of the legal actions, which is as good a rule as any to begin with.

use serde_json::{Value, json};
use std::io::{self, BufRead, Write, stdin, stdout};

fn main() -> io::Result<()> {
    for line in stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        match request["command"].as_str() {
            Some("choose") => {
                let legal = request["legal"].as_array().into_iter().flatten().filter_map(Value::as_str);
                let action = legal.min_by_key(|action| action.len());
                let mut out = stdout().lock();
                writeln!(out, "{}", json!({"id": request["id"], "ok": {"action": action}}))?;
                out.flush()?;
            }
            Some("quit") => break,
            _ => {}
        }
    }
    Ok(())
}
