//! The new buildings.

use crate::play::*;
use game::Rules;
use san_juan::{Card, Good, Role, SanJuan, Step};

fn last_role(mut draft: san_juan::PositionDraft) -> san_juan::PositionDraft {
    draft.taken = vec![Role::Trader, Role::Producer];
    draft
}

#[test]
fn office_building_exchanges_one_or_two_cards() {
    let city = "indigo-plant office-building chapel";
    let mut play = last_role(expanded(3).city(2, city).hand(2, "well crane hero")).play();
    play.does("take builder").pass_until_step(Step::Office);
    play.does("discard well").draws("discard crane", "palace library");
    assert_eq!((play.cards(2), play.p.step()), (3, Step::Chapel), "before the chapel");
    let mut play = last_role(expanded(3).city(2, city).hand(2, "well crane hero")).play();
    play.does("take builder").pass_until_step(Step::Office);
    play.does("discard hero").draws("done", "palace");
    assert_eq!(play.cards(2), 3);
    let mut play = last_role(expanded(3).city(2, city).hand(2, "well crane hero")).play();
    play.does("take builder").pass_until_step(Step::Office);
    play.draws("pass", "");
    assert_eq!(play.cards(2), 3);
}

#[test]
fn guard_room_lowers_the_limit_of_the_others() {
    let limits = |play: Play| [1, 2, 3].map(|number| play.view(1).hand_limit(seat(number)));
    let city = |more: &str| format!("indigo-plant {more}");
    let draft = || expanded(3).city(1, &city("guard-room")).city(2, &city("tower"));
    assert_eq!(limits(draft().play()), [7, 12, 6]);
    assert_eq!(limits(expanded(3).play()), [7, 7, 7]);
    let mut covered = expanded(3);
    covered.covered = list("guard-room");
    assert_eq!(limits(covered.play()), [7, 7, 7], "a covered one does nothing");
    let seven = "well well well crane crane hero hero";
    let mut play = last_role(draft().hand(3, seven)).play();
    play.does("take builder").pass_until_step(Step::Limit);
    play.does("discard hero");
    assert_eq!((play.cards(3), play.p.step()), (6, Step::Role));
}

#[test]
fn hut_draws_if_nobody_sold() {
    let draft = || expanded(3).city(2, "indigo-plant hut").goods(1, &[Good::Indigo]).prices("11122");
    let mut play = draft().play();
    play.does("take trader").does("pass");
    assert_eq!(play.cards(2), 1);
    let mut play = draft().play();
    play.does("take trader").does("sell indigo");
    assert_eq!(play.cards(2), 0);
    assert_eq!((Card::Hut.data().cost, Card::Hut.data().points), (1, 1));
}

#[test]
fn tavern_draws_for_fewest_buildings() {
    let mut play = expanded(3).city(1, "indigo-plant well crane").city(2, "indigo-plant tavern").play();
    play.does("take builder").pass_until_step(Step::Role);
    assert_eq!(play.cards(2), 0, "seat 3 has fewer");
    let mut play = expanded(3)
        .city(1, "indigo-plant well crane")
        .city(2, "indigo-plant tavern")
        .city(3, "indigo-plant hero")
        .play();
    play.does("take builder").pass_until_step(Step::Role);
    assert_eq!(play.cards(2), 1, "shared is enough");
    let mut play = expanded(2).city(1, "indigo-plant well").city(2, "indigo-plant tavern").play();
    play.does("take builder").pass_until_step(Step::Role);
    assert_eq!(play.cards(2), 0, "nobody has more");
    // A tavern built in this phase does not count yet.
    let mut play = expanded(2).city(1, "indigo-plant well crane hero").hand(2, "tavern well well").play();
    play.does("take builder").does("build tavern");
    assert_eq!(play.cards(2), 0);
}

#[test]
fn park_makes_a_library_free_and_a_cathedral_cost_one() {
    let mut play = expanded(3).city(2, "indigo-plant park crane").hand(2, "library well").play();
    let view = play.does("take builder").view(2);
    assert_eq!(view.crane_price(seat(2), Card::Library, Card::Park), Some(0));
    assert_eq!(view.crane_price(seat(2), Card::Cathedral, Card::Park), Some(1));
    play.does("cover park").does("build cathedral");
    assert_eq!(play.legal(), ["pay with well", "pay with library"]);
    play.does("pay with well");
    assert!(play.seat(2).has(Card::Cathedral) && !play.p.cathedral());
    // As builder, or with a quarry, the cathedral is free.
    let mut play = expanded(3).city(1, "indigo-plant park crane").play();
    assert_eq!(play.does("take builder").view(1).crane_price(seat(1), Card::Cathedral, Card::Park), Some(0));
    let mut play = expanded(3).city(2, "indigo-plant park crane quarry").play();
    assert_eq!(play.does("take builder").view(2).crane_price(seat(2), Card::Cathedral, Card::Park), Some(0));
}

#[test]
fn customs_office_gets_a_good_that_sells_for_two() {
    let city = "indigo-plant customs-office market-stand market-hall black-market harbor";
    let mut play = expanded(3).city(1, city).city(2, "indigo-plant customs-office").play();
    play.does("take councillor");
    assert_eq!((play.seat(1).goods(Good::Import), play.seat(2).goods(Good::Import)), (1, 1));
    let goods = [Good::Import, Good::Indigo];
    let mut play = expanded(3).city(1, city).goods(1, &goods).prices("11122").play();
    play.does("take councillor");
    assert_eq!(play.seat(1).goods(Good::Import), 1, "a full one gets nothing");
    let mut play = expanded(3).city(1, city).goods(1, &goods).prices("11122").play();
    play.does("take trader").does("sell import").does("sell indigo").does("use harbor");
    assert_eq!((play.cards(1), play.seat(1).harbored()), (2 + 1 + 1 + 1, 1), "stand and hall count it");
    let mut play = expanded(3).city(2, city).goods(2, &goods).hand(2, "statue crane well tower").play();
    play.does("take builder").pass_until(|p| p.mover() == seat(2)).does("build statue");
    assert!(play.can("pay with good import"));
    let mut play = expanded(3).city(1, city).play();
    assert!(!play.does("take producer").can("produce sugar"));
    assert_eq!(play.legal(), ["pass", "produce indigo"], "it is no production building");
}

