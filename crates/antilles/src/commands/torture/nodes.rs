//! Two nodes on one PostgreSQL server, and what happens to them, to it, and to the line between.

use super::{
    Fault, Outcome, Torture, Trial,
    ledger::Head,
    line::{Line, State},
    scene::Scene,
    world::World,
};
use crate::{
    commands::cluster::Cluster,
    progress::{self, Bar},
};
use game::Fast;
use rustix::process::Signal;
use std::{
    collections::BTreeMap,
    sync::atomic::Ordering,
    time::{Duration, Instant},
};
use store::Address;

/// What one node has committed, the other shows after this time at the latest, whatever it did not hear.
const SOON: Duration = Duration::from_secs(20);

/// Does one of these trials.
pub async fn run(trial: Trial, asked: &Torture) -> Result<Outcome, Fault> {
    let cluster = match Cluster::new() {
        Ok(cluster) => cluster,
        Err(why) => return Ok(Outcome { skipped: Some(why), ..Outcome::default() }),
    };
    let mut run = Run { asked, trial, random: Fast::new(asked.seed), outcome: Outcome::default(), cluster };
    let bar = Bar::new(asked.rounds.into(), "rounds");
    while run.outcome.rounds < asked.rounds && !progress::cancel().load(Ordering::Relaxed) {
        run.some_rounds(&bar).await?;
    }
    Ok(run.outcome)
}

struct Run<'a> {
    asked: &'a Torture,
    trial: Trial,
    random: Fast,
    outcome: Outcome,
    cluster: Cluster,
}

/// Two nodes, each with a line of its own.
struct Fleet {
    scene: Scene,
    lines: Vec<Line>,
    /// The address of the database by each line.
    addresses: Vec<Address>,
}

impl Fleet {
    /// Starts the node of this number again.
    fn start(&mut self, at: usize) -> Result<(), Fault> {
        self.scene.start_at(&self.addresses[at])?;
        let last = self.scene.servers.len() - 1;
        self.scene.servers.swap(at.min(last), last);
        self.scene.open();
        Ok(())
    }
}

impl Run<'_> {
    /// A new world, and as many rounds as its games last.
    async fn some_rounds(&mut self, bar: &Bar) -> Result<(), Fault> {
        let name = self.cluster.database()?;
        let database = self.cluster.address(&name);
        let world = World::new(database, self.asked.tables, 0, &mut self.random).await?;
        let lines = [Line::to(self.cluster.socket()).await?, Line::to(self.cluster.socket()).await?];
        let addresses: Vec<Address> = lines.iter().map(|line| line.address(&name)).collect();
        let scene = Scene::new(world, &mut self.random, 0);
        let mut fleet = Fleet { scene, lines: lines.into(), addresses };
        fleet.start(0)?;
        fleet.start(1)?;
        while self.outcome.rounds < self.asked.rounds {
            self.round(&mut fleet).await?;
            self.outcome.rounds += 1;
            bar.at(self.outcome.rounds.into());
            let over = fleet.scene.running() < fleet.scene.players.len().div_ceil(2);
            if over || progress::cancel().load(Ordering::Relaxed) {
                break;
            }
        }
        fleet.scene.ledger.sum_up(&mut self.outcome);
        for server in fleet.scene.servers.drain(..) {
            server.stop()?;
        }
        Ok(())
    }

    async fn round(&mut self, fleet: &mut Fleet) -> Result<(), Fault> {
        fleet.scene.until(20 + u64::from(self.random.below(60))).await?;
        let known = fleet.scene.shown(fleet.scene.server()?.address).await?;
        fleet.scene.until(10).await?;
        let pause = Duration::from_micros(u64::from(self.random.below(20_000)));
        tokio::time::sleep(pause).await;
        let at = self.random.below(2) as usize;
        match self.trial {
            Trial::Node => {
                fleet.scene.take(at)?.kill()?;
                // Everybody goes on at the other one.
                fleet.scene.until(20).await?;
                fleet.start(at)?;
            }
            Trial::Rolling => {
                for at in [at, 1 - at] {
                    let stopping = fleet.scene.take(at)?;
                    let stopped = tokio::task::spawn_blocking(move || stopping.stop());
                    stopped.await.map_err(|error| Fault(error.to_string()))??;
                    fleet.start(at)?;
                    fleet.scene.until(10).await?;
                }
            }
            Trial::DatabaseStop | Trial::DatabaseKill => {
                let stop = self.trial == Trial::DatabaseStop;
                self.cluster.end(if stop { Signal::INT } else { Signal::KILL })?;
                tokio::time::sleep(Duration::from_millis(u64::from(self.random.below(500)))).await;
                self.cluster.start()?;
            }
            _ => {
                // Cut, or dead; for a moment, or until the node counts as lost.
                let how = if self.outcome.rounds.is_multiple_of(2) { State::Cut } else { State::Dead };
                let long = if self.random.below(4) == 0 { 8_000 } else { 0 };
                fleet.lines[at].set(how);
                tokio::time::sleep(Duration::from_millis(long + u64::from(self.random.below(1_500)))).await;
                fleet.lines[at].set(State::Up);
            }
        }
        fleet.scene.until(20).await?;
        self.compare(&fleet.scene, &known).await
    }

    /// Reads the database and compares what both nodes show with it, and what their streams tell.
    async fn compare(&mut self, scene: &Scene, known: &BTreeMap<String, Head>) -> Result<(), Fault> {
        scene.pause().await;
        let world = &scene.world;
        let heads = scene.ledger.compare(&world.database, &world.tables(), &mut self.outcome).await?;
        for server in &scene.servers {
            let began = Instant::now();
            let differing = loop {
                let shown = scene.shown(server.address).await;
                let differing = match &shown {
                    Ok(shown) => heads.iter().filter(|(table, head)| shown.get(*table) != Some(head)).count(),
                    Err(_) => heads.len(),
                };
                if differing == 0 || began.elapsed() > SOON {
                    break differing;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            };
            self.outcome.differing += differing as u64;
            for room in &world.rooms {
                let (head, before) = (heads[&room.table], known[&room.table]);
                if head.entry > before.entry {
                    let told = room.clients()[0].told(server.address, &room.table, before.entry).await?;
                    self.outcome.silent += u64::from(told != Some(head.entry));
                }
            }
        }
        scene.open();
        Ok(())
    }
}
