//! The buildings and goods of Puerto Rico.

use crate::{games::puerto_rico::art as drawn, visitor::Visitor};
use catalog::GameId;
use maud::{Markup, html};
use puerto_rico::{Building, Good, components::Table};

/// Buildings, goods, and what depends on the number of players.
pub fn tables(visitor: &Visitor) -> Markup {
    let words = visitor.tongue_of(GameId::PuertoRico);
    let t = |id: &str| words.t(id);
    html! {
        h3 { (t("rules-buildings")) }
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (t("rules-building")) }
                        th scope="col" { (t("rules-price")) }
                        th scope="col" { (t("rules-points")) }
                        th scope="col" { (t("rules-circles")) }
                        th scope="col" { (t("rules-copies")) }
                    }
                }
                tbody {
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
                }
            }
        }
        h3 { (t("rules-goods")) }
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (t("rules-good")) }
                        th scope="col" { (t("rules-barrels")) }
                        th scope="col" { (t("rules-plantations")) }
                        th scope="col" { (t("rules-price")) }
                    }
                }
                tbody {
                    @for good in Good::ALL {
                        @let data = good.data();
                        tr {
                            th scope="row" { (drawn::barrel(good.id())) " " (t(&format!("good-{}", good.id()))) }
                            td { (data.barrels) }
                            td { (data.plantations) }
                            td { (data.price) }
                        }
                    }
                }
            }
        }
        h3 { (t("rules-by-players")) }
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (t("rules-players")) }
                        th scope="col" { (t("rules-doubloons")) }
                        th scope="col" { (t("rules-chips")) }
                        th scope="col" { (t("rules-colonists")) }
                        th scope="col" { (t("rules-ships")) }
                        th scope="col" { (t("rules-roles")) }
                        th scope="col" { (t("rules-row")) }
                    }
                }
                tbody {
                    @let traits = GameId::PuertoRico.traits();
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
                }
            }
        }
    }
}
