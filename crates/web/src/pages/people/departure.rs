//! People whose games become somebody else's, or nobody's.
//!
//! The store writes down which logs are to be rewritten in the transaction that makes it so, and rewrites them one by one;
//! after a crash it goes on where it was ([`finish`], which the server calls from time to time).

use crate::{App, host::bot_name, problem::Problem};
use game::Seat;
use std::sync::Arc;
use store::{Filter, Store, StoreError};
use table::{Command, PersonId, Phase, Table, Who};

/// The guest's games become this person's.
pub async fn adopt(app: &Arc<App>, guest: &PersonId, person: &PersonId) -> Result<(), Problem> {
    let tournaments = app.tournaments.of(guest).await.map_err(Problem::ours)?;
    match app.store.people().adopt(guest, person).await {
        Ok(ended) => app.sessions.forget_all(&ended),
        // The guest has made an account meanwhile, on another device.
        Err(StoreError::NotFound(_)) => return Ok(()),
        Err(error) => return Err(error.into()),
    }
    app.programs.forget();
    rewrite(app, Some(guest)).await.map_err(Problem::ours)?;
    app.tournaments.changed(&tournaments).await;
    Ok(())
}

/// Shuts somebody out: from the pages at once, and so their programs.
pub async fn ban(app: &Arc<App>, person: &PersonId) -> Result<(), Problem> {
    let bearers = bearers(&*app.store, person).await?;
    let ended = app.store.people().ban(person).await?;
    cut_off(app, &ended, &bearers);
    app.sessions.forget_everybody();
    Ok(())
}

/// Whom the programs of this person play as: the person, and the person's bots.
pub async fn bearers(store: &dyn Store, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
    let bots = store.bots(person).await?;
    Ok(std::iter::once(person.clone()).chain(bots.iter().map(|bot| bot.person())).collect())
}

/// These sessions and tokens have ended: streams that are open look again whether they are known.
fn cut_off(app: &App, sessions: &[String], bearers: &[PersonId]) {
    app.sessions.forget_all(sessions);
    app.programs.forget();
    app.host.summon(bearers);
}

/// Removes an account for good. Games and tournaments that run go on with a bot; those who look at an old one do not find
/// the name.
pub async fn delete(app: &Arc<App>, person: &PersonId) -> Result<(), Problem> {
    leave_tables(app, person).await?;
    let tournaments = app.tournaments.of(person).await.map_err(Problem::ours)?;
    let bearers = bearers(&*app.store, person).await?;
    let ended = app.store.people().delete_account(person).await.map_err(|error| match error {
        StoreError::NotFound(_) => Problem::not_found(),
        error => error.into(),
    })?;
    cut_off(app, &ended, &bearers);
    // The person's bots are rewritten too, so: all that is due.
    rewrite(app, None).await.map_err(Problem::ours)?;
    app.tournaments.changed(&tournaments).await;
    Ok(())
}

/// Rewrites the logs for which that is due.
pub async fn finish(app: &Arc<App>) {
    if let Err(error) = rewrite(app, None).await {
        tracing::error!("logs could not be rewritten: {error}");
    }
}

async fn rewrite(app: &Arc<App>, person: Option<&PersonId>) -> Result<(), StoreError> {
    while let Some(table) = app.store.people().rewrite_next(person, app.now()).await? {
        app.host.reload(&table).await;
    }
    Ok(())
}

/// What somebody does at a table before they are forgotten.
pub fn parting(table: &Table, person: &PersonId) -> Vec<Command> {
    let seats = Seat::all(table.setup().players)
        .filter(|seat| table.holders()[seat.index()].person() == Some(person));
    match table.phase() {
        Phase::Gathering => seats.map(|seat| Command::Leave { chair: seat.number() }).collect(),
        Phase::Playing => seats
            .map(|seat| Command::Resign {
                seat,
                bot: bots::usual(table.game()).into(),
                name: bot_name(seat.index()),
            })
            .collect(),
        Phase::Finished | Phase::Stopped => Vec::new(),
    }
}

async fn leave_tables(app: &Arc<App>, person: &PersonId) -> Result<(), Problem> {
    let mut after = None;
    loop {
        let filter = Filter {
            person: Some(person.clone()),
            phases: vec![Phase::Gathering, Phase::Playing],
            after: after.clone(),
            ..Filter::default()
        };
        let tables = app.store.tables(&filter).await?;
        let Some(last) = tables.last() else { return Ok(()) };
        after = Some((last.last, last.table.clone()));
        for summary in &tables {
            let hosted = match app.host.open(&summary.table).await {
                Ok(hosted) => hosted,
                Err(error) => {
                    tracing::warn!(table = summary.table, "a seat could not be left: {error}");
                    continue;
                }
            };
            let table = hosted.read();
            for command in parting(&table, person) {
                let who = Who::Person(person.clone());
                if let Err(error) = app.host.command(&summary.table, &command, &who, app.now()).await {
                    // The game stands still at worst; being forgotten does not depend on it.
                    tracing::warn!(table = summary.table, "a seat could not be left: {error}");
                }
            }
        }
    }
}
