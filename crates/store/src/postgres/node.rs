//! One server among those that have a database: it says that it lives, tells the others what happened, and hears of them.
//!
//! It has three connections of its own. The anchor holds a lock that all nodes share and that a program that wants to change the
//! tables needs alone; it renews the node's row. One sends notifications, one receives them. All are reopened when they
//! are lost. What was sent meanwhile is lost too, and listeners are told so ([`Heard::Missed`]).

use super::{PATIENCE, dialect, migrate};
use crate::{StoreError, nodes::Heard};
use sqlx::{
    Connection, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgListener, PgPoolOptions},
};
use std::{
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{sync::mpsc, task::AbortHandle};

/// A node that has not said for this long that it lives has lost its leases to any node that wants them.
pub const LEASE: Duration = Duration::from_secs(6);
/// How often it says so.
const BEAT: Duration = Duration::from_millis(1_500);
/// What is to be told waits for no answer longer than this.
const TELL_TIME: Duration = Duration::from_secs(4);
/// Between two tries to reach a database that does not answer.
const AGAIN: Duration = Duration::from_millis(500);
/// A notification of PostgreSQL has less than 8,000 bytes.
const LONGEST: usize = 7_500;
/// A node that has just stopped is waited for, this often and this long.
const WAITS: (u32, Duration) = (20, Duration::from_millis(100));
/// The last word of a node.
const RESIGNED: &str = "resigned";
/// The lock that nodes share.
const LOCK: &str = "hashtextextended('antilles ' || current_schema(), 0)";

/// With whom a database is opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sharing {
    WithOthers,
    Alone,
}

/// A server among those that have the database.
#[derive(Debug)]
pub struct Node {
    /// Its number, which no other ever has.
    pub number: i64,
    /// Where the database is, for people.
    address: String,
    options: PgConnectOptions,
    sharing: Sharing,
    /// Where notifications go.
    channel: String,
    /// For notifications, sent and received: a crash may lose them.
    aside: PgPool,
    words: mpsc::UnboundedSender<String>,
    to_tell: Mutex<Option<mpsc::UnboundedReceiver<String>>>,
    /// Words that are still to be sent.
    unsaid: AtomicUsize,
    ears: Mutex<Option<mpsc::UnboundedSender<Heard>>>,
    /// When it last began to say that it lives, and was heard.
    renewed: Mutex<Instant>,
    /// The other end of its anchor: process and beginning.
    anchored: Mutex<Option<(i32, String)>>,
    resigned: AtomicBool,
    /// Somebody else has the database to themselves, or has changed its tables.
    shut_out: AtomicBool,
}

/// What a node does by itself; it ends with this.
#[derive(Debug)]
pub struct Tasks(Vec<AbortHandle>);

impl Tasks {
    /// Ends all of it.
    pub fn end(&self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.end();
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in these is whole whatever panicked beside it.
    what.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Node {
    /// Joins the nodes of a database, whose tables are up to date then; answers the connection that holds the lock.
    pub async fn join(
        options: PgConnectOptions,
        address: String,
        sharing: Sharing,
    ) -> Result<(Arc<Node>, PgConnection), StoreError> {
        let mut anchor = connect(&options, &address).await?;
        hold(&mut anchor, &address, sharing).await?;
        let number = sqlx::query_scalar("UPDATE antilles SET server = server + 1 RETURNING server")
            .fetch_one(&mut anchor)
            .await?;
        let anchored = own(&mut anchor, number).await?;
        let channel = sqlx::query_scalar("SELECT 'antilles_' || md5(current_schema())");
        let channel = channel.fetch_one(&mut anchor).await?;
        // Nodes that ended long ago and left nothing behind.
        sqlx::raw_sql(
            "DELETE FROM leases WHERE name NOT LIKE 'table %' AND NOT lives(node);
             DELETE FROM nodes WHERE until < clock_timestamp() - INTERVAL '1 hour'
                 AND node NOT IN (SELECT node FROM leases);
             DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes)",
        )
        .execute(&mut anchor)
        .await?;
        let aside = PgPoolOptions::new()
            .max_connections(2)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options.clone().options([("synchronous_commit", "off")]));
        let (words, to_tell) = mpsc::unbounded_channel();
        let node = Node {
            number,
            address,
            options,
            sharing,
            channel,
            aside,
            words,
            to_tell: Mutex::new(Some(to_tell)),
            unsaid: AtomicUsize::new(0),
            ears: Mutex::default(),
            renewed: Mutex::new(Instant::now()),
            anchored: Mutex::new(Some(anchored)),
            resigned: AtomicBool::new(false),
            shut_out: AtomicBool::new(false),
        };
        node.renew(&mut anchor).await?;
        Ok((Arc::new(node), anchor))
    }

    /// Begins what it does by itself.
    pub fn start(self: &Arc<Node>, anchor: PgConnection) -> Tasks {
        let mut tasks = vec![
            tokio::spawn(self.clone().beat(anchor)).abort_handle(),
            tokio::spawn(self.clone().listen()).abort_handle(),
        ];
        if let Some(words) = lock(&self.to_tell).take() {
            tasks.push(tokio::spawn(self.clone().speak(words)).abort_handle());
        }
        Tasks(tasks)
    }

