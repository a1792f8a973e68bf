//! The server as a process: how it stops, and what it writes into its log.

use crate::call::{
    good, program,
    server::{Server, read},
};
use rustix::process::Signal;
use std::{io::Write, process::Command, thread::sleep, time::Duration};

fn in_memory(more: &[&str]) -> Server {
    let args = [&["serve", "--listen", "127.0.0.1:0", "--in-memory"], more].concat();
    Server::start(program(&args))
}

const FORM: &str = "name=Anne&seat-2=bot-greedy&seat-3=open&pace=instant";

#[test]
fn both_signals_let_it_finish_what_it_has_begun() {
    for signal in [Signal::INT, Signal::TERM] {
        let server = in_memory(&[]);
        let made = server.post("/new/puerto-rico", "", FORM);
        let table = made.header("location").trim_start_matches("/table/").to_string();
        let stream = server.send(&server.head(&format!("GET /live?since={table}:0"), &made.cookie(), ""));
        let length = format!("content-length: {}\r\n", FORM.len());
        let mut begun = server.send(&server.head("POST /new/puerto-rico", "", &length));
        begun.write_all(&FORM.as_bytes()[..9]).unwrap();
        // Asked after those two: they have been accepted by then, and a moment later, whichever thread has them, read.
        assert_eq!(server.get("/", "").status, 200);
        sleep(Duration::from_millis(500));
        server.signal(signal);
        let told = read(stream);
        assert_eq!(told.status, 200);
        assert!(told.body.ends_with("0\r\n\r\n"), "the stream ends in good order: {told:?}");
        begun.write_all(&FORM.as_bytes()[9..]).unwrap();
        assert_eq!(read(begun).status, 303, "what was begun is done");
        let (status, log) = server.ended();
        assert_eq!(status.code(), Some(0), "{log}");
        for line in ["INFO started", "INFO stopping", "INFO stopped", "Stopped; nothing is kept."] {
            assert!(log.contains(line), "{line}: {log}");
        }
    }
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let server = in_memory(&[]);
    let begun = server.send(&server.head("POST /new/puerto-rico", "", "content-length: 100\r\n"));
    let stream = server.send(&server.head("GET /live?since=x:0", "", ""));
    assert_eq!(read(stream).status, 200);
    server.signal(Signal::TERM);
    // When nobody can connect any more, it is stopping.
    while std::net::TcpStream::connect(server.address).is_ok() {}
    server.signal(Signal::TERM);
    let (status, log) = server.ended();
    assert_eq!(status.code(), Some(130), "{log}");
    drop(begun);
}

/// The part of a page between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split(before).nth(1).unwrap_or_else(|| panic!("no {before}: {text}"));
    rest.split(after).next().unwrap()
}

#[test]
fn the_log_tells_what_went_wrong_and_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    // Files may not grow beyond 600 KB or so, as if the disk were full.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 1200; exec \"$@\"", "sh"]);
    command.args([env!("CARGO_BIN_EXE_antilles"), "serve", "--listen", "127.0.0.1:0", "--log", "trace"]);
    command.arg("--database").arg(folder.path().join("tables.db"));
    let server = Server::start(command);

    let made = server.post("/new/puerto-rico", "", FORM);
    let anne = made.cookie();
    let table = made.header("location").to_string();
    let room = server.get(&table, &anne).body;
    let invitation = format!("/join/{}", between(&room, "/join/", "\""));
    let code = invitation.rsplit('/').next().unwrap().to_string();
    assert_eq!(server.get(&invitation, "").status, 200);
    let joined = server.post(&invitation, "", "name=Bernadette");
    assert_eq!(joined.status, 303);
    let bernadette = joined.cookie();
    assert_eq!(server.post(&format!("{table}/start"), &anne, "").status, 303);
    let page = server.post("/device", &anne, "").body;
    let token = between(&page, "/device/", "\"").to_string();
    let phone = server.post(&format!("/device/{token}"), "", "");
    assert_eq!(phone.status, 303);
    let stream = server.send(&server.head(&format!("GET /live?since={code}:0"), &anne, ""));
    assert_eq!(read(stream).status, 200);

    // Whatever is written, at some time it does not fit any more. Limits on how often one may write are waited for.
    let said = format!("text=unspeakable{}", "+word".repeat(60));
    let failed = (0..2000).find_map(|count| {
        let answer = match count % 2 {
            0 => server.post(&format!("{table}/chat"), &bernadette, &said),
            _ => server.post("/settings", "", "language=en&theme=system&name=Bernadette"),
        };
        if answer.status == 429 {
            sleep(Duration::from_millis(50));
        }
        (answer.status >= 500).then_some(answer)
    });
    let failed = failed.expect("the disk is full at last");
    assert_eq!(failed.status, 500, "{failed:?}");
    let number = failed.header("x-request-id").to_string();
    assert!(!number.is_empty() && failed.body.contains(&number), "people can tell the number: {failed:?}");
    server.signal(Signal::TERM);
    let (status, log) = server.ended();
    assert_eq!(status.code(), Some(0), "{log}");

    let of_it: Vec<&str> = log.lines().filter(|line| line.contains(&number)).collect();
    assert!(of_it.iter().any(|line| line.contains("ERROR")), "{of_it:?}");
    assert!(of_it.iter().any(|line| line.contains("status=500") && line.contains("ms=")), "{of_it:?}");
    assert!(
        log.contains("route=\"/device/{token}\"") && log.contains("route=\"/join/{table}/{code}\""),
        "{log}"
    );
    let value = |cookie: &str| cookie.split('=').nth(1).unwrap().to_string();
    let secrets = [code, token, value(&anne), value(&bernadette), value(&phone.cookie())];
    for secret in secrets.iter().map(String::as_str).chain(["Anne", "Bernadette", "unspeakable"]) {
        assert!(secret.len() > 3 && !log.contains(secret), "{secret} is in the log: {log}");
    }
}

#[test]
fn the_log_can_be_read_by_programs() {
    let server = in_memory(&["--log", "debug", "--log-format", "json"]);
    let number = server.get("/rules/san-juan", "").header("x-request-id").to_string();
    server.signal(Signal::TERM);
    let (_, log) = server.ended();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .filter(|line| !line.starts_with("Stopped"))
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    let answered = lines.iter().find(|line| line["span"]["id"] == number.as_str()).expect("a line about it");
    assert_eq!((&answered["level"], &answered["status"]), (&"DEBUG".into(), &200.into()));
    assert_eq!(
        (&answered["span"]["method"], &answered["span"]["route"]),
        (&"GET".into(), &"/rules/{game}".into())
    );
    assert!(answered["timestamp"].is_string() && answered["ms"].is_number());
}

#[test]
fn the_level_of_the_log_comes_from_the_command_or_the_environment() {
    let quiet = in_memory(&["--log", "off"]);
    quiet.signal(Signal::TERM);
    assert_eq!(quiet.ended().1, "Stopped; nothing is kept.\n");
    let mut command = program(&["serve", "--listen", "127.0.0.1:0", "--in-memory"]);
    command.env("ANTILLES_LOG", "debug");
    let chatty = Server::start(command);
    chatty.get("/", "");
    chatty.signal(Signal::TERM);
    assert!(chatty.ended().1.contains("DEBUG"));
    let help = good(&["serve", "--help"]).out;
    for flag in [
        "--listen",
        "--database",
        "--in-memory",
        "--public-url",
        "--behind-proxy",
        "--log <",
        "--log-format",
        "ANTILLES_LOG",
    ] {
        assert!(help.contains(flag), "{flag}: {help}");
    }
}
