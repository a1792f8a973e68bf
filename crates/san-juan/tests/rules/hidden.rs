//! What a seat knows.

use crate::{play::*, round::all_the_rest_tucked};
use game::{Fast, Rules};
use san_juan::{Card, CardList, Good, PositionDraft, Role, SanJuan, Step, View};

#[test]
fn a_view_holds_your_own_hand_and_the_size_of_the_others() {
    let play = table(3).hand(1, "well crane").hand(2, "hero hero palace").play();
    let view = play.view(1);
    assert_eq!(view.hand(seat(1)).total(), 2);
    assert_eq!((view.hand(seat(2)).total(), view.player(seat(2)).hand_size()), (0, 3));
    assert_eq!((view.unseen(Card::Hero), view.unseen(Card::Well)), (3, 2));
    // Another hand for seat 2 looks the same to seat 1.
    let other = table(3).hand(1, "well crane").hand(2, "statue statue library").play();
    assert_eq!(view, other.view(1));
    assert_ne!(play.view(2), other.view(2));
    let spectator = SanJuan::view(&play.p, None);
    assert_eq!((spectator.hand(seat(1)).total(), spectator.unseen(Card::Well)), (0, 3));
}

#[test]
fn a_revealed_card_is_known_until_the_hand_loses_one_face_down() {
    let mine = || {
        let mut play =
            table(3).city(1, "indigo-plant gold-mine chapel").hand(1, "hero crane well well").play();
        play.does("take prospector")
            .does("pass")
            .draws("use gold-mine", "quarry smithy tobacco-storage library");
        play
    };
    let known = |play: &Play| play.view(2).hand(seat(1)).get(Card::Smithy);
    let mut play = mine();
    assert_eq!((known(&play), play.view(2).unseen(Card::Smithy)), (1, 2));
    assert_eq!(play.view(2).open_discards().total(), 3);
    // Built face up it is on the table: known there, not in the hand.
    play.does("take builder").pass_until(|p| p.mover() == seat(1));
    play.does("build smithy");
    assert_eq!((known(&play), play.view(2).unseen(Card::Smithy)), (0, 2));
    // Cards paid face down: it might be among them.
    let mut play = mine();
    play.does("take builder").pass_until(|p| p.mover() == seat(1));
    play.does("build well");
    assert_eq!(known(&play), 1, "the well was laid out face up");
    play.does("pay with hero");
    assert_eq!((known(&play), play.view(2).unseen(Card::Smithy)), (0, 3));
    // The owner knows all the same.
    assert_eq!(play.view(1).hand(seat(1)).get(Card::Smithy), 1);
}

#[test]
fn a_known_card_that_is_built_is_known_no_more() {
    // The chooser builds for nothing, so that no card leaves the hand face down.
    for (built, left) in [("indigo-plant", "aqueduct"), ("aqueduct", "tavern"), ("indigo-plant", "tavern")] {
        let mut draft = expanded(3).city(1, "library quarry").hand(1, &format!("{built} {left}"));
        draft.players[0].known = list(&format!("{built} {left}"));
        let mut play = draft.play();
        play.does("take builder").does(&format!("build {built}"));
        assert_eq!(CardList::from(&play.view(2).hand(seat(1))), list(left), "{built}");
        assert_eq!(SanJuan::faults(&play.p), [], "{built}");
    }
}

#[test]
fn tucked_cards_and_discards_are_known_to_their_owner() {
    let mut draft = table(2).hand(1, "hero crane well well");
    draft.players[0].tucked = list("palace");
    draft.players[0].discards = list("library");
    draft.players[0].buildings = list("indigo-plant chapel");
    let play = draft.play();
    let (own, other) = (play.view(1), play.view(2));
    assert_eq!(own.own_tucked().map(|cards| cards.get(Card::Palace)), Some(1));
    assert_eq!(own.own_discards().map(|cards| cards.get(Card::Library)), Some(1));
    assert_eq!((own.unseen(Card::Palace), own.unseen(Card::Library)), (1, 2));
    assert_eq!((other.unseen(Card::Palace), other.unseen(Card::Library)), (2, 3));
    assert_eq!((other.player(seat(1)).tucked(), other.discard()), (1, 1));
    // Until the next reshuffle.
    let mut draft = table(2).hand(1, "hero");
    draft.pool = Some(list(""));
    draft.players[0].discards = list("library");
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take prospector").draws("draw 1", "library");
    assert_eq!(play.view(1).own_discards().map(|cards| cards.total()), Some(0));
}

