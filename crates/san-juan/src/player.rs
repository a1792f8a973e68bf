//! One player: city, goods, hand, and what the others know about the hand.

use crate::{cards::Cards, components::*};

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Hand cards by kind (in a view of somebody else: those known).
    pub(crate) hand: [u8; Card::COUNT],
    /// The kinds in the hand, as a set.
    pub(crate) hand_kinds: u64,
    /// The kinds of buildings in the city, covered ones not, as a set.
    pub(crate) built: u64,
    /// Hand cards that everybody has seen coming: known to be there until the hand loses a card face down.
    pub(crate) known: Cards,
    /// Cards under chapel and bank; only their owner knows them.
    pub(crate) tucked: Cards,
    /// Cards this player discarded since the last reshuffle; only they know them.
    pub(crate) discards: Cards,
    /// How many goods of each kind the city can hold: production buildings by kind, covered ones not, and the customs
    /// office.
    pub(crate) places: [u8; Good::COUNT],
    /// Goods by the building they lie on.
    pub(crate) goods: [u8; Good::COUNT],
    /// All hand cards.
    pub(crate) hand_size: u8,
    /// All buildings, covered ones not.
    pub(crate) buildings: u8,
    /// All goods.
    pub(crate) goods_total: u8,
    /// The goods whose building has room for one, as a set.
    pub(crate) room: u8,
    /// The goods there are, as a set.
    pub(crate) loaded: u8,
    /// How many cards lie under chapel and bank.
    pub(crate) tucked_size: u8,
    /// How many cards lie under the harbor.
    pub(crate) harbored: u8,
    /// How many cards this player discarded since the last reshuffle.
    pub(crate) discards_size: u8,
    /// Has this player used the bank?
    pub(crate) bank_used: bool,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        hand: [0; Card::COUNT],
        hand_kinds: 0,
        built: 0,
        known: Cards::NONE,
        tucked: Cards::NONE,
        discards: Cards::NONE,
        places: [0; Good::COUNT],
        goods: [0; Good::COUNT],
        hand_size: 0,
        buildings: 0,
        goods_total: 0,
        room: 0,
        loaded: 0,
        tucked_size: 0,
        harbored: 0,
        discards_size: 0,
        bank_used: false,
    };

    /// Is this building in the city, uncovered?
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.built & card.bit() != 0
    }

    /// 1 if the building is in the city, 0 if not.
    #[inline]
    pub(crate) const fn count_of(&self, card: Card) -> u8 {
        (self.built >> card as u64 & 1) as u8
    }

    /// How many buildings of this kind are in the city, uncovered.
    pub const fn copies(&self, card: Card) -> u8 {
        if card.is_production() { self.places[card.index()] } else { self.count_of(card) }
    }

    /// How many cards are in the hand.
    pub const fn hand_size(&self) -> u8 {
        self.hand_size
    }

    /// How many cards of this kind are in the hand (in a view of somebody else: how many are known to be).
    pub const fn in_hand(&self, card: Card) -> u8 {
        self.hand[card.index()]
    }

    /// How many buildings are in the city, uncovered.
    pub const fn buildings(&self) -> u8 {
        self.buildings
    }

    /// How many goods lie on buildings of this kind.
    pub const fn goods(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// How many cards lie under chapel and bank.
    pub const fn tucked(&self) -> u8 {
        self.tucked_size
    }

    /// How many cards lie under the harbor.
    pub const fn harbored(&self) -> u8 {
        self.harbored
    }

    /// Has the bank been used?
    pub const fn bank_used(&self) -> bool {
        self.bank_used
    }

    /// Hand cards that everybody knows to be there.
    pub const fn known(&self) -> &Cards {
        &self.known
    }

    /// A card comes into the hand.
    #[inline]
    pub(crate) fn gain(&mut self, card: Card) {
        self.hand[card.index()] += 1;
        self.hand_kinds |= card.bit();
        self.hand_size += 1;
    }

    /// A card leaves the hand.
    #[inline]
    fn lose(&mut self, card: Card) {
        let count = &mut self.hand[card.index()];
        *count -= 1;
        if *count == 0 {
            self.hand_kinds &= !card.bit();
        }
        self.hand_size -= 1;
    }

    /// A card leaves the hand face down: what was known of the hand is no longer certain.
    #[inline]
    pub(crate) fn lose_face_down(&mut self, card: Card) {
        self.lose(card);
        self.known = Cards::NONE;
    }

    /// A card leaves the hand face up.
    #[inline]
    pub(crate) fn lose_face_up(&mut self, card: Card) {
        self.lose(card);
        if !self.known.is_empty() && self.known.get(card) > 0 {
            self.known.remove(card);
        }
    }

    /// A building comes into the city.
    #[inline]
    pub(crate) fn build(&mut self, card: Card) {
        self.built |= card.bit();
        self.buildings += 1;
        if let Some(good) = Good::on(card) {
            self.places[good.index()] += 1;
            self.room |= 1 << good.index();
        }
    }

    /// A building disappears under another. Of several of its kind an empty one is covered; returns the good that is
    /// lost if there is none.
    pub(crate) fn cover(&mut self, card: Card) -> Option<Good> {
        let lost = Good::on(card).filter(|good| self.room >> good.index() & 1 == 0);
        self.buildings -= 1;
        if let Some(good) = lost {
            self.unload(good);
        }
        if let Some(good) = Good::on(card) {
            self.places[good.index()] -= 1;
            self.look_for_room(good);
        }
        if self.copies(card) == 0 || !card.is_production() {
            self.built &= !card.bit();
        }
        lost
    }

    /// How many goods of this kind the city can hold.
    #[inline]
    pub(crate) const fn places(&self, good: Good) -> u8 {
        self.places[good.index()]
    }

    #[inline]
    fn look_for_room(&mut self, good: Good) {
        let bit = 1 << good.index();
        self.room = self.room & !bit | if self.places(good) > self.goods[good.index()] { bit } else { 0 };
    }

    /// A good is put on a building.
    #[inline]
    pub(crate) fn load(&mut self, good: Good) {
        self.goods[good.index()] += 1;
        self.goods_total += 1;
        self.loaded |= 1 << good.index();
        self.look_for_room(good);
    }

    /// A good is taken from a building.
    #[inline]
    pub(crate) fn unload(&mut self, good: Good) {
        let count = &mut self.goods[good.index()];
        *count -= 1;
        if *count == 0 {
            self.loaded &= !(1 << good.index());
        }
        self.goods_total -= 1;
        self.room |= 1 << good.index();
    }
}
