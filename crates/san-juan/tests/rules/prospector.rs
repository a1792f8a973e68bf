//! The prospector, gold mines and goldsmiths.

use crate::{play::*, round::all_the_rest_tucked};
use san_juan::{Card, Step};

#[test]
fn the_prospector_draws_alone() {
    let mut play = table(3).play();
    play.does("take prospector");
    assert_eq!(play.legal(), ["pass", "draw 1"]);
    play.does("draw 1");
    assert_eq!((play.cards(1), play.cards(2), play.cards(3)), (1, 0, 0));
    let mut play = table(3).city(1, "indigo-plant library").play();
    play.does("take prospector").does("draw 2");
    assert_eq!(play.cards(1), 2);
}

#[test]
fn philippe_and_pascal_use_their_gold_mines() {
    let mine = "indigo-plant gold-mine";
    let mut play = table(3).city(1, mine).city(2, mine).play();
    play.does("take prospector").does("pass");
    assert_eq!((play.mover(), play.legal()), (1, vec!["pass".into(), "use gold-mine".to_string()]));
    play.draws("use gold-mine", "library prefecture smithy tobacco-storage");
    assert_eq!((play.cards(1), play.p.discard()), (0, 4), "prefecture and tobacco storage both cost 3");
    play.draws("use gold-mine", "quarry smithy tobacco-storage library");
    assert_eq!((play.cards(2), play.p.discard()), (1, 7));
    assert_eq!(play.view(1).hand(seat(2)).get(Card::Smithy), 1, "the cheapest, and everybody has seen it");
    // It is not forced.
    let mut play = table(3).city(1, mine).play();
    play.does("take prospector").does("pass").does("pass");
    assert_eq!(play.p.step(), Step::Role);
}

#[test]
fn gold_mines_come_before_goldsmiths() {
    let both = "indigo-plant gold-mine goldsmith";
    let mut play = expanded(3).city(1, both).city(2, both).city(3, both).play();
    play.does("take prospector").does("pass");
    let mut order = Vec::new();
    while play.p.step() != Step::Role {
        order.push((play.p.step(), play.mover()));
        play.does("pass");
    }
    let of = |step| [1, 2, 3].map(|number| (step, number));
    assert_eq!(order, [of(Step::GoldMine), of(Step::Goldsmith)].concat());
}

#[test]
fn a_gold_mine_needs_four_cards() {
    let mut draft = table(2).city(1, "indigo-plant gold-mine");
    draft.pool = Some(list("smithy well statue"));
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take prospector").does("pass").draws("use gold-mine", "smithy well statue");
    assert_eq!((play.cards(1), play.p.discard()), (0, 3));
}
