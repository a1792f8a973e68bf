//! Views read from outside, and what else a page asks of one.

use crate::play::*;
use game::{ActionSet, Rules, Seat, Setup, SetupText, testkit};
use mundus_novus::{Cards, Class, MundusNovus, Position, PositionDraft, RoyalEvent, Step, View, ViewText};

fn told(text: &ViewText) -> String {
    View::try_from(text.clone()).map_or_else(|impossible| impossible.to_string(), |_| String::new())
}

fn seen(position: &Position, observer: Option<usize>) -> ViewText {
    MundusNovus::view(position, observer.map(seat)).into()
}

/// Three players before the announcement; of seat 2 one card is known, and it has discarded two that nobody saw. The deck is
/// empty: seat 1 has not seen what the others hold and these two.
fn scarce() -> Position {
    let mut draft = PositionDraft::new(3);
    fill_hands(&mut draft);
    draft.players[1].known = cards("corn");
    (draft.players[0].discards, draft.players[1].discards) = (cards("vanilla"), cards("2 indigo"));
    let own = |text: &str| cards(text);
    let elsewhere =
        ["5 cacao", "5 corn", "5 tobacco", "vanilla", "2 indigo", "cacao, coffee, potato"].map(own);
    let elsewhere = elsewhere.into_iter().fold(Cards::NONE, Cards::and);
    (draft.deck, draft.open_discards) = (Some(Cards::NONE), Cards::ALL.without(elsewhere));
    draft.build().expect("a sound position")
}

/// All lay out cards in secret; seat 2 has.
fn offering_three() -> Position {
    let mut table = offering(3, 2, |_| ());
    table.plays(2, &["offer corn", "offer corn"]);
    table.position
}

/// A position, how seat 1's view of it is spoilt, and a part of the reason why it is refused then.
type Spoilt = (fn() -> Position, fn(&mut ViewText), &'static str);

const SPOILT: [Spoilt; 10] = [
    (scarce, |text| text.players[0].hand_size = 6, "the observer does not know all cards of this seat"),
    (scarce, |text| text.players[0].discards_size = 0, "the observer does not know all cards of this seat"),
    (scarce, |text| text.players[1].hand_size = 0, "seat 2: 1 hand cards are known of 0"),
    (scarce, |text| text.players[1].discards = cards("indigo"), "the observer sees what nobody else does"),
    (offering_three, |text| text.players[1].laid = cards("corn"), "the observer sees what nobody else does"),
    (scarce, |text| text.players[1].hand_size = 6, "12 cards are hidden, but only 11 are unseen"),
    (scarce, |text| text.players[1].discards_size = 3, "12 cards are hidden, but only 11 are unseen"),
    (scarce, |text| text.players[2].hand_size = 200, "206 cards are hidden, but only 11 are unseen"),
    (scarce, |text| text.observer = Some(seat(4)), "the observer is seat 4"),
    (scarce, |text| text.unseen = cards("relic"), "instead of"),
];

#[test]
fn every_kind_of_impossible_view_is_refused() {
    for (number, (position, spoil, part)) in SPOILT.iter().enumerate() {
        let mut text = seen(&position(), Some(1));
        assert_eq!(told(&text), "", "number {number}");
        spoil(&mut text);
        let told = told(&text);
        assert!(told.contains(part), "number {number}: {part}: {told}");
    }
}

#[test]
fn views_are_read_as_they_were_written() {
    for position in [scarce(), offering_three()] {
        for observer in Seat::all(3).map(Some).chain([None]) {
            let view = MundusNovus::view(&position, observer);
            assert_eq!(View::try_from(ViewText::from(view.clone())), Ok(view));
        }
    }
}

#[test]
fn what_a_page_asks_of_a_seat_follows_from_its_developments() {
    let table = table(3, |draft| {
        fill_hands(draft);
        draft.happening = Some(RoyalEvent::Pirates);
        draft.players[0].developments =
            developments("small-warehouse-1, large-warehouse-1, common-merchant-1, caravel-7");
        draft.players[1].developments =
            developments("caravel-1, caravel-5, pedro-de-valdivia, rare-merchant-1");
    });
    let view = table.view(3);
    let of_all = |ask: &dyn Fn(Seat) -> u8| [1, 2, 3].map(|number| ask(seat(number)));
    let room = of_all(&|seat| view.player(seat).room());
    assert!(room[0] > 1 && room[1..] == [0, 0]);
    assert_eq!(of_all(&|seat| view.room(seat)), room);
    assert_eq!(of_all(&|seat| view.pirates_take(seat)), [0, 1, 0], "a squadron of two");
    assert_eq!(of_all(&|seat| view.total(seat)), [0, 3, 0], "Valdivia counts before anything is laid out");
    let merchants = [1, 2, 3].map(|number| view.merchants_left(seat(number)));
    assert_eq!(merchants, [[1, 0, 0], [0, 0, 1], [0, 0, 0]]);
    let squadrons = [(seat(2), vec![1, 5]), (seat(1), vec![7])];
    assert_eq!(view.squadrons(), squadrons, "the lowest value first");
    let burnt = self::table(3, |draft| {
        fill_hands(draft);
        draft.happening = Some(RoyalEvent::Fire);
        draft.players[0].developments = developments("small-warehouse-1");
    });
    assert_eq!(burnt.view(3).room(seat(1)), 0);
}

#[test]
fn merchants_used_in_this_turn_are_not_left() {
    let table = in_progress("5 corn, vanilla", |draft| {
        draft.players[0].developments = developments("common-merchant-1, common-merchant-2");
        draft.line[2] = developments("caravel-7")[0];
        draft.turn.used = [1, 0, 0];
    });
    assert_eq!(table.view(2).merchants_left(seat(1)), [1, 0, 0]);
    assert_eq!(table.view(2).player(seat(1)).merchants(Class::Common), 2);
}

#[test]
fn pages_hide_money_only_if_asked_to() {
    for (value, hidden) in [("off", false), ("on", true)] {
        let options = [("hidden-money".to_string(), value.to_string())].into();
        let setup = Setup::new::<MundusNovus>(&SetupText { players: 3, options }).expect("a set-up");
        let position = MundusNovus::start(&setup, &mut game::Fast::new(1), &mut ());
        assert_eq!(MundusNovus::view(&position, None).hides_money(), hidden);
    }
}

#[test]
fn a_view_offers_what_the_position_does() {
    let setups = MundusNovus::PLAYERS.map(Setup::standard::<MundusNovus>);
    let mut offered = 0;
    for position in testkit::positions_met::<MundusNovus>(setups, 22, 5) {
        for seat in Seat::all(position.players()) {
            let view = MundusNovus::view(&position, Some(seat));
            assert_eq!(view.score(seat), MundusNovus::score(&position, seat));
            assert_eq!(view.legal(), MundusNovus::legal(&position, seat));
            assert_eq!(view.canonical(), MundusNovus::canonical(&position, seat));
            offered += view.legal().len();
        }
        let spectator = MundusNovus::view(&position, None);
        assert_eq!(spectator.legal().len() + spectator.canonical().len(), 0);
        assert!(spectator.chosen().is_none() || position.step() == Step::Over);
    }
    assert!(offered > 100);
}
