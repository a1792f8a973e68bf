//! All games in memory: found by their table's id, limited in number, forgotten when nobody asks for them any more.

use crate::{
    limits::{self, Limits},
    log::TableLog,
    rules::shown,
    seated::{Seated, Wish},
    speech::{self, Voice},
    tools::inputs::StartInput,
};
use catalog::GameId;
use game::{Fast, Phrase, Seat, SetupText};
use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Instant,
};
use tokio::sync::Semaphore;
use words::Language;

/// How a hall is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// How much of everything.
    pub limits: Limits,
    /// Where logs and records go, if anywhere.
    pub log: Option<PathBuf>,
    /// The player's name, whatever it calls itself.
    pub player: Option<String>,
    /// Is there no coach?
    pub no_hints: bool,
    /// The language if none is asked for.
    pub language: Language,
}

/// All games.
pub struct Hall {
    config: Config,
    tables: Mutex<HashMap<String, Arc<Place>>>,
    started: AtomicU64,
    /// Held while a game is started: two at once could not both count on the last place.
    starting: Mutex<()>,
    thinking: Arc<Semaphore>,
}

/// A game and when it was last asked for.
struct Place {
    used: Mutex<Instant>,
    over: AtomicBool,
    seated: Arc<tokio::sync::Mutex<Seated>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing in here panics half-way.
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Hall {
    /// An empty hall.
    pub fn new(config: Config) -> Arc<Hall> {
        Arc::new(Hall {
            thinking: Arc::new(Semaphore::new(config.limits.thinking)),
            config,
            tables: Mutex::default(),
            started: AtomicU64::new(0),
            starting: Mutex::default(),
        })
    }

    /// How it is run.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The asked language, or the one of this hall.
    pub fn language(&self, asked: Option<&str>) -> Result<Language, String> {
        speech::language(asked, self.config.language)
    }

    /// Games in memory.
    pub fn tables(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Starts a game; answers its table. The bots before the model have not played yet.
    pub fn start(&self, input: StartInput, client: &str) -> Result<String, String> {
        let wish = self.wish(input, client)?;
        let _one_at_a_time = lock(&self.starting);
        self.make_room()?;
        if self.started.fetch_add(1, Ordering::Relaxed) >= self.config.limits.games {
            return Err("no more games are started: this server has started as many as it may".into());
        }
        let log = match &self.config.log {
            None => None,
            Some(folder) => Some(
                TableLog::begin(folder, &wish.table)
                    .map_err(|error| format!("the log cannot be written: {error}"))?,
            ),
        };
        let seated = Seated::start(&wish, log)?;
        let place = Place {
            used: Mutex::new(Instant::now()),
            over: AtomicBool::new(false),
            seated: Arc::new(tokio::sync::Mutex::new(seated)),
        };
        lock(&self.tables).insert(wish.table.clone(), Arc::new(place));
        Ok(wish.table)
    }

    /// Does something with a game, off the threads that talk: bots may think meanwhile.
    pub async fn with<T: Send + 'static>(
        &self,
        table: &str,
        work: impl FnOnce(&mut Seated) -> T + Send + 'static,
    ) -> Result<T, String> {
        let place = self.find(table)?;
        let mut seated = place.seated.clone().lock_owned().await;
        let permit = self.thinking.clone().acquire_owned().await.map_err(|_| "the server stops")?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let done = work(&mut seated);
            place.over.store(seated.is_over(), Ordering::Relaxed);
            *lock(&place.used) = Instant::now();
            done
        });
        done.await
            .map_err(|_| "something went wrong at this table; look at `view` before you go on".to_string())
    }

    fn find(&self, table: &str) -> Result<Arc<Place>, String> {
        let place = lock(&self.tables).get(table).cloned();
        place.ok_or_else(|| {
            format!(
                "there is no table \"{}\": give the table that `start` answered; one that nobody used for long is gone",
                shown(table)
            )
        })
    }

    /// Forgets what nobody asked for, then finished games, until there is a place.
    fn make_room(&self) -> Result<(), String> {
        let limits = &self.config.limits;
        let mut tables = lock(&self.tables);
        tables.retain(|_, place| lock(&place.used).elapsed() < limits.idle);
        while tables.len() >= limits.tables {
            let finished = tables.iter().filter(|(_, place)| place.over.load(Ordering::Relaxed));
            let oldest = finished.min_by_key(|(_, place)| *lock(&place.used)).map(|(id, _)| id.clone());
            let Some(oldest) = oldest else {
                return Err(format!(
                    "{} games are under way, and there may not be more: finish or resign one first",
                    tables.len()
                ));
            };
            tables.remove(&oldest);
        }
        Ok(())
    }

    /// Checks what was asked for.
    fn wish(&self, input: StartInput, client: &str) -> Result<Wish, String> {
        let game = game_of(&input.game)?;
        let voice = Voice { game, language: self.language(input.language.as_deref())? };
        let traits = game.traits();
        let players = input.players.unwrap_or(3.clamp(traits.least_players, traits.most_players));
        let options = input.options.unwrap_or_default();
        let long = |text: &String| text.chars().count() > limits::NAME_CHARS;
        if let Some((id, value)) = options.iter().find(|(id, value)| long(id) || long(value)) {
            return Err(format!("there is no option \"{}\" with the value \"{}\"", shown(id), shown(value)));
        }
        let setup = SetupText { players, options };
        game.setup(&setup).map_err(|error| voice.plainly(&Phrase::from(&error)))?;
        let seed = match input.seed {
            Some(number) => game::seed_of(number),
            None => random()?,
        };
        let seat = match input.seat {
            Some(number) => {
                Seat::from_number(number.into()).filter(|seat| seat.index() < players.into()).ok_or_else(
                    || format!("there is no seat {number}: with {players} players they are 1 to {players}"),
                )?
            }
            // From the seed too: the same deal is the same in everything.
            None => {
                Seat::new(Fast::new(u64::from_le_bytes(first_eight(&seed))).below(players.into()) as usize)
            }
        };
        let bots = opponents(game, input.bots, usize::from(players) - 1)?;
        let named = self.config.player.clone().or(input.player).unwrap_or_else(|| client.to_string());
        let player = game::visible::shortened(named.trim(), limits::PLAYER_CHARS);
        let id: [u8; 8] = random()?;
        Ok(Wish {
            table: format!("{}-{}", game.id(), hex::encode(id)),
            voice,
            setup,
            seat,
            bots,
            seed,
            seed_chosen: input.seed.is_some(),
            player: if player.is_empty() { "unnamed".into() } else { player },
            client: client.into(),
            decision: self.config.limits.decision,
            events: self.config.limits.events,
        })
    }
}