    /// Has it been heard lately?
    pub fn lives(&self) -> bool {
        !self.resigned.load(Ordering::Acquire) && lock(&self.renewed).elapsed() < LEASE
    }

    /// Refused if the database is somebody else's by now.
    pub fn may_write(&self) -> Result<(), StoreError> {
        match self.shut_out.load(Ordering::Acquire) {
            true => Err(StoreError::Taken(self.address.clone())),
            false => Ok(()),
        }
    }

    /// Tells the others something.
    pub fn tell(&self, word: String) {
        if word.len() > LONGEST - 32 || word.contains('\n') {
            tracing::error!("something too long to be told to other nodes is left to their next look");
            return;
        }
        self.unsaid.fetch_add(1, Ordering::AcqRel);
        // Without a receiver the node has ended.
        let _ = self.words.send(word);
    }

    /// Waits until what is to be told has been sent, but not for long.
    pub async fn said(&self) {
        let saying = async {
            while self.unsaid.load(Ordering::Acquire) > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(TELL_TIME, saying).await;
    }

    /// What the others tell from now on.
    pub fn hear(&self) -> mpsc::UnboundedReceiver<Heard> {
        let (ears, heard) = mpsc::unbounded_channel();
        *lock(&self.ears) = Some(ears);
        heard
    }

    fn heard(&self, heard: Heard) {
        let mut ears = lock(&self.ears);
        if ears.as_ref().is_some_and(|ears| ears.send(heard).is_err()) {
            *ears = None;
        }
    }

    /// Gives everything up, and tells the others.
    pub async fn resign(&self) {
        if self.resigned.swap(true, Ordering::AcqRel) {
            return;
        }
        let gone = sqlx::query(
            "WITH gone AS (UPDATE nodes SET until = clock_timestamp() - INTERVAL '1 second' WHERE node = $1),
                 nobody AS (DELETE FROM presence WHERE node = $1)
             SELECT pg_notify($2, $1 || '\n' || $3)",
        )
        .bind(self.number)
        .bind(&self.channel)
        .bind(RESIGNED)
        .execute(&self.aside);
        // If it cannot be said, its time runs out.
        let _ = tokio::time::timeout(TELL_TIME, gone).await;
    }

    /// Closes its connections.
    pub async fn close(&self) {
        let _ = tokio::time::timeout(TELL_TIME, self.aside.close()).await;
    }

    /// Says that it lives, until the end.
    async fn beat(self: Arc<Node>, anchor: PgConnection) {
        let mut anchor = Some(anchor);
        loop {
            tokio::time::sleep(if anchor.is_some() { BEAT } else { AGAIN }).await;
            if self.resigned.load(Ordering::Acquire) {
                continue;
            }
            if let Err(error) = self.beat_once(&mut anchor).await {
                tracing::warn!("this node cannot say that it lives: {error}");
                anchor = None;
            }
        }
    }

    async fn beat_once(&self, anchor: &mut Option<PgConnection>) -> Result<(), StoreError> {
        let mut connection = match anchor.take() {
            Some(connection) => connection,
            None => {
                let mut fresh = connect(&self.options, &self.address).await?;
                let again = self.hold_again(&mut fresh).await;
                let shut_out = matches!(again, Err(StoreError::InUse(_) | StoreError::Newer { .. }));
                self.shut_out.store(shut_out, Ordering::Release);
                again?;
                tracing::info!("this node has its line to the database again");
                fresh
            }
        };
        self.renew(&mut connection).await?;
        *anchor = Some(connection);
        Ok(())
    }

    /// Takes the lock again after the line was cut.
    async fn hold_again(&self, fresh: &mut PgConnection) -> Result<(), StoreError> {
        let (found, known) = (dialect::version(&mut *fresh).await?, migrate::known());
        if found != known {
            return Err(StoreError::Newer { found, known });
        }
        // The database may not have noticed yet that the old line is cut.
        let before = lock(&self.anchored).clone();
        if let Some((process, began)) = before {
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE pid = $1 AND backend_start::text = $2";
            sqlx::query(end).bind(process).bind(began).execute(&mut *fresh).await?;
        }
        if !try_lock(fresh, self.sharing).await? {
            return Err(StoreError::InUse(self.address.clone()));
        }
        *lock(&self.anchored) = Some(own(fresh, self.number).await?);
        Ok(())
    }

    /// Says that it lives. Its own listener hears it too, and so knows that its line is up.
    async fn renew(&self, anchor: &mut PgConnection) -> Result<(), StoreError> {
        let began = Instant::now();
        let renewal = sqlx::query(
            "WITH alive AS (INSERT INTO nodes (node, until)
                 VALUES ($1, clock_timestamp() + $2 * INTERVAL '1 millisecond')
                 ON CONFLICT (node) DO UPDATE SET until = excluded.until)
             SELECT pg_notify($3, $1 || '\n')",
        )
        .bind(self.number)
        .bind(LEASE.as_millis() as i64)
        .bind(&self.channel)
        .execute(anchor);
        let renewed = tokio::time::timeout(LEASE / 2, renewal).await;
        renewed.map_err(|_| StoreError::Io("no answer".into()))??;
        *lock(&self.renewed) = began;
        Ok(())
    }

