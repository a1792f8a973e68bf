//! `canonical` offers one order for each placement of colonists and for each choice of stored kinds.

use crate::{play::*, storage::after_loading};
use game::{ActionSet, Fast, Rules, Seat};
use puerto_rico::{Action, Position, PuertoRico, Step};
use std::collections::BTreeMap;

/// Every way on from here while this step is asked of this seat, counted by where it leads.
fn ways(
    position: &Position,
    (seat, step): (Seat, Step),
    offered: fn(&Position, Seat) -> <PuertoRico as Rules>::Actions,
    found: &mut BTreeMap<String, u32>,
) {
    if position.step() != step || position.mover() != seat {
        let end = serde_json::to_string(position).expect("a position can be written");
        *found.entry(end).or_default() += 1;
        return;
    }
    for index in offered(position, seat).iter() {
        let mut next = *position;
        PuertoRico::apply(&mut next, seat, Action::ALL[index], &mut Fast::new(1), &mut ()).expect("legal");
        ways(&next, (seat, step), offered, found);
    }
}

/// The results by `canonical` and by `legal`, each with the number of ways to it.
fn both_ways(play: &Play, seat: Seat, step: Step) -> [BTreeMap<String, u32>; 2] {
    assert_eq!(play.position().step(), step);
    [PuertoRico::canonical, PuertoRico::legal].map(|offered| {
        let mut found = BTreeMap::new();
        ways(play.position(), (seat, step), offered, &mut found);
        found
    })
}

fn assert_one_way_to_each(canonical: &BTreeMap<String, u32>, legal: &BTreeMap<String, u32>) {
    assert!(canonical.keys().eq(legal.keys()), "the same results");
    assert!(canonical.values().all(|&ways| ways == 1), "one way to each: {:?}", canonical.values());
    assert!(legal.values().any(|&ways| ways > 1), "there are other orders");
}

#[test]
fn each_placement_has_one_order() {
    let mut play =
        stage(4).domain(ANNE, "2 corn, 1 indigo+, 1 quarry, indigo-plant+2, hacienda, wharf").begin();
    play.play(ANNE, "take mayor");
    play.play(ANNE, "take colonist");
    let [canonical, legal] = both_ways(&play, ANNE, Step::Place);
    // Five colonists on nine circles: 0 to 2 on corn, 0 to 3 in the indigo plant, 0 or 1 on four other places.
    let placements = (0..=2)
        .flat_map(|corn| (0..=3).map(move |plant| 5u32.checked_sub(corn + plant)))
        .flatten()
        .map(|others| [1, 4, 6, 4, 1].get(others as usize).copied().unwrap_or(0))
        .sum::<usize>();
    assert_eq!(canonical.len(), placements);
    assert_one_way_to_each(&canonical, &legal);
}

#[test]
fn a_bot_can_go_on_after_any_order() {
    let mut play = stage(4).domain(ANNE, "1 corn+, 1 indigo, 1 quarry, hacienda+").begin();
    play.play(ANNE, "take mayor");
    play.play(ANNE, "decline colonist");
    let canonical = |play: &Play| {
        let set = PuertoRico::canonical(play.position(), ANNE);
        set.iter().map(|index| Action::ALL[index].to_string()).collect::<Vec<_>>()
    };
    // Three colonists for four places: the first goes to one of the first two.
    assert_eq!(canonical(&play), ["place corn", "place indigo"]);
    play.play(ANNE, "place hacienda");
    // The last place was filled first: anything goes.
    assert_eq!(canonical(&play), ["place corn", "place indigo", "place quarry"]);
    play.play(ANNE, "place corn");
    assert_eq!(canonical(&play), ["place indigo", "place quarry"]);
}

#[test]
fn each_choice_of_stored_kinds_has_one_order() {
    let [canonical, legal] = both_ways(&after_loading("large-warehouse+"), ANNE, Step::Store);
    assert_eq!(canonical.len(), 1 + 5 + 10, "none, one or two of five kinds");
    assert_one_way_to_each(&canonical, &legal);
}
