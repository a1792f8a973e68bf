//! What a hand could make: the best sets, by how far into the line they reach and what else they pay. Each set
//! is also a list of actions that builds it.

use bots::best_use::{BestUse, DOUBLOON, Values, best_use};
use game::{Arg, Phrase, Seat, phrase};
use mundus_novus::{
    Action, Resource, Step, View,
    components::{LINE, reaches},
};

/// What a set brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Brings {
    /// Nothing yet.
    Nothing,
    /// This much money.
    Doubloons(u32),
    /// A development among the first ones: how many those are.
    Reach(u32),
}

/// One use of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What it pays.
    pub doubloons: u8,
    /// How far into the line its best set reaches; 0 without one.
    pub reach: u8,
    /// Its sets.
    pub sets: Vec<Set>,
}

/// A set, and how it is built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// Its cards, each with what a merchant makes of it.
    pub cards: Vec<(Resource, Option<Resource>)>,
    /// What it brings.
    pub brings: Brings,
    /// The actions, the last of which shows it.
    pub actions: Vec<Action>,
    /// What it is called.
    pub label: Phrase,
}

/// A development is worth this much while a plan aims at it: more than all other sets together.
const PRIZE: i32 = 100 * DOUBLOON;
/// And this much where the King helps to several.
const EACH: i32 = 8 * DOUBLOON;

/// The uses of the observer's hand of which none is better than another in both reach and pay.
pub fn plans(view: &View) -> Vec<Plan> {
    let Some((seat, what)) = view.observer().zip(view.means()) else { return Vec::new() };
    if view.step() == Step::Over {
        return Vec::new();
    }
    let mut aims = vec![Values::default()];
    aims.extend(reaches().into_iter().map(|place| {
        let mut values = Values::default();
        values.line[place - 1] = PRIZE;
        values
    }));
    if what.kings_help {
        aims.push(Values { line: [EACH; LINE], unseen: EACH });
    }
    let mut plans: Vec<Plan> = Vec::new();
    for found in aims.iter().map(|values| best_use(&what, values)) {
        let plan = plan(view, seat, &found);
        if !plan.sets.is_empty() && !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    let better = |a: &Plan, b: &Plan| {
        let worth = |plan: &Plan| (plan.reach, plan.doubloons, plan.sets.len());
        let ((reach, pay, sets), than) = (worth(a), worth(b));
        (reach, pay, sets) != than && reach >= than.0 && pay >= than.1 && sets >= than.2
    };
    let all = plans.clone();
    plans.retain(|plan| !all.iter().any(|other| better(other, plan)));
    plans
}

fn plan(view: &View, seat: Seat, found: &BestUse) -> Plan {
    let resource = |resource: Resource| Arg::term("resource-", resource.id());
    let mut sets = Vec::new();
    for set in found.identical() {
        let own = std::iter::repeat_n((set.resource, None), set.own.into());
        let relics = std::iter::repeat_n((Resource::Relic, None), set.relics.into());
        let converted = set.converted.iter().map(|card| (card, Some(set.resource)));
        sets.push(Set {
            cards: own.chain(relics).chain(converted).collect(),
            brings: Brings::Reach(set.reach.into()),
            actions: set.actions(),
            label: phrase!(
                "board-mn-plan-identical",
                resource = resource(set.resource),
                count = set.size(),
                reach = set.reach
            ),
        });
    }
    let different = if found.different > 0 { view.different_pay(seat, found.different) } else { 0 };
    if found.different > 0 {
        let cards = found.different_cards().into_iter();
        sets.push(Set {
            cards: cards.map(|(as_what, card)| (card, (as_what != card).then_some(as_what))).collect(),
            brings: Brings::Doubloons(different.into()),
            actions: found.different_actions(),
            label: phrase!("board-mn-plan-different", count = found.different, doubloons = different),
        });
    }
    let relics = view.relic_pay(found.relics);
    if found.relics > 0 {
        sets.push(Set {
            cards: vec![(Resource::Relic, None); found.relics.into()],
            brings: Brings::Doubloons(relics.into()),
            actions: vec![Action::Sell(found.relics)],
            label: phrase!("action-sell", count = found.relics, doubloons = relics),
        });
    }
    let reach = found.identical().map(|set| set.reach).max().unwrap_or(0);
    Plan { doubloons: different + relics, reach, sets }
}

/// The sets that can be built now, each once. Forms are numbered in this order.
pub fn sets(view: &View, plans: &[Plan]) -> Vec<Set> {
    let now =
        view.step() == Step::Progress && view.observer().is_some_and(|seat| view.to_act().contains(seat));
    let mut sets: Vec<Set> = Vec::new();
    for set in plans.iter().filter(|_| now).flat_map(|plan| &plan.sets) {
        if !sets.iter().any(|other| other.actions == set.actions) {
            sets.push(set.clone());
        }
    }
    sets
}
