//! The end of the game and the score.

use crate::{play::*, round::all_the_rest_tucked};
use game::Rules;
use san_juan::{Cause, Event, Good, PositionDraft, Role, SanJuan, Standstill, Step};

const ELEVEN: &str = "indigo-plant indigo-plant sugar-mill sugar-mill tobacco-storage tobacco-storage well crane \
                      tower chapel quarry";

#[test]
fn twelve_buildings_end_the_game_after_the_phase() {
    let mut play = table(3).city(1, ELEVEN).hand(1, "smithy").hand(2, "indigo-plant archive").play();
    play.does("take builder").does("build smithy");
    assert_eq!((play.seat(1).buildings(), play.mover()), (12, 2), "the phase is completed");
    play.does("build indigo-plant");
    assert_eq!((play.p.step(), SanJuan::ending(&play.p)), (Step::Over, Some("twelve-buildings")));
    assert_eq!(play.seat(2).buildings(), 2);
}

#[test]
fn palace_counts_thirty_four_as_eight() {
    // Printed 18, tucked 16: 34 without the palace.
    let mut draft = table(3)
        .city(1, "statue victory-column hero library chapel tower indigo-plant indigo-plant palace well");
    draft.players[0].tucked = list(
        "indigo-plant indigo-plant sugar-mill sugar-mill well well crane crane crane quarry quarry market-hall market-hall",
    );
    let play = draft.play();
    let without = SanJuan::score(&play.p, seat(1)).total() - i32::from(play.points(1, "palace"));
    assert_eq!(play.points(1, "buildings"), 3 + 4 + 5 + 3 + 2 + 2 + 1 + 1 + 1);
    assert_eq!(play.points(1, "tucked"), 13);
    assert_eq!(without, 35);
    assert_eq!(play.points(1, "palace"), 8);
    let mut draft =
        table(3).city(1, "statue victory-column hero library chapel tower indigo-plant palace well");
    draft.players[0].tucked = list(
        "indigo-plant indigo-plant sugar-mill sugar-mill well well crane crane crane quarry quarry market-hall market-hall",
    );
    let play = draft.play();
    assert_eq!((play.points(1, "palace"), SanJuan::score(&play.p, seat(1)).total()), (8, 42), "34 and 8");
}

#[test]
fn pascale_has_eight_for_the_guild_hall() {
    let city = "guild-hall indigo-plant indigo-plant sugar-mill tobacco-storage tobacco-storage";
    assert_eq!(table(3).city(1, city).play().points(1, "guild-hall"), 8);
    assert_eq!(table(3).city(1, "indigo-plant sugar-mill").play().points(1, "guild-hall"), 0);
}

#[test]
fn louis_has_nine_for_the_city_hall() {
    let city =
        "poor-house aqueduct carpenter chapel quarry library statue victory-column city-hall indigo-plant";
    assert_eq!(table(3).city(1, city).play().points(1, "city-hall"), 9);
}

#[test]
fn triumphal_arch_counts_monuments() {
    for (monuments, points) in [("", 0), ("statue", 4), ("statue hero", 6), ("statue hero victory-column", 8)]
    {
        let play = table(3).city(1, &format!("triumphal-arch city-hall {monuments}")).play();
        let count = monuments.split_whitespace().count() as i16;
        assert_eq!((play.points(1, "triumphal-arch"), play.points(1, "city-hall")), (points, 2 + count));
    }
}

#[test]
fn statue_and_hero_but_not_two_statues() {
    let mut play =
        table(3).city(1, "indigo-plant statue").hand(1, "hero statue well well well crane crane").play();
    play.does("take builder");
    assert!(play.can("build hero") && !play.can("build statue"));
}

