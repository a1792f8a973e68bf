//! A world that is played in: its servers, those who play, and what was acknowledged.

use super::{
    Fault,
    ledger::{Head, Ledger},
    player::Player,
    server::Server,
    world::World,
};
use game::Fast;
use hyper::Method;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use store::Address;
use tokio::{sync::watch, task::JoinHandle};

/// Longer than anybody waits for the next acknowledged action.
const PATIENCE: Duration = Duration::from_secs(180);

/// A world that is played in.
pub struct Scene {
    pub world: World,
    pub ledger: Arc<Ledger>,
    pub servers: Vec<Server>,
    addresses: watch::Sender<Vec<SocketAddr>>,
    pub players: Vec<JoinHandle<()>>,
    /// How many of them have a request under way.
    busy: Arc<AtomicUsize>,
}

impl Scene {
    /// Nobody plays before there is a server.
    pub fn new(world: World, random: &mut Fast, vanishes: u32) -> Scene {
        let (addresses, there) = watch::channel(Vec::new());
        let (ledger, busy) = (Arc::new(Ledger::default()), Arc::new(AtomicUsize::new(0)));
        let start = |room| Player::start(room, &ledger, there.clone(), &busy, random.bits(), vanishes);
        let players = world.rooms.iter().map(start).collect();
        Scene { world, ledger: ledger.clone(), servers: Vec::new(), addresses, players, busy: busy.clone() }
    }

    /// Starts a server, at which everybody may play.
    pub fn start(&mut self) -> Result<(), Fault> {
        let database = self.world.database.clone();
        self.start_at(&database)?;
        self.open();
        Ok(())
    }

    /// Starts a server on this address of the database; nobody is told of it yet.
    pub fn start_at(&mut self, database: &Address) -> Result<(), Fault> {
        self.servers.push(Server::start(database)?);
        Ok(())
    }

    /// Everybody may play at all servers.
    pub fn open(&self) {
        self.addresses.send_replace(self.servers.iter().map(|server| server.address).collect());
    }

    /// The first server.
    pub fn server(&self) -> Result<&Server, Fault> {
        self.servers.first().ok_or_else(|| Fault("there is no server".into()))
    }

    /// Takes the server of this number away, for whatever is to happen to it. Those who play do not know.
    pub fn take(&mut self, at: usize) -> Result<Server, Fault> {
        match at < self.servers.len() {
            true => Ok(self.servers.remove(at)),
            false => Err(Fault("there is no server".into())),
        }
    }

    /// Waits until this many more actions were acknowledged, or nobody can act any more.
    pub async fn until(&self, more: u64) -> Result<(), Fault> {
        let (began, before) = (Instant::now(), self.ledger.count());
        while self.ledger.count() < before + more && self.running() > 0 {
            if began.elapsed() > PATIENCE {
                return Err(Fault(format!("nothing was acknowledged for {} s", PATIENCE.as_secs())));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Tables where somebody plays.
    pub fn running(&self) -> usize {
        self.players.iter().filter(|player| !player.is_finished()).count()
    }

    /// How far a server says that each table is.
    pub async fn shown(&self, address: SocketAddr) -> Result<BTreeMap<String, Head>, Fault> {
        let mut shown = BTreeMap::new();
        for room in &self.world.rooms {
            let path = format!("/tables/{}", room.table);
            let (status, state) = room.clients()[0].ask(address, Method::GET, &path, None, None).await?;
            let number = |name: &str| state[name].as_u64().and_then(|number| u32::try_from(number).ok());
            let (Some(entry), Some(step), 200) = (number("entry"), number("step"), status) else {
                return Err(Fault(format!("{path} was answered with {status}")));
            };
            shown.insert(room.table.clone(), Head { entry, step });
        }
        Ok(shown)
    }

    /// Nobody plays for a moment, and nothing is under way.
    pub async fn pause(&self) {
        self.addresses.send_replace(Vec::new());
        while self.busy.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        self.players.iter().for_each(JoinHandle::abort);
    }
}
