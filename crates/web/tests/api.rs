//! The HTTP API: who may do what, what is answered to bad requests, what nobody learns.

#[path = "api/client.rs"]
mod client;
#[expect(dead_code, reason = "these tests need a part of the browser only")]
mod support;

#[path = "api/bots.rs"]
mod bots;
#[path = "api/curl.rs"]
mod curl;
#[path = "api/document.rs"]
mod document;
#[path = "api/doors.rs"]
mod doors;
#[path = "api/play.rs"]
mod play;
#[path = "api/programs.rs"]
mod programs;
#[path = "api/twice.rs"]
mod twice;
