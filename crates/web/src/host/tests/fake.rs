//! A store in memory to which things happen, and a host over it.

use crate::{
    config::Bots,
    host::{Host, drive, keeper::STORE_TIME},
    live::Bulletin,
};
use async_trait::async_trait;
use game::{Seat, SetupText};
use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use store::{
    Basis, Bot, Filter, Keep, KeepsHours, KeptTable, KeptTournament, Link, Listing, NewTable, Origin,
    Session, Sqlite, Store, StoreError, Swept, Token, TournamentFilter, UploadedRecord,
};
use table::{
    Command, Creation, Decided, Entry, Hours, Millis, PersonId, Sealed, Summary, Table, TableOptions, Who,
};
use tokio::sync::{Notify, watch};

/// What happens to the next append.
pub enum Mishap {
    /// It waits until it is let go.
    Held,
    /// It fails, and nothing is kept.
    Fails,
    /// It is kept, but the answer is lost.
    AnswerLost,
    /// Another writer is faster.
    Rival,
    /// The store panics.
    Panics,
}

/// A store in memory to which things happen.
pub struct Fake {
    pub kept: Sqlite,
    pub mishaps: Mutex<VecDeque<Mishap>>,
    /// The same for logs that are read, and for tables that are set up: held, failing, or with a lost answer.
    pub reading: Mutex<VecDeque<Mishap>>,
    pub creating: Mutex<VecDeque<Mishap>>,
    /// The next change of a tournament waits until it is let go.
    pub next_update_is_held: AtomicBool,
    /// The next answer about a session, a token of a program or a tournament waits until it is let go.
    pub next_look_up_is_held: AtomicBool,
    pub held: Notify,
    pub let_go: Notify,
    /// This entry of every log comes back changed.
    pub damaged: Mutex<Option<usize>>,
}

impl Fake {
    /// Waits until it is let go.
    async fn hold(&self) {
        self.held.notify_one();
        self.let_go.notified().await;
    }

    async fn hold_look_up(&self) {
        if self.next_look_up_is_held.swap(false, Ordering::Relaxed) {
            self.hold().await;
        }
    }
}

#[async_trait]
impl KeepsHours for Fake {
    async fn hours(&self, person: &PersonId) -> Result<Option<Hours>, StoreError> {
        self.kept.hours(person).await
    }

    async fn set_hours(&self, person: &PersonId, hours: &Hours, now: Millis) -> Result<(), StoreError> {
        self.kept.set_hours(person, hours, now).await
    }
}

#[async_trait]
impl store::Tournaments for Fake {
    async fn create_tournament(&self, new: &KeptTournament, origin: &Origin) -> Result<(), StoreError> {
        self.kept.create_tournament(new, origin).await
    }

    async fn tournament(&self, id: &str) -> Result<KeptTournament, StoreError> {
        let tournament = self.kept.tournament(id).await;
        self.hold_look_up().await;
        tournament
    }

    async fn update_tournament(&self, changed: &KeptTournament) -> Result<(), StoreError> {
        if self.next_update_is_held.swap(false, Ordering::Relaxed) {
            self.hold().await;
        }
        self.kept.update_tournament(changed).await
    }

    async fn tournaments(&self, filter: &TournamentFilter) -> Result<Vec<KeptTournament>, StoreError> {
        self.kept.tournaments(filter).await
    }
}

#[async_trait]
impl store::Puzzles for Fake {
    async fn answer_puzzle(
        &self,
        answer: &store::PuzzleAnswer,
        shift: i64,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        self.kept.answer_puzzle(answer, shift, origin).await
    }

    async fn puzzle_answers(
        &self,
        person: &PersonId,
        game: &str,
    ) -> Result<Vec<store::PuzzleAnswer>, StoreError> {
        self.kept.puzzle_answers(person, game).await
    }

    async fn puzzle_ratings(&self, game: &str) -> Result<Vec<store::PuzzleRating>, StoreError> {
        self.kept.puzzle_ratings(game).await
    }
}

#[async_trait]
impl store::Appraisals for Fake {
    async fn keep_appraisal(&self, appraisal: &store::Appraisal) -> Result<(), StoreError> {
        self.kept.keep_appraisal(appraisal).await
    }

    async fn appraisals(&self, person: &PersonId, version: u32) -> Result<Vec<store::Appraisal>, StoreError> {
        self.kept.appraisals(person, version).await
    }
}

