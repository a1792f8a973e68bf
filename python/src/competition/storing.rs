//! Barrels are stored one choice at a time and in any order there; our rules ask for the warehouses first. The choices are
//! collected here and played when nothing more can be stored.

use super::layout::{ACTIONS, GOODS, act};
use puerto_rico::{Good, Position, Step};

/// What a player who stores barrels has chosen so far.
#[derive(Copy, Clone, Default)]
pub struct Storing {
    /// The kind of the barrel that is kept.
    pub single: Option<Good>,
    /// Whole kinds, a bit each.
    kinds: u8,
}

impl Storing {
    /// What is stored already in this position.
    pub fn of(p: &Position) -> Storing {
        Storing { single: None, kinds: p.stored().fold(0, |kinds, good| kinds | 1 << good.index()) }
    }

    /// Is this kind in a warehouse?
    pub fn stores(&self, good: Good) -> bool {
        self.kinds >> good.index() & 1 == 1
    }

    /// Barrels that still want a place. With `one_place` a kind of which a barrel is kept has had its place.
    fn left(&self, p: &Position, good: Good, one_place: bool) -> u8 {
        let kept = self.single == Some(good);
        match self.stores(good) || kept && one_place {
            true => 0,
            false => p.player(p.mover()).goods().get(good) - u8::from(kept),
        }
    }

    /// What may be chosen; nothing if all is done.
    pub fn mask(&self, p: &Position, one_place: bool, mask: &mut [u8; ACTIONS]) {
        let room = u32::from(p.player(p.mover()).warehouse_kinds());
        let room = p.step() == Step::Store && self.kinds.count_ones() < room;
        for (at, good) in GOODS.into_iter().enumerate() {
            if self.left(p, good, one_place) > 0 {
                mask[act::KEEP + at] = u8::from(self.single.is_none());
                mask[act::STORE + at] = u8::from(room);
            }
        }
    }

    /// Takes a choice in. A single barrel of a kind that goes to a warehouse leaves its place to another.
    pub fn choose(&mut self, index: usize) {
        let Some(at) = index.checked_sub(act::STORE) else {
            self.single = Some(GOODS[index - act::KEEP]);
            return;
        };
        let good = GOODS[at];
        self.kinds |= 1 << good.index();
        self.single = self.single.filter(|&single| single != good);
    }
}
