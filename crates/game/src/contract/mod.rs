//! What a game promises, in three parts: its rules, what it says to people, and what it shows to learning players.
//! Read this before writing or using one.

mod learn;
mod rules;
mod talk;

pub use learn::{Feature, Learn, Pen, flag, share};
pub use rules::{Illegal, Rules, Sink, refuse};
pub use talk::{Question, StandingOrder, Talk, terms};

/// A whole game, behind a marker type (`PuertoRico`): the sum of its three parts. Ask for [`Rules`], [`Talk`] or
/// [`Learn`] alone where that is enough.
pub trait Game: Rules + Talk + Learn {}

impl<G: Rules + Talk + Learn> Game for G {}