#[async_trait]
impl store::Daily for Fake {
    async fn deal(&self, game: &str, day: u32, seed: &game::Seed) -> Result<store::Deal, StoreError> {
        self.kept.deal(game, day, seed).await
    }

    async fn set_expert(&self, game: &str, day: u32, expert: &str) -> Result<(), StoreError> {
        self.kept.set_expert(game, day, expert).await
    }

    async fn begin_try(&self, new: &store::Try) -> Result<store::Try, StoreError> {
        self.kept.begin_try(new).await
    }

    async fn try_of(
        &self,
        person: &PersonId,
        game: &str,
        day: u32,
    ) -> Result<Option<store::Try>, StoreError> {
        self.kept.try_of(person, game, day).await
    }

    async fn find_try(&self, id: &str) -> Result<Option<store::Try>, StoreError> {
        self.kept.find_try(id).await
    }

    async fn tries(&self, game: &str, day: u32, limit: u32) -> Result<Vec<store::Try>, StoreError> {
        self.kept.tries(game, day, limit).await
    }
}

#[async_trait]
impl Store for Fake {
    async fn create_table(&self, new: NewTable, origin: &Origin) -> Result<(), StoreError> {
        let mishap = self.creating.lock().unwrap().pop_front();
        match mishap {
            Some(Mishap::Held) => self.hold().await,
            Some(Mishap::AnswerLost) => {
                self.kept.create_table(new, origin).await?;
                return Err(StoreError::Io("a loose cable".into()));
            }
            Some(_) => return Err(StoreError::Io("a loose cable".into())),
            None => {}
        }
        self.kept.create_table(new, origin).await
    }

    async fn append(
        &self,
        table: &str,
        basis: &Basis,
        decided: &Decided,
        listing: &Listing,
    ) -> Result<Vec<Sealed>, StoreError> {
        let mishap = self.mishaps.lock().unwrap().pop_front();
        match mishap {
            Some(Mishap::Held) => self.hold().await,
            Some(Mishap::Fails) => return Err(StoreError::Io("a loose cable".into())),
            Some(Mishap::AnswerLost) => {
                self.kept.append(table, basis, decided, listing).await?;
                return Err(StoreError::Io("a loose cable".into()));
            }
            Some(Mishap::Rival) => {
                let rival = self.kept.load(table).await?.replay().expect("a sound log");
                let said = rival.decide(&Command::Say { text: "first".into() }, &anne(), 0).expect("allowed");
                let head = rival.last_entry().number;
                let listing = Listing::of(&rival.after(said.clone()).expect("it fits"));
                self.kept.append(table, &Basis::after(head), &said, &listing).await?;
            }
            Some(Mishap::Panics) => panic!("the store panics"),
            None => {}
        }
        self.kept.append(table, basis, decided, listing).await
    }

    async fn load(&self, table: &str) -> Result<KeptTable, StoreError> {
        let mishap = self.reading.lock().unwrap().pop_front();
        let mut kept = self.kept.load(table).await?;
        match mishap {
            Some(Mishap::Held) => self.hold().await,
            Some(_) => return Err(StoreError::Io("a loose cable".into())),
            None => {}
        }
        if let Some(entry) = *self.damaged.lock().unwrap() {
            kept.entries[entry - 1].body.push(' ');
        }
        Ok(kept)
    }

