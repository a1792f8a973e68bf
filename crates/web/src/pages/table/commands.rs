//! What can be posted to a table. Every handler becomes one command; the table decides whether it is allowed.

use super::{Asked, news, seen};
use crate::{
    App,
    host::{HostError, bot_name},
    pages::people,
    problem::{Problem, wants_json},
    security::cookies,
    visitor::Visitor,
};
use axum::{
    Extension, Form, Json,
    extract::{FromRequest, Path, Request, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{Seat, Seats, phrase};
use serde_json::json;
use std::sync::Arc;
use table::{Command, PersonId, Refusal, Request as Wish, Table, Who};

/// A posted form: its fields in order (an action may stand several times), and whether our script sent it.
pub struct Sent {
    fields: Vec<(String, String)>,
    json: bool,
}

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Sent, Response> {
        let json = wants_json(&request);
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        let Form(fields) = form.map_err(IntoResponse::into_response)?;
        Ok(Sent { fields, json })
    }
}

impl Sent {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    fn all(&self, name: &str) -> Vec<String> {
        self.fields.iter().filter(|(field, _)| field == name).map(|(_, value)| value.clone()).collect()
    }

    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Problem> {
        let read = self.get(name).and_then(|text| text.parse().ok());
        read.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))
    }

    fn seat(&self) -> Result<Seat, Problem> {
        Seat::from_number(self.number("seat")?).ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))
    }

    /// Done: our script stays on its page, a plain form goes back to the table.
    fn done(&self, id: &str) -> Response {
        if self.json {
            Json(json!({ "done": true })).into_response()
        } else {
            Redirect::to(&format!("/table/{id}")).into_response()
        }
    }
}

/// A host's error in this visitor's words.
pub fn refused(error: HostError, visitor: &Visitor, game: GameId) -> Problem {
    error.problem(&|refusal: Refusal| {
        let sentence = visitor.tongue_of(game).say(&refusal.phrase());
        match refusal {
            Refusal::NotSeated | Refusal::NotYourSeat(_) | Refusal::NotOwner | Refusal::WrongCode => {
                Problem { status: axum::http::StatusCode::FORBIDDEN, ..Problem::refused(sentence) }
            }
            Refusal::Text(_) | Refusal::Unreadable(_) | Refusal::NoActions | Refusal::TooManyActions(_) => {
                Problem { status: axum::http::StatusCode::BAD_REQUEST, ..Problem::refused(sentence) }
            }
            _ => Problem::refused(sentence),
        }
    })
}

/// Has a command done for this visitor, who must be known.
pub(crate) async fn done(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    sent: &Sent,
    command: Command,
) -> Result<Response, Problem> {
    let hosted = app.host.open(id).await?;
    let game = hosted.read().game();
    let Some(person) = &visitor.person else { return Err(Problem::forbidden(phrase!("problem-no-seat"))) };
    let who = Who::Person(person.id.clone());
    app.host.command(id, &command, &who, app.now()).await.map_err(|error| refused(error, visitor, game))?;
    match sent.get("have").filter(|_| sent.json) {
        // Our script has said what its page shows: then it need not ask again.
        Some(have) => {
            let table = seen(&hosted, visitor)?;
            news(app, visitor, &table, &Asked { have: have.into(), ..Asked::default() }).await
        }
        None => Ok(sent.done(id)),
    }
}

/// The bot that stands in for people at this table.
async fn stand_in(app: &Arc<App>, id: &str) -> Result<&'static str, Problem> {
    let game = app.host.open(id).await?.read().game();
    Ok(bots::usual(game))
}

