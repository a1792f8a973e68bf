//! What is hidden, and what can be known.

use crate::play::*;
use game::{ActionSet, Fast, Rules, Seat, Setup, SetupText};
use mundus_novus::{Cards, Character, Event, MundusNovus, Position, PositionDraft, Resource, Step};

/// Plays random games and answers positions in which several choose in secret, some of them having begun.
fn secret_positions() -> Vec<Position> {
    let mut found = Vec::new();
    for game in 0..40u64 {
        let players = 2 + (game % 5) as u8;
        let mut rng = Fast::of_game(11, game);
        let mut position = MundusNovus::start(&Setup::standard::<MundusNovus>(players), &mut rng, &mut ());
        for _ in 0..1_200 {
            let seats = MundusNovus::to_act(&position);
            if seats.is_empty() {
                break;
            }
            if matches!(position.step(), Step::Offer | Step::Pirates) && rng.below(8) == 0 {
                found.push(position);
            }
            let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("a seat");
            let legal = MundusNovus::legal(&position, seat);
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut rng, &mut ())
                .expect("legal");
        }
    }
    assert!(found.len() > 200);
    assert!(found.iter().any(|position| position.step() == Step::Pirates));
    found
}

#[test]
fn with_other_hidden_cards_no_view_differs_before_the_reveal() {
    let mut rng = Fast::new(4);
    let mut changed = 0;
    for position in secret_positions() {
        let mut draft = PositionDraft::from(position);
        let observer = Seat::new(rng.below(position.players().into()) as usize);
        // All that the others hold unseen and have chosen, and the deck, are shuffled and dealt again; how many of an
        // unfinished choice are made is changed too, and how many cards the owner of las Casas laid out.
        let mut pool: Vec<Resource> = draft.deck.expect("written").iter().collect();
        for (at, player) in draft.players.iter_mut().enumerate().filter(|(at, _)| *at != observer.index()) {
            let whole = player.hand.and(player.laid);
            pool.extend(whole.without(player.known).iter());
            let unfinished = draft.acting.as_ref().is_some_and(|acting| acting.contains(&Seat::new(at)));
            let free =
                position.step() == Step::Offer && player.developments.contains(&Character::Casas.card());
            let chosen = match (unfinished, free) {
                (true, _) => 0,
                (false, false) => player.laid.total(),
                (false, true) => rng.below(u32::from(draft.announced) + 1) as u8,
            };
            changed += u32::from(free && chosen != player.laid.total());
            player.laid = Cards::NONE;
            let size = whole.total() - player.known.total();
            player.hand =
                (0..size).map(|_| pool.swap_remove(rng.below(pool.len() as u32) as usize)).collect();
            player.hand = player.hand.and(player.known);
            for _ in 0..chosen {
                let all: Vec<Resource> = player.hand.iter().collect();
                let card = all[rng.below(all.len() as u32) as usize];
                player.hand.remove(card);
                player.laid.add(card);
            }
        }
        draft.deck = Some(pool.into_iter().collect());
        let other = draft.build().expect("a possible position");
        let (view, twin) =
            (MundusNovus::view(&position, Some(observer)), MundusNovus::view(&other, Some(observer)));
        assert_eq!(view, twin);
        assert_eq!(serde_json::to_string(&view).expect("text"), serde_json::to_string(&twin).expect("text"));
        assert_eq!(MundusNovus::to_act(&position), MundusNovus::to_act(&other));
        assert_eq!(MundusNovus::view(&position, None), MundusNovus::view(&other, None));
    }
    assert!(changed > 5, "the number of cards laid out by las Casas was changed {changed} times");
}

#[test]
fn nobody_sees_how_many_cards_las_casas_laid_out() {
    let offered = |count: usize| {
        let mut table = offering(3, 4, |draft| {
            draft.players[1].developments = developments("bartolome-de-las-casas");
        });
        table.plays(2, &vec!["offer corn"; count]);
        if count < 4 {
            table.play(2, "done offering");
        }
        let heard: Vec<_> =
            table.events.iter().filter_map(|event| MundusNovus::seen_by(event, Some(seat(1)))).collect();
        (table.view(1), table.view(3), table.spectator(), heard)
    };
    let expected = offered(0);
    assert_eq!(expected.3, [Event::Chose { seat: seat(2) }]);
    for count in 1..=4 {
        assert_eq!(offered(count), expected, "{count} cards");
    }
}

