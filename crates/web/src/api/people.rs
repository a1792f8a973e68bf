//! What a person decides for themselves: when they play, and whom they block or mute.

use super::{
    caller::{Caller, Scope},
    doing::Answer,
    extract::Body,
    problems::Refused,
};
use crate::{App, access::has_account, problem::Problem};
use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use game::phrase;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, sync::Arc};
use store::{StoreError, people::Mark};
use table::{Hours, PersonId, Refusal, clock::Date};
use utoipa::{IntoParams, ToSchema};

/// When a person plays. Of a game over days, only this time counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HoursShape {
    /// The name of the time zone.
    #[schema(max_length = 64, examples("Europe/Paris"))]
    pub zone: String,
    /// When the daily window begins, in minutes after midnight.
    #[schema(minimum = 0, maximum = 1_439)]
    pub from: u16,
    /// How long it is, in minutes.
    #[schema(minimum = 180, maximum = 1_440)]
    pub minutes: u16,
    /// Days that do not count. A new one is announced the day before.
    #[serde(default)]
    #[schema(max_items = 120, examples(json!(["2027-03-10"])))]
    pub holidays: Vec<String>,
}

impl From<&Hours> for HoursShape {
    fn from(hours: &Hours) -> HoursShape {
        let holidays = hours.holidays.iter().map(Date::to_string).collect();
        HoursShape { zone: hours.zone.clone(), from: hours.from, minutes: hours.minutes, holidays }
    }
}

impl HoursShape {
    fn read(self) -> Result<Hours, Refused> {
        let date = |text: &String| text.parse::<Date>().ok();
        let holidays: Option<BTreeSet<Date>> = self.holidays.iter().map(date).collect();
        let holidays = holidays.ok_or_else(|| {
            Refused::unreadable(StatusCode::UNPROCESSABLE_ENTITY, "a holiday is a date: 2027-03-10")
        })?;
        Ok(Hours { zone: self.zone, from: self.from, minutes: self.minutes, holidays })
    }
}

impl Caller {
    /// The person whose own affairs these are. Programs have none.
    fn themselves(&self) -> Result<&PersonId, Refused> {
        match self.bot() {
            None => Ok(self.person()),
            Some(_) => Err(Problem::forbidden(Refusal::ForPeople.phrase()).into()),
        }
    }
}

/// When the caller plays.
#[utoipa::path(
    get, path = "/api/v1/me/hours", tag = "people", operation_id = "hours", security(("token" = ["read"])),
    responses((status = 200, description = "Time zone, daily window and holidays", body = HoursShape)),
)]
pub async fn hours(State(app): State<Arc<App>>, caller: Caller) -> Answer<HoursShape> {
    caller.may(Scope::Read)?;
    let hours = app.store.hours(caller.themselves()?).await?.unwrap_or_default();
    Ok(Json(HoursShape::from(&hours)))
}

/// Says when the caller plays, from now on and at all their running games.
#[utoipa::path(
    put, path = "/api/v1/me/hours", tag = "people", operation_id = "setHours", security(("token" = ["play"])),
    request_body = HoursShape,
    responses((status = 200, description = "As they are now", body = HoursShape)),
)]
pub async fn set_hours(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(sent): Body<HoursShape>,
) -> Answer<HoursShape> {
    caller.may(Scope::Play)?;
    let person = caller.themselves()?;
    let (now, hours) = (app.now(), sent.read()?);
    let before = app.store.hours(person).await?.unwrap_or_default();
    hours.check(Some(&before), now).map_err(|fault| Problem::new(StatusCode::CONFLICT, fault.phrase()))?;
    app.store.set_hours(person, &hours, now).await?;
    app.host.announce_everywhere(person, &hours, now).await?;
    Ok(Json(HoursShape::from(&hours)))
}

/// What the caller thinks of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct MarkShape {
    /// The name of their account.
    pub name: String,
    /// `block` (they cannot sit at the caller's tables, nor invite them) or `mute` (what they say is not shown).
    #[schema(pattern = "^(block|mute)$")]
    pub mark: &'static str,
}

/// A mark of an account, from the address.
#[derive(Clone, Debug, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct AtMark {
    /// The name of the account
    #[param(max_length = 96)]
    pub name: String,
    /// `block` or `mute`
    #[param(value_type = String, pattern = "^(block|mute)$")]
    pub mark: Mark,
}

impl<S: Send + Sync> FromRequestParts<S> for AtMark {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtMark, Refused> {
        let nothing = || Refused::of(StatusCode::NOT_FOUND);
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((name, mark)) = path.map_err(|_| nothing())?;
        Ok(AtMark { name, mark: Mark::parse(&mark).ok_or_else(nothing)? })
    }
}

/// Whom the caller has blocked or muted.
#[utoipa::path(
    get, path = "/api/v1/me/marks", tag = "people", operation_id = "marks", security(("token" = ["read"])),
    responses((status = 200, description = "All of them", body = Vec<MarkShape>)),
)]
pub async fn marks(State(app): State<Arc<App>>, caller: Caller) -> Answer<Vec<MarkShape>> {
    caller.may(Scope::Read)?;
    let marks = app.store.people().marks(caller.themselves()?).await?;
    Ok(Json(marks.into_iter().map(|(_, name, mark)| MarkShape { name, mark: mark.id() }).collect()))
}

/// Blocks or mutes somebody with an account. They are not told.
#[utoipa::path(
    put, path = "/api/v1/people/{name}/marks/{mark}", tag = "people", operation_id = "mark",
    security(("token" = ["chat"])), params(AtMark),
    responses((status = 204, description = "They are")),
)]
pub async fn mark(State(app): State<Arc<App>>, caller: Caller, at: AtMark) -> Result<StatusCode, Refused> {
    set(&app, &caller, &at, true).await
}

/// Lifts such a mark; no error if there is none.
#[utoipa::path(
    delete, path = "/api/v1/people/{name}/marks/{mark}", tag = "people", operation_id = "unmark",
    security(("token" = ["chat"])), params(AtMark),
    responses((status = 204, description = "They are not")),
)]
pub async fn unmark(State(app): State<Arc<App>>, caller: Caller, at: AtMark) -> Result<StatusCode, Refused> {
    set(&app, &caller, &at, false).await
}

async fn set(app: &App, caller: &Caller, at: &AtMark, on: bool) -> Result<StatusCode, Refused> {
    caller.may(Scope::Chat)?;
    let (me, people) = (caller.themselves()?, app.store.people());
    if !has_account(app, me).await? {
        return Err(Problem::forbidden(phrase!("people-needs-account")).into());
    }
    let other = people.account_named(&at.name).await.map_err(|error| match error {
        StoreError::NotFound(_) => Problem::not_found(),
        error => error.into(),
    })?;
    if other.person == *me {
        return Err(Problem::new(StatusCode::CONFLICT, phrase!("problem-bad-form")).into());
    }
    people.mark(me, &other.person, at.mark, on, app.now()).await?;
    // The pages of this person know it at once.
    let devices = people.devices(me).await?;
    app.sessions.forget_all(&devices.into_iter().map(|device| device.hash).collect::<Vec<_>>());
    Ok(StatusCode::NO_CONTENT)
}

/// Those whose words are not shown to this caller.
pub async fn muted(app: &App, caller: &Caller) -> Result<BTreeSet<PersonId>, StoreError> {
    if caller.bot().is_some() {
        return Ok(BTreeSet::new());
    }
    let marks = app.store.people().marks(caller.person()).await?;
    Ok(marks.into_iter().filter(|(_, _, mark)| *mark == Mark::Mute).map(|(other, ..)| other).collect())
}