fn first_eight(seed: &[u8; 32]) -> [u8; 8] {
    let mut eight = [0; 8];
    eight.copy_from_slice(&seed[..8]);
    eight
}

/// Bytes from the operating system.
fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system has no random numbers: {error}"))?;
    Ok(bytes)
}

/// The game with this id.
pub fn game_of(id: &str) -> Result<GameId, String> {
    GameId::parse(id).ok_or_else(|| {
        let known = speech::listed(GameId::ALL.iter().map(|game| game.id()));
        format!("there is no game \"{}\" (there are: {known})", shown(id))
    })
}

/// One name for all opponents, or one for each.
fn opponents(game: GameId, asked: Option<Vec<String>>, count: usize) -> Result<Vec<String>, String> {
    let offered = bots::names(game);
    let asked = asked.filter(|names| !names.is_empty()).unwrap_or_else(|| vec![bots::usual(game).into()]);
    if let Some(unknown) = asked.iter().find(|name| !offered.contains(&name.as_str())) {
        let known = speech::listed(offered);
        return Err(format!("there is no bot \"{}\" in {} (there are: {known})", shown(unknown), game.id()));
    }
    match asked.len() {
        1 => Ok(vec![asked[0].clone(); count]),
        found if found == count => Ok(asked),
        found => {
            Err(format!("{found} bots are named for {count} opponents: name one for all, or one for each"))
        }
    }
}
