//! What a player may do: the actions, their dense indices and their notation.
//!
//! Every action is one whole choice, so no result can be reached in two orders: the canonical actions are the legal
//! ones. The order of the blocks keeps what is chosen most often in the first word of a set.

use crate::components::{Building, Cuban, DICE, Good, LONGEST_DRIVE, PIECES};
use game::{ActionSet, Bits, Notation};
use std::{fmt, sync::LazyLock};

/// What a player may do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Drive the car so many stops, 1 to 19.
    Drive(u8),
    /// Use the effect of the Cuban or building as it is.
    Use,
    /// Do not use the effect.
    Skip,
    /// Deliver nothing, and no more in this delivery round.
    Pass,
    /// Make no further exchange at the casino.
    Stop,
    /// Pablo: take this good.
    Take(Good),
    /// El Zorro: give this to the robber.
    Give(Gift),
    /// Alonso: put a marker on this building.
    Claim(Building),
    /// Alonso: use this building of one's own.
    UseOwn(Building),
    /// Move the broker to this building.
    Go(Building),
    /// Distillery and cigar factory: so many sugar into rum, or tobacco into cigars.
    Exchange {
        /// How many, 1 to 8.
        count: u8,
        /// Sugar or tobacco.
        good: Good,
    },
    /// Black market: this good for that.
    Swap {
        /// Handed in.
        give: Good,
        /// Taken.
        take: Good,
    },
    /// Café: hand in.
    Serve(Serving),
    /// Customs office: turn this die to 0.
    Clear(Good),
    /// Casino: 3 pesos into 1 point.
    Buy,
    /// Casino: 1 point into 3 pesos.
    Sell,
    /// Harbour master: move the value marker.
    Flag(Way),
    /// Newspaper: take the peso and turn this Cuban face down.
    TurnDown(Cuban),
    /// Harbour or office: deliver so many of this good.
    Deliver {
        /// How many, 1 to the highest face of the die.
        count: u8,
        /// The good.
        good: Good,
    },
    /// Harbour: deliver so much wood in place of this good.
    DeliverWood {
        /// How much, 1 to the highest face of the die.
        count: u8,
        /// The good whose die goes down.
        instead_of: Good,
    },
    /// New ship: leave the die of this good out.
    LeaveOut(Good),
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

/// What is handed in at the café.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Serving {
    /// One rum.
    Rum,
    /// One cigar.
    Cigars,
    /// One of each.
    Both,
}

/// Where the harbour master moves the value marker.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// One flag left: one point less per good.
    Left,
    /// One flag right: one point more, or the ship leaves.
    Right,
}

/// Where each kind of action begins among the indices.
pub(crate) mod at {
    pub const DRIVE: usize = 0;
    pub const USE: usize = 19;
    pub const SKIP: usize = 20;
    pub const PASS: usize = 21;
    pub const GO: usize = 22;
    pub const DELIVER: usize = 34;
    pub const TAKE: usize = 50;
    pub const LEAVE_OUT: usize = 55;
    pub const LEFT: usize = 60;
    pub const RIGHT: usize = 61;
    pub const BUY: usize = 62;
    pub const SELL: usize = 63;

    pub const GIVE: usize = 64;
    pub const CLAIM: usize = 71;
    pub const USE_OWN: usize = 83;
    pub const TURN_DOWN: usize = 95;
    pub const CLEAR: usize = 104;
    pub const SERVE: usize = 109;
    pub const DELIVER_WOOD: usize = 112;

    pub const STOP: usize = 128;
    pub const EXCHANGE_SUGAR: usize = 129;
    pub const EXCHANGE_TOBACCO: usize = 137;
    pub const SWAP: usize = 145;
    pub const END: usize = 165;
}

/// A set of actions.
pub type Actions = Bits<{ at::END.div_ceil(64) }>;

/// How many actions there are.
pub const ACTIONS: usize = at::END;

/// Deliveries of each good begin so far into their block: 3 a good, 4 of citrus.
pub(crate) const DELIVERY_OFFSET: [u8; 8] = {
    let mut offsets = [0; 8];
    let mut die = 1;
    while die < DICE {
        offsets[die] = offsets[die - 1] + Good::ALL[die - 1].highest_face();
        die += 1;
    }
    offsets
};

