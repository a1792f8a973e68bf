//! The newspaper.

use crate::play::{in_building, seat, table, with_cuban};
use santiago::{
    Step,
    components::{Building, Cuban, Good},
};

#[test]
fn the_newspaper_pays_and_turns_a_cuban_down() {
    let mut table = in_building(Building::Newspaper, |_| ());
    assert_eq!(table.legal().len(), 11, "nine Cubans, the peso alone, or nothing");
    table.play("turn down maria");
    assert_eq!(table.pesos(1), 4);
    assert!(table.position.face_down(Cuban::Maria));
    let mut alone = in_building(Building::Newspaper, |_| ());
    alone.play("use");
    assert_eq!(alone.pesos(1), 4);
    assert!(!Cuban::ALL.iter().any(|&cuban| alone.position.face_down(cuban)));
}

#[test]
fn at_a_face_down_cuban_nothing_is_used() {
    let mut table = table(4, |draft| {
        draft.face_down = vec![Cuban::Pedro];
        draft.players[0].broker = Some(Building::Bank);
    });
    table.play("drive 1");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car));
    assert_eq!((table.has(1, Good::Tobacco), table.pesos(1)), (1, 3));
    assert_eq!(table.position.broker(seat(1)), Some(Building::Bank));
}

#[test]
fn a_face_down_cuban_is_driven_past_at_the_normal_cost() {
    let mut table = table(4, |draft| draft.face_down = vec![Cuban::Pedro]);
    table.play("drive 2");
    assert_eq!((table.pesos(1), table.step()), (2, Step::Cuban));
    assert!(!table.position.face_down(Cuban::Pedro));
}

#[test]
fn a_cuban_visited_turns_up_when_the_car_leaves() {
    let mut table = table(4, |draft| draft.face_down = vec![Cuban::Pedro, Cuban::Miguel]);
    table.play("drive 1");
    assert!(table.position.face_down(Cuban::Pedro), "as long as the car stands there");
    table.play("drive 2");
    assert!(!table.position.face_down(Cuban::Pedro));
    assert!(table.position.face_down(Cuban::Miguel), "the car has not been there");
}

#[test]
fn the_cuban_at_the_car_waits_a_whole_lap() {
    let mut first = in_building(Building::Newspaper, |draft| draft.players[1].pesos = 18);
    first.play("turn down el-zorro");
    let after = |text: &str| {
        let mut next = crate::play::Table { position: first.position, events: Vec::new() };
        next.play(text);
        next
    };
    assert!(after("drive 1").position.face_down(Cuban::ElZorro), "leaving does not turn it up");
    let mut back = after("drive 10");
    assert_eq!((back.position.car(), back.decider()), (8, seat(3)), "nothing is used there");
    assert!(back.position.face_down(Cuban::ElZorro));
    back.play("drive 1");
    assert!(!back.position.face_down(Cuban::ElZorro), "now it has been reached");
    assert!(!after("drive 11").position.face_down(Cuban::ElZorro), "driven over after a lap");
}

#[test]
fn the_present_turn_goes_on_unchanged() {
    let mut table = with_cuban(Cuban::Alonso, |draft| draft.players[0].owns = vec![Building::Newspaper]);
    table.play("use newspaper").play("turn down alonso");
    assert!(table.position.face_down(Cuban::Alonso));
    assert_eq!(table.step(), Step::Broker, "the broker still moves");
    table.play("go newspaper");
    assert_eq!(table.refuses("turn down alonso"), "why-face-down");
    table.play("turn down maria");
    assert_eq!(table.pesos(1), 5);
}

#[test]
fn several_cubans_may_be_face_down() {
    let mut table =
        in_building(Building::Newspaper, |draft| draft.face_down = vec![Cuban::Maria, Cuban::Pablo]);
    assert_eq!(table.refuses("turn down maria"), "why-face-down");
    table.play("turn down pedro");
    let down = Cuban::ALL.into_iter().filter(|&cuban| table.position.face_down(cuban)).collect::<Vec<_>>();
    assert_eq!(down, [Cuban::Pedro, Cuban::Pablo, Cuban::Maria]);
}
