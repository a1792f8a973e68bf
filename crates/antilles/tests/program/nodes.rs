//! Several servers on one PostgreSQL database, as processes: one is killed, and nginx stands in front of two.

use crate::{
    call::{
        program,
        server::{Server, read},
    },
    cluster::{psql, url},
};
use rustix::process::Signal;
use serde_json::Value;
use std::{
    fs,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// Longer than anything here takes on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(180);

fn start(database: &str, more: &[&str]) -> Server {
    let mut command = program(&["serve", "--listen", "127.0.0.1:0"]);
    command.args(more).env("ANTILLES_DATABASE", database);
    Server::start(command)
}

/// Waits until this answers something.
fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(50));
    }
}

/// How many actions the record of a table has, and whether it is finished.
fn actions(server: &Server, table: &str, cookie: &str) -> (usize, bool) {
    let answer = server.get(&format!("{table}/record"), cookie);
    assert_eq!(answer.status, 200, "{answer:?}");
    let record: Value = serde_json::from_str(&answer.body).expect("a record is JSON");
    (record["steps"].as_array().map_or(0, Vec::len), record["result"].is_object())
}

/// A game of bots only: Anne hands her seat over.
fn game_of_bots(server: &Server, pace: &str) -> (String, String) {
    let form = format!("name=Anne&seat-2=bot-random&seat-3=bot-random&pace={pace}&spectators=on");
    let made = server.post("/new/san-juan", "", &form);
    assert_eq!(made.status, 303, "{made:?}");
    let (anne, table) = (made.cookie(), made.header("location").to_string());
    let left = (1..=3).filter(|seat| {
        server.post(&format!("{table}/hand-over"), &anne, &format!("seat={seat}")).status == 303
    });
    assert_eq!(left.count(), 1, "only her own");
    (table, anne)
}

#[test]
fn bots_go_on_at_another_node_when_theirs_is_killed() {
    let database = url();
    let (one, two) = (start(&database, &[]), start(&database, &[]));
    // With pauses as for people: the game is not over before its node is.
    let (table, anne) = game_of_bots(&one, "human");
    let known = actions(&two, &table, &anne);
    assert!(!known.1);
    until("the bots play", || (actions(&two, &table, &anne).0 > known.0).then_some(()));
    one.signal(Signal::KILL);
    one.ended();
    let known = actions(&two, &table, &anne).0;
    until("the bots go on", || (actions(&two, &table, &anne).0 > known + 1).then_some(()));
    two.signal(Signal::TERM);
    let (status, log) = two.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(log.contains("1 tables of another node were taken over"), "{log}");
}

/// nginx with the configuration that is documented; it ends with this.
struct Nginx {
    child: Child,
    _folder: tempfile::TempDir,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = rustix::process::kill_process(rustix::process::Pid::from_child(&self.child), Signal::TERM);
        let _ = self.child.wait();
    }
}

/// The documented configuration, with these addresses instead of those in it.
fn documented(listen: u16, nodes: [SocketAddr; 2]) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operations.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let block = page.split("```nginx\n").nth(1).and_then(|rest| rest.split("```").next());
    let mut text = block.expect("the page has the configuration").to_string();
    let [one, two] = nodes.map(|node| node.to_string());
    for (written, here) in [
        ("server 127.0.0.1:8080", format!("server {one}")),
        ("server 127.0.0.1:8081", format!("server {two}")),
        ("listen 80;", format!("listen 127.0.0.1:{listen};")),
    ] {
        assert_eq!(text.matches(written).count(), 1, "{written}");
        text = text.replace(written, &here);
    }
    text
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("there is one").port()
}

fn nginx(nodes: [SocketAddr; 2]) -> Option<(Nginx, SocketAddr)> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display();
    // Another program may take the port meanwhile: then the next one is tried.
    for _ in 0..10 {
        let port = free_port();
        let config = format!(
            "daemon off; master_process off; pid {path}/pid; error_log {path}/error.log;
             events {{ worker_connections 512; }}
             http {{
                 access_log off;
                 client_body_temp_path {path}/body; proxy_temp_path {path}/proxy; fastcgi_temp_path {path}/fastcgi;
                 uwsgi_temp_path {path}/uwsgi; scgi_temp_path {path}/scgi;
                 {}
             }}",
            documented(port, nodes)
        );
        let file = folder.path().join("nginx.conf");
        fs::write(&file, config).unwrap();
        let program = ["/usr/sbin/nginx", "nginx"]
            .into_iter()
            .find(|program| Command::new(program).arg("-v").stderr(Stdio::null()).status().is_ok())?;
        let mut child = Command::new(program)
            .arg("-c")
            .arg(&file)
            .arg("-e")
            .arg(folder.path().join("error.log"))
            .stderr(Stdio::null())
            .spawn()
            .expect("nginx starts");
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let began = Instant::now();
        while began.elapsed() < PATIENCE && child.try_wait().unwrap().is_none() {
            if TcpStream::connect(address).is_ok() {
                return Some((Nginx { child, _folder: folder }, address));
            }
            sleep(Duration::from_millis(20));
        }
        let log = fs::read_to_string(folder.path().join("error.log")).unwrap_or_default();
        assert!(log.contains("Address already in use"), "nginx refuses the configuration: {log}");
        let _ = child.wait();
    }
    None
}

