//! What a player may do: the actions, their dense index, their notation.

use crate::components::*;
use game::{Bits, Notation, Seat, nth_in_word};
use std::{fmt, sync::LazyLock};

/// What a player may do. Actions name kinds, not places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
// A tag of its own, read without a thought: inside the resource of one variant it is a byte shorter and slower.
#[repr(u8, align(4))]
pub enum Action {
    /// Lay out a card, face down.
    Offer(Resource),
    /// Lay out no more cards (Bartolomé de las Casas).
    DoneOffering,
    /// Give a card up to the pirates.
    Discard(Resource),
    /// Give a card to whom the trade ended with.
    Give(Resource),
    /// Take a face-up card in the Supply.
    Pick(Resource),
    /// Keep the card taken.
    Keep,
    /// Put the card taken into the market and take this one from there.
    Swap(Resource),
    /// Choose who begins the progression.
    Begin(Seat),
    /// Choose the Trade Master among those with the highest total.
    Appoint(Seat),
    /// Take a card laid out by another player.
    Take(Resource, Seat),
    /// Choose the event (Francisco de Coronado).
    Call(RoyalEvent),
    /// Choose no event.
    CallNothing,
    /// Put the caravel with this number into the second squadron (Juan Ponce de León).
    Detach(u8),
    /// The squadrons stay as they are.
    DoneSplitting,
    /// Announce how many cards everybody lays out.
    Announce(u8),
    /// Take a development from the line.
    Develop(Development),
    /// Take the top card of the development deck, unseen (Diego de Almagro).
    DevelopUnseen,
    /// The card given to a merchant becomes this resource.
    As(Resource),
    /// Begin a set of identical resources.
    Identical(Resource),
    /// Begin a set of different resources.
    Different,
    /// Begin the perfect combination.
    Perfect,
    /// Sell so many relics.
    Sell(u8),
    /// Play nothing more.
    EndTurn,
    /// Add a card to the set.
    Add(Resource),
    /// Give a card to a merchant, for the set.
    Convert(Resource),
    /// The set is complete.
    Declare,
    /// Put a card into a warehouse.
    Store(Resource),
    /// Store no more.
    DoneStoring,
}

/// Where each family of actions begins in the dense index. What one step offers lies within 64 of each other.
pub(crate) mod at {
    use super::*;
    const CARDS: usize = Resource::COUNT;
    pub const OFFER: usize = 0;
    pub const DONE_OFFERING: usize = OFFER + CARDS;
    pub const DISCARD: usize = DONE_OFFERING + 1;
    pub const GIVE: usize = DISCARD + CARDS;
    pub const PICK: usize = GIVE + CARDS;
    pub const KEEP: usize = PICK + CARDS;
    pub const SWAP: usize = KEEP + 1;
    pub const BEGIN: usize = SWAP + CARDS;
    pub const APPOINT: usize = BEGIN + MOST_PLAYERS;
    pub const TAKE: usize = APPOINT + MOST_PLAYERS;
    pub const CALL: usize = TAKE + CARDS * MOST_PLAYERS;
    pub const CALL_NOTHING: usize = CALL + RoyalEvent::COUNT;
    pub const DETACH: usize = CALL_NOTHING + 1;
    pub const DONE_SPLITTING: usize = DETACH + CARAVELS as usize;
    pub const ANNOUNCE: usize = DONE_SPLITTING + 1;
    pub const DEVELOP: usize = ANNOUNCE + ANNOUNCEMENTS.len();
    pub const DEVELOP_UNSEEN: usize = DEVELOP + Development::COUNT;
    pub const AS: usize = DEVELOP_UNSEEN + 1;
    pub const IDENTICAL: usize = AS + Resource::PLAIN;
    pub const DIFFERENT: usize = IDENTICAL + Resource::PLAIN;
    pub const PERFECT: usize = DIFFERENT + 1;
    pub const SELL: usize = PERFECT + 1;
    pub const END_TURN: usize = SELL + MOST_RELICS_SOLD as usize;
    pub const ADD: usize = END_TURN + 1;
    pub const CONVERT: usize = ADD + CARDS;
    pub const DECLARE: usize = CONVERT + Resource::PLAIN;
    pub const STORE: usize = DECLARE + 1;
    pub const DONE_STORING: usize = STORE + CARDS;
    pub const END: usize = DONE_STORING + 1;
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = at::END;

