//! A limited number of places, shared fairly between addresses: for connections, streams and uploads.
//!
//! One address may hold only its share. When all places are taken, the address that holds the most of them loses the one
//! where nothing has happened for the longest time, so that newcomers do not have to wait for anybody.

use crate::network;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};
use tokio::sync::Notify;

/// What happens to a newcomer whose address holds its whole share.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Beyond {
    /// The newcomer takes the place that its address has used least.
    Replace,
    /// The newcomer is turned away.
    Refuse,
}

/// The places, and who holds them.
#[derive(Debug)]
pub struct Places {
    total: usize,
    per_address: usize,
    beyond: Beyond,
    began: Instant,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    next: u64,
    count: usize,
    by_network: HashMap<IpAddr, HashMap<u64, Arc<Holder>>>,
}

#[derive(Debug)]
struct Holder {
    /// When something last happened here, in milliseconds since the places were made.
    progress: AtomicU64,
    lost: Notify,
}

/// A place; dropping it gives it back.
#[derive(Debug)]
pub struct Place {
    places: Arc<Places>,
    network: IpAddr,
    number: u64,
    holder: Arc<Holder>,
}

impl Places {
    /// `total` places, of which one address may hold `per_address`.
    pub fn new(total: usize, per_address: usize, beyond: Beyond) -> Arc<Places> {
        Arc::new(Places { total, per_address, beyond, began: Instant::now(), held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        // Nothing in here panics half-way.
        self.held.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// A place for this address, taken from somebody else if need be.
    pub fn take(self: &Arc<Places>, address: IpAddr) -> Option<Place> {
        let network = network(address);
        let holder = Arc::new(Holder { progress: AtomicU64::new(self.now()), lost: Notify::new() });
        let mut held = self.held();
        let own = held.by_network.get(&network).map_or(0, HashMap::len);
        if own >= self.per_address {
            if self.beyond == Beyond::Refuse {
                return None;
            }
            held.evict(network);
        } else if held.count >= self.total {
            let (worst, most) = held.worst()?;
            // Two addresses with about the same number do not take places from each other in turns.
            if self.beyond == Beyond::Refuse && most <= own + 1 {
                return None;
            }
            held.evict(worst);
        }
        let number = held.next;
        held.next += 1;
        held.count += 1;
        held.by_network.entry(network).or_default().insert(number, holder.clone());
        drop(held);
        Some(Place { places: self.clone(), network, number, holder })
    }

    /// Takes a place from the address that holds the most, and says which one that is.
    pub fn make_room(&self) -> Option<IpAddr> {
        let mut held = self.held();
        let (worst, _) = held.worst()?;
        held.evict(worst);
        Some(worst)
    }

    /// How many places are taken.
    pub fn taken(&self) -> usize {
        self.held().count
    }
}

impl Held {
    /// The address that holds the most places, and how many; of several, the one with the quietest place.
    fn worst(&self) -> Option<(IpAddr, usize)> {
        let most = self.by_network.values().map(HashMap::len).max()?;
        let quietest = |holders: &HashMap<u64, Arc<Holder>>| holders.values().map(|holder| holder.at()).min();
        let candidates = self.by_network.iter().filter(|(_, holders)| holders.len() == most);
        candidates.min_by_key(|(_, holders)| quietest(holders)).map(|(network, _)| (*network, most))
    }

    /// Takes the quietest place from an address.
    fn evict(&mut self, network: IpAddr) {
        let holders = self.by_network.get(&network).into_iter().flatten();
        let quietest = holders.min_by_key(|(number, holder)| (holder.at(), **number));
        if let Some(number) = quietest.map(|(number, _)| *number) {
            self.remove(network, number);
        }
    }

    fn remove(&mut self, network: IpAddr, number: u64) {
        let Some(holders) = self.by_network.get_mut(&network) else { return };
        if let Some(holder) = holders.remove(&number) {
            self.count -= 1;
            holder.lost.notify_one();
        }
        if holders.is_empty() {
            self.by_network.remove(&network);
        }
    }
}

impl Holder {
    fn at(&self) -> u64 {
        self.progress.load(Ordering::Relaxed)
    }
}

impl Place {
    /// Something has happened here.
    pub fn touch(&self) {
        self.holder.progress.store(self.places.now(), Ordering::Relaxed);
    }

    /// Returns when the place was given to somebody else.
    pub fn lost(&self) -> impl Future<Output = ()> + Send + use<> {
        let holder = self.holder.clone();
        async move { holder.lost.notified().await }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.held().remove(self.network, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn is_lost(place: &Place) -> bool {
        place.lost().now_or_never().is_some()
    }

    /// As if this place had last been used this many milliseconds after the beginning.
    fn used_at(place: &Place, at: u64) {
        place.holder.progress.store(at, Ordering::Relaxed);
    }

    #[test]
    fn an_address_that_takes_more_than_its_share_loses_its_own_quietest_place() {
        let places = Places::new(10, 2, Beyond::Replace);
        let (first, second) = (places.take(address(1)).unwrap(), places.take(address(1)).unwrap());
        let other = places.take(address(2)).unwrap();
        used_at(&first, 20);
        used_at(&second, 10);
        let third = places.take(address(1)).unwrap();
        assert_eq!([&first, &second, &third, &other].map(is_lost), [false, true, false, false]);
        assert_eq!(places.taken(), 3);
        drop(second);
        assert_eq!(places.taken(), 3, "a lost place is not given back twice");
    }

    #[test]
    fn when_all_is_taken_the_one_who_holds_most_makes_room() {
        let places = Places::new(4, 4, Beyond::Replace);
        let one = places.take(address(1)).unwrap();
        let many: Vec<Place> = (0..3).map(|_| places.take(address(2)).unwrap()).collect();
        used_at(&one, 0);
        for (at, place) in many.iter().enumerate() {
            used_at(place, 30 - at as u64);
        }
        let newcomer = places.take(address(3)).unwrap();
        assert!(is_lost(&many[2]) && !is_lost(&many[0]) && !is_lost(&one) && !is_lost(&newcomer));
        assert_eq!(places.taken(), 4);
    }

    #[test]
    fn refusing_places_go_to_the_poor_and_do_not_change_hands_in_turns() {
        let places = Places::new(4, 3, Beyond::Refuse);
        let rich: Vec<Place> = (0..3).map(|_| places.take(address(1)).unwrap()).collect();
        assert!(places.take(address(1)).is_none(), "its share is used up");
        let _second = places.take(address(2)).unwrap();
        let _third = places.take(address(2)).expect("another address has much more");
        assert_eq!(rich.iter().filter(|place| is_lost(place)).count(), 1);
        assert!(places.take(address(2)).is_none(), "both have two now");
        assert!(places.take(address(3)).is_some(), "who has none comes before who has two");
    }

    #[test]
    fn all_addresses_of_one_subscriber_share() {
        let places = Places::new(10, 1, Beyond::Refuse);
        let _held = places.take("2001:db8::1".parse().unwrap()).unwrap();
        assert!(places.take("2001:db8::2".parse().unwrap()).is_none());
        assert!(places.take("2001:db8:0:1::1".parse().unwrap()).is_some());
    }
}
