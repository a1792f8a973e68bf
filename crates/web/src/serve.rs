//! Starting and stopping the server.

use crate::{
    App, Config, assets,
    host::{Host, HostError},
    live::Bulletin,
    pages::replay::Records,
    routes,
    security::{connections, rates::Rates},
    sessions::Sessions,
    speech::Speech,
};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use store::{Sqlite, Store, StoreError};
use tokio::{
    net::TcpListener,
    sync::{Semaphore, watch},
    task::JoinHandle,
};

/// How often idle tables are looked for.
const SWEEP: Duration = Duration::from_secs(60);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(StoreError),
    /// The games that were running cannot be taken up.
    #[error("the running games cannot be taken up: {0}")]
    Resume(HostError),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    resumed: usize,
    app: Arc<App>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many running games it took up.
    pub fn resumed(&self) -> usize {
        self.resumed
    }

    /// The address other machines in the local network can use, if it listens to them.
    pub fn local_url(&self) -> Option<String> {
        let address = crate::network::local_address().filter(|_| !self.address.ip().is_loopback())?;
        Some(format!("http://{}", SocketAddr::new(address, self.address.port())))
    }

    /// Ends it: open requests are finished, streams closed, bots stopped.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.serving.await;
        // Another server may have the database now.
        self.app.store.close().await;
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
    let limits = config.limits;
    let app = Arc::new(App {
        address,
        speech: Speech::new(),
        store,
        sessions: Sessions::default(),
        host: host.clone(),
        bulletin,
        records: Records::default(),
        streams: Arc::new(Semaphore::new(limits.streams)),
        stop: stop.clone(),
        requests: Rates::new(limits.requests),
        writes: Rates::new(limits.writes),
        new_tables: Rates::new(limits.tables),
        config,
    });
    let resumed = host.resume().await.map_err(ServeError::Resume)?;
    tokio::spawn(sweep(host, stopped.clone()));
    let serving =
        tokio::spawn(connections::accept(listener, routes::router(app.clone()), limits.connections, stopped));
    Ok(Running { address, stop, serving, resumed, app })
}

async fn sweep(host: Arc<Host>, stop: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => host.sweep().await,
            () = crate::stopped(stop.clone()) => return,
        }
    }
}
