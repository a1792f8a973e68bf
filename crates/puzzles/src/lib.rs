//! Puzzles: positions from games between strong bots in which one choice is clearly best.
//!
//! A puzzle is a game up to a decision, the seat that decides, and what two searches say of its choices. The shipped ones
//! are one file for each game; each line is a game with all puzzles found in it. `antilles puzzles` finds more.
//!
//! | module | what |
//! |---|---|
//! | [`file`] | how puzzles are written, read and replayed |
//! | [`kinds`] | which decisions make puzzles, by game |
//! | [`mine`] | how they are found |
//! | [`rating`] | how hard they are: measured on the levels, then by the answers of people |
//! | [`shipped`] | those that come with the program, and the one of the day |

pub mod file;
pub mod kinds;
pub mod mine;
pub mod rating;
pub mod shipped;

pub use file::{Choice, Fault, Found, Game, Puzzle, Ready};
pub use mine::{Plan, mine};
pub use shipped::{Id, find, of_day, of_game};
