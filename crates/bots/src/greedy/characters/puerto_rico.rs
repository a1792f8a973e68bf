//! Puerto Rico: five ways to get rich.

use super::Character;

/// What a player of Puerto Rico likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: barrels shipped, now and later.
    pub shipping: f32,
    /// Factor: barrels of corn, in addition.
    pub corn: f32,
    /// Factor: sales to the trading house.
    pub sales: f32,
    /// Factor: sales of coffee, in addition.
    pub coffee: f32,
    /// Factor: what an occupied factory pays.
    pub factory: f32,
    /// Factor: what occupied quarries save.
    pub quarries: f32,
    /// Points: each building.
    pub building: f32,
    /// Points: each large building.
    pub large: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
    /// Thinks about whether to end the game by taking the last points; the others only check who leads.
    pub looks_ahead: bool,
}

impl Taste {
    pub(in crate::greedy) const PLAIN: Taste = Taste {
        shipping: 1.0,
        corn: 1.0,
        sales: 1.0,
        coffee: 1.0,
        factory: 1.0,
        quarries: 1.0,
        building: 0.0,
        large: 0.0,
        envy: 1.0,
        looks_ahead: false,
    };

    /// The taste of bots that search.
    pub const SEASONED: Taste = Taste { looks_ahead: true, ..Taste::PLAIN };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

pub(super) const CHARACTERS: &[Character<Taste>] = &[
    Character { name: "corn-shipper", taste: Taste { shipping: 0.9, corn: 1.6, envy: 1.25, ..Taste::PLAIN } },
    Character {
        name: "master-builder",
        taste: Taste { shipping: 0.85, building: 0.8, large: 4.0, envy: 1.2, ..Taste::PLAIN },
    },
    Character {
        name: "coffee-trader",
        taste: Taste { shipping: 0.9, coffee: 4.0, factory: 2.0, envy: 1.2, ..Taste::PLAIN },
    },
    Character {
        name: "quarry-builder",
        taste: Taste { shipping: 0.9, quarries: 2.0, envy: 1.1, ..Taste::PLAIN },
    },
    Character { name: "careful-planter", taste: Taste { envy: 1.6, ..Taste::PLAIN } },
];
