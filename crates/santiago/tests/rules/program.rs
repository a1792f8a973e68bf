//! How the program plays, and the questions a page may ask.

use crate::play::table;
use game::Rules;
use santiago::{Action, Santiago, action::Gift, components::Good, draft::StepDraft};

#[test]
fn an_action_has_an_index_exactly_if_it_can_be() {
    let counts = || 0..=30u8;
    let pairs = || Good::ALL.into_iter().flat_map(|one| Good::ALL.map(|other| (one, other)));
    let counted = || counts().flat_map(|count| Good::ALL.map(|good| (count, good)));
    let all = (counts().map(Action::Drive))
        .chain(Good::ALL.map(Action::Take))
        .chain(Good::ALL.map(Action::LeaveOut))
        .chain(Good::ALL.map(Action::Clear))
        .chain(Good::ALL.map(|good| Action::Give(Gift::Good(good))))
        .chain(pairs().map(|(give, take)| Action::Swap { give, take }))
        .chain(counted().map(|(count, good)| Action::Exchange { count, good }))
        .chain(counted().map(|(count, good)| Action::Deliver { count, good }))
        .chain(counted().map(|(count, instead_of)| Action::DeliverWood { count, instead_of }));
    let mut found = 0;
    for action in all {
        let index = action.index();
        assert!(index == usize::MAX || Santiago::action(index) == action, "{action:?} has the index {index}");
        found += usize::from(index != usize::MAX);
    }
    let sizes = [19, 5, 5, 5, 5, 20, 16];
    let deliveries = (0..Santiago::ACTIONS).filter(|&index| {
        matches!(Santiago::action(index), Action::Deliver { .. } | Action::DeliverWood { .. })
    });
    assert_eq!(found, sizes.iter().sum::<usize>() + deliveries.count());
}

#[test]
fn a_page_is_told_how_the_game_stands() {
    let table = table(3, |draft| (draft.rent_on_stay, draft.turns_without_departure) = (false, 5));
    assert!(!table.position.rent_on_stay());
    assert_eq!(table.position.turns_without_departure(), 5);
    assert!(!table.position.in_setup());
    // A later ship gets its dice in a turn, not in the set-up.
    let table = crate::play::table(3, |draft| {
        draft.ship = 2;
        draft.demand.clear();
        draft.decision = StepDraft::Demand { roll: Good::WITH_DIE.map(|good| (good, 1)).into() };
    });
    assert!(!table.position.in_setup());
}
