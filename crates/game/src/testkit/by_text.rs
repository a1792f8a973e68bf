//! Playing by the text of actions, for the worked examples of the rules. Whatever goes wrong fails the test with a sentence.

use crate::{ActionSet, Chance, Game, Illegal, Script, Seat, Sink};

/// What this player may do, in the order of the actions.
pub fn offered<G: Game>(position: &G::Position, seat: Seat) -> Vec<String> {
    G::legal(position, seat).iter().map(|index| G::notation().text(index).to_string()).collect()
}

/// The action with this text.
#[track_caller]
pub fn action<G: Game>(text: &str) -> G::Action {
    G::action(G::notation().index(text).unwrap_or_else(|| panic!("\"{text}\" is no action")))
}

/// Plays the action with this text.
#[track_caller]
pub fn play<G: Game>(
    position: &mut G::Position,
    seat: Seat,
    text: &str,
    chance: &mut (impl Chance + ?Sized),
    sink: &mut impl Sink<G::Event>,
) {
    if let Err(illegal) = G::apply(position, seat, action::<G>(text), chance, sink) {
        panic!(
            "seat {} cannot \"{text}\": {illegal}; legal: {:?}",
            seat.number(),
            offered::<G>(position, seat)
        );
    }
    assert_eq!(G::faults(position), [], "after \"{text}\"");
}

/// The same with these outcomes of chance, neither more nor less.
#[track_caller]
pub fn roll<G: Game>(
    position: &mut G::Position,
    seat: Seat,
    text: &str,
    outcomes: &[impl AsRef<str>],
    sink: &mut impl Sink<G::Event>,
) {
    let outcomes: Vec<String> = outcomes.iter().map(|outcome| outcome.as_ref().to_string()).collect();
    let mut script = Script::new(&outcomes);
    play::<G>(position, seat, text, &mut script, sink);
    script.finish().unwrap_or_else(|fault| panic!("\"{text}\": {fault}"));
}

/// The id of the reason why this player cannot do it. Nothing has changed, and nothing is told or asked of chance.
#[track_caller]
pub fn refusal<G: Game>(position: &G::Position, seat: Seat, text: &str) -> &'static str {
    let (mut after, mut events) = (*position, Vec::new());
    let mut script = Script::new(&[]);
    let answer = G::apply(&mut after, seat, action::<G>(text), &mut script, &mut events);
    assert_eq!(script.finish(), Ok(()), "\"{text}\" is refused, but asked chance for something");
    assert_eq!(after, *position, "\"{text}\" is refused, but has changed something");
    assert_eq!(events, [], "\"{text}\" is refused, but told something");
    match answer {
        Err(Illegal::NotAllowed(why)) => why.id,
        Err(Illegal::NotYourTurn) => "illegal-not-your-turn",
        other => panic!("\"{text}\" should be refused, but: {other:?}"),
    }
}
