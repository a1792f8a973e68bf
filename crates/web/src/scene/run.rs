//! Several small steps that are told as one: what a game says of them.

/// A kind of small step.
#[derive(Debug)]
pub struct Run {
    /// The message that tells one step.
    pub event: &'static str,
    /// What the player is asked while it goes on.
    pub ask: &'static str,
    /// The message that tells all of them.
    pub all: &'static str,
    /// Their argument that is told as a list.
    pub list: Option<(&'static str, Twice)>,
    /// Their number that is summed up.
    pub sum: Option<&'static str>,
}

/// How a list tells what comes more than once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Twice {
    /// Each time.
    Again,
    /// Once.
    Once,
    /// Once, with its number; its term has an attribute `many`.
    Counted,
}
