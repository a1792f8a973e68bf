//! Matches and simulations. One program, so that the games are compiled into it once.

mod contest;
mod decisions;
mod simulate;
