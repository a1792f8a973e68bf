//! What a player may do: the families of actions, in the order of their indices.
//!
//! Every action is one whole choice, so no result can be reached in two orders: the canonical actions are the legal
//! ones. What is chosen most often stands first, in the first word of a set.

use crate::components::{Building, Cuban, DICE, Good, LONGEST_DRIVE, PIECES};
use game::{Bits, kinds};
use std::fmt;

game::actions! {
    /// What a player may do.
    #[repr(align(4))]
    pub enum Action {
        /// Drive the car, 1 to 19 stops.
        Drive(stops: u8) in [1..=LONGEST_DRIVE] = "drive {stops}",
        /// Use the effect of the Cuban or building as it is.
        Use = "use",
        /// Do not use the effect.
        Skip = "skip",
        /// Deliver nothing, and no more in this delivery round.
        Pass = "pass",
        /// Move the broker to this building.
        Go(building: Building) = "go {building}",
        /// Harbour or office: deliver goods of one kind.
        Deliver {
            /// How many, 1 to the highest face of the die.
            count: u8,
            /// The good.
            good: Good,
        } in deliveries = "deliver {count} {good}",
        /// Pablo: take this good.
        Take(good: Good) in [..DICE] = "take {good}",
        /// New ship: leave the die of this good out.
        LeaveOut(good: Good) in [..DICE] = "leave out {good}",
        /// Harbour master: move the value marker.
        Flag(way: Way) = "flag {way}",
        /// Casino: 3 pesos into 1 point.
        Buy = "buy point",
        /// Casino: 1 point into 3 pesos.
        Sell = "sell point",
        /// El Zorro: give this to the robber.
        Give(gift: Gift) in [..Gift::COUNT] = "give {gift}",
        /// Alonso: put a marker on this building.
        Claim(building: Building) = "claim {building}",
        /// Alonso: use this building of one's own.
        UseOwn(building: Building) = "use {building}",
        /// Newspaper: take the peso and turn this Cuban face down.
        TurnDown(cuban: Cuban) = "turn down {cuban}",
        /// Customs office: turn this die to 0.
        Clear(good: Good) in [..DICE] = "clear {good}",
        /// Café: hand in.
        Serve(serving: Serving) = "serve {serving}",
        /// Harbour: deliver wood in place of a good.
        DeliverWood {
            /// How much, 1 to the highest face of the die.
            count: u8,
            /// The good whose die goes down.
            instead_of: Good,
        } in deliveries = "deliver {count} wood for {instead_of}",
        /// Make no further exchange at the casino.
        Stop = "stop",
        /// Distillery and cigar factory: sugar into rum, or tobacco into cigars.
        Exchange {
            /// How many, 1 to 8.
            count: u8,
            /// Sugar or tobacco.
            good: Good,
        } in exchanges = "exchange {count} {good}",
        /// Black market: this good for that.
        Swap {
            /// Handed in.
            give: Good,
            /// Taken.
            take: Good,
        } in swaps = "swap {give} for {take}",
    }
}

/// What an opponent gives to the robber.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    /// One peso.
    Peso,
    /// One point.
    Point,
    /// One good, not wood.
    Good(Good),
}

impl Gift {
    /// How many there are.
    pub const COUNT: usize = 2 + DICE;
    /// All of them, by index.
    pub const ALL: [Gift; Gift::COUNT] = {
        let mut all = [Gift::Peso; Gift::COUNT];
        all[1] = Gift::Point;
        let mut die = 0;
        while die < DICE {
            all[2 + die] = Gift::Good(Good::ALL[die]);
            die += 1;
        }
        all
    };

    /// The dense index; [`Gift::COUNT`] for wood, which nobody gives.
    #[inline(always)]
    pub const fn index(self) -> usize {
        match self {
            Gift::Peso => 0,
            Gift::Point => 1,
            Gift::Good(good) => 2 + good.index(),
        }
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Gift::Peso => f.write_str("peso"),
            Gift::Point => f.write_str("point"),
            Gift::Good(good) => good.fmt(f),
        }
    }
}