/// The actions by index.
static BY_INDEX: [Action; ACTIONS] = by_index();

const fn by_index() -> [Action; ACTIONS] {
    let mut table = [Action::Use; ACTIONS];
    let mut n = 0;
    while n < LONGEST_DRIVE as usize {
        table[at::DRIVE + n] = Action::Drive(n as u8 + 1);
        n += 1;
    }
    table[at::SKIP] = Action::Skip;
    table[at::PASS] = Action::Pass;
    table[at::STOP] = Action::Stop;
    table[at::LEFT] = Action::Flag(Way::Left);
    table[at::RIGHT] = Action::Flag(Way::Right);
    table[at::BUY] = Action::Buy;
    table[at::SELL] = Action::Sell;
    table[at::GIVE] = Action::Give(Gift::Peso);
    table[at::GIVE + 1] = Action::Give(Gift::Point);
    table[at::SERVE] = Action::Serve(Serving::Rum);
    table[at::SERVE + 1] = Action::Serve(Serving::Cigars);
    table[at::SERVE + 2] = Action::Serve(Serving::Both);
    let mut n = 0;
    while n < Building::COUNT {
        table[at::GO + n] = Action::Go(Building::ALL[n]);
        table[at::CLAIM + n] = Action::Claim(Building::ALL[n]);
        table[at::USE_OWN + n] = Action::UseOwn(Building::ALL[n]);
        n += 1;
    }
    let mut n = 0;
    while n < Cuban::COUNT {
        table[at::TURN_DOWN + n] = Action::TurnDown(Cuban::ALL[n]);
        n += 1;
    }
    let mut n = 0;
    while n < PIECES as usize {
        let count = n as u8 + 1;
        table[at::EXCHANGE_SUGAR + n] = Action::Exchange { count, good: Good::Sugar };
        table[at::EXCHANGE_TOBACCO + n] = Action::Exchange { count, good: Good::Tobacco };
        n += 1;
    }
    let mut n = 0;
    while n < DICE {
        let good = Good::ALL[n];
        table[at::TAKE + n] = Action::Take(good);
        table[at::LEAVE_OUT + n] = Action::LeaveOut(good);
        table[at::CLEAR + n] = Action::Clear(good);
        table[at::GIVE + 2 + n] = Action::Give(Gift::Good(good));
        let mut count = 1;
        while count <= good.highest_face() {
            let offset = DELIVERY_OFFSET[n] as usize + count as usize - 1;
            table[at::DELIVER + offset] = Action::Deliver { count, good };
            table[at::DELIVER_WOOD + offset] = Action::DeliverWood { count, instead_of: good };
            count += 1;
        }
        let mut other = 0;
        while other < DICE {
            if other != n {
                table[swap_index(n, other)] = Action::Swap { give: good, take: Good::ALL[other] };
            }
            other += 1;
        }
        n += 1;
    }
    table
}

/// Four others for every good given.
const fn swap_index(give: usize, take: usize) -> usize {
    at::SWAP + give * (DICE - 1) + take - (take > give) as usize
}

/// The action with this index.
#[inline]
pub fn action(index: usize) -> Action {
    BY_INDEX[index]
}

