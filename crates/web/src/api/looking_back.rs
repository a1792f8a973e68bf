//! The coach, the analysis of a finished game, and records.

use super::{
    caller::{Caller, Scope},
    doing::{Answer, refused},
    extract::{AtSeat, AtTable, Id, Query, is_json},
    problems::Refused,
    shapes::say,
};
use crate::{
    App,
    host::{FinishedGame, Question},
    problem::Problem,
    records::bring,
};
use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use bots::advice::capital;
use game::{Phrase, Seat, phrase};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;
use std::sync::Arc;
use table::{Extras, Phase, Refusal};
use utoipa::{IntoParams, ToSchema};

/// A choice, and what may be expected of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceShape {
    /// In notation.
    action: String,
    /// The whole decision, in notation, that action first.
    plan: Vec<String>,
    /// In words.
    sentence: String,
    /// By seat: the chance to win; they add up to one.
    chances: Vec<f32>,
    /// By seat: the share of the others it may expect to finish ahead of.
    shares: Vec<f32>,
    /// By seat: the points it may expect in the end.
    points: Vec<f32>,
    /// Why the best choice is better than the second, or another one worse than the best: one or two sentences.
    reasons: Vec<String>,
}

/// What the coach says.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct AdviceShape {
    /// The decision it is about.
    decision: String,
    /// The best choices, best first.
    choices: Vec<ChoiceShape>,
}

/// Asks the coach, at a table that allows it, about a decision of the caller's.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/seats/{seat}/advice", tag = "coach", operation_id = "advice",
    security(("token" = ["read"])),
    params(AtSeat),
    responses((status = 200, description = "What the coach says", body = AdviceShape)),
)]
pub async fn advice(State(app): State<Arc<App>>, caller: Caller, at: AtSeat) -> Answer<AdviceShape> {
    let conflict = |id| Refused::from(Problem::new(StatusCode::CONFLICT, Phrase::new(id)));
    let (hosted, table) = caller.look(&at.table).await?;
    let (question, decision) = {
        if !table.seats_of(caller.person()).contains(at.seat) {
            return Err(Problem::forbidden(phrase!("problem-coach-other-seat")).into());
        }
        if !table.created().options.coach {
            return Err(Problem::forbidden(phrase!("problem-coach-off")).into());
        }
        let question = Question::of(&table, at.seat).zip(table.decision(at.seat));
        question.ok_or_else(|| conflict("problem-coach-not-asked"))?
    };
    let question = Arc::new(question);
    let advice = app.host.advise(&hosted, &question).await?;
    let table = hosted.read();
    let view = table.view(Some(at.seat)).filter(|_| question.stands(&table));
    let view = view.ok_or_else(|| conflict("problem-coach-moved-on"))?;
    let words = caller.tongue_of(table.game());
    let choice = |choice: &bots::Choice| ChoiceShape {
        action: choice.action.text.to_string(),
        plan: choice.plan.iter().map(|action| action.text.to_string()).collect(),
        chances: choice.chances.clone(),
        sentence: say(&table, &words, &view.say_action(at.seat, choice.action.index)),
        shares: choice.shares.clone(),
        points: choice.points.clone(),
        reasons: choice.reasons.as_ref().map_or_else(Vec::new, |reasons| {
            let other = say(&table, &words, &view.say_action(at.seat, reasons.other.index));
            reasons.say(at.seat, &other).iter().map(|phrase| capital(&say(&table, &words, phrase))).collect()
        }),
    };
    let choices = advice.choices.iter().map(choice).collect();
    Ok(Json(AdviceShape { decision: decision.to_string(), choices }))
}

/// What everybody could expect at a step.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Expectation {
    /// After this many steps.
    step: u32,
    /// By seat: the share of the others it could expect to finish ahead of.
    shares: Vec<f32>,
}

/// A choice after which its seat could expect less than after another.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TurningPoint {
    /// Steps played before it.
    step: u32,
    /// Whose choice it was.
    seat: u8,
    /// What was played, in notation.
    played: Option<String>,
    /// What would have been better, in notation.
    better: String,
    /// The share that the seat could expect after what was played ...
    share: f32,
    /// ... and after what would have been better.
    better_share: f32,
}

