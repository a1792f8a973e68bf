//! The tournament itself: entering, starting, rounds, outcomes. Plain data, changed by the methods here only.

use crate::{
    pairing::{Paired, Past, pair},
    schedule,
    seeds::{self, Draws},
    standings::{Standing, standings},
};
use game::{Phrase, Seed, SetupText, phrase};
use serde::{Deserialize, Serialize};
use table::{Millis, PersonId, TableOptions, clean_name};

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 64;
/// The most players of an all-play-all.
pub const MOST_EVERYBODY: usize = 16;
/// The most rounds that can be asked for.
pub const MOST_ROUNDS: usize = 12;
/// The most characters of a tournament's name.
pub const NAME_LIMIT: usize = 60;

/// Where a tournament is in its life.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players enter.
    Entering,
    /// Rounds are played.
    Running,
    /// All rounds are over.
    Finished,
    /// Its owner cancelled it; games that had begun can be played to their end.
    Cancelled,
}

impl Phase {
    /// As lists and addresses spell it.
    pub fn id(self) -> &'static str {
        match self {
            Phase::Entering => "entering",
            Phase::Running => "running",
            Phase::Finished => "finished",
            Phase::Cancelled => "cancelled",
        }
    }
}

/// Who meets whom.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// This many rounds, in which players of similar standing meet.
    Rounds {
        /// How many.
        count: usize,
    },
    /// Everybody meets everybody.
    Everybody,
}

/// Who may enter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admission {
    /// Anybody.
    Open,
    /// People who have the link with the code.
    Code,
    /// Nobody any more.
    Closed,
}

/// Who decides for an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "id", rename_all = "kebab-case")]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// A bot, by its id.
    Bot(String),
    /// A program that somebody registered.
    Program(Program),
}

/// A program that somebody registered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Program {
    /// Whom tables know it as.
    pub person: PersonId,
    /// The name of the person who registered it.
    pub of: String,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Entrant {
    /// The name shown, different from all others here.
    pub name: String,
    /// Who it is.
    pub player: Player,
    /// Has the person left (or the program gone)? Then a bot plays in their place, in this round and all later ones, until
    /// they return.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Did the owner take the person out, or are they forgotten? Then they cannot return.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
}

impl Entrant {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.player {
            Player::Person(person) => Some(person),
            Player::Bot(_) | Player::Program(_) => None,
        }
    }
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The game was played to its end.
    Played {
        /// By seat: the place.
        places: Vec<u8>,
        /// By seat: the score.
        totals: Vec<i32>,
    },
    /// The game was broken off: nobody is ahead.
    BrokenOff {
        /// How many played.
        seats: usize,
    },
}

impl Outcome {
    /// How many played.
    pub fn seats(&self) -> usize {
        match self {
            Outcome::Played { places, .. } => places.len(),
            Outcome::BrokenOff { seats } => *seats,
        }
    }

    /// Is this seat first?
    pub fn won(&self, seat: usize) -> bool {
        matches!(self, Outcome::Played { places, .. } if places.get(seat) == Some(&1))
    }
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// By seat: which entrant.
    pub seats: Vec<usize>,
    /// How it ended, when it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Round {
    /// Its tables.
    pub tables: Vec<Table>,
    /// Who has a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<usize>,
    /// When it began.
    pub began: Millis,
    /// Are all its tables set up?
    #[serde(default)]
    pub set_up: bool,
    /// Has everything its tables kept back been shown? (Only where they keep something back.)
    #[serde(default)]
    pub shown: bool,
}

