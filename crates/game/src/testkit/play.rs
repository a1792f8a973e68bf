//! One random game, looked at on the way.

use super::{
    Check, Plan, barriers, canonical,
    counts::{Counts, Fault, Verdict, difference, fault},
    forced, orders, outside, refusal, secrets, step, talk,
    trips::{self, Spool},
    views,
};
use crate::{Chance, Fast, Game, Record, Seat, Seats, Setup, panic_text};
use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// How many decisions twins are followed.
const TWIN_STEPS: u32 = 6;

/// A fault and the number of decisions before it.
pub(super) struct Found {
    pub fault: Fault,
    pub step: u32,
}

/// Chance that keeps its answers on the spool.
struct Tape<'a> {
    rng: &'a mut Fast,
    outcomes: &'a mut Vec<&'static str>,
}

impl Chance for Tape<'_> {
    #[inline]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let outcome = self.rng.pick(names, weights);
        self.outcomes.push(names[outcome]);
        outcome
    }
}

/// Plays game `number`; a panic on the way is a fault like any other.
pub(super) fn play<G: Game>(
    plan: &Plan,
    setup: &Setup,
    number: u64,
    spool: &mut Spool,
    counts: &mut Counts,
) -> Result<(), Found> {
    let step = Cell::new(0);
    let game = || Table { plan, setup, number, spool, counts, step: &step }.play::<G>();
    match catch_unwind(AssertUnwindSafe(game)) {
        Ok(played) => played.map_err(|fault| Found { fault, step: step.get() }),
        Err(payload) => {
            let message = format!("panicked: {}", panic_text(&*payload));
            Err(Found { fault: fault(Check::Panic, None, message), step: step.get() })
        }
    }
}

/// The record of a game that failed, up to the failure; nothing if not even that can be written.
pub(super) fn record_of<G: Game>(setup: &Setup, spool: &Spool) -> Option<Box<Record>> {
    catch_unwind(AssertUnwindSafe(|| Box::new(spool.record::<G>(setup, None)))).ok()
}

/// Where a game is played.
struct Table<'a> {
    plan: &'a Plan,
    setup: &'a Setup,
    number: u64,
    spool: &'a mut Spool,
    counts: &'a mut Counts,
    step: &'a Cell<u32>,
}

