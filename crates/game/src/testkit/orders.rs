//! When several seats choose at once, the order in which their choices arrive changes nothing.

use super::{
    Check,
    counts::{Counts, Verdict, difference, fault},
};
use crate::{ActionSet, Fast, Game, Seat};

pub(super) fn orders<G: Game>(position: &G::Position, rng: &mut Fast, counts: &mut Counts) -> Verdict {
    let seats = G::to_act(position);
    if seats.len() < 2 {
        return Ok(());
    }
    let choice = |seat| {
        let legal = G::legal(position, seat);
        (seat, legal.nth(rng.below(legal.len() as u32) as usize))
    };
    let choices: Vec<(Seat, usize)> = seats.iter().map(choice).collect();
    let seed = rng.bits();
    let words = |order: &[(Seat, usize)]| {
        let word =
            |(seat, index): &(Seat, usize)| format!("seat {} {}", seat.number(), G::notation().text(*index));
        order.iter().map(word).collect::<Vec<_>>().join(", ")
    };
    let play = |order: &[(Seat, usize)]| {
        let mut next = *position;
        let mut chance = Fast::new(seed);
        for &(seat, index) in order {
            if let Err(illegal) = G::apply(&mut next, seat, G::action(index), &mut chance, &mut ()) {
                let message =
                    format!("a choice is refused once others have chosen ({illegal}): {}", words(order));
                return Err(fault(Check::Orders, seat, message));
            }
        }
        Ok(next)
    };
    let expected = play(&choices)?;
    for order in sample(&choices, rng) {
        let found = play(&order)?;
        if found != expected {
            let place = difference(&expected, &found);
            let (first, then) = (words(&choices), words(&order));
            let message = format!("the order of simultaneous choices matters: {first} | {then}:\n{place}");
            return Err(fault(Check::Orders, None, message));
        }
        counts.made(Check::Orders);
    }
    Ok(())
}

/// All other orders of up to three choices; the reverse and seven random ones of more.
fn sample(choices: &[(Seat, usize)], rng: &mut Fast) -> Vec<Vec<(Seat, usize)>> {
    let reversed: Vec<_> = choices.iter().rev().copied().collect();
    match *choices {
        [_, _] => vec![reversed],
        [a, b, c] => vec![reversed, vec![a, c, b], vec![b, a, c], vec![b, c, a], vec![c, a, b]],
        _ => {
            let mut orders = vec![reversed];
            orders.extend((0..7).map(|_| {
                let mut order = choices.to_vec();
                for last in (1..order.len()).rev() {
                    order.swap(last, rng.below(last as u32 + 1) as usize);
                }
                order
            }));
            orders
        }
    }
}
