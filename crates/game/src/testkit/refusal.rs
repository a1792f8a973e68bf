//! Every action that is not legal is refused, with the right error, and leaves no trace.

use super::{
    Check,
    counts::{Asked, Counts, Verdict, difference, fault},
};
use crate::{ActionSet, Fast, Game, Illegal, Seat, Setup};

pub(super) fn refusals<G: Game>(
    position: &G::Position,
    setup: &Setup,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    let seats = G::to_act(position);
    let mut scratch = *position;
    let mut chance = Asked::new(Fast::new(rng.bits()));
    let mut events = Vec::new();
    for seat in Seat::all(setup.players()) {
        let legal = G::legal(position, seat);
        for index in (0..G::ACTIONS).filter(|&index| !legal.contains(index)) {
            let answer = G::apply(&mut scratch, seat, G::action(index), &mut chance, &mut events);
            let action = G::notation().text(index);
            let wrong =
                |what: String| Err(fault(Check::Refusal, seat, format!("\"{action}\" is not legal, {what}")));
            let Err(illegal) = answer else { return wrong("but was accepted".into()) };
            if scratch != *position {
                let place = difference(position, &scratch);
                return wrong(format!("was refused ({illegal}), but changed the position:\n{place}"));
            }
            if chance.times > 0 || !events.is_empty() {
                return wrong(format!("was refused ({illegal}), but asked chance or told an event"));
            }
            let right = match illegal {
                Illegal::Over => seats.is_empty(),
                Illegal::NotYourTurn => !seats.is_empty() && !seats.contains(seat),
                Illegal::NotAllowed(_) => seats.contains(seat),
            };
            if !right {
                return wrong(format!(
                    "but the wrong error says so: \"{illegal}\" while {seats:?} are to act"
                ));
            }
        }
    }
    counts.made(Check::Refusal);
    Ok(())
}
