//! A game over a week as people play it: four of them in two time zones, a day for every turn, hours of their own, a holiday, a
//! flag that falls and somebody who returns. The server is killed again and again, on a real file. The test moves the time, and
//! each of these happens when the game has come to it: nothing depends on how long anything takes.

mod checks;

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
    Millis, Phase,
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
/// Players asked before the server came back have this long.
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
    holiday: Option<String>,
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

    fn zone(&self) -> TimeZone {
        TimeZone::get(self.zone).unwrap()
    }

    /// Are they at home, awake and not on holiday?
    fn plays(&self, now: Millis) -> bool {
        let there = local(&self.zone(), now);
        let hour = u16::try_from(there.hour()).unwrap();
        (self.hours.0..self.hours.1).contains(&hour)
            && self.holiday.as_deref() != Some(there.date().to_string().as_str())
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

    /// The ids of all messages that came to their webhook.
    fn messages(&self) -> BTreeSet<String> {
        self.hook.all().iter().map(|message| message.headers["idempotency-key"].clone()).collect()
    }

    fn turns_told(&self) -> usize {
        self.told().keys().filter(|(kind, _)| kind == "turn").count()
    }
}

/// The id of a mail, before the server's own name.
fn message_id(mail: &str) -> &str {
    mail.split("Message-ID: <").nth(1).and_then(|rest| rest.split('@').next()).expect("a mail has an id")
}

/// Lets every notice of somebody go out by itself.
async fn without_pauses(browser: &mut Browser) {
    let page = browser.get("/notices").await.text();
    for id in page.split("/notices/channel/").skip(1).filter_map(|rest| rest.split_once("/gap")) {
        let path = format!("/notices/channel/{}/gap", id.0);
        assert_eq!(browser.post(&path, &[("gap", "0")]).await.status, 303);
    }
}

