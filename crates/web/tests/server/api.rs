//! The HTTP API: who may do what, what is answered to bad requests, what nobody learns.

mod bots;
mod curl;
mod document;
mod doors;
mod people;
mod play;
mod programs;
mod twice;
