//! One game: its positions, its steps and where its chance comes from.

use crate::{
    Refusal, limits,
    protocol::{ActionText, SeedText, Stands},
    refusal::Code,
    saying,
};
use catalog::{AnyPosition, AnyView, Applied, GameId, Refereed};
use game::{
    Phrase, Record, Recorder, Seat, Seed, SetupText, TableChance,
    record::{FORMAT, Holder, PERSON, Step, seed_hash},
    seed_of,
};
use words::Language;

/// A game under way.
#[derive(Debug)]
pub struct Table {
    game: GameId,
    seed: Seed,
    /// From the first on; there is always one.
    positions: Vec<AnyPosition>,
    /// Without its newest steps' result; nothing for a table that began in the middle of a game.
    record: Option<Record>,
}

impl Table {
    /// A new game.
    pub fn new(game: GameId, setup: &SetupText, seed: Option<&SeedText>) -> Result<Table, Refusal> {
        let (setup, seed) = (game.setup(setup)?, read_seed(seed)?);
        let mut chance = Recorder::new(TableChance::new(&seed, 0, 0));
        let (position, _) = game.start(&setup, &mut chance);
        let holder = |seat: Seat| {
            let name = format!("Seat {}", seat.number());
            Holder { seat, from_step: 0, name, player: PERSON.into() }
        };
        let record = Record {
            format: FORMAT.into(),
            game: game.id().into(),
            rules_version: setup.rules(),
            setup: game.setup_text(&setup),
            seats: Seat::all(setup.players()).map(holder).collect(),
            seed: Some(hex::encode(seed)),
            seed_hash: Some(seed_hash(&seed)),
            continues: None,
            start: chance.outcomes.iter().map(ToString::to_string).collect(),
            steps: Vec::new(),
            result: None,
        };
        Ok(Table { game, seed, positions: vec![position], record: Some(record) })
    }

    /// A game where its record ends.
    pub fn from_record(refereed: Refereed) -> Result<Table, Refusal> {
        let Refereed { game, mut record, positions, .. } = refereed;
        if record.steps.len() > limits::STEPS {
            let (steps, most) = (record.steps.len(), limits::STEPS);
            return Err(Code::Limit.because(format!("the record has {steps} steps, {most} at most are held")));
        }
        let seed = read_seed(record.seed.clone().map(SeedText::Hex).as_ref())?;
        record.result = None;
        Ok(Table { game, seed, positions, record: Some(record) })
    }

    /// A game that begins at this position.
    pub fn from_position(game: GameId, json: &str, seed: Option<&SeedText>) -> Result<Table, Refusal> {
        let position = game.read_position(json).map_err(|why| Code::Impossible.because(why))?;
        Ok(Table { game, seed: read_seed(seed)?, positions: vec![position], record: None })
    }

    /// Plays these actions.
    pub fn play_all(mut self, actions: &[ActionText]) -> Result<Table, Refusal> {
        for (at, action) in actions.iter().enumerate() {
            let played = match action {
                ActionText::Plain(action) => self.play(None, action),
                ActionText::Of { seat, action } => self.play(Some(*seat), action),
            };
            played
                .map_err(|Refusal { code, message }| code.because(format!("action {}: {message}", at + 1)))?;
        }
        Ok(self)
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Where it stands.
    pub fn position(&self) -> &AnyPosition {
        self.positions.last().expect("a table has a position")
    }

    /// Its seed, and the number of its next step.
    pub fn chance(&self) -> (Seed, u32) {
        (self.seed, self.positions.len() as u32)
    }

    /// This seat, or the first to act.
    pub fn seat(&self, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let players = self.position().players();
        match seat {
            Some(seat) if seat.index() >= players.into() => {
                Err(Code::UnknownSeat.because(format!("there is no seat {} at this table", seat.number())))
            }
            Some(seat) => Ok(seat),
            None => self.position().to_act().first().ok_or_else(|| Code::Over.because("the game is over")),
        }
    }

    /// What this seat, or a spectator, can know.
    pub fn view(&self, seat: Option<Seat>) -> Result<AnyView, Refusal> {
        let seat = seat.map(|seat| self.seat(Some(seat))).transpose()?;
        Ok(self.position().view(seat))
    }

    /// Plays an action; a refusal changes nothing.
    pub fn play(&mut self, seat: Option<Seat>, action: &str) -> Result<(Seat, Applied), Refusal> {
        let seat = self.seat(seat)?;
        let index = self.position().read(action).ok_or_else(|| unknown_action(self.game, action))?;
        if self.positions.len() > limits::STEPS {
            return Err(Code::Limit.because(format!("a table holds {} actions at most", limits::STEPS)));
        }
        let (seed, step) = self.chance();
        let mut next = self.position().clone();
        let applied = next.apply(seat, index, &mut TableChance::new(&seed, 0, step)).map_err(|illegal| {
            Refusal::illegal(&illegal, saying::say(self.game, Language::En, &Phrase::from(&illegal)))
        })?;
        self.positions.push(next);
        if let Some(record) = &mut self.record {
            let chance = applied.chance.iter().map(ToString::to_string).collect();
            let action = action.to_string();
            record.steps.push(Step { seat, action, chance, stream: None, legal: None, think_ms: None });
        }
        Ok((seat, applied))
    }

    /// Takes this many actions back.
    pub fn undo(&mut self, steps: u32) -> Result<(), Refusal> {
        let played = self.positions.len() - 1;
        match usize::try_from(steps) {
            Ok(steps) if (1..=played).contains(&steps) => {
                self.positions.truncate(played + 1 - steps);
                if let Some(record) = &mut self.record {
                    record.steps.truncate(played - steps);
                }
                Ok(())
            }
            _ => {
                Err(Code::Nothing.because(format!("{steps} actions cannot be undone, {played} were played")))
            }
        }
    }

    /// The record so far.
    pub fn record(&self) -> Result<Record, Refusal> {
        match &self.record {
            Some(record) => Ok(Record { result: self.position().result(), ..record.clone() }),
            None => Err(Code::Nothing.because("a table that began at a position has no record")),
        }
    }

    /// Where it stands, as answers tell it.
    pub fn stands(&self, number: u64) -> Stands {
        Stands {
            table: number,
            game: self.game.id(),
            step: self.positions.len() - 1,
            to_act: self.position().to_act().iter().collect(),
            result: self.position().result(),
        }
    }
}

/// The action in this text does not exist.
pub fn unknown_action(game: GameId, action: &str) -> Refusal {
    let shown = game::visible::shortened(action, 80);
    Code::UnknownAction.because(format!("{} has no action \"{shown}\"", game.id()))
}

fn read_seed(text: Option<&SeedText>) -> Result<Seed, Refusal> {
    let mut seed = Seed::default();
    match text {
        Some(SeedText::Number(number)) => seed = seed_of(*number),
        Some(SeedText::Hex(digits)) => hex::decode_to_slice(digits, &mut seed)
            .map_err(|_| Code::BadRequest.because("a seed is a number, or 64 hexadecimal digits"))?,
        None => getrandom::fill(&mut seed)
            .map_err(|error| Code::Internal.because(format!("the system gives no random bytes: {error}")))?,
    }
    Ok(seed)
}
