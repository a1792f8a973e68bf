//! New tables out of old ones: "continue from here" and "play again".

use crate::{
    App,
    access::{may_watch, seen},
    host::{HostError, bot_name},
    ids::{id_from, new_id},
    pages::{
        lobby::rematch::{self, Seating},
        table::commands::refused,
    },
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, Query, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{Seat, SetupText, phrase};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::StoreError;
use table::{Command, Creation, Holder, Opening, Phase, Table, TableOptions, opening_of};

/// How to go on from a table.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Onward {
    /// Against the bots of that table.
    #[serde(default)]
    same: bool,
    /// In this seat, if it is to act.
    seat: Option<u64>,
}

/// `POST /table/{id}/at/{step}/continue`
pub async fn continue_table(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, u32)>,
    Query(onward): Query<Onward>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let (game, setup, opening, to_act, bots) = {
        let table = seen(&hosted, &visitor)?;
        if !may_watch(&table, &visitor) {
            return Err(Problem::forbidden(phrase!("problem-not-watchable")));
        }
        let say = |refusal: table::Refusal| {
            Problem::refused(visitor.tongue_of(table.game()).say(&refusal.phrase()))
        };
        let to_act = table.to_act_at(step);
        let asked = onward.seat.and_then(Seat::from_number).filter(|seat| to_act.contains(*seat));
        let bots = table.holders().iter().map(|holder| match holder {
            Holder::Bot { bot, name, .. } if onward.same => Some((bot.clone(), name.clone())),
            _ => None,
        });
        (
            table.game(),
            table.setup().clone(),
            table.opening_at(step).map_err(say)?,
            asked.or(to_act.first()),
            bots.collect::<Vec<_>>(),
        )
    };
    continue_from(&app, &visitor, game, setup, opening, to_act, &bots).await
}

/// `POST /record/{id}/at/{step}/continue`
pub async fn continue_record(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, u32)>,
) -> Result<Response, Problem> {
    let uploaded = app.records.get(&*app.store, &id).await?;
    let say =
        |refusal: table::Refusal| Problem::refused(visitor.tongue_of(uploaded.game).say(&refusal.phrase()));
    let opening = opening_of(&uploaded.record, &id, step).map_err(say)?;
    let to_act = uploaded.positions.get(step as usize).and_then(|position| position.to_act().first());
    continue_from(&app, &visitor, uploaded.game, uploaded.record.setup.clone(), opening, to_act, &[]).await
}

/// A new table that begins there: the visitor takes the seat that is to act, bots the others; by seat those that are given (with
/// their names), elsewhere the usual one.
async fn continue_from(
    app: &Arc<App>,
    visitor: &Visitor,
    game: GameId,
    setup: SetupText,
    opening: Opening,
    to_act: Option<Seat>,
    bots: &[Option<(String, String)>],
) -> Result<Response, Problem> {
    app.new_table_allowed(visitor.address)?;
    let (person, cookie) = visitor.enrol(None).await?;
    let (id, code) = (new_id(10), new_id(16));
    let players = setup.players;
    // All others are bots: nobody minds the coach.
    let options =
        TableOptions { code: code.clone(), draw_seats: false, coach: true, ..TableOptions::default() };
    let owner = person.id.clone();
    let creation = Creation {
        table: id.clone(),
        game: game.id().into(),
        setup,
        options,
        owner,
        seed: app.config.seeds.of_table(),
        opening: Some(opening),
    };
    let own = to_act.unwrap_or(Seat::FIRST);
    let usual = |seat: Seat| (::bots::usual(game).to_string(), bot_name(seat.index()));
    let mut commands: Vec<Command> = Seat::all(players)
        .map(|seat| {
            let chair = Some(seat.number());
            if seat == own {
                Command::Sit { chair, name: visitor.called(&person), code: Some(code.clone()) }
            } else {
                let given = bots.get(seat.index()).cloned().flatten();
                let (bot, name) = given.unwrap_or_else(|| usual(seat));
                Command::AddBot { chair, bot, name }
            }
        })
        .collect();
    commands.push(Command::Start);
    let created = app.host.create(creation, &commands, app.now(), visitor.origin(Some(&person.id))).await;
    created.map_err(|error| refused(error, visitor, game))?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{id}"))).into_response())
}

