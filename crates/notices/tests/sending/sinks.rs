//! An HTTP server and a mail server of the tests' own, on a free port each: they write down what arrives.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::Notify,
};

/// A request that arrived.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl Received {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).expect("the body is JSON")
    }
}

/// An HTTP server that writes down what arrives. It answers 201, or what it was told to.
#[derive(Default)]
pub struct HttpSink {
    pub received: Mutex<Vec<Received>>,
    pub answers: Mutex<VecDeque<&'static str>>,
    /// Told when something has arrived.
    pub arrived: Notify,
}

pub async fn http_sink() -> (Arc<HttpSink>, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let sink = Arc::new(HttpSink::default());
    let shared = sink.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_request(shared.clone(), stream));
        }
    });
    (sink, address)
}

/// One request; what breaks off in the middle has not arrived.
async fn take_request(sink: Arc<HttpSink>, stream: TcpStream) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    if reader.read_line(&mut line).await.is_err() {
        return;
    }
    let path = line.split(' ').nth(1).unwrap_or_default().to_string();
    let mut headers = HashMap::new();
    loop {
        line.clear();
        if !reader.read_line(&mut line).await.is_ok_and(|read| read > 0) {
            return;
        }
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_string());
    }
    let length = headers.get("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    if reader.read_exact(&mut body).await.is_err() {
        return;
    }
    sink.received.lock().unwrap().push(Received { path, headers, body });
    sink.arrived.notify_one();
    let answer = sink.answers.lock().unwrap().pop_front().unwrap_or("201 Created");
    if answer == "silence" {
        // As if the line went dead after everything had arrived.
        std::future::pending::<()>().await;
    }
    let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    let _ = reader.into_inner().write_all(answer.as_bytes()).await;
}

impl HttpSink {
    pub fn all(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    pub fn answer(&self, answers: &[&'static str]) {
        self.answers.lock().unwrap().extend(answers);
    }
}

/// A mail server that takes everything, or refuses recipients with what it was told to.
#[derive(Default)]
pub struct MailSink {
    pub mails: Mutex<Vec<String>>,
    pub answers: Mutex<VecDeque<&'static str>>,
}

pub async fn mail_sink() -> (Arc<MailSink>, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let sink = Arc::new(MailSink::default());
    let shared = sink.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_mail(shared.clone(), stream));
        }
    });
    (sink, address)
}

async fn take_mail(sink: Arc<MailSink>, stream: TcpStream) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.unwrap();
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let command = line.to_ascii_uppercase();
        let told = command.starts_with("RCPT").then(|| sink.answers.lock().unwrap().pop_front()).flatten();
        let answer = match told {
            Some(told) => told,
            None if command.starts_with("DATA") => "354 go on",
            None if command.starts_with("QUIT") => "221 bye",
            None => "250 fine",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
        if command.starts_with("DATA") {
            let mut mail = String::new();
            while !mail.ends_with("\r\n.\r\n") {
                if !stream.read_line(&mut mail).await.is_ok_and(|read| read > 0) {
                    return;
                }
            }
            sink.mails.lock().unwrap().push(mail);
            stream.write_all(b"250 kept\r\n").await.unwrap();
        }
    }
}

impl MailSink {
    pub fn all(&self) -> Vec<String> {
        self.mails.lock().unwrap().clone()
    }
}
