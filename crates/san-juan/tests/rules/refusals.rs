//! Why an action is not allowed: the reasons that no rule's own test names.

use crate::play::*;
use game::{Rules, Talk};
use san_juan::{Good, PositionDraft, Role, SanJuan, Step};

fn assert_refused(play: &Play, expected: &[(&str, &'static str)]) {
    let reasons: Vec<_> = expected.iter().map(|&(text, _)| (text, play.refuses(text))).collect();
    assert_eq!(reasons, expected);
}

#[test]
fn what_is_not_asked_now() {
    let play = table(3).city(1, "indigo-plant gold-mine").play();
    let expected = [
        ("sell indigo", "why-not-now"),
        ("use gold-mine", "why-not-now"),
        ("use goldsmith", "why-no-power"),
        ("use harbor", "why-no-power"),
        ("use library", "why-not-now"),
        ("done", "why-must-take"),
    ];
    assert_refused(&play, &expected);
}

#[test]
fn building_and_paying() {
    let mut play = table(3).city(1, "indigo-plant crane palace").hand(1, "statue hero well").play();
    play.does("take builder");
    let expected = [
        ("build smithy", "why-not-in-hand"),
        ("build hero", "why-too-expensive"),
        ("cover chapel", "why-not-built"),
        ("cover crane", "why-not-the-crane"),
    ];
    assert_refused(&play, &expected);
    let mut play = table(3).city(2, "indigo-plant crane palace").hand(2, "statue hero").play();
    play.does("take builder");
    assert_refused(
        &play,
        &[("cover indigo-plant", "why-nothing-over"), ("build statue", "why-too-expensive")],
    );
    play.does("cover palace");
    assert_refused(&play, &[("build well", "why-not-in-hand"), ("pass", "why-not-now")]);
    let mut play = table(3).hand(1, "statue crane well hero smithy").play();
    play.does("take builder");
    assert_refused(&play, &[("cover indigo-plant", "why-no-crane")]);
    play.does("build statue");
    let expected = [
        ("pay with palace", "why-not-in-hand"),
        ("pay with good indigo", "why-no-black-market"),
        ("pass", "why-must-pay"),
        ("done", "why-must-pay"),
    ];
    assert_refused(&play, &expected);
    let city = "indigo-plant sugar-mill black-market";
    let hand = "statue crane well hero smithy";
    let mut play = table(3).city(1, city).goods(1, &[Good::Indigo]).hand(1, hand).play();
    play.does("take builder").does("build statue");
    assert_refused(&play, &[("pay with good sugar", "why-no-good")]);
}

#[test]
fn goods_and_cards_to_draw() {
    let goods = table(3).city(1, "indigo-plant sugar-mill").goods(1, &[Good::Indigo]).prices("11122");
    let mut play = goods.clone().play();
    assert_refused(play.does("take trader"), &[("sell sugar", "why-no-good")]);
    let mut play = goods.play();
    assert_refused(play.does("take producer"), &[("produce indigo", "why-no-room")]);
    let mut play = table(3).play();
    assert_refused(
        play.does("take councillor"),
        &[("draw 8", "why-not-so-many"), ("draw 1", "why-not-so-many")],
    );
    play.draws("draw 5", "hero well well crane palace");
    assert_refused(&play, &[("keep statue", "why-not-drawn"), ("pass", "why-not-now")]);
    let mut play = table(3).play();
    assert_refused(play.does("take prospector"), &[("draw 2", "why-not-so-many")]);
    let mut play = table(3).option("first-edition", "on").city(1, "indigo-plant gold-mine").play();
    play.does("take prospector").does("pass").draws("use gold-mine", "quarry smithy tobacco-storage library");
    assert_refused(&play, &[("keep hero", "why-not-drawn")]);
}

/// Seat 1 is asked this at the start of a round, or while its first hand or the drawn cards are chosen.
fn asked(step: Step, building: &str) -> PositionDraft {
    let mut draft = expanded(3).city(1, &format!("indigo-plant {building}"));
    draft.step = step;
    draft.hand(1, "well crane hero statue smithy archive tower chapel")
}

#[test]
fn cards_that_are_not_in_hand() {
    let mut discarding = asked(Step::Discard, "archive");
    (discarding.role, discarding.taken) = (Some(Role::Councillor), vec![Role::Councillor]);
    discarding.phase.left = 3;
    let must = "why-must-discard";
    for (draft, pass) in [
        (asked(Step::Draft, "").option("draft-start", "on"), must),
        (asked(Step::Limit, ""), must),
        (discarding, must),
    ] {
        let expected = [
            ("discard palace", "why-not-in-hand"),
            ("pass", pass),
            ("done", pass),
            ("tuck well", "why-not-now"),
        ];
        assert_refused(&draft.play(), &expected);
    }
    let office = asked(Step::Office, "office-building").play();
    assert_refused(&office, &[("discard palace", "why-not-in-hand"), ("done", "why-not-now")]);
    for (step, building) in [(Step::Chapel, "chapel"), (Step::Bank, "bank")] {
        let play = asked(step, building).play();
        assert_refused(&play, &[("tuck palace", "why-not-in-hand"), ("discard well", "why-not-now")]);
    }
}

#[test]
fn nothing_is_allowed_when_the_game_is_over() {
    let mut draft = table(2);
    (draft.taken, draft.step) = (vec![Role::Trader, Role::Producer, Role::Builder], Step::Over);
    (draft.rounds_without_building, draft.mover) = (20, Some(seat(2)));
    let view = draft.play().view(2);
    let why = SanJuan::why_not(&view, seat(2), san_juan::Action::Take(Role::Trader));
    assert_eq!(why.map(|why| why.id), Some("illegal-over"));
    let other = SanJuan::view(&table(2).play().p, Some(seat(2)));
    let why = SanJuan::why_not(&other, seat(2), san_juan::Action::Take(Role::Trader));
    assert_eq!(why.map(|why| why.id), Some("illegal-not-your-turn"));
    // Somebody else's view does not tell what a seat may do.
    let why = SanJuan::why_not(&other, seat(1), san_juan::Action::Take(Role::Trader));
    assert_eq!(why.map(|why| why.id), Some("illegal-not-your-turn"));
}
