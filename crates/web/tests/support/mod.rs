//! A server of its own for every test, and a small browser without a screen: cookies, forms, redirects.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};
use store::{Sqlite, Store};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use web::{
    Config, Running, Seeds,
    config::{Bots, Limits},
    security::rates::Rate,
};

/// A configuration for tests: a free port, no pauses, no rates in the way, answers that may take their time on a busy machine, and
/// the same games every time. `ANTILLES_SEED=7` before the command plays others.
pub fn config(database: Option<PathBuf>) -> Config {
    let plenty = Rate { burst: 1e9, per_second: 1e9 };
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.map(store::Address::from),
        limits: Limits {
            requests: plenty,
            writes: plenty,
            tables: plenty,
            answer_time: Duration::from_secs(120),
            ..Limits::default()
        },
        bots: Bots { pace: 0.0, ..Bots::default() },
        seeds: Seeds::fixed(seed()),
        ..Config::default()
    }
}

fn seed() -> u64 {
    let Ok(text) = std::env::var("ANTILLES_SEED") else { return 1 };
    text.parse().unwrap_or_else(|_| panic!("ANTILLES_SEED is a whole number, not {text:?}"))
}

/// Makes somebody the host of a server that does not run, as `antilles user admin` does it.
pub async fn make_host(file: &Path, name: &str) {
    let store = Sqlite::open(file).await.expect("the file opens");
    let account = store.people().account_named(name).await.expect("there is an account of this name");
    store.people().set_admin(&account.person, true).await.expect("the account is written");
    store.close().await;
}

/// Stops a server, makes somebody its host, and starts it again.
pub async fn restart_with_host(running: Running, config: Config, file: &Path, name: &str) -> Running {
    running.stop().await;
    make_host(file, name).await;
    web::serve(config).await.expect("the server starts again")
}

