//! The end: points by category, places, and why a game is over.

use crate::{components::*, position::Position};
use game::{Score, Seat, kinds};

kinds! {
    /// A category of the score.
    pub enum Category {
        /// Victory point chips.
        Chips = "chips",
        /// What is printed on buildings.
        Buildings = "buildings",
        /// The occupied guild hall.
        GuildHall = "guild-hall",
        /// The occupied residence.
        Residence = "residence",
        /// The occupied fortress.
        Fortress = "fortress",
        /// The occupied customs house.
        CustomsHouse = "customs-house",
        /// The occupied city hall.
        CityHall = "city-hall",
    }
}

kinds! {
    /// Why the game ends after this round: the first of its causes to occur.
    pub enum Ending {
        /// The colonist ship could not be refilled.
        Colonists = "colonists",
        /// A player has built on the twelfth city space.
        CityFull = "city-full",
        /// The last victory point chip was taken.
        Chips = "chips",
    }
}

/// The buildings with a category of their own.
const LARGE: [(Category, Building); 5] = [
    (Category::GuildHall, Building::GuildHall),
    (Category::Residence, Building::Residence),
    (Category::Fortress, Building::Fortress),
    (Category::CustomsHouse, Building::CustomsHouse),
    (Category::CityHall, Building::CityHall),
];

impl Position {
    /// Points by category if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let player = self.player(seat);
        score.0[Category::Chips.index()] = player.chips.min(i16::MAX as u16) as i16;
        score.0[Category::Buildings.index()] =
            player.buildings().map(|building| i16::from(building.data().points)).sum();
        for (category, building) in LARGE {
            if player.uses(building) {
                score.0[category.index()] = self.large_bonus(seat, building) as i16;
            }
        }
        score
    }

    /// What an occupied large building is worth to this player now, besides its printed points; nothing for other buildings.
    pub fn large_bonus(&self, seat: Seat, building: Building) -> u16 {
        let player = self.player(seat);
        match building {
            Building::GuildHall => {
                let worth = |building: Building| match building {
                    Building::SmallIndigoPlant | Building::SmallSugarMill => u16::from(GUILD_SMALL),
                    _ => u16::from(GUILD_LARGE),
                };
                player.buildings().filter(|building| !building.is_violet()).map(worth).sum()
            }
            Building::Residence => {
                let least = ISLAND_SPACES - (RESIDENCE.len() as u8 - 1);
                RESIDENCE[usize::from(player.island.saturating_sub(least))].into()
            }
            Building::Fortress => u16::from(player.colonists / FORTRESS_COLONISTS),
            Building::CustomsHouse => player.chips / CUSTOMS_CHIPS,
            Building::CityHall => (player.built & VIOLET).count_ones() as u16,
            _ => 0,
        }
    }

    /// What decides a tie: doubloons and barrels.
    pub fn tie_break(&self, seat: Seat) -> u32 {
        u32::from(self.player(seat).doubloons) + u32::from(self.player(seat).goods.total())
    }

    /// Places if the game ended now, by seat; equal points are decided by doubloons and barrels, then shared.
    pub fn places(&self) -> Vec<u8> {
        let ranks: Vec<_> =
            Seat::all(self.players()).map(|seat| (self.score(seat).total(), self.tie_break(seat))).collect();
        game::places_by(&ranks)
    }
}
