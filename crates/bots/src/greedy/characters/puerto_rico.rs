//! Puerto Rico: five ways to get rich.

use super::Character;

/// What a player of Puerto Rico likes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// Factor: barrels shipped, now and later.
    pub shipping: f32,
    /// Factor: barrels of corn, beside.
    pub corn: f32,
    /// Factor: sales to the trading house.
    pub sales: f32,
    /// Factor: sales of coffee, beside.
    pub coffee: f32,
    /// Factor: what an occupied factory pays.
    pub factory: f32,
    /// Factor: what occupied quarries save.
    pub quarries: f32,
    /// Factor: what the other violet buildings bring.
    pub violet: f32,
    /// Points: each building.
    pub building: f32,
    /// Points: each large building.
    pub large: f32,
    /// Points: each kind of good that can be made.
    pub variety: f32,
    /// Factor: how much the others' prospects count against one's own.
    pub envy: f32,
}

impl Taste {
    pub(super) const PLAIN: Taste = Taste {
        shipping: 1.0,
        corn: 1.0,
        sales: 1.0,
        coffee: 1.0,
        factory: 1.0,
        quarries: 1.0,
        violet: 1.0,
        building: 0.0,
        large: 0.0,
        variety: 0.0,
        envy: 1.0,
    };
}

impl Default for Taste {
    fn default() -> Taste {
        Taste::PLAIN
    }
}

pub(super) const CHARACTERS: &[Character<Taste>] = &[
    Character { name: "corn-shipper", taste: Taste { shipping: 1.1, corn: 1.3, ..Taste::PLAIN } },
    Character { name: "master-builder", taste: Taste { building: 0.5, large: 2.0, ..Taste::PLAIN } },
    Character {
        name: "coffee-trader",
        taste: Taste { sales: 1.2, coffee: 1.5, factory: 1.4, ..Taste::PLAIN },
    },
    Character { name: "quarry-builder", taste: Taste { quarries: 1.6, building: 0.2, ..Taste::PLAIN } },
    Character { name: "careful-planter", taste: Taste { variety: 0.5, envy: 1.3, ..Taste::PLAIN } },
];
