//! A PostgreSQL server of the tests' own: in a temporary folder, on a socket, gone with the tests that use it.

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

/// Debian keeps the programs here, a folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// As many tests may have a database of their own.
const SCHEMAS: u32 = 200;

/// Starts a server and says in which folder. It ends, and the folder goes, when nobody can write to this script any more:
/// when the tests have ended, however they did. Text is ordered as in English, which must not matter.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d --suffix=-antilles-pg)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$1/initdb" -D data -U antilles -A trust -E UTF8 --locale=C --locale-provider=icu --icu-locale=en --no-sync >log 2>&1
"$1/postgres" -D data -k "$folder" -c listen_addresses= -c fsync=off -c max_connections=200 >>log 2>&1 &
server=$!
until "$1/pg_isready" -q -h "$folder"; do kill -0 $server; sleep 0.05; done
schemas=$(seq "$2" | sed 's/.*/CREATE SCHEMA test_&;/')
"$1/psql" -q -h "$folder" -U antilles -d postgres -c "$schemas"
echo "$folder"
cat >/dev/null
kill -INT $server
wait $server || true
"#;

/// The server of this program of tests.
struct Cluster {
    folder: String,
    _script: Child,
}

static CLUSTER: OnceLock<Cluster> = OnceLock::new();

/// The URL of an empty database; a new one each time.
///
/// # Panics
/// If there is no PostgreSQL on this machine: `./check` installs it.
pub fn url() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    let folder = &CLUSTER.get_or_init(start).folder;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    assert!(number <= SCHEMAS, "more schemas are needed");
    format!("postgres://antilles:s3cret@localhost/postgres?host={folder}&options[search_path]=test_{number}")
}

/// Has this statement carried out in the database of this URL; answers what psql prints, without headings.
pub fn psql(url: &str, statement: &str) -> String {
    let schema = url.rsplit('=').next().expect("a URL of ours ends with the schema");
    let cluster = CLUSTER.get().expect("a URL of ours has a server");
    let done = Command::new(programs().join("psql"))
        .args(["-q", "-t", "-A", "-h", &cluster.folder, "-U", "antilles", "-d", "postgres"])
        .args(["-c", &format!("SET search_path TO {schema}"), "-c", statement])
        .output()
        .expect("psql starts");
    assert!(done.status.success(), "{statement}: {done:?}");
    String::from_utf8(done.stdout).expect("it is UTF-8").trim().to_string()
}

/// What the server has written into its log so far.
pub fn log() -> String {
    let cluster = CLUSTER.get().expect("a URL of ours has a server");
    std::fs::read_to_string(Path::new(&cluster.folder).join("log")).expect("the server has a log")
}

/// Where the newest PostgreSQL has its programs.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir(PROGRAMS).expect("PostgreSQL is installed");
    let newest = versions.filter_map(|folder| Some(folder.ok()?.path().join("bin")));
    newest.filter(|folder| folder.join("initdb").exists()).max().expect("PostgreSQL is installed")
}

fn start() -> Cluster {
    let mut script = as_somebody("sh")
        .args(["-c", SCRIPT, "sh"])
        .arg(programs())
        .arg(SCHEMAS.to_string())
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell can be started");
    let mut told = String::new();
    BufReader::new(script.stdout.take().expect("it is piped")).read_line(&mut told).expect("it can be read");
    assert!(Path::new(told.trim()).is_absolute(), "PostgreSQL does not start");
    script.stdin.as_mut().expect("it is piped").flush().expect("it is open");
    Cluster { folder: told.trim().into(), _script: script }
}

/// This program, but not as root: PostgreSQL refuses that.
fn as_somebody(program: &str) -> Command {
    let id = Command::new("id").arg("-u").output().expect("there is `id`");
    if id.stdout != b"0\n" {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", program]);
    command
}
