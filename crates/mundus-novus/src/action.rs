//! What a player may do: the families of actions, in the order of their indices; and what one step offers of them.

use crate::components::*;
use game::{Bits, Seat, choose_in_word, several};

game::actions! {
    /// What a player may do. Actions name kinds, not places.
    // A tag of its own is read at once; inside the resource of one variant it would be a byte shorter and slower.
    #[repr(u8, align(4))]
    pub enum Action {
        /// Lay out a card, face down.
        Offer(resource: Resource) = "offer {resource}",
        /// Lay out no more cards (Bartolomé de las Casas).
        DoneOffering = "done offering",
        /// Give a card up to the pirates.
        Discard(resource: Resource) = "discard {resource}",
        /// Give a card to whom the trade ended with.
        Give(resource: Resource) = "give {resource}",
        /// Take a face-up card in the Supply.
        Pick(resource: Resource) = "pick {resource}",
        /// Keep the card taken.
        Keep = "keep",
        /// Put the card taken into the market and take this one from there.
        Swap(resource: Resource) = "swap for {resource}",
        /// Choose who begins the progression.
        Begin(seat: Seat) = "begin with {seat}",
        /// Choose the Trade Master among those with the highest total.
        Appoint(seat: Seat) = "appoint {seat}",
        /// Take a card laid out by another player.
        Take(resource: Resource, seat: Seat) in takes = "take {resource} from {seat}",
        /// Choose the event (Francisco de Coronado).
        Call(event: RoyalEvent) = "call {event}",
        /// Choose no event.
        CallNothing = "call nothing",
        /// Put the caravel with this number into the second squadron (Juan Ponce de León).
        Detach(caravel: u8) in [1..=CARAVELS] = "detach {caravel}",
        /// The squadrons stay as they are.
        DoneSplitting = "done splitting",
        /// Announce how many cards everybody lays out.
        Announce(count: u8) in [2..=MOST_ANNOUNCED] = "announce {count}",
        /// Take a development from the line.
        Develop(card: Development) = "develop {card}",
        /// Take the top card of the development deck, unseen (Diego de Almagro).
        DevelopUnseen = "develop unseen",
        /// The card given to a merchant becomes this resource.
        As(resource: Resource) in [..Resource::PLAIN] = "as {resource}",
        /// Begin a set of identical resources.
        Identical(resource: Resource) in [..Resource::PLAIN] = "set of {resource}",
        /// Begin a set of different resources.
        Different = "set of different",
        /// Begin the perfect combination.
        Perfect = "perfect combination",
        /// Sell relics.
        Sell(count: u8) in [1..=MOST_RELICS_SOLD] = "sell {count} relics" | 1 => "sell 1 relic",
        /// Play nothing more.
        EndTurn = "end turn",
        /// Add a card to the set.
        Add(resource: Resource) = "add {resource}",
        /// Give a card to a merchant, for the set.
        Convert(resource: Resource) in [..Resource::PLAIN] = "convert {resource}",
        /// The set is complete.
        Declare = "declare",
        /// Put a card into a warehouse.
        Store(resource: Resource) = "store {resource}",
        /// Store no more.
        DoneStoring = "done storing",
    }
}

// Seats stand in arrays of this many.
const _: () = assert!(Seat::COUNT == MOST_PLAYERS);

/// The cards before one seat after the other.
mod takes {
    use super::*;
    pub const COUNT: usize = Seat::COUNT * Resource::COUNT;

    pub const fn nth(n: usize) -> (Resource, Seat) {
        (Resource::ALL[n % Resource::COUNT], Seat::ALL[n / Resource::COUNT])
    }

    #[inline(always)]
    pub const fn index(resource: Resource, seat: Seat) -> usize {
        seat.index() * Resource::COUNT + resource.index()
    }
}

/// A set of actions.
pub type Actions = Bits<{ Action::COUNT.div_ceil(64) }>;

/// What one step offers: bits from an index on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Offered {
    pub bits: u64,
    pub from: u8,
}

impl Offered {
    /// Nothing.
    pub const NONE: Offered = Offered { bits: 0, from: 0 };

    /// These bits from this index on.
    #[inline]
    pub const fn new(from: usize, bits: u64) -> Offered {
        Offered { bits, from: from as u8 }
    }

    /// As a set.
    #[inline]
    pub fn set(self) -> Actions {
        let mut set = Actions::default();
        set.put(self.from.into(), self.bits);
        set
    }

    /// How many there are, and one of them: the one with `below(count)` lower ones. `below` is asked only if there are at
    /// least two; there must be one.
    #[inline(always)]
    pub fn choose(self, below: impl FnOnce(u32) -> u32) -> (u32, usize) {
        let (count, place) = choose_in_word(self.bits, below);
        (count, usize::from(self.from) + place)
    }

    /// Is the action with this index offered?
    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        let bit = index.wrapping_sub(self.from as usize);
        bit < 64 && self.bits >> bit & 1 == 1
    }

    /// None, one, or (2) several?
    #[inline]
    pub const fn few(self) -> u32 {
        if self.bits == 0 {
            0
        } else if several(self.bits) {
            2
        } else {
            1
        }
    }

    /// The first action offered.
    #[inline]
    pub fn first(self) -> Action {
        Action::from_index(usize::from(self.from) + self.bits.trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::ActionSet;

    #[test]
    fn what_cannot_be_has_an_index_beyond_all_sets() {
        for impossible in
            [Action::As(Resource::Relic), Action::Announce(5), Action::Detach(0), Action::Sell(6)]
        {
            assert_eq!(impossible.index(), usize::MAX);
        }
    }

    #[test]
    fn what_is_offered_may_cross_words() {
        for from in [at::Offer, at::Take, at::Call, at::As, at::Develop, at::Identical] {
            let offered = Offered::new(from, 0b1_0000_1001);
            assert_eq!(offered.set().iter().collect::<Vec<_>>(), [from, from + 3, from + 8]);
            assert!(
                offered.contains(from + 3) && !offered.contains(from + 4) && !offered.contains(usize::MAX)
            );
            assert_eq!((offered.few(), offered.first()), (2, Action::ALL[from]));
        }
    }

    #[test]
    fn each_one_offered_is_chosen_in_its_turn() {
        for bits in [1, 1 << 10, 0b110_0000_1011, 0b101_1000_0000_0010, u64::MAX, 1 << 63 | 7] {
            let offered = Offered::new(at::Take, bits);
            let all: Vec<_> = (0..64).filter(|bit| bits >> bit & 1 == 1).map(|bit| at::Take + bit).collect();
            let chosen = |n: usize| {
                let below = |count: u32| {
                    assert!(count > 1 && count as usize == all.len());
                    n as u32
                };
                offered.choose(below)
            };
            for (n, &index) in all.iter().enumerate() {
                assert_eq!(chosen(n), (all.len() as u32, index), "{bits:b}");
            }
        }
    }
}
