//! Starting and stopping the server.

use crate::{
    App, Config, api, assets,
    host::Host,
    live::Bulletin,
    pages::replay::Records,
    regions::Drawn,
    routes,
    security::{
        connections,
        places::{Beyond, Places},
        rates::Rates,
    },
    sessions::Sessions,
    speech::Speech,
    visitor::now,
};
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Keep, Sqlite, Store, StoreError};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

/// How often idle tables are looked for.
const SWEEP_MEMORY: Duration = Duration::from_secs(10);
/// How often the store is asked to forget what is old.
const SWEEP_STORE: Duration = Duration::from_secs(10 * 60);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(StoreError),
}

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
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

    /// The address other machines in the local network can use, if it listens to them.
    pub fn local_url(&self) -> Option<String> {
        let address = crate::network::local_address().filter(|_| !self.address.ip().is_loopback())?;
        Some(format!("http://{}", SocketAddr::new(address, self.address.port())))
    }

    /// Ends it: bots stop, streams are closed, open requests are finished, and what they asked for is committed.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.serving.await;
        self.host.close().await;
        // Another server may have the database now.
        self.store.close().await;
    }

    /// Waits until it ends by itself, which it does not.
    pub async fn wait(self) {
        let _ = self.serving.await;
    }
}

/// Starts the server.
pub async fn serve(config: Config) -> Result<Running, ServeError> {
    assets::prepare();
    let listen = |error| ServeError::Listen(config.listen, error);
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let store = match &config.database {
        Some(path) => Sqlite::open(path).await,
        None => Sqlite::in_memory().await,
    };
    let store = store.map_err(ServeError::Database)?.with_quotas(config.quotas);
    let store: Arc<dyn Store> = Arc::new(store);
    let bulletin = Arc::new(Bulletin::default());
    let (stop, stopped) = watch::channel(false);
    let host = Host::new(store.clone(), bulletin.clone(), config.bots, stopped.clone());
    let (limits, behind_proxy) = (config.limits, config.behind_proxy);
    let app = Arc::new(App {
        address,
        speech: Speech::new(),
        store: store.clone(),
        sessions: Sessions::default(),
        host: host.clone(),
        bulletin,
        drawn: Drawn::default(),
        records: Records::default(),
        streams: Places::new(limits.streams, limits.streams_per_address, Beyond::Refuse),
        uploads: Places::new(limits.uploads, limits.uploads_per_address, Beyond::Refuse),
        programs: api::Programs::new(&limits),
        stop: stop.clone(),
        requests: Rates::new(limits.requests),
        writes: Rates::new(limits.writes),
        new_tables: Rates::new(limits.tables),
        config,
    });
    tokio::spawn(until_stopped(stopped.clone(), take_up(host.clone())));
    tokio::spawn(until_stopped(stopped.clone(), sweep(host.clone(), store.clone())));
    let router = routes::router(app);
    let serving = tokio::spawn(connections::accept(listener, router, limits, behind_proxy, stopped));
    Ok(Running { address, stop, serving, host, store })
}

async fn until_stopped(stop: watch::Receiver<bool>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = work => {}
        () = crate::stopped(stop) => {}
    }
}

/// Takes up the games that were running. The server answers meanwhile: whoever opens one of them takes it up too.
async fn take_up(host: Arc<Host>) {
    let games = host.resume().await;
    tracing::info!("{games} running games were taken up");
}

/// Lets go of what nobody needs any more, in memory and in the store.
async fn sweep(host: Arc<Host>, store: Arc<dyn Store>) {
    // Not at the start: a server that starts again and again must not sweep again and again.
    let mut swept = Instant::now();
    loop {
        host.sweep();
        if swept.elapsed() >= SWEEP_STORE {
            swept = Instant::now();
            match store.sweep(now(), &Keep::default()).await {
                Ok(swept) if swept.is_empty() => {}
                Ok(swept) => tracing::info!("what was old is removed: {swept:?}"),
                Err(error) => tracing::error!("the store could not be swept: {error}"),
            }
        }
        tokio::time::sleep(SWEEP_MEMORY).await;
    }
}