#[test]
fn nginx_stands_in_front_of_two_nodes_as_documented() {
    let database = url();
    let nodes = [start(&database, &["--behind-proxy"]), start(&database, &["--behind-proxy"])];
    let Some((_nginx, address)) = nginx([nodes[0].address, nodes[1].address]) else {
        println!("skipped: nginx is not installed");
        return;
    };
    // What people do goes through nginx, wherever that sends it.
    let through = |node: &Server, request: &str, cookie: &str, form: Option<&str>| {
        let head = node.head(
            request,
            cookie,
            &form.map_or(String::new(), |form| format!("content-length: {}\r\n", form.len())),
        );
        let head = head.replace(&node.address.to_string(), &address.to_string());
        let mut stream = TcpStream::connect(address).expect("nginx listens");
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        std::io::Write::write_all(&mut stream, (head + form.unwrap_or_default()).as_bytes()).unwrap();
        stream
    };
    let [one, two] = nodes;
    let form = "name=Anne&seat-2=bot-random&seat-3=bot-random&pace=instant&spectators=on";
    let made = read(through(&one, "POST /new/san-juan", "", Some(form)));
    assert_eq!(made.status, 303, "{made:?}");
    let (anne, table) = (made.cookie(), made.header("location").to_string());
    assert!(table.starts_with("/table/"), "{table}");
    let page = read(through(&one, &format!("GET {table}"), &anne, None));
    assert_eq!(page.status, 200);

    // A stream comes through at once, not when a buffer is full.
    let id = table.trim_start_matches("/table/").to_string();
    let mut stream = BufReader::new(through(&one, &format!("GET /live?since={id}:0"), &anne, None));
    let mut line = String::new();
    while !line.starts_with("data:") {
        line.clear();
        assert!(stream.read_line(&mut line).expect("the stream is open") > 0);
    }
    assert!(line.contains(&format!("{id}:")), "{line}");

    // One node stops: nobody behind nginx notices more than a stream that ends.
    one.signal(Signal::TERM);
    // Only a form that reaches it at the very moment may have to be sent again: nginx does not know what became of it.
    until("it is said", || {
        let said = read(through(&two, &format!("POST {table}/chat"), &anne, Some("text=Still+here")));
        assert!(matches!(said.status, 200 | 303 | 502), "{said:?}");
        (said.status != 502).then_some(())
    });
    let (status, log) = one.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    // If it was said at the first node the second one hears of it a moment later.
    until("it is heard", || {
        let page = read(through(&two, &format!("GET {table}"), &anne, None));
        page.body.contains("Still here").then_some(())
    });
    for _ in 0..10 {
        let page = read(through(&two, &format!("GET {table}"), &anne, None));
        assert_eq!(page.status, 200);
        assert!(page.body.contains("Still here"), "{page:?}");
    }
    // While the first line was read the stream ended, if it was at the node that stopped.
    let mut again = BufReader::new(through(&two, &format!("GET /live?since={id}:0"), &anne, None));
    line.clear();
    while !line.starts_with("data:") {
        line.clear();
        assert!(again.read_line(&mut line).expect("the stream is open") > 0);
    }
    assert_eq!(read(through(&two, "GET /readyz", "", None)).status, 200);
}

/// A node that can be stopped and started again where it was, and tells how many plays it has answered.
struct Node {
    running: Option<Server>,
    address: SocketAddr,
    figures: SocketAddr,
}

impl Node {
    fn start(database: &str) -> Node {
        let figures = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let server = start(database, &["--behind-proxy", "--metrics", &figures.to_string()]);
        Node { address: server.address, running: Some(server), figures }
    }

    /// Stops it, as a service manager does.
    fn stop(&mut self) {
        let server = self.running.take().expect("it runs");
        server.signal(Signal::TERM);
        let (status, log) = server.ended();
        assert_eq!(status.code(), Some(0), "{log}");
    }

