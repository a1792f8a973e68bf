//! What follows by itself: tables are set up, their ends are noted, bots sit in for those who left, what a duplicate round kept
//! back is shown when it is over, and the next round begins.

use super::{TournamentError, Tournaments, moves};
use crate::{
    host::{HostError, bot_name},
    ids::new_id,
};
use catalog::GameId;
use game::{Seat, Seed};
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use store::{Origin, StoreError, TournamentFilter, tournaments};
use table::{Command, Creation, Holder, Phase, TableOptions, Who};
use tournament::{Outcome, Player, Tournament, seeds::table_id};

/// Everything is looked at again after this long, whatever was told: nothing stands still because of a failure.
const AGAIN: Duration = Duration::from_secs(60);
/// Tournaments are listed in pages of this many.
const PAGE: u32 = 50;
/// A tournament goes on by this many steps at a time: more than any has rounds.
const STEPS: usize = 100;

impl Tournaments {
    /// Moves all tournaments on, forever, while that is for this node to do.
    pub async fn drive(self: Arc<Tournaments>) {
        loop {
            self.duty.ours().await;
            let mut waiting = self.all().await;
            while self.duty.is_ours() {
                for id in waiting {
                    if let Err(error) = self.advance(&id).await {
                        tracing::error!(tournament = id, "cannot go on for now: {error}");
                    }
                }
                waiting = tokio::select! {
                    ids = self.host.ended().next() => ids,
                    () = tokio::time::sleep(AGAIN) => self.all().await,
                };
            }
        }
    }

    /// Those that may move by themselves.
    async fn all(&self) -> BTreeSet<String> {
        let phases = vec![tournaments::RUNNING.to_string(), tournaments::CANCELLED.to_string()];
        let mut filter = TournamentFilter { phases, limit: PAGE, ..TournamentFilter::default() };
        let mut ids = BTreeSet::new();
        loop {
            match self.list(&filter).await {
                Ok(list) => {
                    ids.extend(
                        list.iter()
                            .filter(|found| moves(&found.tournament))
                            .map(|found| found.tournament.id.clone()),
                    );
                    let Some(last) = list.last() else { return ids };
                    filter.after = Some((last.last, last.tournament.id.clone()));
                }
                Err(error) => {
                    tracing::error!("the tournaments cannot be listed: {error}");
                    return ids;
                }
            }
        }
    }

