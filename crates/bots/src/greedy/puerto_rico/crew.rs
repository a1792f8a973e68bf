//! Which circles are filled, and where colonists not yet placed will do most.

use super::board::Rates;
use puerto_rico::{Building, Good, Player, Tile, components::BuildingSet};

/// The filled circles of a board.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Manning {
    /// Colonists on tiles, by kind.
    pub tiles: [u8; Tile::COUNT],
    /// Colonists in production buildings, by the good they make.
    pub works: [u8; Good::COUNT],
    /// Occupied violet buildings, a bit each.
    pub violet: BuildingSet,
}

impl Manning {
    /// With these colonists on the tiles and in the production buildings, by index, and in these violet buildings.
    fn new(crew: &[u8; Tile::COUNT + Building::PRODUCTION], violet: BuildingSet) -> Manning {
        // The production buildings stand in this order: two sizes of indigo and sugar, one of tobacco and coffee.
        let [tiles @ .., small_indigo, small_sugar, indigo, sugar, tobacco, coffee] = *crew;
        Manning { tiles, works: [0, small_indigo + indigo, small_sugar + sugar, tobacco, coffee], violet }
    }

    /// As it is.
    pub fn of(player: &Player) -> Manning {
        Manning::new(player.crew(), player.occupied())
    }

    /// With a colonist in every circle.
    pub fn full(player: &Player) -> Manning {
        Manning::new(player.crowded_circles(), player.violet())
    }

    /// Barrels of this good that a craftsman brings.
    #[inline]
    pub fn made(&self, good: Good) -> u8 {
        let grown = self.tiles[good.plantation().index()];
        if good == Good::Corn { grown } else { grown.min(self.works[good.index()]) }
    }

    /// Is this violet building occupied?
    #[inline]
    pub fn uses(&self, building: Building) -> bool {
        self.violet & building.bit() != 0
    }
}

/// Puts this many colonists where each does most: a plantation and its works together may need two.
pub fn complete(manning: &mut Manning, player: &Player, colonists: u8, rates: &Rates) {
    let full = Manning::full(player);
    let mut left = colonists;
    while left > 0 {
        let kinds = Good::ALL.into_iter().filter(|&good| manning.made(good) > 0).count() as u8;
        let barrels = Good::ALL.into_iter().map(|good| manning.made(good)).sum();
        // What to fill next, what it brings for each colonist, and what it needs.
        let mut best: Option<(f32, u8, Next)> = None;
        let mut offer = |brings: f32, needs: u8, next: Next| {
            let each = brings / f32::from(needs);
            if needs <= left && best.as_ref().is_none_or(|(known, ..)| each > *known) {
                best = Some((each, needs, next));
            }
        };
        for good in Good::ALL {
            let made = manning.made(good);
            let tile = good.plantation().index();
            let needs_tile = manning.tiles[tile] == made;
            let needs_works = good != Good::Corn && manning.works[good.index()] == made;
            let possible = (!needs_tile || full.tiles[tile] > made)
                && (!needs_works || full.works[good.index()] > made)
                && (needs_tile || needs_works);
            if possible {
                let needs = u8::from(needs_tile) + u8::from(needs_works);
                offer(rates.unit(good, made), needs, Next::Unit(good, needs_tile, needs_works));
            }
        }
        let quarries = manning.tiles[Tile::Quarry.index()];
        if full.tiles[Tile::Quarry.index()] > quarries {
            offer(rates.quarry(quarries), 1, Next::Quarry);
        }
        let violets = rates.violets(kinds, barrels);
        let mut empty = full.violet & !manning.violet;
        while empty != 0 {
            let building = Building::ALL[empty.trailing_zeros() as usize];
            empty &= empty - 1;
            // An occupied large building counts its points at once.
            let brings = if building.is_large() { 5.0 } else { violets.of(building) };
            offer(brings, 1, Next::Violet(building));
        }
        let Some((_, needs, next)) = best else { return };
        left -= needs;
        match next {
            Next::Unit(good, tile, works) => {
                manning.tiles[good.plantation().index()] += u8::from(tile);
                manning.works[good.index()] += u8::from(works);
            }
            Next::Quarry => manning.tiles[Tile::Quarry.index()] += 1,
            Next::Violet(building) => manning.violet |= building.bit(),
        }
    }
}

enum Next {
    /// One more barrel: a plantation, its works, or both.
    Unit(Good, bool, bool),
    Quarry,
    Violet(Building),
}