/// The index of an action. One that names what cannot be (20 stops, a die for wood) has an index beyond all sets.
#[inline(always)]
pub fn index(action: Action) -> usize {
    const NONE: usize = usize::MAX;
    let die = |from: usize, good: Good| if good == Good::Wood { NONE } else { from + good.index() };
    let delivery = |from: usize, count: u8, good: Good| {
        if good == Good::Wood || count == 0 || count > good.highest_face() {
            NONE
        } else {
            from + usize::from(DELIVERY_OFFSET[good.index()]) + usize::from(count) - 1
        }
    };
    match action {
        Action::Drive(stops @ 1..=LONGEST_DRIVE) => at::DRIVE + usize::from(stops) - 1,
        Action::Drive(_) => NONE,
        Action::Use => at::USE,
        Action::Skip => at::SKIP,
        Action::Pass => at::PASS,
        Action::Stop => at::STOP,
        Action::Take(good) => die(at::TAKE, good),
        Action::Give(Gift::Peso) => at::GIVE,
        Action::Give(Gift::Point) => at::GIVE + 1,
        Action::Give(Gift::Good(good)) => die(at::GIVE + 2, good),
        Action::Claim(building) => at::CLAIM + building.index(),
        Action::UseOwn(building) => at::USE_OWN + building.index(),
        Action::Go(building) => at::GO + building.index(),
        Action::Exchange { count: count @ 1..=PIECES, good: Good::Sugar } => {
            at::EXCHANGE_SUGAR + usize::from(count) - 1
        }
        Action::Exchange { count: count @ 1..=PIECES, good: Good::Tobacco } => {
            at::EXCHANGE_TOBACCO + usize::from(count) - 1
        }
        Action::Exchange { .. } => NONE,
        Action::Swap { give: Good::Wood, .. } | Action::Swap { take: Good::Wood, .. } => NONE,
        Action::Swap { give, take } if give == take => NONE,
        Action::Swap { give, take } => swap_index(give.index(), take.index()),
        Action::Serve(serving) => at::SERVE + serving as usize,
        Action::Clear(good) => die(at::CLEAR, good),
        Action::Buy => at::BUY,
        Action::Sell => at::SELL,
        Action::Flag(Way::Left) => at::LEFT,
        Action::Flag(Way::Right) => at::RIGHT,
        Action::TurnDown(cuban) => at::TURN_DOWN + cuban.index(),
        Action::Deliver { count, good } => delivery(at::DELIVER, count, good),
        Action::DeliverWood { count, instead_of } => delivery(at::DELIVER_WOOD, count, instead_of),
        Action::LeaveOut(good) => die(at::LEAVE_OUT, good),
    }
}

/// The notation: what a player can read and type, and what records hold.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Action::Drive(stops) => write!(f, "drive {stops}"),
            Action::Use => f.write_str("use"),
            Action::Skip => f.write_str("skip"),
            Action::Pass => f.write_str("pass"),
            Action::Stop => f.write_str("stop"),
            Action::Take(good) => write!(f, "take {}", good.id()),
            Action::Give(Gift::Peso) => f.write_str("give peso"),
            Action::Give(Gift::Point) => f.write_str("give point"),
            Action::Give(Gift::Good(good)) => write!(f, "give {}", good.id()),
            Action::Claim(building) => write!(f, "claim {}", building.id()),
            Action::UseOwn(building) => write!(f, "use {}", building.id()),
            Action::Go(building) => write!(f, "go {}", building.id()),
            Action::Exchange { count, good } => write!(f, "exchange {count} {}", good.id()),
            Action::Swap { give, take } => write!(f, "swap {} for {}", give.id(), take.id()),
            Action::Serve(Serving::Rum) => f.write_str("serve rum"),
            Action::Serve(Serving::Cigars) => f.write_str("serve cigars"),
            Action::Serve(Serving::Both) => f.write_str("serve rum and cigars"),
            Action::Clear(good) => write!(f, "clear {}", good.id()),
            Action::Buy => f.write_str("buy point"),
            Action::Sell => f.write_str("sell point"),
            Action::Flag(Way::Left) => f.write_str("flag left"),
            Action::Flag(Way::Right) => f.write_str("flag right"),
            Action::TurnDown(cuban) => write!(f, "turn down {}", cuban.id()),
            Action::Deliver { count, good } => write!(f, "deliver {count} {}", good.id()),
            Action::DeliverWood { count, instead_of } => {
                write!(f, "deliver {count} wood for {}", instead_of.id())
            }
            Action::LeaveOut(good) => write!(f, "leave out {}", good.id()),
        }
    }
}

/// The texts of all actions.
pub fn notation() -> &'static Notation {
    static NOTATION: LazyLock<Notation> =
        LazyLock::new(|| Notation::new(BY_INDEX.iter().map(|action| action.to_string())));
    &NOTATION
}

/// A set of these actions, for tests and pages.
pub fn set_of(actions: impl IntoIterator<Item = Action>) -> Actions {
    let mut set = Actions::default();
    for action in actions {
        set.insert(index(action));
    }
    set
}
