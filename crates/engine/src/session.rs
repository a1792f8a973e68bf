//! The tables held, and the commands that are answered at once.

use crate::{
    Command, PROTOCOL, Refusal,
    job::{self, Job, json},
    limits::{self, Limits},
    protocol::{Asked, Greeting, Id, LegalActions, Played, Recorded, Reply},
    refusal::Code,
    saying,
    table::Table,
};
use catalog::{AnyView, GameId};
use game::Seat;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::AtomicBool,
};

/// The tables of one client.
#[derive(Debug, Default)]
pub struct Session {
    tables: BTreeMap<u64, Table>,
    last: u64,
}

/// What is to be done about a line.
#[derive(Debug)]
pub(crate) enum Todo {
    /// Answer this.
    Answer(Result<Value, Refusal>),
    /// Do this on a thread.
    Work(Job),
    /// End that request.
    Cancel(Id),
    /// End the engine.
    Quit,
}

/// The first line.
pub fn greeting() -> Value {
    json(&Greeting {
        hello: "antilles-engine",
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION"),
        games: GameId::ALL.iter().map(|game| game.id()).collect(),
        limits: Limits::NOW,
    })
}

/// A line of answer.
pub(crate) fn reply(id: Option<Id>, answer: Result<Value, Refusal>) -> Value {
    let (ok, error) = match answer {
        Ok(ok) => (Some(ok), None),
        Err(refusal) => (None, Some(refusal)),
    };
    json(&Reply { id, ok, part: None, error })
}

/// The id and the command in a line, as far as they can be read.
pub(crate) fn read(line: &str) -> (Option<Id>, Result<Command, Refusal>) {
    let mut request: Value = match serde_json::from_str(line) {
        Ok(request) => request,
        Err(error) => return (None, Err(Code::NotJson.because(error.to_string()))),
    };
    let Some(fields) = request.as_object_mut() else {
        return (None, Err(Code::NotJson.because("a request is a JSON object")));
    };
    let id = match fields.remove("id") {
        None | Some(Value::Null) => None,
        Some(id) => match serde_json::from_value(id) {
            Ok(Id::Text(text)) if text.chars().count() > limits::ID_CHARS => {
                let message = format!("an id has {} characters at most", limits::ID_CHARS);
                return (None, Err(Code::BadRequest.because(message)));
            }
            Ok(id) => Some(id),
            Err(_) => return (None, Err(Code::BadRequest.because("an id is a whole number or a text"))),
        },
    };
    let command =
        serde_json::from_value(request).map_err(|error| Code::BadRequest.because(error.to_string()));
    (id, command)
}

impl Session {
    /// Answers a request, however long it takes; parts are left out. (For tests, measurements and programs that hold a
    /// session themselves; [`crate::serve()`] has threads for what is long.)
    pub fn answer(&mut self, line: &str) -> Value {
        let (id, command) = read(line);
        let answer = command.and_then(|command| match self.todo(command) {
            Todo::Answer(answer) => answer,
            Todo::Work(job) => job.run(&AtomicBool::new(false), &mut |_| {}),
            Todo::Cancel(_) => Ok(json!({"cancelled": false})),
            Todo::Quit => Ok(json!({})),
        });
        reply(id, answer)
    }

    /// What is to be done about a command. Nothing in it can end the process: if the rules panic, that is the answer.
    pub(crate) fn todo(&mut self, command: Command) -> Todo {
        let todo = catch_unwind(AssertUnwindSafe(|| self.decide(command)));
        match todo {
            Ok(Ok(todo)) => todo,
            Ok(Err(refusal)) => Todo::Answer(Err(refusal)),
            Err(_) => Todo::Answer(Err(Code::Internal.because("the rules failed on this request"))),
        }
    }

