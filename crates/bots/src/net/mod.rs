//! A small network that has learned what a position is worth: for every seat the share of the others it will finish
//! ahead of, and its points.
//!
//! Inputs are the game's features seen from one seat ([`game::Learn::features`]) and how well every seat stands by hand
//! ([`Evaluate::prospects`]). One hidden layer, and a direct way from every input to every output: what the hand-made
//! evaluation knows need not be learned again. Most inputs are zero in most positions, and a zero costs nothing.
//!
//! Seats are counted from the one whose view it is, so one network serves every seat, and every number of players.

mod shipped;

pub use shipped::Shipped;
pub(crate) use shipped::shipped;

use crate::{Evaluate, search::Values};
use game::{Game, MAX_PLAYERS, Pen, Seat};

/// Units of the hidden layer.
pub const HIDDEN: usize = 64;
/// Shares of all seats, then their points.
pub const OUTPUTS: usize = 2 * MAX_PLAYERS;
/// What an input is multiplied with: the hidden units, and directly the outputs.
pub const WIDTH: usize = HIDDEN + OUTPUTS;
/// How many points are 1 in the outputs.
pub const POINTS: f32 = 50.0;
/// How much of the hand-made evaluation is 1 in the inputs.
const STANDS: f32 = 20.0;
/// The first bytes of a file of weights. Then come, in four bytes each, the numbers of inputs and hidden units and the
/// version of the rules it was trained under (for information only), and in eight what its features mean.
const MARK: &[u8; 8] = b"ANTNET 2";
const HEAD: usize = MARK.len() + 4 + 4 + 4 + 8;

/// How many inputs a network for this game has.
pub const fn inputs_of<G: Game>() -> usize {
    G::FEATURES + MAX_PLAYERS
}

/// A number for what the features of this game mean, one by one: another one if a feature is named otherwise or moves. A
/// network that was trained for other features would take one thing for another.
pub fn meaning_of<G: Game>() -> u64 {
    let names = G::feature_names().join("\n");
    fnv(names.bytes())
}

/// FNV-1a: short, and the same on every machine.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

/// The inputs of a network: only those that are not zero, each with its number.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs {
    /// Numbers and values.
    pub set: Vec<(u16, f32)>,
}

impl Inputs {
    /// Looks at a position from a seat.
    pub fn look<G: Evaluate>(&mut self, position: &G::Position, seat: Seat) {
        self.set.resize(inputs_of::<G>(), (0, 0.0));
        let mut pen = Sparse { set: &mut self.set, count: 0, next: 0 };
        G::describe(position, seat, &mut pen);
        debug_assert_eq!(usize::from(pen.next), G::FEATURES);
        let (players, prospects) = (G::setup(position).players(), G::prospects(position));
        let mut stands = [0.0; MAX_PLAYERS];
        let stands = &mut stands[..usize::from(players)];
        for (stand, other) in stands.iter_mut().zip(seat.clockwise(players)) {
            *stand = prospects[other.index()] / STANDS;
        }
        let mean = stands.iter().sum::<f32>() / f32::from(players);
        stands.iter().for_each(|stand| pen.put(stand - mean));
        let count = pen.count;
        self.set.truncate(count);
    }
}

/// Writes down what is not zero, and its number. Everything is written in the next free place, which is taken only by what
/// is not zero. Which values are zero is unpredictable, and a mispredicted branch costs more than the write.
struct Sparse<'a> {
    set: &'a mut [(u16, f32)],
    /// Places taken.
    count: usize,
    next: u16,
}

impl Sparse<'_> {
    #[inline]
    fn put(&mut self, value: f32) {
        self.set[self.count] = (self.next, value);
        self.count += usize::from(value != 0.0);
        self.next += 1;
    }
}

impl<T: Copy> Pen<T> for Sparse<'_> {
    #[inline]
    fn write(&mut self, _about: T, _name: impl FnOnce() -> String, value: impl FnOnce() -> f32) {
        self.put(value());
    }

    #[inline]
    fn write_set(&mut self, _about: T, count: usize, set: u64, _name: impl Fn(usize) -> String) {
        let mut left = set;
        while left != 0 {
            self.set[self.count] = (self.next + left.trailing_zeros() as u16, 1.0);
            self.count += 1;
            left &= left - 1;
        }
        self.next += count as u16;
    }

    #[inline]
    fn write_nothing(&mut self, count: usize) {
        self.next += count as u16;
    }
}

/// What a network says: by seat, counted from the one who looks.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Said {
    /// The hidden layer, then the outputs as they came through the direct way only.
    pub layer: [f32; WIDTH],
    /// Logarithmic odds of the shares, and points.
    pub outputs: [f32; OUTPUTS],
}

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    meaning: u64,
    rules: u32,
    weights: Vec<f32>,
}

/// Why a file is not a network for this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoNet {
    /// It is something else, or damaged.
    #[error("this is not a network with {HIDDEN} hidden units")]
    Damaged,
    /// It was trained for features that this game does not have, or no longer has.
    #[error(
        "this network was trained for other features of {game}: with {found} inputs (now {wanted}), under version {rules} of the rules"
    )]
    OtherFeatures {
        /// The game's id.
        game: &'static str,
        /// The inputs of the network.
        found: usize,
        /// The inputs wanted.
        wanted: usize,
        /// The rules it was trained under.
        rules: u32,
    },
}

impl Net {
    /// How many weights a network with this many inputs has: a row for every input, one for what is always there, and the
    /// way from the hidden layer to the outputs.
    const fn size(inputs: usize) -> usize {
        (inputs + 1) * WIDTH + HIDDEN * OUTPUTS
    }

