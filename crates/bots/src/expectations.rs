//! Every choice of a seat: its expected result, how often the search tried it, and how play would go on after it.

use crate::{Budget, ByNet, ChooseError, Evaluate, Question, Search, advice::COACH, registry::asked};
use catalog::{AnyView, Move, with_game};
use game::{Fast, Seat};

/// Lines are told up to here.
const LONGEST_LINE: usize = 8;

/// A choice, and what may be expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Expectation {
    /// What to do.
    pub action: Move,
    /// Walks that took it; none if it is the only one worth trying, or not worth it.
    pub visits: u32,
    /// By seat: the share of the others it will finish ahead of; unknown without a walk.
    pub shares: Option<Vec<f32>>,
    /// How the walks mostly went on, this action first, in one world that the seat can imagine.
    pub line: Vec<(Seat, &'static str)>,
}

/// All choices of this seat, whose view it is, the most walked first; `legal` are its legal actions. Without a cap on time,
/// equal arguments give equal answers.
pub fn expectations(
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
    budget: &Budget,
    seed: u64,
) -> Result<Vec<Expectation>, ChooseError> {
    with_game!(view.game(), G => {
        <G as Evaluate>::shipped().fitting(COACH)?;
        let (known, actions) = asked::<G>(view, seat, legal)?;
        let question = Question::<G> { view: known, seat, legal: &actions, budget: *budget };
        Ok(of::<G>(&question, legal, seed))
    })
}

fn of<G: Evaluate>(question: &Question<G>, legal: &[Move], seed: u64) -> Vec<Expectation> {
    let (tried, tree) = Search::new(ByNet::new(G::net())).walked(question, &mut Fast::new(seed));
    let world = G::imagine(question.view, &mut Fast::new(seed));
    let players = usize::from(G::setup(&world).players());
    let found = tried.iter().filter_map(|tried| {
        let action = *legal.iter().find(|legal| legal.index == tried.index)?;
        let line = tree.line::<G>(world, question.seat, tried.index, LONGEST_LINE, &mut Fast::new(seed));
        Some(Expectation {
            action,
            visits: tried.visits,
            shares: (tried.visits > 0).then(|| tried.shares[..players].to_vec()),
            line: line.into_iter().map(|(seat, index)| (seat, G::notation().text(index))).collect(),
        })
    });
    let mut all: Vec<Expectation> = found.collect();
    let rest = legal.iter().filter(|legal| tried.iter().all(|tried| tried.index != legal.index));
    let untried = |&action: &Move| Expectation {
        action,
        visits: 0,
        shares: None,
        line: vec![(question.seat, action.text)],
    };
    all.extend(rest.map(untried));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;
    use game::SetupText;

    #[test]
    fn every_choice_is_told_once_and_lines_begin_with_it() {
        for &game in GameId::ALL {
            let text = SetupText { players: game.traits().most_players, options: Default::default() };
            let (position, _) = game.start(&game.setup(&text).unwrap(), &mut Fast::new(3));
            let seat = position.to_act().first().unwrap();
            let (view, legal) = (position.view(Some(seat)), position.legal(seat));
            let told = expectations(&view, seat, &legal, &Budget::nodes(300), 1).unwrap();
            let mut named: Vec<usize> = told.iter().map(|choice| choice.action.index).collect();
            named.sort_unstable();
            assert_eq!(named, legal.iter().map(|legal| legal.index).collect::<Vec<_>>(), "{game:?}");
            for choice in &told {
                assert_eq!(choice.line.first(), Some(&(seat, choice.action.text)));
                assert_eq!(choice.shares.is_some(), choice.visits > 0);
            }
            assert!(told.iter().any(|choice| choice.line.len() > 1), "{game:?}: play goes on");
            assert_eq!(told, expectations(&view, seat, &legal, &Budget::nodes(300), 1).unwrap());
        }
    }
}
