//! Captain: bonus points that are the last of the supply may be declined.

use crate::play::*;
use game::{ActionSet, Fast, Rules, Seat};
use puerto_rico::{Action, Building, Ending, Event, Good, Position, PositionDraft, PuertoRico, Step, Tile};
use std::collections::BTreeMap;

const ONE: [&str; 2] = ["decline bonus", "take one bonus"];
const BOTH: [&str; 3] = ["decline bonus", "take one bonus", "take both bonuses"];

/// How three barrels are shipped: with the first of two ships that take them, or with the wharf.
const LOADS: [&str; 2] = ["load corn on 5", "wharf corn"];

/// Anne is captain; `loader` has three corn and these buildings, and has just shipped all three in this way.
fn shipped(loader: Seat, buildings: &str, left: u16, load: &str) -> Play {
    let hoarder = if loader == ANNE { BERNIE } else { ANNE };
    let goods = format!("{buildings}wharf+, 3 barrels corn");
    let mut table = stage(4).hoarder(hoarder).point_supply(left).domain(loader, &goods).begin();
    table.play(ANNE, "take captain");
    table.play(loader, load);
    table
}

/// Anne's points, those left, and whether the game ends, after the captain Anne has answered.
fn answered(table: &Play, answer: &str) -> (u16, u16, bool) {
    let mut table = table.clone();
    table.play(ANNE, answer);
    (table.points(ANNE), table.point_supply(), table.position().ending() == Some(Ending::Chips))
}

#[test]
fn the_captain_may_decline_the_last_point() {
    let table = shipped(ANNE, "", 4, "load corn on 5");
    assert_eq!((table.points(ANNE), table.point_supply()), (3, 1), "the barrels are paid");
    assert_eq!(table.position().ending(), None);
    assert_eq!(table.offered(ANNE), ONE);
    assert_eq!(table.refuses(ANNE, "take both bonuses"), "why-one-bonus");
    table.refuses(ANNE, "pass");
    assert_eq!(answered(&table, "decline bonus"), (3, 1, false));
    assert_eq!(answered(&table, "take one bonus"), (4, 0, true));
}

#[test]
fn a_declined_point_keeps_the_game_going() {
    for (answer, ending) in [("decline bonus", None), ("take one bonus", Some("chips"))] {
        let mut table = shipped(ANNE, "", 4, "load corn on 5");
        table.play(ANNE, answer);
        table.turn(BERNIE);
        table.end_round();
        assert_eq!(table.ending(), ending, "{answer}");
    }
}

#[test]
fn the_harbors_owner_may_decline_the_last_point() {
    // Bernie is not captain.
    for (answer, points, left) in [("decline bonus", 3, 1), ("take one bonus", 4, 0)] {
        let mut table = shipped(BERNIE, "harbor+, ", 4, "load corn on 5");
        assert_eq!(table.offered(BERNIE), ONE);
        table.play(BERNIE, answer);
        assert_eq!((table.points(BERNIE), table.point_supply()), (points, left), "{answer}");
    }
    // An empty harbor earns nothing that could be declined.
    let table = shipped(BERNIE, "harbor, ", 4, "load corn on 5");
    assert_eq!((table.points(BERNIE), table.point_supply()), (3, 1));
    table.turn(BERNIE);
    table.offers(BERNIE, "take settler");
}

#[test]
fn both_bonus_points_may_be_taken_one_or_none() {
    // Two points left after the barrels: only both of them end the game.
    let table = shipped(ANNE, "harbor+, ", 5, "load corn on 5");
    assert_eq!(table.offered(ANNE), BOTH);
    assert_eq!(answered(&table, "decline bonus"), (3, 2, false));
    assert_eq!(answered(&table, "take one bonus"), (4, 1, false));
    assert_eq!(answered(&table, "take both bonuses"), (5, 0, true));
    // One point left: either of them ends it, and the other is counted beyond the supply.
    let table = shipped(ANNE, "harbor+, ", 4, "load corn on 5");
    assert_eq!(table.offered(ANNE), BOTH);
    assert_eq!(answered(&table, "decline bonus"), (3, 1, false));
    assert_eq!(answered(&table, "take one bonus"), (4, 0, true));
    assert_eq!(answered(&table, "take both bonuses"), (5, 0, true));
}

