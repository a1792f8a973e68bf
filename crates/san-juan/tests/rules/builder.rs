//! The builder.

use crate::play::*;
use game::{Fast, Rules};
use san_juan::{Action, Card, Event, Good, Player, Position, PositionDraft, Role, SanJuan, Step};

#[test]
fn louis_builds_the_sugar_mill_for_nothing() {
    let mut play = table(3).city(1, "indigo-plant smithy library").hand(1, "sugar-mill well").play();
    play.does("take builder");
    assert_eq!(play.view(1).price(seat(1), Card::SugarMill), 0);
    play.does("build sugar-mill");
    assert_eq!((play.cards(1), play.seat(1).copies(Card::SugarMill)), (1, 1), "nothing paid, nothing back");
}

#[test]
fn jean_builds_a_crane_for_nothing_with_builder_and_quarry() {
    let mut play = table(3).city(1, "indigo-plant quarry").hand(1, "crane well").play();
    play.does("take builder").does("build crane");
    assert_eq!(play.cards(1), 1);
    // A quarry does not help with a production building.
    let mut play = table(3).city(1, "indigo-plant quarry").hand(1, "sugar-mill well").play();
    assert_eq!(play.does("take builder").view(1).price(seat(1), Card::SugarMill), 1);
}

#[test]
fn library_and_quarry_take_three_off() {
    let mut play = table(3).city(1, "indigo-plant quarry library").hand(1, "palace well").play();
    let view = play.does("take builder").view(1);
    assert_eq!(view.price(seat(1), Card::Palace), 3);
    assert_eq!(view.price(seat(1), Card::CoffeeRoaster), 2);
}

#[test]
fn smithy_helps_with_production_only() {
    let mut play = table(3).city(2, "indigo-plant smithy").hand(2, "sugar-mill well").play();
    let view = play.does("take builder").view(2);
    assert_eq!((view.price(seat(2), Card::SugarMill), view.price(seat(2), Card::Well)), (1, 2));
}

#[test]
fn a_building_is_paid_with_other_cards() {
    let mut play = table(3).hand(2, "statue well well crane archive").hand(3, "well crane").play();
    play.does("take builder").does("build statue");
    assert_eq!(play.legal(), ["pay with archive", "pay with well", "pay with crane"]);
    play.does("pay with well").does("pay with crane").does("pay with well");
    assert_eq!((play.cards(2), play.p.discard()), (1, 3));
    assert!(play.seat(2).has(Card::Statue));
    // Two cards cannot pay for one of them: the card built does not count towards its own price.
    assert_eq!(play.mover(), 3);
    assert_eq!(play.legal(), ["pass"]);
    assert_eq!(play.refuses("build well"), "why-too-expensive");
}

#[test]
fn a_beige_building_only_once() {
    let hand = "well indigo-plant crane crane crane";
    let mut play = table(3).city(1, "indigo-plant well").hand(1, hand).play();
    play.does("take builder");
    assert!(play.can("build indigo-plant"));
    assert_eq!(play.refuses("build well"), "why-already-built");
}

#[test]
fn louis_pays_a_library_with_two_goods_and_three_cards() {
    let mut play = table(3)
        .city(2, "indigo-plant tobacco-storage coffee-roaster black-market")
        .goods(2, &[Good::Indigo, Good::Tobacco, Good::Coffee])
        .hand(2, "library well crane hero")
        .play();
    play.does("take builder").does("build library");
    play.does("pay with good indigo").does("pay with good tobacco");
    // Two goods at most; then the hand is paid without a question.
    assert!(play.seat(2).has(Card::Library));
    assert_eq!((play.cards(2), play.p.discard(), play.seat(2).goods(Good::Coffee)), (0, 5, 1));
}

#[test]
fn a_price_paid_with_goods_alone_takes_no_card() {
    let market = "indigo-plant black-market";
    let mut play = table(3).city(2, market).goods(2, &[Good::Indigo]).hand(2, "smithy").play();
    let told = play.does("take builder").tells("build smithy");
    assert_eq!(play.p.discard(), 1, "the good is paid without a question");
    assert!(told.contains(&Event::PaidGood { seat: seat(2), good: Good::Indigo }));
    assert!(!told.iter().any(|event| matches!(event, Event::Paid { .. })), "{told:?}");
}

#[test]
fn carpenter_then_poor_house() {
    let mut play = table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "well crane hero").play();
    play.does("take builder").does("build well");
    assert_eq!(play.cards(2), 2, "carpenter 1, then one card in hand: poor house 1");
    // The carpenter's card counts: with two cards in hand there is nothing.
    let mut play =
        table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "well crane hero statue").play();
    play.does("take builder").does("build well").does("pay with hero").does("pay with crane");
    assert_eq!(play.cards(2), 2, "carpenter 1; poor house nothing");
    // A production building gives nothing for the carpenter; without building there is nothing at all.
    let mut play =
        table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "indigo-plant hero statue").play();
    play.does("take builder").does("build indigo-plant").does("pay with hero");
    assert_eq!(play.cards(2), 2, "poor house only");
    let mut play = table(3).city(2, "indigo-plant poor-house").hand(2, "indigo-plant hero").play();
    play.does("take builder").does("pass");
    assert_eq!(play.cards(2), 2);
    // Nothing else need be in the city.
    let mut play = table(3).city(2, "black-market carpenter poor-house").hand(2, "well crane hero").play();
    play.does("take builder").does("build well");
    assert_eq!(play.cards(2), 2);
    // A carpenter just built does not count.
    let mut play = table(3).hand(2, "carpenter well well well").play();
    play.does("take builder").does("build carpenter");
    assert_eq!(play.cards(2), 0);
}

