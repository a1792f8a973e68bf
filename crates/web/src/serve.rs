//! Starting and stopping the server.

use crate::{
    App, Clock, Config, api, assets,
    host::Host,
    live::Bulletin,
    metrics,
    nodes::{self, Duty, Wire},
    notices::{self, Clerk, Office, OfficeError},
    pages::people,
    records::Records,
    regions::Drawn,
    routes,
    security::{
        connections::{self, BACKLOG},
        places::{Beyond, Places},
        rates::Rates,
    },
    sessions::Sessions,
    speech::Speech,
    tournaments::Tournaments,
};
use futures_util::{FutureExt, future::BoxFuture};
use std::{net::SocketAddr, panic::AssertUnwindSafe, sync::Arc, time::Duration};
use store::{Keep, Sqlite, Store, StoreError};
use table::Millis;
use tokio::{
    net::{TcpListener, TcpSocket},
    sync::watch,
    task::JoinHandle,
};
use tokio_util::task::TaskTracker;

/// How often idle tables are looked for.
const SWEEP_MEMORY: Millis = 10 * 1000;
/// How often the store is asked to forget what is old.
const SWEEP_STORE: Millis = 10 * 60 * 1000;

/// Pause before background work restarts after a panic.
const RESTART_PAUSE: Duration = Duration::from_secs(2);

/// How long shutdown waits for requests whose clients have gone.
const LAST_CHANGES: Duration = Duration::from_secs(10);

/// How long shutdown waits for commits under way: longer than one may take.
const LAST_COMMITS: Duration = Duration::from_secs(40);

/// Messages under way when the server stops are not waited for longer.
const LAST_NOTICES: Duration = Duration::from_secs(5);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(StoreError),
    /// Notices cannot be sent like this.
    #[error("notices cannot be sent: {0}")]
    Notices(String),
}

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    figures: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    notices: JoinHandle<()>,
    work: TaskTracker,
    host: Arc<Host>,
    store: Arc<dyn Store>,
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Running({})", self.address)
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where figures are to be had, if that was asked for.
    pub fn figures(&self) -> Option<SocketAddr> {
        self.figures
    }

    /// The address other machines in the local network can use, if it listens to them.
    pub fn local_url(&self) -> Option<String> {
        let address = crate::network::local_address().filter(|_| !self.address.ip().is_loopback())?;
        Some(format!("http://{}", SocketAddr::new(address, self.address.port())))
    }

    /// Ends it: bots stop, streams are closed, open requests are finished, and what they asked for is committed.
    pub fn stop(self) -> BoxFuture<'static, ()> {
        self.end().boxed()
    }

    async fn end(self) {
        self.stop.send_replace(true);
        let _ = self.serving.await;
        self.work.close();
        if tokio::time::timeout(LAST_CHANGES, self.work.wait()).await.is_err() {
            tracing::warn!(open = self.work.len(), "some requests had not done their work at the end");
        }
        self.host.close(LAST_COMMITS).await;
        // Another node goes on at once.
        if let Some(nodes) = self.store.nodes() {
            nodes.resign().await;
        }
        // A message under way is waited for, so that it need not be sent again.
        let _ = tokio::time::timeout(LAST_NOTICES, self.notices).await;
        // Another server may have the database now.
        self.store.close().await;
    }

    /// Waits until it ends by itself, which it does not.
    pub async fn wait(self) {
        let _ = self.serving.await;
    }
}

/// Starts the server. The future is boxed so that the server is compiled here, once: the code of a future is made where it is
/// awaited, which would be every program and test program that starts a server.
pub fn serve(config: Config) -> BoxFuture<'static, Result<Running, ServeError>> {
    start(config).boxed()
}

