//! Choosing at the same time (option `together`).

use crate::play::*;
use game::{
    ActionSet, Fast, Rules, Seat, Seats, Setup, SetupText,
    testkit::{Moment, random_game},
};
use san_juan::{Action, Card, Event, Good, Position, PositionDraft, SanJuan, SettledDraft, Step};

/// Three players who choose at the same time.
fn together() -> PositionDraft {
    table(3).option("together", "on")
}

/// This player does this.
fn by(p: &mut Position, number: u8, action: &str) {
    let action = Action::parse(action).unwrap_or_else(|| panic!("no action {action}"));
    let done = SanJuan::apply(p, seat(number), action, &mut Fast::new(5), &mut ());
    assert!(done.is_ok(), "{action}: {done:?}; legal: {:?}", legal(p, number));
    assert_eq!(SanJuan::faults(p), []);
}

fn legal(p: &Position, number: u8) -> Vec<String> {
    SanJuan::legal(p, seat(number)).iter().map(|index| SanJuan::action(index).to_string()).collect()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().fold(Seats::NONE, |mut seats, &number| {
        seats.insert(seat(number));
        seats
    })
}

fn asked(p: &Position) -> Seats {
    SanJuan::to_act(p)
}

#[test]
fn all_produce_at_the_same_time() {
    let cities = "indigo-plant sugar-mill well";
    let mut play = together().city(1, cities).city(2, cities).city(3, "indigo-plant").play();
    play.does("take producer");
    let mut p = play.p;
    assert_eq!(asked(&p), seats(&[1, 2, 3]));
    assert_eq!(legal(&p, 3), ["pass", "produce indigo"]);
    by(&mut p, 3, "produce indigo");
    assert_eq!(asked(&p), seats(&[1, 2]));
    by(&mut p, 2, "produce sugar");
    by(&mut p, 1, "produce indigo");
    assert_eq!((asked(&p), legal(&p, 1)), (seats(&[1]), vec!["done".to_string(), "produce sugar".into()]));
    let (mut told, last) = (Vec::new(), Action::Produce(Good::Sugar));
    SanJuan::apply(&mut p, seat(1), last, &mut Fast::new(5), &mut told).expect("legal");
    let bonus: Vec<_> = told.iter().filter(|event| matches!(event, Event::Bonus { .. })).collect();
    assert_eq!(bonus, [&Event::Bonus { seat: seat(1), card: Card::Well }], "nobody else has made two");
    // The chooser's well gives its card when all have chosen; the next player takes a role.
    assert_eq!((p.player(seat(1)).hand_size(), p.player(seat(2)).hand_size()), (1, 0));
    assert_eq!((p.step(), asked(&p)), (Step::Role, seats(&[2])));
    let goods = |number, good| p.player(seat(number)).goods(good);
    assert_eq!((goods(1, Good::Indigo), goods(1, Good::Sugar), goods(2, Good::Sugar)), (1, 1, 1));
}

#[test]
fn without_the_option_they_choose_in_turn() {
    let mut play = table(3).play();
    play.does("take producer");
    assert_eq!(asked(&play.p), seats(&[1]));
}

#[test]
fn all_sell_at_the_same_time() {
    let mut play = together()
        .prices("12233")
        .city(1, "indigo-plant silver-smelter market-hall")
        .city(2, "indigo-plant harbor")
        .option("expansion", "on")
        .goods(1, &[Good::Indigo, Good::Silver])
        .goods(2, &[Good::Indigo])
        .play();
    play.does("take trader");
    let mut p = play.p;
    assert_eq!(asked(&p), seats(&[1, 2]), "the third has nothing to sell");
    by(&mut p, 2, "sell indigo");
    assert_eq!((p.player(seat(2)).hand_size(), legal(&p, 2).len()), (0, 2), "the harbor is asked first");
    by(&mut p, 1, "sell silver");
    by(&mut p, 2, "use harbor");
    assert_eq!(asked(&p), seats(&[1]));
    assert_eq!(p.player(seat(2)).hand_size(), 0, "the cards come when all have chosen");
    by(&mut p, 1, "done");
    let cards = |number| p.player(seat(number)).hand_size();
    assert_eq!((cards(1), cards(2), p.player(seat(2)).harbored()), (4, 1, 1));
    assert_eq!((p.step(), asked(&p)), (Step::Role, seats(&[2])));
}

