//! The parts of a round.

use mundus_novus::Step;

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    Event,
    Supply,
    Trade,
    Progression,
}

impl Phase {
    /// In order.
    pub const ALL: [Phase; 4] = [Phase::Event, Phase::Supply, Phase::Trade, Phase::Progression];

    /// The part to which a step belongs.
    pub fn of(step: Step) -> Phase {
        match step {
            Step::Call => Phase::Event,
            Step::Split | Step::Pick | Step::Pirates => Phase::Supply,
            Step::Announce | Step::Offer | Step::Appoint | Step::Take | Step::Market | Step::Gift => {
                Phase::Trade
            }
            _ => Phase::Progression,
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Phase::Event => "mn-phase-event",
            Phase::Supply => "mn-phase-supply",
            Phase::Trade => "mn-phase-trade",
            Phase::Progression => "mn-phase-progression",
        }
    }
}
