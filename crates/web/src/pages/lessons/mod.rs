//! Lessons: the list of them, beginning one, turning its pages at the table, and playing on when it is over.

use crate::{
    App, art, frame,
    games::face,
    host::bot_name,
    ids::new_id,
    pages::table::commands::{Sent, done, refused},
    problem::Problem,
    visitor::Visitor,
};
use ::lessons::{Guide, Lesson};
use axum::{
    Extension,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{Seat, Seed, phrase};
use maud::{Markup, html};
use std::sync::Arc;
use store::Filter;
use table::{Command, Creation, Opening, Phase, Request as Wish, Summary, TableOptions, Who};

/// Who plays on with the learner.
const OPPONENT: &str = "beginner";
/// Of a person's tables, this many are looked through for lessons and games.
const LOOKED_THROUGH: u32 = 100;
/// What a lesson teaches, in the words of its game.
const ABOUT: &str = "lesson-about";

/// What a visitor has played here, as far as lessons care.
struct Past(Vec<Summary>);

impl Past {
    async fn of(app: &App, visitor: &Visitor) -> Result<Past, Problem> {
        let Some(person) = &visitor.person else { return Ok(Past(Vec::new())) };
        let filter = Filter { person: Some(person.id.clone()), limit: LOOKED_THROUGH, ..Filter::default() };
        Ok(Past(app.store.tables(&filter).await.map_err(Problem::ours)?))
    }

    /// The tables where this lesson is played, the latest first.
    fn tables(&self, lesson: &Lesson) -> impl Iterator<Item = &Summary> {
        let here = |summary: &&Summary| {
            summary.lesson.as_deref() == Some(lesson.id) && summary.phase == Phase::Playing
        };
        self.0.iter().filter(here)
    }

    /// The table where they left a lesson, if they did.
    fn left(&self, lesson: &Lesson) -> Option<&str> {
        let end = lesson.steps.len() as u32;
        self.tables(lesson).find(|summary| summary.step < end).map(|summary| summary.table.as_str())
    }

    /// The table where they came to the end of a lesson, if they did.
    fn done(&self, lesson: &Lesson) -> Option<&str> {
        let end = lesson.steps.len() as u32;
        self.tables(lesson).find(|summary| summary.step == end).map(|summary| summary.table.as_str())
    }

    /// Have they played this game, beyond lessons?
    fn knows(&self, game: GameId) -> bool {
        self.0.iter().any(|summary| summary.game == game.id() && summary.lesson.is_none())
    }
}

/// `GET /lessons`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let past = Past::of(&app, &visitor).await?;
    let body = html! {
        main #main .page {
            h1 { (visitor.t("lessons-title")) }
            p { (visitor.t("lessons-intro")) }
            ul .games {
                @for lesson in ::lessons::all() {
                    li .game data-game=(lesson.game.id()) {
                        (art::scene(face(lesson.game).scene))
                        div .game-body {
                            h2 { (visitor.t(&format!("game-{}", lesson.game.id()))) }
                            p { (visitor.tongue_of(lesson.game).t(ABOUT)) }
                            p .dim { (visitor.t("lessons-minutes")) }
                            (button(&visitor, lesson, &past, "btn primary"))
                            a .btn.quiet.small href={ "/rules/" (lesson.game.id()) } { (visitor.t("rules-read")) }
                        }
                    }
                }
            }
        }
    };
    Ok(frame::page(&visitor, &visitor.t("lessons-title"), body))
}

/// Begins a lesson, goes back to where it was left, or plays on where it ended.
fn button(visitor: &Visitor, lesson: &Lesson, past: &Past, class: &str) -> Markup {
    let begin = |class: &str, label: &str| {
        html! {
            form method="post" action={ "/lessons/" (lesson.id) } { button class=(class) { (visitor.t(label)) } }
        }
    };
    html! {
        @match (past.left(lesson), past.done(lesson)) {
            (Some(table), _) => a class=(class) href={ "/table/" (table) } { (visitor.t("lessons-resume")) },
            (None, Some(table)) => {
                a class=(class) href={ "/table/" (table) } { (visitor.t("lessons-on")) }
                (begin("btn quiet small", "lessons-repeat"))
            },
            (None, None) => (begin(class, "lessons-begin")),
        }
    }
}

/// What the front page offers to somebody who has never played one of the games here: its lesson.
pub async fn offer(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let past = Past::of(app, visitor).await?;
    let new = || ::lessons::all().iter().filter(|lesson| !past.knows(lesson.game));
    Ok(html! {
        @if new().next().is_some() {
            section .box.first-time {
                h2 { (visitor.t("lessons-first")) }
                p { (visitor.t("lessons-first-text")) }
                ul .row {
                    @for lesson in new() {
                        li data-game=(lesson.game.id()) {
                            b { (visitor.t(&format!("game-{}", lesson.game.id()))) }
                            (button(visitor, lesson, &past, "btn small"))
                        }
                    }
                }
            }
        }
    })
}

