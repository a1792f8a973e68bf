//! How the program plays.

use crate::play::*;
use game::{ActionSet, Fast, Learn, Lot, Rules, Seat, Setup, testkit};
use san_juan::{
    Action, Card, CardList, Cards, Event, Good, Player, Position, PositionDraft, Role, SanJuan, Step,
};
use serde_json::json;
use std::collections::BTreeMap;

#[test]
fn a_hidden_single_choice_is_asked() {
    // Seat 2 holds nothing it could pay for, but nobody else can know.
    let mut play = table(3).hand(2, "hero palace").play();
    play.does("take builder");
    assert_eq!((play.mover(), play.legal()), (2, vec!["pass".to_string()]));
}

#[test]
fn a_public_single_choice_is_played() {
    // Seat 1 has no card; seat 2 has one, which cannot be paid for; seat 3 holds only what everybody has seen.
    let mut draft = table(3).hand(2, "hero").hand(3, "hero palace");
    draft.players[2].known = list("hero palace");
    let mut play = draft.play();
    play.does("take builder");
    assert_eq!((play.p.step(), play.mover()), (Step::Role, 2));
    // All that is left is needed for the price: it is paid.
    let mut play = table(3).hand(2, "statue well crane hero").play();
    play.does("take builder").does("build statue");
    assert_eq!(play.cards(2), 0);
}

/// Seat 2 has three indigo, of which the black market takes two, and one card beside the one to build for three.
pub fn three_indigo() -> PositionDraft {
    table(3)
        .city(2, "indigo-plant indigo-plant indigo-plant black-market")
        .goods(2, &[Good::Indigo; 3])
        .hand(2, "tobacco-storage well")
}

#[test]
fn goods_of_one_kind_that_must_be_paid_are_paid() {
    let mut play = three_indigo().play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!((play.cards(2), play.seat(2).goods(Good::Indigo), play.p.discard()), (0, 1, 3));
    // Of two kinds it matters which.
    let mut two_kinds = three_indigo().city(2, "indigo-plant indigo-plant sugar-mill black-market");
    two_kinds.players[1].goods = [(Good::Indigo, 2), (Good::Sugar, 1)].into();
    let mut play = two_kinds.play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!(play.legal(), ["pay with well", "pay with good indigo", "pay with good sugar"]);
    // With a card more nobody has to pay with goods.
    let mut play = three_indigo().hand(2, "tobacco-storage well crane").play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!(play.legal(), ["pay with well", "pay with crane", "pay with good indigo"]);
    // Nor can somebody else draw up a table at which there is nothing to choose.
    let mut draft = three_indigo();
    draft.players[1].buildings.0.insert(Card::TobaccoStorage, 1);
    draft.players[1].hand = list("well");
    (draft.taken, draft.role) = (vec![Role::Builder], Some(Role::Builder));
    (draft.step, draft.mover, draft.rounds_without_building) = (Step::Pay, Some(seat(2)), 0);
    (draft.phase.left, draft.phase.goods_left) = (3, 2);
    assert!(draft.build().is_err());
    draft.players[1].hand = list("well crane");
    assert!(draft.build().is_ok(), "{:?}", draft.build());
}

#[test]
fn what_lies_open_is_in_no_hidden_hand() {
    // With its only card seat 2 could build a smithy for nothing, and nothing else: it is asked unless all three lie open.
    let places = |sum: u8| (0..=sum).flat_map(move |a| (0..=sum - a).map(move |b| (a, b)));
    for (built, covered) in places(3) {
        for (discarded, known) in places(3 - built - covered) {
            let mut draft = table(4).city(2, "indigo-plant quarry gold-mine archive").hand(2, "hero");
            for seat in [1, 3, 4].into_iter().take(built.into()) {
                draft = draft.city(seat, "indigo-plant smithy");
            }
            draft.covered = CardList::from([(Card::Smithy, covered)]);
            draft.open_discards = CardList::from([(Card::Smithy, discarded)]);
            draft.players[3].hand = CardList::from([(Card::Smithy, known)]);
            draft.players[3].known = CardList::from([(Card::Smithy, known)]);
            let asked = built + covered + discarded + known < 3;
            let mut play = draft.clone().play();
            play.does("take builder");
            let comes = (play.p.step(), play.mover()) == (Step::Build, 2);
            assert_eq!(comes, asked, "{built} {covered} {discarded} {known}");
            // Nor can anybody draw up a table at which it would be asked.
            (draft.taken, draft.role) = (vec![Role::Builder], Some(Role::Builder));
            (draft.step, draft.mover) = (Step::Build, Some(seat(2)));
            assert_eq!(draft.build().is_ok(), asked, "{built} {covered} {discarded} {known}");
        }
    }
}

