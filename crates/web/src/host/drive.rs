//! What moves by itself at a table: bots, standing orders, sealed choices that are complete, bots that stand in for
//! programs that do not answer, flags that fall, reading the log again.
//!
//! After every change the keeper looks at what is due first, and has it done when its time has come. A table that was just
//! taken from the store is looked at likewise, so a restart loses nothing. Where several nodes have the database, the one
//! with the table's lease does it.

use super::{
    Host, bot_name,
    keeper::{Hold, Keeper, time_at},
};
use bots::Budget;
use game::Seat;
use std::{
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use store::{Lease, StoreError};
use table::{BotTurn, By, Command, Holder, Millis, Saying, Table, clock::DAY};

/// How a bot is asked; another one in tests.
pub(super) type Choose = fn(&BotTurn, &Budget, u64) -> Result<&'static str, String>;

/// Asks the bot of this name.
pub(super) fn choose(turn: &BotTurn, budget: &Budget, seed: u64) -> Result<&'static str, String> {
    let chosen = bots::choose(&turn.bot, &turn.view, turn.seat, &turn.legal, budget, seed);
    chosen.map(|chosen| chosen.text).map_err(|error| error.to_string())
}

/// The longest pause, whatever an entry says about the time.
const LONGEST_PAUSE: Millis = 60_000;
/// After the server came back, nobody's time is up for this long, in milliseconds.
const GRACE: Millis = 120_000;
/// A flag that falls later than this does not keep its table in memory.
const FAR: Millis = 600_000;
/// No clock of a game runs longer: holidays and all, it would be an error.
const LONGEST_SLEEP: Millis = 400 * DAY;
/// The longest wait after failures.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// Where tables are to meet the same answers a bot counts positions, not time, and has this many times the usual limit: it
/// must not matter how busy the server is.
const PATIENCE: u32 = 12;

/// Something under way, and what it is for.
pub(super) struct Doing {
    what: What,
    work: Pin<Box<dyn Future<Output = Step> + Send>>,
    /// It is so far away that the table may leave memory until then.
    pub(super) alarm: Option<Millis>,
}

impl Doing {
    /// What is to be done when the time has come; never, if nothing is under way.
    pub(super) async fn done(doing: &mut Option<Doing>) -> Step {
        match doing {
            Some(doing) => doing.work.as_mut().await,
            None => std::future::pending().await,
        }
    }
}

/// What the keeper does when its time has come.
pub(super) enum Step {
    /// Read the log.
    Refresh,
    /// Carry out this command.
    Play { command: Command, at: Millis },
    /// Another node may drive this table, or this one.
    Lease(Result<Option<Lease>, StoreError>),
}

/// What is due, as far as it decides whether work under way is still wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    Refresh,
    Lease,
    Reveal,
    Order {
        seat: Seat,
        step: u32,
        retold: u32,
    },
    Bot {
        seat: Seat,
        bot: String,
        step: u32,
        retold: u32,
    },
    Silent {
        seat: Seat,
        step: u32,
        retold: u32,
    },
    /// The moment comes nearer when the last of the others agrees.
    Absent {
        at: Millis,
        step: u32,
        retold: u32,
    },
    /// Recomputed after every entry: its time may be ahead of what was measured here.
    Flag {
        seat: Seat,
        at: Millis,
        entry: u32,
    },
}

/// What is due next at a table.
pub(super) enum Due {
    Reveal,
    Order {
        seat: Seat,
        at: Millis,
    },
    Bot {
        turn: Box<BotTurn>,
        at: Millis,
    },
    /// A program has until then to answer.
    Silent {
        seat: Seat,
        at: Millis,
    },
    /// Somebody has until then to decide, or the bot that the others asked for takes over.
    Absent {
        at: Millis,
    },
    /// A person's time is up then.
    Flag {
        seat: Seat,
        at: Millis,
    },
}

impl Due {
    fn what(&self, table: &Table) -> What {
        let (step, retold) = (table.step(), table.retold());
        match self {
            Due::Reveal => What::Reveal,
            Due::Order { seat, .. } => What::Order { seat: *seat, step, retold },
            Due::Silent { seat, .. } => What::Silent { seat: *seat, step, retold },
            Due::Absent { at } => What::Absent { at: *at, step, retold },
            Due::Flag { seat, at } => What::Flag { seat: *seat, at: *at, entry: table.last_entry().number },
            Due::Bot { turn, .. } => What::Bot { seat: turn.seat, bot: turn.bot.clone(), step, retold },
        }
    }
}

/// What is due, if anything. People first: an order waits for nobody.
pub(super) fn next(table: &Table, pace: f64) -> Option<Due> {
    if table.ready_to_reveal() {
        return Some(Due::Reveal);
    }
    if let Some(due) = table.due().into_iter().min_by_key(|due| due.at) {
        return Some(Due::Order { seat: due.seat, at: due.at });
    }
    if let Some(turn) = table.bots_to_move().into_iter().find(|turn| !turn.legal.is_empty()) {
        let pause = (pause(table, &turn) as f64 * pace) as Millis;
        return Some(Due::Bot { turn: Box::new(turn), at: table.last_entry().at.saturating_add(pause) });
    }
    let silent = table.silent_programs().into_iter().map(|(seat, at)| (at, Due::Silent { seat, at }));
    let absent = table.take_over_due().map(|at| (at, Due::Absent { at }));
    let flag = table.next_flag().map(|(seat, at)| (at, Due::Flag { seat, at }));
    silent.chain(absent).chain(flag).min_by_key(|(at, _)| *at).map(|(_, due)| due)
}

