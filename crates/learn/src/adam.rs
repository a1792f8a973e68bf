//! A network is moved towards what really happened, a batch of moments at a time (Adam).

use crate::Sample;
use bots::{
    Net,
    net::{HIDDEN, OUTPUTS, POINTS, WIDTH, share},
};
use game::{Fast, MAX_PLAYERS, parallel};

/// Moments in a batch.
const BATCH: usize = 128;
/// A batch is cut into this many parts, whatever the number of threads: sums then do not depend on it.
const PARTS: usize = 2;
/// How much errors about points count, compared with errors about shares.
const POINTS_COUNT: f32 = 4.0;
/// How long means and spreads of the slopes are remembered.
const MEAN: f32 = 0.9;
const SPREAD: f32 = 0.999;
const TINY: f32 = 1e-8;

/// Remembers the mean and the spread of every weight's slope.
#[derive(Clone, PartialEq, Debug)]
pub struct Adam {
    pub(crate) means: Vec<f32>,
    pub(crate) spreads: Vec<f32>,
    pub(crate) steps: u32,
}

/// How wrong a network is, on average.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Loss {
    /// About shares: cross entropy.
    pub shares: f64,
    /// About points: how far off.
    pub points: f64,
}

/// How wrong a network is about these samples.
pub fn loss(net: &Net, samples: &[Sample]) -> Loss {
    let mut loss = Loss::default();
    let mut count = 0.0;
    for sample in samples {
        let said = net.say(&sample.inputs);
        for seat in 0..usize::from(sample.players) {
            let (share, truth) = (f64::from(share(said.outputs[seat])), f64::from(sample.shares[seat]));
            let share = share.clamp(1e-6, 1.0 - 1e-6);
            loss.shares -= truth * share.ln() + (1.0 - truth) * (1.0 - share).ln();
            let points = said.outputs[MAX_PLAYERS + seat] - sample.points[seat];
            loss.points += f64::from((points * POINTS).abs());
            count += 1.0;
        }
    }
    Loss { shares: loss.shares / f64::max(count, 1.0), points: loss.points / f64::max(count, 1.0) }
}

impl Adam {
    /// Knows nothing yet.
    pub fn new(net: &mut Net) -> Adam {
        let size = net.weights_mut().len();
        Adam { means: vec![0.0; size], spreads: vec![0.0; size], steps: 0 }
    }

    /// Goes once through the samples, in an order of its own.
    pub fn learn(&mut self, net: &mut Net, samples: &[&Sample], pace: f32, rng: &mut Fast, threads: usize) {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let mut slopes = vec![vec![0.0; self.means.len()]; PARTS];
        for batch in order.chunks(BATCH) {
            let part = batch.len().div_ceil(PARTS);
            let parts = batch.chunks(part).zip(&mut slopes);
            let used = parallel::map(
                threads.min(PARTS),
                parts,
                || (),
                |(), (batch, slopes)| {
                    slopes.fill(0.0);
                    for &number in batch {
                        add_slopes(net, samples[number as usize], slopes);
                    }
                    &*slopes
                },
            );
            self.step(net, &used, pace, batch.len());
        }
    }

    fn step(&mut self, net: &mut Net, slopes: &[&Vec<f32>], pace: f32, batch: usize) {
        self.steps += 1;
        let steps = self.steps as i32;
        let pace = pace * (1.0 - SPREAD.powi(steps)).sqrt() / (1.0 - MEAN.powi(steps));
        let weights = net.weights_mut().iter_mut().zip(&mut self.means).zip(&mut self.spreads).enumerate();
        for (at, ((weight, mean), spread)) in weights {
            let slope = slopes.iter().map(|part| part[at]).sum::<f32>() / batch as f32;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *spread = SPREAD * *spread + (1.0 - SPREAD) * slope * slope;
            *weight -= pace * *mean / (spread.sqrt() + TINY);
        }
    }
}

/// Adds how the mistake about this sample changes with every weight.
fn add_slopes(net: &Net, sample: &Sample, slopes: &mut [f32]) {
    let said = net.say(&sample.inputs);
    let players = usize::from(sample.players);
    let mut back = [0.0; WIDTH];
    let share_of = 1.0 / players as f32;
    for seat in 0..players {
        let points = said.outputs[MAX_PLAYERS + seat] - sample.points[seat];
        back[HIDDEN + seat] = (share(said.outputs[seat]) - sample.shares[seat]) * share_of;
        back[HIDDEN + MAX_PLAYERS + seat] = POINTS_COUNT * points * share_of;
    }
    let way_out = net.way_out();
    let (rows, ways) = slopes.split_at_mut(way_out);
    let (to_outputs, _) = net.weights()[way_out..].as_chunks::<OUTPUTS>();
    let (ways, _) = ways.as_chunks_mut::<OUTPUTS>();
    for (unit, (way, weights)) in ways.iter_mut().zip(to_outputs).enumerate() {
        let active = said.layer[unit];
        if active <= 0.0 {
            continue;
        }
        let mut sum = 0.0;
        for (at, (slope, weight)) in way.iter_mut().zip(weights).enumerate() {
            *slope += active * back[HIDDEN + at];
            sum += weight * back[HIDDEN + at];
        }
        back[unit] = sum;
    }
    let (rows, _) = rows.as_chunks_mut::<WIDTH>();
    let always = (rows.len() - 1, 1.0);
    for (number, value) in
        sample.inputs.iter().map(|&(number, value)| (usize::from(number), value)).chain([always])
    {
        for (slope, back) in rows[number].iter_mut().zip(&back) {
            *slope += value * back;
        }
    }
}
