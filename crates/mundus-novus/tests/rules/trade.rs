//! The announcement, the secret offer, the Trade Master.

use crate::play::*;
use game::{Fast, Rules, Seat, Setup};
use mundus_novus::{Event, MundusNovus, Step};

#[test]
fn the_trade_master_announces_two_three_or_four() {
    let mut table = table(3, fill_hands);
    assert!(table.asks(1, Step::Announce));
    assert_eq!(table.legal(1), ["announce 2", "announce 3", "announce 4"]);
    table.play(1, "announce 3");
    assert_eq!((table.position.step(), table.to_act().len()), (Step::Offer, 3));
}

#[test]
fn everybody_chooses_at_the_same_time_in_any_order() {
    let table = offering(2, 2, |_| ());
    let orders = [[1, 1, 2, 2], [2, 2, 1, 1], [1, 2, 1, 2], [2, 1, 2, 1]];
    let results = orders.map(|order| {
        let mut table = Table { position: table.position, events: Vec::new() };
        for number in order {
            table.play(number, if number == 1 { "offer cacao" } else { "offer corn" });
        }
        table.position
    });
    assert!(results.iter().all(|position| *position == results[0]));
    assert!(results[0].step() > Step::Offer);
}

#[test]
fn a_player_who_has_chosen_waits() {
    let mut table = offering(3, 2, |_| ());
    table.plays(2, &["offer corn", "offer corn"]);
    assert_eq!(table.refuses(2, "offer corn"), "illegal-not-your-turn");
    assert_eq!(table.to_act().iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn a_card_not_held_cannot_be_laid_out() {
    let table = offering(2, 3, |_| ());
    assert_eq!(table.refuses(1, "offer relic"), "why-not-in-hand");
    assert_eq!(table.refuses(1, "done offering"), "why-no-casas");
}

/// Lays out two cards each and answers who is asked next and who is Trade Master.
fn master_of(hands: [&str; 3], change: impl FnOnce(&mut mundus_novus::PositionDraft)) -> Table {
    let mut table = offering(3, 2, |draft| {
        for (player, hand) in draft.players.iter_mut().zip(hands) {
            player.hand = cards(hand).and(cards("3 cotton"));
        }
        change(draft);
    });
    for (at, hand) in hands.into_iter().enumerate() {
        for card in cards(hand).iter() {
            table.play(at + 1, &format!("offer {}", card.id()));
        }
    }
    table
}

#[test]
fn the_highest_total_becomes_trade_master() {
    // A relic counts ten.
    let table = master_of(["vanilla, indigo", "relic, indigo", "corn, cacao"], |_| ());
    assert_eq!(table.position.trade_master(), seat(2));
    assert!(table.asks(2, Step::Take));
    let revealed = Event::Revealed { seat: seat(2), cards: cards("relic, indigo"), total: 18 };
    assert!(table.events.contains(&revealed));
}

#[test]
fn the_present_trade_master_keeps_it_in_a_tie() {
    let table = master_of(["vanilla, cacao", "indigo, corn", "cacao, corn"], |_| ());
    assert!(table.asks(1, Step::Take));
}

#[test]
fn the_present_trade_master_chooses_among_others_tied() {
    let mut table = master_of(["cacao, corn", "vanilla, corn", "indigo, tobacco"], |_| ());
    assert!(table.asks(1, Step::Appoint));
    assert_eq!(table.refuses(1, "appoint 1"), "why-not-highest");
    assert_eq!(table.refuses(1, "appoint 4"), "why-not-at-table");
    assert_eq!(table.legal(1), ["appoint 2", "appoint 3"]);
    table.play(1, "appoint 3");
    assert_eq!(table.position.trade_master(), seat(3));
    assert!(table.asks(3, Step::Take));
}

#[test]
fn valdivia_adds_three() {
    let with = |owner: usize| {
        master_of(["cacao, corn", "vanilla, indigo", "indigo, potato"], move |draft| {
            draft.players[owner - 1].developments = developments("pedro-de-valdivia");
        })
    };
    assert_eq!(with(1).position.trade_master(), seat(2));
    assert_eq!(with(3).position.trade_master(), seat(3));
}

#[test]
fn las_casas_lays_out_fewer_cards() {
    let mut table = offering(3, 4, |draft| {
        draft.players[0].developments = developments("bartolome-de-las-casas");
        draft.players[0].hand = cards("5 vanilla");
    });
    table.plays(2, &["offer corn"; 4]).plays(3, &["offer tobacco"; 4]);
    // Also as Trade Master.
    table.plays(1, &["offer vanilla", "offer vanilla", "done offering"]);
    assert_eq!(table.position.player(seat(1)).laid(), cards("2 vanilla"));
    assert!(table.asks(1, Step::Take));
}

#[test]
fn everybody_has_as_many_cards_after_the_trade_as_before() {
    for players in 2..=6 {
        let setup = Setup::standard::<MundusNovus>(players);
        for seed in 0..12 {
            let mut rng = Fast::of_game(9, seed);
            let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
            let mut before = None;
            for _ in 0..1_500 {
                let sizes: Vec<u8> =
                    Seat::all(players).map(|seat| position.player(seat).hand_size()).collect();
                match position.step() {
                    Step::Announce => {
                        assert!(sizes.iter().all(|&size| size >= 5), "everybody holds at least five cards");
                        before = Some(sizes);
                    }
                    Step::Begin => assert_eq!(before.take(), Some(sizes)),
                    _ => {}
                }
                let Some(seat) = MundusNovus::to_act(&position).first() else { break };
                let legal = MundusNovus::legal(&position, seat);
                let index =
                    game::ActionSet::nth(&legal, rng.below(game::ActionSet::len(&legal) as u32) as usize);
                MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut rng, &mut ())
                    .expect("a legal action is accepted");
            }
        }
    }
}
