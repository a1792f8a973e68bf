//! Victory points: printed, tucked, and the buildings that count others.

use crate::{components::*, player::Player, position::Position};
use game::{Score, Seat, places_by};

/// The categories of the score.
pub(crate) const CATEGORIES: &[&str] =
    &["buildings", "tucked", "guild-hall", "city-hall", "triumphal-arch", "residence", "cathedral", "palace"];

/// Points for sets and cost-6 buildings: 4 for the first, 3, 2, 1, nothing from the fifth on.
fn falling(count: u8) -> i16 {
    [0, 4, 7, 9, 10][usize::from(count.min(4))]
}

/// Points by category if the game ended now.
pub(crate) fn score(p: &Position, seat: Seat) -> Score {
    let player = p.player(seat);
    let beige = i16::from((player.built & BEIGE).count_ones() as u8);
    let production = i16::from(player.places[..PRODUCTION_KINDS].iter().sum::<u8>());
    let mut score = Score::default();
    score.0[0] = cards_in(player.built)
        .map(|card| i16::from(card.data().points) * i16::from(player.copies(card)))
        .sum();
    score.0[1] = i16::from(player.tucked_size) + i16::from(player.harbored);
    if player.has(Card::GuildHall) {
        let kinds = (player.built & PRODUCTION).count_ones() as i16;
        score.0[2] = production + if p.first_edition() { production } else { kinds };
    }
    if player.has(Card::CityHall) {
        score.0[3] = beige;
    }
    if player.has(Card::TriumphalArch) {
        score.0[4] = [0, 4, 6, 8][(player.built & MONUMENTS).count_ones() as usize];
    }
    if player.has(Card::Residence) {
        score.0[5] = falling(sets(p, player));
    }
    if player.has(Card::Cathedral) {
        let others = p.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        score.0[6] = falling(others.map(|(_, other)| dear_buildings(p, other)).sum());
    }
    if player.has(Card::Palace) {
        score.0[7] = (score.total() / 4) as i16;
    }
    score
}

fn dear_buildings(p: &Position, player: &Player) -> u8 {
    cards_in(player.built).filter(|&card| p.cost(card) == 6).count() as u8
}

/// How many sets of three different buildings of equal cost a city holds, every building in one set only.
pub(crate) fn sets(p: &Position, player: &Player) -> u8 {
    let of_cost = |cost: usize| {
        let same = || cards_in(player.built).filter(|&card| usize::from(p.cost(card)) == cost);
        // k sets are possible exactly if the different buildings, each counted at most k times, are enough for 3k.
        (1..=LAST_BUILDING / 3)
            .take_while(|&k| same().map(|card| player.copies(card).min(k)).sum::<u8>() >= 3 * k)
            .count() as u8
    };
    (1..=HIGHEST_COST).map(of_cost).sum()
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
