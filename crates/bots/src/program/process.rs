//! A process that reads and writes lines, and is never waited for longer than the limit.

use serde::Deserialize;
use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

/// A longer line is not an answer.
const LONGEST_LINE: u64 = 64 * 1024;
/// A process that was asked to end has this long for it.
const GRACE: Duration = Duration::from_millis(300);

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// An action, in notation or not.
    Action(String),
    /// Something that is not an answer.
    Nonsense,
    /// Nothing in time.
    Nothing,
    /// The process has ended.
    End,
}

/// A running process. Its questions go through a thread, so that one that does not read cannot stop us; what it says on
/// standard error goes to ours.
#[derive(Debug)]
pub struct Process {
    child: Child,
    questions: Option<Sender<String>>,
    answers: Receiver<Vec<u8>>,
}

/// An answer: `{"id": 7, "ok": {"action": "take settler"}}`.
#[derive(Deserialize)]
struct Reply {
    ok: Option<Chosen>,
}

#[derive(Deserialize)]
struct Chosen {
    action: String,
}

impl Process {
    /// Starts it: the program, then its arguments.
    pub fn start(words: &[String]) -> std::io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()?;
        let (questions, to_tell) = channel::<String>();
        let (heard, answers) = channel();
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        thread::spawn(move || {
            let Some(mut stdin) = stdin else { return };
            for mut line in to_tell {
                line.push('\n');
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        thread::spawn(move || {
            let Some(stdout) = stdout else { return };
            let mut lines = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                match lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                    Ok(1..) if heard.send(line).is_ok() => {}
                    _ => return,
                }
            }
        });
        Ok(Process { child, questions: Some(questions), answers })
    }

    /// Tells it a line.
    pub fn tell(&self, line: String) {
        if let Some(questions) = &self.questions {
            // If nobody takes it, that is heard soon enough.
            let _ = questions.send(line);
        }
    }

    /// The answer to question `id`. What it says besides is skipped: greetings, late answers to earlier questions.
    pub fn hear(&self, id: u64, until: Instant) -> Heard {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.answers.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Heard::Nothing,
                Err(RecvTimeoutError::Disconnected) => return Heard::End,
            };
            let Ok(value) = serde_json::from_slice::<serde_json::Value>(&line) else {
                return Heard::Nonsense;
            };
            if value.get("id").and_then(serde_json::Value::as_u64) != Some(id) {
                continue;
            }
            return match serde_json::from_value(value) {
                Ok(Reply { ok: Some(Chosen { action }) }) => Heard::Action(action),
                _ => Heard::Nonsense,
            };
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.tell(r#"{"command":"quit"}"#.into());
        self.questions = None;
        let until = Instant::now() + GRACE;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