#[test]
fn a_new_building_helps_after_the_phase() {
    let goods = [Good::Indigo];
    let mut play = table(3).goods(2, &goods).hand(2, "black-market crane well hero").play();
    play.does("take builder").does("build black-market");
    assert!(!play.can("pay with good indigo"), "not for its own price");
    // A library taken into the city in the first role serves the second one of the same round (two players).
    let mut play = table(2).hand(1, "library well well well crane").play();
    play.does("take builder").does("build library").pass_until_step(Step::Role);
    play.does("take trader").does("take councillor");
    assert!(play.can("draw 8"));
}

#[test]
fn building_may_be_declined() {
    let mut play = table(3).hand(1, "indigo-plant well").play();
    play.does("take builder").does("pass");
    assert_eq!((play.cards(1), play.seat(1).buildings()), (2, 1));
}

/// A table of three in the builder phase, drawn up at random; many of them cannot be.
fn random_table(rng: &mut Fast) -> PositionDraft {
    let (expansion, cheap) = (rng.below(2) == 1, rng.below(2) == 1);
    let mut draft = if expansion { expanded(3) } else { table(3) };
    if expansion && cheap {
        draft = draft.option("customs-office-cost", "1");
    }
    // The chooser, or the next player.
    let at = rng.below(2) as usize;
    let player = &mut draft.players[at];
    let helpful = [Card::Crane, Card::Smithy, Card::Quarry, Card::BlackMarket, Card::Library, Card::Park];
    let own = helpful.into_iter().chain(Card::ALL).filter(|_| rng.below(5) == 0).collect::<Vec<_>>();
    for card in own.into_iter().chain((rng.below(2) == 0).then_some(Card::Crane)) {
        player.buildings.0.insert(card, 1);
    }
    for good in Good::ALL {
        if player.buildings.0.contains_key(&good.card()) && rng.below(2) == 0 {
            player.goods.insert(good, 1);
        }
    }
    for _ in 0..rng.below(5) {
        *player.hand.0.entry(Card::ALL[rng.below(Card::COUNT as u32 - 1) as usize]).or_insert(0) += 1;
    }
    draft.phase.doubled = at == 0 && player.buildings.0.contains_key(&Card::Library);
    (draft.taken, draft.role) = (vec![Role::Builder], Some(Role::Builder));
    (draft.step, draft.mover) = (Step::Build, Some(seat(at as u8 + 1)));
    draft
}

/// What the rules make the player to act pay for this card, built over this building or on a free place; nothing if they
/// cannot build it.
fn payable(p: &Position, card: Card, over: Option<Card>) -> Option<u8> {
    let player: &Player = p.player(p.mover());
    let helps = |helper: Card| u8::from(player.has(helper) && over != Some(helper));
    let privilege = if p.mover() == p.chooser() { 1 + helps(Card::Library) } else { 0 };
    let covered = over.map_or(0, |over| if over == Card::Park { 6 } else { p.cost(over) });
    let helper = if card.is_production() { Card::Smithy } else { Card::Quarry };
    let price = p.cost(card).saturating_sub(privilege + covered + helps(helper));
    // Of several buildings of a kind an empty one is covered; here there is one of each.
    let lost = over.and_then(Good::on).map_or(0, |good| player.goods(good));
    let goods: u8 = Good::ALL.into_iter().map(|good| player.goods(good)).sum();
    let goods = if helps(Card::BlackMarket) == 1 { (goods - lost).min(2) } else { 0 };
    let there = if card == Card::Cathedral { p.cathedral() } else { player.in_hand(card) > 0 };
    let others = player.hand_size() - u8::from(there && card != Card::Cathedral);
    let once = card.is_production() || !player.has(card);
    (there && once && over != Some(card) && price <= others + goods).then_some(price)
}

#[test]
fn what_can_be_paid_is_offered_and_nothing_else() {
    let (mut rng, mut covered, mut built) = (Fast::new(4), 0, 0);
    let tables = (0..2500).filter_map(|_| random_table(&mut rng).build().ok()).collect::<Vec<_>>();
    for p in tables {
        let mover = p.mover();
        for card in Card::ALL {
            let price = payable(&p, card, None);
            assert_eq!(SanJuan::allows(&p, mover, Action::Build(card)), price.is_some(), "{card}: {p:?}");
            built += u32::from(price.is_some());
            let crane = p.player(mover).has(Card::Crane) && p.player(mover).has(card) && card != Card::Crane;
            let over = Card::ALL.map(|new| payable(&p, new, Some(card)).filter(|_| crane));
            let coverable = over.iter().any(Option::is_some);
            assert_eq!(SanJuan::allows(&p, mover, Action::Cover(card)), coverable, "over {card}: {p:?}");
            if coverable {
                let mut next = p;
                SanJuan::apply(&mut next, mover, Action::Cover(card), &mut rng, &mut ()).expect("offered");
                covered += 1;
                // A single building that everybody can see is built at once.
                if next.step() == Step::Cover && next.mover() == mover {
                    let offered = Card::ALL.map(|new| SanJuan::allows(&next, mover, Action::Build(new)));
                    assert_eq!(offered, over.map(|price| price.is_some()), "over {card}: {p:?}");
                }
            }
        }
    }
    assert!(built > 300 && covered > 300, "{built} {covered}");
}
