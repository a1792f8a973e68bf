//! The record of a tournament, and checking one: pairings from the seed, every game, outcomes, standings.

use crate::{
    schedule, seeds,
    standings::Standing,
    state::{
        Admission, Entrant, Format, MOST_PLAYERS, MOST_ROUNDS, Outcome, Phase, Player, Round, Table,
        Tournament,
    },
};
use catalog::GameId;
use game::{
    NUMBERED, Record, Seed, SetupText,
    record::{Holder, Note, PERSON, PROGRAM, Step, notes},
    visible::{shortened, visible},
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use table::{PersonId, TableOptions};

/// The name and version of the format.
pub const FORMAT: &str = "antilles-tournament/1";
/// The most bytes of a record of a tournament that are read.
pub const MAX_BYTES: usize = 128 * 1024 * 1024;
/// The longest name of an entrant that is read, in characters.
const MAX_NAME: usize = 64;
/// How much is passed on of why a record cannot be read, in characters: it may quote what was sent.
const MAX_REFUSAL: usize = 300;

/// A tournament without its games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Head {
    /// Always [`FORMAT`].
    pub format: String,
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// Players at a table, and options of the game.
    pub setup: SetupText,
    /// Who meets whom.
    pub rounds: Format,
    /// Had every table of a round the same chance?
    pub duplicate: bool,
    /// The seed of all pairings and tables, in hexadecimal; unknown while it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// SHA-256 of the seed, shown from the start.
    pub seed_hash: String,
    /// Who took part.
    pub entrants: Vec<SheetEntrant>,
    /// By round: who had a bye.
    pub byes: Vec<Vec<usize>>,
    /// The standings that follow from the games listed.
    pub standings: Vec<Standing>,
}

/// Who took part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SheetEntrant {
    /// The name shown.
    pub name: String,
    /// `person`, or the bot's id.
    pub player: String,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SheetTable {
    /// The round, counted from 1.
    pub round: usize,
    /// The table within it, counted from 1.
    pub table: usize,
    /// By seat: which entrant, counted from 0.
    pub seats: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

#[derive(Deserialize)]
struct Sheet {
    #[serde(flatten)]
    head: Head,
    games: Vec<SheetTable>,
}

impl Head {
    /// What may be told of a tournament now, and its tables without their games: the rounds that are over, and the seed
    /// once all of them are.
    pub fn of(tournament: &Tournament, secret: &Seed) -> (Head, Vec<SheetTable>) {
        let rounds: Vec<Round> =
            tournament.rounds.iter().take_while(|round| round.is_over()).cloned().collect();
        let over = matches!(tournament.phase, Phase::Finished | Phase::Cancelled)
            && rounds.len() == tournament.rounds.len();
        let player = |entrant: &Entrant| match &entrant.player {
            Player::Person(_) => PERSON.to_string(),
            Player::Bot(bot) => bot.clone(),
            Player::Program(_) => PROGRAM.to_string(),
        };
        let head = Head {
            format: FORMAT.into(),
            name: tournament.name.clone(),
            game: tournament.game.clone(),
            setup: tournament.setup.clone(),
            rounds: tournament.format,
            duplicate: tournament.duplicate,
            seed: over.then(|| hex::encode(secret)),
            seed_hash: tournament.seed_hash.clone(),
            entrants: tournament
                .entrants
                .iter()
                .map(|entrant| SheetEntrant { name: entrant.name.clone(), player: player(entrant) })
                .collect(),
            byes: rounds.iter().map(|round| round.byes.clone()).collect(),
            standings: crate::standings::standings(tournament, &rounds),
        };
        let tables = rounds.into_iter().enumerate().flat_map(|(round, played)| {
            let table = move |(at, table): (usize, Table)| {
                let outcome = table.outcome?;
                Some(SheetTable {
                    round: round + 1,
                    table: at + 1,
                    seats: table.seats,
                    outcome,
                    record: None,
                })
            };
            played.tables.into_iter().enumerate().filter_map(table)
        });
        (head, tables.collect())
    }
}

/// Is this the record of a tournament, rather than of a game?
pub fn is_sheet(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(200)];
    start.windows(FORMAT.len()).any(|part| part == FORMAT.as_bytes())
}

/// What is wrong with the record of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SheetFault {
    /// Not of this format.
    #[error("it is no record of a tournament: {0}")]
    Unreadable(String),
    /// Something that no tournament has.
    #[error("{0}")]
    Impossible(String),
    /// The seed.
    #[error("its seed does not have the hash that was shown at the start")]
    Seed,
    /// Who met whom.
    #[error("round {0} was not paired as its seed and the rounds before give")]
    Pairing(usize),
    /// A game.
    #[error("round {round}, table {table}: {why}")]
    Game {
        /// The round.
        round: usize,
        /// The table.
        table: usize,
        /// What is wrong.
        why: String,
    },
    /// The standings.
    #[error("the standings are not those of its games")]
    Standings,
}