    async fn load_after(&self, table: &str, known: &Entry) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
        self.kept.load_after(table, known).await
    }

    async fn tables(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        self.kept.tables(filter).await
    }

    async fn create_session(
        &self,
        token: &str,
        session: &Session,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        self.kept.create_session(token, session, origin).await
    }

    async fn session(&self, token: &str) -> Result<Session, StoreError> {
        let session = self.kept.session(token).await;
        self.hold_look_up().await;
        session
    }

    async fn name_session(&self, token: &str, name: &str) -> Result<(), StoreError> {
        self.kept.name_session(token, name).await
    }

    async fn session_seen(&self, token: &str, seen: Millis) -> Result<(), StoreError> {
        self.kept.session_seen(token, seen).await
    }

    async fn forget_session(&self, token: &str) -> Result<(), StoreError> {
        self.kept.forget_session(token).await
    }

    async fn create_link(&self, token: &str, link: &Link, origin: &Origin) -> Result<(), StoreError> {
        self.kept.create_link(token, link, origin).await
    }

    async fn link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        self.kept.link(token, now).await
    }

    async fn redeem_link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        self.kept.redeem_link(token, now).await
    }

    async fn put_record(&self, record: &UploadedRecord, origin: &Origin) -> Result<(), StoreError> {
        self.kept.put_record(record, origin).await
    }

    async fn record(&self, id: &str) -> Result<UploadedRecord, StoreError> {
        self.kept.record(id).await
    }

    async fn create_token(&self, secret: &str, token: &Token, origin: &Origin) -> Result<(), StoreError> {
        self.kept.create_token(secret, token, origin).await
    }

    async fn token(&self, secret: &str) -> Result<Token, StoreError> {
        let token = self.kept.token(secret).await;
        self.hold_look_up().await;
        token
    }

    async fn tokens(&self, owner: &PersonId) -> Result<Vec<Token>, StoreError> {
        self.kept.tokens(owner).await
    }

    async fn use_token(&self, id: &str, now: Millis) -> Result<(), StoreError> {
        self.kept.use_token(id, now).await
    }

    async fn revoke_token(&self, owner: &PersonId, id: &str) -> Result<(), StoreError> {
        self.kept.revoke_token(owner, id).await
    }

    async fn create_bot(&self, bot: &Bot, origin: &Origin) -> Result<(), StoreError> {
        self.kept.create_bot(bot, origin).await
    }

    async fn bot(&self, id: &str) -> Result<Bot, StoreError> {
        self.kept.bot(id).await
    }

    async fn bots(&self, owner: &PersonId) -> Result<Vec<Bot>, StoreError> {
        self.kept.bots(owner).await
    }

    async fn remove_bot(&self, owner: &PersonId, id: &str) -> Result<(), StoreError> {
        self.kept.remove_bot(owner, id).await
    }

    fn people(&self) -> &dyn store::People {
        self.kept.people()
    }

    async fn sweep(&self, now: Millis, keep: &Keep) -> Result<Swept, StoreError> {
        self.kept.sweep(now, keep).await
    }

    async fn close(&self) {
        self.kept.close().await;
    }
}

/// A host over a fake store.
pub struct House {
    pub host: Arc<Host>,
    pub fake: Arc<Fake>,
    pub bulletin: Arc<Bulletin>,
    pub stop: watch::Sender<bool>,
    /// How long the host waits for the store to write.
    pub write_time: watch::Sender<Duration>,
}

/// How bots think, unless a test says otherwise.
pub const BOTS: Bots = Bots { at_once: 2, limit: Duration::from_secs(10), pace: 1.0 };

/// When everything begins, unless a test says otherwise.
pub const NOON: Millis = 1_700_000_000_000;

pub fn anne() -> Who {
    Who::Person(PersonId("anne".into()))
}

/// A quick bot, so that tests are.
pub fn random(turn: &table::BotTurn, _: &bots::Budget, seed: u64) -> Result<&'static str, String> {
    Ok(turn.legal[seed as usize % turn.legal.len()].text)
}

/// A table of Puerto Rico for four with these options.
pub fn creation(id: &str, bot_pause: Millis) -> Creation {
    Creation {
        table: id.into(),
        game: "puerto-rico".into(),
        setup: SetupText { players: 4, options: Default::default() },
        options: TableOptions { draw_seats: false, bot_pause, ..TableOptions::default() },
        owner: PersonId("anne".into()),
        seed: [7; 32],
        opening: None,
    }
}

/// Anne on this chair, bots on the others, and the game begins.
pub fn begin(chair: u8) -> Vec<Command> {
    let sit = |at| match at == chair {
        true => Command::Sit { chair: Some(at), name: "Anne".into(), code: None },
        false => Command::AddBot { chair: Some(at), bot: "random".into(), name: format!("Bot {at}") },
    };
    (1..=4).map(sit).chain([Command::Start]).collect()
}

impl House {
    pub async fn new(choose: drive::Choose) -> House {
        House::at(choose, crate::Clock::default()).await
    }

    /// A house with a clock of its own.
    pub async fn at(choose: drive::Choose, clock: crate::Clock) -> House {
        House::with(choose, clock, BOTS).await
    }

