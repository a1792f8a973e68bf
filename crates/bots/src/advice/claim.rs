//! Claims: what a choice brings and to whom, as data. Each kind has a message, so it can be said in any language, and
//! can be checked by playing the choice.

use game::Seat;
use std::collections::BTreeMap;

/// Kinds with the messages that say them.
macro_rules! kinds {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $kind:ident = $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum $name {
            $($(#[$doc])* $kind,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$kind),+];

            /// The message that says it.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$kind => $id,)+
                }
            }
        }
    };
}

kinds! {
    /// What is counted.
    pub enum What {
        /// Barrels shipped (`count`) for points (`gain`).
        Ship = "claim-ship",
        /// A barrel sold for doubloons (`gain`).
        Sell = "claim-sell",
        /// A building built.
        Build = "claim-build",
        /// A building built out of the hand.
        Erect = "claim-erect",
        /// A tile taken for the island.
        Settle = "claim-settle",
        /// Barrels produced.
        Produce = "claim-produce",
        /// Barrels lost.
        Lose = "claim-lose",
        /// Goods produced in one's buildings.
        Make = "claim-make",
        /// Goods lost from one's buildings.
        Lost = "claim-lost",
        /// Colonists received.
        Colonists = "claim-colonists",
        /// A place with a colonist on it.
        Manned = "claim-manned",
        /// Quarries with a colonist on them.
        Quarries = "claim-quarries",
        /// Barrels that the next production would bring.
        Ready = "claim-ready",
        /// Doubloons received.
        Doubloons = "claim-doubloons",
        /// Doubloons spent.
        Spend = "claim-spend",
        /// Points scored.
        Points = "claim-points",
        /// Points lost.
        Forfeit = "claim-forfeit",
        /// More cards in hand.
        Cards = "claim-cards",
        /// Fewer cards in hand.
        Discard = "claim-discard",
        /// A card kept in hand.
        Keep = "claim-keep",
        /// Goods sold for cards (`gain`).
        Trade = "claim-trade",
        /// Goods delivered to the ship (`count`) for points (`gain`).
        Deliver = "claim-deliver",
        /// Goods received.
        Goods = "claim-goods",
        /// Goods given to somebody.
        Taken = "claim-taken",
        /// Pesos received.
        Pesos = "claim-pesos",
        /// Pesos spent.
        Fare = "claim-fare",
        /// A building owned from now on.
        Own = "claim-own",
        /// A development taken.
        Develop = "claim-develop",
        /// A resource card taken.
        Resource = "claim-resource",
        /// A resource card given away.
        Give = "claim-give",
        /// A set of different resources played (`count`) for doubloons (`gain`).
        Different = "claim-different",
        /// Relics sold (`count`) for doubloons (`gain`).
        Relics = "claim-relics",
        /// The perfect combination shown.
        Perfect = "claim-perfect",
        /// Doubloons more each round.
        Income = "claim-income",
        /// Resource cards more in each Supply.
        Caravel = "claim-caravel",
        /// A merchant for a class of resources.
        Merchant = "claim-merchant",
        /// More cards that can be stored.
        Room = "claim-room",
        /// A shipyard.
        Shipyard = "claim-shipyard",
        /// A set of different resources that the hand holds (`count`), and its doubloons (`gain`).
        CanDifferent = "claim-can-different",
        /// A set of identical resources that the hand holds (`count`), and how much of the line it reaches (`gain`).
        CanIdentical = "claim-can-identical",
        /// Relics in hand (`count`), and what they pay (`gain`).
        CanRelics = "claim-can-relics",
        /// Cards lost to pirates.
        Plunder = "claim-plunder",
        /// The office of the Trade Master.
        Master = "claim-master",
        /// Cards discarded at the end of a turn.
        Unused = "claim-unused",
        /// Cards stored at the end of a turn.
        Stash = "claim-stash",
    }
}

impl What {
    /// What less than nothing of it is.
    fn opposite(self) -> What {
        match self {
            What::Doubloons => What::Spend,
            What::Cards => What::Discard,
            What::Pesos => What::Fare,
            What::Resource => What::Give,
            What::Points => What::Forfeit,
            other => other,
        }
    }

    /// The kind that stands for all those said with the same verb.
    pub fn verb(self) -> What {
        match self {
            What::Pesos | What::Doubloons | What::Resource => What::Goods,
            What::Forfeit | What::Lost => What::Lose,
            What::CanIdentical | What::CanRelics => What::CanDifferent,
            other => other,
        }
    }

    /// Is its count the size of one thing, such as a set of cards? The mean over worlds with and without it would not be a
    /// size: it is told where it is the same in all of them.
    pub const fn is_one_thing(self) -> bool {
        matches!(
            self,
            What::Different | What::Relics | What::CanDifferent | What::CanIdentical | What::CanRelics
        )
    }
}