impl Round {
    /// Have all its tables ended?
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.outcome.is_some())
    }

    /// Who met whom, without what came of it.
    pub fn paired(&self) -> Paired {
        Paired {
            tables: self.tables.iter().map(|table| table.seats.clone()).collect(),
            byes: self.byes.clone(),
        }
    }
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tournament {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who made it.
    pub owner: PersonId,
    /// That person's name.
    pub owner_name: String,
    /// The game's id.
    pub game: String,
    /// Players at a table, and options of the game.
    pub setup: SetupText,
    /// Options of every table.
    pub options: TableOptions,
    /// Who meets whom.
    pub format: Format,
    /// Has every table of a round the same chance?
    pub duplicate: bool,
    /// Does a round begin only when the owner says so?
    pub by_hand: bool,
    /// Who may enter.
    pub admission: Admission,
    /// The code in the link for those who are invited.
    pub code: String,
    /// SHA-256 of the secret seed, in hexadecimal.
    pub seed_hash: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// How many rounds there will be; 0 before the start.
    pub planned: usize,
    /// The rounds so far.
    pub rounds: Vec<Round>,
}

/// Why something is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Not any more, or not yet.
    #[error("this cannot be done at this stage of the tournament")]
    WrongPhase,
    /// Only the owner may.
    #[error("only the person who made the tournament may do this")]
    NotOwner,
    /// Entering needs the link with the code, or is closed.
    #[error("this tournament is not open to you")]
    NotAdmitted,
    /// As many as there may be.
    #[error("at most {0} players can take part")]
    Full(usize),
    /// In already.
    #[error("you take part already")]
    Entered,
    /// A program that is in already.
    #[error("this program takes part already")]
    ProgramEntered,
    /// Not in.
    #[error("you do not take part")]
    NotEntered,
    /// Too few to fill a table.
    #[error("at least {0} players are needed")]
    TooFew(usize),
    /// Not that many rounds.
    #[error("there can be 1 to {0} rounds")]
    Rounds(usize),
    /// The round goes on.
    #[error("the round is not over")]
    RoundGoesOn,
    /// A name that cannot be shown.
    #[error("this name cannot be used")]
    Name,
}

impl Refusal {
    /// For a person.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::WrongPhase => phrase!("tournament-refused-phase"),
            Refusal::NotOwner => phrase!("tournament-refused-owner"),
            Refusal::NotAdmitted => phrase!("tournament-refused-admission"),
            Refusal::Full(most) => phrase!("tournament-refused-full", most = *most),
            Refusal::Entered => phrase!("tournament-refused-entered"),
            Refusal::ProgramEntered => phrase!("tournament-refused-program"),
            Refusal::NotEntered => phrase!("tournament-refused-not-entered"),
            Refusal::TooFew(least) => phrase!("tournament-refused-few", least = *least),
            Refusal::Rounds(most) => phrase!("tournament-refused-rounds", most = *most),
            Refusal::RoundGoesOn => phrase!("tournament-refused-round"),
            Refusal::Name => phrase!("tournament-refused-name"),
        }
    }
}

