//! How the program plays: what goes by itself, one order for every result, the questions a page may ask.

use crate::play::*;
use game::{ActionSet, Fast, Learn, Lot, Row, Rules, Seat, Seats, Setup, testkit};
use mundus_novus::{
    Action, Cards, Category, Class, Development, Event, Kind, Means, MundusNovus, Position, Resource, Step,
};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn one_choice_everybody_sees_is_no_choice() {
    // The last face-up card, the only card to take, the only development go by themselves.
    let mut rng = Fast::new(4);
    for setup in Setup::every::<MundusNovus>() {
        let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
        for _ in 0..2_000 {
            let Some(seat) = MundusNovus::to_act(&position).first() else { break };
            let legal = MundusNovus::legal(&position, seat);
            if matches!(
                position.step(),
                Step::Pick | Step::Take | Step::Develop | Step::Split | Step::Announce
            ) {
                assert!(legal.len() > 1, "{:?}", position.step());
            }
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut rng, &mut ())
                .expect("legal");
        }
    }
}

#[test]
fn a_choice_that_hangs_on_hidden_cards_is_asked() {
    // Two cards that make nothing: only the player's own hand tells.
    let table = progressing(2, "corn, cacao", |_| ());
    assert!(table.asks(1, Step::Progress));
    assert_eq!(table.legal(1), ["end turn"]);
    // If everybody knows them, the turn is over.
    let table = progressing(2, "corn, cacao", |draft| draft.players[0].known = cards("corn, cacao"));
    assert!(table.asks(2, Step::Progress));
}

/// Relics are sold and a set of identical resources is played: what is left is two cacao and two corn, of which everybody
/// knows all but one cacao. With the merchant, a fourth kind from another class would make four different resources.
fn after_the_sale(rules: u32) -> Table {
    let mut table = in_progress("2 cacao, 2 corn, relic", |draft| {
        draft.rules = rules;
        draft.turn.identical = true;
        draft.players[0].known = cards("cacao, 2 corn");
        draft.players[0].developments = developments("common-merchant-1");
    });
    table.play(1, "sell 1 relic");
    table
}

#[test]
fn a_turn_that_hidden_cards_could_prolong_is_asked() {
    let table = after_the_sale(MundusNovus::RULES_VERSION);
    assert!(table.asks(1, Step::Progress));
    assert_eq!(table.legal(1), ["end turn"]);
    // The first rules overlooked such hands; games begun under them go on under them.
    let table = after_the_sale(1);
    assert!(table.asks(2, Step::Progress));
    let text = serde_json::to_string(&table.position).expect("text");
    assert!(text.contains("\"rules\":1"), "{text}");
    let again: mundus_novus::Position = serde_json::from_str(&text).expect("a position");
    assert_eq!((again, again.setup().rules()), (table.position, 1));
}

/// All results of a hand's progression up to a declaration, by the orders given.
fn declared(
    table: &Table,
    actions: fn(&mundus_novus::Position, Seat) -> mundus_novus::Actions,
) -> (Vec<String>, usize) {
    let (mut open, mut results, mut ways) = (vec![table.position], BTreeSet::new(), 0);
    while let Some(position) = open.pop() {
        for index in actions(&position, seat(1)).iter() {
            let action = MundusNovus::action(index);
            if matches!(action, Action::EndTurn | Action::Sell(_)) {
                continue;
            }
            let mut next = position;
            MundusNovus::apply(&mut next, seat(1), action, &mut Fast::new(1), &mut ()).expect("legal");
            if action == Action::Declare {
                ways += 1;
                results.insert(serde_json::to_string(&next).expect("text"));
            } else {
                open.push(next);
            }
        }
    }
    (results.into_iter().collect(), ways)
}

