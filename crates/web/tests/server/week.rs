//! A game over a week as people play it: four of them in two time zones, a day for every turn, hours of their own, a holiday, a
//! flag that falls and somebody who returns. The server is killed again and again, on a real file. The test moves the time.

use crate::{
    client::{ALL, Program, person, token},
    notices::sinks::{HttpSink, MailSink, http_sink, mail_sink},
    support::{Browser, config},
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::Arc,
    time::Duration,
};
use store::{Sqlite, Store};
use table::{
    Body, By, Millis, Phase, Table,
    clock::{DAY, HOUR, MINUTE, TimeZone, local},
};
use tokio::{runtime::Runtime, sync::watch};
use web::{Clock, Config, Running};

/// Monday, 8 March 2027, 17:00 UTC. On Sunday clocks are set in New York, not in Paris.
const START: Millis = 1_804_525_200_000;
/// People answer this long after they were asked.
const STEP: Millis = 6 * MINUTE;
/// How long nobody is told, in case they look by themselves.
const GRACE: Millis = 20_000;
/// Whoever was asked before the server came back has this long.
const RETURN_GRACE: Millis = 2 * MINUTE;

/// A server on a thread of its own, so that it can be killed.
struct Server {
    running: Running,
    runtime: Runtime,
}

impl Server {
    async fn start(config: &Config) -> Server {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        for _ in 0..12_000 {
            match runtime.spawn(web::serve(config.clone())).await.unwrap() {
                Ok(running) => return Server { running, runtime },
                // The one before has not quite let go of the file.
                Err(web::ServeError::Database(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(error) => panic!("{error}"),
            }
        }
        panic!("the file is never free");
    }

    /// Ends it where it stands: nothing is finished, nobody is told.
    async fn kill(self) {
        drop(self.running);
        let end = move || self.runtime.shutdown_timeout(Duration::from_secs(20));
        tokio::task::spawn_blocking(end).await.unwrap();
    }

    async fn stop(self) {
        self.runtime.spawn(self.running.stop()).await.unwrap();
        let end = move || self.runtime.shutdown_timeout(Duration::from_secs(20));
        tokio::task::spawn_blocking(end).await.unwrap();
    }
}

/// Somebody who plays.
struct Friend {
    name: &'static str,
    zone: &'static str,
    /// Hours of the day between which they play.
    hours: (u16, u16),
    holiday: Option<&'static str>,
    /// They are not to be found between these moments.
    gone: Option<(Millis, Millis)>,
    browser: Browser,
    program: Program,
    seat: u64,
    hook: Arc<HttpSink>,
    /// How many turns they were told of have been answered.
    answered: usize,
}

impl Friend {
    async fn new(running: &Running, name: &'static str, zone: &'static str, hours: (u16, u16)) -> Friend {
        let mut browser = person(running, name).await;
        let to = format!("{:02}:00", hours.1 % 24);
        let form = [("zone", zone), ("from", &format!("{:02}:00", hours.0)), ("to", &to)];
        assert_eq!(browser.post("/settings/hours", &form).await.status, 303);
        let (hook, address) = http_sink().await;
        let added = browser.post("/notices/hook", &[("address", &address), ("kind", "json")]).await;
        assert_eq!(added.status, 303, "{}", added.text());
        let program = token(&mut browser, &ALL).await;
        let (holiday, gone) = (None, None);
        Friend { name, zone, hours, holiday, gone, browser, program, seat: 0, hook, answered: 0 }
    }

    /// Are they at home, awake and not on holiday?
    fn plays(&self, now: Millis) -> bool {
        let there = local(&TimeZone::get(self.zone).unwrap(), now);
        let hour = u16::try_from(there.hour()).unwrap();
        (self.hours.0..self.hours.1).contains(&hour)
            && self.holiday != Some(there.date().to_string().as_str())
            && self.gone.is_none_or(|(from, to)| !(from..to).contains(&now))
    }

    /// The kinds and turns they were told of, each with the ids of the messages that told it.
    fn told(&self) -> BTreeMap<(String, u64), BTreeSet<String>> {
        let mut told: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for message in self.hook.all() {
            let body = message.json();
            for notice in body["notices"].as_array().unwrap() {
                let key = (notice["kind"].as_str().unwrap().to_string(), notice["turn"].as_u64().unwrap());
                told.entry(key).or_default().insert(message.headers["idempotency-key"].clone());
            }
        }
        told
    }

    fn turns_told(&self) -> usize {
        self.told().keys().filter(|(kind, _)| kind == "turn").count()
    }
}

/// The week.
struct Week {
    config: Config,
    time: watch::Sender<Millis>,
    server: Option<Server>,
    friends: Vec<Friend>,
    mails: Arc<MailSink>,
    table: String,
    kills: usize,
    dice: u64,
    /// How many mails told Anne of turns that have been answered.
    mailed: usize,
}

impl Week {
    async fn begin(database: &Path) -> Week {
        let (mails, mail_server) = mail_sink().await;
        let (time, told) = watch::channel(START);
        let mut config = config(Some(database.into()));
        config.clock = Clock::told(told);
        config.public_url = Some("https://play.example".into());
        config.notices.own_network = true;
        config.notices.grace = Duration::from_millis(GRACE as u64);
        config.notices.pause = Duration::from_millis(5);
        config.notices.smtp = Some(mail_server);
        config.notices.mail_from = Some("Antilles <games@example.org>".into());
        let server = Server::start(&config).await;
        let running = &server.running;
        let mut friends = vec![
            Friend::new(running, "Anne", "Europe/Paris", (7, 22)).await,
            Friend::new(running, "Ben", "Europe/Paris", (17, 23)).await,
            Friend::new(running, "Carla", "America/New_York", (8, 20)).await,
            Friend::new(running, "Dan", "America/New_York", (11, 24)).await,
        ];
        let form = [
            ("name", "Anne"),
            ("seat-2", "open"),
            ("seat-3", "open"),
            ("seat-4", "open"),
            ("open", "on"),
            ("watch", "nobody"),
            ("clock", "days-1"),
            ("clock-end", "bot-greedy"),
        ];
        let table = friends[0].browser.new_table_of("san-juan", &form).await;
        for friend in &mut friends[1..] {
            let sat = friend.browser.post(&format!("/table/{table}/sit"), &[("name", friend.name)]).await;
            assert_eq!(sat.status, 303, "{}", sat.text());
        }
        let mut week =
            Week { config, time, server: Some(server), friends, mails, table, kills: 0, dice: 7, mailed: 0 };
        week.mail().await;
        let start = format!("/table/{}/start", week.table);
        assert_eq!(week.friends[0].browser.post(&start, &[]).await.status, 303);
        for at in 0..4 {
            let yours = week.look(at, "").await["yours"].clone();
            week.friends[at].seat = yours[0].as_u64().expect("everybody has a seat");
        }
        week
    }

    /// Anne has mails too, and no pause between them.
    async fn mail(&mut self) {
        let anne = &mut self.friends[0].browser;
        assert_eq!(anne.post("/notices/mail", &[("address", "anne@example.org")]).await.status, 200);
        let mail = self.mails.all().remove(0).replace("=\r\n", "");
        let link = mail.split("https://play.example").nth(1).unwrap().split("\r\n").next().unwrap();
        assert_eq!(anne.post(link, &[]).await.status, 200);
        let page = anne.get("/notices").await.text();
        for id in page.split("/notices/channel/").skip(1).filter_map(|rest| rest.split_once("/gap")) {
            let path = format!("/notices/channel/{}/gap", id.0);
            assert_eq!(anne.post(&path, &[("gap", "0")]).await.status, 303);
        }
    }

    fn now(&self) -> Millis {
        *self.time.borrow()
    }

    fn pass(&self, time: Millis) {
        self.time.send_modify(|now| *now += time);
    }

    /// What a friend's program sees of the table, or of a part of it.
    async fn look(&self, at: usize, part: &str) -> Value {
        self.friends[at].program.get(&format!("/tables/{}{part}", self.table)).await
    }

    /// What is asked of a friend at the table; nothing while a bot sits there.
    async fn asked(&self, at: usize) -> Option<Value> {
        let friend = &self.friends[at];
        let path = format!("/tables/{}/seats/{}", self.table, friend.seat);
        let (status, state) = friend.program.ask("GET", &path, None).await;
        assert!(matches!(status, 200 | 403), "{state}");
        state["decision"].is_object().then_some(state)
    }

    async fn kill(&mut self) {
        self.server.take().unwrap().kill().await;
        self.kills += 1;
    }

    async fn restart(&mut self) {
        let server = Server::start(&self.config).await;
        for friend in &mut self.friends {
            friend.browser = friend.browser.at(&server.running);
            friend.program.line = friend.browser.clone();
        }
        self.server = Some(server);
    }

    /// Waits until something is so, for at most some minutes of the test's own time.
    async fn until(&self, what: &str, is_so: impl AsyncFn() -> bool) {
        for _ in 0..24_000 {
            if is_so().await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("never: {what}, at {}", self.now());
    }

    /// The same, while time passes slowly: somebody may be asked at this very moment, by what a table plays by itself, and nobody
    /// is told at once.
    async fn meanwhile(&self, what: &str, is_so: impl AsyncFn() -> bool) {
        for _ in 0..600 {
            for _ in 0..20 {
                if is_so().await {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.pass(GRACE);
        }
        panic!("never: {what}");
    }

    /// Waits until a friend was told of the turn they have, unless the table answers it by itself meanwhile.
    async fn hears(&self, at: usize) {
        let friend = &self.friends[at];
        let what = format!("{} hears of turn {}", friend.name, friend.answered + 1);
        // Anne has mails besides.
        let by_mail = || at != 0 || self.mails_about("Your turn") > self.mailed;
        let told =
            async || friend.turns_told() > friend.answered && by_mail() || self.asked(at).await.is_none();
        self.meanwhile(&what, told).await;
    }

    /// How many mails there were with such a subject; one that came twice is one.
    fn mails_about(&self, subject: &str) -> usize {
        let ours = self.mails.all().into_iter().filter(|mail| mail.contains(&format!("Subject: {subject}")));
        let id =
            |mail: String| mail.split("Message-ID: ").nth(1).unwrap().lines().next().unwrap().to_string();
        ours.map(id).collect::<BTreeSet<String>>().len()
    }

    /// A friend decides until nothing more is asked of them.
    async fn play(&mut self, at: usize) {
        while let Some(state) = self.asked(at).await {
            let body = self.choice(&state);
            let path = format!("/tables/{}/seats/{}/play", self.table, self.friends[at].seat);
            let (status, answer) = self.friends[at].program.ask("POST", &path, Some(body)).await;
            // Choices that are complete are opened by the table itself, perhaps in between.
            assert!(matches!(status, 200 | 409), "{answer}");
        }
        self.friends[at].answered = self.friends[at].turns_told();
        if at == 0 {
            self.mailed = self.mails_about("Your turn");
        }
    }

    /// Any of the actions that are allowed.
    fn choice(&mut self, state: &Value) -> Value {
        let decision = &state["decision"];
        let actions = decision["actions"].as_array().unwrap();
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = (self.dice >> 33) as usize % actions.len();
        json!({ "decision": decision["decision"], "actions": [actions[any]["action"]] })
    }

    /// A decision is under way when the server is killed: nobody knows whether it was taken.
    async fn play_into_the_dark(&mut self, at: usize) {
        let Some(state) = self.asked(at).await else { return };
        let body = self.choice(&state).to_string().into_bytes();
        let path = format!("/api/v1/tables/{}/seats/{}/play", self.table, self.friends[at].seat);
        let bearer = format!("Bearer {}", self.friends[at].program.token);
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let stream = self.friends[at].browser.open("POST", &path, &headers, Some(body)).await;
        self.kill().await;
        drop(stream);
        self.restart().await;
    }

    /// A message arrives, and the server is killed before it hears so. Not if the table answers for the friend first.
    async fn kill_while_sending(&mut self, at: usize) -> bool {
        let hook = self.friends[at].hook.clone();
        let before = hook.all().len();
        hook.answer(&["silence"]);
        self.pass(STEP);
        let arrives = async || hook.all().len() > before || self.asked(at).await.is_none();
        self.meanwhile("a message arrives", arrives).await;
        if hook.all().len() == before {
            hook.answers.lock().unwrap().clear();
            return false;
        }
        self.kill().await;
        self.restart().await;
        self.pass(STEP);
        self.until("it arrives again", async || hook.all().len() > before + 1).await;
        true
    }

    fn first_who_plays(&self, asked: &[usize]) -> Option<usize> {
        asked.iter().copied().find(|&at| self.friends[at].plays(self.now()))
    }

    async fn all_asked(&self) -> Vec<usize> {
        let mut asked = Vec::new();
        for at in 0..self.friends.len() {
            if self.asked(at).await.is_some() {
                asked.push(at);
            }
        }
        asked
    }

    async fn is_over(&self) -> bool {
        self.look(0, "").await["phase"] != "playing"
    }
}

#[tokio::test]
async fn a_week_with_four_people_ends_well_and_everybody_is_told_everything_once() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("week.db");
    let mut week = Week::begin(&database).await;
    // Carla announces her holiday, and Dan vanishes on Tuesday.
    let (carla, dan) = (2, 3);
    let holiday = "2027-03-10";
    week.friends[carla].holiday = Some(holiday);
    let zone = week.friends[carla].zone;
    let form = [("zone", zone), ("from", "08:00"), ("to", "20:00"), ("first", holiday), ("last", holiday)];
    assert_eq!(week.friends[carla].browser.post("/settings/hours", &form).await.status, 303);
    week.friends[dan].gone = Some((START + DAY, START + 4 * DAY));
    let (mut turns, mut interrupted, mut flagged, mut returned) = (0, false, None, false);
    while !week.is_over().await {
        week.pass(STEP);
        let asked = week.all_asked().await;
        for at in asked {
            week.hears(at).await;
        }
        let asked = week.all_asked().await;
        if flagged.is_some() && !returned && week.friends[dan].plays(week.now()) {
            let path = format!("/tables/{}/seats/{}/return", week.table, week.friends[dan].seat);
            assert_eq!(week.friends[dan].program.ask("POST", &path, None).await.0, 200);
            returned = true;
            continue;
        }
        if let Some(at) = week.first_who_plays(&asked) {
            turns += 1;
            match turns {
                // What was committed is told by the next server.
                5 => {
                    week.play(at).await;
                    week.kill().await;
                    week.restart().await;
                }
                9 => week.play_into_the_dark(at).await,
                15 => week.mails.answers.lock().unwrap().push_back("451 later"),
                _ if turns % 19 == 0 => {
                    week.kill().await;
                    week.restart().await;
                }
                _ => week.play(at).await,
            }
            // Somebody is asked now who has not been told.
            let asked = week.all_asked().await;
            let news = asked.iter().find(|&&at| week.friends[at].turns_told() == week.friends[at].answered);
            if let (13.., false, Some(&next)) = (turns, interrupted, news) {
                interrupted = week.kill_while_sending(next).await;
            }
            continue;
        }
        // Nobody plays for a while. Dan's flag is to fall while the server is away.
        let deadline = week.look(0, "").await["clocks"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|clock| clock["deadline"].as_i64())
            .min();
        let Some(deadline) = deadline else {
            // The bot thinks, or the table opens choices that are complete.
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        if asked == [dan] && flagged.is_none() && week.now() + HOUR >= deadline {
            week.kill().await;
            week.pass(2 * HOUR);
            week.restart().await;
            let back = week.now();
            week.pass(RETURN_GRACE - 1);
            tokio::time::sleep(Duration::from_millis(50)).await;
            assert!(week.asked(dan).await.is_some(), "there is a moment to decide");
            week.pass(1);
            week.until("a bot stands in for Dan", async || {
                week.look(dan, "").await["away"].as_array().is_some_and(|away| !away.is_empty())
            })
            .await;
            flagged = Some((deadline, back + RETURN_GRACE));
            week.friends[dan].answered = week.friends[dan].turns_told();
        } else {
            week.pass(4 * STEP);
        }
    }
    // The last message of the game.
    week.pass(STEP);
    for friend in &week.friends {
        let over = async || friend.told().keys().any(|(kind, _)| kind == "over");
        week.until("everybody hears that it is over", over).await;
    }
    let mails = week.mails.clone();
    week.until("Anne has a mail that it is over", async || {
        mails.all().iter().any(|mail| mail.contains("Subject: The game is over"))
    })
    .await;
    let end = week.now();
    week.server.take().unwrap().stop().await;
    assert!(interrupted && returned, "a message was interrupted, and Dan came back");
    assert!(week.kills >= 5, "{}", week.kills);
    assert!((3 * DAY..21 * DAY).contains(&(end - START)), "it took {} hours", (end - START) / HOUR);

    let kept = Sqlite::open(&database).await.unwrap().load(&week.table).await.unwrap();
    let table = kept.replay().expect("the log is sound");
    assert_eq!(table.phase(), Phase::Finished);
    assert!(table.result().is_some());
    check_seats(&table, &week, flagged.expect("Dan's flag fell"));
    check_notices(&table, &week);
}

/// One flag fell, when it had to; one bot played for a while.
fn check_seats(table: &Table, week: &Week, (deadline, fell): (Millis, Millis)) {
    let mut changes = Vec::new();
    for entry in table.entries() {
        if let Body::SeatChanged { seat, why, .. } = entry.read().unwrap() {
            changes.push((u64::from(seat.number()), format!("{why:?}"), entry.at));
        }
    }
    let dan = week.friends[3].seat;
    let seats: Vec<(u64, &str)> = changes.iter().map(|(seat, why, _)| (*seat, why.as_str())).collect();
    assert_eq!(seats, [(dan, "OutOfTime"), (dan, "Returned")]);
    assert_eq!(changes[0].2, fell, "not before everybody had a moment after the server came back");
    assert!(deadline < fell);
    let by_bot = |body: Body| matches!(body, Body::Action { by: By::Bot, .. });
    assert!(table.entries().iter().any(|entry| by_bot(entry.read().unwrap())), "the bot played");
}

/// What the log says of a seat: in how many turns a person was asked long enough to be told, until they decided, and the
/// entries with which a turn of it can end.
fn turns(table: &Table, seat: u64) -> (usize, Vec<u64>) {
    let (mut to_tell, mut ends, mut since, mut before) = (0, Vec::new(), None, None);
    for entry in table.entries() {
        let then = table.as_of(entry.number, before.as_ref()).unwrap();
        let asked = then
            .to_act()
            .iter()
            .any(|one| u64::from(one.number()) == seat && then.holders()[one.index()].person().is_some());
        // Who chose in secret was asked until then, although it is opened later.
        let (own, by_person, chosen) = match entry.read().unwrap() {
            Body::Action { seat: one, by, decided, .. } => (one, by == By::Person, decided),
            Body::SeatChanged { seat: one, .. } => (one, true, None),
            _ => {
                since = since.or(asked.then_some(entry.at));
                before = Some(then);
                continue;
            }
        };
        let (own, chosen) =
            (u64::from(own.number()) == seat, chosen.filter(|_| u64::from(own.number()) == seat));
        if own {
            ends.push(u64::from(entry.number));
        }
        if let Some(from) = since.filter(|_| !asked || chosen.is_some()) {
            // What the table ends by itself need not have been told.
            to_tell += usize::from(own && by_person && chosen.unwrap_or(entry.at) - from >= GRACE);
            since = None;
        }
        since = since.or(asked.then_some(entry.at));
        before = Some(then);
    }
    (to_tell, ends)
}

/// Every notice once per turn and channel.
fn check_notices(table: &Table, week: &Week) {
    for friend in &week.friends {
        let told = friend.told();
        let (to_tell, ends) = turns(table, friend.seat);
        let numbers: Vec<u64> =
            told.keys().filter(|(kind, _)| kind == "turn").map(|(_, turn)| *turn).collect();
        let turns = numbers.len();
        assert!(to_tell > 4 && turns >= to_tell, "{} heard of {turns} turns of {to_tell}", friend.name);
        for pair in numbers.windows(2) {
            let answered = ends.iter().any(|end| (pair[0] + 1..=pair[1]).contains(end));
            assert!(answered, "{} heard of one turn twice: {pair:?}", friend.name);
        }
        assert!(told.keys().filter(|(kind, _)| kind == "over").count() == 1, "{}", friend.name);
        for (notice, messages) in &told {
            assert_eq!(messages.len(), 1, "{} was told twice of {notice:?}", friend.name);
        }
        let time = told.keys().filter(|(kind, _)| kind == "time").count();
        assert!(time <= turns);
        assert!(friend.name != "Dan" || time > 0, "his time ran out");
        assert_eq!(
            told.keys().filter(|(kind, _)| kind == "started").count(),
            usize::from(!told.contains_key(&("turn".into(), started(table)))),
            "{} hears that it began, or that it is their turn",
            friend.name
        );
    }
    // Anne's mails say the same.
    let (anne, told) = (&week.friends[0], week.friends[0].told());
    let (to_tell, _) = turns(table, anne.seat);
    assert!((to_tell..=anne.turns_told()).contains(&week.mails_about("Your turn")));
    assert_eq!(week.mails_about("The game is over"), told.keys().filter(|(kind, _)| kind == "over").count());
}

/// The entry with which the game began.
fn started(table: &Table) -> u64 {
    let entry = table.entries().into_iter().find(|entry| matches!(entry.read(), Ok(Body::Started { .. })));
    entry.map_or(0, |entry| entry.number.into())
}