#[test]
fn bank_tucks_any_number_once() {
    let draft = last_role(expanded(3).city(2, "indigo-plant bank").hand(2, "well crane hero"));
    let mut play = draft.clone().play();
    play.does("take builder").pass_until_step(Step::Bank);
    play.does("tuck well").does("tuck hero").does("done");
    assert_eq!((play.cards(2), play.points(2, "tucked"), play.seat(2).bank_used()), (1, 2, true));
    assert_eq!(play.p.step(), Step::Role);
    let mut used = draft;
    used.players[1].bank_used = true;
    let mut play = used.play();
    play.does("take builder").pass_until(|p| p.role().is_none());
    assert_eq!(play.p.step(), Step::Role, "not a second time, even with a second bank");
}

#[test]
fn harbor_tucks_one_sold_good() {
    let city = "indigo-plant sugar-mill harbor";
    let goods = [Good::Indigo, Good::Sugar];
    let mut play = expanded(3).city(1, city).goods(1, &goods).prices("11122").play();
    play.does("take trader").does("sell sugar").does("sell indigo");
    assert_eq!(play.legal(), ["pass", "use harbor"]);
    play.does("use harbor");
    assert_eq!((play.seat(1).harbored(), play.p.discard(), play.points(1, "tucked")), (1, 1, 1));
    assert_eq!(play.cards(1), 2);
    let mut play = expanded(3).city(1, city).goods(1, &goods).prices("11122").play();
    play.does("take trader").does("sell sugar").does("done").does("pass");
    assert_eq!((play.seat(1).harbored(), play.p.discard()), (0, 1));
}

#[test]
fn goldsmith_keeps_what_nobody_has() {
    let smith = || expanded(3).city(1, "indigo-plant goldsmith").city(2, "indigo-plant hero").play();
    let mut play = smith();
    play.does("take prospector").does("pass").draws("use goldsmith", "hero");
    assert_eq!((play.cards(1), play.p.discard()), (0, 1));
    let mut play = smith();
    play.does("take prospector").does("pass").draws("use goldsmith", "goldsmith");
    assert_eq!(play.cards(1), 0, "oneself included");
    let mut play = smith();
    play.does("take prospector").does("pass").draws("use goldsmith", "statue");
    assert_eq!((play.cards(1), play.view(2).hand(seat(1)).get(Card::Statue)), (1, 1));
}

const MARIE: &str = "indigo-plant indigo-plant sugar-mill black-market well tobacco-storage tobacco-storage aqueduct \
                     palace guild-hall residence";
const DEVIN: &str = "indigo-plant indigo-plant archive gold-mine guard-room customs-office carpenter tobacco-storage \
                     aqueduct palace city-hall residence";

/// Devin's twelve buildings end the game, so he has them at its end.
fn devin(cost: &str) -> Play {
    let mut draft = expanded(2).city(1, DEVIN).option("customs-office-cost", cost);
    draft.step = Step::Over;
    draft.role = Some(Role::Builder);
    draft.taken = vec![Role::Builder];
    draft.play()
}

#[test]
fn residence_of_marie_and_devin() {
    assert_eq!(expanded(2).city(1, MARIE).play().points(1, "residence"), 7);
    assert_eq!(devin("3").points(1, "residence"), 9);
    assert_eq!(devin("1").points(1, "residence"), 10);
}

#[test]
fn devin_has_ten_for_the_cathedral() {
    let draft = |second: &str, third: &str| {
        expanded(3)
            .city(1, "indigo-plant cathedral")
            .city(2, second)
            .city(3, third)
            .play()
            .points(1, "cathedral")
    };
    assert_eq!(draft("guild-hall city-hall residence", "guild-hall city-hall palace"), 10);
    assert_eq!(draft("guild-hall", "indigo-plant"), 4);
    assert_eq!(draft("guild-hall city-hall", "palace"), 9);
    let own = expanded(3).city(1, "palace cathedral").play();
    assert_eq!(own.points(1, "cathedral"), 0, "own buildings do not count");
}

#[test]
fn the_cathedral_lies_beside_the_roles() {
    let seven = "well well well crane crane crane hero";
    let mut play = expanded(3)
        .hand(1, seven)
        .hand(2, seven.replace("hero", "statue").replace("well", "smithy").replace("crane", "tower").as_str())
        .play();
    play.does("take builder");
    assert_eq!(play.view(1).price(seat(1), Card::Cathedral), 6);
    play.does("build cathedral");
    for card in ["well", "well", "well", "crane", "crane", "crane"] {
        play.does(&format!("pay with {card}"));
    }
    assert_eq!((play.cards(1), play.mover()), (1, 2), "the one building of this phase");
    assert!(!play.can("build cathedral"));
    assert_eq!(play.refuses("build cathedral"), "why-no-cathedral");
    let base = table(3).hand(1, seven).play().p;
    assert!(!base.cathedral());
    assert_eq!(SanJuan::faults(&play.p), []);
}