#[test]
fn canonical_offers_each_set_once() {
    let table = progressing(2, "2 corn, 2 cacao, coffee, tobacco, 2 relic", |_| ());
    let ((all, ways), (once, canonical_ways)) =
        (declared(&table, MundusNovus::legal), declared(&table, MundusNovus::canonical));
    assert_eq!(all, once, "the same sets");
    assert_eq!(canonical_ways, once.len(), "each once");
    assert!(ways > 2 * canonical_ways);
    // With merchants one set may be made of the same cards in two ways, but none is missed.
    let table = progressing(2, "2 corn, cacao, coffee, tobacco, relic", |draft| {
        draft.players[0].developments = developments("common-merchant-1, rare-merchant-1");
    });
    let ((all, ways), (once, canonical_ways)) =
        (declared(&table, MundusNovus::legal), declared(&table, MundusNovus::canonical));
    assert_eq!(all, once);
    assert!(canonical_ways < ways / 2);
}

#[test]
fn swapping_for_the_same_resource_is_keeping_it() {
    let table = table(2, |draft| {
        draft.step = Step::Market;
        draft.announced = 2;
        draft.taken_by = Some(seat(2));
        draft.taken = Some(Resource::Cacao);
        draft.players[0].laid = cards("2 vanilla");
        draft.players[1].laid = cards("corn");
        fill_hands(draft);
    });
    assert!(table.allows(1, "swap for cacao"));
    let canonical = MundusNovus::canonical(&table.position, seat(1));
    assert!(
        !canonical.contains(Action::Swap(Resource::Cacao).index())
            && canonical.contains(Action::Keep.index())
    );
}

#[test]
fn a_page_may_ask_what_a_set_brings() {
    let mut table = progressing(2, "3 corn, vanilla, cotton, cacao, 2 relic", |_| ());
    let view = table.view(1);
    assert_eq!((view.reach(Resource::Corn, 4), view.reach(Resource::Vanilla, 3)), (3, 5));
    assert_eq!((view.different_pay(seat(1), 4), view.relic_pay(2)), (5, 7));
    for action in ["set of corn", "add corn", "add corn", "add relic", "add relic", "declare"] {
        table.play(1, action);
    }
    assert!(table.allows(1, "develop caravel-3"));
    assert_eq!(table.view(1).within_reach().len(), 3);
}

#[test]
fn sets_bring_what_was_told_before() {
    let mut rng = Fast::new(8);
    let (mut reached, mut paid) = (0, 0);
    for game in 0..60u64 {
        let setup = Setup::standard::<MundusNovus>(2 + (game % 5) as u8);
        let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
        while let Some(seat) = MundusNovus::to_act(&position).first() {
            let (_, action) = MundusNovus::choose(&position, seat, |count| rng.below(count));
            let view = MundusNovus::view(&position, Some(seat));
            let doubloons = position.player(seat).doubloons();
            let step = position.step();
            MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).expect("legal");
            if step == Step::Identical && action == Action::Declare && position.step() == Step::Develop {
                let told: BTreeSet<Development> = view.within_reach().into_iter().collect();
                let legal = MundusNovus::legal(&position, seat);
                let offered = legal.iter().filter_map(|index| match MundusNovus::action(index) {
                    Action::Develop(card) => Some(card),
                    _ => None,
                });
                assert_eq!(told, offered.collect());
                reached += 1;
                continue;
            }
            // Whatever follows in the same turn may pay or cost something too.
            let told = match action {
                Action::Declare if step == Step::Different => {
                    view.different_pay(seat, view.kinds_chosen().count() as u8)
                }
                Action::Sell(relics) => view.relic_pay(relics),
                _ => continue,
            };
            if position.to_act() == Seats::only(seat) && position.step() == Step::Progress {
                assert_eq!(position.player(seat).doubloons(), doubloons + u16::from(told));
                paid += 1;
            }
        }
    }
    assert!(reached > 100 && paid > 100, "{reached} {paid}");
}

