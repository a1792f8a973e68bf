//! One player's board: money, chips, goods, island, city and colonists.

use crate::{
    components::*,
    counts::{Counts, least_bytes, sum_of_bytes},
};
use game::nonzero_bytes;

/// Kinds of places with more than one circle: the six kinds of tiles and the six production buildings.
pub const CROWDED: usize = Tile::COUNT + Building::PRODUCTION;

/// One player's board. Plain data; what can be counted from it is cached where every decision needs it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) goods: Counts,
    /// Buildings in the city, a bit each.
    pub(crate) built: BuildingSet,
    /// Occupied violet buildings, a bit each (they have one circle).
    pub(crate) manned: BuildingSet,
    pub(crate) doubloons: u16,
    pub(crate) chips: u16,
    /// Circles by place, tiles and production buildings.
    pub(crate) circles: [u8; CROWDED],
    /// Occupied circles of the same.
    pub(crate) crew: [u8; CROWDED],
    /// Colonists without a circle. While the mayor lets this player place, those still to be placed.
    pub(crate) san_juan: u8,
    /// Cached: all colonists.
    pub(crate) colonists: u8,
    /// Cached: all circles.
    pub(crate) spots: u8,
    /// Cached: island tiles.
    pub(crate) island: u8,
    /// Cached: city spaces used.
    pub(crate) city: u8,
}

impl Player {
    /// Doubloons.
    pub const fn doubloons(&self) -> u16 {
        self.doubloons
    }

    /// Victory points in chips.
    pub const fn chips(&self) -> u16 {
        self.chips
    }

    /// Barrels.
    pub const fn goods(&self) -> Counts {
        self.goods
    }

    /// Colonists without a circle; while the mayor lets this player place, those still to be placed.
    pub const fn san_juan(&self) -> u8 {
        self.san_juan
    }

    /// All colonists, San Juan included.
    pub const fn colonists(&self) -> u8 {
        self.colonists
    }

    /// All circles.
    pub const fn circles(&self) -> u8 {
        self.spots
    }

    /// How many tiles of this kind.
    pub const fn tiles(&self, tile: Tile) -> u8 {
        self.circles[tile as usize]
    }

    /// Does the city have this building?
    #[inline]
    pub const fn has(&self, building: Building) -> bool {
        self.built & building.bit() != 0
    }

    /// The buildings of the city, a bit each.
    #[inline]
    pub const fn built(&self) -> BuildingSet {
        self.built
    }

