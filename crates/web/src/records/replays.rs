//! Replaying records is work: not on the threads that answer everybody, not twice at once, and only a few at a time.

use crate::problem::Problem;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, Weak},
};
use tokio::sync::{Mutex as Turn, OwnedMutexGuard, Semaphore};

/// This many records are replayed at once; others wait.
const AT_ONCE: usize = 2;

/// What is under way.
#[derive(Clone)]
pub struct Replays {
    places: Arc<Semaphore>,
    turns: Arc<Mutex<HashMap<String, Weak<Turn<()>>>>>,
}

impl Default for Replays {
    fn default() -> Replays {
        Replays { places: Arc::new(Semaphore::new(AT_ONCE)), turns: Arc::default() }
    }
}

impl Replays {
    /// Waits until nobody else is busy with the record of this id. Kept until the work is done.
    pub async fn turn(&self, id: &str) -> OwnedMutexGuard<()> {
        let turn = {
            let mut turns = self.turns.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            turns.retain(|_, turn| turn.strong_count() > 0);
            let known = turns.get(id).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let turn = Arc::default();
                turns.insert(id.to_string(), Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }

    /// Does this work when there is a place for it, to the end, whether or not somebody still waits then.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = self.places.clone().acquire_owned().await.map_err(Problem::ours)?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        working.await.map_err(Problem::ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        sync::{
            atomic::{AtomicUsize, Ordering},
            mpsc,
        },
        time::Duration,
    };

    #[tokio::test]
    async fn one_record_is_replayed_once_and_few_at_a_time() {
        let replays = Replays::default();
        let first = replays.turn("a").await;
        let second = tokio::time::timeout(Duration::from_millis(20), replays.turn("a"));
        assert!(second.await.is_err(), "somebody is busy with it");
        let _other = replays.turn("b").await;
        drop(first);
        let _third = replays.turn("a").await;
        assert_eq!(replays.turns.lock().unwrap().len(), 2, "what nobody asks for any more is forgotten");
    }

    #[tokio::test]
    async fn who_hangs_up_does_not_make_room_before_the_work_is_done() {
        let (replays, running, most) =
            (Replays::default(), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (go_on, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let work = || {
            let (running, most, wait) = (running.clone(), most.clone(), wait.clone());
            move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                let _ = wait.lock().unwrap().recv();
                running.fetch_sub(1, Ordering::SeqCst);
            }
        };
        for _ in 0..4 {
            let one = tokio::time::timeout(Duration::from_millis(20), replays.run(work()));
            assert!(one.await.is_err(), "it waits for us");
        }
        assert!(most.load(Ordering::SeqCst) <= AT_ONCE);
        drop(go_on);
        assert!(replays.run(|| ()).await.is_ok());
        assert!(most.load(Ordering::SeqCst) <= AT_ONCE);
    }
}
