//! What holds in every game: decisions are choices, and views hold everything.

use crate::play::table;
use game::{ActionSet, Fast, Rules, Seat, Setup, SetupText};
use santiago::{Action, Position, Santiago, action::Gift, components::Good, draft::Decision};

/// Plays a random game to its end, looking at every position.
pub fn random_game(position: &mut Position, rng: &mut Fast, mut look: impl FnMut(&Position)) {
    look(position);
    while let Some(seat) = Santiago::to_act(position).first() {
        let legal = Santiago::legal(position, seat);
        let index = legal.nth(rng.below(legal.len() as u32) as usize);
        Santiago::apply(position, seat, Santiago::action(index), rng, &mut ())
            .expect("a legal action is accepted");
        look(position);
    }
}

#[test]
fn one_choice_is_no_choice() {
    let mut rng = Fast::new(4);
    for setup in Setup::every::<Santiago>() {
        let mut position = Santiago::start(&setup, &mut rng, &mut ());
        random_game(&mut position, &mut rng, |position| {
            let choices =
                Santiago::to_act(position).first().map(|seat| Santiago::legal(position, seat).len());
            assert!(choices.is_none_or(|choices| choices >= 2));
        });
    }
}

#[test]
fn views_hold_everything_whatever_pages_show() {
    for shown in ["off", "on"] {
        let options = [("open-stocks".to_string(), shown.to_string())].into();
        let setup = Setup::new::<Santiago>(&SetupText { players: 3, options }).expect("a valid set-up");
        let position = Santiago::start(&setup, &mut Fast::new(1), &mut ());
        assert_eq!(position.open_stocks(), shown == "on");
        for observer in Seat::all(3).map(Some).chain([None]) {
            let view = Santiago::view(&position, observer);
            assert_eq!((view.observer, view.position), (observer, position));
            assert_eq!(view.pesos(Seat::new(2)), 3);
        }
    }
}

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
        draft.decision = Decision::Demand { roll: Good::WITH_DIE.map(|good| (good, 1)).into() };
    });
    assert!(!table.position.in_setup());
}
