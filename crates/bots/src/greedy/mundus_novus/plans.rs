//! What may be planned: which cards to offer, and how to use the hand.

use super::{
    Outlook, Taste,
    best_use::{self, DOUBLOON, Values},
    choice_of_offers, hand, point,
};
use game::{ActionSet, Fast, Rules, Seat};
use mundus_novus::{Action, Development, MundusNovus, Position, Step};

/// This many offers are rehearsed: the most promising ones.
const OFFERS: usize = 12;
/// A development is tried at these multiples of what it seems to be worth.
const SCALES: [f32; 6] = [1.0, 0.0, 0.5, 0.75, 1.5, 2.5];
/// More than anything else: a bot that wants a development takes it whatever it costs.
const WANTED: i32 = 100 * DOUBLOON;
/// The actions of a turn, at most.
const LONGEST: usize = 64;

/// The plans of the seat to act, the likeliest first.
pub(super) fn of(position: &Position, seat: Seat) -> Vec<Vec<Action>> {
    match position.step() {
        Step::Offer => offers(position, seat),
        Step::Develop => MundusNovus::canonical(position, seat)
            .iter()
            .map(|index| vec![MundusNovus::action(index)])
            .collect(),
        step if Turn::goes_on(step) => turns(position, seat),
        _ => Vec::new(),
    }
}

/// The most promising offers that hold what is laid out already: the cards still missing, one after the other.
fn offers(position: &Position, seat: Seat) -> Vec<Vec<Action>> {
    let hand = hand(position, &Outlook::of(position).to(&Taste::SEASONED), seat);
    let laid = position.player(seat).laid();
    let (all, counts) = choice_of_offers(position, seat);
    let mut offers = Vec::new();
    hand.each_parting(all, counts, true, point, |offer| {
        if offer.cards.covers(laid) {
            offers.push(offer);
        }
    });
    offers.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    offers.truncate(OFFERS);
    let done = |count: u8| (count < position.announced()).then_some(Action::DoneOffering);
    let actions = |offer: &super::hand::Parting| {
        let missing = offer.cards.less(laid);
        missing.iter().map(Action::Offer).chain(done(offer.cards.total())).collect()
    };
    offers.iter().map(actions).collect()
}

/// Turns with developments valued differently, and those that take one of the line whatever it costs.
fn turns(position: &Position, seat: Seat) -> Vec<Vec<Action>> {
    let wanted = position.line().map(Turn::For);
    let mut turns: Vec<Vec<Action>> = Vec::new();
    for turn in SCALES.into_iter().map(Turn::Valued).chain(wanted) {
        let actions = turn.actions(position, seat);
        if !turns.contains(&actions) {
            turns.push(actions);
        }
    }
    turns
}

/// A turn that follows an idea.
#[derive(Copy, Clone)]
enum Turn {
    /// Developments are worth this multiple of what they seem.
    Valued(f32),
    /// This development and no other.
    For(Development),
}

impl Turn {
    /// Is a turn going on, with a choice to make?
    fn goes_on(step: Step) -> bool {
        matches!(step, Step::Progress | Step::Identical | Step::Different | Step::Convert | Step::Perfect)
    }

    fn values(self, position: &Position, seat: Seat) -> Values {
        match self {
            Turn::Valued(scale) => {
                let values = Outlook::of(position).to(&Taste::SEASONED).values(position, seat);
                let scaled = |value: i32| (value as f32 * scale) as i32;
                Values { line: values.line.map(scaled), unseen: scaled(values.unseen) }
            }
            Turn::For(wanted) => {
                let mut only = Values::default();
                for (value, card) in only.line.iter_mut().zip(position.line()) {
                    *value = if card == wanted { WANTED } else { 0 };
                }
                only
            }
        }
    }

    /// The next action; none where the idea says nothing.
    fn next(self, position: &Position, seat: Seat) -> Option<Action> {
        let action = match (self, position.step()) {
            (Turn::For(wanted), Step::Develop) => Some(Action::Develop(wanted)),
            _ => best_use::next(position, &self.values(position, seat)),
        };
        action.filter(|action| MundusNovus::legal(position, seat).contains(action.index()))
    }

