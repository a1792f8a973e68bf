//! How often one address, or one token, may ask: a bucket of permits for each that fills up again with time.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::Mutex,
    time::{Duration, Instant},
};

/// How many requests at once, and how many per second after that.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// The bucket's size.
    pub burst: f64,
    /// Permits that come back every second.
    pub per_second: f64,
}

/// The buckets of all addresses (or whatever is counted) seen lately.
#[derive(Debug)]
pub struct Rates<K = IpAddr> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    permits: f64,
    at: Instant,
}

/// More addresses than this are not remembered at once: full buckets are forgotten first.
const MOST_ADDRESSES: usize = 20_000;

impl<K: Eq + Hash> Rates<K> {
    /// Buckets of this rate.
    pub fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::default() }
    }

    /// Takes a permit; otherwise says how long to wait for one.
    pub fn take(&self, who: K, now: Instant) -> Result<(), Duration> {
        let Rate { burst, per_second } = self.rate;
        let filled = |bucket: &Bucket| {
            (bucket.permits + now.saturating_duration_since(bucket.at).as_secs_f64() * per_second).min(burst)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| filled(bucket) < burst);
            if buckets.len() >= MOST_ADDRESSES {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(who).or_insert(Bucket { permits: burst, at: now });
        let permits = filled(bucket);
        bucket.at = now;
        if permits < 1.0 {
            bucket.permits = permits;
            return Err(Duration::from_secs_f64((1.0 - permits) / per_second));
        }
        bucket.permits = permits - 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let rates = Rates::new(Rate { burst: 2.0, per_second: 4.0 });
        let (address, start) = (IpAddr::from([10, 0, 0, 1]), Instant::now());
        assert_eq!(rates.take(address, start), Ok(()));
        assert_eq!(rates.take(address, start), Ok(()));
        assert_eq!(rates.take(address, start), Err(Duration::from_millis(250)));
        assert_eq!(rates.take(IpAddr::from([10, 0, 0, 2]), start), Ok(()));
        assert_eq!(rates.take(address, start + Duration::from_millis(250)), Ok(()));
    }
}
