//! Santiago de Cuba: the ship, the houses or the café.

use super::Character;

/// What a player of Santiago de Cuba likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: goods that the ship in the harbour wants.
    pub ship: f32,
    /// Factor: goods kept for ships to come.
    pub store: f32,
    /// Factor: rum and cigars for the café.
    pub cafe: f32,
    /// Factor: what one's own buildings will bring, and a visit to the lawyer who gives them.
    pub houses: f32,
    /// Factor: pesos.
    pub pesos: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste =
        Taste { ship: 1.0, store: 1.0, cafe: 1.0, houses: 1.0, pesos: 1.0, envy: 1.0 };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

pub(super) const CHARACTERS: &[Character<Taste>] = &[
    Character { name: "ship-chandler", taste: Taste { ship: 0.9, store: 0.7, ..Taste::PLAIN } },
    Character { name: "landlord", taste: Taste { houses: 2.0, pesos: 1.2, ..Taste::PLAIN } },
    Character { name: "cafe-host", taste: Taste { cafe: 1.7, pesos: 1.6, ..Taste::PLAIN } },
];
