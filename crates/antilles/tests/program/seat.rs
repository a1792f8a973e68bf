//! Bots that are seated at the tables of a running server: programs on standard input, and our own.

use crate::call::{
    Said, one_sentence, program,
    server::{Answer, read},
};
use catalog::GameId;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};
use web::{Config, Running, config::Bots, security::rates::Rate};

/// A server for somebody who does not want to wait.
async fn server(listen: SocketAddr, database: Option<&Path>) -> Running {
    let mut config = Config { listen, database: database.map(Into::into), ..Config::default() };
    let often = Rate { burst: 1e6, per_second: 1e6 };
    (config.limits.requests, config.limits.writes, config.limits.tables) = (often, often, often);
    config.bots = Bots { pace: 0.0, ..config.bots };
    // The port of the previous server may be taken for a moment.
    for _ in 0..600 {
        match web::serve(config.clone()).await {
            Ok(running) => return running,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    web::serve(config).await.expect("it starts")
}

fn anywhere() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

/// Somebody with a browser and perhaps a token.
struct Client {
    address: SocketAddr,
    cookie: String,
    token: String,
}

impl Client {
    /// A new person.
    fn named(address: SocketAddr, name: &str) -> Client {
        let mut client = Client { address, cookie: String::new(), token: String::new() };
        let answer = client.form("/settings", &format!("name={name}&language=auto&theme=system"));
        let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        client.cookie = set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ");
        client
    }

    fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> Answer {
        let Client { address, cookie, token } = self;
        let mut stream = TcpStream::connect(address).expect("it listens");
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n\
             authorization: Bearer {token}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\
             connection: close\r\n\r\n{body}"
        )
        .expect("it takes what is sent");
        read(stream)
    }

    fn form(&self, path: &str, body: &str) -> Answer {
        self.send("POST", path, "application/x-www-form-urlencoded", body)
    }

    /// The same person with the token that a form of the settings page shows.
    fn with_token(&self, path: &str, form: &str) -> Client {
        let page = self.form(path, form).body;
        let shown = page.split("id=\"token\"").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
        let token = shown.and_then(|rest| rest.split('"').next()).expect("a token is shown").to_string();
        Client { token, cookie: self.cookie.clone(), ..*self }
    }

    /// A bot of this person for all games.
    fn bot(&self) -> (Client, Value) {
        let games: String = GameId::ALL.iter().map(|game| format!("&game={}", game.id())).collect();
        let bot = self.with_token("/settings/bots", &format!("name=Engine&about=&open=on{games}"));
        let id = bot.get("/me")["bot"].clone();
        (bot, id)
    }

    fn api(&self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let answer = self.send(method, &format!("/api/v1{path}"), "application/json", body);
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    fn get(&self, path: &str) -> Value {
        let (status, json) = self.api("GET", path, "");
        assert_eq!(status, 200, "{path}: {json}");
        json
    }

    /// A table of the bot, this person and one of the server's bots; returns its id.
    fn table(&self, game: GameId, bot: &Value) -> String {
        let chairs = json!([{ "kind": "program", "program": bot }, { "kind": "me" }, { "kind": "bot", "bot": "random" }]);
        let new = json!({ "game": game.id(), "draw-seats": false, "chairs": chairs });
        let (status, table) = self.api("POST", "/tables", &new.to_string());
        assert_eq!(status, 201, "{table}");
        table["table"].as_str().unwrap().to_string()
    }

    /// Waits until the bot is connected.
    fn await_bot(&self) {
        until(|| (self.get("/bots")[0]["connected"] == true).then_some(()));
    }

    /// Plays the first legal action of seat 2, so often or to the end.
    fn play(&self, table: &str, most: usize) {
        let seat = format!("/tables/{table}/seats/2");
        for _ in 0..most {
            let state = until(|| {
                let state = self.get(&seat);
                (state["decision"].is_object() || state["phase"] != "playing").then_some(state)
            });
            let decision = &state["decision"];
            if decision.is_null() {
                return;
            }
            let action =
                json!({ "decision": decision["decision"], "actions": [decision["actions"][0]["action"]] });
            let (status, json) = self.api("POST", &format!("{seat}/play"), &action.to_string());
            assert!(matches!(status, 200 | 409), "{json}");
        }
    }

    fn finished(&self, table: &str) {
        self.play(table, usize::MAX);
        let state = self.get(&format!("/tables/{table}"));
        assert_eq!(state["phase"], "finished");
        assert_eq!(state["seats"][0]["kind"], "program", "it was there to the end");
    }
}

/// Asks until there is an answer.
fn until<T>(mut ask: impl FnMut() -> Option<T>) -> T {
    for _ in 0..18_000 {
        if let Some(answer) = ask() {
            return answer;
        }
        sleep(Duration::from_millis(10));
    }
    panic!("it does not come");
}

/// `antilles seat`; killed if a test ends before it does.
struct Seated(Option<Child>);

impl Seated {
    fn start(address: SocketAddr, token: &str, more: &[&str]) -> Seated {
        let url = format!("http://{address}");
        let mut command = program(&[&["seat", url.as_str()], more].concat());
        command.env("ANTILLES_TOKEN", token).stdout(Stdio::piped()).stderr(Stdio::piped());
        Seated(Some(command.spawn().expect("it starts")))
    }

    fn ended(mut self) -> Said {
        self.0.take().unwrap().wait_with_output().expect("it ends").into()
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_on_standard_input_plays_whole_games_of_all_kinds_at_tables() {
    let running = server(anywhere(), None).await;
    let address = running.address();
    let played = tokio::task::spawn_blocking(move || {
        let ben = Client::named(address, "Ben");
        let (engine, id) = ben.bot();
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/stdin_bot.py");
        let bot = format!("cmd@60000:python3 '{example}'");
        let seated = Seated::start(address, &engine.token, &["--bot", &bot, "--games", "4"]);
        let anne = Client::named(address, "Anne");
        let anne = anne.with_token("/settings/tokens", "label=x&scope=read&scope=play&scope=tables");
        anne.await_bot();
        // It plays at all of them at the same time.
        let tables: Vec<String> = GameId::ALL.iter().map(|&game| anne.table(game, &id)).collect();
        tables.iter().for_each(|table| anne.finished(table));
        (seated.ended(), tables)
    });
    let (said, tables) = played.await.unwrap();
    assert_eq!(said.code, Some(0), "{said:?}");
    for (table, game) in tables.iter().zip(GameId::ALL) {
        let start = format!("{table} {}: seat 1, place ", game.id());
        assert_eq!(said.out.lines().filter(|line| line.starts_with(&start)).count(), 1, "{}", said.out);
    }
    assert_eq!(said.out.lines().count(), 5, "a line for each game, and one for the program: {}", said.out);
    assert!(said.out.contains(" decisions, and 0 taken by chance"), "{}", said.out);
    assert!(said.err.contains("Engine is there and can be invited"), "{}", said.err);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_does_not_answer_is_played_by_chance_and_counted() {
    let running = server(anywhere(), None).await;
    let address = running.address();
    let played = tokio::task::spawn_blocking(move || {
        let ben = Client::named(address, "Ben");
        let (engine, id) = ben.bot();
        let seated = Seated::start(address, &engine.token, &["--bot", "cmd:/there/is/none", "--games", "1"]);
        let host = ben.with_token("/settings/tokens", "label=x&scope=read&scope=play&scope=tables");
        host.await_bot();
        host.finished(&host.table(GameId::Santiago, &id));
        seated.ended()
    });
    let said = played.await.unwrap();
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("cmd:/there/is/none: 0 decisions, and "), "{}", said.out);
    assert!(said.out.contains(" without a running program)"), "{}", said.out);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_goes_on_when_the_server_is_back_and_ends_when_it_is_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("seat.db");
    let running = server(anywhere(), Some(&file)).await;
    let address = running.address();
    let begun = tokio::task::spawn_blocking(move || {
        let ben = Client::named(address, "Ben");
        let (engine, id) = ben.bot();
        let seated = Seated::start(address, &engine.token, &["--bot", "greedy"]);
        let host = ben.with_token("/settings/tokens", "label=x&scope=read&scope=play&scope=tables");
        host.await_bot();
        let table = host.table(GameId::Santiago, &id);
        host.play(&table, 3);
        (seated, host, table)
    });
    let (seated, host, table) = begun.await.unwrap();
    running.stop().await;
    let running = server(address, Some(&file)).await;
    let ended = tokio::task::spawn_blocking(move || {
        host.finished(&table);
        let mut seated = seated;
        let child = seated.0.as_mut().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).expect("a line for the game");
        kill_process(Pid::from_child(child), Signal::TERM).expect("it is still there");
        (seated.ended(), line, table)
    });
    let (said, line, table) = ended.await.unwrap();
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(line.starts_with(&format!("{table} santiago: seat 1, place ")), "{line} {said:?}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_seat_is_explained() {
    let running = server(anywhere(), None).await;
    let address = running.address();
    let asked = tokio::task::spawn_blocking(move || {
        let ben = Client::named(address, "Ben");
        let person = ben.with_token("/settings/tokens", "label=x&scope=read&scope=play");
        let (engine, _) = ben.bot();
        let said = |token: &str, bot: &str| Seated::start(address, token, &["--bot", bot]).ended();
        one_sentence(&said(&person.token, "hard"), "acts for a person");
        one_sentence(&said(&"0".repeat(64), "hard"), "token");
        one_sentence(&said("nonsense", "hard"), "64 hexadecimal digits");
        let character = bots::pool(GameId::PuertoRico)[0];
        one_sentence(&said(&engine.token, character), &format!("{character} plays puerto-rico, not "));
        one_sentence(&said(&engine.token, "nobody"), "there is no bot \"nobody\"");
    });
    asked.await.unwrap();
    running.stop().await;
    let call = |url: &str| -> Said {
        let mut command = program(&["seat", url, "--bot", "hard"]);
        command.env_remove("ANTILLES_TOKEN").output().unwrap().into()
    };
    one_sentence(&call("http://localhost:1"), "a token is needed");
    let said: Said = program(&["seat", "https://x", "--bot", "hard"])
        .env("ANTILLES_TOKEN", "0".repeat(64))
        .output()
        .unwrap()
        .into();
    one_sentence(&said, "through a tunnel");
}
