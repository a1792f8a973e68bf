//! Captain: loading, victory points, harbor and wharf, full ships.

use crate::play::*;
use game::Rules;
use puerto_rico::{Action, Good, PuertoRico, Ship, Step};

/// A ship with each of corn, indigo and sugar aboard: neither tobacco nor coffee can be loaded.
fn three_kinds_aboard() -> Stage {
    stage(4).ship(5, "corn", 1).ship(6, "indigo", 1).ship(7, "sugar", 1)
}

#[test]
fn anne_bernie_christine_david_load_the_ships() {
    let mut table = stage(4)
        .ship(6, "corn", 3)
        .domain(ANNE, "2 barrels corn, 6 barrels sugar")
        .domain(BERNIE, "2 barrels sugar, 3 barrels tobacco")
        .domain(CHRISTINE, "2 barrels corn, 1 barrel tobacco")
        .domain(DAVID, "1 barrel corn, 5 barrels indigo")
        .begin();
    table.play(ANNE, "take captain");
    // Two corn or six sugar, and the sugar only on the ship that takes all six.
    assert_eq!(table.offered(ANNE), ["load corn on 6", "load sugar on 7"]);
    table.play(ANNE, "load sugar on 7");
    assert_eq!(table.points(ANNE), 7, "6 + 1 for the captain");
    assert_eq!(table.offered(BERNIE), ["load sugar on 7", "load tobacco on 5"]);
    table.play(BERNIE, "load sugar on 7");
    assert_eq!(table.points(BERNIE), 1);
    assert_eq!((table.ship(7), table.barrels(BERNIE, "sugar")), (Some(("sugar", 7)), 1));
    assert_eq!(table.offered(CHRISTINE), ["load corn on 6", "load tobacco on 5"]);
    table.play(CHRISTINE, "load tobacco on 5");

    // From here nobody has a choice: David, Anne and Bernie load what they must, then everybody stores.
    assert_eq!(
        table.loads(),
        [
            "Anne: 6 sugar on 7 for 7",
            "Bernie: 1 sugar on 7 for 1",
            "Christine: 1 tobacco on 5 for 1",
            "David: 1 corn on 6 for 1",
            "Anne: 2 corn on 6 for 2",
            "Bernie: 3 tobacco on 5 for 3",
        ]
    );
    assert_eq!([ANNE, BERNIE, CHRISTINE, DAVID].map(|seat| table.points(seat)), [9, 4, 1, 1]);

    // Bernie keeps his one sugar, Christine one of two corn, David one of five indigo.
    assert_eq!(table.all_barrels(ANNE), [0; 5]);
    assert_eq!(table.all_barrels(BERNIE), [0, 0, 1, 0, 0]);
    assert_eq!(table.all_barrels(CHRISTINE), [1, 0, 0, 0, 0]);
    assert_eq!(table.all_barrels(DAVID), [0, 1, 0, 0, 0]);
    assert_eq!(table.losses(), ["Christine: 1 corn", "David: 4 indigo"]);

    // The full ships of 6 and 7 are emptied, four tobacco stay on the ship of 5.
    assert_eq!(table.ships(), [(5, Some(("tobacco", 4))), (6, None), (7, None)]);
    assert_eq!(["corn", "indigo", "sugar", "tobacco"].map(|good| table.supply(good)), [9, 10, 10, 5]);
}

#[test]
fn a_player_who_can_load_must_load() {
    let mut table = stage(4)
        .ship(5, "corn", 1)
        .domain(ANNE, "1 barrel corn, 1 barrel sugar")
        .domain(BERNIE, "1 barrel corn")
        .begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(ANNE), ["load corn on 5", "load sugar on 6", "load sugar on 7"]);
    table.refuses(ANNE, "pass");
    table.play(ANNE, "load sugar on 6");
    assert_eq!(table.points(BERNIE), 1, "he had to, and there was nothing to choose");
    assert_eq!(table.points(ANNE), 3, "and so had she, with her corn");
}

#[test]
fn one_kind_is_loaded_in_a_turn() {
    let mut table = stage(4)
        .domain(ANNE, "1 barrel corn, 1 barrel indigo")
        .domain(BERNIE, "1 barrel corn, 1 barrel sugar")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    table.turn(BERNIE);
    assert_eq!((table.barrels(ANNE, "indigo"), table.points(ANNE)), (1, 2));
}