/// How many of the last lines of the story are looked at for the last deed of a person.
const LOOKED_AT: usize = 400;

/// How long people are left to see what happened before a bot plays. A turn of many small steps is one thing to follow: the
/// pause stands before its first. The longer people wait, the shorter the pauses: all that bots do between two decisions of
/// people takes no more than this many usual pauses, which is four seconds at the pace tables have by default. Where nobody
/// waits because a bot plays for the only person, who may come back, the game does not run away from them.
fn pause(table: &Table, turn: &BotTurn) -> Millis {
    let usual = table.created().options.bot_pause;
    if table.action_of(table.step(), None).is_some_and(|(last, _)| last == turn.seat) {
        return 0;
    }
    let person = |holder: &Holder| matches!(holder, Holder::Person { .. });
    let returns = |holder: &Holder| holder.stands_in().is_some_and(|absent| !absent.resigned);
    if table.holders().iter().any(returns) && !table.holders().iter().any(person) {
        return usual;
    }
    let told = table.story_len();
    let lines = table.story_lines(None, told.saturating_sub(LOOKED_AT)..told).rev().map(|(_, told)| told);
    let mut of_game = lines.filter(|told| matches!(told.saying, Saying::Game(_)));
    // Only the player knows what was a standing order of theirs.
    let decided = |told: &table::Told| {
        told.by == Some(By::Person)
            && table.story_of(told.step, told.actor).iter().any(|own| own.by == Some(By::Person))
    };
    let person = of_game.find(|told| told.step == 0 || decided(told));
    let waited = person.map_or(0, |told| table.last_entry().at.saturating_sub(told.at));
    usual.min((usual * 10 / 3).saturating_sub(waited) / 2)
}

impl Keeper {
    /// Looks at what is due, unless nothing has changed since; what is under way and still wanted goes on.
    pub(super) fn look(&mut self) {
        if self.looked {
            return;
        }
        self.looked = true;
        if self.stale {
            self.begin(What::Refresh, std::future::ready(Step::Refresh));
            return;
        }
        let table = self.table();
        let pace = if self.hurried { 0.0 } else { self.host.bots.pace };
        // If the rules panic here nothing can be done until something changes; people may still talk, and undo.
        let due = self.host.guarded(&self.id, "what is due", || next(&table, pace));
        let due = due.ok().flatten();
        self.hurried &= matches!(due, Some(Due::Bot { .. } | Due::Order { .. } | Due::Reveal));
        if self.hold == Hold::Guest && (due.is_some() || self.wanted) {
            let asking = self.ask_for_lease();
            self.begin(What::Lease, asking);
            return;
        }
        let Some(due) = due else {
            self.doing = None;
            return;
        };
        let what = due.what(&table);
        if self.doing.as_ref().is_some_and(|doing| doing.what == what) {
            return;
        }
        match due {
            Due::Reveal => {
                let at = self.now();
                self.begin(what, async move { Step::Play { command: Command::Reveal, at } });
            }
            Due::Order { seat, at } => {
                let until = self.moment(at);
                self.begin(what, async move {
                    until.await;
                    Step::Play { command: Command::PlayOrder { seat }, at }
                });
            }
            Due::Bot { turn, at } => self.begin_bot(what, *turn, at, &table),
            Due::Silent { seat, at } => self.begin_waiting(what, seat, at, &table),
            Due::Flag { seat, at } => self.begin_clock(what, seat, at, &table),
            Due::Absent { at } => {
                let until = self.reaches(at, table.created().options.absent_after);
                self.begin(what, async move {
                    until.await;
                    Step::Play { command: Command::TakeOverAbsent, at }
                });
            }
        }
    }

    fn begin_bot(&mut self, what: What, turn: BotTurn, at: Millis, table: &Table) {
        let refusals = self.refusals;
        let asked = Asked { table: self.id.clone(), game: table.game().id(), step: table.step() };
        if refusals > turn.legal.len() {
            // Everything that is legal was tried. Something is wrong that trying will not mend.
            tracing::error!(
                table = asked.table,
                game = asked.game,
                step = asked.step,
                "the table refuses all of a bot's actions"
            );
            self.doing = None;
            return;
        }
        let (host, until) = (self.host.clone(), self.moment(at));
        let scripted = lessons::Guide::of(table).and_then(|guide| guide.scripted(turn.seat));
        self.begin(what, async move {
            let (seat, step) = (turn.seat, asked.step);
            let legal: Vec<&'static str> = turn.legal.iter().map(|legal| legal.text).collect();
            let chosen = match (refusals, scripted.filter(|action| legal.contains(action))) {
                (0, Some(action)) => Some(action),
                (0, None) => host.think(turn, &asked).await,
                _ => None,
            };
            // The first legal action, or after a refusal the next one.
            let action = chosen.unwrap_or_else(|| {
                host.count_fallback();
                legal[refusals.saturating_sub(1) % legal.len()]
            });
            until.await;
            let command = Command::Act { seat, actions: vec![action.to_string()], at_step: Some(step) };
            Step::Play { command, at }
        });
    }