    /// Until a development is taken, or the turn ends.
    fn actions(self, position: &Position, seat: Seat) -> Vec<Action> {
        let mut after = *position;
        let mut actions = Vec::new();
        while actions.len() < LONGEST {
            let Some(action) = self.next(&after, seat) else { break };
            actions.push(action);
            // What is drawn here does not matter: the plan ends with it.
            let drawn = MundusNovus::apply(&mut after, seat, action, &mut Fast::new(0), &mut ());
            let ends = matches!(action, Action::Develop(_) | Action::EndTurn);
            if drawn.is_err() || ends || MundusNovus::to_act(&after).first() != Some(seat) {
                break;
            }
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluate;
    use game::{Fast, Setup};

    /// Calls `each` with every moment of some games of random moves in which somebody may plan.
    fn moments(mut each: impl FnMut(&Position, Seat, &[Vec<Action>])) {
        for (number, setup) in Setup::every::<MundusNovus>().iter().enumerate() {
            let mut rng = Fast::of_game(3, number as u64);
            let mut position = MundusNovus::start(setup, &mut rng, &mut ());
            for _ in 0..600 {
                let Some(seat) = MundusNovus::to_act(&position).first() else { break };
                let plans = of(&position, seat);
                if !plans.is_empty() {
                    each(&position, seat, &plans);
                }
                let legal = MundusNovus::legal(&position, seat);
                let action = MundusNovus::action(legal.nth(rng.below(legal.len() as u32) as usize));
                MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn plans_are_legal_to_their_end_and_no_two_alike() {
        let mut met = 0;
        moments(|position, seat, plans| {
            for (at, plan) in plans.iter().enumerate() {
                assert!(!plans[..at].contains(plan), "{plan:?} twice");
                let mut after = *position;
                for &action in plan {
                    MundusNovus::apply(&mut after, seat, action, &mut Fast::new(1), &mut ()).expect("legal");
                }
            }
            met += 1;
        });
        assert!(met > 1_000, "only {met}");
    }

    #[test]
    fn the_first_plan_is_what_greedy_would_do() {
        let mut met = 0;
        moments(|position, seat, plans| {
            let candidates = MundusNovus::candidates(position, seat, &Taste::SEASONED);
            // Random moves may have offered what nobody would.
            let begun = position.step() == Step::Offer && position.player(seat).laid().total() > 0;
            if candidates.len() == 1 && !begun {
                assert!(candidates.contains(plans[0][0].index()), "{:?} {plans:?}", position.step());
                met += 1;
            }
        });
        assert!(met > 500, "only {met}");
    }

    #[test]
    fn offers_are_as_many_cards_as_announced_and_hold_what_lies_there() {
        let (mut met, mut going_on) = (0, 0);
        moments(|position, seat, plans| {
            if position.step() != Step::Offer {
                return;
            }
            let laid = position.player(seat).laid().total();
            for plan in plans {
                let cards = plan.iter().filter(|action| matches!(action, Action::Offer(_))).count() as u8;
                let done = plan.contains(&Action::DoneOffering);
                assert!(laid + cards == position.announced() || done && laid + cards < position.announced());
            }
            met += 1;
            going_on += u32::from(laid > 0);
        });
        assert!(met > 100 && going_on > 20, "{met} {going_on}");
    }

    #[test]
    fn a_turn_for_a_development_takes_it() {
        let mut taken = 0;
        moments(|position, seat, plans| {
            for plan in plans {
                if let [.., Action::Declare, Action::Develop(card)] = plan[..] {
                    let mut after = *position;
                    for &action in plan {
                        MundusNovus::apply(&mut after, seat, action, &mut Fast::new(1), &mut ()).unwrap();
                    }
                    assert!(after.player(seat).has(card));
                    taken += 1;
                }
            }
        });
        assert!(taken > 100, "only {taken}");
    }
}
