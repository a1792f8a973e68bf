//! The program as people call it: what it answers, how it refuses, and that nothing half-written stays.

mod call;
#[expect(dead_code, reason = "tests of the server read the database's log")]
#[path = "../../store/tests/store/cluster.rs"]
mod cluster;
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
#[cfg(unix)]
#[path = "program/nodes.rs"]
mod nodes;
#[cfg(unix)]
#[path = "program/people.rs"]
mod people;
#[cfg(unix)]
#[path = "program/postgres.rs"]
mod postgres;
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
#[cfg(unix)]
#[path = "program/torture.rs"]
mod torture;