/// A record in which nothing is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// In a sentence.
    pub summary: String,
    /// What could not be checked.
    pub notes: Vec<String>,
}

fn impossible<T>(why: impl Into<String>) -> Result<T, SheetFault> {
    Err(SheetFault::Impossible(why.into()))
}

/// Checks a record from outside. `bot` says whether a game has the bot of this name.
pub fn check(bytes: &[u8], bot: &dyn Fn(GameId, &str) -> bool) -> Result<Checked, SheetFault> {
    if bytes.len() > MAX_BYTES {
        return impossible(format!("it is longer than {MAX_BYTES} bytes"));
    }
    let Sheet { head, games } = serde_json::from_slice(bytes)
        .map_err(|error| SheetFault::Unreadable(shortened(&error.to_string(), MAX_REFUSAL)))?;
    if head.format != FORMAT {
        return Err(SheetFault::Unreadable(format!("its format is not {FORMAT}")));
    }
    let Some(game) = GameId::parse(&head.game) else { return impossible("there is no such game") };
    let seed = read_seed(&head)?;
    let mut tournament = skeleton(&head, game)?;
    tournament.rounds = rounds(&head, &games)?;
    if let Some(seed) = &seed {
        for (at, round) in tournament.rounds.iter().enumerate() {
            if tournament.pairing(at, seed) != round.paired() {
                return Err(SheetFault::Pairing(at + 1));
            }
        }
    }
    let mut again = Vec::new();
    let mut played: BTreeSet<&str> = head.entrants.iter().map(|entrant| entrant.player.as_str()).collect();
    for game_at in &games {
        let SheetTable { round, table, .. } = *game_at;
        let noted = check_game(&tournament, game, seed.as_ref(), game_at)
            .map_err(|why| SheetFault::Game { round, table, why })?;
        again.extend(noted.map(|note| format!("round {round}, table {table}: {note}")));
        let holders = game_at.record.iter().flat_map(|record| &record.seats);
        played.extend(holders.map(|holder| holder.player.as_str()));
    }
    let strangers = played.into_iter().filter(|&one| ![PERSON, PROGRAM].contains(&one) && !bot(game, one));
    let strangers = strangers.map(|name| Note::UnknownBot(shortened(name, MAX_NAME)).to_string());
    if !same(&tournament.standings(), &head.standings) {
        return Err(SheetFault::Standings);
    }
    let missing = games.iter().filter(|table| table.record.is_none()).count();
    let notes = [
        seed.is_none()
            .then(|| "the seed is not known yet: pairings and draws could not be checked".to_string()),
        (missing > 0).then(|| format!("{missing} games are missing")),
    ];
    Ok(Checked {
        summary: format!(
            "tournament, {}, {} players, {} rounds, {} games",
            head.game,
            head.entrants.len(),
            tournament.rounds.len(),
            games.len()
        ),
        notes: notes.into_iter().flatten().chain(strangers).chain(again).collect(),
    })
}

fn read_seed(head: &Head) -> Result<Option<Seed>, SheetFault> {
    let Some(text) = &head.seed else { return Ok(None) };
    let seed: Option<Seed> = hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok());
    seed.filter(|seed| seeds::hash(seed) == head.seed_hash).map(Some).ok_or(SheetFault::Seed)
}

/// The tournament before its first round.
fn skeleton(head: &Head, game: GameId) -> Result<Tournament, SheetFault> {
    if Tournament::clean_title(&head.name).as_ref() != Ok(&head.name) {
        return impossible(format!("no tournament can be called \"{}\"", shortened(&head.name, MAX_NAME)));
    }
    if let Err(fault) = game.setup(&head.setup) {
        return impossible(format!(
            "the game cannot be set up like this: {}",
            shortened(&fault.to_string(), MAX_REFUSAL)
        ));
    }
    let players = head.entrants.len();
    if players < usize::from(head.setup.players) || players > MOST_PLAYERS {
        return impossible("it has too few or too many players");
    }
    let unfit = |name: &str| name.chars().count() > MAX_NAME || visible(name) != name;
    let called = head.entrants.iter().flat_map(|entrant| [&entrant.name, &entrant.player]);
    if let Some(name) = called.into_iter().find(|name| unfit(name)) {
        return impossible(format!("nobody can be called \"{}\"", shortened(name, MAX_NAME)));
    }
    let entrants = head.entrants.iter().map(|entrant| Entrant {
        name: entrant.name.clone(),
        player: Player::Bot(entrant.player.clone()),
        left: false,
        removed: false,
    });
    let planned = match head.rounds {
        Format::Rounds { count } if (1..=MOST_ROUNDS).contains(&count) => count,
        Format::Rounds { .. } => return impossible("it plans no rounds, or too many"),
        Format::Everybody => schedule::most_rounds(players),
    };
    if head.byes.len() > planned {
        return impossible("it has more rounds than were to be played");
    }
    Ok(Tournament {
        id: String::new(),
        name: head.name.clone(),
        owner: PersonId(String::new()),
        owner_name: String::new(),
        game: head.game.clone(),
        setup: head.setup.clone(),
        options: TableOptions::default(),
        format: head.rounds,
        duplicate: head.duplicate,
        by_hand: false,
        admission: Admission::Closed,
        code: String::new(),
        seed_hash: head.seed_hash.clone(),
        phase: Phase::Running,
        entrants: entrants.collect(),
        planned,
        rounds: Vec::new(),
    })
}