#[test]
fn cards_to_come_are_what_is_begun_brings_or_still_costs() {
    let mut play = table(3).hand(1, "palace well well crane crane hero hero").play();
    assert_eq!(play.p.cards_to_come(), 0);
    play.does("take builder").does("build palace");
    assert_eq!(play.p.cards_to_come(), -5);
    assert_eq!(play.does("pay with well").p.cards_to_come(), -4);
    // Two goods are paid with, or as many as there are.
    let markets = "indigo-plant sugar-mill tobacco-storage black-market";
    for (goods, cards) in [(&[Good::Indigo, Good::Sugar, Good::Tobacco][..], -3), (&[Good::Indigo], -4)] {
        let hand = "palace well well crane crane hero hero";
        let mut play = table(3).city(1, markets).goods(1, goods).hand(1, hand).play();
        play.does("take builder").does("build palace");
        assert_eq!(play.p.cards_to_come(), cards, "{goods:?}");
    }
    let drawn = "hero well well crane palace";
    for (more, cards) in [("", 1), ("prefecture", 2), ("archive", -4), ("archive prefecture", -3)] {
        let mut play = table(3).city(1, &format!("indigo-plant {more}")).play();
        play.does("take councillor").draws("draw 5", drawn);
        assert_eq!(play.p.cards_to_come(), cards, "{more:?}");
    }
    let sold = |more: &str| {
        let city = format!("indigo-plant sugar-mill tobacco-storage silver-smelter library {more}");
        let goods = [Good::Indigo, Good::Sugar, Good::Tobacco, Good::Silver];
        let mut play = table(3).city(1, &city).goods(1, &goods).prices("12233").play();
        play.does("take trader").does("sell sugar").does("sell silver");
        play.p.cards_to_come()
    };
    assert_eq!([sold(""), sold("market-stand"), sold("market-stand market-hall")], [5, 6, 7]);
}

#[test]
fn random_decisions_are_played_in_one_row_where_players_act_in_turn() {
    for (together, decisions) in [("off", 40), ("on", 0)] {
        let mut play = table(3).option("together", together).play();
        let row =
            SanJuan::play_row_at_random(&mut play.p, 40, &mut Lot::default(), &mut Fast::new(3), &mut ());
        assert_eq!(row.decisions, decisions, "together {together}");
    }
}

#[test]
fn cards_are_described_to_programs_as_they_are_written() {
    let schema = serde_json::to_value(schemars::schema_for!(Event)).expect("a schema");
    let mut list = serde_json::to_value(schemars::schema_for!(CardList)).expect("a schema");
    // An event names them; what stands around it is said once.
    let list = list.as_object_mut().expect("an object");
    for key in ["$schema", "$defs", "title"] {
        list.remove(key);
    }
    assert_eq!(schema["$defs"]["Cards"], json!(list));
}

/// Positions of random games under all options.
fn met() -> Vec<Position> {
    testkit::positions_met::<SanJuan>(Setup::at_every_pace::<SanJuan>(), 21, 30)
}

fn written(cards: &Cards) -> CardList {
    cards.into()
}

#[test]
fn what_a_page_asks_of_a_view_is_what_is_written_of_it() {
    for p in met() {
        for observer in Seat::all(p.players()).map(Some).chain([None]) {
            let view = SanJuan::view(&p, observer);
            let text = serde_json::to_value(&view).expect("text");
            let roles = Role::ALL.into_iter().filter(|&role| view.is_taken(role));
            let unseen = Card::ALL.into_iter().map(|card| (card, view.unseen(card)));
            let asked = json!({
                "observer": view.observer(), "step": view.step(), "governor": view.governor(),
                "chooser": view.chooser(), "to-act": view.to_act(), "role": view.role(),
                "taken": roles.collect::<Vec<_>>(), "doubled": view.doubled(), "deck": view.deck(),
                "standstill": view.standstill(), "discard": view.discard(), "drawn-size": view.drawn_size(),
                "open-discards": written(view.open_discards()), "drawn": written(view.drawn()),
                "unseen": CardList(unseen.filter(|(_, count)| *count > 0).collect()),
                "price-cards": view.known_price_cards(), "price-card": view.price_card(),
                "cathedral": view.cathedral(), "covering": view.covering(), "left": view.left(),
            });
            for (place, asked) in asked.as_object().expect("an object") {
                assert_eq!(*asked, text[place], "{place}: {text}");
            }
            assert_eq!(usize::from(view.players()), text["players"].as_array().expect("a list").len());
            let canonical = observer.map(|seat| SanJuan::canonical(&p, seat)).unwrap_or_default();
            assert_eq!(view.canonical(), canonical);
            for good in Good::ALL {
                let made = p.prices().map(|prices| prices.get(good.index()).copied().unwrap_or(2));
                assert_eq!(view.sale_price(good), made, "{good}");
            }
            for seat in Seat::all(view.players()) {
                assert_eq!(view.score(seat), SanJuan::score(&p, seat));
                let (player, text) = (view.player(seat), &text["players"][seat.index()]);
                let own = |cards: Option<&Cards>| cards.filter(|_| observer == Some(seat)).map(written);
                let asked = json!({
                    "hand-size": player.hand_size(), "hand": written(&view.hand(seat)),
                    "known": written(player.known()), "harbored": player.harbored(),
                    "tucked-size": player.tucked(), "tucked": own(view.own_tucked()).unwrap_or_default(),
                    "discards": own(view.own_discards()).unwrap_or_default(),
                    "bank-used": player.bank_used(),
                });
                for (place, asked) in asked.as_object().expect("an object") {
                    assert_eq!(*asked, text[place], "{place}: {text}");
                }
                let count = |of: &str, what: &str| text[of][what].as_u64().unwrap_or(0);
                let mut buildings = 0;
                for card in Card::ALL {
                    let copies = count("buildings", card.id());
                    buildings += copies;
                    assert_eq!((u64::from(player.copies(card)), player.has(card)), (copies, copies > 0));
                    assert_eq!(u64::from(player.in_hand(card)), count("hand", card.id()));
                }
                assert_eq!(u64::from(player.buildings()), buildings);
                Good::ALL.into_iter().for_each(|good| {
                    assert_eq!(u64::from(player.goods(good)), count("goods", good.id()));
                });
            }
        }
        let text = serde_json::to_value(p).expect("text");
        let asked = json!({
            "step": p.step(), "governor": p.governor(), "role": p.role(), "covered": written(p.covered()),
            "open-discards": written(p.open_discards()),
            "rounds-without-building": p.rounds_without_building(),
            "rounds-without-cards": p.rounds_without_cards(),
        });
        for (place, asked) in asked.as_object().expect("an object") {
            // What is nothing need not be written.
            let nothing = text.get(place).is_none() && (*asked == json!({}) || *asked == json!(0));
            assert!(nothing || *asked == text[place], "{place}: {text}");
        }
    }
}

