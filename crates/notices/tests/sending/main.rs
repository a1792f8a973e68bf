//! Messages leave the outbox of a store and arrive at servers that the tests start themselves.

mod crash;
mod delivery;
mod sinks;
mod support;
