//! The end of the game and the score.

use crate::{play::*, round::all_the_rest_tucked};
use game::Game;
use san_juan::{Good, SanJuan, Step};

const ELEVEN: &str = "indigo-plant indigo-plant sugar-mill sugar-mill tobacco-storage tobacco-storage well crane \
                      tower chapel quarry";

#[test]
fn twelve_buildings_end_the_game_after_the_phase() {
    let mut play = table(3).city(1, ELEVEN).hand(1, "smithy").hand(2, "indigo-plant archive").play();
    play.does("take builder").does("build smithy");
    assert_eq!((play.seat(1).buildings(), play.mover()), (12, 2), "the phase is completed");
    play.does("build indigo-plant");
    assert_eq!((play.p.step(), SanJuan::ending(&play.p)), (Step::End, Some("twelve-buildings")));
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
fn a_standstill_ends_the_game() {
    let mut draft = table(2);
    draft.pool = Some(list(""));
    draft.still = true;
    draft.taken = vec![san_juan::Role::Trader, san_juan::Role::Producer];
    let mut play = all_the_rest_tucked(draft.clone()).play();
    play.does("take councillor");
    assert_eq!(SanJuan::ending(&play.p), Some("standstill"));
    // A card moved: the game goes on.
    draft = draft.hand(1, "indigo-plant well");
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take builder").does("build indigo-plant");
    assert_eq!((SanJuan::ending(&play.p), play.p.step()), (None, Step::Role));
}
