//! The coach's thinking: off the pages' threads, as many at once as bots may, and each question once.

use super::{Host, HostError, Hosted};
use bots::{Advice, Analysis, Budget};
use catalog::{AnyPosition, AnyView, Move};
use game::{Seat, Seats};
use std::{sync::Arc, time::Duration};
use table::Table;
use tokio::sync::Mutex;

/// Positions the coach looks at for a question, and the most time it takes.
const ADVICE: Budget = Budget::nodes(20_000).within(Duration::from_millis(1_500));
/// Positions looked at for each of the few choices of a finished game that are looked at with care.
const ANALYSIS: Budget = Budget::nodes(4_000).within(Duration::from_millis(500));

/// Where a game stands: how many steps it has, and how often some were taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Moment {
    step: u32,
    retold: u32,
}

impl Moment {
    fn of(table: &Table) -> Moment {
        Moment { step: table.step(), retold: table.retold() }
    }
}

/// The last answers of the coach at a table. Whoever asks the same while it thinks waits for the same answer.
#[derive(Default)]
pub struct Notes {
    advice: Mutex<Option<(Moment, Seat, Arc<Advice>)>>,
    analysis: Mutex<Option<(Moment, Arc<Analysis>)>>,
}

/// A question to the coach. Holds a view, never a position.
pub struct Question {
    moment: Moment,
    seat: Seat,
    view: AnyView,
    legal: Vec<Move>,
}

impl Question {
    /// What this seat may ask now; nothing unless it is to decide.
    pub fn of(table: &Table, seat: Seat) -> Option<Question> {
        let legal = table.legal(seat);
        let view = table.view(Some(seat)).filter(|_| !legal.is_empty())?;
        Some(Question { moment: Moment::of(table), seat, view, legal })
    }

    /// Does the table still ask this?
    pub fn stands(&self, table: &Table) -> bool {
        self.moment == Moment::of(table) && !table.legal(self.seat).is_empty()
    }
}

/// A finished game to look back on.
pub struct Game {
    moment: Moment,
    positions: Vec<AnyPosition>,
    played: Vec<(Seat, usize)>,
    people: Seats,
}

impl Game {
    /// The game of this table; nothing unless it is over and everything may be told.
    pub fn of(table: &Table) -> Option<Game> {
        table.result()?;
        let positions: Vec<AnyPosition> =
            (0..=table.step()).map_while(|step| table.position_at(step).cloned()).collect();
        let played = positions.iter().zip(1..=table.step()).map_while(|(position, step)| {
            let (seat, action) = table.action_of(step, None)?;
            Some((seat, position.read(action?)?))
        });
        let mut people = Seats::NONE;
        let held = Seat::all(table.setup().players).zip(table.holders());
        held.filter(|(_, holder)| holder.person().is_some()).for_each(|(seat, _)| people.insert(seat));
        Some(Game { moment: Moment::of(table), played: played.collect(), positions, people })
    }
}

fn no_thought(why: impl std::fmt::Display) -> HostError {
    HostError::NoThought(why.to_string())
}

impl Host {
    /// What the coach says to a question.
    pub async fn advise(&self, hosted: &Hosted, question: &Arc<Question>) -> Result<Arc<Advice>, HostError> {
        let mut known = hosted.notes.advice.lock().await;
        if let Some((moment, seat, advice)) = &*known
            && (*moment, *seat) == (question.moment, question.seat)
        {
            return Ok(advice.clone());
        }
        let asked = question.clone();
        let thought = self.in_the_background(move || {
            let Question { view, seat, legal, moment } = &*asked;
            bots::advise(view, *seat, legal, &ADVICE, moment.step.into())
        });
        let advice = Arc::new(thought.await?.map_err(no_thought)?);
        *known = Some((question.moment, question.seat, advice.clone()));
        Ok(advice)
    }

    /// What the coach says about a game that is over.
    pub async fn look_back(&self, hosted: &Hosted, game: Game) -> Result<Arc<Analysis>, HostError> {
        let mut known = hosted.notes.analysis.lock().await;
        if let Some((moment, analysis)) = &*known
            && *moment == game.moment
        {
            return Ok(analysis.clone());
        }
        let Game { moment, positions, played, people } = game;
        let thought =
            self.in_the_background(move || bots::analyse(&positions, &played, people, &ANALYSIS, 1));
        let analysis = Arc::new(thought.await?);
        *known = Some((moment, analysis.clone()));
        Ok(analysis)
    }

    /// Thinks on a thread of its own, when there is room beside the bots.
    async fn in_the_background<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let permit = self.thinking.clone().acquire_owned().await.map_err(no_thought)?;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            think()
        });
        thought.await.map_err(no_thought)
    }
}
