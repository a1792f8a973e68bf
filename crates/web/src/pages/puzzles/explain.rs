//! Why the solution is better than another choice: asked of the coach, who sees what the seat sees.

use crate::{App, problem::Problem};
use ::puzzles::Ready;
use bots::advice::{self, Reasons};
use catalog::Move;

/// What speaks for the solution against `other`; `None` if the coach finds nothing to say.
pub async fn why(app: &App, ready: &Ready, other: Move) -> Result<Option<Reasons>, Problem> {
    let (view, seat, best) = (ready.position.view(Some(ready.seat)), ready.seat, ready.best);
    // Which one is better was found out by long searches; the coach only says what comes of both.
    let thought = app.host.in_the_background(move || advice::speaks_for(&view, seat, (best, other), 1));
    Ok(thought.await?.ok().filter(|reasons| !reasons.is_empty()))
}
