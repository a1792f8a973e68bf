//! The game of the day: everybody in the same seat, with the same luck, against the same bots; one try for each person, and
//! afterwards compared with all who played and with the expert.
//!
//! | module | what |
//! |---|---|
//! | `show` | the pages |
//! | `expert` | what the expert comes to, found out in the background |

mod expert;
mod show;

pub use expert::Experts;
pub use show::{link, offer, ranking, show_own};

use crate::{
    App, dates,
    host::{HostError, bot_name},
    ids::new_id,
    pages::{
        challenge,
        puzzles::day_of,
        table::commands::{Sent, refused},
    },
    problem::Problem,
    visitor::{Person, Visitor},
};
use axum::{
    Extension, Router,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
    routing::get,
};
use catalog::GameId;
use game::{Seat, Seed, SetupText, phrase};
use std::sync::Arc;
use store::{StoreError, Try};
use table::{Command, Creation, Millis, TableOptions};

/// How many play.
const PLAYERS: u8 = 4;
/// Who plays against everybody.
const OPPONENT: &str = "medium";
/// How many days back a game can still be played, by who was challenged or missed it.
const LOOKING_BACK: u32 = 30;
/// The address of today's game, in place of a date.
const TODAY: &str = "today";
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The addresses of the games of days.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/daily", get(show::list))
        .route("/daily/of/{table}", get(of_table))
        .route("/daily/{game}/{date}", get(show::of_day).post(begin))
        .route("/daily/{game}/{date}/{challenge}", get(show::challenged))
}

/// The game of a day.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Day {
    game: GameId,
    day: u32,
}

impl Day {
    fn today(game: GameId, now: Millis) -> Day {
        Day { game, day: day_of(now) }
    }

    /// The one at this address, `today` or a date, if it can be played.
    fn named(game: &str, date: &str, now: Millis) -> Result<Day, Problem> {
        let game = GameId::parse(game).ok_or_else(Problem::not_found)?;
        if date == TODAY {
            return Ok(Day::today(game, now));
        }
        let today = day_of(now);
        let days = (today.saturating_sub(LOOKING_BACK)..=today).map(|day| Day { game, day });
        days.into_iter().find(|day| day.date() == date).ok_or_else(Problem::not_found)
    }

    /// As in `2026-11-17`.
    fn date(&self) -> String {
        dates::day(self.begins())
    }

    fn begins(&self) -> Millis {
        Millis::from(self.day) * DAY
    }

    fn path(&self) -> String {
        format!("/daily/{}/{}", self.game.id(), self.date())
    }

    /// Is it over for everybody?
    fn is_past(&self, now: Millis) -> bool {
        self.day < day_of(now)
    }

    /// Where everybody sits: each seat in its turn.
    fn seat(&self) -> Seat {
        Seat::new((self.day % u32::from(PLAYERS)) as usize)
    }

    fn setup(&self) -> SetupText {
        SetupText { players: PLAYERS, options: Default::default() }
    }

    async fn own(&self, app: &App, visitor: &Visitor) -> Result<Option<Try>, Problem> {
        match &visitor.person {
            Some(person) => {
                app.store.try_of(&person.id, self.game.id(), self.day).await.map_err(Problem::ours)
            }
            None => Ok(None),
        }
    }
}

/// `GET /daily/of/{table}`: from a table to the day or the challenge it belongs to.
async fn of_table(State(app): State<Arc<App>>, Path(table): Path<String>) -> Result<Redirect, Problem> {
    let found = app.store.find_try(&table).await.map_err(Problem::ours)?.ok_or_else(Problem::not_found)?;
    if let Some(challenge) = challenge::address_of(&found) {
        return Ok(Redirect::to(&challenge));
    }
    let game = GameId::parse(&found.game).ok_or_else(Problem::not_found)?;
    Ok(Redirect::to(&Day { game, day: found.day }.path()))
}

/// `POST /daily/{game}/{date}`: the table of this person's one try.
async fn begin(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((game, date)): Path<(String, String)>,
    sent: Sent,
) -> Result<Response, Problem> {
    let day = Day::named(&game, &date, app.now())?;
    app.new_table_allowed(visitor.address)?;
    let (person, cookie) = visitor.enrol(sent.get("name")).await?;
    if person.name.is_empty() {
        return Err(Problem::bad_form(phrase!("problem-bad-form")));
    }
    let against = match sent.get("against") {
        Some(id) => app.store.find_try(id).await.map_err(Problem::ours)?,
        None => None,
    };
    let against = against.filter(|other| other.day == day.day && other.game == day.game.id());
    let new = Try {
        id: new_id(10),
        game: day.game.id().into(),
        day: day.day,
        seat: day.seat().number(),
        person: person.id.clone(),
        name: person.name.clone(),
        table: new_id(10),
        against: against.filter(|other| other.person != person.id).map(|other| other.id),
        at: app.now(),
        result: None,
    };
    let deal = app.store.deal(day.game.id(), day.day, &app.config.seeds.of_table()).await?;
    // The try is kept before its table is there: a player who comes again finds the same one.
    let own = app.store.begin_try(&new).await?;
    let created = set_up(&app, &visitor, &person, day, &own.table, deal.seed).await;
    match created {
        Ok(()) | Err(HostError::Store(StoreError::Exists(_))) => {}
        Err(error) => return Err(refused(error, &visitor, day.game)),
    }
    if deal.expert.is_none() {
        expert::start(&app, day, deal.seed);
    }
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{}", own.table))).into_response())
}

async fn set_up(
    app: &Arc<App>,
    visitor: &Visitor,
    person: &Person,
    day: Day,
    table: &str,
    seed: Seed,
) -> Result<(), HostError> {
    let code = new_id(16);
    let options = TableOptions {
        code: code.clone(),
        draw_seats: false,
        spectators: false,
        duplicate: true,
        ..TableOptions::default()
    };
    let creation = Creation {
        table: table.into(),
        game: day.game.id().into(),
        setup: day.setup(),
        options,
        owner: person.id.clone(),
        seed,
        opening: None,
    };
    let seat = |seat: Seat| match seat == day.seat() {
        true => {
            Command::Sit { chair: Some(seat.number()), name: person.name.clone(), code: Some(code.clone()) }
        }
        false => {
            Command::AddBot { chair: Some(seat.number()), bot: OPPONENT.into(), name: bot_name(seat.index()) }
        }
    };
    let commands: Vec<Command> = Seat::all(PLAYERS).map(seat).chain([Command::Start]).collect();
    app.host.create(creation, &commands, app.now(), visitor.origin(Some(&person.id))).await
}