#[test]
fn a_ship_carries_one_kind() {
    let mut table = stage(4).ship(5, "corn", 1).domain(ANNE, "1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(ANNE), ["load sugar on 6", "load sugar on 7"]);
    table.refuses(ANNE, "load sugar on 5");
}

#[test]
fn a_kind_is_carried_by_one_ship() {
    let mut table = stage(4).ship(5, "corn", 3).domain(ANNE, "6 barrels corn, 1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    // The empty ships would take more of it.
    assert_eq!(table.offered(ANNE), ["load corn on 5", "load sugar on 6", "load sugar on 7"]);
}

#[test]
fn a_full_ship_still_carries_its_kind() {
    let mut table = stage(4).ship(5, "corn", 4).domain(ANNE, "3 barrels corn").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.loads(), ["Anne: 1 corn on 5 for 2"], "the ships of 6 and 7 are empty and of no use");
    assert_eq!(table.ships(), [(5, None), (6, None), (7, None)]);
    assert_eq!(table.barrels(ANNE, "corn"), 1);
}

#[test]
fn the_empty_ship_that_takes_most_is_used() {
    let mut table = stage(4).domain(ANNE, "8 barrels corn, 1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    let corn: Vec<_> = table.offered(ANNE).into_iter().filter(|action| action.contains("corn")).collect();
    assert_eq!(corn, ["load corn on 7"]);
    table.play(ANNE, "load corn on 7");
    assert_eq!((table.barrels(ANNE, "corn"), table.points(ANNE)), (1, 8));
}

#[test]
fn free_choice_among_empty_ships_that_take_as_many() {
    let mut table = stage(4).domain(ANNE, "6 barrels corn, 3 barrels sugar").begin();
    table.play(ANNE, "take captain");
    assert_eq!(
        table.offered(ANNE),
        ["load corn on 6", "load corn on 7", "load sugar on 5", "load sugar on 6", "load sugar on 7"]
    );
    // Among the two empty ships left, both too small for ten, the larger.
    let mut table = stage(4).ship(7, "indigo", 1).domain(ANNE, "10 barrels sugar, 1 barrel indigo").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(ANNE), ["load indigo on 7", "load sugar on 6"]);
}

#[test]
fn as_many_barrels_as_fit_are_loaded() {
    let mut table = stage(4).ship(5, "corn", 3).domain(ANNE, "4 barrels corn, 1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!(table.loads()[0], "Anne: 2 corn on 5 for 3");
    // With room for all of them, all of them go.
    let mut table = stage(4).domain(ANNE, "4 barrels corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 6");
    assert_eq!(table.ship(6), Some(("corn", 4)));
}

#[test]
fn the_kind_is_chosen_freely() {
    let mut table =
        stage(4).domain(ANNE, "6 barrels sugar, 1 barrel tobacco").domain(BERNIE, "1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load tobacco on 7");
    assert_eq!(table.points(ANNE), 2);
    table.turn(BERNIE);
}

#[test]
fn every_barrel_earns_one_point() {
    for good in ["corn", "indigo", "sugar", "tobacco", "coffee"] {
        let mut table = stage(4).domain(BERNIE, &format!("4 barrels {good}")).begin();
        table.play(ANNE, "take captain");
        table.play(BERNIE, &format!("load {good} on 7"));
        assert_eq!(table.points(BERNIE), 4, "{good}");
        assert_eq!(table.point_supply(), 96, "{good}");
    }
}

#[test]
fn the_captain_earns_one_more_once() {
    let mut table =
        stage(4).domain(ANNE, "1 barrel corn, 1 barrel indigo").domain(BERNIE, "1 barrel sugar").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load indigo on 5");
    assert_eq!(table.points(ANNE), 2);
    table.play(BERNIE, "load sugar on 6");
    assert_eq!(table.points(BERNIE), 1, "only the captain has the privilege");
    // Anne's corn must go onto the last empty ship.
    assert_eq!(table.points(ANNE), 3, "no bonus for a second load");
}

#[test]
fn a_captain_without_a_load_earns_nothing() {
    let mut table =
        three_kinds_aboard().domain(ANNE, "2 barrels coffee").domain(BERNIE, "1 barrel corn").begin();
    table.play(ANNE, "take captain");
    assert_eq!((table.points(ANNE), table.points(BERNIE)), (0, 1));
    assert_eq!(table.point_supply(), 99);
}

#[test]
fn harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one() {
    let mut table = stage(4)
        .ship(5, "tobacco", 2)
        .domain(BERNIE, "harbor+, wharf+, 5 barrels tobacco, 2 barrels sugar")
        .begin();
    table.play(ANNE, "take captain");
    table.play(BERNIE, "load tobacco on 5");
    assert_eq!(table.points(BERNIE), 3 + 1);
    table.play(BERNIE, "load sugar on 6");
    assert_eq!(table.points(BERNIE), 4 + 2 + 1);
    table.play(BERNIE, "wharf tobacco");
    assert_eq!(table.points(BERNIE), 7 + 2 + 1);
    assert_eq!(
        table.loads(),
        ["Bernie: 3 tobacco on 5 for 4", "Bernie: 2 sugar on 6 for 3", "Bernie: 2 tobacco by wharf for 3"]
    );
}

#[test]
fn wharf_ships_all_barrels_of_one_kind() {
    let mut table =
        three_kinds_aboard().domain(BERNIE, "wharf+, 9 barrels coffee, 2 barrels tobacco").begin();
    assert_eq!(table.supply("coffee"), 0);
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(BERNIE), ["wharf tobacco", "wharf coffee", "pass"]);
    table.play(BERNIE, "wharf coffee");
    assert_eq!(table.points(BERNIE), 9, "all nine at once");
    assert_eq!((table.barrels(BERNIE, "coffee"), table.supply("coffee")), (0, 9));
    assert_eq!(table.ships(), [(5, Some(("corn", 1))), (6, Some(("indigo", 1))), (7, Some(("sugar", 1)))]);
}

#[test]
fn wharf_is_used_once_in_a_phase() {
    let mut table = three_kinds_aboard()
        .domain(BERNIE, "wharf+, 2 barrels coffee, 2 barrels tobacco, 2 barrels corn, 2 barrels sugar")
        .begin();
    table.play(ANNE, "take captain");
    table.play(BERNIE, "wharf coffee");
    assert_eq!(table.offered(BERNIE), ["load corn on 5", "load sugar on 7"], "no wharf any more");
    table.play(BERNIE, "load corn on 5");
    // The sugar went by itself; the tobacco cannot, and one barrel is kept.
    assert_eq!((table.points(BERNIE), table.barrels(BERNIE, "tobacco")), (6, 1));
}

#[test]
fn wharf_takes_any_kind() {
    // Of a ship with room, of a ship that is full, and a fourth kind.
    let mut table = stage(4)
        .ship(5, "corn", 4)
        .ship(6, "indigo", 1)
        .ship(7, "sugar", 1)
        .domain(ANNE, "1 barrel corn")
        .domain(BERNIE, "wharf+, 2 barrels corn, 2 barrels indigo, 2 barrels coffee")
        .begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.ship(5), Some(("corn", 5)), "Anne filled it");
    assert_eq!(table.offered(BERNIE), ["load indigo on 6", "wharf corn", "wharf indigo", "wharf coffee"]);
    // Both wharves may take the same kind.
    let mut table = three_kinds_aboard()
        .domain(ANNE, "wharf+, 1 barrel coffee")
        .domain(BERNIE, "wharf+, 1 barrel coffee")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "wharf coffee");
    table.play(BERNIE, "wharf coffee");
}

