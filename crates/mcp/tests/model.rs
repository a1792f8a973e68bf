//! The door as a model's host uses it: the crate's own client, in memory and over HTTP.

#[path = "model/french.rs"]
mod french;
#[path = "model/games.rs"]
mod games;
#[path = "model/hostile.rs"]
mod hostile;
#[path = "model/http.rs"]
mod http;
#[path = "model/report.rs"]
mod report;
#[path = "model/support.rs"]
mod support;