impl Tournament {
    /// A tournament's name as it will be shown.
    pub fn clean_title(name: &str) -> Result<String, Refusal> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = (1..=NAME_LIMIT).contains(&name.chars().count()) && !name.chars().any(char::is_control);
        if fits { Ok(name) } else { Err(Refusal::Name) }
    }

    /// Players at a table.
    pub fn size(&self) -> usize {
        usize::from(self.setup.players)
    }

    /// The most players it can have.
    pub fn most(&self) -> usize {
        match self.format {
            Format::Rounds { .. } => MOST_PLAYERS,
            Format::Everybody => MOST_EVERYBODY,
        }
    }

    /// The entrant who is this person. (Two are if a guest who took part has become somebody who did; one of them was taken
    /// out.)
    pub fn entrant_of(&self, person: &PersonId) -> Option<usize> {
        let is = |entrant: &Entrant| entrant.person() == Some(person);
        let own = self.entrants.iter().position(|entrant| is(entrant) && !entrant.removed);
        own.or_else(|| self.entrants.iter().position(is))
    }

    /// Everybody whose tournament it is: its owner and the people who entered.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        std::iter::once(&self.owner).chain(self.entrants.iter().filter_map(Entrant::person))
    }

    fn owned_by(&self, who: &PersonId) -> Result<(), Refusal> {
        if *who == self.owner { Ok(()) } else { Err(Refusal::NotOwner) }
    }

    fn in_phase(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::WrongPhase) }
    }

    fn add(&mut self, player: Player, name: &str) -> Result<(), Refusal> {
        self.in_phase(Phase::Entering)?;
        if self.entrants.len() >= self.most() {
            return Err(Refusal::Full(self.most()));
        }
        let name = clean_name(name).map_err(|_| Refusal::Name)?;
        let taken = self.entrants.iter().map(|entrant| entrant.name.as_str());
        let name = table::people::unused_name(name, taken);
        self.entrants.push(Entrant { name, player, left: false, removed: false });
        Ok(())
    }

    /// A person enters, by the link with this code if there is one.
    pub fn enter(&mut self, who: &PersonId, name: &str, code: Option<&str>) -> Result<(), Refusal> {
        self.in_phase(Phase::Entering)?;
        let admitted = match self.admission {
            Admission::Open => true,
            Admission::Code => code == Some(self.code.as_str()),
            Admission::Closed => false,
        };
        if !admitted && *who != self.owner {
            return Err(Refusal::NotAdmitted);
        }
        if self.entrant_of(who).is_some() {
            return Err(Refusal::Entered);
        }
        self.add(Player::Person(who.clone()), name)
    }

    /// The owner enters a bot.
    pub fn add_bot(&mut self, who: &PersonId, bot: &str, name: &str) -> Result<(), Refusal> {
        self.owned_by(who)?;
        self.add(Player::Bot(bot.to_string()), name)
    }

    /// The owner enters a program that somebody registered.
    pub fn add_program(&mut self, who: &PersonId, program: &Program, name: &str) -> Result<(), Refusal> {
        self.owned_by(who)?;
        let entered = |entrant: &Entrant| entrant.player == Player::Program(program.clone());
        if self.entrants.iter().any(entered) {
            return Err(Refusal::ProgramEntered);
        }
        self.add(Player::Program(program.clone()), name)
    }

    /// Takes an entrant out: a person themselves, or the owner. Before the start the place is free again; afterwards a bot
    /// plays on.
    pub fn withdraw(&mut self, who: &PersonId, entrant: usize) -> Result<(), Refusal> {
        let found = self.entrants.get(entrant).ok_or(Refusal::NotEntered)?;
        let own = found.person() == Some(who);
        if !own {
            self.owned_by(who)?;
        }
        match self.phase {
            Phase::Entering => {
                self.entrants.remove(entrant);
                Ok(())
            }
            Phase::Running if found.person().is_some() && !found.left => {
                let found = &mut self.entrants[entrant];
                (found.left, found.removed) = (true, !own);
                Ok(())
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// A person who left is back, from the next round on.
    pub fn come_back(&mut self, who: &PersonId) -> Result<(), Refusal> {
        self.in_phase(Phase::Running)?;
        let at = self.entrant_of(who).ok_or(Refusal::NotEntered)?;
        match &mut self.entrants[at] {
            entrant if entrant.left && !entrant.removed => {
                entrant.left = false;
                Ok(())
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// The owner says who may enter from now on.
    pub fn admit(&mut self, who: &PersonId, admission: Admission) -> Result<(), Refusal> {
        self.owned_by(who)?;
        self.in_phase(Phase::Entering)?;
        self.admission = admission;
        Ok(())
    }

    /// The owner starts it: the first round is paired.
    pub fn start(&mut self, who: &PersonId, secret: &Seed, now: Millis) -> Result<(), Refusal> {
        self.owned_by(who)?;
        self.in_phase(Phase::Entering)?;
        if self.entrants.len() < self.size() {
            return Err(Refusal::TooFew(self.size()));
        }
        self.planned = match self.format {
            Format::Rounds { count } if (1..=MOST_ROUNDS).contains(&count) => count,
            Format::Rounds { .. } => return Err(Refusal::Rounds(MOST_ROUNDS)),
            Format::Everybody => schedule::everybody(self.entrants.len(), self.size(), secret).len(),
        };
        self.phase = Phase::Running;
        self.begin_round(secret, now);
        Ok(())
    }

    /// The owner has the next round begin.
    pub fn begin_next(&mut self, who: &PersonId, secret: &Seed, now: Millis) -> Result<(), Refusal> {
        self.owned_by(who)?;
        self.in_phase(Phase::Running)?;
        if !self.is_between_rounds() {
            return Err(Refusal::RoundGoesOn);
        }
        self.begin_round(secret, now);
        Ok(())
    }

    /// The owner cancels it.
    pub fn cancel(&mut self, who: &PersonId) -> Result<(), Refusal> {
        self.owned_by(who)?;
        if !matches!(self.phase, Phase::Entering | Phase::Running) {
            return Err(Refusal::WrongPhase);
        }
        self.phase = Phase::Cancelled;
        Ok(())
    }

    /// Is the last round over, and another one to come?
    pub fn is_between_rounds(&self) -> bool {
        self.phase == Phase::Running
            && self.rounds.len() < self.planned
            && self.rounds.last().is_some_and(Round::is_over)
    }

    /// A table has ended. Once its outcome is known it does not change.
    pub fn set_outcome(&mut self, round: usize, table: usize, outcome: Outcome) {
        let found = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table));
        if let Some(found) =
            found.filter(|found| found.outcome.is_none() && found.seats.len() == outcome.seats())
        {
            found.outcome = Some(outcome);
        }
    }

    /// Goes on as far as it can by itself: to the end, or into the next round. Answers whether anything changed.
    pub fn go_on(&mut self, secret: &Seed, now: Millis) -> bool {
        if self.phase != Phase::Running || !self.rounds.last().is_some_and(Round::is_over) {
            return false;
        }
        if self.rounds.len() >= self.planned {
            self.phase = Phase::Finished;
            return true;
        }
        if !self.by_hand {
            self.begin_round(secret, now);
        }
        !self.by_hand
    }

    fn begin_round(&mut self, secret: &Seed, now: Millis) {
        let paired = self.pairing(self.rounds.len(), secret);
        let tables = paired.tables.into_iter().map(|seats| Table { seats, outcome: None }).collect();
        self.rounds.push(Round { tables, byes: paired.byes, began: now, set_up: false, shown: false });
    }

    /// Who meets whom in a round, counted from 0: it follows from the seed and the rounds before.
    pub fn pairing(&self, round: usize, secret: &Seed) -> Paired {
        let (players, size) = (self.entrants.len(), self.size());
        if self.format == Format::Everybody {
            return schedule::everybody(players, size, secret).into_iter().nth(round).unwrap_or_default();
        }
        let before: Vec<Paired> = self.rounds.iter().take(round).map(Round::paired).collect();
        let mut draws = Draws::new(secret, round);
        // Entrants equal in everything are drawn again every round.
        let mut order: Vec<usize> = (0..players).collect();
        draws.shuffle(&mut order);
        let standings = standings(self, &self.rounds[..round.min(self.rounds.len())]);
        let mut place = vec![0; players];
        standings.iter().for_each(|standing| place[standing.entrant] = standing.place);
        order.sort_by_key(|&player| place[player]);
        pair(&Past::of(players, size, &before), &order, size, &mut draws)
    }

    /// The seed of a table's chance.
    pub fn table_seed(&self, secret: &Seed, round: usize, table: usize) -> Seed {
        seeds::table_seed(secret, round, table, self.duplicate)
    }

    /// The standings now, best first.
    pub fn standings(&self) -> Vec<Standing> {
        standings(self, &self.rounds)
    }
}
