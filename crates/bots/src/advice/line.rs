//! How play would go on after a choice, step by step, as its seat would see it in one world that it can imagine.

use super::lines::Seeds;
use catalog::{AnyView, Move, with_game};
use game::{Fast, Phrase, Rules, Seat, Seats, Talk};

/// A way that play may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who would do what.
    pub steps: Vec<(Seat, Move)>,
    seeds: Seeds,
}

/// A moment on the way.
#[derive(Debug)]
pub struct Still {
    /// What the seat would see: its own view of an imagined position.
    pub view: AnyView,
    /// Who would have to decide.
    pub to_act: Seats,
    /// What would have happened in the last step, as the seat would be told.
    pub told: Vec<Phrase>,
}

impl Line {
    pub(super) fn new(steps: impl Iterator<Item = (Seat, Move)>, seeds: Seeds) -> Line {
        Line { steps: steps.collect(), seeds }
    }

    /// The moment after this many steps, for the seat whose view this is; nothing if the line is shorter or of another game.
    pub fn after(&self, view: &AnyView, steps: usize) -> Option<Still> {
        let seat = view.observer()?;
        let steps = self.steps.get(..steps)?;
        with_game!(view.game(), G => {
            let mut position = <G as Rules>::imagine(view.downcast()?, &mut Fast::new(self.seeds.world));
            let mut luck = Fast::new(self.seeds.luck);
            let mut events = Vec::new();
            for &(actor, action) in steps {
                events.clear();
                let action = <G as Rules>::action(action.index);
                <G as Rules>::apply(&mut position, actor, action, &mut luck, &mut events).ok()?;
            }
            let seen = events.iter().filter_map(|event| <G as Rules>::seen_by(event, Some(seat)));
            Some(Still {
                view: AnyView::new::<G>(view.game(), <G as Rules>::view(&position, Some(seat))),
                to_act: <G as Rules>::to_act(&position),
                told: seen.map(|event| <G as Talk>::say_event(&event)).collect(),
            })
        })
    }
}
