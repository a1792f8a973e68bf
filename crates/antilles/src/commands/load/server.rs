//! The server that is measured: this same program as a process of its own, or one that runs already.

use super::Fault;
use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::{SocketAddr, ToSocketAddrs},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// What the server is started with, besides its database and a free port. With a proxy's word for where requests come
/// from, everybody has an address of their own, and the server's limits stay as they are.
pub const SETTING: &str = "--behind-proxy";

/// A server; one that was started here ends with it.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    child: Option<Child>,
}

impl Server {
    /// Starts this same program as a server of this database.
    pub fn start(database: &Path) -> Result<Server, Fault> {
        let mut child = Command::new(env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", SETTING, "--database"])
            .arg(database)
            .stdin(Stdio::null())
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

    /// Processor time it has used, if it was started here and the system tells.
    pub fn processor_time(&self) -> Option<Duration> {
        processor_time(&self.child.as_ref()?.id().to_string())
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

/// Processor time a process has used (`self`: this one), where the system tells it in `/proc`.
pub fn processor_time(process: &str) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything; user and system time are fields 14 and 15, in
    // hundredths of a second.
    let ticks: u64 = stat
        .rsplit(") ")
        .next()?
        .split(' ')
        .skip(11)
        .take(2)
        .filter_map(|part| part.parse::<u64>().ok())
        .sum();
    Some(Duration::from_millis(ticks * 10))
}
