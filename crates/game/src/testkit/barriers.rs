//! Undo barriers are exactly the defined ones: chance with an alternative, and what is declared to reveal.

use super::{
    Check,
    counts::{Counts, Verdict, difference, fault},
};
use crate::{ActionSet, Fast, Game, Recorder, Seat, Setup};

/// How many positions the actor, or an observer, imagines.
const IMAGINED: u32 = 3;

/// An action declared to reveal this often, without ever having shown anything to anybody, is not a barrier.
const PATIENCE: u32 = 40;

/// Looks at the action that will be played and at two more, for every seat to act.
pub(super) fn barriers<G: Game>(
    position: &G::Position,
    setup: &Setup,
    chosen: Option<(Seat, usize)>,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    for seat in G::to_act(position).iter() {
        let legal = G::legal(position, seat);
        let more = (0..2).map(|_| legal.nth(rng.below(legal.len() as u32) as usize)).collect::<Vec<_>>();
        let first = chosen.filter(|(chooser, _)| *chooser == seat).map(|(_, index)| index);
        for index in first.into_iter().chain(more) {
            barrier::<G>(position, setup, seat, index, rng, counts)?;
        }
    }
    Ok(())
}

fn barrier<G: Game>(
    position: &G::Position,
    setup: &Setup,
    seat: Seat,
    index: usize,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    let action = G::action(index);
    let declared = G::reveals(position, seat, action);
    let mut chance = Recorder::new(Fast::new(rng.bits()));
    let mut next = *position;
    if let Err(illegal) = G::apply(&mut next, seat, action, &mut chance, &mut ()) {
        return Err(refused::<G>(seat, index, &illegal.to_string()));
    }
    if chance.branched {
        counts.made(Check::Barrier);
        return Ok(());
    }
    if declared {
        counts.declared[index] = counts.declared[index].saturating_add(1);
        // Drawn whether or not it is needed: what other games showed must not change how this one is looked at.
        let mut rng = Fast::new(rng.bits());
        counts.shown[index] = counts.shown[index] || shows::<G>(position, setup, seat, index, &mut rng);
        counts.made(Check::Reveals);
        return Ok(());
    }
    if G::SECRETS && !chance.outcomes.is_empty() {
        // The one outcome possible may be news to a player who does not know what else is left: asking is the barrier.
        return Ok(());
    }
    let (view, expected) = (G::view(position, Some(seat)), G::view(&next, Some(seat)));
    for _ in 0..IMAGINED {
        let mut twin = G::imagine(&view, &mut Fast::new(rng.bits()));
        if let Err(illegal) = G::apply(&mut twin, seat, action, &mut Fast::new(rng.bits()), &mut ()) {
            return Err(refused::<G>(seat, index, &format!("{illegal} (in an imagined position)")));
        }
        let found = G::view(&twin, Some(seat));
        if found != expected {
            let message = format!(
                "\"{}\" asks no chance and is not declared to reveal, but shows the actor what it could not know:\n{}",
                G::notation().text(index),
                difference(&expected, &found)
            );
            return Err(fault(Check::Barrier, seat, message));
        }
    }
    counts.made(Check::Barrier);
    Ok(())
}

fn refused<G: Game>(seat: Seat, index: usize, why: &str) -> super::counts::Fault {
    fault(
        Check::Accepted,
        seat,
        format!("\"{}\" is legal, but was refused: {why}", G::notation().text(index)),
    )
}

/// Does the action show some observer something: do positions it cannot distinguish lead to different views?
fn shows<G: Game>(position: &G::Position, setup: &Setup, seat: Seat, index: usize, rng: &mut Fast) -> bool {
    let after = |position: &G::Position, observer, seed| {
        let mut next = *position;
        let done = G::apply(&mut next, seat, G::action(index), &mut Fast::new(seed), &mut ());
        done.ok().map(|()| G::view(&next, observer))
    };
    let seed = rng.bits();
    Seat::all(setup.players()).map(Some).chain([None]).any(|observer| {
        let view = G::view(position, observer);
        let truth = after(position, observer, seed);
        (0..IMAGINED).any(|_| after(&G::imagine(&view, &mut Fast::new(rng.bits())), observer, seed) != truth)
    })
}

/// Over the run: the actions declared to reveal that never did.
pub(super) fn summary<G: Game>(counts: &Counts) -> Vec<String> {
    let idle = |&index: &usize| counts.declared[index] >= PATIENCE && !counts.shown[index];
    let say = |index: usize| {
        format!(
            "\"{}\" was declared to reveal {} times without chance, but never showed anybody anything",
            G::notation().text(index),
            counts.declared[index]
        )
    };
    (0..G::ACTIONS).filter(idle).map(say).collect()
}