    /// All actions, by index.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action::Keep; Action::COUNT];
        let mut n = 0;
        while n < Resource::COUNT {
            let resource = Resource::ALL[n];
            all[at::OFFER + n] = Action::Offer(resource);
            all[at::DISCARD + n] = Action::Discard(resource);
            all[at::GIVE + n] = Action::Give(resource);
            all[at::PICK + n] = Action::Pick(resource);
            all[at::SWAP + n] = Action::Swap(resource);
            all[at::ADD + n] = Action::Add(resource);
            all[at::STORE + n] = Action::Store(resource);
            if n < Resource::PLAIN {
                all[at::AS + n] = Action::As(resource);
                all[at::IDENTICAL + n] = Action::Identical(resource);
                all[at::CONVERT + n] = Action::Convert(resource);
            }
            let mut seat = 0;
            while seat < MOST_PLAYERS {
                all[at::TAKE + seat * Resource::COUNT + n] = Action::Take(resource, Seat::new(seat));
                seat += 1;
            }
            n += 1;
        }
        n = 0;
        while n < MOST_PLAYERS {
            all[at::BEGIN + n] = Action::Begin(Seat::new(n));
            all[at::APPOINT + n] = Action::Appoint(Seat::new(n));
            n += 1;
        }
        n = 0;
        while n < RoyalEvent::COUNT {
            all[at::CALL + n] = Action::Call(RoyalEvent::ALL[n]);
            n += 1;
        }
        n = 0;
        while n < CARAVELS as usize {
            all[at::DETACH + n] = Action::Detach(n as u8 + 1);
            n += 1;
        }
        n = 0;
        while n < ANNOUNCEMENTS.len() {
            all[at::ANNOUNCE + n] = Action::Announce(ANNOUNCEMENTS[n]);
            n += 1;
        }
        n = 0;
        while n < Development::COUNT {
            all[at::DEVELOP + n] = Action::Develop(Development::ALL[n]);
            n += 1;
        }
        n = 0;
        while n < MOST_RELICS_SOLD as usize {
            all[at::SELL + n] = Action::Sell(n as u8 + 1);
            n += 1;
        }
        all[at::DONE_OFFERING] = Action::DoneOffering;
        all[at::CALL_NOTHING] = Action::CallNothing;
        all[at::DONE_SPLITTING] = Action::DoneSplitting;
        all[at::DEVELOP_UNSEEN] = Action::DevelopUnseen;
        all[at::DIFFERENT] = Action::Different;
        all[at::PERFECT] = Action::Perfect;
        all[at::END_TURN] = Action::EndTurn;
        all[at::DECLARE] = Action::Declare;
        all[at::DONE_STORING] = Action::DoneStoring;
        all
    };

    /// The dense index. An action that names what cannot be (a set of relics, an announcement of five) has an index
    /// beyond all sets.
    #[inline(always)]
    pub const fn index(self) -> usize {
        const NONE: usize = usize::MAX;
        const fn plain(from: usize, resource: Resource) -> usize {
            if resource.index() < Resource::PLAIN { from + resource.index() } else { NONE }
        }
        const fn number(from: usize, number: u8, least: u8, most: u8) -> usize {
            if number >= least && number <= most { from + (number - least) as usize } else { NONE }
        }
        match self {
            Action::Offer(resource) => at::OFFER + resource.index(),
            Action::DoneOffering => at::DONE_OFFERING,
            Action::Discard(resource) => at::DISCARD + resource.index(),
            Action::Give(resource) => at::GIVE + resource.index(),
            Action::Pick(resource) => at::PICK + resource.index(),
            Action::Keep => at::KEEP,
            Action::Swap(resource) => at::SWAP + resource.index(),
            Action::Begin(seat) => at::BEGIN + seat.index(),
            Action::Appoint(seat) => at::APPOINT + seat.index(),
            Action::Take(resource, seat) => at::TAKE + seat.index() * Resource::COUNT + resource.index(),
            Action::Call(event) => at::CALL + event as usize,
            Action::CallNothing => at::CALL_NOTHING,
            Action::Detach(caravel) => number(at::DETACH, caravel, 1, CARAVELS),
            Action::DoneSplitting => at::DONE_SPLITTING,
            Action::Announce(count) => number(at::ANNOUNCE, count, 2, 4),
            Action::Develop(card) => at::DEVELOP + card.index(),
            Action::DevelopUnseen => at::DEVELOP_UNSEEN,
            Action::As(resource) => plain(at::AS, resource),
            Action::Identical(resource) => plain(at::IDENTICAL, resource),
            Action::Different => at::DIFFERENT,
            Action::Perfect => at::PERFECT,
            Action::Sell(count) => number(at::SELL, count, 1, MOST_RELICS_SOLD),
            Action::EndTurn => at::END_TURN,
            Action::Add(resource) => at::ADD + resource.index(),
            Action::Convert(resource) => plain(at::CONVERT, resource),
            Action::Declare => at::DECLARE,
            Action::Store(resource) => at::STORE + resource.index(),
            Action::DoneStoring => at::DONE_STORING,
        }
    }

    /// The action with this text.
    pub fn parse(text: &str) -> Option<Action> {
        notation().index(text).map(|index| Action::ALL[index])
    }
}