#[test]
fn all_draw_and_keep_at_the_same_time() {
    let mut play = together().city(3, "indigo-plant archive").hand(3, "well smithy").play();
    play.does("take councillor");
    let mut p = play.p;
    assert_eq!((p.step(), asked(&p)), (Step::Draw, seats(&[1, 2, 3])));
    assert_eq!(legal(&p, 1), ["pass", "draw 2", "draw 5"]);
    assert_eq!(legal(&p, 2), ["pass", "draw 2"]);
    by(&mut p, 3, "draw 2");
    by(&mut p, 1, "draw 5");
    assert_eq!(p.deck(), play.p.deck(), "nothing is drawn before all have chosen");
    by(&mut p, 2, "draw 2");
    assert_eq!(p.deck(), play.p.deck() - 9);
    assert_eq!(asked(&p), seats(&[1, 2, 3]));
    // Nobody sees what the others have drawn.
    for (number, drawn) in [(1, 5), (2, 2), (3, 0)] {
        let view = SanJuan::view(&p, Some(seat(number)));
        assert_eq!((view.drawn().total(), view.to_act()), (drawn, Some(seat(number))));
        assert_eq!(view.legal().len(), legal(&p, number).len());
    }
    assert_eq!(SanJuan::view(&p, None).drawn().total(), 0);
    for number in [2, 3, 1] {
        let first = legal(&p, number)[0].clone();
        by(&mut p, number, &first);
    }
    let cards = |number| p.player(seat(number)).hand_size();
    assert_eq!((cards(1), cards(2), cards(3)), (1, 1, 3));
    assert_eq!((p.step(), asked(&p)), (Step::Role, seats(&[2])));
}

#[test]
fn who_declines_while_others_draw_draws_nothing() {
    let mut play = together().play();
    play.does("take councillor");
    let mut p = play.p;
    by(&mut p, 2, "pass");
    by(&mut p, 1, "draw 5");
    let (mut told, pass) = (Vec::new(), Action::Pass);
    SanJuan::apply(&mut p, seat(3), pass, &mut Fast::new(5), &mut told).expect("legal");
    let drew = told.iter().filter_map(|event| match event {
        Event::Drew { seat, count, .. } => Some((*seat, *count)),
        _ => None,
    });
    assert_eq!(drew.collect::<Vec<_>>(), [(seat(1), 5)]);
    assert_eq!((p.step(), asked(&p)), (Step::Keep, seats(&[1])));
}

/// Everybody passes until the next round has begun.
fn next_round(mut play: Play) -> Position {
    let governor = play.p.governor();
    while play.p.governor() == governor {
        let action = ["take prospector", "take producer", "take trader", "pass", "done"];
        let action = action.into_iter().find(|action| play.can(action)).expect("somebody can decline");
        play.does(action);
    }
    play.p
}

