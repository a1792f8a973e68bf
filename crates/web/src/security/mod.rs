//! What keeps strangers out: connections, headers, where requests come from and where they lead, limits, rates, tokens,
//! cookies.

pub mod bodies;
pub mod connections;
pub mod cookies;
pub mod headers;
pub mod hosts;
mod network;
pub mod origin;
pub mod places;
pub mod rates;
pub mod redirects;
mod socket;
pub mod token;

pub use network::network;
