//! The next action towards the best use of a hand: what to begin, what to add, when to declare.

use crate::{
    action::Action,
    best_use::{BestUse, IdenticalSet, Use, Values, best_use},
    components::Resource,
    position::{Position, Step},
};

/// What the player to act does next to make the most of the hand, if developments are worth this much; nothing where no
/// sets are played. Whoever always follows it plays everything that the best use holds: the perfect combination, which
/// wins, before all else; then sets of identical resources, because what they bring may help the others; then relics and
/// different resources.
pub fn next(p: &Position, values: &Values) -> Option<Action> {
    let plan = || best_use(&Use::of(p, p.mover), values);
    match p.step {
        Step::Progress if offers(p, Action::Perfect) => Some(Action::Perfect),
        Step::Progress => Some(begin(p, &plan())),
        Step::Identical => {
            let target = Resource::ALL[usize::from(p.bench.target)];
            let best = plan();
            let wanted = best.identical().find(|set| set.resource == target && fits(p, set));
            Some(wanted.map_or_else(|| first(p), |set| add_identical(p, set)))
        }
        Step::Different => Some(add_different(p, &plan().different_cards())),
        Step::Convert => Some(convert(p, &plan().different_cards())),
        // Every way to go on leads to the same end.
        Step::Perfect => Some(first(p)),
        _ => None,
    }
}

fn offers(p: &Position, action: Action) -> bool {
    p.offered.contains(action.index())
}

/// The first part of the plan.
fn begin(p: &Position, plan: &BestUse) -> Action {
    let sets = plan.identical().map(|set| Action::Identical(set.resource));
    let sale = (plan.relics > 0).then_some(Action::Sell(plan.relics));
    let different = (plan.different > 0).then_some(Action::Different);
    sets.chain(sale).chain(different).find(|&action| offers(p, action)).unwrap_or(Action::EndTurn)
}

/// Is what lies on the bench a part of this set?
fn fits(p: &Position, set: &IdenticalSet) -> bool {
    set.cards().covers(p.bench.cards)
}

/// The next card of a set of identical resources.
fn add_identical(p: &Position, set: &IdenticalSet) -> Action {
    let missing = set.cards().without(p.bench.cards);
    let Some(card) = missing.iter().next() else { return Action::Declare };
    if card == set.resource || card == Resource::Relic { Action::Add(card) } else { Action::Convert(card) }
}

/// The next card of a set of different resources: those that are what they are first.
fn add_different(p: &Position, cards: &[(Resource, Resource)]) -> Action {
    let missing = |resource: Resource| p.bench.kinds >> resource.index() & 1 == 0;
    let mut left = cards.iter().filter(|(resource, _)| missing(*resource));
    let next = left.clone().find(|(resource, from)| resource == from).or_else(|| left.next());
    let action = match next {
        None => Action::Declare,
        Some((resource, from)) if resource == from => Action::Add(*resource),
        Some((_, from)) => Action::Convert(*from),
    };
    if offers(p, action) { action } else { first(p) }
}

/// What the merchant makes of the card given.
fn convert(p: &Position, cards: &[(Resource, Resource)]) -> Action {
    let given = Resource::ALL[usize::from(p.bench.given - 1)];
    let wanted = cards.iter().filter(|(_, from)| *from == given).map(|(resource, _)| Action::As(*resource));
    wanted.into_iter().find(|&action| offers(p, action)).unwrap_or_else(|| first(p))
}

/// Any way to go on, for a set that the best use does not hold: completed as soon as it can be.
fn first(p: &Position) -> Action {
    if offers(p, Action::Declare) { Action::Declare } else { p.offered.first() }
}