#[test]
fn means_are_what_is_left_in_the_turn() {
    let mut table = progressing(2, "3 corn, vanilla, cotton, cacao, 2 relic", |draft| {
        draft.players[0].developments = developments("common-merchant-1");
    });
    let means = |table: &Table| table.view(1).means().expect("a hand");
    let before = means(&table);
    assert_eq!(
        (before.hand, before.merchants),
        (cards("3 corn, vanilla, cotton, cacao, 2 relic"), [1, 0, 0])
    );
    assert!(!before.relics_sold && !before.identical_played && !before.different_played);
    // What lies on the bench can still be taken back.
    table.play(1, "set of corn");
    table.play(1, "add corn");
    assert_eq!(means(&table), before);
    assert!(MundusNovus::view(&table.position, None).means().is_none());
    let mut table = progressing(2, "3 corn, vanilla, cotton, cacao, 2 relic", |_| ());
    table.play(1, "sell 1 relic");
    assert!(means(&table).relics_sold);
    assert_eq!(means(&table).hand, cards("3 corn, vanilla, cotton, cacao, relic"));
}

#[test]
fn what_lies_face_down_or_on_the_bench_is_still_its_players() {
    let mut table = offering(2, 3, |draft| draft.players[0].hand = cards("2 corn, vanilla, cotton, cacao"));
    table.plays(1, &["offer corn", "offer vanilla"]);
    assert_eq!(table.hand(1), cards("corn, cotton, cacao"));
    assert_eq!(Means::of(&table.position, seat(1)).hand, cards("2 corn, vanilla, cotton, cacao"));
    let mut table = progressing(2, "3 corn, vanilla", |draft| draft.players[1].hand = cards("2 cacao"));
    table.plays(1, &["set of corn", "add corn"]);
    assert_eq!(Means::of(&table.position, seat(1)).hand, cards("3 corn, vanilla"));
    assert_eq!(Means::of(&table.position, seat(2)).hand, cards("2 cacao"), "the bench is not seat 2's");
}

#[test]
fn what_the_mover_has_done_does_not_count_for_the_others() {
    let mut table = progressing(2, "3 corn, relic", |_| ());
    table.play(1, "sell 1 relic");
    let sold = |number| Means::of(&table.position, seat(number)).relics_sold;
    assert!(sold(1) && !sold(2));
}

#[test]
fn almagro_counts_as_long_as_there_is_a_deck() {
    let almagro = |number, deck: Option<Vec<Development>>| {
        let table = table(2, |draft| {
            draft.players[0].developments = developments("diego-de-almagro");
            if let Some(deck) = deck {
                let there = |card: &Development| draft.line.contains(card) || deck.contains(card);
                let gone = Development::of_game(2).filter(|card| !there(card));
                draft.players[0].developments = gone.collect();
                draft.development_deck = Some(deck);
            }
            fill_hands(draft);
        });
        Means::of(&table.position, seat(number)).almagro
    };
    assert!(almagro(1, None) && !almagro(2, None));
    assert!(!almagro(1, Some(Vec::new())));
}

#[test]
fn canonical_stores_by_rising_number() {
    let mut table = progressing(2, "corn, vanilla, relic, cacao", |draft| {
        draft.players[0].developments = developments("small-warehouse-1, large-warehouse-1");
    });
    table.plays(1, &["end turn", "store vanilla"]);
    let canonical = MundusNovus::canonical(&table.position, seat(1));
    let offered: Vec<_> =
        canonical.iter().map(|index| MundusNovus::notation().text(index).to_string()).collect();
    assert_eq!(table.legal(1), ["store cacao", "store corn", "store relic", "done storing"]);
    assert_eq!(offered, ["store relic", "done storing"], "the others would have come first");
}

/// Positions of random games.
fn met() -> Vec<Position> {
    let setups = MundusNovus::PLAYERS.map(Setup::standard::<MundusNovus>);
    testkit::positions_met::<MundusNovus>(setups, 21, 5)
}

