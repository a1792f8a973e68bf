//! The board of the card game: `parts(table, sheet) -> regions`.
//!
//! One file per subject. The page around it supplies `<form id="act">`; every button of the board belongs to that form
//! and sends `action=<notation>`.

mod cards;
mod city;
mod hand;
mod middle;
pub mod model;
mod players;
#[cfg(test)]
mod tests;

pub use model::{Chip, Face, House, Kind, Player, PriceCard, RoleCard, Table, Tray, Turned};

use crate::games::board::{NOWHERE, Sheet, regions, rows, standstill};
use crate::regions::Region;

/// What a part of this board is drawn from.
type Seen<'a> = crate::games::board::Seen<'a, Table>;

impl Seen<'_> {
    /// The name of a card, as a heading.
    fn name(&self, card: &str) -> String {
        self.name_of("card", card)
    }

    /// The name of anything, as a heading.
    fn name_of(&self, family: &str, id: &str) -> String {
        let name = self.say(&format!("{family}-{id}"));
        let mut letters = name.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}

/// The whole position, part by part: pages replace only what changed.
pub fn parts(table: &Table, sheet: &Sheet) -> Vec<Region<'static>> {
    let Table { governor, current, me, over, .. } = *table;
    let first = standstill(sheet, table.standstill).into_iter().chain([if over {
        let points = Table { players: table.players.clone(), ..Table::default() };
        sheet.part("scores", points, &[], players::scores)
    } else {
        let names = table.players.iter().map(|player| Player {
            seat: player.seat,
            name: player.name.clone(),
            ..Player::default()
        });
        let cards = Table { roles: table.roles.clone(), players: names.collect(), ..Table::default() };
        sheet.part("roles", cards, &["role-"], middle::roles)
    }]);
    let prices = Table { prices: table.prices.clone(), ..Table::default() };
    let piles = Table {
        deck: table.deck,
        discard: table.discard,
        known_discards: table.known_discards.clone(),
        drawn_size: if table.drawn.is_empty() { table.drawn_size } else { 0 },
        ..Table::default()
    };
    let mut shore = vec![
        sheet.part("trading-house", prices, &["trading-house"], middle::trading_house),
        sheet.part("piles", piles, &["deck", "discard"], middle::piles),
    ];
    if table.cathedral.is_some() {
        let cathedral = Table { cathedral: table.cathedral.clone(), ..Table::default() };
        shore.push(sheet.part("cathedral", cathedral, &["cathedral"], middle::cathedral));
    }
    let drawn = (!table.drawn.is_empty()).then(|| {
        let drawn = Table { drawn: table.drawn.clone(), ..Table::default() };
        sheet.part("drawn", drawn, &["drawn-"], hand::drawn)
    });
    let mut common: Vec<Region> = first.collect();
    let layout = [("", common.len()), ("shore", shore.len()), ("", 1)];
    common.extend(shore);
    common.extend(drawn);
    let about = |player: &Player| Table {
        governor: if governor == player.seat { governor } else { 0 },
        current: if current == player.seat { current } else { 0 },
        players: vec![player.clone()],
        ..Table::default()
    };
    regions(
        sheet,
        &table.players,
        me,
        |player| {
            let draw = |seen: Seen| players::opponent(seen, &seen.table.players[0]);
            sheet.part(format!("player-{}", player.seat), about(player), &[], draw)
        },
        |player| {
            let tight = players::is_tight(table, player);
            let own = Table { me, tight, tray: table.tray.clone(), ..about(player) };
            let draw = |seen: Seen| players::own(seen, &seen.table.players[0]);
            sheet.part("own", own, &["hand-", "building-", NOWHERE], draw)
        },
        (common, rows(layout)),
    )
}
