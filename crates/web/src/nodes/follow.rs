//! What a node does about the others: it hears them, and every few seconds looks for what it did not hear, who is at their
//! pages, and which tables have lost their node.

use super::Word;
use crate::{App, live::Elsewhere};
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::{Heard, Nodes, StoreError};
use table::PersonId;
use tokio::time::MissedTickBehavior;

/// How often a node looks for itself.
const LOOK: Duration = Duration::from_secs(3);
/// Time for tables to be taken over before the next ones are.
const MOMENT: Duration = Duration::from_millis(200);
/// How many tables are asked about at once.
const TABLES: usize = 500;

/// Who is at the pages of a node, and which bots are connected to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Present {
    tables: HashMap<String, Elsewhere>,
    bots: Vec<String>,
}

/// Follows the other nodes until the server stops. Returns at once if there can be none.
pub async fn follow(app: Arc<App>) {
    let store = app.store.clone();
    let Some(nodes) = store.nodes() else { return };
    let mut heard = nodes.hear();
    let mut looks = tokio::time::interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let heard = tokio::select! {
            heard = heard.recv() => heard,
            _ = looks.tick() => Some(Heard::Resigned),
        };
        let looked = match heard {
            Some(Heard::Word(word)) => {
                match serde_json::from_str(&word) {
                    Ok(word) => take(&app, word),
                    // Of a node that runs another version of the program.
                    Err(error) => tracing::debug!("a word of another node: {error}"),
                }
                continue;
            }
            Some(Heard::Resigned) => look(&app, nodes).await,
            Some(Heard::Missed) => {
                // Sessions may have ended meanwhile.
                app.sessions.forget_here();
                app.programs.forget_here();
                look(&app, nodes).await
            }
            None => return,
        };
        if let Err(error) = looked {
            tracing::warn!("the other nodes cannot be looked at: {error}");
        }
    }
}

/// Does what another node told.
fn take(app: &Arc<App>, word: Word) {
    match word {
        Word::Table { id, entry, sealed } => app.host.is_behind(&id, entry, sealed),
        Word::Rewritten(id) => app.host.reload_later(id),
        Word::Hurry(id) => app.host.hurry_here(&id),
        Word::Summon(person) => app.bulletin.summon([&PersonId(person)]),
        Word::Session(hash) => app.sessions.forget_hash_here(&hash),
        Word::Everybody => app.sessions.forget_here(),
        Word::Programs => app.programs.forget_here(),
        Word::Tournament { id, version } => {
            app.bulletin.post(&crate::tournaments::Tournaments::followed_as(&id), version);
        }
        Word::Ended(tournament) => app.host.ended().tell(&tournament),
        Word::Hosted { account, what } => {
            tracing::info!(host = "antilles user", account, "an account: {what}");
        }
    }
}

async fn look(app: &Arc<App>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    app.duty.look().await?;
    catch_up(app, nodes).await?;
    share_presence(app, nodes).await?;
    take_over(app, nodes).await
}

/// Has tables read what others added without being heard.
async fn catch_up(app: &Arc<App>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    for tables in app.host.followed().chunks(TABLES) {
        for head in nodes.heads(tables).await? {
            app.host.compare(&head);
        }
    }
    Ok(())
}

/// Tells the others who is here, and learns who is there.
async fn share_presence(app: &Arc<App>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    let bots = app.programs.bots_here().iter().map(|bot| bot.id.clone()).collect();
    let here = Present { tables: app.bulletin.here(), bots };
    let mut there = Present::default();
    for others in nodes.share_presence(&serde_json::to_string(&here)?).await? {
        let Ok(others) = serde_json::from_str::<Present>(&others) else { continue };
        for (table, present) in others.tables {
            there.tables.entry(table).or_default().add(present);
        }
        there.bots.extend(others.bots);
    }
    app.bulletin.set_elsewhere(there.tables);
    app.programs.set_elsewhere(&*app.store, &there.bots).await
}

/// Takes up the tables of nodes that have died or stopped.
async fn take_over(app: &Arc<App>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    let mut before = Vec::new();
    loop {
        let tables = nodes.orphans().await?;
        // Those that are still the same cannot be opened now: they are tried again at the next look.
        if tables.is_empty() || tables == before {
            return Ok(());
        }
        let mut taken = 0;
        for table in &tables {
            taken += usize::from(app.host.take_over(table).await);
        }
        tracing::info!(node = nodes.number(), "{taken} tables of another node were taken over");
        before = tables;
        tokio::time::sleep(MOMENT).await;
    }
}
