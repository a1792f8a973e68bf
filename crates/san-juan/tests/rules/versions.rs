//! Games begun under version 1 of the rules go on under it.

use crate::{play::*, round::all_the_rest_tucked};
use game::{Fast, Rules, Setup};
use san_juan::{Good, PositionDraft, Role, SanJuan, Step};

/// The same table under version 1.
fn first(mut draft: PositionDraft) -> PositionDraft {
    draft.rules = 1;
    draft
}

#[test]
fn a_position_keeps_its_version() {
    for rules in 1..=SanJuan::RULES_VERSION {
        let setup = Setup::standard::<SanJuan>(2).under::<SanJuan>(rules).expect("a known version");
        let position = SanJuan::start(&setup, &mut Fast::new(1), &mut ());
        assert_eq!(SanJuan::setup(&position), setup);
        let written = serde_json::to_string(&position).expect("JSON");
        let read = serde_json::from_str(&written).expect("a position");
        assert_eq!(position, read);
        assert_eq!(SanJuan::setup(&read), setup);
        assert_eq!(SanJuan::setup(&SanJuan::imagine(&SanJuan::view(&read, None), &mut Fast::new(2))), setup);
    }
    assert_eq!(table(2).play().p.setup().rules(), 2, "the newest if not said");
}

#[test]
fn under_version_1_the_library_is_asked_for_before_the_prices() {
    let mut play = first(table(2).city(1, "indigo-plant library").goods(1, &[Good::Indigo])).play();
    play.draws("take trader", "");
    assert_eq!(play.p.step(), Step::Library);
    play.draws("use library", "11122");
    assert_eq!(play.p.step(), Step::Sell);
}

#[test]
fn under_version_1_goods_of_one_kind_are_asked_for() {
    let mut play = first(crate::program::three_indigo()).play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!(play.legal(), ["pay with well", "pay with good indigo"]);
    play.does("pay with good indigo").does("pay with good indigo");
    assert_eq!((play.cards(2), play.seat(2).goods(Good::Indigo)), (0, 1));
}

#[test]
fn under_version_1_nobody_has_to_build() {
    let mut draft = first(table(2));
    draft.rounds_without_building = 20;
    let mut play = draft.play();
    for _ in 0..30 {
        play.idles();
        assert_eq!((SanJuan::ending(&play.p), play.p.standstill()), (None, None));
    }
}

#[test]
fn under_version_1_a_round_in_which_no_card_moved_ends_the_game() {
    let mut draft = first(table(2));
    draft.pool = Some(list(""));
    draft.still = true;
    draft.taken = vec![Role::Trader, Role::Producer];
    let mut play = all_the_rest_tucked(draft.clone()).play();
    play.does("take councillor");
    assert_eq!(SanJuan::ending(&play.p), Some("standstill"));
    // A card moved: the game goes on.
    draft = draft.hand(1, "indigo-plant well");
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take builder").does("build indigo-plant");
    assert_eq!((SanJuan::ending(&play.p), play.p.step()), (None, Step::Role));
}
