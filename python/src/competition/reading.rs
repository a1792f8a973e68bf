//! A position that looks like an observation and its mask, and what a bot does that is told nothing else.

use super::{
    PLAYERS,
    layout::{
        ACTIONS, BUILDINGS, GLOBAL, GOODS, NUMBERS, PLAYER, ROLES, SHIPS, TILES, act, index_of, player, table,
    },
};
use bots::{Budget, ChooseError};
use catalog::{AnyPosition, GameId, Move};
use game::{Fast, Rules, Seat};
use puerto_rico::{
    Action, Building, Ending, Good, PhaseDraft, PlayerDraft, Position, PositionDraft, PuertoRico, ShipDraft,
    Step, TilesDraft,
};
use std::collections::BTreeMap;

/// The roles in a game of three.
const IN_PLAY: usize = 6;
/// The colonists in a game of three.
const COLONISTS: u32 = 58;

/// What may be done, by families.
struct Mask<'a>(&'a [u8]);

impl Mask<'_> {
    fn any(&self, from: usize, count: usize) -> bool {
        self.0[from..from + count].contains(&1)
    }

    /// What is asked, as our rules call it.
    fn step(&self) -> Step {
        let families = [
            (act::ROLE, ROLES.len(), Step::Role),
            (act::DRAW, 1, Step::Hacienda),
            (act::TILE, TILES.len(), Step::Settle),
            (act::BUILD, BUILDINGS.len(), Step::Build),
            (act::SELL, GOODS.len(), Step::Trade),
            (act::LOAD, SHIPS.len() * GOODS.len(), Step::Load),
            (act::WHARF, GOODS.len(), Step::Load),
            (act::STORE, GOODS.len(), Step::Store),
            (act::KEEP, GOODS.len(), Step::Keep),
            (act::EXTRA, GOODS.len(), Step::Extra),
        ];
        let found = families.into_iter().find(|&(from, count, _)| self.any(from, count));
        found.map_or(Step::Place, |(_, _, step)| step)
    }
}

fn count(seen: &[f32], at: usize) -> u8 {
    seen[at].clamp(0.0, 255.0) as u8
}

fn goods(seen: &[f32], at: usize) -> BTreeMap<Good, u8> {
    let counts = GOODS.into_iter().enumerate().map(|(kind, good)| (good, count(seen, at + kind)));
    counts.filter(|(_, count)| *count > 0).collect()
}

/// A position that looks like this observation, with what it does not tell filled in: others have not used their wharf, no
/// tile is discarded, and colonists that no number shows stand where the competition's university puts them.
pub fn position_of(seen: &[f32], mask: &[u8]) -> Result<Position, String> {
    if seen.len() != NUMBERS || mask.len() != ACTIONS {
        return Err(format!("observation and mask have {NUMBERS} and {ACTIONS} entries"));
    }
    let mask = Mask(mask);
    let step = mask.step();
    let ship = |at: usize| {
        let good = (0..GOODS.len()).find(|kind| seen[table::CARGO + (GOODS.len() + 1) * at + kind] > 0.5)?;
        Some(ShipDraft { size: SHIPS[at], good: GOODS[good], barrels: count(seen, table::LOAD + at) })
    };
    let seat = |at: usize| Seat::new(usize::from(count(seen, at)).min(PLAYERS - 1));
    let mover = seat(table::MOVER);
    let mut seats: Vec<PlayerDraft> = seen[GLOBAL..].chunks(PLAYER).map(player_of).collect();
    let supply = count(seen, table::COLONIST_SUPPLY);
    let ship_of_colonists = count(seen, table::COLONIST_SHIP);
    find_colonists(&mut seats, u32::from(supply) + u32::from(ship_of_colonists));
    let ending = ending_of(seen, &seats, supply, ship_of_colonists, step);
    let staffed = |building: Building| seats[mover.index()].city.get(&building).is_some_and(|&crew| crew > 0);
    let wharf_used = step == Step::Load && staffed(Building::Wharf) && !mask.any(act::WHARF, GOODS.len());
    // What the craftsman may take one more of is what was produced.
    let extra = |&(at, _): &(usize, Good)| mask.0[act::EXTRA + at] == 1;
    let roles = || ROLES[..IN_PLAY].iter().copied().enumerate();
    let draft = PositionDraft {
        seats,
        governor: seat(table::GOVERNOR),
        taken: roles().filter(|(at, _)| seen[table::FREE_ROLE + at] < 0.5).map(|(_, role)| role).collect(),
        step,
        mover: Some(mover),
        role_coins: roles()
            .map(|(at, role)| (role, u16::from(count(seen, table::COINS + at))))
            .filter(|(_, coins)| *coins > 0)
            .collect(),
        face_up: goods(seen, table::FACE_UP),
        quarries: Some(count(seen, table::QUARRIES)),
        trading_house: goods(seen, table::HOUSE_KINDS),
        ships: (0..SHIPS.len()).filter_map(ship).collect(),
        colonist_supply: Some(supply),
        colonist_ship: Some(ship_of_colonists),
        ending,
        phase: PhaseDraft {
            produced: GOODS.into_iter().enumerate().filter(extra).map(|(_, good)| good).collect(),
            wharf_used: if wharf_used { vec![mover] } else { vec![] },
            ..PhaseDraft::default()
        },
        ..blank()
    };
    draft.build().map_err(|error| error.to_string())
}

