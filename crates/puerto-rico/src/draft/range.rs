//! Numbers of a draft that are out of range: each is reported, and brought back into range so that everything else about
//! the draft can be judged as well.

use super::PositionDraft;
use crate::components::*;
use game::{Fault, Seat, fault, impossible::seat_at_table};
use std::collections::BTreeMap;

/// Brings every number to its limit, leaves a board for every player and no seat that nobody has; and tells everything
/// that had to be changed.
pub(super) fn limit(draft: &mut PositionDraft, players: u8) -> Vec<Fault> {
    let mut reasons = Vec::new();
    numbers(draft, Table::of(players), &mut reasons);
    if draft.seats.len() != usize::from(players) {
        reasons.push(Fault::wrong_players(draft.seats.len(), players));
        draft.seats.resize_with(players.into(), Default::default);
    }
    let mut at_table = |who: &str, seat: Seat| seat_at_table(who, seat, players, &mut reasons);
    draft.governor = at_table("the governor", draft.governor);
    draft.mover = draft.mover.map(|mover| at_table("the player to act", mover));
    draft.phase.wharf_used.retain(|&seat| at_table("a player who has used the wharf", seat) == seat);
    reasons
}

/// Every number that has a limit of its own.
fn numbers(draft: &mut PositionDraft, table: &Table, reasons: &mut Vec<Fault>) {
    let mut limit = |what: String, number: &mut u8, most: u8| {
        if *number > most {
            reasons.push(fault!(
                "too-many",
                "{number} {what}: there are {most}",
                number = *number,
                what,
                most
            ));
            *number = most;
        }
    };
    for (at, player) in draft.seats.iter_mut().enumerate() {
        let seat = at + 1;
        for (good, barrels) in &mut player.goods {
            limit(format!("barrels of {} of seat {seat}", good.id()), barrels, table.barrels(*good));
        }
        for (tile, laid) in &mut player.island {
            limit(format!("{} tiles of seat {seat}", tile.id()), &mut laid.tiles, ISLAND_SPACES);
            limit(format!("occupied {} tiles of seat {seat}", tile.id()), &mut laid.occupied, laid.tiles);
        }
        for (building, colonists) in &mut player.city {
            let what = format!("colonists in the {} of seat {seat}", building.id());
            limit(what, colonists, building.data().circles);
        }
        let what = format!("colonists in San Juan of seat {seat}");
        limit(what, &mut player.san_juan, table.all_colonists());
    }
    let mut kinds = |what: &str, map: Option<&mut BTreeMap<Good, u8>>, most: fn(&Table, Good) -> u8| {
        for (good, number) in map.into_iter().flatten() {
            limit(format!("{what} of {}", good.id()), number, most(table, *good));
        }
    };
    kinds("face-up plantations", Some(&mut draft.face_up), Table::plantations);
    kinds("discarded plantations", Some(&mut draft.discarded), Table::plantations);
    kinds("face-down plantations", draft.face_down.as_mut(), Table::plantations);
    kinds("barrels in the trading house", Some(&mut draft.trading_house), Table::barrels);
    kinds("barrels in the supply", draft.supply.as_mut(), Table::barrels);
}
