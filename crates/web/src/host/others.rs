//! Tables that other nodes write to as well, or drive.

use super::{
    Host, HostError,
    keeper::{Message, SealedThere},
};
use crate::nodes::Word;
use std::sync::Arc;
use store::{Head, StoreError, lease_of};
use table::PersonId;
use tokio::sync::mpsc::error::TrySendError;

impl Host {
    /// These people may have a new table, or not be welcome any more: their streams look, here and on other nodes.
    pub fn summon<'a>(&self, people: impl IntoIterator<Item = &'a PersonId> + Clone) {
        self.bulletin.summon(people.clone());
        for person in people {
            self.wire.tell(&Word::Summon(person.0.clone()));
        }
    }

    /// The tables that this node has to know of: those in memory, and those that it takes up one day.
    pub fn followed(&self) -> Vec<String> {
        let mut all: Vec<String> = self.tables().keys().cloned().collect();
        all.extend(self.alarms.tables());
        all
    }

    /// Another node brought a table to this entry, or something was sealed there.
    pub fn is_behind(&self, id: &str, entry: u32, sealed: bool) {
        let sealed = if sealed { SealedThere::Changed } else { SealedThere::AsBefore };
        self.send(id, Message::Behind { entry, sealed });
        self.ring(id, None);
    }

    /// A table is like this in the store, whatever was heard of it.
    pub fn compare(&self, head: &Head) {
        let sealed = SealedThere::These(head.sealed.clone());
        self.send(&head.table, Message::Behind { entry: head.entry, sealed });
        self.ring(&head.table, Some(head));
    }

    /// Bots at a table that is driven here play without pauses.
    pub fn hurry_here(&self, id: &str) {
        self.send(id, Message::Hurry { told: true });
    }

    /// Drives a table whose node has died or stopped, unless a third one is faster. Answers whether it could be opened.
    pub async fn take_over(self: &Arc<Host>, id: &str) -> bool {
        match self.open(id).await {
            Ok(_) => {
                self.send(id, Message::Own);
                true
            }
            // Nobody can drive it: it was swept, or its log is damaged.
            Err(
                error @ (HostError::NoTable | HostError::Load(_) | HostError::Store(StoreError::Damaged(_))),
            ) => {
                tracing::warn!(table = id, "is not taken over: {error}");
                let (name, nodes) = (lease_of(id), self.store.nodes());
                if let Some(nodes) = nodes
                    && matches!(nodes.take_lease(&name).await, Ok(Some(_)))
                {
                    // If it cannot be given up now it is found again when this node ends.
                    let _ = nodes.drop_lease(&name).await;
                }
                false
            }
            Err(error) => {
                tracing::error!(table = id, "cannot be taken over: {error}");
                false
            }
        }
    }

    /// Tells the keeper of a table, if it is in memory. Never waits.
    fn send(&self, id: &str, message: Message) {
        let Some(hosted) = self.in_hand(id) else { return };
        if let Err(TrySendError::Full(message)) = hosted.inbox.try_send(message) {
            self.keepers.spawn(async move {
                // A keeper that has ended holds nothing old.
                let _ = hosted.inbox.send(message).await;
            });
        }
    }
}
