//! The Santiago de Cuba board: `parts(table, sheet) -> regions`.
//!
//! One file per place on the table. The page around it supplies `<form id="act">`;
//! every button of the board belongs to that form and sends `action=<notation>`.

pub mod model;
mod players;
mod round;
mod ship;
mod signs;
mod street;
mod supply;
#[cfg(test)]
mod tests;
mod town;

pub use model::{
    Deliveries, Demand, Die, District, Flag, House, Load, Player, Round, Sign, Stock, Stop, Table, Wares,
};

use crate::games::board::{Sheet, regions, standstill};
use crate::{art, games::santiago::art as drawn, regions::Region};
use maud::{Markup, html};

/// What a part of this board is drawn from.
type Seen<'a> = crate::games::board::Seen<'a, Table>;

impl Seen<'_> {
    fn named(&self, key: &str, seat: usize) -> String {
        self.words.named(key, self.name(seat))
    }

    fn name(&self, seat: usize) -> &str {
        self.table.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str())
    }

    /// A piece of a good with its letter.
    fn good(&self, good: &str) -> Markup {
        drawn::good(good, &self.say(&format!("letter-{good}")))
    }

    /// A flower with its letter.
    fn flower(&self, flower: &str) -> Markup {
        drawn::flower(flower, &self.say(&format!("letter-{flower}")))
    }
}

/// The whole position, part by part: pages replace only what changed.
pub fn parts(table: &Table, sheet: &Sheet) -> Vec<Region<'static>> {
    let Table { me, current, active, driving, ship, ships, value, demand, .. } = *table;
    let names = || {
        let name =
            |player: &Player| Player { seat: player.seat, name: player.name.clone(), ..Player::default() };
        table.players.iter().map(name).collect()
    };
    let street = Table { stops: table.stops.clone(), active, driving, ..Table::default() };
    let town = Table { districts: table.districts.clone(), players: names(), ..Table::default() };
    let bay = Table {
        flags: table.flags.clone(),
        chequered: table.chequered.clone(),
        dice: table.dice.clone(),
        ship,
        ships,
        value,
        demand,
        ..Table::default()
    };
    let supply = Table { supply: table.supply, ..Table::default() };
    let mut common: Vec<Region> = standstill(sheet, table.standstill).into_iter().collect();
    let first = common.len();
    common.push(sheet.part("stops", street, &["effect", "cuban-", "drive-"], street::stops));
    common.push(sheet.part("town", town, &["building-"], town::districts));
    common.push(sheet.part("harbour", bay, &["flag-", "ship", "die-"], ship::bay));
    if table.round.is_some() {
        let round = Table { round: table.round.clone(), players: names(), ..Table::default() };
        common.push(sheet.part("deliveries", round, &[], round::round));
    }
    common.push(sheet.part("supply", supply, &["supply-"], supply::supply));
    let words = sheet.words.clone();
    let lay = move |inner: &[Markup]| {
        let (first, rest) = inner.split_at(first);
        let (street, bay) = rest.split_at(2);
        html! {
            @for part in first { (part) }
            div .street role="group" aria-label=(words.say("street")) { @for part in street { (part) } }
            div .bay { @for part in bay { (part) } }
        }
    };
    let about = |player: &Player| Table {
        current: if current == player.seat { current } else { 0 },
        active: if active == player.seat { active } else { 0 },
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
            let own = Table { me, dice: table.dice.clone(), demand, ..about(player) };
            let draw = |seen: Seen| players::own(seen, &seen.table.players[0]);
            sheet.part("own", own, &["own-"], draw)
        },
        (common, lay),
    )
}

/// The mark of a seat with the player's name beside it.
fn player_mark(seen: Seen, seat: usize) -> Markup {
    html! { (art::seat(seat)) span { (seen.name(seat)) } }
}
