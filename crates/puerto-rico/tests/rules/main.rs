//! The rules of Puerto Rico, chapter by chapter: every worked example of the rulebook, and for every statement a test
//! that fails when it is violated.

mod bonus;
mod builder;
mod buildings;
mod canonical;
mod captain;
mod craftsman;
mod drafts;
mod end;
mod hidden;
mod mayor;
mod options;
mod outside;
mod play;
mod program;
mod proof;
mod prospector;
mod refusals;
mod round;
mod scoring;
mod settler;
mod setup;
mod storage;
mod together;
mod trader;
mod words;
