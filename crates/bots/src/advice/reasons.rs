//! Why a choice is better or worse than another: what each brings that the other does not, in the game's own terms, and the
//! difference in the end.

use super::{
    claim::{Amount, Claim, Key, Means, What},
    explain::{Explain, worth},
    lines::Outcome,
};
use catalog::Move;
use game::Seat;

/// How much is said of what a choice brings.
const BROUGHT: usize = 3;
/// How much of that is about others.
const OF_OTHERS: usize = 1;
/// A difference worth fewer points than this is not told ...
const LEAST: f32 = 0.3;
/// ... and one worth fewer than this not even where there is nothing else to tell.
const FAINT: f32 = 0.1;
/// What others get counts this much, compared with what the player gets.
const OTHERS: f32 = 0.5;
/// A thing is named if it happens in at least this part of the worlds, a number if it is at least this much.
const LIKELY: f32 = 0.6;

/// A lead is told if it is this many times as large as its error.
const STEADY: f32 = 2.5;

/// What final scores are counted in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points.
    Points,
    /// Doubloons.
    Doubloons,
}

impl Unit {
    /// The message that says some of them.
    pub const fn id(self) -> &'static str {
        match self {
            Unit::Points => "lead-points",
            Unit::Doubloons => "lead-doubloons",
        }
    }
}

/// A choice compared with another.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasons {
    /// What the other one begins with.
    pub other: Move,
    /// Is it better than the other one, as far as was searched?
    pub better: bool,
    /// What this one brings and the other does not, the most important first.
    pub brings: Vec<Claim>,
    /// What the other one brings: what speaks against it if this one is better, for it otherwise.
    pub otherwise: Option<Claim>,
    /// How many points more the seat may expect in the end than with the other one.
    pub lead: f32,
    /// What these points are called.
    pub unit: Unit,
    /// How far off that may be: the standard error over the worlds that were imagined.
    pub error: f32,
    /// The seat's chance to win in percent, with this one and with the other one.
    pub chances: [u32; 2],
}

impl Reasons {
    pub(super) fn new<G: Explain>(
        seat: Seat,
        this: &Outcome,
        than: &Outcome,
        other: Move,
        better: bool,
        chances: [u32; 2],
    ) -> Reasons {
        let leads: Vec<f32> =
            this.points.iter().zip(&than.points).map(|(here, there)| here - there).collect();
        let worlds = leads.len().max(2) as f32;
        let lead = leads.iter().sum::<f32>() / worlds;
        let variance = leads.iter().map(|one| (one - lead).powi(2)).sum::<f32>() / (worlds - 1.0);
        let error = (variance / worlds).sqrt();
        let told = |least: f32| {
            let mut brings = differences::<G>(seat, &this.means, &than.means, least);
            let plain = |claim: &Claim, own: &Outcome, other: &Outcome| {
                own.named.says(claim, seat) || other.named.takes(claim)
            };
            brings.retain(|told| told.good_for(seat) && !plain(&told.claim, this, than));
            let mut of_others = 0;
            brings.retain(|told| {
                of_others += usize::from(told.claim.seat != seat);
                told.claim.seat == seat || of_others <= OF_OTHERS
            });
            brings.truncate(BROUGHT);
            // What speaks against the other one if this is better, for it otherwise.
            let speaks = |told: &Told| told.good_for(seat) != better && !plain(&told.claim, than, this);
            let otherwise = differences::<G>(seat, &than.means, &this.means, least).into_iter().find(speaks);
            let brings: Vec<Claim> = brings.into_iter().map(|told| told.claim).collect();
            (brings, otherwise.map(|told| told.claim))
        };
        let (brings, otherwise) = match told(LEAST) {
            (brings, None) if brings.is_empty() => told(FAINT),
            told => told,
        };
        Reasons { other, better, brings, otherwise, lead, unit: G::UNIT, error, chances }
    }

    /// Is there anything to say?
    pub fn is_empty(&self) -> bool {
        self.brings.is_empty() && self.otherwise.is_none() && self.told_lead().is_none()
    }

    /// A difference in points that can be stated: at least one, more than chance explains in a few worlds, and not against what
    /// the search found.
    pub fn told_lead(&self) -> Option<u32> {
        let points = self.lead.abs().round();
        let steady = self.lead.abs() >= STEADY * self.error;
        (points >= 1.0 && steady && (self.lead > 0.0) == self.better).then_some(points as u32)
    }
}

/// Something that one choice brings more of than another.
struct Told {
    claim: Claim,
    /// Points it is worth to whom it happens to.
    worth: f32,
    /// How far it moves the balance.
    weight: f32,
}

impl Told {
    fn good_for(&self, seat: Seat) -> bool {
        (self.worth > 0.0) == (self.claim.seat == seat)
    }
}

/// What one choice brings more of than another, good or bad, the most important first.
fn differences<G: Explain>(seat: Seat, this: &Means, than: &Means, least: f32) -> Vec<Told> {
    let told = |key: &Key| {
        let (here, there) = (this.mean(key), than.mean(key));
        let difference = Amount { count: here.count - there.count, gain: here.gain - there.gain };
        // Only what there is more of here: of what there is less of, the other choice tells.
        let more = here.count.abs() - there.count.abs() >= LIKELY
            || (here.gain - there.gain >= LIKELY && here.count >= LIKELY);
        let claim = this.claim(key).filter(|claim| more && claim.count >= LIKELY)?;
        if key.what.is_one_thing() && !claim.even {
            return None;
        }
        // What others pay buys them something.
        if key.seat != seat && matches!(claim.what, What::Spend | What::Discard | What::Fare) {
            return None;
        }
        let whose = if key.seat == seat { 1.0 } else { OTHERS };
        let weight = worth::<G>(key.what, difference).abs() * whose;
        (weight >= least).then(|| Told { claim, worth: worth::<G>(key.what, here), weight })
    };
    let mut all: Vec<Told> = this.keys().filter_map(told).collect();
    all.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    all
}
