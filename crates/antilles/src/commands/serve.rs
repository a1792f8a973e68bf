//! `antilles serve`, and `antilles` alone: the table in the browser.

use super::retention::Retention;
use crate::{
    answer::{Answer, Failure},
    files, logging,
    signals::Signals,
};
use clap::Args;
use std::{ffi::OsString, net::SocketAddr, path::PathBuf, process, time::Duration};
use store::Address;
use web::{Config, Running, ServeError};

/// Files that are open besides connections: the database, and whatever the system needs.
const OTHER_FILES: u64 = 128;
/// Bots that think when the server stops are not waited for longer.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

/// Start the server: play in the browser with friends and bots
///
/// Everything is stored in one database, a file or a PostgreSQL server; stop with Ctrl-C (or SIGTERM) and start again, and the games continue. Requests
/// in progress are finished before the server stops; a second signal stops it at once.
///
/// Every setting can be given as a flag, as an environment variable, or as a line "name = value" in the file named by --config,
/// called like the flag. Flags override the environment, which overrides the file.
///
/// Several servers can share one PostgreSQL database; a file belongs to one server.
///
/// The log goes to standard error, each line with its time and level; lines about a request have its number, which the
/// response carries too (x-request-id). Nothing secret or hidden is logged: no cookies, links, codes or cards.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles                                     on port 8080, or a free one if that is taken
  antilles serve --listen 127.0.0.1:9000       only for this machine
  antilles serve --database evening.db         another file
  antilles serve --database postgres://antilles@db.example/antilles
  antilles serve --config /etc/antilles.conf   settings from a file
  antilles serve --log debug                   a line for every request
  antilles serve --public-url https://play.example --behind-proxy --log-format json
  antilles serve --public-url https://play.example --behind-proxy \\
      --smtp smtps://user:password@mail.example --mail-from games@example.org")]
pub struct Serve {
    /// Settings file
    #[arg(long = "config", value_name = "FILE", env = "ANTILLES_CONFIG")]
    _config: Option<PathBuf>,
    /// Address to listen on [default: 0.0.0.0:8080, or a free port if that one is taken]
    #[arg(long, value_name = "ADDRESS:PORT", env = "ANTILLES_LISTEN")]
    listen: Option<SocketAddr>,
    /// The database: a file, created if it does not exist, or postgres://USER:PASSWORD@HOST/NAME [default: antilles.db]
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "ANTILLES_DATABASE",
        hide_env_values = true,
        conflicts_with = "in_memory"
    )]
    database: Option<OsString>,
    /// Keep everything in memory: it is lost when the server stops
    #[arg(long)]
    in_memory: bool,
    /// The public address of the server, if it differs from the one in requests
    #[arg(long, value_name = "URL", env = "ANTILLES_PUBLIC_URL")]
    public_url: Option<String>,
    /// Trust X-Forwarded-For from a proxy in front of the server
    #[arg(long, env = "ANTILLES_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Mail server for notifications: smtps://USER:PASSWORD@HOST, or smtp://HOST?tls=required
    #[arg(long, value_name = "URL", env = "ANTILLES_SMTP", hide_env_values = true, requires_all = ["mail_from", "public_url"])]
    smtp: Option<String>,
    /// Sender of emails: "Antilles <games@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "ANTILLES_MAIL_FROM")]
    mail_from: Option<String>,
    /// Allow webhooks and push subscriptions to addresses in the server's own network
    #[arg(long, env = "ANTILLES_ALLOW_OWN_NETWORK")]
    allow_own_network: bool,
    /// Serve Prometheus metrics at /metrics on this address; do not expose it to the public
    #[arg(long, value_name = "ADDRESS:PORT", env = "ANTILLES_METRICS")]
    metrics: Option<SocketAddr>,
    /// Log level
    #[arg(long, value_name = "LEVEL", env = "ANTILLES_LOG", value_enum, default_value_t)]
    log: logging::Level,
    /// Log format
    #[arg(long, value_name = "FORMAT", env = "ANTILLES_LOG_FORMAT", value_enum, default_value_t)]
    log_format: logging::Format,
    #[command(flatten)]
    retention: Retention,
}

impl Serve {
    /// Runs until it is asked to stop.
    pub fn run(self) -> Result<Answer, Failure> {
        let _log = logging::start(self.log, self.log_format);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(self.serve());
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }

    async fn serve(&self) -> Result<Answer, Failure> {
        let mut signals = Signals::new()?;
        let running = tokio::select! {
            running = self.start() => running?,
            _ = signals.next() => return Ok(self.stopped()),
        };
        tracing::info!(
            address = %running.address(), version = env!("CARGO_PKG_VERSION"), "started"
        );
        tell_unplayable();
        announce(&running);
        let signal = signals.next().await;
        tracing::info!(signal, "stopping: what is under way is finished");
        tokio::select! {
            () = running.stop() => {}
            signal = signals.next() => {
                tracing::warn!(signal, "ended at once");
                process::exit(130);
            }
        }
        tracing::info!("stopped");
        Ok(self.stopped())
    }

    fn stopped(&self) -> Answer {
        let kept = if self.in_memory { "nothing is kept" } else { "the games are kept" };
        Answer { aside: format!("Stopped; {kept}.\n"), ..Answer::default() }
    }

    async fn start(&self) -> Result<Running, ServeError> {
        let mut config = Config {
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            metrics: self.metrics,
            database: (!self.in_memory)
                .then(|| Address::read(self.database.as_deref().unwrap_or("antilles.db".as_ref()))),
            notices: web::notices::Config {
                smtp: self.smtp.clone(),
                mail_from: self.mail_from.clone(),
                own_network: self.allow_own_network,
                ..web::notices::Config::default()
            },
            keep: self.retention.keep(),
            ..Config::default()
        };
        // Every connection is an open file, and the usual limit is lower than the server's own.
        let files = files::allow_as_many_as_possible().saturating_sub(OTHER_FILES);
        let connections = config.limits.connections;
        config.limits.connections = connections.min(usize::try_from(files).unwrap_or(usize::MAX)).max(1);
        if config.limits.connections < connections {
            let most = config.limits.connections;
            tracing::warn!(most, wanted = connections, "the system allows few open files (see ulimit -n)");
        }
        if let Some(listen) = self.listen {
            config.listen = listen;
            return web::serve(config).await;
        }
        match web::serve(config.clone()).await {
            Err(ServeError::Listen(_, error)) if error.kind() == std::io::ErrorKind::AddrInUse => {
                config.listen.set_port(0);
                web::serve(config).await
            }
            started => started,
        }
    }
}

/// Bots that a change of the rules has left without a network are refused where they are chosen; the log says so at once.
fn tell_unplayable() {
    for &game in catalog::GameId::ALL {
        for name in bots::names(game) {
            if let Some(Err(refused)) = name.parse().ok().map(|bot| bots::playable(game, bot)) {
                tracing::error!(game = game.id(), %refused, "a bot is missing");
            }
        }
    }
}

fn announce(running: &Running) {
    let port = running.address().port();
    let here = if running.address().ip().is_unspecified() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{}", running.address())
    };
    let mut text = format!("Antilles is open: {here}\n");
    if let Some(url) = running.local_url() {
        text += &format!("For friends in the same network: {url}\n");
    }
    if let Some(address) = running.figures() {
        text += &format!("Figures for Prometheus: http://{address}/metrics\n");
    }
    text += "Stop with Ctrl-C.\n";
    // If nobody reads it, the server runs all the same.
    let _ = crate::answer::print(&text);
}
