//! The table in the browser: pages, live updates, boards.
//!
//! [`serve`] starts the server and answers where it listens; [`Running::stop`] ends it in order.
//!
//! ```no_run
//! # async fn demo() -> Result<(), web::ServeError> {
//! let running = web::serve(web::Config::default()).await?;
//! println!("http://{}", running.address());
//! running.stop().await;
//! # Ok(()) }
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`config`] | how the server is to run |
//! | [`pages`] | a folder per page family |
//! | [`api`] | the same for programs: `/api/v1` |
//! | [`tournaments`] | what moves tournaments on: rounds, tables, outcomes |
//! | [`host`] | the tables in memory, commands, bots, standing orders |
//! | [`access`] | who may look at a table, and sit down there |
//! | [`pace`], [`ids`] | how fast a table goes; the ids of everything |
//! | [`records`] | records that people brought |
//! | [`scene`] | what of a table a reader may know: boards and pages are drawn from it |
//! | [`live`] | server-sent events |
//! | [`nodes`] | several servers on one database |
//! | [`notices`] | notices for people whose page is closed |
//! | [`security`] | headers, origin, limits, rates, tokens, cookies |
//! | [`games`], [`art`] | a folder per game, and the drawings all share |
//! | [`visitor`], [`device`], [`settings`], [`speech`] | who asks, what they like, in which words |
//! | [`frame`], [`regions`], [`problem`], [`done`], [`assets`] | what pages are made of |
//! | [`scale`] | the measured levels of our bots on the scale of the ratings |
//! | [`health`], [`metrics`] | for those who run the server |
//! | [`recent`] | the last errors, for the page of the host |
//! | [`requests`] | the number of every request, in the log and in its answer |

pub mod access;
pub mod api;
pub mod art;
pub mod assets;
pub mod config;
pub mod dates;
pub mod device;
pub mod done;
pub mod frame;
pub mod games;
pub mod health;
pub mod host;
pub mod ids;
pub mod keys;
pub mod live;
pub mod metrics;
pub mod network;
pub mod nodes;
pub mod notices;
pub mod pace;
pub mod pages;
pub mod problem;
pub mod qr;
pub mod recent;
pub mod records;
pub mod regions;
pub mod requests;
#[cfg(test)]
mod rooms;
mod routes;
pub mod scale;
pub mod scene;
pub mod security;
mod seeds;
mod serve;
pub mod sessions;
pub mod settings;
pub mod speech;
mod steady;
pub mod tournaments;
pub mod visitor;

pub use config::Config;
pub use seeds::Seeds;
pub use serve::{Running, ServeError, serve};
pub use steady::Clock;

use crate::{
    host::Host,
    live::Bulletin,
    problem::Problem,
    security::{network, places::Places, rates::Rates},
    speech::Speech,
    visitor::Visitor,
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};
use store::Store;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

/// Everything a handler may need.
pub struct App {
    /// How the server is to run.
    pub config: Config,
    /// Where it listens.
    pub address: SocketAddr,
    /// The words.
    pub speech: Arc<Speech>,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Who the browsers are.
    pub sessions: sessions::Sessions,
    /// The tables.
    pub host: Arc<Host>,
    /// Their news.
    pub bulletin: Arc<Bulletin>,
    /// Regions of pages, drawn lately.
    pub drawn: regions::Drawn,
    /// Records people brought.
    pub records: records::Records,
    /// Places for streams.
    pub streams: Arc<Places>,
    /// Places for uploads.
    pub uploads: Arc<Places>,
    /// What stood at the end of finished games.
    pub built: pages::people::Built,
    /// Where passwords are looked at.
    pub passwords: pages::people::Passwords,
    /// Programs: their tokens, and who is connected.
    pub programs: api::Programs,
    /// Sends notices to people whose page is closed.
    pub notices: Arc<notices::Office>,
    /// The tournaments.
    pub tournaments: Arc<tournaments::Tournaments>,
    /// The games of a day that an expert plays right now.
    pub experts: pages::daily::Experts,
    /// What is done once for all tables: for this node to do?
    pub duty: Arc<nodes::Duty>,
    /// Those whose play is being appraised.
    pub appraisals: pages::people::Appraisals,
    /// What requests change, under way also when nobody waits for it any more.
    pub work: TaskTracker,
    /// Tells streams and drivers that the server stops.
    pub stop: watch::Sender<bool>,
    requests: Rates,
    writes: Rates,
    new_tables: Rates,
}

impl App {
    /// Milliseconds since 1970, by the clock this server goes by.
    pub fn now(&self) -> table::Millis {
        self.config.clock.now()
    }

    /// May this address set up another table, or bring another record?
    pub fn new_table_allowed(&self, address: IpAddr) -> Result<(), Problem> {
        allowed(&self.new_tables, address)
    }

    /// The address to put into links for this visitor: the public one; otherwise the one they use themselves, unless
    /// that works on this machine only.
    pub fn address_for(&self, visitor: &Visitor) -> String {
        if let Some(url) = &self.config.public_url {
            return url.trim_end_matches('/').to_string();
        }
        let host = visitor.host.rsplit_once(':').map_or(visitor.host.as_str(), |(host, _)| host);
        let local = matches!(host, "localhost" | "127.0.0.1" | "[::1]");
        match network::local_address().filter(|_| local && !self.address.ip().is_loopback()) {
            Some(address) => format!("http://{}", SocketAddr::new(address, self.address.port())),
            None => format!("http://{}", visitor.host),
        }
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "App({})", self.address)
    }
}

/// Returns when the server stops.
async fn stopped(mut stop: watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

fn allowed(rates: &Rates, address: IpAddr) -> Result<(), Problem> {
    rates.take(network(address), Instant::now()).map_err(|wait| Problem::too_many(wait.as_secs() + 1))
}
