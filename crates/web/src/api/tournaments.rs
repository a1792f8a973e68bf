//! Tournaments: the list, one of them, its standings.

use super::{
    caller::{Caller, Scope},
    clock::ClockShape,
    doing::Answer,
    extract::{Id, Query},
    paging::Page,
    problems::Refused,
};
use crate::{
    App,
    problem::Problem,
    tournaments::{Found, TournamentError, table_id},
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use store::TournamentFilter;
use tournament::{Admission, Format, Outcome, Phase, Player, Round, Standing};
use utoipa::{IntoParams, ToSchema};

/// Which tournaments.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhichTournaments {
    /// The caller's own, and those they take part in.
    #[default]
    Mine,
    /// Those that anybody may enter.
    Open,
    /// Those that are being played.
    Running,
    /// Those that are over.
    Finished,
}

/// What a list is to show.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListQuery {
    /// Which; without it, the caller's.
    #[serde(default)]
    #[param(inline)]
    which: WhichTournaments,
    /// At most this many; 50 without it.
    #[param(minimum = 1, maximum = 100, nullable = false)]
    limit: Option<u32>,
    /// Where the list goes on: what the page before answered as `next`.
    #[param(max_length = 100, nullable = false)]
    after: Option<String>,
}

/// A tournament as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TournamentLine {
    /// Its id.
    pub tournament: String,
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// Where it is in its life.
    #[schema(pattern = "^(entering|running|finished|cancelled)$")]
    pub phase: &'static str,
    /// How many take part.
    pub entrants: usize,
    /// Rounds that have begun.
    pub rounds: usize,
    /// Rounds there will be; 0 before the start.
    pub planned: usize,
    /// Last activity, in milliseconds since 1970.
    pub last: i64,
}

impl From<&Found> for TournamentLine {
    fn from(found: &Found) -> TournamentLine {
        let one = &found.tournament;
        TournamentLine {
            tournament: one.id.clone(),
            name: one.name.clone(),
            game: one.game.clone(),
            phase: one.phase.id(),
            entrants: one.entrants.len(),
            rounds: one.rounds.len(),
            planned: one.planned,
            last: found.last,
        }
    }
}

/// A page of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TournamentList {
    /// Last activity first.
    pub tournaments: Vec<TournamentLine>,
    /// Where the next page begins, if there may be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Tournaments in a list, last activity first.
#[utoipa::path(
    get, path = "/api/v1/tournaments", tag = "tournaments", operation_id = "listTournaments", params(ListQuery),
    security(("token" = ["read"])),
    responses((status = 200, description = "A page of the list", body = TournamentList)),
)]
pub async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(asked): Query<ListQuery>,
) -> Answer<TournamentList> {
    caller.may(Scope::Read)?;
    let page = Page::read(asked.limit, asked.after.as_deref())?;
    let (phase, person) = match asked.which {
        WhichTournaments::Mine => (None, Some(caller.person().clone())),
        WhichTournaments::Open => (Some(Phase::Entering), None),
        WhichTournaments::Running => (Some(Phase::Running), None),
        WhichTournaments::Finished => (Some(Phase::Finished), None),
    };
    let phases = phase.into_iter().map(|phase| phase.id().into()).collect();
    let filter = TournamentFilter { phases, person, after: page.after.clone(), limit: page.limit };
    let found = app.tournaments.list(&filter).await.map_err(told)?;
    let next = page.next(found.len(), found.last().map(|last| (last.last, last.tournament.id.as_str())));
    // Invited people come by the link.
    let open =
        |found: &&Found| phase != Some(Phase::Entering) || found.tournament.admission == Admission::Open;
    Ok(Json(TournamentList {
        tournaments: found.iter().filter(open).map(TournamentLine::from).collect(),
        next,
    }))
}

