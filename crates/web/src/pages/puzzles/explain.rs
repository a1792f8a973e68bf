//! Why the solution is better than another choice: asked of the coach, who sees what the seat sees.

use crate::{App, problem::Problem};
use ::puzzles::Ready;
use bots::{Budget, advice::Reasons};
use catalog::Move;
use std::time::Duration;

/// How much the coach looks at.
const BUDGET: Budget = Budget::nodes(4_000).within(Duration::from_millis(500));

/// What speaks for the solution against `other`; `None` if the coach finds nothing to say.
pub async fn why(app: &App, ready: &Ready, other: Move) -> Result<Option<Reasons>, Problem> {
    let (view, seat, best) = (ready.position.view(Some(ready.seat)), ready.seat, ready.best);
    let thought = app.host.in_the_background(move || bots::advise(&view, seat, &[best, other], &BUDGET, 1));
    let Ok(advice) = thought.await? else { return Ok(None) };
    let first = advice.choices.into_iter().next().filter(|first| first.action.index == ready.best.index);
    Ok(first.and_then(|first| first.reasons))
}
