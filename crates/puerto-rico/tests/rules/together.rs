//! Placing colonists at the same time (option `together`).

use crate::play::*;
use game::{Rules, Seat, Seats, Setup, testkit};
use puerto_rico::{Ending, PositionDraft, PuertoRico, Tile, position::Step};

const ISLAND: &str = "1 corn, 1 indigo";

/// Four players with a choice each; the mayor is taken, and the extra colonist declined.
fn placing(option: &str) -> Play {
    let mut stage = stage(4).option("together", option).governor(CHRISTINE);
    for seat in [ANNE, BERNIE, CHRISTINE, DAVID] {
        stage = stage.domain(seat, ISLAND);
    }
    let mut table = stage.begin();
    table.play(CHRISTINE, "take mayor");
    table.play(CHRISTINE, "decline colonist");
    table
}

fn to_act(table: &Play) -> Seats {
    PuertoRico::to_act(table.position())
}

#[test]
fn all_place_at_the_same_time() {
    assert_eq!(to_act(&placing("off")), Seats::only(CHRISTINE), "without the option in turn");
    let mut table = placing("on");
    assert_eq!(to_act(&table), Seats::all(4));
    for seat in [ANNE, BERNIE, CHRISTINE, DAVID] {
        assert_eq!(table.offered(seat), ["place corn", "place indigo"]);
        table.refuses(seat, "place quarry");
    }
    for (seat, place) in [(BERNIE, "indigo"), (CHRISTINE, "corn"), (ANNE, "indigo")] {
        table.play(seat, &format!("place {place}"));
        table.refuses(seat, "place corn");
        assert_eq!(table.occupied(seat, place), 1);
    }
    assert_eq!(table.colonist_ship(), 0, "David has still to place");
    table.play(DAVID, "place corn");
    assert_eq!(table.colonist_ship(), 4);
    table.offers(DAVID, "take settler");
}

#[test]
fn a_player_with_nothing_to_decide_is_not_waited_for() {
    let mut table = stage(4)
        .option("together", "on")
        .domain(BERNIE, ISLAND)
        .domain(DAVID, "2 corn, 1 in San Juan")
        .begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    assert_eq!(to_act(&table), Seats::only(BERNIE));
    assert_eq!(table.occupied(DAVID, "corn"), 2);
}

#[test]
fn a_player_with_as_many_colonists_as_circles_is_not_waited_for() {
    let mut draft = PositionDraft::from(*placing("on").position());
    draft.seats[BERNIE.index()].island.remove(&Tile::Indigo);
    draft.face_down = None;
    let p = draft.build().expect("a sound position");
    assert_eq!((p.player(BERNIE).san_juan(), p.player(BERNIE).circles()), (1, 1));
    assert!(!PuertoRico::to_act(&p).contains(BERNIE) && PuertoRico::to_act(&p).contains(ANNE));
}

#[test]
fn a_position_shows_the_first_who_has_still_to_place() {
    let shown = |option: &str, seat: Seat| {
        let mut draft = PositionDraft::from(*placing(option).position());
        draft.mover = Some(seat);
        draft.build().map_or_else(|impossible| impossible.to_string(), |_| String::new())
    };
    assert_eq!(shown("on", CHRISTINE), "");
    assert!(shown("on", ANNE).contains("seat 1 is not the first to place colonists"));
    assert_eq!(shown("off", CHRISTINE), "");
}

/// A table at which Anne has an island and Bernie an island and a building, with this many colonists in the supply after
/// the ship has come.
fn scarce(supply: u8, ending: Option<Ending>) -> Play {
    let mut stage = stage(3).option("together", "on").colonists(supply, 3);
    stage = stage.domain(ANNE, ISLAND).domain(BERNIE, "1 corn, 1 indigo, tobacco-storage");
    if let Some(ending) = ending {
        stage = stage.ending(ending);
    }
    let mut table = stage.begin();
    table.play(ANNE, "take mayor");
    // Without a colonist in the supply there is no privilege to decline.
    if table.offered(ANNE).contains(&"decline colonist".to_string()) {
        table.play(ANNE, "decline colonist");
    }
    table
}

