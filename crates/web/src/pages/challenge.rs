//! A finished game against bots as a challenge: everybody who has its link plays it from the same start, in the same seat, against
//! the same bots, with new luck that is the same for all of them; then they are compared
//! ([decision 018](../../../../docs/decisions/018-challenges.md)).
//!
//! A challenge is kept like the game of a day: its game is named after the table it comes from (`san-juan/TABLE`).

use crate::{
    App, frame,
    host::HostError,
    ids::new_id,
    pages::{
        daily, own_result, people,
        puzzles::day_of,
        table::commands::{Sent, refused},
    },
    problem::Problem,
    speech::Tongue,
    visitor::{Person, Visitor},
};
use axum::{
    Extension, Router,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
    routing::{get, post},
};
use catalog::GameId;
use game::{Seat, Seed, SetupText, phrase};
use maud::{Markup, html};
use std::sync::Arc;
use store::{StoreError, Try};
use table::{Command, Creation, Holder, Millis, Opening, PersonId, Table, TableOptions, people::NAME_LIMIT};

/// How many days a challenge can be taken up; then everybody may look at their games again.
const DAYS: u32 = 7;
/// How many are compared.
const COMPARED: u32 = 100;

/// The addresses of challenges.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/table/{id}/challenge", post(make))
        .route("/challenge/{try}", get(show).post(take_up))
}

/// Which game, and since when.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Challenge {
    game: GameId,
    /// The table where it was played first.
    table: String,
    /// The day it was made.
    day: u32,
}

/// What everybody has in common.
struct Start {
    setup: SetupText,
    opening: Opening,
    seat: Seat,
    /// By seat: the bot and its name.
    bots: Vec<Option<(String, String)>>,
}

impl Challenge {
    /// The one that a try belongs to; `None` if it is one at the game of a day.
    fn of(one: &Try) -> Option<Challenge> {
        let (game, table) = one.game.split_once('/')?;
        Some(Challenge { game: GameId::parse(game)?, table: table.into(), day: one.day })
    }

    /// The name it is kept under.
    fn key(&self) -> String {
        format!("{}/{}", self.game.id(), self.table)
    }

    /// Can nobody take it up any more?
    fn is_past(&self, now: Millis) -> bool {
        self.day + DAYS < day_of(now)
    }

    async fn own(&self, app: &App, visitor: &Visitor) -> Result<Option<Try>, Problem> {
        match &visitor.person {
            Some(person) => app.store.try_of(&person.id, &self.key(), self.day).await.map_err(Problem::ours),
            None => Ok(None),
        }
    }
}

/// The seat of this person, if they played this game to its end against bots alone.
fn seat_of(table: &Table, person: &PersonId) -> Option<Seat> {
    let options = &table.created().options;
    let special = options.duplicate || options.tournament.is_some() || options.lesson.is_some();
    if special || table.result().is_none() || !table.is_open() {
        return None;
    }
    let mine = table.seats_of(person);
    let mut others = table.holders().iter().filter(|holder| holder.person() != Some(person));
    let all_bots = others.all(|holder| matches!(holder, Holder::Bot { stands_in: None, .. }));
    mine.first().filter(|_| mine.len() == 1 && all_bots)
}

/// The button below a finished game, for those who may make a challenge of it.
pub fn offer(words: &Tongue, table: &Table, person: Option<&PersonId>) -> Markup {
    html! {
        @if person.and_then(|person| seat_of(table, person)).is_some() {
            form .after method="post" action={ "/table/" (table.id()) "/challenge" } {
                button .btn title=(words.t("challenge-make-hint")) { (words.t("challenge-make")) }
            }
        }
    }
}

/// Where a table's challenge is compared, if it belongs to one.
pub fn address_of(one: &Try) -> Option<String> {
    Challenge::of(one).map(|_| format!("/challenge/{}", one.id))
}

