//! The table: what its log comes to, and taking entries in.

use crate::{
    ahead::Chosen,
    clock::{Clocks, Tick},
    command::{Creation, Decided, Sealed, SealedChange},
    consent::Pending,
    decision::Key,
    entry::{Body, By, Change, Created, Entry, FORMAT, Millis},
    people::{Holder, OPENING_LIMIT, PersonId, check_id},
    quota::Counts,
    refusal::{LoadFault, Refusal},
    rules::Rules,
    story::{Line, Said},
};
use catalog::AnyPosition;
use game::{
    Script, Seat, Seats, Seed, Setup, SetupError, SetupText,
    record::{RecordResult, Stream, seed_hash},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, HashSet},
    fmt,
    sync::Arc,
};

/// Where a table is in its life.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their chairs.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Finished,
    /// The game was broken off.
    Stopped,
}

/// The present rules give something else than the log says: the table can be read up to there, but not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drift {
    /// The first differing step (0: the set-up).
    pub step: u32,
    /// Its entry.
    pub entry: u32,
    /// What differs.
    pub why: String,
}

/// A game played by people. A copy is cheap: copies share the past.
#[derive(Clone)]
pub struct Table {
    pub(crate) rules: Rules,
    pub(crate) seed: Seed,
    pub(crate) created: Created,
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// By chair before the start, by seat afterwards.
    pub(crate) holders: Vec<Holder>,
    /// Who held the seats from which step on.
    pub(crate) tenures: Vec<(Seat, u32, Holder)>,
    pub(crate) resigned: Seats,
    pub(crate) beginning: Option<Beginning>,
    /// The surviving steps, those of the opening included.
    pub(crate) line: Vec<Arc<Played>>,
    pub(crate) epoch: u32,
    /// When the decision that is asked now began to be asked.
    pub(crate) asked_at: Millis,
    pub(crate) result: Option<RecordResult>,
    pub(crate) pending: Option<Pending>,
    pub(crate) orders: BTreeMap<(Seat, String), bool>,
    /// What seats have chosen ahead, by question.
    pub(crate) ahead: BTreeMap<(Seat, String), Chosen>,
    /// How often each seat has chosen ahead.
    pub(crate) aheads: BTreeMap<Seat, u32>,
    /// Seats that took something back: their orders rest until they decide themselves, or nothing could be taken back.
    pub(crate) resting: Seats,
    pub(crate) sealed: BTreeMap<Seat, Sealed>,
    pub(crate) story: Vec<Arc<Line>>,
    /// How often something changed that earlier lines tell: what was taken back, or who sits where.
    pub(crate) retold: u32,
    pub(crate) chats: usize,
    /// How often each seat took something back.
    pub(crate) undos: BTreeMap<Seat, u32>,
    /// How often the program in each seat did not answer in time.
    pub(crate) silences: BTreeMap<Seat, u32>,
    /// The keys of the requests that were carried out.
    pub(crate) keys: HashSet<(Seat, Key)>,
    /// The keys of what was said.
    pub(crate) said: HashSet<(PersonId, Key)>,
    pub(crate) clocks: Clocks,
    /// How often was written what is no move.
    pub(crate) counts: Counts,
    pub(crate) drift: Option<Drift>,
    /// The first entry of its log that cannot be read, if there is one.
    pub(crate) damaged: Option<u32>,
    /// Is it how the table stood earlier?
    pub(crate) past: bool,
    /// May be seen what a table with the same chance as others keeps back?
    pub(crate) shown: bool,
    /// Is every position compared with the digest in the log?
    checks: bool,
    pub(crate) entries: Vec<Arc<Entry>>,
}

/// The set-up as it was drawn.
#[derive(Clone)]
pub(crate) struct Beginning {
    pub chance: Vec<String>,
    pub position: AnyPosition,
}

/// A step that was played.
#[derive(Clone)]
pub(crate) struct Played {
    pub seat: Seat,
    pub action: String,
    pub chance: Vec<String>,
    pub stream: Stream,
    /// Cannot be undone without consent.
    pub barrier: bool,
    pub sealed: bool,
    /// Milliseconds since it was asked.
    pub thought: Millis,
    pub at: Millis,
    pub position: AnyPosition,
}

