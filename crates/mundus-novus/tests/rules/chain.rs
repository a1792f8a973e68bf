//! The chain of exchanges and its ends.

use crate::play::*;
use mundus_novus::{Event, Step};

const LETTERS: [char; 4] = ['M', 'B', 'C', 'D'];

fn number(letter: char) -> usize {
    1 + LETTERS.iter().position(|&known| known == letter).expect("a player")
}

/// Everybody lays out this many cards of a kind of their own, M (seat 1) first and Trade Master; then the takes, all kept.
fn chain(laid: &[u8], takes: &str) -> Table {
    let kinds = ["vanilla", "cacao", "corn", "tobacco"];
    let announced = *laid.iter().max().expect("somebody");
    let mut table = offering(laid.len() as u8, announced, |draft| {
        for (at, player) in draft.players.iter_mut().enumerate() {
            player.hand = cards(&format!("5 {}", kinds[at]));
            if laid[at] < announced {
                player.developments = developments("bartolome-de-las-casas");
            }
        }
        draft.players[0].developments.extend(developments("pedro-de-valdivia"));
    });
    for (at, &count) in laid.iter().enumerate() {
        for _ in 0..count {
            table.play(at + 1, &format!("offer {}", kinds[at]));
        }
        if count < announced {
            table.play(at + 1, "done offering");
        }
    }
    assert_eq!(table.position.trade_master(), seat(1), "M stays Trade Master");
    for take in takes.split_whitespace() {
        let (taker, from) = take.split_once('<').expect("X<Y");
        let (taker, from) =
            (number(taker.chars().next().expect("X")), number(from.chars().next().expect("Y")));
        // A take with no choice is played by itself.
        if table.position.step() == Step::Take {
            table.play(taker, &format!("take {} from {from}", kinds[from - 1]));
        }
        assert!(table.asks(taker, Step::Market), "{take}");
        table.play(taker, "keep");
    }
    table
}

/// How the chain ended: who took back how many, and who gives to whom.
fn ended(table: &Table) -> (Option<(u8, u8)>, Option<u8>) {
    let back = table.events.iter().find_map(|event| match event {
        Event::TookBack { seat, cards } => Some((seat.number(), cards.total())),
        _ => None,
    });
    let gift = match table.position.step() {
        Step::Gift => {
            assert!(table.asks(1, Step::Gift), "only the Trade Master gives");
            table.view(1).receiver().map(|seat| seat.number())
        }
        step => {
            assert_eq!(step, Step::Begin);
            None
        }
    };
    (back, gift)
}

#[test]
fn two_players_two_cards() {
    // With two players the same two exchange all the time.
    assert_eq!(ended(&chain(&[2, 2], "M<B B<M M<B B<M")), (None, None));
}

#[test]
fn three_players_two_cards_end_with_a_gift() {
    assert_eq!(ended(&chain(&[2, 2, 2], "M<C C<B B<M M<C C<M M<B")), (None, Some(2)));
}

#[test]
fn three_players_three_cards_the_master_takes_back() {
    let table = chain(&[3, 3, 3], "M<C C<B B<C C<M M<B B<C C<B B<M");
    assert_eq!(ended(&table), (Some((1, 1)), None));
}

#[test]
fn four_players_another_takes_back_and_gets_a_gift() {
    let table = chain(&[2, 2, 2, 2], "M<D D<C C<D D<M M<C C<M M<B");
    assert_eq!(ended(&table), (Some((2, 1)), Some(2)));
}

#[test]
fn the_exception_is_used_on_the_last_take() {
    let table = chain(&[3, 3, 3], "M<C C<B B<C C<M M<C C<B B<M M<B B<M");
    assert_eq!(ended(&table), (None, None));
}

#[test]
fn nobody_else_laid_out_a_card() {
    assert_eq!(ended(&chain(&[2, 0], "")), (Some((1, 2)), None));
}

#[test]
fn the_master_laid_out_nothing() {
    assert_eq!(ended(&chain(&[0, 2], "M<B")), (Some((2, 1)), Some(2)));
}

#[test]
fn one_against_three() {
    assert_eq!(ended(&chain(&[1, 3], "M<B B<M M<B")), (Some((2, 1)), Some(2)));
}

#[test]
fn the_exception_is_used_twice() {
    assert_eq!(ended(&chain(&[2, 0, 2], "M<C C<M M<C C<M")), (None, None));
}

#[test]
fn no_third_exchange_between_the_same_two() {
    let table = chain(&[3, 3, 3, 3], "M<B B<M");
    assert_eq!(table.refuses(1, "take cacao from 2"), "why-third-exchange");
    assert!(table.allows(1, "take corn from 3"));
    // With two players it is allowed.
    let table = chain(&[3, 3], "M<B B<M");
    assert!(table.asks(1, Step::Market), "the only take is made by itself");
}

#[test]
fn the_mover_must_take_and_the_owner_moves_next() {
    let mut table = chain(&[2, 2, 2], "");
    assert_eq!(table.legal(1), ["take cacao from 2", "take corn from 3"]);
    assert_eq!(table.refuses(1, "take vanilla from 1"), "why-own-card");
    assert_eq!(table.refuses(1, "take relic from 2"), "why-not-laid-out");
    table.play(1, "take corn from 3").play(1, "keep");
    assert!(table.asks(3, Step::Take));
    // It may take from the taker.
    assert_eq!(table.legal(3), ["take vanilla from 1", "take cacao from 2"]);
    assert_eq!(table.hand(1), cards("3 vanilla, corn"));
}

#[test]
fn the_card_taken_may_be_swapped_with_the_market() {
    let mut table = chain(&[2, 2], "");
    assert!(table.asks(1, Step::Market));
    // The card taken is a cacao; one of the same resource is in the market.
    assert_eq!(table.legal(1), ["keep", "swap for cacao", "swap for coffee", "swap for potato"]);
    assert_eq!(table.refuses(1, "swap for relic"), "why-not-in-market");
    let mut same = Table { position: table.position, events: Vec::new() };
    same.play(1, "swap for cacao");
    assert_eq!(
        (same.position.market(), same.hand(1)),
        (cards("cacao, coffee, potato"), cards("3 vanilla, cacao"))
    );
    table.play(1, "swap for potato");
    assert_eq!(
        (table.position.market(), table.hand(1)),
        (cards("2 cacao, coffee"), cards("3 vanilla, potato"))
    );
}

#[test]
fn the_gift_is_any_hand_card_of_the_trade_master() {
    let mut table = chain(&[2, 2, 2], "M<C C<B B<M M<C C<M M<B");
    assert_eq!(table.hand(1), cards("3 vanilla, 2 corn, cacao"));
    assert_eq!(table.legal(1), ["give cacao", "give corn", "give vanilla"]);
    assert_eq!(table.refuses(1, "give relic"), "why-not-in-hand");
    table.play(1, "give vanilla");
    assert_eq!(table.hand(2), cards("3 cacao, 2 vanilla"));
    assert!(table.asks(1, Step::Begin));
    assert_eq!((1..=3).map(|number| table.hand(number).total()).collect::<Vec<_>>(), [5, 5, 5]);
}

#[test]
fn a_player_who_offered_nothing_never_moves() {
    let table = chain(&[2, 0, 2], "M<C C<M M<C C<M");
    let movers = table.events.iter().filter_map(|event| match event {
        Event::Took { seat, .. } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(movers.collect::<Vec<_>>(), [1, 3, 1, 3]);
    assert_eq!(table.hand(2), cards("5 cacao"));
}
