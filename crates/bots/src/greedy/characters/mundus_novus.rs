//! Mundus Novus: a fleet, full stores or friends at court.

use super::Character;

/// What a player of Mundus Novus likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: the cards that caravels bring.
    pub caravels: f32,
    /// Factor: what merchants add to sets.
    pub merchants: f32,
    /// Factor: room for cards in warehouses.
    pub room: f32,
    /// Factor: what persons do.
    pub persons: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste =
        Taste { caravels: 1.0, merchants: 1.0, room: 1.0, persons: 1.0, envy: 1.0 };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

pub(super) const CHARACTERS: &[Character<Taste>] = &[
    Character { name: "admiral", taste: Taste { caravels: 1.5, ..Taste::PLAIN } },
    Character {
        name: "warehouse-keeper",
        taste: Taste { caravels: 1.3, merchants: 0.8, room: 1.6, ..Taste::PLAIN },
    },
    Character {
        name: "courtier",
        taste: Taste { caravels: 1.2, merchants: 0.8, persons: 2.0, ..Taste::PLAIN },
    },
];
