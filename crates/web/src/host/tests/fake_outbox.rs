//! The outbox of the store to which things happen: nothing happens to it.

use super::fake::Fake;
use async_trait::async_trait;
use std::collections::BTreeSet;
use store::{
    Channel, Message, NoticeKind, NoticeSettings, Origin, Outbox, OutboxCounts, OutboxReport, Settled,
    StoreError, Trouble, Waiting,
};
use table::{Millis, PersonId};

#[async_trait]
impl Outbox for Fake {
    async fn called(&self, person: &PersonId, kind: NoticeKind) -> Result<BTreeSet<String>, StoreError> {
        self.kept.called(person, kind).await
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.kept.secret(name, fresh).await
    }

    async fn notice_settings(&self, person: &PersonId) -> Result<Option<NoticeSettings>, StoreError> {
        self.kept.notice_settings(person).await
    }

    async fn save_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettings,
    ) -> Result<(), StoreError> {
        self.kept.save_notice_settings(person, settings).await
    }

    async fn add_channel(&self, channel: &Channel, origin: &Origin) -> Result<String, StoreError> {
        self.kept.add_channel(channel, origin).await
    }

    async fn channel(&self, id: &str) -> Result<Channel, StoreError> {
        self.kept.channel(id).await
    }

    async fn channels(&self, person: &PersonId) -> Result<Vec<Channel>, StoreError> {
        self.kept.channels(person).await
    }

    async fn set_gap(&self, person: &PersonId, id: &str, gap: Millis) -> Result<(), StoreError> {
        self.kept.set_gap(person, id, gap).await
    }

    async fn remove_channel(&self, id: &str) -> Result<(), StoreError> {
        self.kept.remove_channel(id).await
    }

    async fn create_confirmation(
        &self,
        token: &str,
        channel: &Channel,
        expires: Millis,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        self.kept.create_confirmation(token, channel, expires, origin).await
    }

    async fn confirmation(&self, token: &str, now: Millis) -> Result<Channel, StoreError> {
        self.kept.confirmation(token, now).await
    }

    async fn confirm(&self, token: &str, now: Millis) -> Result<Channel, StoreError> {
        self.kept.confirm(token, now).await
    }

    async fn feed(&self, hash: &str, limit: u32) -> Result<Waiting, StoreError> {
        self.kept.feed(hash, limit).await
    }

    async fn tell_invited(&self, person: &PersonId, table: &str, now: Millis) -> Result<(), StoreError> {
        self.kept.tell_invited(person, table, now).await
    }

    async fn waiting(&self, until: Millis, now: Millis, limit: u32) -> Result<Vec<Waiting>, StoreError> {
        self.kept.waiting(until, now, limit).await
    }

    async fn hold(&self, channel: &str, until: Millis) -> Result<(), StoreError> {
        self.kept.hold(channel, until).await
    }

    async fn withdraw(&self, notices: &[i64]) -> Result<(), StoreError> {
        self.kept.withdraw(notices).await
    }

    async fn pack(
        &self,
        message: &str,
        channel: &str,
        notices: &[i64],
        now: Millis,
        due: Millis,
    ) -> Result<Vec<i64>, StoreError> {
        self.kept.pack(message, channel, notices, now, due).await
    }

    async fn retries(&self, now: Millis, due: Millis, limit: u32) -> Result<Vec<Message>, StoreError> {
        self.kept.retries(now, due, limit).await
    }

    async fn settle(&self, message: &str, settled: &Settled, now: Millis) -> Result<(), StoreError> {
        self.kept.settle(message, settled, now).await
    }

    async fn troubles(&self, person: &PersonId, limit: u32) -> Result<Vec<Trouble>, StoreError> {
        self.kept.troubles(person, limit).await
    }

    async fn outbox_report(&self, troubles: u32) -> Result<OutboxReport, StoreError> {
        self.kept.outbox_report(troubles).await
    }

    async fn outbox_counts(&self) -> Result<OutboxCounts, StoreError> {
        self.kept.outbox_counts().await
    }
}