/// The notation: what a player can read and type, and what records hold.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Action::Offer(resource) => write!(f, "offer {}", resource.id()),
            Action::DoneOffering => f.write_str("done offering"),
            Action::Discard(resource) => write!(f, "discard {}", resource.id()),
            Action::Give(resource) => write!(f, "give {}", resource.id()),
            Action::Pick(resource) => write!(f, "pick {}", resource.id()),
            Action::Keep => f.write_str("keep"),
            Action::Swap(resource) => write!(f, "swap for {}", resource.id()),
            Action::Begin(seat) => write!(f, "begin with {}", seat.number()),
            Action::Appoint(seat) => write!(f, "appoint {}", seat.number()),
            Action::Take(resource, seat) => write!(f, "take {} from {}", resource.id(), seat.number()),
            Action::Call(event) => write!(f, "call {}", event.id()),
            Action::CallNothing => f.write_str("call nothing"),
            Action::Detach(caravel) => write!(f, "detach {caravel}"),
            Action::DoneSplitting => f.write_str("done splitting"),
            Action::Announce(count) => write!(f, "announce {count}"),
            Action::Develop(card) => write!(f, "develop {}", card.id()),
            Action::DevelopUnseen => f.write_str("develop unseen"),
            Action::As(resource) => write!(f, "as {}", resource.id()),
            Action::Identical(resource) => write!(f, "set of {}", resource.id()),
            Action::Different => f.write_str("set of different"),
            Action::Perfect => f.write_str("perfect combination"),
            Action::Sell(1) => f.write_str("sell 1 relic"),
            Action::Sell(count) => write!(f, "sell {count} relics"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Add(resource) => write!(f, "add {}", resource.id()),
            Action::Convert(resource) => write!(f, "convert {}", resource.id()),
            Action::Declare => f.write_str("declare"),
            Action::Store(resource) => write!(f, "store {}", resource.id()),
            Action::DoneStoring => f.write_str("done storing"),
        }
    }
}

/// All texts, both ways.
pub(crate) fn notation() -> &'static Notation {
    static NOTATION: LazyLock<Notation> =
        LazyLock::new(|| Notation::new(Action::ALL.iter().map(|action| action.to_string())));
    &NOTATION
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
        let (count, place) = match PLACES.get(self.bits as usize) {
            Some(&places) => {
                let count = (places >> COUNT) as u32;
                let left = if count > 1 { below(count) } else { 0 };
                (count, (places >> (4 * left) & 15) as usize)
            }
            None => {
                let count = self.bits.count_ones();
                (count, nth_in_word(self.bits, if count > 1 { below(count) } else { 0 }))
            }
        };
        (count, usize::from(self.from) + place)
    }

    /// Is the action with this index offered?
    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        let bit = index.wrapping_sub(self.from as usize);
        bit < 64 && self.bits >> bit & 1 == 1
    }

    /// None, one, or (answering 2) several?
    #[inline]
    pub const fn few(self) -> u32 {
        if self.bits == 0 {
            0
        } else if self.bits & (self.bits - 1) == 0 {
            1
        } else {
            2
        }
    }

    /// The first action offered.
    #[inline]
    pub fn first(self) -> Action {
        static ALL: [Action; Action::COUNT] = Action::ALL;
        ALL[usize::from(self.from) + self.bits.trailing_zeros() as usize]
    }
}

/// Most steps offer some of eleven actions: for each such set the places of its bits, four bits each, and above them how
/// many there are. (To count bits and to go through them is dear.)
static PLACES: [u64; 1 << 11] = {
    let mut table = [0; 1 << 11];
    let mut set = 0;
    while set < table.len() {
        let (mut place, mut count) = (0, 0);
        while place < 11 {
            if set >> place & 1 == 1 {
                table[set] |= place << (4 * count);
                count += 1;
            }
            place += 1;
        }
        table[set] |= count << COUNT;
        set += 1;
    }
    table
};
const COUNT: u32 = 60;

#[cfg(test)]
mod tests {
    use super::*;
    use game::ActionSet;

    #[test]
    fn every_index_has_its_action_and_text() {
        for (index, action) in Action::ALL.into_iter().enumerate() {
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(Action::parse(&action.to_string()), Some(action));
        }
        for impossible in
            [Action::As(Resource::Relic), Action::Announce(5), Action::Detach(0), Action::Sell(6)]
        {
            assert_eq!(impossible.index(), usize::MAX);
        }
    }

    #[test]
    fn what_is_offered_may_cross_words() {
        for from in [at::OFFER, at::TAKE, at::CALL, at::AS, at::DEVELOP, at::IDENTICAL] {
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
            let offered = Offered::new(at::TAKE, bits);
            let all: Vec<_> = (0..64).filter(|bit| bits >> bit & 1 == 1).map(|bit| at::TAKE + bit).collect();
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