#[test]
fn the_wharfs_bonus_may_be_declined() {
    for (buildings, left, offered) in [("", 4, &ONE[..]), ("harbor+, ", 5, &BOTH), ("harbor+, ", 4, &BOTH)] {
        let table = shipped(ANNE, buildings, left, "wharf corn");
        assert_eq!(table.loads(), ["Anne: 3 corn by wharf for 3"]);
        assert_eq!(table.offered(ANNE), offered);
        assert_eq!(answered(&table, "decline bonus"), (3, left - 3, false));
        let mut table = table;
        table.play(ANNE, "decline bonus");
        assert_eq!(table.supply("corn"), 10, "the barrels are gone all the same");
    }
}

#[test]
fn the_question_comes_exactly_with_the_last_points() {
    // Three barrels and the bonus points: asked from 4 points left up to 3 + bonus.
    let cases = [(ANNE, "", 1), (BERNIE, "harbor+, ", 1), (ANNE, "harbor+, ", 2), (BERNIE, "", 0)];
    for ((loader, buildings, bonus), load) in
        cases.into_iter().flat_map(|case| LOADS.map(|load| (case, load)))
    {
        for left in 1..=7 {
            let table = shipped(loader, buildings, left, load);
            let said = format!("{buildings}{load}, {left} left");
            let asked = table.position().step() == Step::Bonus;
            assert_eq!(asked, left > 3 && left <= 3 + bonus, "{said}");
            let taken = if asked { 3 } else { 3 + bonus };
            assert_eq!(table.points(loader), taken, "{said}");
            assert_eq!(table.point_supply(), left.saturating_sub(taken), "{said}");
            assert_eq!(table.position().ending(), (left <= taken).then_some(Ending::Chips), "{said}");
        }
    }
}

#[test]
fn the_question_follows_a_load_without_a_choice() {
    let mut table = stage(4)
        .hoarder(ANNE)
        .point_supply(2)
        .ship(5, "corn", 1)
        .domain(BERNIE, "harbor+, 1 barrel corn")
        .domain(CHRISTINE, "1 barrel corn")
        .begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.loads(), ["Bernie: 1 corn on 5 for 1"], "there was nothing else he could do");
    assert_eq!(table.offered(BERNIE), ONE);
    table.play(BERNIE, "decline bonus");
    // Christine's barrel takes the last point, and the round of loads goes on to its end.
    assert_eq!(table.loads()[1..], ["Christine: 1 corn on 5 for 1"]);
    assert_eq!(table.position().ending(), Some(Ending::Chips));
    table.turn(BERNIE);
    table.offers(BERNIE, "take settler");
}

#[test]
fn nothing_is_asked_after_the_chips_ran_out() {
    let mut table = stage(4)
        .hoarder(DAVID)
        .point_supply(4)
        .domain(ANNE, "harbor+, 3 barrels corn, 1 barrel indigo")
        .domain(BERNIE, "harbor+, 2 barrels sugar")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 7");
    table.play(ANNE, "take one bonus");
    table.play(BERNIE, "load sugar on 6");
    assert_eq!(table.points(BERNIE), 3, "his bonus was counted without a question");
    assert_eq!(table.loads()[2..], ["Anne: 1 indigo on 5 for 2"], "and so was hers");
}

#[test]
fn the_question_comes_in_the_last_round_too() {
    let mut table = stage(4)
        .colonists(0, 4)
        .ending(Ending::Colonists)
        .point_supply(4)
        .domain(ANNE, "3 barrels corn")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!(table.offered(ANNE), ONE);
    table.play(ANNE, "take one bonus");
    assert_eq!((table.points(ANNE), table.point_supply()), (4, 0));
    assert_eq!(table.position().ending(), Some(Ending::Colonists), "the first cause is the one told");
}