#[test]
fn what_a_page_says_of_a_choice_is_what_comes_of_it() {
    let mut rng = Fast::new(5);
    let mut came = BTreeMap::new();
    let goods = |player: &Player| Good::ALL.into_iter().map(|good| player.goods(good)).sum::<u8>();
    for p in met() {
        for seat in SanJuan::to_act(&p).iter() {
            let view = SanJuan::view(&p, Some(seat));
            for index in SanJuan::legal(&p, seat).iter() {
                let (mut next, action) = (p, SanJuan::action(index));
                SanJuan::apply(&mut next, seat, action, &mut rng, &mut ()).expect("legal");
                let (before, after) = (p.player(seat), next.player(seat));
                let goes_on = next.mover() == seat;
                let what = match (action, next.step()) {
                    (Action::Build(card), Step::Pay) if goes_on => {
                        assert_eq!(next.left(), view.price(seat, card), "{card:?}");
                        "price"
                    }
                    (Action::Build(_), _) if before.goods(Good::Import) == 0 => {
                        let Some(over) = p.covering() else { continue };
                        let lost = goods(before) > goods(after);
                        assert_eq!(lost, view.crane_loses_good(seat, over), "{over:?}");
                        if lost { "good lost" } else { "no good lost" }
                    }
                    (Action::Cover(over), Step::Cover) if goes_on => {
                        for card in Card::ALL {
                            let build = SanJuan::allows(&next, seat, Action::Build(card));
                            let price = view.crane_price(seat, card, over);
                            assert!(!build || price.is_some_and(|price| price <= before.hand_size() + 2));
                            assert_eq!(
                                view.crane_prices(seat, card).contains(&(over, price.unwrap_or(0))),
                                price.is_some()
                            );
                        }
                        "covered"
                    }
                    (Action::Sell(good), Step::Sell | Step::Harbor) if goes_on && p.cards_to_come() == 0 => {
                        assert_eq!(Some(next.cards_to_come() as u8), view.proceeds(seat, &[good]));
                        "sold"
                    }
                    (Action::Draw(count), Step::Keep) if goes_on => {
                        let (most, keeps) = view.councillor(seat);
                        assert!(count <= most && next.left() == keeps, "{count} {most}");
                        "drawn"
                    }
                    _ => continue,
                };
                *came.entry(what).or_insert(0) += 1;
            }
        }
    }
    let expected = ["covered", "drawn", "good lost", "no good lost", "price", "sold"];
    assert_eq!(came.into_keys().collect::<Vec<_>>(), expected);
}

#[test]
fn what_is_about_other_players_is_told_apart_from_what_is_own() {
    let features = SanJuan::feature_list();
    for feature in &features {
        let others = ["next ", "second ", "third ", "fourth ", "fifth "]
            .iter()
            .any(|who| feature.name.starts_with(who));
        assert_eq!(feature.about == "others", others, "{feature:?}");
    }
    assert!(features.iter().any(|feature| feature.about == "others"));
}
