//! What moves by itself at a table: bots, standing orders, sealed choices that are complete, bots that stand in for
//! programs that do not answer, reading the log again.
//!
//! After every change the keeper looks at what is due first, and has it done when its time has come. A table that was just
//! taken from the store is looked at likewise, so a restart loses nothing.

use super::{Host, bot_name, keeper::Keeper};
use bots::Budget;
use game::Seat;
use std::{pin::Pin, sync::Arc, time::Duration};
use table::{BotTurn, Command, Millis, Table};
use tokio::time::Instant;

/// How a bot is asked; another one in tests.
pub(super) type Choose = fn(&BotTurn, &Budget, u64) -> Result<&'static str, String>;

/// Asks the bot of this name.
pub(super) fn choose(turn: &BotTurn, budget: &Budget, seed: u64) -> Result<&'static str, String> {
    let chosen = bots::choose(&turn.bot, &turn.view, turn.seat, &turn.legal, budget, seed);
    chosen.map(|chosen| chosen.text).map_err(|error| error.to_string())
}

/// The longest pause, whatever an entry says about the time.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// The longest wait after failures.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Something under way, and what it is for.
pub(super) struct Doing {
    what: What,
    work: Pin<Box<dyn Future<Output = Step> + Send>>,
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
}

/// What is due, as far as it decides whether work under way is still wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    Refresh,
    Reveal,
    Order { seat: Seat, step: u32, retold: u32 },
    Bot { seat: Seat, bot: String, step: u32, retold: u32 },
    Silent { seat: Seat, step: u32, retold: u32 },
    Absent { step: u32, retold: u32 },
}

/// What is due next at a table.
enum Due {
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
}

impl Due {
    fn what(&self, table: &Table) -> What {
        let (step, retold) = (table.step(), table.retold());
        match self {
            Due::Reveal => What::Reveal,
            Due::Order { seat, .. } => What::Order { seat: *seat, step, retold },
            Due::Silent { seat, .. } => What::Silent { seat: *seat, step, retold },
            Due::Absent { .. } => What::Absent { step, retold },
            Due::Bot { turn, .. } => What::Bot { seat: turn.seat, bot: turn.bot.clone(), step, retold },
        }
    }
}

/// What is due, if anything. People first: an order waits for nobody.
fn next(table: &Table, pace: f64) -> Option<Due> {
    if table.ready_to_reveal() {
        return Some(Due::Reveal);
    }
    if let Some(due) = table.due().into_iter().min_by_key(|due| due.at) {
        return Some(Due::Order { seat: due.seat, at: due.at });
    }
    if let Some(turn) = table.bots_to_move().into_iter().find(|turn| !turn.legal.is_empty()) {
        // A turn of many small steps is one thing to follow: the pause stands before its first.
        let goes_on = table.action_of(table.step(), None).is_some_and(|(last, _)| last == turn.seat);
        let pause = if goes_on { 0 } else { (table.created().options.bot_pause as f64 * pace) as Millis };
        return Some(Due::Bot { turn: Box::new(turn), at: table.last_entry().at.saturating_add(pause) });
    }
    let silent = table.silent_programs().into_iter().min_by_key(|(_, at)| *at);
    match (silent, table.take_over_due()) {
        (Some((seat, at)), absent) if absent.is_none_or(|absent| at <= absent) => {
            Some(Due::Silent { seat, at })
        }
        (_, Some(at)) => Some(Due::Absent { at }),
        _ => None,
    }
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
        // If the rules fall over here nothing can be done until something changes; people may still talk, and undo.
        let due = self.host.guarded(&self.id, "what is due", || next(&table, pace));
        let due = due.ok().flatten();
        self.hurried &= matches!(due, Some(Due::Bot { .. } | Due::Order { .. } | Due::Reveal));
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
                    tokio::time::sleep_until(until).await;
                    Step::Play { command: Command::PlayOrder { seat }, at }
                });
            }
            Due::Bot { turn, at } => self.begin_bot(what, *turn, at, &table),
            Due::Silent { seat, at } => self.begin_waiting(what, seat, at, &table),
            Due::Absent { at } => {
                let left = at.saturating_sub(self.now()).clamp(0, table.created().options.absent_after);
                let until = Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0));
                self.begin(what, async move {
                    tokio::time::sleep_until(until).await;
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
        self.begin(what, async move {
            let (seat, step) = (turn.seat, asked.step);
            let legal: Vec<&'static str> = turn.legal.iter().map(|legal| legal.text).collect();
            let chosen = match refusals {
                0 => host.think(turn, &asked).await,
                _ => None,
            };
            // The first legal action, or after a refusal the next one.
            let action = chosen.unwrap_or_else(|| {
                host.count_fallback();
                legal[refusals.saturating_sub(1) % legal.len()]
            });
            tokio::time::sleep_until(until).await;
            let command = Command::Act { seat, actions: vec![action.to_string()], at_step: Some(step) };
            Step::Play { command, at }
        });
    }

    /// Waits for a program. A server that has just come back gives it the whole time again.
    fn begin_waiting(&mut self, what: What, seat: Seat, at: Millis, table: &Table) {
        let limit = table.created().options.program_limit;
        let at = at.max(self.since.saturating_add(limit));
        let left = at.saturating_sub(self.now()).clamp(0, limit);
        let until = Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0));
        let bot = bots::usual(table.game()).to_string();
        self.begin(what, async move {
            tokio::time::sleep_until(until).await;
            Step::Play { command: Command::StandIn { seat, bot, name: bot_name(seat.index()) }, at }
        });
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
        self.doing = Some(Doing { what, work: Box::pin(work) });
    }

    /// The moment that is called `at` at this table. Measured from here on by a clock that is never set, and never further
    /// away than from the last entry.
    fn moment(&self, at: Millis) -> Instant {
        let pause = Duration::from_millis(u64::try_from(at.saturating_sub(self.now())).unwrap_or(0));
        Instant::now() + pause.min(LONGEST_PAUSE)
    }
}

/// Where a bot is asked, for the log.
struct Asked {
    table: String,
    game: &'static str,
    step: u32,
}

impl Host {
    /// What a bot answers; nothing if it falls over, or does not answer in time.
    async fn think(self: &Arc<Host>, turn: BotTurn, asked: &Asked) -> Option<&'static str> {
        let (limit, choose) = (self.bots.limit, self.choose);
        let permit = self.thinking.clone().acquire_owned().await.ok()?;
        let (seat, bot) = (turn.seat, turn.bot.clone());
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let seed = u64::from_le_bytes(crate::security::token::random());
            choose(&turn, &Budget::default().within(limit / 2), seed)
        });
        let why = match tokio::time::timeout(limit, thought).await {
            Ok(Ok(Ok(chosen))) => return Some(chosen),
            Ok(Ok(Err(error))) => error,
            Ok(Err(error)) => format!("it fell over: {error}"),
            Err(_) => format!("it thought longer than {limit:?}"),
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