#[test]
fn they_place_in_turn_while_placing_decides_the_end() {
    // Bernie's storage has three circles, and he a single colonist: two or three stay empty, and at least three colonists
    // come onto the ship of three players. A supply of three is enough in any case; none is too little in any case.
    let mut table = stage(3)
        .option("together", "on")
        .colonists(4, 3)
        .domain(ANNE, ISLAND)
        .domain(BERNIE, "1 corn, 1 indigo, tobacco-storage, coffee-roaster")
        .begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    // Four or five circles stay empty in Bernie's city, and four colonists are left.
    assert_eq!(to_act(&table), Seats::only(ANNE));
    table.refuses(BERNIE, "place corn");
    table.play(ANNE, "place corn");
    assert_eq!(to_act(&table), Seats::only(BERNIE));
    let mut ends = table.clone();
    ends.play(BERNIE, "place corn");
    table.play(BERNIE, "place coffee-roaster");
    assert_eq!(ends.position().ending(), Some(Ending::Colonists));
    assert_eq!(table.position().ending(), None);
}

#[test]
fn they_place_together_where_the_end_is_certain() {
    let both = [ANNE, BERNIE].into_iter().fold(Seats::NONE, |mut seats: Seats, seat: Seat| {
        seats.insert(seat);
        seats
    });
    for (supply, ending) in [(3, None), (2, None), (0, None), (30, None)] {
        assert_eq!(to_act(&scarce(supply, ending)), both, "{supply} in the supply");
    }
    // At least four circles stay empty in Bernie's city, and three colonists are left: enough for the players, but too few.
    let mut short = stage(3)
        .option("together", "on")
        .colonists(3, 3)
        .domain(ANNE, ISLAND)
        .domain(BERNIE, "1 corn, 1 indigo, tobacco-storage, coffee-roaster")
        .begin();
    short.play(ANNE, "take mayor");
    short.play(ANNE, "decline colonist");
    assert_eq!(to_act(&short), both, "the game ends after this round in any case");
    let mut over = stage(3)
        .option("together", "on")
        .colonists(4, 3)
        .domain(ANNE, ISLAND)
        .domain(BERNIE, "1 corn, 1 indigo, tobacco-storage, coffee-roaster")
        .point_supply(0)
        .ending(Ending::Chips)
        .begin();
    over.play(ANNE, "take mayor");
    over.play(ANNE, "decline colonist");
    assert_eq!(to_act(&over), both, "the game ends after this round anyway");
}

#[test]
fn any_order_of_placing_gives_the_same() {
    let orders = [
        [ANNE, BERNIE, CHRISTINE, DAVID],
        [DAVID, CHRISTINE, BERNIE, ANNE],
        [BERNIE, DAVID, ANNE, CHRISTINE],
    ];
    let results = orders.map(|order| {
        let mut table = placing("on");
        for seat in order {
            table.play(seat, ["place corn", "place indigo"][seat.index() % 2]);
        }
        *table.position()
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
}

#[test]
fn with_and_without_the_option_the_same_placing_gives_the_same() {
    let end = |option: &str| {
        let mut table = placing(option);
        for seat in [CHRISTINE, DAVID, ANNE, BERNIE] {
            table.play(seat, "place indigo");
        }
        (table.colonist_ship(), table.colonist_supply(), table.position().step())
    };
    assert_eq!(end("on"), end("off"));
    assert_eq!(end("on").2, Step::Role);
}

#[test]
fn random_games_place_at_the_same_time_most_of_the_time() {
    let (mut together, mut alone) = (0, 0);
    let setups = Setup::at_every_pace::<PuertoRico>();
    for setup in setups.into_iter().filter(|setup| setup.value::<PuertoRico>("together") == "on") {
        testkit::random_game::<PuertoRico>(&setup, 7, |moment| {
            if moment.before.step() == Step::Place {
                let several = PuertoRico::to_act(&moment.before).len() > 1;
                *if several { &mut together } else { &mut alone } += 1;
            }
        });
    }
    assert!(together > alone, "{together} decisions beside others, {alone} alone");
}
