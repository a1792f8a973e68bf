//! The trials, one function each.

use super::{
    Fault, Outcome, Torture, Trial, disk::Disk, ledger::Head, nodes, scene::Scene, server::Server,
    world::World,
};
use crate::progress::{self, Bar};
use ::table::Millis;
use game::Fast;
use hyper::Method;
use std::{collections::BTreeMap, fs, path::Path, sync::atomic::Ordering, time::Duration};
use store::{Address, Sqlite, Store};

const DAY: Millis = 24 * 60 * 60 * 1_000;
/// The small disk, in megabytes.
const MEGABYTES: u32 = 12;

/// Does one trial.
pub async fn run(trial: Trial, asked: &Torture) -> Result<Outcome, Fault> {
    if trial.has_nodes() {
        return nodes::run(trial, asked).await;
    }
    let disk = match trial {
        Trial::Disk | Trial::ReadOnly => match Disk::mount(MEGABYTES) {
            Ok(disk) => Some(disk),
            Err(why) => return Ok(Outcome { skipped: Some(why), ..Outcome::default() }),
        },
        _ => None,
    };
    let mut run = Run { asked, trial, random: Fast::new(asked.seed), outcome: Outcome::default(), disk };
    let bar = Bar::new(asked.rounds.into(), "rounds");
    while run.outcome.rounds < asked.rounds && !progress::cancel().load(Ordering::Relaxed) {
        let left = asked.rounds - run.outcome.rounds;
        run.some_rounds(left, &bar).await?;
    }
    Ok(run.outcome)
}

struct Run<'a> {
    asked: &'a Torture,
    trial: Trial,
    random: Fast,
    outcome: Outcome,
    disk: Option<Disk>,
}