#[test]
fn what_a_page_asks_of_a_view_is_what_is_written_of_it() {
    for position in met() {
        for observer in Seat::all(position.players()).map(Some).chain([None]) {
            let view = MundusNovus::view(&position, observer);
            let (written, table) = (serde_json::to_value(&view).expect("text"), view.table());
            let asked = json!({
                "observer": view.observer(), "step": view.step(), "to-act": view.to_act(),
                "round": table.round(), "happening": table.event(), "trade-master": table.trade_master(),
                "announced": table.announced(), "market": table.market(), "display": table.display(),
                "taken": table.taken(), "first": table.first(), "deck": table.deck_size(),
                "open-discards": table.open_discards(), "development-deck": table.development_deck_size(),
                "line": table.line().collect::<Vec<_>>(), "target": view.target(), "given": view.given(),
                "kinds-chosen": view.kinds_chosen().collect::<Vec<_>>(), "chosen": view.chosen(),
                "within-reach": view.within_reach(), "last-round": view.last_round(),
                "unseen": Resource::ALL.into_iter().flat_map(|kind| (0..view.unseen(kind)).map(move |_| kind)).collect::<Cards>(),
                "second-squadron": view.second_squadron().collect::<Vec<_>>(), "receiver": view.receiver(),
            });
            for (place, asked) in asked.as_object().expect("an object") {
                assert_eq!(*asked, written[place], "{place}: {written}");
            }
            assert_eq!(usize::from(view.players()), written["players"].as_array().expect("a list").len());
            assert_eq!(table.is_split(), written["second-squadron"] != json!([]));
            for seat in Seat::all(view.players()) {
                let (player, written) = (view.player(seat), &written["players"][seat.index()]);
                let asked = json!({
                    "hand-size": player.hand_size(), "hand": view.hand(seat), "known": player.known(),
                    "laid": player.laid(), "discards-size": player.discards_size(),
                    "doubloons": player.doubloons(), "perfect": table.is_perfect(seat),
                    "developments": player.developments().collect::<Vec<_>>(),
                });
                for (place, asked) in asked.as_object().expect("an object") {
                    assert_eq!(*asked, written[place], "{place}: {written}");
                }
                for earning in Category::ALL {
                    let written = written["earned"][earning.id()].as_i64().unwrap_or(0);
                    assert_eq!(i64::from(player.earned(earning)), written, "{}", earning.id());
                }
            }
        }
    }
}

#[test]
fn what_a_player_can_do_follows_from_the_developments() {
    for position in met() {
        for seat in Seat::all(position.players()) {
            let player = position.player(seat);
            let owned: Vec<Development> = player.developments().collect();
            let sum = |worth: fn(Development) -> u8| owned.iter().map(|&card| worth(card)).sum::<u8>();
            let mut caravels: Vec<u8> = Vec::new();
            owned.iter().for_each(|card| {
                if let Kind::Caravel(number) = card.data().kind {
                    caravels.push(number);
                }
            });
            caravels.sort();
            assert_eq!(player.caravels().collect::<Vec<_>>(), caravels);
            assert_eq!(player.caravel_set(), caravels.iter().fold(0, |set, number| set | 1 << number));
            assert_eq!(usize::from(player.caravel_count()), caravels.len());
            assert_eq!(player.development_set(), owned.iter().fold(0, |set, card| set | card.bit()));
            assert_eq!(player.income(), sum(|card| card.data().income));
            assert_eq!(player.shipyards(), sum(|card| u8::from(card.data().kind == Kind::Shipyard)));
            assert_eq!(
                player.room(),
                sum(|card| if let Kind::Warehouse(room) = card.data().kind { room } else { 0 })
            );
            for class in Class::ALL {
                let merchants = owned.iter().filter(|card| card.data().kind == Kind::Merchant(class)).count();
                assert_eq!(usize::from(player.merchants(class)), merchants);
            }
            for card in Development::ALL {
                let owned = owned.contains(&card);
                assert_eq!(player.has(card), owned);
                if let Kind::Character(character) = card.data().kind {
                    let owner = position.owner(character) == Some(seat);
                    assert_eq!((player.wins(character), owner), (owned, owned));
                }
            }
        }
    }
}