    fn start_again(&mut self, database: &str) {
        let (address, figures) = (self.address.to_string(), self.figures.to_string());
        let mut command = program(&["serve", "--listen", &address, "--behind-proxy", "--metrics", &figures]);
        command.env("ANTILLES_DATABASE", database);
        let server = Server::start(command);
        until("the node is ready", || (server.get("/readyz", "").status == 200).then_some(()));
        self.running = Some(server);
    }

    /// How many plays it has answered since it was started.
    fn plays(&self) -> u64 {
        let mut line = TcpStream::connect(self.figures).expect("it has figures");
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        let request = format!("GET /metrics HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.figures);
        std::io::Write::write_all(&mut line, request.as_bytes()).unwrap();
        let text = read(line).body;
        let of_plays = text
            .lines()
            .filter(|line| line.starts_with("antilles_requests_total") && line.contains("/play\""));
        of_plays.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
    }
}

#[test]
fn a_rolling_restart_behind_nginx_is_not_noticed_by_those_who_play() {
    let database = url();
    let mut nodes = [Node::start(&database), Node::start(&database)];
    let Some((_nginx, address)) = nginx([nodes[0].address, nodes[1].address]) else {
        println!("skipped: nginx is not installed");
        return;
    };
    let url = format!("http://{address}");
    let players = ["load", "--clients", "api", "--url", &url, "--database", &database, "--patient", "--json"];
    // Until they are told to stop.
    let size = ["--tables", "16", "--people", "3", "--rate", "15", "--seconds", "3600"];
    let mut load = program(&players);
    let load = load.args(size).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let entries = || psql(&database, "SELECT count(*) FROM entries").parse::<u64>().expect("a number");
    let goes_on = |what: &str| {
        let before = entries();
        until(what, || (entries() > before + 20).then_some(()));
    };
    until("both nodes are played at", || nodes.iter().all(|node| node.plays() > 5).then_some(()));
    for node in &mut nodes {
        node.stop();
        goes_on("they play at the other node");
        node.start_again(&database);
        // nginx looks after a while whether it is there again: only then it is the next one's turn.
        until("it is played at again", || (node.plays() > 5).then_some(()));
    }
    goes_on("they play");
    rustix::process::kill_process(rustix::process::Pid::from_child(&load), Signal::INT).expect("it runs");
    let said = crate::call::Said::from(load.wait_with_output().expect("it ends"));
    let report: Value = serde_json::from_str(&said.out).unwrap_or_else(|error| panic!("{error}: {said:?}"));
    assert_eq!(report["faults"], serde_json::json!({}), "{said:?}");
    for what in ["lost", "doubled", "different", "silent", "broken"] {
        assert_eq!(report["checked"][what], 0, "{said:?}");
    }
    let number = |name: &str| report[name].as_u64().expect("it is counted");
    assert!(number("streams-again") > 0, "nobody was at the nodes that were stopped: {said:?}");
    println!(
        "{} plays, {} sent again, {} streams connected again, longest wait {} ms",
        report["milliseconds"]["committed"]["count"],
        number("sent-again"),
        number("streams-again"),
        report["milliseconds"]["committed"]["max"]
    );
}

#[test]
fn settings_come_from_flags_then_the_environment_then_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.conf");
    fs::write(&file, "in-memory = true\nlisten = 127.0.0.2:0\nlog = off\n").unwrap();
    let file = file.display().to_string();
    let mut command = program(&["serve", "--config", &file]);
    let server = Server::start(command);
    assert_eq!(server.address.ip().to_string(), "127.0.0.2");
    server.signal(Signal::TERM);
    assert_eq!(server.ended().1, "Stopped; nothing is kept.\n", "no log, and no file");

    command = program(&["serve"]);
    command.env("ANTILLES_CONFIG", &file).env("ANTILLES_LISTEN", "127.0.0.3:0");
    assert_eq!(Server::start(command).address.ip().to_string(), "127.0.0.3");
    command = program(&["serve", "--config", &file, "--listen", "127.0.0.4:0"]);
    command.env("ANTILLES_LISTEN", "127.0.0.3:0");
    assert_eq!(Server::start(command).address.ip().to_string(), "127.0.0.4");

    fs::write(&file, "lisen = 127.0.0.2:0\n").unwrap();
    crate::call::refused(&["serve", "--config", &file], "line 1: there is no setting \"lisen\"");
    crate::call::refused(&["serve", "--config", "/nowhere/antilles.conf"], "cannot be read");
}
