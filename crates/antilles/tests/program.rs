//! The program as people call it: what it answers, how it refuses, and that nothing half-written stays.

mod call;
#[path = "program/dataset.rs"]
mod dataset;
#[path = "program/engine.rs"]
mod engine;
#[path = "program/good.rs"]
mod good;
#[path = "program/load.rs"]
mod load;
#[path = "program/matches.rs"]
mod matches;
#[path = "program/mcp.rs"]
mod mcp;
#[path = "program/records.rs"]
mod records;
#[path = "program/refused.rs"]
mod refused;
#[cfg(unix)]
#[path = "program/seat.rs"]
mod seat;
#[cfg(unix)]
#[path = "program/serve.rs"]
mod serve;
#[path = "program/strength.rs"]
mod strength;
