//! The server's log: lines on standard error.

use clap::ValueEnum;
use std::{
    fmt::Debug,
    io::{IsTerminal, stderr},
    panic,
};
use tracing::{
    Event, Subscriber,
    field::{Field, Visit},
    level_filters::LevelFilter,
};
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::{
    Layer,
    filter::Targets,
    fmt,
    layer::{Context, SubscriberExt},
    util::SubscriberInitExt,
};

/// The crates of ours that write to the log. Other people's code may put anything into its details.
const OURS: [&str; 5] = ["antilles", "mcp", "notices", "store", "web"];

fn is_ours(target: &str) -> bool {
    OURS.iter().any(|one| target.split("::").next() == Some(one))
}

/// What is worth a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Level {
    /// Nothing.
    Off,
    /// What went wrong.
    Error,
    /// What may go wrong, too.
    Warn,
    /// Start and stop, too.
    #[default]
    Info,
    /// Every request, too.
    Debug,
    /// Everything.
    Trace,
}

/// How a line looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs: an object of JSON in every line.
    Json,
}

/// Starts the log. What is under way is written when the answer is dropped.
///
/// Lines are written by a thread of their own: when nobody takes them they are lost, but the server goes on.
pub fn start(level: Level, format: Format) -> WorkerGuard {
    let (writer, guard) = NonBlockingBuilder::default().lossy(true).finish(stderr());
    let level = match level {
        Level::Off => LevelFilter::OFF,
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
        Level::Trace => LevelFilter::TRACE,
    };
    let filter = Targets::new()
        .with_targets(OURS.map(|target| (target, level)))
        .with_default(level.min(LevelFilter::WARN));
    let lines = fmt::layer().with_writer(writer).with_target(false).with_ansi(stderr().is_terminal());
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => lines.json().flatten_event(true).boxed(),
    };
    // There is one log; a second one is not begun.
    let recent = Recent.with_filter(LevelFilter::WARN);
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).with(recent).try_init();
    panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "panicked: {}", panic.payload_as_str().unwrap_or("for no reason given"));
    }));
    guard
}

/// Starts the log of a command that changes something: what it did, and what went wrong, in lines on standard error.
pub fn of_a_command() {
    let filter = Targets::new().with_target("antilles", LevelFilter::INFO).with_default(LevelFilter::ERROR);
    let lines = fmt::layer().with_writer(stderr).with_target(false).with_ansi(stderr().is_terminal());
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}

/// Warnings and errors, for the page of the host.
struct Recent;

impl<S: Subscriber> Layer<S> for Recent {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if !is_ours(event.metadata().target()) {
            return;
        }
        let mut text = Text::default();
        event.record(&mut text);
        web::recent::push(*event.metadata().level(), &text.0);
    }
}

/// What an event says, with its details.
#[derive(Default)]
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let space = if self.0.is_empty() { "" } else { " " };
        self.0 += &match field.name() {
            "message" => format!("{space}{value:?}"),
            name => format!("{space}{name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn every_crate_of_ours_that_writes_to_the_log_is_heard() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut writing: Vec<String> = Vec::new();
        for folder in fs::read_dir(crates).unwrap().map(|folder| folder.unwrap().path()) {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            if manifest.lines().any(|line| line.starts_with("tracing = ")) {
                writing.push(folder.file_name().unwrap().to_string_lossy().into_owned());
            }
        }
        writing.sort();
        assert_eq!(writing, OURS);
        assert!(is_ours("web::host") && is_ours("notices") && !is_ours("webpki"));
    }
}