/// A game looked back on.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct AnalysisShape {
    /// What everybody could expect as the game went on.
    expectations: Vec<Expectation>,
    /// The choices that cost their seat most.
    turning_points: Vec<TurningPoint>,
}

/// Looks back on a finished game.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/analysis", tag = "coach", operation_id = "analysis",
    security(("token" = ["read"])), params(AtTable),
    responses((status = 200, description = "The analysis", body = AnalysisShape)),
)]
pub async fn analysis(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
) -> Answer<AnalysisShape> {
    let (hosted, table) = caller.look(&id).await?;
    let not_over = || Problem::new(StatusCode::CONFLICT, phrase!("problem-not-over"));
    let game = FinishedGame::of(&table).ok_or_else(not_over)?;
    let analysis = app.host.look_back(&hosted, game).await?;
    let expectations = analysis.shares.iter();
    let turn = |turn: &bots::Turn| {
        let (step, _, better) = turn.parting()?;
        Some(TurningPoint {
            step,
            seat: turn.seat.number(),
            played: table.action_of(step + 1, None).and_then(|(_, action)| action.map(str::to_string)),
            better: better.text.to_string(),
            share: turn.share,
            better_share: turn.better_share,
        })
    };
    Ok(Json(AnalysisShape {
        expectations: expectations
            .map(|(step, shares)| Expectation { step: *step, shares: shares.clone() })
            .collect(),
        turning_points: analysis.turns.iter().filter_map(turn).collect(),
    }))
}

/// What a record is to hold besides.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct With {
    /// The legal actions of every step.
    #[serde(default)]
    legal: bool,
    /// How long was thought.
    #[serde(default)]
    think: bool,
}

/// The record of a table: the whole game when it is over; before that, what the caller may have of it.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/record", tag = "records", operation_id = "tableRecord",
    security(("token" = ["read"])), params(AtTable, With),
    responses((status = 200, description = "The record; its form is that of records", body = Object)),
)]
pub async fn record(caller: Caller, AtTable(id): AtTable, Query(with): Query<With>) -> Answer<Value> {
    let (_, table) = caller.look(&id).await?;
    let over = matches!(table.phase(), Phase::Finished | Phase::Stopped) || table.drift().is_some();
    let mine = table.seats_of(caller.person());
    let observer: Option<Seat> = mine.first().filter(|_| mine.len() == 1);
    let refuse = |refusal: Refusal| refused(refusal.into(), &caller, table.game());
    let json = if over {
        let extras = Extras { legal: with.legal, think: with.think };
        serde_json::to_value(table.record(extras).map_err(refuse)?)
    } else {
        serde_json::to_value(table.running_record(observer).map_err(refuse)?)
    };
    Ok(Json(json.map_err(Problem::ours)?))
}

/// A record that was kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Kept {
    /// Its id; the page `/record/{id}/at/0` shows it.
    record: String,
}

/// Brings a record: it is checked from the first step to the last, and kept for a while.
///
/// The same record has the same id, however often it comes.
#[utoipa::path(
    post, path = "/api/v1/records", tag = "records", operation_id = "uploadRecord", security(("token" = ["tables"])),
    request_body(content = Object, description = "The record"),
    responses((status = 201, description = "It is kept", body = Kept)),
)]
pub async fn upload(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<(StatusCode, Json<Kept>), Refused> {
    caller.may(Scope::Tables)?;
    if !is_json(&headers) {
        return Err(Refused::of(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    caller.may_bring()?;
    let record = bring(&app, bytes, &caller.origin(), caller.tongue.language).await?;
    Ok((StatusCode::CREATED, Json(Kept { record })))
}

/// A record that somebody brought.
#[utoipa::path(
    get, path = "/api/v1/records/{record}", tag = "records", operation_id = "uploadedRecord",
    security(("token" = ["read"])), params(("record" = String, Path, description = "The record's id")),
    responses((status = 200, description = "The record", body = Object)),
)]
pub async fn uploaded(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Response, Refused> {
    caller.may(Scope::Read)?;
    let record = app.store.record(&id).await?;
    // What was kept is sent as it is: it is only looked through, however long it may be.
    serde_json::from_str::<IgnoredAny>(&record.json).map_err(Problem::ours)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.json).into_response())
}