fn told(error: TournamentError) -> Refused {
    Problem::from(error).into()
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct EntrantShape {
    /// The name shown.
    pub name: String,
    /// `person`, `bot` (one of ours) or `program` (somebody's).
    #[schema(pattern = "^(person|bot|program)$")]
    pub kind: &'static str,
    /// The id of our bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Is it the caller?
    pub you: bool,
    /// Have they left? Then a bot plays in their place.
    pub left: bool,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RoundTable {
    /// Its id, as soon as it is set up and the caller may look at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// By seat: which entrant, counted from 0.
    pub seats: Vec<usize>,
    /// By seat: the place, when the game was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
    /// By seat: the score, when the game was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totals: Option<Vec<i32>>,
    /// Is it over? Without places it was ended early.
    pub over: bool,
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RoundShape {
    /// When it began, in milliseconds since 1970.
    pub began: i64,
    /// Its tables.
    pub tables: Vec<RoundTable>,
    /// Entrants with a bye.
    pub byes: Vec<usize>,
}

/// A tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TournamentShape {
    /// As lists show it.
    #[serde(flatten)]
    pub line: TournamentLine,
    /// The name of its organiser.
    pub owner: String,
    /// Players at a table.
    pub players: u8,
    /// Options of the game.
    pub options: BTreeMap<String, String>,
    /// `rounds`, or `everybody`: all play all.
    #[schema(pattern = "^(rounds|everybody)$")]
    pub format: &'static str,
    /// Has every table of a round the same chance?
    pub duplicate: bool,
    /// Do its games count for the ratings?
    pub rated: bool,
    /// How long people may think; without it, as long as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockShape>,
    /// SHA-256 of the seed of all chance, in hexadecimal.
    pub seed_hash: String,
    /// Who takes part.
    pub field: Vec<EntrantShape>,
    /// The rounds so far.
    pub played: Vec<RoundShape>,
}

/// A round as the caller may know it: of a duplicate one, nothing that would tell those who still play it.
fn round_shape(found: &Found, caller: &Caller, at: usize, round: &Round) -> RoundShape {
    let one = &found.tournament;
    let own = one.entrant_of(caller.person());
    let open = one.options.spectators && (!one.duplicate || round.shown);
    let table = |(number, table): (usize, &tournament::Table)| {
        let outcome = table.outcome.as_ref().filter(|_| !one.duplicate || round.is_over());
        let (places, totals) = match outcome {
            Some(Outcome::Played { places, totals }) => (Some(places.clone()), Some(totals.clone())),
            _ => (None, None),
        };
        RoundTable {
            table: (round.set_up && (open || own.is_some_and(|own| table.seats.contains(&own))))
                .then(|| table_id(&found.secret, at, number)),
            seats: table.seats.clone(),
            places,
            totals,
            over: table.outcome.is_some(),
        }
    };
    let tables = round.tables.iter().enumerate().map(table).collect();
    RoundShape { began: round.began, tables, byes: round.byes.clone() }
}

/// A tournament: who takes part, its rounds and tables.
#[utoipa::path(
    get, path = "/api/v1/tournaments/{tournament}", tag = "tournaments", operation_id = "showTournament",
    security(("token" = ["read"])), params(("tournament" = String, Path, description = "The tournament's id")),
    responses((status = 200, description = "The tournament", body = TournamentShape)),
)]
pub async fn show(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Answer<TournamentShape> {
    caller.may(Scope::Read)?;
    let found = app.tournaments.find(&id).await.map_err(told)?;
    let one = &found.tournament;
    let entrant = |entrant: &tournament::Entrant| {
        let (kind, bot) = match &entrant.player {
            Player::Person(_) => ("person", None),
            Player::Bot(bot) => ("bot", Some(bot.clone())),
            Player::Program(_) => ("program", None),
        };
        let you = match &entrant.player {
            Player::Person(person) => person == caller.person(),
            Player::Program(program) => program.person == *caller.person(),
            Player::Bot(_) => false,
        };
        EntrantShape { name: entrant.name.clone(), kind, bot, you, left: entrant.left }
    };
    Ok(Json(TournamentShape {
        line: TournamentLine::from(&found),
        owner: one.owner_name.clone(),
        players: one.setup.players,
        options: one.setup.options.clone(),
        format: if one.format == Format::Everybody { "everybody" } else { "rounds" },
        duplicate: one.duplicate,
        rated: one.options.rated,
        clock: one.options.clock.as_ref().map(ClockShape::from),
        seed_hash: one.seed_hash.clone(),
        field: one.entrants.iter().map(entrant).collect(),
        played: one
            .rounds
            .iter()
            .enumerate()
            .map(|(at, round)| round_shape(&found, &caller, at, round))
            .collect(),
    }))
}

/// An entrant in the standings.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StandingShape {
    /// The place; those who are equal in everything share it.
    pub place: usize,
    /// Which entrant, counted from 0.
    pub entrant: usize,
    /// Their name.
    pub name: String,
    /// Games played to the end, or ended early.
    pub games: usize,
    /// Points: of opponents who finished behind or, in a duplicate tournament, of those who had the same seat.
    pub points: f64,
    /// First tie-break: the mean share of the score of a table.
    pub share: f64,
    /// Second: the mean points of the opponents met.
    pub strength: f64,
    /// Third: first places.
    pub wins: usize,
}

/// The standings of a tournament, best first.
#[utoipa::path(
    get, path = "/api/v1/tournaments/{tournament}/standings", tag = "tournaments", operation_id = "standings",
    security(("token" = ["read"])), params(("tournament" = String, Path, description = "The tournament's id")),
    responses((status = 200, description = "All who take part", body = Vec<StandingShape>)),
)]
pub async fn standings(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
) -> Answer<Vec<StandingShape>> {
    caller.may(Scope::Read)?;
    let one = app.tournaments.find(&id).await.map_err(told)?.tournament;
    let shape = |standing: Standing| StandingShape {
        place: standing.place,
        entrant: standing.entrant,
        name: one.entrants.get(standing.entrant).map(|entrant| entrant.name.clone()).unwrap_or_default(),
        games: standing.games,
        points: standing.points,
        share: standing.share,
        strength: standing.strength,
        wins: standing.wins,
    };
    Ok(Json(one.standings().into_iter().map(shape).collect()))
}
