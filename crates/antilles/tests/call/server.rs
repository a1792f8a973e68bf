//! The program as a server: started, asked, and told to stop.

use rustix::process::{Pid, Signal, kill_process};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, ExitStatus, Stdio},
    thread::{JoinHandle, spawn},
    time::Duration,
};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(180);

/// A server in a process of its own; killed if a test ends before it does.
pub struct Server {
    pub address: SocketAddr,
    child: Child,
    log: Option<JoinHandle<String>>,
}

/// An answer: status, head and body.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Server {
    /// Starts it, and waits until it listens.
    pub fn start(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut told = BufReader::new(child.stdout.take().unwrap());
        let mut errors = child.stderr.take().unwrap();
        // Read all the time: a log that nobody reads is lost.
        let log = spawn(move || {
            let mut text = String::new();
            errors.read_to_string(&mut text).expect("the log is UTF-8");
            text
        });
        let mut server = Server { address: SocketAddr::from(([0; 4], 0)), child, log: Some(log) };
        let mut first = String::new();
        told.read_line(&mut first).expect("it says where it listens");
        server.address = first.split("http://").nth(1).expect("an address").trim().parse().unwrap();
        // Whatever else it says is of no interest, but must not fill the pipe.
        spawn(move || std::io::copy(&mut told, &mut std::io::sink()));
        server
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it is still there");
    }

    /// Waits for its end; returns how it ended, and its log.
    pub fn ended(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("it ends");
        let log = self.log.take().unwrap().join().expect("the log can be read");
        (status, log)
    }

    /// Sends this and leaves the answer to be read.
    pub fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(text.as_bytes()).expect("it takes what is sent");
        stream
    }

    /// The head of a request that closes the connection after it.
    pub fn head(&self, request: &str, cookie: &str, more: &str) -> String {
        let address = self.address;
        format!(
            "{request} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n{more}\r\n"
        )
    }

    /// Asks for a page.
    pub fn get(&self, path: &str, cookie: &str) -> Answer {
        read(self.send(&self.head(&format!("GET {path}"), cookie, "")))
    }

    /// Sends a form.
    pub fn post(&self, path: &str, cookie: &str, form: &str) -> Answer {
        let length = format!("content-length: {}\r\n", form.len());
        read(self.send(&(self.head(&format!("POST {path}"), cookie, &length) + form)))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads an answer to its end.
pub fn read(mut stream: TcpStream) -> Answer {
    let mut raw = Vec::new();
    stream.read_to_end(&mut raw).expect("the answer is whole");
    let text = String::from_utf8_lossy(&raw);
    let (head, body) = text.split_once("\r\n\r\n").expect("an answer has a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, head: head.to_string(), body: body.to_string() }
}

impl Answer {
    /// A header.
    pub fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(known, _)| *known == name).map(|(_, value)| value).next().unwrap_or_default()
    }

    /// The cookie that it sets.
    pub fn cookie(&self) -> String {
        self.header("set-cookie").split(';').next().unwrap_or_default().to_string()
    }
}