#[test]
fn what_is_about_other_players_is_told_apart_from_what_is_own() {
    let features = MundusNovus::feature_list();
    for feature in &features {
        let others = ["next ", "second ", "third ", "fourth ", "fifth "]
            .iter()
            .any(|who| feature.name.starts_with(who));
        assert_eq!(feature.about == "others", others, "{feature:?}");
    }
    assert!(features.iter().any(|feature| feature.about == "others"));
}

#[test]
fn canonical_splits_by_rising_number() {
    let canonical = |detached: &[u8]| {
        let table = table(3, |draft| {
            draft.step = Step::Split;
            draft.players[0].developments =
                developments("juan-ponce-de-leon, caravel-1, caravel-5, caravel-7, caravel-10");
            draft.detached = detached.to_vec();
            fill_hands(draft);
        });
        let canonical = MundusNovus::canonical(&table.position, seat(1));
        canonical.iter().map(|index| MundusNovus::notation().text(index).to_string()).collect::<Vec<_>>()
    };
    let detach = |caravel: u8| Action::Detach(caravel).to_string();
    let done = Action::DoneSplitting.to_string();
    assert_eq!(canonical(&[]), [detach(5), detach(7), detach(10), done.clone()]);
    assert_eq!(canonical(&[5]), [detach(7), detach(10), done.clone()]);
    assert_eq!(canonical(&[7]), [detach(10), done.clone()], "caravel 5 would have come first");
    assert_eq!(canonical(&[5, 10]), [done]);
}

#[test]
fn cards_are_described_to_programs_as_they_are_written() {
    let schema = serde_json::to_value(schemars::schema_for!(Event)).expect("a schema");
    let mut amounts = serde_json::to_value(schemars::schema_for!(BTreeMap<Resource, u8>)).expect("a schema");
    let map = amounts.as_object_mut().expect("an object");
    for key in ["$schema", "$defs", "title"] {
        map.remove(key);
    }
    assert_eq!(schema["$defs"]["Cards"], amounts);
}

#[test]
fn random_cards_are_laid_out_and_exchanged_in_rows() {
    let row = |p: &mut Position, most| {
        MundusNovus::play_row_at_random(p, most, &mut Lot::default(), &mut Fast::new(4), &mut ())
    };
    let offering = |hand: &str| {
        offering(3, 2, |draft| draft.players.iter_mut().for_each(|player| player.hand = cards(hand))).position
    };
    let mut p = offering("corn, cacao, tobacco, cotton, indigo");
    assert_eq!(row(&mut p, 3), Row { decisions: 3, choices: 3 });
    assert_eq!(row(&mut p, 9), Row { decisions: 3, choices: 3 }, "until everybody has laid out two");
    assert!(p.step() > Step::Offer);
    // Of five cards of a kind one is as good as the other.
    let mut p = offering("5 corn");
    assert_eq!(row(&mut p, 9), Row { decisions: 6, choices: 0 });
    let mut table = offering("corn, cacao, tobacco, cotton, indigo");
    while table.step() == Step::Offer {
        row(&mut table, 1);
    }
    if table.step() == Step::Appoint {
        let seat = table.to_act().first().expect("the Trade Master");
        let (_, action) = MundusNovus::choose(&table, seat, |_| 0);
        MundusNovus::apply(&mut table, seat, action, &mut Fast::new(1), &mut ()).expect("legal");
    }
    assert_eq!((row(&mut table, 1), table.step()), (Row::of_choices(1), Step::Market));
    assert_eq!((row(&mut table, 2), table.step()), (Row::of_choices(2), Step::Market));
    assert!(row(&mut table, 99).decisions > 2, "until nobody else has a card laid out");
    assert_eq!(MundusNovus::faults(&table), []);
    let mut announcing = self::table(3, fill_hands).position;
    assert_eq!(row(&mut announcing, 9), Row::default());
}
