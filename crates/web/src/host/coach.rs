//! The coach's thinking: off the pages' threads, as many at once as bots may, and each question once.

use super::{Host, HostError, Hosted};
use bots::{
    Advice, Analysis, Budget, Choice, Unplayable,
    advice::appraisal::{self, Cost},
};
use catalog::{AnyPosition, AnyView, Move};
use game::{Seat, Seats};
use std::{ops::Range, sync::Arc, time::Duration};
use table::Table;
use tokio::sync::Mutex;

/// Positions the coach looks at for a question, and the most time it takes.
const ADVICE: Budget = Budget::nodes(20_000).within(Duration::from_millis(1_500));
/// The same for "why not this?", which compares two choices.
const WHY_NOT: Budget = Budget::nodes(6_000).within(Duration::from_millis(600));
/// Positions looked at for each of the few choices of a finished game that are looked at with care.
const ANALYSIS: Budget = Budget::nodes(4_000).within(Duration::from_millis(500));

/// How many steps of a finished game are appraised at once.
const APPRAISED_AT_ONCE: u32 = 24;

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

/// Why not this choice: when, to whom, and which one.
type Asked = (Moment, Seat, usize);

/// The last answer of the coach to questions of one kind. A request for the same while it thinks waits for the same answer.
type Note<Q, A> = Arc<Mutex<Option<(Q, A)>>>;

/// The last answers of the coach at a table.
#[derive(Default)]
pub struct Notes {
    advice: Note<(Moment, Seat), Arc<Advice>>,
    /// Nothing, if this is what it would do itself.
    why_not: Note<Asked, Option<Arc<Choice>>>,
    analysis: Note<Moment, Arc<Analysis>>,
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

    /// The legal action that is written like this.
    pub fn action(&self, text: &str) -> Option<Move> {
        self.legal.iter().copied().find(|legal| legal.text == text)
    }

    /// What the seat can know.
    pub fn view(&self) -> &AnyView {
        &self.view
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
    /// By step: did a person decide?
    by_person: Vec<bool>,
}

impl Game {
    /// The game of this table; nothing unless it is over and everything may be told.
    pub fn of(table: &Table) -> Option<Game> {
        table.result().filter(|_| table.is_open())?;
        let positions: Vec<AnyPosition> =
            (0..=table.step()).map_while(|step| table.position_at(step).cloned()).collect();
        let played = positions.iter().zip(1..=table.step()).map_while(|(position, step)| {
            let (seat, action) = table.action_of(step, None)?;
            Some((seat, position.read(action?)?))
        });
        let played: Vec<(Seat, usize)> = played.collect();
        let by_person =
            played.iter().zip(1..).map(|((seat, _), step)| table.was_person(*seat, step)).collect();
        let mut people = Seats::NONE;
        let held = Seat::all(table.setup().players).zip(table.holders());
        held.filter(|(_, holder)| holder.person().is_some()).for_each(|(seat, _)| people.insert(seat));
        Some(Game { moment: Moment::of(table), played, positions, people, by_person })
    }

    /// What the decisions of the person in this seat cost, of those that begin at these steps.
    fn appraise(&self, seat: Seat, steps: Range<u32>) -> Result<Vec<Cost>, Unplayable> {
        let mut costs = appraisal::appraise(&self.positions, &self.played, seat, steps)?;
        costs.retain(|cost| self.by_person.get(cost.step as usize) == Some(&true));
        Ok(costs)
    }
}

fn no_thought(why: impl std::fmt::Display) -> HostError {
    HostError::NoThought(why.to_string())
}

impl Host {
    /// What the coach says to a question.
    pub async fn advise(&self, hosted: &Hosted, question: &Arc<Question>) -> Result<Arc<Advice>, HostError> {
        let asked = question.clone();
        let think = move || {
            let Question { view, seat, legal, moment } = &*asked;
            bots::advise(view, *seat, legal, &ADVICE, moment.step.into()).map(Arc::new).map_err(no_thought)
        };
        self.remembered_or_computed(&hosted.notes.advice, (question.moment, question.seat), think).await
    }

    /// What the coach says to "why not this?"; nothing if this is what it would do.
    pub async fn why_not(
        &self,
        hosted: &Hosted,
        question: &Arc<Question>,
        other: Move,
    ) -> Result<Option<Arc<Choice>>, HostError> {
        let advice = self.advise(hosted, question).await?;
        let asked = question.clone();
        let think = move || {
            let Question { view, seat, legal, moment } = &*asked;
            let choice =
                bots::why_not(view, *seat, legal, (&advice, other.index), &WHY_NOT, moment.step.into());
            choice.map(|choice| choice.map(Arc::new)).map_err(no_thought)
        };
        self.remembered_or_computed(
            &hosted.notes.why_not,
            (question.moment, question.seat, other.index),
            think,
        )
        .await
    }

    /// What the coach says about a game that is over.
    pub async fn look_back(&self, hosted: &Hosted, game: Game) -> Result<Arc<Analysis>, HostError> {
        let Game { moment, positions, played, people, .. } = game;
        let think = move || {
            bots::analyse(&positions, &played, people, &ANALYSIS, 1).map(Arc::new).map_err(no_thought)
        };
        self.remembered_or_computed(&hosted.notes.analysis, moment, think).await
    }

    /// The remembered answer, or a new one, remembered even if the caller has gone. A caller that goes before thinking begins
    /// cancels it.
    pub(super) async fn remembered_or_computed<Q, A>(
        &self,
        note: &Note<Q, A>,
        question: Q,
        think: impl FnOnce() -> Result<A, HostError> + Send + 'static,
    ) -> Result<A, HostError>
    where
        Q: PartialEq + Send + 'static,
        A: Clone + Send + 'static,
    {
        let mut note = note.clone().lock_owned().await;
        if let Some((asked, answer)) = &*note
            && *asked == question
        {
            return Ok(answer.clone());
        }
        let thought = self.in_the_background(move || {
            let answer = think()?;
            *note = Some((question, answer.clone()));
            Ok(answer)
        });
        thought.await?
    }

    /// What the decisions of the person in this seat cost in a game that is over. Some at a time, so that no bot waits long.
    pub async fn appraise(&self, game: Game, seat: Seat) -> Result<Vec<Cost>, HostError> {
        let (game, mut costs) = (Arc::new(game), Vec::new());
        for first in (0..game.played.len() as u32).step_by(APPRAISED_AT_ONCE as usize) {
            let game = game.clone();
            let some = move || game.appraise(seat, first..first + APPRAISED_AT_ONCE);
            costs.extend(self.in_the_background(some).await?.map_err(no_thought)?);
        }
        Ok(costs)
    }

    /// Thinks on a thread of its own, when there is room beside the bots: however many wait here, a bot waits for few of them.
    pub async fn in_the_background<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let slot = self.background.clone().acquire_owned().await.map_err(no_thought)?;
        let permit = self.thinking.clone().acquire_owned().await.map_err(no_thought)?;
        let thought = tokio::task::spawn_blocking(move || {
            let _permits = (permit, slot);
            think()
        });
        thought.await.map_err(no_thought)
    }
}
