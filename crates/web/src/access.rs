//! Who may look at a table, and who may sit down there.

use crate::{
    App,
    host::{Hosted, Snapshot},
    problem::Problem,
    visitor::Visitor,
};
use game::phrase;
use store::{StoreError, people::Mark};
use table::{PersonId, Phase, Table};

/// May this visitor see the table at all?
pub fn may_watch(table: &Table, visitor: &Visitor) -> bool {
    person_may_watch(table, visitor.person.as_ref().map(|person| &person.id))
}

/// May this person (nobody: a stranger) see the table at all?
pub fn person_may_watch(table: &Table, person: Option<&PersonId>) -> bool {
    let concerned = person.is_some_and(|person| table.concerned().contains(person));
    // A room that has not begun shows names and free chairs to anybody: they may be about to sit down.
    concerned || table.is_watchable() || table.phase() == Phase::Gathering
}

/// The table as this visitor may know it at this moment: watchers may be behind.
pub fn seen(hosted: &Hosted, visitor: &Visitor) -> Result<Snapshot, Problem> {
    Ok(hosted.read_for(visitor.person.as_ref().map(|person| &person.id), visitor.now())?)
}

/// Has this person blocked the other?
pub async fn blocks(app: &App, person: &PersonId, other: &PersonId) -> Result<bool, Problem> {
    let marks = app.store.people().marks(person).await?;
    Ok(marks.iter().any(|(marked, _, mark)| marked == other && *mark == Mark::Block))
}

/// Has this person an account?
pub async fn has_account(app: &App, person: &PersonId) -> Result<bool, Problem> {
    match app.store.people().account(person).await {
        Ok(_) => Ok(true),
        Err(StoreError::NotFound(_)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// May this person (nobody: a new guest) take a chair at this table? Not where its owner has blocked them; at a rated
/// table, only with an account.
pub async fn person_may_sit(app: &App, person: Option<&PersonId>, table: &Table) -> Result<(), Problem> {
    let guest = || Problem::forbidden(phrase!("people-rated-needs-account"));
    let rated = table.created().options.rated;
    let Some(person) = person else { return if rated { Err(guest()) } else { Ok(()) } };
    if rated && !has_account(app, person).await? {
        return Err(guest());
    }
    if blocks(app, &table.created().owner, person).await? {
        return Err(Problem::forbidden(phrase!("people-blocked")));
    }
    Ok(())
}
