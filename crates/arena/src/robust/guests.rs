//! A table with bots and people, played on by whatever is due, while people undo, leave, come back and ask for things.

use super::{Report, Stress};
use bots::Budget;
use catalog::{GameId, Move};
use game::{Fast, Seat, Seed, SetupText};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};
use table::{
    BotTurn, Command, Creation, Holder, Millis, Opening, PersonId, Phase, Refusal, Request, Sealed,
    SealedChange, Table, TableOptions, Who,
};

/// In one of this many rounds somebody meddles.
const MEDDLING: u32 = 12;
/// How many rounds for each step that a game may have: the rest is what people took back.
const ROUNDS_PER_STEP: u32 = 3;

/// A table and those who sit at it.
pub(super) struct Guests<'a> {
    plan: &'a Stress,
    report: &'a mut Report,
    table: Table,
    seed: Seed,
    /// The sealed choices, as a store keeps them.
    kept: BTreeMap<Seat, Sealed>,
    now: Millis,
    rng: Fast,
}

fn person(number: u32) -> PersonId {
    PersonId(format!("guest-{number}"))
}

impl<'a> Guests<'a> {
    /// Chairs are given to bots and people by lot, at least one to a bot.
    pub fn sit_down(
        game: GameId,
        setup: SetupText,
        opening: Option<Opening>,
        plan: &'a Stress,
        report: &'a mut Report,
        mut rng: Fast,
    ) -> Result<Guests<'a>, Refusal> {
        let mut seed = Seed::default();
        seed.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.bits().to_le_bytes()));
        let players = u32::from(setup.players);
        let creation = Creation {
            table: "robust".into(),
            game: game.id().into(),
            setup,
            options: TableOptions { open: true, coach: true, ..TableOptions::default() },
            owner: person(0),
            seed,
            opening,
        };
        let (table, _) = Table::create(creation, 0)?;
        let mut guests = Guests { plan, report, table, seed, kept: BTreeMap::new(), now: 0, rng };
        let bot_at = guests.rng.below(players);
        for chair in 0..players {
            if chair == bot_at || guests.one_in(2) {
                let (bot, name) = (guests.any_bot(), format!("Bot {chair}"));
                guests.run(&Command::AddBot { chair: None, bot, name }, &Who::Person(person(0)))?;
            } else {
                let sit = Command::Sit { chair: None, name: format!("Guest {chair}"), code: None };
                guests.run(&sit, &Who::Person(person(chair)))?;
            }
        }
        guests.run(&Command::Start, &Who::Person(person(0)))?;
        Ok(guests)
    }

    /// Plays the game to its end, or until it has more steps than a game may have.
    pub fn play(mut self, limit: u32) {
        for _ in 0..limit.saturating_mul(ROUNDS_PER_STEP) {
            if self.table.phase() != Phase::Playing {
                return;
            }
            if self.table.step() > limit {
                break;
            }
            if self.one_in(MEDDLING) {
                self.meddle();
            }
            if self.table.phase() == Phase::Playing
                && let Err(refusal) = self.go_on()
            {
                self.report.stuck += 1;
                return self.fail(&format!("the table does not get on: {refusal}"));
            }
        }
        self.report.stuck += 1;
        self.fail("the game does not end");
    }

    fn one_in(&mut self, cases: u32) -> bool {
        self.rng.below(cases) == 0
    }

    fn any<T: Clone>(&mut self, things: &[T]) -> Option<T> {
        let at = self.rng.below((things.len() as u32).max(1)) as usize;
        things.get(at).cloned()
    }

    /// The id under which a bot sits at the table: its number, because a name may have a budget.
    fn any_bot(&mut self) -> String {
        self.rng.below((self.plan.bots.len() as u32).max(1)).to_string()
    }

    fn name_of(&self, id: &str) -> String {
        let bot = id.parse().ok().and_then(|number: usize| self.plan.bots.get(number));
        bot.map(ToString::to_string).unwrap_or_default()
    }

    fn fail(&mut self, what: &str) {
        let (game, number, seed) = (self.table.game().id(), self.report.games, self.plan.seed);
        let step = self.table.step();
        self.report.failures.push(format!("{game} game {number} (seed {seed}), step {step}: {what}"));
    }

    /// Decides a command and takes it in, as a server does.
    fn run(&mut self, command: &Command, who: &Who) -> Result<(), Refusal> {
        self.now += 1;
        let decided = self.table.decide(command, who, self.now)?;
        match &decided.sealed {
            None => {}
            Some(SealedChange::Put(sealed)) => {
                self.kept.insert(sealed.seat, sealed.clone());
            }
            Some(SealedChange::Withdraw(seat)) => {
                self.kept.remove(seat);
            }
            Some(SealedChange::Clear) => self.kept.clear(),
        }
        if let Err(fault) = self.table.settle(decided) {
            self.fail(&format!("{command:?} was decided but cannot be taken in: {fault}"));
        }
        Ok(())
    }

    /// Does the next thing that is due, in the order in which a server does.
    fn go_on(&mut self) -> Result<(), Refusal> {
        if self.table.ready_to_reveal() {
            return self.run(&Command::Reveal, &Who::Host);
        }
        if let Some(due) = self.table.due().into_iter().min_by_key(|due| due.at) {
            self.now = self.now.max(due.at);
            return self.run(&Command::PlayOrder { seat: due.seat }, &Who::Host);
        }
        let people: Vec<Seat> =
            self.table.to_act().iter().filter(|&seat| self.holder(seat).person().is_some()).collect();
        let people: Vec<Seat> =
            people.into_iter().filter(|&seat| !self.table.legal(seat).is_empty()).collect();
        let turns = self.table.bots_to_move();
        // Where several choose at the same time, now a person is faster and now a bot.
        if people.is_empty() || !turns.is_empty() && self.one_in(2) {
            let Some(turn) = turns.into_iter().next() else { return Err(Refusal::NotAllChosen) };
            return self.let_bot_act(turn);
        }
        let Some(seat) = self.any(&people) else { return Err(Refusal::NotAllChosen) };
        self.let_person_act(seat)
    }

    fn holder(&self, seat: Seat) -> &Holder {
        &self.table.holders()[seat.index()]
    }

    /// A bot answers; if it cannot, some legal action is played, and the failure is told.
    fn let_bot_act(&mut self, turn: BotTurn) -> Result<(), Refusal> {
        let BotTurn { seat, bot, view, legal, .. } = turn;
        let bot = self.name_of(&bot);
        let offered = if self.one_in(4) { self.part_of(&legal) } else { legal.clone() };
        let budget = self.any_budget();
        let seed = self.rng.bits();
        let clock = Instant::now();
        let answer =
            catch_unwind(AssertUnwindSafe(|| bots::choose(&bot, &view, seat, &offered, &budget, seed)));
        if let Some(time) = budget.time {
            let late = clock.elapsed().saturating_sub(time).as_secs_f64() * 1e3;
            self.report.latest = self.report.latest.max(late);
        }
        self.report.decisions += u64::from(legal.len() > 1);
        let chosen = match answer {
            Ok(Ok(chosen)) if offered.contains(&chosen) => Some(chosen),
            Ok(Ok(chosen)) => {
                self.report.illegal += 1;
                self.fail(&format!("{bot} chose \"{}\", which is not among {offered:?}", chosen.text));
                None
            }
            Ok(Err(error)) => {
                self.report.illegal += 1;
                self.fail(&format!("{bot} cannot choose among {offered:?}: {error}"));
                None
            }
            Err(panic) => {
                self.report.panics += 1;
                self.fail(&format!(
                    "{bot} panicked when asked to choose among {offered:?}: {}",
                    game::panic_text(&*panic)
                ));
                None
            }
        };
        let Some(action) = chosen.or(legal.first().copied()) else { return Err(Refusal::NoActions) };
        let (actions, at_step) = (vec![action.text.to_string()], Some(self.table.step()));
        let played = self.run(&Command::Act { seat, actions, at_step }, &Who::Host);
        if let (Some(chosen), Err(refusal)) = (chosen, &played) {
            self.report.illegal += 1;
            self.fail(&format!("{bot} chose \"{}\", which the table refused: {refusal}", chosen.text));
        }
        played
    }

    fn any_budget(&mut self) -> Budget {
        let budget = Budget::nodes(self.rng.below(self.plan.nodes.saturating_add(1)));
        match self.plan.time {
            None => budget,
            Some(time) => budget.within(time * self.rng.below(1_001) / 1_000),
        }
    }

    /// Some of these, at least one: a bot chooses from whatever it is offered.
    fn part_of(&mut self, legal: &[Move]) -> Vec<Move> {
        let sure = self.any(legal);
        legal.iter().copied().filter(|&legal| Some(legal) == sure || self.one_in(2)).collect()
    }

    /// A person plays anything, now and then two things at once, and sometimes asks the coach before.
    fn let_person_act(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Some(id) = self.holder(seat).person().cloned() else { return Err(Refusal::NotYourSeat(seat)) };
        let who = Who::Person(id);
        let legal = self.table.legal(seat);
        if self.one_in(50) {
            self.ask_the_coach(seat, &legal);
        }
        let Some(first) = self.any(&legal) else { return Err(Refusal::NoActions) };
        let mut actions = vec![first.text.to_string()];
        if self.one_in(4)
            && let Ok(draft) = self.table.try_actions(seat, &actions, &who)
            && let Some(second) = self.any(&draft.legal)
        {
            actions.push(second.text.to_string());
        }
        let act = Command::Act { seat, actions, at_step: Some(self.table.step()) };
        self.run(&act, &who)
    }

    fn ask_the_coach(&mut self, seat: Seat, legal: &[Move]) {
        let Some(view) = self.table.view(Some(seat)) else { return };
        let (budget, seed) = (self.any_budget(), self.rng.bits());
        let advice = catch_unwind(AssertUnwindSafe(|| bots::advise(&view, seat, legal, &budget, seed)));
        self.report.advised += 1;
        match advice {
            Ok(Ok(advice)) if !advice.choices.is_empty() => {}
            Ok(advice) => {
                self.report.illegal += 1;
                self.fail(&format!("the coach advises {advice:?}"));
            }
            Err(panic) => {
                self.report.panics += 1;
                self.fail(&format!("the coach panicked: {}", game::panic_text(&*panic)));
            }
        }
    }

    /// Somebody does something beside the game; whatever is refused changes nothing.
    fn meddle(&mut self) {
        let seats: Vec<Seat> = Seat::all(self.table.setup().players).collect();
        let Some(seat) = self.any(&seats) else { return };
        let holder = self.holder(seat);
        let absent = holder.stands_in().map(|stands_in| stands_in.person.clone());
        let Some(id) = holder.person().cloned().or(absent) else { return };
        let (who, bot, name) = (Who::Person(id), self.any_bot(), "Stand-in".to_string());
        let command = match self.rng.below(12) {
            0 | 1 => Command::Undo { seat },
            2 => Command::RestartTurn { seat },
            3 => {
                let step = self.table.step().saturating_sub(1 + self.rng.below(3));
                Command::Ask(Request::Undo { step })
            }
            4 => Command::HandOver { seat, bot, name },
            5 | 6 => Command::Return { seat },
            7 => {
                let other = self.any(&seats).unwrap_or(seat);
                // Long enough for everybody to be absent.
                self.now += 200_000;
                Command::Ask(Request::TakeOver { seat: other, bot, name })
            }
            8 => {
                let orders = self.table.orders(seat);
                let Some(order) = self.any(&orders) else { return };
                Command::SetOrder { seat, order: order.id.into(), on: !order.on }
            }
            9 => Command::Withdraw { seat },
            10 if self.one_in(8) => Command::Resign { seat, bot, name },
            _ => return self.reload(),
        };
        let (step, holders) = (self.table.step(), self.table.holders().to_vec());
        if self.run(&command, &who).is_err() {
            return;
        }
        self.agree();
        self.report.undone += u64::from(self.table.step() < step);
        self.report.handed_over += u64::from(holders != self.table.holders());
    }

    /// Whatever is asked of the others, they agree to it, or one of them refuses.
    fn agree(&mut self) {
        for id in self.table.persons() {
            if self.table.pending().is_none() {
                return;
            }
            let answer = if self.one_in(6) { Command::Refuse } else { Command::Agree };
            // The one who asked has agreed already, and is refused.
            if self.run(&answer, &Who::Person(id)).is_err() {
                continue;
            }
        }
    }

    /// The table is reloaded from what a store would have kept.
    fn reload(&mut self) {
        match Table::replay(self.table.entries(), self.seed) {
            Ok(mut table) => {
                table.restore_sealed(self.kept.values().cloned());
                if let Some(drift) = table.drift() {
                    self.fail(&format!("reloaded, the table differs: {}", drift.why));
                }
                self.table = table;
                self.report.reloaded += 1;
            }
            Err(fault) => self.fail(&format!("the table cannot be reloaded: {fault}")),
        }
    }
}
