//! Deck and discard: drawing from what is left, and goods that have become certain cards.

use crate::{play::*, round::all_the_rest_tucked};
use game::Rules;
use san_juan::{Card, Event, Good, PositionDraft, Role, SanJuan, SettledDraft, Step};

/// Two players, with these cards in the deck and these in the discard and no others to draw.
fn scarce(draft: PositionDraft, deck: &str, discard: &str) -> PositionDraft {
    let mut draft = draft;
    draft.pool = Some(list(deck));
    draft.open_discards = list(discard);
    all_the_rest_tucked(draft)
}

#[test]
fn cards_can_be_drawn_while_there_are_any_in_deck_or_discard() {
    for (deck, discard) in [("hero well", "palace crane"), ("hero", ""), ("", "hero"), ("", "")] {
        let mut play = scarce(table(2), deck, discard).play();
        play.does("take prospector");
        let any = !deck.is_empty() || !discard.is_empty();
        assert_eq!(play.p.step() == Step::Prospect, any, "{deck}; {discard}");
    }
}

#[test]
fn who_draws_from_nothing_is_not_told_to_have_drawn() {
    let huts = expanded(2).city(2, "indigo-plant hut");
    for (deck, drawn) in [("", 0), ("hero", 1)] {
        let mut play = scarce(huts.clone(), deck, "").play();
        let told = play.tells("take trader");
        assert_eq!(told.iter().filter(|event| matches!(event, Event::Drew { .. })).count(), drawn);
        assert_eq!(play.cards(2), drawn as u8);
    }
}

#[test]
fn customs_offices_are_filled_while_there_are_cards() {
    let offices = expanded(2).city(1, "indigo-plant customs-office").city(2, "indigo-plant customs-office");
    for (deck, discard, filled) in
        [("hero", "well", 2), ("hero", "", 1), ("", "well", 1), ("", "", 0), ("hero well crane", "", 2)]
    {
        let mut play = scarce(offices.clone(), deck, discard).play();
        let told = play.tells("take councillor");
        let goods = [1, 2].map(|number| usize::from(play.seat(number).goods(Good::Import)));
        assert_eq!(goods.iter().sum::<usize>(), filled, "{deck}; {discard}");
        let filling = |event: &&Event| matches!(event, Event::CustomsFilled { .. });
        assert_eq!(told.iter().filter(filling).count(), filled, "{deck}; {discard}");
        assert_eq!(SanJuan::faults(&play.p), []);
    }
}

fn settled(number: u8, good: Good, card: Card) -> SettledDraft {
    SettledDraft { seat: seat(number), good, card }
}

#[test]
fn of_certain_goods_the_oldest_of_its_building_is_sold() {
    let mut draft = table(2).prices("11122").city(1, "indigo-plant indigo-plant sugar-mill");
    draft = draft.goods(1, &[Good::Indigo, Good::Indigo, Good::Sugar]).goods(2, &[Good::Indigo]);
    let all = [
        settled(2, Good::Indigo, Card::Statue),
        settled(1, Good::Indigo, Card::Hero),
        settled(1, Good::Sugar, Card::Well),
        settled(1, Good::Indigo, Card::Crane),
    ];
    draft.settled = all.to_vec();
    let mut play = draft.play();
    play.does("take trader").does("sell indigo");
    let text = PositionDraft::from(play.p);
    assert_eq!((text.lost_discards, text.settled), (list("hero"), vec![all[0], all[2], all[3]]));
    play.does("sell sugar");
    let text = PositionDraft::from(play.p);
    assert_eq!((text.lost_discards, text.settled), (list("hero well"), vec![all[0], all[3]]));
    assert_eq!(SanJuan::faults(&play.p), []);
}

#[test]
fn a_reshuffle_makes_the_other_goods_and_harbor_cards_certain() {
    // One of two indigo and one of two harbor cards are certain already.
    let mut draft = expanded(2).city(1, "indigo-plant indigo-plant sugar-mill harbor");
    draft.players[1].discards = list("library palace");
    draft.pool = Some(list("hero crane statue quarry"));
    let mut draft = all_the_rest_tucked(draft).goods(1, &[Good::Indigo, Good::Indigo]);
    draft.pool = Some(list("hero crane"));
    draft.settled = vec![settled(1, Good::Indigo, Card::Statue)];
    (draft.players[0].harbored, draft.lost_harbored) = (2, list("quarry"));
    let mut play = draft.play();
    assert_eq!((play.p.deck(), play.p.discard()), (0, 2));
    play.does("take producer").draws("produce sugar", "crane hero");
    let text = PositionDraft::from(play.p);
    let certain = [settled(1, Good::Indigo, Card::Statue), settled(1, Good::Indigo, Card::Crane)];
    assert_eq!((text.settled, text.lost_harbored), (certain.to_vec(), list("hero quarry")));
    assert_eq!((play.p.deck(), play.p.discard()), (1, 0));
    assert_eq!(SanJuan::faults(&play.p), []);
}

#[test]
fn who_has_no_cards_is_not_told_to_decline() {
    // Neither to exchange with the office building nor, after the last card went under the chapel, to tuck with the bank.
    let mut draft = expanded(3).city(2, "indigo-plant office-building").city(3, "indigo-plant chapel bank");
    draft.taken = vec![Role::Trader, Role::Producer];
    let mut play = draft.hand(3, "hero").play();
    play.does("take builder");
    let mut told = Vec::new();
    while play.p.step() != Step::Role {
        let tuck = play.can("tuck hero");
        told.extend(play.tells(if tuck { "tuck hero" } else { "pass" }));
    }
    assert_eq!(play.points(3, "tucked"), 1);
    let declined = |event: &&Event| matches!(event, Event::Declined { step, .. } if *step != Step::Build);
    assert_eq!(told.iter().find(declined), None);
}

#[test]
fn the_round_start_is_played_whatever_else_is_in_the_cities() {
    let next = |first: &str, second: &str| {
        let mut draft =
            expanded(2).city(1, first).city(2, second).hand(1, "hero statue").hand(2, "well hero");
        draft.taken = vec![Role::Trader, Role::Producer];
        let mut play = draft.play();
        play.does("take builder").pass_until(|p| p.role().is_none());
        (play.p.step(), play.mover())
    };
    assert_eq!(next("office-building", "office-building"), (Step::Office, 2));
    assert_eq!(next("chapel bank", "chapel bank"), (Step::Chapel, 2));
    assert_eq!(next("chapel bank", "indigo-plant"), (Step::Chapel, 1));
    assert_eq!(next("bank", "indigo-plant"), (Step::Bank, 1));
    assert_eq!(next("indigo-plant", "indigo-plant"), (Step::Role, 2));
}

#[test]
fn nobody_is_asked_to_draw_from_nothing() {
    let steps = [
        (Role::Producer, Step::Produce),
        (Role::Councillor, Step::Draw),
        (Role::Prospector, Step::Prospect),
        (Role::Prospector, Step::GoldMine),
        (Role::Prospector, Step::Goldsmith),
    ];
    for (role, step) in steps {
        for (deck, asked) in [("hero well", true), ("", false)] {
            let mut draft = scarce(expanded(2).city(1, "indigo-plant gold-mine goldsmith"), deck, "");
            (draft.role, draft.taken, draft.step) = (Some(role), vec![role], step);
            draft.phase.left = if step == Step::Produce { 2 } else { 0 };
            let told = draft.build().map_or_else(|impossible| impossible.to_string(), |_| String::new());
            assert_eq!(told.is_empty(), asked, "{step:?}: {told}");
            assert!(asked || told.contains("nothing to decide"), "{step:?}: {told}");
        }
    }
}