/// The id of the table that follows this one. It is reckoned, not drawn: so it is the same for everybody who asks, also
/// after the server was started again.
fn follower(table: &Table) -> String {
    let created = table.created();
    let sources = [&created.table, &created.options.code, &created.seed_hash];
    let hash = sources.iter().fold(Sha256::new_with_prefix("again"), |hash, part| {
        hash.chain_update((part.len() as u64).to_le_bytes()).chain_update(part)
    });
    id_from(&hash.finalize(), 10)
}

/// To the table with this id, with its invitation, and to the chair that waits there.
async fn join(app: &App, id: &str, before: &Table, visitor: &Visitor) -> Result<Response, HostError> {
    let hosted = app.host.open(id).await?;
    let table = hosted.read();
    let code = &table.created().options.code;
    let chair = rematch::reserved(before, &table, visitor).map(|chair| format!("?chair={chair}"));
    Ok(Redirect::to(&format!("/join/{id}/{code}{}", chair.unwrap_or_default())).into_response())
}

/// What a page may say about a rematch; without it the table's own way of seating stays.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Again {
    seats: Option<String>,
}

/// `POST /table/{id}/again`: the same people and bots at a new table. The first to ask sets it up, the others find it.
pub async fn again(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(asked): Form<Again>,
) -> Result<Response, Problem> {
    let seating = match asked.seats.as_deref() {
        Some(seats) => {
            let seating = Seating::parse(seats);
            Some(seating.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?)
        }
        None => None,
    };
    let hosted = app.host.open(&id).await?;
    let (game, setup, mut options, holders, next) = {
        let table = hosted.read();
        let concerned = visitor.person.as_ref().is_some_and(|person| table.concerned().contains(&person.id));
        if !concerned {
            return Err(Problem::forbidden(phrase!("problem-no-seat")));
        }
        if !matches!(table.phase(), Phase::Finished | Phase::Stopped) {
            return Err(Problem::refused(visitor.t("problem-not-over")));
        }
        let options = table.created().options.clone();
        (table.game(), table.setup().clone(), options, table.holders().to_vec(), follower(&table))
    };
    match join(&app, &next, &hosted.read(), &visitor).await {
        Err(HostError::NoTable) => {}
        known => return Ok(known?),
    }
    app.new_table_allowed(visitor.address)?;
    let Some(person) = visitor.person.clone() else {
        return Err(Problem::forbidden(phrase!("problem-no-seat")));
    };
    let code = new_id(16);
    (options.code, options.tournament, options.duplicate) = (code.clone(), None, false);
    options.draw_seats = seating.map_or(options.draw_seats, |seating| seating == Seating::Drawn);
    let creation = Creation {
        table: next.clone(),
        game: game.id().into(),
        setup,
        options,
        owner: person.id.clone(),
        seed: app.config.seeds.of_table(),
        opening: None,
    };
    let (mut commands, mut complete) = (Vec::new(), true);
    for (at, holder) in holders.iter().enumerate() {
        let chair = seating.map_or(at, |seating| seating.chair(at, holders.len()));
        let chair = Some(chair as u8 + 1);
        let (meant, name) = rematch::meant(holder);
        let name = name.to_string();
        match (meant, holder) {
            (Some(meant), _) if *meant == person.id => {
                commands.push(Command::Sit { chair, name, code: Some(code.clone()) });
            }
            (None, Holder::Bot { bot, .. }) => {
                commands.push(Command::AddBot { chair, bot: bot.clone(), name });
            }
            _ => complete = false,
        }
    }
    if complete {
        commands.push(Command::Start);
    }
    match app.host.create(creation, &commands, app.now(), visitor.origin(Some(&person.id))).await {
        // Somebody else asked at the same moment.
        Err(HostError::Store(StoreError::Exists(_))) => {
            return Ok(join(&app, &next, &hosted.read(), &visitor).await?);
        }
        created => created.map_err(|error| refused(error, &visitor, game))?,
    }
    Ok(Redirect::to(&format!("/table/{next}")).into_response())
}