    /// Does what is due at a tournament. Each step may be repeated without harm.
    pub async fn advance(&self, id: &str) -> Result<(), TournamentError> {
        for _ in 0..STEPS {
            let found = self.find(id).await?;
            if !moves(&found.tournament) {
                return Ok(());
            }
            self.set_up(&found.tournament, &found.secret).await?;
            self.note_ends(&found.tournament, &found.secret).await?;
            self.show(id, &found.secret).await?;
            let before = self.find(id).await?.version;
            let after = self.step(id, |tournament, secret, now| {
                tournament.go_on(secret, now);
                Ok(())
            });
            if after.await?.version == before {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Sets up the tables of rounds that have none yet.
    async fn set_up(&self, tournament: &Tournament, secret: &Seed) -> Result<(), TournamentError> {
        if tournament.phase != tournament::Phase::Running {
            return Ok(());
        }
        for (number, round) in tournament.rounds.iter().enumerate().filter(|(_, round)| !round.set_up) {
            for at in 0..round.tables.len() {
                let created = self.create_table(tournament, secret, number, at).await;
                match created {
                    // It was set up before the server stopped.
                    Ok(()) | Err(HostError::Store(StoreError::Exists(_))) => {}
                    Err(HostError::Store(error)) => return Err(error.into()),
                    Err(error) => return Err(TournamentError::Ours(error.to_string())),
                }
            }
            self.step(&tournament.id, move |tournament, _, _| {
                tournament.rounds[number].set_up = true;
                Ok(())
            })
            .await?;
        }
        Ok(())
    }

    async fn create_table(
        &self,
        tournament: &Tournament,
        secret: &Seed,
        round: usize,
        at: usize,
    ) -> Result<(), HostError> {
        let code = new_id(16);
        let owner = Tournaments::owner_of_tables(&tournament.id);
        let options = TableOptions {
            open: false,
            code: code.clone(),
            draw_seats: false,
            hot_seat: false,
            coach: false,
            tournament: Some(tournament.id.clone()),
            duplicate: tournament.duplicate,
            ..tournament.options.clone()
        };
        let creation = Creation {
            table: table_id(secret, round, at),
            game: tournament.game.clone(),
            setup: tournament.setup.clone(),
            options,
            owner: owner.clone(),
            seed: tournament.table_seed(secret, round, at),
            opening: None,
        };
        let owner = Who::Person(owner);
        let mut commands = Vec::new();
        for (seat, &entrant) in tournament.rounds[round].tables[at].seats.iter().enumerate() {
            let (chair, entrant) = (Some(seat as u8 + 1), &tournament.entrants[entrant]);
            let name = entrant.name.clone();
            commands.push(match &entrant.player {
                Player::Person(person) if !entrant.left => {
                    (Who::Person(person.clone()), Command::Sit { chair, name, code: Some(code.clone()) })
                }
                Player::Program(program) if !entrant.left => {
                    let (program, program_of) = (program.person.clone(), program.of.clone());
                    (owner.clone(), Command::AddProgram { chair, program, name, program_of })
                }
                Player::Person(_) | Player::Program(_) => {
                    (owner.clone(), Command::AddBot { chair, bot: usual(tournament).into(), name })
                }
                Player::Bot(bot) => (owner.clone(), Command::AddBot { chair, bot: bot.clone(), name }),
            });
        }
        commands.push((owner, Command::Start));
        self.host.create_with(creation, &commands, self.clock.now(), Origin::default()).await
    }

    /// Notes how tables ended, and has bots play on for those who left.
    async fn note_ends(&self, tournament: &Tournament, secret: &Seed) -> Result<(), TournamentError> {
        let mut ends: Vec<(usize, usize, Outcome)> = Vec::new();
        for (number, round) in tournament.rounds.iter().enumerate() {
            for (at, table) in round.tables.iter().enumerate().filter(|(_, table)| table.outcome.is_none()) {
                let id = table_id(secret, number, at);
                let broken_off = || Outcome::BrokenOff { seats: table.seats.len() };
                let hosted = match self.host.open(&id).await {
                    Ok(hosted) => hosted,
                    // A cancelled tournament may have no tables; one that is lost must not stop all others.
                    Err(HostError::NoTable | HostError::Load(_)) => {
                        ends.push((number, at, broken_off()));
                        continue;
                    }
                    Err(HostError::Store(error)) => return Err(error.into()),
                    Err(error) => return Err(TournamentError::Ours(error.to_string())),
                };
                let state = hosted.read();
                match (state.phase(), state.result()) {
                    (Phase::Finished, Some(result)) => {
                        let (places, totals) = (result.places.clone(), result.totals.clone());
                        ends.push((number, at, Outcome::Played { places, totals }));
                    }
                    (Phase::Finished | Phase::Stopped, _) => ends.push((number, at, broken_off())),
                    // Rules that changed under a game: it cannot go on.
                    (Phase::Playing, _) if state.drift().is_some() => ends.push((number, at, broken_off())),
                    (Phase::Gathering | Phase::Playing, _) => {
                        for (seat, &entrant) in Seat::all(tournament.setup.players).zip(&table.seats) {
                            let entrant = &tournament.entrants[entrant];
                            let Some(who) = entrant.known_as().filter(|_| entrant.left) else { continue };
                            if state.holders().get(seat.index()).and_then(Holder::person) == Some(who) {
                                self.replace(tournament, &id, seat, Who::Person(who.clone())).await?;
                            }
                        }
                    }
                }
            }
        }
        if ends.is_empty() {
            return Ok(());
        }
        self.step(&tournament.id, move |tournament, _, _| {
            for (round, table, outcome) in &ends {
                tournament.set_outcome(*round, *table, outcome.clone());
            }
            Ok(())
        })
        .await?;
        Ok(())
    }

    async fn replace(
        &self,
        tournament: &Tournament,
        table: &str,
        seat: Seat,
        who: Who,
    ) -> Result<(), TournamentError> {
        let resign = Command::Resign { seat, bot: usual(tournament).into(), name: bot_name(seat.index()) };
        match self.host.command(table, &resign, &who, self.clock.now()).await {
            Ok(()) | Err(HostError::Refused(_)) => Ok(()),
            Err(HostError::Store(error)) => Err(error.into()),
            Err(error) => Err(TournamentError::Ours(error.to_string())),
        }
    }

    /// Shows what the tables of a duplicate round kept back, once all of them are over.
    async fn show(&self, id: &str, secret: &Seed) -> Result<(), TournamentError> {
        let tournament = self.find(id).await?.tournament;
        for (number, round) in tournament.rounds.iter().enumerate() {
            if !round.is_over() || round.shown {
                continue;
            }
            for at in (0..round.tables.len()).filter(|_| tournament.duplicate) {
                let table = table_id(secret, number, at);
                match self.host.command(&table, &Command::Show, &Who::Host, self.clock.now()).await {
                    Ok(()) | Err(HostError::NoTable | HostError::Refused(_) | HostError::Load(_)) => {}
                    Err(HostError::Store(error)) => return Err(error.into()),
                    Err(error) => return Err(TournamentError::Ours(error.to_string())),
                }
            }
            self.step(id, move |tournament, _, _| {
                tournament.rounds[number].shown = true;
                Ok(())
            })
            .await?;
        }
        Ok(())
    }
}

/// The bot that sits in for a person who left.
fn usual(tournament: &Tournament) -> &'static str {
    GameId::parse(&tournament.game).map_or("random", bots::usual)
}