/// Two goods on the table, an empty deck, two known discards: production makes a reshuffle.
fn before_a_reshuffle() -> Play {
    let mut draft = table(2).city(1, "indigo-plant sugar-mill tobacco-storage");
    draft.players[1].discards = list("library palace");
    draft.pool = Some(list("hero well"));
    let mut draft = all_the_rest_tucked(draft);
    draft = draft.goods(1, &[Good::Indigo, Good::Sugar]);
    draft.play()
}

#[test]
fn goods_are_certain_only_after_a_reshuffle_and_known_to_nobody() {
    let mut play = before_a_reshuffle();
    assert_eq!(play.p.deck(), 0);
    // Indigo is picked before sugar; then the discards are the deck.
    play.does("take producer").draws("produce tobacco", "hero well");
    assert_eq!((play.p.deck(), play.p.discard()), (1, 0));
    let text: PositionDraft = play.p.into();
    let settled: Vec<_> = text.settled.iter().map(|settled| (settled.good, settled.card)).collect();
    assert_eq!(settled, [(Good::Indigo, Card::Hero), (Good::Sugar, Card::Well)]);
    let mut other = before_a_reshuffle();
    other.does("take producer").draws("produce tobacco", "well hero");
    for number in [1, 2] {
        assert_eq!(play.view(number), other.view(number), "nobody can tell");
    }
    assert_ne!(play.p, other.p);
    // Sold, the certain card lies in the discard and comes back with it.
    play.pass_until_step(Step::Role).does("take trader").pass_until(|p| p.mover() == seat(1));
    play.does("sell indigo");
    let text: PositionDraft = play.p.into();
    assert!(text.lost_discards.0.contains_key(&Card::Hero) || play.cards(1) > 0);
}

#[test]
fn pools_give_the_same_chances_as_ordered_decks() {
    // Three cards are left: one goes face down on the indigo plant, then one is drawn. With an ordered deck each of the
    // six orders is equally likely; the card drawn is each of the three with a third.
    let mut draft = table(2);
    draft.pool = Some(list("hero well crane"));
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take producer").does("produce indigo").pass_until_step(Step::Role);
    play.does("take prospector");
    let mut chances = Vec::new();
    game::Enumerating::run(
        |chance| {
            let mut p = play.p;
            let mover = p.mover();
            SanJuan::apply(&mut p, mover, san_juan::Action::Draw(1), chance, &mut ()).expect("legal");
            SanJuan::view(&p, Some(mover)).hand(mover)
        },
        |hand, chance| {
            chances.push((hand.iter().next().expect("a card"), chance));
            true
        },
    );
    assert_eq!(
        chances.iter().map(|(card, _)| *card).collect::<Vec<_>>(),
        [Card::Well, Card::Crane, Card::Hero]
    );
    assert!(chances.iter().all(|(_, chance)| (chance - 1.0 / 3.0).abs() < 1e-12));
    // At a reshuffle the good is one of what was left of the old deck, never one of the discards.
    let play = before_a_reshuffle();
    let mut settled = Vec::new();
    game::Enumerating::run(
        |chance| {
            let mut p = play.p;
            let mover = p.mover();
            SanJuan::apply(&mut p, mover, san_juan::Action::Take(Role::Producer), chance, &mut ())
                .expect("legal");
            SanJuan::apply(&mut p, mover, san_juan::Action::Produce(Good::Tobacco), chance, &mut ())
                .expect("legal");
            PositionDraft::from(p).settled[0].card
        },
        |card, chance| {
            settled.push((card, chance));
            true
        },
    );
    assert_eq!(settled, [(Card::Well, 0.5), (Card::Hero, 0.5)]);
}