impl Table<'_> {
    fn play<G: Game>(self) -> Verdict {
        let Table { plan, setup, number, spool, counts, step } = self;
        // Two generators: what is looked at never changes what is played.
        let mut rng = Fast::of_game(plan.seed, number);
        let mut looking = Fast::of_game(!plan.seed, number);
        let thorough = number < plan.thorough;
        let every = if thorough { 1 } else { plan.every.max(1) };
        let offset = looking.below(every);
        let mut seen: Vec<(u32, G::Position)> = Vec::new();

        spool.clear();
        spool.start = 0;
        let mut position =
            G::start(setup, &mut Tape { rng: &mut rng, outcomes: &mut spool.outcomes }, &mut ());
        spool.start = spool.outcomes.len();
        let mut choices = 0;
        // Whose last action left them to act, and where the last of all actions was taken.
        let mut midst = Seats::NONE;
        let mut before: Option<(Seat, G::Position)> = None;
        loop {
            let done = step.get();
            let seats = G::to_act(&position);
            step::sound::<G>(&position, seats)?;
            let look = done % every == offset;
            if seats.is_empty() {
                if look {
                    look_at::<G>(&position, setup, Scene::default(), thorough, &mut looking, counts)?;
                }
                counts.shortest = counts.shortest.min(done);
                counts.longest = counts.longest.max(done);
                break;
            }
            if done == G::STEP_LIMIT {
                counts.unfinished.push(number);
                break;
            }
            let at = if seats.len() > 1 { rng.below(seats.len() as u32) as usize } else { 0 };
            let seat = seats.iter().nth(at).expect("a seat to act");
            let (count, index) = step::legal::<G>(&position, seat, |count| match count {
                1 => 0,
                _ => rng.below(count as u32) as usize,
            })?;
            choices += u64::from(count > 1);
            let rehearsed = if look {
                seen.push((done, position));
                let asked = |(last, position)| (last, G::ask(&G::view(&position, Some(last)), last).id);
                let scene = Scene { chosen: Some((seat, index)), midst, before: before.map(asked) };
                look_at::<G>(&position, setup, scene, thorough, &mut looking, counts)?;
                Some(rehearse::<G>(&position, setup, seat, index, rng.clone())?)
            } else {
                None
            };
            before = Some((seat, position));
            let mut tape = Tape { rng: &mut rng, outcomes: &mut spool.outcomes };
            if let Err(illegal) = G::apply(&mut position, seat, G::action(index), &mut tape, &mut ()) {
                let message =
                    format!("\"{}\" is legal, but was refused: {illegal}", G::notation().text(index));
                return Err(fault(Check::Accepted, seat, message));
            }
            if G::to_act(&position).contains(seat) {
                midst.insert(seat);
            } else {
                midst.remove(seat);
            }
            spool.moves.push((seat, index, spool.outcomes.len()));
            if let Some(rehearsed) = rehearsed {
                if rehearsed != position {
                    let place = difference(&rehearsed, &position);
                    let message =
                        format!("the same action with the same chance gives another position:\n{place}");
                    return Err(fault(Check::Deterministic, seat, message));
                }
                counts.made(Check::Deterministic);
            }
            step.set(done + 1);
        }
        let decisions = u64::from(step.get());
        counts.decisions += decisions;
        counts.choices += choices;
        counts.games += 1;
        counts.made[Check::Accepted as usize] += decisions;
        counts.made[Check::Legal as usize] += decisions;
        counts.made[Check::Sound as usize] += decisions + 1;
        counts.made(Check::Ending);
        counts.made(Check::Unfinished);
        if !seen.is_empty() {
            trips::replays::<G>(spool, setup, &seen, &position, thorough, counts)?;
        }
        Ok(())
    }
}

/// What surrounds a position that is looked at.
#[derive(Default)]
struct Scene {
    /// What will be played.
    chosen: Option<(Seat, usize)>,
    /// Whose last action left them to act.
    midst: Seats,
    /// Who acted last, and what was asked.
    before: canonical::Before,
}

/// The expensive checks of one position.
fn look_at<G: Game>(
    position: &G::Position,
    setup: &Setup,
    scene: Scene,
    thorough: bool,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    counts.looked_at += 1;
    step::numbers::<G>(position, setup, rng, counts)?;
    refusal::refusals::<G>(position, setup, rng, counts)?;
    trips::round_trips::<G>(position, setup, counts)?;
    outside::outside::<G>(position, thorough, rng, counts)?;
    views::views::<G>(position, setup, thorough, rng, counts)?;
    secrets::imagined::<G>(position, setup, rng, counts)?;
    orders::orders::<G>(position, rng, counts)?;
    canonical::canonical::<G>(position, scene.midst, scene.before, rng, counts)?;
    barriers::barriers::<G>(position, setup, scene.chosen, rng, counts)?;
    secrets::twins::<G>(position, setup, TWIN_STEPS, rng, counts)?;
    forced::forced::<G>(position, setup, rng, counts)?;
    talk::talk::<G>(position, setup, rng, counts)
}

/// Plays the action on a copy, listening.
fn rehearse<G: Game>(
    position: &G::Position,
    setup: &Setup,
    seat: Seat,
    index: usize,
    mut rng: Fast,
) -> Result<G::Position, Fault> {
    let mut next = *position;
    let mut events = Vec::new();
    // A refusal is reported where the action is really played.
    if G::apply(&mut next, seat, G::action(index), &mut rng, &mut events).is_ok() {
        talk::told::<G>(&events, setup)?;
    }
    Ok(next)
}