    fn decide(&mut self, command: Command) -> Result<Todo, Refusal> {
        let answer = match command {
            Command::Games {} => games(),
            Command::New { game, setup, seed } => {
                let table = Table::new(known(&game)?, &setup, seed.as_ref())?;
                self.hold(table)?
            }
            Command::Position { game, record, setup, seed, actions, position } => {
                let game = || known(game.as_deref().ok_or_else(|| missing("game"))?);
                let table = match (record, position) {
                    (Some(record), None) => {
                        let bytes = record.to_string();
                        Table::from_record(catalog::referee(bytes.as_bytes(), &|_, _| true)?)?
                    }
                    (None, Some(position)) => {
                        Table::from_position(game()?, &position.to_string(), seed.as_ref())?
                    }
                    (None, None) => {
                        Table::new(game()?, &setup.ok_or_else(|| missing("setup"))?, seed.as_ref())?
                    }
                    _ => return Err(Code::BadRequest.because("either a record or a position, not both")),
                };
                let table = table.play_all(actions.as_deref().unwrap_or_default())?;
                self.hold(table)?
            }
            Command::View { table, seat } => json!({"view": self.table(table)?.view(seat)?.json()}),
            Command::Legal { table: Some(table), seat, game: None, view: None, language } => {
                let table = self.table(table)?;
                let seat = table.seat(seat)?;
                legal(&table.view(Some(seat))?, seat, table.position().legal(seat), language.as_deref())?
            }
            Command::Legal { table: None, seat: None, game: Some(game), view: Some(view), language } => {
                let view = read_view(known(&game)?, &view)?;
                let seat = chooser(&view)?;
                legal(&view, seat, view.legal(), language.as_deref())?
            }
            Command::Legal { .. } => {
                return Err(Code::BadRequest.because("name a table (and a seat), or a game and a view"));
            }
            Command::Play { table: number, seat, action, language } => {
                let language = language.as_deref().map(saying::language).transpose()?;
                let table = self.table_mut(number)?;
                let (seat, applied) = table.play(seat, &action)?;
                let game = table.game();
                json(&Played {
                    stands: table.stands(number),
                    seat,
                    events: applied.events.iter().map(|event| event.json()).collect(),
                    sentences: language.map(|language| {
                        applied.events.iter().map(|event| saying::say(game, language, &event.say())).collect()
                    }),
                    chance: applied.chance,
                })
            }
            Command::Undo { table: number, steps } => {
                let table = self.table_mut(number)?;
                table.undo(steps)?;
                json(&table.stands(number))
            }
            Command::Record { table } => json(&Recorded { record: self.table(table)?.record()? }),
            Command::Truth { table } => json!({"position": self.table(table)?.position().json()}),
            Command::Close { table } => match self.tables.remove(&table) {
                Some(_) => json!({"closed": table}),
                None => return Err(unknown_table(table)),
            },
            Command::Choose { game, view, seat, legal, bot, nodes, time_ms, seed } => {
                let game = known(&game)?;
                let view = read_view(game, &view)?;
                let chooser = chooser(&view)?;
                if seat.is_some_and(|seat| seat != chooser) {
                    return Err(Code::BadRequest.because("the view is another seat's"));
                }
                let bot = bot.unwrap_or_else(|| bots::Level::Expert.name().into());
                if !bots::known(game, &bot) {
                    let known = bots::names(game).join(", ");
                    let message = format!("{} has no bot \"{}\" (it has: {known})", game.id(), shown(&bot));
                    return Err(Code::UnknownBot.because(message));
                }
                let legal = job::among(game, view.legal(), legal.as_deref())?;
                let budget = job::budget(nodes, time_ms, bots::Budget::default().nodes)?;
                return Ok(Todo::Work(Job::Choose { view, legal, bot, budget, seed: seed.unwrap_or(0) }));
            }
            Command::Analyze { positions, nodes, time_ms, seed } => {
                if positions.len() > limits::POSITIONS {
                    let (asked, most) = (positions.len(), limits::POSITIONS);
                    return Err(
                        Code::Limit.because(format!("{asked} positions, {most} at most in one request"))
                    );
                }
                let views = positions.iter().map(|asked| self.asked(asked)).collect::<Result<_, _>>()?;
                let budget = job::budget(nodes, time_ms, limits::USUAL_NODES)?;
                return Ok(Todo::Work(Job::Analyze { views, budget, seed: seed.unwrap_or(0) }));
            }
            Command::Perft { table, depth } => {
                if !(1..=limits::DEPTH).contains(&depth) {
                    let message = format!("depth: {depth} is not a number from 1 to {}", limits::DEPTH);
                    return Err(Code::Limit.because(message));
                }
                let table = self.table(table)?;
                let (position, chance) = (table.position().clone(), table.chance());
                return Ok(Todo::Work(Job::Perft { position, chance, depth }));
            }
            Command::Cancel { request } => return Ok(Todo::Cancel(request)),
            Command::Quit {} => return Ok(Todo::Quit),
        };
        Ok(Todo::Answer(Ok(answer)))
    }

