//! The end: points by category, and places.

use crate::{components::*, position::Position};
use game::{Score, Seat};

/// Score categories, in the order of [`Position::score`].
pub(crate) const CATEGORIES: &[&str] =
    &["chips", "buildings", "guild-hall", "residence", "fortress", "customs-house", "city-hall"];

impl Position {
    /// Points by category if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.0[0] = self.player(seat).chips.min(i16::MAX as u16) as i16;
        score.0[1] = self.player(seat).buildings().map(|building| i16::from(building.data().points)).sum();
        let large = [
            Building::GuildHall,
            Building::Residence,
            Building::Fortress,
            Building::CustomsHouse,
            Building::CityHall,
        ];
        for (at, building) in large.into_iter().enumerate() {
            if self.player(seat).uses(building) {
                score.0[2 + at] = self.large_bonus(seat, building) as i16;
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
