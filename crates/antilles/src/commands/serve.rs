//! `antilles serve`, and `antilles` alone: the table in the browser.

use crate::{
    answer::{Answer, Failure},
    files,
};
use clap::Args;
use std::{net::SocketAddr, path::PathBuf};
use web::{Config, Running, ServeError};

/// Starts the server: a table in the browser for friends and bots.
///
/// Everything is kept in one database file; stop with Ctrl-C and start again, the games go on.
#[derive(Args, Default)]
#[command(after_help = "\
Examples:
  antilles                                     on port 8080, or a free one if that is taken
  antilles serve --listen 127.0.0.1:9000       only for this machine
  antilles serve --database evening.db         another file
  antilles serve --public-url https://play.example --behind-proxy")]
pub struct Serve {
    /// Where to listen; without it 0.0.0.0:8080, or a free port if that one is taken
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The database file; it is made if it does not exist [default: antilles.db]
    #[arg(long, value_name = "FILE", conflicts_with = "in_memory")]
    database: Option<PathBuf>,
    /// Keep nothing: everything is gone when the server stops
    #[arg(long)]
    in_memory: bool,
    /// The address people use, if it is not the one they ask for
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy stands before the server, whose X-Forwarded-For says where requests come from
    #[arg(long)]
    behind_proxy: bool,
}

impl Serve {
    /// Runs until Ctrl-C.
    pub fn run(self) -> Result<Answer, Failure> {
        // Every stream is an open file, and the usual limit is lower than the server's own on connections.
        files::allow_as_many_as_possible();
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
            let running = self.start().await?;
            announce(&running);
            tokio::signal::ctrl_c().await?;
            running.stop().await;
            Ok(Answer { aside: "Stopped; the games are kept.\n".into(), ..Answer::default() })
        })
    }

    async fn start(&self) -> Result<Running, ServeError> {
        let mut config = Config {
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            database: (!self.in_memory)
                .then(|| self.database.clone().unwrap_or_else(|| "antilles.db".into())),
            ..Config::default()
        };
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
    text += "Stop with Ctrl-C.\n";
    // If nobody reads it, the server runs all the same.
    let _ = crate::answer::print(&text);
}
