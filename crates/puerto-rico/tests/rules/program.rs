//! How the program plays: forced choices, refusals, standing orders, positions from outside.

use crate::play::*;
use game::{ActionSet, Illegal, Learn, Rules, Seat, Talk};
use puerto_rico::{Action, Building, Place, PuertoRico, Role, Tile};
use serde_json::json;

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

#[test]
fn what_a_page_asks_of_a_position_is_what_is_written_of_it() {
    for players in 2..=5 {
        let mut steps = 0;
        random_game(players, 3, |_, after| {
            steps += 1;
            if steps % 7 != 0 {
                return;
            }
            let p = after.position();
            let text = serde_json::to_value(p).expect("it can be written");
            let ships =
                p.ships().filter_map(|ship| p.cargo(ship).map(|(good, barrels)| (ship, good, barrels)));
            let ships: Vec<_> = ships
                .map(|(ship, good, barrels)| json!({"size": ship.size(), "good": good, "barrels": barrels}))
                .collect();
            let asked = json!({
                "step": p.step(), "governor": p.governor(), "mover": p.mover(), "ending": p.ending(),
                "taken": Role::ALL.into_iter().filter(|&role| p.is_taken(role)).collect::<Vec<_>>(),
                "supply": p.supply(), "trading-house": p.trading_house(), "face-up": p.face_up(),
                "face-down": p.face_down(), "discarded": p.discarded(), "quarries": p.quarries(),
                "colonist-supply": p.colonist_supply(), "colonist-ship": p.colonist_ship(),
                "vp-supply": p.vp_supply(), "ships": ships,
            });
            for (place, asked) in asked.as_object().expect("an object") {
                assert_eq!(*asked, text[place], "{place}: {text}");
            }
            let phase = &text["phase"];
            assert_eq!(json!(p.fresh()), phase["fresh"]);
            assert_eq!(json!(p.stored().collect::<Vec<_>>()), phase["stored"]);
            for &role in p.roles() {
                assert_eq!(u64::from(p.coins_on(role)), text["role-coins"][role.id()].as_u64().unwrap_or(0));
            }
            for building in Building::ALL {
                let left = text["buildings"][building.id()].as_u64().unwrap_or(0);
                assert_eq!(u64::from(p.stock(building)), left, "{building:?}");
            }
            for seat in Seat::all(p.players()) {
                let used = phase["wharf-used"].as_array().expect("a list").contains(&json!(seat));
                assert_eq!(p.has_used_wharf(seat), used);
                let (player, text) = (p.player(seat), &text["seats"][seat.index()]);
                let asked = json!({
                    "doubloons": player.doubloons(), "chips": player.chips(), "goods": player.goods(),
                    "san-juan": player.san_juan(),
                });
                for (place, asked) in asked.as_object().expect("an object") {
                    assert_eq!(*asked, text[place], "{place}: {text}");
                }
                let number = |value: &serde_json::Value| value.as_u64().unwrap_or(0) as u8;
                let (mut colonists, mut circles, mut island, mut city) = (player.san_juan(), 0, 0, 0);
                for tile in Tile::ALL {
                    let text = &text["island"][tile.id()];
                    let (tiles, occupied) = (number(&text["tiles"]), number(&text["occupied"]));
                    assert_eq!((player.tiles(tile), player.circles_at(Place::tile(tile))), (tiles, tiles));
                    assert_eq!(player.colonists_at(Place::tile(tile)), occupied);
                    assert!(tile != Tile::Quarry || player.quarries() == occupied);
                    (colonists, circles, island) = (colonists + occupied, circles + tiles, island + tiles);
                }
                for building in Building::ALL {
                    let (there, place) = (text["city"].get(building.id()), Place::building(building));
                    let data = building.data();
                    assert_eq!(player.has(building), there.is_some());
                    assert_eq!(player.built() & building.bit() != 0, there.is_some());
                    assert_eq!(player.buildings().any(|other| other == building), there.is_some());
                    let crew = there.map_or(0, number);
                    assert_eq!(player.circles_at(place), if there.is_some() { data.circles } else { 0 });
                    assert_eq!(player.colonists_at(place), crew);
                    assert_eq!(player.uses(building), building.is_violet() && crew > 0);
                    assert_eq!(player.occupied() & building.bit() != 0, building.is_violet() && crew > 0);
                    assert_eq!(
                        player.violet() & building.bit() != 0,
                        building.is_violet() && there.is_some()
                    );
                    if there.is_some() {
                        (colonists, circles, city) =
                            (colonists + crew, circles + data.circles, city + data.size);
                    }
                }
                for (at, (&circles, &crew)) in player.crowded_circles().iter().zip(player.crew()).enumerate()
                {
                    let place = Place::new(at);
                    assert_eq!((circles, crew), (player.circles_at(place), player.colonists_at(place)));
                }
                assert_eq!((player.colonists(), player.circles()), (colonists, circles));
                assert_eq!((player.free_island(), player.free_city()), (12 - island, 12 - city));
            }
        });
    }
}

#[test]
fn what_is_about_other_players_is_told_apart_from_what_is_own() {
    let features = PuertoRico::feature_list();
    for feature in &features {
        let others = feature.name.ends_with(" to the left");
        assert_eq!(feature.about == "others", others, "{feature:?}");
    }
    assert!(features.iter().any(|feature| feature.about == "others"));
}
