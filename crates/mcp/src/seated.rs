//! One game with a model on one seat and bots on the others. It is an ordinary table: the same rules for lists, undo and
//! resignation as for people, and the bots see what their seats see.

mod telling;

use crate::{
    limits,
    log::{Event, Refusal, RefusalKind, TableLog},
    speech::Voice,
    tools::answers::{HintChoice, Hints},
};
use bots::{Budget, advice::capital};
use catalog::GameId;
use game::{Fast, Seat, Seed, SetupText};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use table::{Command, Creation, FORCED, PersonId, Refusal as No, Table, TableOptions, Who};
use words::Language;

/// How a game is to be started; checked already.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The table's id.
    pub table: String,
    /// The game, and the language of what is said about it.
    pub voice: Voice,
    /// Players and options.
    pub setup: SetupText,
    /// The player's seat.
    pub seat: Seat,
    /// The opponents, in the order of their seats.
    pub bots: Vec<String>,
    /// All chance.
    pub seed: Seed,
    /// Did the caller choose it?
    pub seed_chosen: bool,
    /// Who plays.
    pub player: String,
    /// Through which program.
    pub client: String,
    /// How long a bot may think about a decision.
    pub decision: Duration,
    /// Attempts, hints and undos at most.
    pub events: u32,
}

/// A game with a model.
pub struct Seated {
    table: Table,
    language: Language,
    seat: Seat,
    who: Who,
    decision: Duration,
    /// Bots and coach draw from this; equal games go equally, as far as time allows.
    luck: u64,
    /// Lines of the story that have been told.
    told: usize,
    events_left: u32,
    ended: bool,
    log: Option<TableLog>,
}

