//! Numbers for a learning player: everything on the table, seen from one seat, about 0 to 1 each.
//!
//! First the boards, own board first and then clockwise (zeros for absent players), then the table. One list writes
//! the numbers, their names and what they are about, so these always agree.

use crate::{
    PuertoRico,
    components::*,
    position::{Position, Step},
};
use game::{Learn, Pen, Seat, flag, kinds, share};

/// Features of one board.
const BOARD: usize = 13 + 2 * Good::COUNT + 2 * Tile::COUNT + 2 * Building::COUNT;
/// Features of the table.
const TABLE: usize = 3 * Role::COUNT
    + (Step::ALL.len() - 1)
    + 5 * Good::COUNT
    + Ship::COUNT * (Good::COUNT + 2)
    + Building::COUNT
    + 10;
/// All features.
const COUNT: usize = MOST_PLAYERS * BOARD + TABLE;

kinds! {
    /// What a feature is about.
    pub enum Topic {
        /// Everything of the other players.
        Others = "others",
        /// Whose turn it is, and what is asked.
        Turn = "turn",
        /// How near the end is.
        Ending = "ending",
        /// What everybody can still get.
        Offer = "offer",
        /// Money.
        Money = "money",
        /// Points.
        Points = "points",
        /// Own goods.
        Goods = "goods",
        /// Own buildings.
        Buildings = "buildings",
        /// Roles.
        Roles = "roles",
        /// Prices and the trading house.
        Trade = "trade",
        /// Own plantations.
        Plantations = "plantations",
        /// Own colonists and their circles.
        Colonists = "colonists",
        /// What is produced.
        Production = "production",
        /// Ships to be loaded.
        Ships = "ships",
    }
}

impl Learn for PuertoRico {
    type Topic = Topic;

    const FEATURES: usize = COUNT;

    fn describe(p: &Position, seat: Seat, pen: &mut impl Pen<Topic>) {
        let players = p.players();
        for step in 0..players {
            board(p, Seat::new(usize::from((seat.index() as u8 + step) % players)), step, pen);
        }
        pen.write_nothing((MOST_PLAYERS - usize::from(players)) * BOARD);
        table(p, pen);
    }
}

/// The board of the player this many steps to the left.
fn board(p: &Position, seat: Seat, step: u8, pen: &mut impl Pen<Topic>) {
    let player = p.player(seat);
    let about = |own: Topic| if step == 0 { own } else { Topic::Others };
    let of = |what: &str| {
        if step == 0 { format!("own {what}") } else { format!("{what} of the player {step} to the left") }
    };
    let mut number = |own: Topic, what: &str, value: f32| pen.write(about(own), || of(what), || value);
    number(Topic::Turn, "presence", 1.0);
    number(Topic::Money, "doubloons / 20", share(player.doubloons, 20.0));
    number(Topic::Points, "victory point chips / 50", share(player.chips, 50.0));
    number(Topic::Points, "points if the game ended now / 60", p.score(seat).total() as f32 / 60.0);
    number(Topic::Colonists, "colonists / 25", share(player.colonists, 25.0));
    number(Topic::Colonists, "colonists in San Juan / 10", share(player.san_juan, 10.0));
    number(Topic::Colonists, "circles / 30", share(player.spots, 30.0));
    number(Topic::Plantations, "free island spaces / 12", share(player.free_island(), 12.0));
    number(Topic::Buildings, "free city spaces / 12", share(player.free_city(), 12.0));
    number(Topic::Turn, "governorship", flag(seat == p.governor));
    number(Topic::Turn, "role being played", flag(seat == p.chooser));
    number(Topic::Turn, "turn", flag(p.acting().contains(seat)));
    number(Topic::Turn, "wharf used in this phase", flag(p.has_used_wharf(seat)));
    let capacity = player.capacity();
    for good in Good::ALL {
        let (barrels, made) = (player.goods.get(good), capacity.get(good));
        pen.write(about(Topic::Goods), || of(&format!("barrels of {good} / 8")), || share(barrels, 8.0));
        pen.write(about(Topic::Production), || of(&format!("production of {good} / 5")), || share(made, 5.0));
    }
    for tile in Tile::ALL {
        let (tiles, occupied) = (player.tiles(tile), player.colonists_at(Place::tile(tile)));
        pen.write(about(Topic::Plantations), || of(&format!("{tile} tiles / 5")), || share(tiles, 5.0));
        pen.write(
            about(Topic::Colonists),
            || of(&format!("occupied {tile} tiles / 5")),
            || share(occupied, 5.0),
        );
    }
    for building in Building::ALL {
        let circles = building.data().circles;
        let occupied = player.colonists_at(Place::building(building));
        pen.write(about(Topic::Buildings), || of(building.id()), || flag(player.has(building)));
        pen.write(
            about(Topic::Colonists),
            || of(&format!("{building}: share of circles occupied")),
            || share(occupied, circles),
        );
    }
}

