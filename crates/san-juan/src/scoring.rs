//! Victory points: printed, tucked, and the buildings that count others.

use crate::{
    components::*,
    player::Player,
    position::{Position, Step},
};
use game::{Score, Seat, kinds, places_by};

kinds! {
    /// A category of the score.
    pub enum Category {
        /// What is printed on buildings.
        Buildings = "buildings",
        /// Cards tucked under buildings.
        Tucked = "tucked",
        /// The guild hall.
        GuildHall = "guild-hall",
        /// The city hall.
        CityHall = "city-hall",
        /// The triumphal arch.
        TriumphalArch = "triumphal-arch",
        /// The residence.
        Residence = "residence",
        /// The cathedral.
        Cathedral = "cathedral",
        /// The palace.
        Palace = "palace",
    }
}

kinds! {
    /// Why the game is over.
    pub enum Ending {
        /// Somebody has built the last building.
        TwelveBuildings = "twelve-buildings",
        /// Nobody would have ended it.
        Standstill = "standstill",
    }
}

/// The points for this many; no more than for the last number of the table.
fn points_for(count: u8, table: &[u8]) -> i16 {
    table[usize::from(count).min(table.len() - 1)].into()
}

/// Points by category if the game ended now.
pub(crate) fn score(p: &Position, seat: Seat) -> Score {
    let player = p.player(seat);
    let beige = i16::from((player.built & BEIGE).count_ones() as u8);
    let production = i16::from(player.places[..PRODUCTION_KINDS].iter().sum::<u8>());
    let mut score = Score::default();
    score.0[Category::Buildings.index()] = cards_in(player.built)
        .map(|card| i16::from(card.data().points) * i16::from(player.copies(card)))
        .sum();
    score.0[Category::Tucked.index()] = i16::from(player.tucked_size) + i16::from(player.harbored);
    if player.has(Card::GuildHall) {
        let kinds = (player.built & PRODUCTION).count_ones() as i16;
        score.0[Category::GuildHall.index()] =
            production + if p.first_edition() { production } else { kinds };
    }
    if player.has(Card::CityHall) {
        score.0[Category::CityHall.index()] = beige;
    }
    if player.has(Card::TriumphalArch) {
        score.0[Category::TriumphalArch.index()] =
            points_for((player.built & MONUMENTS).count_ones() as u8, &ARCH_POINTS);
    }
    if player.has(Card::Residence) {
        score.0[Category::Residence.index()] = points_for(sets(p, player), &RESIDENCE_POINTS);
    }
    if player.has(Card::Cathedral) {
        let others = p.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let counted = others.map(|(_, other)| counted_by_cathedral(p, other)).sum();
        score.0[Category::Cathedral.index()] = points_for(counted, &CATHEDRAL_POINTS);
    }
    if player.has(Card::Palace) {
        score.0[Category::Palace.index()] = (score.total() / PALACE_SHARE) as i16;
    }
    score
}

/// How many of this player's buildings the cathedral of another counts.
fn counted_by_cathedral(p: &Position, player: &Player) -> u8 {
    cards_in(player.built).filter(|&card| p.cost(card) == CATHEDRAL_COST).count() as u8
}

/// How many sets of three different buildings of equal cost a city holds, every building in one set only.
pub(crate) fn sets(p: &Position, player: &Player) -> u8 {
    let of_cost = |cost: usize| {
        let same = || cards_in(player.built).filter(|&card| usize::from(p.cost(card)) == cost);
        // k sets are possible exactly if the different buildings, each counted at most k times, are enough for all.
        (1..=LAST_BUILDING / RESIDENCE_SET)
            .take_while(|&k| same().map(|card| player.copies(card).min(k)).sum::<u8>() >= RESIDENCE_SET * k)
            .count() as u8
    };
    (1..=HIGHEST_COST).map(of_cost).sum()
}

/// Why the game is over, if it is: nobody's role is played only after a standstill.
pub(crate) fn ending(p: &Position) -> Option<Ending> {
    let ending = if p.role.is_none() { Ending::Standstill } else { Ending::TwelveBuildings };
    (p.step == Step::Over).then_some(ending)
}

/// What breaks a tie: hand cards and goods on production buildings.
pub(crate) fn tie_break(player: &Player) -> u8 {
    player.hand_size + player.goods_total - player.goods[Good::Import.index()]
}

/// Places if the game ended now.
pub(crate) fn places(p: &Position) -> Vec<u8> {
    let rank = |seat| (score(p, seat).total(), tie_break(p.player(seat)));
    places_by(&Seat::all(p.players()).map(rank).collect::<Vec<_>>())
}
