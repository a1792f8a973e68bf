//! The board of San Juan, drawn from games.

use super::*;
use crate::games::board::{
    Action, Legal,
    testing::{action, begun, drawn as drawn_by, look as look_at, play, takers_are_named},
};
use catalog::GameId;
use game::Seat;
use san_juan::{Card, Good};
use table::{Phase, Table};

const READER: Seat = Seat::new(1);

/// What the reader sees of a table.
fn look<T>(table: &Table, look: impl FnOnce(&Scene, &View) -> T) -> T {
    look_at(table, Some(READER), look)
}

fn drawn(table: &Table, actions: Vec<Action>) -> String {
    look(table, |scene, view| {
        drawn_by(&Legal { actions, ..Legal::default() }, |sheet| parts(scene, view, sheet))
    })
}

fn fresh() -> Table {
    begun(GameId::SanJuan, 4, 1)
}

#[test]
fn all_copies_of_a_card_do_the_same_and_menus_have_their_own_ids() {
    let mut tried = 0;
    play(GameId::SanJuan, 4, 1, |table| {
        let hand = look(table, |_, view| view.hand(READER));
        let twice = Card::ALL.into_iter().find(|&card| hand.get(card) == 2);
        let Some(card) = twice.filter(|_| tried < 3) else { return };
        tried += 1;
        let place = format!("hand-{}", card.id());
        let build = drawn(table, vec![action("build", &place)]);
        assert_eq!(build.matches(r#"form="act" name="action" value="build""#).count(), 2);
        let two = drawn(table, vec![action("discard", &place), action("tuck", &place)]);
        for copy in 1..=2 {
            assert_eq!(two.matches(&format!(r#"id="menu-{place}-{copy}""#)).count(), 1, "{place} {copy}");
        }
    });
    assert!(tried > 0, "the reader held a card twice");
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!drawn(&fresh(), Vec::new()).contains("<button"));
}

#[test]
fn an_action_without_a_place_is_a_button_beside_the_name() {
    let pass = Action { notation: "pass".into(), label: "Nothing".into(), places: Vec::new() };
    assert!(drawn(&fresh(), vec![pass]).contains(r#"form="act" name="action" value="pass""#));
}

#[test]
fn other_hands_are_backs() {
    let (page, hands): (String, Vec<u8>) = (
        drawn(&fresh(), Vec::new()),
        look(&fresh(), |_, view| Seat::all(4).map(|seat| view.player(seat).hand_size()).collect()),
    );
    let others: u8 = hands.iter().sum::<u8>() - hands[READER.index()];
    assert_eq!(
        page.matches("#card-back").count(),
        usize::from(others) + 4 + 2,
        "three fans, four counts, deck and discard"
    );
    assert_eq!(page.matches("data-place=\"hand-").count(), usize::from(hands[READER.index()]));
}

#[test]
fn goods_lie_on_buildings_and_a_city_shows_twelve_places() {
    let mut goods_seen = 0;
    play(GameId::SanJuan, 4, 1, |table| {
        if table.step() % 20 != 0 {
            return;
        }
        let (goods, buildings) = look(table, |_, view| {
            let players = || Seat::all(4).map(|seat| view.player(seat));
            let goods =
                |player: &san_juan::Player| Good::ALL.map(|good| player.goods(good)).iter().sum::<u8>();
            (players().map(goods).sum::<u8>(), players().map(|player| player.buildings()).sum::<u8>())
        });
        goods_seen += goods;
        let page = drawn(table, Vec::new());
        assert_eq!(page.matches("class=\"lying\"").count(), usize::from(goods), "at step {}", table.step());
        assert_eq!(page.matches("class=\"lot\"").count(), usize::from(48 - buildings));
    });
    assert!(goods_seen > 0, "goods were produced");
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = drawn(&fresh(), Vec::new());
    let at = |id: &str| page.find(&format!("id=\"{id}\"")).unwrap_or(usize::MAX);
    assert!(at("player-3") < at("player-4") && at("player-4") < at("player-1"));
    assert!(!page.contains("player-2"));
}

#[test]
fn the_tray_counts_what_is_chosen() {
    let mut own = look(&fresh(), |scene, view| players::Own::of(scene, view, view, READER));
    own.tray = Some(hand::Tray {
        what: "pay",
        done: vec![(hand::Kind::Card(Card::Smithy), Some("pay smithy".into()))],
        left: 2,
        gain: None,
    });
    let page = drawn_by(&Legal::default(), |sheet| vec![sheet.part("own", own.clone(), &[], players::own)]);
    assert!(page.contains("1/3"));
    assert!(page.contains(r#"data-undraft="pay smithy""#), "it can be taken back");
    assert_eq!(page.matches("class=\"slot\"").count(), 2);
}

#[test]
fn nothing_is_cheaper_when_the_game_is_over() {
    let (mut cheaper, mut over) = (0, None);
    for seed in 1..=3 {
        play(GameId::SanJuan, 4, seed, |table| {
            let less = drawn(table, Vec::new()).matches("cost less").count();
            cheaper += less;
            over = (table.phase() == Phase::Finished).then_some(less);
        });
        assert_eq!(over, Some(0), "game {seed}");
    }
    assert!(cheaper > 0, "builders pay less");
}

#[test]
fn a_standstill_to_come_is_shown() {
    let soon = Standstill { cause: Cause::NoCards, rounds: 2 };
    let page = drawn_by(&Legal::default(), |sheet| standstill(sheet, Some(near(soon))).into_iter().collect());
    assert!(page.contains("2 sj-standstill-no-cards"));
    assert!(!drawn(&fresh(), Vec::new()).contains("standstill"));
}

#[test]
fn the_player_who_took_a_role_is_named_on_it() {
    let mut named = 0;
    play(GameId::SanJuan, 4, 1, |table| {
        if table.step() % 10 == 0 {
            named += takers_are_named(&drawn(table, Vec::new()));
        }
    });
    assert!(named > 20, "roles were taken: {named}");
}