    /// A house whose bots are like this.
    pub async fn with(choose: drive::Choose, clock: crate::Clock, bots: Bots) -> House {
        let fake = Arc::new(Fake {
            kept: Sqlite::in_memory().await.expect("memory can be had"),
            mishaps: Mutex::default(),
            reading: Mutex::default(),
            creating: Mutex::default(),
            next_update_is_held: AtomicBool::new(false),
            next_look_up_is_held: AtomicBool::new(false),
            held: Notify::new(),
            let_go: Notify::new(),
            damaged: Mutex::new(None),
        });
        let bulletin = Arc::new(Bulletin::default());
        let (stop, stopped) = watch::channel(false);
        let (write_time, waited) = watch::channel(STORE_TIME);
        let seeds = crate::Seeds::default();
        let host = Host::with(fake.clone(), bulletin.clone(), bots, seeds, clock, stopped, (choose, waited));
        House { host, fake, bulletin, stop, write_time }
    }

    /// Does something for which the store is held until the host does not wait for it any more. What comes before and after
    /// has its usual time, however busy the machine is.
    pub async fn impatiently<T>(&self, act: impl Future<Output = T>) -> T {
        self.write_time.send_replace(Duration::from_millis(20));
        let done = act.await;
        self.write_time.send_replace(STORE_TIME);
        done
    }

    /// A game in which Anne is asked first, and bots move at once.
    pub async fn with_game(choose: drive::Choose) -> House {
        let house = House::new(choose).await;
        house.begin_game().await;
        house
    }

    /// The game in which Anne is asked first.
    pub async fn begin_game(&self) {
        let created = self.host.create(creation("t", 0), &begin(1), NOON, Origin::default()).await;
        created.expect("a table can be set up");
    }

    pub fn next_append(&self, mishap: Mishap) {
        self.fake.mishaps.lock().unwrap().push_back(mishap);
    }

    /// Anne takes the prospector, after whom bots are asked at once; later the first thing she may.
    pub async fn play(&self) -> Result<(), crate::host::HostError> {
        let table = self.host.open("t").await?.read();
        let legal: Vec<&str> = table.legal(Seat::FIRST).iter().map(|legal| legal.text).collect();
        let action = if table.step() == 0 { "take prospector" } else { legal[0] };
        let command =
            Command::Act { seat: Seat::FIRST, actions: vec![action.into()], at_step: Some(table.step()) };
        self.host.command("t", &command, &anne(), NOON).await
    }

    /// Removes a table from the store, as sweeping does.
    pub async fn remove(&self, id: &str) {
        for of in ["calls", "sealed", "persons", "entries", "seeds"] {
            let sql = sqlx::AssertSqlSafe(format!("DELETE FROM {of} WHERE table_id = $1"));
            sqlx::query(sql).bind(id).execute(self.fake.kept.writer().pool()).await.expect("it is removed");
        }
        let sql = "DELETE FROM tables WHERE id = $1";
        sqlx::query(sql).bind(id).execute(self.fake.kept.writer().pool()).await.expect("it is removed");
    }

    pub async fn say(&self, text: &str) -> Result<(), crate::host::HostError> {
        self.host.command("t", &Command::Say { text: text.into() }, &anne(), NOON).await
    }

    pub async fn read(&self, id: &str) -> crate::host::Snapshot {
        self.host.open(id).await.expect("the table is there").read()
    }

    /// What the store holds, played again.
    pub async fn log(&self, id: &str) -> Table {
        self.fake.kept.load(id).await.expect("the table is kept").replay().expect("its log is sound")
    }

    /// Waits until Anne is asked at this step or a later one, and no standing order of hers is about to answer.
    pub async fn anne_is_asked(&self, step: u32) {
        until(async || {
            let table = self.read("t").await;
            table.step() >= step && !table.legal(Seat::FIRST).is_empty() && table.due().is_empty()
        })
        .await;
        assert_eq!(self.read("t").await.entries(), self.log("t").await.entries(), "memory follows the log");
    }

    /// Has the tables leave memory that may, until this many are left.
    pub async fn only_left(&self, count: usize) {
        until(async || {
            self.host.sweep_idle(&|_| Duration::ZERO);
            self.host.in_memory() == count
        })
        .await;
    }
}

/// Waits until something is true, however busy the machine is.
pub async fn until(is: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), waiting).await.expect("it happens");
}
