//! What holds for a game as a whole, at every step, and for the numbers of a position.

use super::{
    Check,
    counts::{Counts, Fault, Verdict, fault},
};
use crate::{
    ActionSet, Fast, Game, Seat, Seats, Setup, impossible::sentence, score::MAX_CATEGORIES,
    setup::MAX_OPTIONS,
};
use std::collections::HashSet;

/// What can be answered ahead: questions that exist, and actions that do.
fn ahead<G: Game>(wrong: &mut impl FnMut(Check, String)) {
    let questions = G::questions();
    for (at, question) in questions.iter().enumerate() {
        if questions[..at].iter().any(|other| other.id == question.id) {
            wrong(Check::Constants, format!("two questions are called {}", question.id));
        }
        for action in question.declines.iter().filter(|action| G::notation().index(action).is_none()) {
            wrong(
                Check::Constants,
                format!("question {} is declined by \"{action}\", which is no action", question.id),
            );
        }
    }
    let mut answered = HashSet::new();
    for setup in Setup::every::<G>() {
        answered.extend((0..G::ACTIONS).filter_map(|index| Some(G::answers(&setup, G::action(index))?.0)));
    }
    let asked: HashSet<_> = questions.iter().map(|question| question.id).collect();
    if asked != answered {
        wrong(Check::Constants, format!("{asked:?} can be asked, but {answered:?} be answered"));
    }
}

/// Once per run: constants and notation. All faults, not only the first.
pub(super) fn constants<G: Game>(counts: &mut Counts) -> Vec<Fault> {
    let mut found = Vec::new();
    let mut wrong = |check, message: String| found.push(fault(check, None, message));
    let width = G::Actions::default().words().len() * 64;
    if width < G::ACTIONS {
        wrong(Check::Constants, format!("ACTIONS is {}, but its set holds only {width}", G::ACTIONS));
    }
    if G::OPTIONS.len() > MAX_OPTIONS || G::CATEGORIES.len() > MAX_CATEGORIES {
        wrong(Check::Constants, "there are more options or score categories than fit".into());
    }
    if Setup::every::<G>().is_empty() {
        wrong(Check::Constants, "no set-up is playable".into());
    }
    let ids = G::OPTIONS.iter().map(|option| option.id).collect::<Vec<_>>();
    let orders = G::standing_orders().iter().map(|order| order.id).collect::<Vec<_>>();
    for (what, ids) in
        [("option", &ids[..]), ("category", G::CATEGORIES), ("ending", G::ENDINGS), ("order", &orders)]
    {
        if ids.iter().collect::<HashSet<_>>().len() != ids.len() {
            wrong(Check::Constants, format!("two of the {what} ids are the same: {ids:?}"));
        }
    }
    for order in G::standing_orders() {
        for action in order.plays.iter().filter(|action| G::notation().index(action).is_none()) {
            wrong(
                Check::Constants,
                format!("standing order {} plays \"{action}\", which is no action", order.id),
            );
        }
    }
    ahead::<G>(&mut wrong);
    let features = G::feature_list();
    let is_id = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if let Some(feature) = features.iter().find(|feature| !is_id(&feature.about)) {
        let message = format!("\"{}\" is about \"{}\", which is no id", feature.name, feature.about);
        wrong(Check::Constants, message);
    }
    let names: Vec<String> = features.into_iter().map(|feature| feature.name).collect();
    if names.len() != G::FEATURES {
        wrong(Check::Constants, format!("FEATURES is {}, but there are {} names", G::FEATURES, names.len()));
    }
    if names.iter().collect::<HashSet<_>>().len() != names.len() {
        wrong(Check::Constants, "two features have the same name".into());
    }
    counts.made(Check::Constants);

    for index in 0..G::ACTIONS {
        let (text, back) = (G::notation().text(index), G::index(G::action(index)));
        if back != index {
            wrong(
                Check::Notation,
                format!("action {index} (\"{text}\") has the index {back} of \"{}\"", {
                    if back < G::ACTIONS { G::notation().text(back) } else { "no action" }
                }),
            );
        }
        if G::notation().index(text) != Some(index) {
            wrong(
                Check::Notation,
                format!("\"{text}\" of action {index} reads back as {:?}", G::notation().index(text)),
            );
        }
        if text.is_empty()
            || text.trim() != text
            || text.contains("  ")
            || text.contains(|c: char| c.is_control())
        {
            wrong(Check::Notation, format!("action {index} has the text {text:?}, which nobody could type"));
        }
        counts.made(Check::Notation);
    }
    found
}