/// The set-up of a table with this many players. A log of a newer program is read as far as the newest rules here agree
/// with it.
fn setup_of(rules: &Rules, created: &Created, players: u8) -> Result<Setup, SetupError> {
    let text = SetupText { players, ..created.setup.clone() };
    (rules.setup)(&text, created.rules_version.min(rules.version))
}

/// May the result of such a table count for ratings? Everybody plays for themselves, unaided and from the beginning.
fn can_be_rated(creation: &Creation) -> bool {
    !creation.options.coach && !creation.options.hot_seat && creation.opening.is_none()
}

impl Table {
    /// Sets up a table. The entries are to be stored together with the seed; [`Table::entries`] has them too.
    pub fn create(creation: Creation, now: Millis) -> Result<(Table, Vec<Entry>), Refusal> {
        if creation.options.rated && !can_be_rated(&creation) {
            return Err(Refusal::NotRateable);
        }
        let rules = Rules::find(&creation.game).ok_or(Refusal::NoSuchGame(creation.game))?;
        check_id(&creation.table)?;
        Table::check_clock(&creation.options)?;
        creation.options.watch_delay.map_or(Ok(()), crate::watch::Delay::check)?;
        if !creation.options.code.is_empty() {
            check_id(&creation.options.code)?;
        }
        let version = creation.opening.as_ref().map_or(rules.version, |opening| opening.rules_version);
        let setup = (rules.setup)(&creation.setup, version).map_err(Refusal::Setup)?;
        if let Some(opening) = &creation.opening {
            check_id(&opening.parent)?;
            if opening.steps.len() > OPENING_LIMIT {
                return Err(Refusal::OpeningTooLong(OPENING_LIMIT));
            }
            let fault = |why| Refusal::Opening(why);
            let mut position = begin(&rules, &setup, &opening.start).map_err(fault)?.0;
            for step in &opening.steps {
                position = advance(&position, step.seat, &step.action, &step.chance).map_err(fault)?.position;
            }
            if position.to_act().is_empty() {
                return Err(Refusal::Opening("the game is over at this point".into()));
            }
        }
        let body = Body::Created(Box::new(Created {
            format: FORMAT,
            table: creation.table,
            game: rules.id.into(),
            rules_version: version,
            setup: (rules.setup_text)(&setup),
            options: creation.options,
            owner: creation.owner,
            seed_hash: seed_hash(&creation.seed),
            opening: creation.opening,
        }));
        let entries = vec![Entry::write(1, now, &body, "", "")];
        let table = Table::replay(entries.clone(), creation.seed).expect("what was just written can be read");
        Ok((table, entries))
    }

    /// The table that a log comes to. Sealed choices are given afterwards: [`Table::restore_sealed`].
    ///
    /// A game goes on under the version of the rules it was begun with. If that gives another position than the log at
    /// some step, the table is readable up to there ([`Table::drift`]). The last position is compared first, and every
    /// one only if that differs: taking a digest costs more than playing a step. Positions of an older version may have
    /// been written in another form, so they are not compared: that every action is legal, and every outcome possible,
    /// has to do.
    pub fn replay(
        entries: impl IntoIterator<Item = impl Into<Arc<Entry>>>,
        seed: Seed,
    ) -> Result<Table, LoadFault> {
        let table = Table::read(entries, seed, false)?;
        if table.created.rules_version < table.rules.version {
            return Ok(table);
        }
        let position = table.position().map(|position| hex::encode(position.digest())).unwrap_or_default();
        if table.drift.is_none() && position == table.last_entry().position {
            return Ok(Table { checks: true, ..table });
        }
        Table::read(table.entries, seed, true)
    }

    /// The table that the readable beginning of a damaged log comes to: it can be looked at, and does not go on.
    pub fn replay_damaged(
        entries: impl IntoIterator<Item = impl Into<Arc<Entry>>>,
        seed: Seed,
    ) -> Result<Table, LoadFault> {
        let table = Table::replay(entries, seed)?;
        Ok(Table { damaged: Some(table.last_entry().number + 1), ..table })
    }