#[test]
fn an_unfinished_choice_is_not_seen() {
    let mut table = offering(3, 3, |_| ());
    let before = (table.view(1), table.spectator());
    table.plays(2, &["offer corn", "offer corn"]);
    assert_eq!((table.view(1), table.spectator()), before);
    assert!(table.events.is_empty());
    assert_eq!(table.view(2).chosen(), Some(cards("2 corn")));
}

#[test]
fn a_set_being_put_together_is_not_seen() {
    let mut table = progressing(2, "3 corn, relic, cacao", |_| ());
    let before = (table.view(2), table.spectator());
    table.plays(1, &["set of corn", "add corn", "add relic", "add corn"]);
    assert_eq!((table.view(2), table.spectator()), before);
    assert_eq!(table.view(1).chosen(), Some(cards("2 corn, relic")));
    table.play(1, "declare");
    assert_eq!(table.view(2).table().open_discards(), cards("2 corn, relic"));
}

#[test]
fn hands_are_hidden_but_their_size_is_not() {
    let table = progressing(2, "3 corn, relic", |_| ());
    assert_eq!(table.view(2).hand(seat(1)), Cards::NONE);
    assert_eq!(table.view(2).player(seat(1)).hand_size(), 4);
    assert_eq!(table.view(1).hand(seat(1)), cards("3 corn, relic"));
    assert_eq!(table.view(2).unseen(Resource::Corn), 16 - 5, "seat 2 holds five corn of sixteen");
}

#[test]
fn what_everybody_saw_taken_is_known() {
    let mut table = offering(3, 2, |draft| draft.players[0].hand = cards("5 vanilla"));
    table.plays(1, &["offer vanilla"; 2]).plays(2, &["offer corn"; 2]).plays(3, &["offer tobacco"; 2]);
    table.play(1, "take corn from 2").play(1, "swap for potato");
    assert_eq!(table.spectator().hand(seat(1)), cards("potato"));
    table.play(2, "take tobacco from 3").play(2, "keep");
    assert_eq!(table.view(1).hand(seat(2)), cards("tobacco"));
}

#[test]
fn a_known_card_laid_out_or_played_is_no_longer_known() {
    let mut table =
        progressing(2, "3 corn, relic, 4 cacao", |draft| draft.players[0].known = cards("2 corn, relic"));
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert_eq!(table.spectator().hand(seat(1)), cards("relic"));
}

#[test]
fn a_hand_that_loses_a_card_face_down_is_unknown_again() {
    // Cards discarded unused, with some stored.
    let with = |room: &str| {
        progressing(2, "corn, relic", |draft| {
            draft.players[0].known = cards("corn, relic");
            draft.players[0].developments = developments(room);
        })
    };
    let mut table = with("small-warehouse-1");
    table.plays(1, &["end turn", "store relic"]);
    assert_eq!(table.spectator().hand(seat(1)), Cards::NONE);
    // Where nothing is discarded, what was known stays so.
    let mut table = with("large-warehouse-1");
    table.plays(1, &["end turn", "store relic", "store corn"]);
    assert_eq!(table.spectator().hand(seat(1)), cards("corn, relic"));
}

#[test]
fn pirates_make_a_hand_unknown() {
    let mut table = table(2, |draft| {
        draft.step = Step::Pirates;
        draft.happening = Some(mundus_novus::RoyalEvent::Pirates);
        draft.players[0].developments = developments("caravel-1, caravel-5");
        draft.players[0].hand = cards("6 corn, relic");
        draft.players[0].known = cards("corn, relic");
        draft.acting = Some(vec![seat(1)]);
        fill_hands(draft);
    });
    let view = table.view(2);
    assert_eq!((view.hand(seat(1)), view.pirates_take(seat(1))), (cards("corn, relic"), 1));
    table.play(1, "discard corn");
    assert_eq!(table.view(2).hand(seat(1)), Cards::NONE);
}

