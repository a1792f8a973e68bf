//! How a caller looks at tables and has commands carried out there.

use super::{
    caller::{Caller, Scope},
    extract::AtSeat,
    problems::Refused,
    shapes::TableState,
};
use crate::{
    host::{HostError, Hosted, Snapshot},
    problem::Problem,
};
use axum::{Json, http::StatusCode};
use catalog::GameId;
use std::sync::Arc;
use table::{Command, Refusal};

/// What a handler answers.
pub type Answer<T> = Result<Json<T>, Refused>;

/// A host's error in the caller's words.
pub fn refused(error: HostError, caller: &Caller, game: GameId) -> Refused {
    let stale = matches!(error, HostError::Refused(Refusal::Stale { .. }));
    let problem = error.problem(&|refusal: Refusal| {
        let sentence = caller.tongue_of(game).say(&refusal.phrase());
        match refusal {
            Refusal::NotSeated | Refusal::NotYourSeat(_) | Refusal::NotOwner | Refusal::WrongCode => {
                Problem { status: StatusCode::FORBIDDEN, ..Problem::refused(sentence) }
            }
            _ => Problem::refused(sentence),
        }
    });
    let refused = Refused::from(problem);
    if stale { refused.kind("stale") } else { refused }
}

impl Caller {
    /// A table that they may look at, as it is now.
    pub async fn look(&self, id: &str) -> Result<(Arc<Hosted>, Snapshot), Refused> {
        self.may(Scope::Read)?;
        self.find(id).await
    }

    /// The table of a seat of their own.
    pub async fn look_from(&self, at: &AtSeat) -> Result<(Arc<Hosted>, Snapshot), Refused> {
        let (hosted, table) = self.look(&at.table).await?;
        match table.seats_of(self.person()).contains(at.seat) {
            true => Ok((hosted, table)),
            false => Err(refused(Refusal::NotYourSeat(at.seat).into(), self, table.game())),
        }
    }

    /// A table that is not hidden from them.
    pub async fn find(&self, id: &str) -> Result<(Arc<Hosted>, Snapshot), Refused> {
        let hosted = self.app.host.open(id).await?;
        let table = hosted.read_for(Some(self.person()), self.app.now())?;
        self.may_watch(&table)?;
        Ok((hosted, table))
    }

    /// Has a command carried out, and answers the table. A caller who may not see the table is told so first.
    pub async fn have_done(
        &self,
        scope: Scope,
        id: &str,
        command: impl FnOnce(GameId) -> Command,
    ) -> Answer<TableState> {
        self.may(scope)?;
        let (_, table) = self.find(id).await?;
        let command = command(table.game());
        let done = self.app.host.command(id, &command, &self.who(), self.app.now()).await;
        done.map_err(|error| refused(error, self, table.game()))?;
        self.state(id).await
    }

    /// The table as this caller knows it.
    pub async fn state(&self, id: &str) -> Answer<TableState> {
        let (_, table) = self.find(id).await?;
        Ok(Json(TableState::of(&table, self)))
    }
}
