//! Playing a choice out in imagined worlds, up to the next moment at which no action is unfinished.

use super::{
    claim::{Means, Tally},
    expect,
    explain::Explain,
    named::Named,
};
use crate::{
    Budget,
    ahead::Noticing,
    bot::Purse,
    net::{Expected, Inputs},
};
use game::{ActionSet, Fast, MAX_PLAYERS, Seat};

/// A choice is tried in this many imagined worlds, each with the same luck for every choice.
pub(super) const WORLDS: u32 = 16;
/// Positions that may be looked at on the way from a choice to the next quiet moment.
const SETTLING: u32 = 2_000;
/// No way is longer than this many decisions.
const LONGEST: usize = 120;

/// One way through one world.
pub(super) struct Line<P> {
    /// What happened.
    pub tally: Tally,
    /// Who decided what, by index.
    pub steps: Vec<(Seat, usize)>,
    /// Where it led.
    pub end: P,
}

/// Plays this plan, and then everybody what looks best to them, until something new begins.
pub(super) fn play<G: Explain>(
    start: &G::Position,
    thinker: Seat,
    plan: &[usize],
    luck: &Fast,
    nodes: u32,
) -> Line<G::Position> {
    let mut line = Line { tally: Tally::default(), steps: Vec::new(), end: *start };
    let mut purse = Purse::new(&Budget::nodes(nodes));
    let mut chance = Noticing::new(luck.clone());
    // Has nobody else decided anything, and nobody anything after a random draw?
    let mut fixed = true;
    let mut planned = plan.iter().copied();
    // What the seat has when its plan is carried out, if nothing but its plan led there.
    let mut carried_out = None;
    while line.steps.len() < LONGEST {
        if carried_out.is_none() && planned.len() == 0 {
            carried_out = Some(if fixed { G::standing(&line.end, thinker) } else { Vec::new() });
        }
        let own = G::to_act(&line.end).contains(thinker).then(|| planned.next()).flatten();
        let (seat, index) = match own {
            Some(index) => (thinker, index),
            None => {
                let Some(seat) = G::to_act(&line.end).first() else { break };
                if !line.steps.is_empty() && G::pause(&line.end, thinker) {
                    break;
                }
                let Some(index) = best::<G>(&line.end, seat, &mut purse, &chance.inner) else { break };
                (seat, index)
            }
        };
        fixed &= seat == thinker && !chance.asked;
        let mut events = Vec::new();
        if G::apply(&mut line.end, seat, G::action(index), &mut chance, &mut events).is_err() {
            break;
        }
        line.steps.push((seat, index));
        for quantity in events.iter().flat_map(G::quantities) {
            line.tally.add(quantity, fixed);
        }
    }
    let carried_out = carried_out.unwrap_or_default();
    for quantity in G::standing(&line.end, thinker) {
        let fixed = carried_out.contains(&quantity);
        line.tally.add(quantity, fixed);
    }
    line
}

/// What looks best to this seat at once.
fn best<G: Explain>(position: &G::Position, seat: Seat, purse: &mut Purse, luck: &Fast) -> Option<usize> {
    let taste = &G::seasoned();
    let candidates = G::candidates(position, seat, taste);
    if candidates.len() == 1 {
        return candidates.first();
    }
    let mut best: Option<(f32, usize)> = None;
    for index in candidates.iter() {
        if !purse.spend() {
            break;
        }
        let mut next = *position;
        if G::apply(&mut next, seat, G::action(index), &mut luck.clone(), &mut ()).is_err() {
            continue;
        }
        let worth = G::evaluate(&next, seat, taste);
        if best.is_none_or(|(known, _)| worth > known) {
            best = Some((worth, index));
        }
    }
    best.map(|(_, index)| index)
}