impl Run<'_> {
    /// A new world, and as many rounds as its games last.
    async fn some_rounds(&mut self, most: u32, bar: &Bar) -> Result<(), Fault> {
        let own = tempfile::tempdir()?;
        let folder = self.disk.as_ref().map_or(own.path(), Disk::path).to_path_buf();
        for old in fs::read_dir(&folder)? {
            fs::remove_file(old?.path())?;
        }
        let off = match self.trial {
            Trial::Clock if self.outcome.rounds.is_multiple_of(2) => DAY,
            Trial::Clock => -DAY,
            _ => 0,
        };
        let database = Address::File(folder.join("antilles.db"));
        let world = World::new(database, self.asked.tables, off, &mut self.random).await?;
        let vanishes = if self.trial == Trial::Clients { 3 } else { 0 };
        let mut scene = Scene::new(world, &mut self.random, vanishes);
        scene.start()?;
        let rounds = if matches!(self.trial, Trial::Clock | Trial::Row) { 1 } else { most };
        for _ in 0..rounds {
            self.round(&mut scene).await?;
            self.outcome.rounds += 1;
            bar.at(self.outcome.rounds.into());
            if scene.running() < scene.players.len().div_ceil(2) || progress::cancel().load(Ordering::Relaxed)
            {
                break;
            }
        }
        scene.ledger.sum_up(&mut self.outcome);
        Ok(())
    }

    async fn round(&mut self, scene: &mut Scene) -> Result<(), Fault> {
        scene.until(20 + u64::from(self.random.below(60))).await?;
        match self.trial {
            Trial::Kill => {
                let known = scene.shown(scene.server()?.address).await?;
                scene.until(10).await?;
                tokio::time::sleep(Duration::from_micros(u64::from(self.random.below(20_000)))).await;
                let server = scene.take(0)?;
                server.kill()?;
                self.again(scene, &known).await
            }
            Trial::Stop => {
                let known = scene.shown(scene.server()?.address).await?;
                scene.until(10).await?;
                let server = scene.take(0)?;
                server.stop()?;
                self.again(scene, &known).await
            }
            Trial::Clients | Trial::Clock => self.quiet(scene).await,
            Trial::Disk => {
                let disk = self.disk.as_ref().ok_or_else(|| Fault("there is no disk".into()))?;
                let ballast = disk.fill()?;
                let full = scene.ledger.count();
                tokio::time::sleep(Duration::from_millis(300)).await;
                let refused = scene.ledger.count() - full;
                fs::remove_file(ballast)?;
                scene.until(20).await?;
                if refused > 200 {
                    self.outcome.wrong.push(format!("{refused} actions were acknowledged on a full disk."));
                }
                self.quiet(scene).await
            }
            Trial::ReadOnly => self.read_only(scene).await,
            Trial::Files => {
                let server = scene.server()?;
                let open = server.files()?;
                let before = server.allow_files(open.saturating_sub(2))?;
                // New connections cannot be taken; those that are there go on.
                let waiting: Vec<_> =
                    (0..40).filter_map(|_| std::net::TcpStream::connect(server.address).ok()).collect();
                tokio::time::sleep(Duration::from_millis(300)).await;
                server.allow_files(before)?;
                drop(waiting);
                scene.until(20).await?;
                self.quiet(scene).await
            }
            Trial::Row => self.row(scene).await,
            _ => Err(Fault("this trial is made with several nodes".into())),
        }
    }

    /// The server is gone: looks into its database, starts it again, and compares.
    async fn again(&mut self, scene: &mut Scene, known: &BTreeMap<String, Head>) -> Result<(), Fault> {
        scene.pause().await;
        let heads =
            scene.ledger.compare(&scene.world.database, &scene.world.tables(), &mut self.outcome).await?;
        let database = scene.world.database.clone();
        scene.start_at(&database)?;
        let address = scene.server()?.address;
        let shown = scene.shown(address).await?;
        for room in &scene.world.rooms {
            let (head, before) = (heads[&room.table], known[&room.table]);
            self.outcome.differing += u64::from(shown[&room.table] != head);
            if head.entry > before.entry {
                let told = room.clients()[0].told(address, &room.table, before.entry).await?;
                self.outcome.silent += u64::from(told != Some(head.entry));
            }
        }
        scene.open();
        Ok(())
    }

    /// Compares what a server shows that has nothing to do with what is in its database, and starts it again.
    async fn quiet(&mut self, scene: &mut Scene) -> Result<(), Fault> {
        scene.pause().await;
        let shown = scene.shown(scene.server()?.address).await?;
        let server = scene.take(0)?;
        server.stop()?;
        let heads =
            scene.ledger.compare(&scene.world.database, &scene.world.tables(), &mut self.outcome).await?;
        self.outcome.differing +=
            heads.iter().filter(|(table, head)| shown.get(*table) != Some(head)).count() as u64;
        scene.start()
    }

    async fn read_only(&mut self, scene: &mut Scene) -> Result<(), Fault> {
        let known = scene.shown(scene.server()?.address).await?;
        let server = scene.take(0)?;
        server.stop()?;
        let disk = self.disk.as_ref().ok_or_else(|| Fault("there is no disk".into()))?;
        disk.read_only(true)?;
        match Server::start(&scene.world.database) {
            Ok(_) => self.outcome.wrong.push("a server started that cannot write.".into()),
            Err(Fault(why)) if why.contains("database") => {}
            Err(Fault(why)) => {
                self.outcome.wrong.push(format!("the refusal does not say what is wrong: {why}"))
            }
        }
        disk.read_only(false)?;
        self.again(scene, &known).await
    }

    /// Changes a byte of an entry on the disk: that table stops before it and says so, the others go on. Then it is restored
    /// from a backup, and goes on too.
    async fn row(&mut self, scene: &mut Scene) -> Result<(), Fault> {
        self.quiet(scene).await?;
        scene.pause().await;
        let server = scene.take(0)?;
        server.stop()?;
        let database = scene.world.database.clone();
        let Address::File(file) = &database else { return Err(Fault("it is no file".into())) };
        let room = scene.world.rooms[self.random.below(scene.world.rooms.len() as u32) as usize].clone();
        let own = tempfile::tempdir()?;
        let backup = own.path().join("backup.db");
        store::copy::copy(&database, &Address::File(backup.clone())).await?;
        let damaged = damage(file, &room.table, &mut self.random).await?;
        scene.start()?;
        let address = scene.server()?.address;
        let mut client = room.clients().remove(0);
        let (_, state) =
            client.ask(address, Method::GET, &format!("/tables/{}", room.table), None, None).await?;
        if state["entry"].as_u64() != Some(u64::from(damaged) - 1) {
            let shown = &state["entry"];
            self.outcome.wrong.push(format!("damaged at entry {damaged}, {} stands at {shown}.", room.table));
        }
        let chat = serde_json::json!({ "decision": "0.0.0", "actions": ["pass"] });
        let path = format!("/tables/{}/seats/1/play", room.table);
        let (status, told) = client.ask(address, Method::POST, &path, None, Some(&chat)).await?;
        if status != 409 || !told["detail"].as_str().unwrap_or_default().contains("damaged") {
            self.outcome.wrong.push(format!("a damaged table answers {status}: {told}"));
        }
        // The others go on.
        if scene.running() > 1 {
            scene.until(10).await?;
        }
        let server = scene.take(0)?;
        scene.pause().await;
        let log = server.stop()?;
        if !log.contains("damaged") || !log.contains(&room.table) {
            self.outcome.wrong.push("the log of the server does not name the damaged table.".into());
        }
        let others: Vec<String> =
            scene.world.tables().into_iter().filter(|table| *table != room.table).collect();
        scene.ledger.compare(&database, &others, &mut self.outcome).await?;
        // The backup was made while nothing happened at the table: all of it comes back.
        store::restore_table(&backup, &database, &room.table).await?;
        let heads =
            scene.ledger.compare(&database, std::slice::from_ref(&room.table), &mut self.outcome).await?;
        scene.start_at(&database)?;
        let address = scene.server()?.address;
        let shown = scene.shown(address).await?;
        self.outcome.differing += u64::from(shown.get(&room.table) != heads.get(&room.table));
        scene.open();
        // Somebody goes on there, if the game is not over.
        scene.until(10).await?;
        self.quiet(scene).await
    }
}

/// Changes one byte of an entry of this table, on the disk; returns which entry.
async fn damage(file: &Path, table: &str, random: &mut Fast) -> Result<u32, Fault> {
    let store = Sqlite::open(file).await?;
    let kept = store.load(table).await?;
    store.close().await;
    let mut bytes = fs::read(file)?;
    let begun =
        kept.entries.iter().position(|entry| entry.body.contains("\"started\"")).unwrap_or_default() + 1;
    let last = kept.entries.len();
    for _ in 0..1_000 {
        let entry = &kept.entries[begun + random.below((last - begun) as u32) as usize];
        let found: Vec<usize> = positions(&bytes, entry.body.as_bytes());
        // Another table may have an entry of the same words.
        let [at] = found[..] else { continue };
        let place = at + entry.body.len() / 2;
        bytes[place] ^= 1;
        fs::write(file, &bytes)?;
        return Ok(entry.number);
    }
    Err(Fault(format!("no entry of {table} stands in the file as a whole")))
}

fn positions(bytes: &[u8], part: &[u8]) -> Vec<usize> {
    bytes
        .windows(part.len())
        .enumerate()
        .filter(|(_, window)| *window == part)
        .map(|(at, _)| at)
        .take(2)
        .collect()
}
