//! Nobody learns what they could not know: everything the server answers is the same in two worlds that differ only in
//! what the reader cannot see.
//!
//! Two servers hold the same tables. At each table a random game was played in two worlds at once (`leaks/twin.rs`): what
//! one observer saw and heard was the same at every step, but hands, secret choices, choices made ahead, the seed and so
//! all draws to come are others. There is one such table for every seat of a set-up and one for watchers. Then every
//! address of the server (`routes.rs`) is asked of both, by the observer, by somebody who watches, and by a stranger, and
//! every byte must be the same. In other words: whatever an answer is made of, the hidden part is not.
//!
//! A game that is over hides nothing but what somebody had chosen ahead and never played: there, only that differs.
//!
//! The short form runs with all tests; `LEAKS=3000 cargo test --release -p antilles-web --test server leaks::` crawls at
//! least that many positions, and says how many. With `LEAKS_SEED=7` they are others; `LEAKS_MINUTES=20` ends it then.

mod twin;

use crate::{
    routes::{self, Route},
    support::{Answer, Browser, config},
};
use catalog::{GameId, with_game};
use game::{Fast, Rules, Seat};
use serde_json::{Value, json};
use std::{
    path::Path,
    time::{Duration, Instant},
};
use store::{Listing, NewTable, Origin, Session, Sqlite, Store, Token};
use table::{PersonId, Table};
use tokio::io::AsyncReadExt;
use twin::{Twins, World};
use web::Running;

/// Positions of the short form: a set-up of each game, read from every seat.
const POSITIONS: usize = 16;
/// How many tables at one pair of servers, at least.
const AT_ONCE: usize = 50;
/// The most steps of a game.
const STEPS: u32 = 160;
/// Failures told before the rest is left out.
const TOLD: usize = 8;
/// A coach that takes longer than this may have run out of time, and said something else for that reason.
const THOUGHT: Duration = Duration::from_millis(1_400);
/// A page says so while something is worked out beside it.
const WAITS: &str = "still being analysed";
/// That takes no longer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// What differs between two answers to the same request.
const OWN_HEADERS: [&str; 3] = ["date", "x-request-id", "content-length"];

/// Later than anything that happened at the tables, in milliseconds since 1970.
const LATER: u64 = 1_760_000_000_000;

/// Somebody with a session and a token, known to both servers.
#[derive(Clone)]
struct Person {
    id: PersonId,
    name: String,
    secret: String,
}

impl Person {
    fn new(number: u8, name: &str) -> Person {
        let id = PersonId(format!("person{number}"));
        Person { id, name: name.to_string(), secret: format!("{number:02x}").repeat(32) }
    }

    fn seat(&self) -> (PersonId, String) {
        (self.id.clone(), self.name.clone())
    }

    async fn enter(&self, store: &Sqlite) {
        let session = Session {
            person: self.id.clone(),
            name: self.name.clone(),
            settings: String::new(),
            created: 1_750_000_000_000,
            seen: 1_750_000_000_000,
        };
        store.create_session(&self.secret, &session, &Origin::default()).await.unwrap();
        let token = Token {
            id: format!("token-{}", self.id.0),
            owner: self.id.clone(),
            name: self.name.clone(),
            bot: None,
            label: "a test".into(),
            scopes: "read play tables chat bots".into(),
            created: 1_750_000_000_000,
            used: None,
        };
        store.create_token(&self.secret, &token, &Origin::default()).await.unwrap();
    }
}

/// A reader, before both servers.
struct Reader {
    who: &'static str,
    lines: [Browser; 2],
    bearer: Option<String>,
}

/// Both servers and what was found.
struct Crawl {
    servers: [Running; 2],
    /// What is asked at present, for sentences.
    place: String,
    seed_hashes: [String; 2],
    compared: u64,
    found: Vec<String>,
}

/// A database that knows these people, and has what a server makes for itself when it starts for the first time.
async fn begin(file: &Path, people: &[Person]) {
    let store = Sqlite::open(file).await.unwrap();
    for person in people {
        person.enter(&store).await;
    }
    store.close().await;
    web::serve(config(Some(file.to_path_buf()))).await.unwrap().stop().await;
}

