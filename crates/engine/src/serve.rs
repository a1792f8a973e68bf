//! Lines in, lines out. What is quick is answered in the order it is asked; what is long runs on threads, and its answers
//! come when they are known.

use crate::{
    Refusal, Session,
    job::Job,
    limits,
    protocol::{Id, Reply},
    refusal::Code,
    session::{Todo, greeting, read, reply},
};
use serde_json::{Value, json};
use std::{
    io::{self, BufRead, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

/// Greets, and answers line after line until `quit`, or until there are no more lines and everything asked is answered.
/// Nothing that is read ends it, but it ends when nobody reads its answers any more.
pub fn serve<W: Write + Send + 'static>(mut input: impl BufRead, output: W) -> io::Result<()> {
    let output = Arc::new(Output { to: Mutex::new(output), gone: AtomicBool::new(false) });
    output.say(&greeting());
    let mut session = Session::default();
    let mut works: Vec<Work> = Vec::new();
    while !output.gone.load(Ordering::Relaxed) {
        let line = match next_line(&mut input)? {
            Line::End => {
                works.into_iter().for_each(Work::wait);
                return Ok(());
            }
            Line::TooLong => {
                let message = format!("a line has {} bytes at most", limits::LINE_BYTES);
                output.say(&reply(None, Err(Code::TooLong.because(message))));
                continue;
            }
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => line,
        };
        works.retain(|work| !work.thread.is_finished());
        let (id, command) = read(&line);
        let todo = command.map_or_else(|refusal| Todo::Answer(Err(refusal)), |command| session.todo(command));
        match todo {
            Todo::Answer(answer) => output.say(&reply(id, answer)),
            Todo::Cancel(request) => {
                let found = works.iter().filter(|work| work.id.as_ref() == Some(&request));
                let cancelled = found.map(|work| work.cancel.store(true, Ordering::Relaxed)).count() > 0;
                output.say(&reply(id, Ok(json!({ "cancelled": cancelled }))));
            }
            Todo::Work(_) if works.len() >= limits::JOBS => {
                let message = format!("{} long requests are under way", limits::JOBS);
                output.say(&reply(id, Err(Code::Busy.because(message))));
            }
            Todo::Work(_) if id.is_some() && works.iter().any(|work| work.id == id) => {
                let message = "a long request with this id is under way";
                output.say(&reply(id, Err(Code::BadRequest.because(message))));
            }
            Todo::Work(job) => works.push(Work::start(id, job, &output)),
            Todo::Quit => {
                works.iter().for_each(|work| work.cancel.store(true, Ordering::Relaxed));
                output.say(&reply(id, Ok(json!({}))));
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Where answers go, one whole line at a time.
struct Output<W> {
    to: Mutex<W>,
    gone: AtomicBool,
}

impl<W: Write> Output<W> {
    fn say(&self, answer: &Value) {
        let mut line = answer.to_string();
        line.push('\n');
        let mut to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            self.gone.store(true, Ordering::Relaxed);
        }
    }
}

/// A long request under way.
struct Work {
    id: Option<Id>,
    cancel: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Work {
    fn start<W: Write + Send + 'static>(id: Option<Id>, job: Job, output: &Arc<Output<W>>) -> Work {
        let cancel = Arc::new(AtomicBool::new(false));
        let (stop, output, answered) = (cancel.clone(), output.clone(), id.clone());
        let thread = thread::spawn(move || {
            let mut part = |part| {
                output.say(
                    &serde_json::to_value(Reply {
                        id: answered.clone(),
                        ok: None,
                        part: Some(part),
                        error: None,
                    })
                    .unwrap_or_default(),
                );
            };
            let done = catch_unwind(AssertUnwindSafe(|| job.run(&stop, &mut part)));
            let answer: Result<Value, Refusal> =
                done.unwrap_or_else(|_| Err(Code::Internal.because("the bots failed on this request")));
            output.say(&reply(answered, answer));
        });
        Work { id, cancel, thread }
    }

    fn wait(self) {
        // A thread that panicked has said so.
        let _ = self.thread.join();
    }
}

enum Line {
    Text(String),
    TooLong,
    End,
}

/// The next line, as far as it may be long; of a longer one the rest is skipped.
fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    input.by_ref().take(limits::LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() > limits::LINE_BYTES {
        drop(bytes);
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    // What is not UTF-8 is not JSON either, and is refused as such.
    Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
}