fn rounds(head: &Head, games: &[SheetTable]) -> Result<Vec<Round>, SheetFault> {
    let (players, size) = (head.entrants.len(), usize::from(head.setup.players));
    let mut by_round: BTreeMap<usize, Vec<Table>> = BTreeMap::new();
    for game in games {
        let tables = by_round.entry(game.round).or_default();
        let sits = |&entrant: &usize| entrant < players;
        let outcome_fits = game.outcome.seats() == size
            && !matches!(&game.outcome, Outcome::Played { totals, .. } if totals.len() != size);
        if game.table != tables.len() + 1
            || game.seats.len() != size
            || !game.seats.iter().all(sits)
            || !outcome_fits
        {
            return impossible(format!("round {} has tables that cannot be", game.round));
        }
        tables.push(Table { seats: game.seats.clone(), outcome: Some(game.outcome.clone()) });
    }
    if !by_round.keys().copied().eq(1..=head.byes.len()) {
        return impossible("rounds are missing");
    }
    let rounds = by_round.into_values().zip(&head.byes).map(|(tables, byes)| {
        let mut all: Vec<usize> =
            tables.iter().flat_map(|table| table.seats.clone()).chain(byes.clone()).collect();
        all.sort_unstable();
        if !all.into_iter().eq(0..players) {
            return impossible("somebody sits at two tables of a round, or at none");
        }
        Ok(Round { tables, byes: byes.clone(), began: 0, set_up: true, shown: true })
    });
    rounds.collect()
}

/// Checks the game of a table; answers what a reader should know although nothing is wrong.
fn check_game(
    of: &Tournament,
    game: GameId,
    seed: Option<&Seed>,
    table: &SheetTable,
) -> Result<Option<Note>, String> {
    let Some(record) = &table.record else { return Ok(None) };
    if record.setup != of.setup || record.game != of.game {
        return Err("its game is not set up as the tournament was".into());
    }
    if record.continues.is_some() {
        return Err("its game continues another one".into());
    }
    let positions = game.replay(record).map_err(|fault| fault.to_string())?;
    let over = positions.last().is_some_and(|position| position.ending().is_some());
    let numbered = |first: &Step| first.stream.is_some_and(|stream| stream.epoch == NUMBERED);
    if record.steps.first().is_some_and(|first| numbered(first) != of.duplicate) {
        let why = match of.duplicate {
            true => "its draws are its own, and all tables of a round were to have the same",
            false => "its draws are those of a round in which all tables have the same",
        };
        return Err(why.into());
    }
    for (seat, &entrant) in table.seats.iter().enumerate() {
        let holder = record.seats.iter().find(|holder| holder.from_step == 0 && holder.seat.index() == seat);
        let entrant = &of.entrants[entrant];
        if holder.is_none_or(|holder| holder.name != entrant.name) {
            return Err(format!("{} does not sit where the pairing says", entrant.name));
        }
        // A bot may sit in for a person or a program, but nobody sits in for a bot.
        let Player::Bot(player) = &entrant.player else { continue };
        let other = |holder: &&Holder| {
            holder.seat.index() == seat && ![PERSON, PROGRAM, &holder.player].contains(&player.as_str())
        };
        if let Some(holder) = record.seats.iter().find(other) {
            return Err(format!("{} is played by \"{}\"", entrant.name, shortened(&holder.player, MAX_NAME)));
        }
    }
    let result = record.result.as_ref().map(|result| (&result.places, &result.totals));
    let matches = match &table.outcome {
        Outcome::Played { places, totals } => result == Some((places, totals)),
        Outcome::BrokenOff { .. } => result.is_none() && !over,
    };
    if !matches {
        return Err("its outcome is not that of its game".into());
    }
    if let Some(seed) = seed {
        let own = hex::encode(of.table_seed(seed, table.round - 1, table.table - 1));
        if record.seed.as_ref() != Some(&own) {
            return Err("its seed does not follow from that of the tournament".into());
        }
    }
    // Bots are looked at for all games together.
    Ok(notes(record, over, &|_| true).into_iter().find(|note| matches!(note, Note::DrawnAgain { .. })))
}

fn same(one: &[Standing], other: &[Standing]) -> bool {
    let close = |one: f64, other: f64| (one - other).abs() < 1e-6;
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            (one.entrant, one.place, one.games, one.wins)
                == (other.entrant, other.place, other.games, other.wins)
                && close(one.points, other.points)
                && close(one.share, other.share)
                && close(one.strength, other.strength)
        })
}
