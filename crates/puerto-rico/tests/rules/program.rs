//! How the program plays: forced choices, refusals, standing orders, positions from outside.

use crate::play::*;
use game::{ActionSet, Illegal, Rules, Talk};
use puerto_rico::{Action, PuertoRico};

#[test]
fn a_forced_choice_is_played_by_the_program() {
    for players in 2..=5 {
        for seed in 0..5 {
            random_game(players, seed, |_, after| {
                if let Some(seat) = PuertoRico::to_act(after.position()).first() {
                    assert!(after.offered(seat).len() > 1, "{:?}", after.offered(seat));
                }
            });
        }
    }
    // Bernie can only load his corn on the ship of five, Christine nothing: Anne's load is followed by his.
    let mut table = stage(3)
        .ship(5, "corn", 1)
        .domain(ANNE, "1 barrel corn, 1 barrel sugar")
        .domain(BERNIE, "1 barrel corn")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!(table.loads(), ["Anne: 1 corn on 5 for 2", "Bernie: 1 corn on 5 for 1"]);
    table.turn(ANNE);
}

#[test]
fn an_illegal_action_changes_nothing() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut steps = 0;
        random_game(players, seed, |before, _| {
            steps += 1;
            if steps % 10 != 0 {
                return;
            }
            let seat = PuertoRico::to_act(before.position()).first().expect("somebody acted");
            let legal = PuertoRico::legal(before.position(), seat);
            for action in Action::ALL {
                if !legal.contains(action.index()) {
                    before.refuses(seat, &action.to_string());
                }
            }
            // Nobody else may do anything, not even what the player whose turn it is may.
            let other = seat.next(players);
            let mut position = *before.position();
            let first = PuertoRico::action(legal.first().expect("something is legal"));
            let refused = PuertoRico::apply(&mut position, other, first, &mut game::Fast::new(1), &mut ());
            assert_eq!((refused, position), (Err(Illegal::NotYourTurn), *before.position()));
        });
        assert!(steps > 50);
    }
}

#[test]
fn the_standing_order_produces_unless_switched_off() {
    let order = PuertoRico::standing_orders().iter().find(|order| order.plays.contains(&"produce"));
    let order = order.expect("there is an order to produce");
    assert!(order.default, "it is on unless switched off");
    // What it plays is legal where production is asked, and it produces.
    let mut table = stage(4).domain(BERNIE, "1 corn+").begin();
    table.play(ANNE, "take craftsman");
    let played = order.plays.iter().find(|text| table.offered(BERNIE).contains(&text.to_string()));
    assert_eq!(played, Some(&"produce"));
    // Nowhere else does it decide anything for a player.
    for text in order.plays {
        assert!(table.clone().roles().iter().all(|role| *text != format!("take {role}")));
    }
}