/// A server of one of the worlds.
async fn serve(file: &Path, twins: &[Twins], world: fn(&Twins) -> &World) -> Running {
    let store = Sqlite::open(file).await.unwrap();
    for twin in twins {
        let World { seed, entries, .. } = world(twin);
        let table = Table::replay(entries.clone(), *seed).unwrap();
        assert!(table.drift().is_none(), "{:?}", table.drift());
        let new = NewTable { seed: *seed, entries: entries.clone(), listing: Listing::of(&table) };
        store.create_table(new, &Origin::default()).await.unwrap();
    }
    store.close().await;
    web::serve(config(Some(file.to_path_buf()))).await.unwrap()
}

/// The text without moments later than those of the tables: when somebody was last here is not the same everywhere.
fn without_now(text: &str) -> String {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(at);
        let (number, after) = number.split_at(digits(number));
        let moment = number.parse::<u64>().ok().filter(|_| number.len() == 13);
        plain += before;
        plain += if moment.is_some_and(|moment| moment > LATER) { "NOW" } else { number };
        rest = after;
    }
    plain + rest
}

impl Crawl {
    fn reader(&self, who: &'static str, person: Option<&Person>) -> Reader {
        let lines = [0, 1].map(|at| {
            let line = Browser::new(&self.servers[at]);
            person.map_or(line.clone(), |person| line.with_cookie("antilles", &person.secret))
        });
        Reader { who, lines, bearer: person.map(|person| format!("Bearer {}", person.secret)) }
    }

    /// An answer without what is each server's own.
    fn plain(&self, at: usize, answer: &Answer) -> (u16, Vec<(String, String)>, String) {
        let address = self.servers[at].address().to_string();
        let own = |text: &str| text.replace(&address, "HERE").replace(&self.seed_hashes[at], "SEED");
        let headers = answer.headers.iter().filter(|(name, _)| !OWN_HEADERS.contains(&name.as_str()));
        let headers = headers.map(|(name, value)| (name.clone(), own(value))).collect();
        (answer.status, headers, without_now(&own(&answer.text())))
    }

    fn compare(&mut self, what: &str, answers: [Answer; 2]) -> [Answer; 2] {
        self.compared += 1;
        let [one, other] = [0, 1].map(|at| self.plain(at, &answers[at]));
        if one != other {
            let sentence = match one.2 == other.2 {
                true => format!("{:?} {:?}\n  {:?} {:?}", one.0, one.1, other.0, other.1),
                false => difference(&one.2, &other.2),
            };
            self.found.push(format!("{what} at {}:\n  {sentence}", self.place));
        }
        answers
    }