/// A day on which somebody does not play, announced while they were to decide.
struct Holiday {
    /// When their time would have been up.
    before: Millis,
    /// When it is now.
    after: Millis,
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
    /// What arrives at Ben's browser, how much of it told of turns that have been answered, and the address of his feed.
    push: Arc<HttpSink>,
    pushed: usize,
    feed: String,
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
        let (push, push_address) = http_sink().await;
        let mut week = Week {
            config,
            time,
            server: Some(server),
            friends,
            mails,
            table,
            kills: 0,
            dice: 7,
            mailed: 0,
            push,
            pushed: 0,
            feed: String::new(),
        };
        week.mail().await;
        week.subscribe(&push_address).await;
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
        without_pauses(anne).await;
    }

    /// Ben's browser is subscribed, with the keys of RFC 8291's example, and he has a feed.
    async fn subscribe(&mut self, address: &str) {
        let ben = &mut self.friends[1].browser;
        let form = [
            ("endpoint", address),
            (
                "p256dh",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            ("auth", "BTBZMqHH6r4Tts7J_aSIgg"),
        ];
        let added = ben.post("/notices/push", &form).await;
        assert_eq!(added.status, 200, "{}", added.text());
        without_pauses(ben).await;
        let page = ben.post("/notices/feed", &[]).await.text();
        let secret = page.split("/notices/feed/").nth(1).unwrap().split('"').next().unwrap();
        self.feed = format!("/notices/feed/{secret}");
    }

    /// How many different messages of this urgency came to Ben's browser; one that came twice is one.
    fn pushes(&self, urgency: &str) -> usize {
        let all = self.push.all();
        let ours = all.iter().filter(|message| message.headers["urgency"] == urgency);
        ours.map(|message| message.headers["topic"].as_str()).collect::<BTreeSet<&str>>().len()
    }

    /// The ids of all messages that came to Ben's browser.
    fn push_topics(&self) -> BTreeSet<String> {
        self.push.all().iter().map(|message| message.headers["topic"].clone()).collect()
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
        // Anne has mails besides, and Ben's browser is told too.
        let besides = || match at {
            0 => self.mails_about("Your turn") > self.mailed,
            1 => self.pushes("high") > self.pushed,
            _ => true,
        };
        let told =
            async || friend.turns_told() > friend.answered && besides() || self.asked(at).await.is_none();
        self.meanwhile(&what, told).await;
    }

    /// How many mails there were with such a subject; one that came twice is one.
    fn mails_about(&self, subject: &str) -> usize {
        let mails = self.mails.all();
        let ours = mails.iter().filter(|mail| mail.contains(&format!("Subject: {subject}")));
        ours.map(|mail| message_id(mail)).collect::<BTreeSet<&str>>().len()
    }

    /// The ids of all of Anne's mails, except the one with which she confirmed her address.
    fn mail_ids(&self) -> BTreeSet<String> {
        self.mails.all().iter().skip(1).map(|mail| message_id(mail).to_string()).collect()
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
        match at {
            0 => self.mailed = self.mails_about("Your turn"),
            1 => self.pushed = self.pushes("high"),
            _ => {}
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

    /// The first moment at which somebody's time is up.
    async fn next_deadline(&self) -> Option<Millis> {
        let table = self.look(0, "").await;
        table["clocks"].as_array().unwrap().iter().filter_map(|clock| clock["deadline"].as_i64()).min()
    }

    /// A friend who is to decide alone goes away instead, over the day on which their time would have been up.
    async fn announce_holiday(&mut self, at: usize) -> Holiday {
        let before = self.next_deadline().await.expect("a clock runs");
        let friend = &mut self.friends[at];
        let due = local(&friend.zone(), before);
        let day = due.date().to_string();
        let (from, to) = (format!("{:02}:00", friend.hours.0), format!("{:02}:00", friend.hours.1));
        let form = [("zone", friend.zone), ("from", &from), ("to", &to), ("first", &day), ("last", &day)];
        let announced = friend.browser.post("/settings/hours", &form).await;
        assert_eq!(announced.status, 303, "{}", announced.text());
        friend.holiday = Some(day);
        friend.gone = Some((0, before));
        let after = self.next_deadline().await.expect("it still runs");
        let later = local(&self.friends[at].zone(), after);
        assert_eq!((later.date(), later.time()), (due.date().tomorrow().unwrap(), due.time()), "a day later");
        Holiday { before, after }
    }

    /// The server is away when a friend's time is up, and comes back. Answers when the flag falls.
    async fn flag_falls(&mut self, at: usize) -> Millis {
        self.kill().await;
        self.pass(2 * HOUR);
        self.restart().await;
        let fell = self.now() + RETURN_GRACE;
        self.pass(RETURN_GRACE - 1);
        assert!(self.asked(at).await.is_some(), "there is a moment to decide");
        self.pass(1);
        self.until("a bot stands in", async || {
            self.look(at, "").await["away"].as_array().is_some_and(|away| !away.is_empty())
        })
        .await;
        self.friends[at].answered = self.friends[at].turns_told();
        fell
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

/// What the friends do besides playing, one thing after the other.
#[derive(Default)]
struct Plot {
    /// A message arrived, and the server was killed before it heard so.
    interrupted: bool,
    /// Carla's holiday.
    holiday: Option<Holiday>,
    /// When Dan's time was up, and when his flag fell, as the server was away at first.
    flagged: Option<(Millis, Millis)>,
    /// Dan came back.
    returned: bool,
}

const CARLA: usize = 2;
const DAN: usize = 3;

#[tokio::test]
async fn a_week_with_four_people_ends_well_and_everybody_is_told_everything_once() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("week.db");
    let mut week = Week::begin(&database).await;
    let (mut turns, mut plot) = (0, Plot::default());
    while !week.is_over().await {
        week.pass(STEP);
        let asked = week.all_asked().await;
        for at in asked {
            week.hears(at).await;
        }
        let asked = week.all_asked().await;
        if plot.flagged.is_some() && !plot.returned && week.friends[DAN].plays(week.now()) {
            let path = format!("/tables/{}/seats/{}/return", week.table, week.friends[DAN].seat);
            assert_eq!(week.friends[DAN].program.ask("POST", &path, None).await.0, 200);
            plot.returned = true;
            continue;
        }
        if let Some(at) = week.first_who_plays(&asked) {
            // The player who goes away is the only one who is to decide, and it is not late.
            let hour = local(&week.friends[at].zone(), week.now()).hour();
            let alone = asked == [at] && (12..18).contains(&hour);
            if alone && turns > 15 && at == CARLA && plot.holiday.is_none() {
                plot.holiday = Some(week.announce_holiday(CARLA).await);
                continue;
            }
            if alone && plot.holiday.is_some() && at == DAN && plot.flagged.is_none() {
                week.friends[DAN].gone = Some((week.now(), Millis::MAX));
                continue;
            }
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
            if let (13.., false, Some(&next)) = (turns, plot.interrupted, news) {
                plot.interrupted = week.kill_while_sending(next).await;
            }
            continue;
        }
        // Nobody plays for a while. Dan's flag is to fall while the server is away.
        let Some(deadline) = week.next_deadline().await else {
            // The bot thinks, or the table opens choices that are complete.
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        if asked == [DAN] && plot.flagged.is_none() && week.now() + HOUR >= deadline {
            let fell = week.flag_falls(DAN).await;
            plot.flagged = Some((deadline, fell));
            week.friends[DAN].gone = Some((0, fell + HOUR));
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
    week.until("Ben's browser hears that it is over", async || week.pushes("normal") > 0).await;
    let feed = week.friends[1].browser.get(&week.feed.clone()).await.text();
    let end = week.now();
    week.server.take().unwrap().stop().await;
    assert!(plot.interrupted, "the server was killed while a message was under way");
    assert!(plot.returned, "Dan came back");
    assert!(week.kills >= 5, "{}", week.kills);
    assert!((3 * DAY..21 * DAY).contains(&(end - START)), "it took {} hours", (end - START) / HOUR);

    let kept = Sqlite::open(&database).await.unwrap().load(&week.table).await.unwrap();
    let table = kept.replay().expect("the log is sound");
    assert_eq!(table.phase(), Phase::Finished);
    assert!(table.result().is_some());
    checks::check_holiday(&table, week.friends[CARLA].seat, &plot.holiday.expect("Carla was on holiday"));
    checks::check_seats(&table, &week, plot.flagged.expect("Dan's flag fell"));
    checks::check_notices(&database, &table, &week).await;
    checks::check_feed(&week, &feed);
}
