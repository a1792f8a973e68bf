//! The same work on many items, on a number of threads.
//!
//! Items are handed out one by one, in their order, to whichever thread is free. Each thread has a state of its own, made
//! once: bots, buffers, sums. A run is stopped by ending its items: `(0..games).take_while(|_| !cancelled())`.

use std::{
    convert::Infallible,
    panic,
    sync::{Mutex, PoisonError},
    thread,
};

/// Does `work` on every item and returns the states of the threads, in no particular order.
///
/// After a failure no more items are handed out, but all that were are finished. So of several failures it is always the
/// same that is returned, the one of the earliest item, whatever the number of threads.
pub fn run<I: Iterator<Item: Send> + Send, S: Send, E: Send>(
    threads: usize,
    items: I,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, I::Item) -> Result<(), E> + Sync,
) -> Result<Vec<S>, E> {
    let items = Mutex::new(items.enumerate().fuse());
    let failure = Mutex::new(None::<(usize, E)>);
    let next = || {
        let mut items = items.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = failure.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        if failed { None } else { items.next() }
    };
    let worker = || {
        let mut state = state();
        while let Some((place, item)) = next() {
            if let Err(error) = work(&mut state, item) {
                let mut failure = failure.lock().unwrap_or_else(PoisonError::into_inner);
                if failure.as_ref().is_none_or(|(earliest, _)| place < *earliest) {
                    *failure = Some((place, error));
                }
            }
        }
        state
    };
    let states = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(worker)).collect();
        let mut states = vec![worker()];
        for helper in helpers {
            states.push(helper.join().unwrap_or_else(|reason| panic::resume_unwind(reason)));
        }
        states
    });
    match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, error)) => Err(error),
        None => Ok(states),
    }
}

/// What `work` makes of every item, in the order of the items.
pub fn map<I: Iterator<Item: Send> + Send, S: Send, T: Send>(
    threads: usize,
    items: I,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, I::Item) -> T + Sync,
) -> Vec<T> {
    let state = || (state(), Vec::new());
    let done = run(threads, items.enumerate(), state, |(state, made), (place, item)| {
        made.push((place, work(state, item)));
        Ok::<(), Infallible>(())
    });
    let Ok(states) = done;
    let mut made: Vec<(usize, T)> = states.into_iter().flat_map(|(_, made)| made).collect();
    made.sort_by_key(|(place, _)| *place);
    made.into_iter().map(|(_, made)| made).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    #[test]
    fn every_item_is_worked_on_once_and_results_keep_their_order() {
        for threads in [0, 1, 2, 5] {
            assert_eq!(
                map(threads, 0..1_000, || (), |(), item| item * 2),
                Vec::from_iter((0..2_000).step_by(2))
            );
        }
    }

    #[test]
    fn each_thread_has_one_state() {
        let made = AtomicUsize::new(0);
        let state = || {
            made.fetch_add(1, Relaxed);
            0
        };
        let states = run(3, 0..100, state, |sum, item| {
            *sum += item;
            Ok::<(), Infallible>(())
        });
        assert_eq!(made.into_inner(), 3);
        assert_eq!(states.map(|sums| sums.into_iter().sum::<u32>()), Ok(4_950));
    }

    #[test]
    fn the_earliest_failure_is_told_and_nothing_new_is_begun_after_it() {
        for threads in [1, 2, 4] {
            let begun = AtomicUsize::new(0);
            let work = |(): &mut (), item: usize| {
                begun.fetch_add(1, Relaxed);
                if item % 10 == 7 { Err(item) } else { Ok(()) }
            };
            assert_eq!(run(threads, 0..1_000_000, || (), work), Err(7));
            assert!(begun.into_inner() < 1_000_000);
        }
    }

    #[test]
    fn a_run_ends_with_its_items() {
        let seen = AtomicUsize::new(0);
        let items = (0..).take_while(|_| seen.load(Relaxed) < 50);
        let made = map(
            2,
            items,
            || (),
            |(), item: u32| {
                seen.fetch_add(1, Relaxed);
                item
            },
        );
        assert!((50..=51).contains(&made.len()), "{}", made.len());
        assert!(made.iter().copied().eq(0..made.len() as u32));
    }

    #[test]
    #[should_panic(expected = "item 3")]
    fn a_panic_reaches_the_caller() {
        map(2, 0..10, || (), |(), item| assert_ne!(item, 3, "item 3"));
    }
}
