//! San Juan: plants, monuments or offices.

use super::Character;
use san_juan::{Card, components::MONUMENTS};

/// What a player of San Juan likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: what the plants sell.
    pub plants: f32,
    /// Factor: what beige buildings earn.
    pub offices: f32,
    /// Buildings liked for themselves, a bit each,
    pub liked: u64,
    /// Points: and so much for each of them, half of it while still in hand.
    pub liking: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste = Taste { plants: 1.0, offices: 1.0, liked: 0, liking: 0.0, envy: 1.0 };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

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
        taste: Taste {
            plants: 1.3,
            liked: set(&[Card::GuildHall, Card::Aqueduct, Card::TradingPost, Card::MarketHall, Card::Well]),
            liking: 0.5,
            ..Taste::PLAIN
        },
    },
    Character {
        name: "monument-builder",
        taste: Taste {
            liked: MONUMENTS | set(&[Card::TriumphalArch, Card::Palace]),
            liking: 1.5,
            ..Taste::PLAIN
        },
    },
    Character {
        name: "councillor",
        taste: Taste {
            offices: 1.3,
            liked: set(&[Card::CityHall, Card::Prefecture, Card::Library, Card::Archive]),
            liking: 1.0,
            ..Taste::PLAIN
        },
    },
];