    fn read(
        entries: impl IntoIterator<Item = impl Into<Arc<Entry>>>,
        seed: Seed,
        checks: bool,
    ) -> Result<Table, LoadFault> {
        let mut entries = entries.into_iter().map(Into::into);
        let first: Arc<Entry> = entries.next().ok_or(LoadFault::Empty)?;
        if first.number != 1 {
            return Err(LoadFault::Number { expected: 1, found: first.number });
        }
        if !first.follows("") {
            return Err(LoadFault::Chain(1));
        }
        let Body::Created(created) = first.read()? else { return Err(LoadFault::NoBeginning) };
        if created.format != FORMAT {
            return Err(LoadFault::Format(created.format));
        }
        if seed_hash(&seed) != created.seed_hash {
            return Err(LoadFault::Seed);
        }
        let rules = Rules::find(&created.game).ok_or_else(|| LoadFault::UnknownGame(created.game.clone()))?;
        let setup = setup_of(&rules, &created, created.setup.players)
            .map_err(|error| LoadFault::Unfit { entry: 1, why: error.to_string() })?;
        let mut table = Table {
            rules,
            seed,
            setup,
            phase: Phase::Gathering,
            holders: vec![Holder::Open; setup.players().into()],
            tenures: Vec::new(),
            resigned: Seats::NONE,
            beginning: None,
            line: Vec::new(),
            epoch: 0,
            asked_at: first.at,
            result: None,
            pending: None,
            orders: BTreeMap::new(),
            ahead: BTreeMap::new(),
            aheads: BTreeMap::new(),
            resting: Seats::NONE,
            sealed: BTreeMap::new(),
            story: Vec::new(),
            retold: 0,
            chats: 0,
            undos: BTreeMap::new(),
            silences: BTreeMap::new(),
            keys: HashSet::new(),
            said: HashSet::new(),
            clocks: Clocks::default(),
            counts: Counts::default(),
            drift: None,
            damaged: None,
            past: false,
            shown: false,
            checks,
            created: *created,
            entries: vec![first],
        };
        for entry in entries {
            table.absorb(entry)?;
        }
        Ok(table)
    }

    /// The table as it will be once this is committed, to be kept only then.
    pub fn after(&self, decided: Decided) -> Result<Table, LoadFault> {
        let mut next = self.clone();
        next.settle(decided)?;
        Ok(next)
    }

    /// Takes in what [`Table::decide`] answered, after the store has committed it.
    pub fn settle(&mut self, decided: Decided) -> Result<(), LoadFault> {
        for entry in decided.entries {
            self.absorb(entry)?;
        }
        match decided.sealed {
            None => {}
            Some(SealedChange::Put(sealed)) => {
                self.sealed.insert(sealed.seat, sealed);
            }
            Some(SealedChange::Withdraw(seat)) => {
                self.sealed.remove(&seat);
            }
            Some(SealedChange::Clear) => self.sealed.clear(),
        }
        Ok(())
    }

    /// Takes in the next entry of the log, no matter who wrote it. An error changes nothing.
    pub fn absorb(&mut self, entry: impl Into<Arc<Entry>>) -> Result<(), LoadFault> {
        let entry = entry.into();
        let expected = self.entries.len() as u32 + 1;
        if entry.number != expected {
            return Err(LoadFault::Number { expected, found: entry.number });
        }
        if !entry.follows(&self.last_entry().digest) {
            return Err(LoadFault::Chain(entry.number));
        }
        let body = entry.read()?;
        self.check_fits(&body).map_err(|why| LoadFault::Unfit { entry: entry.number, why })?;
        let tick = Tick::of(&body);
        self.take_in(&entry, body);
        self.wind(entry.at, tick);
        self.entries.push(entry);
        Ok(())
    }

    /// The set-up with another number of players.
    pub(crate) fn setup_for(&self, players: u8) -> Result<Setup, SetupError> {
        setup_of(&self.rules, &self.created, players)
    }

