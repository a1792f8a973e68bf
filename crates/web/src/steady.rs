//! The server's clock: the system's, but never in jumps.
//!
//! Time passes as the monotonic clock measures it. When the system's clock is set while the server runs, ours follows by
//! going at most a tenth faster or slower, so nobody's time is up because somebody set a clock. (While the machine sleeps
//! no time passes for the players; that is caught up likewise.)

use std::{
    sync::{LazyLock, Mutex},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};
use table::Millis;
use tokio::sync::watch;

/// The clock a server goes by. It is part of the configuration, so that tests can move time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<watch::Receiver<Millis>>);

impl Clock {
    /// A clock that shows what it is told.
    pub fn told(time: watch::Receiver<Millis>) -> Clock {
        Clock(Some(time))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        self.0.as_ref().map_or_else(now, |told| *told.borrow())
    }

    /// Ends when it shows this moment.
    pub fn until(&self, moment: Millis) -> impl Future<Output = ()> + Send + use<> {
        let told = self.0.clone();
        async move {
            match told {
                None => shown(now, moment, LOOK).await,
                Some(mut told) => {
                    if told.wait_for(|now| *now >= moment).await.is_err() {
                        // The thread that told it the time is gone: it stands still.
                        std::future::pending().await
                    }
                }
            }
        }
    }
}

impl PartialEq for Clock {
    fn eq(&self, other: &Clock) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => one.same_channel(other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

/// How long a wait goes on before it looks at the clock again.
const LOOK: Duration = Duration::from_secs(30);

/// Ends when this clock shows the moment. What is left is not slept through at once: while the machine sleeps a wait stands
/// still, and the clock catches up afterwards.
async fn shown(now: impl Fn() -> Millis, moment: Millis, look: Duration) {
    loop {
        match u64::try_from(moment.saturating_sub(now())) {
            Ok(left) if left > 0 => tokio::time::sleep(Duration::from_millis(left).min(look)).await,
            _ => return,
        }
    }
}

/// It goes at most this part faster or slower.
const PART: i64 = 10;

/// A clock that follows another one without jumps.
struct Steady {
    looked: Instant,
    /// In microseconds since 1970.
    time: i64,
}

impl Steady {
    /// The time, when this much has passed since the last look and the other clock shows `wall`, in microseconds.
    fn pass(&mut self, passed: Duration, wall: i64) -> i64 {
        let passed = i64::try_from(passed.as_micros()).unwrap_or(i64::MAX);
        self.time = self.time.saturating_add(passed);
        let off = wall.saturating_sub(self.time);
        self.time += off.clamp(-passed / PART, passed / PART);
        self.time
    }
}

fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

static CLOCK: LazyLock<Mutex<Steady>> =
    LazyLock::new(|| Mutex::new(Steady { looked: Instant::now(), time: wall() }));

/// Milliseconds since 1970, by the system's clock.
pub fn now() -> Millis {
    // A number is whole whatever panicked beside it.
    let mut clock = CLOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let looked = Instant::now();
    let passed = looked.saturating_duration_since(clock.looked);
    clock.looked = looked;
    clock.pass(passed, wall()) / 1_000
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000;
    const START: i64 = 1_000_000 * SECOND;

    fn after_jump(jump: i64) -> (i64, i64) {
        let mut clock = Steady { looked: Instant::now(), time: START };
        let mut first = 0;
        for second in 1..=3_600 {
            let before = clock.time;
            let now = clock.pass(Duration::from_secs(1), START + second * SECOND + jump);
            assert!(now - before >= SECOND - SECOND / PART && now - before <= SECOND + SECOND / PART);
            if second == 1 {
                first = now - START;
            }
        }
        (first, clock.time - START)
    }

    #[test]
    fn a_clock_that_is_set_moves_ours_slowly() {
        assert_eq!(after_jump(0), (SECOND, 3_600 * SECOND));
        let day = 24 * 3_600 * SECOND;
        assert_eq!(after_jump(day), (SECOND + SECOND / 10, 3_960 * SECOND), "a day ahead");
        assert_eq!(after_jump(-day), (SECOND - SECOND / 10, 3_240 * SECOND), "a day back");
        assert_eq!(after_jump(60 * SECOND).1, 3_660 * SECOND, "a minute is caught up");
        assert_eq!(after_jump(-60 * SECOND).1, 3_540 * SECOND);
    }

    #[tokio::test]
    async fn a_moment_comes_when_it_is_shown_and_not_before() {
        let (time, told) = watch::channel(1_000);
        let clock = Clock::told(told);
        let mut waiting = std::pin::pin!(clock.until(1_500));
        time.send_replace(1_499);
        assert!(futures_util::poll!(waiting.as_mut()).is_pending());
        // However far it went meanwhile, the moment stays where it is.
        let also = clock.until(1_500);
        time.send_replace(1_500);
        waiting.await;
        also.await;
        clock.until(7).await;
    }

    #[tokio::test]
    async fn a_wait_notices_that_the_clock_has_caught_up() {
        // At every look an hour has passed, as after the machine has slept.
        let time = std::cell::Cell::new(0);
        let later = || time.replace(time.get() + 3_600_000);
        let waiting = shown(later, 2 * 3_600_000, Duration::from_millis(1));
        tokio::time::timeout(Duration::from_secs(60), waiting)
            .await
            .expect("it does not sleep for two hours");
    }

    #[test]
    fn it_shows_the_time() {
        let first = now();
        assert!((first - wall() / 1_000).abs() < 60_000);
        assert!(now() >= first);
    }
}
