//! Tables learn when their players play: when somebody sits down, and when they say something else.

use super::{Host, HostError, keeper::in_time};
use std::sync::Arc;
use store::Filter;
use table::{Command, Hours, Millis, Pace, PersonId, Phase, Table, Who};

/// At most this many tables are told.
const TABLES: u32 = 100;

/// Does it matter at this table when people play?
pub(super) fn matters(table: &Table) -> bool {
    matches!(table.clock().map(|clock| clock.pace), Some(Pace::Days { .. }))
}

impl Host {
    /// Tells a table where this person has just sat down when they play. If it cannot be told, their whole day counts.
    pub(super) async fn announce(self: &Arc<Host>, id: &str, who: &Who, now: Millis) {
        let Who::Person(person) = who else { return };
        let told = async {
            if matters(&self.open(id).await?.read())
                && let Some(hours) = in_time(self.store.hours(person)).await?
            {
                self.open(id).await?.command(Command::SetHours { hours }, who.clone(), now).await?;
            }
            Ok::<(), HostError>(())
        };
        if let Err(error) = told.await {
            tracing::error!(table = id, "cannot be told when somebody plays: {error}");
        }
    }

    /// Tells all tables of this person where a game is not over when they play from now on.
    pub async fn announce_everywhere(
        self: &Arc<Host>,
        person: &PersonId,
        hours: &Hours,
        now: Millis,
    ) -> Result<(), HostError> {
        let phases = vec![Phase::Gathering, Phase::Playing];
        let filter = Filter { person: Some(person.clone()), phases, limit: TABLES, ..Filter::default() };
        for summary in in_time(self.store.tables(&filter)).await? {
            let hosted = self.open(&summary.table).await?;
            if !matters(&hosted.read()) {
                continue;
            }
            let set = Command::SetHours { hours: hours.clone() };
            match hosted.command(set, Who::Person(person.clone()), now).await {
                Ok(()) => {}
                // It ended meanwhile, or nothing more fits into its log: all others are told.
                Err(HostError::Refused(refusal)) => {
                    tracing::warn!(table = summary.table, "does not take new hours: {refusal}");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
