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

/// How much of what is expected fades until a game that stands still ends by itself.
const FADING: f32 = 0.9;

/// What everybody may expect, faded as far as the game stands still: the leader would rather end it, and those
/// behind would rather try something.
fn faded<G: Evaluate>(position: &G::Position, mut values: Values) -> Values {
    let stalled = G::stalled(position);
    if stalled > 0.0 {
        values.iter_mut().for_each(|value| *value *= 1.0 - FADING * stalled);
    }
    values
}

/// By the hand-made evaluation: the seat with more points will likely finish ahead, the more points the more likely. For a
/// game that is over, its result.
#[derive(Copy, Clone, Debug, Default)]
pub struct ByHand;

impl<G: Evaluate> Judge<G> for ByHand {
    fn judge(&mut self, position: &G::Position, _thinker: Seat) -> Values {
        if G::to_act(position).is_empty() {
            return result::<G>(position);
        }
        let values = by_lead(G::setup(position).players(), &G::prospects(position), G::SCALE);
        faded::<G>(position, values)
    }
}

/// A seat with more points will finish ahead: in about three cases of four if it has `scale` points more.
fn by_lead(players: u8, points: &Values, scale: f32) -> Values {
    against_each(players.into(), |mine, other| 1.0 / (1.0 + ((points[other] - points[mine]) / scale).exp()))
}

/// By a network: the shares it expects, or the points where they are the better guide ([`Evaluate::LEAD`]). For a game that
/// is over, its result.
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
        let values = match G::LEAD {
            None => expected.shares,
            Some(scale) => by_lead(G::setup(position).players(), &expected.points, scale),
        };
        faded::<G>(position, values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{ActionSet, Fast, Rules, Setup};
    use mundus_novus::MundusNovus;

    #[test]
    fn a_lead_is_a_share_and_a_lead_of_the_scale_about_three_quarters() {
        let shares = by_lead(2, &[56.0, 50.0, 0.0, 0.0, 0.0, 0.0], 6.0);
        assert!((0.72..0.76).contains(&shares[0]), "{shares:?}");
        assert!((shares[0] + shares[1] - 1.0).abs() < 1e-6);
        let level = by_lead(3, &[40.0; game::MAX_PLAYERS], 6.0);
        assert_eq!(level[..4], [0.5, 0.5, 0.5, 0.0], "who does not play has no share");
    }

    /// In Mundus Novus the seat expected to have more points is judged to be ahead, whatever the shares say.
    #[test]
    fn mundus_novus_is_judged_by_the_points_expected() {
        let mut rng = Fast::new(8);
        let mut position = MundusNovus::start(&Setup::standard::<MundusNovus>(4), &mut rng, &mut ());
        let mut judge = ByNet::new(MundusNovus::net());
        let (mut met, mut otherwise) = (0, 0);
        while let Some(seat) = MundusNovus::to_act(&position).first() {
            let values = Judge::<MundusNovus>::judge(&mut judge, &position, seat);
            let expected = MundusNovus::net().expect::<MundusNovus>(&position, seat, &mut Inputs::default());
            let best = |of: &Values| (0..4).max_by(|&a, &b| of[a].total_cmp(&of[b]));
            assert_eq!(best(&values), best(&expected.points));
            met += 1;
            otherwise += u32::from(best(&values) != best(&expected.shares));
            let legal = MundusNovus::legal(&position, seat);
            let action = MundusNovus::action(legal.nth(rng.below(legal.len() as u32) as usize));
            MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
        assert!(met > 100 && otherwise > 0, "{met} {otherwise}");
    }
}