#[test]
fn a_declined_privilege_does_not_come_back() {
    let mut table = stage(4).point_supply(4).domain(ANNE, "3 barrels corn, 2 barrels indigo").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    table.play(ANNE, "decline bonus");
    table.play(ANNE, "load indigo on 6");
    assert_eq!(table.loads(), ["Anne: 3 corn on 5 for 3", "Anne: 2 indigo on 6 for 2"]);
    assert_eq!(table.points(ANNE), 5);
}

#[test]
fn the_harbor_earns_again_after_a_declined_point() {
    let mut table = stage(4).point_supply(5).domain(ANNE, "harbor+, 3 barrels corn, 1 barrel indigo").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 7");
    table.play(ANNE, "decline bonus");
    // Two points are left; the indigo takes one, and the harbor alone may take the other.
    table.play(ANNE, "load indigo on 6");
    assert_eq!(table.offered(ANNE), ONE);
    table.play(ANNE, "take one bonus");
    assert_eq!((table.points(ANNE), table.point_supply()), (5, 0));
}

#[test]
fn the_wharf_is_used_up_before_the_question() {
    let mut table = stage(4)
        .point_supply(4)
        .ship(5, "indigo", 1)
        .ship(6, "sugar", 1)
        .ship(7, "tobacco", 1)
        .domain(ANNE, "wharf+, 3 barrels corn, 2 barrels coffee")
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "wharf corn");
    table.play(ANNE, "decline bonus");
    assert_eq!(table.barrels(ANNE, "coffee"), 1, "she could not ship it and kept one barrel");
    table.turn(BERNIE);
}

#[test]
fn under_version_1_the_bonus_is_taken_without_asking() {
    for left in 1..=7 {
        let mut stage = stage(4).point_supply(left).domain(ANNE, "harbor+, wharf+, 3 barrels corn");
        stage.draft.rules = 1;
        for load in LOADS {
            let mut table = stage.clone().begin();
            table.play(ANNE, "take captain");
            table.play(ANNE, load);
            table.turn(BERNIE);
            assert_eq!(
                (table.points(ANNE), table.point_supply()),
                (5, left.saturating_sub(5)),
                "{left} left"
            );
            assert_eq!(table.position().ending(), (left <= 5).then_some(Ending::Chips));
            assert_eq!(table.position().setup().rules(), 1);
        }
    }
    // Nor can such a question be read from outside.
    let mut draft = serde_json::to_value(shipped(ANNE, "", 4, "load corn on 5").position()).expect("JSON");
    draft["rules"] = 1.into();
    let refused = serde_json::from_value::<Position>(draft).expect_err("nobody is asked that");
    assert!(refused.to_string().contains("nothing to decide"), "{refused}");
}

#[test]
fn a_position_keeps_its_version() {
    for version in 1..=PuertoRico::RULES_VERSION {
        let position = PositionDraft::new(3).rules(version).build().expect("a sound position");
        let mut json = serde_json::to_value(position).expect("a position can be written");
        assert_eq!(json["rules"], version);
        assert_eq!(serde_json::from_value::<Position>(json.clone()).ok(), Some(position));
        // Without a version it is the newest.
        json.as_object_mut().expect("an object").remove("rules");
        let read = serde_json::from_value::<Position>(json).expect("it can be read");
        assert_eq!(read.setup().rules(), PuertoRico::RULES_VERSION);
    }
    for version in [0, PuertoRico::RULES_VERSION + 1, 256, u32::MAX] {
        let refused = PositionDraft::new(3).rules(version).build().expect_err("no such version");
        assert!(refused.to_string().contains(&format!("versions 1 to 2, not {version}")), "{refused}");
    }
}

