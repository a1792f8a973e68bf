//! What the log says when a bot does not choose.

use super::fake::House;
use std::{
    fmt::{Debug, Write},
    sync::{Arc, Mutex},
};
use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};

/// The errors in the log of this thread, a line for each.
#[derive(Clone, Default)]
struct Errors(Arc<Mutex<Vec<String>>>);

impl Subscriber for Errors {
    fn enabled(&self, metadata: &Metadata) -> bool {
        *metadata.level() == Level::ERROR && metadata.is_event()
    }

    fn new_span(&self, _: &Attributes) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event) {
        let mut line = Line(String::new());
        event.record(&mut line);
        self.0.lock().unwrap().push(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, "{}={value:?} ", field.name()).unwrap();
    }
}

#[tokio::test]
async fn a_bot_that_does_not_choose_stands_in_the_log() {
    let errors = Errors::default();
    let _listening = tracing::subscriber::set_default(errors.clone());
    let house = House::with_game(|_, _, _| panic!("a bot panics")).await;
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
    let lines: Vec<String> = errors.0.lock().unwrap().clone();
    let fallbacks: Vec<&String> =
        lines.iter().filter(|line| line.contains("a bot did not choose, a legal action is played")).collect();
    assert_eq!(fallbacks.len(), house.host.fallbacks() as usize, "each is a line: {lines:#?}");
    for line in fallbacks {
        assert!(line.contains("it panicked"), "{line}");
        for field in ["table=\"t\"", "game=\"puerto-rico\"", "step=", "seat=", "bot=\""] {
            assert!(line.contains(field), "{field}: {line}");
        }
    }
}
