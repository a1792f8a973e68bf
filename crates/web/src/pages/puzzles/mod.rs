//! Puzzles: the list, the puzzle of the day, one to solve, and its solution with reasons. Works for guests, and without a
//! script.

mod explain;
mod list;
mod progress;
mod show;

pub use list::offer;
pub use progress::Progress;

use crate::{App, pages::table::commands::Sent, problem::Problem, visitor::Visitor};
use ::puzzles::{Id, rating, shipped::Shipped};
use axum::{
    Extension, Router,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
    routing::get,
};
use catalog::GameId;
use game::phrase;
use std::sync::Arc;
use store::{PuzzleAnswer, PuzzleRating, StoreError};
use table::Millis;

/// The addresses of puzzles.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/puzzles", get(list::list))
        .route("/puzzles/{game}/daily", get(daily))
        .route("/puzzles/{game}/next", get(next))
        .route("/puzzles/{game}/{puzzle}", get(show::show).post(answer))
}

/// The day of a moment, in days since 1 January 1970 (UTC).
pub fn day_of(now: Millis) -> u32 {
    const DAY: Millis = 24 * 60 * 60 * 1000;
    u32::try_from(now.div_euclid(DAY)).unwrap_or(0)
}

fn named(game: &str) -> Result<GameId, Problem> {
    GameId::parse(game).ok_or_else(Problem::not_found)
}

fn found(game: &str, puzzle: &str) -> Result<&'static Shipped, Problem> {
    let id: Id = puzzle.parse().map_err(|()| Problem::not_found())?;
    ::puzzles::find(named(game)?, id).ok_or_else(Problem::not_found)
}

fn address(shipped: &Shipped) -> String {
    format!("/puzzles/{}/{}", shipped.game.id(), shipped.id)
}

/// What this visitor has answered in a game, oldest first.
async fn answers(app: &App, visitor: &Visitor, game: GameId) -> Result<Vec<PuzzleAnswer>, Problem> {
    match &visitor.person {
        Some(person) => app.store.puzzle_answers(&person.id, game.id()).await.map_err(Problem::ours),
        None => Ok(Vec::new()),
    }
}

/// What answers have made of a puzzle, and the rating it has now.
async fn rated(app: &App, shipped: &Shipped) -> Result<(PuzzleRating, f64), Problem> {
    let name = shipped.id.to_string();
    let all = app.store.puzzle_ratings(shipped.game.id()).await.map_err(Problem::ours)?;
    let of = all.into_iter().find(|rating| rating.puzzle == name).unwrap_or_default();
    let rating = f64::from(shipped.puzzle.rating) + of.shift as f64 / 1000.0;
    Ok((of, rating))
}

/// `GET /puzzles/{game}/daily`: the same for everybody on a day.
async fn daily(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Redirect, Problem> {
    let shipped = ::puzzles::of_day(named(&game)?, day_of(app.now())).ok_or_else(Problem::not_found)?;
    Ok(Redirect::to(&address(shipped)))
}

/// `GET /puzzles/{game}/next`: one that the visitor has not answered, about as hard as they are good.
async fn next(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Redirect, Problem> {
    let game = named(&game)?;
    let answers = answers(&app, &visitor, game).await?;
    let today = day_of(app.now());
    let rating = Progress::of(&answers, today).rating;
    let daily = ::puzzles::of_day(game, today).map(|shipped| shipped.id);
    let new = |shipped: &&Shipped| {
        let name = shipped.id.to_string();
        Some(shipped.id) != daily && answers.iter().all(|answer| answer.puzzle != name)
    };
    let far = |shipped: &&Shipped| (f64::from(shipped.puzzle.rating) - rating).abs().round() as u32;
    let next = ::puzzles::of_game(game).iter().filter(new).min_by_key(far);
    Ok(Redirect::to(&next.map_or_else(|| "/puzzles".into(), address)))
}

/// `POST /puzzles/{game}/{puzzle}`: the first answer counts.
async fn answer(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((game, puzzle)): Path<(String, String)>,
    sent: Sent,
) -> Result<Response, Problem> {
    let shipped = found(&game, &puzzle)?;
    let ready = shipped.ready().map_err(Problem::ours)?;
    let bad = || Problem::bad_form(phrase!("problem-bad-form"));
    let choice = sent.get("action").ok_or_else(bad)?;
    let choice = ready.legal.iter().find(|legal| legal.text == choice).ok_or_else(bad)?;
    let before = answers(&app, &visitor, shipped.game).await?;
    let (today, solved) = (day_of(app.now()), choice.index == ready.best.index);
    let (_, rating) = rated(&app, shipped).await?;
    let (_, after) = rating::after(Progress::of(&before, today).rating, rating, solved);
    let (person, cookie) = visitor.enrol(None).await?;
    let thousandths = |rating: f64| (rating * 1000.0).round() as i64;
    let kept = PuzzleAnswer {
        person: person.id.clone(),
        game: shipped.game.id().into(),
        puzzle: shipped.id.to_string(),
        choice: choice.text.into(),
        solved,
        rating: thousandths(rating),
        day: ::puzzles::of_day(shipped.game, today).filter(|daily| daily.id == shipped.id).map(|_| today),
        at: app.now(),
    };
    match app.store.answer_puzzle(&kept, thousandths(after - rating), &visitor.origin(Some(&person.id))).await
    {
        // Sent twice, or from another tab: what was kept is shown.
        Ok(()) | Err(StoreError::Exists(_)) => {}
        Err(error) => return Err(error.into()),
    }
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&address(shipped))).into_response())
}
