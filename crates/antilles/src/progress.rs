//! A progress bar for whatever takes longer than a second, and a clean end by Ctrl-C.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    process,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// Set by the first Ctrl-C.
static CANCELLED: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C sets: what is under way is finished, and what is there is printed. A second Ctrl-C ends at once.
pub fn cancel() -> &'static AtomicBool {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        // Without a handler Ctrl-C ends the program at once: a pity, but no reason not to play.
        let _ = ctrlc::set_handler(|| {
            if CANCELLED.swap(true, Ordering::Relaxed) {
                process::exit(130);
            }
        });
    });
    &CANCELLED
}

/// A bar on stderr, if that is a terminal, once a second has passed.
pub struct Bar {
    bar: ProgressBar,
    began: Instant,
    shown: AtomicBool,
}

const PATIENCE: Duration = Duration::from_secs(1);

impl Bar {
    /// For this many things.
    pub fn new(of: u64, what: &'static str) -> Bar {
        let bar = ProgressBar::with_draw_target(Some(of), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{bar:32} {pos}/{len} {msg}  {per_sec}  {eta} left");
        bar.set_style(style.expect("the template is well formed"));
        bar.set_message(what);
        Bar { bar, began: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// This many are done.
    pub fn at(&self, done: u64) {
        if self.began.elapsed() >= PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(done);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
