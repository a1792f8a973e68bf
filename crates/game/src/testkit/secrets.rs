//! What an observer cannot know stays hidden: imagined positions, and twins that differ only in hidden parts.

use super::{
    Check,
    counts::{Counts, Verdict, difference, fault},
};
use crate::{ActionSet, Chance, Fast, Game, Seat, Setup, impossible::sentence, record::spell};
use serde::Serialize;

/// Every observer's imagined position looks to that observer like the truth.
pub(super) fn imagined<G: Game>(
    position: &G::Position,
    setup: &Setup,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    for observer in Seat::all(setup.players()).map(Some).chain([None]) {
        let view = G::view(position, observer);
        let twin = G::imagine(&view, &mut Fast::new(rng.bits()));
        let wrong =
            |message: String| Err(fault(Check::Imagine, observer, format!("{}{message}", who(observer))));
        let faults = G::faults(&twin);
        if !faults.is_empty() {
            return wrong(format!("imagines an impossible position: {}", sentence(&faults)));
        }
        if G::setup(&twin) != *setup {
            return wrong("imagines another set-up".into());
        }
        same::<G>(Check::Imagine, position, &twin, observer, "in an imagined position")?;
    }
    counts.made(Check::Imagine);
    Ok(())
}

fn who(observer: Option<Seat>) -> String {
    observer.map_or("a spectator ".into(), |seat| format!("seat {} ", seat.number()))
}

/// Does the observer find the same in both positions?
fn same<G: Game>(
    check: Check,
    truth: &G::Position,
    twin: &G::Position,
    observer: Option<Seat>,
    when: &str,
) -> Verdict {
    let wrong = |what: &str, place: String| {
        Err(fault(check, observer, format!("{}sees another {what} {when}:\n{place}", who(observer))))
    };
    let (expected, found) = (G::view(truth, observer), G::view(twin, observer));
    if expected != found {
        return wrong("view", difference(&expected, &found));
    }
    if G::to_act(truth) != G::to_act(twin) {
        let place = format!("expected {:?}, found {:?}", G::to_act(truth), G::to_act(twin));
        return wrong("set of seats to act", place);
    }
    let Some(seat) = observer else { return Ok(()) };
    for (what, of) in [
        ("set of legal actions", G::legal as fn(&G::Position, Seat) -> G::Actions),
        ("set of canonical actions", G::canonical),
    ] {
        let (expected, found) = (of(truth, seat), of(twin, seat));
        if expected != found {
            let (expected, found) = (spell(G::notation(), &expected), spell(G::notation(), &found));
            return wrong(what, format!("expected {expected:?}, found {found:?}"));
        }
    }
    Ok(())
}

/// Chance that remembers its answers, by question.
struct Leader(Fast, Vec<(&'static [&'static str], usize)>);

impl Chance for Leader {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let outcome = self.0.pick(names, weights);
        self.1.push((names, outcome));
        outcome
    }
}

/// Chance that gives the leader's answers as long as it can.
struct Follower<'a> {
    answers: &'a [(&'static [&'static str], usize)],
    asked: usize,
    strayed: bool,
}

impl Chance for Follower<'_> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let answer = self.answers.get(self.asked);
        self.asked += 1;
        match answer {
            Some(&(asked, outcome))
                if asked == names && weights.get(outcome).is_some_and(|&weight| weight > 0) =>
            {
                outcome
            }
            _ => {
                self.strayed = true;
                weights.iter().position(|&weight| weight > 0).expect("some outcome has weight")
            }
        }
    }
}

/// The truth and a twin, played on for at most `steps` decisions before the eyes of one observer.
pub(super) fn twins<G: Game>(
    position: &G::Position,
    setup: &Setup,
    steps: u32,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    let observer = Seat::all(setup.players()).nth(rng.below(u32::from(setup.players()) + 1) as usize);
    let mut truth = *position;
    let mut twin = G::imagine(&G::view(position, observer), &mut Fast::new(rng.bits()));
    for step in 1..=steps {
        let seats = G::to_act(&truth);
        if seats.is_empty() {
            break;
        }
        let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("a seat to act");
        let Some(index) = shared::<G>(&truth, &twin, seat, rng) else { break };
        let action = G::action(index);
        let reveals = G::reveals(&truth, seat, action) || G::reveals(&twin, seat, action);
        let other_choice = Some(seat) != observer && seats.len() > 1 && rng.below(2) == 0;
        let other = match other_choice {
            true => G::action(any(&G::legal(&twin, seat), rng)),
            false => action,
        };
        let free = other != action || rng.below(2) == 0;

        let mut leader = Leader(Fast::new(rng.bits()), Vec::new());
        let (mut heard, mut heard_by_twin) = (Vec::new(), Vec::new());
        let done = G::apply(&mut truth, seat, action, &mut leader, &mut heard);
        let (done_by_twin, strayed) = if free {
            let mut chance = Leader(Fast::new(rng.bits()), Vec::new());
            let done = G::apply(&mut twin, seat, other, &mut chance, &mut heard_by_twin);
            // Where chance had nothing to answer in either, the twins must stay as alike as with the same chance.
            (done, other != action || !leader.1.is_empty() || !chance.1.is_empty())
        } else {
            let mut chance = Follower { answers: &leader.1, asked: 0, strayed: false };
            let done = G::apply(&mut twin, seat, other, &mut chance, &mut heard_by_twin);
            (done, chance.strayed || chance.asked != leader.1.len())
        };
        if done.is_err() || done_by_twin.is_err() {
            return Err(fault(Check::Accepted, seat, "a legal action was refused in a twin".into()));
        }
        let when = format!(
            "after {step} more decisions, the last of them seat {} \"{}\"",
            seat.number(),
            G::notation().text(index)
        );
        let alike = G::view(&truth, observer) == G::view(&twin, observer);
        if !alike && (strayed || reveals) {
            break;
        }
        same::<G>(
            Check::Twins,
            &truth,
            &twin,
            observer,
            &format!("{when}, than in a position it cannot tell apart"),
        )?;
        let seen =
            |events: &[G::Event]| events.iter().filter_map(|event| G::seen_by(event, observer)).collect();
        let (mut heard, mut heard_by_twin): (Vec<G::Event>, Vec<G::Event>) =
            (seen(&heard), seen(&heard_by_twin));
        if strayed {
            // Other draws may come in another order and still leave the observer with the same knowledge.
            heard.sort_by_cached_key(text);
            heard_by_twin.sort_by_cached_key(text);
        }
        // What is revealed may be told and leave no trace in what can be known afterwards.
        if !reveals && heard != heard_by_twin {
            let place = difference(&heard, &heard_by_twin);
            let message = format!("{}hears what it cannot know {when}:\n{place}", who(observer));
            return Err(fault(Check::Twins, observer, message));
        }
        counts.made(Check::Twins);
    }
    Ok(())
}

fn text(event: &impl Serialize) -> String {
    serde_json::to_string(event).unwrap_or_default()
}

fn any<A: ActionSet>(actions: &A, rng: &mut Fast) -> usize {
    actions.nth(rng.below(actions.len() as u32) as usize)
}

/// A random action that the seat may take in both positions.
fn shared<G: Game>(truth: &G::Position, twin: &G::Position, seat: Seat, rng: &mut Fast) -> Option<usize> {
    let mut both = G::legal(truth, seat);
    let twins = G::legal(twin, seat);
    both.words_mut().iter_mut().zip(twins.words()).for_each(|(mine, twins)| *mine &= twins);
    (!both.is_empty()).then(|| any(&both, rng))
}