    /// What must be true of an entry so that taking it in cannot fail. The log is ours, and chained; this catches a
    /// program error before it spreads.
    fn check_fits(&self, body: &Body) -> Result<(), String> {
        let begun = self.phase != Phase::Gathering;
        let seat_exists = |seat: Seat| seat.index() < self.holders.len();
        let fits = match body {
            Body::Created(_) => false,
            Body::Sat { chair, .. } | Body::Left { chair } | Body::BotAdded { chair, .. } => {
                !begun && (1..=self.holders.len()).contains(&usize::from(*chair))
            }
            Body::Moved { from, to } => {
                let exists = |chair: &u8| (1..=self.holders.len()).contains(&usize::from(*chair));
                !begun && exists(from) && exists(to)
            }
            Body::DrawSet { .. } => !begun,
            Body::PlayersSet { players, gone } => {
                let stay = (1..=self.holders.len())
                    .filter(|chair| !gone.iter().any(|one| usize::from(*one) == *chair));
                !begun && stay.count() <= usize::from(*players) && self.setup_for(*players).is_ok()
            }
            Body::Started { chairs, .. } => {
                let mut sorted = chairs.clone();
                sorted.sort_unstable();
                !begun && sorted.into_iter().map(usize::from).eq(1..=self.holders.len())
            }
            Body::Action { seat, step, .. } => {
                begun && seat_exists(*seat) && (self.drift.is_some() || *step as usize == self.line.len() + 1)
            }
            Body::UndoTo { seat, step, .. } => {
                begun && seat_exists(*seat) && (self.drift.is_some() || *step as usize <= self.line.len())
            }
            Body::SeatChanged { seat, .. }
            | Body::Resigned { seat, .. }
            | Body::OrderSet { seat, .. }
            | Body::ChosenAhead { seat, .. }
            | Body::FlagFell { seat } => begun && seat_exists(*seat),
            Body::Paused | Body::Resumed { .. } => begun,
            Body::HoursSet { .. } => true,
            Body::ConsentAsked { .. } | Body::Finished { .. } | Body::Stopped { .. } => begun,
            Body::ConsentGiven { .. } | Body::ConsentRefused { .. } => begun,
            Body::Chat { .. } | Body::Rewritten => true,
            Body::Shown => matches!(self.phase, Phase::Finished | Phase::Stopped),
        };
        if fits { Ok(()) } else { Err(format!("{body:?} cannot stand here")) }
    }

