//! Calls the program and takes its answer apart.

#[cfg(unix)]
pub mod server;

use std::process::{Command, Output, Stdio};

/// What the program said and how it ended.
#[derive(Debug)]
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The program with these arguments, not yet started.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antilles"));
    command.args(args).stdin(Stdio::null());
    command
}

/// The program called with these arguments.
pub fn call(args: &[&str]) -> Said {
    program(args).output().expect("the program starts").into()
}

/// Called, with exit code 0.
pub fn good(args: &[&str]) -> Said {
    let said = call(args);
    assert_eq!(said.code, Some(0), "{args:?}: {said:?}");
    said
}

/// The JSON of a good call.
pub fn json(args: &[&str]) -> serde_json::Value {
    let said = good(args);
    serde_json::from_str(&said.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", said.out))
}

/// Called, refused with one sentence, which contains this.
pub fn refused(args: &[&str], contains: &str) -> Said {
    let said = call(args);
    one_sentence(&said, contains);
    assert_eq!(said.out, "", "{args:?}");
    said
}

/// Exit code 2, and one line on stderr that contains this.
pub fn one_sentence(said: &Said, contains: &str) {
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.err.starts_with("antilles: "), "{said:?}");
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
    assert!(said.err.contains(contains), "{contains:?} is not in {said:?}");
}

/// The first game of the catalog, and a number of players for it.
pub fn any_game() -> (&'static str, String) {
    let traits = catalog::GameId::ALL[0].traits();
    (traits.id, traits.most_players.min(4).to_string())
}