    /// Waits for a program. A server that has just come back gives it the whole time again.
    fn begin_waiting(&mut self, what: What, seat: Seat, at: Millis, table: &Table) {
        let limit = table.created().options.program_limit;
        let at = at.max(self.since.saturating_add(limit));
        let until = self.reaches(at, limit);
        let bot = bots::usual(table.game()).to_string();
        self.begin(what, async move {
            until.await;
            Step::Play { command: Command::StandIn { seat, bot, name: bot_name(seat.index()) }, at }
        });
    }

    /// Waits until somebody's time is up. Nobody can play while the server is away: players who were asked before it came back
    /// has a moment to do so.
    fn begin_clock(&mut self, what: What, seat: Seat, at: Millis, table: &Table) {
        let asked_before = table.last_entry().at < self.back;
        let at = if asked_before { at.max(self.back.saturating_add(GRACE)) } else { at };
        let left = at.saturating_sub(self.now());
        let until = self.reaches(at, LONGEST_SLEEP);
        self.begin(what, async move {
            until.await;
            Step::Play { command: Command::FlagFall { seat, name: bot_name(seat.index()) }, at }
        });
        // By the clock: the table's time may be ahead of it.
        let moment = self.host.clock.now().saturating_add(left);
        if let Some(doing) = self.doing.as_mut().filter(|_| left > FAR) {
            doing.alarm = Some(moment);
        }
    }

    /// Begins to work on something, after a while if it went wrong before.
    fn begin(&mut self, what: What, work: impl Future<Output = Step> + Send + 'static) {
        let wait = match self.failures {
            0 => Duration::ZERO,
            failures => Duration::from_millis(25 << failures.min(10)).min(LONGEST_WAIT),
        };
        let work = async move {
            if !wait.is_zero() {
                tokio::time::sleep(wait).await;
            }
            work.await
        };
        self.doing = Some(Doing { what, work: Box::pin(work), alarm: None });
    }

    /// Ends at the moment that is called `at` at this table, but after this long at the latest. The clock is looked at once:
    /// what it shows later must not count twice, or not at all. Where the last entry is ahead of it, time goes on from there.
    fn reaches(&self, at: Millis, longest: Millis) -> impl Future<Output = ()> + Send + use<> {
        let clock = self.host.clock.now();
        let left = at.saturating_sub(time_at(&self.table(), clock)).clamp(0, longest);
        self.host.clock.until(clock.saturating_add(left))
    }

    /// The same for the short pauses of bots and orders, whatever an entry says about the time.
    fn moment(&self, at: Millis) -> impl Future<Output = ()> + Send + use<> {
        self.reaches(at, LONGEST_PAUSE)
    }
}

/// Where a bot is asked, for the log.
struct Asked {
    table: String,
    game: &'static str,
    step: u32,
}

/// A bot that waits for its turn to think; dropping it says that it does no more.
struct Waiting<'a>(&'a AtomicUsize);

impl Waiting<'_> {
    fn new(count: &AtomicUsize) -> Waiting<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Waiting(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Host {
    /// What a bot answers; nothing if it panics, or does not answer in time.
    async fn think(self: &Arc<Host>, turn: BotTurn, asked: &Asked) -> Option<&'static str> {
        let choose = self.choose;
        let (limit, budget) = match turn.luck {
            Some(_) => (self.bots.limit * PATIENCE, Budget::default()),
            None => (self.bots.limit, Budget::default().within(self.bots.limit / 2)),
        };
        let waiting = Waiting::new(&self.waiting);
        let permit = self.thinking.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let (seat, bot) = (turn.seat, turn.bot.clone());
        let seed = turn.luck.unwrap_or_else(|| self.seeds.of_choice(asked.step, seat));
        // Its thread keeps the permit until it is overdue, even if nobody waits for it any more.
        let permit = Arc::new(Mutex::new(Some(permit)));
        let overdue = Arc::downgrade(&permit);
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            choose(&turn, &budget, seed)
        });
        let why = match tokio::time::timeout(limit, thought).await {
            Ok(Ok(Ok(chosen))) => return Some(chosen),
            Ok(Ok(Err(error))) => error,
            Ok(Err(error)) => format!("it panicked: {error}"),
            Err(_) => {
                // A thread cannot be stopped. One that never ends must not keep all others from thinking.
                if let Some(permit) = overdue.upgrade() {
                    drop(permit.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take());
                }
                format!("it thought longer than {limit:?}")
            }
        };
        tracing::error!(
            table = asked.table,
            game = asked.game,
            step = asked.step,
            seat = seat.number(),
            bot,
            "a bot did not choose, a legal action is played: {why}"
        );
        None
    }
}
