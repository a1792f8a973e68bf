//! A PostgreSQL server of a command's own: in a temporary folder, on a socket, started, stopped and killed as often as
//! wanted.

use super::load::Fault;
use rustix::process::{Pid, Signal, kill_process};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};
use store::Address;

/// Debian keeps the programs here, a folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// It starts and stops within this time, also after a crash.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL server; it is gone with this.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    server: Option<Child>,
    databases: u32,
}

/// This program, but not as root, which PostgreSQL refuses; it ends when we do.
fn as_somebody(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]);
    if rustix::process::geteuid().is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg(program).current_dir("/").stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_string()),
        false => Err(String::from_utf8_lossy(&output.stderr).trim().to_string()),
    }
}

impl Cluster {
    /// A new one; a sentence if there is no PostgreSQL on this machine.
    pub fn new() -> Result<Cluster, String> {
        let versions = fs::read_dir(PROGRAMS).map_err(|_| format!("there is no {PROGRAMS}"))?;
        let newest = versions.filter_map(|folder| Some(folder.ok()?.path().join("bin")));
        let programs = newest.filter(|folder| folder.join("initdb").exists()).max();
        let programs = programs.ok_or("PostgreSQL is not installed")?;
        let folder = run(as_somebody(Path::new("mktemp")).args(["-d", "--suffix=-antilles-pg"]))?;
        let mut cluster = Cluster { programs, folder: folder.into(), server: None, databases: 0 };
        let data = cluster.folder.join("data");
        let init = ["-U", "antilles", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        run(as_somebody(&cluster.programs.join("initdb")).arg("-D").arg(data).args(init))?;
        cluster.start().map_err(|Fault(why)| why)?;
        Ok(cluster)
    }

    /// Where the socket is.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Its first process; all others are children of that one.
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// Starts it, and waits until it answers.
    pub fn start(&mut self) -> Result<(), Fault> {
        let began = Instant::now();
        let mut server = self.spawn()?;
        while run(Command::new(self.programs.join("pg_isready")).args(["-q", "-h"]).arg(&self.folder))
            .is_err()
        {
            if began.elapsed() > PATIENCE {
                let _ = server.kill();
                return Err(Fault(format!("PostgreSQL does not start: {}", self.log())));
            }
            sleep(Duration::from_millis(50));
            // After a crash the processes of the old one have to end first.
            if server.try_wait()?.is_some() {
                server = self.spawn()?;
            }
        }
        self.server = Some(server);
        Ok(())
    }

    fn spawn(&self) -> Result<Child, Fault> {
        let log = fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log"))?;
        Ok(as_somebody(&self.programs.join("postgres"))
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("-k")
            .arg(&self.folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?)
    }

    /// Ends it with this signal and waits: INT stops it, KILL leaves everything as it is.
    pub fn end(&mut self, signal: Signal) -> Result<(), Fault> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        kill_process(Pid::from_child(&server), signal)?;
        server.wait()?;
        Ok(())
    }

    /// A new database.
    pub fn database(&mut self) -> Result<String, Fault> {
        self.databases += 1;
        let name = format!("world{}", self.databases);
        let created = run(Command::new(self.programs.join("createdb"))
            .args(["-U", "antilles", "-h"])
            .arg(&self.folder)
            .arg(&name));
        created.map(|_| name).map_err(Fault)
    }

    /// The address of a database, by the socket.
    pub fn address(&self, name: &str) -> Address {
        Address::Postgres(format!("postgres://antilles@localhost/{name}?host={}", self.folder.display()))
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It may have ended already; either way it is gone afterwards.
        let _ = self.end(Signal::INT);
        let _ = fs::remove_dir_all(&self.folder);
    }
}
