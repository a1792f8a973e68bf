//! Views read from outside.

use crate::{play::*, round::all_the_rest_tucked};
use game::{Rules, Seat};
use san_juan::{Action, Good, PositionDraft, SanJuan, Step, View, ViewText};

fn seen(play: &Play, observer: Option<u8>) -> ViewText {
    SanJuan::view(&play.p, observer.map(seat)).into()
}

fn told(text: &ViewText) -> String {
    View::try_from(text.clone()).map_or_else(|impossible| impossible.to_string(), |_| String::new())
}

/// Cards in hands, tucked and discarded; everybody knows one of seat 2's.
fn hands() -> Play {
    let mut draft = table(3).hand(1, "well hero").hand(2, "smithy crane").hand(3, "palace");
    draft.players[1].known = list("smithy");
    (draft.players[0].tucked, draft.players[1].tucked) = (list("statue"), list("chapel quarry"));
    (draft.players[0].discards, draft.players[1].discards) = (list("well"), list("library"));
    draft.open_discards = list("tower");
    draft.play()
}

/// Seat 1 chooses among five cards.
fn drawn() -> Play {
    let mut play = table(3).play();
    play.does("take councillor").draws("draw 5", "hero well well crane palace");
    play
}

/// All choose among their cards at the same time, and none is left: the two others have drawn all that seat 3 has not seen.
fn all_drawn() -> Play {
    let mut draft = table(3).option("together", "on");
    draft.pool = Some(list("hero hero hero well well well crane crane crane"));
    let mut play = all_the_rest_tucked(draft).play();
    play.does("take councillor");
    for (number, action) in [(1, "draw 5"), (2, "draw 2"), (3, "draw 2")] {
        let action = Action::parse(action).expect("an action");
        SanJuan::apply(&mut play.p, seat(number), action, &mut game::Fast::new(5), &mut ()).expect("legal");
    }
    assert_eq!((play.p.step(), play.p.deck()), (Step::Keep, 0));
    play
}

/// A position, who looks at it, how the view is spoilt, and a part of the reason why it is refused then.
type Spoilt = (fn() -> Play, u8, fn(&mut ViewText), &'static str);

const SPOILT: [Spoilt; 14] = [
    (hands, 1, |text| text.players[1].hand = list(""), "the observer knows another hand than everybody"),
    (hands, 1, |text| text.players[1].hand_size = 0, "seat 2: 0 cards (hand), of which 1 are seen"),
    (hands, 1, |text| text.players[0].hand_size = 3, "seat 1: 3 cards (own hand), of which 2 are seen"),
    (hands, 1, |text| text.players[0].tucked_size = 2, "2 cards (own tucked), of which 1 are seen"),
    (hands, 1, |text| text.players[1].tucked = list("chapel"), "2 cards (tucked), of which 1 are seen"),
    (hands, 1, |text| text.players[1].discards = list("library"), "1 cards (discards), of which 1 are seen"),
    (hands, 1, |text| text.players[2].hand_size = 200, "are unseen"),
    (hands, 1, |text| text.discard = 2, "2 discards do not add up"),
    (hands, 1, |text| text.discard = 0, "0 discards do not add up"),
    (hands, 3, |text| text.observer = Some(seat(4)), "the observer is seat 4"),
    (drawn, 2, |text| text.drawn = list("well"), "cards are seen that only the player to act has drawn"),
    (drawn, 2, |text| text.drawn_size = 200, "are unseen"),
    (all_drawn, 3, |text| text.together[1].drawn = list("well"), "cards are seen that only seat 2 has drawn"),
    (all_drawn, 3, |text| text.together[1].drawn_size = 8, "13 cards are hidden, but only 7 are unseen"),
];

#[test]
fn every_kind_of_impossible_view_is_refused() {
    for (number, (play, observer, spoil, part)) in SPOILT.iter().enumerate() {
        let mut text = seen(&play(), Some(*observer));
        assert_eq!(told(&text), "", "number {number}");
        spoil(&mut text);
        let told = told(&text);
        assert!(told.contains(part), "number {number}: {part}: {told}");
    }
}

#[test]
fn views_are_read_as_they_were_written() {
    for play in [hands(), drawn(), all_drawn()] {
        for observer in Seat::all(3).map(Some).chain([None]) {
            let view = SanJuan::view(&play.p, observer);
            assert_eq!(View::try_from(ViewText::from(view.clone())), Ok(view));
        }
    }
}

#[test]
fn views_are_read_at_every_price_card() {
    let mut play = table(2).play();
    for turned in 0..12 {
        let view = play.view(2);
        assert_eq!(view.known_price_cards().len(), turned.min(5));
        assert_eq!(View::try_from(ViewText::from(view.clone())), Ok(view));
        play.does("take trader");
        play.idles();
    }
}

#[test]
fn the_good_that_the_harbor_may_tuck_is_written_once_something_is_sold() {
    let city = "indigo-plant sugar-mill silver-smelter trading-post harbor";
    let goods = [Good::Indigo, Good::Sugar, Good::Silver];
    let mut play = expanded(3).city(1, city).goods(1, &goods).prices("11122").play();
    let tuckable = |play: &Play| seen(play, Some(2)).tuckable;
    assert_eq!(tuckable(&play), None);
    assert_eq!(tuckable(play.does("take trader")), None);
    assert_eq!(tuckable(play.does("sell sugar")), Some(Good::Sugar));
    assert_eq!(tuckable(play.does("sell indigo")), Some(Good::Sugar));
    assert_eq!(tuckable(play.does("sell silver")), Some(Good::Silver));
    assert_eq!((tuckable(play.does("use harbor")), play.p.step()), (None, Step::Role));
}

#[test]
fn who_built_a_tavern_in_this_phase_is_written() {
    let mut play = expanded(3).hand(2, "tavern well well").hand(3, "hero palace").play();
    play.does("take builder").does("build tavern");
    assert_eq!(play.mover(), 3);
    assert_eq!(PositionDraft::from(play.p).phase.new_taverns, [seat(2)]);
    assert_eq!(seen(&play, Some(3)).new_taverns, [seat(2)]);
    assert_eq!(PositionDraft::from(play.p).build(), Ok(play.p));
}