#[test]
fn ties_go_to_cards_and_goods() {
    let city = "indigo-plant customs-office";
    let draft = || expanded(3).city(1, city).city(2, city).city(3, city);
    let places = |play: &Play| SanJuan::places(&play.p);
    assert_eq!(places(&draft().play()), [1, 1, 1], "still tied: shared");
    assert_eq!(places(&draft().hand(2, "well").goods(3, &[Good::Indigo]).play()), [3, 1, 1]);
    assert_eq!(
        places(&draft().hand(2, "well").goods(3, &[Good::Import]).play()),
        [2, 1, 2],
        "not the customs office"
    );
    assert_eq!(
        places(
            &draft().city(1, "indigo-plant indigo-plant indigo-plant indigo-plant").hand(2, "well").play()
        )[0],
        1
    );
}

#[test]
fn a_tie_is_broken_by_cards_and_goods_together() {
    let city = "indigo-plant indigo-plant sugar-mill customs-office";
    let goods = [Good::Indigo, Good::Indigo, Good::Sugar, Good::Import];
    let play = expanded(3).city(1, city).goods(1, &goods).hand(1, "well hero").hand(2, "well").play();
    assert_eq!([1, 2, 3].map(|number| play.view(3).tie_break(seat(number))), [5, 1, 0]);
}

/// What is told about a standstill: announced, and reached.
fn about_standstill(told: Vec<Event>) -> Vec<Event> {
    let about = |event: &Event| matches!(event, Event::StandstillNear { .. } | Event::GameOver { .. });
    told.into_iter().filter(about).collect()
}

fn near(cause: Cause, rounds: u8) -> Standstill {
    Standstill { cause, rounds }
}

#[test]
fn twenty_rounds_without_a_building_end_the_game() {
    let mut play = table(2).hand(1, "indigo-plant well").play();
    for round in 1..=16 {
        assert_eq!((about_standstill(play.idles()), play.p.standstill()), (vec![], None), "round {round}");
    }
    // The seventeenth round is over: three are left.
    let announced = near(Cause::NothingBuilt, 3);
    assert_eq!(about_standstill(play.idles()), [Event::StandstillNear { standstill: announced }]);
    for rounds in [3, 2, 1] {
        let expected = Some(near(Cause::NothingBuilt, rounds));
        assert_eq!((play.p.standstill(), play.view(2).standstill()), (expected, expected));
        assert_eq!(SanJuan::view(&play.p, None).standstill(), expected, "everybody can see it");
        let told = about_standstill(play.idles());
        let over = Event::GameOver { standstill: Some(Cause::NothingBuilt) };
        assert_eq!(told, if rounds == 1 { vec![over] } else { vec![] }, "{rounds} rounds left");
    }
    assert_eq!((play.p.step(), SanJuan::ending(&play.p)), (Step::Over, Some("standstill")));
    assert_eq!(play.p.standstill(), None);
    assert_eq!(SanJuan::places(&play.p), [1, 2], "as it stands: a tie, and seat 1 has cards in hand");
}

#[test]
fn a_building_puts_the_standstill_off() {
    for covered in [false, true] {
        let city = "indigo-plant crane";
        let mut draft = table(2).city(1, city).hand(1, "well archive");
        draft.rounds_without_building = 20;
        let mut play = draft.play();
        assert_eq!(play.p.standstill(), Some(near(Cause::NothingBuilt, 1)));
        play.does("take builder");
        if covered {
            play.does("cover indigo-plant");
        }
        play.does("build archive");
        assert_eq!(play.p.standstill(), None, "at once");
        for round in 0..17 {
            assert_eq!(
                (about_standstill(play.idles()), play.p.standstill()),
                (vec![], None),
                "round {round}"
            );
        }
        assert_eq!(about_standstill(play.idles()).len(), 1, "announced again after seventeen rounds more");
    }
}

/// No card in the deck, none in the discard.
fn without_cards() -> PositionDraft {
    let mut draft = table(2);
    draft.pool = Some(list(""));
    draft
}

#[test]
fn a_deck_that_cannot_go_round_ends_the_game() {
    let mut play = all_the_rest_tucked(without_cards()).play();
    let announced = near(Cause::NoCards, 3);
    assert_eq!(about_standstill(play.idles()), [Event::StandstillNear { standstill: announced }]);
    for rounds in [3, 2, 1] {
        assert_eq!(play.p.standstill(), Some(near(Cause::NoCards, rounds)));
        assert_eq!(SanJuan::ending(&play.p), None);
        play.idles();
    }
    assert_eq!(SanJuan::ending(&play.p), Some("standstill"));
}