/// What a challenge begins with: the set-up of its first game, and the seat it was played in.
async fn start_of(app: &App, visitor: &Visitor, table: &str, seat: Seat) -> Result<Start, Problem> {
    let hosted = app.host.open(table).await?;
    let table = hosted.read();
    let say =
        |refusal: table::Refusal| Problem::refused(visitor.tongue_of(table.game()).say(&refusal.phrase()));
    let bots = table.holders().iter().map(|holder| match holder {
        Holder::Bot { bot, name, .. } => Some((bot.clone(), name.clone())),
        _ => None,
    });
    Ok(Start {
        setup: table.setup().clone(),
        opening: table.opening_at(0).map_err(say)?,
        seat,
        bots: bots.collect(),
    })
}

/// `POST /table/{id}/challenge`: makes a challenge of a game that the visitor has finished.
async fn make(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let no = || Problem::forbidden(phrase!("challenge-not"));
    let person = visitor.person.clone().ok_or_else(no)?;
    let (game, seat) = {
        let table = hosted.read();
        (table.game(), seat_of(&table, &person.id).ok_or_else(no)?)
    };
    let challenge = Challenge { game, table: id, day: day_of(app.now()) };
    let own = begin(&app, &visitor, &person, &challenge, seat, None).await?;
    Ok(Redirect::to(&format!("/challenge/{}", own.id)).into_response())
}

/// `POST /challenge/{try}`: takes up somebody's challenge, once.
async fn take_up(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let (challenge, other) = found(&app, &id).await?;
    if challenge.is_past(app.now()) {
        return Err(Problem::refused(visitor.t("challenge-past")));
    }
    let (person, cookie) = visitor.enrol(sent.get("name").filter(|name| !name.is_empty())).await?;
    let seat = Seat::from_number(other.seat.into()).ok_or_else(Problem::not_found)?;
    let against = Some(other.id).filter(|_| other.person != person.id);
    let own = begin(&app, &visitor, &person, &challenge, seat, against).await?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{}", own.table))).into_response())
}

async fn found(app: &App, id: &str) -> Result<(Challenge, Try), Problem> {
    let one = app.store.find_try(id).await.map_err(Problem::ours)?.filter(|one| one.id == id);
    let one = one.ok_or_else(Problem::not_found)?;
    Ok((Challenge::of(&one).ok_or_else(Problem::not_found)?, one))
}

/// This person's try, with its table: the one there is, or a new one.
async fn begin(
    app: &Arc<App>,
    visitor: &Visitor,
    person: &Person,
    challenge: &Challenge,
    seat: Seat,
    against: Option<String>,
) -> Result<Try, Problem> {
    app.new_table_allowed(visitor.address)?;
    let start = start_of(app, visitor, &challenge.table, seat).await?;
    let deal = app.store.deal(&challenge.key(), challenge.day, &app.config.seeds.of_table()).await?;
    let new = Try {
        id: new_id(10),
        game: challenge.key(),
        day: challenge.day,
        seat: seat.number(),
        person: person.id.clone(),
        name: visitor.called(person),
        table: new_id(10),
        against,
        at: app.now(),
        result: None,
    };
    // The try is kept before its table is there: a player who comes again finds the same one.
    let own = app.store.begin_try(&new).await?;
    match set_up(app, visitor, &own, challenge.game, start, deal.seed).await {
        Ok(()) | Err(HostError::Store(StoreError::Exists(_))) => Ok(own),
        Err(error) => Err(refused(error, visitor, challenge.game)),
    }
}

