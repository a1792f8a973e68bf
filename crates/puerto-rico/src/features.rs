//! Numbers for a learning player: everything on the table, seen from one seat, about 0 to 1 each.
//!
//! First the boards, own board first and then clockwise (zeros for absent players), then the table. One list writes
//! the numbers, their names and what they are about, so these always agree.

use crate::{
    PuertoRico,
    components::*,
    position::{Position, Step},
};
use game::{Learn, Pen, Seat, Topic, flag, share};

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

impl Learn for PuertoRico {
    const FEATURES: usize = COUNT;

    fn describe(p: &Position, seat: Seat, pen: &mut impl Pen) {
        let players = p.players();
        for step in 0..MOST_PLAYERS as u8 {
            let at = (seat.index() as u8 + step) % players;
            let who = (step < players).then(|| Seat::new(at.into()));
            board(p, who, step, pen);
        }
        table(p, pen);
    }
}

fn board(p: &Position, who: Option<Seat>, step: u8, pen: &mut impl Pen) {
    let of = |what: &str| {
        if step == 0 { format!("own {what}") } else { format!("{what} of the player {step} to the left") }
    };
    let mut write = |about: Topic, what: &dyn Fn() -> String, value: &dyn Fn(Seat) -> f32| {
        let about = if step == 0 { about } else { Topic::Others };
        pen.write(about, || of(&what()), || who.map_or(0.0, value));
    };
    let named = |name: &'static str| move || name.to_string();
    write(Topic::Turn, &named("presence"), &|_| 1.0);
    write(Topic::Money, &named("doubloons / 20"), &|seat| share(p.player(seat).doubloons, 20.0));
    write(Topic::Points, &named("victory point chips / 50"), &|seat| share(p.player(seat).chips, 50.0));
    write(Topic::Points, &named("points if the game ended now / 60"), &|seat| {
        p.score(seat).total() as f32 / 60.0
    });
    write(Topic::Colonists, &named("colonists / 25"), &|seat| share(p.player(seat).colonists, 25.0));
    write(Topic::Colonists, &named("colonists in San Juan / 10"), &|seat| {
        share(p.player(seat).san_juan, 10.0)
    });
    write(Topic::Colonists, &named("circles / 30"), &|seat| share(p.player(seat).spots, 30.0));
    write(Topic::Plantations, &named("free island spaces / 12"), &|seat| {
        share(p.player(seat).free_island(), 12.0)
    });
    write(Topic::Buildings, &named("free city spaces / 12"), &|seat| share(p.player(seat).free_city(), 12.0));
    write(Topic::Turn, &named("governorship"), &|seat| flag(seat == p.governor));
    write(Topic::Turn, &named("role being played"), &|seat| flag(seat == p.chooser));
    write(Topic::Turn, &named("turn"), &|seat| flag(seat == p.mover && !p.is_over()));
    write(Topic::Turn, &named("wharf used in this phase"), &|seat| flag(p.has_used_wharf(seat)));
    for good in Good::ALL {
        let id = good.id();
        write(Topic::Goods, &|| format!("barrels of {id} / 8"), &|seat| {
            share(p.player(seat).goods.get(good), 8.0)
        });
        write(Topic::Production, &|| format!("production of {id} / 5"), &|seat| {
            share(p.player(seat).capacity().get(good), 5.0)
        });
    }
    for tile in Tile::ALL {
        let id = tile.id();
        write(Topic::Plantations, &|| format!("{id} tiles / 5"), &|seat| {
            share(p.player(seat).tiles(tile), 5.0)
        });
        write(Topic::Colonists, &|| format!("occupied {id} tiles / 5"), &|seat| {
            share(p.player(seat).colonists_at(Place::tile(tile)), 5.0)
        });
    }
    for building in Building::ALL {
        let id = building.id();
        write(Topic::Buildings, &|| id.to_string(), &|seat| flag(p.player(seat).has(building)));
        write(Topic::Colonists, &|| format!("{id}: share of circles occupied"), &|seat| {
            let colonists = p.player(seat).colonists_at(Place::building(building));
            share(colonists, building.data().circles)
        });
    }
}

fn table(p: &Position, pen: &mut impl Pen) {
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

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names = PuertoRico::feature_names();
        assert_eq!(names.len(), COUNT);
        let distinct: std::collections::HashSet<_> = names.iter().collect();
        assert_eq!(distinct.len(), COUNT);
    }

    #[test]
    fn a_question_about_the_bonus_looks_like_loading() {
        // The shipped networks have learned from exactly these features.
        assert_eq!(COUNT, 537);
        let draft = Position::builder(4).chips(2, 99).ship(5, Good::Corn, 3).taken(&[Role::Captain]);
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