async fn start(config: Config) -> Result<Running, ServeError> {
    assets::prepare();
    let listen = |error| ServeError::Listen(config.listen, error);
    let socket = bind(config.listen).map_err(listen)?;
    let address = socket.local_addr().map_err(listen)?;
    let metrics = match config.metrics {
        Some(address) => Some(metrics_listener(address).await?),
        None => None,
    };
    let store = open(&config).await.map_err(ServeError::Database)?;
    let office =
        Office::open(&config.notices, config.public_url.as_deref(), &*store, config.clock.clone()).await;
    let office = Arc::new(office.map_err(|error| match error {
        OfficeError::Store(error) => ServeError::Database(error),
        OfficeError::Mail(why) => ServeError::Notices(why),
    })?);
    let bulletin = Arc::new(Bulletin::default());
    let (stop, stopped) = watch::channel(false);
    let clock = config.clock.clone();
    let host = Host::new(
        store.clone(),
        bulletin.clone(),
        config.bots,
        config.seeds.clone(),
        clock.clone(),
        stopped.clone(),
    );
    let (duty, wire) = (Duty::new(store.clone()), Wire::of(&store));
    let tournaments =
        Tournaments::new(store.clone(), host.clone(), bulletin.clone(), clock.clone(), duty.clone());
    let work = TaskTracker::new();
    let (limits, behind_proxy, keep) = (config.limits, config.behind_proxy, config.keep);
    let speech = Speech::new();
    let sending = {
        let (config, store, clock) = (config.notices.clone(), store.clone(), clock.clone());
        let (duty, stopped) = (duty.clone(), stopped.clone());
        let (office, bulletin, speech) = (office.clone(), bulletin.clone(), speech.clone());
        move || {
            let clerk = Clerk { office: office.clone(), bulletin: bulletin.clone(), speech: speech.clone() };
            let (store, clock) = (store.clone(), clock.clone());
            notices::run(config.clone(), clerk, store, clock, duty.clone(), stopped.clone())
        }
    };
    let app = Arc::new(App {
        address,
        speech,
        store: store.clone(),
        sessions: Sessions::new(wire.clone()),
        host: host.clone(),
        bulletin,
        drawn: Drawn::default(),
        records: Records::default(),
        streams: Places::new(limits.streams, limits.streams_per_address, Beyond::Refuse),
        uploads: Places::new(limits.uploads, limits.uploads_per_address, Beyond::Refuse),
        built: Default::default(),
        passwords: Default::default(),
        programs: api::Programs::new(&limits, wire),
        notices: office,
        tournaments: tournaments.clone(),
        experts: Default::default(),
        duty: duty.clone(),
        appraisals: Default::default(),
        work: work.clone(),
        stop: stop.clone(),
        requests: Rates::new(limits.requests),
        writes: Rates::new(limits.writes),
        new_tables: Rates::new(limits.tables),
        config,
    });
    // Not before: every client that connects is answered, and a proxy sends nobody here who would have to wait.
    let listener = socket.listen(BACKLOG).map_err(|error| ServeError::Listen(address, error))?;
    let background = Background { host: host.clone(), stopped: stopped.clone() };
    let (games, swept, kept, followed, kept_up) =
        (host.clone(), host.clone(), store.clone(), app.clone(), app.clone());
    background.spawn("taking up games", move || take_up(games.clone()));
    background
        .spawn("sweeping", move || sweep(swept.clone(), kept.clone(), clock.clone(), keep, duty.clone()));
    background.spawn("following other nodes", move || nodes::follow(followed.clone()));
    background.spawn("reading results", move || people::upkeep(kept_up.clone()));
    background.spawn("tournaments", move || tournaments.clone().drive());
    // A message under way is finished when the server stops.
    let notices = tokio::spawn(steadily(host.clone(), "sending notices", sending));
    let figures = metrics.as_ref().and_then(|listener| listener.local_addr().ok());
    if let Some(listener) = metrics {
        tokio::spawn(metrics::serve(listener, app.clone()));
    }
    let router = routes::router(app);
    let serving = tokio::spawn(connections::accept(listener, router, limits, behind_proxy, stopped));
    Ok(Running { address, figures, stop, serving, notices, work, host, store })
}

/// The address is ours from now on, but nobody can connect yet.
fn bind(address: SocketAddr) -> std::io::Result<TcpSocket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that stopped a moment ago has left connections behind. (Elsewhere than on Unix the name means another thing.)
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