/// Now, for entries and logs.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Seated {
    /// Sets up the table and seats everybody. Nobody has played yet: see [`Seated::drive`].
    pub fn start(wish: &Wish, log: Option<TableLog>) -> Result<Seated, String> {
        let person = PersonId("model".into());
        let refused = |no: No| wish.voice.plainly(&no.phrase());
        let creation = Creation {
            table: wish.table.clone(),
            game: wish.voice.game.id().into(),
            setup: wish.setup.clone(),
            options: TableOptions { draw_seats: false, bot_pause: 0, ..TableOptions::default() },
            owner: person.clone(),
            seed: wish.seed,
            opening: None,
        };
        let (table, _) = Table::create(creation, now()).map_err(refused)?;
        let mut bots = wish.bots.iter();
        let mut seated = Seated {
            table,
            language: wish.voice.language,
            seat: wish.seat,
            who: Who::Person(person),
            decision: wish.decision,
            luck: wish.seed.iter().fold(0, |luck: u64, &byte| luck.rotate_left(7) ^ u64::from(byte)),
            told: 0,
            events_left: wish.events,
            ended: false,
            log,
        };
        let by_seat: Vec<String> = Seat::all(wish.setup.players)
            .map(
                |seat| {
                    if seat == wish.seat { String::new() } else { bots.next().cloned().unwrap_or_default() }
                },
            )
            .collect();
        for (bot, chair) in by_seat.iter().zip(1..) {
            let name = match bot.as_str() {
                "" => Some(table::shown_name(&wish.player)).filter(|name| !name.is_empty()),
                bot => Some(bot.to_string()),
            };
            let name = name.unwrap_or_else(|| "model".into());
            let command = match bot.as_str() {
                "" => Command::Sit { chair: Some(chair), name, code: None },
                bot => Command::AddBot { chair: Some(chair), bot: bot.into(), name },
            };
            seated.carry_out(&command, true).map_err(refused)?;
        }
        // The set-up is told, who sat down when is not.
        seated.told = seated.table.story_len();
        seated.carry_out(&Command::Start, true).map_err(refused)?;
        // Where only one action is possible it is played: a question with one answer costs a model a whole call.
        let order = Command::SetOrder { seat: wish.seat, order: FORCED.into(), on: true };
        seated.carry_out(&order, true).map_err(refused)?;
        let line = Event::Start {
            table: wish.table.clone(),
            player: wish.player.clone(),
            client: wish.client.clone(),
            game: wish.voice.game.id().into(),
            setup: seated.table.setup().clone(),
            seat: wish.seat.number(),
            bots: by_seat,
            seed_chosen: wish.seed_chosen,
        };
        seated.note(line)?;
        Ok(seated)
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.table.game()
    }

    /// How it is told.
    pub fn voice(&self) -> Voice {
        Voice { game: self.game(), language: self.language }
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    fn carry_out(&mut self, command: &Command, as_person: bool) -> Result<(), No> {
        let who = if as_person { &self.who } else { &Who::Host };
        let decided = self.table.decide(command, who, now())?;
        self.settle(decided)
    }

    fn settle(&mut self, decided: table::Decided) -> Result<(), No> {
        // What was just decided fits; if it does not, that is a bug that cannot be repaired here.
        self.table.settle(decided).map_err(|fault| No::Opening(fault.to_string()))
    }

    /// Writes a line into the log, if there is one.
    fn note(&mut self, event: Event) -> Result<(), String> {
        match &mut self.log {
            None => Ok(()),
            Some(log) => {
                log.write(now(), event).map_err(|error| format!("the log cannot be written: {error}"))
            }
        }
    }

    fn count_event(&mut self) -> Result<(), String> {
        let left = self.events_left.checked_sub(1);
        self.events_left = left.ok_or_else(|| self.voice().fixed("mcp-enough"))?;
        Ok(())
    }

    /// Lets everybody else play until the model is asked or the game is over.
    pub fn drive(&mut self) -> Result<(), String> {
        for _ in 0..limits::STEPS_IN_A_ROW {
            if self.table.ready_to_reveal() {
                self.as_host(&Command::Reveal)?;
            } else if let Some(due) = self.table.due().into_iter().next() {
                // Nobody watches whom the pause before an order could tell anything: its time has come.
                let decided = self.table.decide(&Command::PlayOrder { seat: due.seat }, &Who::Host, due.at);
                let decided = decided.map_err(|no| self.say(&no))?;
                self.settle(decided).map_err(|no| self.say(&no))?;
            } else if let Some(turn) =
                self.table.bots_to_move().into_iter().find(|turn| !turn.legal.is_empty())
            {
                self.bot_plays(&turn)?;
            } else {
                return self.end();
            }
        }
        Err("the bots did not come to an end: this game cannot go on".into())
    }

    fn as_host(&mut self, command: &Command) -> Result<(), String> {
        self.carry_out(command, false).map_err(|no| self.say(&no))
    }

    /// A bot that panics, or answers what is refused, plays the first legal action.
    fn bot_plays(&mut self, turn: &table::BotTurn) -> Result<(), String> {
        let budget = Budget::default().within(self.decision);
        let seed = self.draw(turn.seat);
        let choose = || bots::choose(&turn.bot, &turn.view, turn.seat, &turn.legal, &budget, seed);
        let chosen = match catch_unwind(AssertUnwindSafe(choose)) {
            Ok(Ok(chosen)) => Some(chosen.text),
            Ok(Err(error)) => {
                tracing::error!(bot = turn.bot, "a bot did not choose: {error}");
                None
            }
            Err(_) => {
                tracing::error!(bot = turn.bot, "a bot panicked");
                None
            }
        };
        let mut last = String::new();
        for action in chosen.into_iter().chain(turn.legal.iter().map(|legal| legal.text)) {
            let actions = vec![action.to_string()];
            let command = Command::Act { seat: turn.seat, actions, at_step: Some(self.table.step()) };
            match self.as_host(&command) {
                Ok(()) => return Ok(()),
                Err(why) => last = why,
            }
        }
        Err(format!("the table refuses all of a bot's actions: {last}"))
    }

    /// Depends on the game's seed, the moment and who thinks. (Choices made at the same time leave no entry.)
    fn draw(&self, seat: Seat) -> u64 {
        let moment = u64::from(self.table.last_entry().number) << 8 | u64::from(seat.number());
        Fast::of_game(self.luck, moment).bits()
    }

    /// When the game is over: the result into the log, and the record beside it. Once.
    fn end(&mut self) -> Result<(), String> {
        let Some(result) = self.table.result().cloned().filter(|_| !self.ended) else { return Ok(()) };
        self.note(Event::End { result })?;
        if let (Some(log), Ok(record)) = (&self.log, self.table.record(table::Extras::default())) {
            log.record(&record).map_err(|error| format!("the record cannot be written: {error}"))?;
        }
        self.ended = true;
        Ok(())
    }

    /// Plays a list of actions, all or none, and lets the others go on. A refusal changes nothing.
    pub fn play(&mut self, actions: &[String]) -> Result<(), String> {
        self.count_event()?;
        let actions: Vec<String> = actions.iter().map(|action| action.trim().to_string()).collect();
        let step = self.table.step();
        let command = Command::Act { seat: self.seat, actions: actions.clone(), at_step: None };
        let long = actions.iter().find(|action| action.chars().count() > limits::ACTION_CHARS);
        let decided = match long {
            Some(long) => Err(No::Unreadable(game::visible::shortened(long, limits::NAME_CHARS))),
            None => self.table.decide(&command, &self.who, now()),
        };
        match decided {
            Ok(decided) => {
                self.note(Event::Play { step, actions, refused: None })?;
                self.settle(decided).map_err(|no| self.say(&no))?;
                self.drive()
            }
            Err(no) => {
                let sentence = self.say(&no);
                let refused = Some(Refusal { kind: kind(&no), sentence: sentence.clone() });
                let shortened = actions.iter().take(table::people::BATCH_LIMIT);
                let actions =
                    shortened.map(|action| game::visible::shortened(action, limits::ACTION_CHARS)).collect();
                self.note(Event::Play { step, actions, refused })?;
                Err(sentence)
            }
        }
    }

    /// Undoes the model's last action, if nobody has played and nothing was drawn or shown since.
    pub fn undo(&mut self) -> Result<(), String> {
        self.count_event()?;
        let step = self.table.step();
        let decided = self.table.decide(&Command::Undo { seat: self.seat }, &self.who, now());
        let decided = decided.map_err(|no| match no {
            No::Barrier | No::NoSuchStep(_) => self.voice().fixed("mcp-nothing-to-undo"),
            other => self.say(&other),
        })?;
        self.note(Event::Undo { step })?;
        self.settle(decided).map_err(|no| self.say(&no))
    }

    /// Resigns: a bot takes over, and the game is played to its end.
    pub fn resign(&mut self) -> Result<(), String> {
        let bot = bots::usual(self.game()).to_string();
        let command = Command::Resign { seat: self.seat, name: bot.clone(), bot };
        let decided = self.table.decide(&command, &self.who, now()).map_err(|no| self.say(&no))?;
        self.note(Event::Resign { step: self.table.step() })?;
        self.settle(decided).map_err(|no| self.say(&no))?;
        self.drive()
    }

    /// What the coach advises, which knows the model's view only.
    pub fn hint(&mut self) -> Result<Hints, String> {
        let legal = self.table.legal(self.seat);
        let view = self.table.view(Some(self.seat)).filter(|_| !legal.is_empty());
        let view = view.ok_or_else(|| self.voice().fixed("mcp-nothing-to-decide"))?;
        self.count_event()?;
        self.note(Event::Hint { step: self.table.step() })?;
        let budget = Budget::nodes(20_000).within(self.decision);
        let seed = self.draw(self.seat);
        let advise = || bots::advise(&view, self.seat, &legal, &budget, seed);
        let advice = match catch_unwind(AssertUnwindSafe(advise)) {
            Ok(Ok(advice)) => advice,
            Ok(Err(error)) => return Err(error.to_string()),
            Err(_) => return Err(self.voice().fixed("mcp-no-advice")),
        };
        let own = |figures: &[f32]| figures.get(self.seat.index()).copied().unwrap_or_default();
        let choices = advice.choices.iter().map(|choice| HintChoice {
            action: choice.action.text,
            meaning: self.meaning(&view, choice.action.index),
            win_percent: (own(&choice.chances) * 100.0).round() as u32,
            points: own(&choice.points).round() as i32,
            reasons: choice.reasons.as_ref().map_or_else(Vec::new, |reasons| {
                let other = self.meaning(&view, reasons.other.index);
                reasons
                    .say(self.seat, &other)
                    .iter()
                    .map(|phrase| capital(&self.voice().plainly(phrase)))
                    .collect()
            }),
        });
        Ok(Hints { table: self.table.id().into(), choices: choices.collect() })
    }
}

fn kind(no: &No) -> RefusalKind {
    match no {
        No::Unreadable(_) => RefusalKind::Unreadable,
        No::NoActions | No::TooManyActions(_) | No::BarrierInside(_) => RefusalKind::List,
        _ => RefusalKind::Illegal,
    }
}