/// Every step: how the game stands, as far as that is cheap to check. `seats` are those to act.
#[inline]
pub(super) fn sound<G: Game>(position: &G::Position, seats: Seats) -> Verdict {
    let faults = G::faults(position);
    if !faults.is_empty() {
        return Err(fault(Check::Sound, None, format!("the position is impossible: {}", sentence(&faults))));
    }
    match G::ending(position) {
        Some(ending) if !seats.is_empty() => Err(fault(
            Check::Ending,
            None,
            format!("the game has ended by \"{ending}\", but {seats:?} are to act"),
        )),
        Some(ending) if !G::ENDINGS.contains(&ending) => {
            Err(fault(Check::Ending, None, format!("the ending \"{ending}\" is none of {:?}", G::ENDINGS)))
        }
        None if seats.is_empty() => {
            Err(fault(Check::Ending, None, "nobody is to act, but there is no ending".into()))
        }
        _ => Ok(()),
    }
}

/// Every step: the legal actions of a seat to act, counted, and the one with number `pick(count)` among them.
#[inline]
pub(super) fn legal<G: Game>(
    position: &G::Position,
    seat: Seat,
    pick: impl FnOnce(usize) -> usize,
) -> Result<(usize, usize), Fault> {
    let legal = G::legal(position, seat);
    let count = legal.len();
    if count == 0 {
        return Err(fault(Check::Legal, seat, "the seat is to act, but no action is legal".into()));
    }
    let pick = pick(count);
    let (mut seen, mut chosen, mut last) = (0, 0, None);
    for index in legal.iter() {
        if last.is_some_and(|last| index <= last) || index >= G::ACTIONS {
            let list: Vec<_> = legal.iter().collect();
            let message = format!("expected rising indices below {}, found {list:?}", G::ACTIONS);
            return Err(fault(Check::Legal, seat, message));
        }
        if seen == pick {
            chosen = index;
        }
        (seen, last) = (seen + 1, Some(index));
    }
    if seen != count {
        return Err(fault(Check::Legal, seat, format!("expected {count} legal actions, found {seen}")));
    }
    let (told, action) = G::choose(position, seat, |_| pick as u32);
    if (told as usize, G::index(action)) != (count, chosen) {
        let (expected, found) = (G::notation().text(chosen), G::notation().text(G::index(action)));
        let message = format!(
            "expected number {pick} of {count}, \"{expected}\", to be chosen, found \"{found}\" of {told}"
        );
        return Err(fault(Check::Legal, seat, message));
    }
    Ok((count, chosen))
}

/// Closely: every seat's legal actions, the set-up, scores and places, features.
pub(super) fn numbers<G: Game>(
    position: &G::Position,
    setup: &Setup,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    if G::setup(position) != *setup {
        return Err(fault(
            Check::Constants,
            None,
            format!("expected the set-up {setup:?}, found {:?}", G::setup(position)),
        ));
    }
    let seats = G::to_act(position);
    if let Some(seat) = seats.iter().find(|seat| seat.index() >= setup.players().into()) {
        return Err(fault(
            Check::Legal,
            seat,
            format!("seat {} is to act, but not at the table", seat.number()),
        ));
    }
    for seat in Seat::all(setup.players()) {
        if seats.contains(seat) {
            legal::<G>(position, seat, |_| 0)?;
        } else if !G::legal(position, seat).is_empty() || !G::canonical(position, seat).is_empty() {
            return Err(fault(Check::Legal, seat, "the seat is not to act, but has legal actions".into()));
        }
    }
    counts.made(Check::Legal);
    ranking::<G>(position, setup)?;
    counts.made(Check::Ending);

    let mut features = [vec![f32::NAN; G::FEATURES], vec![rng.bits() as f32; G::FEATURES]];
    for seat in Seat::all(setup.players()) {
        features[0].fill(f32::NAN);
        for out in &mut features {
            G::features(position, seat, out);
        }
        let name = |at: usize| G::feature_names()[at].clone();
        if let Some(at) = features[0].iter().position(|feature| feature.is_nan() || feature.abs() > 10.0) {
            let message = format!("feature {at} ({}) is {}, not about -1 to 1", name(at), features[0][at]);
            return Err(fault(Check::Features, seat, message));
        }
        if let Some(at) = (0..G::FEATURES).find(|&at| features[0][at] != features[1][at]) {
            let message =
                format!("feature {at} ({}) is {} and then {}", name(at), features[0][at], features[1][at]);
            return Err(fault(Check::Features, seat, message));
        }
    }
    counts.made(Check::Features);
    Ok(())
}

/// Places are a ranking with shared places, and scores stand in the game's categories.
fn ranking<G: Game>(position: &G::Position, setup: &Setup) -> Verdict {
    let places = G::places(position);
    let expected: Vec<u8> =
        places.iter().map(|mine| 1 + places.iter().filter(|other| *other < mine).count() as u8).collect();
    if places.len() != usize::from(setup.players()) || places != expected {
        return Err(fault(
            Check::Ending,
            None,
            format!("places {places:?} are no ranking of {} seats", setup.players()),
        ));
    }
    for seat in Seat::all(setup.players()) {
        let score = G::score(position, seat);
        if score.0[G::CATEGORIES.len()..].iter().any(|&points| points != 0) {
            return Err(fault(Check::Ending, seat, format!("points beyond the categories: {:?}", score.0)));
        }
    }
    Ok(())
}