macro_rules! post {
    ($(#[$doc:meta])* $name:ident($app:ident, $visitor:ident, $id:ident, $sent:ident) $command:block) => {
        $(#[$doc])*
        pub async fn $name(
            State($app): State<Arc<App>>,
            Extension($visitor): Extension<Visitor>,
            Path($id): Path<String>,
            $sent: Sent,
        ) -> Result<Response, Problem> {
            let command = $command;
            done(&$app, &$visitor, &$id, &$sent, command).await
        }
    };
}

post! {
    /// `POST /table/{id}/act`: one action, or a list, all or nothing.
    act(app, visitor, id, sent) {
        let (seat, at_step) = (sent.seat()?, Some(sent.number("step")?));
        let actions = super::lesson::checked(&app, &visitor, &id, seat, sent.all("action")).await?;
        Command::Act { seat, actions, at_step }
    }
}
post! {
    /// `POST /table/{id}/undo`
    undo(app, visitor, id, sent) { Command::Undo { seat: sent.seat()? } }
}
post! {
    /// `POST /table/{id}/restart`
    restart(app, visitor, id, sent) { Command::RestartTurn { seat: sent.seat()? } }
}
post! {
    /// `POST /table/{id}/withdraw`
    withdraw(app, visitor, id, sent) { Command::Withdraw { seat: sent.seat()? } }
}
post! {
    /// `POST /table/{id}/ask-undo`
    ask_undo(app, visitor, id, sent) { Command::Ask(Wish::Undo { step: sent.number("step")? }) }
}
post! {
    /// `POST /table/{id}/stop`
    stop(app, visitor, id, sent) { Command::Ask(Wish::Stop) }
}
post! {
    /// `POST /table/{id}/pause`
    pause(app, visitor, id, sent) { Command::Ask(Wish::Pause) }
}
post! {
    /// `POST /table/{id}/resume`
    resume(app, visitor, id, sent) { Command::Resume }
}
post! {
    /// `POST /table/{id}/call-bot`: for an opponent whose time is up.
    call_bot(app, visitor, id, sent) {
        let (seat, bot) = (sent.seat()?, stand_in(&app, &id).await?);
        Command::CallStandIn { seat, bot: bot.into(), name: bot_name(seat.index()) }
    }
}
post! {
    /// `POST /table/{id}/take-over`
    take_over(app, visitor, id, sent) {
        let (seat, bot) = (sent.seat()?, stand_in(&app, &id).await?);
        Command::Ask(Wish::TakeOver { seat, bot: bot.into(), name: bot_name(seat.index()) })
    }
}
post! {
    /// `POST /table/{id}/answer`
    answer(app, visitor, id, sent) {
        match sent.get("answer") {
            Some("agree") => Command::Agree,
            Some("refuse") => Command::Refuse,
            _ => return Err(Problem::bad_form(phrase!("problem-bad-form"))),
        }
    }
}
post! {
    /// `POST /table/{id}/hand-over`
    hand_over(app, visitor, id, sent) {
        let (seat, bot) = (sent.seat()?, stand_in(&app, &id).await?);
        Command::HandOver { seat, bot: bot.into(), name: bot_name(seat.index()) }
    }
}
post! {
    /// `POST /table/{id}/return`
    come_back(app, visitor, id, sent) { Command::Return { seat: sent.seat()? } }
}
post! {
    /// `POST /table/{id}/resign`
    resign(app, visitor, id, sent) {
        let (seat, bot) = (sent.seat()?, stand_in(&app, &id).await?);
        Command::Resign { seat, bot: bot.into(), name: bot_name(seat.index()) }
    }
}
post! {
    /// `POST /table/{id}/chat`
    chat(app, visitor, id, sent) { Command::Say { text: sent.get("text").unwrap_or_default().into() } }
}
post! {
    /// `POST /table/{id}/order`
    order(app, visitor, id, sent) {
        let order = sent.get("order").unwrap_or_default().to_string();
        Command::SetOrder { seat: sent.seat()?, order, on: sent.get("on") == Some("on") }
    }
}
post! {
    /// `POST /table/{id}/ahead`: answers given before they are asked; none withdraws them.
    ahead(app, visitor, id, sent) {
        let question = sent.get("question").unwrap_or_default().to_string();
        Command::ChooseAhead { seat: sent.seat()?, question, actions: sent.all("action") }
    }
}
post! {
    /// `POST /table/{id}/leave`
    leave(app, visitor, id, sent) { Command::Leave { chair: sent.number("chair")? } }
}
post! {
    /// `POST /table/{id}/move`: to a free chair, or with the holder of another.
    change_chairs(app, visitor, id, sent) {
        Command::Move { from: sent.number("from")?, to: sent.number("to")? }
    }
}
post! {
    /// `POST /table/{id}/draw`: whether seats are drawn at the start.
    draw(app, visitor, id, sent) { Command::DrawSeats { drawn: sent.get("draw") == Some("on") } }
}
post! {
    /// `POST /table/{id}/players`: how many play.
    set_players(app, visitor, id, sent) { Command::SetPlayers { players: sent.number("players")? } }
}
post! {
    /// `POST /table/{id}/bot`
    add_bot(app, visitor, id, sent) {
        let chair: u8 = sent.number("chair")?;
        let game = app.host.open(&id).await?.read().game();
        if let Some(program) = sent.get("program") {
            let person = visitor.person.as_ref().map(|person| &person.id);
            let command = crate::api::room::invited(&app, person, game, program, Some(chair)).await?;
            return done(&app, &visitor, &id, &sent, command).await;
        }
        let bot = sent.get("bot").filter(|bot| bots::names(game).contains(bot));
        let bot = bot.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?.to_string();
        Command::AddBot { chair: Some(chair), bot, name: bot_name(usize::from(chair)) }
    }
}
post! {
    /// `POST /table/{id}/start`
    start(app, visitor, id, sent) { Command::Start }
}

/// `POST /table/{id}/skip`: the bots play without pauses until a person is to decide. For people who play with bots only:
/// others at the table want to follow.
pub async fn skip(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    if !visitor.person.as_ref().is_some_and(|person| is_alone(&table, &person.id)) {
        return Err(Problem::forbidden(phrase!("problem-no-seat")));
    }
    hosted.hurry().await.map_err(|error| refused(error, &visitor, table.game()))?;
    Ok(sent.done(table.id()))
}

/// Does this person play with bots only?
pub fn is_alone(table: &Table, person: &PersonId) -> bool {
    table.persons().iter().eq([person])
}

/// `POST /table/{id}/look`: who sits at a shared screen now. Changes nothing at the table.
pub async fn look(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let seat = sent.get("seat").filter(|seat| *seat != "none").map(|_| sent.seat()).transpose()?;
    let table = seen(&hosted, &visitor)?;
    let mine = visitor.person.as_ref().map_or(Seats::NONE, |person| table.seats_of(&person.id));
    // Who watches with a delay may look over every shoulder.
    if seat.is_some_and(|seat| !mine.contains(seat)) && !table.is_past() {
        return Err(Problem::forbidden(phrase!("problem-no-seat")));
    }
    let seat = seat.map_or(0, Seat::number).to_string();
    let path = format!("/table/{}", table.id());
    let cookie = cookies::write_under(&path, cookies::SEAT, &seat, app.config.secure());
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), sent.done(table.id())).into_response())
}

/// `POST /table/{id}/sit`: at a table that is open to anybody.
pub async fn sit(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let game = hosted.read().game();
    people::friends::may_sit(&app, &visitor, &hosted.read()).await?;
    let (person, cookie) = visitor.enrol(sent.get("name")).await?;
    let chair = sent.get("chair").map(|_| sent.number("chair")).transpose()?;
    let command = Command::Sit { chair, name: person.name.clone(), code: None };
    let who = Who::Person(person.id);
    app.host.command(&id, &command, &who, app.now()).await.map_err(|error| refused(error, &visitor, game))?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), sent.done(&id)).into_response())
}
