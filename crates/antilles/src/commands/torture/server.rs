//! The server under test: `antilles serve` as a process of its own.

use super::Fault;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use std::{
    env, fs,
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
    thread::{self, JoinHandle},
};
use store::Address;

/// A server in a process of its own; it ends with this.
pub struct Server {
    pub address: SocketAddr,
    child: Child,
    log: Option<JoinHandle<String>>,
}

impl Server {
    /// Starts it on this database, and waits until it listens.
    pub fn start(database: &Address) -> Result<Server, Fault> {
        let mut child = Command::new(env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"])
            .env(
                "ANTILLES_DATABASE",
                match database {
                    Address::File(path) => path.as_os_str(),
                    Address::Postgres(url) => url.as_ref(),
                },
            )
            .stdin(Stdio::null())
            // Ctrl-C is for us: what is under way here is finished first.
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (told, errors) = (child.stdout.take(), child.stderr.take());
        let log = thread::spawn(move || {
            let mut text = String::new();
            let _ = errors.map(|mut errors| errors.read_to_string(&mut text));
            text
        });
        let mut lines =
            told.map(BufReader::new).into_iter().flat_map(|told| told.lines().map_while(Result::ok));
        let address = lines.next().and_then(|line| line.split("http://").nth(1)?.trim().parse().ok());
        // Whatever else it says is of no interest, but must not fill the pipe.
        thread::spawn(move || lines.for_each(drop));
        let mut server = Server { address: SocketAddr::from(([0; 4], 0)), child, log: Some(log) };
        match address {
            Some(address) => server.address = address,
            None => return Err(Fault(format!("the server did not start: {}", server.ended()?.trim()))),
        }
        Ok(server)
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Kills it; nothing that it has begun is finished.
    pub fn kill(mut self) -> Result<String, Fault> {
        self.child.kill()?;
        self.ended()
    }

    /// Tells it to stop, and waits until it has; returns its log.
    pub fn stop(mut self) -> Result<String, Fault> {
        kill_process(self.pid(), Signal::TERM)?;
        let log = self.ended()?;
        Ok(log)
    }

    fn ended(&mut self) -> Result<String, Fault> {
        self.child.wait()?;
        Ok(self.log.take().and_then(|log| log.join().ok()).unwrap_or_default())
    }

    /// How many files it has open.
    pub fn files(&self) -> Result<u64, Fault> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.child.id()))?.count() as u64)
    }

    /// Lets it have only this many files open; returns what it was allowed before.
    pub fn allow_files(&self, most: u64) -> Result<u64, Fault> {
        let pid = Some(self.pid());
        let own = fs::read_to_string(format!("/proc/{}/limits", self.child.id()))?;
        let line = own.lines().find(|line| line.starts_with("Max open files")).unwrap_or_default();
        let highest: u64 = line.split_whitespace().nth(4).and_then(|text| text.parse().ok()).unwrap_or(most);
        let before = prlimit(pid, Resource::Nofile, Rlimit { current: Some(most), maximum: Some(highest) })?;
        Ok(before.current.unwrap_or(highest))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; either way it is gone afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
