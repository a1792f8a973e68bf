//! The Mundus Novus board: the line of developments, the ring of offers around the market, the reader's hand.

mod cards;
mod chain;
mod hand;
mod line;
pub mod model;
mod players;
mod quay;
mod ring;
#[cfg(test)]
mod tests;
mod workbench;

pub use model::{
    Brings, Deed, Dev, Hop, LineCard, Phase, Pile, Plan, PlanSet, Player, Reach, Secret, Squadron, Table,
    Tray,
};

use crate::games::board::{NOWHERE, Place, Sheet, Tip, old_regions as regions, panel, rows, spot};
use crate::regions::Region;

/// What a part of this board is drawn from.
type Seen<'a> = crate::games::board::Seen<'a, Table>;

impl Seen<'_> {
    fn name(&self, seat: usize) -> &str {
        self.table.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str())
    }
}

/// The whole position, part by part: pages replace only what changed.
pub fn parts(table: &Table, sheet: &Sheet) -> Vec<Region<'static>> {
    let Table { me, over, round, phase, master, goal, announced, .. } = *table;
    let each = |pare: fn(&Player) -> Player| table.players.iter().map(pare).collect();
    let name = |player: &Player| Player { seat: player.seat, name: player.name.clone(), ..Player::default() };
    let sky = Table {
        event: table.event.clone(),
        calling: table.calling,
        last_round: table.last_round,
        round,
        ..Table::default()
    };
    let line = Table {
        line: table.line.clone(),
        reaches: table.reaches.clone(),
        development_deck: table.development_deck,
        ..Table::default()
    };
    let middle = if over {
        let scores = |player: &Player| Player {
            seat: player.seat,
            name: player.name.clone(),
            score: player.score.clone(),
            perfect: player.perfect,
            ..Player::default()
        };
        sheet.part("scores", Table { players: each(scores), ..Table::default() }, &[], players::scores)
    } else {
        let stations = |player: &Player| Player {
            seat: player.seat,
            name: player.name.clone(),
            laid: player.laid.clone(),
            total: player.total,
            secret: player.secret,
            backs: player.backs,
            deeds: player.deeds.clone(),
            ..Player::default()
        };
        let ring = Table {
            me,
            acting: table.acting.clone(),
            round,
            phase,
            master,
            announced,
            announcements: table.announcements.clone(),
            market: table.market.clone(),
            display: table.display.clone(),
            taken: table.taken.clone(),
            hops: table.hops.clone(),
            players: each(stations),
            ..Table::default()
        };
        let places = ["display-", "announcement", "market-", "taken", "laid-", "seat-"];
        sheet.part("ring", ring, &places, ring::ring)
    };
    let quay = Table {
        squadrons: table.squadrons.clone(),
        phase,
        acting: table.acting.clone(),
        hops: table.hops.clone(),
        gift: table.gift,
        deck: table.deck,
        players: each(name),
        ..Table::default()
    };
    let common = vec![
        sheet.part("sky", sky, &["happening"], line::sky),
        sheet.part("line", line, &["line-", "development-deck"], line::line),
        middle,
        sheet.part("quay", quay, &["squadrons"], quay::quay),
    ];
    let about = |player: &Player| Table {
        acting: table.acting.iter().copied().filter(|seat| *seat == player.seat).collect(),
        master: if master == player.seat { master } else { 0 },
        goal,
        // What lies at their station is shown there.
        players: vec![Player {
            laid: Vec::new(),
            total: None,
            secret: Secret::Nothing,
            backs: None,
            deeds: Vec::new(),
            score: Vec::new(),
            ..player.clone()
        }],
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
            let own = Table {
                me,
                hand: table.hand.clone(),
                merchants: table.merchants,
                tray: table.tray.clone(),
                plans: table.plans.clone(),
                ..about(player)
            };
            let draw = |seen: Seen| players::own(seen, &seen.table.players[0]);
            let places = ["hand-", "resource-", "bench", "development-", "warehouses", NOWHERE];
            sheet.part("own", own, &places, draw)
        },
        (common, rows([("front", 2), ("trade", 2)])),
    )
}