fn table(p: &Position, pen: &mut impl Pen<Topic>) {
    for role in Role::ALL {
        let id = role.id();
        let free = p.roles().contains(&role) && !p.is_taken(role);
        pen.write(Topic::Roles, || format!("{id} can be taken"), || flag(free));
        pen.write(Topic::Roles, || format!("doubloons on {id} / 5"), || share(p.coins_on(role), 5.0));
        pen.write(Topic::Roles, || format!("{id} is being played"), || flag(p.role() == Some(role)));
    }
    // The bonus is a part of loading, and the networks have learned without a feature for it.
    let asked = if p.step == Step::Bonus { Step::Load } else { p.step };
    for step in Step::ALL.into_iter().filter(|&step| step != Step::Bonus) {
        pen.write(Topic::Turn, || format!("asked: {}", step.id()), || flag(asked == step));
    }
    for good in Good::ALL {
        let id = good.id();
        pen.write(Topic::Offer, || format!("{id} in the supply / 11"), || share(p.supply.get(good), 11.0));
        pen.write(Topic::Trade, || format!("{id} in the trading house"), || share(p.house.get(good), 1.0));
        pen.write(Topic::Offer, || format!("{id} plantations face up / 3"), || share(p.row.get(good), 3.0));
        pen.write(
            Topic::Offer,
            || format!("{id} plantations face down / 12"),
            || share(p.face_down().get(good), 12.0),
        );
        pen.write(
            Topic::Offer,
            || format!("{id} plantations discarded / 12"),
            || share(p.discarded().get(good), 12.0),
        );
    }
    for ship in Ship::ALL {
        let size = ship.size();
        let cargo = p.cargo(ship);
        pen.write(Topic::Ships, || format!("ship {size} in play"), || flag(p.table().ships.contains(&size)));
        pen.write(
            Topic::Ships,
            || format!("ship {size}: share filled"),
            || cargo.map_or(0.0, |(_, barrels)| share(barrels, size)),
        );
        for good in Good::ALL {
            let carries = cargo.is_some_and(|(carried, _)| carried == good);
            pen.write(Topic::Ships, || format!("ship {size} carries {}", good.id()), || flag(carries));
        }
    }
    for building in Building::ALL {
        pen.write(
            Topic::Offer,
            || format!("{}: tiles left / 4", building.id()),
            || share(p.stock(building), 4.0),
        );
    }
    let table = p.table();
    pen.write(Topic::Offer, || "quarries left / 8".into(), || share(p.quarries, QUARRIES));
    pen.write(
        Topic::Ending,
        || "colonist supply, share left".into(),
        || share(p.colonist_supply, table.colonists),
    );
    pen.write(Topic::Ending, || "colonists on the ship / 10".into(), || share(p.colonist_ship, 10.0));
    pen.write(Topic::Ending, || "victory points left, share".into(), || share(p.vp_supply, table.chips));
    pen.write(Topic::Ending, || "the game ends after this round".into(), || flag(p.ending.is_some()));
    pen.write(
        Topic::Roles,
        || "roles taken this round, share".into(),
        || p.taken.count_ones() as f32 / f32::from(table.turns),
    );
    for players in FEWEST_PLAYERS..FEWEST_PLAYERS + 4 {
        pen.write(Topic::Turn, || format!("{players} players"), || flag(p.players() == players));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PositionDraft;

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names = PuertoRico::feature_names();
        assert_eq!(names.len(), COUNT);
        let distinct: std::collections::HashSet<_> = names.iter().collect();
        assert_eq!(distinct.len(), COUNT);
    }

    #[test]
    fn a_question_about_the_bonus_looks_like_loading() {
        let draft = PositionDraft::new(4).chips(2, 99).ship(5, Good::Corn, 3).taken(&[Role::Captain]);
        let position = draft.asking(Step::Bonus, 1).build().expect("a sound position");
        let mut numbers = [0.0; COUNT];
        PuertoRico::features(&position, Seat::FIRST, &mut numbers);
        let asked: Vec<_> = PuertoRico::feature_names()
            .into_iter()
            .zip(numbers)
            .filter(|(name, number)| name.starts_with("asked: ") && *number > 0.0)
            .collect();
        assert_eq!(asked, [("asked: load".to_string(), 1.0)]);
    }
}