#[test]
fn the_captains_bonus_counts_with_the_wharf() {
    let mut table = three_kinds_aboard().domain(ANNE, "wharf+, 2 barrels coffee, 1 barrel corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "wharf coffee");
    assert_eq!(table.loads(), ["Anne: 2 coffee by wharf for 3", "Anne: 1 corn on 5 for 1"]);
}

#[test]
fn wharf_is_never_forced() {
    let mut table = three_kinds_aboard().domain(BERNIE, "wharf+, 2 barrels coffee").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(BERNIE), ["wharf coffee", "pass"]);
    table.play(BERNIE, "pass");
    assert_eq!((table.points(BERNIE), table.barrels(BERNIE, "coffee")), (0, 1));
}

#[test]
fn wharf_may_be_used_after_passing() {
    let mut table = three_kinds_aboard()
        .domain(BERNIE, "wharf+, 2 barrels coffee")
        .domain(CHRISTINE, "1 barrel corn")
        .begin();
    table.play(ANNE, "take captain");
    table.play(BERNIE, "pass");
    assert_eq!(table.points(CHRISTINE), 1);
    table.play(BERNIE, "wharf coffee");
    assert_eq!(table.points(BERNIE), 2);
}

#[test]
fn wharf_owner_who_can_load_may_not_pass() {
    let mut table = three_kinds_aboard().domain(BERNIE, "wharf+, 2 barrels coffee, 1 barrel corn").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(BERNIE), ["load corn on 5", "wharf corn", "wharf coffee"]);
    table.refuses(BERNIE, "pass");
}