    fn take_in(&mut self, entry: &Entry, body: Body) {
        self.tell(entry, &body);
        self.counts.count(&body);
        match body {
            Body::Created(_) | Body::Rewritten => {}
            Body::Sat { chair, person, name, program_of } => {
                self.seat_at(chair, Holder::Person { person, name, program_of });
            }
            Body::Left { chair } => self.seat_at(chair, Holder::Open),
            Body::BotAdded { chair, bot, name } => {
                self.seat_at(chair, Holder::Bot { bot, name, stands_in: None });
            }
            Body::Moved { from, to } => {
                self.retold += 1;
                self.holders.swap(usize::from(from) - 1, usize::from(to) - 1);
            }
            Body::DrawSet { drawn } => self.created.options.draw_seats = drawn,
            Body::PlayersSet { players, gone } => {
                self.retold += 1;
                let mut chair = 0;
                self.holders.retain(|_| {
                    chair += 1;
                    !gone.contains(&chair)
                });
                self.holders.resize(players.into(), Holder::Open);
                self.created.setup.players = players;
                self.setup = self.setup_for(players).expect("it was checked");
            }
            Body::Started { chairs, chance } => self.take_start(entry, &chairs, chance),
            Body::Action { seat, action, chance, epoch, step, by, sealed, keys, decided: _ } => {
                let stream = match self.created.options.duplicate {
                    true => Stream { epoch: game::NUMBERED, step: self.drawn() },
                    false => Stream { epoch, step },
                };
                self.keys.extend(keys.into_iter().map(|key| (seat, key)));
                self.take_action(entry, TakenAction { seat, action, chance, stream, by, sealed });
            }
            Body::UndoTo { step, epoch, seat } if self.drift.is_none() => {
                self.retold += 1;
                *self.undos.entry(seat).or_default() += 1;
                let undone = self.line.get(step as usize..).unwrap_or_default();
                let whose: Vec<Seat> = undone.iter().map(|played| played.seat).chain([seat]).collect();
                whose.into_iter().for_each(|seat| self.forget_ahead(seat));
                self.line.truncate(step as usize);
                self.epoch = epoch;
                self.asked_at = entry.at;
                self.resting.insert(seat);
                self.pending = None;
                self.sealed.clear();
                for tenure in &mut self.tenures {
                    tenure.1 = tenure.1.min(step + 1);
                }
                for line in &mut self.story {
                    if line.step > step && matches!(line.said, Said::Event(_)) && !line.undone {
                        Arc::make_mut(line).undone = true;
                    }
                }
            }
            Body::UndoTo { .. } => {}
            Body::SeatChanged { seat, holder, why } => {
                if why == Change::Silent {
                    *self.silences.entry(seat).or_default() += 1;
                }
                if why == Change::Returned {
                    // A player who comes back has the whole time again.
                    self.asked_at = entry.at;
                }
                self.change_holder(seat, holder);
            }
            Body::Resigned { seat, holder } => {
                self.resigned.insert(seat);
                self.change_holder(seat, holder);
            }
            Body::Chat { person, key, .. } => {
                self.chats += 1;
                self.said.extend(key.map(|key| (person, key)));
            }
            Body::OrderSet { seat, order, on } => {
                self.orders.insert((seat, order), on);
            }
            Body::ChosenAhead { seat, question, actions } => self.take_ahead(seat, question, actions),
            Body::ConsentAsked { request, person } => {
                self.pending = Some(self.pending_request(request, person, entry.number, entry.at));
            }
            Body::ConsentGiven { person } => {
                if let Some(pending) = &mut self.pending {
                    pending.missing.remove(&person);
                }
            }
            Body::ConsentRefused { .. } | Body::Paused => self.pending = None,
            Body::HoursSet { .. } | Body::FlagFell { .. } | Body::Resumed { .. } => {}
            Body::Finished { result, .. } => {
                self.phase = Phase::Finished;
                self.result = Some(result);
                self.pending = None;
            }
            Body::Shown => self.shown = true,
            Body::Stopped { .. } => {
                self.phase = Phase::Stopped;
                self.pending = None;
                self.sealed.clear();
            }
        }
    }

    /// Before the start: chairs are counted from 1.
    fn seat_at(&mut self, chair: u8, holder: Holder) {
        self.retold += 1;
        self.holders[usize::from(chair) - 1] = holder;
    }

    fn change_holder(&mut self, seat: Seat, holder: Holder) {
        self.retold += 1;
        self.tenures.push((seat, self.line.len() as u32 + 1, holder.clone()));
        self.holders[seat.index()] = holder;
        // Who has to agree has changed; it is asked again.
        self.pending = None;
        self.forget_ahead(seat);
    }

    fn take_start(&mut self, entry: &Entry, chairs: &[u8], chance: Vec<String>) {
        self.phase = Phase::Playing;
        self.retold += 1;
        self.asked_at = entry.at;
        self.holders = chairs.iter().map(|&chair| self.holders[usize::from(chair) - 1].clone()).collect();
        self.tenures = Seat::all(self.setup.players())
            .map(|seat| (seat, 0, self.holders[seat.index()].clone()))
            .collect();
        let (position, events) = match begin(&self.rules, &self.setup, &chance) {
            Ok(begun) => begun,
            Err(why) => {
                self.drift = Some(Drift { step: 0, entry: entry.number, why });
                return;
            }
        };
        self.tell_events(entry, 0, None, None, events);
        self.beginning = Some(Beginning { chance, position: position.clone() });
        let opening = self.created.opening.as_ref().map(|opening| opening.steps.clone()).unwrap_or_default();
        let mut position = position;
        for (at, step) in opening.into_iter().enumerate() {
            let number = at as u32 + 1;
            match advance(&position, step.seat, &step.action, &step.chance) {
                Err(why) => {
                    self.drift = Some(Drift { step: number, entry: entry.number, why });
                    return;
                }
                Ok(advanced) => {
                    position = advanced.position;
                    self.tell_events(entry, number, Some(step.seat), None, advanced.events);
                    self.line.push(Arc::new(Played {
                        seat: step.seat,
                        action: step.action,
                        chance: step.chance,
                        stream: Stream { epoch: 0, step: number },
                        barrier: true,
                        sealed: false,
                        thought: 0,
                        at: entry.at,
                        position: position.clone(),
                    }));
                }
            }
        }
        if self.checks && hex::encode(position.digest()) != entry.position {
            let why = "the same set-up gives another position".into();
            self.drift = Some(Drift { step: self.line.len() as u32, entry: entry.number, why });
        }
    }

