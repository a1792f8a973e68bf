//! The server that is measured: this same program as a process of its own, or one that runs already.

use super::{
    Fault,
    process::{self, Used},
};
use crate::{
    answer::{self, Answer, Failure},
    files,
};
use clap::Args;
use std::{
    env,
    ffi::OsString,
    io::{BufRead, BufReader, Read, stdin},
    net::{SocketAddr, ToSocketAddrs},
    process::{Child, Command, Stdio},
    thread,
};
use store::Address;
use tokio::{runtime, sync::oneshot};
use web::{Config, config::Limits};

/// The server of `antilles load`, in a process of its own; it ends when its input does
#[derive(Args)]
pub struct LoadServer {
    /// The database: a file or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, env = "ANTILLES_DATABASE", hide_env_values = true)]
    database: OsString,
    /// How many streams there will be
    #[arg(long)]
    streams: usize,
    /// How many connections there will be
    #[arg(long)]
    connections: usize,
}

impl LoadServer {
    pub fn run(self) -> Result<Answer, Failure> {
        files::allow_as_many_as_possible();
        let usual = Limits::default();
        // Room for everybody at once. What one address may do stays as it is: every browser has its own.
        let limits = Limits {
            connections: usual.connections.max(self.connections),
            streams: usual.streams.max(self.streams),
            ..usual
        };
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config =
            Config { listen, database: Some(Address::read(self.database)), limits, ..Config::default() };
        let (end, ended) = oneshot::channel();
        thread::spawn(move || {
            // However the input ends: the process that started us is gone, or wants us to stop.
            let _ = stdin().read_to_end(&mut Vec::new());
            let _ = end.send(());
        });
        runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
            let running = web::serve(config).await?;
            if answer::print(&format!("http://{}\n", running.address())).is_ok() {
                let _ = ended.await;
            }
            running.stop().await;
            Ok(Answer::default())
        })
    }
}

/// A server; one that was started here ends with it.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    child: Option<Child>,
}

impl Server {
    /// Starts this same program as a server of this database, with room for this many.
    pub fn start(database: &Address, streams: u64, connections: u64) -> Result<Server, Fault> {
        let mut child = Command::new(env::current_exe()?)
            .args(["load-server", "--streams", &streams.to_string()])
            .args(["--connections", &connections.to_string()])
            // Everybody on a machine can read the arguments of a process.
            .env(
                "ANTILLES_DATABASE",
                match database {
                    Address::File(path) => path.as_os_str(),
                    Address::Postgres(url) => url.as_ref(),
                },
            )
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let told = child.stdout.take().map(BufReader::new);
        let mut server = Server { address: SocketAddr::from(([0; 4], 0)), child: Some(child) };
        let first =
            told.into_iter().flat_map(|told| told.lines().map_while(Result::ok)).next().unwrap_or_default();
        let address = first.split("http://").nth(1).and_then(|address| address.trim().parse().ok());
        server.address = address.ok_or_else(|| Fault("the server did not start".into()))?;
        Ok(server)
    }

    /// The one that runs at this address.
    pub fn at(url: &str) -> Result<Server, Fault> {
        let host = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let host = host.ok_or_else(|| Fault(format!("\"{url}\" is not of the form http://HOST:PORT")))?;
        let host = if host.contains(':') { host.to_string() } else { format!("{host}:80") };
        let address = host.to_socket_addrs()?.next();
        let address = address.ok_or_else(|| Fault(format!("there is no machine \"{host}\"")))?;
        Ok(Server { address, child: None })
    }

    /// What it has used, if it was started here and the system tells.
    pub fn used(&self) -> Option<Used> {
        Used::by(self.child.as_ref()?.id())
    }

    /// Bytes of memory it holds, if it was started here and the system tells.
    pub fn memory(&self) -> Option<u64> {
        process::memory(self.child.as_ref()?.id())
    }

    /// Tells it to stop, and waits until it has; one that was not started here goes on.
    pub fn stop(mut self) -> Result<(), Fault> {
        if let Some(mut child) = self.child.take() {
            drop(child.stdin.take());
            child.wait()?;
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended by itself; either way it is gone afterwards.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