    /// The same request to both servers.
    async fn ask(
        &mut self,
        reader: &Reader,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> [Answer; 2] {
        let send = |at: usize| {
            let mut line = reader.lines[at].clone();
            let body = body.map(|body| body.as_bytes().to_vec());
            async move {
                let origin = line.origin();
                let mut headers = headers.to_vec();
                headers.push(("origin", &origin));
                line.send(method, path, &headers, body).await
            }
        };
        let began = Instant::now();
        loop {
            let (one, other) = tokio::join!(send(0), send(1));
            // What is worked out beside the answers is ready when it is ready: then both are asked again.
            let waits = [&one, &other].map(|answer| answer.text().contains(WAITS));
            if method != "GET" || waits[0] == waits[1] || began.elapsed() > PATIENCE {
                return self.compare(&format!("{} {method} {path}", reader.who), [one, other]);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn get(&mut self, reader: &Reader, path: &str) -> [Answer; 2] {
        self.ask(reader, "GET", path, &[], None).await
    }

    async fn form(&mut self, reader: &Reader, path: &str, form: &str) -> [Answer; 2] {
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        self.ask(reader, "POST", path, &headers, Some(form)).await
    }

    async fn api(
        &mut self,
        reader: &Reader,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Option<[Answer; 2]> {
        let bearer = reader.bearer.clone()?;
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = body.map(|body| body.to_string());
        Some(self.ask(reader, method, path, &headers, body.as_deref()).await)
    }

    /// Everything at one table.
    async fn table(&mut self, twin: &Twins, readers: &[Reader], pages: &[Route], random: &mut Fast) {
        let whose = twin.observer.map_or("watchers".into(), |seat| format!("seat {}", seat.number()));
        let over = if twin.finished { ", over" } else { "" };
        self.place = format!("{} step {}{over}, unknown to {whose}", twin.game.id(), twin.step());
        self.seed_hashes = [&twin.truth, &twin.other].map(|world| game::record::seed_hash(&world.seed));
        for reader in readers {
            for route in pages.iter().filter(|route| route.path.starts_with("/table/{id}")) {
                for path in at_table(route, twin) {
                    if route.get {
                        self.get(reader, &path).await;
                    }
                    // A visitor without a seat can do nothing; what they are told does not depend on what is hidden. Where
                    // nothing is hidden anybody may continue a game at a new table, which has an id of its own.
                    let secret = twin.game.traits().secrets && !twin.finished;
                    let harmless = !path.ends_with("/continue") || secret;
                    if route.post && reader.who != "the observer" && harmless {
                        self.form(reader, &path, "").await;
                        self.form(reader, &path, "seat=1&step=0&action=pass&chair=1&answer=agree").await;
                    }
                }
            }
            self.get(reader, &format!("/table/{}/regions?have=", twin.table)).await;
            self.programs(twin, reader).await;
        }
        if let Some(seat) = twin.observer {
            self.fish(twin, &readers[0], seat, random).await;
        }
        // Last: pages show who follows a table, and for how long a stream that ended counts is a matter of moments.
        for reader in readers {
            self.live(twin, reader).await;
        }
    }

    /// Every address for programs.
    async fn programs(&mut self, twin: &Twins, reader: &Reader) {
        for (method, path) in routes::programs() {
            if path.ends_with("/stream") || path.ends_with("/advice") || !path.contains("{table}") {
                continue;
            }
            if method != "GET" && reader.who == "the observer" {
                continue;
            }
            let path = path.replace("{table}", &twin.table).replace("{order}", table::FORCED);
            for seat in 1..=twin.setup.players() {
                let path = path.replace("{seat}", &seat.to_string());
                let body = (method != "GET").then(|| json!({}));
                self.api(reader, &method, &path, body).await;
                if !path.contains("/seats/") {
                    break;
                }
            }
        }
    }

    /// What a stream tells at once.
    async fn live(&mut self, twin: &Twins, reader: &Reader) {
        let path = format!("/live?since={}:0", twin.table);
        let mut answers = Vec::new();
        for line in &reader.lines {
            let mut stream = line.open("GET", &path, &[], None).await;
            let mut heard = Vec::new();
            let expected = format!("data: {}", twin.table);
            let reading = async {
                let mut piece = [0; 4096];
                while !String::from_utf8_lossy(&heard).contains(&expected) {
                    match stream.read(&mut piece).await {
                        Ok(0) | Err(_) => break,
                        Ok(read) => heard.extend_from_slice(&piece[..read]),
                    }
                }
            };
            tokio::time::timeout(Duration::from_secs(120), reading)
                .await
                .expect("the stream tells of the table");
            // Who comes and goes makes it told again, as often as it happens: the first time is what counts.
            let mut answer = crate::support::parse(&heard);
            let text = answer.text();
            let end = text.find(&expected).and_then(|at| Some(at + text[at..].find('\n')?));
            answer.body.truncate(end.unwrap_or(text.len()));
            answers.push(answer);
        }
        let answers: [Answer; 2] = answers.try_into().expect("two servers");
        self.compare(&format!("{} GET {path}", reader.who), answers);
    }

    /// The observer tries to find out: by drafts, by asking why not, by refused actions and batches, by the coach.
    async fn fish(&mut self, twin: &Twins, reader: &Reader, seat: Seat, random: &mut Fast) {
        let (table, number, step) = (&twin.table, seat.number(), twin.step());
        let legal = twin.truth.position.legal(seat);
        let all =
            with_game!(twin.game, G => (0..G::ACTIONS).map(|at| G::notation().text(at)).collect::<Vec<_>>());
        let mut any = |list: &[&'static str]| list[random.below(list.len() as u32) as usize];
        let mine: Vec<&'static str> = legal.iter().map(|legal| legal.text).collect();
        for _ in 0..3 {
            let (first, then) = (if mine.is_empty() { any(&all) } else { any(&mine) }, any(&all));
            let [first_in, then_in] = [first, then].map(|action| action.replace(' ', "%20"));
            for query in [format!("draft={first_in}"), format!("draft={first_in};{then_in}")] {
                self.get(reader, &format!("/table/{table}?{query}")).await;
                self.get(reader, &format!("/table/{table}/regions?have=&{query}")).await;
            }
            self.get(reader, &format!("/table/{table}/why?action={then_in}")).await;
            self.get(
                reader,
                &format!("/table/{table}/why?place={}", first_in.rsplit("%20").next().unwrap_or("x")),
            )
            .await;
            let seat_path = format!("/api/v1/tables/{table}/seats/{number}");
            for actions in [json!([first]), json!([then]), json!([first, then])] {
                self.api(reader, "POST", &format!("{seat_path}/try"), Some(json!({ "actions": actions })))
                    .await;
            }
            // None of these can be carried out: the last action is none.
            let batch =
                json!({ "decision": format!("{step}.0.0"), "actions": [first, then, "no such thing"] });
            self.api(reader, "POST", &format!("{seat_path}/play"), Some(batch)).await;
            let form = format!("seat={number}&step={step}&action={first_in}&action={then_in}&action=nothing");
            self.form(reader, &format!("/table/{table}/act"), &form).await;
            if !mine.contains(&then) {
                let form = format!("seat={number}&step={step}&action={then_in}");
                self.form(reader, &format!("/table/{table}/act"), &form).await;
            }
            // For another seat.
            let another = number % twin.setup.players() + 1;
            let form = format!("seat={another}&step={step}&action={then_in}");
            self.form(reader, &format!("/table/{table}/act"), &form).await;
        }
        if !mine.is_empty() && random.below(4) == 0 {
            self.coach(twin, reader, seat).await;
        }
    }

    async fn coach(&mut self, twin: &Twins, reader: &Reader, seat: Seat) {
        let path = format!("/table/{}/coach?seat={}&step={}", twin.table, seat.number(), twin.step());
        let (known, began) = (self.found.len(), Instant::now());
        self.get(reader, &path).await;
        if began.elapsed() > THOUGHT {
            self.found.truncate(known);
            return;
        }
        let path = format!("/api/v1/tables/{}/seats/{}/advice", twin.table, seat.number());
        self.api(reader, "GET", &path, None).await;
    }

    /// Everything that belongs to no one table: lists, a person's own pages, the stream of a program.
    async fn around(&mut self, readers: &[Reader], pages: &[Route], tables: usize) {
        self.place = "no table".into();
        for reader in readers {
            for route in pages.iter().filter(|route| route.get && !route.path.starts_with("/table/{id}")) {
                for game in GameId::ALL {
                    let path = fill(&route.path, "none", game.id());
                    self.get(reader, &path).await;
                    if !route.path.contains("{game}") {
                        break;
                    }
                }
            }
            for (_, path) in routes::programs().into_iter().filter(|(method, _)| method == "GET") {
                if !path.contains("{table}") && !path.ends_with("/stream") {
                    self.api(reader, "GET", &fill(&path, "none", "none"), None).await;
                }
            }
        }
        self.program_stream(&readers[0], tables.min(16)).await;
    }

    async fn program_stream(&mut self, reader: &Reader, tables: usize) {
        let Some(bearer) = &reader.bearer else { return };
        let mut heard = [Vec::new(), Vec::new()];
        for (line, heard) in reader.lines.iter().zip(&mut heard) {
            let headers = [("authorization", bearer.as_str())];
            let mut stream = line.open("GET", "/api/v1/stream?views=true", &headers, None).await;
            let (mut text, mut piece) = (String::new(), [0; 65536]);
            let reading = async {
                while text.matches("\ndata: ").count() < tables || !text.ends_with("\n\n\r\n") {
                    match stream.read(&mut piece).await {
                        Ok(0) | Err(_) => break,
                        Ok(read) => text += &String::from_utf8_lossy(&piece[..read]),
                    }
                }
            };
            let _ = tokio::time::timeout(Duration::from_secs(120), reading).await;
            let events = text.lines().filter(|line| line.starts_with("data: ")).map(str::to_string);
            heard.extend(events);
            heard.sort();
        }
        let [one, other] = heard;
        assert_eq!(one.len(), tables, "the stream tells of every table");
        self.compared += one.len() as u64;
        for (one, other) in one.iter().zip(&other).filter(|(one, other)| one != other) {
            self.found.push(format!("the stream of a program:\n  {}", difference(one, other)));
        }
    }
}

/// Where two texts begin to differ.
fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let (from, to) = (same.saturating_sub(90), (same + 90).min(text.len()));
        String::from_utf8_lossy(&text.as_bytes()[from.min(to)..to]).into_owned()
    };
    format!("…{}…\n  …{}…", around(one), around(other))
}

/// The paths of a route at a table.
fn at_table(route: &Route, twin: &Twins) -> Vec<String> {
    let path = route.path.replace("{id}", &twin.table);
    if !path.contains("{step}") {
        return vec![fill(&path, &twin.table, twin.game.id())];
    }
    let last = twin.step();
    [0, 1, last / 2, last.saturating_sub(1), last, last + 1]
        .map(|step| path.replace("{step}", &step.to_string()))
        .to_vec()
}

/// A path with something for every name in it. An address with another name needs an entry here that says what to visit.
fn fill(path: &str, table: &str, game: &str) -> String {
    let puzzle = GameId::parse(game).map(|game| puzzles::of_game(game)[0].id.to_string()).unwrap_or_default();
    let mut path = path.to_string();
    for name in routes::names(&path.clone()) {
        let value = match name {
            "id" | "table" => table,
            "game" => game,
            "name" => "Olga",
            "step" => "0",
            "date" => "today",
            "puzzle" => &puzzle,
            "lesson" | "place" | "token" | "code" | "hash" | "secret" | "channel" | "proof" | "action"
            | "record" | "bot" | "challenge" | "try" | "tournament" | "mark" | "*anything" => "none",
            other => panic!("what is {{{other}}} in {path}?"),
        };
        path = path.replace(&format!("{{{name}}}"), value);
    }
    path
}

/// Others choose in secret, in each world something else. Where all would have chosen the last one waits.
async fn choose_in_secret(crawl: &Crawl, twin: &Twins, people: &[Person], random: &mut Fast) {
    let to_act = twin.truth.position.to_act();
    if to_act.len() < 2 {
        return;
    }
    let mut others: Vec<Seat> = to_act.iter().filter(|&seat| Some(seat) != twin.observer).collect();
    if twin.observer.is_none_or(|seat| !to_act.contains(seat)) {
        others.pop();
    }
    for seat in others {
        for (at, world) in [&twin.truth, &twin.other].into_iter().enumerate() {
            let legal = world.position.legal(seat);
            let action = legal[random.below(legal.len() as u32) as usize].text;
            let holder = world.holder(seat);
            let person = people.iter().find(|person| person.id == holder).expect("a player");
            let bearer = format!("Bearer {}", person.secret);
            let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
            let path = format!("/api/v1/tables/{}/seats/{}", twin.table, seat.number());
            let mut line = Browser::new(&crawl.servers[at]);
            let body = json!({ "actions": [action] }).to_string().into_bytes();
            let tried = line.send("POST", &format!("{path}/try"), &headers, Some(body)).await;
            let tried: Value = serde_json::from_slice(&tried.body).unwrap_or_default();
            if tried["draws"] != false {
                return;
            }
            let body = json!({ "decision": format!("{}.0.0", twin.step()), "actions": [action] });
            let body = body.to_string().into_bytes();
            let played = line.send("POST", &format!("{path}/play"), &headers, Some(body)).await;
            assert_eq!(played.status, 200, "{}", played.text());
        }
    }
}

/// Does somebody who may know what is hidden from the observer see that the worlds differ? If nobody ever does, nothing is
/// compared here.
async fn is_noticed(crawl: &Crawl, twin: &Twins, people: &[Person]) -> bool {
    for seat in Seat::all(twin.setup.players()).filter(|&seat| Some(seat) != twin.observer) {
        let holder = twin.truth.holder(seat);
        let person = people.iter().find(|person| person.id == holder).expect("a player");
        let bearer = format!("Bearer {}", person.secret);
        let path = format!("/api/v1/tables/{}/seats/{}", twin.table, seat.number());
        let mut seen = Vec::new();
        for server in &crawl.servers {
            let answer = Browser::new(server).send("GET", &path, &[("authorization", &bearer)], None).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            seen.push(answer.body);
        }
        if seen[0] != seen[1] {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_depends_on_what_its_reader_cannot_know() {
    let given = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let positions = given("LEAKS").map_or(POSITIONS, |count| count as usize);
    let end = given("LEAKS_MINUTES").map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let pages = routes::pages();
    assert!(pages.len() > 80, "the addresses are found: {}", pages.len());
    let people: Vec<Person> = ["Olga", "Frank", "Fleur", "Felix", "Flora", "Fedor", "Freya", "Wanda"]
        .into_iter()
        .zip(1..)
        .map(|(name, number)| Person::new(number, name))
        .collect();
    let (reader, players) = (people[0].seat(), people[1..].iter().map(Person::seat).collect::<Vec<_>>());
    let mut random = Fast::new(given("LEAKS_SEED").unwrap_or(positions as u64));
    let (mut done, mut over, mut compared, mut hiding, mut differing, mut noticed) = (0, 0, 0, 0, 0, 0);
    let mut games = GameId::ALL.iter().copied().cycle().zip(0..);
    while done < positions && end.is_none_or(|end| Instant::now() < end) {
        let mut twins = Vec::new();
        for (game, number) in games.by_ref() {
            let steps = random.below(STEPS);
            let table = format!("table{number}x");
            twins.extend(Twins::play_all(game, &table, steps, &reader, &players, &mut random));
            if game == GameId::ALL[GameId::ALL.len() - 1]
                && (twins.len() >= AT_ONCE || done + twins.len() >= positions)
            {
                break;
            }
        }
        done += twins.len();
        hiding += twins.iter().filter(|twin| twin.hides()).count();
        differing += twins.iter().map(|twin| twin.differs as usize).sum::<usize>();
        for &game in GameId::ALL {
            let table = format!("over{done}{}", game.id());
            twins.push(Twins::play_to_the_end(game, table, &reader, &players, &mut random));
            over += 1;
        }
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["truth.db", "other.db"].map(|name| folder.path().join(name));
        begin(&one, &people).await;
        store::copy::copy(&one.as_path().into(), &other.as_path().into()).await.unwrap();
        let servers =
            [serve(&one, &twins, |twin| &twin.truth).await, serve(&other, &twins, |twin| &twin.other).await];
        let mut crawl = Crawl {
            servers,
            place: String::new(),
            seed_hashes: [&twins[0].truth, &twins[0].other].map(|world| game::record::seed_hash(&world.seed)),
            compared: 0,
            found: Vec::new(),
        };
        let readers = [
            crawl.reader("the observer", people.first()),
            crawl.reader("a watcher", people.last()),
            crawl.reader("a stranger", None),
        ];
        for twin in &twins {
            noticed += usize::from(!twin.finished && is_noticed(&crawl, twin, &people).await);
            choose_in_secret(&crawl, twin, &people, &mut random).await;
            crawl.table(twin, &readers, &pages, &mut random).await;
            assert!(crawl.found.len() < TOLD, "{}", crawl.found.join("\n"));
        }
        let seated = twins.iter().filter(|twin| twin.observer.is_some() && !twin.finished).count();
        crawl.around(&readers, &pages, seated).await;
        assert!(crawl.found.is_empty(), "{}", crawl.found.join("\n"));
        compared += crawl.compared;
        for server in crawl.servers {
            server.stop().await;
        }
    }
    println!(
        "{done} positions from every seat, {over} games that are over, {hiding} with other hidden things, noticed by others in {noticed}, {differing} steps played \
         differently: {compared} answers alike"
    );
    assert!(hiding * 5 > done && noticed * 5 > done && differing > done, "the worlds differ");
}
