//! Points and tie-breaks.
//!
//! 1. **Points.** At every table one for each opponent who finished behind, half for each who shares the place; a bye, and a
//!    game that was broken off, count as half of the opponents. In a duplicate tournament the result is compared with those
//!    of the players who had the same seat at the other tables: one for each who did worse (fewer opponents behind them or,
//!    if equal, a smaller share of the table's score), half for each who did the same, divided by their number; a bye is a
//!    half.
//! 2. **Share.** The mean share of all points scored at the player's tables.
//! 3. **Strength.** The mean points of the opponents met.
//! 4. **Wins.** First places, shared ones included.
//!
//! Entrants equal in all of these share the place.

use crate::state::{Outcome, Round, Tournament};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How a player stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Standing {
    /// Which entrant, counted from 0.
    pub entrant: usize,
    /// The place; those who are equal in everything share it.
    pub place: usize,
    /// Games played to the end, or broken off.
    pub games: usize,
    /// Points.
    pub points: f64,
    /// The mean share of the score of a table.
    pub share: f64,
    /// The mean points of the opponents met.
    pub strength: f64,
    /// First places.
    pub wins: usize,
}

impl Standing {
    fn compare(&self, other: &Standing) -> Ordering {
        let better = |one: f64, two: f64| exact(two).cmp(&exact(one));
        better(self.points, other.points)
            .then(better(self.share, other.share))
            .then(better(self.strength, other.strength))
            .then(other.wins.cmp(&self.wins))
    }
}

/// Sums of fractions in another order may differ in their last bit; that decides nothing.
fn exact(value: f64) -> i64 {
    (value * 1e9).round() as i64
}

/// Opponents that finished behind a seat, shared places counted half.
pub fn beaten(outcome: &Outcome, seat: usize) -> f64 {
    let places = match outcome {
        Outcome::Played { places, .. } => places,
        Outcome::BrokenOff { seats } => return (*seats as f64 - 1.0) / 2.0,
    };
    let others = places.iter().enumerate().filter(|(at, _)| *at != seat);
    let worth = |place: u8| match place.cmp(&places[seat]) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    };
    others.map(|(_, &place)| worth(place)).sum()
}

/// The share of the table's score; an equal one if nobody scored.
fn share(outcome: &Outcome, seat: usize) -> f64 {
    let totals = match outcome {
        Outcome::Played { totals, .. } => totals,
        Outcome::BrokenOff { seats } => return 1.0 / *seats as f64,
    };
    let all: f64 = totals.iter().map(|&total| f64::from(total.max(0))).sum();
    if all > 0.0 { f64::from(totals[seat].max(0)) / all } else { 1.0 / totals.len() as f64 }
}

/// What a result in a duplicate round is worth, from 0 to 1, against those in the same seat at the other tables.
fn compared(outcomes: &[&Outcome], table: usize, seat: usize) -> f64 {
    let result = |outcome: &Outcome| (beaten(outcome, seat), share(outcome, seat));
    let own = result(outcomes[table]);
    let others = outcomes.iter().enumerate().filter(|(at, _)| *at != table);
    let worth =
        |other: (f64, f64)| match exact(own.0).cmp(&exact(other.0)).then(exact(own.1).cmp(&exact(other.1))) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
    match outcomes.len() {
        // One table alone: nobody else had these cards.
        1 => own.0 / (outcomes[0].seats() as f64 - 1.0),
        tables => others.map(|(_, outcome)| worth(result(outcome))).sum::<f64>() / (tables as f64 - 1.0),
    }
}

/// The standings after these rounds, best first. Tables without an outcome do not count yet, and a round of a duplicate
/// tournament counts when it is over.
pub fn standings(tournament: &Tournament, rounds: &[Round]) -> Vec<Standing> {
    let players = tournament.entrants.len();
    let size = usize::from(tournament.setup.players);
    let mut points = vec![0.0; players];
    let mut shares = vec![0.0; players];
    let (mut games, mut wins) = (vec![0; players], vec![0; players]);
    let mut met: Vec<Vec<usize>> = vec![Vec::new(); players];
    for round in rounds.iter().filter(|round| !tournament.duplicate || round.is_over()) {
        let outcomes: Vec<&Outcome> =
            round.tables.iter().filter_map(|table| table.outcome.as_ref()).collect();
        for (at, table) in round.tables.iter().enumerate() {
            let Some(outcome) = &table.outcome else { continue };
            for (seat, &player) in table.seats.iter().enumerate() {
                points[player] += match tournament.duplicate {
                    true => compared(&outcomes, at, seat),
                    false => beaten(outcome, seat),
                };
                shares[player] += share(outcome, seat);
                games[player] += 1;
                wins[player] += usize::from(outcome.won(seat));
                met[player].extend(table.seats.iter().filter(|&&other| other != player));
            }
        }
        if round.is_over() {
            let bye = if tournament.duplicate { 0.5 } else { (size as f64 - 1.0) / 2.0 };
            round.byes.iter().for_each(|&player| points[player] += bye);
        }
    }
    let mean = |sum: f64, count: usize| if count == 0 { 0.0 } else { sum / count as f64 };
    let standing = |entrant: usize| Standing {
        entrant,
        place: 0,
        games: games[entrant],
        points: points[entrant],
        share: mean(shares[entrant], games[entrant]),
        strength: mean(met[entrant].iter().map(|&other| points[other]).sum(), met[entrant].len()),
        wins: wins[entrant],
    };
    let mut standings: Vec<Standing> = (0..players).map(standing).collect();
    standings.sort_by(Standing::compare);
    for at in 0..standings.len() {
        let shared = at > 0 && standings[at - 1].compare(&standings[at]) == Ordering::Equal;
        standings[at].place = if shared { standings[at - 1].place } else { at + 1 };
    }
    standings
}
