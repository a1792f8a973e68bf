//! What moves by itself: bots, standing orders, sealed choices that are complete. One driver per table at a time.
//!
//! A driver looks at the table, does the first thing that is due, and looks again; it ends when nothing is due. It is
//! started after every command and for every running game when the server starts, so a restart loses nothing.

use super::{Host, HostError, Hosted};
use crate::visitor::now;
use bots::Budget;
use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use table::{BotTurn, Command, Millis, Table, Who};

/// What is due next at a table.
enum Next {
    Reveal,
    Order { seat: game::Seat, at: Millis },
    Bot { turn: Box<BotTurn>, at: Millis, step: u32 },
}

/// What is due, if anything. People first: an order waits for nobody.
fn next(table: &Table, pace: f64) -> Option<Next> {
    if table.ready_to_reveal() {
        return Some(Next::Reveal);
    }
    let order = table.due().into_iter().min_by_key(|due| due.at);
    let bot = table.bots_to_move().into_iter().next();
    match (order, bot) {
        (Some(due), _) => Some(Next::Order { seat: due.seat, at: due.at }),
        (None, Some(turn)) => {
            let pause = (table.created().options.bot_pause as f64 * pace) as Millis;
            let at = table.last_entry().at + pause;
            Some(Next::Bot { turn: Box::new(turn), at, step: table.step() })
        }
        (None, None) => None,
    }
}

impl Host {
    /// Makes sure that whatever moves by itself at this table does.
    pub fn drive(self: &Arc<Host>, hosted: Arc<Hosted>) {
        if hosted.driven.swap(true, Ordering::AcqRel) {
            // The driver under way looks again after everything it does, and before it ends.
            return;
        }
        let host = self.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = host.drive_until_quiet(&hosted) => {}
                    () = crate::stopped(host.stop.clone()) => return,
                }
                hosted.driven.store(false, Ordering::Release);
                // Something may have become due between the last look and the mark.
                let due = next(&*hosted.read().await, host.bots.pace).is_some();
                if !due || hosted.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn drive_until_quiet(&self, hosted: &Hosted) {
        let mut failures = 0;
        loop {
            let due = next(&*hosted.read().await, self.bots.pace);
            let Some(due) = due else { return };
            let done = match due {
                Next::Reveal => self.command_at(hosted, &Command::Reveal, &Who::Host, now()).await,
                Next::Order { seat, at } => {
                    sleep_until(at).await;
                    self.command_at(hosted, &Command::PlayOrder { seat }, &Who::Host, now()).await
                }
                Next::Bot { turn, at, step } => {
                    let (seat, fallback) = (turn.seat, turn.legal.first().map(|legal| legal.text));
                    let answer = self.think(*turn).await.or(fallback);
                    sleep_until(at).await;
                    let Some(action) = answer else { return };
                    let command =
                        Command::Act { seat, actions: vec![action.to_string()], at_step: Some(step) };
                    self.command_at(hosted, &command, &Who::Host, now()).await
                }
            };
            match done {
                Ok(()) => failures = 0,
                // A person was faster: look again.
                Err(HostError::Refused(refusal)) => {
                    tracing::debug!("what was due at {} is not any more: {refusal}", hosted.id);
                    failures += 1;
                }
                Err(error) => {
                    tracing::error!("table {} cannot go on by itself: {error}", hosted.id);
                    failures += 1;
                }
            }
            if failures > 0 {
                let wait = Duration::from_millis(50 << failures.min(10));
                tokio::time::sleep(wait).await;
            }
        }
    }

    /// What a bot answers; nothing if it does not answer in time.
    async fn think(&self, turn: BotTurn) -> Option<&'static str> {
        let limit = self.bots.limit;
        let permit = self.thinking.clone().acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let seed = u64::from_le_bytes(crate::security::token::random());
            let budget = Budget::default().within(limit / 2);
            bots::choose(&turn.bot, &turn.view, turn.seat, &turn.legal, &budget, seed)
        });
        match tokio::time::timeout(limit, thought).await {
            Ok(Ok(Ok(chosen))) => Some(chosen.text),
            Ok(Ok(Err(error))) => {
                tracing::error!("a bot cannot choose: {error}");
                None
            }
            Ok(Err(error)) => {
                tracing::error!("a bot fell over while thinking: {error}");
                None
            }
            Err(_) => {
                tracing::warn!("a bot thought longer than {limit:?}; a legal move is played");
                None
            }
        }
    }
}

async fn sleep_until(at: Millis) {
    let wait = at - now();
    if wait > 0 {
        tokio::time::sleep(Duration::from_millis(wait as u64)).await;
    }
}