/// A server in memory.
pub async fn server() -> Running {
    web::serve(config(None)).await.expect("the server starts")
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// As text, with usual spaces where a number holds on to what it counts.
    pub fn text(&self) -> String {
        let chars: Vec<char> = String::from_utf8_lossy(&self.body).chars().collect();
        let counts = |at: usize| {
            let counted = chars.get(at + 1).is_some_and(|c| c.is_alphabetic() || *c == '×');
            at > 0 && (chars[at - 1] == '×' || chars[at - 1].is_ascii_digit() && counted)
        };
        (0..chars.len()).map(|at| if chars[at] == '\u{a0}' && counts(at) { ' ' } else { chars[at] }).collect()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// One browser.
#[derive(Clone, Debug)]
pub struct Browser {
    address: SocketAddr,
    pub cookies: BTreeMap<String, String>,
    /// Headers sent with every request besides the usual ones.
    pub headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub fn new(running: &Running) -> Browser {
        Browser { address: running.address(), cookies: BTreeMap::new(), headers: Vec::new() }
    }

    /// The same browser, at a server that was restarted.
    pub fn at(&self, running: &Running) -> Browser {
        Browser { address: running.address(), ..self.clone() }
    }

    /// The same browser with this cookie.
    pub fn with_cookie(mut self, name: &str, value: &str) -> Browser {
        self.cookies.insert(name.to_string(), value.to_string());
        self
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], None).await
    }

    /// Asks as our script does.
    pub async fn get_json(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[("accept", "application/json")], None).await
    }

    /// Sends a form the way a page without a script does; does not follow the answer.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = self.origin();
        self.post_from(&origin, path, fields).await
    }

    pub async fn post_from(&mut self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value)));
        let body = body.collect::<Vec<_>>().join("&");
        let headers = [("origin", origin), ("content-type", "application/x-www-form-urlencoded")];
        self.send("POST", path, &headers, Some(body.into_bytes())).await
    }

    /// Sends a file in the field `record`.
    pub async fn upload(&mut self, path: &str, content: &[u8]) -> Answer {
        let mut body =
            b"--xyz\r\ncontent-disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n".to_vec();
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n--xyz--\r\n");
        let origin = self.origin();
        let headers = [("origin", origin.as_str()), ("content-type", "multipart/form-data; boundary=xyz")];
        self.send("POST", path, &headers, Some(body)).await
    }

    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Answer {
        let mut stream = self.open(method, path, headers, body).await;
        let mut raw = Vec::new();
        stream.read_to_end(&mut raw).await.expect("the answer can be read");
        let answer = parse(&raw);
        for (name, value) in &answer.headers {
            if name == "set-cookie"
                && let Some((key, value)) = value.split(';').next().and_then(|pair| pair.split_once('='))
            {
                self.cookies.insert(key.to_string(), value.to_string());
            }
        }
        answer
    }

    /// Sends a request and leaves the answer to be read.
    pub async fn open(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let body = body.unwrap_or_default();
        let cookies =
            self.cookies.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("; ");
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        head += &format!("cookie: {cookies}\r\ncontent-length: {}\r\n", body.len());
        let own = self.headers.iter().map(|(name, value)| (*name, value.as_str()));
        for (name, value) in headers.iter().copied().chain(own) {
            head += &format!("{name}: {value}\r\n");
        }
        stream.write_all(format!("{head}\r\n").as_bytes()).await.expect("the request can be sent");
        stream.write_all(&body).await.expect("the form can be sent");
        stream
    }

    /// Sets up a table of Puerto Rico against two bots and answers its id.
    pub async fn play_against_bots(&mut self, name: &str) -> String {
        let form = [
            ("name", name),
            ("seat-2", "bot-greedy"),
            ("seat-3", "bot-random"),
            ("pace", "instant"),
            ("spectators", "on"),
        ];
        self.new_table(&form).await
    }

    /// Sets up a table of Puerto Rico and answers its id.
    pub async fn new_table(&mut self, form: &[(&str, &str)]) -> String {
        self.new_table_of("puerto-rico", form).await
    }

    /// Sets up a table and answers its id.
    pub async fn new_table_of(&mut self, game: &str, form: &[(&str, &str)]) -> String {
        let answer = self.post(&format!("/new/{game}"), form).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").unwrap().trim_start_matches("/table/").to_string()
    }

    /// The table's page, as soon as it asks for a decision or is over.
    pub async fn asked(&mut self, table: &str) -> String {
        for _ in 0..24_000 {
            let page = self.get(&format!("/table/{table}")).await;
            assert_eq!(page.status, 200, "{}", page.text());
            let text = page.text();
            if text.contains("id=\"act\"") || text.contains("/result\"") {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody is asked anything any more");
    }

    /// Plays the first thing that is asked. Where a standing order was quicker, the next one.
    pub async fn plays(&mut self, table: &str) {
        for _ in 0..100 {
            let page = self.asked(table).await;
            let answer = self.play_first(table, &page).await;
            if answer.status == 303 {
                return;
            }
            assert_eq!(answer.status, 409, "{}", answer.text());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nothing can be played");
    }

    /// Plays the first action a page offers, or what it proposes.
    pub async fn play_first(&mut self, table: &str, page: &str) -> Answer {
        let list = page.split("id=\"actions\"").nth(1).and_then(|list| list.split("</ul>").next());
        let list = list.expect("there is a list of actions");
        if !list.contains(" value=\"") {
            // Everything is proposed.
            let proposed = hidden(page.split("id=\"act\"").nth(1).unwrap_or_default(), "action");
            let proposed: Vec<&str> = proposed.iter().map(String::as_str).collect();
            return self.act(table, page, &proposed).await;
        }
        let action = unescape(attribute(list, "value"));
        self.act(table, page, &[&action]).await
    }

    /// Plays actions from a page.
    pub async fn act(&mut self, table: &str, page: &str, actions: &[&str]) -> Answer {
        let form = page.split("id=\"act\"").nth(1).expect("there is a form");
        let seat = attribute(form.split("name=\"seat\"").nth(1).unwrap(), "value").to_string();
        let step = attribute(form.split("name=\"step\"").nth(1).unwrap(), "value").to_string();
        let mut fields = vec![("seat", seat.as_str()), ("step", step.as_str())];
        fields.extend(actions.iter().map(|action| ("action", *action)));
        self.post(&format!("/table/{table}/act"), &fields).await
    }
}

/// The first value of an attribute in a piece of HTML.
pub fn attribute<'a>(html: &'a str, name: &str) -> &'a str {
    let start = html.find(&format!(" {name}=\"")).expect("the attribute is there") + name.len() + 3;
    &html[start..start + html[start..].find('"').expect("attributes end")]
}

/// All values of the hidden fields of this name in a form.
pub fn hidden(form: &str, name: &str) -> Vec<String> {
    let form = form.split("</form>").next().unwrap_or_default();
    let opening = format!("name=\"{name}\"");
    form.split(&opening).skip(1).map(|rest| unescape(attribute(rest, "value"))).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Takes an answer apart.
pub fn parse(raw: &[u8]) -> Answer {
    let end = raw.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8_lossy(&raw[..end]).into_owned();
    let mut lines = head.lines();
    let status =
        lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("an answer has a status");
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_lowercase(), value.trim().to_string()))
        .collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if chunked { dechunk(&raw[end + 4..]) } else { raw[end + 4..].to_vec() };
    Answer { status, headers, body }
}

fn dechunk(mut raw: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = raw.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(String::from_utf8_lossy(&raw[..end]).trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        body.extend_from_slice(&raw[end + 2..end + 2 + size]);
        raw = &raw[end + 4 + size..];
    }
    body
}