#[test]
fn cards_that_come_back_put_the_standstill_off() {
    let mut draft = without_cards().hand(1, "sugar-mill well crane");
    draft.rounds_without_cards = 3;
    let mut play = all_the_rest_tucked(draft).play();
    assert_eq!(play.p.standstill(), Some(near(Cause::NoCards, 1)));
    play.does("take builder").does("build sugar-mill").does("pay with well");
    assert_eq!((play.p.discard(), play.p.deck()), (1, 0));
    assert_eq!(about_standstill(play.idles()), []);
    assert_eq!((SanJuan::ending(&play.p), play.p.standstill()), (None, None));
}

#[test]
fn a_draft_with_impossible_counts_of_rounds_is_refused() {
    let refused = |change: fn(&mut PositionDraft)| {
        let mut draft = table(2).hand(1, "well crane hero");
        change(&mut draft);
        draft.build().expect_err("impossible").to_string()
    };
    let reasons = [
        refused(|draft| draft.rounds_without_building = 21),
        refused(|draft| draft.rounds_without_building = 0),
        refused(|draft| draft.rounds_without_cards = 4),
        refused(|draft| draft.rounds_without_cards = 200),
        refused(|draft| draft.still = true),
        refused(|draft| draft.rules = 3),
        refused(|draft| draft.rules = 0),
    ];
    let expected = [
        "more rounds without a building than there can be",
        "something was built without a builder phase",
        "more rounds with no cards left to draw than there can be",
        "more rounds with no cards left to draw than there can be",
        "nothing moves although there are cards left to draw",
        "rules versions 1 to 2, not 3",
        "rules versions 1 to 2, not 0",
    ];
    for (reason, expected) in reasons.iter().zip(expected) {
        assert!(reason.contains(expected), "{reason}");
    }
}

/// Two players after their third role, with cards left to draw or without.
fn round_over(cards: bool) -> PositionDraft {
    let mut draft = if cards { table(2) } else { all_the_rest_tucked(without_cards()) };
    draft.taken = vec![Role::Trader, Role::Producer, Role::Builder];
    (draft.step, draft.mover) = (Step::Over, Some(seat(2)));
    draft
}

#[test]
fn only_a_standstill_ends_a_game_between_two_roles() {
    let why = |draft: PositionDraft| match draft.build() {
        Ok(_) => String::new(),
        Err(impossible) => impossible.to_string(),
    };
    let after = |cards: bool, built: u8, dry: u8| {
        let mut draft = round_over(cards);
        (draft.rounds_without_building, draft.rounds_without_cards) = (built, dry);
        why(draft)
    };
    assert_eq!([after(true, 20, 0), after(false, 20, 0), after(false, 5, 4)], [""; 3]);
    for early in [after(true, 19, 0), after(false, 5, 3)] {
        assert!(early.contains("although it has not come to a standstill"), "{early}");
    }
    let cards = "more rounds with no cards left to draw than there can be";
    assert!(after(true, 5, 4).contains(cards), "there are cards again");
    let dry = |rules: u32, rounds: u8, still: bool| {
        let mut draft = all_the_rest_tucked(without_cards());
        (draft.rules, draft.rounds_without_cards, draft.still) = (rules, rounds, still);
        why(draft)
    };
    assert!(dry(2, 4, false).contains(cards), "the game is over then");
    assert!(dry(1, 5, false).contains(cards));
    assert_eq!([dry(2, 3, false), dry(1, 4, false), dry(1, 0, true)], [""; 3]);
    // Nothing is remembered of that under version 2, and under version 1 not while there are cards to draw.
    let moves = "nothing moves although there are cards left to draw";
    assert!(dry(2, 0, true).contains(moves));
    let mut full = table(2);
    (full.rules, full.still) = (1, true);
    assert!(why(full).contains(moves));
}
