//! Tables. One program, so that the games are compiled into it once.

mod ahead;
mod duplicate;
mod games;
mod hostile;
mod secret_offers;