/// Something that happens: the rules' events in terms that can be added up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantity {
    /// What.
    pub what: What,
    /// To whom.
    pub seat: Seat,
    /// Of which kind: the id of the game's message (`good-sugar.of`).
    pub thing: Option<String>,
    /// How many; fewer than none if they go.
    pub count: i32,
    /// For how many points, doubloons or cards.
    pub gain: i32,
    /// Would it be more or less with other luck?
    pub lucky: bool,
}

impl Quantity {
    /// An amount of this.
    pub fn new(what: What, seat: Seat, count: impl Into<i32>) -> Quantity {
        Quantity { what, seat, thing: None, count: count.into(), gain: 0, lucky: false }
    }

    /// Of this kind.
    pub fn of(self, thing: String) -> Quantity {
        Quantity { thing: Some(thing), ..self }
    }

    /// For this much.
    pub fn gain(self, gain: impl Into<i32>) -> Quantity {
        Quantity { gain: gain.into(), ..self }
    }

    /// By luck.
    pub fn lucky(self) -> Quantity {
        Quantity { lucky: true, ..self }
    }
}

/// What adds up: the same to the same seat, of the same kind.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Key {
    /// What.
    pub what: What,
    /// To whom.
    pub seat: Seat,
    /// Of which kind.
    pub thing: Option<String>,
}

/// How much of it.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Amount {
    /// How many.
    pub count: f32,
    /// For how much.
    pub gain: f32,
}

/// What happens on one way through one imagined world.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally(pub BTreeMap<Key, (Amount, bool)>);

impl Tally {
    /// Adds what happened; `fixed` if nobody else has decided and nothing was drawn so far.
    pub fn add(&mut self, quantity: Quantity, fixed: bool) {
        let Quantity { what, seat, thing, count, gain, lucky } = quantity;
        if count == 0 && gain == 0 {
            return;
        }
        let entry = self.0.entry(Key { what, seat, thing });
        let (amount, sure) = entry.or_insert((Amount::default(), true));
        amount.count += count as f32;
        amount.gain += gain as f32;
        *sure &= fixed && !lucky;
    }
}

/// The mean of what happens over several worlds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Means {
    worlds: u32,
    sums: BTreeMap<Key, Sum>,
}

#[derive(Clone, PartialEq, Debug)]
struct Sum {
    total: Amount,
    first: Amount,
    worlds: u32,
    sure: bool,
    even: bool,
}

impl Means {
    /// One more world.
    pub fn take(&mut self, tally: Tally) {
        self.worlds += 1;
        for (key, (amount, sure)) in tally.0 {
            let new = || Sum { total: Amount::default(), first: amount, worlds: 0, sure: true, even: true };
            let sum = self.sums.entry(key).or_insert_with(new);
            sum.total.count += amount.count;
            sum.total.gain += amount.gain;
            sum.even &= amount == sum.first;
            sum.sure &= sure;
            sum.worlds += 1;
        }
    }

    /// Everything that happens in any of the worlds.
    pub fn keys(&self) -> impl Iterator<Item = &Key> {
        self.sums.keys()
    }

    /// How much of it in the mean.
    pub fn mean(&self, key: &Key) -> Amount {
        let worlds = self.worlds.max(1) as f32;
        self.sums.get(key).map_or(Amount::default(), |sum| Amount {
            count: sum.total.count / worlds,
            gain: sum.total.gain / worlds,
        })
    }

    /// What can be said of it.
    pub fn claim(&self, key: &Key) -> Option<Claim> {
        let sum = self.sums.get(key)?;
        let even = sum.even && sum.worlds == self.worlds;
        let Amount { count, gain } = self.mean(key);
        if count == 0.0 && gain == 0.0 {
            return None;
        }
        let Key { what, seat, thing } = key.clone();
        let (what, count) = if count < 0.0 { (what.opposite(), -count) } else { (what, count) };
        Some(Claim { what, seat, thing, count, gain, even, sure: even && sum.sure })
    }
}

/// A claim about a choice: what it brings to a seat by the next moment at which no action is unfinished.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    /// What.
    pub what: What,
    /// To whom.
    pub seat: Seat,
    /// Of which kind: the id of the game's message.
    pub thing: Option<String>,
    /// How many, in the mean of the worlds that were imagined.
    pub count: f32,
    /// For how much, in the mean.
    pub gain: f32,
    /// The same in all of them?
    pub even: bool,
    /// A fact: true whatever the others do and whatever is drawn, if the seat plays its line.
    pub sure: bool,
}
