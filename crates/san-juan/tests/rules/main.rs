//! Every statement of the rulebook, and every worked example of the rules, as a test that fails when it is violated.

mod builder;
mod councillor;
mod crane;
mod deck;
mod end;
mod expansion;
mod hidden;
mod options;
mod outside;
mod play;
mod producer;
mod program;
mod proof;
mod prospector;
mod refusals;
mod round;
mod setup;
mod together;
mod trader;
mod versions;
mod views;
mod words;
