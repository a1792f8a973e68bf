//! How the server is to run.

use crate::security::rates::Rate;
use std::{net::SocketAddr, time::Duration};

/// How the server is to run. `Config::default()` is a table for friends in one house.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the database is; `None` keeps everything in memory only.
    pub database: Option<store::Address>,
    /// The address people use (`https://play.example`), if it is not the one they ask for. An https address makes
    /// cookies travel by https only.
    pub public_url: Option<String>,
    /// Is there a proxy before us whose `X-Forwarded-For` says where requests come from?
    pub behind_proxy: bool,
    /// What is allowed.
    pub limits: Limits,
    /// How much is kept.
    pub quotas: store::Quotas,
    /// How long it is kept.
    pub keep: store::Keep,
    /// How bots play.
    pub bots: Bots,
    /// How notices are sent.
    pub notices: crate::notices::Config,
    /// Where figures for a Prometheus server are to be had, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The clock it goes by: the system's, unless a test moves the time.
    pub clock: crate::Clock,
    /// The seeds of tables and of bots' choices: random, unless a test fixes them.
    pub seeds: crate::Seeds,
}

/// What is allowed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address at once; a proxy may have all there are.
    pub connections_per_address: usize,
    /// Time for the head of a request; an idle connection is kept as long.
    pub head_time: Duration,
    /// Time for the body of a request.
    pub body_time: Duration,
    /// A client that takes nothing of its answer for this long is given up.
    pub stall_time: Duration,
    /// Bytes of a form.
    pub form_bytes: usize,
    /// Bytes of an uploaded record.
    pub record_bytes: usize,
    /// Uploads at once.
    pub uploads: usize,
    /// Uploads of one address at once.
    pub uploads_per_address: usize,
    /// Time for an answer.
    pub answer_time: Duration,
    /// Requests of one address.
    pub requests: Rate,
    /// Writes of one address.
    pub writes: Rate,
    /// New tables and uploads of one address, or token. What is kept for good comes slowly: one a minute or so.
    pub tables: Rate,
    /// Streams at once.
    pub streams: usize,
    /// Streams of one address at once.
    pub streams_per_address: usize,
    /// Tables one stream may follow.
    pub tables_per_stream: usize,
}

/// How bots play.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Bots {
    /// How many may think at once.
    pub at_once: usize,
    /// The most time one may take for a decision; then a legal move is played.
    pub limit: Duration,
    /// Multiplies every pause that makes bots pleasant to watch; 0 in tests.
    pub pace: f64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            database: None,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            quotas: store::Quotas::default(),
            keep: store::Keep::default(),
            bots: Bots::default(),
            notices: crate::notices::Config::default(),
            metrics: None,
            clock: crate::Clock::default(),
            seeds: crate::Seeds::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 16_384,
            connections_per_address: 512,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(30),
            stall_time: Duration::from_secs(20),
            form_bytes: 64 * 1024,
            record_bytes: game::record::limits::MAX_BYTES,
            uploads: 16,
            uploads_per_address: 4,
            answer_time: Duration::from_secs(20),
            requests: Rate { burst: 400.0, per_second: 100.0 },
            writes: Rate { burst: 80.0, per_second: 20.0 },
            tables: Rate { burst: 60.0, per_second: 0.02 },
            streams: 10_000,
            streams_per_address: 256,
            tables_per_stream: 16,
        }
    }
}

impl Default for Bots {
    fn default() -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Bots { at_once: cores, limit: Duration::from_secs(10), pace: 1.0 }
    }
}

impl Config {
    /// May cookies travel by https only?
    pub fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