    fn hold(&mut self, table: Table) -> Result<Value, Refusal> {
        if self.tables.len() >= limits::TABLES {
            return Err(Code::Limit.because(format!("{} tables are held already: close one", limits::TABLES)));
        }
        self.last += 1;
        let stands = table.stands(self.last);
        self.tables.insert(self.last, table);
        Ok(json(&stands))
    }

    fn table(&self, number: u64) -> Result<&Table, Refusal> {
        self.tables.get(&number).ok_or_else(|| unknown_table(number))
    }

    fn table_mut(&mut self, number: u64) -> Result<&mut Table, Refusal> {
        self.tables.get_mut(&number).ok_or_else(|| unknown_table(number))
    }

    /// A view with a choice in it.
    fn asked(&self, asked: &Asked) -> Result<(AnyView, Seat), Refusal> {
        let (view, seat) = match asked {
            Asked::Table { table, seat } => {
                let table = self.table(*table)?;
                let seat = table.seat(*seat)?;
                (table.view(Some(seat))?, seat)
            }
            Asked::View { game, view } => {
                let view = read_view(known(game)?, view)?;
                let seat = chooser(&view)?;
                (view, seat)
            }
        };
        match view.to_act().contains(seat) {
            true => Ok((view, seat)),
            false => Err(Code::NotYourTurn.because(format!("seat {} has nothing to decide", seat.number()))),
        }
    }
}

fn games() -> Value {
    let game = |&game: &GameId| {
        let mut traits = json(&game.traits());
        traits["bots"] = bots::names(game).into();
        traits
    };
    json!({"games": GameId::ALL.iter().map(game).collect::<Vec<_>>()})
}

fn legal(
    view: &AnyView,
    seat: Seat,
    legal: Vec<catalog::Move>,
    language: Option<&str>,
) -> Result<Value, Refusal> {
    let language = language.map(saying::language).transpose()?;
    let game = view.game();
    let asked = language.filter(|_| !legal.is_empty());
    Ok(json(&LegalActions {
        seat,
        question: asked.map(|language| saying::say(game, language, &view.ask(seat))),
        actions: legal.iter().map(|legal| legal.text).collect(),
        sentences: language.map(|language| {
            legal
                .iter()
                .map(|legal| saying::say(game, language, &view.say_action(seat, legal.index)))
                .collect()
        }),
    }))
}

fn read_view(game: GameId, view: &Value) -> Result<AnyView, Refusal> {
    game.read_view(&view.to_string()).map_err(|why| Code::Impossible.because(why))
}

fn chooser(view: &AnyView) -> Result<Seat, Refusal> {
    view.observer().ok_or_else(|| Code::BadRequest.because("a spectator has nothing to decide"))
}

fn known(id: &str) -> Result<GameId, Refusal> {
    GameId::parse(id).ok_or_else(|| {
        let known = GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Code::UnknownGame.because(format!("there is no game \"{}\" (there are: {known})", shown(id)))
    })
}

fn shown(text: &str) -> String {
    game::visible::shortened(text, 80)
}

fn missing(field: &str) -> Refusal {
    Code::BadRequest.because(format!("missing field `{field}`"))
}

fn unknown_table(number: u64) -> Refusal {
    Code::UnknownTable.because(format!("there is no table {number}"))
}