/// The Trade Master, of whose hand a corn and a relic are known, gives this to seat 2.
fn given(card: &str) -> Table {
    let mut table = table(3, |draft| {
        draft.step = Step::Gift;
        draft.players[0].hand = cards("3 corn, 2 relic, potato");
        draft.players[0].known = cards("corn, relic");
        draft.players[1].hand = cards("4 tobacco");
        draft.gift = Some(mundus_novus::draft::GiftDraft {
            giver: seat(1),
            receiver: seat(2),
            received: Cards::NONE,
            kept: Cards::NONE,
        });
        fill_hands(draft);
    });
    table.play(1, &format!("give {card}"));
    table
}

#[test]
fn the_gift_is_seen_by_two() {
    let table = given("potato");
    let seen = |number: Option<usize>| {
        let event =
            table.events.iter().find(|event| matches!(event, Event::Gave { .. })).expect("it was told");
        match MundusNovus::seen_by(event, number.map(seat)) {
            Some(Event::Gave { resource, .. }) => resource,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        [Some(1), Some(2), Some(3), None].map(seen),
        [Some(Resource::Potato), Some(Resource::Potato), None, None]
    );
    assert_eq!(table.view(1).hand(seat(2)), cards("potato"), "the giver knows that the receiver has it");
    assert_eq!(table.view(3).hand(seat(2)), Cards::NONE);
}

#[test]
fn the_receiver_knows_what_the_giver_keeps() {
    let table = given("potato");
    assert_eq!(table.view(2).hand(seat(1)), cards("corn, relic"));
    assert_eq!(table.view(3).hand(seat(1)), Cards::NONE, "for others it may be any card that went");
    assert_eq!(given("relic").view(2).hand(seat(1)), cards("corn"));
}

#[test]
fn what_two_know_ends_with_the_turn() {
    let mut table = given("potato");
    table.play(1, "begin with 1").play(1, "end turn");
    assert_eq!(table.view(2).hand(seat(1)), Cards::NONE);
    assert_eq!(table.view(1).hand(seat(2)), cards("potato"));
    table.play(2, "end turn");
    assert_eq!(table.view(1).hand(seat(2)), Cards::NONE);
}

#[test]
fn own_discards_are_known_until_the_reshuffle() {
    let mut table = progressing(2, "corn, relic", |_| ());
    table.play(1, "end turn");
    assert_eq!(table.view(1).unseen(Resource::Relic), 11);
    assert_eq!(table.view(2).unseen(Resource::Relic), 12);
    // Sets played are seen by all.
    let mut table = progressing(2, "2 relic, corn", |_| ());
    table.play(1, "sell 1 relic");
    assert_eq!(table.view(2).unseen(Resource::Relic), 11);
}

#[test]
fn the_number_of_stored_cards_is_public() {
    let mut table = progressing(2, "corn, relic, potato", |draft| {
        draft.players[0].developments = developments("large-warehouse-1");
    });
    table.plays(1, &["end turn", "store relic"]);
    assert_eq!(table.view(2).player(seat(1)).hand_size(), 3, "not while they are chosen");
    table.play(1, "done storing");
    assert_eq!(table.view(2).player(seat(1)).hand_size(), 1);
}

#[test]
fn hidden_money_only_touches_the_display() {
    for shown in ["off", "on"] {
        let options = [("hidden-money".to_string(), shown.to_string())].into();
        let setup = Setup::new::<MundusNovus>(&SetupText { players: 3, options }).expect("a valid set-up");
        let position = MundusNovus::start(&setup, &mut Fast::new(1), &mut ());
        let view = MundusNovus::view(&position, None);
        assert_eq!(view.hides_money(), shown == "on");
        assert_eq!(view.player(Seat::FIRST).doubloons(), 0);
    }
}

#[test]
fn las_casas_may_have_laid_out_any_number_up_to_the_announced() {
    let mut table = offering(3, 3, |draft| {
        draft.players[1].developments = developments("bartolome-de-las-casas");
    });
    table.play(2, "done offering");
    let view = table.view(1);
    let mut rng = Fast::new(1);
    let counts: std::collections::BTreeSet<u8> = (0..200)
        .map(|_| {
            let imagined = PositionDraft::from(MundusNovus::imagine(&view, &mut rng));
            imagined.players[1].laid.total()
        })
        .collect();
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}