/// The last rounds of a game for this many players who own harbors and wharves and produce a lot.
fn last_rounds(players: u8, left: u16) -> Play {
    let mut stage = stage(players).point_supply(left);
    let seats: Vec<_> = Seat::all(players).collect();
    for (at, &seat) in seats.iter().enumerate() {
        let board = &mut stage.draft.seats[seat.index()];
        let tile = Tile::ALL[at];
        board.island.entry(tile).or_default().tiles = 2;
        board.goods = [(Good::ALL[at], 4), (Good::ALL[(at + 1) % 5], 2)].into();
    }
    // As many of each building as there are: one with two players, two with more.
    for &seat in &seats[..if players == 2 { 1 } else { 2 }] {
        stage = stage.domain(seat, "harbor+, wharf+, 3 corn+");
    }
    stage.begin()
}

/// Follows what is told of loads, and keeps its own account of the supply and of who must be asked.
struct Referee {
    left: u16,
    captain: Seat,
    /// The captain has loaded.
    loaded: bool,
    /// Who must be asked now, and about how many points.
    asked: Option<(Seat, u8)>,
}

impl Referee {
    fn hear(&mut self, event: &Event, has_harbor: impl Fn(Seat) -> bool) {
        match *event {
            Event::RoleTaken { seat, .. } => (self.captain, self.loaded) = (seat, false),
            Event::Loaded { seat, barrels, points, .. } | Event::Wharfed { seat, barrels, points, .. } => {
                assert_eq!(self.asked, None, "nobody loads before the question is answered");
                let first = seat == self.captain && !self.loaded;
                let bonus = u8::from(first) + u8::from(has_harbor(seat));
                let by_bonus = u16::from(barrels) < self.left && self.left <= u16::from(barrels + bonus);
                self.asked = by_bonus.then_some((seat, bonus));
                assert_eq!(points, if by_bonus { barrels } else { barrels + bonus }, "{event:?}");
                self.left = self.left.saturating_sub(points.into());
                self.loaded |= seat == self.captain;
            }
            Event::BonusTaken { seat, points, offered } => {
                assert_eq!(self.asked.take(), Some((seat, offered)));
                self.left = self.left.saturating_sub(points.into());
            }
            Event::Declined { seat, step: Step::Bonus } => {
                assert_eq!(self.asked.take().map(|(asked, _)| asked), Some(seat));
            }
            _ => {}
        }
    }
}

#[test]
fn every_question_in_random_games_is_about_the_last_points() {
    let mut answers = BTreeMap::<String, u32>::new();
    for (players, seed) in (2..=5).flat_map(|players| (0..60).map(move |seed| (players, seed))) {
        let mut rng = Fast::of_game(u64::from(players), seed);
        let mut play = last_rounds(players, 8 + (seed % 9) as u16);
        let mut referee = Referee { left: play.point_supply(), captain: ANNE, loaded: false, asked: None };
        while let Some(seat) = PuertoRico::to_act(play.position()).first() {
            let before = *play.position();
            let legal = PuertoRico::legal(&before, seat);
            assert_eq!(before.step() == Step::Bonus, referee.asked.is_some());
            assert_eq!(before.vp_supply(), referee.left);
            if let Some((asked, bonus)) = referee.asked {
                assert_eq!((seat, legal.len()), (asked, usize::from(bonus) + 1));
                let json = serde_json::to_string(&before).expect("a position can be written");
                assert_eq!(serde_json::from_str::<Position>(&json).as_ref().ok(), Some(&before));
                for action in Action::ALL.into_iter().filter(|action| !legal.contains(action.index())) {
                    play.refuses(seat, &action.to_string());
                }
            }
            let action = PuertoRico::action(legal.nth(rng.below(legal.len() as u32) as usize));
            if let Some((_, bonus)) = referee.asked {
                *answers.entry(format!("{action} of {bonus}")).or_default() += 1;
            }
            let told = play.events().len();
            play.play(seat, &action.to_string());
            for event in &play.events()[told..] {
                referee.hear(event, |seat| before.player(seat).uses(Building::Harbor));
            }
        }
    }
    assert_eq!(answers.len(), 5, "every answer to one and to two points: {answers:?}");
}
