//! The trait every bot implements, and the budget it thinks with.

use game::{ActionSet, Fast, Game, Seat};
use std::time::{Duration, Instant};

/// What a bot is asked: all that it is told.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// All that is known.
    pub view: &'a G::View,
    /// Whose view it is, and who chooses.
    pub seat: Seat,
    /// What may be chosen: all legal actions or some of them, at least one.
    pub legal: &'a G::Actions,
    /// How much it may think.
    pub budget: Budget,
}

impl<G: Game> Question<'_, G> {
    /// The first of the actions that may be chosen. (Without any, some action that nobody will accept.)
    pub fn any(&self) -> G::Action {
        G::action(self.legal.first().unwrap_or(0))
    }
}

/// A player that thinks.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. Without a cap on time, equal questions and an equal generator give an equal choice.
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action;

    /// How much of its budget of nodes the last choice took.
    fn looked_at(&self) -> u32 {
        0
    }

    /// How often the search behind the last choice took each action, by index; empty where nothing was searched.
    fn visits(&self) -> &[(usize, u32)] {
        &[]
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        (**self).choose(question, rng)
    }

    fn looked_at(&self) -> u32 {
        (**self).looked_at()
    }

    fn visits(&self) -> &[(usize, u32)] {
        (**self).visits()
    }
}

/// What a search did for its last choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Searched {
    /// How much of its budget of nodes it took.
    pub nodes: u32,
    /// How often each action was taken, by index; empty where nothing was walked.
    pub visits: Vec<(usize, u32)>,
}

/// How much a bot may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions it may look at. Counted, so that a choice does not depend on the machine.
    pub nodes: u32,
    /// Time it may take at most. A bot that reaches it answers with the best so far, which may differ from machine to
    /// machine: simulations and tests leave it out.
    pub time: Option<Duration>,
}

impl Default for Budget {
    /// As much as any level wants; no cap on time.
    fn default() -> Budget {
        Budget { nodes: 100_000, time: None }
    }
}

impl Budget {
    /// This many positions.
    pub const fn nodes(nodes: u32) -> Budget {
        Budget { nodes, time: None }
    }

    /// With a cap on time.
    pub const fn within(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }
}

/// A budget being spent.
#[derive(Copy, Clone, Debug)]
pub struct Purse {
    left: u32,
    spent: u32,
    until: Option<Instant>,
}

impl Purse {
    /// A full one.
    pub fn new(budget: &Budget) -> Purse {
        Purse { left: budget.nodes, spent: 0, until: budget.time.map(|time| Instant::now() + time) }
    }

    /// Pays for one position; false when the budget is spent.
    #[inline]
    pub fn spend(&mut self) -> bool {
        // The clock costs more than a position: it is read now and then.
        self.pay(64)
    }

    /// Pays for one that takes longer than reading the clock, such as a whole random game.
    pub fn spend_on_slow(&mut self) -> bool {
        self.pay(1)
    }

    #[inline]
    fn pay(&mut self, clock_every: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        if self.left.is_multiple_of(clock_every) && self.until.is_some_and(|until| Instant::now() >= until) {
            self.left = 0;
        }
        true
    }

    /// What has been paid so far.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.left == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_pays_as_often_as_it_has_nodes() {
        let mut purse = Purse::new(&Budget::nodes(3));
        assert_eq!([purse.spend(), purse.spend(), purse.spend(), purse.spend()], [true, true, true, false]);
        assert!(purse.is_empty());
    }

    #[test]
    fn a_purse_without_time_is_soon_empty() {
        let mut purse = Purse::new(&Budget::nodes(1_000_000).within(Duration::ZERO));
        let paid = (0..1_000).filter(|_| purse.spend()).count();
        assert!(paid <= 64, "{paid}");
    }
}
