//! The buildings and goods of Puerto Rico.

use crate::games::components::table;
use crate::{games::puerto_rico::art as drawn, visitor::Visitor};
use catalog::GameId;
use maud::{Markup, html};
use puerto_rico::{Building, Good, components::Table};

/// Buildings, goods, and what depends on the number of players.
pub fn tables(visitor: &Visitor) -> Markup {
    let words = visitor.tongue_of(GameId::PuertoRico);
    let t = |id: &str| words.t(id);
    let buildings = html! {
        @for building in Building::ALL {
            @let data = building.data();
            tr {
                th scope="row" { (drawn::building(building.id())) " " (t(&format!("building-{}", building.id()))) }
                td { (data.price) }
                td { (data.points) }
                td { (data.circles) }
                td { (data.copies) }
            }
        }
    };
    let goods = html! {
        @for good in Good::ALL {
            @let data = good.data();
            tr {
                th scope="row" { (drawn::barrel(good.id())) " " (t(&format!("good-{}", good.id()))) }
                td { (data.barrels) }
                td { (data.plantations) }
                td { (data.price) }
            }
        }
    };
    let traits = GameId::PuertoRico.traits();
    let by_players = html! {
        @for players in traits.least_players..=traits.most_players {
            @let table = Table::of(players);
            tr {
                th scope="row" { (players) }
                td { (table.doubloons) }
                td { (table.chips) }
                td { (table.colonists) }
                td { (table.ships.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")) }
                td { (table.roles) }
                td { (table.row) }
            }
        }
    };
    let players = ["players", "doubloons", "chips", "colonists", "ships", "roles", "row"];
    html! {
        h3 { (t("rules-buildings")) }
        (table(&["rules-building", "rules-price", "rules-points", "rules-circles", "rules-copies"].map(t), buildings))
        h3 { (t("rules-goods")) }
        (table(&["rules-good", "rules-barrels", "rules-plantations", "rules-price"].map(t), goods))
        h3 { (t("rules-by-players")) }
        (table(&players.map(|what| t(&format!("rules-{what}"))), by_players))
    }
}
