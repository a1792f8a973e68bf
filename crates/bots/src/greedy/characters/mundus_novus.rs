//! Mundus Novus: a fleet, full stores or friends at court.

use super::Character;

/// What a player of Mundus Novus likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: the cards that caravels bring.
    pub caravels: f32,
    /// Factors: what merchants add to sets, by class.
    pub merchants: [f32; 3],
    /// Factor: room for cards in warehouses.
    pub room: f32,
    /// Factor: what characters do.
    pub persons: f32,
    /// Factor: how long the game will go on.
    pub rounds: f32,
    /// Factor: how likely a card to come fits a set of identical resources,
    pub identical: f32,
    /// and one of different ones.
    pub different: f32,
    /// Factor: cards kept for the next round.
    pub kept: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste = Taste {
        caravels: 1.0,
        merchants: [1.0; 3],
        room: 1.0,
        persons: 1.0,
        rounds: 1.0,
        identical: 1.0,
        different: 1.0,
        kept: 1.0,
        envy: 1.0,
    };

    /// Found by 24,000 games of players with slightly different tastes against greedy and the characters: what had done
    /// well was varied again, twice. A fleet, and early money; merchants for rare resources and characters are overrated.
    pub(in crate::greedy) const SEASONED: Taste = Taste {
        caravels: 1.75,
        merchants: [1.0, 0.75, 0.5],
        room: 0.9,
        persons: 0.7,
        rounds: 0.8,
        identical: 1.3,
        different: 0.88,
        kept: 0.8,
        envy: 1.0,
    };
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
        taste: Taste { caravels: 1.3, merchants: [0.8; 3], room: 1.6, ..Taste::PLAIN },
    },
    Character {
        name: "courtier",
        taste: Taste { caravels: 1.2, merchants: [0.8; 3], persons: 2.0, ..Taste::PLAIN },
    },
];
