//! The board of Puerto Rico, drawn from games.

use super::*;
use crate::games::board::{
    Legal,
    testing::{action, begun, drawn as drawn_by, look as look_at, play, takers_are_named},
};
use catalog::GameId;
use game::Seat;
use puerto_rico::{Building, Role, Step};
use table::Table;

/// The board as seat 2 sees it, with these actions.
fn drawn(table: &Table, legal: &Legal) -> String {
    look_at(table, Some(Seat::new(1)), |scene, view| drawn_by(legal, |sheet| parts(scene, view, sheet)))
}

fn fresh() -> Table {
    begun(GameId::PuertoRico, 4, 1)
}

#[test]
fn one_action_is_a_button_of_the_form_several_are_a_menu() {
    let one = Legal { actions: vec![action("load corn", "ship-5")], ..Legal::default() };
    assert!(drawn(&fresh(), &one).contains(r#"form="act" name="action" value="load corn""#));
    let two = Legal {
        actions: vec![action("load corn", "ship-5"), action("load sugar", "ship-5")],
        ..Legal::default()
    };
    assert!(drawn(&fresh(), &two).contains(r#"popovertarget="menu-ship-5""#));
}

#[test]
fn bonus_points_are_chosen_at_the_supply() {
    let actions = ["decline bonus", "take one bonus"].map(|text| action(text, "supply-vp"));
    let page = drawn(&fresh(), &Legal { actions: actions.into(), ..Legal::default() });
    assert!(page.contains(r#"popovertarget="menu-supply-vp""#));
    assert!(page.contains(r#"form="act" name="action" value="decline bonus""#));
    assert!(page.contains(r#"form="act" name="action" value="take one bonus""#));
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!drawn(&fresh(), &Legal::default()).contains("<button"));
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = drawn(&fresh(), &Legal::default());
    let at = |id: &str| page.find(&format!("id=\"{id}\"")).unwrap_or(usize::MAX);
    assert!(at("player-3") < at("player-4") && at("player-4") < at("player-1"));
    assert!(at("player-1") < usize::MAX);
    assert!(!page.contains("player-2"));
}

#[test]
fn islands_and_cities_always_show_twelve_spaces() {
    let mut large = 0;
    play(GameId::PuertoRico, 4, 1, |table| {
        if table.step() % 40 != 0 {
            return;
        }
        let view = table.view(None).expect("a game that has begun");
        let view = view.downcast::<View>().expect("Puerto Rico");
        let boards = || Seat::all(view.players()).map(|seat| view.player(seat));
        large += boards().flat_map(|board| board.buildings()).filter(|one| one.data().size > 1).count();
        let free: u8 = boards().map(|board| board.free_island() + board.free_city()).sum();
        let spaces = drawn(table, &Legal::default()).matches("class=\"space\"").count();
        assert_eq!(spaces, usize::from(free), "at step {}", table.step());
    });
    assert!(large > 0, "a large building was drawn");
}

#[test]
fn what_is_placed_in_a_draft_can_be_taken_back_where_it_stands() {
    let drafted = vec![action("place corn", "island-2-1")];
    let page = drawn(&fresh(), &Legal { drafted, ..Legal::default() });
    assert!(page.contains(r#"data-undraft="place corn""#));
    assert!(!page.contains(r#"name="action""#), "it is not sent");
}

#[test]
fn the_builders_discount_is_shown_to_the_builder_while_building_and_never_else() {
    let (mut discounts, mut over) = (0, false);
    let check = |table: &Table, discounts: &mut usize, over: &mut bool| {
        let Some(position) = table.view(None) else { return };
        let Some(view) = position.downcast::<View>() else { return };
        let builds = view.role() == Some(Role::Builder) && view.step() == Step::Build;
        for (seat, building) in
            Seat::all(view.players()).flat_map(|seat| Building::ALL.map(|one| (seat, one)))
        {
            let plain = match view.is_over() {
                true => view.listed_price(building),
                false => view.price_without_privilege(seat, building),
            };
            let shown = buildings::price(view, seat, building);
            assert!(shown <= plain);
            if shown < plain {
                assert!(builds && view.chooser() == seat, "{building:?} is cheaper for {seat:?}");
                *discounts += 1;
            }
        }
        *over |= view.is_over();
    };
    play(GameId::PuertoRico, 4, 1, |table| check(table, &mut discounts, &mut over));
    assert!(discounts > 0 && over, "{discounts} discounts were seen, and the end");
}

#[test]
fn the_player_who_took_a_role_is_named_on_it() {
    let mut named = 0;
    play(GameId::PuertoRico, 4, 1, |table| {
        if table.step() % 10 == 0 {
            named += takers_are_named(&drawn(table, &Legal::default()));
        }
    });
    assert!(named > 20, "roles were taken: {named}");
}
