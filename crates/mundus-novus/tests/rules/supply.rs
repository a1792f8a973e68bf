//! Supply: face-down cards, squadrons, the deck.

use crate::play::*;
use game::Seat;
use mundus_novus::{Event, Step};

#[test]
fn first_supply_five_cards_only() {
    let mut table = at_round_end(2, |_| ());
    table.roll(2, "end turn", &["corn"; 10]);
    assert_eq!((table.hand(1), table.hand(2)), (cards("5 corn"), cards("5 corn")));
    assert!(table.asks(1, Step::Announce));
}

#[test]
fn the_squadron_example() {
    let mut table = at_round_end(3, |draft| {
        draft.players[0].developments = developments("caravel-10");
        draft.players[1].developments = developments("caravel-3, caravel-8");
        draft.players[2].developments = developments("caravel-1, caravel-2, caravel-7");
        draft.line =
            developments("hernan-cortes, caravel-5, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    let mut outcomes = vec!["cacao"; 15];
    outcomes.extend(["corn", "tobacco", "coffee", "cotton", "indigo", "relic"]);
    table.roll(3, "end turn", &outcomes);
    // Six cards are face up; C and A have ten each, C has the lower caravel.
    assert_eq!(table.position.display(), cards("corn, tobacco, coffee, cotton, indigo, relic"));
    let order: Vec<_> =
        table.position.squadrons().into_iter().map(|(seat, numbers)| (seat.number(), numbers)).collect();
    assert_eq!(order, [(3, vec![1, 2, 7]), (1, vec![10]), (2, vec![3, 8])]);
    assert!(table.asks(3, Step::Pick));
    table.plays(3, &["pick relic", "pick indigo", "pick corn"]);
    assert!(table.asks(1, Step::Pick));
    table.play(1, "pick cotton");
    assert!(table.asks(2, Step::Pick));
    table.play(2, "pick coffee");
    // The last card goes by itself.
    assert_eq!(table.hand(2), cards("5 cacao, coffee, tobacco"));
    assert!(table.asks(1, Step::Announce));
}

#[test]
fn stored_cards_are_in_the_hand_again() {
    let mut table = at_round_end(2, |draft| draft.players[0].hand = cards("relic"));
    table.roll(2, "end turn", &["corn"; 10]);
    assert_eq!(table.hand(1), cards("5 corn, relic"));
}

#[test]
fn the_discard_is_shuffled_when_the_deck_is_used_up() {
    let mut table = at_round_end(2, |draft| {
        draft.deck = Some(cards("3 relic"));
        draft.open_discards = cards("16 corn, 15 cacao, 16 tobacco, 11 coffee, 12 cotton, 12 sugar-cane");
        draft.players[0].discards = cards("9 relic, 7 potato, 8 indigo");
        draft.players[1].discards = cards("7 vanilla");
    });
    // One card at a time, clockwise from the Trade Master: the last three relics, then the new deck.
    let mut outcomes = vec!["relic"; 3];
    outcomes.extend(["vanilla"; 7]);
    table.roll(2, "end turn", &outcomes);
    assert!(table.events.contains(&Event::Reshuffled));
    assert_eq!(table.hand(1), cards("2 relic, 3 vanilla"));
    assert_eq!(table.hand(2), cards("1 relic, 4 vanilla"));
    assert_eq!(u32::from(table.position.deck_size()), 120 - 3 - 10);
    assert!(table.position.open_discards().is_empty());
    assert!(Seat::all(2).all(|seat| table.position.player(seat).discards_size() == 0));
}

#[test]
fn a_deck_that_suffices_is_not_shuffled() {
    let mut table = at_round_end(2, |draft| {
        draft.deck = Some(cards("10 relic"));
        draft.open_discards = cards("16 corn, 15 cacao, 16 tobacco, 11 coffee, 12 cotton, 12 sugar-cane");
        draft.players[0].discards = cards("2 relic, 7 potato, 8 indigo, 7 vanilla");
    });
    table.roll(2, "end turn", &["relic"; 10]);
    assert!(!table.events.contains(&Event::Reshuffled));
    assert_eq!(table.position.deck_size(), 0);
}
