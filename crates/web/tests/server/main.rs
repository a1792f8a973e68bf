//! The server as its users meet it: over HTTP, without a browser. One program, so that it is linked once.

#[path = "../../../store/tests/store/cluster.rs"]
mod cluster;
#[path = "../support/mod.rs"]
mod support;
#[path = "../support/written.rs"]
mod written;

mod ahead;
mod api;
mod around;
mod bonus;
mod brought;
mod choices;
mod clicks;
mod client;
mod clocks;
mod coach;
mod contrast;
mod daily;
mod damage;
mod door;
mod failing;
mod forgotten;
mod guide;
mod host;
mod hostile;
mod http;
mod kept;
mod leaks;
mod lesson;
mod nodes;
mod notices;
mod operations;
mod outbox;
mod outcomes;
mod paces;
mod pages;
mod people;
mod puzzles;
mod routes;
mod snapshots;
mod style;
mod told;
mod tournaments;
mod watchers;
mod week;
mod words;