kinds! {
    /// What is handed in at the café.
    pub enum Serving {
        /// One rum.
        Rum = "rum",
        /// One cigar.
        Cigars = "cigars",
        /// One of each.
        Both = "rum and cigars",
    }
}

kinds! {
    /// Where the harbour master moves the value marker.
    pub enum Way {
        /// One flag left: one point less per good.
        Left = "left",
        /// One flag right: one point more, or the ship leaves.
        Right = "right",
    }
}

/// Where the deliveries of each good begin in their family: 3 of most goods, 4 of citrus.
pub(crate) const DELIVERY_OFFSET: [u8; 8] = {
    let mut offsets = [0; 8];
    let mut die = 1;
    while die < DICE {
        offsets[die] = offsets[die - 1] + Good::ALL[die - 1].highest_face();
        die += 1;
    }
    offsets
};

/// Any number of goods of one kind, up to the highest face of its die.
mod deliveries {
    use super::*;
    pub const COUNT: usize = DELIVERY_OFFSET[DICE - 1] as usize + Good::ALL[DICE - 1].highest_face() as usize;

    pub const fn nth(n: usize) -> (u8, Good) {
        let mut die = DICE - 1;
        while DELIVERY_OFFSET[die] as usize > n {
            die -= 1;
        }
        (n as u8 - DELIVERY_OFFSET[die] + 1, Good::ALL[die])
    }

    #[inline(always)]
    pub const fn index(count: u8, good: Good) -> usize {
        if matches!(good, Good::Wood) || count == 0 || count > good.highest_face() {
            COUNT
        } else {
            DELIVERY_OFFSET[good.index()] as usize + count as usize - 1
        }
    }
}

/// Up to all pieces of sugar, or of tobacco.
mod exchanges {
    use super::*;
    pub const EACH: usize = PIECES as usize;
    pub const COUNT: usize = 2 * EACH;

    pub const fn nth(n: usize) -> (u8, Good) {
        ((n % EACH) as u8 + 1, if n < EACH { Good::Sugar } else { Good::Tobacco })
    }

    #[inline(always)]
    pub const fn index(count: u8, good: Good) -> usize {
        match good {
            Good::Sugar if count >= 1 && count <= PIECES => count as usize - 1,
            Good::Tobacco if count >= 1 && count <= PIECES => EACH + count as usize - 1,
            _ => COUNT,
        }
    }
}

/// Where the exchanges of tobacco begin.
pub(crate) const EXCHANGE_TOBACCO: usize = at::Exchange + exchanges::EACH;

/// One of the four other goods for every good given; neither is wood.
mod swaps {
    use super::*;
    const OTHERS: usize = DICE - 1;
    pub const COUNT: usize = DICE * OTHERS;

    pub const fn nth(n: usize) -> (Good, Good) {
        let (give, other) = (n / OTHERS, n % OTHERS);
        (Good::ALL[give], Good::ALL[other + (other >= give) as usize])
    }

    #[inline(always)]
    pub const fn index(give: Good, take: Good) -> usize {
        let (give, take) = (give.index(), take.index());
        if give >= DICE || take >= DICE || give == take {
            COUNT
        } else {
            give * OTHERS + take - (take > give) as usize
        }
    }
}

/// A set of actions.
pub type Actions = Bits<{ Action::COUNT.div_ceil(64) }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_has_an_index_beyond_all_sets() {
        for impossible in [
            Action::Drive(20),
            Action::Drive(0),
            Action::Take(Good::Wood),
            Action::Give(Gift::Good(Good::Wood)),
            Action::Exchange { count: 9, good: Good::Sugar },
            Action::Exchange { count: 1, good: Good::Rum },
            Action::Swap { give: Good::Rum, take: Good::Rum },
            Action::Swap { give: Good::Wood, take: Good::Rum },
            Action::Deliver { count: 4, good: Good::Sugar },
            Action::DeliverWood { count: 0, instead_of: Good::Citrus },
        ] {
            assert_eq!(impossible.index(), usize::MAX, "{impossible}");
        }
    }
}