    /// Sends what is to be told, as many words in one notification as there are.
    async fn speak(self: Arc<Node>, mut words: mpsc::UnboundedReceiver<String>) {
        let mut next = None;
        loop {
            let first = match next.take() {
                Some(word) => word,
                None => match words.recv().await {
                    Some(word) => word,
                    None => return,
                },
            };
            let mut told = format!("{}\n{first}", self.number);
            let mut count = 1;
            while let Ok(word) = words.try_recv() {
                if told.len() + word.len() >= LONGEST {
                    next = Some(word);
                    break;
                }
                told.push('\n');
                told += &word;
                count += 1;
            }
            let telling =
                sqlx::query("SELECT pg_notify($1, $2)").bind(&self.channel).bind(&told).execute(&self.aside);
            match tokio::time::timeout(TELL_TIME, telling).await {
                Ok(Ok(_)) => {}
                // They look for themselves before long.
                Ok(Err(error)) => tracing::warn!("other nodes could not be told: {error}"),
                Err(_) => tracing::warn!("other nodes could not be told: no answer"),
            }
            self.unsaid.fetch_sub(count, Ordering::AcqRel);
        }
    }

    /// Hears the others.
    async fn listen(self: Arc<Node>) {
        loop {
            if let Err(error) = self.listen_once().await {
                tracing::warn!("other nodes cannot be heard: {error}");
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    async fn listen_once(&self) -> Result<(), StoreError> {
        let no_answer = |_| StoreError::Io("no answer".into());
        let connecting = async {
            let mut listener = PgListener::connect_with(&self.aside).await?;
            listener.eager_reconnect(false);
            listener.listen(&self.channel).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let mut listener = tokio::time::timeout(PATIENCE, connecting).await.map_err(no_answer)??;
        self.heard(Heard::Missed);
        // Nodes say all the time that they live, this one too: a line on which nothing comes is dead.
        while let Some(told) = tokio::time::timeout(LEASE, listener.try_recv()).await.map_err(no_answer)?? {
            let mut lines = told.payload().lines();
            let from = lines.next().and_then(|number| number.parse::<i64>().ok());
            if from != Some(self.number) {
                lines.for_each(|word| {
                    self.heard(match word {
                        RESIGNED => Heard::Resigned,
                        word => Heard::Word(word.to_string()),
                    });
                });
            }
        }
        Err(StoreError::Io("the line was cut".into()))
    }
}

async fn connect(options: &PgConnectOptions, address: &str) -> Result<PgConnection, StoreError> {
    let connected = tokio::time::timeout(PATIENCE, PgConnection::connect_with(options)).await;
    Ok(connected.map_err(|_| StoreError::Io(format!("{address} does not answer")))??)
}

/// Takes the lock and brings the tables up to date, which needs the database alone. A program that does one or the other at this
/// moment is waited for.
async fn hold(anchor: &mut PgConnection, address: &str, sharing: Sharing) -> Result<(), StoreError> {
    let known = migrate::known();
    for _ in 0..WAITS.0 {
        let found = dialect::version(&mut *anchor).await?;
        if found > known {
            return Err(StoreError::Newer { found, known });
        }
        if found == known && try_lock(anchor, sharing).await? {
            return Ok(());
        }
        if found < known && try_lock(anchor, Sharing::Alone).await? {
            migrate::migrate(anchor).await?;
            if sharing == Sharing::WithOthers {
                let share =
                    format!("SELECT pg_advisory_lock_shared({LOCK}); SELECT pg_advisory_unlock({LOCK})");
                sqlx::raw_sql(sqlx::AssertSqlSafe(share)).execute(&mut *anchor).await?;
            }
            return Ok(());
        }
        tokio::time::sleep(WAITS.1).await;
    }
    Err(StoreError::InUse(address.into()))
}

/// Takes the lock of this node alone: as long as it is held the node is there. Answers which process of the database has
/// the other end of this line, and since when.
async fn own(anchor: &mut PgConnection, number: i64) -> Result<(i32, String), StoreError> {
    let sql = "SELECT pg_advisory_lock(hashtext('antilles node ' || current_schema()), $1::int)";
    let owning = sqlx::query(sql).bind(number).execute(&mut *anchor);
    // A node that checks whether this one lives holds it for a moment.
    let owned = tokio::time::timeout(LEASE / 2, owning).await;
    owned.map_err(|_| StoreError::Io("the lock of this node is held".into()))??;
    let there = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
    Ok(sqlx::query_as(there).fetch_one(anchor).await?)
}

async fn try_lock(anchor: &mut PgConnection, sharing: Sharing) -> Result<bool, StoreError> {
    let how = if sharing == Sharing::Alone { "" } else { "_shared" };
    let sql = sqlx::AssertSqlSafe(format!("SELECT pg_try_advisory_lock{how}({LOCK})"));
    Ok(sqlx::query_scalar(sql).fetch_one(anchor).await?)
}