/// What the rules of a game offer: its lesson.
pub async fn offer_of(app: &App, visitor: &Visitor, game: GameId) -> Result<Markup, Problem> {
    let past = Past::of(app, visitor).await?;
    Ok(html! {
        @for lesson in ::lessons::of_game(game) {
            section .box.first-time {
                p { (visitor.t("lessons-offer")) }
                (button(visitor, lesson, &past, "btn primary"))
            }
        }
    })
}

/// `POST /lessons/{lesson}`: a new table with the lesson, or the one where it was left.
pub async fn begin(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(lesson): Path<String>,
) -> Result<Response, Problem> {
    let lesson = ::lessons::find(&lesson).ok_or_else(Problem::not_found)?;
    if let Some(table) = Past::of(&app, &visitor).await?.left(lesson) {
        return Ok(Redirect::to(&format!("/table/{table}")).into_response());
    }
    let options =
        TableOptions { lesson: Some(lesson.id.into()), spectators: false, ..TableOptions::default() };
    set_up(&app, &visitor, lesson, options, lesson.seed, None).await
}

/// A table for one person and bots, in the seats of the lesson.
async fn set_up(
    app: &Arc<App>,
    visitor: &Visitor,
    lesson: &Lesson,
    options: TableOptions,
    seed: Seed,
    opening: Option<Opening>,
) -> Result<Response, Problem> {
    app.new_table_allowed(visitor.address)?;
    let (person, cookie) = visitor.enrol(None).await?;
    let (id, code) = (new_id(10), new_id(16));
    let creation = Creation {
        table: id.clone(),
        game: lesson.game.id().into(),
        setup: lesson.setup.clone(),
        options: TableOptions { code: code.clone(), draw_seats: false, ..options },
        owner: person.id.clone(),
        seed,
        opening,
    };
    let seat = |seat: Seat| match seat == lesson.seat {
        true => Command::Sit {
            chair: Some(seat.number()),
            name: visitor.called(&person),
            code: Some(code.clone()),
        },
        false => {
            Command::AddBot { chair: Some(seat.number()), bot: OPPONENT.into(), name: bot_name(seat.index()) }
        }
    };
    let commands: Vec<Command> = Seat::all(lesson.setup.players).map(seat).chain([Command::Start]).collect();
    let created = app.host.create(creation, &commands, app.now(), visitor.origin(Some(&person.id))).await;
    created.map_err(|error| refused(error, visitor, lesson.game))?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{id}"))).into_response())
}

/// What the buttons of the lesson's panel ask for.
enum Turn {
    Does(Command),
    PlaysOn,
}

/// `POST /table/{id}/lesson`: does what a note asks for, goes back to try again, starts again, or plays on.
pub async fn turn_page(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let person = visitor.person.as_ref().ok_or_else(|| Problem::forbidden(phrase!("problem-no-seat")))?;
    let (lesson, turn) = {
        let table = hosted.read();
        let guide = Guide::of(&table).ok_or_else(Problem::not_found)?;
        if !table.seats_of(&person.id).contains(guide.lesson.seat) {
            return Err(Problem::forbidden(phrase!("problem-no-seat")));
        }
        let nothing = || Problem::refused(visitor.t("lesson-nothing"));
        let asked = || guide.asked(&Who::Person(person.id.clone()));
        let undo = |step| Turn::Does(Command::Ask(Wish::Undo { step }));
        let turn = match sent.get("go") {
            Some("skip") if !asked().is_empty() => Turn::Does(Command::Act {
                seat: guide.lesson.seat,
                actions: asked().into_iter().map(str::to_string).collect(),
                at_step: Some(sent.number("step")?),
            }),
            Some("back") => undo(guide.back().ok_or_else(nothing)?),
            Some("restart") if table.step() > 0 => undo(0),
            Some("on") if guide.is_over() => Turn::PlaysOn,
            Some("skip" | "restart" | "on") => return Err(nothing()),
            _ => return Err(Problem::bad_form(phrase!("problem-bad-form"))),
        };
        (guide.lesson, turn)
    };
    match turn {
        Turn::Does(command) => done(&app, &visitor, &id, &sent, command).await,
        Turn::PlaysOn => {
            let opening = lesson.opening(&id, lesson.steps.len() as u32);
            let options = TableOptions { coach: true, ..TableOptions::default() };
            set_up(&app, &visitor, lesson, options, app.config.seeds.of_table(), Some(opening)).await
        }
    }
}