/// Seat 2 covers its indigo plant: its two cards and the plant pay for a well or a smithy and for nothing else. Seat 1 has seen
/// all of them but one smithy.
fn covering_for_a_rare_card() -> Play {
    let four_mills = "sugar-mill sugar-mill sugar-mill sugar-mill";
    let city = "indigo-plant crane gold-mine archive poor-house black-market trading-post market-stand";
    let mut draft = table(3).city(1, four_mills).city(2, city).city(3, four_mills);
    draft = draft.hand(1, "well well well smithy smithy hero").hand(2, "smithy palace");
    (draft.taken, draft.role) = (vec![Role::Builder], Some(Role::Builder));
    (draft.step, draft.mover, draft.phase.covered) = (Step::Cover, Some(seat(2)), Some(Card::IndigoPlant));
    draft.play()
}

#[test]
fn an_imagined_hand_has_something_to_build_over_the_building_covered() {
    let play = covering_for_a_rare_card();
    for seed in 0..20 {
        let imagined = SanJuan::imagine(&play.view(1), &mut Fast::new(seed));
        let hand = Card::ALL.map(|card| imagined.player(seat(2)).in_hand(card));
        assert_eq!((hand[Card::Smithy.index()], hand.iter().sum::<u8>()), (1, 2), "seed {seed}");
        assert_eq!(SanJuan::faults(&imagined), [], "seed {seed}");
    }
}

#[test]
fn a_view_with_nothing_to_build_over_the_building_covered_is_refused() {
    let mut text = serde_json::to_value(covering_for_a_rare_card().view(1)).expect("text");
    assert!(serde_json::from_value::<View>(text.clone()).is_ok());
    // The last smithy is in the observer's hand.
    (text["players"][0]["hand"]["smithy"], text["unseen"]["smithy"]) = (3.into(), 0.into());
    (text["players"][0]["hand"]["hero"], text["unseen"]["hero"]) = (0.into(), 3.into());
    let refused = serde_json::from_value::<View>(text).expect_err("nothing fits").to_string();
    assert!(refused.contains("nothing to decide"), "{refused}");
    // Nor with a hand that everybody knows.
    let mut text = serde_json::to_value(covering_for_a_rare_card().view(1)).expect("text");
    for cards in ["hand", "known"] {
        text["players"][1][cards] = serde_json::json!({"statue": 1, "palace": 1});
    }
    (text["unseen"]["statue"], text["unseen"]["palace"]) = (2.into(), 1.into());
    let refused = serde_json::from_value::<View>(text).expect_err("nothing fits").to_string();
    assert!(refused.contains("nothing to decide"), "{refused}");
}

#[test]
fn many_goods_can_become_certain_in_a_reshuffle() {
    let city = "indigo-plant sugar-mill tobacco-storage coffee-roaster silver-smelter";
    let goods = [Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee, Good::Silver];
    let mut draft = table(4).city(1, &format!("{city} indigo-plant sugar-mill"));
    draft.players[0].discards = list("palace library");
    draft.pool = Some(list(&"smithy gold-mine archive poor-house black-market well hero ".repeat(3)));
    for number in 2..=4 {
        draft = draft.city(number, city);
    }
    draft = all_the_rest_tucked(draft).goods(1, &[Good::Indigo]);
    for number in 1..=4 {
        draft = draft.goods(number, &goods);
    }
    let mut play = draft.play();
    play.does("take producer").does("produce sugar");
    let text = PositionDraft::from(play.p);
    assert_eq!((text.settled.len(), play.p.deck()), (21, 1));
    assert_eq!(text.build().expect("a sound position"), play.p);
}