/// Whether the game ends after this round. That the colonists ran out can be seen only by a ship with too few of them.
fn ending_of(seen: &[f32], seats: &[PlayerDraft], supply: u8, ship: u8, step: Step) -> Option<Ending> {
    let circles = |seat: &PlayerDraft| -> u8 {
        seat.city.iter().map(|(building, crew)| building.data().circles.saturating_sub(*crew)).sum()
    };
    let needed = seats.iter().map(circles).fold(0, u8::saturating_add).max(PLAYERS as u8);
    if seen[table::POINTS] <= 0.0 {
        Some(Ending::Chips)
    } else if seen[GLOBAL..].chunks(PLAYER).any(|own| own[player::FREE_CITY] < 0.5) {
        Some(Ending::CityFull)
    } else if supply == 0 && ship < needed && step != Step::Place {
        Some(Ending::Colonists)
    } else {
        None
    }
}

fn blank() -> PositionDraft {
    serde_json::from_str(r#"{"setup":{"players":3},"seats":[]}"#)
        .unwrap_or_else(|error| unreachable!("a draft may leave out everything else: {error}"))
}

fn player_of(seen: &[f32]) -> PlayerDraft {
    let island = TILES.into_iter().enumerate().map(|(at, tile)| {
        let (tiles, occupied) = (count(seen, player::TILES + at), count(seen, player::OCCUPIED + at));
        (tile, TilesDraft { tiles, occupied })
    });
    let city = BUILDINGS.into_iter().enumerate().filter(|(at, _)| seen[player::OWNS + at] > 0.5);
    PlayerDraft {
        doubloons: count(seen, player::DOUBLOONS).into(),
        chips: count(seen, player::POINTS).into(),
        goods: goods(seen, player::BARRELS),
        island: island.filter(|(_, draft)| draft.tiles > 0).collect(),
        city: city.map(|(at, building)| (building, count(seen, player::CREW + at))).collect(),
        san_juan: count(seen, player::UNPLACED),
    }
}

/// Colonists that are nowhere to be seen stand on second spaces: beside large buildings that are not occupied, of players
/// with an occupied university.
fn find_colonists(seats: &mut [PlayerDraft], elsewhere: u32) {
    let owned = |seat: &PlayerDraft| -> u32 {
        let island = seat.island.values().map(|tiles| u32::from(tiles.occupied));
        island.chain(seat.city.values().map(|&crew| crew.into())).sum::<u32>() + u32::from(seat.san_juan)
    };
    let mut missing = COLONISTS.saturating_sub(elsewhere + seats.iter().map(owned).sum::<u32>());
    for seat in seats.iter_mut().filter(|seat| seat.city.get(&Building::University) == Some(&1)) {
        let empty = seat.city.iter().filter(|&(building, &crew)| building.is_large() && crew == 0).count();
        let found = missing.min(empty as u32);
        seat.san_juan = seat.san_juan.saturating_add(found as u8);
        missing -= found;
    }
}

/// What a bot does, told only an observation and a mask. Where they do not tell enough for a possible position, the first
/// action of the mask.
pub fn act(
    bot: &str,
    seen: &[f32],
    mask: &[u8],
    budget: &Budget,
    seed: u64,
) -> Result<Option<usize>, ChooseError> {
    let first = mask.iter().position(|&legal| legal == 1);
    let Ok(mut position) = position_of(seen, mask) else { return Ok(first) };
    let seat = position.mover();
    let offered = |index: usize| mask[index] == 1;
    let may_keep = Mask(mask).any(act::KEEP, GOODS.len());
    while position.mover() == seat && !position.is_over() {
        let any = AnyPosition::new::<PuertoRico>(GameId::PuertoRico, position);
        // Where barrels were chosen before, less is offered than in the position as it looks.
        let legal = |chosen: &Move| match PuertoRico::action(chosen.index) {
            Action::DoneStoring => may_keep,
            action => index_of(&position, action).is_none_or(offered),
        };
        let legal: Vec<Move> = any.legal(seat).into_iter().filter(legal).collect();
        if legal.is_empty() {
            break;
        }
        let chosen = bots::choose(bot, &any.view(Some(seat)), seat, &legal, budget, seed)?;
        let action = PuertoRico::action(chosen.index);
        if let Some(index) = index_of(&position, action) {
            return Ok(Some(index));
        }
        // A step of ours that is part of the next choice there.
        if PuertoRico::apply(&mut position, seat, action, &mut Fast::new(seed), &mut ()).is_err() {
            break;
        }
    }
    Ok(first)
}