async fn open(config: &Config) -> Result<Arc<dyn Store>, StoreError> {
    match &config.database {
        Some(address) => address.open(config.quotas).await,
        None => Ok(Arc::new(Sqlite::in_memory().await?.with_quotas(config.quotas))),
    }
}

async fn metrics_listener(address: SocketAddr) -> Result<TcpListener, ServeError> {
    metrics::start().map_err(|error| ServeError::Listen(address, std::io::Error::other(error)))?;
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen(address, error))
}

/// Starts what goes on beside requests.
struct Background {
    host: Arc<Host>,
    stopped: watch::Receiver<bool>,
}

impl Background {
    fn spawn<W>(&self, what: &'static str, work: impl Fn() -> W + Send + Sync + 'static)
    where
        W: Future<Output = ()> + Send + 'static,
    {
        tokio::spawn(until_stopped(self.stopped.clone(), steadily(self.host.clone(), what, work)));
    }
}

/// Does a work that goes on as long as the server does. If it panics that is logged and counted, and it begins again after
/// a rest: one panic must not end it for good.
async fn steadily<W: Future<Output = ()>>(host: Arc<Host>, what: &'static str, work: impl Fn() -> W) {
    while let Err(panic) = AssertUnwindSafe(async { work().await }).catch_unwind().await {
        host.count_panic_of(what, &*panic);
        tokio::time::sleep(RESTART_PAUSE).await;
    }
}

async fn until_stopped(stop: watch::Receiver<bool>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = work => {}
        () = crate::stopped(stop) => {}
    }
}

/// Takes up the games that were running. The server answers meanwhile: opening one of them takes it up too.
async fn take_up(host: Arc<Host>) {
    let games = host.resume().await;
    tracing::info!("{games} running games were taken up");
}

/// Lets go of what nobody needs any more, in memory and in the store.
async fn sweep(host: Arc<Host>, store: Arc<dyn Store>, clock: Clock, keep: Keep, duty: Arc<Duty>) {
    // Not at the start: a server that starts again and again must not sweep again and again.
    let mut swept = clock.now();
    loop {
        let now = clock.now();
        host.sweep();
        host.wake(now).await;
        if now - swept >= SWEEP_STORE && duty.is_ours() {
            swept = now;
            match store.sweep(now, &keep).await {
                Ok(swept) if swept.is_empty() => {}
                Ok(swept) => tracing::info!("what was old is removed: {swept:?}"),
                Err(error) => tracing::error!("the store could not be swept: {error}"),
            }
        }
        tokio::select! {
            () = clock.until(now + SWEEP_MEMORY) => {}
            () = host.rung() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::tests::fake::{House, begin, creation, random, until};
    use std::sync::atomic::{AtomicU32, Ordering};
    use store::Origin;

    #[tokio::test]
    async fn work_that_panics_is_counted_and_begins_again() {
        let house = House::new(random).await;
        let begun = AtomicU32::new(0);
        let work = async || {
            let time = begun.fetch_add(1, Ordering::Relaxed);
            assert!(time > 0, "on purpose");
        };
        steadily(house.host.clone(), "a test", work).await;
        assert_eq!((begun.load(Ordering::Relaxed), house.host.panics()), (2, 1));
    }

    /// All that runs here has one thread: what is left to do beside has not begun when the server is there.
    #[tokio::test]
    async fn games_are_taken_up_when_the_server_answers_already() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Some(folder.path().join("tables.db").into()),
            ..Config::default()
        };
        let running = start(config.clone()).await.unwrap();
        // A bot is to move, in a minute.
        let (commands, now) = (begin(2), crate::visitor::now());
        running.host.create(creation("t", 60_000), &commands, now, Origin::default()).await.unwrap();
        running.stop().await;
        let running = start(config).await.unwrap();
        assert_eq!(running.host.in_memory(), 0, "nobody waits for this");
        until(async || running.host.in_memory() == 1).await;
        running.stop().await;
    }
}