/// A whole decision that begins with this action: what the seat goes on to do as long as the same is asked of it, nobody else
/// acts and nothing is drawn. Where it leads comes with it.
pub(super) fn decision<G: Explain>(
    world: &G::Position,
    seat: Seat,
    first: usize,
) -> (Vec<usize>, G::Position) {
    let asked = |position: &G::Position| whole(G::ask(&G::view(position, Some(seat)), seat).id);
    let question = asked(world);
    let luck = Fast::new(0);
    let mut chance = Noticing::new(luck.clone());
    let mut purse = Purse::new(&Budget::nodes(SETTLING));
    let (mut plan, mut position, mut next) = (Vec::new(), *world, Some(first));
    while let Some(index) = next.take().filter(|_| plan.len() < LONGEST) {
        let mut after = position;
        let shows = G::reveals(&position, seat, G::action(index));
        if G::apply(&mut after, seat, G::action(index), &mut chance, &mut ()).is_err() {
            break;
        }
        plan.push(index);
        position = after;
        let goes_on =
            !shows && !chance.asked && G::to_act(&position).contains(seat) && asked(&position) == question;
        // Between two sets of cards a new decision begins.
        if goes_on && !(question == SETS && G::ask(&G::view(&position, Some(seat)), seat).id == SETS) {
            next = best::<G>(&position, seat, &mut purse, &luck);
        }
    }
    (plan, position)
}

/// What a seat did in one decision: of these actions, those from the first on that answer the same question, until something
/// is drawn.
pub(super) fn carried_out<G: Explain>(start: &G::Position, seat: Seat, actions: &[usize]) -> Vec<usize> {
    let asked = |position: &G::Position| whole(G::ask(&G::view(position, Some(seat)), seat).id);
    let question = asked(start);
    let mut position = *start;
    let mut chance = Noticing::new(Fast::new(0));
    let one = |&index: &usize| {
        let acts = !chance.asked && G::to_act(&position).contains(seat) && asked(&position) == question;
        let played = acts && G::apply(&mut position, seat, G::action(index), &mut chance, &mut ()).is_ok();
        played.then_some(index)
    };
    actions.iter().map_while(one).collect()
}

/// The question between two sets of cards.
const SETS: &str = "ask-progress";

/// What a question decides: those asked while a set of cards is put together decide the same.
fn whole(ask: &'static str) -> &'static str {
    match ask {
        "ask-identical" | "ask-different" | "ask-perfect" | "ask-develop" => SETS,
        other => other,
    }
}

/// The results of some choices in imagined worlds.
pub(super) struct TriedOut {
    pub players: usize,
    /// By choice.
    pub outcomes: Vec<Outcome>,
    /// The first world.
    pub first: Seeds,
}

/// The results of one choice.
#[derive(Default)]
pub(super) struct Outcome {
    /// What every seat may expect afterwards, in the mean.
    pub expected: Expected,
    /// The points that the seat itself may expect, world by world.
    pub points: Vec<f32>,
    /// What happens on the way.
    pub means: Means,
    /// The way in the first world.
    pub steps: Vec<(Seat, usize)>,
    /// What the choice says of itself.
    pub named: Named,
}

/// What one world and its luck come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Seeds {
    pub world: u64,
    pub luck: u64,
}

/// Tries plans in the same imagined worlds with the same luck.
pub(super) fn try_out<G: Explain>(
    view: &G::View,
    seat: Seat,
    plans: &[Vec<usize>],
    rng: &mut Fast,
) -> TriedOut {
    let mut outcomes: Vec<Outcome> = plans.iter().map(|_| Outcome::default()).collect();
    let mut inputs = Inputs::default();
    let (mut players, mut first) = (0, Seeds::default());
    for world in 0..WORLDS {
        let seeds = Seeds { world: rng.bits(), luck: rng.bits() };
        if world == 0 {
            first = seeds;
        }
        let position = G::imagine(view, &mut Fast::new(seeds.world));
        players = usize::from(G::setup(&position).players());
        let luck = Fast::new(seeds.luck);
        for (plan, outcome) in plans.iter().zip(&mut outcomes) {
            let line = play::<G>(&position, seat, plan, &luck, SETTLING);
            let found = expect::<G>(&line.end, seat, &mut inputs);
            for at in 0..MAX_PLAYERS {
                outcome.expected.shares[at] += found.shares[at] / WORLDS as f32;
                outcome.expected.points[at] += found.points[at] / WORLDS as f32;
            }
            outcome.points.push(found.points[seat.index()]);
            outcome.means.take(line.tally);
            if world == 0 {
                outcome.steps = line.steps;
                outcome.named = Named::new::<G>(&position, seat, plan);
            }
        }
    }
    TriedOut { players, outcomes, first }
}