    /// A network for a game that has learned nothing: who stands better by hand will finish ahead. `small` gives small
    /// numbers around zero, for the hidden layer to begin with.
    pub fn new<G: Evaluate>(mut small: impl FnMut() -> f32) -> Net {
        let inputs = inputs_of::<G>();
        let mut net = Net {
            inputs,
            meaning: meaning_of::<G>(),
            rules: G::RULES_VERSION,
            weights: vec![0.0; Net::size(inputs)],
        };
        let (rows, _) = net.weights.as_chunks_mut::<WIDTH>();
        for row in rows.iter_mut().take(inputs) {
            row[..HIDDEN].fill_with(&mut small);
        }
        for seat in 0..MAX_PLAYERS {
            rows[G::FEATURES + seat][HIDDEN + seat] = STANDS / G::SCALE;
        }
        net.weights[(inputs + 1) * WIDTH..].fill_with(&mut small);
        net
    }

    /// The version of the rules it was trained under. It serves others as well, as long as its features mean the same.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// All weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// All weights, to be learned.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Where the rows of the inputs end and the way out of the hidden layer begins.
    pub fn way_out(&self) -> usize {
        (self.inputs + 1) * WIDTH
    }

    /// What it says about these inputs.
    #[inline]
    pub fn say(&self, inputs: &[(u16, f32)]) -> Said {
        let (rows, _) = self.weights[..self.way_out()].as_chunks::<WIDTH>();
        let (ways, _) = self.weights[self.way_out()..].as_chunks::<OUTPUTS>();
        let mut layer = rows[self.inputs];
        // Several inputs at a time: the layer is read and written once for all of them. They are added in their order,
        // so the sums are the same as one by one.
        let (fours, rest) = inputs.as_chunks::<4>();
        for four in fours {
            add_to(&mut layer, four.map(|(number, value)| (&rows[usize::from(number)], value)));
        }
        for &(number, value) in rest {
            add_to(&mut layer, [(&rows[usize::from(number)], value)]);
        }
        let mut outputs = [0.0; OUTPUTS];
        outputs.copy_from_slice(&layer[HIDDEN..]);
        // A negative unit contributes nothing. Adding zero is cheaper than an unpredictable branch.
        for (unit, way) in layer.iter_mut().zip(ways) {
            *unit = unit.max(0.0);
            for (output, weight) in outputs.iter_mut().zip(way) {
                *output += *unit * weight;
            }
        }
        Said { layer, outputs }
    }

    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend((self.inputs as u32).to_le_bytes());
        bytes.extend((HIDDEN as u32).to_le_bytes());
        bytes.extend(self.rules.to_le_bytes());
        bytes.extend(self.meaning.to_le_bytes());
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// From a file of [`Net::to_bytes`], for this game.
    pub fn from_bytes<G: Game>(bytes: &[u8]) -> Result<Net, NoNet> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>().ok_or(NoNet::Damaged)?;
        let head = head.strip_prefix(MARK).ok_or(NoNet::Damaged)?;
        let (numbers, meaning) = head.as_chunks::<4>().0.split_at(3);
        let [inputs, hidden, rules] = [0, 1, 2].map(|at| u32::from_le_bytes(numbers[at]));
        let meaning = u64::from_le_bytes(*meaning.as_flattened().first_chunk().ok_or(NoNet::Damaged)?);
        let (inputs, wanted) = (inputs as usize, inputs_of::<G>());
        if hidden as usize == HIDDEN && (inputs, meaning) != (wanted, meaning_of::<G>()) {
            return Err(NoNet::OtherFeatures { game: G::ID, found: inputs, wanted, rules });
        }
        let (weights, over) = rest.as_chunks::<4>();
        if hidden as usize != HIDDEN || weights.len() != Net::size(wanted) || !over.is_empty() {
            return Err(NoNet::Damaged);
        }
        let weights: Vec<f32> = weights.iter().map(|&four| f32::from_le_bytes(four)).collect();
        let finite = weights.iter().all(|weight| weight.is_finite());
        if finite { Ok(Net { inputs, meaning, rules, weights }) } else { Err(NoNet::Damaged) }
    }

    /// What tells its weights from those of another network, in hexadecimal.
    pub fn digest(&self) -> String {
        format!("{:016x}", fnv(self.weights.iter().flat_map(|weight| weight.to_le_bytes())))
    }
}

/// Adds these rows of weights, each as many times as its value says, one after the other.
#[inline]
fn add_to<const N: usize>(layer: &mut [f32; WIDTH], rows: [(&[f32; WIDTH], f32); N]) {
    for (at, unit) in layer.iter_mut().enumerate() {
        *unit = rows.iter().fold(*unit, |sum, (row, value)| sum + value * row[at]);
    }
}

/// A share from its logarithmic odds.
#[inline]
pub fn share(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// What every seat may expect, by seat of the game.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Expected {
    /// The share of the others it will finish ahead of.
    pub shares: Values,
    /// Its points in the end.
    pub points: Values,
}

impl Net {
    /// What every seat may expect here, looked at from one of them.
    pub fn expect<G: Evaluate>(&self, position: &G::Position, seat: Seat, inputs: &mut Inputs) -> Expected {
        inputs.look::<G>(position, seat);
        let said = self.say(&inputs.set);
        let mut expected = Expected::default();
        for (at, other) in seat.clockwise(G::setup(position).players()).enumerate() {
            expected.shares[other.index()] = share(said.outputs[at]);
            expected.points[other.index()] = said.outputs[MAX_PLAYERS + at] * POINTS;
        }
        expected
    }
}

impl AsRef<Net> for Net {
    fn as_ref(&self) -> &Net {
        self
    }
}
