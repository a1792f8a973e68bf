//! The scripted characters of each game: greedy players with a taste, the pool that others train against.
//!
//! A taste is a handful of numbers. Factors multiply what the hand-made evaluation expects of something, 1 being plain;
//! points are added to it while there is time for them. They touch only what the character thinks of its own board: the
//! others are judged plainly.
//!
//! The pool is frozen: `docs/pool.md` tells what was measured with exactly these numbers, and a test remembers how each
//! character plays.

mod mundus_novus;
mod puerto_rico;
mod san_juan;
mod santiago;

pub use mundus_novus::Taste as MundusNovusTaste;
pub use puerto_rico::Taste as PuertoRicoTaste;
pub use san_juan::Taste as SanJuanTaste;
pub use santiago::Taste as SantiagoTaste;

pub(super) const MUNDUS_NOVUS: &[Character<MundusNovusTaste>] = mundus_novus::CHARACTERS;
pub(super) const PUERTO_RICO: &[Character<PuertoRicoTaste>] = puerto_rico::CHARACTERS;
pub(super) const SAN_JUAN: &[Character<SanJuanTaste>] = san_juan::CHARACTERS;
pub(super) const SANTIAGO: &[Character<SantiagoTaste>] = santiago::CHARACTERS;

/// A greedy player with a name and a taste.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Character<T> {
    /// Stable, used in records; no two games have a character of the same name.
    pub name: &'static str,
    /// What it likes.
    pub taste: T,
}
