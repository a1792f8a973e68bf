//! Who says what a position is worth to every seat: a formula made by hand, or a network that has learned it.

use crate::{
    Evaluate,
    net::{Inputs, Net},
    search::{Values, against_each, result},
};
use game::{Game, Seat};

/// Says what every seat may expect at a quiet moment.
pub trait Judge<G: Game> {
    /// The share of the others each seat will finish ahead of; `thinker` is whose view it is.
    fn judge(&mut self, position: &G::Position, thinker: Seat) -> Values;
}

/// By the evaluation made by hand: whoever stands better will likely finish ahead, the more surely the further.
#[derive(Copy, Clone, Debug, Default)]
pub struct ByHand;

impl<G: Evaluate> Judge<G> for ByHand {
    fn judge(&mut self, position: &G::Position, _thinker: Seat) -> Values {
        by_lead(G::setup(position).players(), &G::prospects(position), G::SCALE)
    }
}

/// Who will have more points will finish ahead, in three cases of four (about) if they are as many as `scale` more.
fn by_lead(players: u8, points: &Values, scale: f32) -> Values {
    against_each(players.into(), |mine, other| 1.0 / (1.0 + ((points[other] - points[mine]) / scale).exp()))
}

/// By a network: the shares it expects, or where that errs less ([`Evaluate::LEAD`]) the points; a game that is over
/// speaks for itself.
#[derive(Clone, Debug)]
pub struct ByNet<N> {
    net: N,
    inputs: Inputs,
}

impl<N> ByNet<N> {
    /// By this one.
    pub fn new(net: N) -> ByNet<N> {
        ByNet { net, inputs: Inputs::default() }
    }
}

impl<G: Evaluate, N: AsRef<Net>> Judge<G> for ByNet<N> {
    fn judge(&mut self, position: &G::Position, thinker: Seat) -> Values {
        if G::to_act(position).is_empty() {
            return result::<G>(position);
        }
        let expected = self.net.as_ref().expect::<G>(position, thinker, &mut self.inputs);
        match G::LEAD {
            None => expected.shares,
            Some(scale) => by_lead(G::setup(position).players(), &expected.points, scale),
        }
    }
}
