//! The next action towards the best use of a hand: what to begin, what to add, when to declare.

use super::{BestUse, IdenticalSet, Values, best_use};
use game::{ActionSet, Rules};
use mundus_novus::{Action, Actions, Means, MundusNovus, Position, Resource, Step};

/// What the player to act does next to make the most of the hand, if developments are worth this much; nothing where no
/// sets are played. Following it always plays everything that the best use holds: the perfect combination, which
/// wins, before all else; then sets of identical resources, because what they bring may help the others; then relics and
/// different resources.
pub fn next(position: &Position, values: &Values) -> Option<Action> {
    let seat = position.to_act().first()?;
    let best = || best_use(&Means::of(position, seat), values);
    let turn = Turn { position, legal: MundusNovus::legal(position, seat) };
    match position.step() {
        Step::Progress if turn.offers(Action::Perfect) => Some(Action::Perfect),
        Step::Progress => Some(turn.begin(&best())),
        Step::Identical => Some(turn.add_identical(&best())),
        Step::Different => Some(turn.add_different(&best().different_cards())),
        Step::Convert => Some(turn.convert(&best().different_cards())),
        // Every way to go on leads to the same end.
        Step::Perfect => Some(turn.any()),
        _ => None,
    }
}

/// A turn in which sets are played.
struct Turn<'a> {
    position: &'a Position,
    legal: Actions,
}

impl Turn<'_> {
    fn offers(&self, action: Action) -> bool {
        self.legal.contains(action.index())
    }

    /// The first part of the plan.
    fn begin(&self, plan: &BestUse) -> Action {
        let sets = plan.identical().map(|set| Action::Identical(set.resource));
        let sale = (plan.relics > 0).then_some(Action::Sell(plan.relics));
        let different = (plan.different > 0).then_some(Action::Different);
        sets.chain(sale).chain(different).find(|&action| self.offers(action)).unwrap_or(Action::EndTurn)
    }

    /// The next card of the planned set of identical resources that what lies on the bench is a part of.
    fn add_identical(&self, plan: &BestUse) -> Action {
        let (target, bench) = (self.position.target(), self.position.bench());
        let wanted = |set: &&IdenticalSet| Some(set.resource) == target && set.cards().covers(bench);
        let Some(set) = plan.identical().find(wanted) else { return self.any() };
        let Some(card) = set.cards().without(bench).iter().next() else { return Action::Declare };
        if card == set.resource || card == Resource::Relic {
            Action::Add(card)
        } else {
            Action::Convert(card)
        }
    }

    /// The next card of a set of different resources: those that are what they are first.
    fn add_different(&self, cards: &[(Resource, Resource)]) -> Action {
        let missing = |resource: Resource| self.position.kinds_chosen().all(|chosen| chosen != resource);
        let mut left = cards.iter().filter(|(resource, _)| missing(*resource));
        let next = left.clone().find(|(resource, from)| resource == from).or_else(|| left.next());
        let action = match next {
            None => Action::Declare,
            Some((resource, from)) if resource == from => Action::Add(*resource),
            Some((_, from)) => Action::Convert(*from),
        };
        if self.offers(action) { action } else { self.any() }
    }

    /// What the merchant makes of the card given.
    fn convert(&self, cards: &[(Resource, Resource)]) -> Action {
        let given = self.position.given();
        let wanted = cards.iter().filter(|(_, from)| Some(*from) == given);
        let mut made = wanted.map(|(resource, _)| Action::As(*resource));
        made.find(|&action| self.offers(action)).unwrap_or_else(|| self.any())
    }

    /// Any way to go on, for a set that the best use does not hold: completed as soon as it can be.
    fn any(&self) -> Action {
        if self.offers(Action::Declare) { Action::Declare } else { MundusNovus::action(self.legal.nth(0)) }
    }
}
