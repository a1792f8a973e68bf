//! The round: roles, governor, round start, deck and discard, library.

use crate::play::*;
use game::Rules;
use san_juan::{Card, Good, SanJuan, Step};

#[test]
fn a_role_is_taken_once_a_round_and_must_be() {
    let mut play = table(4).play();
    let roles = ["take builder", "take producer", "take trader", "take councillor", "take prospector"];
    assert_eq!(play.legal(), roles);
    play.does("take producer").pass_until(|p| p.role().is_none());
    assert_eq!(play.legal(), ["take builder", "take trader", "take councillor", "take prospector"]);
    assert_eq!(play.refuses("take producer"), "why-role-taken");
    assert_eq!(play.refuses("pass"), "why-must-take");
}

#[test]
fn everybody_acts_beginning_with_the_chooser() {
    let mut play = table(4).play();
    play.does("take trader").pass_until(|p| p.role().is_none());
    assert_eq!(play.mover(), 2);
    play.does("take producer");
    let mut order = vec![play.mover()];
    while play.p.role().is_some() {
        play.does("produce indigo")
            .pass_until(|p| p.role().is_none() || p.mover() != seat(*order.last().unwrap()));
        order.extend(play.p.role().map(|_| play.mover()));
    }
    assert_eq!(order, [2, 3, 4, 1]);
}

#[test]
fn the_governor_passes_on() {
    let mut play = table(3).play();
    for role in ["take trader", "take producer", "take builder"] {
        play.does(role).pass_until(|p| p.role().is_none());
    }
    assert_eq!((play.p.governor(), play.mover()), (seat(2), 2));
    assert_eq!(play.legal().len(), 5);
}

#[test]
fn two_players_take_three_roles() {
    let mut play = table(2).play();
    let mut choosers = Vec::new();
    for role in ["take trader", "take producer", "take builder"] {
        choosers.push(play.mover());
        play.does(role).pass_until(|p| p.role().is_none());
    }
    assert_eq!(choosers, [1, 2, 1]);
    assert_eq!(play.p.governor(), seat(2));
}

/// Nine cards for seat 2 and thirteen for seat 3, at the end of a round.
fn big_hands() -> Play {
    let nine = "sugar-mill sugar-mill well well crane crane archive archive hero";
    let thirteen =
        "smithy smithy gold-mine gold-mine statue statue quarry quarry chapel chapel palace library library";
    let mut draft = table(3).hand(2, nine).hand(3, thirteen).city(3, "indigo-plant tower");
    draft.taken = vec![san_juan::Role::Trader, san_juan::Role::Producer];
    draft.play()
}

#[test]
fn hands_are_cut_to_seven_and_with_a_tower_to_twelve() {
    let mut play = big_hands();
    play.does("take builder").pass_until_step(Step::Limit);
    assert_eq!((play.mover(), play.refuses("pass")), (2, "why-must-discard"));
    play.does("discard hero").does("discard well");
    assert_eq!((play.cards(2), play.mover()), (7, 3));
    play.does("discard palace");
    assert_eq!((play.cards(3), play.p.step()), (12, Step::Role));
}

#[test]
fn no_limit_during_a_round() {
    let mut play = big_hands();
    play.does("take prospector");
    assert_eq!((play.cards(2), play.p.step()), (9, Step::Prospect));
}

#[test]
fn the_chapel_takes_one_card_before_the_limit() {
    let eight = "sugar-mill sugar-mill well well crane crane archive archive";
    let mut draft = table(3).hand(2, eight).city(2, "indigo-plant chapel");
    draft.taken = vec![san_juan::Role::Trader, san_juan::Role::Producer];
    let mut play = draft.play();
    play.does("take builder").pass_until_step(Step::Chapel);
    play.does("tuck crane");
    assert_eq!((play.p.step(), play.cards(2), play.seat(2).tucked()), (Step::Role, 7, 1));
    assert_eq!(play.points(2, "tucked"), 1);
}

#[test]
fn steps_of_the_round_start_go_round_from_the_governor() {
    let eight = "sugar-mill sugar-mill well well crane crane archive archive hero";
    let city = "indigo-plant chapel";
    let mut draft = table(3).hand(1, "smithy").hand(2, "smithy").hand(3, eight);
    draft = draft.city(1, city).city(2, city).city(3, city);
    draft.taken = vec![san_juan::Role::Trader, san_juan::Role::Producer];
    let mut play = draft.play();
    play.does("take builder").pass_until_step(Step::Chapel);
    let mut order = Vec::new();
    while play.p.step() != Step::Role {
        order.push((play.p.step(), play.mover()));
        let action = if play.can("pass") { "pass" } else { "discard hero" };
        let next = play.legal().into_iter().find(|legal| legal.starts_with("discard")).unwrap_or_default();
        let action = if play.can(action) { action.to_string() } else { next };
        play.does(&action);
    }
    let chapels = [2, 3, 1].map(|number| (Step::Chapel, number));
    assert_eq!(order[..3], chapels);
    assert_eq!(order[3..], [(Step::Limit, 3), (Step::Limit, 3)]);
}