#[test]
fn all_tuck_and_discard_at_the_same_time() {
    let eight = "well well smithy smithy prefecture archive quarry trading-post";
    let nine = "well smithy prefecture archive quarry quarry tower tower hero";
    let other = "aqueduct aqueduct market-stand market-stand poor-house poor-house carpenter carpenter";
    let draft = together().city(1, "indigo-plant chapel").city(3, "indigo-plant chapel");
    let play = draft.hand(1, eight).hand(2, nine).hand(3, "library").play();
    let mut p = next_round(play);
    assert_eq!((p.step(), asked(&p)), (Step::Chapel, seats(&[1, 3])));
    by(&mut p, 1, "tuck archive");
    by(&mut p, 3, "pass");
    assert_eq!((p.step(), asked(&p)), (Step::Limit, seats(&[2])), "seven cards are allowed");
    by(&mut p, 2, "discard hero");
    by(&mut p, 2, "discard tower");
    assert_eq!((p.step(), asked(&p)), (Step::Role, seats(&[2])));
    let play = together().hand(1, eight).hand(3, other).play();
    let mut p = next_round(play);
    assert_eq!((p.step(), asked(&p)), (Step::Limit, seats(&[1, 3])));
    by(&mut p, 1, "discard well");
    by(&mut p, 3, "discard carpenter");
    assert_eq!((p.step(), p.discard()), (Step::Role, 2));
}

#[test]
fn all_choose_their_first_hand_at_the_same_time() {
    let options = [("draft-start", "on"), ("together", "on")];
    let options = options.map(|(id, value)| (id.to_string(), value.to_string())).into();
    let setup = Setup::new::<SanJuan>(&SetupText { players: 4, options }).expect("a set-up");
    let mut p = SanJuan::start(&setup, &mut Fast::new(3), &mut ());
    assert_eq!((p.step(), asked(&p)), (Step::Draft, seats(&[1, 2, 3, 4])));
    for number in [4, 2, 1, 3] {
        for _ in 0..number {
            let first = legal(&p, number)[0].clone();
            by(&mut p, number, &first);
        }
        assert_eq!((p.player(seat(number)).hand_size(), legal(&p, number).len()), (4, 0));
    }
    assert_eq!((p.step(), asked(&p), p.discard()), (Step::Role, seats(&[1]), 10));
}

/// A table whose deck has this many cards; the others lie in the discard.
fn with_deck(cards: u8) -> PositionDraft {
    let mut draft = together().city(1, "indigo-plant").city(2, "indigo-plant").city(3, "indigo-plant");
    let all = draft.clone().play().p.deck();
    draft.unseen_discards = all - cards;
    draft
}

#[test]
fn a_small_deck_has_them_choose_in_turn() {
    // The chooser may produce two goods, the others one each; draw five cards, the others two each.
    for (role, most) in [("producer", 4), ("councillor", 9)] {
        for (cards, expected) in [(most, seats(&[1, 2, 3])), (most - 1, seats(&[1]))] {
            let mut play = with_deck(cards).play();
            play.does(&format!("take {role}"));
            assert_eq!(asked(&play.p), expected, "{role}, {cards} cards");
        }
    }
    // Selling brings the price of the most expensive good for each that may be sold, and two more for buildings: at the
    // most 2 x 1 + 2 for the chooser, 2 x 3 + 2 for the second player with a trading post, 2 for the third without goods.
    // A hut may bring one more.
    let both = seats(&[1, 2]);
    for (hut, cards, expected) in [(0, 14, both), (0, 13, seats(&[1])), (1, 15, both), (1, 14, seats(&[1]))] {
        // Three of the cards are buildings here, and three are goods; with the expansion 29 more are in the game.
        let mut draft = with_deck(cards + 6 + hut).prices("12233").city(1, "indigo-plant indigo-plant");
        draft = draft.city(2, "indigo-plant silver-smelter trading-post");
        if hut == 1 {
            draft = draft.option("expansion", "on").city(3, "indigo-plant hut");
            draft.unseen_discards += 29;
        }
        draft = draft.goods(1, &[Good::Indigo]).goods(2, &[Good::Indigo, Good::Silver]);
        let mut play = draft.play();
        assert_eq!(play.p.deck(), cards);
        play.does("take trader");
        assert_eq!(asked(&play.p), expected, "{cards} cards");
    }
}

