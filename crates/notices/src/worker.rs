//! Sends what is due, round after round: what waits, and what did not arrive the last time.

use crate::{Outcome, Parcel, Sender, Text, quiet::quiet_until};
use futures_util::StreamExt;
use std::{sync::Arc, time::Duration};
use store::{Message, Outbox, Settled, StoreError, Waiting};
use table::{Millis, PersonId};

/// Messages that are under way at once.
const AT_ONCE: usize = 8;
/// Messages of one round.
const ROUND: u32 = 64;
/// If a server ends while a message is under way, the next one tries it again after this long.
const LEASE: Millis = 2 * MINUTE;
const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
/// The pauses between attempts. After the last one a message is abandoned.
pub const PAUSES: [Millis; 7] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/// Nobody makes us wait longer.
const LONGEST: Millis = 24 * HOUR;

/// What a worker has to ask of the rest of the server.
pub trait Desk: Send + Sync + 'static {
    /// Is this person looking at this table right now?
    fn is_looking(&self, person: &PersonId, table: &str) -> bool;

    /// What is to be said: a line for each notice, in its order.
    fn write(&self, content: &Waiting) -> Text;
}

/// Sends what is due.
pub struct Worker {
    store: Arc<dyn Outbox>,
    sender: Arc<Sender>,
    desk: Arc<dyn Desk>,
    /// A notice waits this long, in case its person looks by themselves.
    grace: Millis,
}

impl Worker {
    /// A worker. There is to be one for a store.
    pub fn new(store: Arc<dyn Outbox>, sender: Arc<Sender>, desk: Arc<dyn Desk>, grace: Duration) -> Worker {
        let grace = Millis::try_from(grace.as_millis()).unwrap_or(LONGEST);
        Worker { store, sender, desk, grace }
    }

    /// Sends what is due now; answers how many messages were tried.
    pub async fn round(&self, now: Millis) -> Result<usize, StoreError> {
        let mut messages = Vec::new();
        for message in self.store.retries(now, now + LEASE, ROUND).await? {
            messages.extend(self.again(message, now).await?);
        }
        for waiting in self.store.waiting(now - self.grace, now, ROUND).await? {
            messages.extend(self.pack(waiting, now).await?);
        }
        let count = messages.len();
        let sending = futures_util::stream::iter(messages).map(|message| self.deliver(message, now));
        let settled: Vec<Result<(), StoreError>> = sending.buffer_unordered(AT_ONCE).collect().await;
        settled.into_iter().collect::<Result<(), StoreError>>()?;
        Ok(count)
    }

    /// Leaves out what its person is looking at.
    async fn unseen(&self, content: &mut Waiting) -> Result<(), StoreError> {
        let person = content.channel.person.clone();
        let (seen, unseen): (Vec<_>, Vec<_>) =
            content.notices.drain(..).partition(|notice| self.desk.is_looking(&person, &notice.table.table));
        content.notices = unseen;
        if !seen.is_empty() {
            self.store.withdraw(&seen.iter().map(|notice| notice.id).collect::<Vec<_>>()).await?;
        }
        Ok(())
    }

    async fn pack(&self, mut waiting: Waiting, now: Millis) -> Result<Option<Message>, StoreError> {
        self.unseen(&mut waiting).await?;
        if waiting.notices.is_empty() {
            return Ok(None);
        }
        if let Some(end) = quiet_until(&waiting.settings, now) {
            self.store.hold(&waiting.channel.id, end).await?;
            return Ok(None);
        }
        let ids: Vec<i64> = waiting.notices.iter().map(|notice| notice.id).collect();
        let id = new_id();
        let packed = self.store.pack(&id, &waiting.channel.id, &ids, now, now + LEASE).await?;
        waiting.notices.retain(|notice| packed.contains(&notice.id));
        let message = Message { id, tries: 1, content: waiting };
        Ok((!message.content.notices.is_empty()).then_some(message))
    }

    async fn again(&self, mut message: Message, now: Millis) -> Result<Option<Message>, StoreError> {
        self.unseen(&mut message.content).await?;
        if message.content.notices.is_empty() {
            // All of it is withdrawn: the next look drops it.
            let due = Settled::Later { fault: None, due: now };
            self.store.settle(&message.id, &due, now).await?;
            return Ok(None);
        }
        if let Some(due) = quiet_until(&message.content.settings, now) {
            self.store.settle(&message.id, &Settled::Later { fault: None, due }, now).await?;
            return Ok(None);
        }
        Ok(Some(message))
    }

    async fn deliver(&self, message: Message, now: Millis) -> Result<(), StoreError> {
        let Message { id, tries, content } = message;
        let text = self.desk.write(&content);
        let Waiting { channel, settings, notices } = &content;
        let parcel = Parcel { id: &id, channel, language: &settings.language, text: &text, notices };
        let outcome = self.sender.send(parcel, now).await;
        let settled = settled(outcome, tries, now);
        match &settled {
            Settled::Sent => {
                tracing::debug!(channel = channel.id, kind = channel.kind.id(), "a notice was sent")
            }
            Settled::Later { fault, .. } => {
                tracing::info!(
                    channel = channel.id,
                    kind = channel.kind.id(),
                    tries,
                    "a notice waits: {}",
                    fault.as_deref().unwrap_or_default()
                );
            }
            Settled::Failed { fault } | Settled::Gone { fault } => {
                tracing::warn!(
                    channel = channel.id,
                    kind = channel.kind.id(),
                    tries,
                    "a notice is given up: {fault}"
                );
            }
        }
        self.store.settle(&id, &settled, now).await
    }
}

/// An id for a message: 128 random bits in hexadecimal.
pub fn new_id() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    hex::encode(bytes)
}

/// What follows from an outcome at this try.
fn settled(outcome: Outcome, tries: u32, now: Millis) -> Settled {
    match outcome {
        Outcome::Sent => Settled::Sent,
        Outcome::Never { fault } => Settled::Failed { fault },
        Outcome::Gone { fault } => Settled::Gone { fault },
        Outcome::Later { fault, wait } => {
            let pause = usize::try_from(tries).ok().and_then(|tries| PAUSES.get(tries.checked_sub(1)?));
            let Some(&pause) = pause else { return Settled::Failed { fault } };
            let wait = wait.and_then(|wait| Millis::try_from(wait.as_millis()).ok()).unwrap_or(0);
            Settled::Later { fault: Some(fault), due: now + pause.max(wait).min(LONGEST) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let due = |tries, wait| settled(Outcome::Later { fault: "x".into(), wait }, tries, 1_000);
        let later = |due| Settled::Later { fault: Some("x".into()), due };
        assert_eq!(due(1, None), later(1_000 + MINUTE));
        assert_eq!(due(7, None), later(1_000 + 12 * HOUR));
        assert_eq!(due(8, None), Settled::Failed { fault: "x".into() });
        assert_eq!(due(1, Some(Duration::from_secs(7_200))), later(1_000 + 2 * HOUR), "as it was asked");
        assert_eq!(due(1, Some(Duration::MAX)), later(1_000 + MINUTE), "within reason");
        assert!(PAUSES.is_sorted());
    }
}
