//! Standstill: a game that nobody ends is ended by the program, with the scores as they are, and announced three rounds before.
//!
//! Two things are counted. [`Position::idle`]: rounds in a row without a building, the present one included; a building
//! sets it to 0. [`Position::dry`]: rounds in a row after which there were no cards left to draw, neither in the deck nor in the
//! discard. Both are looked at when a round is over. (Under version 1 of the rules the game ended with a round in which
//! there were no cards left to draw and none moved: [`Position::still`].)

use crate::{
    components::{DRY_ROUNDS, IDLE_ROUNDS, Role, STANDSTILL_NOTICE},
    deck,
    event::Event,
    position::{Position, Step},
    rules::STANDSTILL_HAS_NOTICE,
};
use game::{Fault, Sink, fault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why a game ends by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Nobody builds.
    NothingBuilt,
    /// There are no cards left to draw.
    NoCards,
}

/// The game ends by itself soon.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Standstill {
    /// Why.
    pub cause: Cause,
    /// After this many rounds, the present one included.
    pub rounds: u8,
}

/// Does a game under this version of the rules end by itself with notice?
#[inline]
const fn applies(p: &Position) -> bool {
    p.setup.rules() >= STANDSTILL_HAS_NOTICE
}

/// After how many rounds, the present one included, the game ends if nobody builds, and if there are no cards left to draw.
fn rounds_left(p: &Position) -> [Standstill; 2] {
    let left = |cause, last: u8, count| Standstill { cause, rounds: last.saturating_sub(count) };
    [left(Cause::NothingBuilt, IDLE_ROUNDS + 1, p.idle), left(Cause::NoCards, DRY_ROUNDS, p.dry)]
}

/// How soon the game ends by itself, from [`STANDSTILL_NOTICE`] rounds before on.
pub(crate) fn near(p: &Position) -> Option<Standstill> {
    let soonest = rounds_left(p).into_iter().min_by_key(|standstill| standstill.rounds)?;
    (applies(p) && p.step != Step::Over && soonest.rounds <= STANDSTILL_NOTICE).then_some(soonest)
}

/// Why the game has come to a standstill with the round that is over, if it has.
pub(crate) fn reached(p: &Position) -> Option<Cause> {
    if !applies(p) {
        p.still.then_some(Cause::NoCards)
    } else if p.idle == IDLE_ROUNDS {
        Some(Cause::NothingBuilt)
    } else {
        (p.dry == DRY_ROUNDS).then_some(Cause::NoCards)
    }
}

/// A round is over: counts it, and returns why the game has come to a standstill, if it has.
pub(crate) fn end_round(p: &mut Position) -> Option<Cause> {
    p.dry = if deck::any(p) { 0 } else { (p.dry + 1).min(DRY_ROUNDS) };
    reached(p)
}

/// A round begins: an end that comes near is announced, once.
pub(crate) fn begin_round<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.idle = (p.idle + 1).min(IDLE_ROUNDS);
    p.still = !applies(p) && !deck::any(p);
    if applies(p) {
        for standstill in
            rounds_left(p).into_iter().filter(|standstill| standstill.rounds == STANDSTILL_NOTICE)
        {
            sink.tell(|| Event::StandstillNear { standstill });
        }
    }
}

/// What cannot be about the counters.
pub(crate) fn faults(p: &Position, faults: &mut Vec<Fault>) {
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("standstill", "{what}", what));
        }
    };
    expect(p.idle <= IDLE_ROUNDS, "more rounds without a building than there can be");
    expect(p.idle > 0 || p.is_taken(Role::Builder), "something was built without a builder phase");
    expect(p.idle == 0 || p.step != Step::Pay, "something is paid for although nothing was built");
    let over = p.step == Step::Over;
    expect(
        p.dry < DRY_ROUNDS || !applies(p) || over && !deck::any(p),
        "more rounds with no cards left to draw than there can be",
    );
    expect(p.dry <= DRY_ROUNDS, "more rounds with no cards left to draw than there can be");
    expect(p.step != Step::Draft || p.idle == 1 && p.dry == 0, "rounds have passed before the first");
    expect(!p.still || !applies(p) && !deck::any(p), "nothing moves although there are cards left to draw");
    expect(!p.still || p.step != Step::Draft, "nothing moves before the first round");
    let ended = over && p.role.is_none();
    expect(!ended || reached(p).is_some(), "the game has ended although it has not come to a standstill");
}
