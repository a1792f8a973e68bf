//! The end of the game: the last victory point, and what follows. (Colonists and cities: see mayor and builder.)

use crate::play::*;
use game::{Illegal, Rules, Seats};
use puerto_rico::PuertoRico;

/// Anne, captain, loads three corn and earns four of the points that are left; the others finish the round.
fn four_points_of(left: u16) -> Play {
    let mut table = stage(4).point_supply(left).domain(ANNE, "3 barrels corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    if left == 4 {
        table.play(ANNE, "take one bonus");
    }
    for (seat, role) in [(BERNIE, "settler"), (CHRISTINE, "builder"), (DAVID, "prospector")] {
        assert_eq!(table.ending(), None, "the round goes on");
        table.turn(seat);
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    table
}

#[test]
fn the_last_point_ends_the_game_after_the_round() {
    for left in [1, 4] {
        let table = four_points_of(left);
        assert_eq!((table.ending(), table.points(ANNE)), (Some("chips"), 4), "{left} left");
    }
}

#[test]
fn one_point_left_does_not_end_the_game() {
    let table = four_points_of(5);
    assert_eq!((table.ending(), table.point_supply()), (None, 1));
    table.turn(BERNIE);
    table.offers(BERNIE, "take captain");
}

#[test]
fn nobody_acts_after_the_end() {
    let table = four_points_of(4);
    assert_eq!(PuertoRico::to_act(table.position()), Seats::NONE);
    for seat in table.seats() {
        assert_eq!(table.offered(seat), [""; 0]);
        let mut position = *table.position();
        let refused = PuertoRico::apply(
            &mut position,
            seat,
            table.action("take settler"),
            &mut game::Fast::new(1),
            &mut (),
        );
        assert_eq!(refused, Err(Illegal::Over));
        assert_eq!(position, *table.position());
    }
}
