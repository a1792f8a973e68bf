//! Chance and those who are told what happens, in one: what every step of a game hands on to the next.

use crate::{Chance, Sink};

/// Deals and tells: what a game needs from outside while it goes on. (One thing, not two: it is handed
/// on at every step, and what is handed on needs registers.)
pub trait Dealer<E>: Chance + Sink<E> {}

impl<E, D: Chance + Sink<E>> Dealer<E> for D {}

/// Deals by this chance and tells this sink.
#[derive(Debug)]
pub struct Dealing<'a, C: ?Sized, S> {
    /// Where outcomes come from.
    pub chance: &'a mut C,
    /// Who is told what happens.
    pub sink: &'a mut S,
}

impl<C: Chance + ?Sized, S> Chance for Dealing<'_, C, S> {
    #[inline(always)]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.chance.pick(names, weights)
    }

    #[inline(always)]
    fn pick_of(&mut self, names: &'static [&'static str], weights: &[u8], sum: u32) -> usize {
        self.chance.pick_of(names, weights, sum)
    }
}

impl<E, C: ?Sized, S: Sink<E>> Sink<E> for Dealing<'_, C, S> {
    #[inline(always)]
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.sink.tell(make);
    }
}
