//! What keeps strangers out: connections, headers, where requests come from and where they lead, limits, rates, tokens,
//! cookies.

pub mod bodies;
pub mod connections;
pub mod cookies;
pub mod headers;
pub mod hosts;
pub mod origin;
pub mod rates;
pub mod redirects;
pub mod token;

pub use shares::{network, places};
