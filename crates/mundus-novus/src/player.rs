//! One player: cards, developments, doubloons.

use crate::{cards::Cards, components::*, scoring::Category, supply};

/// One player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Hand cards; stored cards are those left after the player's progression.
    pub(crate) hand: Cards,
    /// Cards laid out; face down until all have chosen.
    pub(crate) laid: Cards,
    /// Hand cards that everybody knows.
    pub(crate) known: Cards,
    /// Cards discarded unseen since the last reshuffle.
    pub(crate) discards: Cards,
    /// Development cards, as a set.
    pub(crate) developments: u64,
    pub(crate) doubloons: u16,
    /// Doubloons by source.
    pub(crate) earned: [i16; Category::COUNT],
    /// The numbers of the caravels, as a set of bits 1 to 12.
    pub(crate) caravels: u16,
    pub(crate) caravel_count: u8,
    /// What decides when the squadron of all caravels is served: see [`crate::supply::rank`].
    pub(crate) rank: u16,
    pub(crate) hand_size: u8,
    /// Cards laid out so far in a secret choice.
    pub(crate) chosen: u8,
    pub(crate) discards_size: u8,
    /// Doubloons a round.
    pub(crate) income: u8,
    /// Cards the warehouses hold.
    pub(crate) room: u8,
    pub(crate) shipyards: u8,
    /// Merchants by class.
    pub(crate) merchants: PerClass,
}

impl Player {
    /// Nobody yet.
    pub(crate) const EMPTY: Player = Player {
        hand: Cards::NONE,
        known: Cards::NONE,
        laid: Cards::NONE,
        discards: Cards::NONE,
        developments: 0,
        doubloons: 0,
        earned: [0; Category::COUNT],
        caravels: 0,
        caravel_count: 0,
        rank: supply::NO_SQUADRON,
        hand_size: 0,
        chosen: 0,
        discards_size: 0,
        income: 0,
        room: 0,
        shipyards: 0,
        merchants: [0; Class::COUNT],
    };

    /// How many hand cards.
    pub const fn hand_size(&self) -> u8 {
        self.hand_size
    }

    /// Hand cards that everybody knows.
    pub const fn known(&self) -> Cards {
        self.known
    }

    /// Cards laid out (once they are revealed).
    pub const fn laid(&self) -> Cards {
        self.laid
    }

    /// How many cards this player discarded unseen since the last reshuffle.
    pub const fn discards_size(&self) -> u8 {
        self.discards_size
    }

    /// Doubloons.
    pub const fn doubloons(&self) -> u16 {
        self.doubloons
    }

    /// Doubloons from this source.
    pub const fn earned(&self, from: Category) -> i16 {
        self.earned[from as usize]
    }

    /// Has this development?
    #[inline]
    pub const fn has(&self, card: Development) -> bool {
        self.developments & card.bit() != 0
    }

    /// Has this person?
    #[inline]
    pub const fn wins(&self, character: Character) -> bool {
        self.has(character.card())
    }

    /// The developments, in the order of the table.
    pub fn developments(&self) -> impl Iterator<Item = Development> + '_ {
        Development::ALL.into_iter().filter(|card| self.has(*card))
    }

    /// The same as a set, a bit each.
    #[inline]
    pub const fn development_set(&self) -> u64 {
        self.developments
    }

    /// The numbers of the caravels, lowest first.
    pub fn caravels(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=CARAVELS).filter(|number| self.caravels >> number & 1 == 1)
    }

    /// The same as a set: bits 1 to 12.
    #[inline]
    pub const fn caravel_set(&self) -> u16 {
        self.caravels
    }

    /// How many caravels.
    pub const fn caravel_count(&self) -> u8 {
        self.caravel_count
    }

    /// Doubloons a round from developments, not counting shipyards.
    pub const fn income(&self) -> u8 {
        self.income
    }

    /// Cards the warehouses hold when there is no fire.
    pub const fn room(&self) -> u8 {
        self.room
    }

    /// How many shipyards.
    pub const fn shipyards(&self) -> u8 {
        self.shipyards
    }

    /// Merchants for a class.
    pub const fn merchants(&self, class: Class) -> u8 {
        self.merchants[class.index()]
    }

    /// A hand card more.
    #[inline]
    pub(crate) fn gain(&mut self, resource: Resource) {
        self.hand.add(resource);
        self.hand_size += 1;
    }

    /// A hand card more, before everybody's eyes.
    #[inline]
    pub(crate) fn gain_openly(&mut self, resource: Resource) {
        self.gain(resource);
        self.known.add(resource);
    }

    /// A hand card less.
    #[inline]
    pub(crate) fn lose(&mut self, resource: Resource) {
        self.hand.remove(resource);
        self.hand_size -= 1;
    }

    /// A hand card is laid out in secret.
    #[inline]
    pub(crate) fn choose(&mut self, resource: Resource) {
        self.lose(resource);
        self.laid.add(resource);
        self.chosen += 1;
    }

    /// Doubloons more (or less).
    #[inline]
    pub(crate) fn earn(&mut self, doubloons: i16, from: Category) {
        self.doubloons = self.doubloons.wrapping_add_signed(doubloons);
        self.earned[from as usize] += doubloons;
    }

    /// A development more.
    pub(crate) fn develop(&mut self, card: Development) {
        self.developments |= card.bit();
        let data = card.data();
        self.income += data.income;
        match data.kind {
            Kind::Character(_) => {}
            Kind::Caravel(number) => {
                self.caravels |= 1 << number;
                self.caravel_count += 1;
            }
            Kind::Merchant(class) => self.merchants[class.index()] += 1,
            Kind::Warehouse(room) => self.room += room,
            Kind::Shipyard => self.shipyards += 1,
        }
        self.rank = supply::rank(supply::as_counted(self, self.caravels));
    }
}
