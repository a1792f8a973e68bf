//! San Juan: plants, monuments or offices.

use super::Character;
use san_juan::{
    Card,
    components::{MONUMENTS, PRODUCTION},
};

/// What a player of San Juan likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: what the plants sell.
    pub plants: f32,
    /// Factor: what beige buildings earn.
    pub offices: f32,
    /// Factor: the best cards in hand.
    pub hand: f32,
    /// Buildings liked for themselves, a bit each,
    pub liked: u64,
    /// Points: and this much for each of them.
    pub liking: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste =
        Taste { plants: 1.0, offices: 1.0, hand: 1.0, liked: 0, liking: 0.0, envy: 1.0 };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

/// These cards, a bit each.
const fn set(cards: &[Card]) -> u64 {
    let (mut set, mut at) = (0, 0);
    while at < cards.len() {
        set |= cards[at].bit();
        at += 1;
    }
    set
}

pub(super) const CHARACTERS: &[Character<Taste>] = &[
    Character {
        name: "guild-trader",
        taste: Taste { hand: 0.8, liked: PRODUCTION | set(&[Card::GuildHall]), liking: 0.25, ..Taste::PLAIN },
    },
    Character {
        name: "monument-builder",
        taste: Taste {
            hand: 0.6,
            liked: MONUMENTS | set(&[Card::TriumphalArch, Card::Palace]),
            liking: 1.0,
            ..Taste::PLAIN
        },
    },
    Character {
        name: "councillor",
        taste: Taste {
            plants: 0.8,
            offices: 1.2,
            hand: 0.7,
            liked: set(&[Card::CityHall, Card::Prefecture, Card::Library, Card::Archive]),
            liking: 1.0,
            ..Taste::PLAIN
        },
    },
];