    fn take_action(&mut self, entry: &Entry, taken: TakenAction) {
        if self.drift.is_some() {
            return;
        }
        let Some(before) = self.position() else { return };
        let advanced = advance(before, taken.seat, &taken.action, &taken.chance).and_then(|advanced| {
            if !self.checks || hex::encode(advanced.position.digest()) == entry.position {
                Ok(advanced)
            } else {
                Err(format!("\"{}\" gives another position", taken.action))
            }
        });
        let advanced = match advanced {
            Ok(advanced) => advanced,
            Err(why) => {
                self.drift = Some(Drift { step: self.line.len() as u32 + 1, entry: entry.number, why });
                return;
            }
        };
        if !self.ahead.is_empty() {
            let before = before.clone();
            self.use_up_ahead(&before, taken.seat, &taken.action, taken.by);
        }
        self.tell_events(entry, taken.stream.step, Some(taken.seat), Some(taken.by), advanced.events);
        // Choices opened together were asked together.
        let thought = match self.line.last() {
            Some(last) if last.sealed && taken.sealed && last.at == entry.at => last.thought,
            _ => entry.at - self.asked_at,
        };
        self.line.push(Arc::new(Played {
            seat: taken.seat,
            action: taken.action,
            chance: taken.chance,
            stream: taken.stream,
            barrier: advanced.barrier || taken.sealed,
            sealed: taken.sealed,
            thought,
            at: entry.at,
            position: advanced.position,
        }));
        self.asked_at = entry.at;
        if taken.by == By::Person {
            self.resting.remove(taken.seat);
        }
        if self.pending.as_ref().is_some_and(|pending| pending.lapses(taken.seat)) {
            self.pending = None;
        }
    }

    /// The choices that were sealed when the table was last in memory; what no longer fits is dropped.
    pub fn restore_sealed(&mut self, sealed: impl IntoIterator<Item = Sealed>) {
        self.sealed = sealed.into_iter().map(|sealed| (sealed.seat, sealed)).collect();
        let mut kept = std::mem::take(&mut self.sealed);
        kept.retain(|_, sealed| self.is_valid(sealed));
        self.sealed = kept;
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Neither seed nor position may reach a log line by accident.
        write!(f, "Table({}, {:?}, step {})", self.created.table, self.phase, self.step())
    }
}

struct TakenAction {
    seat: Seat,
    action: String,
    chance: Vec<String>,
    stream: Stream,
    by: By,
    sealed: bool,
}

/// What an action with known outcomes leads to.
pub(crate) struct Advanced {
    pub position: AnyPosition,
    pub events: Vec<Arc<catalog::AnyEvent>>,
    pub barrier: bool,
}

fn begin(
    rules: &Rules,
    setup: &Setup,
    chance: &[String],
) -> Result<(AnyPosition, Vec<Arc<catalog::AnyEvent>>), String> {
    let mut script = Script::new(chance);
    let (position, events) = (rules.start)(rules.game, setup, &mut script);
    script.finish().map_err(|fault| fault.to_string())?;
    Ok((position, events.into_iter().map(Arc::new).collect()))
}

fn advance(before: &AnyPosition, seat: Seat, action: &str, chance: &[String]) -> Result<Advanced, String> {
    let index = before.read(action).ok_or_else(|| format!("\"{action}\" is not an action of this game"))?;
    let mut position = before.clone();
    let mut script = Script::new(chance);
    let applied = position
        .apply(seat, index, &mut script)
        .map_err(|illegal| format!("seat {} cannot \"{action}\": {illegal}", seat.number()))?;
    script.finish().map_err(|fault| fault.to_string())?;
    Ok(Advanced {
        position,
        events: applied.events.into_iter().map(Arc::new).collect(),
        barrier: applied.barrier,
    })
}