#[test]
fn a_draw_goes_on_after_a_reshuffle() {
    // One card in the deck, three in the discard.
    let mut draft = table(2);
    draft.pool = Some(list("hero"));
    draft.open_discards = list("palace well crane");
    draft = all_the_rest_tucked(draft);
    let mut play = draft.play();
    play.does("take councillor").draws("draw 5", "hero palace well crane");
    assert_eq!((play.p.deck(), play.p.discard(), play.view(1).drawn_size()), (0, 0, 4));
}

#[test]
fn a_draw_takes_what_there_is() {
    let mut draft = table(2);
    draft.pool = Some(list("hero"));
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take councillor").draws("draw 5", "hero");
    assert_eq!(play.cards(1), 1, "the only card is kept");
    assert_eq!(play.p.step(), Step::Role, "the others find no card");
}

/// Every card that lies nowhere else is under the chapel of the last player.
pub fn all_the_rest_tucked(mut draft: san_juan::PositionDraft) -> san_juan::PositionDraft {
    let mut named = draft.clone();
    named.pool = None;
    named.still = false;
    let sound = named.build().expect("a sound table");
    let text: san_juan::PositionDraft = sound.into();
    let mut rest = text.pool.expect("written").0;
    for (card, count) in draft.pool.iter().flat_map(|pool| &pool.0) {
        *rest.get_mut(card).expect("it was in the deck") -= count;
    }
    let goods: u8 = draft.players.iter().flat_map(|player| player.goods.values()).sum();
    assert_eq!(goods, 0, "goods are cards of the pool");
    let last = draft.players.last_mut().expect("a player");
    last.tucked = san_juan::CardList(rest.into_iter().filter(|(_, count)| *count > 0).collect());
    draft
}

#[test]
fn library_doubles_every_privilege() {
    let city = "indigo-plant sugar-mill tobacco-storage coffee-roaster library";
    let rich = || table(3).city(1, city).hand(1, "silver-smelter well well well crane");
    assert_eq!(rich().play().does("take builder").view(1).price(seat(1), Card::SilverSmelter), 3);
    assert_eq!(rich().play().does("take producer").view(1).may_produce(seat(1)), 3);
    let goods = [Good::Indigo, Good::Sugar, Good::Tobacco];
    assert_eq!(rich().goods(1, &goods).play().does("take trader").view(1).may_sell(seat(1)), 3);
    assert!(rich().play().does("take councillor").can("draw 8"));
    assert!(rich().play().does("take prospector").can("draw 2"));
    // Only for the chooser.
    let mut play = rich().play();
    play.does("take trader").does("take councillor").pass_until(|p| p.mover() == seat(1));
    assert_eq!(play.legal(), ["pass", "draw 2"]);
}

#[test]
fn library_with_two_players_serves_one_role_a_round() {
    let start = || table(2).city(1, "indigo-plant library").play();
    let mut play = start();
    play.does("take prospector");
    assert_eq!(play.legal(), ["use library", "save library"]);
    play.does("use library");
    assert!(play.can("draw 2"));
    play.does("draw 2").does("take trader").does("take councillor");
    assert_eq!(play.legal(), ["pass", "draw 2", "draw 5"], "it was used at the first pick");

    let mut play = start();
    play.does("take prospector").does("save library");
    assert!(!play.can("draw 2"));
    play.does("draw 1").does("take trader").does("take councillor");
    assert!(play.can("draw 8"), "it was saved");
    assert_eq!(SanJuan::faults(&play.p), []);
}

#[test]
fn the_library_is_asked_for_when_the_phase_has_begun() {
    let mut play = table(2).city(1, "indigo-plant library").goods(1, &[Good::Indigo]).play();
    play.draws("take trader", "12233");
    assert_eq!((play.p.step(), play.view(1).prices()), (Step::Library, Some(&[1, 2, 2, 3, 3])));
    play.draws("save library", "");
    assert_eq!((play.p.step(), play.view(1).left()), (Step::Sell, 2));
    // Customs offices are filled before, too.
    let mut play = expanded(2).city(1, "indigo-plant library customs-office").play();
    play.does("take councillor");
    assert_eq!((play.p.step(), play.seat(1).goods(Good::Import)), (Step::Library, 1));
    play.does("use library");
    assert!(play.can("draw 8"));
}
