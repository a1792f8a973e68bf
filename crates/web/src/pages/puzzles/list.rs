//! The puzzles of all games: the one of the day, the next one, and how the visitor is doing; what the front page offers.

use super::{Progress, answers, day_of};
use crate::{App, art, frame, games::face, problem::Problem, visitor::Visitor};
use axum::{Extension, extract::State};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::PuzzleAnswer;

/// `GET /puzzles`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let today = day_of(app.now());
    let mut cards = Vec::new();
    for &game in GameId::ALL {
        cards.push(card(&visitor, game, &answers(&app, &visitor, game).await?, today));
    }
    let body = html! {
        main #main .page {
            h1 { (visitor.t("puzzles-title")) }
            p { (visitor.t("puzzles-intro")) }
            ul .games { @for card in &cards { (card) } }
        }
    };
    Ok(frame::page(&visitor, &visitor.t("puzzles-title"), body))
}

fn card(visitor: &Visitor, game: GameId, answers: &[PuzzleAnswer], today: u32) -> Markup {
    let (t, id) = (|id: &str| visitor.t(id), game.id());
    let progress = Progress::of(answers, today);
    let count = ::puzzles::of_game(game).len();
    let daily = answers.iter().find(|answer| answer.day == Some(today));
    html! {
        li .game data-game=(id) {
            (art::scene(face(game).scene))
            div .game-body {
                h2 { (t(&format!("game-{id}"))) }
                (facts(visitor, &progress, count))
                div .row {
                    @match daily {
                        None => a .btn.primary href={ "/puzzles/" (id) "/daily" } { (t("puzzles-daily")) },
                        Some(daily) => a .btn href={ "/puzzles/" (id) "/daily" } {
                            (t(if daily.solved { "puzzles-daily-solved" } else { "puzzles-daily-missed" }))
                        },
                    }
                    @if progress.answered < count {
                        a .btn href={ "/puzzles/" (id) "/next" } { (t("puzzles-next")) }
                    }
                }
            }
        }
    }
}

/// How somebody is doing in one game.
pub fn facts(visitor: &Visitor, progress: &Progress, count: usize) -> Markup {
    let n = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    html! {
        @if progress.answered == 0 {
            p .dim { (visitor.say(&phrase!("puzzles-count", count = n(count)))) }
        } @else {
            dl .facts {
                div {
                    dt { (visitor.t("puzzles-rating")) }
                    dd { (progress.rating.round() as i64) }
                }
                div {
                    dt { (visitor.t("puzzles-solved")) }
                    dd {
                        (visitor.say(&phrase!("puzzles-solved-of", solved = n(progress.solved), answered = n(progress.answered))))
                    }
                }
                div {
                    dt { (visitor.t("puzzles-streak")) }
                    dd { (visitor.say(&phrase!("puzzles-streak-now", streak = n(progress.streak), best = n(progress.best)))) }
                }
                @if progress.days > 0 {
                    div {
                        dt { (visitor.t("puzzles-days")) }
                        dd { (visitor.say(&phrase!("puzzles-days-now", days = progress.days))) }
                    }
                }
            }
        }
    }
}

/// What the front page offers: the puzzles of the day.
pub fn offer(visitor: &Visitor) -> Markup {
    html! {
        section .box.first-time {
            h2 { (visitor.t("puzzles-today")) }
            p { (visitor.t("puzzles-today-text")) }
            ul .row {
                @for game in GameId::ALL {
                    li data-game=(game.id()) {
                        b { (visitor.t(&format!("game-{}", game.id()))) }
                        a .btn.small href={ "/puzzles/" (game.id()) "/daily" } { (visitor.t("puzzles-solve")) }
                    }
                }
                li { a .btn.quiet.small href="/puzzles" { (visitor.t("puzzles-all")) } }
            }
        }
    }
}