#[test]
fn loading_ends_after_as_many_passes_as_players() {
    let mut table = three_kinds_aboard()
        .domain(ANNE, "wharf+, 2 barrels coffee")
        .domain(DAVID, "wharf+, 2 barrels coffee")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "pass");
    // Bernie and Christine have nothing; David's is the fourth pass.
    table.turn(DAVID);
    table.offers(DAVID, "wharf coffee");
    table.play(DAVID, "pass");
    table.turn(BERNIE);
    table.offers(BERNIE, "take mayor");

    // David loads instead: everybody is asked once more, David too.
    let mut table =
        three_kinds_aboard().domain(ANNE, "wharf+, 2 barrels coffee").domain(DAVID, "1 barrel corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "pass");
    table.turn(ANNE);
    table.play(ANNE, "pass");
    table.offers(BERNIE, "take mayor");
}

#[test]
fn a_wharf_load_restarts_the_count_of_passes() {
    let wharf = "wharf+, 1 barrel coffee";
    let mut table = three_kinds_aboard().domain(BERNIE, wharf).domain(CHRISTINE, wharf).begin();
    table.play(ANNE, "take captain");
    // Anne has nothing, Bernie passes: two passes. After Christine's load David's and Anne's are the first two again.
    table.play(BERNIE, "pass");
    table.play(CHRISTINE, "wharf coffee");
    table.turn(BERNIE);
    table.play(BERNIE, "wharf coffee");
    assert_eq!(table.points(BERNIE), 1);
}

#[test]
fn only_full_ships_are_emptied() {
    let mut table = stage(4).ship(5, "corn", 4).ship(6, "sugar", 2).domain(ANNE, "1 barrel corn").begin();
    let supply = (table.supply("corn"), table.supply("sugar"));
    table.play(ANNE, "take captain");
    assert_eq!(table.ships(), [(5, None), (6, Some(("sugar", 2))), (7, None)]);
    assert_eq!((table.supply("corn"), table.supply("sugar")), (supply.0 + 5, supply.1));
    table.end_round();
    assert_eq!(table.ship(6), Some(("sugar", 2)));
}

#[test]
fn points_are_counted_after_the_chips_ran_out() {
    let mut table =
        stage(4).point_supply(2).domain(ANNE, "5 barrels corn").domain(BERNIE, "3 barrels sugar").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!((table.points(ANNE), table.point_supply()), (6, 0));
    table.play(BERNIE, "load sugar on 6");
    assert_eq!((table.points(BERNIE), table.point_supply()), (3, 0));
}

#[test]
fn what_can_be_loaded_is_told_with_its_amount() {
    let (mut loads, mut none) = (0, 0);
    for players in 2..=5 {
        random_game(players, 9, |before, _| {
            let p = before.position();
            if p.step() != Step::Load {
                return;
            }
            for (good, ship) in Good::ALL.into_iter().flat_map(|good| Ship::ALL.map(|ship| (good, ship))) {
                let barrels = p.player(p.mover()).goods().get(good);
                let aboard = p.cargo(ship).map_or(0, |(_, aboard)| aboard);
                let legal = PuertoRico::allows(p, p.mover(), Action::Load(good, ship));
                let expected = legal.then(|| barrels.min(ship.size() - aboard));
                assert_eq!(p.load_amount(p.mover(), good, ship), expected, "{good} on {ship}: {p:?}");
                *(if legal { &mut loads } else { &mut none }) += 1;
            }
        });
    }
    assert!(loads > 50 && none > 50, "{loads} {none}");
}
