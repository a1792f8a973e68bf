//! The plantation tiles: the face-down stack, the face-up row, the discard.

use crate::{
    components::{Good, Tile},
    counts::Counts,
    event::Event,
    position::Position,
};
use game::{Bag, Chance, Sink, several};

/// How records spell the outcome of a draw.
const NAMES: &[&str] = &Good::IDS;

const EMPTY: Bag<5> = Bag { counts: [0; 5] };

/// Is there a tile to draw, from the stack or the discard?
#[inline]
pub(crate) fn can_draw(p: &Position) -> bool {
    !p.stack.is_empty() || !p.discard.is_empty()
}

/// Draws from a stack that is not empty. Chance is asked only if it decides something.
#[inline]
fn draw_from_stack<C: Chance + ?Sized>(p: &mut Position, chance: &mut C) -> usize {
    let kinds = Counts::new(p.stack.counts).kinds();
    let kind = if several(kinds.into()) {
        chance.pick(NAMES, &p.stack.counts)
    } else {
        kinds.trailing_zeros() as usize
    };
    p.stack.counts[kind] -= 1;
    kind
}

#[inline]
fn reshuffle<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.stack = std::mem::replace(&mut p.discard, EMPTY);
    sink.tell(|| Event::Reshuffled);
}

/// Draws one tile; the discard is shuffled first if the stack is empty. There is one.
#[inline]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Tile {
    if p.stack.is_empty() {
        reshuffle(p, sink);
    }
    Tile::ALL[draw_from_stack(p, chance)]
}

/// Lays out a new row, as long as there are tiles.
#[inline]
pub(crate) fn lay_row<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let mut needed = p.table().row;
    let mut row = Counts::default();
    loop {
        let stack = Counts::new(p.stack.counts);
        if stack.total() > needed {
            for _ in 0..needed {
                *row.of_mut(Good::ALL[draw_from_stack(p, chance)]) += 1;
            }
            break;
        }
        needed -= stack.total();
        row = row.plus(stack);
        p.stack = EMPTY;
        if needed == 0 || p.discard.is_empty() {
            break;
        }
        reshuffle(p, sink);
    }
    p.row = row;
    sink.tell(|| Event::RowLaid { tiles: row });
}

/// Puts the untaken face-up tiles on the discard.
#[inline]
pub(crate) fn discard_row(p: &mut Position) {
    p.discard.counts = Counts::new(p.discard.counts).plus(p.row).amounts();
    p.row = Counts::default();
}