    /// The buildings of the city.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        let mut left = self.built;
        std::iter::from_fn(move || {
            let building = Building::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*building)
        })
    }

    /// Is this violet building there, and occupied?
    #[inline]
    pub const fn uses(&self, building: Building) -> bool {
        self.manned & building.bit() != 0
    }

    /// The circles of this place on this board.
    pub const fn circles_at(&self, place: Place) -> u8 {
        let at = place.index();
        if at < CROWDED { self.circles[at] } else { (self.built << Tile::COUNT >> at & 1) as u8 }
    }

    /// The colonists on this place.
    pub const fn colonists_at(&self, place: Place) -> u8 {
        let at = place.index();
        if at < CROWDED { self.crew[at] } else { (self.manned << Tile::COUNT >> at & 1) as u8 }
    }

    /// The violet buildings of the city, a bit each; each has one circle.
    #[inline]
    pub const fn violet(&self) -> BuildingSet {
        self.built & VIOLET
    }

    /// Those of them that are occupied.
    #[inline]
    pub const fn occupied(&self) -> BuildingSet {
        self.manned
    }

    /// The circles of all places that may have more than one: of the tiles, then of the production buildings, by index.
    #[inline]
    pub const fn crowded_circles(&self) -> &[u8; CROWDED] {
        &self.circles
    }

    /// The colonists there.
    #[inline]
    pub const fn crew(&self) -> &[u8; CROWDED] {
        &self.crew
    }

    /// Free island spaces.
    pub const fn free_island(&self) -> u8 {
        ISLAND_SPACES - self.island
    }

    /// Free city spaces.
    pub const fn free_city(&self) -> u8 {
        CITY_SPACES - self.city
    }

    /// Occupied quarries.
    #[inline]
    pub const fn quarries(&self) -> u8 {
        self.crew[Tile::Quarry as usize]
    }

    /// What the occupied plantations and buildings make, if the supply has it.
    #[inline]
    pub const fn capacity(&self) -> Counts {
        // Byte by byte, without unpacking: the production buildings stand in the order small indigo plant, small sugar
        // mill, indigo plant, sugar mill, tobacco storage, coffee roaster.
        let [a, b, c, d, e, _, g, h, i, j, k, l] = self.crew;
        let plantations = u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]);
        let small = u64::from_le_bytes([0, g, h, 0, 0, 0, 0, 0]);
        let large = u64::from_le_bytes([0, i, j, k, l, 0, 0, 0]);
        const CORN_NEEDS_NO_BUILDING: u64 = 0x7F;
        Counts::from_number(least_bytes(plantations, small + large + CORN_NEEDS_NO_BUILDING))
    }

    /// The kinds of goods the warehouses may store.
    #[inline]
    pub const fn warehouse_kinds(&self) -> u8 {
        self.uses(Building::SmallWarehouse) as u8 * SMALL_WAREHOUSE_KINDS
            + self.uses(Building::LargeWarehouse) as u8 * LARGE_WAREHOUSE_KINDS
    }

    /// A bit for every place with a free circle.
    #[inline]
    pub(crate) fn free_places(&self) -> PlaceSet {
        let free: [u8; CROWDED] = std::array::from_fn(|at| self.circles[at] - self.crew[at]);
        nonzero_crowds(free) | (self.built & VIOLET & !self.manned) << Tile::COUNT
    }

    /// A bit for every place with a colonist.
    pub(crate) fn manned_places(&self) -> PlaceSet {
        nonzero_crowds(self.crew) | self.manned << Tile::COUNT
    }

    /// Empty circles in the city, which the colonist ship is refilled for.
    #[inline]
    pub(crate) fn empty_building_circles(&self) -> u8 {
        let [a, b, c, d, e, f, ..] = self.crew;
        let on_island = sum_of_bytes(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]));
        (self.spots - self.island) - (self.colonists - self.san_juan - on_island)
    }

    /// All colonists to San Juan.
    #[inline]
    pub(crate) fn lift(&mut self) {
        self.crew = [0; CROWDED];
        self.manned = 0;
        self.san_juan = self.colonists;
    }

    /// A colonist in every circle.
    #[inline]
    pub(crate) fn fill(&mut self) {
        self.crew = self.circles;
        self.manned = self.built & VIOLET;
        self.san_juan = self.colonists - self.spots;
    }

    /// Onto this place, which has a free circle.
    #[inline]
    pub(crate) fn put(&mut self, place: Place, count: u8) {
        let at = place.index();
        if at < CROWDED {
            self.crew[at] += count;
        } else {
            self.manned |= 1 << (at - Tile::COUNT);
        }
    }

    /// A tile onto the island.
    #[inline]
    pub(crate) fn add_tile(&mut self, tile: Tile) {
        self.circles[tile as usize] += 1;
        self.island += 1;
        self.spots += 1;
    }

    /// A building into the city.
    #[inline]
    pub(crate) fn add_building(&mut self, building: Building) {
        let data = building.data();
        self.built |= building.bit();
        self.city += data.size;
        self.spots += data.circles;
        if !building.is_violet() {
            self.circles[Place::building(building).index() % CROWDED] = data.circles;
        }
    }

    /// Recomputes the cached numbers.
    pub(crate) fn recount(&mut self) {
        let on_crowded: u8 = self.crew.iter().sum();
        self.colonists = self.san_juan + on_crowded + self.manned.count_ones() as u8;
        self.island = self.circles[..Tile::COUNT].iter().sum();
        self.spots = self.circles.iter().sum::<u8>() + (self.built & VIOLET).count_ones() as u8;
        self.city = self.buildings().map(|building| building.data().size).sum();
    }
}

/// A bit for every number that is not zero; they are below 128.
#[inline]
const fn nonzero_crowds(numbers: [u8; CROWDED]) -> PlaceSet {
    let [a, b, c, d, e, f, g, h, i, j, k, l] = numbers;
    let first = nonzero_bytes(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
    (first | nonzero_bytes(u32::from_le_bytes([i, j, k, l]) as u64) << 8) as PlaceSet
}