async fn set_up(
    app: &Arc<App>,
    visitor: &Visitor,
    own: &Try,
    game: GameId,
    start: Start,
    seed: Seed,
) -> Result<(), HostError> {
    let Start { setup, opening, seat: taken, bots } = start;
    let code = new_id(16);
    let options = TableOptions {
        code: code.clone(),
        draw_seats: false,
        spectators: false,
        duplicate: true,
        ..TableOptions::default()
    };
    let players = setup.players;
    let creation = Creation {
        table: own.table.clone(),
        game: game.id().into(),
        setup,
        options,
        owner: own.person.clone(),
        seed,
        opening: Some(opening),
    };
    let seat = |seat: Seat| {
        let chair = Some(seat.number());
        match bots.get(seat.index()).cloned().flatten() {
            Some((bot, name)) if seat != taken => Command::AddBot { chair, bot, name },
            _ => Command::Sit { chair, name: own.name.clone(), code: Some(code.clone()) },
        }
    };
    let commands: Vec<Command> = Seat::all(players).map(seat).chain([Command::Start]).collect();
    app.host.create(creation, &commands, app.now(), visitor.origin(Some(&own.person))).await
}

/// `GET /challenge/{try}`: what it is about, and who has done how well.
async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let (challenge, other) = found(&app, &id).await?;
    while people::catch_up(&app).await {}
    let own = challenge.own(&app, &visitor).await?;
    let past = challenge.is_past(app.now());
    let over = own.as_ref().is_some_and(|own| own.result.is_some());
    if let Some(own) = own.as_ref().filter(|_| over && past) {
        daily::show_own(&app, &own.table).await;
    }
    let challenger = Some(&other).filter(|other| !visitor.is(&other.person));
    let compared = match over || past {
        true => {
            Some(app.store.tries(&challenge.key(), challenge.day, COMPARED).await.map_err(Problem::ours)?)
        }
        false => None,
    };
    let link = own.as_ref().map(|own| format!("{}/challenge/{}", app.address_for(&visitor), own.id));
    let game = visitor.t(&format!("game-{}", challenge.game.id()));
    let title = format!("{}{} {game}", visitor.t("challenge-title"), visitor.t("colon"));
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            @if let Some(other) = challenger.filter(|_| own.is_none()) {
                p .card { (visitor.say(&phrase!("daily-challenged", name = other.name.clone()))) }
            }
            p { (visitor.say(&phrase!("challenge-about", days = DAYS))) }
            (state(&visitor, challenge.game, own.as_ref(), &other, past))
            @if own.is_none() {
                p { a href={ "/rules/" (challenge.game.id()) } { (visitor.t("rules-read")) } }
            }
            @match &compared {
                Some(tries) => section .box {
                    @let rows: Vec<_> = tries.iter().filter_map(|one| Some((Some(one), one.result?))).collect();
                    h2 { (visitor.t("daily-standings")) }
                    (daily::ranking(&visitor, challenge.game, &rows, own.as_ref(), challenger))
                },
                None => p .hint { (visitor.t("challenge-later")) },
            }
            @if let Some(link) = link.as_ref().filter(|_| !past) {
                section .box {
                    h2 { (visitor.t("daily-challenge")) }
                    p { label for="challenge" { (visitor.t("challenge-link")) } }
                    div .linkbox {
                        input #challenge readonly value=(link);
                        button .btn type="button" data-copy="challenge" { (visitor.t("copy")) }
                    }
                }
            }
        }
    };
    let about = frame::About { game: Some(challenge.game.id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// Where the visitor stands: not begun, in the middle, or done.
fn state(visitor: &Visitor, game: GameId, own: Option<&Try>, other: &Try, past: bool) -> Markup {
    let nameless = visitor.person.as_ref().is_none_or(|person| person.name.is_empty());
    html! {
        @match own {
            None if past => p .hint { (visitor.t("challenge-past")) },
            None => form .row method="post" action={ "/challenge/" (other.id) } {
                @if nameless {
                    input name="name" maxlength=(NAME_LIMIT) autocomplete="nickname"
                        aria-label=(visitor.t("new-name")) placeholder=(visitor.t("new-name"));
                }
                button .btn.primary { (visitor.t("daily-play")) }
            },
            Some(Try { result: None, table, .. }) => p {
                a .btn.primary href={ "/table/" (table) } { (visitor.t("daily-continue")) }
            },
            Some(Try { result: Some((place, total)), .. }) => p {
                b { (own_result(&visitor.tongue_of(game), *place, *total)) }
            },
        }
    }
}