#[test]
fn any_order_of_choosing_gives_the_same() {
    let orders = [[1, 2, 3], [3, 2, 1], [2, 3, 1]];
    let results = orders.map(|order| {
        let city = "indigo-plant sugar-mill well";
        let mut play = together().city(1, city).city(2, city).city(3, city).play();
        play.does("take producer");
        let mut p = play.p;
        for number in order {
            by(&mut p, number, ["produce indigo", "produce sugar"][usize::from(number) % 2]);
        }
        if SanJuan::to_act(&p).contains(seat(1)) {
            by(&mut p, 1, "produce indigo");
        }
        p
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
    assert!(results[0].player(Seat::FIRST).has(Card::Well));
}

/// Every set-up in which players choose at the same time.
fn all_together() -> impl Iterator<Item = Setup> {
    let together = |setup: &Setup| setup.value::<SanJuan>("together") == "on";
    Setup::at_every_pace::<SanJuan>().into_iter().filter(together)
}

#[test]
fn random_games_ask_several_at_the_same_time() {
    let (mut several, mut alone) = (0, 0);
    for setup in all_together() {
        random_game::<SanJuan>(&setup, 7, |moment| {
            *if asked(&moment.before).len() > 1 { &mut several } else { &mut alone } += 1;
        });
    }
    assert!(several * 5 > alone, "{several} decisions beside others, {alone} alone");
}

#[test]
fn cards_earned_by_those_who_have_chosen_come_when_all_have() {
    let (mut due, mut came) = (0, 0);
    for setup in all_together() {
        random_game::<SanJuan>(&setup, 8, |Moment { before, after: p, .. }| {
            let over = p.role() != before.role() && p.deck() > 0 && p.step() == Step::Role;
            for turn in PositionDraft::from(before).together.iter().filter(|turn| !turn.chooses) {
                assert_eq!(before.cards_to_come_to(turn.seat), turn.due as i8);
                due += u32::from(turn.due > 0);
                if over && matches!(before.step(), Step::Produce | Step::Sell | Step::Harbor) {
                    let size = |p: &Position| p.player(turn.seat).hand_size();
                    assert_eq!(size(&p), size(&before) + turn.due, "{:?}", before.step());
                    came += u32::from(turn.due > 0);
                }
            }
        });
    }
    assert!(due > 100 && came > 30, "{due} {came}");
}

#[test]
fn the_players_choosing_and_their_drafts_must_fit() {
    let setup = Setup::new::<SanJuan>(&SetupText {
        players: 4,
        options: [("draft-start", "on"), ("together", "on")]
            .map(|(id, value)| (id.into(), value.into()))
            .into(),
    });
    let mut p = SanJuan::start(&setup.expect("a set-up"), &mut Fast::new(3), &mut ());
    for _ in 0..2 {
        let first = legal(&p, 2)[0].clone();
        by(&mut p, 2, &first);
    }
    assert_eq!(asked(&p), seats(&[1, 3, 4]));
    let told = |spoil: fn(&mut PositionDraft)| {
        let mut draft = PositionDraft::from(p);
        spoil(&mut draft);
        let faults = draft.build().map_or_else(|impossible| impossible.faults, |_| Vec::new());
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(told(|_| ()), [""; 0]);
    let wrong = "the wrong players choose at the same time";
    let begun = |number: u8| format!("seat {number} cannot have begun this");
    assert_eq!(
        told(|draft| draft.together.clear()),
        ["the players do not choose at the same time, but should"]
    );
    assert_eq!(told(|draft| _ = draft.setup.options.insert("together".into(), "off".into())), [wrong]);
    assert_eq!(told(|draft| draft.mover = Some(seat(3))), [wrong]);
    assert_eq!(told(|draft| draft.together[0].chooses = false), [wrong]);
    assert_eq!(told(|draft| draft.together[0].left = 1), [begun(1)]);
    assert_eq!(told(|draft| draft.together[1].step = None), [begun(3)]);
    assert_eq!(told(|draft| draft.together[1].step = Some(Step::Sell)), [begun(3)]);
    assert_eq!(told(|draft| draft.together[1].due = 1), [begun(3)]);
    assert_eq!(told(|draft| draft.together[1].drawn_size = 1), [begun(3)]);
    assert_eq!(told(|draft| draft.together[1].seat = seat(4)), ["seat 4 chooses twice"]);
    // No player draws more than eight cards.
    assert_eq!(told(|draft| draft.together[1].drawn_size = 8), [begun(3)]);
    assert_eq!(told(|draft| draft.together[1].drawn_size = 9), ["seat 3 has drawn too many cards"]);
    let due = told(|draft| {
        let mut turn = draft.together[0].clone();
        (turn.seat, turn.chooses, turn.due) = (seat(2), false, 1);
        draft.together.push(turn);
    });
    assert_eq!(due, [begun(2)]);
}

#[test]
fn what_is_begun_beside_the_first_player_must_be_possible() {
    let mut play = together().play();
    play.does("take producer");
    let told = |left: u8| {
        let mut draft = PositionDraft::from(play.p);
        draft.together[1].left = left;
        let faults = draft.build().map_or_else(|impossible| impossible.faults, |_| Vec::new());
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(told(1), [""; 0]);
    assert_eq!(told(2), ["the number of cards or goods left is wrong at the step \"produce\""]);
}

#[test]
fn no_more_is_due_than_selling_can_bring() {
    // Seat 3 may sell two goods, each for 3 cards at the most, and draw two more for buildings.
    let draft = together().city(3, "indigo-plant trading-post").prices("12233");
    let mut play = draft.goods(1, &[Good::Indigo]).goods(2, &[Good::Indigo]).goods(3, &[Good::Indigo]).play();
    play.does("take trader");
    let mut p = play.p;
    by(&mut p, 3, "sell indigo");
    let possible = |due: u8| {
        let mut draft = PositionDraft::from(p);
        draft.together[2].due = due;
        draft.build().is_ok()
    };
    assert_eq!([1, 7, 8, 9, 12].map(possible), [true, true, true, false, false]);
}

#[test]
fn a_certain_card_that_was_sold_is_written_beside_the_first_player() {
    let mut draft = together().option("expansion", "on").prices("11122").city(2, "indigo-plant harbor");
    draft = draft.goods(1, &[Good::Indigo]).goods(2, &[Good::Indigo]);
    draft.settled = vec![SettledDraft { seat: seat(2), good: Good::Indigo, card: Card::Well }];
    let mut play = draft.play();
    play.does("take trader");
    let mut p = play.p;
    by(&mut p, 2, "sell indigo");
    let text = PositionDraft::from(p);
    assert_eq!(text.together[1].last_sold, Some(Card::Well));
    assert_eq!(text.build(), Ok(p));
    by(&mut p, 2, "use harbor");
    assert_eq!(PositionDraft::from(p).lost_harbored.0, [(Card::Well, 1)].into());
}

#[test]
fn what_was_sold_last_is_kept_beside_the_first_player() {
    let city = "indigo-plant silver-smelter trading-post harbor";
    let mut draft = together().option("expansion", "on").prices("11122").city(2, city);
    draft = draft.goods(1, &[Good::Indigo]).goods(2, &[Good::Indigo, Good::Silver]);
    let settled = |good, card| SettledDraft { seat: seat(2), good, card };
    draft.settled = vec![settled(Good::Indigo, Card::Well), settled(Good::Silver, Card::Hero)];
    let mut play = draft.play();
    play.does("take trader");
    let mut p = play.p;
    by(&mut p, 2, "sell silver");
    by(&mut p, 2, "sell indigo");
    // The last in the order of the goods, whatever the order of selling.
    let turn = &PositionDraft::from(p).together[1];
    assert_eq!((turn.count, turn.gain, turn.last, turn.last_sold), (2, 3, 4, Some(Card::Hero)));
    by(&mut p, 2, "use harbor");
    assert_eq!(PositionDraft::from(p).lost_harbored.0, [(Card::Hero, 1)].into());
}
