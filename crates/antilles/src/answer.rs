//! What a command has to say, and how the program ends. Everything that is printed passes through here, and nothing that
//! came from outside (names, actions, file names) can act on the terminal.

use game::visible::{visible, visible_json, visible_lines};
use std::{
    fmt::Display,
    io::{ErrorKind, Write, stderr, stdout},
    process::ExitCode,
};

/// What a command found out.
#[derive(Default)]
pub struct Answer {
    /// For stdout.
    pub text: String,
    /// For stderr, after it: figures that differ from run to run.
    pub aside: String,
    /// What was checked and is wrong, each in a sentence.
    pub wrong: Vec<String>,
    /// Was it stopped by Ctrl-C?
    pub stopped: bool,
}

/// Why a command cannot do what was asked: one sentence.
#[derive(Debug)]
pub struct Failure(pub String);

impl<E: Display> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

impl From<String> for Answer {
    fn from(text: String) -> Answer {
        Answer { text, ..Answer::default() }
    }
}

impl Answer {
    /// A thing as JSON.
    pub fn json(thing: &impl serde::Serialize) -> Answer {
        let json = serde_json::to_value(thing).expect("answers can be written as JSON");
        visible_json(&format!("{json:#}\n")).into_owned().into()
    }
}

/// Says it, and ends the program.
pub fn tell(answer: Result<Answer, Failure>) -> ExitCode {
    let answer = match answer {
        Ok(answer) => answer,
        Err(Failure(sentence)) => {
            complain(&sentence);
            return ExitCode::from(2);
        }
    };
    if let Err(code) = print(&answer.text) {
        return code;
    }
    let _ = stderr().write_all(visible_lines(&answer.aside).as_bytes());
    for sentence in &answer.wrong {
        complain(sentence);
    }
    match (answer.stopped, answer.wrong.is_empty()) {
        (true, _) => ExitCode::from(130),
        (false, true) => ExitCode::SUCCESS,
        (false, false) => ExitCode::from(2),
    }
}

/// Writes to stdout. A reader that has gone (`| head`) is not an error.
pub fn print(text: &str) -> Result<(), ExitCode> {
    match stdout().write_all(visible_lines(text).as_bytes()).and_then(|()| stdout().flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(ExitCode::SUCCESS),
        Err(error) => {
            complain(&format!("the answer cannot be written: {error}"));
            Err(ExitCode::from(2))
        }
    }
}

fn complain(sentence: &str) {
    // With stderr gone too, the exit code says it.
    let _ = writeln!(stderr(), "antilles: {}", visible(sentence));
}
