//! Components and set-up.

use crate::play::*;
use game::{Fast, Rules, Setup, SetupText, Source};
use san_juan::{Card, Position, SanJuan, components::When};

#[test]
fn the_box_holds_112_cards_and_29_more() {
    let [base, expansion] = ["off", "on"].map(|expansion| {
        let options = [("expansion".into(), expansion.into())].into();
        let setup = Setup::new::<SanJuan>(&SetupText { players: 2, options }).expect("a valid set-up");
        SanJuan::start(&setup, &mut Fast::new(1), &mut ())
    });
    let count = |game: &Position, production: bool| -> u32 {
        let cards = Card::ALL
            .into_iter()
            .filter(|card| *card != Card::Cathedral && card.is_production() == production);
        cards.map(|card| u32::from(game.copies(card))).sum()
    };
    assert_eq!((count(&base, true), count(&base, false)), (44, 68));
    assert_eq!((count(&expansion, true), count(&expansion, false)), (44, 97));
    assert_eq!(expansion.copies(Card::Cathedral), 1);
    assert!(!Card::Cathedral.is_production());
}

#[test]
fn printed_points_follow_the_cost() {
    for (card, data) in Card::ALL.map(|card| (card, card.data())) {
        if data.points_source != Source::Data {
            continue;
        }
        let expected = match data.when {
            When::Monument => data.cost,
            When::End => 0,
            _ => [0, 1, 1, 2, 2, 3][usize::from(data.cost)],
        };
        assert_eq!(data.points, expected, "{card}");
    }
    let weak = |source: Source| {
        Card::ALL.into_iter().filter(move |card| card.data().points_source == source).map(Card::id)
    };
    assert_eq!(
        weak(Source::Weak).collect::<Vec<_>>(),
        ["tavern", "customs-office", "bank", "harbor", "goldsmith"]
    );
    assert_eq!(weak(Source::Rebuilt).collect::<Vec<_>>(), ["hut"]);
}

#[test]
fn everybody_begins_with_an_indigo_plant_and_four_cards() {
    let p = SanJuan::start(&Setup::standard::<SanJuan>(4), &mut Fast::new(1), &mut ());
    let play = Play { p };
    for number in 1..=4 {
        assert_eq!(play.cards(number), 4);
        assert_eq!(play.seat(number).copies(Card::IndigoPlant), 1);
        assert_eq!(play.seat(number).buildings(), 1);
    }
    assert_eq!(p.deck(), 112 - 4 - 16);
    assert_eq!((p.discard(), play.mover()), (0, 1));
}

#[test]
fn price_cards_repeat_their_order() {
    let mut play = table(3).hand(1, "smithy").play();
    let mut turned = Vec::new();
    for round in 0..10 {
        let (before, coming) = (play.p, play.view(2).coming_price_cards());
        play.does("take trader").pass_until(|p| p.role().is_none());
        let card = play.view(1).price_card().expect("a card was turned over");
        turned.push(card);
        assert_eq!(before.trading_house().coming().is_empty(), round < 5);
        // After a full cycle everybody knows the next one.
        assert_eq!(coming, turned[if round < 5 { round } else { round - 5 }..round]);
        // The rest of the round.
        play.does("take producer").pass_until(|p| p.role().is_none());
        play.does("take builder").pass_until(|p| p.role().is_none());
    }
    assert_eq!(turned[..5], turned[5..]);
    let mut all = turned[..5].to_vec();
    all.sort_unstable();
    assert_eq!(all, ["11122", "11222", "11223", "12223", "12233"]);
}
