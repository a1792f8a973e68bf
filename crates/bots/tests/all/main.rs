//! The bots and the coach. One program, so that the games are compiled into it once.

mod advice;
mod appraisal;
mod characters;
mod claims;
mod endings;
mod greedy;
mod greedy_san_juan;
mod net;
mod promises;
mod said;
mod winning;
